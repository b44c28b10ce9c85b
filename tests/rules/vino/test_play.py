"""Random games of Vino: invariants, secrets, copies, records and undo."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from rules.checking import scenario, steps
from rules.checking.story import story
from rules.checking.watch_vino import VinoTrials
from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.foresight import foresee
from rules.engine.game import Game
from rules.engine.header import RecordFault
from rules.players.chance_bot import ChanceBot
from rules.vino.rules import load
from rules.vino.state import PRELIMINARY
from tests.chains import sealed

ROOT = Path(__file__).resolve().parents[3]
DATA = ROOT / "data" / "vino"
RULES = load(DATA)

VARIANTS = [
    {},
    {"money_shown": "all", "first_order": "chosen"},
    {"negative_sale": "for_zero", "preliminary_gift": "none"},
]


def play(seats: int, seed: int, answers: int = 10_000, options: dict[str, str] | None = None) -> Game:
    """A game of random answers, or its beginning."""
    game = Game.new(RULES, seats, seed, options)
    bots = [ChanceBot(Stream(seed, "bot", seat)) for seat in range(seats)]
    for _ in range(answers):
        decision = game.decision
        if decision is None:
            break
        game.choose(bots[decision.decider].choose(decision))
    return game


@pytest.mark.parametrize("options", VARIANTS, ids=lambda options: " ".join(options) or "standard")
@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.covers("N-CELLAR-01", "N-CELLAR-02", "N-MARKET-05", "N-GEN-05")
def test_random_games_keep_every_invariant(seats: int, options: dict[str, str]) -> None:
    game = VinoTrials(DATA, options, turns=60).play(seats, seed=seats * 10, keep_record=False)
    assert game.violations == []
    assert game.ended


@pytest.mark.parametrize("seats", [3, 4, 5])
@pytest.mark.covers("N-PRELIM-01", "N-PRELIM-07", "N-PRELIM-09")
def test_everybody_begins_the_first_turn_with_three_vineyards(seats: int) -> None:
    for seed in range(12):
        game = Game.new(RULES, seats, seed)
        bot = ChanceBot(Stream(seed, "bot"))
        while game.state.round == 0:
            assert game.decision is not None
            game.choose(bot.choose(game.decision))
        given = [event.seat for event in game.events if event.kind == "vineyard_given"]
        for seat in range(seats):
            assert game.state.owners.count(seat) == 3 + given.count(seat)
            assert sum(RULES.box.cellar(game.state, seat)) == 3 + given.count(seat)


@pytest.mark.covers("N-BUY-01", "N-EDGE-13")
def test_secret_regions_change_nothing_that_others_can_know() -> None:
    game = Game.new(RULES, 4, 3)
    bot = ChanceBot(Stream(3, "bot"))
    seen = 0
    while seen < 20 and (decision := game.decision) is not None:
        if decision.kind == "region" and game.state.marks[decision.decider].bit_count() == 1:
            games = []
            for chosen in decision.choices[:2]:
                trial = game.state.copy()
                trial.events = []
                answer(RULES.nodes, trial, chosen)
                advance(RULES.nodes, trial)
                games.append(trial)
            if len(games) == 2 and games[0].agenda.seat != decision.decider and games[0].phase == game.state.phase:
                for by in (None, *(seat for seat in range(4) if seat != decision.decider)):
                    assert RULES.view(games[0], by) == RULES.view(games[1], by)
                    told = [[event.as_seen_by(by) for event in trial.events] for trial in games]
                    assert told[0] == told[1]
                assert games[0].asked == games[1].asked
                seen += 1
        game.choose(bot.choose(decision))
    assert seen == 20


@pytest.mark.covers("N-BUY-02")
def test_trying_out_the_last_choice_does_not_show_what_others_have_chosen() -> None:
    game = play(3, 6, 300)
    while (decision := game.decision) is not None:
        if decision.kind == "region" and decision.decider == game.state.order[-1] and decision.picked == 1:
            break
        game.choose(decision.choices[0])
    assert decision is not None
    foresight = foresee(RULES, game.state, decision.choices[0])
    assert foresight.reveals
    assert {event.kind for event in foresight.events} == {"regions_chosen"}
    assert "regions_revealed" in {event.kind for event in game.choose(decision.choices[0])}


def test_trying_out_a_purchase_does_not_show_the_tiles_turned_next() -> None:
    game = Game.new(RULES, 3, 6)
    first = game.state.order[0]
    assert game.decision is not None
    game.choose(game.decision.choices[0])
    foresight = foresee(RULES, game.state, game.decision.choices[0])
    assert game.decision.decider == first
    assert foresight.reveals
    assert {event.seat for event in foresight.events} == {first}


@pytest.mark.parametrize("answers", [0, 1, 2, 5, 9, 40, 41, 42, 43, 44, 45, 46, 120, 121, 122, 260])
def test_a_game_is_told_as_a_scenario(answers: int, tmp_path: Path) -> None:
    game = play(4, 19, answers)
    decision = game.decision
    assert decision is not None
    offered = ", ".join(map(str, decision.choices))
    file = tmp_path / "report.yaml"
    file.write_text(
        story(game, "a report") + f"- offered: {{seat: {decision.decider}, has: [{offered}]}}\n", encoding="utf-8"
    )
    assert steps.play(scenario.load(file)[0], {"vino": lambda: RULES}) is None


@pytest.mark.covers("N-PRELIM-02")
def test_the_order_of_face_down_tiles_is_unknown() -> None:
    game = Game.new(RULES, 3, 8)
    assert game.state.phase == PRELIMINARY
    trial = game.state.copy()
    trial.face_down = trial.face_down[::-1]
    for by in (None, 0, 1, 2):
        assert RULES.view(trial, by) == RULES.view(game.state, by)


def test_others_money_changes_nothing_that_a_seat_can_know() -> None:
    game = play(3, 5, 60)
    decision = game.decision
    assert decision is not None
    trial = game.state.copy()
    other = (decision.decider + 1) % 3
    trial.pay(other, 10)
    for by in (None, decision.decider):
        assert RULES.view(trial, by) == RULES.view(game.state, by)
    assert RULES.view(trial, other) != RULES.view(game.state, other)


def test_a_record_played_again_ends_alike() -> None:
    game = play(5, 9)
    loaded, note = Game.load(RULES, game.record.text())
    assert note is None
    assert loaded.digest() == game.digest()
    assert loaded.result == game.result


@pytest.mark.parametrize("answers", [3, 25, 60, 200, 400])
def test_a_record_broken_off_goes_on_at_the_same_question(answers: int) -> None:
    game = play(4, 12, answers)
    loaded, _ = Game.load(RULES, game.record.text() + '{"choice":"buy tosc')
    assert loaded.decision == game.decision
    assert loaded.digest() == game.digest()


def test_a_record_of_other_data_goes_on_from_the_last_turn() -> None:
    game = play(3, 4, 300)
    text = game.record.text().replace(RULES.data_digest, "0" * len(RULES.data_digest), 1)
    lines = text.splitlines(keepends=True)
    at = next(i for i, line in enumerate(lines) if "snapshot" not in line and i > 20 and '"choice"' in line)
    lines[at] = lines[at].replace('"choice":"', '"choice":"pass', 1)
    loaded, note = Game.load(RULES, sealed("".join(lines)))
    assert note is not None
    assert note.need == loaded.state.round
    assert loaded.decision is not None


def test_a_record_of_the_other_game_is_not_taken() -> None:
    text = sealed(play(3, 4, 20).record.text().replace('"vino"', '"viticulture"', 1))
    with pytest.raises(RecordFault, match="viticulture"):
        Game.load(RULES, text)


def test_any_position_is_restored_from_its_bytes() -> None:
    game = Game.new(RULES, 4, 21)
    bot = ChanceBot(Stream(21, "bot"))
    while (decision := game.decision) is not None:
        copy = RULES.restore(RULES.encode(game.state))
        advance(RULES.nodes, copy)
        assert (copy.agenda, copy.asked) == (game.state.agenda, game.state.asked)
        game.choose(bot.choose(decision))


def test_trying_an_answer_on_a_copy_leaves_the_game_alone() -> None:
    game = play(3, 30, 150)
    before = game.digest()
    for chosen in game.state.asked:
        trial = game.state.copy()
        answer(RULES.nodes, trial, chosen)
        advance(RULES.nodes, trial)
    assert game.digest() == before


def test_undone_choices_leave_no_trace() -> None:
    plain, undone = Game.new(RULES, 3, 17), Game.new(RULES, 3, 17)
    bot, whim = ChanceBot(Stream(17, "bot")), Stream(17, "whim")
    while (decision := plain.decision) is not None and plain.state.round < 6:
        undone.choose(undone.state.asked[whim.below(len(undone.state.asked))])
        if not undone.undo():
            undone = Game.load(RULES, plain.record.text())[0]
        chosen = bot.choose(decision)
        plain.choose(chosen)
        undone.choose(chosen)
        assert undone.digest() == plain.digest()


PROGRAM = "from tests.rules.vino.test_play import play; print(play(4, 2).digest())"


def test_another_process_with_another_hash_seed_plays_the_same_game() -> None:
    digests = {
        subprocess.run(
            [sys.executable, "-c", PROGRAM],
            cwd=ROOT,
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for seed in ("0", "1", "2")
    }
    assert digests == {play(4, 2).digest() + "\n"}
