"""The end of a game in which nothing happens any more, and games saved before the rules asked for it (N-EDGE-51)."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.command.games import GAMES
from rules.engine.choice import choice
from rules.engine.game import Game
from rules.vino.turns import END, QUIET
from tests.chains import sealed

RULES = GAMES["vino"]()
RECORDS = Path(__file__).parents[2] / "records"


def quiet_game(seats: int) -> Game:
    """A game at the question whether it shall end, because nobody buys or sells."""
    game = Game.new(RULES, seats, 4)
    while (decision := game.decision) is not None and decision.kind != "quiet":
        leave = next((one for one in decision.choices if one.verb in ("done", "pass")), None)
        game.choose(leave or decision.choices[0])
    return game


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_all_seats_are_asked_in_the_open_and_in_order_and_end_it_together(seats: int) -> None:
    game = quiet_game(seats)
    order = game.view(None).order
    assert game.view(None).quiet_turns == QUIET
    for seat in order:
        decision = game.decision
        assert decision is not None
        assert decision.decider == seat
        assert not decision.secret
        assert game.foresee(END).ends_game == (seat == order[-1])
        game.choose(END)
    assert game.decision is None
    assert game.result.winners
    assert game.view(None).over
    loaded, note = Game.load(RULES, game.record.text())
    assert note is None
    assert loaded.result == game.result


def test_who_plays_on_puts_the_question_off_for_as_many_turns() -> None:
    game = quiet_game(3)
    began = game.view(None).round
    game.choose(choice("done"))
    while (decision := game.decision) is not None and decision.kind != "quiet":
        leave = next((one for one in decision.choices if one.verb in ("done", "pass")), None)
        game.choose(leave or decision.choices[0])
    assert game.view(None).round == began + QUIET


def test_a_game_saved_before_that_never_got_quiet_is_played_again_to_its_end() -> None:
    text = (RECORDS / "vino_rules_1.jsonl").read_text(encoding="utf-8")
    game, note = Game.load(RULES, text)
    assert note is None
    assert game.record.text() == sealed(text.replace('"record":1', '"record":2'))


def test_a_quiet_game_saved_before_is_played_again_to_its_end_and_never_asked() -> None:
    text = (RECORDS / "vino_rules_1_quiet.jsonl").read_text(encoding="utf-8")
    game, note = Game.load(RULES, text)
    assert note is None
    assert game.record.text() == sealed(text.replace('"record":1', '"record":2'))
    assert game.view(None).quiet_turns >= QUIET
    began = game.view(None).round
    for _ in range(200):
        decision = game.decision
        if decision is None or game.view(None).round > began + 1:
            break
        assert decision.kind != "quiet"
        leave = next((one for one in decision.choices if one.verb in ("done", "pass")), None)
        game.choose(leave or decision.choices[0])
    assert game.view(None).round == began + 2
    again, note = Game.load(RULES, game.record.text())
    assert note is None
    assert again.digest() == game.digest()
