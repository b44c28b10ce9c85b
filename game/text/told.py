"""What was told once and is still read: it follows the language in use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.text.messages import PLACES, language_in_use, made, say

T = TypeVar("T")
OWN = frozenset({*PLACES, "text"})
"""How what is put into a message is called where it is nobody's message, but something that somebody has typed."""
ENDS = (".", "!", "?", "…")
"""How a sentence ends."""


class Told(Generic[T]):
    """What ``tell`` says now; it is asked again where another language is in use."""

    def __init__(self, tell: Callable[[], T]) -> None:
        self._tell = tell
        self._words, self._language = tell(), language_in_use()

    @property
    def words(self) -> T:
        """What is told, in the language in use."""
        if self._language != language_in_use():
            self._words, self._language = self._tell(), language_in_use()
        return self._words


NOTHING = Told(str)
"""Nothing is told."""


def retold(words: str, within: frozenset[str] = frozenset()) -> Callable[[], str]:
    """What says sentences in the language in use that were made before, each by itself; all other words stay.

    ``within`` are those that they are put into: one that is no more than what is put into it stays as well.
    """
    if words in made and words not in within:
        key, args = made[words]
        within = within | {words}
        values = {
            name: retold(value, within) if isinstance(value, str) and name not in OWN else lambda value=value: value
            for name, value in args.items()
        }
        return lambda: say(key, **{name: value() for name, value in values.items()})
    for at, letter in enumerate(words):
        if letter == " " and words[:at].endswith(ENDS) and words[:at] in made:
            first, rest = retold(words[:at], within), retold(words[at + 1 :], within)
            return lambda: f"{first()} {rest()}"
    return lambda: words


class Sentence:
    """An attribute that holds sentences: it is read in the language in use, whichever that was when it was set."""

    def __init__(self) -> None:
        self.name = ""

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, holder: object, owner: type | None = None) -> str:
        told: Told[str] = vars(holder).get(self.name, NOTHING)
        return told.words

    def __set__(self, holder: object, words: str) -> None:
        vars(holder)[self.name] = Told(retold(words)) if words else NOTHING
