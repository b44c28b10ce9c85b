"""A copy of the table that holds no more than one seat may know (V-GEN-07): all else is blank or without order."""

from __future__ import annotations

from rules.viticulture import memory, supply
from rules.viticulture.cards import DECKS
from rules.viticulture.components import Components
from rules.viticulture.state import State


def known_to(s: State, components: Components, seat: int) -> State:
    """The table as this seat may know it, blind for the rest.

    Cards in other hands are blanks of their decks, and so are those that others have laid aside, or that lie in the
    decks where others hold cards too; alone what lies in them follows from the rest, though not in which order.
    Parents that others still choose from are just some. All cards of the piles are in it, for each of them went there
    face up, and so nobody has to remember them. Which cards the seat has seen coming into another hand stands in
    ``seen``; as it looks ahead they are blanks there all the same.
    """
    trial = s.copy()
    trial.blind = seat
    trial.seed = 0
    secret = any(len(one.mamas) > 1 or len(one.papas) > 1 for one in s.players)
    for at, player in enumerate(trial.players):
        if at != seat:
            player.hand = _blank(player.hand, components)
            if secret:
                player.mamas, player.papas = (0,) * len(player.mamas), (0,) * len(player.papas)
    trial.seen = memory.of_seat(s, components, seat)
    trial.aside = tuple((at, card if at == seat else _blank((card,), components)[0]) for at, card in s.aside)
    if s.solo is None:
        trial.decks = tuple((components.blank + deck,) * len(s.decks[deck]) for deck in range(len(DECKS)))
    else:
        trial.decks = tuple(supply.unordered(s, cards) for cards in s.decks)
        trial.change_solo(deck=tuple(sorted(s.solo.deck)), mamas=tuple(sorted(s.solo.mamas)))
    return trial


def _blank(cards: tuple[int, ...], components: Components) -> tuple[int, ...]:
    return tuple(components.blank + components.deck_of[card] for card in cards)
