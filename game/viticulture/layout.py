"""Where everything lies on the table of Viticulture in a window of any size. All lengths are design px.

The board keeps its place; shared things lie above, personal things below.
"""

from __future__ import annotations

from functools import cache, cached_property

from game.art import mat_boxes
from game.art.kit.boxes import Box, Spot, Standing
from game.play.frame import TableLayout
from game.viticulture.frame import frame_of

_ALONE = 145.0
"""How high the panel of the only player is; the Automa has the rest of the rail."""


class Layout(TableLayout):
    """The places of one window: the regions of both games' tables, panels, and what is on the open mat."""

    @property
    def zoom(self) -> float:
        """How large the mat is against its usual size."""
        return self.frame.zoom

    def on_mat(self, box: Box) -> Box:
        """Where a box of the mat's usual place comes to lie."""
        usual, mat, zoom = mat_boxes.MAT, self.frame.mat, self.frame.zoom
        return Box(mat.x + (box.x - usual.x) * zoom, mat.y + (box.y - usual.y) * zoom, box.w * zoom, box.h * zoom)

    @cached_property
    def worker_row(self) -> Box:
        """Where the workers wait on the open mat."""
        return self.on_mat(mat_boxes.WORKER_ROW)

    @cached_property
    def lira(self) -> Box:
        """The coins on the open mat."""
        return self.on_mat(mat_boxes.LIRA)

    @cached_property
    def waiting_rooster(self) -> Box:
        """Where a rooster waits on the open mat until it is placed."""
        return self.on_mat(mat_boxes.WAITING_ROOSTER)

    @cached_property
    def cellar(self) -> Box:
        """Crush pad and cellar of the open mat."""
        return self.on_mat(mat_boxes.CELLAR)

    @cached_property
    def roof(self) -> Box:
        """The roof of the shed on the open mat."""
        return self.on_mat(mat_boxes.ROOF)

    def rail_panels(self, seats: int) -> tuple[Box, ...]:
        """The panels of the player rail from above, for 1 to 6 seats."""
        return _rail_panels(self.frame.rail, seats)

    @cached_property
    def automa_panel(self) -> Box:
        """The Automa's panel in the rail, below that of the only player."""
        rail = self.frame.rail
        top = rail.y + _ALONE + 8
        return Box(rail.x, top, rail.w, rail.bottom - top)

    def field_box(self, limit: int) -> Box:
        """A field of the open mat: 5, 6 or 7."""
        return self.on_mat(mat_boxes.field_box(limit))

    def vine_box(self, limit: int, index: int, count: int) -> Box:
        """The ``index``-th of ``count`` vines planted in a field; more than two overlap."""
        return self.on_mat(mat_boxes.vine_box(limit, index, count))

    def structure_box(self, structure: str) -> Box:
        """The tile of a structure, or the door of a cellar, on the open mat."""
        return self.on_mat(mat_boxes.structure_box(structure))

    @property
    def yoke_foot(self) -> tuple[float, float]:
        """Where a worker stands on the tile of the yoke: middle and foot."""
        x, foot = mat_boxes.yoke_foot()
        return self.on_mat(Box(x, foot, 0, 0))[:2]

    @cached_property
    def _slots(self) -> dict[tuple[str, str, int], Spot]:
        found = {}
        for thing, kind in mat_boxes.CELLAR_ROWS:
            for value in range(1, 10):
                box = self.on_mat(mat_boxes.slot(thing, kind, value).box)
                found[thing, kind, value] = Spot(*box.centre, box.w / 2)
        return found

    def slot(self, thing: str, kind: str, value: int) -> Spot:
        """The slot of a grape (crush pad) or wine (cellar) of a kind and value 1-9. Raises KeyError for another."""
        return self._slots[thing, kind, value]

    def stored_box(self, thing: str, kind: str, value: int) -> Box:
        """What a grape on the crush pad, or a bottle in the cellar, fills of its slot."""
        box = self.slot(thing, kind, value).box
        above = 4 * self.zoom if thing == "wine" else 0
        return Box(box.x, box.y - above, box.w, box.h + 2 * above)

    def cellar_row(self, row: int) -> Box:
        """One of the six rows of crush pad and cellar, 0-5, without its sign at the left."""
        return self.on_mat(mat_boxes.cellar_row(row))

    def worker_place(self, kind: str, index: int, regulars: int) -> Standing:
        """Where a worker waits on the mat: the ``index``-th regular one of ``regulars``, the grande, the temporary."""
        box = self.on_mat(mat_boxes.worker_place(kind, index, regulars).box)
        return Standing(box.centre[0], box.bottom, box.h)


def layout_of(window: tuple[int, int], words: float = 1) -> Layout:
    """The layout of a window of so many true px, with words of a size (1 is 100 %)."""
    return Layout(frame_of(window, words))


@cache
def _rail_panels(rail: Box, seats: int) -> tuple[Box, ...]:
    height = {1: _ALONE, 2: 298.0, 3: 196.0, 4: 145.0, 5: 114.4, 6: 96.0}[seats]
    pitch = (rail.h - height) / max(1, seats - 1)
    return tuple(Box(rail.x, rail.y + i * pitch, rail.w, height) for i in range(seats))
