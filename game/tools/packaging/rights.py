"""Whose the parts of a package are and what may be done with them, in Debian's form."""

from __future__ import annotations

from game.paths import assets, root
from game.tools.packaging.labels import AUTHORS, NAME, TITLE

FORM = "https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/"
SEPARATOR = "-" * 60
"""What stands between our words and the licence in ``assets/LICENSE``."""
FONTS = {"OFL-AlegreyaSans.txt": ("text-*.ttf",), "OFL-Vollkorn.txt": ("display.ttf",)}
"""The licence that lies beside some fonts, and these fonts."""


def text(home: str) -> str:
    """The file ``copyright`` of a package whose program lies in the folder ``home``, a path without the first slash."""
    inside = f"{home}/_internal"
    own = (f"{inside}/assets/*", f"{inside}/data/text/*", f"{inside}/data/lessons/*", f"{inside}/data/rulebook/*")
    libraries = (f"{inside}/*.so*", f"{inside}/base_library.zip", f"{inside}/*.libs/*", f"{inside}/licences/*")
    rows = [f"Format: {FORM}", f"Upstream-Name: {TITLE}", f"Upstream-Contact: {AUTHORS}", ""]
    rows += _part(("*",), f"2026 {AUTHORS}", "Expat")
    rows += _part((*own, f"{inside}/data/sound/*"), f"2026 {AUTHORS}", "CC-BY-4.0")
    for licence, names in FONTS.items():
        holder = (assets() / "fonts" / licence).read_text(encoding="utf-8").splitlines()[0]
        rows += _part(
            tuple(f"{inside}/assets/fonts/{name}" for name in names), holder.removeprefix("Copyright "), "OFL-1.1"
        )
    rows += _part(libraries, "the authors that the texts in its folder licences name", "others")
    rows += ["License: Expat", *_quoted(expat()), ""]
    rows += ["License: CC-BY-4.0", *_quoted(cc_by()), ""]
    rows += ["License: OFL-1.1", *_quoted(open_font()), ""]
    told = (
        f"Python, its packages and the libraries that {NAME} brings along are under the licences whose texts lie in\n"
    )
    rows += ["License: others", *_quoted(f"{told}/{inside}/licences, each under the name of what it belongs to."), ""]
    return "\n".join(rows)


def expat() -> str:
    """The licence of the code, which Debian calls Expat, without its heading and who holds the rights."""
    paragraphs = (root() / "LICENSE").read_text(encoding="utf-8").split("\n\n")
    return "\n\n".join(paragraphs[2:5])


def cc_by() -> str:
    """The licence of pictures, words and sounds."""
    return (assets() / "LICENSE").read_text(encoding="utf-8").partition(f"{SEPARATOR}\n")[2].strip()


def open_font() -> str:
    """The licence of the fonts, without who holds the rights."""
    words = (assets() / "fonts" / next(iter(FONTS))).read_text(encoding="utf-8")
    return "SIL OPEN FONT LICENSE" + words.partition("SIL OPEN FONT LICENSE")[2].rstrip()


def _part(files: tuple[str, ...], holder: str, licence: str) -> list[str]:
    return ["Files: " + "\n       ".join(files), f"Copyright: {holder}", f"License: {licence}", ""]


def _quoted(words: str) -> list[str]:
    """Paragraphs as the form wants them: a blank before each line, a dot on what has no letters."""
    return [f" {line.rstrip()}" if line.strip() else " ." for line in words.splitlines()]
