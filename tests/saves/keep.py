"""Keeps what this version keeps for somebody who plays: ``python -m tests.saves.keep``, once for each version.

Games that go on, with people, with opponents, alone, in a campaign and of Vino, games that are over, settings,
statistics and a lesson that was begun. What an earlier version has kept is never made anew.
"""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

import msgspec

from game import paths
from game.store import campaigns, editions, records
from game.store.kept_game import KeptGame
from game.store.lessons import LessonGame
from game.store.record_file import SUFFIX
from game.store.settings import Settings, save_settings
from game.text.lessons import lesson
from game.version import program_version
from rules.players.opponent import Opponent

FOLDER = Path(__file__).parent
COLOURS = ("lago", "cotto", "sole", "salvia")
NAMES = ("Anna", "Bruno", "Карла", "Ñico")
CHANGED = {"language": "it", "text": 125, "contrast": "high", "music": 20, "curtain": "secret", "mute": True}
"""Settings that somebody has answered otherwise."""
MADE = 45
"""How many choices are made in a game that goes on."""


class Wanted(msgspec.Struct, frozen=True):
    """A game to keep: ``seats`` are played by people but for the last ones, which the opponents play."""

    name: str
    seats: int
    options: Mapping[str, object] = {}
    opponents: Sequence[Opponent] = ()
    vino: bool = False
    over: bool = False


GAMES = (
    Wanted("viticulture", 3, {"setup": "advanced"}),
    Wanted("viticulture with opponents", 4, {}, (Opponent(2, "host", 11), Opponent(4, "trader", 12))),
    Wanted("viticulture alone", 1, {"level": "hard"}),
    Wanted("viticulture over", 2, over=True),
    Wanted("vino", 3, vino=True),
    Wanted("vino with opponents", 3, {}, (Opponent(3, "grower", 13),), vino=True),
    Wanted("vino over", 3, vino=True, over=True),
)


def play(game: KeptGame, chance: Random, most: int) -> None:
    """Make so many choices of a game, or fewer where it is over before, and leave it."""
    for _ in range(most):
        decision = game.game.decision
        if decision is None:
            break
        game.choose(chance.choice(decision.choices))
    game.close()


def _begin(wanted: Wanted) -> KeptGame:
    people = wanted.seats - len(wanted.opponents)
    opponents = [None] * people + list(wanted.opponents) if wanted.opponents else []
    rules = records.vino() if wanted.vino else None
    game = KeptGame.begin(
        NAMES[: wanted.seats], COLOURS[: wanted.seats], 7, dict(wanted.options), rules=rules, opponents=opponents
    )
    assert game.file is not None
    return game


def keep() -> None:
    """Play and set all of it in the home that the environment names."""
    chance = Random(1)
    for wanted in GAMES:
        game = _begin(wanted)
        play(game, chance, 10**6 if wanted.over else MADE)
        assert game.file is not None
        if not wanted.over:
            game.file.path.rename(game.file.path.with_name(f"{wanted.name}{SUFFIX}"))
    for rules in (records.viticulture(), records.vino()):
        editions.keep(rules)
    play(KeptGame.of_campaign(campaigns.begin("Le sere", aggressive=False), "Anna", "lago", 7), chance, MADE)
    learnt = LessonGame.taken_up(lesson("viticulture"))
    while len(learnt.game.choices) < 3:
        step = learnt.step
        assert step is not None
        if step.reading:
            learnt.read_on()
        else:
            learnt.choose(learnt.game.grammar.parse(min(step.allowed(learnt.game.made))))
    save_settings(paths.settings_file(), msgspec.convert(CHANGED, Settings))


def main() -> int:
    """Keep it for this version, unless that was done before."""
    place = FOLDER / program_version()
    if place.exists():
        print(f"{place} is there already; what a version has kept stays as it is")
        return 2
    with TemporaryDirectory() as home:
        os.environ[paths.HOME_VARIABLE] = home
        keep()
        shutil.copytree(home, place, ignore=shutil.ignore_patterns("*.lock", "*.png", "earlier", "*.before*"))
    print(f"kept in {place}: {sum(1 for file in place.rglob('*') if file.is_file())} files")
    return 0


if __name__ == "__main__":
    sys.exit(main())
