"""Where everything lies around the map of Vino in a window of any size. All lengths are design px."""

from __future__ import annotations

from functools import cached_property

from game.art.kit.boxes import Box, Spot
from game.play.frame import DRAWER_FROM, HEIGHT, WIDTH, Frame, TableLayout, has_drawer, scale_of
from game.vino.cellar import CellarBoxes
from game.vino.demand import DemandBoxes, cell_box, row_box
from game.vino.map_boxes import MAP

_GAP = 8
_RAIL_GROWS, _TASK_GROWS = 124, 228
_TASK, _DEMAND, _CELLAR = 428.0, 250.0, 160.0
"""Heights of task panel, demand table and cellar."""
_DEMAND_HEAD, _TITLE = 44.0, 30.0
"""Height of the head of the demand table, and of the line of its own that the title has with large words."""


def frame_of(window: tuple[int, int], words: float = 1) -> Frame:
    """The regions in a window of so many true px, with words of a size (1 is 100 %); the cellar is the hand.

    Where the log is a drawer it opens over the demand table.
    """
    scale = scale_of(window)
    width, height = window[0] / scale, window[1] / scale
    aside, lift = (width - WIDTH) / 2, (height - HEIGHT) / 2
    left, right = 8 - min(_RAIL_GROWS, aside), 1912 + min(_TASK_GROWS, aside)
    drawer = has_drawer(window, words)
    table = Box(-aside, -lift, width, height)
    top, foot = 70 - lift, MAP.bottom + lift
    rail = Box(left, top + 2, MAP.x - _GAP - left, foot - top - 2)
    x = MAP.right + _GAP
    column = Box(x, top, right - x, foot - top)
    demand = _DEMAND + (_TITLE if words >= DRAWER_FROM else 0)
    task = column._replace(h=column.h - demand - _GAP if drawer else _TASK + lift)
    log_top = task.bottom + _GAP + (0 if drawer else _DEMAND + _GAP)
    log = column._replace(y=log_top, h=foot - log_top)
    cellar = Box(left, foot + _GAP, right - left, _CELLAR)
    return Frame(table, table._replace(h=64), rail, task, log, cellar, cellar, 1, drawer)


class Layout(TableLayout):
    """The places of one window: the regions of both games' tables, panels, demand table and own cellar."""

    @cached_property
    def demand(self) -> Box:
        """The demand table."""
        frame = self.frame
        top = frame.task.bottom + _GAP
        return Box(frame.task.x, top, frame.task.w, frame.hand.y - _GAP - top if frame.drawer else _DEMAND)

    @property
    def cellar(self) -> Box:
        """The own cellar."""
        return self.frame.hand

    def panels(self, seats: int) -> tuple[Box, ...]:
        """The panels of the player rail from above, for 3 to 5 seats."""
        rail = self.frame.rail
        tall = (rail.h - (seats - 1) * _GAP) / seats
        return tuple(Box(rail.x, rail.y + i * (tall + _GAP), rail.w, tall) for i in range(seats))

    @cached_property
    def demand_boxes(self) -> DemandBoxes:
        """Where the parts of the demand table lie: its five rows, and with large words a line of its own for the
        title."""
        demand = self.demand
        title = demand.h - _DEMAND
        head = _DEMAND_HEAD + title
        return DemandBoxes(demand, Box(demand.x + 80, demand.y + head, demand.w - 80 - 20, demand.h - head - 12), title)

    def demand_row(self, variety: str) -> Box:
        """A row of the demand table. Raises ValueError for an unknown variety."""
        return row_box(self.demand_boxes.cells, variety)

    def demand_tile(self, variety: str) -> Spot:
        """The tile before the row of a variety."""
        row = self.demand_row(variety)
        return Spot(row.x - 28, row.y + row.h / 2, min(34.0, row.h - 6) / 2)

    def demand_cell(self, variety: str, value: int) -> Box:
        """The cell of a demand in Vino in the row of a variety."""
        return cell_box(self.demand_row(variety), value)

    @cached_property
    def arches(self) -> tuple[Box, ...]:
        """The five arches of the own cellar, from the left."""
        cellar = self.cellar
        left, wide, gap = cellar.x + 212, 178.0, 12.0
        return tuple(Box(left + i * (wide + gap), cellar.y + 12, wide, cellar.h - 22) for i in range(5))

    @cached_property
    def tokens(self) -> tuple[Spot, Spot]:
        """The two places of the regions chosen in secret, on the own cellar."""
        left, middle = self.arches[-1].right, self.cellar.y + 96
        return Spot(left + 76, middle, 48), Spot(left + 196, middle, 48)

    @cached_property
    def supply(self) -> Spot:
        """The pile of markers on the own cellar."""
        return Spot(self.cellar.x + 60, self.cellar.y + 104, 32)

    @cached_property
    def purse(self) -> Box:
        """The money on the own cellar."""
        cellar = self.cellar
        left = self.tokens[1].x + 76
        return Box(left, cellar.y + 12, cellar.right - left - 16, cellar.h - 22)

    @property
    def cellar_boxes(self) -> CellarBoxes:
        """Where the own cellar lies and what is on it."""
        return CellarBoxes(self.cellar, self.supply, self.arches, self.tokens, self.purse)


def layout_of(window: tuple[int, int], words: float = 1) -> Layout:
    """The layout of a window of so many true px, with words of a size (1 is 100 %)."""
    return Layout(frame_of(window, words))
