"""Opponents think in a process of their own: it answers, is ended, and is replaced where it ends or hangs."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import active_children

import pytest

from game import paths
from game.play import opponents
from game.play.opponents import Opponents, Thought
from game.play.thinking_process import NAME
from game.store import records
from rules.checking.other_worlds import OtherWorlds, VinoWorlds, ViticultureWorlds
from rules.engine.agenda import State, advance, answer
from rules.engine.chance import Stream
from rules.engine.rules import Rules
from rules.players import thinking
from rules.players.opponent import Opponent

PATIENCE = 120
"""Seconds that a busy computer may need."""
SOLE = Opponent(2, "trader", 7)
needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")


def processes() -> list[int]:
    return [one.pid for one in active_children() if one.name == NAME and one.pid is not None]


@pytest.fixture
def table() -> Iterator[tuple[Opponents, State]]:
    rules = records.viticulture()
    found = Opponents(rules, paths.data() / "players")
    yield found, asked(rules)
    found.leave()
    assert processes() == []


def asked(rules: Rules, seats: int = 2, seed: int = 3) -> State:
    s: State = rules.start(rules.options({}), seats, seed)
    advance(rules.nodes, s)
    return s


def think(found: Opponents, s: State, number: int = 0, opponent: Opponent = SOLE) -> None:
    assert s.agenda is not None
    seat = s.agenda.seat
    found.think(number, seat, opponent, found.rules.known_to(s, seat), s.asked)


def wait(found: Opponents, seconds: float = 0.01) -> Thought:
    """What is answered in the end, asked for every now and then; ``seconds`` are told to pass each time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        thought = found.answer(seconds)
        if thought is not None:
            return thought
        time.sleep(0.01)
    raise AssertionError("nobody answers")


def stopped(found: Opponents, s: State, number: int = 0, opponent: Opponent = SOLE) -> int:
    """A process that was stopped before it could think about the question that it is asked."""
    found.begin()
    wait_for(lambda: found._process is not None and found._process.heard() == b"" and found._process.ready)
    (pid,) = processes()
    os.kill(pid, signal.SIGSTOP)
    think(found, s, number, opponent)
    assert found.answer(0.0) is None
    return pid


def wait_for(done: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not done():
        assert time.monotonic() < end, "it does not come to pass"
        time.sleep(0.01)


def is_there(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True


def test_an_answer_comes_without_waiting_and_the_same_one_each_time(table: tuple[Opponents, State]) -> None:
    found, s = table
    found.begin()
    answers = []
    for number in (0, 0, 5):
        think(found, s, number)
        assert found.thinking
        answers.append(wait(found).choice)
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
    assert wait(found, 0.0 if how == "killed" else opponents.LONGEST_FRAME) == undisturbed
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
            assert found.answer(0.0) is None
            for pid in processes():
                os.kill(pid, signal.SIGKILL)
            wait_for(lambda: not found._process or not found._process._process.is_alive())
            thought = found.answer(0.0)
        thought = thought or wait(found)
        assert found.simpler
        assert thought == (simple if lost == 2 else Thought(s.asked[0]))
    assert len(processes()) <= 1


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_what_nobody_can_think_about_is_answered_all_the_same(game: str, capfd: pytest.CaptureFixture[str]) -> None:
    rules = records.viticulture() if game == "viticulture" else records.vino()
    found, s = Opponents(rules, paths.data() / "players"), asked(rules, 3)
    found.think(0, 0, Opponent(3, "x" * 40, 7), rules.known_to(s, 0), s.asked)
    assert wait(found) == Thought(s.asked[0])
    assert found.simpler
    found.leave()
    assert processes() == []
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
def test_whoever_leaves_leaves_no_process_behind(table: tuple[Opponents, State]) -> None:
    found, s = table
    pid = stopped(found, s)
    found.leave()
    assert not is_there(pid)
    assert processes() == []


@needs_signals
@pytest.mark.parametrize("end", ["kill", "crash", "stopped crash"])
def test_a_process_ends_with_the_one_that_has_the_window(end: str) -> None:
    script = (
        "import os, signal, sys, time\n"
        "from tests.game.play.test_opponents import *\n"
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
                thinking.question(rules, number, seat, SOLE, rules.known_to(world, seat), s.asked)
                for world in (s, other)
            )
            assert one == two
            compared += rules.encode(s) != rules.encode(other)
            answer(rules.nodes, s, s.asked[stream.below(len(s.asked))])
            advance(rules.nodes, s)
    assert compared > 100
