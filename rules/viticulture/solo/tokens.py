"""Bonus action tokens: how the player of a solo game gets and spends them (V-SOLO-07, V-SOLO-13)."""

from __future__ import annotations

from rules.engine.reason import Reason
from rules.viticulture.solo.terms import SoloTable
from rules.viticulture.state import State


def gain_tokens(s: State, amount: int, source: str, place: str = "") -> None:
    """Bonus action tokens come to the player."""
    if amount:
        s.change_solo(tokens=s.alone.tokens + amount)
        s.tell("token_gained", 0, source, amount, place=place)


def take_row_token(s: State, solo: SoloTable, row: int) -> None:
    """The token of the row that was chosen in spring goes to the player (V-SOLO-07, V-SOLO-DIFF-VEASY-01)."""
    mine = s.alone
    if mine.row_tokens >> row & 1:
        s.change_solo(row_tokens=mine.row_tokens & ~(1 << row))
        gain_tokens(s, 1, "spring", str(row))
    elif solo.terms(s.options).brings_token(s.year):
        gain_tokens(s, 1, "spring", str(row))


def may_spend(s: State, solo: SoloTable) -> bool:
    """Whether a token can be spent now: one in a turn, where the challenge allows it (V-SOLO-13)."""
    if s.solo is None or not s.solo.tokens or s.solo.spent:
        return False
    return solo.terms(s.options).rules.bonus_tokens == "usable"


def spend(s: State, source: str) -> None:
    """A token goes back to the box."""
    s.change_solo(tokens=s.alone.tokens - 1, spent=True)
    s.tell("token_spent", 0, source, 1)


def why_no_token(s: State, solo: SoloTable) -> Reason:
    """Why no token can be spent at this question."""
    if s.solo is None:
        return Reason("not_asked_now")
    if solo.terms(s.options).rules.bonus_tokens != "usable":
        return solo.terms(s.options).barred("bonus_tokens")
    if s.solo.spent:
        return Reason("token_spent", rule="V-SOLO-13")
    if not s.solo.tokens:
        return Reason("no_token", 1, 0, rule="V-SOLO-13")
    return Reason("bonus_not_usable", rule="V-EDGE-133")
