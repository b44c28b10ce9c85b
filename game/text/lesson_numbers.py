"""The numbers in the sentences of lessons: what is printed on cards, boards and tables, and what a seat has."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from game.text.edition import folder, of_edition
from game.text.printed import board, cards, entries
from rules.engine.catalog import plain

VINO = "vino"


def number_of(words: str, view: Any, seat: int) -> int:
    """The number that these words stand for, as a seat may know it.

    It is printed on a card, a structure or the board (``order_2 vp``), in Vino on the map or the price table
    (``price lazio.3``, several are added up; ``revenue 3``; ``most 2``), or it is one of the own side (``lira``) or of
    the table (``demand barbera``, ``bottles``, ``cork``). Raises LookupError, AttributeError, ValueError.
    """
    thing, *what = words.split()
    if thing in _TABLE:
        return _TABLE[thing](view, what)
    if not what:
        return int(getattr(view.seats[seat], thing))
    if thing in cards():
        return int(cards()[thing].printed[what[0]])
    return int(entries("structures")[thing][what[0]] if thing in entries("structures") else board()[thing][what[0]])


@of_edition
def _prices() -> Mapping[str, int]:
    """The price of every vineyard of Vino, by its name."""
    regions = plain(folder(VINO) / "regions.yaml")["regions"]
    return {f"{one['id']}.{at}": place["price"] for one in regions for at, place in enumerate(one["road"], 1)}


@of_edition
def _columns() -> Mapping[int, Mapping[str, int]]:
    """The columns of Vino's price table by the quantity that is sold."""
    return {column["sold"]: column for column in plain(folder(VINO) / "market.yaml")["price_table"]}


def _column(row: str) -> Callable[[Any, list[str]], int]:
    return lambda _view, what: int(_columns()[int(what[0])][row])


def _most_for(_view: Any, what: list[str]) -> int:
    """The largest quantity for which so many vineyards are given back."""
    return max(sold for sold, column in _columns().items() if column["lost"] == int(what[0]))


_TABLE: Mapping[str, Callable[[Any, list[str]], int]] = {
    "price": lambda _view, what: sum(_prices()[one] for one in what),
    "revenue": _column("revenue"),
    "lost": _column("lost"),
    "steps": _column("shift"),
    "most": _most_for,
    "quantity": _column("sold"),
    "demand": lambda view, what: int(view.market[what[0]]),
    "bottles": lambda view, _what: len(view.bottles),
    "cork": lambda view, _what: int(view.automa.vp_at_end),
    "years": lambda view, _what: int(view.automa.years),
}
"""What is read from the tables of Vino, or stands for the whole table."""
