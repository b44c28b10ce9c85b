"""Positions of Viticulture in which a seat has what it lacks, to find out whether an answer rests on the lack."""

from __future__ import annotations

from collections.abc import Iterator

from rules.players.cause import Cause, Without
from rules.players.viticulture.changes import changed
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS
from rules.viticulture.state import Player, State

MORE_CARDS = 2
"""So many more cards of a deck are tried."""
FEW = 1
"""Grapes and wines of which there are no more than these are few."""
A_GRAPE = 1 << 4
"""The grape of each colour that is tried where there are few."""
MORE_RESIDUAL = 3
"""So many more lira each year are tried."""
MORE_POINTS = 8
"""So many more points are tried."""


class ViticultureLacks:
    """Gives a seat, one after the other, what it does not have; each position that this makes is a legal one."""

    def __init__(self, box: Box) -> None:
        self.box, self.components = box, box.components

    def each(self, known: State, seat: int) -> Iterator[Without]:
        """The positions in which this seat has more of a thing; all that it lacks is public."""
        yield from self._structures(known, seat)
        yield from self._cards(known, seat)
        yield from self._harvest(known, seat)
        yield from self._means(known, seat)

    def _structures(self, known: State, seat: int) -> Iterator[Without]:
        standing, needs = known.players[seat].structures, self.components.structure_needs
        for number, name in enumerate(self.components.structures):
            if not standing >> number & 1 and not needs[number] & ~standing:
                yield Without(Cause("lacks", name), changed(known, seat, structures=standing | 1 << number), True)

    def _cards(self, known: State, seat: int) -> Iterator[Without]:
        hand = known.players[seat].hand
        for deck, name in enumerate(DECKS):
            lying = known.decks[deck]
            if len(lying) <= MORE_CARDS:
                continue
            more = [card for card in lying[-MORE_CARDS:] if card < self.components.blank]
            more = more or self._unseen(known, deck)[:MORE_CARDS]
            if len(more) == MORE_CARDS:
                s = changed(known, seat, hand=tuple(sorted((*hand, *more))))
                s.decks = (*s.decks[:deck], lying[:-MORE_CARDS], *s.decks[deck + 1 :])
                held = sum(self.components.deck_of[card] == deck for card in hand)
                yield Without(Cause("few_cards", name, held), s, True)

    def _unseen(self, known: State, deck: int) -> list[int]:
        """Cards of a deck that lie nowhere open, so that they may be in it."""
        players = known.players
        seen = {card for player in players for cards in (player.hand, *player.fields) for card in cards}
        seen |= {card for cards in (known.piles[deck], known.in_play, known.unused) for card in cards}
        seen |= {card for _, card in known.aside} | {card for _, card, _ in known.seen}
        return [card for card in self.components.cards_of[deck] if card not in seen]

    def _harvest(self, known: State, seat: int) -> Iterator[Without]:
        player, vineyard = known.players[seat], self.box.vineyard
        for field, vines in enumerate(player.fields):
            if vines and player.harvested >> field & 1:
                again = changed(known, seat, harvested=player.harvested & ~(1 << field))
                yield Without(Cause("harvested", str(vineyard.limits[field])), again, True)
        grapes = sum(bits.bit_count() for bits in player.grapes)
        if grapes <= FEW:
            red, white = player.grapes
            more = changed(known, seat, grapes=(red | A_GRAPE, white | A_GRAPE))
            if more.players[seat].grapes != player.grapes:
                yield Without(Cause("few_grapes", amount=grapes), more, True)
        wines = sum(bits.bit_count() for bits in player.wines)
        if wines <= FEW:
            full = changed(known, seat, wines=self._wines(player))
            if full.players[seat].wines != player.wines:
                yield Without(Cause("few_wines", amount=wines), full, True)

    def _wines(self, player: Player) -> tuple[int, int, int, int]:
        """Its wines and one more of each kind, as good as the cellars hold."""
        red, white, blush, sparkling = (
            bits | 1 << slots.bit_length() - 1 if (slots := self.box.vineyard.slots(player, kind)) else bits
            for kind, bits in enumerate(player.wines)
        )
        return red, white, blush, sparkling

    def _means(self, known: State, seat: int) -> Iterator[Without]:
        player = known.players[seat]
        room = self.box.regulars(known) - player.staff - player.trained
        if room > 0 and known.year:
            more = changed(known, seat, trained=player.trained + room)
            yield Without(Cause("few_staff", amount=player.staff + player.trained + player.grandes), more, True)
        if player.residual + MORE_RESIDUAL <= self.box.residual_most:
            more = changed(known, seat, residual=player.residual + MORE_RESIDUAL)
            yield Without(Cause("little_residual", amount=player.residual), more, True)
        if player.vp + MORE_POINTS < self.box.ends_at or known.solo is not None:
            more = changed(known, seat, vp=player.vp + MORE_POINTS)
            yield Without(Cause("few_points", amount=player.vp), more, True)
