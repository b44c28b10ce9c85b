"""``advise`` and ``fit``: what is told of a saved game, and of arguments that make no sense."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.command.advise import told
from rules.command.games import GAMES
from rules.engine.game import Game
from rules.players.cause import Cause

RECORDS = Path(__file__).parents[2] / "records"


@pytest.mark.usefixtures("kept_box")
def test_position_shares_points_answers_and_why_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", str(RECORDS / "two_seats.jsonl"), "--at", "120"]) == 0
    first, one, two, *rest = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"after 120 choices: year \d+, [a-z]+, seat [01] is asked", first)
    assert sum(int(line.split(" wins ")[1].split(" %")[0]) for line in (one, two)) in (99, 100, 101)
    assert rest[0].split()[0] == "best"
    assert all(float(line.split()[0]) <= 0 for line in rest[1:] if line.strip()[0] in "+-")
    assert rest[-1].startswith(f"why {' '.join(rest[0].split()[1:])}: ")


def test_vino_is_advised_on_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", str(RECORDS / "vino_rules_1.jsonl"), "--at", "60"]) == 0
    first, *rest = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"after 60 choices: turn \d+, [a-z]+, seat \d is asked", first)
    assert rest[-1].startswith("why ")


@pytest.mark.parametrize(
    ("cause", "words"),
    [
        (Cause("best"), "best by several things together"),
        (Cause("guess", instead="pass"), "level 3 would answer otherwise; next best: pass"),
        (Cause("best", instead="pass"), "best by several things together; next best: pass"),
        (Cause("taken", "give_tour", other=1, instead="pass"), "taken give_tour of seat 1; without: pass"),
        (Cause("keeps_wine", "red.4", instead="use wine red.4"), "keeps_wine red.4; next best: use wine red.4"),
        (Cause("lira", amount=4, use="build yoke", instead="pass"), "lira 4 to build yoke; without: pass"),
        (
            Cause("lira", amount=4, also=Cause("order", "order_5", 3, use="fill"), instead="pass"),
            "lira 4 and order order_5 3 to fill; without: pass",
        ),
    ],
)
def test_a_cause_in_words(cause: Cause, words: str) -> None:
    assert told(cause) == words


def test_a_game_that_is_over_is_told_with_its_winners(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["advise", str(RECORDS / "two_seats.jsonl")]) == 0
    assert re.fullmatch(r"after \d+ choices: over, winners [01](, [01])?", capsys.readouterr().out.strip())


@pytest.mark.parametrize("command", ["advise", "show"])
@pytest.mark.parametrize("game", GAMES)
def test_an_opponent_that_nobody_knows_is_told_where_it_is_read(
    command: str, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seats = [{"name": colour, "colour": colour} for colour in ("lago", "cotto", "sole")]
    seats[1] |= {"opponent": "3 nobody 1"}
    kept = Game.new(GAMES[game](), seats, 4)
    kept.hand_over(2, "9 trader 1")
    file = tmp_path / "game.jsonl"
    file.write_text(kept.record.text(), "utf-8")
    row = next(at for at, line in enumerate(kept.record.text().splitlines(), 1) if "9 trader 1" in line)
    assert main([command, str(file), "--at", "0"]) == 0
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith(f"{file}, line 1: seat 1: there is no character 'nobody' in data/players/characters.yaml;")
    assert second == f"{file}, line {row}: seat 2: '9 trader 1': there is no level 9; give one from 1 to 5."


@pytest.mark.parametrize(
    ("words", "code", "told"),
    [
        (["none.jsonl"], 1, "none.jsonl: cannot be read"),
        ([str(RECORDS)], 1, "no file but a folder"),
        ([str(RECORDS / "viticulture.zip")], 1, "is no saved game"),
        ([str(RECORDS / "two_seats.jsonl"), "--at", "99999"], 2, "give a number from 0 to"),
        (
            [str(RECORDS / "two_seats.jsonl"), "--at", "-1"],
            2,
            "--at -1: choices are counted from 0",
        ),
        (
            [str(RECORDS / "two_seats.jsonl"), "--at", "x"],
            2,
            "argument --at: 'x' is no whole number; write",
        ),
        (["pyproject.toml"], 1, "line 1 is not the header of a saved game; name another saved game"),
    ],
)
def test_what_cannot_be_advised_on_is_told_in_a_sentence(
    words: list[str], code: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    try:
        found = main(["advise", *words])
    except SystemExit as stopped:
        found = int(str(stopped.code))
    said = capsys.readouterr()
    assert (found, said.out) == (code, "")
    assert told in said.err
    assert said.err.count("\n") == 1


def test_numbers_are_fitted_to_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "viticulture", "--games", "4", "--seats", "2", "--level", "1"]) == 0
    how, points, share, losses, _, *bins = capsys.readouterr().out.splitlines()
    assert how == "how: 4 games of level 1 with 2 seats, deals from 1"
    assert points.count(",") == 3
    assert share.count(",") == 1
    assert losses.startswith("loss ")
    assert len(bins) == 10


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--seats", "9"], "1 to 6 players"),
        (["--seats", "1", "2"], "name 1 or other numbers"),
        (["--games", "1"], "--games 1: give a number from 4"),
        (["--jobs", "0"], "--jobs 0"),
        (["--seed", "-5"], "--seed -5"),
    ],
)
def test_fits_that_make_no_sense(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fit", "viticulture", *words]) == 2
    assert told in capsys.readouterr().err
