"""What was told once and is still read: it follows the language in use."""

from __future__ import annotations

from collections.abc import Callable
from typing import Generic, TypeVar

from game.text.messages import language_in_use

T = TypeVar("T")


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
