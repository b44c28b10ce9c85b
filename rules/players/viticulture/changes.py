"""What changes in a position of Viticulture that is otherwise in one thing."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.viticulture.state import State


def changed(known: State, seat: int, **things: Any) -> State:
    """A copy in which a seat has these things instead."""
    s = known.copy()
    s.players[seat] = msgspec.structs.replace(s.players[seat], **things)
    return s


def lay_under(s: State, deck: int, cards: tuple[int, ...]) -> None:
    """Lay cards under all others of their discard pile."""
    s.piles = (*s.piles[:deck], (*cards, *s.piles[deck]), *s.piles[deck + 1 :])


def under_way(known: State) -> set[int]:
    """Numbers that what is being done has in mind; they may be cards."""
    found: set[int] = set()
    f = known.agenda
    while f is not None:
        found |= {one for one in f.held if isinstance(one, int)}
        f = f.below
    return found
