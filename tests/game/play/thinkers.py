"""Opponents that think in a real process, for tests: asked, waited for, stopped."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable
from multiprocessing import active_children

import msgspec
import pytest

from game.play.opponents import Opponents, Why
from game.play.thinking_process import NAME
from rules.engine.agenda import State, advance
from rules.engine.choice import Choice
from rules.engine.rules import Rules
from rules.players.opponent import Opponent
from rules.players.thinking import Asked

PATIENCE = 240
REAPED = 10.0
"""Seconds that a busy computer may need."""
SOLE = Opponent(2, "trader", 7)
needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="no process can be stopped there")


def processes() -> list[int]:
    return [one.pid for one in active_children() if one.name == NAME and one.pid is not None]


def left_behind() -> list[int]:
    """The processes that have not gone; a busy system takes a moment for one that was killed."""
    end = time.monotonic() + REAPED
    while (left := processes()) and time.monotonic() < end:
        time.sleep(0.01)
    return left


def asked(rules: Rules, seats: int = 2, seed: int = 3) -> State:
    s: State = rules.start(rules.options({}), seats, seed)
    advance(rules.nodes, s)
    return s


def think(found: Opponents, s: State, number: int = 0, opponent: Opponent = SOLE) -> None:
    assert s.agenda is not None
    seat = s.agenda.seat
    found.think(Asked(number, seat, opponent, found.rules.known_to(s, seat), s.asked))


def wait(found: Opponents, seconds: float = 0.01) -> Choice:
    """What is answered in the end, asked for every now and then; ``seconds`` are told to pass each time."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        answer = found.answer(seconds)
        if answer is not None:
            return answer
        time.sleep(0.01)
    raise AssertionError("nobody answers")


def stopped(found: Opponents, s: State, number: int = 0, opponent: Opponent = SOLE) -> int:
    """A process that was stopped before it could think about the question that it is asked."""
    pid = idle(found)
    think(found, s, number, opponent)
    assert found.answer(0.0) is None
    return pid


def idle(found: Opponents) -> int:
    """A process that was stopped before it was asked anything."""
    found.begin()
    wait_for(lambda: found._process is not None and found._process.heard() == b"" and found._process.ready)
    (pid,) = processes()
    os.kill(pid, signal.SIGSTOP)
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


def whys(found: Opponents, s: State, many: int) -> list[Why]:
    assert s.agenda is not None
    known = found.rules.known_to(s, s.agenda.seat)
    asked = Asked(0, s.agenda.seat, SOLE, known, s.asked)
    return [Why(msgspec.structs.replace(asked, number=number), s.asked[0]) for number in range(many)]
