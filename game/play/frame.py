"""The regions of a table in a window, shared by both games. All lengths are design px.

A window wider than 16:9 widens rail and task panel; it is never narrower than 1920 or lower than 1080 design px.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.art.kit.boxes import Box, RibbonBoxes
from game.art.kit.letters import grown, large
from game.window.screen import SMALL

WIDTH, HEIGHT = 1920, 1080
FIRST = 0.48
"""The share of the row of buttons that is taken by the first one where another one with words lies beside it."""
SIGN = 56.0
"""Width of a button of that row that is only a sign."""
DRAWER_FROM = 1.5
"""Size of words from which on the log is a drawer."""
RIBBON_BUTTON = (46, 48)


class Frame(NamedTuple):
    """The regions of one window; ``zoom`` is the size of the mat against its usual one.

    ``table`` is the part of the plane that the window shows. With ``drawer`` the task panel reaches down to the board's
    lower edge, and the log lies over the hand when it is opened.
    """

    table: Box
    ribbon: Box
    rail: Box
    task: Box
    log: Box
    mat: Box
    hand: Box
    zoom: float = 1
    drawer: bool = False

    @property
    def task_row(self) -> Box:
        """The row of buttons along the lower edge of the task panel."""
        tall = grown(52, 66)
        return Box(self.task.x + 14, self.task.bottom - 12 - tall, self.task.w - 28, tall)

    def task_buttons(self, first: bool, others: int, sign: bool = False) -> tuple[Box, ...]:
        """Buttons along the lower edge of the task panel: the ``first`` one, with which a question is finished, and
        ``others`` beside it, of which the last one is only a ``sign``; with large words they lie above it.

        Where no other one has words, the first takes the row but for the sign, whose place is left free without it; so
        the first has the same place and size whether there is a sign or not. Without the first its place is left free.
        """
        area = self.task_row
        if large():
            rows = (Box(area.x, area.y - i * (area.h + 8), area.w, area.h) for i in range(first + others))
            return tuple(rows)
        rest = others - sign
        wide = round(area.w * FIRST) if rest else area.w - SIGN - 8
        boxes = [area._replace(w=wide)] if first else []
        left, right = area.x + wide + 8, area.right
        signs = [Box(right - SIGN, area.y, SIGN, area.h)] if sign else []
        right -= (SIGN + 8) * len(signs)
        each = (right - left - (rest - 1) * 8) / max(1, rest)
        boxes += [Box(left + i * (each + 8), area.y, each, area.h) for i in range(rest)]
        return (*boxes, *signs)

    def ribbon_buttons(self, count: int) -> tuple[Box, ...]:
        """The buttons at the right end of the ribbon, left to right."""
        w, h = RIBBON_BUTTON
        right, top = self.ribbon.right - 14 - w, self.ribbon.y + 8
        return tuple(Box(right - (count - 1 - i) * 54, top, w, h) for i in range(count))

    def ribbon_boxes(self, count: int) -> RibbonBoxes:
        """Where the ribbon with so many buttons lies, and the rail below it."""
        return RibbonBoxes(self.ribbon, self.rail, self.ribbon_buttons(count))


@dataclass(frozen=True)
class TableLayout:
    """Where everything lies on a table in one window; each game's own is a subclass with the places it has besides."""

    frame: Frame


def scale_of(window: tuple[int, int]) -> float:
    """True px per design px."""
    return min(window[0] / WIDTH, window[1] / HEIGHT)


def has_drawer(window: tuple[int, int], words: float) -> bool:
    """Whether the log is a drawer in a window of so many true px, with words of a size (1 is 100 %)."""
    return words >= DRAWER_FROM or window[0] < SMALL[0] or window[1] < SMALL[1]
