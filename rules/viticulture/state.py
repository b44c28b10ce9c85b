"""The position of a game of Viticulture: plain data whose copy is a handful of references."""

from __future__ import annotations

from typing import Any

import msgspec

from rules.engine.agenda import State as EngineState
from rules.viticulture.options import Options

# Resources, as bits: what ops read and write.
LIRA, VP, RESIDUAL, HAND, VINES, HARVESTED, STRUCTURES, GRAPES, WINE, STAFF, PLACED, DECK, ROWS, SEASON = (
    1 << i for i in range(14)
)

SEASONS = ("setup", "spring", "summer", "fall", "winter", "year_end")
SETUP, SPRING, SUMMER_SEASON, FALL, WINTER_SEASON, YEAR_END = range(6)

NO_RESULTS = (0,) * 7
BUILT_COST, PLANTED_VALUE, PLANTED_VARIETIES, HARVESTED_FIELDS, MADE_SPARKLING, MADE_TYPES, PAID_RIVALS = range(7)


class Player(msgspec.Struct, gc=False):
    """One seat's things.

    ``regular``, ``grande`` and ``temporary`` count the workers available now, ``staff`` all regular workers of this
    year, ``trained`` those that join next year. ``hand`` and ``fields`` hold card numbers in rising order.
    ``sold``, ``harvested`` (by field), ``structures`` and ``used`` (by structure) are bit sets; ``grapes``
    (red, white) and ``wines`` (red, white, blush, sparkling) are bit sets of values, bit v for value v (1-9).
    """

    vp: int = 0
    lira: int = 0
    residual: int = 0
    regular: int = 0
    grande: int = 0
    temporary: int = 0
    staff: int = 0
    grandes: int = 0
    trained: int = 0
    hand: tuple[int, ...] = ()
    fields: tuple[tuple[int, ...], ...] = ((), (), ())
    sold: int = 0
    harvested: int = 0
    structures: int = 0
    used: int = 0
    grapes: tuple[int, int] = (0, 0)
    wines: tuple[int, int, int, int] = (0, 0, 0, 0)
    mamas: tuple[int, ...] = ()
    papas: tuple[int, ...] = ()


class Solo(msgspec.Struct, frozen=True):
    """What only a solo table has.

    ``vp`` is where the Automa's cork stands; ``row_tokens`` a bit set of the wake-up rows that still have their token;
    ``tokens`` are the player's bonus action tokens, ``spent`` says that one was spent in this turn. ``deck`` and
    ``pile`` hold numbers of Automa cards, the top one last; ``shown`` are those turned this season. ``useless`` are
    visitors that are redrawn when they appear, ``mamas`` those still to be drawn. ``scoring`` is set while the end is
    scored, ``lost`` says why the game was lost at once: target or challenge.
    """

    vp: int
    row_tokens: int = 0
    tokens: int = 0
    spent: bool = False
    deck: tuple[int, ...] = ()
    pile: tuple[int, ...] = ()
    shown: tuple[int, ...] = ()
    shuffles: int = 0
    useless: tuple[int, ...] = ()
    mamas: tuple[int, ...] = ()
    scoring: bool = False
    lost: str = ""


AUTOMA = 7
"""Stands for the Automa where a worker's code names its seat."""


class State(EngineState, omit_defaults=True, gc=False):
    """The table.

    ``occupied`` gives for each numbered space the worker on it as seat * 4 + kind, or -1; ``crowds`` the workers of
    the places that hold several: the pictures of the twelve actions, the cart, the yokes. ``rows`` gives for each
    wake-up row (index 0 unused) the seat on it or -1,
    ``last_rows`` those of the year before; ``passed`` is a bit set of seats; ``plans`` are planned
    actions as (seat, kind, space number, bonus); ``temporary`` is the seat that holds the temporary worker, or -1.
    Decks and piles hold card numbers with the top card last; ``aside`` are cards (seat, number) that lie apart for
    the moment, ``in_play`` visitors being resolved, and ``unused`` all others that are out of the game. ``solo`` is
    there at a table of one only. ``seen`` are cards in hands that others have seen coming there, with the bit
    set of those who know it (``memory.Seen``); it is no part of what lies on the table.
    """

    options: Options
    players: list[Player]
    year: int
    season: int
    first_player: int
    turn: int
    last_year: bool
    passed: int
    rows: tuple[int, ...]
    last_rows: tuple[int, ...]
    occupied: tuple[int, ...]
    crowds: tuple[tuple[int, ...], ...]
    plans: tuple[tuple[int, int, int, int], ...]
    temporary: int
    decks: tuple[tuple[int, ...], ...]
    piles: tuple[tuple[int, ...], ...]
    shuffles: tuple[int, ...]
    aside: tuple[tuple[int, int], ...]
    in_play: tuple[int, ...]
    unused: tuple[int, ...]
    solo: Solo | None = None
    seen: tuple[tuple[int, int, int], ...] = ()

    @property
    def alone(self) -> Solo:
        """What the solo table has. Only for a table of one."""
        assert self.solo is not None
        return self.solo

    def change_solo(self, **things: Any) -> None:
        """Put other things in place of those of the solo table."""
        assert self.solo is not None
        self.solo = msgspec.structs.replace(self.solo, **things)

    @property
    def seat_count(self) -> int:
        return len(self.players)

    def copy(self) -> State:
        other: State = self.__copy__()  # type: ignore[attr-defined]
        other.players = [player.__copy__() for player in self.players]  # type: ignore[attr-defined]
        other.events = None
        return other

    def in_wake_up_order(self) -> tuple[int, ...]:
        """The seats from the top of the chart down; before all have a row, clockwise from the first player."""
        placed = tuple(seat for seat in self.rows if seat >= 0)
        if len(placed) == len(self.players):
            return placed
        count = len(self.players)
        return tuple((self.first_player + i) % count for i in range(count))
