"""View: what one seat may know of the table of Vino."""

from __future__ import annotations

import msgspec


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table.

    ``money`` is the older money in Vino, or None where the total is not shown (N-OPT-01); ``income`` that of this
    turn. ``vineyards`` counts those owned, ``markers`` the supply left. ``varieties`` maps regions to what the seat
    grows there, ``cellar`` every variety to its vineyards. ``regions_chosen`` is None while it is a secret;
    ``marked`` says how many have been chosen. ``passed``: done in the region of the barrel.
    """

    seat: int
    money: int | None
    income: int
    vineyards: int
    markers: int
    varieties: dict[str, str]
    cellar: dict[str, int]
    regions_chosen: tuple[str, ...] | None
    marked: int
    passed: bool


class BuyersView(msgspec.Struct, frozen=True):
    """Who has still a go in the region of the barrel, first who is next (N-BUY-06 to N-BUY-10).

    First come the ``owners``, each with as many purchases as wanted, then the ``newcomers``, one vineyard each by
    turns.
    """

    owners: tuple[int, ...]
    newcomers: tuple[int, ...]


class GiftView(msgspec.Struct, frozen=True):
    """A government gift that is going on: region, ranking, and the present place in it from 0."""

    region: str
    ranking: tuple[int, ...]
    at: int


class SaleView(msgspec.Struct, frozen=True):
    """A sale that is going on: variety, vineyards still to be given back, steps by which others are still to rise."""

    seat: int
    variety: str
    to_return: int
    to_raise: int


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat (``by``) may know it; ``by`` None sees only what is public.

    ``owners`` gives for each region the seat on every vineyard from the cheap end on, None where it is free;
    ``tiles`` the varieties that lie beside each region; ``face_down`` counts the mixed tiles. ``barrel`` is the
    region being handled or empty, ``buyers`` who may still buy there. ``quiet_turns`` counts those in a row without
    purchase and sale since it was last asked whether the game shall end (N-EDGE-51).
    """

    by: int | None
    round: int
    phase: str
    order: tuple[int, ...]
    turn: int
    barrel: str
    last_turn: bool
    over: bool
    seats: tuple[SeatView, ...]
    owners: dict[str, tuple[int | None, ...]]
    tiles: dict[str, tuple[str, ...]]
    face_down: int
    bottles: tuple[str, ...]
    market: dict[str, int]
    buyers: BuyersView | None
    gift: GiftView | None
    sale: SaleView | None
    quiet_turns: int
