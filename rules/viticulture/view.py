"""View: what one seat may know of the table. Hidden cards are only their numbers."""

from __future__ import annotations

import msgspec


class FieldView(msgspec.Struct, frozen=True):
    """One field of a mat. ``limit`` is 5, 6 or 7 (also its price in lira); ``value`` the sum of its vines."""

    limit: int
    vines: tuple[str, ...]
    value: int
    sold: bool
    harvested: bool


class SeatView(msgspec.Struct, frozen=True):
    """One player's side of the table.

    ``row`` is the wake-up row 1-7 or 0. ``workers`` are those available now by kind (worker, grande, temporary),
    ``regulars`` all regular workers owned and usable this year, ``trained`` those that join next year.
    ``cards`` counts the hand by deck; ``hand`` names its cards, or is None where the faces are not to be known.
    """

    seat: int
    vp: int
    lira: int
    residual: int
    row: int
    passed: bool
    workers: dict[str, int]
    regulars: int
    trained: int
    cards: dict[str, int]
    hand: tuple[str, ...] | None
    fields: tuple[FieldView, ...]
    structures: tuple[str, ...]
    used_this_year: tuple[str, ...]
    grapes: dict[str, tuple[int, ...]]
    wines: dict[str, tuple[int, ...]]
    parents: tuple[str, ...] = ()
    """Mama and papa, or the ones to choose from, while the game is being set up."""


class AutomaView(msgspec.Struct, frozen=True):
    """The Automa's side of a solo table.

    ``vp`` is where its cork stands this year, ``vp_at_end`` in the last one; ``years`` is the length of the game.
    ``shown`` are the cards turned this season, ``deck`` and ``pile`` count its cards, ``workers`` those that it can
    still place this year. ``row_tokens`` are the wake-up rows with a token, ``tokens`` the player's, of which one may
    be spent on the present turn when ``may_spend``. ``challenge`` is 1 to 8, or 0 outside the campaign.
    """

    vp: int
    vp_at_end: int
    years: int
    level: str
    aggressive: bool
    challenge: int
    shown: tuple[str, ...]
    deck: int
    pile: int
    workers: int
    row_tokens: tuple[int, ...]
    tokens: int
    may_spend: bool


class View(msgspec.Struct, frozen=True):
    """The whole table as one seat (``by``) may know it; ``by`` None sees only what is public.

    ``occupied`` maps a space to the workers on it as (seat, kind); ``planned`` lists (seat, kind, space) in order of
    planning; ``decks`` and ``piles`` count cards; ``tops`` names the top card of each discard pile that has one;
    ``shown`` are cards laid open for all just now (Caravan); ``order`` is the wake-up order, empty in spring;
    ``automa`` is there at a table of one, and its workers stand in ``occupied`` as (-1, automa).
    """

    by: int | None
    year: int
    season: str
    first_player: int
    turn: int
    order: tuple[int, ...]
    last_year: bool
    over: bool
    seats: tuple[SeatView, ...]
    occupied: dict[str, tuple[tuple[int, str], ...]]
    planned: tuple[tuple[int, str, str], ...]
    decks: dict[str, int]
    piles: dict[str, int]
    tops: dict[str, str]
    shown: tuple[str, ...]
    temporary_on_chart: bool
    spaces_open: tuple[str, ...]
    """Which places of an action exist at this number of players: left, middle, right."""
    automa: AutomaView | None = None
