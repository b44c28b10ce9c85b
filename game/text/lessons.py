"""Lessons: real games from a fixed deal with a script beside them, from data/lessons, and the words of their steps."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game.paths import data
from game.text.lesson_numbers import number_of
from game.text.messages import say
from game.text.names import called, ref_name
from rules.engine.catalog import EffectFault, load, located, shown
from rules.engine.chance import LARGEST_SEED

Place = tuple[str | int, ...]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z][a-z0-9_]*$")]
Seat = Annotated[int, msgspec.Meta(ge=0)]
Lines = str | tuple[str, ...]
"""One line of a choice, or several that are answered one after the other."""


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is said and pointed at while the next ``lines`` of an answer are gathered, or with none before Confirm."""

    say: Id
    lines: Annotated[int, msgspec.Meta(ge=0)]
    point: tuple[str, ...] = ()


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What one seat does in a step: the lines of its choices, which others do no harm, and what is pointed at.

    ``names`` and ``numbers`` are the variables of its sentences: things by kind and name, and printed or own numbers.
    ``say`` is there where not all seats are told the same.
    """

    say: Id | Literal[""] = ""
    do: Lines = ()
    free: tuple[Lines, ...] = ()
    point: tuple[str, ...] = ()
    names: Mapping[str, str] = {}
    numbers: Mapping[str, str] = {}


class Written(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A step as a file has it: said, and read, done, or done by ``each`` of some seats; or the moves of ``others``.

    It stands only at ``tables`` of so many seats, where they are told. Where its lines are gathered before they are
    made, ``parts`` say one after the other what comes next.
    """

    tables: tuple[int, ...] = ()
    parts: tuple[Piece, ...] = ()
    say: Id | Literal[""] = ""
    read: bool = False
    do: Lines = ()
    free: tuple[Lines, ...] = ()
    point: tuple[str, ...] = ()
    names: Mapping[str, str] = {}
    numbers: Mapping[str, str] = {}
    astray: Id | Literal[""] = ""
    linger: Id | Literal[""] = ""
    each: Mapping[int, Part] = {}
    others: Annotated[tuple[str, ...], msgspec.Meta(min_length=1)] | None = None


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``with`` tells the characters of the seats that nobody plays by hand.

    ``given`` is the position in which it begins, in the words of a scenario; what it says of seats beyond the table is
    left out.
    """

    game: Literal["viticulture", "vino"]
    seats: Annotated[tuple[Annotated[int, msgspec.Meta(ge=1)], ...], msgspec.Meta(min_length=1)]
    learners: Annotated[tuple[Seat, ...], msgspec.Meta(min_length=1)] | Literal["all"]
    seed: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)]
    minutes: Annotated[int, msgspec.Meta(ge=1)]
    steps: Annotated[tuple[Written, ...], msgspec.Meta(min_length=1)]
    options: Mapping[str, Any] = {}
    given: Mapping[str, Any] | None = None
    others: Mapping[int, str] = msgspec.field(name="with", default_factory=dict)


class Step(msgspec.Struct, frozen=True):
    """A step at a table of so many seats. ``start`` choices stand before it; ``written`` is its number in the file.

    ``seat`` is who does it, -1 where that is whoever is asked.
    """

    written: int
    start: int
    said: str
    seat: int
    point: tuple[str, ...]
    ways: tuple[tuple[str, ...], ...]
    """The lines that are to be given, and in their place others that do no harm; none where it is only read."""
    others: bool
    names: Mapping[str, str]
    numbers: Mapping[str, str]
    astray: str
    linger: str
    parts: tuple[Piece, ...] = ()

    @property
    def reading(self) -> bool:
        """Whether nothing is done in it."""
        return not self.ways

    @property
    def end(self) -> int:
        """How many choices stand when it is done."""
        return self.start + (len(self.ways[0]) if self.ways else 0)

    def allowed(self, made: int) -> frozenset[str]:
        """The lines of which one may be given in it when so many choices stand."""
        return frozenset(way[made - self.start] for way in self.ways)


class Lesson(msgspec.Struct, frozen=True):
    """A lesson by its id, with the file in which it is."""

    id: str
    content: _File
    file: Path

    @property
    def game(self) -> str:
        """Which game it teaches."""
        return self.content.game

    @property
    def minutes(self) -> int:
        """About how long it takes at its usual table."""
        return self.content.minutes

    def minutes_of(self, seats: int) -> int:
        """About how long it takes at a table of so many: the more steps it has there, the longer."""
        usual = len(self.steps(self.content.seats[0]))
        return max(1, round(self.minutes * len(self.steps(seats)) / usual))

    @property
    def title(self) -> str:
        """What it is called."""
        return say(key(self.id, "title"))

    @property
    def for_all(self) -> bool:
        """Whether everybody at the table learns."""
        return self.content.learners == "all"

    @property
    def for_one(self) -> bool:
        """Whether it is about a game that one plays alone."""
        return self.content.seats == (1,)

    def given(self, seats: int) -> dict[str, Any] | None:
        """The position in which it begins at a table of so many; None where the game is dealt."""
        given = self.content.given
        if given is None:
            return None
        return {**given, "seat": {seat: own for seat, own in given.get("seat", {}).items() if seat < seats}}

    def learners(self, seats: int) -> frozenset[int]:
        """The seats that are played by hand at a table of so many."""
        named = self.content.learners
        return frozenset(range(seats) if named == "all" else named)

    def steps(self, seats: int) -> tuple[Step, ...]:
        """What is done at a table of so many seats."""
        found: list[Step] = []
        alone = self.learners(seats)
        whose = min(alone) if len(alone) == 1 else -1
        for number, one in enumerate(self.content.steps):
            if one.tables and seats not in one.tables:
                continue
            for seat, part in _parts(one, seats):
                found.append(
                    _step(number, found[-1].end if found else 0, one, seat if one.others else max(seat, whose), part)
                )
        return tuple(found)


def _parts(one: Written, seats: int) -> Iterator[tuple[int, Part]]:
    """Who does a step, in order, and what; seat -1 where the step does not tell."""
    whole = Part(one.say, one.do, one.free, one.point, one.names, one.numbers)
    if not one.each:
        yield -1, whole
    for seat, part in one.each.items():
        if seat < seats:
            names, numbers = {**one.names, **part.names}, {**one.numbers, **part.numbers}
            own = {name: told for name in ("say", "do", "free", "point") if (told := getattr(part, name))}
            yield seat, msgspec.structs.replace(whole, names=names, numbers=numbers, **own)


def _step(number: int, start: int, one: Written, seat: int, part: Part) -> Step:
    ways = (one.others,) if one.others else tuple(map(_lines, (part.do, *part.free))) if part.do else ()
    return Step(
        number,
        start,
        part.say or (one.parts[0].say if one.parts else ""),
        seat,
        part.point,
        ways,
        bool(one.others),
        part.names,
        part.numbers,
        one.astray,
        one.linger,
        one.parts,
    )


def _lines(lines: Lines) -> tuple[str, ...]:
    return (lines,) if isinstance(lines, str) else lines


class Script:
    """The steps of a lesson at a table, and which of them is due."""

    def __init__(self, steps: Sequence[Step]) -> None:
        self.steps = tuple(steps)
        self._said = [number for number, step in enumerate(steps) if step.said]

    def at(self, made: int, read: int) -> int:
        """The number of the step that is due when so many choices stand, and what comes before step ``read`` was read.

        As many as there are steps where none is due any more.
        """
        for number, step in enumerate(self.steps):
            if made < step.end or (step.reading and step.start == made and number >= read):
                return number
        return len(self.steps)

    def doing(self, made: int) -> Step | None:
        """The step by which the next choice is made when so many stand; None where none is made any more."""
        return next((step for step in self.steps if made < step.end), None)

    def allows(self, made: int, line: str) -> bool:
        """Whether somebody may make this choice by hand when so many choices stand."""
        step = self.doing(made)
        return step is not None and not step.others and line in step.allowed(made)

    def accepts(self, made: int, lines: Sequence[str]) -> bool:
        """Whether these choices may be made by hand one after the other, when so many choices stand.

        The last ones of an answer that was gathered are let be where the rules make them without asking.
        """
        step = self.doing(made)
        left = step.end - made if step is not None else 0
        asked, rest = lines[:left], lines[left:]
        forced = step is not None and step.parts and all(one.split()[0] == asked[-1].split()[0] for one in rest)
        due = asked if forced else lines
        return all(self.allows(made + i, line) for i, line in enumerate(due))

    def ahead(self, made: int) -> frozenset[str]:
        """The lines that may be given by hand, in whatever order, until others play, when so many choices stand."""
        found: set[str] = set()
        for step in self.steps:
            if step.others and step.end > made:
                break
            for way in step.ways:
                found.update(way[max(0, made - step.start) :])
        return frozenset(found)

    def told(self, number: int) -> int:
        """Which of those that say something a step is, counted from 1; for one that says nothing, the one before."""
        return sum(said <= number for said in self._said)

    @property
    def length(self) -> int:
        """How many steps say something."""
        return len(self._said)


def key(lesson: str, said: str) -> str:
    """The key of a message of a lesson."""
    return f"lesson-{lesson}-{said}"


def keys(lesson: Lesson) -> Iterator[tuple[int, str]]:
    """The messages that a lesson needs, each with the number of its step, -1 for the title and the end."""
    yield from ((-1, key(lesson.id, said)) for said in ("title", "end"))
    for number, one in enumerate(lesson.content.steps):
        own = *(part.say for part in one.each.values()), *(piece.say for piece in one.parts)
        for said in (one.say, one.astray, one.linger, *own):
            if said:
                yield number, key(lesson.id, said)


def variables(step: Step, view: Any, names: Sequence[str]) -> dict[str, str | int]:
    """What fills the sentences of a step, for seats of these ``names``; ``view`` is who does it. Raises EffectFault."""
    seat = max(0, step.seat if step.seat >= 0 else view.by or 0)
    found: dict[str, str | int] = {"name": names[seat], "other": names[(seat + 1) % len(names)]}
    try:
        found |= {name: name_of(thing) for name, thing in step.names.items()}
        return found | {name: number_of(words, view, seat) for name, words in step.numbers.items()}
    except (LookupError, AttributeError, ValueError) as fault:
        told = f"a variable of its sentences cannot be filled ({fault}); mend 'names' or 'numbers'"
        raise EffectFault(("steps", step.written), told) from None


def name_of(thing: str) -> str:
    """The name of a thing by its kind and name. Raises KeyError."""
    kind, _, name = thing.partition(" ")
    return called(kind, name) if kind in ("region", "variety") else ref_name(kind, name)


def folder(home: Path | None = None) -> Path:
    """Where the lessons lie; ``home`` is the data folder, if not that of the program."""
    return (home or data()) / "lessons"


def read(file: Path) -> Lesson:
    """The lesson in a file. Raises DataFault, also where it is wrong in itself."""
    found = Lesson(file.stem, load(file, _File), file)
    for place, sentence in faults(found):
        raise located(file, EffectFault(place, sentence))
    return found


def faults(lesson: Lesson) -> Iterator[tuple[Place, str]]:
    """What is wrong with a lesson in itself, and where in its file."""
    yield from _strangers(lesson.content)
    for number, one in enumerate(lesson.content.steps):
        place: Place = "steps", number
        ways = (
            one.do,
            *one.free,
            one.others or (),
            *(way for part in one.each.values() for way in (part.do, *part.free)),
        )
        if not all(line.strip() for way in ways if way for line in _lines(way)):
            yield place, "a line of it is blank; write a choice of the game, such as: pass"
        acts = bool(one.do) or any(part.do for part in one.each.values())
        if acts + one.read + (one.others is not None) != 1:
            yield place, "a step has either 'do', or 'read: true', or 'others'; give it one of them"
        said = one.say or one.parts or (one.each and all(part.say for part in one.each.values()))
        if (one.others is None) != bool(said):
            yield place, "a step that is done or read has something to 'say', one of 'others' has not; mend it"
        if one.others is not None and (one.point or one.each or one.free or one.linger or one.astray):
            yield place, "others play by themselves: take out all but their lines"
        if one.parts and sum(piece.lines for piece in one.parts) != len(_lines(one.do)):
            yield (*place, "parts"), "the 'lines' of its parts are together as many as those of 'do'; count them again"
        for seat, part in one.each.items() or [(-1, Part(do=one.do, free=one.free))]:
            at = place if seat < 0 else (*place, "each", seat)
            lines = _lines(part.do or one.do)
            if acts and not lines:
                yield at, "nothing is to be done by this seat; write 'do'"
            if any(len(_lines(way)) != len(lines) for way in part.free or one.free):
                yield (*at, "free"), "each of 'free' has as many lines as 'do'; write all of them"


def _strangers(content: _File) -> Iterator[tuple[Place, str]]:
    """Seats and tables that a lesson names and does not have, or names twice."""
    least, most = min(content.seats), max(content.seats)
    if len({*content.seats}) < len(content.seats):
        yield ("seats",), "a table stands twice here; name each once"
    named: list[tuple[Place, int, int]] = [(("with", seat), seat, most) for seat in content.others]
    if content.learners != "all":
        named += [(("learners", at), seat, least) for at, seat in enumerate(content.learners)]
    named += [
        (("steps", number, "each", seat), seat, most) for number, one in enumerate(content.steps) for seat in one.each
    ]
    for place, seat, count in named:
        if not 0 <= seat < count:
            yield place, f"there is no seat {seat} at a table of {count}; name one of 0 to {count - 1}"
    for number, one in enumerate(content.steps):
        for at, count in enumerate(one.tables):
            if count not in content.seats:
                yield ("steps", number, "tables", at), f"no table of {count} is among the 'seats' of the lesson"
    placed = (content.given or {}).get("seat", {})
    if not isinstance(placed, dict):
        yield ("given", "seat"), "here belong seats with what they have, such as {0: {lira: 2}}"
        return
    for seat in placed:
        if type(seat) is not int or not 0 <= seat < most:
            yield ("given", "seat", seat), f"there is no seat {shown(seat)}; seats are 0 to {most - 1}"


@cache
def lesson(name: str) -> Lesson:
    """The lesson of this id. Raises DataFault."""
    return read(folder() / f"{name}.yaml")


@cache
def lessons(game: str = "") -> tuple[Lesson, ...]:
    """The lessons of a game, or all of them, the longest first. Raises DataFault."""
    found = [lesson(file.stem) for file in sorted(folder().glob("*.yaml"))]
    return tuple(sorted((one for one in found if game in ("", one.game)), key=lambda one: -one.minutes))


def first_of(game: str) -> Lesson:
    """The lesson of a game with which learning it begins. Raises DataFault."""
    return lessons(game)[0]
