"""Events: what happened, for screen, log, sound and statistics. No rule reads one."""

from __future__ import annotations

import msgspec

from rules.engine.reason import Reason

HANDED_OVER = "handed_over"
"""The kind of the event that tells who plays a seat from then on: ``thing`` is an opponent in its own words, or
``person``."""


class Event(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing that happened.

    ``seat`` is who it happened to, ``source`` the card, space or row that caused it, ``amount`` a signed number in
    the unit of the kind, ``card`` a card's id, ``thing`` another piece (``red.4``, ``trellis``, ``grande``),
    ``place`` where (a space, a field ``6``, a row, a deck), ``origin`` where it came from, ``other`` the second
    seat, ``cause`` the sort of thing that points came from. ``seen`` lists the seats that may know ``card``; None
    means everybody.
    """

    kind: str
    seat: int = -1
    source: str = ""
    amount: int = 0
    card: str = ""
    thing: str = ""
    place: str = ""
    origin: str = ""
    other: int = -1
    choice: str = ""
    cause: str = ""
    refused: tuple[tuple[str, Reason], ...] = ()
    seen: tuple[int, ...] | None = None

    def as_seen_by(self, seat: int | None) -> Event:
        """This event as the given seat may know it; None is somebody who sees only what is public."""
        if self.seen is None or seat in self.seen:
            return self
        return msgspec.structs.replace(self, card="", thing="", choice="", refused=())
