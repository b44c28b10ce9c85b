"""The table of strengths: its rows, that it goes on where it was left, and what is said of damaged games."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.command import strength
from rules.command.kept_games import KeptGames
from rules.command.pairing import Pairing
from rules.players.match import Meeting, Outcome

ROW = "viticulture-2-seats-1-against-random"
VINO = "vino-3-seats-1-against-random"


def _played(folder: Path, games: int, only: str = ROW) -> int:
    return main(["match", "--table", str(folder), "--only", only, "--games", str(games), "--jobs", "1"])


def test_a_table_that_was_stopped_goes_on_where_it_was_left(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "deep" / "parts"
    assert _played(whole, 4) == 0
    printed = capsys.readouterr().out
    assert _played(parts, 2) == 0
    file = parts / f"{ROW}.jsonl"
    kept = file.read_bytes()
    file.write_bytes(kept + b"[[90001,0],0.")
    assert _played(parts, 4) == 0
    assert file.read_bytes() == (whole / f"{ROW}.jsonl").read_bytes()
    assert file.read_bytes().startswith(kept)
    table = (parts / strength.TABLE).read_text(encoding="utf-8")
    assert table == (whole / strength.TABLE).read_text(encoding="utf-8")
    assert printed.endswith(table)
    assert f"| {ROW} | 4 of 400 | " in table
    assert f"| {VINO} | 0 of 200 |  |  | 90 % |  |  |" in table


def test_rows_that_are_not_chosen_stay_in_the_table(tmp_path: Path) -> None:
    assert _played(tmp_path, 1) == _played(tmp_path, 1, VINO) == 0
    table = (tmp_path / strength.TABLE).read_text(encoding="utf-8")
    assert f"| {ROW} | 1 of 400 | " in table
    assert f"| {VINO} | 1 of 200 | " in table


def test_rows_are_begun_when_they_are_played(tmp_path: Path) -> None:
    (tmp_path / f"{VINO}.jsonl").mkdir()
    assert _played(tmp_path, 1) == 2
    assert [file.name for file in tmp_path.iterdir()] == [f"{VINO}.jsonl"]


def test_every_level_meets_the_one_below_and_the_yardstick_and_the_best_plays_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _played(tmp_path, 1, "chess") == 2
    said = capsys.readouterr().err
    assert said.startswith("match: --only chess: stands in no row's name; the rows are ")
    names = said.rpartition("the rows are ")[2].rstrip(".\n").split(", ")
    lower = [("1", "random"), *((str(level), str(level - 1)) for level in range(2, 6))]
    yardstick = [(str(level), "yardstick") for level in range(2, 6)]
    tables = [("viticulture-2", lower + yardstick), ("viticulture-4", lower[1:]), ("vino-3", lower + yardstick)]
    due = [f"{table}-seats-{one}-against-{other}" for table, pairs in tables for one, other in pairs]
    assert sorted(names) == sorted([*due, "viticulture-alone-normal-5", "viticulture-alone-very_hard-5"])


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (b"[[90000,1],", b"[[90007,1],", "line 3 is not the game that is due; delete it"),
        (b"[[90000,1],", b"[[90000,1],7", "line 3 holds no game; delete it"),
        (b"[[90000,0],", b"\xff", "line 2 holds no game; delete it"),
        (b'"seed":90000', b'"seed":5', "line 1 tells of another match; take it away"),
        (b'{"pairing"', b"{", "line 1 tells of another match; take it away"),
        (b"noise=", b"noise=1", "its players thought otherwise, since levels or weights have changed; take it away"),
    ],
)
def test_damaged_games_are_told_in_one_sentence(
    old: bytes, new: bytes, told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert _played(tmp_path, 2) == 0
    file = tmp_path / f"{ROW}.jsonl"
    damaged = file.read_bytes().replace(old, new)
    file.write_bytes(damaged)
    capsys.readouterr()
    assert _played(tmp_path, 2, VINO) == 2
    (sentence,) = capsys.readouterr().err.splitlines()
    assert sentence.startswith(f"match: {file}: {told}")
    assert file.read_bytes() == damaged


@pytest.mark.parametrize("begun", [b"", b'{"pairing":["viticult'])
def test_a_row_that_was_stopped_in_its_first_line_is_begun_again(begun: bytes, tmp_path: Path) -> None:
    file = tmp_path / f"{ROW}.jsonl"
    file.write_bytes(begun)
    assert _played(tmp_path, 1) == 0
    assert file.read_bytes().count(b"\n") == 2


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--table", "FILE"], "--table FILE: is no folder; name another place."),
        (["--table", "FILE/folder"], "FILE/folder: cannot be written (Not a directory)"),
        (["viticulture", "--table", "FOLDER"], "--table: plays rows of its own; leave 'viticulture' out"),
        (["--table", "FOLDER", "--seats", "2"], "--seats: a table has rows of its own; leave it out."),
        (["--table", "FOLDER", "--keep", "FILE"], "--keep: a table has rows of its own; leave it out."),
        (["--table", "FOLDER", "--games", "0"], "--games 0: give a number from 1"),
        (["viticulture", "1", "--only", "vino"], "--only: chooses rows of a table; give --table as well."),
        ([], "name a game and who plays, or a folder with --table."),
        (["vino"], "name a game and who plays, or a folder with --table."),
    ],
)
def test_arguments_that_make_no_sense(
    words: list[str], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, folder = tmp_path / "file", tmp_path / "folder"
    file.touch()
    assert main(["match", *(word.replace("FILE", str(file)).replace("FOLDER", str(folder)) for word in words)]) == 2
    assert told.replace("FILE", str(file)) in capsys.readouterr().err
    assert not folder.exists()


def test_what_was_learned_is_part_of_what_players_think_with() -> None:
    two, three, styled = (Pairing("vino", one, "random", 3, {}, style).thinking() for one, style in
                          (("2", ""), ("3", ""), ("3", "builder")))  # fmt: skip
    assert len({two, three, styled}) == 3
    assert Pairing("viticulture", "1", "", 1, {}).thinking() != Pairing("viticulture", "3", "", 1, {}).thinking()


def test_a_row_reaches_its_goal_by_wins_and_by_points() -> None:
    played = [Outcome(Meeting(n, 0), float(n < 4), (21,)) for n in range(10)]
    assert strength.Goal(40, 20).reached(played)
    assert not strength.Goal(40, 22).reached(played)
    assert not strength.Goal(41).reached(played)


def test_a_game_that_was_kept_twice_is_written_once(tmp_path: Path) -> None:
    one, other = (KeptGames(tmp_path / "games", Pairing("vino", "1", "random", 3, {}), 1) for _ in range(2))
    one.begin()
    assert one.read(3) == other.read(3) == []
    for kept in (one, other):
        kept.add(Outcome(Meeting(1, 0), 1.0, (3, 2, 1)))
    assert one.read(3) == [Outcome(Meeting(1, 0), 1.0, (3, 2, 1))]


def test_a_goal_is_reached_so_far_until_all_games_are_played(tmp_path: Path) -> None:
    assert _played(tmp_path, 1) == 0
    table = (tmp_path / strength.TABLE).read_text(encoding="utf-8")
    assert next(line for line in table.splitlines() if ROW in line).endswith(" so far |")


def test_a_table_that_cannot_be_written_is_told_by_its_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / strength.TABLE).mkdir()
    assert _played(tmp_path, 1) == 2
    assert capsys.readouterr().err.startswith(f"match: {tmp_path / strength.TABLE}: cannot be written")
    assert not (tmp_path / f"{strength.TABLE}.new").exists()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of processes in this way")
def test_processes_end_with_the_one_that_is_killed(tmp_path: Path) -> None:
    words = ["match", "--table", str(tmp_path), "--only", ROW, "--jobs", "2"]
    match = subprocess.Popen([sys.executable, "-m", "rules", *words], stdout=subprocess.DEVNULL)
    try:
        _wait(lambda: len(_children(match.pid)) >= 2)
        children = _children(match.pid)
    finally:
        match.kill()
        match.wait()
    _wait(lambda: not any(_runs(child) for child in children))


def _wait(holds: Callable[[], bool]) -> None:
    """Raises AssertionError where something does not come to hold in a minute."""
    for _ in range(1200):
        if holds():
            return
        time.sleep(0.05)
    raise AssertionError("it never came to that")


def _children(process: int) -> list[int]:
    """The processes that one has begun, as Linux tells them."""
    text = Path(f"/proc/{process}/task/{process}/children").read_text()
    return [int(word) for word in text.split()]


def _runs(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False
