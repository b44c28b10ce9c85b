"""Tables that are dealt anew agree with all that a seat knows, and rest on nothing else."""

from __future__ import annotations

import pytest

from rules.checking.other_worlds import ViticultureWorlds
from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.viticulture.dealt import dealt
from tests.properties.search import RULES
from tests.rules.players.tables import positions

COMPONENTS = RULES.box.components
TABLES = [(1, {}), (2, {}), (3, {"setup": "advanced"}), (6, {})]


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_what_a_seat_knows_is_as_it_was_and_nothing_is_wrong(seats: int, options: dict[str, str]) -> None:
    for number, s in enumerate(positions(seats, 3, 7, **options)):
        seat = number % seats
        known = RULES.known_to(s, seat)
        world = dealt(known, COMPONENTS, seat, Stream(number, "dealt"))
        again = RULES.known_to(world, seat)
        again.decks = known.decks
        assert RULES.encode(again) == RULES.encode(known)
        assert [len(one.hand) for one in world.players] == [len(one.hand) for one in s.players]
        assert all(card < COMPONENTS.blank for one in world.players for card in one.hand)
        world.decks = s.decks
        told = [fault for fault in RULES.faults(world) if "lies in" not in fault]
        assert seats > 1 or not told


def test_it_rests_on_what_is_known_and_on_chance_alone() -> None:
    worlds = ViticultureWorlds(RULES)
    differ = 0
    for number, s in enumerate(positions(4, 4, 9)):
        assert s.agenda is not None
        seat = s.agenda.seat
        other = worlds.other(s, seat, Stream(number, "other"), ())
        one, two = (dealt(RULES.known_to(t, seat), COMPONENTS, seat, Stream(number, "dealt")) for t in (s, other))
        assert RULES.encode(one) == RULES.encode(two)
        third = dealt(RULES.known_to(s, seat), COMPONENTS, seat, Stream(number + 1, "dealt"))
        differ += RULES.encode(third) != RULES.encode(one)
    assert differ > 20


@pytest.mark.covers("V-CAMP-CH1-01")
def test_what_may_be_planted_from_the_deck_lies_in_it() -> None:
    tried = 0
    for s in positions(1, 2, 1, 12, challenge=1):
        world = dealt(RULES.known_to(s, 0), COMPONENTS, 0, Stream(1, "dealt"))
        for chosen in s.asked:
            after = world.copy()
            answer(RULES.nodes, after, chosen)
            advance(RULES.nodes, after)
            tried += chosen.verb == "plant" and s.year == 0
    assert tried > 10


@pytest.mark.covers("V-DECK-03")
def test_cards_that_went_to_the_piles_are_never_dealt_again() -> None:
    remembered = 0
    for number, s in enumerate(positions(3, 2, 13)):
        seat = number % 3
        known = RULES.known_to(s, seat)
        assert known.piles == s.piles
        world = dealt(known, COMPONENTS, seat, Stream(number, "dealt"))
        gone = {card for pile in s.piles for card in pile} | set(s.players[seat].hand)
        assert not gone.intersection(card for at, one in enumerate(world.players) if at != seat for card in one.hand)
        remembered += len(gone)
    assert remembered > 500
