"""Holds all that tests say to what messages need: numbers where they choose by one, and words in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache

from game.paths import data
from game.text import messages
from game.text.messages import Value
from game.tools.words.check import COMPLETE
from game.tools.words.parts import CATEGORIES

BY_NUMBER = re.compile(rf"\{{ *\$(\w+) *->\s*(?:\[(?:\d+|{'|'.join(CATEGORIES)})\]|\*\[other\])")
"""A choice whose first key is a number or a plural form."""
KEY = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)


@cache
def chosen_by_number() -> Mapping[str, frozenset[str]]:
    """The variables by whose number a message chooses in any complete language."""
    found: dict[str, frozenset[str]] = {}
    for code in COMPLETE:
        for file in (data() / "text" / code).glob("*.ftl"):
            pieces = KEY.split(file.read_text(encoding="utf-8"))
            for key, source in zip(pieces[1::2], pieces[2::2], strict=True):
                if names := frozenset(BY_NUMBER.findall(source)):
                    found[key] = found.get(key, frozenset()) | names
    return found


def listen(_code: str, key: str, given: Mapping[str, Value], _text: str) -> None:
    """Raise AssertionError where a number is given as text."""
    for name in chosen_by_number().get(key, ()):
        value = given.get(name)
        text = isinstance(value, str) and any(letter.isdigit() for letter in value)
        assert not text, f"'{key}' chooses by the number ${name}, and {value!r} is text"


def unsaid() -> Iterator[str]:
    """Why English spoke in the place of a complete language since this was asked last."""
    met = dict(messages.faults_met)
    messages.faults_met.clear()
    yield from (f"{code}: {fault}" for (code, _), fault in met.items() if code in COMPLETE)
