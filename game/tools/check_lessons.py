"""Checks the lessons: each is played by the rules, with every answer that it allows, and has all its words.

Whatever does not fit its deal is told with file, line of the step and cure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from game import paths
from game.store.boxes import rules_of
from game.store.lessons import dealt
from game.text import lessons
from game.text.lessons import Lesson, Place, Step
from game.text.messages import BadMessages, language, language_in_use, use_language
from game.tools.words import files
from game.tools.words.check import COMPLETE
from rules.engine.catalog import DataFault, EffectFault, located
from rules.engine.choice import UnknownWords
from rules.engine.game import Game
from rules.engine.rules import Rules

PARTS = {
    "viticulture": frozenset(
        {"victory_track", "residual", "lira", "workers", "cellar", "pad", "wines", "spring", "summer", "fall", "winter",
         "board", "points", "bottle", "grape"}
    ),
    "vino": frozenset[str](),
}  # fmt: skip
"""The parts of each table that a step may point at by one word, besides those of every table."""
EVERYWHERE = frozenset({"task", "log", "hand", "mat", "rail"})
NAMES = ("A", "B", "C", "D", "E", "F")
"""The seats in sentences that are tried."""


def faults(root: Path | None = None) -> Iterator[str]:
    """Everything that is wrong with the lessons, a sentence each; of the project in this folder, or the program's."""
    home = (paths.root() if root is None else root) / "data"
    for file in sorted(lessons.folder(home).glob("*.yaml")):
        found = list(of_file(file))
        yield from found
        for code in COMPLETE if not found else ():
            yield from _unsaid(file, lessons.read(file), home / "text" / code)


def of_file(file: Path) -> Iterator[str]:
    """What is wrong with the lesson in a file but for messages that are missing, a sentence each."""
    try:
        lesson = lessons.read(file)
    except DataFault as fault:
        yield str(fault)
        return
    for place, sentence in _of_lesson(lesson):
        yield str(located(file, EffectFault(place, sentence)))


def _unsaid(file: Path, lesson: Lesson, folder: Path) -> Iterator[str]:
    """The messages that a language does not have."""
    written = files.read(folder).messages
    for number, key in lessons.keys(lesson):
        if key not in written:
            step = "" if number < 0 else f"step {number + 1} of "
            yield f"{folder / f'lesson_{lesson.id}.ftl'}: there is no '{key}', which {step}{file.name} says; write it."


def _of_lesson(lesson: Lesson) -> Iterator[tuple[Place, str]]:
    """What is wrong with the steps of a lesson, and where: the first fault as it is meant, else of each free answer."""
    told: set[tuple[Place, str]] = set()
    for seats in lesson.content.seats:
        steps = lesson.steps(seats)
        meant = played(lesson, seats, lambda _number, _way: False)
        if meant is not None:
            yield meant
            continue
        for number, step in enumerate(steps):
            for way in range(1, len(step.ways)):
                free = any(len(one.ways) > 1 for one in steps[:number])
                fault = played(lesson, seats, lambda *at, of=(number, way): at == of, strict=not free)
                if fault is not None and fault not in told:
                    told.add(fault)
                    yield fault


def played(
    lesson: Lesson, seats: int, wishes: Callable[[int, int], bool], strict: bool = True
) -> tuple[Place, str] | None:
    """What is wrong when a lesson is played, and where; None: nothing.

    ``wishes`` tells of a step and one of its ways, by their numbers, whether it is to be done so; else each is done in
    the first way that is offered. What is wished must be offered where that is ``strict``.
    """
    rules, done = rules_of(lesson.game), ""
    try:
        game = dealt(lesson, seats)
    except EffectFault as fault:
        return fault.path, fault.sentence
    for number, step in enumerate(lesson.steps(seats)):
        place: Place = "steps", step.written
        if sentence := _pointless(lesson, step, game) if not done else "":
            return place, sentence
        wished = next((way for way in range(1, len(step.ways)) if wishes(number, way)), 0)
        offered = [way for way, lines in enumerate(step.ways) if _offered(game, rules, lines[0])]
        first = next(iter(offered), 0) if done else 0
        way = wished if wished in offered or (wished and strict) else first
        for line in step.ways[way] if step.ways else ():
            if sentence := _refused(lesson, step, game, rules, line):
                return place, sentence + done
        if wished and way == wished:
            done = f" (after '{'; '.join(step.ways[way])}' in step {step.written + 1})"
    return None


def _offered(game: Game, rules: Rules, line: str) -> bool:
    try:
        return game.decision is not None and rules.grammar.parse(line) in game.decision.choices
    except UnknownWords:
        return False


def _refused(lesson: Lesson, step: Step, game: Game, rules: Rules, line: str) -> str:
    """Make a choice of a step; what is wrong where it cannot be made, empty where it was."""
    decision = game.decision
    if decision is None:
        return "the game is over before this step; take it out"
    offered = ", ".join(map(str, decision.choices))
    try:
        chosen = rules.grammar.parse(line)
    except UnknownWords as fault:
        return f"{fault}; write one of: {offered}"
    learner = decision.decider in lesson.learners(len(game.record.header.seats))
    if learner == step.others:
        who = "a learner" if learner else "a seat that nobody plays by hand"
        return f"seat {decision.decider}, {who}, is asked here; put its answer into '{'do' if learner else 'others'}'"
    if step.seat not in (-1, decision.decider):
        return f"seat {decision.decider} is asked here, not seat {step.seat}; change their order"
    if chosen not in decision.choices:
        return f"'{line}' does not fit this deal here; write one of: {offered}"
    game.choose(chosen)
    return ""


def _pointless(lesson: Lesson, step: Step, game: Game) -> str:
    """What is wrong with what a step points at and with its sentences; empty where nothing."""
    seat = step.seat if step.seat >= 0 else game.decision.decider if game.decision else 0
    for thing in (*step.point, *(one for piece in step.parts for one in piece.point)):
        kind, _, name = thing.partition(" ")
        if not name and kind not in PARTS[lesson.game] | EVERYWHERE:
            known = ", ".join(sorted(PARTS[lesson.game] | EVERYWHERE))
            return f"there is no part '{kind}' of the table; take one of: {known}"
        if kind == "card" and name not in (game.view(seat).seats[seat].hand or ()):
            return f"the card '{name}' is in no hand of seat {seat} here; point at another one"
    if step.others:
        return ""
    before = language_in_use()
    try:
        return next(filter(None, (_unfilled(lesson, step, game, seat, code) for code in COMPLETE)), "")
    finally:
        use_language(before)


def _unfilled(lesson: Lesson, step: Step, game: Game, seat: int, code: str) -> str:
    """Why a sentence of a step cannot be said in a language; empty where all can."""
    use_language(code)
    try:
        given = lessons.variables(step, game.view(seat), NAMES[: len(game.record.header.seats)])
    except EffectFault as fault:
        return fault.sentence
    for said in filter(None, (step.said, step.astray, step.linger, *(piece.say for piece in step.parts))):
        key = lessons.key(lesson.id, said)
        try:
            if language(code).has(key):
                language(code).say(key, **given)
        except BadMessages as fault:
            return f"{fault}; give the variable in 'names' or 'numbers', or leave it out"
    return ""
