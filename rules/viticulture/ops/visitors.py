"""Playing visitors of the hand."""

from __future__ import annotations

from rules.engine.agenda import HIDDEN, Frame, possible, push
from rules.engine.choice import Choice, choice
from rules.engine.reason import Reason
from rules.viticulture import memory, supply
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS
from rules.viticulture.ops.op import Op
from rules.viticulture.state import (
    DECK,
    GRAPES,
    HAND,
    HARVESTED,
    LIRA,
    RESIDUAL,
    STAFF,
    STRUCTURES,
    VINES,
    VP,
    WINE,
    State,
)

OWN = LIRA | VP | RESIDUAL | HAND | VINES | HARVESTED | STRUCTURES | GRAPES | WINE | STAFF | DECK
"""The resources of which ``own`` tells all."""
MOST_FOUND = 5000
"""So many answers to what can be played are remembered at most."""


class PlayVisitor(Op):
    """``play``: a visitor of the hand whose effect can be done in full; then it goes to its pile (V-VISIT-*).

    Frame: ``at`` is 1 while the visitor is being resolved; ``held`` is then its card.
    """

    kind = "play"
    reads = -1
    writes = HAND | DECK

    def __init__(self, box: Box, deck: int) -> None:
        super().__init__(box)
        self.deck = deck
        self._found: dict[object, list[int]] = {}

    def playable(self, s: State, seat: int, card: int) -> bool:
        """Whether the card can be done in full by what its player may know (V-VISIT-03)."""
        if card >= self.components.blank:
            return False
        player = s.players[seat]
        hand = player.hand
        player.hand = tuple(other for other in hand if other != card)
        try:
            return possible(self.box.visitors[card], s, seat, seat)
        finally:
            player.hand = hand

    def can_be_played(self, s: State, seat: int) -> list[int]:
        """The cards of the hand that can be played. What was found out for the same things of a seat is remembered."""
        deck_of, visitors = self.components.deck_of, self.box.visitors
        cards = [card for card in s.players[seat].hand if deck_of[card] == self.deck]
        by_own = [card for card in cards if card in visitors and not visitors[card].reads & ~OWN]
        if not by_own:
            return [card for card in cards if self.playable(s, seat, card)]
        # A card on trial has another effect than before, so what is remembered rests on the effects too.
        things = (own(s, seat), *[visitors[card] for card in by_own])
        found = self._found.get(things)
        if found is None:
            if len(self._found) >= MOST_FOUND:
                self._found.clear()
            found = self._found[things] = [card for card in by_own if self.playable(s, seat, card)]
        return [card for card in cards if card in found or (card not in by_own and self.playable(s, seat, card))]

    def open(self, s: State, seat: int, other: int) -> bool:
        return bool(self.can_be_played(s, seat))

    def unsure(self, s: State, seat: int) -> bool:
        """Whatever else of the hand a visitor needs may lie among the cards that are not known."""
        return supply.count(s, self.components, seat, self.deck) > 0 and supply.unseen(s, self.components, seat)

    def stops(self, s: State, f: Frame) -> int | None:
        return HIDDEN if not f.at and self.unsure(s, f.seat) else None

    def fits(self, s: State, f: Frame) -> bool:
        return f.held[0] in s.in_play if f.at else not f.held

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        if f.at:
            s.agenda = f.below
            card = f.held[0]
            in_play = list(s.in_play)
            in_play.remove(card)
            s.in_play = tuple(in_play)
            supply.to_pile(s, self.components, card)
            return None
        return [choice("play", self.components.names[card]) for card in self.can_be_played(s, f.seat)]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        name = chosen.words[0]
        card = self.components.numbers[name][0]
        supply.take_out(s, f.seat, card)
        memory.left_open(s, self.components, f.seat, card)
        s.in_play = (*s.in_play, card)
        s.agenda = f.moved(1, (card,))
        s.tell("visitor_played", f.seat, self.source, card=name, place=DECKS[self.deck])
        push(s, self.box.visitors[card], f.seat, f.seat)

    def rest(self, s: State, f: Frame) -> bool:
        return True

    def alternatives(self, s: State, f: Frame) -> list[Choice]:
        cards = supply.hand_of(s, self.components, f.seat, self.deck)
        return [choice("play", self.components.names[card]) for card in cards]

    def reason(self, s: State, seat: int, other: int) -> Reason:
        if not supply.count(s, self.components, seat, self.deck):
            return Reason("no_visitor", thing=DECKS[self.deck], rule="V-EDGE-61")
        return Reason("no_playable_visitor", thing=DECKS[self.deck], rule="V-EDGE-61")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "play":
            return super().refusal(s, f, refused)
        card = self.components.numbers[refused.words[0]][0]
        player = s.players[f.seat]
        if self.components.deck_of[card] != self.deck:
            return Reason("not_this_season", thing=refused.words[0], rule="V-VISIT-01")
        if card not in player.hand:
            return Reason("no_visitor", thing=refused.words[0], rule="V-VISIT-02")
        return self.why_not_playable(s, f.seat, card)

    def why_not_playable(self, s: State, seat: int, card: int) -> Reason:
        """The reason of the first part that fails on the card's best way."""
        player = s.players[seat]
        hand = player.hand
        player.hand = tuple(other for other in hand if other != card)
        try:
            return self.box.visitors[card].reason(s, seat, seat)
        finally:
            player.hand = hand


def own(s: State, seat: int) -> object:
    """All that a seat has, workers on the board aside, with how many cards there are and the tops of the piles."""
    player = s.players[seat]
    if s.solo is None:
        cards: object = (*map(len, s.decks), *[pile[-1:] for pile in s.piles], *map(len, s.piles))
    else:
        cards = (s.solo.useless, s.solo.scoring, *s.decks, *s.piles)
    return (
        player.hand, player.lira, player.vp, player.residual, player.staff, player.grandes, player.trained,
        player.fields, player.sold, player.harvested, player.structures, player.used, player.grapes, player.wines,
        s.temporary, cards, s.options,
    )  # fmt: skip
