"""Matches of players: who meets whom, what is told of the shares, and that nobody uses what it cannot know."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.__main__ import main
from rules.command.games import DATA
from rules.players.levels import Levels
from rules.players.match import Meeting, Outcome, average, meetings, share
from tests.properties.search import RULES

LEVELS = Levels(RULES, DATA / "players")


def test_every_deal_is_played_once_from_each_seat() -> None:
    assert list(meetings(3, 6, 10)) == [Meeting(10 + deal, seat) for deal in (0, 1) for seat in range(3)]


def test_the_interval_of_a_share_holds_it_and_is_wide_where_games_are_few() -> None:
    def won(wins: int, games: int) -> list[Outcome]:
        return [Outcome(Meeting(n, 0), float(n < wins), (20, 10)) for n in range(games)]

    few, many = share(won(8, 10)), share(won(800, 1000))
    assert few.share == many.share == 0.8
    assert few.least < many.least < 0.8 < many.most < few.most < 1
    assert share(won(10, 10)).most == 1
    assert share(won(10, 10)).least > 0.6
    assert str(many) == "80.0 % [77.4 to 82.4]"
    assert average([1, 2, 3]).mean == 2
    assert average([4]).reach == 0


def test_a_match_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "viticulture", "yardstick", "random", "--games", "4", "--jobs", "1"]) == 0
    first, wins, points = capsys.readouterr().out.splitlines()
    assert first == "viticulture, 2 seats, yardstick against random, 4 games from seed 1"
    assert wins.startswith("wins: ")
    assert points.startswith("points of yardstick: ")


def test_a_match_does_not_depend_on_the_number_of_processes(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for jobs in "12":
        assert main(["match", "viticulture", "1", "random", "--games", "4", "--seats", "3", "--jobs", jobs]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["1", "2", "--seats", "1"], "name one player who plays alone"),
        (["1", "--seats", "2"], "two kinds that meet"),
        (["1", "2", "--seats", "9"], "1 to 6 players"),
        (["1", "2", "--solo", "hard"], "--solo: only somebody alone"),
        (["1", "2", "--games", "0"], "--games 0"),
        (["1", "2", "--jobs", "-1"], "--jobs -1"),
        (["1", "2", "--jobs", "0"], "--jobs 0: give a number from 1 to 64."),
        (["1", "2", "--jobs", "two"], "argument --jobs: 'two' is no whole number; write one in digits"),
        (["1", "2", "--seed", "-1"], "--seed -1"),
        (["6", "2"], "invalid choice"),
        (["1", "2", "--character", "baker"], "--character baker: give one of grower"),
        (["yardstick", "2", "--character", "host"], "only levels have a style"),
        (["1", "2", "--keep", "/"], "/: is no file but a folder or a device"),
        (["1", "2", "--keep", "/dev/zero"], "is no file but a folder or a device"),
        (["1", "2", "--keep", "/no/such/file"], "/no/such/file: cannot be used"),
    ],
)
def test_arguments_that_make_no_sense(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    try:
        code = main(["match", "viticulture", *words])
    except SystemExit as stopped:
        code = int(str(stopped.code))
    assert code == 2
    assert told in capsys.readouterr().err


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["1", "--solo", "hard"], "match: --solo hard: vino is not played alone; leave it out."),
        (["1", "2", "--solo", "hard"], "match: --solo hard: vino is not played alone; leave it out."),
        (["1"], "match: vino is not played alone; name the others after '1'."),
    ],
)
def test_nobody_plays_vino_alone(words: list[str], told: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "vino", *words]) == 2
    assert capsys.readouterr().err == told + "\n"


KEPT = ["match", "viticulture", "1", "random", "--jobs", "1", "--games"]


def test_a_match_that_was_stopped_goes_on_where_it_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    assert main([*KEPT, "6"]) == 0
    whole = capsys.readouterr().out
    assert main([*KEPT, "2", "--keep", str(file)]) == 0
    with file.open("ab") as torn:
        torn.write(b"[[1,0],0.")
    capsys.readouterr()
    before = file.read_bytes().splitlines()[:3]
    assert main([*KEPT, "6", "--keep", str(file)]) == 0
    assert capsys.readouterr().out == whole
    assert file.read_bytes().splitlines()[:3] == before
    assert file.read_bytes().count(b"\n") == 7


def test_games_of_another_match_are_not_mixed_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "match.jsonl"
    assert main([*KEPT, "1", "--keep", str(file)]) == 0
    assert main([*KEPT, "2", "--seed", "9", "--keep", str(file)]) == 2
    assert "line 1 tells of another match" in capsys.readouterr().err
    file.write_bytes(file.read_bytes().splitlines()[0] + b"\nno game\n")
    assert main([*KEPT, "2", "--keep", str(file)]) == 2
    assert "line 2 holds no game" in capsys.readouterr().err


def test_characters_play_otherwise_than_their_level(capsys: pytest.CaptureFixture[str]) -> None:
    told = []
    for more in ([], ["--character", "builder"], ["--character", "grower"]):
        assert main(["match", "viticulture", "3", "1", "--games", "4", "--jobs", "1", *more]) == 0
        told.append(capsys.readouterr().out)
    assert len(set(told)) > 1
