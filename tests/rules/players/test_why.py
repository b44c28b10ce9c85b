"""Why an opponent answers so: the cause is true of the position, and without it the answer is another one.

VENDEMMIA_WHY=200 makes so many tries of each level of both games.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

import pytest

from rules.checking.other_worlds import OtherWorlds, VinoWorlds, ViticultureWorlds
from rules.command.games import DATA
from rules.engine.agenda import advance, answer, reach
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.rules import Rules
from rules.players.advice import Adviser
from rules.players.advisers import adviser
from rules.players.cause import BEST, COMPARED, ONLY, PLAN, UNNAMED, Cause
from rules.players.kinds import Players, own_chance
from rules.players.levels import players
from rules.players.opponent import Opponent
from rules.players.vino.without import VinoThings
from rules.players.viticulture.uses import aim
from rules.players.viticulture.without import ViticultureThings
from tests.properties.search import RULES as VITICULTURE
from tests.rules.players.causes import VINO, true_of_vino, true_of_viticulture

TRIES = int(os.environ.get("VENDEMMIA_WHY", "10"))
"""Answers of each level that are looked at."""
LEAST_SHARE = 0.8
"""So many of the answers whose cause is told have to change without it."""
LEAST_TOLD = {1: 0.1, 2: 0.2, 3: 0.5, 4: 0.5, 5: 0.5}
"""So many of the answers of a level have a thing as their cause; where somebody strays there often is none."""
MOST_PLAIN = 0.15
"""Of so many answers at most nothing is told but that nothing else was worth more, where a level strays little."""
DEALS = 4
"""Games in which what is hidden is dealt anew at every question."""
EVERY = 9
"""Every so manieth question is asked about."""
LATEST = 12
"""The last year or turn of which questions are asked about."""


class Game(NamedTuple):
    """One game with who plays and advises, and what is looked at of its causes."""

    rules: Rules
    seats: tuple[int, ...]
    players: Players
    adviser: Adviser
    things: ViticultureThings | VinoThings
    is_true: Callable[[Cause, Any, int], bool]
    worlds: OtherWorlds
    kinds: frozenset[str]


GAMES = {
    "viticulture": Game(
        VITICULTURE, (2, 1, 4), players(VITICULTURE, DATA / "players"), adviser(VITICULTURE, DATA / "players"),
        ViticultureThings(VITICULTURE), true_of_viticulture, ViticultureWorlds(VITICULTURE),
        frozenset({
            "vine", "visitor", "lira", "poor", "workers", "cards", "few_cards", "lacks", "few_wines", "few_staff",
            "row_taken", "bonus_taken", "others", "many_years", "far_end", "tokens",
        }),
    ),
    "vino": Game(
        VINO, (3, 4, 5), players(VINO, DATA / "players"), adviser(VINO, DATA / "players"),
        VinoThings(VINO.box), true_of_vino, VinoWorlds(VINO),
        frozenset({"demand", "money", "poor", "held", "rival_held", "cellar", "rival_cellar"}),
    ),
}  # fmt: skip
BOTH = pytest.mark.parametrize("game", list(GAMES.values()), ids=list(GAMES))


class Asked(NamedTuple):
    """A question with several answers, and the opponent's answer to it."""

    game: Game
    s: Any
    seat: int
    number: int
    opponent: Opponent
    chosen: Choice

    @property
    def known(self) -> Any:
        """What the seat knows."""
        return self.game.rules.known_to(self.s, self.seat)

    @property
    def cause(self) -> Cause:
        """Why the opponent answered so."""
        return self.game.adviser.why(self.known, self.opponent, self.number, self.chosen)


def asked(game: Game, level: int, seats: int) -> Iterator[Asked]:
    """Questions out of games of opponents of a level, answered by them."""
    rules, seed = game.rules, 0
    while True:
        seed += 1
        s: Any = rules.start(rules.options({}), seats, seed)
        s.events = None
        advance(rules.nodes, s)
        opponent, number, met = Opponent(level, "grower", seed), 0, 0
        others = game.players.player(Opponent(min(level, 3), "grower", seed))
        while s.agenda is not None and rules.moment(s)[0] < LATEST:
            known = rules.known_to(s, s.agenda.seat)
            chosen = s.asked[0] if len(s.asked) == 1 else others.choose(known)
            met += len(s.asked) > 1
            if len(s.asked) > 1 and met % EVERY == 0:
                chosen = game.players.player(opponent, own_chance(opponent, number)).choose(known)
                yield Asked(game, s.copy(), s.agenda.seat, number, opponent, chosen)
            answer(rules.nodes, s, chosen)
            advance(rules.nodes, s)
            number += 1


def without(one: Asked, cause: Cause) -> Any:
    """The position in which the stated cause, or both of them, are otherwise."""
    mind = one.game.adviser.mind_of(one.opponent, one.number)
    known = one.known
    for stated in filter(None, (cause, cause.also)):
        what = (stated.kind, stated.thing, stated.other)
        [known] = [
            other.known
            for other in mind.without(known)
            if (other.cause.kind, other.cause.thing, other.cause.other) == what
        ]
    return known


@BOTH
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_without_its_cause_an_answer_is_another_one(game: Game, level: int) -> None:
    told = changed = plain = 0
    tries = TRIES if level < 4 else max(4, TRIES // 2)
    for one in islice(asked(game, level, game.seats[level % 2]), tries):
        cause = one.cause
        plain += cause.kind == BEST
        if cause.kind in UNNAMED | COMPARED:
            continue
        told += 1
        # Levels that stray do so by their chance; the others have another one here, by which other cards are dealt.
        chance = own_chance(one.opponent, one.number) if level < 3 else Stream(99, "other")
        known = without(one, cause)
        chosen = known.asked[0] if len(known.asked) == 1 else game.players.player(one.opponent, chance).choose(known)
        changed += chosen != one.chosen
    print(f"level {level}: {told} of {tries} have a cause, without which {changed} change; {plain} have none")
    assert told >= LEAST_TOLD[level] * tries
    assert level < 3 or plain <= max(2, MOST_PLAIN * tries)
    assert changed >= LEAST_SHARE * told


@BOTH
def test_a_cause_is_true_of_the_position(game: Game) -> None:
    for seats in game.seats:
        for one in islice(asked(game, 3, seats), TRIES // 2):
            cause = one.cause
            assert game.is_true(cause, one.s, one.seat), cause
            assert cause.instead != str(one.chosen)


@BOTH
def test_what_is_otherwise_makes_a_position_of_the_game(game: Game) -> None:
    kinds = set()
    for seats in game.seats:
        for one in islice(asked(game, 3, seats), 2 * TRIES):
            assert game.rules.faults(one.s) == []
            before = game.rules.encode(one.s)
            for other in game.things.each(one.s, one.seat):
                assert game.rules.faults(other.known) == [], other.cause
                assert game.rules.encode(other.known) != before, other.cause
                assert game.is_true(other.cause, one.s, one.seat), other.cause
                kinds.add(other.cause.kind)
            assert game.rules.encode(one.s) == before
    assert game.kinds <= kinds


@BOTH
def test_a_cause_rests_on_nothing_hidden(game: Game) -> None:
    for one in islice(asked(game, 3, game.seats[0]), TRIES // 2):
        other = game.worlds.other(one.s, one.seat, Stream(one.number, "other"), ())
        other.asked = one.s.asked
        assert one._replace(s=other).cause == one.cause


@BOTH
def test_others_are_told_nothing_that_rests_on_what_they_do_not_see(game: Game) -> None:
    """Whatever hand or money is dealt anew to who is asked, all that may be told could have been answered.

    Regions are explained when all of them lie open.
    """
    opponent, changed = Opponent(3, "host", 1), 0
    mind = game.adviser.mind_of(opponent, 0)
    for seed in range(DEALS):
        s: Any = game.rules.start(game.rules.options({}), 3, seed)
        s.events = None
        advance(game.rules.nodes, s)
        stream = Stream(seed, "answers")
        while s.agenda is not None and game.rules.moment(s)[0] < LATEST:
            seat = s.agenda.seat
            world = game.worlds.other(s, (seat + 1) % 3, stream, ())
            if reach(game.rules.nodes, world) and world.agenda == s.agenda:
                known = game.rules.known_to(s, seat)
                gone = {one for one in s.asked if one.verb != "region"} - set(world.asked)
                assert all(mind.conceals(known, one) for one in gone), (str(s.agenda), [str(one) for one in gone])
                changed += bool(gone)
            answer(game.rules.nodes, s, s.asked[stream.below(len(s.asked))])
            advance(game.rules.nodes, s)
    assert changed > DEALS


@BOTH
def test_a_cause_says_whether_what_would_have_been_given_is_closed(game: Game) -> None:
    closed = 0
    for one in islice(asked(game, 1, 3), 3 * TRIES):
        cause = one.cause
        if cause.instead:
            mind = game.adviser.mind_of(one.opponent, one.number)
            assert cause.closed == mind.conceals(one.known, game.rules.grammar.parse(cause.instead))
            assert not cause.closed or not cause.public().instead
            closed += cause.closed
    assert closed


def test_others_are_not_told_what_is_in_a_hand() -> None:
    assert Cause("order", "order_5", 4, instead="fill order_7", hidden=True).public() == Cause("order", hidden=True)
    assert Cause("lira", amount=4).public() == Cause("lira", amount=4)
    assert Cause("ready", "order_5", 4, hidden=True).public() == Cause("order", hidden=True)
    assert Cause("poor", amount=40, hidden=True).public() == Cause("money", hidden=True)
    assert Cause("keeps_card", "order_5", instead="pay card order_5", hidden=True).public() == Cause(
        "keeps_card", hidden=True
    )
    assert Cause("vine", "merlot", hidden=True, use="plant").public() == Cause("vine", hidden=True)
    both = Cause("lira", amount=4, instead="pass", also=Cause("ready", "order_5", 3, hidden=True, use="fill"))
    assert both.public() == Cause("lira", amount=4, also=Cause("order", hidden=True))
    both = Cause("ready", "order_5", 3, hidden=True, also=Cause("lira", amount=4), instead="pass")
    assert both.public() == Cause("order", hidden=True, also=Cause("lira", amount=4))
    assert Cause(ONLY, closed=True).public() == Cause(BEST)
    assert Cause("lira", amount=4, instead="plant merlot 5", closed=True).public() == Cause("lira", amount=4)


def test_what_is_in_the_way_is_told_only_where_it_is_in_the_way() -> None:
    there, elsewhere = Choice("place", ("worker", "plant_vine.middle")), Choice("place", ("worker", "draw_vine.left"))
    for kind in ("taken", "bonus_taken"):
        assert Cause(kind, "plant_vine", other=1).speaks_for(there)
        assert not Cause(kind, "plant_vine", other=1).speaks_for(elsewhere)
    assert Cause("row_taken", "3", other=1).speaks_for(Choice("wake", ("3",)))
    assert not Cause("row_taken", "3", other=1).speaks_for(Choice("wake", ("4",)))
    assert Cause("lira", amount=2).speaks_for(elsewhere)


def test_a_plan_is_told_with_the_greatest_thing_it_is_for_and_no_card() -> None:
    def event(kind: str, **told: str) -> Event:
        return Event(kind, 0, **told)

    planting, building = event("vine_planted", card="merlot"), event("structure_built", thing="trellis")
    assert aim(()) == Cause(PLAN)
    assert aim((planting, building)) == Cause(PLAN, use="build trellis")
    assert aim((planting,)) == Cause(PLAN, hidden=True, use="plant")
    assert aim((planting,)).public() == Cause(PLAN, hidden=True)


@BOTH
def test_where_there_is_one_answer_it_is_the_only_one(game: Game) -> None:
    one = next(asked(game, 3, game.seats[0]))
    known = one.known
    known.asked = [one.chosen]
    closed = game.adviser.mind_of(one.opponent, one.number).conceals(known, one.chosen)
    assert game.adviser.why(known, one.opponent, one.number, one.chosen) == Cause(ONLY, closed=closed)
    assert one.cause.kind != ONLY
