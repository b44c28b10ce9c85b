"""The English messages of effects as patterns: every way in which each can be written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

FILE = Path(__file__).parents[2] / "data" / "text" / "en" / "effects.ftl"


class Form(NamedTuple):
    """One way of writing a message: text and names of variables in turn, and what the variables are for that.

    In ``known`` a word stands for itself; a set names the words and numbers that it is none of.
    """

    parts: tuple[tuple[str, bool], ...]
    known: Mapping[str, tuple[str, ...]]


PLURALS = ("one", "other")


@cache
def forms() -> dict[str, list[Form]]:
    """Every message of effects with the ways of writing it."""
    body = FluentParser().parse(FILE.read_text(encoding="utf-8")).body
    found = [one for one in body if isinstance(one, ast.Message) and one.value is not None]
    return {one.id.name.removeprefix("fx-"): list(_written(one.value)) for one in found}


def _written(pattern: ast.Pattern) -> Iterator[Form]:
    for parts in product(*(list(_ways(element)) for element in pattern.elements)):
        known: dict[str, tuple[str, ...]] = {}
        fits = True
        for part in parts:
            for name, words in part.known.items():
                both = _both(known.get(name, words), words)
                fits = fits and both is not None
                known[name] = both or words
        if fits:
            yield Form(tuple(one for part in parts for one in part.parts), known)


def _ways(element: Any) -> Iterator[Form]:
    if isinstance(element, ast.TextElement):
        yield Form(((element.value, False),), {})
        return
    inside = element.expression
    if isinstance(inside, ast.StringLiteral):
        yield Form(((inside.parse()["value"], False),), {})
    elif isinstance(inside, ast.VariableReference):
        yield Form(((inside.id.name, True),), {})
    else:
        name = inside.selector.id.name
        others = [_key(one) for one in inside.variants if not one.default]
        for variant in inside.variants:
            word = (_key(variant), *others) if variant.default else (_key(variant),)
            for form in _written(variant.value):
                both = _both(form.known.get(name, word), word)
                if both is not None:
                    yield Form(form.parts, {**form.known, name: both})


def _both(one: tuple[str, ...], other: tuple[str, ...]) -> tuple[str, ...] | None:
    """What is known of a variable by two choices of words; None where they contradict each other."""
    if len(one) > 1 and len(other) > 1:
        return tuple(dict.fromkeys((*one, *other)))
    if len(one) == 1 and len(other) == 1:
        return one if one == other else None
    sure, rest = (one, other) if len(one) == 1 else (other, one)
    return None if sure[0] in rest[1:] else sure


def _key(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


def unread(form: Form, read: Mapping[str, Any]) -> dict[str, Any]:
    """What a way of writing says about variables that do not stand in it."""
    told: dict[str, Any] = {}
    for name, words in form.known.items():
        if name not in read:
            told[name] = int(words[0]) if words[0].isdigit() else words[0]
    return told


def fits(form: Form, read: Mapping[str, Any]) -> bool:
    """Whether the variables that were read choose this way of writing."""
    for name, (word, *others) in form.known.items():
        value = read.get(name)
        if not isinstance(value, int):
            continue
        known = [str(value), *(["one"] if value == 1 else [])]
        if (word in known) == bool(others or word in PLURALS[1:]) or any(other in known for other in others):
            return False
    return True


def between(key: str) -> str:
    """What stands between the two parts of a message."""
    return next(text for text, variable in forms()[key][0].parts if not variable)
