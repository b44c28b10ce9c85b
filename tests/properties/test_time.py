"""Copies, undo, records: going back and playing again always leads to the same game."""

from __future__ import annotations

import pytest

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.game import Game
from rules.engine.record import Record
from rules.players.chance_bot import ChanceBot
from tests.properties.search import RULES

VARIANTS = [
    (2, {}),
    (3, {"setup": "advanced", "cottage": "one_by_one"}),
    (4, {"bonus_spaces": "friendly", "organizer_second_visitor": "lost"}),
    (6, {"zymologist_ageing": "not_at_all", "producer_exclusion": "only_playing_worker"}),
]


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_random_undos_leave_no_trace(seats: int, options: dict[str, str]) -> None:
    """BUG-057."""
    game = Game.new(RULES, seats, 11, options)
    bot, stream = ChanceBot(Stream(11, "bot"), curious=True), Stream(11, "undo")
    kept: list[Choice] = []
    undone = 0
    while (decision := game.decision) is not None and len(kept) < 400:
        before, events = game.digest(), len(game.events)
        chosen = bot.choose(decision)
        game.choose(chosen)
        kept.append(chosen)
        if not stream.below(3) and game.undo():
            kept.pop()
            undone += 1
            assert (game.digest(), len(game.events)) == (before, events)
            assert game.decision == decision
            if not stream.below(2):
                assert game.redo()
                kept.append(chosen)
    assert undone > 20

    straight = Game.new(RULES, seats, 11, options)
    for chosen in kept:
        straight.choose(chosen)
    assert straight.digest() == game.digest()
    assert straight.events == game.events

    again, note = Game.load(RULES, game.record.text())
    assert note is None
    assert again.digest() == game.digest()
    assert again.events == game.events
    assert again.record.text() == game.record.text()


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_what_happens_on_a_copy_stays_there(seats: int, options: dict[str, str]) -> None:
    game = Game.new(RULES, seats, 12, options)
    bot, stream = ChanceBot(Stream(12, "bot"), curious=True), Stream(12, "copy")
    for number in range(300):
        decision = game.decision
        if decision is None:
            break
        if number % 10 == 0:
            before, events = game.digest(), len(game.events)
            trial = game.state.copy()
            assert RULES.encode(trial) == RULES.encode(game.state)
            for _ in range(25):
                if trial.agenda is None:
                    break
                answer(RULES.nodes, trial, trial.asked[stream.below(len(trial.asked))])
                advance(RULES.nodes, trial)
            assert (game.digest(), len(game.events)) == (before, events)
            assert game.decision == decision
        game.choose(bot.choose(decision))


def test_every_line_of_the_record_is_told_before_the_next_question() -> None:
    told: list[str] = []
    game = Game.new(RULES, 3, 13, listener=told.append)
    bot = ChanceBot(Stream(13, "bot"))
    for _ in range(200):
        assert game.decision is not None
        game.choose(bot.choose(game.decision))
        assert "".join(line + "\n" for line in told) == game.record.text()
    assert isinstance(game.record, Record)


@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_random_rewinds_leave_only_their_mark(seats: int, options: dict[str, str]) -> None:
    game = Game.new(RULES, seats, 14, options)
    bot, stream = ChanceBot(Stream(14, "bot"), curious=True), Stream(14, "rewind")
    kept: list[Choice] = []
    marks = 0
    for number in range(500):
        if game.decision is None:
            break
        chosen = bot.choose(game.decision)
        game.choose(chosen)
        kept.append(chosen)
        if stream.below(12):
            if not stream.below(4) and game.undo():
                kept.pop()
            continue
        left = max(0, len(kept) - 1 - stream.below(25))
        state = game.position(left)
        assert game.rewind(left)
        marks += 1
        assert game.state is state
        gone = kept[left:]
        del kept[left:]
        for _ in range(stream.below(len(gone)) if number % 2 else 0):
            assert game.redo()
            kept.append(gone.pop(0))
    assert marks > 10
    assert game.record.rewound
    assert not game.rewind(len(kept))
    assert not game.rewind(-1)

    straight = Game.new(RULES, seats, 14, options)
    for chosen in kept:
        straight.choose(chosen)
    assert straight.digest() == game.digest()
    assert straight.events == [event for event in game.events if event.kind != "rewound"]
    assert not straight.record.rewound

    again, note = Game.load(RULES, game.record.text())
    assert note is None
    assert again.digest() == game.digest()
    assert again.events == game.events
    assert again.can_undo == game.can_undo
    assert again.record.text() == game.record.text()
