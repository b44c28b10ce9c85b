"""Where everything lies on the table of the present window: named boxes and spots. All lengths are design px.

The board always lies at the same place; ``fit`` lays the regions round it for a window. Shared things lie above,
personal things below.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar, cast

from game.art import mat_boxes
from game.art.board_boxes import BOARD as BOARD
from game.art.board_boxes import CART as CART
from game.art.board_boxes import CART_PLACES as CART_PLACES
from game.art.board_boxes import DECKS as DECKS
from game.art.board_boxes import FALL as FALL
from game.art.board_boxes import LEAST_POINTS as LEAST_POINTS
from game.art.board_boxes import MOST_POINTS as MOST_POINTS
from game.art.board_boxes import POINT_WALL as POINT_WALL
from game.art.board_boxes import RESIDUAL_WALL as RESIDUAL_WALL
from game.art.board_boxes import SEASON_AREAS as SEASON_AREAS
from game.art.board_boxes import SUMMER as SUMMER
from game.art.board_boxes import WINTER as WINTER
from game.art.board_boxes import action_cell as action_cell
from game.art.board_boxes import art_spots as art_spots
from game.art.board_boxes import cart_spot as cart_spot
from game.art.board_boxes import cell_picture as cell_picture
from game.art.board_boxes import cell_places as cell_places
from game.art.board_boxes import deck_box as deck_box
from game.art.board_boxes import deck_stand as deck_stand
from game.art.board_boxes import label_height as label_height
from game.art.board_boxes import pile_box as pile_box
from game.art.board_boxes import point_spots as point_spots
from game.art.board_boxes import point_stone as point_stone
from game.art.board_boxes import residual_spots as residual_spots
from game.art.board_boxes import residual_stone as residual_stone
from game.art.board_boxes import rooster_spot as rooster_spot
from game.art.board_boxes import wake_up_row as wake_up_row
from game.art.kit.boxes import Box as Box
from game.art.kit.boxes import Spot as Spot
from game.art.kit.boxes import Standing as Standing
from game.art.mat_boxes import CELLAR_ROWS as CELLAR_ROWS
from game.art.mat_boxes import FIELDS as FIELDS
from game.art.mat_boxes import STRUCTURES as STRUCTURES
from game.play.frame import Frame
from game.viticulture.frame import frame_of

P = ParamSpec("P")
R = TypeVar("R")
_KNOWN: list[Callable[[], None]] = []
"""Forget what was worked out for the window before."""

FRAME: Frame
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
    global FRAME, TABLE, RIBBON, RAIL, TASK, LOG, MAT, HAND, ZOOM, DRAWER
    global TASK_BUTTONS, WORKER_ROW, LIRA, WAITING_ROOSTER, CELLAR
    FRAME = frame
    TABLE, RIBBON, RAIL, TASK, LOG, MAT, HAND, ZOOM, DRAWER = frame
    TASK_BUTTONS = frame.task_row
    WORKER_ROW, LIRA = on_mat(mat_boxes.WORKER_ROW), on_mat(mat_boxes.LIRA)
    WAITING_ROOSTER, CELLAR = on_mat(mat_boxes.WAITING_ROOSTER), on_mat(mat_boxes.CELLAR)
    for forget in _KNOWN:
        forget()


def on_mat(box: Box) -> Box:
    """Where a box of the mat's usual place comes to lie."""
    usual = mat_boxes.MAT
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
    return FRAME.ribbon_buttons(count)


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
    return on_mat(mat_boxes.field_box(limit))


@_kept
def vine_box(limit: int, index: int, count: int) -> Box:
    """The ``index``-th of ``count`` vines planted in a field; more than two overlap."""
    return on_mat(mat_boxes.vine_box(limit, index, count))


def covers(vine: Box, before: Box) -> bool:
    """Whether a planted vine lies over the one planted before it."""
    return vine.x < before.x + 0.8 * before.w and vine.y < before.y + 0.8 * before.h


@_kept
def structure_box(structure: str) -> Box:
    """The tile of a structure, or the door of a cellar, on the open mat."""
    return on_mat(mat_boxes.structure_box(structure))


@_kept
def yoke_foot() -> tuple[float, float]:
    """Where a worker stands on the tile of the yoke: middle and foot."""
    x, foot = mat_boxes.yoke_foot()
    return on_mat(Box(x, foot, 0, 0))[:2]


@_kept
def slot(thing: str, kind: str, value: int) -> Spot:
    """The slot of a grape (crush pad) or wine (cellar) of a kind and value 1-9."""
    box = on_mat(mat_boxes.slot(thing, kind, value).box)
    return Spot(*box.centre, box.w / 2)


@_kept
def cellar_row(row: int) -> Box:
    """One of the six rows of crush pad and cellar, 0-5, without its sign at the left."""
    return on_mat(mat_boxes.cellar_row(row))


@_kept
def worker_place(kind: str, index: int, regulars: int) -> Standing:
    """Where a worker waits on the mat: the ``index``-th regular one of ``regulars``, the grande, the temporary."""
    box = on_mat(mat_boxes.worker_place(kind, index, regulars).box)
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
