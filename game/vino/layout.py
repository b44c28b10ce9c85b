"""Where everything lies around the map of Vino in a window of any size. All lengths are design px."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from game.art.chart.sea import More
from game.art.kit.boxes import Box
from game.play.frame import HEIGHT, WIDTH, Frame, TableLayout, has_drawer, scale_of
from game.vino import cellar, rail
from game.vino.cellar import CellarBoxes
from game.vino.demand import DemandBoxes, boxes_in, cell_box, row_box
from game.vino.map_boxes import MAP
from game.window.screen import Point

_GAP = 8
_RIBBON, _TASK, _STALL, _ROW = 62.0, 470.0, 372.0, 130.0
"""Heights of ribbon, task sheet, market stall and the row of cellar and plates."""
_COLUMN, _COLUMN_GROWS, _STALL_ABOVE = 388.0, 228.0, 14.0
"""Width of the column at the right, by how much a wide window widens it, and how far the stall lies below the sheet."""
_CELLAR = {3: 850.0, 4: 800.0, 5: 696.0}
"""Width of the cellar at a table of so many seats."""
_LEFT_GROWS, _CELLAR_GROWS = 228.0, 0.3
"""How much more a wide window shows left of the chart at most, and by which share of that the cellar grows."""
_ROW_ABOVE, _ROW_GROWS = 6.0, 40.0
"""How far the row of cellar and plates lies below the chart, and by how much a tall window heightens it."""
_DRAWER, _INSET = 480.0, 12.0
"""Width of the log where it is a drawer, and how far it stays from the edges of the chart."""


def frame_of(window: tuple[int, int], words: float = 1, seats: int = 3) -> Frame:
    """The regions in a window of so many true px, with words of a size (1 is 100 %); the cellar is the hand.

    Where the log is a drawer it opens over the right side of the chart.
    """
    scale = scale_of(window)
    width, height = window[0] / scale, window[1] / scale
    aside, lift = (width - WIDTH) / 2, (height - HEIGHT) / 2
    drawer = has_drawer(window, words)
    table = Box(-aside, -lift, width, height)
    top, foot = MAP.y - lift, 1074 + lift
    column = Box(MAP.right + _GAP, top, _COLUMN + min(_COLUMN_GROWS, aside), foot - top)
    task = column._replace(h=column.h - _STALL - _STALL_ABOVE if drawer else _TASK + lift)
    above = task.bottom + _STALL_ABOVE + _STALL + 10
    log = column._replace(y=above, h=foot - above)
    if drawer:
        log = Box(MAP.right - _DRAWER - _INSET, MAP.y + _INSET, _DRAWER, MAP.h - 2 * _INSET)
    tall = _ROW + min(_ROW_GROWS, lift)
    left = min(_LEFT_GROWS, aside)
    own = Box(MAP.x - left, foot - tall, _CELLAR[seats] + left * _CELLAR_GROWS, tall)
    plates = own._replace(x=own.right + _GAP, w=MAP.right - own.right - _GAP)
    return Frame(table, table._replace(h=_RIBBON), plates, task, log, own, own, 1, drawer)


class Layout(TableLayout):
    """The places of one window: the regions of both games' tables, panels, demand table and own cellar."""

    @cached_property
    def demand(self) -> Box:
        """The market stall."""
        task = self.frame.task
        return Box(task.x, task.bottom + _STALL_ABOVE, task.w, _STALL)

    @property
    def more(self) -> More:
        """How much is seen around the chart: sky above it, sea below it, and the neighbours to the left."""
        frame = self.frame
        return More(MAP.y - frame.task.y, frame.hand.y - _ROW_ABOVE - MAP.bottom, MAP.x - frame.hand.x)

    @property
    def cellar(self) -> Box:
        """The cellar of the seat that is shown."""
        return self.frame.hand

    def seat_boxes(self, order: Sequence[int], shown: int) -> dict[int, Box]:
        """Where each seat lies: the one that is shown has the cellar, the others plates beside it in order of play."""
        row, others = self.frame.rail, [seat for seat in order if seat != shown]
        wide = (row.w - (len(others) - 1) * _GAP) / len(others)
        boxes = {seat: Box(row.x + at * (wide + _GAP), row.y, wide, row.h) for at, seat in enumerate(others)}
        return boxes | {shown: self.cellar}

    @cached_property
    def demand_boxes(self) -> DemandBoxes:
        """Where the parts of the market stall lie."""
        return boxes_in(self.demand)

    def demand_row(self, variety: str) -> Box:
        """A row of the demand table. Raises ValueError for an unknown variety."""
        return row_box(self.demand_boxes.cells, variety)

    def demand_cell(self, variety: str, value: int) -> Box:
        """The cell of a demand in Vino in the row of a variety."""
        return cell_box(self.demand_row(variety), value)

    @cached_property
    def cellar_boxes(self) -> CellarBoxes:
        """Where the parts of the cellar lie."""
        return cellar.boxes_in(self.cellar)

    def number_place(self, what: str, seat: int, order: Sequence[int], shown: int) -> Point:
        """Where a number of a seat stands, in its cellar or on its plate: money, income or vineyards."""
        if seat == shown:
            return cellar.place(what, self.cellar_boxes)
        return rail.place(what, self.seat_boxes(order, shown)[seat])


def layout_of(window: tuple[int, int], words: float = 1, seats: int = 3) -> Layout:
    """The layout of a window of so many true px, with words of a size (1 is 100 %), at a table of so many seats."""
    return Layout(frame_of(window, words, seats))
