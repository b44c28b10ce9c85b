"""Laying out what only a table of one has: campaign, cork, tokens and the Automa's cards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.engine.chance import Stream
from rules.engine.rules import PositionFault
from rules.engine.shape import Path, place_of, shaped, within
from rules.viticulture.box import Box
from rules.viticulture.given import AutomaSeat, Exactly, Given, InCampaign, Seat
from rules.viticulture.options import Options
from rules.viticulture.state import SETUP, State


def in_campaign(raw: Mapping[str, Any], options: Options) -> Options:
    """The options of a position that names a challenge of the campaign. Raises PositionFault."""
    if raw.get("campaign") is None:
        return options
    told = shaped(raw["campaign"], InCampaign, ("campaign",))
    return msgspec.structs.replace(
        options, challenge=told.challenge, losses_in_a_row=told.losses_in_a_row, games=told.games
    )


def lay_alone(s: State, box: Box, given: Given, seat: Seat, shuffle_seed: int) -> None:
    """What only a solo table has: the last year, the cork, tokens and the Automa's cards. Raises PositionFault."""
    assert s.solo is not None
    terms = box.terms(s)
    if given.year > terms.years:
        raise PositionFault(("year",), f"this game lasts {terms.years} years; name one of them")
    s.last_year = s.year >= terms.years
    if given.last_year not in (None, s.last_year):
        raise PositionFault(("last_year",), f"alone the last year is year {terms.years}; leave it out")
    automa = shaped(given.seat.get("automa", {}), AutomaSeat, ("seat", "automa"))
    s.change_solo(
        vp=terms.automa_vp(s.year) if automa.vp is None else automa.vp,
        tokens=within(seat.tokens, 0, None, "the number of tokens", ("seat", 0, "tokens")),
        row_tokens=_row_tokens(s, given),
    )
    if terms.rules.mama == "none" and seat.mamas:
        raise PositionFault(("seat", 0, "mamas"), "no mama comes in this challenge; leave it out")
    _automa_cards(s, box, given, shuffle_seed)


def _row_tokens(s: State, given: Given) -> int:
    assert s.solo is not None
    if given.row_tokens is None:
        return s.solo.row_tokens & ~sum(1 << row for row, seat in enumerate(s.rows) if seat >= 0)
    for i, row in enumerate(given.row_tokens):
        within(row, 1, len(s.rows) - 1, "a row", ("row_tokens", i))
    return sum(1 << row for row in set(given.row_tokens))


def _automa_cards(s: State, box: Box, given: Given, shuffle_seed: int) -> None:
    """The Automa's deck and pile, and in season setup the mamas that may still come."""
    free = list(range(len(box.solo.cards)))
    pile = _numbered(given.discards.automa, list(box.solo.number), free, ("discards", "automa"))
    deck = _stacked(shuffle_seed, given.decks.automa, list(box.solo.number), free, "automa")
    s.change_solo(deck=deck, pile=pile)
    if s.season == SETUP and box.terms(s).rules.mama_with_order == "may_redraw":
        mamas = [card.id for card in box.components.mamas]
        left = [i for i in range(len(mamas)) if i not in s.players[0].mamas]
        s.change_solo(mamas=_stacked(shuffle_seed, given.decks.mama, mamas, left, "mama"))


def _stacked(
    shuffle_seed: int, words: list[str] | Exactly, names: list[str], free: list[int], deck: str
) -> tuple[int, ...]:
    """A deck of which some top cards are named; the rest is shuffled, or with ``exactly`` there is none."""
    exact = isinstance(words, Exactly)
    path: Path = ("decks", deck, "exactly") if exact else ("decks", deck)
    top = _numbered(words.exactly if isinstance(words, Exactly) else words, names, free, path)
    rest = () if exact else Stream(shuffle_seed, deck).shuffled(tuple(free))
    return (*rest, *top)


def _numbered(words: list[str], names: list[str], free: list[int], path: Path) -> tuple[int, ...]:
    """Cards written top card first as numbers, top card last; they are no longer free."""
    found = []
    for i, word in enumerate(words):
        number = place_of(word, names, "card of this deck", (*path, i))
        if number not in free:
            raise PositionFault((*path, i), f"'{word}' lies twice; there is one such card")
        free.remove(number)
        found.append(number)
    return tuple(reversed(found))
