"""The opponents of a table: they are asked, and answer whenever they have thought, without anybody waiting for it."""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from pathlib import Path
from time import monotonic, time
from typing import NamedTuple

import msgspec

from game.play.thinking_process import Gone, ThinkingProcess
from game.store import editions
from rules.engine.choice import Choice
from rules.engine.rules import Rules
from rules.players import thinking
from rules.players.cause import Cause
from rules.players.opponent import WEAKEST, Opponent
from rules.players.suggestion import Suggestion
from rules.players.thinking import Asked, Reply

HANG_SECONDS, START_SECONDS = 10.0, 30.0
"""How long nothing may be heard of a process that thinks, and of one that begins, before it counts as stuck."""
LONGEST_FRAME = 0.25
"""No frame counts for more seconds of these: a computer that slept was not thinking."""
ASLEEP_SECONDS = 10.0
"""A computer that does nothing for so long by the clock was asleep, as with a closed lid: it thinks anew."""
STILLBORN = 6
"""After so many processes in a row that ended before they could be asked the next one is begun only later."""
LATER_SECONDS = 10.0
"""How much later by the clock, each time."""
FAILS = 2
"""After so many questions at which a seat failed, it plays in the simplest way as long as the table is not left."""


class Why(NamedTuple):
    """A question to an opponent, and the answer that was given to it of which it is asked why.

    Without an answer it is a question to a person, and it is asked what might be answered.
    """

    asked: Asked
    given: Choice | None


class Explained(NamedTuple):
    """Why an answer was given; None where it could not be found out. Or what might be answered."""

    why: Why
    cause: Cause | None
    suggestions: tuple[Suggestion, ...] = ()


class _Thought(msgspec.Struct):
    """A thought that goes on. ``tries`` is how many processes were lost by it, ``sent`` whether one knows of it,
    ``silent`` for how many seconds nothing was heard."""

    asked: Asked
    tries: int = 0
    sent: bool = False
    silent: float = 0.0
    seen: float = 0.0
    """When it was looked after last, by the clock."""


class Opponents:
    """Those who play at one table without a person, and the process in which they think.

    A process that ends or hangs is begun anew once for the same question; then somebody simpler answers in a new one,
    and if even that fails the first of the answers is taken. Where no process can be begun at all the question waits.
    """

    def __init__(self, rules: Rules, folder: Path) -> None:
        """``folder`` is where it lies what opponents think with."""
        self.rules = rules
        self.folder = folder
        self.simpler = False
        """Whether it must be said of the last answer that somebody simpler has given it."""
        self._process: ThinkingProcess | None = None
        self._thought: _Thought | None = None
        self._why: Why | None = None
        """What it is to be told why."""
        self._open_why: Why | None = None
        """What the process was asked why, as long as it has not told it."""
        self._why_silent = 0.0
        """For how many seconds nothing was heard of it."""
        self._why_seen = monotonic()
        self._advised = 0
        """How often the process was asked what a person might answer."""
        self._explained: Explained | None = None
        self._failed: Counter[int] = Counter()
        self._stillborn = 0
        self._not_before = 0.0
        """When the next process may be begun where many were stillborn, by the clock."""

    @property
    def thinking(self) -> bool:
        """Whether a question is thought about."""
        return self._thought is not None

    @property
    def stuck(self) -> bool:
        """Whether nobody can think for now, since one process after the other has ended before it could be asked."""
        return self._stillborn >= STILLBORN and (self._process is None or not self._process.ready)

    def begin(self) -> None:
        """Begin the process, if there is none: it is ready by the time that somebody is asked."""
        if self._process is None and (not self.stuck or monotonic() >= self._not_before):
            try:
                self._process = ThinkingProcess(self._table)
            except Gone:
                self._count_stillborn()

    @cached_property
    def _table(self) -> bytes:
        return thinking.table(self.rules, editions.archive(self.rules), self.folder)

    def think(self, asked: Asked) -> None:
        """Begin to think about a question; what was thought about before is dropped."""
        self.drop()
        self.simpler = False
        self._thought = _Thought(asked, tries=2 if self._failed[asked.seat] >= FAILS else 0, seen=time())
        self.begin()

    def answer(self, seconds: float) -> Choice | None:
        """The answer, once, as soon as it is there; ``seconds`` have passed since this was asked last."""
        thought = self._thought
        if thought is None:
            return None
        now = time()
        if abs(now - thought.seen) > ASLEEP_SECONDS:
            self.think(thought.asked)
            return None
        thought.seen = now
        thought.silent += min(seconds, LONGEST_FRAME)
        try:
            found = self._heard(thought)
        except (Gone, ValueError):
            return self._lost(thought)
        if found is not None:
            self._thought = None
        return found

    def explain(self, why: Why) -> None:
        """Begin to find out why an answer was given, as soon as nobody thinks; it takes the place of any before it.

        What might be answered by a person is found out at once, whatever is being found out.
        """
        self._why = why

    def explained(self, seconds: float = 0.0) -> Explained | None:
        """What was found out, once; ``seconds`` have passed since this was asked last, and nothing goes on without."""
        if self._why is not None and self._thought is None:
            now = monotonic()
            # Frames that are shown faster than time passes give nobody less time.
            self._why_silent += min(seconds, LONGEST_FRAME, now - self._why_seen)
            self._why_seen = now
            self._ask_why(self._why)
        found, self._explained = self._explained, None
        return found

    def take_notes(self) -> tuple[str, ...]:
        """Sentences about files with which opponents should think, but cannot; once for each process."""
        return self._process.take_notes() if self._process is not None else ()

    def drop(self) -> None:
        """End a thought at once; the next one finds a process that begins already."""
        thought, self._thought = self._thought, None
        if thought is not None and thought.sent:
            self._end()
            self.begin()

    def leave(self) -> None:
        """End all thinking: the table is left."""
        self._thought = self._why = None
        self._end()

    def _heard(self, thought: _Thought) -> Choice | None:
        """What the process has answered. Raises Gone and ValueError where it will not answer any more."""
        self.begin()
        process, asked = self._process, thought.asked
        if process is None:
            raise Gone
        reply = self._listen(process)
        if reply is not None and thought.sent:
            chosen = self.rules.grammar.parse(reply.answer)
            if reply.number != asked.number or chosen not in asked.answers:
                raise ValueError("this is no answer to the question")
            return chosen
        if process.ready and not thought.sent:
            if thought.tries > 1:
                asked = msgspec.structs.replace(asked, opponent=_simplest(asked.opponent))
            process.ask(thinking.question(self.rules, asked))
            thought.sent, thought.silent = True, 0.0
            # It tells no further why: that is asked anew.
            self._open_why = None
        elif thought.silent > (HANG_SECONDS if process.ready else START_SECONDS):
            raise Gone
        return None

    def _ask_why(self, why: Why) -> None:
        """Ask why, and hear what is said to it."""
        self.begin()
        process = self._process
        try:
            if process is None:
                raise Gone
            self._listen(process)
            waits = self._open_why is not None and (why.given is not None or self._open_why == why)
            if process.ready and not waits and self._why is not None:
                given = "" if why.given is None else str(why.given)
                self._advised += why.given is None
                advise = self._advised if why.given is None else 0
                process.ask(thinking.question(self.rules, why.asked, given, advise))
                self._open_why, self._why_silent = why, 0.0
            elif self._why_silent > (HANG_SECONDS if process.ready else START_SECONDS):
                raise Gone
        except (Gone, ValueError):
            self._explained, self._why = Explained(why, None), None
            self._end()

    def _listen(self, process: ThinkingProcess) -> Reply | None:
        """The answer that is there; what was found out besides is kept. Raises Gone and ValueError."""
        while said := process.heard():
            reply = thinking.reply(said)
            if not (reply.why or reply.advised):
                return reply
            told = self._open_why
            # What a person might answer may just have been found out when that was asked again of something else.
            if told is None or reply.advised != (self._advised if told.given is None else 0):
                continue
            self._open_why = None
            if told == self._why:
                self._explained, self._why = Explained(told, reply.cause, reply.suggestions), None
        return None

    def _lost(self, thought: _Thought) -> Choice | None:
        """The process is lost: another one is asked, then somebody simpler, then nobody."""
        stuck, sent = self.stuck, thought.sent
        self._end()
        thought.sent, thought.silent = False, 0.0
        if stuck:
            return None
        thought.tries += 1
        if thought.tries > 1:
            # A process that was never asked says nothing about how well the seat can be thought for.
            self._failed[thought.asked.seat] += sent and thought.tries == 2
            self.simpler = True
        if thought.tries > 2:
            self._thought = None
            return thought.asked.answers[0]
        self.begin()
        return None

    def _end(self) -> None:
        process, self._process = self._process, None
        self._open_why, self._why_silent = None, 0.0
        if process is not None:
            if process.ready:
                self._stillborn = 0
            else:
                self._count_stillborn()
            process.end()

    def _count_stillborn(self) -> None:
        self._stillborn += 1
        self._not_before = monotonic() + LATER_SECONDS
        # Data that could not be packed may be whole again by then.
        vars(self).pop("_table", None)


def _simplest(opponent: Opponent) -> Opponent:
    return msgspec.structs.replace(opponent, level=WEAKEST)
