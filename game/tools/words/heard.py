"""What is said while something is played or drawn, with all that was put into it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from game.text import messages
from game.text.messages import Value


class Saying(NamedTuple):
    """One message as it was said: what was put into it, how it reads, and the name of the place where it was heard."""

    given: Mapping[str, Value]
    text: str
    place: str


class Heard:
    """All that was said: for each message its sayings, one for each different thing put into it, at most ``MOST``."""

    MOST = 12

    def __init__(self) -> None:
        self._place = ""
        self.sayings: dict[str, list[Saying]] = {}
        self.made: dict[str, tuple[str, Mapping[str, Value]]] = {}
        """The message and what was put into it, by how it reads."""

    def now(self, place: str) -> None:
        """What is said from now on is heard at this place: what is played or drawn."""
        self._place = place

    def listen(self, _code: str, key: str, given: Mapping[str, Value], text: str) -> None:
        """Note what is said."""
        found = self.sayings.setdefault(key, [])
        if len(found) < self.MOST:
            found.append(Saying(dict(given), text, self._place))
        self.made.setdefault(str(text), (key, dict(given)))


@contextmanager
def hearing() -> Iterator[Heard]:
    """While something is played or drawn, all that is said is noted."""
    heard = Heard()
    messages.forget()
    messages.listeners.append(heard.listen)
    try:
        yield heard
    finally:
        messages.listeners.remove(heard.listen)
