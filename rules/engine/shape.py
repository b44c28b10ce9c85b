"""Parts of a position as types: what is written in a scenario, with every fault at its path."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, TypeVar

import msgspec

from rules.engine.catalog import nearest
from rules.engine.rules import PositionFault
from rules.engine.said_of_data import of_name, of_part

T = TypeVar("T")
Path = tuple[str | int, ...]
LARGE = 1 << 53
"""All numbers of a game are smaller."""


def shaped(raw: Any, shape: type[T], path: Path) -> T:
    """The raw part of a position as this type. Raises PositionFault."""
    _modest(raw, path)
    try:
        return msgspec.convert(raw, shape)
    except msgspec.ValidationError as fault:
        sentence, _, inner = str(fault).partition(" - at ")
        key, _, inside = inner.rpartition("key` in `")
        words = inside.strip("`").lstrip("$").replace("[...]", "").replace("]", "").replace("[", ".").split(".")
        steps = tuple(int(word) if word.isdigit() else word for word in words if word)
        cure = ""
        if "unknown field `" in sentence:
            word = sentence.split("`")[1]
            sentence = f"'{word}' is not known here"
            cure = "; " + _cure(word, shape, steps)
            steps = (*steps, word)
        elif not key or "enum" in sentence:
            sentence = of_part(sentence, shape, steps, nearest)
        else:
            sentence = of_name() if "`str`" in sentence else "a name before a sign ':' is a whole number here; mend it"
        raise PositionFault((*path, *steps), sentence + cure) from None


def _modest(raw: Any, path: Path) -> None:
    """Make sure that no number is larger than any in a game, for which there is no place. Raises PositionFault."""
    if isinstance(raw, int) and not -LARGE < raw < LARGE:
        raise PositionFault(path, "no number in a game is as large as that")
    for step, part in raw.items() if isinstance(raw, dict) else enumerate(raw) if isinstance(raw, list) else ():
        _modest(part, (*path, step))


def place_of(word: str, words: Iterable[str], what: str, path: Path) -> int:
    """The place of a word among the known ones. Raises PositionFault."""
    known = list(words)
    if word not in known:
        raise PositionFault(path, f"'{word}' is no {what}; " + nearest(word, known))
    return known.index(word)


def within(number: int, least: int, most: int | None, what: str, path: Path) -> int:
    """The number, if it lies between these. Raises PositionFault."""
    if number < least or (most is not None and number > most):
        limits = f"at least {least}" if most is None else f"from {least} to {most}"
        raise PositionFault(path, f"{what} is {limits}, not {number}")
    return number


def _cure(word: str, shape: Any, steps: Sequence[str | int]) -> str:
    """What to do about a key that stands where it is not known, behind these steps of a part."""
    if steps and word in {field.encode_name for field in msgspec.structs.fields(shape)}:
        return f"it does not belong under '{steps[-1]}'"
    home = _home(word, shape)
    return f"it belongs under '{home}'" if home else nearest(word, _words(shape))


def _home(word: str, shape: Any) -> str:
    """The key under which this one belongs; empty where there is none."""
    for field in msgspec.structs.fields(shape):
        part = field.type
        if isinstance(part, type) and issubclass(part, msgspec.Struct) and word in _words(part):
            return _home(word, part) or field.encode_name
    return ""


def _words(shape: Any) -> set[str]:
    words: set[str] = set()
    for field in msgspec.structs.fields(shape):
        words.add(field.encode_name)
        if isinstance(field.type, type) and issubclass(field.type, msgspec.Struct):
            words |= _words(field.type)
    return words
