"""The position of a game of Vino: plain data whose copy is a handful of references."""

from __future__ import annotations

from rules.engine.agenda import State as EngineState
from rules.vino.options import Options

PHASES = ("preliminary", "choose", "buy", "sell")
PRELIMINARY, CHOOSE, BUY, SELL = range(4)

FREE = 255
"""In ``owners``: nobody has this vineyard."""

ON_MAP = 255
"""In ``tiles``: the tile lies on its box beside the region."""

FACE_DOWN = 254
"""In ``tiles``: the tile is among those mixed for the preliminary turn."""


class State(EngineState):
    """The table.

    ``owners`` has a byte for every vineyard and ``tiles`` one for every variety tile: the seat that has it, or where
    it is; numbers follow the data file, region by region. ``face_down`` are the mixed tiles, the top one last.
    ``money`` (older) and ``income`` (of this turn) go by seat, ``market`` (demand) by variety, all in Vino.
    ``bottles`` is a bit set of regions, ``marks`` gives for every seat that of the regions chosen for purchase.
    ``barrel`` is the region being handled or -1, ``passed`` the bit set of the seats that are done there.
    ``round`` counts turns, 0 is the preliminary one; ``quiet`` counts the turns in a row in which nobody bought or
    sold, from the last time on that a seat would not end the game for that (N-EDGE-51); it is -1 as soon as somebody
    has bought or sold in the present one.
    """

    options: Options
    seats: int
    round: int
    phase: int
    turn: int
    order: tuple[int, ...]
    owners: bytes
    tiles: bytes
    face_down: tuple[int, ...]
    money: tuple[int, ...]
    income: tuple[int, ...]
    market: tuple[int, ...]
    bottles: int
    barrel: int
    passed: int
    marks: tuple[int, ...]
    quiet: int

    @property
    def seat_count(self) -> int:
        return self.seats

    def copy(self) -> State:
        other: State = self.__copy__()  # type: ignore[attr-defined]
        other.events = None
        return other

    def move(self, vineyard: int, seat: int) -> None:
        """Give a vineyard to a seat, or to nobody (FREE)."""
        owners = self.owners
        self.owners = owners[:vineyard] + BYTES[seat] + owners[vineyard + 1 :]

    def move_tile(self, tile: int, place: int) -> None:
        """Give a tile to a seat, or lay it on the map or among the mixed ones."""
        tiles = self.tiles
        self.tiles = tiles[:tile] + BYTES[place] + tiles[tile + 1 :]

    def pay(self, seat: int, amount: int) -> None:
        """Take this amount of older money from a seat."""
        money = self.money
        self.money = (*money[:seat], money[seat] - amount, *money[seat + 1 :])

    def shift(self, variety: int, amount: int) -> None:
        """Let the demand of a variety rise or fall by this amount."""
        market = self.market
        self.market = (*market[:variety], market[variety] + amount, *market[variety + 1 :])


BYTES = tuple(bytes((value,)) for value in range(256))
