"""Which visitors can be played: what is remembered of it is what is found out afresh."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rules.viticulture.ops.visitors import PlayVisitor
from rules.viticulture.state import State
from tests.properties.search import RULES
from tests.rules.players.tables import positions

PLAYING = [node for node in RULES.nodes if isinstance(node, PlayVisitor)]
VISITORS = sorted(RULES.box.visitors)
VINE, ORDER = RULES.box.components.cards_of[0], RULES.box.components.cards_of[1]
CHANGES: dict[str, tuple[object, ...]] = {
    "lira": (0, 1, 2, 3, 4, 6, 9),
    "vp": (-5, -4, 3),
    "residual": (0, 1, 5),
    "staff": (1, 5),
    "trained": (0, 2),
    "fields": (((), (), ()), ((VINE[0], VINE[9]), (VINE[20],), ()), ((VINE[0],), (VINE[1],), (VINE[15],))),
    "sold": (0, 3, 7),
    "harvested": (0, 7),
    "structures": (0, 1023),
    "grapes": ((0, 0), (1 << 2, 0), (1 << 4 | 1 << 3, 1 << 5)),
    "wines": ((0, 0, 0, 0), (1 << 3, 1 << 1, 0, 0), (1 << 4, 1 << 6, 1 << 7, 1 << 9)),
}
"""What a seat may have more or less of, one thing after the other."""


def changed(s: State, seat: int) -> Iterator[State]:
    """The table, and the same where one thing of the seat, of the others or of the table is otherwise."""
    yield s
    for name, values in CHANGES.items():
        for value in values:
            other = s.copy()
            setattr(other.players[seat], name, value)
            yield other
    for name, value in (("passed", 0), ("passed", 63), ("season", 2), ("season", 4), ("temporary", 0)):
        other = s.copy()
        setattr(other, name, value)
        yield other
    for name, value in (("lira", 0), ("hand", ()), ("vp", -5), ("staff", 5), ("staff", 0)) if s.solo is None else ():
        other = s.copy()
        for at, player in enumerate(other.players):
            if at != seat:
                setattr(player, name, value)
        yield other
    for deck in range(4):
        other = s.copy()
        other.decks = tuple(() if at == deck else cards for at, cards in enumerate(s.decks))
        yield other
        other = other.copy()
        other.piles = ((), (), (), ())
        yield other


@pytest.mark.covers("V-VISIT-03")
@pytest.mark.parametrize(("seats", "options"), [(1, {}), (2, {}), (4, {"bonus_spaces": "friendly"})])
def test_visitors_that_can_be_played_are_those_that_are_tried_out(seats: int, options: dict[str, str]) -> None:
    played = refused = 0
    deck_of = RULES.box.components.deck_of
    for number, position in enumerate(positions(seats, 1, 51, 160, **options)):
        for part in range(4):
            s, seat = position.copy(), number % seats
            cards = [card for card in VISITORS if card % 4 == part]
            s.players[seat].hand = (*VINE[number : number + 2], *ORDER[number : number + 2], *cards)
            for table in changed(s, seat):
                for node in PLAYING:
                    fresh = [card for card in cards if deck_of[card] == node.deck and node.playable(table, seat, card)]
                    assert node.can_be_played(table, seat) == fresh
                    played, refused = played + len(fresh), refused + len(cards) - len(fresh)
    assert min(played, refused) > 1000
