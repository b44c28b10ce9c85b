"""A tab that stands on the rule under the head of a page, like one of a card index."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import BRASS, CREAM, INK, SELECT, WINE
from game.art.kit.shapes import NONE, path

TAB_BLEED = 8.0
"""How far the picture of a tab reaches beyond its box."""
_LOW = 6.0
"""How much lower the tabs are that are not open."""
_ROUND = 12.0
_OTHER = "#E9DBBB"
"""The ground of the tabs that are not open."""


class PageTabLook(NamedTuple):
    """A tab ``w`` by ``h`` with sign and words; the ``chosen`` one is open, a ``lit`` one is pointed at."""

    w: float
    h: float
    icon: str
    words: str
    chosen: bool
    lit: bool


@kept(16)
def page_tab(look: PageTabLook, scale: float) -> Surface:
    """A tab, TAB_BLEED larger than its box on every side."""
    margin, w, h = TAB_BLEED, look.w, look.h
    canvas = Canvas(w + 2 * margin, h + 2 * margin, scale, origin=(-margin, -margin))
    top = 0 if look.chosen else _LOW
    ground, ink = (WINE, CREAM) if look.chosen else (_OTHER, INK)
    canvas.draw(path(_outline(0, top, w, h), ground, INK, 2.4))
    if look.chosen:
        canvas.draw(path(_outline(6, top + 6, w - 6, h, closed=False), NONE, BRASS, 1.6))
    if look.lit:
        canvas.draw(path(_outline(-4, top - 4, w + 4, h), NONE, SELECT, 3))
    canvas.layer()
    middle, icon = (top + h) / 2, 36.0
    canvas.icon(look.icon, 20 + icon / 2, middle, icon, look.chosen, ink)
    left, room = 64.0, w - 64 - 18
    # The words are as large on the open tab as on the others.
    canvas.fit(left, middle, look.words, "bold", 23, room, ink, most=2, leading=0.95, tall=h - _LOW - 10)
    return canvas.surface()


def _outline(left: float, top: float, right: float, foot: float, closed: bool = True) -> str:
    """Path commands of a tab with round shoulders; without its foot where it is not ``closed``."""
    r = _ROUND
    shoulders = f"M{left},{foot}V{top + r}Q{left},{top} {left + r},{top}H{right - r}Q{right},{top} {right},{top + r}"
    return f"{shoulders}V{foot}{'Z' if closed else ''}"
