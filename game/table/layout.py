"""Where everything lies on the table: named boxes and spots in the design space of 1920x1080.

Shared things lie above the line at y 680, personal things below it. All lengths are design px.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.table.boxes import Bottle as Bottle
from game.table.boxes import Box as Box
from game.table.boxes import Spot as Spot
from game.table.boxes import Standing as Standing
from rules.engine.choice import Ref

TABLE = Box(0, 0, 1920, 1080)
RIBBON = Box(0, 0, 1920, 64)
RAIL = Box(8, 72, 276, 604)
BOARD = Box(292, 70, 1200, 606)
TASK = Box(1500, 70, 412, 328)
LOG = Box(1500, 406, 412, 270)
MAT = Box(8, 684, 1110, 388)
HAND = Box(1126, 684, 786, 388)

SUMMER = ("draw_vine", "give_tour", "build_structure", "play_summer_visitor", "sell_grape_or_field", "plant_vine")
WINTER = ("draw_order", "harvest_field", "make_wine", "play_winter_visitor", "train_worker", "fill_order")
PLACES = ("left", "middle", "right")
DECKS = ("vine", "order", "summer_visitor", "winter_visitor")
STRUCTURES = ("trellis", "irrigation", "yoke", "windmill", "cottage", "tasting_room")
"""The structures with a tile of their own; the two cellars are doors."""
FIELDS = (5, 6, 7)
CELLAR_ROWS = (
    ("grape", "red"),
    ("grape", "white"),
    ("wine", "red"),
    ("wine", "white"),
    ("wine", "blush"),
    ("wine", "sparkling"),
)
"""Crush pad and cellar from above, six rows of nine columns."""

YEAR_PLATE = Box(8, 7, 276, 50)
RIBBON_TABS_LEFT = 296
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

TASK_HEAD = Box(1500, 70, 412, 46)
TASK_BODY = Box(1518, 126, 376, 200)
TASK_BUTTONS = Box(1514, 334, 384, 52)

MAT_SKY = Box(8, 684, 1110, 40)
WORKER_ROW = Box(20, 993, 574, 70)
LIRA = Box(456, 1000, 100, 56)
WAITING_ROOSTER = Box(388, 997, 62, 62)
"""Where a rooster waits on the open mat until it is placed."""
FIRST_PLAYER = Spot(566, 1028, 21)
CELLAR = Box(602, 726, 506, 334)
_SLOT = 50
_SLOT_LEFT = 650
_SLOT_TOP = 754
_SLOT_PITCH = 49.6
_CELLAR_GAP = 5

HAND_HEAD = Box(1138, 690, 762, 48)
HAND_CARD = (180, 270)
_HAND_LEFT, _HAND_TOP, _HAND_WIDTH = 1138, 790, 762
_HAND_LIFT = 40


def rail_panels(seats: int) -> tuple[Box, ...]:
    """The panels of the player rail from above, for 2 to 6 seats (1 has the first of two)."""
    heights = {1: 298.0, 2: 298.0, 3: 196.0, 4: 145.0, 5: 114.4, 6: 96.0}
    height = heights[seats]
    pitch = (RAIL.h - height) / max(1, seats - 1)
    return tuple(Box(RAIL.x, RAIL.y + i * pitch, RAIL.w, height) for i in range(seats))


def ribbon_buttons(count: int) -> tuple[Box, ...]:
    """The buttons at the right end of the ribbon, left to right."""
    w, h = RIBBON_BUTTON
    return tuple(Box(1906 - w - (count - 1 - i) * 54, 8, w, h) for i in range(count))


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


def action_cell(action: str) -> Box:
    """The cell of one of the twelve actions. Raises KeyError for another word."""
    season = season_of(action)
    actions, left = (SUMMER, 494) if season == "summer" else (WINTER, 1056)
    index = actions.index(action)
    return Box(left + index % 2 * 212, 120 + index // 2 * 136, 206, 130)


def cell_picture(cell: Box) -> Box:
    """The small landscape in the lower part of an action cell."""
    return Box(cell.x + 6, cell.y + 50, cell.w - 12, cell.h - 56)


def cell_places(cell: Box, places: int) -> tuple[Spot, ...]:
    """The spaces of an action cell when ``places`` (1-3) of them are open."""
    picture = cell_picture(cell)
    cy = picture.y + picture.h / 2
    if places == 1:
        return (Spot(cell.right - 45, cy, 32),)
    r = 30 if places == 2 else 27
    gap = (picture.w - places * r * 2) / (places + 1)
    return tuple(Spot(picture.x + gap + r + i * (2 * r + gap), cy, r) for i in range(places))


def cell_icon(cell: Box, places: int) -> Spot:
    """The sign of an action cell: on a medallion in the picture, or beside the label when there are more places."""
    picture = cell_picture(cell)
    if places == 1:
        return Spot(cell.x + 48, picture.y + picture.h / 2, 33)
    return Spot(cell.x + 27, cell.y + 26, 21)


def art_spots(cell: Box, places: int, coin: bool) -> tuple[Spot, Spot]:
    """Where a first and a second grande worker stand on a full action; ``coin`` when the label has one beside it."""
    sign = cell_icon(cell, places)
    if places == 1:
        return Spot(cell.x + 105, sign.y, 23), sign._replace(r=23)
    beside = Spot(cell.right - 22, cell.y + 28, 23)
    tile = sign._replace(r=19)
    return (tile, beside) if coin else (beside, tile)


def cart_spot(index: int) -> Spot:
    """The place of the cart for its ``index``-th worker, from 0; further ones share the last."""
    return Spot(CART.x + 560 + min(index, CART_PLACES - 1) * 46, CART.y + 26, 20)


def deck_stand(deck: str) -> Box:
    """The dark tray that holds a deck and its discard pile. Raises ValueError for another word."""
    return Box(FALL.x, 182 + DECKS.index(deck) * 86.4, FALL.w, 80)


def deck_box(deck: str) -> Box:
    """The face-down deck."""
    stand = deck_stand(deck)
    return Box(stand.x + 8, stand.y + 5, 52, 70)


def pile_box(deck: str) -> Box:
    """The discard pile of a deck."""
    stand = deck_stand(deck)
    return Box(stand.x + 66, stand.y + 6, 50, 70)


def point_stone(points: int) -> Box:
    """The stone of the victory wall, -5 to 25; more points stand on the last one."""
    step = min(max(points, LEAST_POINTS), MOST_POINTS) - LEAST_POINTS
    return Box(302 + step * 31, 590, 31, 74)


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


def residual_spots(step: int, count: int) -> tuple[Bottle, ...]:
    """Where ``count`` (1-6) bottles stand on one stone of the residual track."""
    stone = residual_stone(step)
    cx = stone.x + stone.w / 2
    if count == 1:
        return (Bottle(cx, stone.y + 70, 44),)
    if count == 2:
        return (Bottle(cx - 7.5, stone.y + 70, 36), Bottle(cx + 7.5, stone.y + 70, 36))
    if count <= 4:
        return tuple(Bottle(cx - 7.5 + i % 2 * 15, stone.y + 47 + i // 2 * 25, 24) for i in range(count))
    return tuple(Bottle(cx - 9.6 + i % 3 * 9.6, stone.y + 46 + i // 3 * 25, 21) for i in range(count))


def task_buttons(count: int) -> tuple[Box, ...]:
    """Buttons along the lower edge of the task panel, the first one wider."""
    area = TASK_BUTTONS
    if count == 1:
        return (area,)
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


def field_box(limit: int) -> Box:
    """A field of the open mat: 5, 6 or 7."""
    return Box(20 + FIELDS.index(limit) * 194, 724, 186, 164)


def vine_box(limit: int, index: int, count: int) -> Box:
    """The ``index``-th of ``count`` vines planted in a field; more than two overlap."""
    field = field_box(limit)
    w, h = 92, 112
    if count <= 1:
        return Box(field.x + 47, field.y + 46, w, h)
    pitch = (field.w - 6 - w) / (count - 1)
    return Box(field.x + 3 + index * min(92, pitch), field.y + 46, w, h)


def structure_box(structure: str) -> Box:
    """The tile of a structure, or the door of a cellar, on the open mat."""
    if structure == "medium_cellar":
        return cellar_door(4)
    if structure == "large_cellar":
        return cellar_door(7)
    return Box(20 + STRUCTURES.index(structure) * 96, 896, 88, 90)


def cellar_door(first: int) -> Box:
    """The part of the cellar that holds three values from ``first`` (4 or 7) on."""
    return Box(
        _SLOT_LEFT + (first - 1) * _SLOT + 2, _SLOT_TOP + 2 * _SLOT_PITCH + 5, 3 * _SLOT - 4, 4 * _SLOT_PITCH - 3
    )


def slot(thing: str, kind: str, value: int) -> Spot:
    """The slot of a grape (crush pad) or wine (cellar) of a kind and value 1-9."""
    row = CELLAR_ROWS.index((thing, kind))
    return Spot(_SLOT_LEFT + (value - 0.5) * _SLOT, cellar_row(row).y + _SLOT_PITCH / 2 - 1, 21.5)


def cellar_row(row: int) -> Box:
    """One of the six rows of crush pad and cellar, 0-5, without its sign at the left."""
    top = _SLOT_TOP + row * _SLOT_PITCH + (_CELLAR_GAP if row >= 2 else 0)
    return Box(_SLOT_LEFT, top, 9 * _SLOT, _SLOT_PITCH)


def standing(spot: Spot, kind: str = "worker") -> Standing:
    """How a worker of a kind stands on a round space; on small ones (cart, beside an action) it overlaps the rim."""
    if spot.r <= 20:
        return Standing(spot.x, spot.y + 19, 48 if kind == "grande" else 44)
    if spot.r < 25:
        return Standing(spot.x, spot.y + 25, 52)
    if kind == "grande":
        return Standing(spot.x, spot.y + spot.r * 0.93, spot.r * 1.95)
    return Standing(spot.x, spot.y + spot.r * 0.86, spot.r * 1.72)


def worker_place(kind: str, index: int, regulars: int) -> Standing:
    """Where a worker waits on the mat: the ``index``-th regular one of ``regulars``, the grande, the temporary."""
    foot = WORKER_ROW.bottom
    if kind == "worker":
        return Standing(WORKER_ROW.x + 34 + index * 51, foot - 5, 61)
    grande = WORKER_ROW.x + 44 + regulars * 51
    if kind == "grande":
        return Standing(grande, foot - 4, 66)
    return Standing(grande + 50, foot - 5, 61)


def hand_cards(count: int) -> tuple[Box, ...]:
    """The cards of a hand, left to right, each covering the right part of the one before when there are many."""
    if count > 15:
        back = (count + 1) // 2
        return (*_hand_row(back, _HAND_TOP - 50), *_hand_row(count - back, _HAND_TOP))
    return _hand_row(count, _HAND_TOP)


def _hand_row(count: int, top: float) -> tuple[Box, ...]:
    w, h = HAND_CARD
    pitch = min(w + 10.0, (_HAND_WIDTH - w) / max(1, count - 1))
    return tuple(Box(_HAND_LEFT + i * pitch, top, w, h) for i in range(count))


def raised(card: Box) -> Box:
    """A hand card that is looked at or chosen: lifted out of the row."""
    return card._replace(y=card.y - _HAND_LIFT)


class Layout:
    """The table of one position: how many seats and places, whose cards are in the open hand, what grows.

    ``order`` are the seats of the rail from above, ``places`` the open places of each action, ``hand`` the ids of the
    open hand from the left, ``fields`` the vines of each field of the open mat, ``regulars`` its regular workers.
    """

    def __init__(
        self,
        order: Sequence[int] = (0, 1),
        places: Sequence[str] = ("left",),
        hand: Sequence[str] = (),
        fields: dict[int, tuple[str, ...]] | None = None,
        regulars: int = 2,
        coins: Sequence[str] = (),
    ) -> None:
        self.order = tuple(order)
        self.places = tuple(places)
        self.hand = tuple(hand)
        self.fields = fields or {}
        self.regulars = regulars
        self.coins = frozenset(coins)

    def spaces(self, action: str) -> tuple[Spot, ...]:
        """The open spaces of an action, left to right."""
        return cell_places(action_cell(action), len(self.places))

    def space(self, name: str, index: int = 0) -> Spot | None:
        """The spot of a space such as ``give_tour.left``; ``index`` tells workers apart that share one (cart, .art)."""
        if name == "gain_lira":
            return cart_spot(index)
        if name == "yoke":
            tile = structure_box("yoke")
            return Spot(tile.x + tile.w / 2, tile.y + 34, 26)
        action, _, place = name.partition(".")
        if action not in (*SUMMER, *WINTER):
            return None
        if place == "art":
            return art_spots(action_cell(action), len(self.places), action in self.coins)[min(index, 1)]
        return self.spaces(action)[self.places.index(place)] if place in self.places else None

    def box(self, ref: Ref) -> Box | None:
        """The box of a thing that a choice touches, or None when it does not lie on the table just now."""
        kind, name = ref.kind, ref.name
        if kind == "space":
            return None if (spot := self.space(name)) is None else spot.box
        if kind == "card":
            return self._card(name)
        if kind in ("grape", "wine"):
            sort, _, value = name.partition(".")
            return slot(kind, sort, int(value)).box
        if kind == "worker":
            return worker_place(name, 0, self.regulars).box
        if kind == "seat":
            return rail_panels(len(self.order))[self.order.index(int(name))]
        single = {
            "field": lambda: field_box(int(name)),
            "structure": lambda: structure_box(name),
            "row": lambda: wake_up_row(int(name)),
            "deck": lambda: deck_box(name),
            "pile": lambda: pile_box(name),
            "action": lambda: action_cell(name),
        }.get(kind)
        return single() if single else None

    def _card(self, name: str) -> Box | None:
        if name in self.hand:
            return hand_cards(len(self.hand))[self.hand.index(name)]
        for limit, vines in self.fields.items():
            if name in vines:
                return vine_box(limit, vines.index(name), len(vines))
        return None
