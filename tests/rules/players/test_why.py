"""Why an opponent answers so: the cause is true of the position, and without it the answer is another one.

VENDEMMIA_WHY=200 makes so many tries of each level.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

import pytest

from rules.command.games import DATA
from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.players.advisers import adviser
from rules.players.cause import BEST, ONLY, UNNAMED, Cause
from rules.players.kinds import own_chance
from rules.players.levels import Levels
from rules.players.opponent import Opponent
from rules.players.viticulture.without import ViticultureThings
from rules.players.why import Mind
from rules.viticulture.cards import DECKS, WINES
from rules.viticulture.state import State
from tests.properties.search import RULES

TRIES = int(os.environ.get("VENDEMMIA_WHY", "10"))
"""Answers of each level that are looked at."""
LEAST_SHARE = 0.8
"""So many of the answers whose cause is told have to change without it."""
LEAST_TOLD = {1: 0.3, 2: 0.3, 3: 0.5, 4: 0.5, 5: 0.5}
"""So many of the answers of a level have one thing as their cause; where somebody strays there often is none."""
EVERY = 9
"""Every so manieth question is asked about."""

LEVELS = Levels(RULES, DATA / "players")
THINGS = ViticultureThings(RULES)
ADVISER = adviser(RULES, DATA / "players")


class Asked(NamedTuple):
    """A question with several answers, and the opponent's answer to it."""

    s: State
    seat: int
    number: int
    opponent: Opponent
    chosen: Choice

    @property
    def known(self) -> State:
        """What the seat knows."""
        return RULES.known_to(self.s, self.seat)


def asked(level: int, seats: int = 2) -> Iterator[Asked]:
    """Questions out of games of opponents of a level, answered by them."""
    seed = 0
    while True:
        seed += 1
        s = RULES.start(RULES.options({}), seats, seed)
        s.events = None
        advance(RULES.nodes, s)
        quick, number, met = Stream(seed, "quick"), 0, 0
        opponent = Opponent(level, "grower", seed)
        others = LEVELS.player(Opponent(min(level, 3), "grower", seed), quick)
        while s.agenda is not None and s.year < 12:
            known = RULES.known_to(s, s.agenda.seat)
            chosen = s.asked[0] if len(s.asked) == 1 else others.choose(known)
            met += len(s.asked) > 1
            if len(s.asked) > 1 and met % EVERY == 0:
                chosen = LEVELS.player(opponent, own_chance(opponent, number)).choose(known)
                yield Asked(s.copy(), s.agenda.seat, number, opponent, chosen)
            answer(RULES.nodes, s, chosen)
            advance(RULES.nodes, s)
            number += 1


def mind_of(one: Asked) -> Mind:
    return ADVISER.mind_of(one.opponent, one.number)


def without(one: Asked, cause: Cause) -> State:
    """The position in which the stated cause is otherwise."""
    found = [
        other.known
        for other in mind_of(one).without(one.known)
        if (other.cause.kind, other.cause.thing, other.cause.other) == (cause.kind, cause.thing, cause.other)
    ]
    assert len(found) == 1
    state: State = found[0]
    return state


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_without_its_cause_an_answer_is_another_one(level: int) -> None:
    told = changed = 0
    tries = TRIES if level < 4 else max(4, TRIES // 2)
    for one in islice(asked(level, 2 + level % 2), tries):
        cause = ADVISER.why(one.known, one.opponent, one.number, one.chosen)
        if cause.kind in UNNAMED:
            continue
        told += 1
        # Levels that stray do so by their chance; the others have another one here, by which other cards are dealt.
        chance = own_chance(one.opponent, one.number) if level < 3 else Stream(99, "other")
        known = without(one, cause)
        chosen = known.asked[0] if len(known.asked) == 1 else LEVELS.player(one.opponent, chance).choose(known)
        changed += chosen != one.chosen
    assert told >= LEAST_TOLD[level] * tries, f"{told} of {tries} have a cause"
    assert changed >= LEAST_SHARE * told, f"{changed} of {told} change"


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_cause_is_true_of_the_position(seats: int) -> None:
    for one in islice(asked(3, seats), TRIES):
        cause = ADVISER.why(one.known, one.opponent, one.number, one.chosen)
        assert is_true(cause, one.s, one.seat), cause
        assert cause.instead != str(one.chosen)


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_what_is_taken_away_leaves_a_position_of_the_game(seats: int) -> None:
    kinds = set()
    for one in islice(asked(3, seats), 2 * TRIES):
        assert RULES.faults(one.s) == []
        before = RULES.encode(one.s)
        for other in THINGS.each(one.s, one.seat):
            assert RULES.faults(other.known) == [], other.cause
            assert RULES.encode(other.known) != before, other.cause
            assert is_true(other.cause, one.s, one.seat), other.cause
            kinds.add(other.cause.kind)
        assert RULES.encode(one.s) == before
    assert {"vine", "visitor", "lira", "poor", "workers"} <= kinds


def test_the_same_cause_is_found_again_and_rests_on_nothing_hidden() -> None:
    for one in islice(asked(3, 3), TRIES // 2):
        first, again = (ADVISER.why(one.known, one.opponent, one.number, one.chosen) for _ in range(2))
        assert first == again


def test_others_are_not_told_what_is_in_a_hand() -> None:
    assert Cause("order", "order_5", 4, instead="fill order_7", hidden=True).public() == Cause("order", hidden=True)
    assert Cause("lira", amount=4).public() == Cause("lira", amount=4)


def test_where_there_is_one_answer_it_is_the_only_one() -> None:
    one = next(asked(3))
    known = one.known
    known.asked = [one.chosen]
    assert ADVISER.why(known, one.opponent, one.number, one.chosen) == Cause(ONLY)
    assert ADVISER.why(one.known, one.opponent, one.number, one.chosen).kind != ONLY


def is_true(cause: Cause, s: State, seat: int) -> bool:
    """Whether a position is as the cause says; looked up without the code that made it."""
    player, components = s.players[seat], RULES.box.components
    hand = [components.names[card] for card in player.hand]
    rivals = [one.vp for at, one in enumerate(s.players) if at != seat]
    kind, thing, amount = cause.kind, cause.thing, cause.amount
    if kind in ("order", "vine", "visitor"):
        [deck] = {DECKS[components.deck_of[number]] for number in components.numbers[thing]}
        worth = components.order(components.numbers[thing][0]).vp if kind == "order" else 0
        return thing in hand and deck.endswith(kind) and amount == worth and cause.hidden
    if kind == "field":
        vines = player.fields[[5, 6, 7].index(int(thing))]
        return bool(vines) and amount == sum(components.value[vine] for vine in vines)
    if kind in ("grape", "wine"):
        colour, value = thing.split(".")
        return bool((player.grapes, player.wines)[kind == "wine"][WINES.index(colour)] >> int(value) & 1)
    if kind == "structure":
        return bool(player.structures & components.bit(thing))
    workers = player.regular + player.grande + player.temporary
    numbers = {
        "lira": player.lira, "poor": player.lira, "residual": player.residual, "points": player.vp,
        "workers": workers, "few_workers": workers, "rival": max(rivals, default=0),
        "last_year": max(one.vp for one in s.players), "near_end": max(one.vp for one in s.players),
        "years": RULES.box.terms(s).years - s.year if s.solo is not None else 0,
    }  # fmt: skip
    if kind == "taken":
        spaces = RULES.box.spaces
        taken = [s.occupied[space] for space in spaces.open_spaces[len(s.players)][spaces.actions.index(thing)]]
        return all(code >= 0 for code in taken) and cause.other in {code >> 2 for code in taken} - {seat}
    if kind == "rival" and s.players[cause.other].vp != amount:
        return False
    return kind in (*UNNAMED, BEST) or numbers[kind] == amount
