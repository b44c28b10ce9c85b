"""A whole table that agrees with all that a seat knows: what it cannot know is dealt anew by chance."""

from __future__ import annotations

from rules.engine.chance import LARGEST_SEED, Stream
from rules.viticulture.cards import DECKS, VINE
from rules.viticulture.components import Components
from rules.viticulture.state import SETUP, State


def dealt(known: State, components: Components, seat: int, stream: Stream) -> State:
    """A table as it might be, from what ``known_to`` has left of it for this seat. It has a seed of its own.

    Cards that the seat remembers in other hands are there. Which table it becomes rests on nothing but what is known
    and the stream. The decks stay blank, so that whoever looks ahead on it cannot count on what it would draw.
    """
    s = known.copy()
    s.blind, s.seed = -1, stream.below(LARGEST_SEED)
    hidden = _hidden(known, components, stream)
    for holder, player in enumerate(s.players):
        remembered = [card for other, card, _ in known.seen if other == holder]
        player.hand = _turned(_with(player.hand, remembered, components), hidden, components)
    s.aside = tuple((at, _turned((card,), hidden, components)[0]) for at, card in known.aside)
    s.decks = tuple((components.blank + deck,) * len(cards) for deck, cards in enumerate(known.decks))
    if known.solo is None:
        _deal_parents(s, components, seat, stream)
    else:
        if known.season == SETUP:
            # A challenge lets its player look through this deck and plant from it (V-CAMP-CH1-01).
            s.decks = (stream.shuffled(known.decks[VINE]), *s.decks[VINE + 1 :])
        s.change_solo(deck=stream.shuffled(known.solo.deck), mamas=stream.shuffled(known.solo.mamas))
    return s


def _hidden(known: State, components: Components, stream: Stream) -> list[list[int]]:
    """The cards of each deck that lie nowhere open, shuffled."""
    if known.solo is not None:
        return [[] for _ in DECKS]
    seen = {card for player in known.players for cards in (player.hand, *player.fields) for card in cards}
    seen |= {card for cards in (*known.piles, known.in_play, known.unused) for card in cards}
    seen |= {card for _, card in known.aside} | {card for _, card, _ in known.seen}
    return [list(stream.shuffled(tuple(card for card in cards if card not in seen))) for cards in components.cards_of]


def _with(hand: tuple[int, ...], remembered: list[int], components: Components) -> tuple[int, ...]:
    """A hand with these cards in place of blanks of their decks."""
    cards = list(hand)
    for card in remembered:
        cards[cards.index(components.blank + components.deck_of[card])] = card
    return tuple(sorted(cards))


def _turned(cards: tuple[int, ...], hidden: list[list[int]], components: Components) -> tuple[int, ...]:
    """These cards with a face for each blank one."""
    blank = components.blank
    return tuple(sorted([hidden[card - blank].pop() if card >= blank else card for card in cards]))


def _deal_parents(s: State, components: Components, seat: int, stream: Stream) -> None:
    """Give the others some of the parents from which they still choose, where that is hidden."""
    own = s.players[seat]
    if not any(len(one.mamas) > 1 or len(one.papas) > 1 for one in s.players):
        return
    mamas = list(stream.shuffled(tuple(i for i in range(len(components.mamas)) if i not in own.mamas)))
    papas = list(stream.shuffled(tuple(i for i in range(len(components.papas)) if i not in own.papas)))
    for player in s.players:
        if player is not own:
            player.mamas = tuple(sorted([mamas.pop() for _ in player.mamas]))
            player.papas = tuple(sorted([papas.pop() for _ in player.papas]))
