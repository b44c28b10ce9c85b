"""Where everything lies on the board, which has one place and size in every window. All lengths are design px.

Wake-up chart, action cells, cart, fall, decks, victory and residual walls.
"""

from __future__ import annotations

from functools import cache

from game.art.kit.boxes import Bottle, Box, Spot, Standing
from game.art.kit.letters import share

BOARD = Box(292, 70, 1200, 606)
SUMMER = ("draw_vine", "give_tour", "build_structure", "play_summer_visitor", "sell_grape_or_field", "plant_vine")
WINTER = ("draw_order", "harvest_field", "make_wine", "play_winter_visitor", "train_worker", "fill_order")
PLACES = ("left", "middle", "right")
DECKS = ("vine", "order", "summer_visitor", "winter_visitor")
SEASON_PLATES = {
    "spring": Box(314, 79, 158, 36),
    "summer": Box(611, 79, 184, 36),
    "fall": Box(930, 79, 108, 36),
    "winter": Box(1173, 79, 184, 36),
}
SEASON_AREAS = {
    "spring": Box(296, 74, 192, 510),
    "summer": Box(490, 74, 426, 450),
    "fall": Box(918, 74, 132, 450),
    "winter": Box(1052, 74, 436, 450),
}
CART = Box(494, 528, 980, 52)
CART_PLACES = 9
FALL = Box(922, 120, 124, 56)
POINT_WALL = Box(300, 587, 965, 80)
RESIDUAL_WALL = Box(1274, 587, 208, 80)
LEAST_POINTS, MOST_POINTS, MOST_RESIDUAL = -5, 25, 5


@cache
def wake_up_row(row: int) -> Box:
    """A row of the wake-up chart, 1-7."""
    return Box(302, 120 + (row - 1) * 66.4, 182, 61)


def rooster_spot(row: int) -> Spot:
    """Where the rooster stands on its row."""
    box = wake_up_row(row)
    return Spot(box.right - 36, box.y + box.h / 2, 26)


def season_of(action: str) -> str:
    """Summer or winter. Raises KeyError for something that is no action of the board."""
    for season, actions in (("summer", SUMMER), ("winter", WINTER)):
        if action in actions:
            return season
    raise KeyError(action)


@cache
def action_cell(action: str) -> Box:
    """The cell of one of the twelve actions. Raises KeyError for another word."""
    season = season_of(action)
    actions, left = (SUMMER, 494) if season == "summer" else (WINTER, 1056)
    index = actions.index(action)
    return Box(left + index % 2 * 212, 120 + index // 2 * 136, 206, 130)


_LABELS = {1.0: 50, 1.25: 58, 1.5: 66, 1.75: 72}
"""Heights of the labels of action cells by the size of words."""


def label_height() -> float:
    """How high the label of an action cell is."""
    return _LABELS[share()]


def cell_picture(cell: Box) -> Box:
    """The small landscape in the lower part of an action cell."""
    top = label_height()
    return Box(cell.x + 6, cell.y + top, cell.w - 12, cell.h - top - 6)


def cell_places(cell: Box, places: int) -> tuple[Spot, ...]:
    """The spaces of an action cell when ``places`` (1-3) of them are open."""
    return _places(cell, cell_picture(cell), places)


@cache
def _places(cell: Box, picture: Box, places: int) -> tuple[Spot, ...]:
    cy = picture.y + picture.h / 2
    if places == 1:
        return (Spot(cell.right - 45, cy, min(32, picture.h / 2 - 3)),)
    r = min(30 if places == 2 else 27, picture.h / 2 - 3)
    gap = (picture.w - places * r * 2) / (places + 1)
    return tuple(Spot(picture.x + gap + r + i * (2 * r + gap), cy, r) for i in range(places))


def cell_icon(cell: Box, places: int) -> Spot:
    """The sign of an action cell: on a medallion in the picture, or beside the label when there are more places."""
    picture = cell_picture(cell)
    if places == 1:
        return Spot(cell.x + 48, picture.y + picture.h / 2, min(33, picture.h / 2 - 2))
    return Spot(cell.x + 27, cell.y + 26, 21)


def art_spots(cell: Box, places: int, coin: bool) -> tuple[Spot, Spot]:
    """Where a first and a second grande worker stand on a full action; ``coin`` when the label has one beside it."""
    sign = cell_icon(cell, places)
    if places == 1:
        return Spot(cell.x + 105, sign.y, 23), sign._replace(r=23)
    beside = Spot(cell.right - 22, cell.y + 28, 23)
    tile = sign._replace(r=19)
    return (tile, beside) if coin else (beside, tile)


@cache
def cart_spot(index: int) -> Spot:
    """The place of the cart for its ``index``-th worker, from 0; further ones share the last."""
    return Spot(CART.x + 560 + min(index, CART_PLACES - 1) * 46, CART.y + 26, 20)


@cache
def deck_stand(deck: str) -> Box:
    """The dark tray that holds a deck and its discard pile. Raises ValueError for another word."""
    return Box(FALL.x, 182 + DECKS.index(deck) * 86.4, FALL.w, 80)


@cache
def deck_box(deck: str) -> Box:
    """The face-down deck."""
    stand = deck_stand(deck)
    return Box(stand.x + 8, stand.y + 5, 52, 70)


@cache
def pile_box(deck: str) -> Box:
    """The discard pile of a deck."""
    stand = deck_stand(deck)
    return Box(stand.x + 66, stand.y + 6, 50, 70)


@cache
def point_stone(points: int) -> Box:
    """The stone of the victory wall, -5 to 25; more points stand on the last one."""
    step = min(max(points, LEAST_POINTS), MOST_POINTS) - LEAST_POINTS
    return Box(302 + step * 31, 590, 31, 74)


@cache
def point_spots(points: int, count: int) -> tuple[Spot, ...]:
    """Where ``count`` (1-6) corks lie on one stone of the victory wall."""
    stone = point_stone(points)
    cx, top = stone.x + stone.w / 2, stone.y
    if count == 1:
        return (Spot(cx, top + 46, 14),)
    if count == 2:
        return (Spot(cx, top + 36, 12.5), Spot(cx, top + 62, 12.5))
    return tuple(Spot(cx - 7.2 + i % 2 * 14.4, top + 32 + i // 2 * 15, 7.2) for i in range(count))


def residual_stone(step: int) -> Box:
    """The stone of the residual track, 0-5."""
    return Box(1276 + step * 34, 590, 34, 74)


@cache
def residual_spots(step: int, count: int) -> tuple[Bottle, ...]:
    """Where ``count`` (1-6) bottles stand on one stone of the residual track."""
    stone = residual_stone(step)
    cx = stone.x + stone.w / 2
    if count == 1:
        return (Bottle(cx, stone.y + 70, 44),)
    if count == 2:
        return (Bottle(cx - 8.2, stone.y + 70, 32), Bottle(cx + 8.2, stone.y + 70, 32))
    if count <= 4:
        return tuple(Bottle(cx - 7.5 + i % 2 * 15, stone.y + 47 + i // 2 * 25, 24) for i in range(count))
    return tuple(Bottle(cx - 9.6 + i % 3 * 9.6, stone.y + 46 + i // 3 * 25, 19) for i in range(count))


def standing(spot: Spot, kind: str = "worker") -> Standing:
    """How a worker of a kind stands on a round space; on small ones (cart, beside an action) it overlaps the rim."""
    if spot.r <= 20:
        return Standing(spot.x, spot.y + 19, 48 if kind == "grande" else 44)
    if spot.r < 25:
        return Standing(spot.x, spot.y + 25, 52)
    if kind == "grande":
        return Standing(spot.x, spot.y + spot.r * 0.93, spot.r * 1.95)
    return Standing(spot.x, spot.y + spot.r * 0.86, spot.r * 1.72)
