"""The tabs of the pages of settings and keys: which of several pages is open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import NamedTuple

import pygame

from game.art.page_tab import TAB_BLEED, PageTabLook, page_tab
from game.pages.settings_sheet import LEFT, RIGHT
from game.window.widgets.buttons import LIT, Button, Face, Look

TABS_TOP, TAB_HEIGHT, TAB_GAP = 156.0, 80.0, 12.0


class Named(NamedTuple):
    """A tab by its name, with its sign and the words on it."""

    name: str
    icon: str
    words: str


def tab_buttons(tabs: Iterable[Named], chosen: str, show: Callable[[str], None]) -> Iterator[Button]:
    """The tabs beside each other, of which the ``chosen`` one is open; ``show`` opens another."""
    tabs = tuple(tabs)
    width = (RIGHT - LEFT - (len(tabs) - 1) * TAB_GAP) / len(tabs)
    for number, tab in enumerate(tabs):
        box = (LEFT + number * (width + TAB_GAP), TABS_TOP, width, TAB_HEIGHT)
        yield Button(
            f"tab-{tab.name}", box, _face(tab, width, tab.name == chosen), partial(show, tab.name), margin=TAB_BLEED
        )


def _face(tab: Named, width: float, chosen: bool) -> Face:
    def draw(look: Look, scale: float) -> pygame.Surface:
        return page_tab(PageTabLook(width, TAB_HEIGHT, tab.icon, tab.words, chosen, look in LIT), scale)

    return Face(draw, tab.words, chosen=chosen)
