"""Comparing what a scenario expects with what is there: named keys only, at every depth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rules.engine.catalog import nearest

ORDERED = ("decks", "discards")
IN_ORDER = (("order",), ("tiles",))
LISTED = ("occupied", "planned")
NOTHING = (None, "none", "free")


def difference(expected: Any, found: Any, path: tuple[Any, ...] = ()) -> tuple[str, str] | None:
    """What was expected and what was found at the first place that differs; None where all named keys agree.

    A named list is whole; its order counts only in decks, piles and turn order. A deck written as a list names its
    top cards, ``{exactly: [...]}`` the whole deck, a number counts the cards. An empty mapping says that nothing is
    there.
    """
    if path and path[0] in ORDERED and len(path) == 2:
        return _pile(expected, found, path)
    if isinstance(found, Mapping):
        return _mapping(expected, found, path)
    if isinstance(found, (list, tuple)):
        return _list(expected, list(found), path)
    if expected in NOTHING and found in NOTHING:
        return None
    if isinstance(expected, bool) is isinstance(found, bool) and expected == found:
        return None
    return _told(expected, found, path)


def _told(expected: Any, found: Any, path: tuple[Any, ...]) -> tuple[str, str]:
    place = "".join(f"[{step}]" if isinstance(step, int) else f".{step}" for step in path).lstrip(".")
    return f"{place} {expected!r}", f"{found!r}"


def _mapping(expected: Any, found: Mapping[Any, Any], path: tuple[Any, ...]) -> tuple[str, str] | None:
    if not isinstance(expected, Mapping):
        return _told(expected, dict(found), path)
    if not expected and path:
        there = {key: value for key, value in found.items() if value not in NOTHING}
        return _told(expected, there, path) if there else None
    for key, wanted in expected.items():
        if key not in found:
            if wanted in NOTHING and path and path[0] in ("wake_up", *LISTED):
                continue
            if path and path[0] in ("wake_up", "planned"):
                return _told(wanted, "nothing", (*path, key))
            return _told(wanted, f"no such key: {nearest(key, found)}", (*path, key))
        differs = difference(wanted, found[key], (*path, key))
        if differs is not None:
            return differs
    return None


def _list(expected: Any, found: list[Any], path: tuple[Any, ...]) -> tuple[str, str] | None:
    if path and path[0] in LISTED and isinstance(expected, str):
        expected = [] if expected in NOTHING else [expected]
    if not isinstance(expected, (list, tuple)):
        return _told(expected, found, path)
    same = list(expected) == found if path in IN_ORDER else sorted(map(repr, expected)) == sorted(map(repr, found))
    return None if same else _told(list(expected), found, path)


def _pile(expected: Any, found: list[Any], path: tuple[Any, ...]) -> tuple[str, str] | None:
    if isinstance(expected, int) and not isinstance(expected, bool):
        return None if len(found) == expected else _told(expected, len(found), path)
    whole = path[0] == "discards"
    if isinstance(expected, Mapping) and set(expected) == {"exactly"}:
        expected, whole = expected["exactly"], True
    if not isinstance(expected, list):
        return _told(expected, found, path)
    there = found if whole or not expected else found[: len(expected)]
    return None if expected == there else _told(expected, there, path)
