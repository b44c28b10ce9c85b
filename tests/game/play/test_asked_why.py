"""Opponents are asked why: beside their thoughts, one question at a time, and nobody waits for them."""

from __future__ import annotations

import os
import shutil
import signal
import time
from pathlib import Path

import pytest

from game import paths
from game.play import opponents
from game.play.opponents import Explained, Opponents, Why
from game.store import records
from rules.engine.agenda import State, advance, answer
from rules.players.thinking import Asked
from tests.game.play.thinkers import SOLE, asked, idle, is_there, needs_signals, processes, think, wait, wait_for, whys

pytestmark = pytest.mark.usefixtures("nobody_thinks_yet")


def told_by(found: Opponents, seconds: float = 0.0) -> Explained:
    """What is told in the end; ``seconds`` are told to pass each time that it is asked for."""
    heard: list[Explained | None] = [None]

    def there() -> bool:
        heard[0] = found.explained(seconds)
        return heard[0] is not None

    wait_for(there)
    assert heard[0] is not None
    return heard[0]


def test_why_an_answer_was_given_is_found_out_beside_and_a_question_goes_before(
    table: tuple[Opponents, State],
) -> None:
    found, s = table
    assert s.agenda is not None
    asked = Asked(0, s.agenda.seat, SOLE, found.rules.known_to(s, s.agenda.seat), s.asked)
    found.think(asked)
    given = wait(found)
    found.think(asked)
    found.explain(Why(asked, given))
    assert found.explained() is None
    assert wait(found) == given
    told = told_by(found)
    assert told.why == Why(asked, given)
    assert told.cause is not None
    assert found.explained() is None


@needs_signals
def test_many_questions_why_never_make_the_window_wait_and_a_stopped_process_is_ended(
    table: tuple[Opponents, State], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, s = table
    pid = idle(found)
    many = whys(found, s, 300)
    for why in many:
        found.explain(why)
        assert found.explained(0.0) is None
    told, clock = None, time.monotonic()
    monkeypatch.setattr(opponents, "monotonic", lambda: clock)
    for _ in range(int(opponents.HANG_SECONDS / opponents.LONGEST_FRAME) + 1):
        assert is_there(pid)
        assert told is None
        clock += 3600.0
        told = found.explained(3600.0)
    assert told == Explained(many[-1], None)
    assert not is_there(pid)
    monkeypatch.undo()
    found.explain(many[0])
    assert told_by(found, 3600.0).cause is not None
    think(found, s)
    wait(found)
    assert not found.simpler


@needs_signals
def test_only_one_question_why_is_on_its_way_and_the_newest_is_told(
    table: tuple[Opponents, State], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, s = table
    pid = idle(found)
    sent: list[bytes] = []
    process = found._process
    assert process is not None
    ask = process.ask
    monkeypatch.setattr(process, "ask", lambda question: (sent.append(question), ask(question)))
    many = whys(found, s, 40)
    for why in many:
        found.explain(why)
        found.explained(0.0)
    assert len(sent) == 1
    os.kill(pid, signal.SIGCONT)
    assert told_by(found).why == many[-1]
    assert len(sent) == 2


@pytest.mark.parametrize("content", ["", "x" * 20_000_000], ids=["empty", "too large"])
def test_without_advice_one_note_says_so_and_no_why_ends_the_process(content: str, tmp_path: Path) -> None:
    rules = records.viticulture()
    folder = Path(shutil.copytree(paths.data() / "players", tmp_path / "players"))
    (folder / "advice.yaml").write_text(content)
    found, s = Opponents(rules, folder), asked(rules)
    found.begin()
    while not (notes := found.take_notes()):
        found.explained()
        found.explain(whys(found, s, 1)[0])
        time.sleep(0.01)
    assert len(notes) == 1
    assert "advice.yaml" in notes[0]
    assert len(notes[0]) < 600
    before = processes()
    for why in whys(found, s, 4)[1:]:
        found.explain(why)
        assert told_by(found) == Explained(why, None)
    assert processes() == before
    found.leave()


def test_what_was_found_out_for_another_question_is_not_told_for_the_one_that_was_asked_meanwhile(
    table: tuple[Opponents, State], monkeypatch: pytest.MonkeyPatch
) -> None:
    found, s = table
    questions = []
    for _ in range(3):
        assert s.agenda is not None
        known = found.rules.known_to(s, s.agenda.seat)
        questions.append(Why(Asked(7, s.agenda.seat, SOLE, known, known.asked), None))
        answer(found.rules.nodes, s, s.asked[0])
        advance(found.rules.nodes, s)
    first, _, second = questions
    assert not {*first.asked.answers} & {*second.asked.answers}
    found.begin()
    process = found._process
    assert process is not None
    found.explain(first)
    while found._open_why is None:
        assert found.explained() is None
    wait_for(process._replies.poll)
    with monkeypatch.context() as patch:
        patch.setattr(process, "heard", lambda: b"")
        found.explain(second)
        assert found.explained() is None
    told = told_by(found)
    assert told.why == second
    assert told.suggestions
    assert {one.answer for one in told.suggestions} <= {*map(str, second.asked.answers)}
