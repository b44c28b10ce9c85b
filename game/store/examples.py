"""The examples of the rulebooks: short scenes from data/rulebook/examples, played by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from game import paths
from game.store import boxes
from game.store.kept_game import KeptGame
from game.text import edition
from rules.engine.catalog import EffectFault, load, located
from rules.engine.chance import LARGEST_SEED
from rules.engine.game import Game
from rules.engine.laid import laid
from rules.engine.reason import Refused
from rules.engine.rules import PositionFault

BESIDES = ("captions",)
"""What an example has besides what any scenario has."""
MOST_CAPTIONS = 2
MOST_CHOICES = 6
"""So many choices at most are seen in ten seconds."""
Place = tuple[str | int, ...]
"""Where something stands in a file, from its top."""


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A scenario that shows what an entry of the rulebook tells: a position, choices, and what must be true then.

    ``captions`` are the numbers of the choices, from 1, with which something else is said.
    """

    name: str
    rules: tuple[str, ...]
    given: dict[str, Any]
    steps: tuple[dict[str, Any], ...]
    game: Literal["viticulture", "vino"] = "viticulture"
    seats: int = 2
    options: dict[str, Any] = {}
    seed: Annotated[int, msgspec.Meta(ge=0, le=LARGEST_SEED)] = 1
    captions: Annotated[tuple[int, ...], msgspec.Meta(max_length=MOST_CAPTIONS)] = ()

    @property
    def choices(self) -> tuple[str, ...]:
        """The texts of the choices that are made, in their order."""
        made = (step["choose"] for step in self.steps if "choose" in step)
        return tuple(_text(text) for one in made for text in one.values())


def _text(text: Any) -> str:
    """A choice as it is written, of which YAML may have made a truth."""
    return {True: "yes", False: "no"}[text] if isinstance(text, bool) else str(text)


def read(file: Path) -> Example:
    """The example in a file. Raises DataFault, also where it is wrong in itself."""
    found = load(file, Example)
    for place, sentence in _faults(found):
        raise located(file, EffectFault(place, sentence))
    return found


def _faults(example: Example) -> Iterator[tuple[Place, str]]:
    """What is wrong with an example in itself, and where in its file."""
    made = 0
    for at, step in enumerate(example.steps):
        if "choose" in step:
            chosen, made = step["choose"], made + 1
            if not isinstance(chosen, dict) or [*map(type, chosen)] != [int]:
                yield ("steps", at, "choose"), "write it like {0: pass}, one seat and its choice"
            elif not isinstance(next(iter(chosen.values())), str | bool):
                yield ("steps", at, "choose"), "a choice is words of the game; write it like {0: pass}"
    if not 0 < made <= MOST_CHOICES:
        yield ("steps",), f"an example makes 1 to {MOST_CHOICES} choices, this one {made}"
    for at, number in enumerate(example.captions):
        if not 0 < number <= made:
            yield ("captions", at), f"there is no choice {number}; count the choices from 1"


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
        example = read(file)
        try:
            played = _played(example)
        except EffectFault as fault:
            sentence = f"it cannot be played by the rules in use ({fault.sentence}); mend it, or take the example out"
            raise located(file, EffectFault(fault.path, sentence)) from None
        self.game, self.entry = game, entry
        self.kept = KeptGame(played)
        self.eyes = played.asked_at(0)
        """The seat with whose eyes all is seen: who chooses first."""
        self.captions = {number - 1: caption(game, entry, number) for number in example.captions}
        """The keys of what is said, by how many choices have been made when that begins."""


def _played(example: Example) -> Game:
    """The game of an example after its last choice. Raises EffectFault."""
    rules = edition.in_use(example.game) or boxes.rules_of(example.game)
    place: Place = ()
    try:
        game = laid(rules, example.given, example.options, example.seats, example.seed)
        choosing = (at for at, step in enumerate(example.steps) if "choose" in step)
        for at, text in zip(choosing, example.choices, strict=True):
            place = "steps", at, "choose"
            game.choose(game.grammar.parse(text))
    except PositionFault as fault:
        raise EffectFault(("given", *fault.path), fault.sentence) from None
    except (ValueError, Refused) as fault:
        raise EffectFault(place, str(fault)) from None
    return game
