"""Where everything lies on the map of Vino, whose place is the same in every window. All lengths are design px."""

from __future__ import annotations

from collections.abc import Sequence

from game.art import italy, plates
from game.art.italy import number_spot
from game.art.kit.boxes import Box, Spot
from game.text.edition import of_edition
from game.vino import printed

MAP = Box(292, 70, italy.WIDTH, italy.HEIGHT)
LEFT_WING = ("liguria", "toscana", "sardegna", "lazio")
RIGHT_WING = ("trentino", "veneto", "abruzzo", "campania", "calabria")
"""The regions whose plates lie at the left and at the right of the map, from above."""
_GAP, _WING_MARGIN = 8, 14
_PIPS = 14
"""How far the pips of owners reach beyond the number of a region."""
_CARTOUCHE, _COMPASS = 132.0, 682.0
"""Lower end of the cartouche and upper end of the compass: the left wing keeps between them where it can."""


def title() -> Box:
    """The title of the map."""
    return Box(MAP.x, MAP.y, plates.WIDTH + 2 * _WING_MARGIN, _CARTOUCHE)


@of_edition
def plate(region: str) -> Box:
    """The plate of a region. Raises ValueError for an unknown one."""
    at_left = region in LEFT_WING
    names = LEFT_WING if at_left else RIGHT_WING
    talls = [plates.height(len(printed.regions()[name].road)) for name in names]
    top, foot = MAP.y + _WING_MARGIN, MAP.bottom - _WING_MARGIN
    if at_left and sum(talls) <= _COMPASS - _CARTOUCHE:
        top, foot = MAP.y + _CARTOUCHE, MAP.y + _COMPASS
    gap = (foot - top - sum(talls)) / (len(names) - 1)
    at = names.index(region)
    x = MAP.x + _WING_MARGIN if at_left else MAP.right - _WING_MARGIN - plates.WIDTH
    return Box(x, top + sum(talls[:at]) + at * gap, plates.WIDTH, talls[at])


@of_edition
def large_plate(region: str) -> Box:
    """The plate of a region while vineyards are bought there: large, in the sea between the wings.

    It leaves free all other plates, and the numbers of its own region and of those that come after it.
    """
    names = list(printed.regions())
    free = [number(name).box.grown(_PIPS) for name in names[names.index(region) :]]
    found = [_in_the_sea(region, columns) for columns in plates.LARGE_COLUMNS]
    return next((box for box in found if not any(_meet(box, one) for one in free)), found[0])


def _in_the_sea(region: str, columns: int) -> Box:
    """A large plate of so many columns at the foot of the map, beside the left wing."""
    tall = plates.height(len(printed.regions()[region].road), columns)
    left = MAP.x + _WING_MARGIN + plates.WIDTH + _GAP
    return Box(left, MAP.bottom - _GAP - tall, plates.width(columns), tall)


def _meet(one: Box, other: Box) -> bool:
    beside = one.x < other.right and other.x < one.right
    return beside and one.y < other.bottom and other.y < one.bottom


def columns(region: str) -> int:
    """How many columns the large plate of a region has."""
    wide = large_plate(region).w
    return next(count for count in plates.LARGE_COLUMNS if plates.width(count) == wide)


def followers(region: str) -> Box:
    """The foot of a large plate, where it stands who follows."""
    box, tall = large_plate(region), plates.LARGE_FOOT - 10
    return Box(box.x + 16, box.bottom - tall - 2, box.w - 32, tall)


@of_edition
def vineyard(name: str, large: str = "") -> Spot:
    """The circle of a vineyard such as ``toscana.12``; ``large`` is the region whose plate is large."""
    region, _, at = name.partition(".")
    box = large_plate(region) if region == large else plate(region)
    spot = plates.spots(len(printed.regions()[region].road), columns(region) if region == large else 0)[int(at) - 1]
    return Spot(box.x + spot.x, box.y + spot.y, spot.r)


@of_edition
def tile(region: str, variety: str, large: str = "") -> Box:
    """The place of a variety tile in the head of its plate. Raises ValueError where the region has none."""
    box = large_plate(region) if region == large else plate(region)
    names = printed.tiles(region)
    spot = plates.tile_spots(len(names), columns(region) if region == large else 0)[names.index(variety)]
    return Box(box.x + spot.x - spot.r, box.y + spot.y - spot.r, 2 * spot.r, 2 * spot.r)


def number(region: str) -> Spot:
    """The number of a region on the map."""
    x, y = number_spot(region)
    return Spot(MAP.x + x, MAP.y + y, 15.5)


def leader(region: str) -> tuple[float, float, float, float, float]:
    """The line from a plate to the region's number, on the sheet: edge x, y, x of the bend, end x, y."""
    box, spot = plate(region), number_spot(region)
    at_left = region in LEFT_WING
    edge = box.right - MAP.x if at_left else box.x - MAP.x
    return edge, box.y - MAP.y + plates.HEAD / 2, edge + (18 if at_left else -18), *spot


def mark(region: str, index: int) -> Spot:
    """Where the emblem of the ``index``-th seat lies that has chosen a region: on the upper edge of its plate."""
    box = plate(region)
    return Spot(box.x + 52 + index * 25, box.y - 3, 11)


class Land(Box):
    """The box of a region on the map; only its land counts as inside."""

    ring: Sequence[tuple[float, float]]

    def __new__(cls, box: Box, ring: Sequence[tuple[float, float]]) -> Land:
        self = super().__new__(cls, *box)
        self.ring = ring
        return self

    def holds(self, x: float, y: float) -> bool:
        """Whether a point lies on the region's land."""
        return super().holds(x, y) and italy.holds(self.ring, x - MAP.x, y - MAP.y)


@of_edition
def land(region: str) -> Land:
    """A region on the map."""
    ring = italy.region(region)
    left, top = min(x for x, _ in ring), min(y for _, y in ring)
    wide, tall = max(x for x, _ in ring) - left, max(y for _, y in ring) - top
    return Land(Box(MAP.x + left, MAP.y + top, wide, tall), ring)
