"""The command that plays games without a window."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.engine.game import Game
from tests.properties.search import RULES

FEW = ["simulate", "viticulture", "--games", "2", "--years", "6"]


def test_the_last_line_counts_the_violations(capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*FEW, "--seats", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "violations: 0"
    assert "games ended by the cap: 2" in lines
    assert any(re.match(r"branches: (\d+) of \1 taken", line) for line in lines)


@pytest.mark.parametrize("words", [["--solo", "hard"], ["--solo", "easy", "--aggressive"], ["--challenge", "8"]])
def test_games_alone(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "viticulture", "--games", "2", *words]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("viticulture, 1 seats")
    assert lines[-1] == "violations: 0"


@pytest.mark.parametrize(
    ("game", "seats"), [("viticulture", 1), ("viticulture", 2), ("viticulture", 6), ("vino", 3), ("vino", 5)]
)
def test_games_of_opponents_of_mixed_levels(game: str, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """VENDEMMIA_WHOLE_GAMES=200 plays so many of each size, up to level 4."""
    games = int(os.environ.get("VENDEMMIA_WHOLE_GAMES", "1"))
    levels = "1234" if games > 1 else "123"
    alone = ["--solo", "normal"] if seats == 1 else ["--seats", str(seats)]
    assert main(["simulate", game, *alone, "--games", str(games), "--seed", "5", "--levels", *levels]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert "games ended by the cap: 0" in lines
    assert lines[-1] == "violations: 0"


def test_the_result_does_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in "12":
        assert main(["simulate", "viticulture", "--games", "16", "--years", "3", "--jobs", jobs]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


def test_the_first_game_is_written_and_can_be_loaded(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    assert main([*FEW, "--record", str(file), "--options", "setup=advanced"]) == 0
    game, note = Game.load(RULES, file.read_text(encoding="utf-8"))
    assert note is None
    assert game.state.options.setup == "advanced"
    assert game.state.year == 7


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["--seats", "9"], "players"),
        (["--seats", "0"], "players"),
        (["--seats", "-1"], "players"),
        (["--solo", "hard", "--seats", "0"], "one seat"),
        (["--games", "0"], "games"),
        (["--games", "100001"], "up to 100000"),
        (["--jobs", "65"], "up to 64"),
        (["--jobs", "0"], "0 jobs: give a number from 1"),
        (["--years", "0"], "years"),
        (["--options", "weather=fine"], "weather"),
        (["--options", "cottage"], "name=value"),
        (["--options", "cottage=never"], "'never' of the option 'cottage' is not known; known are"),
        (["--options", "cotage=never"], "did you mean 'cottage'?"),
        (["--options", "aggressive=perhaps"], "Expected `bool`"),
        (["--options", "challenge=9"], "known are 1, 2, 3, 4, 5, 6, 7, 8, none"),
        (["--options", "challenge=1"], "one player alone"),
        (["--solo", "hard", "--seats", "3"], "one seat"),
        (["--solo", "very_easy", "--aggressive"], "aggressive variant"),
        (["--aggressive"], "--solo or --challenge"),
        (["--challenge", "9"], "9"),
        (["--challenge", "6", "--aggressive"], "left out"),
        (["--challenge", "2", "--solo", "hard"], "level normal"),
        (["--seats", "1", "--options", "setup=advanced"], "2 to 6 players"),
        (["--record", "/nowhere/game.jsonl"], "cannot be written"),
        (["--record", "/dev/full"], "/dev/full: cannot be written"),
        (["--seed", str(1 << 63)], "18 digits"),
        (["--seed", str(-(1 << 64))], "18 digits"),
    ],
)
def test_arguments_that_make_no_sense_get_one_sentence(
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*FEW, *words]) == 2
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert sentence in said.err
