"""Year plans: what the others would take first counts, where somebody is there to take it; and they may err."""

from __future__ import annotations

import pytest

from rules.command.games import DATA
from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.levels import Levels
from rules.players.viticulture.minds import YearPlanner
from rules.players.viticulture.replies import Replies
from rules.players.viticulture.year_plan import Planner
from rules.viticulture import rules as viticulture
from rules.viticulture.state import State

RULES = viticulture.load(DATA / "viticulture")
LEVELS = Levels(RULES, DATA / "players")
WITHIN, STARTS = LEVELS.evaluations["learned"], LEVELS.starts["learned"]


def turns(seats: int, seed: int) -> list[State]:
    """Questions of summer and winter in a game of the third level."""
    s = RULES.start(RULES.options({}), seats, seed)
    s.events = None
    advance(RULES.nodes, s)
    players = [LEVELS.at(3, Stream(seed, str(seat))) for seat in range(seats)]
    found = []
    while s.agenda is not None and s.year < 6:
        if RULES.nodes[s.agenda.node].kind == "turn" and s.year > 1:
            found.append(s.copy())
        alone = len(s.asked) == 1
        answer(RULES.nodes, s, s.asked[0] if alone else players[s.agenda.seat].choose(RULES.known_to(s, s.agenda.seat)))
        advance(RULES.nodes, s)
    return found


@pytest.fixture(scope="module")
def met() -> list[State]:
    return turns(3, 5)


def seat_of(s: State) -> int:
    assert s.agenda is not None
    return s.agenda.seat


def test_some_answers_change_for_what_others_do_and_all_are_allowed(met: list[State]) -> None:
    planner, replies = Planner(RULES, WITHIN, STARTS, 3), Replies(RULES, WITHIN, STARTS, 4, 2)
    changed = 0
    for s in met:
        plan = planner.plan(s, seat_of(s))
        before = s.copy()
        chosen = replies.best(s, seat_of(s), plan)
        assert s == before
        assert chosen in s.asked
        changed += chosen != plan.answers[0]
    assert 0 < changed < len(met)


def test_where_all_others_have_passed_the_plan_stands(met: list[State]) -> None:
    planner, replies = Planner(RULES, WITHIN, STARTS, 3), Replies(RULES, WITHIN, STARTS, 4, 2)
    alone = [s for s in met if all(at == seat_of(s) or s.passed >> at & 1 for at in range(s.seat_count))]
    assert alone
    for s in alone:
        plan = planner.plan(s, seat_of(s))
        assert replies.best(s, seat_of(s), plan) == plan.answers[0]


def test_noise_takes_other_plans_now_and_then(met: list[State]) -> None:
    def answers(noise: float) -> list[Choice]:
        known = [RULES.known_to(s, seat_of(s)) for s in met]
        return [YearPlanner(RULES, WITHIN, STARTS, Stream(1, "own"), 2, noise).choose(one) for one in known]

    still = answers(0.0)
    assert answers(0.0) == still
    assert answers(5.0) != still
