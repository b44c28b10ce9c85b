"""Whether the numbers of a position that comes from outside are such as the components have, told as sentences."""

from __future__ import annotations

from collections.abc import Iterator

from rules.engine.bounds import MOST, outside, unlike
from rules.vino.box import Box
from rules.vino.state import PHASES, State


def misfits(s: State, box: Box) -> Iterator[str]:
    """Everything that is out of bounds, what every game's position has aside."""
    seats, regions = s.seats, len(box.regions)
    yield from unlike("results", s.results, 0)
    yield from outside("round", [s.round], 0, MOST)
    yield from outside("phase", [s.phase], 0, len(PHASES) - 1)
    yield from outside("turn", [s.turn], 0, seats - 1)
    yield from unlike("order", s.order, seats)
    yield from outside("order", s.order, 0, seats - 1)
    yield from unlike("owners", s.owners, len(box.names))
    yield from unlike("tiles", s.tiles, len(box.variety_of))
    yield from outside("face_down", s.face_down, 0, len(box.variety_of) - 1)
    for name, money in (("money", s.money), ("income", s.income)):
        yield from unlike(name, money, seats)
        yield from outside(name, money, 0, MOST)
    yield from unlike("market", s.market, len(box.varieties))
    yield from outside("market", s.market, box.least, box.most)
    yield from outside("bottles", [s.bottles], 0, (1 << regions) - 1)
    yield from outside("barrel", [s.barrel], -1, regions - 1)
    yield from outside("passed", [s.passed], 0, (1 << seats) - 1)
    yield from unlike("marks", s.marks, seats)
    yield from outside("marks", s.marks, 0, (1 << regions) - 1)
    yield from outside("quiet", [s.quiet], -1, MOST)
