"""The terms of the games in a language: the words for each, and words that must not stand for it.

They stand beside the messages, in terms.yaml: ``same`` holds the words that this language has in common with English,
``terms`` for each term what to ``say`` and what ``never`` to say. A star at the end of a word means any ending.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import msgspec

from game.tools.words.files import Texts
from game.tools.words.parts import readings
from rules.engine.catalog import DataFault, plain

FILE = "terms.yaml"


class Term(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a term of the games is called."""

    say: tuple[str, ...]
    never: tuple[str, ...] = ()


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a language by their ids, and the words that are ``same`` in English."""

    same: tuple[str, ...] = ()
    terms: Mapping[str, Term] = {}


def read(folder: Path) -> Terms:
    """The terms of the language in this folder; none where it has no such file. Raises DataFault."""
    file = folder / FILE
    if not file.exists():
        return Terms()
    try:
        return msgspec.convert(plain(file), Terms)
    except msgspec.ValidationError as fault:
        raise DataFault(f"{file}: {fault}; write each term as  id: {{say: [words], never: [words]}}.") from None


class Forbidden:
    """Finds words that must not be used in texts of a language."""

    def __init__(self, terms: Terms) -> None:
        self._right = _pattern([word for term in terms.terms.values() for word in term.say])
        self._wrong = [
            (name, term.say[0], _pattern(term.never)) for name, term in terms.terms.items() if term.never and term.say
        ]

    def found(self, text: str) -> Iterator[str]:
        """What is wrong with the words of a text, each as the end of a sentence.

        What is said rightly is left out first: there is a “campo” in “casa de campo”.
        """
        left = self._right.sub(" ", text)
        for name, right, pattern in self._wrong:
            for match in pattern.finditer(left):
                yield f"says “{match[0]}”; of {name} say “{right}”"


def faults(texts: Texts, terms: Terms) -> Iterator[str]:
    """Messages that call a term by a word that must not be used for it."""
    forbidden = Forbidden(terms)
    for one in texts.messages.values():
        said = (text for _, pattern in one.patterns() for text in readings(pattern))
        yield from dict.fromkeys(f"{one.at} {fault}." for text in said for fault in forbidden.found(text))


def _pattern(words: Sequence[str]) -> re.Pattern[str]:
    """Any of these words, the longest first."""
    any_of = "|".join(re.escape(word).replace(r"\*", r"\w*") for word in sorted(words, key=len, reverse=True))
    return re.compile(rf"(?<!\w)(?:{any_of or '(?!)'})(?!\w)", re.IGNORECASE)
