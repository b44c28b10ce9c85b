"""Tables of Vino that are dealt anew agree with all that a seat knows, and rest on nothing else."""

from __future__ import annotations

import pytest

from rules.checking.other_worlds import VinoWorlds
from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.event import Event
from rules.vino.dealt import dealt, has_chosen
from rules.vino.state import CHOOSE
from tests.rules.players.vino.tables import RULES, positions

OPTIONS = [{}, {"money_shown": "all"}, {"preliminary_gift": "none"}]


@pytest.mark.parametrize("options", OPTIONS, ids=lambda options: " ".join(options) or "standard")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_seat_knows_is_as_it_was_and_nothing_is_wrong(seats: int, options: dict[str, str]) -> None:
    for number, s in enumerate(positions(seats, 2, 5, **options)):
        assert s.agenda is not None
        for seat in (s.agenda.seat, number % seats):
            known = RULES.known_to(s, seat)
            world = dealt(known, RULES.box, seat, Stream(number, "dealt"))
            assert RULES.encode(RULES.known_to(world, seat)) == RULES.encode(known)
            assert RULES.faults(world) == []
            assert min(world.money) >= 0
            if seat == s.agenda.seat:
                assert [marks.bit_count() for marks in world.marks] == [marks.bit_count() for marks in s.marks]


@pytest.mark.covers("N-ORDER-06")
def test_before_the_first_sale_everybody_can_have_counted_what_was_paid() -> None:
    for s in positions(3, 3, 3, 30):
        if s.round < 2 and not any(s.income):
            world = dealt(RULES.known_to(s, 0), RULES.box, 0, Stream(1, "dealt"))
            assert world.money == s.money


def test_it_rests_on_what_is_known_and_on_chance_alone() -> None:
    worlds, differ = VinoWorlds(RULES), 0
    for number, s in enumerate(positions(4, 3, 7)):
        assert s.agenda is not None
        seat = s.agenda.seat
        other = worlds.other(s, seat, Stream(number, "other"), ())
        one, two = (dealt(RULES.known_to(t, seat), RULES.box, seat, Stream(number, "dealt")) for t in (s, other))
        assert RULES.encode(one) == RULES.encode(two)
        third = dealt(RULES.known_to(s, seat), RULES.box, seat, Stream(number + 1, "dealt"))
        differ += (one.money, one.marks, one.face_down) != (third.money, third.marks, third.face_down)
    assert differ > 20


@pytest.mark.covers("N-BUY-01")
def test_everybody_sees_who_has_chosen_but_not_what() -> None:
    found = set()
    for s in positions(3, 2, 1, 150):
        if s.phase == CHOOSE and s.agenda is not None and RULES.nodes[s.agenda.node].kind == "region":
            chosen = has_chosen(RULES.known_to(s, s.agenda.seat), RULES.box)
            assert chosen == tuple(marks.bit_count() == 2 for marks in s.marks)
            found.add(sum(chosen))
    assert found == {0, 1, 2}


def test_nobody_sees_for_itself_alone_what_it_would_have_to_remember() -> None:
    """All that happens lies open but the own choice of regions, which all have opened before anything is bought."""
    events: list[Event] = []
    for seed in range(3):
        s = RULES.start(RULES.options({}), 3, seed)
        s.events = events
        advance(RULES.nodes, s)
        stream = Stream(seed, "seen")
        while s.agenda is not None:
            answer(RULES.nodes, s, s.asked[stream.below(len(s.asked))])
            advance(RULES.nodes, s)
    assert len(events) > 200
    # What is taken for somebody who has no choice tells the only answer, which the event after it shows to all.
    assert {one.kind for one in events if one.seen is not None} == {"regions_chosen", "auto_taken"}
