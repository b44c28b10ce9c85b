"""The log: what happened, in lines that the reader may know."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterator, Sequence
from typing import Any, ClassVar, NamedTuple, TypeVar

from game.art.log import LogLine
from game.play.speech import Deed, speech
from game.text.messages import language_in_use, say
from game.text.wording import raised
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.players.cause import Cause

Kept = TypeVar("Kept")

LINES_SHOWN = 14
"""At least as many lines as the log shows at once."""


class Passed(NamedTuple):
    """What everybody could see ``before`` a move and ``after`` it, and sees ``now``, when it is told."""

    before: Any
    after: Any
    now: Any


class Waiting(NamedTuple):
    """The seats whom a move may concern that is told; ``reader`` is the one of them who alone reads it, else -1."""

    seats: Collection[int]
    reader: int = -1

    def you(self, seat: int) -> str:
        """Whether a seat is spoken to, as messages ask for it."""
        return "yes" if seat == self.reader else "no"


class Log(ABC):
    """The log of one game, whichever it is; ``back`` is how many of the last lines the reader has scrolled past."""

    by_itself: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that follow from a move without being what it was made for."""

    openly: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events of which no deed tells, though whoever listens has to know of them."""

    def __init__(self, names: Sequence[str], colours: Sequence[str]) -> None:
        """Names and colours of the seats."""
        self.names = names
        self.colours = tuple(colours)
        self.back = 0
        self._read: tuple[object, tuple[LogLine, ...]] = None, ()
        """What was read last, and its lines."""
        self._once: tuple[object, Any] = None, None

    def lines(
        self, events: Sequence[Event], by: int | None, everything: bool = False, watched: bool = False
    ) -> tuple[LogLine, ...]:
        """The last lines as seat ``by`` may read them (None: what is public), or with everything; the newest marked.

        Where people look on only, which is ``watched``, the first one says what they see.
        """
        last = events[-1] if events else None
        what = len(events), last, by, everything, self.back, watched, language_in_use()
        if what != self._read[0]:
            lines = self._lines(events, by, everything, watched)
            self._read = (*what[:4], self.back, *what[5:]), lines
        return self._read[1]

    def named(self, line: LogLine, own: str = "") -> str:
        """A line in words that stand by themselves: with who did it, unless that is told already, or has the colour
        ``own``."""
        name = self.names[self.colours.index(line.colour)] if line.colour in self.colours else ""
        if not name or line.colour == own or name in line.words:
            return raised(line.words)
        return say("table-step-of", name=name, words=line.words)

    def _lines(self, events: Sequence[Event], by: int | None, everything: bool, watched: bool) -> tuple[LogLine, ...]:
        wanted = LINES_SHOWN + self.back
        found: list[LogLine] = []
        for number in range(len(events) - 1, -1, -1):
            line = self.line_at(events, number, by, everything)
            if line is None:
                continue
            if found and _alike(found[-1], line):
                found[-1] = found[-1]._replace(times=found[-1].times + 1)
                continue
            if len(found) == wanted:
                break
            found.append(line._replace(event=number))
        found = [_counted(line) for line in found]
        if watched and len(found) < wanted:
            found.append(LogLine("", say("table-watching")))
        self.back = max(0, min(self.back, len(found) - 1))
        shown = found[self.back :]
        if shown and not self.back:
            shown[0] = shown[0]._replace(now=bool(shown[0].colour))
        return tuple(reversed(shown))

    def told(self, events: Sequence[Event], start: int, by: int | None, everything: bool = False) -> list[LogLine]:
        """The lines of the events from number ``start`` on."""
        found: list[LogLine] = []
        for number in range(start, len(events)):
            line = self.line_at(events, number, by, everything)
            if line is not None and found and _alike(found[-1], line):
                found[-1] = found[-1]._replace(times=found[-1].times + 1)
            elif line is not None:
                found.append(line._replace(event=number))
        return [_counted(line) for line in found]

    def speech(self, events: Sequence[Event], seat: int, by: int | None) -> str:
        """What a seat has done by these events as seat ``by`` may know it, in a sentence; empty where nothing."""
        return speech(self.names[seat], self.deeds([event.as_seen_by(by) for event in events], seat))

    @abstractmethod
    def deeds(self, events: Sequence[Event], seat: int) -> Iterator[Deed]:
        """What a seat did by events, which are given as the reader may know them."""

    def earlier(self, event: Event) -> Choice | None:
        """The answer that this event brings to light where it was given some time before, unseen; else None."""
        return None

    @abstractmethod
    def matters(self, passed: Passed, seat: int, waiting: Waiting) -> Iterator[str]:
        """What a move of a seat means for the seats that wait, in sentences, what weighs most first; nothing that holds
        no more."""

    def once(self, key: object, tell: Callable[[], Kept]) -> Kept:
        """What ``tell`` gives, told anew only where the key or the language is another one than last time."""
        key = key, language_in_use()
        if key != self._once[0]:
            self._once = key, tell()
        found: Kept = self._once[1]
        return found

    @abstractmethod
    def why(self, cause: Cause, given: Choice, instead: Choice | None, seat: int) -> str:
        """Why the opponent of a seat gave an answer, in one sentence; ``instead`` is what it would have done."""

    def of_seat(self, seat: int, words: str) -> LogLine:
        """A line that is led by a seat."""
        return LogLine(self.colours[seat], words)

    @abstractmethod
    def line(self, event: Event) -> LogLine | None:
        """The line of an event by itself; None where the log passes over it."""

    def line_at(self, events: Sequence[Event], number: int, by: int | None, everything: bool) -> LogLine | None:
        """The line of an event among others; None where the log passes over it or tells it with another one."""
        event = events[number]
        return self.line(event if everything else event.as_seen_by(by))

    def read_on(self) -> None:
        """Show the newest lines again."""
        self.back = 0

    def scroll(self, by: int) -> None:
        """Scroll up (positive) or down."""
        self.back = max(0, self.back + by)


def _alike(before: LogLine, line: LogLine) -> bool:
    """Whether lines that stand one after the other tell the same of a player."""
    return bool(line.colour) and (before.colour, before.words) == (line.colour, line.words)


def _counted(line: LogLine) -> LogLine:
    """A line that stands for several with how many those are."""
    return line if line.times == 1 else line._replace(words=say("log-times", line=line.words, count=line.times))
