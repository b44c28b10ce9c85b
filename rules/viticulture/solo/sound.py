"""What is true of every position of a solo game besides, told as sentences where it is not."""

from __future__ import annotations

from collections.abc import Iterator

from rules.viticulture.box import Box
from rules.viticulture.solo.automa import CODE
from rules.viticulture.state import AUTOMA, SEASONS, SPRING, Solo, State


def of_position(s: State, solo: Solo, box: Box) -> list[str]:
    """Everything that is wrong with the solo side of this position."""
    return [*_automa(s, solo, box), *_tokens(s, solo, box), *_terms(s, solo, box)]


def _automa(s: State, solo: Solo, box: Box) -> Iterator[str]:
    opened = box.terms(s).open
    spaces = box.spaces
    if sorted((*solo.deck, *solo.pile)) != list(range(len(box.solo.cards))):
        yield "an Automa card is missing or lies twice"
    if solo.shown[-1:] not in ((), solo.pile[-1:]):
        yield "the Automa card turned last does not lie on top of its pile"
    standing = [space for space, code in enumerate(s.occupied) if code == CODE]
    if len(standing) > box.solo.automa.workers:
        yield f"{len(standing)} Automa workers stand on the board"
    for space in standing:
        action = box.action_at(space)
        if space != opened[action][0]:
            yield f"an Automa worker stands on {spaces.names[space]}, which is not the first open space"
        if SEASONS.index(spaces.season[action]) > s.season > SPRING:
            yield f"an Automa worker stands on {spaces.names[space]} before its season"
    if any(code >> 2 == AUTOMA for crowd in s.crowds for code in crowd):
        yield "an Automa worker stands where it never goes"


def _tokens(s: State, solo: Solo, box: Box) -> Iterator[str]:
    terms = box.terms(s)
    rows = len(box.components.board.wake_up_rows)
    if solo.tokens < 0 or solo.row_tokens & 1 or solo.row_tokens >> (rows + 1):
        yield f"tokens lie wrong: {solo.tokens} with the player, rows {solo.row_tokens:b}"
    if terms.rules.wake_up_rows == "any" and solo.row_tokens:
        yield "tokens lie on the chart in a challenge without them"
    most = rows + len(terms.level.free_years) + s.options.losses_in_a_row
    if solo.tokens + solo.row_tokens.bit_count() > most:
        yield f"there are more than {most} tokens"


def _terms(s: State, solo: Solo, box: Box) -> Iterator[str]:
    terms = box.terms(s)
    if s.year > terms.years:
        yield f"year {s.year} of a game of {terms.years}"
    if s.last_year != (s.year == terms.years):
        yield f"year {s.year} is wrongly taken for the last, or not"
    if terms.targets and s.year and solo.vp != terms.automa_vp(s.year):
        yield f"the Automa's cork stands on {solo.vp} in year {s.year}"
    player = s.players[0]
    if terms.rules.points == "none_in_play" and not solo.scoring and player.vp > 0:
        yield f"{player.vp} points before the end is scored"
    if s.options.solo_visitors == "removed" and not set(box.solo.useless) <= set(s.unused):
        yield "a visitor of no use to one player is in the game"
