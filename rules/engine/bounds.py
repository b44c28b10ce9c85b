"""Whether the numbers of a position that comes from outside are such as the rules can have, told as sentences."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sized
from itertools import islice
from typing import Any

from rules.engine.agenda import Frame, State
from rules.engine.chance import LARGEST_SEED
from rules.engine.rules import Rules

MOST = 99_999
"""More of anything than a game ever has."""
MOST_FRAMES, MOST_HELD = 64, 200
"""More things to be done than ever wait for each other, and more numbers than any of them holds."""


def outside(name: str, numbers: Iterable[int], least: int, most: int) -> Iterator[str]:
    """A sentence about the first of these numbers that is not between the two, if there is one."""
    for number in numbers:
        if not least <= number <= most:
            yield f"'{name}' is {number}, not from {least} to {most}"
            return


def unlike(name: str, things: Sized, wanted: int) -> Iterator[str]:
    """A sentence where there are more or fewer of these things than wanted."""
    if len(things) != wanted:
        yield f"'{name}' has {len(things)} parts, not {wanted}"


def of_state(rules: Rules, s: State, seats: int) -> Iterator[str]:
    """What is out of bounds in what every game's position has; ``seats`` play."""
    yield from outside("seed", [s.seed], -LARGEST_SEED, LARGEST_SEED)
    yield from outside("revealed", [s.revealed], 0, MOST)
    yield from outside("blind", [s.blind], -1, -1)
    yield from outside("results", s.results, -MOST, MOST)
    yield from unlike("events", s.events or (), 0)
    yield from unlike("asked", s.asked, 0)
    frames = list(islice(agenda(s), MOST_FRAMES + 1))
    if len(frames) > MOST_FRAMES:
        yield f"more than {MOST_FRAMES} things are still to be done"
        return
    for f in frames:
        yield from outside("node", [f.node], 0, len(rules.nodes) - 1)
        yield from outside("seat", [f.seat, f.other], -1, seats - 1)
        yield from outside("at", [f.at], -1, MOST)
        held = list(islice(_numbers(f.held), MOST_HELD + 1))
        yield from outside("held", [len(held)], 0, MOST_HELD)
        yield from outside("held", held, -1, MOST)
        if not rules.nodes[f.node].fits(s, f):
            yield f"what is to be done at step {f.node} cannot be"


def agenda(s: State) -> Iterator[Frame]:
    """What is still to be done, the next thing first."""
    f = s.agenda
    while f is not None:
        yield f
        f = f.below


def _numbers(held: Any) -> Iterator[int]:
    """All numbers in what a thing to be done holds; one out of all bounds for what is none."""
    if isinstance(held, tuple):
        if not held:
            yield 0
        for part in held:
            yield from _numbers(part)
    else:
        yield int(held) if isinstance(held, int) else MOST + 1
