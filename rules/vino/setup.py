"""Setting up: an empty table, and the deal (N-SETUP-*)."""

from __future__ import annotations

from rules.engine.chance import Stream
from rules.vino.box import Box
from rules.vino.options import Options
from rules.vino.state import FACE_DOWN, FREE, ON_MAP, PRELIMINARY, State


def empty_table(box: Box, options: Options, seats: int, seed: int) -> State:
    """The table with all tiles and bottles on the map and nobody's things on it."""
    return State(
        agenda=None,
        seed=seed,
        results=(),
        beside=False,
        revealed=0,
        blind=-1,
        events=None,
        asked=[],
        options=options,
        seats=seats,
        round=0,
        phase=PRELIMINARY,
        turn=0,
        order=tuple(range(seats)),
        owners=bytes((FREE,)) * len(box.names),
        tiles=bytes((ON_MAP,)) * len(box.variety_of),
        face_down=(),
        money=(0,) * seats,
        income=(0,) * seats,
        market=(box.start,) * len(box.varieties),
        bottles=box.bottles,
        barrel=-1,
        passed=0,
        marks=(0,) * seats,
        quiet=0,
    )


def deal(box: Box, options: Options, seats: int, seed: int) -> State:
    """Money for all, the first order from the banker's left, the starting tiles mixed (N-SETUP-09/10, N-PRELIM-02)."""
    s = empty_table(box, options, seats, seed)
    s.money = (box.start_money,) * seats
    banker = Stream(seed, "banker").below(seats) if options.first_order == "random" else seats - 1
    s.order = tuple((banker + 1 + place) % seats for place in range(seats))
    s.turn = s.order[0]
    mix(s, box.starting_tiles, seed)
    return s


def mix(s: State, tiles: tuple[int, ...], seed: int) -> None:
    """Take these tiles off the map and mix them face down."""
    s.face_down = Stream(seed, "tiles").shuffled(tiles)
    for tile in tiles:
        s.move_tile(tile, FACE_DOWN)
