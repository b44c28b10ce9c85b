"""The cards and numbers of the game that is looked at: those of the program, or those with which it was begun."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import ParamSpec, TypeVar, cast

from game.paths import data
from rules.engine.catalog import Folder
from rules.engine.rules import Rules

P = ParamSpec("P")
R = TypeVar("R")

_in_use: dict[str, Rules] = {}
_forgets: list[Callable[[], None]] = []


def of_edition(make: Callable[P, R]) -> Callable[P, R]:
    """Keep what a function gives by its arguments, until other cards and numbers are looked at."""
    kept = cache(make)
    _forgets.append(kept.cache_clear)
    return cast(Callable[P, R], kept)


def forget_with(forgotten: Callable[[], None]) -> None:
    """Call this too whenever other cards and numbers are looked at."""
    _forgets.append(forgotten)


def use(rules: Rules) -> bool:
    """Look at a game of these rules from now on; whether its data are others than those before."""
    before, place = in_use(rules.name), folder(rules.name)
    _in_use[rules.name] = rules
    same = rules.folder == place and (before is None or before.data_digest == rules.data_digest)
    return not same and forget()


def use_own() -> bool:
    """Look at the program's own data again; whether others were looked at."""
    others = any(rules.folder != own_folder(game) for game, rules in _in_use.items())
    _in_use.clear()
    return others and forget()


def forget() -> bool:
    """Make anew what is kept of an edition; always true."""
    for forgotten in _forgets:
        forgotten()
    return True


def in_use(game: str) -> Rules | None:
    """The rules of the game of this name that is looked at; None where none was looked at yet."""
    return _in_use.get(game)


def folder(game: str) -> Folder:
    """Where the data files of this game are."""
    rules = in_use(game)
    return own_folder(game) if rules is None else rules.folder


def own_folder(game: str) -> Folder:
    """Where the program's own data files of this game are."""
    return data() / game
