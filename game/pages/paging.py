"""The buttons under a list that is longer than its page: back, on, and which page is seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from game.text.messages import say
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button

ARROW = 52.0
"""Width and height of the buttons that turn the page, in design px."""


def buttons(box: Box, first: int, rows: int, count: int, turn: Callable[[int], None]) -> list[Button]:
    """``page-0`` and ``page-1`` turn to the rows before and after those from ``first`` on; none where all are seen.

    ``turn`` is called with how many rows that is. Which page it is stands between them.
    """
    if count <= rows:
        return []
    x, y, w, h = box
    page, pages = first // rows, -(-count // rows)
    told = faces.told(say("table-page", page=page + 1, pages=pages), w - 2 * ARROW, h)
    found = [Button("page", (x + ARROW, y, w - 2 * ARROW, h), told, _stay, False)]
    for way, (by, left) in enumerate(((-rows, x), (rows, x + w - ARROW))):
        face = faces.sign(("page_back", "page_on")[way], ARROW, words(way))
        enabled = 0 <= first + by < count
        place = left, y + (h - ARROW) / 2, ARROW, ARROW
        found.append(Button(f"page-{way}", place, face, partial(turn, by), enabled, margin=faces.MARGIN))
    return found


def words(way: int) -> str:
    """What the button that turns to the page before (0) or the next one (1) does."""
    return say("reader-page-on" if way else "reader-page-back")


def _stay() -> None:
    """Nothing follows from pressing the number of the page."""
