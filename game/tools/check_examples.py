"""Checks the examples of the rulebooks: each is played by the rules, and what it says is what happens."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from game import paths
from game.store import examples
from game.text import rulebook
from game.text.rulebook import Entry
from game.tools.words import files
from game.tools.words.check import COMPLETE
from rules.checking import scenario
from rules.checking.scenario import Placed
from rules.checking.steps import play
from rules.command.games import GAMES
from rules.engine.catalog import DataFault, nearest

CURE = "mend the position, the choice or what is expected, or take the example out"


def faults(root: Path | None = None) -> Iterator[str]:
    """Everything that is wrong with the examples, a sentence each; of the project in this folder, or the program's."""
    home = paths.root() if root is None else root
    yield from unplayable(home)
    for game in GAMES:
        for file in _files(game, home):
            yield from _unsaid(game, file, home)


def unplayable(home: Path) -> Iterator[str]:
    """What is wrong with the examples of the project in this folder but for the words of their captions."""
    for game in GAMES:
        try:
            chapters = rulebook.read(rulebook.file_of(game, home / "data"))
        except DataFault:
            # The check of the rulebooks tells what is wrong with it.
            continue
        known = {entry.entry: entry for chapter in chapters for entry in chapter.entries}
        for file in _files(game, home):
            try:
                yield from _of_file(game, file, known)
            except DataFault as fault:
                yield str(fault)


def _files(game: str, home: Path) -> list[Path]:
    return sorted(examples.folder_of(game, home / "data").glob("*.yaml"))


def _of_file(game: str, file: Path, known: Mapping[str, Entry]) -> Iterator[str]:
    """What is wrong with an example. Raises DataFault."""
    example = examples.read(file)
    (placed,) = scenario.load(file, examples.BESIDES)
    if file.stem not in known:
        yield str(placed.fault((), f"the rulebook of {game} has no entry '{file.stem}'; {nearest(file.stem, known)}"))
        return
    if example.game != game:
        yield str(
            placed.fault(("game",), f"it lies among the examples of {game}; move the file, or write game: {game}")
        )
        return
    for at, rule in enumerate(example.rules):
        if rule not in known[file.stem].rules:
            yield str(placed.fault(("rules", at), f"its entry does not tell '{rule}'; name those that it shows"))
    yield from _of_steps(placed, example)
    if failed := play(placed, GAMES):
        yield f"{file}: {failed}; {CURE}."


def _of_steps(placed: Placed, example: examples.Example) -> Iterator[str]:
    """What is wrong with what an example does and expects, before it is played."""
    verbs = [verb for step in example.steps for verb in step]
    for at, verb in enumerate(verbs):
        if verb in ("undo", "reload"):
            yield str(placed.fault(("steps", at), f"'{verb}' cannot be shown; take the step out"))
    if "state" not in verbs[-verbs[::-1].index("choose") :] if "choose" in verbs else True:
        yield str(
            placed.fault(("steps",), "nothing is expected after the last choice; write what it has brought: state:")
        )


def _unsaid(game: str, file: Path, home: Path) -> Iterator[str]:
    """The captions that a language does not have."""
    try:
        numbers = examples.read(file).captions
    except DataFault:
        return
    for code in COMPLETE:
        folder = home / "data" / "text" / code
        for number in numbers:
            key = examples.caption(game, file.stem, number)
            if key not in files.read(folder).messages:
                yield f"{folder / 'examples.ftl'}: there is no '{key}'; write it, or take {number} out of the captions."
