"""Choices: the legal answers to a question, in a readable form that is also the saved one."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache

import msgspec


class Choice(msgspec.Struct, frozen=True):
    """One legal answer: a verb and the things it touches, such as ``plant merlot 6``.

    ``str(choice)`` is the public text form of saves, logs and scenarios; a game's ``Grammar`` reads it back.
    """

    verb: str
    words: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.words))


@cache
def choice(verb: str, *words: str) -> Choice:
    """The choice with this verb and these words; equal ones are one object."""
    return Choice(verb, words)


DONE = choice("done")
"""The answer that there is no more of what is asked."""


class Ref(msgspec.Struct, frozen=True):
    """A thing on the table that a choice touches: kind (worker, space, card, field, ...) and name."""

    kind: str
    name: str


class UnknownWords(ValueError):
    """A text that is no choice of the game: unknown verb, unknown thing, or too many or too few of them."""


Pattern = tuple[str, ...]


class Grammar:
    """The verbs of one game and what may follow each of them.

    ``patterns`` gives for each verb the allowed lists of kinds. A kind in quotes is that very word, and a kind
    that ends in ``+`` stands for one or more. ``knows`` tells for each kind whether a name is one of its things.
    """

    def __init__(self, patterns: Mapping[str, Sequence[str]], knows: Mapping[str, Callable[[str], bool]]) -> None:
        self.patterns: dict[str, tuple[Pattern, ...]] = {
            verb: tuple(tuple(line.split()) for line in lines) for verb, lines in patterns.items()
        }
        self.knows = knows
        self._read: dict[str, Choice] = {}
        """The choices that were read, by their texts; in a game the same ones come again and again."""

    def parse(self, text: str) -> Choice:
        """The choice that this text means. Raises UnknownWords with a sentence that says what is wrong."""
        if text in self._read:
            return self._read[text]
        verb, *words = text.split()[:40] or [""]
        if verb not in self.patterns:
            raise UnknownWords(f"'{text}' begins with no known verb")
        if self._kinds(verb, words) is None:
            shapes = " or ".join(" ".join((verb, *pattern)) for pattern in self.patterns[verb])
            raise UnknownWords(f"'{text}' is not of the form: {shapes}{self._unknown(verb, words)}")
        found = choice(verb, *words)
        if str(found) == text:
            self._read[text] = found
        return found

    def _unknown(self, verb: str, words: Sequence[str]) -> str:
        """Which of the words is none, where a choice with this verb has so many; to be put behind a sentence."""
        alike = [[kind.strip("+") for kind in one] for one in self.patterns[verb] if len(one) == len(words)]
        wrong = [pair for pair in zip(alike[0], words, strict=True) if not self._fits(*pair)] if len(alike) == 1 else []
        return f"; '{wrong[0][1]}' is no {wrong[0][0]}" if wrong else ""

    def refs(self, chosen: Choice) -> tuple[Ref, ...]:
        """The things on the table that this choice touches, in the order of its words."""
        kinds = self._kinds(chosen.verb, chosen.words) or ()
        return tuple(
            Ref(kind, word) for kind, word in zip(kinds, chosen.words, strict=True) if not kind.startswith("'")
        )

    def _kinds(self, verb: str, words: Sequence[str]) -> tuple[str, ...] | None:
        for pattern in self.patterns[verb]:
            kinds = pattern
            if pattern and pattern[-1].endswith("+"):
                kinds = pattern[:-1] + (pattern[-1][:-1],) * max(1, len(words) - len(pattern) + 1)
            if len(kinds) == len(words) and all(map(self._fits, kinds, words)):
                return kinds
        return None

    def _fits(self, kind: str, word: str) -> bool:
        return word == kind[1:-1] if kind.startswith("'") else self.knows[kind](word)
