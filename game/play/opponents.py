"""The opponents of a table: they are asked, and answer whenever they have thought, without anybody waiting for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from game.play.thinking_process import Gone, ThinkingProcess
from rules.engine.choice import Choice
from rules.engine.rules import Rules
from rules.players import thinking
from rules.players.cause import Cause
from rules.players.opponent import WEAKEST, Opponent

HANG_SECONDS, START_SECONDS = 10.0, 30.0
"""How long nothing may be heard of a process that thinks, and of one that begins, before it counts as stuck."""
LONGEST_FRAME = 0.25
"""No frame counts for more seconds of these: a computer that slept was not thinking."""
FAILS = 2
"""After so many questions at which a seat failed, it plays in the simplest way as long as the table is not left."""


class Thought(NamedTuple):
    """What an opponent answers, and why, where that is known."""

    choice: Choice
    cause: Cause | None = None


class _Asked(msgspec.Struct):
    """A question that is thought about; ``tries`` is how many processes were lost by it, ``sent`` whether it is on its
    way, ``silent`` for how many seconds nothing was heard."""

    number: int
    seat: int
    opponent: Opponent
    known: Any
    answers: Sequence[Choice]
    tries: int = 0
    sent: bool = False
    silent: float = 0.0


class Opponents:
    """Those who play at one table without a person, and the process in which they think.

    A process that ends or hangs is begun anew once for the same question; then somebody simpler answers in a new one,
    and if even that fails the first of the answers is taken.
    """

    def __init__(self, rules: Rules, folder: Path) -> None:
        """``folder`` is where it lies what opponents think with."""
        self.rules = rules
        self.folder = folder
        self.simpler = False
        """Whether it must be said of the last answer that somebody simpler has given it."""
        self._process: ThinkingProcess | None = None
        self._asked: _Asked | None = None
        self._failed: Counter[int] = Counter()

    @property
    def thinking(self) -> bool:
        """Whether a question is thought about."""
        return self._asked is not None

    def begin(self) -> None:
        """Begin the process, if there is none: it is ready by the time that somebody is asked."""
        if self._process is None:
            try:
                self._process = ThinkingProcess(thinking.table(self.rules, self.folder))
            except (Gone, OSError):
                self._process = None

    def think(self, number: int, seat: int, opponent: Opponent, known: Any, answers: Sequence[Choice]) -> None:
        """Begin to think about the open question; ``known`` is what the seat may know of the position.

        ``number`` is how many choices had been made before. What was thought about before is dropped.
        """
        self.drop()
        self.simpler = False
        self._asked = _Asked(number, seat, opponent, known, answers)
        if self._failed[seat] >= FAILS:
            self._asked.tries = 2
        self.begin()

    def answer(self, seconds: float) -> Thought | None:
        """The answer, once, as soon as it is there; ``seconds`` have passed since this was asked last."""
        asked = self._asked
        if asked is None:
            return None
        asked.silent += min(seconds, LONGEST_FRAME)
        try:
            found = self._heard(asked)
        except (Gone, ValueError):
            return self._lost(asked)
        if found is not None:
            self._asked = None
        return found

    def drop(self) -> None:
        """End a thought at once; the next one finds a process that begins already."""
        if self._asked is None:
            return
        sent, self._asked = self._asked.sent, None
        if sent:
            self._end()
            self.begin()

    def leave(self) -> None:
        """End all thinking: the table is left."""
        self._asked = None
        self._end()

    def _heard(self, asked: _Asked) -> Thought | None:
        """What the process has answered. Raises Gone and ValueError where it will not answer any more."""
        process = self._process
        if process is None:
            raise Gone
        said = process.heard()
        if said:
            reply = thinking.reply(said)
            chosen = self.rules.grammar.parse(reply.answer)
            if reply.number != asked.number or chosen not in asked.answers:
                raise ValueError("this is no answer to the question")
            return Thought(chosen, reply.cause)
        if process.ready and not asked.sent:
            process.ask(self._question(asked))
            asked.sent, asked.silent = True, 0.0
        elif asked.silent > (HANG_SECONDS if process.ready else START_SECONDS):
            raise Gone
        return None

    def _question(self, asked: _Asked) -> bytes:
        opponent = asked.opponent
        if asked.tries > 1:
            opponent = msgspec.structs.replace(opponent, level=WEAKEST)
        return thinking.question(self.rules, asked.number, asked.seat, opponent, asked.known, asked.answers)

    def _lost(self, asked: _Asked) -> Thought | None:
        """The process is lost: another one is asked, then somebody simpler, then nobody."""
        self._end()
        asked.tries, asked.sent, asked.silent = asked.tries + 1, False, 0.0
        if asked.tries > 1:
            self._failed[asked.seat] += asked.tries == 2
            self.simpler = True
        if asked.tries > 2:
            self._asked = None
            return Thought(asked.answers[0])
        self.begin()
        return None

    def _end(self) -> None:
        process, self._process = self._process, None
        if process is not None:
            process.end()
