"""What a system is told about the built program: its names, its identifier and its version."""

from __future__ import annotations

import re
from typing import Any

NAME, TITLE = "vendemmia", "Vendemmia"
IDENTIFIER = "arpa.home.vendemmia"
"""The name turned round of a place in the domain that is kept for what belongs to nobody's (RFC 8375)."""
AUTHORS = "the Vendemmia authors"
MAINTAINER = "Vendemmia authors <vendemmia@home.arpa>"
"""Who is named by a package; the address is in the same domain, since nobody's may be given out."""
LICENCE = "MIT AND CC-BY-4.0 AND OFL-1.1"
"""Of the code, of pictures, words and sounds, and of the fonts, in the words of SPDX."""

ABOUT = ("desktop-about-games", "desktop-about-company", "desktop-about-aloud", "desktop-about-own")
"""The messages that say in a paragraph each what the program is."""
CATEGORIES = ("Game", "BoardGame")
"""Where it stands in menus and shops, in the words of freedesktop.org."""


def numbers(version: str) -> tuple[int, int, int, int]:
    """The four numbers of a version, as Windows wants them; what is no number, or not there, is 0."""
    found = [re.match(r"\d+", part) for part in version.split(".")[:4]]
    first, second, third, fourth, *_ = [int(one[0]) if one else 0 for one in found] + [0] * 4
    return first, second, third, fourth


def properties(version: str) -> dict[str, str]:
    """What Windows shows as the properties of the program."""
    return {
        "FileDescription": TITLE,
        "FileVersion": version,
        "InternalName": NAME,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": version,
    }


def information(version: str) -> dict[str, Any]:
    """What macOS reads in the program's Info.plist, beside what PyInstaller writes there."""
    return {
        "CFBundleDisplayName": TITLE,
        "CFBundleVersion": ".".join(str(number) for number in numbers(version)[:3]),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
    }
