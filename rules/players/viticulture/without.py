"""Positions of Viticulture in which one thing is otherwise, to find out which one an answer rests on."""

from __future__ import annotations

from collections.abc import Iterator

from rules.players.cause import Cause, Without
from rules.players.viticulture.around import ViticultureAround
from rules.players.viticulture.changes import changed, lay_under, under_way
from rules.players.viticulture.groups import ViticultureGroups
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.lacks import ViticultureLacks
from rules.viticulture.cards import ORDER, WINES
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import Player, State
from rules.viticulture.vineyard import VALUES

CARDS = dict(enumerate(("vine", "order", "visitor", "visitor")))
"""The kinds of causes that are cards of the hand, by deck."""
MORE_LIRA = 6
"""So much more money is tried where it may be the lack of it."""


class ViticultureThings:
    """Takes away, one after the other, what an answer may rest on; each position that it makes is a legal one."""

    def __init__(self, rules: Viticulture) -> None:
        self.rules, self.box, self.components = rules, rules.box, rules.box.components
        self.inputs = Inputs(rules.box)
        self.around, self.lacks = ViticultureAround(rules.box), ViticultureLacks(rules.box)
        self.groups = ViticultureGroups(rules.box)

    def each(self, known: State, seat: int) -> Iterator[Without]:
        """The positions without a thing that this seat knows of, with what the thing is."""
        yield from self._hand(known, seat)
        yield from self._mat(known, seat)
        yield from self._means(known, seat)
        yield from self.around.each(known, seat)
        yield from self.groups.each(known, seat)
        yield from self.lacks.each(known, seat)

    def _hand(self, known: State, seat: int) -> Iterator[Without]:
        for card in _unlike(known.players[seat].hand, self.components.names):
            deck = self.components.deck_of[card]
            if card >= self.components.blank or card in under_way(known):
                continue
            s = known.copy()
            s.players[seat].hand = tuple(one for one in known.players[seat].hand if one != card)
            lay_under(s, deck, (card,))
            kind, amount = self._worth(card, known.players[seat])
            yield Without(Cause(kind, self.components.names[card], amount, hidden=True), s)

    def _worth(self, card: int, player: Player) -> tuple[str, int]:
        """The kind of cause that a card of the hand is, and the points of an order; one that can be filled is ready."""
        deck = self.components.deck_of[card]
        if deck != ORDER:
            return CARDS[deck], 0
        now = self.inputs.mat.orders.ready(card, player, self.inputs.mat.grapes(player)).now
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
                lay_under(s, 0, vines)
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
            yield Without(Cause("lira", amount=player.lira), changed(known, seat, lira=0))
        yield Without(Cause("poor", amount=player.lira), changed(known, seat, lira=player.lira + MORE_LIRA))
        if player.residual:
            yield Without(Cause("residual", amount=player.residual), changed(known, seat, residual=0), True)
        if player.regular > 1 or (player.regular and player.grande):
            gone = player.regular if player.grande else player.regular - 1
            fewer = changed(known, seat, regular=player.regular - gone, staff=player.staff - gone)
            yield Without(Cause("workers", amount=player.regular + player.grande + player.temporary), fewer, True)
        room = self.box.regulars(known) - player.staff - player.trained
        if room > 0 and known.year:
            more = changed(known, seat, regular=player.regular + room, staff=player.staff + room)
            yield Without(Cause("few_workers", amount=player.regular + player.grande + player.temporary), more, True)
        if known.solo is not None and known.solo.tokens:
            s = known.copy()
            s.change_solo(tokens=0)
            yield Without(Cause("tokens", amount=known.solo.tokens), s)
        if player.vp > 0:
            yield Without(Cause("points", amount=player.vp), changed(known, seat, vp=0), True)


def _unlike(cards: tuple[int, ...], names: tuple[str, ...]) -> list[int]:
    """One card of each name."""
    return list({names[card]: card for card in cards}.values())
