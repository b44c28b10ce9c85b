"""Laying out a position from words: the ``given`` of a scenario (choice-language §7)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from rules.engine.agenda import Frame, Node
from rules.engine.rules import PositionFault
from rules.engine.shape import Path, place_of, shaped
from rules.vino.box import Box
from rules.vino.options import Options
from rules.vino.preliminary import BY_TILE
from rules.vino.setup import empty_table, mix
from rules.vino.state import BUY, CHOOSE, ON_MAP, PHASES, PRELIMINARY, SELL, State
from rules.vino.turns import CHOSEN, QUIET, Course

START = BY_TILE + 1
"""So many vineyards everybody has after the preliminary turn."""


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's things. Without ``money`` a seat has the start money in the preliminary turn, else none."""

    money: int | None = None
    income: int = 0
    regions_chosen: list[str] = []
    varieties: dict[str, str] = {}


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as far as it differs from the default: the choice of regions in turn 1 on an empty map.

    ``tiles`` are the regions of the face-down tiles, the top one first; without it all starting tiles that nobody
    has are mixed. ``regions`` maps regions to their vineyards and those to seats, null where one is free.
    """

    phase: Literal["preliminary", "choose", "buy", "sell"] = "choose"
    round: int | None = None
    order: list[int] = []
    turn: int | None = None
    passed: list[int] = []
    barrel: str | None = None
    bottles: list[str] | None = None
    market: dict[str, int] = {}
    tiles: list[str] | None = None
    last_turn: bool | None = None
    regions: dict[str, dict[int, int | None]] = {}
    quiet_turns: int = 0
    next_seed: int | None = None
    seat: dict[int, dict[str, Any]] = {}


class Layout:
    """One position being laid out on an empty table."""

    def __init__(self, box: Box, given: Given, options: Options, seats: int, seed: int) -> None:
        self.box, self.given = box, given
        self.state = empty_table(box, options, seats, seed if given.next_seed is None else given.next_seed)
        self.shuffle_seed = seed

    def laid(self) -> State:
        """Lay everything out but the agenda. Raises PositionFault."""
        given, s = self.given, self.state
        s.phase = PHASES.index(given.phase)
        s.round = self._round()
        s.order = self._order()
        s.quiet = self._within(given.quiet_turns, -1, None, "quiet_turns", ("quiet_turns",))
        self._vineyards()
        self._seats()
        self._tiles()
        self._market()
        if given.bottles is not None:
            numbers = [self._region(name, ("bottles", i)) for i, name in enumerate(given.bottles)]
            s.bottles = 0
            for i, region in enumerate(numbers):
                if not self.box.bottles >> region & 1:
                    raise PositionFault(("bottles", i), f"{given.bottles[i]} has no place for a bottle; take it out")
                s.bottles |= 1 << region
            if not s.bottles and s.phase in (CHOOSE, SELL):
                raise PositionFault(("bottles",), "without a bottle the game ends when buying ends; leave one")
        if given.last_turn not in (None, not s.bottles):
            raise PositionFault(("last_turn",), "it is the last turn exactly when no bottle is left; correct bottles")
        self._barrel()
        return s

    def _round(self) -> int:
        """Turns are counted from 1; the preliminary turn may be called 0 or 1."""
        preliminary = self.state.phase == PRELIMINARY
        named = 1 if self.given.round is None else self.given.round
        self._within(named, 0 if preliminary else 1, 1 if preliminary else None, "round", ("round",))
        return 0 if preliminary else named

    def _order(self) -> tuple[int, ...]:
        seats = range(self.state.seats)
        order = tuple(self.given.order) or tuple(seats)
        if sorted(order) != list(seats):
            raise PositionFault(("order",), f"the order names each of the seats 0 to {len(seats) - 1} once")
        return order

    def seat(self, number: int, path: Path) -> int:
        """A seat's number, checked."""
        if not 0 <= number < self.state.seats:
            raise PositionFault(path, f"there is no seat {number}; seats are 0 to {self.state.seats - 1}")
        return number

    def _region(self, name: str, path: Path) -> int:
        return place_of(name, self.box.regions, "region", path)

    def _within(self, number: int, least: int, most: int | None, what: str, path: Path) -> int:
        if number < least or (most is not None and number > most):
            limits = f"at least {least}" if most is None else f"from {least} to {most}"
            raise PositionFault(path, f"{what} is {limits}, not {number}")
        return number

    def _vineyards(self) -> None:
        s = self.state
        for name, owned in self.given.regions.items():
            first, end = self.box.road[self._region(name, ("regions", name))]
            for place, seat in owned.items():
                path = ("regions", name, place)
                self._within(place, 1, end - first, f"a vineyard of {name}", path)
                if seat is None:
                    continue
                s.move(first + place - 1, self.seat(seat, path))
                if self.box.spare_markers(s, seat) < 0:
                    raise PositionFault(path, f"seat {seat} has only {self.box.markers} markers; take vineyards out")

    def _seats(self) -> None:
        s = self.state
        start = self.box.start_money if s.phase == PRELIMINARY else 0
        for number in self.given.seat:
            self.seat(number, ("seat", number))
        for number in range(s.seats):
            path: Path = ("seat", number)
            one = shaped(self.given.seat.get(number, {}), Seat, path)
            money = self._within(start if one.money is None else one.money, 0, None, "money", (*path, "money"))
            income = self._within(one.income, 0, None, "income", (*path, "income"))
            if income and s.phase != SELL:
                raise PositionFault((*path, "income"), "there is an income only while wine is being sold")
            s.pay(number, -money)
            s.income = (*s.income[:number], income, *s.income[number + 1 :])
            self._marks(number, one.regions_chosen, (*path, "regions_chosen"))
            for region, variety in one.varieties.items():
                self._take_tile(number, region, variety, (*path, "varieties", region))
        for number in range(s.seats):
            self._tiles_by_default(number)

    def _marks(self, number: int, names: list[str], path: Path) -> None:
        s = self.state
        marks = 0
        for i, name in enumerate(names):
            bit = 1 << self._region(name, (*path, i))
            if marks & bit:
                raise PositionFault((*path, i), f"'{name}' is chosen twice; name another region")
            marks |= bit
        if names and s.phase == PRELIMINARY:
            raise PositionFault(path, "no regions are chosen in the preliminary turn; leave them out")
        if len(names) > CHOSEN:
            raise PositionFault(path, f"a seat chooses {CHOSEN} regions, not {len(names)}")
        if len(names) < CHOSEN and marks >> len(self.box.regions) - 1:
            raise PositionFault(path, f"regions are chosen in the order of the map; nothing comes after {names[0]}")
        s.marks = (*s.marks[:number], marks, *s.marks[number + 1 :])

    def _take_tile(self, number: int, region: str, variety: str, path: Path) -> None:
        s, box = self.state, self.box
        r = self._region(region, path)
        place_of(variety, box.varieties, "variety", path)
        tile = box.tile(region, variety)
        if tile < 0:
            raise PositionFault(path, f"{region} has no tile of {variety}")
        if s.tiles[tile] != ON_MAP:
            raise PositionFault(path, f"seat {s.tiles[tile]} has the tile of {variety} in {region} already")
        if s.phase != PRELIMINARY and not box.count(s, number, r):
            raise PositionFault(path, f"seat {number} has no vineyard in {region}; give it one under regions")
        s.move_tile(tile, number)

    def _tiles_by_default(self, number: int) -> None:
        """Where a seat has vineyards and no variety is named, it grows the first that is left."""
        s, box = self.state, self.box
        for region, name in enumerate(box.regions):
            if box.count(s, number, region) and box.tile_of(s, number, region) < 0:
                first, end = box.boxes[region]
                tile = s.tiles.find(ON_MAP, first, end)
                if tile < 0:
                    raise PositionFault(("regions", name), f"there is no tile of {name} left for seat {number}")
                s.move_tile(tile, number)

    def _tiles(self) -> None:
        s, box, given = self.state, self.box, self.given
        if s.phase != PRELIMINARY:
            if given.tiles:
                raise PositionFault(("tiles",), "tiles lie face down only in the preliminary turn; leave them out")
            return
        if given.tiles is None:
            mix(s, tuple(tile for tile in box.starting_tiles if s.tiles[tile] == ON_MAP), self.shuffle_seed)
            return
        tiles = []
        for i, name in enumerate(given.tiles):
            region = self._region(name, ("tiles", i))
            tile = next(tile for tile in box.starting_tiles if box.region_of_tile[tile] == region)
            if s.tiles[tile] != ON_MAP or tile in tiles:
                raise PositionFault(("tiles", i), f"the starting tile of {name} lies elsewhere already; take it out")
            tiles.append(tile)
        mix(s, tuple(tiles), 0)
        s.face_down = tuple(reversed(tiles))

    def _market(self) -> None:
        s, box = self.state, self.box
        for name, demand in self.given.market.items():
            variety = place_of(name, box.varieties, "variety", ("market", name))
            self._within(demand, box.least, box.most, "demand", ("market", name))
            if demand % box.step:
                raise PositionFault(("market", name), f"demand goes in steps of {box.step}, {demand} is between two")
            s.shift(variety, demand - s.market[variety])
        if sum(s.market):
            raise PositionFault(("market",), f"the demands add up to {sum(s.market)}; they must add up to 0")

    def _barrel(self) -> None:
        s, given = self.state, self.given
        if given.barrel is not None:
            if s.phase != BUY:
                raise PositionFault(("barrel",), "the barrel stands in a region only in phase buy; leave it out")
            s.barrel = self._region(given.barrel, ("barrel",))
        if given.passed and s.barrel < 0:
            raise PositionFault(("passed",), "seats are done in the region of the barrel; name its region")
        for i, number in enumerate(given.passed):
            s.passed |= 1 << self.seat(number, ("passed", i))


def lay(box: Box, course: Course, raw: Mapping[str, Any], options: Options, seats: int, seed: int) -> State:
    """The position described by these words, with all that is still to be done. Raises PositionFault."""
    given = shaped(raw, Given, ())
    s = Layout(box, given, options, seats, seed).laid()
    after = CHOOSE if s.phase == SELL else s.phase + 1
    s.agenda = Frame(course.turns.number, -1, -1, after)
    if any(s.income):
        s.quiet = -1
    if s.phase == BUY:
        _go_on_buying(s, box, course, given.turn)
    else:
        _go_on(s, box, course, given.turn)
    return s


def _go_on(s: State, box: Box, course: Course, turn: int | None) -> None:
    """Put the present phase onto the agenda, from the seat whose turn it is."""
    if s.phase == PRELIMINARY:
        due = [seat for seat in s.order if course.drawn.drawn(s, seat)] or _with_fewer(s, BY_TILE)
        by_tile = bool(s.face_down) or any(course.drawn.drawn(s, seat) for seat in s.order)
        can = due if by_tile else _with_fewer(s, START)
        node: Node = course.drawn if by_tile else course.third
        if by_tile:
            s.agenda = Frame(course.third.number, -1, -1, 0, (), s.agenda)
    elif s.phase == CHOOSE and s.quiet >= QUIET and not any(s.marks):
        node, can = course.quiet, list(s.order)
        s.agenda = Frame(course.choosing.number, -1, -1, 0, (), s.agenda)
    elif s.phase == CHOOSE:
        node, can = course.choosing, [seat for seat in s.order if s.marks[seat].bit_count() < CHOSEN]
    else:
        node, can = course.sales, list(s.order)
        s.agenda = Frame(course.new_order.number, -1, -1, 0, (), s.agenda)
    first = _turn(turn, can, can[0] if can else s.order[0])
    s.turn = first
    rest = s.order[s.order.index(first) :]
    at = 1 + min(BY_TILE, s.owners.count(first)) if node is course.drawn else 1
    s.agenda = Frame(node.number, first, first, at, rest, s.agenda)


def _with_fewer(s: State, vineyards: int) -> list[int]:
    return [seat for seat in s.order if s.owners.count(seat) < vineyards]


def _turn(turn: int | None, can: list[int], default: int) -> int:
    if turn is not None and turn not in can:
        raise PositionFault(("turn",), f"it cannot be the turn of seat {turn} now; name one of {can or 'none'}")
    return default if turn is None else turn


def _go_on_buying(s: State, box: Box, course: Course, turn: int | None) -> None:
    """The barrel goes on from its region, where those who have passed are done."""
    if s.barrel < 0:
        s.agenda = Frame(course.barrel.number, -1, -1, 0, (), s.agenda)
        _turn(turn, [], 0)
        return
    s.agenda = Frame(course.barrel.number, -1, -1, box.by_number.index(s.barrel) + 1, (), s.agenda)
    buyers = tuple(seat for seat in s.order if s.marks[seat] >> s.barrel & 1)
    for i, seat in enumerate(seat for seat in range(s.seats) if s.passed >> seat & 1):
        if seat not in buyers:
            raise PositionFault(("passed", i), f"seat {seat} has not chosen the region of the barrel")
    course.barrel.begin(s, s.barrel, tuple(seat for seat in buyers if not s.passed >> seat & 1))
    f = s.agenda
    if f.node == course.owners.number:
        s.turn = _turn(turn, [f.held[1]], f.held[1])
    elif f.node == course.newcomers.number:
        s.turn = _turn(turn, list(f.held[1:]), f.held[1])
        s.agenda = Frame(f.node, s.turn, s.turn, f.held.index(s.turn, 1) - 1, f.held, f.below)
