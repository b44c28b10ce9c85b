"""Where everything lies on the table of the present window: named boxes and spots. All lengths are design px.

The board always lies at the same place; ``fit`` lays the regions round it for a window. Shared things lie above,
personal things below.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar, cast

from game.art.kit.boxes import Bottle as Bottle
from game.art.kit.boxes import Box as Box
from game.art.kit.boxes import Spot as Spot
from game.art.kit.boxes import Standing as Standing
from game.art.kit.letters import grown, large, share
from game.play.frame import BOARD as BOARD
from game.play.frame import Frame, frame_of
from game.viticulture import mat_layout
from game.viticulture.mat_layout import CELLAR_ROWS as CELLAR_ROWS
from game.viticulture.mat_layout import FIELDS as FIELDS
from game.viticulture.mat_layout import STRUCTURES as STRUCTURES

P = ParamSpec("P")
R = TypeVar("R")
_KNOWN: list[Callable[[], None]] = []
"""Forget what was worked out for the window before."""

TABLE: Box
RIBBON: Box
RAIL: Box
TASK: Box
TASK_BUTTONS: Box
LOG: Box
MAT: Box
HAND: Box
WORKER_ROW: Box
LIRA: Box
WAITING_ROOSTER: Box
CELLAR: Box
ZOOM: float
DRAWER: bool

SUMMER = ("draw_vine", "give_tour", "build_structure", "play_summer_visitor", "sell_grape_or_field", "plant_vine")
WINTER = ("draw_order", "harvest_field", "make_wine", "play_winter_visitor", "train_worker", "fill_order")
PLACES = ("left", "middle", "right")
DECKS = ("vine", "order", "summer_visitor", "winter_visitor")
RIBBON_BUTTON = (46, 48)

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

HAND_CARD = (180, 270)
_HAND_INDEX = 97
"""What is seen of a hand card that is covered by the next one, unless there are too many."""
_HAND_LIFT = 40


ALONE = 145.0
"""How high the panel of the only player is; the Automa has the rest of the rail."""


def _kept(place: Callable[P, R]) -> Callable[P, R]:
    """Work a place out once for each window."""
    known = cache(place)
    _KNOWN.append(known.cache_clear)
    return cast("Callable[P, R]", known)


def fit(frame: Frame) -> None:
    """Lay the table for a window."""
    global TABLE, RIBBON, RAIL, TASK, LOG, MAT, HAND, ZOOM, DRAWER
    global TASK_BUTTONS, WORKER_ROW, LIRA, WAITING_ROOSTER, CELLAR
    TABLE, RIBBON, RAIL, TASK, LOG, MAT, HAND, ZOOM, DRAWER = frame
    button = grown(52, 66)
    TASK_BUTTONS = Box(TASK.x + 14, TASK.bottom - 12 - button, TASK.w - 28, button)
    WORKER_ROW, LIRA = on_mat(mat_layout.WORKER_ROW), on_mat(mat_layout.LIRA)
    WAITING_ROOSTER, CELLAR = on_mat(mat_layout.WAITING_ROOSTER), on_mat(mat_layout.CELLAR)
    for forget in _KNOWN:
        forget()


def on_mat(box: Box) -> Box:
    """Where a box of the mat's usual place comes to lie."""
    usual = mat_layout.MAT
    return Box(MAT.x + (box.x - usual.x) * ZOOM, MAT.y + (box.y - usual.y) * ZOOM, box.w * ZOOM, box.h * ZOOM)


@_kept
def rail_panels(seats: int) -> tuple[Box, ...]:
    """The panels of the player rail from above, for 1 to 6 seats."""
    heights = {1: ALONE, 2: 298.0, 3: 196.0, 4: 145.0, 5: 114.4, 6: 96.0}
    height = heights[seats]
    pitch = (RAIL.h - height) / max(1, seats - 1)
    return tuple(Box(RAIL.x, RAIL.y + i * pitch, RAIL.w, height) for i in range(seats))


def automa_panel() -> Box:
    """The Automa's panel in the rail, below that of the only player."""
    top = RAIL.y + ALONE + 8
    return Box(RAIL.x, top, RAIL.w, RAIL.bottom - top)


def ribbon_buttons(count: int) -> tuple[Box, ...]:
    """The buttons at the right end of the ribbon, left to right."""
    w, h = RIBBON_BUTTON
    return tuple(Box(RIBBON.right - 14 - w - (count - 1 - i) * 54, RIBBON.y + 8, w, h) for i in range(count))


@_kept
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


@_kept
def action_cell(action: str) -> Box:
    """The cell of one of the twelve actions. Raises KeyError for another word."""
    season = season_of(action)
    actions, left = (SUMMER, 494) if season == "summer" else (WINTER, 1056)
    index = actions.index(action)
    return Box(left + index % 2 * 212, 120 + index // 2 * 136, 206, 130)


def label_height() -> float:
    """How high the label of an action cell is."""
    return {1.0: 50, 1.25: 58, 1.5: 66, 1.75: 72}[share()]


@_kept
def cell_picture(cell: Box) -> Box:
    """The small landscape in the lower part of an action cell."""
    top = label_height()
    return Box(cell.x + 6, cell.y + top, cell.w - 12, cell.h - top - 6)


@_kept
def cell_places(cell: Box, places: int) -> tuple[Spot, ...]:
    """The spaces of an action cell when ``places`` (1-3) of them are open."""
    picture = cell_picture(cell)
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


@_kept
def art_spots(cell: Box, places: int, coin: bool) -> tuple[Spot, Spot]:
    """Where a first and a second grande worker stand on a full action; ``coin`` when the label has one beside it."""
    sign = cell_icon(cell, places)
    if places == 1:
        return Spot(cell.x + 105, sign.y, 23), sign._replace(r=23)
    beside = Spot(cell.right - 22, cell.y + 28, 23)
    tile = sign._replace(r=19)
    return (tile, beside) if coin else (beside, tile)


@_kept
def cart_spot(index: int) -> Spot:
    """The place of the cart for its ``index``-th worker, from 0; further ones share the last."""
    return Spot(CART.x + 560 + min(index, CART_PLACES - 1) * 46, CART.y + 26, 20)


@_kept
def deck_stand(deck: str) -> Box:
    """The dark tray that holds a deck and its discard pile. Raises ValueError for another word."""
    return Box(FALL.x, 182 + DECKS.index(deck) * 86.4, FALL.w, 80)


@_kept
def deck_box(deck: str) -> Box:
    """The face-down deck."""
    stand = deck_stand(deck)
    return Box(stand.x + 8, stand.y + 5, 52, 70)


@_kept
def pile_box(deck: str) -> Box:
    """The discard pile of a deck."""
    stand = deck_stand(deck)
    return Box(stand.x + 66, stand.y + 6, 50, 70)


@_kept
def point_stone(points: int) -> Box:
    """The stone of the victory wall, -5 to 25; more points stand on the last one."""
    step = min(max(points, LEAST_POINTS), MOST_POINTS) - LEAST_POINTS
    return Box(302 + step * 31, 590, 31, 74)


@_kept
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


@_kept
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


def task_buttons(count: int) -> tuple[Box, ...]:
    """Buttons along the lower edge of the task panel, the first one wider; one above the other with large words."""
    area = TASK_BUTTONS
    if count == 1:
        return (area,)
    if large():
        return tuple(area._replace(y=area.y - (count - 1 - i) * (area.h + 8)) for i in range(count))
    share = (area.w - (count - 1) * 8) / count
    first = share + 18 if count > 2 else share
    rest = (area.w - first - (count - 1) * 8) / (count - 1)
    boxes = [Box(area.x, area.y, first, area.h)]
    boxes += [Box(area.x + first + 8 + i * (rest + 8), area.y, rest, area.h) for i in range(count - 1)]
    return tuple(boxes)


def task_list(top: float, count: int) -> tuple[Box, ...]:
    """``count`` answers as rows (up to 6) or two columns, between ``top`` and the buttons of the task panel."""
    room = TASK_BUTTONS.y - 8 - top
    columns = 1 if count * 50 <= room + 6 else 2
    rows = max(1, -(-count // columns))
    pitch = min(50.0, room / rows)
    width = (TASK_BUTTONS.w - (columns - 1) * 6) / columns
    return tuple(
        Box(TASK_BUTTONS.x + i // rows * (width + 6), top + i % rows * pitch, width, pitch - 6) for i in range(count)
    )


@_kept
def standing(spot: Spot, kind: str = "worker") -> Standing:
    """How a worker of a kind stands on a round space; on small ones (cart, beside an action) it overlaps the rim."""
    if spot.r <= 20:
        return Standing(spot.x, spot.y + 19, 48 if kind == "grande" else 44)
    if spot.r < 25:
        return Standing(spot.x, spot.y + 25, 52)
    if kind == "grande":
        return Standing(spot.x, spot.y + spot.r * 0.93, spot.r * 1.95)
    return Standing(spot.x, spot.y + spot.r * 0.86, spot.r * 1.72)


@_kept
def field_box(limit: int) -> Box:
    """A field of the open mat: 5, 6 or 7."""
    return on_mat(mat_layout.field_box(limit))


@_kept
def vine_box(limit: int, index: int, count: int) -> Box:
    """The ``index``-th of ``count`` vines planted in a field; more than two overlap."""
    return on_mat(mat_layout.vine_box(limit, index, count))


def covers(vine: Box, before: Box) -> bool:
    """Whether a planted vine lies over the one planted before it."""
    return vine.x < before.x + 0.8 * before.w and vine.y < before.y + 0.8 * before.h


@_kept
def structure_box(structure: str) -> Box:
    """The tile of a structure, or the door of a cellar, on the open mat."""
    return on_mat(mat_layout.structure_box(structure))


@_kept
def yoke_foot() -> tuple[float, float]:
    """Where a worker stands on the tile of the yoke: middle and foot."""
    x, foot = mat_layout.yoke_foot()
    return on_mat(Box(x, foot, 0, 0))[:2]


@_kept
def slot(thing: str, kind: str, value: int) -> Spot:
    """The slot of a grape (crush pad) or wine (cellar) of a kind and value 1-9."""
    box = on_mat(mat_layout.slot(thing, kind, value).box)
    return Spot(*box.centre, box.w / 2)


@_kept
def cellar_row(row: int) -> Box:
    """One of the six rows of crush pad and cellar, 0-5, without its sign at the left."""
    return on_mat(mat_layout.cellar_row(row))


@_kept
def worker_place(kind: str, index: int, regulars: int) -> Standing:
    """Where a worker waits on the mat: the ``index``-th regular one of ``regulars``, the grande, the temporary."""
    box = on_mat(mat_layout.worker_place(kind, index, regulars).box)
    return Standing(box.centre[0], box.bottom, box.h)


@_kept
def hand_cards(count: int) -> tuple[Box, ...]:
    """The cards of a hand, left to right, each covering the right part of the one before when there are many."""
    top = HAND.bottom - HAND_CARD[1] - 12
    room = HAND.h - 388
    in_a_row = 15 if room < 60 else 1 + int((HAND.w - 24 - HAND_CARD[0]) // _HAND_INDEX)
    if count > in_a_row and HAND.h >= 388:
        back = (count + 1) // 2
        return (*_hand_row(back, top - max(50, room)), *_hand_row(count - back, top))
    return _hand_row(count, top)


def _hand_row(count: int, top: float) -> tuple[Box, ...]:
    w, h = HAND_CARD
    pitch = min(w + 10.0, (HAND.w - 24 - w) / max(1, count - 1))
    return tuple(Box(HAND.x + 12 + i * pitch, top, w, h) for i in range(count))


def raised(card: Box) -> Box:
    """A hand card that is looked at or chosen: lifted out of the row."""
    return card._replace(y=max(HAND.y + 12, card.y - _HAND_LIFT))


fit(frame_of((1920, 1080)))
