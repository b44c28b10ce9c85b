"""What is asked of everything that is said of made-up ends, in both games."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping

from game.text.languages import offered
from game.text.messages import use_language

NAMES = ("Anna", "Bruno", "Carla")


def named(words: str) -> set[str]:
    """Whose names are said."""
    return {name for name in NAMES if name in words}


def miscounted(many: Mapping[str, str], said: Callable[[], Iterator[str]]) -> list[str]:
    """What in any language says one of a thing in the form for many, which is given by language."""
    found = []
    for code in offered():
        use_language(code)
        found += [words for words in said() if re.search(rf"(?<!\d)1 ({many[code]})\b", words)]
    return found
