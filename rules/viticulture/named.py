"""A position in which everything is called by its name, so that it means the same whatever else the data hold.

It stands at the beginning of a year: what is still to be done is no part of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.engine.naming import Names
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS
from rules.viticulture.options import Options
from rules.viticulture.state import NO_RESULTS, SEASONS, Player, Solo, State


class _Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    pass


class _Seat(_Part, frozen=True):
    vp: int = 0
    lira: int = 0
    residual: int = 0
    regular: int = 0
    grande: int = 0
    temporary: int = 0
    staff: int = 0
    grandes: int = 0
    trained: int = 0
    hand: list[str] = []
    fields: dict[str, list[str]] = {}
    sold: list[str] = []
    harvested: list[str] = []
    structures: list[str] = []
    used: list[str] = []
    grapes: tuple[int, int] = (0, 0)
    wines: tuple[int, int, int, int] = (0, 0, 0, 0)
    mamas: list[str] = []
    papas: list[str] = []


class _Alone(_Part, frozen=True):
    vp: int
    row_tokens: int = 0
    tokens: int = 0
    spent: bool = False
    deck: list[str] = []
    pile: list[str] = []
    shown: list[str] = []
    shuffles: int = 0
    useless: list[str] = []
    mamas: list[str] = []
    scoring: bool = False
    lost: str = ""


class _Table(_Part, frozen=True):
    options: Options
    seats: list[_Seat]
    seed: int
    year: int
    season: str
    decks: dict[str, list[str]]
    piles: dict[str, list[str]]
    shuffles: dict[str, int]
    first_player: int = 0
    turn: int = 0
    last_year: bool = False
    passed: int = 0
    rows: dict[str, int] = {}
    last_rows: dict[str, int] = {}
    occupied: dict[str, int] = {}
    crowds: dict[str, list[int]] = {}
    plans: list[tuple[int, int, str, int]] = []
    temporary: int = -1
    aside: list[tuple[int, str]] = []
    in_play: list[str] = []
    unused: list[str] = []
    revealed: int = 0
    results: tuple[int, ...] = NO_RESULTS
    solo: _Alone | None = None


class Naming:
    """Says positions of one box by names and understands them again. Copies of a vine are told apart by a number."""

    def __init__(self, box: Box) -> None:
        components, self.box = box.components, box
        self.cards = Names("card", _told_apart(components.names[: components.blank]))
        self.mamas = Names("mama", [card.id for card in components.mamas])
        self.papas = Names("papa", [card.id for card in components.papas])
        self.automa = Names("Automa card", [card.id for card in box.solo.cards])
        self.structures = Names("structure", components.structures)
        self.fields = Names("field", [str(limit) for limit in box.vineyard.limits])
        self.spaces = Names("space", box.spaces.names)
        self.rows = Names("row", [str(row) for row in range(len(components.board.wake_up_rows) + 1)])
        self.decks = Names("deck", DECKS)

    def named(self, s: State) -> dict[str, Any]:
        """The position by names, as JSON has it."""
        first = self.box.spaces.first_crowd
        table = _Table(
            options=s.options,
            seats=[self._seat(player) for player in s.players],
            seed=s.seed,
            year=s.year,
            season=SEASONS[s.season],
            decks=self.decks.by({i: self.cards.listed(deck) for i, deck in enumerate(s.decks)}),
            piles=self.decks.by({i: self.cards.listed(pile) for i, pile in enumerate(s.piles)}),
            shuffles=self.decks.by(dict(enumerate(s.shuffles))),
            first_player=s.first_player,
            turn=s.turn,
            last_year=s.last_year,
            passed=s.passed,
            rows=self.rows.by({row: seat for row, seat in enumerate(s.rows) if seat >= 0}),
            last_rows=self.rows.by({row: seat for row, seat in enumerate(s.last_rows) if row}),
            occupied=self.spaces.by({space: code for space, code in enumerate(s.occupied) if code >= 0}),
            crowds=self.spaces.by({first + at: list(crowd) for at, crowd in enumerate(s.crowds) if crowd}),
            plans=[(seat, kind, self.spaces.name(space), bonus) for seat, kind, space, bonus in s.plans],
            temporary=s.temporary,
            aside=[(seat, self.cards.name(card)) for seat, card in s.aside],
            in_play=self.cards.listed(s.in_play),
            unused=self.cards.listed(s.unused),
            revealed=s.revealed,
            results=s.results,
            solo=None if s.solo is None else self._alone(s.solo),
        )
        found: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(table))
        return found

    def _seat(self, player: Player) -> _Seat:
        return _Seat(
            vp=player.vp,
            lira=player.lira,
            residual=player.residual,
            regular=player.regular,
            grande=player.grande,
            temporary=player.temporary,
            staff=player.staff,
            grandes=player.grandes,
            trained=player.trained,
            hand=self.cards.listed(player.hand),
            fields=self.fields.by({at: self.cards.listed(vines) for at, vines in enumerate(player.fields)}),
            sold=self.fields.of_bits(player.sold),
            harvested=self.fields.of_bits(player.harvested),
            structures=self.structures.of_bits(player.structures),
            used=self.structures.of_bits(player.used),
            grapes=player.grapes,
            wines=player.wines,
            mamas=self.mamas.listed(player.mamas),
            papas=self.papas.listed(player.papas),
        )

    def _alone(self, solo: Solo) -> _Alone:
        return _Alone(
            vp=solo.vp,
            row_tokens=solo.row_tokens,
            tokens=solo.tokens,
            spent=solo.spent,
            deck=self.automa.listed(solo.deck),
            pile=self.automa.listed(solo.pile),
            shown=self.automa.listed(solo.shown),
            shuffles=solo.shuffles,
            useless=self.cards.listed(solo.useless),
            mamas=self.mamas.listed(solo.mamas),
            scoring=solo.scoring,
            lost=solo.lost,
        )

    def understood(self, named: Mapping[str, Any]) -> State:
        """The position with nothing to be done yet. Raises ValueError for a name that these data do not have.

        Cards that it does not name, as those that were added to the data later, are out of the game.
        """
        try:
            table = msgspec.convert(named, _Table)
        except msgspec.ValidationError as fault:
            raise ValueError(f"this is no position of viticulture: {fault}") from None
        first, occupied = self.box.spaces.first_crowd, self.spaces.places(table.occupied)
        crowds, rows = self.spaces.places(table.crowds), self.rows.places(table.rows)
        last_rows = self.rows.places(table.last_rows)
        decks, piles = self.decks.places(table.decks), self.decks.places(table.piles)
        shuffles = self.decks.places(table.shuffles)
        if any(space >= first for space in occupied) or any(space < first for space in crowds):
            raise ValueError("this is no position of viticulture: a worker stands where none can")
        s = State(
            agenda=None,
            seed=table.seed,
            results=table.results,
            beside=False,
            revealed=table.revealed,
            blind=-1,
            events=None,
            asked=[],
            options=table.options,
            players=[self._player(seat) for seat in table.seats],
            year=table.year,
            season=_season(table.season),
            first_player=table.first_player,
            turn=table.turn,
            last_year=table.last_year,
            passed=table.passed,
            rows=tuple(rows.get(row, -1) for row in range(len(self.rows))),
            last_rows=(-1, *(last_rows.get(row, -1) for row in range(1, len(self.rows)))) if last_rows else (),
            occupied=tuple(occupied.get(space, -1) for space in range(first)),
            crowds=tuple(tuple(crowds.get(space, ())) for space in range(first, len(self.spaces))),
            plans=tuple((seat, kind, self.spaces.number(space), bonus) for seat, kind, space, bonus in table.plans),
            temporary=table.temporary,
            decks=tuple(self.cards.numbers(decks.get(deck, ())) for deck in range(len(DECKS))),
            piles=tuple(self.cards.numbers(piles.get(deck, ())) for deck in range(len(DECKS))),
            shuffles=tuple(shuffles.get(deck, 0) for deck in range(len(DECKS))),
            aside=tuple((seat, self.cards.number(card)) for seat, card in table.aside),
            in_play=self.cards.numbers(table.in_play),
            unused=self.cards.numbers(table.unused),
            solo=None if table.solo is None else self._solo(table.solo),
        )
        s.unused = (*s.unused, *self._nowhere(s))
        return s

    def _nowhere(self, s: State) -> list[int]:
        """The cards that lie nowhere in this position."""
        lie = {card for cards in (*s.decks, *s.piles, s.in_play, s.unused) for card in cards}
        lie |= {card for _, card in s.aside}
        for player in s.players:
            lie |= {card for cards in (player.hand, *player.fields) for card in cards}
        return [card for card in range(len(self.cards)) if card not in lie]

    def _player(self, seat: _Seat) -> Player:
        fields = self.fields.places(seat.fields)
        if len(fields) != len(self.fields):
            raise ValueError("this position of viticulture has other fields")
        return Player(
            vp=seat.vp,
            lira=seat.lira,
            residual=seat.residual,
            regular=seat.regular,
            grande=seat.grande,
            temporary=seat.temporary,
            staff=seat.staff,
            grandes=seat.grandes,
            trained=seat.trained,
            hand=tuple(sorted(self.cards.numbers(seat.hand))),
            fields=tuple(tuple(sorted(self.cards.numbers(fields[at]))) for at in range(len(self.fields))),
            sold=self.fields.bits(seat.sold),
            harvested=self.fields.bits(seat.harvested),
            structures=self.structures.bits(seat.structures),
            used=self.structures.bits(seat.used),
            grapes=seat.grapes,
            wines=seat.wines,
            mamas=tuple(sorted(self.mamas.numbers(seat.mamas))),
            papas=tuple(sorted(self.papas.numbers(seat.papas))),
        )

    def _solo(self, alone: _Alone) -> Solo:
        return Solo(
            vp=alone.vp,
            row_tokens=alone.row_tokens,
            tokens=alone.tokens,
            spent=alone.spent,
            deck=self.automa.numbers(alone.deck),
            pile=self.automa.numbers(alone.pile),
            shown=self.automa.numbers(alone.shown),
            shuffles=alone.shuffles,
            useless=self.cards.numbers(alone.useless),
            mamas=self.mamas.numbers(alone.mamas),
            scoring=alone.scoring,
            lost=alone.lost,
        )


def _season(season: str) -> int:
    """The number of a season. Raises ValueError."""
    if season not in SEASONS:
        raise ValueError(f"this is no position of viticulture: it knows no season '{season[:40]}'")
    return SEASONS.index(season)


def _told_apart(names: tuple[str, ...]) -> list[str]:
    """The names with a number behind each but the first of those that are alike."""
    times: dict[str, int] = {}
    found = []
    for name in names:
        times[name] = times.get(name, 0) + 1
        found.append(name if times[name] == 1 else f"{name} {times[name]}")
    return found
