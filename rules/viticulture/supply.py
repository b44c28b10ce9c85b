"""Decks, piles and hands: drawing, discarding, reshuffling (V-DECK-*)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection

from rules.engine.chance import Stream
from rules.viticulture import memory
from rules.viticulture.cards import DECKS
from rules.viticulture.components import Components
from rules.viticulture.state import State


def left(s: State, deck: int) -> int:
    """How many cards of this kind can still be drawn, pile included."""
    count = len(s.decks[deck]) + len(s.piles[deck])
    if s.solo is not None and s.solo.useless:
        count -= sum(card in s.solo.useless for card in (*s.decks[deck], *s.piles[deck]))
    return count


def lift(s: State, components: Components, deck: int) -> int | None:
    """Take the top card off a deck; None if there is none. ``refill`` follows once the card has been told of."""
    if s.solo is not None and s.solo.useless:
        if not left(s, deck):
            return None
        _lay_off(s, components, deck)
    cards = s.decks[deck]
    if not cards:
        return None
    _set_deck(s, deck, cards[:-1])
    s.revealed += 1
    return cards[-1]


def _lay_off(s: State, components: Components, deck: int) -> None:
    """Visitors that are of no use to one player go to their pile as they appear on top (V-EDGE-137)."""
    assert s.solo is not None
    while (card := s.decks[deck][-1]) in s.solo.useless:
        _set_deck(s, deck, s.decks[deck][:-1])
        s.revealed += 1
        s.tell("card_discarded", -1, "redrawn", 1, card=components.names[card], place=DECKS[deck])
        to_pile(s, components, card)


def refill(s: State, deck: int) -> None:
    """Where the last card was taken, the pile becomes the new deck at once (V-DECK-01)."""
    if not s.decks[deck] and s.piles[deck]:
        _reshuffle(s, deck)


def draw(s: State, components: Components, seat: int, deck: int, source: str) -> bool:
    """The seat draws the top card; a probe gets a blank, since it may not look. False if there is none."""
    card = lift(s, components, deck)
    if card is None:
        return False
    if s.blind >= 0:
        card = components.blank + deck
    take_in(s, seat, card)
    if s.events is not None:
        s.tell("card_drawn", seat, source, 1, card=components.names[card], place=DECKS[deck], seen=(seat,))
    refill(s, deck)
    return True


def unseen(s: State, components: Components, seat: int, decks: Collection[int] = range(len(DECKS))) -> bool:
    """Whether the hand holds cards of these decks whose faces the seat for which this copy is blind cannot know."""
    return any(card >= components.blank and card - components.blank in decks for card in s.players[seat].hand)


def take_in(s: State, seat: int, card: int) -> None:
    """Put a card into a hand, at its place in canonical order."""
    player = s.players[seat]
    at = bisect_left(player.hand, card)
    player.hand = (*player.hand[:at], card, *player.hand[at:])


def take_out(s: State, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    player = s.players[seat]
    at = player.hand.index(card)
    player.hand = player.hand[:at] + player.hand[at + 1 :]


def to_pile(s: State, components: Components, card: int) -> None:
    """Lay a card on the pile of its kind; where the deck is empty it is shuffled in at once (V-EDGE-107)."""
    deck = components.deck_of[card]
    s.piles = (*s.piles[:deck], (*s.piles[deck], card), *s.piles[deck + 1 :])
    refill(s, deck)


def discard(s: State, components: Components, seat: int, card: int, source: str) -> None:
    """A card goes from a hand face up to its pile (V-DECK-03)."""
    take_out(s, seat, card)
    memory.left_open(s, components, seat, card)
    s.tell("card_discarded", seat, source, 1, card=components.names[card], place=DECKS[components.deck_of[card]])
    to_pile(s, components, card)


def hand_of(s: State, components: Components, seat: int, deck: int) -> tuple[int, ...]:
    """The cards of one kind in a hand."""
    deck_of = components.deck_of
    return tuple(card for card in s.players[seat].hand if deck_of[card] == deck)


def count(s: State, components: Components, seat: int, deck: int) -> int:
    """How many cards of one kind a hand holds; public (V-GEN-07)."""
    return len(hand_of(s, components, seat, deck))


def _set_deck(s: State, deck: int, cards: tuple[int, ...]) -> None:
    s.decks = (*s.decks[:deck], cards, *s.decks[deck + 1 :])


def _reshuffle(s: State, deck: int) -> None:
    pile = s.piles[deck]
    s.piles = (*s.piles[:deck], (), *s.piles[deck + 1 :])
    _shuffled(s, deck, pile)


def unordered(s: State, cards: tuple[int, ...]) -> tuple[int, ...]:
    """A deck of whose order nothing is known: cards that would be redrawn lie at the bottom."""
    useless = () if s.solo is None else s.solo.useless
    return tuple(sorted(cards, key=lambda card: (card not in useless, card)))


def shuffle(s: State, deck: int) -> None:
    """Shuffle a deck that somebody has looked through."""
    _shuffled(s, deck, s.decks[deck])


def _shuffled(s: State, deck: int, cards: tuple[int, ...]) -> None:
    """These cards, shuffled, are the deck from now on."""
    counter = s.shuffles[deck] + 1
    s.shuffles = (*s.shuffles[:deck], counter, *s.shuffles[deck + 1 :])
    order = tuple(sorted(cards))
    _set_deck(s, deck, unordered(s, order) if s.blind >= 0 else Stream(s.seed, DECKS[deck], counter).shuffled(order))
    s.revealed += 1
    s.tell("deck_reshuffled", place=DECKS[deck], amount=len(cards))
