"""Icons: the signs of assets/icons on their grid of 24 units, on paper, on dark and as a plan."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from game.art.kit.palette import CREAM, INK, Colour
from game.art.kit.shapes import Fragment
from game.paths import root

GRID = 24
"""Width and height of an icon's own units."""
_RIM = 2.6

_TAG = re.compile(r"<(?:path|circle|rect|ellipse)[^>]*/>")
_COLOURS = re.compile(r"#[0-9A-Fa-f]{6}")


def folder() -> Path:
    """Where the icons lie, one SVG file per name."""
    return root() / "assets" / "icons"


class IconMissing(KeyError):
    """An icon is not where it should be, or no drawing; the message says which and what to do."""

    def __str__(self) -> str:
        return str(self.args[0])


@cache
def names() -> frozenset[str]:
    """The names of all icons."""
    return frozenset(file.stem for file in folder().glob("*.svg"))


@cache
def drawing(name: str) -> Fragment:
    """What the icon's file draws, in units of its grid. Raises IconMissing."""
    file = folder() / f"{name}.svg"
    if not file.is_file():
        raise IconMissing(f"there is no icon '{name}' in {folder()}: put the file back or install the game again")
    try:
        text = file.read_text("utf-8")
        ElementTree.fromstring(text)
        return text[text.index(">") + 1 : text.rindex("</svg>")]
    except (OSError, ValueError, ElementTree.ParseError):
        raise IconMissing(f"{file} is damaged: put the file back or install the game again") from None


@cache
def is_sign(name: str) -> bool:
    """Whether the icon is an interface sign: lines in ink only, which may take any colour."""
    return set(_COLOURS.findall(drawing(name))) <= {INK}


@cache
def on_paper(name: str, colour: Colour = INK) -> Fragment:
    """The icon for a light ground; signs take ``colour``, things keep their own."""
    return drawing(name).replace(INK, colour) if is_sign(name) else drawing(name)


@cache
def on_dark(name: str, colour: Colour = CREAM) -> Fragment:
    """The icon for a dark ground: signs in ``colour``, things above their own wider shape in ``colour``."""
    if is_sign(name):
        return on_paper(name, colour)
    return _TAG.sub(lambda m: _widened(m[0], colour), drawing(name)) + drawing(name)


def _widened(tag: str, colour: Colour) -> Fragment:
    width = re.search(r'stroke-width="([\d.]+)"', tag)
    rim = (float(width[1]) if width else 0) + _RIM
    bare = re.sub(r' stroke(?:-[a-z]+)?="[^"]*"', "", tag)
    bare = re.sub(r'fill="(?!none)[^"]*"', f'fill="{colour}"', bare)
    ink = f'stroke="{colour}" stroke-width="{rim:g}" stroke-linejoin="round" stroke-linecap="round"'
    return f"{bare[:-2]} {ink}/>"
