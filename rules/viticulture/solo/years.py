"""The years of a solo game: the Automa's cork, the last year, and how the game ends (V-SOLO-03, V-SOLO-15)."""

from __future__ import annotations

from rules.viticulture.box import Box
from rules.viticulture.options import Options
from rules.viticulture.state import Solo, State

SOURCE = "automa"


def solo_table(box: Box, options: Options) -> Solo:
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
    if target != s.alone.vp:
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
    return bool(s.alone.lost) or s.year >= terms.years
