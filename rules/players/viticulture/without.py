"""Positions of Viticulture in which one thing is otherwise, to find out which one an answer rests on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from rules.players.cause import Cause, Without
from rules.players.viticulture.inputs import Inputs
from rules.viticulture import placing
from rules.viticulture.cards import ORDER, WINES
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import Player, State
from rules.viticulture.vineyard import VALUES

CARDS = dict(enumerate(("vine", "order", "visitor", "visitor")))
"""The kinds of causes that are cards of the hand, by deck."""
MORE_LIRA = 6
"""So much more money is tried where it may be the lack of it."""
YEARS_BACK = 3
"""By so many years the end is put off where it may be that it is near."""


class ViticultureThings:
    """Takes away, one after the other, what an answer may rest on; each position that it makes is a legal one."""

    def __init__(self, rules: Viticulture) -> None:
        self.rules, self.box, self.components = rules, rules.box, rules.box.components
        self.inputs = Inputs(rules.box)

    def each(self, known: State, seat: int) -> Iterator[Without]:
        """The positions without a thing that this seat knows of, with what the thing is."""
        yield from self._hand(known, seat)
        yield from self._mat(known, seat)
        yield from self._means(known, seat)
        yield from self._others(known, seat)
        yield from self._spaces(known, seat)
        yield from self._time(known, seat)

    def _hand(self, known: State, seat: int) -> Iterator[Without]:
        for card in _unlike(known.players[seat].hand, self.components.names):
            deck = self.components.deck_of[card]
            if card >= self.components.blank or card in _under_way(known):
                continue
            s = known.copy()
            s.players[seat].hand = tuple(one for one in known.players[seat].hand if one != card)
            _lay_under(s, deck, (card,))
            kind, amount = self._worth(card, known.players[seat])
            yield Without(Cause(kind, self.components.names[card], amount, hidden=True), s)

    def _worth(self, card: int, player: Player) -> tuple[str, int]:
        """The kind of cause that a card of the hand is, and the points of an order; one that can be filled is ready."""
        deck = self.components.deck_of[card]
        if deck != ORDER:
            return CARDS[deck], 0
        now = self.inputs.orders.ready(card, player, self.inputs.grapes(player)).now
        return "ready" if now else "order", self.components.order(card).vp

    def _mat(self, known: State, seat: int) -> Iterator[Without]:
        player, vineyard = known.players[seat], self.box.vineyard
        for field, vines in enumerate(player.fields):
            if vines:
                s = known.copy()
                fields = list(player.fields)
                fields[field] = ()
                s.players[seat].fields = (fields[0], fields[1], fields[2])
                s.players[seat].harvested &= ~(1 << field)
                _lay_under(s, 0, vines)
                yield Without(Cause("field", str(vineyard.limits[field]), vineyard.sum_of(vines)), s)
        for what in ("grapes", "wines"):
            kept: tuple[int, ...] = getattr(player, what)
            for kind, bits in enumerate(kept):
                for value in VALUES[bits]:
                    s = known.copy()
                    left = (*kept[:kind], bits & ~(1 << value), *kept[kind + 1 :])
                    setattr(s.players[seat], what, left)
                    yield Without(Cause(what[:-1], f"{WINES[kind]}.{value}"), s)
        for number, name in enumerate(self.components.structures):
            if self._can_go(player, number):
                s = known.copy()
                s.players[seat].structures &= ~(1 << number)
                yield Without(Cause("structure", name), s)

    def _can_go(self, player: Player, number: int) -> bool:
        """Whether a structure stands that was not used this year and on which no other one is built."""
        needs = self.components.structure_needs
        borne = any(player.structures >> other & 1 and need >> number & 1 for other, need in enumerate(needs))
        return bool(player.structures >> number & 1) and not player.used >> number & 1 and not borne

    def _means(self, known: State, seat: int) -> Iterator[Without]:
        player = known.players[seat]
        if player.lira:
            yield Without(Cause("lira", amount=player.lira), _with(known, seat, lira=0))
        yield Without(Cause("poor", amount=player.lira), _with(known, seat, lira=player.lira + MORE_LIRA))
        if player.residual:
            yield Without(Cause("residual", amount=player.residual), _with(known, seat, residual=0))
        if player.regular > 1 or (player.regular and player.grande):
            gone = player.regular if player.grande else player.regular - 1
            fewer = _with(known, seat, regular=player.regular - gone, staff=player.staff - gone)
            yield Without(Cause("workers", amount=player.regular + player.grande + player.temporary), fewer)
        room = self.box.regulars(known) - player.staff - player.trained
        if room > 0 and known.year:
            more = _with(known, seat, regular=player.regular + room, staff=player.staff + room)
            yield Without(Cause("few_workers", amount=player.regular + player.grande + player.temporary), more)
        if player.vp > 0:
            yield Without(Cause("points", amount=player.vp), _with(known, seat, vp=0))

    def _others(self, known: State, seat: int) -> Iterator[Without]:
        rivals = [(one.vp, -at) for at, one in enumerate(known.players) if at != seat]
        if rivals and max(rivals)[0] > 0:
            vp, other = max(rivals)[0], -max(rivals)[1]
            yield Without(Cause("rival", amount=vp, other=other), _with(known, other, vp=0))

    def _spaces(self, known: State, seat: int) -> Iterator[Without]:
        """Actions of which all spaces are taken, by others too."""
        spaces = self.box.spaces
        if known.solo is not None:
            return
        for action, name in enumerate(spaces.actions):
            taken = spaces.open_spaces[len(known.players)][action]
            others = [space for space in taken if known.occupied[space] >= 0 and known.occupied[space] >> 2 != seat]
            if others and not placing.free_spaces(self.box, known, action):
                s = known.copy()
                code = known.occupied[others[0]]
                spaces.back(s, code >> 2, code & 3, others[0])
                yield Without(Cause("taken", name, other=code >> 2), s)

    def _time(self, known: State, seat: int) -> Iterator[Without]:
        if known.solo is not None:
            left = self.box.terms(known).years - known.year
            if known.year > 1:
                s = known.copy()
                s.year, s.last_year = max(1, known.year - YEARS_BACK), False
                yield Without(Cause("years", amount=left), s)
            return
        most = max(one.vp for one in known.players)
        if known.last_year or most > self.box.ends_at // 2:
            s = known.copy()
            s.last_year = False
            for player in s.players:
                player.vp = max(self.box.least_vp, player.vp - self.box.ends_at // 2)
                player.vp = min(player.vp, self.box.ends_at - 1)
            yield Without(Cause("last_year" if known.last_year else "near_end", amount=most), s)


def _with(known: State, seat: int, **things: Any) -> State:
    s = known.copy()
    s.players[seat] = msgspec.structs.replace(s.players[seat], **things)
    return s


def _lay_under(s: State, deck: int, cards: tuple[int, ...]) -> None:
    """Lay cards under all others of their discard pile."""
    piles = list(s.piles)
    piles[deck] = (*cards, *piles[deck])
    s.piles = tuple(piles)


def _unlike(cards: tuple[int, ...], names: tuple[str, ...]) -> list[int]:
    """One card of each name."""
    return list({names[card]: card for card in cards}.values())


def _under_way(known: State) -> set[int]:
    """Numbers that what is being done has in mind; they may be cards."""
    found: set[int] = set()
    f = known.agenda
    while f is not None:
        found |= {one for one in f.held if isinstance(one, int)}
        f = f.below
    return found
