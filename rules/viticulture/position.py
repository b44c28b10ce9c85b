"""Laying out a position from words: the ``given`` of a scenario (choice-language §7)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from rules.engine.agenda import Frame, Node
from rules.engine.catalog import nearest
from rules.engine.chance import Stream
from rules.engine.rules import PositionFault
from rules.engine.shape import Path, place_of, shaped, within
from rules.viticulture import placing
from rules.viticulture.action import PAID_BONUS
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, KINDS, WINES
from rules.viticulture.given import Exactly, Given, Seat
from rules.viticulture.options import Options
from rules.viticulture.setup import empty_table
from rules.viticulture.solo.automa import CODE
from rules.viticulture.solo.position import lay_alone
from rules.viticulture.state import (
    FALL,
    SEASONS,
    SETUP,
    SPRING,
    SUMMER_SEASON,
    WINTER_SEASON,
    YEAR_END,
    Player,
    State,
)

WORKERS = ("regular", "grande", "temporary")


class Layout:
    """One position being laid out on an empty table."""

    def __init__(self, box: Box, given: Given, options: Options, seats: int, seed: int) -> None:
        self.box = box
        self.given = given
        self.state: State = empty_table(box, options, seats, seed if given.next_seed is None else given.next_seed)
        self.shuffle_seed = seed
        self.free = {name: list(cards) for name, cards in box.components.numbers.items()}

    def laid(self) -> State:
        """Lay everything out. Raises PositionFault."""
        given, s = self.given, self.state
        s.season = SEASONS.index(given.season)
        if given.year < 1:
            raise PositionFault(("year",), "years are counted from 1")
        s.year = given.year - (s.season == SETUP)
        s.first_player = self.seat(given.first_player, ("first_player",))
        for number in given.seat:
            if isinstance(number, int):
                self.seat(number, ("seat", number))
        seats = [
            shaped(given.seat.get(number, {}), Seat, ("seat", number) if number in given.seat else ())
            for number in range(len(s.players))
        ]
        for number, (player, one) in enumerate(zip(s.players, seats, strict=True)):
            self._mat(player, one, ("seat", number))
        self._rows()
        self._workers(seats)
        self._planned()
        self._decks()
        if s.solo is not None:
            lay_alone(s, self.box, given, seats[0], self.shuffle_seed)
            return s
        self._not_alone(seats)
        s.last_year = any(player.vp >= self.box.ends_at for player in s.players)
        if given.last_year is not None:
            if s.last_year and not given.last_year:
                raise PositionFault(("last_year",), f"with {self.box.ends_at} vp reached it is the last year")
            s.last_year = given.last_year
        return s

    def _not_alone(self, seats: list[Seat]) -> None:
        """What only a solo table has must not be named at another."""
        given = self.given
        named: dict[Path, bool] = {
            ("row_tokens",): given.row_tokens is not None,
            ("campaign",): given.campaign is not None,
            ("seat", "automa"): "automa" in given.seat,
            ("decks", "automa"): bool(given.decks.automa),
            ("decks", "mama"): bool(given.decks.mama),
            ("discards", "automa"): bool(given.discards.automa),
        }
        named |= {("seat", number, "tokens"): bool(seat.tokens) for number, seat in enumerate(seats)}
        for path, there in named.items():
            if there:
                raise PositionFault(path, "only a table of one has that; write seats: 1 or leave it out")

    def seat(self, number: int, path: Path) -> int:
        """A seat's number, checked."""
        if not 0 <= number < len(self.state.players):
            raise PositionFault(path, f"there is no seat {number}; seats are 0 to {len(self.state.players) - 1}")
        return number

    def card(self, name: str, path: Path, decks: Iterable[int] = range(4)) -> int:
        """The number of a card of this name that lies nowhere yet."""
        components = self.box.components
        allowed = set(decks)
        if name not in components.numbers or components.deck_of[components.numbers[name][0]] not in allowed:
            known = [one for one, cards in components.numbers.items() if components.deck_of[cards[0]] in allowed]
            raise PositionFault(path, f"'{name}' is no card that can lie here; " + nearest(name, known))
        if not self.free[name]:
            count = len(components.numbers[name])
            places = "twice; there is one such card" if count == 1 else f"more than {count} times; there are {count}"
            raise PositionFault(path, f"'{name}' lies {places}, take it out of one place")
        return self.free[name].pop(0)

    def _mat(self, player: Player, one: Seat, path: Path) -> None:
        box = self.box
        player.lira = within(one.lira, 0, None, "lira", (*path, "lira"))
        player.vp = within(one.vp, box.least_vp, None, "vp", (*path, "vp"))
        player.residual = within(one.residual, 0, box.residual_most, "residual", (*path, "residual"))
        self._parents(player, one, path)
        self._structures(player, one, path)
        self._fields(player, one, path)
        for colour, kind in enumerate(("red", "white")):
            bits = self._slots(getattr(one.grapes, kind), 0b11_1111_1110, f"{kind} grape", (*path, "grapes", kind))
            player.grapes = (bits, player.grapes[1]) if colour == 0 else (player.grapes[0], bits)
        red, white, blush, sparkling = (
            self._slots(getattr(one.wines, kind), slots, f"{kind} wine", (*path, "wines", kind))
            for kind, slots in zip(WINES, box.vineyard.all_slots, strict=True)
        )
        player.wines = (red, white, blush, sparkling)
        hand = [self.card(name, (*path, "hand", i)) for i, name in enumerate(one.hand)]
        player.hand = tuple(sorted(hand))

    def _parents(self, player: Player, one: Seat, path: Path) -> None:
        components = self.box.components
        for key, names, cards in (("mamas", one.mamas, components.mamas), ("papas", one.papas, components.papas)):
            if names and self.state.season != SETUP:
                raise PositionFault((*path, key), f"{key} are there in season setup only; leave them out")
            known = [card.id for card in cards]
            numbers = [place_of(name, known, key[:-1], (*path, key, i)) for i, name in enumerate(names)]
            others = [n for seat in self.state.players if seat is not player for n in getattr(seat, key)]
            for i, number in enumerate(numbers):
                if number in others or number in numbers[:i]:
                    raise PositionFault((*path, key, i), f"'{known[number]}' lies twice; there is one such card")
            setattr(player, key, tuple(sorted(numbers)))

    def _structures(self, player: Player, one: Seat, path: Path) -> None:
        components = self.box.components
        for i, name in enumerate(one.structures):
            bit = 1 << place_of(name, components.structures, "structure", (*path, "structures", i))
            if player.structures & bit:
                raise PositionFault((*path, "structures", i), f"'{name}' is built twice; a mat has one place for it")
            player.structures |= bit
        for i, name in enumerate(one.structures):
            need = components.structure_needs[components.structure_number[name]]
            if need & ~player.structures:
                needed = next(x for x in components.structures if components.bit(x) == need)
                raise PositionFault((*path, "structures", i), f"'{name}' needs '{needed}'; add it")
        for i, name in enumerate(one.used_this_year):
            bit = 1 << place_of(name, components.structures, "structure", (*path, "used_this_year", i))
            if not player.structures & bit:
                raise PositionFault((*path, "used_this_year", i), f"'{name}' is not built; add it to structures")
            player.used |= bit

    def _fields(self, player: Player, one: Seat, path: Path) -> None:
        limits = self.box.vineyard.limits
        names = [str(limit) for limit in limits]
        fields: list[tuple[int, ...]] = [()] * len(limits)
        for limit, vines in one.fields.items():
            at = place_of(str(limit), names, "field", (*path, "fields", limit))
            if vines == "sold":
                player.sold |= 1 << at
                continue
            places = [(*path, "fields", limit, i) for i in range(len(vines))]
            fields[at] = tuple(sorted(self.card(name, place, (0,)) for name, place in zip(vines, places, strict=True)))
        player.fields = tuple(fields)
        for i, limit in enumerate(one.harvested):
            at = place_of(str(limit), names, "field", (*path, "harvested", i))
            if player.sold >> at & 1:
                raise PositionFault((*path, "harvested", i), f"field {limit} is sold and cannot have been harvested")
            player.harvested |= 1 << at

    def _slots(self, values: list[int], slots: int, what: str, path: Path) -> int:
        bits = 0
        for i, value in enumerate(values):
            if value < 0 or not slots >> value & 1:
                raise PositionFault((*path, i), f"there is no place for a {what} of value {value}")
            if bits >> value & 1:
                raise PositionFault((*path, i), f"two tokens in one place: {what} of value {value}; take one out")
            bits |= 1 << value
        return bits

    def _rows(self) -> None:
        s, given = self.state, self.given
        rows = list(s.rows)
        for number, row in given.wake_up.items():
            self.seat(number, ("wake_up", number))
            if s.season == SETUP:
                raise PositionFault(("wake_up", number), "in season setup no rooster stands on a row yet")
            if not 1 <= row < len(rows):
                raise PositionFault(("wake_up", number), f"there is no row {row}; rows are 1 to {len(rows) - 1}")
            if rows[row] >= 0:
                raise PositionFault(("wake_up", number), f"row {row} is taken by seat {rows[row]}; name another")
            rows[row] = number
        if s.season > SPRING:
            for number in range(len(s.players)):
                if number not in rows:
                    default = number + 1
                    rows[default if rows[default] < 0 else rows.index(-1, 1)] = number
        s.rows = tuple(rows)
        for i, number in enumerate(given.passed):
            s.passed |= 1 << self.seat(number, ("passed", i))

    def _standing(self, words: str | list[str], space: str, path: Path) -> list[tuple[int, int, Path]]:
        """The workers written beside a space, as (seat, kind, path)."""
        texts = words if isinstance(words, list) else [words]
        found = []
        for i, text in enumerate(texts):
            place = (*path, i) if isinstance(words, list) else path
            number, _, kind = text.partition(" ")
            if not number.isdigit() or kind not in KINDS:
                raise PositionFault(place, f"'{text}' is no seat and kind of worker; write it like '1 worker'")
            found.append((self.seat(int(number), place), KINDS.index(kind), place))
        return found

    def _space(self, name: str, path: Path) -> int:
        spaces = self.box.spaces
        space = place_of(name, spaces.names, "space", path)
        if space < spaces.first_crowd:
            place = space % len(spaces.places)
            if self.state.solo is not None and place not in placing.places_here(self.box, self.state):
                raise PositionFault(path, f"{name} is closed in this solo game; name an open space")
            if self.state.solo is None and place not in spaces.open_places[len(self.state.players)]:
                least = spaces.places[place].seats
                raise PositionFault(path, f"{name} is closed with fewer than {least} seats; name an open space")
        return space

    def _workers(self, seats: list[Seat]) -> None:
        s = self.state
        counts = [[0, 0, 0] for _ in seats]
        for name, words in self.given.occupied.items():
            path = ("occupied", name)
            space = self._space(name, path)
            if words == "automa":
                self._stand_automa(space, path)
                continue
            for seat, kind, place in self._standing(words, name, path):
                self._stand(seat, kind, space, place)
                counts[seat][kind] += 1
        for number, (one, player) in enumerate(zip(seats, s.players, strict=True)):
            self._available(number, player, one, counts[number])

    def _stand(self, seat: int, kind: int, space: int, path: Path) -> None:
        s, spaces = self.state, self.box.spaces
        code, name = seat * 4 + kind, spaces.names[space]
        if space < spaces.first_crowd:
            if s.occupied[space] >= 0:
                raise PositionFault(path, f"{name} holds one worker; let the other stand elsewhere")
            s.occupied = (*s.occupied[:space], code, *s.occupied[space + 1 :])
            return
        if space < spaces.cart and kind != 1:
            raise PositionFault(path, f"only a grande stands on {name}")
        if space == spaces.yoke:
            if not s.players[seat].structures & spaces.yoke_bit:
                raise PositionFault(path, f"seat {seat} has no yoke; add it to structures")
            s.players[seat].used |= spaces.yoke_bit
        at = space - spaces.first_crowd
        s.crowds = (*s.crowds[:at], (*s.crowds[at], code), *s.crowds[at + 1 :])

    def _stand_automa(self, space: int, path: Path) -> None:
        s = self.state
        if s.solo is None or space >= self.box.spaces.first_crowd:
            raise PositionFault(path, "the Automa stands on open spaces of a solo table only; name such a space")
        s.occupied = (*s.occupied[:space], CODE, *s.occupied[space + 1 :])

    def _available(self, number: int, player: Player, one: Seat, placed: list[int]) -> None:
        s = self.state
        path: Path = ("seat", number, "workers")
        owned = (0, 0) if s.season == SETUP else (2, 1)
        regular, grande = (
            max(0, count - placed[kind]) if named is None else named
            for kind, (count, named) in enumerate(zip(owned, (one.workers.regular, one.workers.grande), strict=True))
        )
        for kind, count in zip(WORKERS, (regular, grande, one.workers.temporary), strict=True):
            within(count, 0, None, f"the number of {kind} workers", (*path, kind))
        player.regular, player.grande, player.temporary = regular, grande, one.workers.temporary
        player.trained = within(one.trained, 0, None, "trained", ("seat", number, "trained"))
        player.staff = player.regular + placed[0]
        player.grandes = player.grande + placed[1]
        most = self.box.regulars(s)
        if player.staff + player.trained > most:
            raise PositionFault(path, f"seat {number} has {player.staff + player.trained} regular workers, most {most}")
        if player.grandes > 1:
            raise PositionFault(path, f"seat {number} has two grandes; one is available or stands somewhere")
        if player.temporary + placed[2]:
            if player.temporary + placed[2] > 1 or s.temporary >= 0:
                raise PositionFault(path, "there is only one temporary worker; leave the others out")
            s.temporary = number

    def _planned(self) -> None:
        s, box = self.state, self.box
        for name, words in self.given.planned.items():
            path = ("planned", name)
            if s.season not in (SUMMER_SEASON, FALL):
                raise PositionFault(path, "planned actions lie only in summer and fall; leave them out")
            space = self._space(name, path)
            texts = words if isinstance(words, list) else [words]
            paid = [text.endswith(" token") and s.solo is not None for text in texts]
            bare = [text.removesuffix(" token") if paid[i] else text for i, text in enumerate(texts)]
            standing = self._standing(bare if isinstance(words, list) else bare[0], name, path)
            for (seat, kind, place), token in zip(standing, paid, strict=True):
                plan = (seat, kind, space, PAID_BONUS if token else placing.bonus_at(box, s, space))
                plans = [*s.plans, plan]
                if box.spaces.placed(s, seat).count((space, kind)) < plans.count(plan):
                    raise PositionFault(place, f"no such worker stands on {name}; write it under occupied too")
                s.plans = tuple(plans)

    def _decks(self) -> None:
        s, given = self.state, self.given
        decks: list[tuple[int, ...]] = []
        piles = [self._cards(getattr(given.discards, name), d, ("discards", name)) for d, name in enumerate(DECKS)]
        tops: list[tuple[int, ...]] = []
        for deck, name in enumerate(DECKS):
            words = getattr(given.decks, name)
            exact = isinstance(words, Exactly)
            path = ("decks", name, "exactly") if exact else ("decks", name)
            tops.append(self._cards(words.exactly if exact else words, deck, path))
        for deck, name in enumerate(DECKS):
            rest = tuple(sorted(n for word, cards in self.free.items() for n in cards if self._is(n, deck)))
            if s.solo is not None and s.options.solo_visitors == "removed":
                s.unused = (*s.unused, *(n for n in rest if n in self.box.solo.useless))
                rest = tuple(n for n in rest if n not in self.box.solo.useless)
            if isinstance(getattr(given.decks, name), Exactly):
                s.unused = (*s.unused, *rest)
                rest = ()
            decks.append((*Stream(self.shuffle_seed, name).shuffled(rest), *tops[deck]))
        s.decks, s.piles = tuple(decks), tuple(piles)

    def _is(self, card: int, deck: int) -> bool:
        return bool(self.box.components.deck_of[card] == deck)

    def _cards(self, names: list[str], deck: int, path: Path) -> tuple[int, ...]:
        """Cards of one kind written top card first, as they lie: top card last."""
        return tuple(reversed([self.card(name, (*path, i), (deck,)) for i, name in enumerate(names)]))


def lay(
    box: Box, years: Node, deal: list[Node], raw: Mapping[str, Any], options: Options, seats: int, seed: int
) -> State:
    """The position described by these words, with all that is still to be done. Raises PositionFault.

    ``years`` is the node that runs the game, ``deal`` all nodes from the deal on.
    """
    given = shaped(raw, Given, ())
    s = Layout(box, given, options, seats, seed).laid()
    if s.season == SETUP:
        for node in reversed(deal):
            s.agenda = Frame(node.number, 0, 0, 0, (), s.agenda)
        s.turn = s.first_player
        return s
    after = SPRING if s.season == YEAR_END else s.season + 1
    s.agenda = Frame(years.number, 0, 0, after)
    _go_on(s, years.seasons[s.season], given.turn)  # type: ignore[attr-defined]
    return s


def _go_on(s: State, nodes: list[Node], turn: int | None) -> None:
    """Put the present season onto the agenda, from the seat whose turn it is."""
    order = s.in_wake_up_order()
    if s.season == YEAR_END:
        s.turn = order[0] if turn is None else turn
        s.agenda = Frame(nodes[0].number, 0, 0, 0, (), s.agenda)
        return
    if s.season == SPRING:
        count = len(s.players)
        clockwise = [(s.first_player + i) % count for i in range(count)]
        order = tuple(seat for seat in clockwise if seat not in s.rows)
    can = [seat for seat in order if not (s.passed >> seat & 1) or s.season in (SPRING, FALL)]
    if turn is not None and turn not in can:
        raise PositionFault(("turn",), f"it cannot be the turn of seat {turn} now; name one of {list(can) or 'none'}")
    s.turn = turn if turn is not None else can[0] if can else order[0] if order else s.first_player
    if s.season in (SUMMER_SEASON, WINTER_SEASON):
        s.agenda = Frame(nodes[-1].number, s.turn, s.turn, order.index(s.turn), order, s.agenda)
    else:
        rest = order[order.index(s.turn) :] if s.turn in order else ()
        s.agenda = Frame(nodes[-1].number, s.turn, s.turn, 1, rest, s.agenda)
