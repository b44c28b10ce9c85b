"""What is said of opponents."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from itertools import count, zip_longest

from game.paths import data
from game.text.messages import say
from game.text.wording import raised
from rules.engine.event import Event
from rules.players.characters import known
from rules.players.opponent import Opponent, read

NAMES = 2
"""So many names each character has, for where somebody at the table is already called by one."""


@cache
def characters() -> tuple[str, ...]:
    """The ids of the characters, in the order in which they are offered."""
    return tuple(known(data() / "players")[0])


def name_of(character: str, taken: Collection[str]) -> str:
    """A name for an opponent that nobody at the table has; ``taken`` are the others' names."""
    others = {name.casefold() for name in taken}
    names = [say("opponent-name", character=character, number=number) for number in range(1, NAMES + 1)]
    numbered = (f"{names[0]} {number}" for number in count(NAMES + 1))
    return next((name for name in names if name.casefold() not in others), "") or next(
        name for name in numbered if name.casefold() not in others
    )


def trait_of(character: str) -> str:
    """Of which character somebody is, in two words."""
    return say("opponent-trait", character=character)


def style_of(character: str) -> str:
    """How somebody of this character likes to play, in a sentence."""
    return say("opponent-style", character=character)


def glasses_of(level: int) -> str:
    """How strong an opponent is, in words."""
    return say("opponent-glasses", level=level)


def thinking_of(level: int, game: str) -> str:
    """How far an opponent of a level thinks in a game, in a sentence."""
    return say("opponents-level", level=level, game=game)


def level_of(level: int, game: str) -> str:
    """How far an opponent of a level thinks in a game, after its glasses, in a sentence."""
    return say("opponents-level-hint", glasses=raised(glasses_of(level)), what=thinking_of(level, game))


def players(names: Sequence[str], opponents: Sequence[Opponent | None]) -> str:
    """Who plays a game, in one line: people, then opponents, those of a level together with their glasses."""
    levels: dict[int, list[str]] = {}
    for name, one in zip_longest(names, opponents[: len(names)]):
        levels.setdefault(one.level if one else 0, []).append(name)
    people = levels.pop(0, [])
    groups = [
        say("opponent-group", names=", ".join(found), glasses=glasses_of(level)) for level, found in levels.items()
    ]
    return " · ".join([*people, *groups])


def handed_over(event: Event, name: str) -> str:
    """The line of the log that tells who plays a seat from then on."""
    try:
        one = read(event.thing)
    except ValueError:
        return say("log-handed_over", by="person", name=name, trait="", glasses="")
    return say(
        "log-handed_over", by="opponent", name=name, trait=trait_of(one.character), glasses=glasses_of(one.level)
    )
