"""Lessons that somebody has begun: how far each is, in a small file apart from saved games and statistics."""

from __future__ import annotations

from functools import cache, partial
from itertools import cycle
from pathlib import Path
from typing import Literal

import msgspec
import yaml

from game import paths
from game.store.boxes import rules_of
from game.store.kept_game import ADVICE, COLOURS, HAND, NONE, OPEN, KeptGame
from game.store.record_file import replace
from game.text.faults import fault_words
from game.text.lessons import Lesson, Place, Script, Step
from game.text.messages import say
from game.text.opponents import characters
from game.text.told import NOTHING, Told
from rules.engine.catalog import DataFault, EffectFault, located, nearest, plain
from rules.engine.choice import UnknownWords
from rules.engine.game import Game
from rules.engine.header import PERSON
from rules.engine.laid import laid
from rules.engine.printable import printable
from rules.engine.reason import Refused
from rules.engine.record import played_by
from rules.engine.rules import PositionFault
from rules.players.opponent import Opponent

LEVEL = 1
"""The level that the record names for those who answer from the script."""
State = Literal["new", "begun", "done", "again"]
"""``again`` is one that was finished and is begun once more."""
People = tuple[tuple[str, str], ...]
"""The people at a table: what each has typed as a name, empty for that of the colour, and the colour."""


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """How far a lesson is: the choices that were made at a table of ``seats``, what was ``read``, and whether it was
    ever finished. ``sitting`` is who learns together, where that was asked."""

    seats: int = 0
    choices: tuple[str, ...] = ()
    read: int = 0
    done: bool = False
    sitting: People = ()

    @property
    def state(self) -> State:
        """Whether the lesson is new, goes on, or was finished, be it that it is begun once more."""
        begun = self.choices or self.read
        return ("again" if begun else "done") if self.done else "begun" if begun else "new"


def progress(lesson: str) -> Progress:
    """How far a lesson is; not begun where its file cannot be read or understood."""
    try:
        file = paths.lesson_folder() / f"{lesson}.yaml"
        return msgspec.convert(plain(file), Progress) if file.is_file() else Progress()
    except (OSError, DataFault, msgspec.ValidationError):
        return Progress()


def state(lesson: Lesson) -> State:
    """How far a lesson is."""
    return progress(lesson.id).state


def told(lesson: Lesson) -> tuple[int, int]:
    """Which of the steps that say something a lesson goes on with, counted from 1, and how many there are."""
    before = _fitting(lesson, progress(lesson.id))
    script = Script(lesson.steps(before.seats or lesson.content.seats[0]))
    return script.told(script.at(len(before.choices), before.read)), script.length


@cache
def misfit(file: Path, place: Place, sentence: str) -> str:
    """What is wrong with the lesson in a file, and where in it, in a sentence that fits a sheet."""
    return printable(str(located(file, EffectFault(place, sentence))).replace(str(file), file.name))


def _fitting(lesson: Lesson, before: Progress) -> Progress:
    """How far a lesson is; not begun where a changed file names a table that the lesson does not have."""
    tables, people = lesson.content.seats, len(before.sitting)
    if before.seats not in (0, *tables) or (
        people and not (people in tables and len(lesson.learners(people)) == people)
    ):
        return Progress(done=before.done)
    return before


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
        self.sitting: People = ()
        """Who learns together, where that was asked."""
        self._fault = NOTHING
        super().__init__(game)

    @classmethod
    def taken_up(cls, lesson: Lesson, seats: int = 0, anew: bool = False, sitting: People = ()) -> LessonGame:
        """Go on with a lesson where it was left, or begin it: ``anew``, or at a table of another number of seats.

        Those ``sitting`` there, or those of before where that is nobody, are as many as the seats.

        What does not fit the lesson any more is left out: it goes on from the last step that does. Raises DataFault
        where its game cannot begin.
        """
        before = _fitting(lesson, progress(lesson.id))
        people = sitting or before.sitting
        count = seats or len(people) or before.seats or lesson.content.seats[0]
        try:
            game = dealt(lesson, count, people)
        except EffectFault as fault:
            raise located(lesson.file, fault) from None
        found = cls(lesson, game, before.done)
        found.sitting = people if len(people) == count else ()
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
        self._write(Progress(done=True, sitting=self.sitting))

    def _shelve(self) -> None:
        choices = tuple(map(str, self.game.choices))
        self._write(Progress(len(self.names), choices, self.read, self.done, self.sitting))

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


def dealt(lesson: Lesson, seats: int, sitting: People = ()) -> Game:
    """The game of a lesson at its beginning, with these people where they are as many as the seats.

    Raises EffectFault where its file says of them, its options or its position what cannot be.
    """
    learners, others = lesson.learners(seats), cycle(characters())
    named, at = lesson.content.others, ("seats", lesson.content.seats.index(seats))
    if seats > len(COLOURS):
        raise EffectFault(at, f"no table has {seats} seats; name one of at most {len(COLOURS)}")
    for seat, name in named.items():
        if name not in characters():
            raise EffectFault(("with", seat), f"'{name}' is no character; {nearest(name, characters())}")
    plays = [
        PERSON if seat in learners else Opponent(LEVEL, named.get(seat) or next(others), 0).text()
        for seat in range(seats)
    ]
    # A lesson leads by itself: whatever else could be done would lead astray.
    agreed = {ADVICE: NONE} | ({HAND: OPEN} if len(learners) > 1 else {})
    named_seats = sitting if len(sitting) == seats else tuple(("", colour) for colour in COLOURS[:seats])
    people = [{"name": name, "colour": colour} | agreed for name, colour in named_seats]
    options, given, rules = dict(lesson.content.options), lesson.given(seats), rules_of(lesson.game)
    told, seed = played_by(people, plays), lesson.content.seed
    try:
        rules.options(options)
    except ValueError as fault:
        raise EffectFault(("options",), str(fault)) from None
    try:
        if given is None:
            return Game.new(rules, told, seed, options)
        return laid(rules, given, options, seats, seed, told)
    except PositionFault as fault:
        raise EffectFault(("given", *fault.path), fault.sentence) from None
    except ValueError as fault:
        raise EffectFault(at, str(fault)) from None
