"""The shape of a position in words: what may stand under ``given`` in a scenario (choice-language §7)."""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from rules.viticulture.options import Count

Season = Literal["setup", "spring", "summer", "fall", "winter", "year_end"]


class Exactly(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A whole deck, top card first; its other cards lie aside."""

    exactly: list[str]


class Decks(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The top cards of each deck, or a whole deck."""

    vine: list[str] | Exactly = []
    order: list[str] | Exactly = []
    summer_visitor: list[str] | Exactly = []
    winter_visitor: list[str] | Exactly = []
    automa: list[str] | Exactly = []
    mama: list[str] | Exactly = []


class Piles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The discard piles, top card first."""

    vine: list[str] = []
    order: list[str] = []
    summer_visitor: list[str] = []
    winter_visitor: list[str] = []
    automa: list[str] = []


class Available(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The workers still available; None: two regulars and the grande, less those that stand somewhere."""

    regular: int | None = None
    grande: int | None = None
    temporary: int = 0


class Grapes(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of the grapes on the two crush pads."""

    red: list[int] = []
    white: list[int] = []


class Wines(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The values of the wines in the cellar."""

    red: list[int] = []
    white: list[int] = []
    blush: list[int] = []
    sparkling: list[int] = []


class Seat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat's things; what is not named is not there."""

    lira: int = 0
    vp: int = 0
    residual: int = 0
    hand: list[str] = []
    mamas: list[str] = []
    papas: list[str] = []
    fields: dict[int, list[str] | Literal["sold"]] = {}
    harvested: list[int] = []
    structures: list[str] = []
    used_this_year: list[str] = []
    grapes: Grapes = Grapes()
    wines: Wines = Wines()
    workers: Available = Available()
    trained: int = 0
    tokens: int = 0


class AutomaSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where the Automa's cork stands; None: where level, variant and year put it."""

    vp: int | None = None


class InCampaign(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game of the campaign: its challenge, and how the campaign has gone so far."""

    challenge: Literal[1, 2, 3, 4, 5, 6, 7, 8]
    losses_in_a_row: Count = 0
    games: Count = 0


class Given(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position as far as it differs from the plain default one."""

    year: int = 1
    season: Season = "summer"
    first_player: int = 0
    wake_up: dict[int, int] = {}
    turn: int | None = None
    passed: list[int] = []
    last_year: bool | None = None
    occupied: dict[str, str | list[str]] = {}
    planned: dict[str, str | list[str]] = {}
    decks: Decks = Decks()
    discards: Piles = Piles()
    next_seed: int | None = None
    seat: dict[int | Literal["automa"], dict[str, Any]] = {}
    row_tokens: list[int] | None = None
    campaign: InCampaign | None = None
