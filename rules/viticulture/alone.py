"""What goes on at a table of one besides the cards: the Automa's cork, the player's tokens, the end (V-SOLO-*)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rules.engine.reason import Reason
from rules.viticulture.options import Options
from rules.viticulture.state import Solo, State

if TYPE_CHECKING:
    from rules.viticulture.box import Box

SOURCE = "automa"


def solo(s: State) -> Solo:
    """What the solo table has. Only for a table of one."""
    assert s.solo is not None
    return s.solo


def table(box: Box, options: Options) -> Solo:
    """The solo table before anything is shuffled: all row tokens in place where there are any (V-SOLO-03/04)."""
    terms = box.solo.terms(options)
    rows = range(1, len(box.components.board.wake_up_rows) + 1)
    return Solo(
        vp=terms.automa_vp(1),
        row_tokens=sum(1 << row for row in rows) if terms.rules.wake_up_rows == "with_token" else 0,
        useless=box.solo.useless if options.solo_visitors == "redrawn" else (),
    )


def begin_year(s: State, box: Box) -> None:
    """The Automa's cork goes to its place for the year; the last year is known from the start."""
    terms = box.terms(s)
    target = terms.automa_vp(s.year)
    if target != solo(s).vp:
        s.tell("automa_target", -1, SOURCE, target)
    s.change_solo(vp=target)
    if s.year >= terms.years and not s.last_year:
        s.last_year = True
        s.tell("last_year", 0, SOURCE)


def is_over(s: State, box: Box) -> bool:
    """Whether the game is over at the end of a year: its last one, or lost at once (V-SOLO-15, V-AGGR-03)."""
    if not s.year:
        return False
    terms = box.terms(s)
    player = s.players[0]
    if terms.targets and player.vp <= terms.automa_vp(s.year):
        s.change_solo(lost="target")
    if terms.must is not None and terms.must[0] == s.year:
        _, measure, test = terms.must
        if not test(measure(s, 0, 0)):
            s.change_solo(lost="challenge")
    return bool(solo(s).lost) or s.year >= terms.years


def gain_tokens(s: State, amount: int, source: str, place: str = "") -> None:
    """Bonus action tokens come to the player."""
    if amount:
        s.change_solo(tokens=solo(s).tokens + amount)
        s.tell("token_gained", 0, source, amount, place=place)


def take_row_token(s: State, box: Box, row: int) -> None:
    """The token of the row that was chosen in spring goes to the player (V-SOLO-07, V-SOLO-DIFF-VEASY-01)."""
    mine = solo(s)
    if mine.row_tokens >> row & 1:
        s.change_solo(row_tokens=mine.row_tokens & ~(1 << row))
        gain_tokens(s, 1, "spring", str(row))
    elif box.terms(s).brings_token(s.year):
        gain_tokens(s, 1, "spring", str(row))


def may_spend(s: State, box: Box) -> bool:
    """Whether a token can be spent now: one in a turn, where the challenge allows it (V-SOLO-13)."""
    if s.solo is None or not s.solo.tokens or s.solo.spent:
        return False
    return box.terms(s).rules.bonus_tokens == "usable"


def spend(s: State, source: str) -> None:
    """A token goes back to the box."""
    s.change_solo(tokens=solo(s).tokens - 1, spent=True)
    s.tell("token_spent", 0, source, 1)


def why_no_token(s: State, box: Box) -> Reason:
    """Why no token can be spent at this question."""
    if s.solo is None:
        return Reason("not_asked_now")
    if box.terms(s).rules.bonus_tokens != "usable":
        return box.terms(s).barred("bonus_tokens")
    if s.solo.spent:
        return Reason("token_spent", rule="V-SOLO-13")
    if not s.solo.tokens:
        return Reason("no_token", 1, 0, rule="V-SOLO-13")
    return Reason("bonus_not_usable", rule="V-EDGE-133")
