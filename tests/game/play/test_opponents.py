"""Opponents think in a process of their own: it answers, is ended, and is replaced where it ends or hangs."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from game import paths
from game.play import opponents
from game.play.opponents import Opponents
from game.store import editions, records
from rules.checking.other_worlds import OtherWorlds, VinoWorlds, ViticultureWorlds
from rules.engine.agenda import State, advance
from rules.engine.agenda import answer as take
from rules.engine.chance import Stream
from rules.engine.rules import Rules
from rules.players import thinking
from rules.players.opponent import Opponent
from rules.players.thinking import Asked
from rules.viticulture.rules import load
from tests.game.play.thinkers import (
    PATIENCE,
    SOLE,
    asked,
    is_there,
    left_behind,
    needs_signals,
    processes,
    stopped,
    think,
    wait,
    wait_for,
)

pytestmark = pytest.mark.usefixtures("nobody_thinks_yet")


def test_an_answer_comes_without_waiting_and_the_same_one_each_time(table: tuple[Opponents, State]) -> None:
    found, s = table
    found.begin()
    answers = []
    for number in (0, 0, 5):
        think(found, s, number)
        assert found.thinking
        answers.append(wait(found))
        assert not found.thinking
        assert found.answer(1.0) is None
        assert not found.simpler
    assert answers[0] == answers[1]
    assert set(answers) <= set(s.asked)
    assert len(processes()) == 1


@needs_signals
@pytest.mark.parametrize("how", ["killed", "stopped"])
def test_a_lost_process_is_replaced_once_and_the_answer_is_the_same(how: str, table: tuple[Opponents, State]) -> None:
    found, s = table
    opponent = Opponent(4, "grower", 11)
    think(found, s, 3, opponent)
    undisturbed = wait(found)
    pid = stopped(found, s, 3, opponent)
    if how == "killed":
        os.kill(pid, signal.SIGKILL)
    else:
        while is_there(pid):
            assert found.answer(opponents.LONGEST_FRAME) is None
    assert wait(found) == undisturbed
    assert not found.simpler
    assert not is_there(pid)
    assert len(processes()) == 1


@needs_signals
def test_a_stopped_process_is_waited_for_ten_seconds_of_frames_however_long_one_took(
    table: tuple[Opponents, State],
) -> None:
    found, s = table
    pid = stopped(found, s)
    for _ in range(int(opponents.HANG_SECONDS / opponents.LONGEST_FRAME)):
        assert found.answer(3600.0) is None
    assert is_there(pid)
    assert found.answer(opponents.LONGEST_FRAME) is None
    assert not is_there(pid)
    wait(found)
    assert not found.simpler


@needs_signals
def test_after_two_lost_processes_somebody_simpler_answers_and_after_three_nobody_thinks(
    table: tuple[Opponents, State],
) -> None:
    found, s = table
    easiest = Opponent(1, "grower", 11)
    think(found, s, 3, easiest)
    simple = wait(found)
    for lost in (2, 3):
        think(found, s, 3, Opponent(4, "grower", 11))
        for _ in range(lost):
            for pid in processes():
                os.kill(pid, signal.SIGSTOP)
            assert found.answer(0.0) is None
            for pid in processes():
                os.kill(pid, signal.SIGKILL)
            wait_for(lambda: not found._process or not found._process._process.is_alive())
            thought = found.answer(0.0)
        thought = thought or wait(found)
        assert found.simpler
        assert thought == (simple if lost == 2 else s.asked[0])
    assert len(processes()) <= 1


def test_what_nobody_can_think_about_is_answered_all_the_same(capfd: pytest.CaptureFixture[str]) -> None:
    rules = records.vino()
    found, s = Opponents(rules, paths.data() / "players"), asked(rules, 3)
    found.think(Asked(0, 0, Opponent(3, "x" * 40, 7), rules.known_to(s, 0), s.asked))
    assert wait(found) == s.asked[0]
    assert found.simpler
    found.leave()
    assert left_behind() == []
    assert "is no opponent" in capfd.readouterr().err


@needs_signals
def test_a_thought_is_dropped_at_once_and_the_next_one_thinks_anew(table: tuple[Opponents, State]) -> None:
    found, s = table
    think(found, s)
    first = wait(found)
    pid = stopped(found, s, 1)
    begun = time.monotonic()
    found.drop()
    assert time.monotonic() - begun < 1
    assert not found.thinking
    assert not is_there(pid)
    think(found, s)
    assert wait(found) == first


@needs_signals
@pytest.mark.parametrize("hours", [1, -1])
def test_a_computer_that_slept_or_whose_clock_was_set_thinks_anew(
    hours: int, table: tuple[Opponents, State], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, s = table
    pid = stopped(found, s)
    monkeypatch.setattr(opponents, "time", lambda: time.time() + 3600 * hours)
    assert found.answer(0.02) is None
    assert not is_there(pid)
    assert found.thinking
    wait(found)
    assert not found.simpler


def changed(tmp_path: Path) -> Rules:
    """Rules whose data files have been damaged since they were read."""
    shutil.copytree(paths.data() / "viticulture", tmp_path / "viticulture")
    rules = load(tmp_path / "viticulture")
    (tmp_path / "viticulture" / "board.yaml").write_text("nothing", encoding="utf-8")
    return rules


def test_where_no_process_can_begin_the_table_waits_and_plays_as_well_as_ever_once_one_can(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = changed(tmp_path)
    found, s = Opponents(rules, paths.data() / "players"), asked(rules)
    begun = set[int]()
    for _ in range(opponents.STILLBORN // 3):
        think(found, s)
        while (answer := found.answer(0.02)) is None:
            begun |= set(processes())
            time.sleep(0.01)
        assert answer == s.asked[0]
        assert found.simpler
    assert 0 < len(begun) <= opponents.STILLBORN
    assert found.stuck
    for _ in range(3):
        think(found, s, 3, Opponent(4, "grower", 11))
        for _ in range(200):
            assert found.answer(opponents.LONGEST_FRAME) is None
    assert left_behind() == []
    monkeypatch.setattr(opponents, "LATER_SECONDS", 0.1)
    monkeypatch.setattr(found, "_not_before", 0.0)
    begun.clear()
    while len(begun) < 3:
        assert found.answer(0.02) is None, "also those that end later answer nothing"
        assert found.stuck
        begun |= set(processes())
        time.sleep(0.01)
    shutil.copy(paths.data() / "viticulture" / "board.yaml", tmp_path / "viticulture" / "board.yaml")
    answered = wait(found)
    assert not found.stuck
    assert not found.simpler
    found.leave()
    capfd.readouterr()
    again = Opponents(load(tmp_path / "viticulture"), paths.data() / "players")
    think(again, s, 3, Opponent(4, "grower", 11))
    assert answered == wait(again)
    again.leave()


def test_where_the_system_begins_nothing_it_is_tried_again_later(
    table: tuple[Opponents, State], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, s = table
    tried = []

    def refused(**_: object) -> None:
        tried.append(time.monotonic())
        raise RuntimeError("can't start new thread")

    with monkeypatch.context() as full:
        full.setattr("game.play.thinking_process.Thread", refused)
        for _ in range(100):
            found.begin()
        think(found, s)
        for _ in range(100):
            assert found.answer(0.02) is None
        assert len(tried) == opponents.STILLBORN
        assert found.stuck
    monkeypatch.setattr(found, "_not_before", 0.0)
    wait(found)
    assert not found.simpler


def test_data_that_have_changed_are_taken_as_they_are_kept(tmp_path: Path) -> None:
    box = load(paths.data() / "viticulture")
    editions.keep(box)
    rules = changed(tmp_path)
    assert rules.data_digest == box.data_digest
    found, s = Opponents(rules, paths.data() / "players"), asked(rules)
    think(found, s)
    wait(found)
    assert not found.simpler
    found.leave()


def test_weights_that_cannot_be_used_are_told_of_once_and_somebody_plays(tmp_path: Path) -> None:
    shutil.copytree(paths.data() / "players", tmp_path / "players")
    (tmp_path / "players" / "viticulture.json").write_text("{", encoding="utf-8")
    rules = records.viticulture()
    found, s = Opponents(rules, tmp_path / "players"), asked(rules)
    think(found, s, 0, Opponent(3, "host", 1))
    wait(found)
    assert not found.simpler
    (note,) = found.take_notes()
    assert "viticulture.json" in note
    assert found.take_notes() == ()
    found.leave()


@needs_signals
def test_whoever_leaves_leaves_no_process_behind(table: tuple[Opponents, State]) -> None:
    found, s = table
    pid = stopped(found, s)
    found.leave()
    assert not is_there(pid)
    assert left_behind() == []


@needs_signals
@pytest.mark.parametrize("end", ["kill", "stopped crash"])
def test_a_process_ends_with_the_one_that_has_the_window(end: str) -> None:
    script = (
        "import os, signal, sys, time\n"
        "from game import paths\n"
        "from game.play.opponents import Opponents\n"
        "from game.store import records\n"
        "from tests.game.play.thinkers import asked, stopped\n"
        "if __name__ == '__main__':\n"
        "    rules = records.viticulture()\n"
        "    found = Opponents(rules, paths.data() / 'players')\n"
        "    pid = stopped(found, asked(rules))\n"
        "    if 'stopped' not in sys.argv[1]: os.kill(pid, signal.SIGCONT)\n"
        "    print(pid, flush=True)\n"
        "    if 'crash' in sys.argv[1]: raise SystemExit(3)\n"
        "    time.sleep(600)\n"
    )
    with subprocess.Popen([sys.executable, "-c", script, end], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        pid = int(program.stdout.readline())
        if end == "kill":
            assert is_there(pid)
            program.kill()
        program.wait(PATIENCE)
    wait_for(lambda: not is_there(pid))


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_nothing_hidden_and_no_seed_is_in_what_is_asked(game: str) -> None:
    worlds: OtherWorlds = (
        ViticultureWorlds(records.viticulture()) if game == "viticulture" else VinoWorlds(records.vino())
    )
    rules = worlds.rules
    compared = 0
    for seed in range(4):
        s, stream = rules.start(rules.options({}), 3, 1_000_003 + seed), Stream(seed, "asked")
        advance(rules.nodes, s)
        for number in range(200):
            if s.agenda is None:
                break
            seat = s.agenda.seat
            other = worlds.other(s, seat, Stream(number, "other"), ())
            other.seed = 77_000_077
            one, two = (
                thinking.question(rules, Asked(number, seat, SOLE, rules.known_to(world, seat), s.asked))
                for world in (s, other)
            )
            assert one == two
            compared += rules.encode(s) != rules.encode(other)
            take(rules.nodes, s, s.asked[stream.below(len(s.asked))])
            advance(rules.nodes, s)
    assert compared > 100


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a stopped process with its parent")
def test_a_stopped_process_ends_with_a_killed_window() -> None:
    script = (
        "import os, signal, time\n"
        "from game import paths\n"
        "from game.play.opponents import Opponents\n"
        "from game.store import records\n"
        "if __name__ == '__main__':\n"
        "    found = Opponents(records.viticulture(), paths.data() / 'players')\n"
        "    found.begin()\n"
        "    while not found._process.ready:\n"
        "        found._process.heard()\n"
        "        time.sleep(0.01)\n"
        "    os.kill(found._process.pid, signal.SIGSTOP)\n"
        "    print(found._process.pid, flush=True)\n"
        "    os.kill(os.getpid(), signal.SIGKILL)\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=PATIENCE, check=False)
    pid = int(done.stdout)
    wait_for(lambda: not is_there(pid) or Path(f"/proc/{pid}/stat").read_text().split()[2] == "Z")
