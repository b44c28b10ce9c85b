"""Positions of Viticulture without all things of one sort, where no single one of them decides."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.players.cause import Cause, Without
from rules.players.viticulture.changes import changed, lay_under, under_way
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, VINE
from rules.viticulture.state import Player, State

SEVERAL = 2
"""So many things of one sort are several."""


class ViticultureGroups:
    """Takes away all cards of a deck, all vines, all grapes or all wines of a seat."""

    def __init__(self, box: Box) -> None:
        self.components = box.components

    def each(self, known: State, seat: int) -> Iterator[Without]:
        """The positions without several things of a sort; how many there are of each is public."""
        player = known.players[seat]
        for deck, name in enumerate(DECKS):
            cards = tuple(card for card in player.hand if self.components.deck_of[card] == deck)
            if len(cards) >= SEVERAL and not under_way(known).intersection(cards):
                hand = tuple(card for card in player.hand if card not in cards)
                s = changed(known, seat, hand=hand)
                lay_under(s, deck, tuple(card for card in cards if card < self.components.blank))
                yield Without(Cause("cards", name, len(cards)), s, broad=True)
        planted = sum(bool(vines) for vines in player.fields)
        if planted >= SEVERAL:
            s = changed(known, seat, fields=((), (), ()), harvested=0)
            lay_under(s, VINE, tuple(card for vines in player.fields for card in vines))
            yield Without(Cause("fields", amount=planted), s, broad=True)
        yield from self._kept(known, seat, player)

    def _kept(self, known: State, seat: int, player: Player) -> Iterator[Without]:
        gone: dict[str, Any] = {"grapes": (0, 0), "wines": (0, 0, 0, 0)}
        for what, nothing in gone.items():
            number = sum(bits.bit_count() for bits in getattr(player, what))
            if number >= SEVERAL:
                yield Without(Cause(what, amount=number), changed(known, seat, **{what: nothing}), broad=True)
