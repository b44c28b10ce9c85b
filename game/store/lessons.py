"""Lessons that somebody has begun: how far each is, in a small file apart from saved games and statistics."""

from __future__ import annotations

from functools import partial
from typing import Literal

import msgspec
import yaml

from game import paths
from game.store.boxes import rules_of
from game.store.kept_game import ADVICE, COLOURS, HAND, NONE, OPEN, KeptGame
from game.store.record_file import replace
from game.text.faults import fault_words
from game.text.lessons import Lesson, Script, Step
from game.text.messages import say
from game.text.opponents import characters
from game.text.told import NOTHING, Told
from rules.engine.catalog import DataFault, plain
from rules.engine.choice import UnknownWords
from rules.engine.game import Game
from rules.engine.header import PERSON
from rules.engine.reason import Refused
from rules.engine.record import played_by
from rules.players.opponent import Opponent

LEVEL = 1
"""The level that the record names for those who answer from the script."""
State = Literal["new", "begun", "done"]


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a lesson is: the choices that were made at a table of ``seats``, what was ``read``, and whether it was
    ever finished."""

    seats: int = 0
    choices: tuple[str, ...] = ()
    read: int = 0
    done: bool = False


def progress(lesson: str) -> Progress:
    """How far a lesson is; not begun where its file cannot be read or understood."""
    try:
        file = paths.lesson_folder() / f"{lesson}.yaml"
        return msgspec.convert(plain(file), Progress) if file.is_file() else Progress()
    except (OSError, DataFault, msgspec.ValidationError):
        return Progress()


def state(lesson: Lesson) -> State:
    """Whether a lesson is new, goes on, or was finished."""
    found = progress(lesson.id)
    return "begun" if found.choices or found.read else "done" if found.done else "new"


class LessonGame(KeptGame):
    """The game of a lesson, with its script. Each choice is on disk before the next question, as in any other game."""

    scripted = True

    def __init__(self, lesson: Lesson, game: Game, done: bool = False) -> None:
        self.lesson = lesson
        self.script = Script(lesson.steps(len(game.record.header.seats)))
        self.read = 0
        """Of what is only read, that of the steps before this one was."""
        self.done = done
        """Whether it was ever finished."""
        self._fault = NOTHING
        super().__init__(game)
        self.advice = False

    @classmethod
    def taken_up(cls, lesson: Lesson, seats: int = 0, anew: bool = False) -> LessonGame:
        """Go on with a lesson where it was left, or begin it: ``anew``, or at a table of another number of seats.

        What does not fit the lesson any more is left out: it goes on from the last step that does.
        """
        before = progress(lesson.id)
        count = seats or before.seats or lesson.content.seats[0]
        found = cls(lesson, _dealt(lesson, count), before.done)
        if not anew and count == before.seats:
            found._follow(before)
        return found

    def _follow(self, before: Progress) -> None:
        for line in before.choices:
            try:
                chosen = self.game.grammar.parse(line)
                step = self.script.doing(self.game.made)
                if step is None or line not in step.allowed(self.game.made):
                    return
                self.game.choose(chosen)
            except (UnknownWords, Refused):
                return
        self.read = before.read

    @property
    def at(self) -> int:
        """The number of the step that is due; as many as there are where the lesson is over."""
        return self.script.at(self.game.made, self.read)

    @property
    def pauses(self) -> bool:
        return self.step is not None and self.step.reading

    @property
    def step(self) -> Step | None:
        """The step that is due; None where the lesson is over."""
        return None if self.ended else self.script.steps[self.at]

    @property
    def ended(self) -> bool:
        """Whether the lesson is over."""
        return self.at == len(self.script.steps)

    @property
    def notice(self) -> str:
        return self._fault.words

    def read_on(self) -> None:
        """The step that is due was read."""
        self.read = self.at + 1
        self._shelve()

    def finish(self) -> None:
        """The lesson is over: it is told as done, and begins anew the next time."""
        self.done = True
        self._write(Progress(done=True))

    def _shelve(self) -> None:
        choices = tuple(map(str, self.game.choices))
        self._write(Progress(len(self.names), choices, self.read, self.done))

    def _write(self, found: Progress) -> None:
        """Keep how far the lesson is; where that cannot be written it goes on all the same, and says so."""
        try:
            folder = paths.lesson_folder()
            folder.mkdir(parents=True, exist_ok=True)
            replace(folder / f"{self.lesson.id}.yaml", yaml.safe_dump(msgspec.to_builtins(found)).encode())
            self._fault = NOTHING
        except OSError as fault:
            words = fault_words(fault)
            self._fault = Told(partial(say, "lesson-error-save", fault=words))

    def _keep_edition(self) -> None:
        """A lesson is always played with the cards of the program."""


def _dealt(lesson: Lesson, seats: int) -> Game:
    learners, others = lesson.learners(seats), iter(characters())
    named = lesson.content.others
    plays = [
        PERSON if seat in learners else Opponent(LEVEL, named.get(seat) or next(others), 0).text()
        for seat in range(seats)
    ]
    # A lesson leads by itself: whatever else could be done would lead astray.
    agreed = {ADVICE: NONE} | ({HAND: OPEN} if len(learners) > 1 else {})
    people = [{"name": "", "colour": colour} | agreed for colour in COLOURS[:seats]]
    options = dict(lesson.content.options)
    return Game.new(rules_of(lesson.game), played_by(people, plays), lesson.content.seed, options)
