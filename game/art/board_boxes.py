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
SEASON_AREAS = {
    "spring": Box(292, 70, 200, 515),
    "summer": Box(492, 70, 424, 515),
    "fall": Box(916, 70, 136, 515),
    "winter": Box(1052, 70, 440, 515),
}
"""The part of the valley that each season has."""
SKY, PITCH = 44.0, 139.0
"""How much sky is open above the places, and from one row of them to the next."""
CART = Box(494, 531, 980, 54)
CART_PLACES = 9
FALL = Box(922, 120, 124, 54)
POINT_WALL = Box(300, 587, 965, 80)
RESIDUAL_WALL = Box(1274, 587, 208, 80)
FLAT = 0.6
"""How high a slab on a road is against its width."""
LEAST_POINTS, MOST_POINTS, MOST_RESIDUAL = -5, 25, 5


@cache
def wake_up_row(row: int) -> Box:
    """A row of the wake-up chart, 1-7."""
    return Box(300, 120 + (row - 1) * 66.4, 184, 62)


def rooster_spot(row: int) -> Spot:
    """The perch of the rooster on its row."""
    box = wake_up_row(row)
    return Spot(box.right - 34, box.y + 31, 24)


def rooster_standing(row: int) -> Standing:
    """How the rooster stands on the perch of its row."""
    spot = rooster_spot(row)
    return Standing(spot.x, spot.y + 19, 50)


def season_of(action: str) -> str:
    """Summer or winter. Raises KeyError for something that is no action of the board."""
    for season, actions in (("summer", SUMMER), ("winter", WINTER)):
        if action in actions:
            return season
    raise KeyError(action)


@cache
def action_cell(action: str) -> Box:
    """The place of one of the twelve actions: its picture and the sign below. Raises KeyError for another word."""
    season = season_of(action)
    actions, left = (SUMMER, 494) if season == "summer" else (WINTER, 1056)
    index = actions.index(action)
    return Box(left + index % 2 * 211, BOARD.y + SKY + index // 2 * PITCH, 206, 136)


_SIGNS = {1.0: 31.0, 1.25: 56.0, 1.5: 64.0, 1.75: 74.0}
"""Heights of the signs with the names of actions by the size of words; from the second on they have two lines."""


def in_two_lines() -> bool:
    """Whether words are so large that names of actions have two lines, which leaves hanging signs no room."""
    return share() > 1


def sign_height() -> float:
    """How high the sign with the name of an action is."""
    return _SIGNS[share()]


def picture_height() -> float:
    """How high the picture of a place is, above its sign."""
    return 135 - sign_height()


def name_sign(cell: Box) -> Box:
    """The sign with the name of an action, on the wall below its place."""
    return Box(cell.x + 2, cell.y + picture_height(), cell.w - 4, sign_height())


def road_and_sign(cell: Box) -> Box:
    """The lower part of a place, its road and its sign: what is marked of it."""
    top = cell.y + picture_height() * 0.55
    return Box(cell.x, top, cell.w, cell.bottom - top)


def hanging_sign(cell: Box) -> Spot:
    """The sign with the icon of an action, which hangs at the upper left; large words leave no room for it."""
    return Spot(cell.x + 22, cell.y + 22, 19)


def cell_places(cell: Box, places: int) -> tuple[Spot, ...]:
    """The slabs of an action when ``places`` (1-3) of them are open."""
    return _places(cell, picture_height(), places)


@cache
def _places(cell: Box, tall: float, places: int) -> tuple[Spot, ...]:
    r = min((35, 33, 30)[places - 1], tall * 0.42)
    y = cell.y + tall - 3 - r * FLAT
    if places == 1:
        return (Spot(cell.right - 48, y, r, FLAT),)
    if places == 2:
        return Spot(cell.x + 90, y, r, FLAT), Spot(cell.right - 42, y, r, FLAT)
    return tuple(Spot(cell.x + 36 + i * 67, y, r, FLAT) for i in range(3))


def art_spots(cell: Box, places: int) -> tuple[Spot, ...]:
    """Where grande workers wait on a full action, the first one at first: on benches, beside one slab or above more.

    The first one is seen between the heads of two who stand there, with the ring that is round its bench.

    Further ones share the last place.
    """
    return _benches(cell, picture_height(), places)


@cache
def _benches(cell: Box, tall: float, places: int) -> tuple[Spot, ...]:
    if places == 1:
        r = min(23, tall * 0.3)
        y = cell.y + tall - 12 - r
        return Spot(cell.x + 104, y, r), Spot(cell.x + 56, y, r)
    r = min(20.5, tall * 0.24)
    y = cell.y + tall * 0.37 - r
    asides = (79, 37, 121, 155) if places == 2 else (69, 131, 36, 100, 162)
    return tuple(Spot(cell.right - aside, y, r) for aside in asides)


@cache
def cart_spot(index: int) -> Spot:
    """The place of the cart for its ``index``-th worker, from 0; further ones share the last."""
    return Spot(CART.x + 566 + min(index, CART_PLACES - 1) * 46, CART.y + 39, 20, FLAT)


@cache
def deck_stand(deck: str) -> Box:
    """The crate that holds a deck and its discard pile. Raises ValueError for another word."""
    return Box(FALL.x, 182 + DECKS.index(deck) * 86.6, FALL.w, 80)


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


_CORKS = {3: (9.2, 15.2), 4: (8.2, 10.6), 5: (7.8, 8.2)}
"""How large so many corks on one stone are, and how far each lies below the one before, at the other side."""


@cache
def point_spots(points: int, count: int) -> tuple[Spot, ...]:
    """Where ``count`` (1-6) corks lie on one stone of the victory wall."""
    stone = point_stone(points)
    cx, top = stone.x + stone.w / 2, stone.y
    if count == 1:
        return (Spot(cx, top + 46, 14),)
    if count == 2:
        return (Spot(cx, top + 36, 12.5), Spot(cx, top + 62, 12.5))
    if count == 6:
        return tuple(Spot(cx - 7.2 + i % 2 * 14.4, top + 32 + i // 2 * 15, 7.2) for i in range(count))
    r, down = _CORKS[count]
    aside = stone.w / 2 - r - 0.7
    return tuple(Spot(cx + (aside if i % 2 else -aside), top + 24.5 + r + i * down, r) for i in range(count))


NOTHING_WIDE = 64
"""How wide the stone of no residual income is."""


def residual_stone(step: int) -> Box:
    """The stone of the residual track, 0-5; that of nothing is the widest, since all begin on it."""
    return Box(1276, 590, NOTHING_WIDE, 74) if not step else Box(1248 + NOTHING_WIDE + step * 28, 590, 28, 74)


@cache
def residual_spots(step: int, count: int) -> tuple[Bottle, ...]:
    """Where ``count`` (1-6) bottles stand on one stone of the residual track."""
    stone = residual_stone(step)
    if not step:
        return _bottles_of_nothing(stone._replace(x=stone.x + 18, w=stone.w - 19), count)
    cx = stone.x + stone.w / 2
    if count == 1:
        return (Bottle(cx, stone.y + 70, 44),)
    if count == 2:
        return (Bottle(cx - 6.6, stone.y + 70, 26), Bottle(cx + 6.6, stone.y + 70, 26))
    if count <= 4:
        return tuple(Bottle(cx - 6.5 + i % 2 * 13, stone.y + 47 + i // 2 * 25, 24) for i in range(count))
    return tuple(Bottle(cx - 8.8 + i % 3 * 8.8, stone.y + 46 + i // 3 * 25, 17) for i in range(count))


def _bottles_of_nothing(room: Box, count: int) -> tuple[Bottle, ...]:
    """Bottles right of the number, in one row or two."""
    cx = room.x + room.w / 2
    if count <= 2:
        return tuple(Bottle(cx + (i - (count - 1) / 2) * 21, room.y + 70, 40) for i in range(count))
    columns = 2 if count == 4 else 3
    pitch, rows = room.w / columns, -(-count // columns)
    foots, tall = (70.0,) if rows == 1 else (34.0, 70.0), 29 if columns == 3 else 33
    return tuple(Bottle(room.x + pitch * (i % columns + 0.5), room.y + foots[i // columns], tall) for i in range(count))


def standing(spot: Spot, kind: str = "worker") -> Standing:
    """How a worker of a kind stands on a slab, or on a bench, which is no slab."""
    if spot.flat == 1:
        return Standing(spot.x, spot.y + spot.r * 0.95, spot.r * 2.1)
    large = 1.1 if kind == "grande" else 1
    tall = 46 if spot.r <= 20 else min(58, spot.r * 1.9)
    return Standing(spot.x, spot.y + spot.r * FLAT * 0.5, tall * large)
