"""The examples of the rulebooks: short scenes from data/rulebook/examples, played by the rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from game import paths
from game.store import boxes
from game.store.kept_game import KeptGame
from game.text import edition
from rules.engine.catalog import DataFault, load
from rules.engine.game import Game
from rules.engine.laid import laid
from rules.engine.reason import Refused

BESIDES = ("captions",)
"""What an example has besides what any scenario has."""
MOST_CAPTIONS = 2


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that shows what an entry of the rulebook tells: a position, choices, and what must be true then.

    ``captions`` are the numbers of the choices, from 1, with which something else is said.
    """

    name: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    steps: tuple[dict[str, Any], ...]
    game: str = "viticulture"
    seats: int = 2
    options: dict[str, Any] = {}
    seed: int = 1
    captions: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_CAPTIONS)] = ()

    @property
    def choices(self) -> tuple[str, ...]:
        """The texts of the choices that are made, in their order."""
        made = (step["choose"] for step in self.steps if "choose" in step)
        return tuple(_text(text) for one in made for text in one.values())


def _text(text: Any) -> str:
    """A choice as it is written, of which YAML may have made a truth."""
    return {True: "yes", False: "no"}[text] if isinstance(text, bool) else str(text)


def folder_of(game: str, home: Path | None = None) -> Path:
    """Where the examples of a game are; ``home`` is the data folder, if not that of the program."""
    return (home or paths.data()) / "rulebook" / "examples" / game


def entries(game: str) -> frozenset[str]:
    """The entries of a game's rulebook that have an example."""
    return _entries(folder_of(game))


@cache
def _entries(folder: Path) -> frozenset[str]:
    return frozenset(file.stem for file in folder.glob("*.yaml"))


def file_of(game: str, entry: str) -> Path:
    """The file of the example of an entry, whether there is one or not."""
    return folder_of(game) / f"{entry}.yaml"


def caption(game: str, entry: str, number: int) -> str:
    """The key of what is said from the choice of this number on."""
    entry = entry.replace("_", "-")
    return f"example-vino-{entry}-{number}" if game == "vino" else f"example-viticulture-{entry}-{number}"


class Shown:
    """An example that can be shown: its game, played to the end, and what is said from which choice on."""

    def __init__(self, game: str, entry: str) -> None:
        """Raises DataFault where there is none, or where the rules in use do not play it."""
        file = file_of(game, entry)
        example = load(file, Example)
        try:
            played = _played(example)
        except (ValueError, Refused) as fault:
            raise DataFault(f"{file}: it cannot be played by the rules in use ({fault}).") from None
        self.game, self.entry = game, entry
        self.kept = KeptGame(played)
        self.eyes = played.asked_at(0)
        """The seat with whose eyes all is seen: who chooses first."""
        self.captions = {number - 1: caption(game, entry, number) for number in example.captions}
        """The keys of what is said, by how many choices have been made when that begins."""


def _played(example: Example) -> Game:
    """The game of an example after its last choice. Raises ValueError, Refused."""
    rules = edition.in_use(example.game) or boxes.rules_of(example.game)
    game = laid(rules, example.given, example.options, example.seats, example.seed)
    for text in example.choices:
        game.choose(game.grammar.parse(text))
    return game
