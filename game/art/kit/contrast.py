"""The two themes: normal, and high contrast, where every surface is white or black and every line is strong.

Drawings name the inks of the house; on their way to pixels ``ink`` and ``inked`` turn them into those of the theme
that was chosen. What tells things apart (players, decks, wines, seasons) keeps its colour. Changing the theme makes
all kept drawings stale.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Literal

from game.art.kit.palette import (
    BRASS,
    CELLAR_NUMBER,
    CREAM2,
    DISABLED,
    FOCUS,
    GOLD,
    ILLEGAL,
    INK,
    INK2,
    LEGAL,
    LINE,
    RESIDUAL_STONE,
    SELECT,
    SHADOW,
    SLOT_NUMBER,
    TIMBER,
    WARN,
    Colour,
    rgb,
)

Theme = Literal["normal", "high"]

WHITE, BLACK, DARK, YELLOW = "#FFFFFF", "#000000", "#111111", "#FFD84D"
PEOPLE_RIM = 3.0
"""How thick the white rim of people is, in lines of theirs, unless they are drawn large."""
OUTLINE = 3.0
"""The least width of frames in high contrast, in design px."""

_OWN: dict[Colour, Colour] = {
    **dict.fromkeys((INK, INK2, LINE, SHADOW), BLACK),
    **dict.fromkeys((TIMBER, CREAM2, RESIDUAL_STONE, SLOT_NUMBER, CELLAR_NUMBER), WHITE),
    **dict.fromkeys((BRASS, GOLD, SELECT), YELLOW),
    DISABLED: "#D8D8D8",
    LEGAL: "#00562A",
    ILLEGAL: "#A00010",
    FOCUS: "#0038A8",
    WARN: "#5C3A00",
}
_DAY = ((80.0, WHITE), (66.0, "#ECECEC"), (50.0, "#CFCFCF"), (34.0, "#9A9A9A"), (20.0, "#555555"), (0.0, DARK))
_NIGHT = ((84.0, WHITE), (66.0, "#5E5E5E"), (48.0, "#444444"), (34.0, "#2B2B2B"), (20.0, "#161616"), (0.0, BLACK))
"""The greys of painted grounds by day and by night, each from a lightness on."""
_HEX = re.compile(r"#[0-9A-Fa-f]{6}")
_WIDTH = re.compile(r'stroke-width="([0-9.]+)"')
_theme: Theme = "normal"


def choose(theme: Theme) -> None:
    """Draw in this theme from now on."""
    global _theme
    _theme = theme


def high() -> bool:
    """Whether the theme is high contrast."""
    return _theme == "high"


def ink(colour: Colour) -> Colour:
    """A colour of the house as the theme has it."""
    return _strong(colour) if high() else colour


def inked(drawing: str) -> str:
    """A drawing (SVG) with all its colours as the theme has them."""
    return _HEX.sub(lambda found: _strong(found[0]), drawing) if high() else drawing


def printed(drawing: str, night: bool = False) -> str:
    """A painted ground (SVG) as the theme has it: in high contrast in a few greys, from which all else stands out."""
    if not high():
        return drawing
    return _HEX.sub(lambda found: _grey(found[0], night), drawing)


@cache
def _grey(colour: Colour, night: bool) -> Colour:
    light, _ = _lightness_and_chroma(colour)
    return next(grey for least, grey in (_NIGHT if night else _DAY) if light >= least)


def cut_out(figure: str, before: str = "", rim: float = PEOPLE_RIM) -> str:
    """Somebody (SVG) before a ground; in high contrast with a white rim, ``rim`` times as thick as its lines.

    The rim runs also round what is drawn ``before`` it later, arms say.
    """
    if not high():
        return figure
    white = _HEX.sub(WHITE, figure + before)
    white = _WIDTH.sub(lambda found: f'stroke-width="{float(found[1]) * rim:.2f}"', white)
    return white + figure


def outline(width: float) -> float:
    """The width of a frame's line, in design px; hairlines of decoration stay what they are."""
    return max(width, OUTLINE) if high() and width >= 1.4 else width


@cache
def _strong(colour: Colour) -> Colour:
    if colour.upper() in _OWN:
        return _OWN[colour.upper()]
    light, chroma = _lightness_and_chroma(colour)
    if (light > 80 and chroma < 34) or (light > 74 and chroma < 20):
        return WHITE
    if light < 34 and chroma < 26:
        return DARK
    return colour


def _lightness_and_chroma(colour: Colour) -> tuple[float, float]:
    """Lightness (0-100) and chroma of a colour, as CIE Lab has them."""
    r, g, b = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
               for part in (one / 255 for one in rgb(colour))]  # fmt: skip
    x, y, z = [
        part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116
        for part in (
            (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505,
            0.2126 * r + 0.7152 * g + 0.0722 * b,
            (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089,
        )
    ]
    return 116 * y - 16, ((500 * (x - y)) ** 2 + (200 * (y - z)) ** 2) ** 0.5
