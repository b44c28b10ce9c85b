"""The end of a game of several: who won and why, the winners' label, where the points came from, how they grew."""

from __future__ import annotations

from collections.abc import Sequence

from game.art import figures
from game.art.banquet.guests import Guest
from game.art.banquet.page import BanquetLook
from game.art.courses import Course
from game.art.wine_label.label import LabelLook, Portrait
from game.play.score import Ending, ScoreScene
from game.play.session import Session
from game.text.messages import say
from game.text.names import joined
from game.text.numbers import numeral
from game.viticulture.facts import ICONS, facts, sums_of
from game.viticulture.points import SOURCES, Tally
from rules.viticulture.scoring import Result

TIE_BREAKS = ("lira", "wine", "grapes")


class ViticultureScore(ScoreScene):
    """The score of a game of Viticulture with several seats."""

    def told(self) -> Ending:
        return Ending(banquet_of(self.session), label_of(self.session), figures_of(self.session))


def rank(result: Result, seat: int) -> int:
    """The rank of a seat from 1 on; seats that are equal in all that counts share it."""
    if seat in result.winners:
        return 1
    mine = result.standings[seat]
    return 1 + sum(other in result.winners or result.standings[other] > mine for other in result.ranking)


def banquet_of(session: Session) -> BanquetLook:
    """What the banquet says of a finished game."""
    result: Result = session.result
    winners = joined([session.names[seat] for seat in result.winners])
    headline = say("score-headline", winners=winners, shared="yes" if len(result.winners) > 1 else "no")
    return BanquetLook(headline, " ".join(decided(result, session.names)), tuple(_guests(session, result)))


def _guests(session: Session, result: Result) -> list[Guest]:
    ranks = {seat: rank(result, seat) for seat in result.ranking}
    return [
        Guest(
            ranks[seat], session.colours[seat], session.innkeepers[seat], session.names[seat],
            (say("score-place", place=ranks[seat]),), numeral(result.standings[seat][0]),
        )
        for seat in result.ranking
    ]  # fmt: skip


def label_of(session: Session) -> LabelLook:
    """The label of the winners."""
    result: Result = session.result
    first = result.winners[0]
    others = " \u00b7 ".join(
        f"{session.names[seat]} {numeral(result.standings[seat][0])}"
        for seat in result.ranking
        if seat not in result.winners
    )
    return LabelLook(
        say("window-title"),
        tuple(Portrait(session.colours[seat], session.innkeepers[seat]) for seat in result.winners),
        joined([session.names[seat] for seat in result.winners]),
        say("score-label-sort"),
        say("table-year", year=session.view(None).year),
        say("score-label-points", points=result.standings[first][0]),
        say("score-label-others", others=others) if others else "",
    )


def figures_of(session: Session) -> figures.FiguresLook:
    """Where the points of a finished game came from, and how they grew."""
    result: Result = session.result
    sums = sums_of(session)
    sources, rows = figures.without_empty(
        tuple(figures.Source(ICONS[source], say(f"score-source-{source}")) for source in SOURCES),
        tuple(_row(session, result, sums, seat) for seat in result.ranking),
    )
    return figures.FiguresLook(
        say("score-figures-title"),
        say("table-year", year=session.view(None).year),
        facts(sums, session.names),
        sources,
        rows,
        say("score-total"),
        say("score-total-line"),
        say("score-years"),
        tuple(Course(session.colours[seat], session.names[seat], sums.course[seat]) for seat in result.ranking),
        first=sums.first,
    )


def _row(session: Session, result: Result, sums: Tally, seat: int) -> figures.Row:
    return figures.Row(
        rank(result, seat),
        session.colours[seat],
        session.names[seat],
        say("score-lira", lira=result.standings[seat][1]),
        tuple(sums.points[seat][source] for source in SOURCES),
        result.standings[seat][0],
        session.level(seat),
        session.innkeepers[seat],
    )


def decided(result: Result, names: Sequence[str]) -> tuple[str, ...]:
    """One or two lines on what decided the game."""
    first, second = result.ranking[0], result.ranking[1]
    best, next_best = result.standings[first], result.standings[second]
    if result.decided_by == "vp":
        behind = _as_good(result, second, 1)
        named = joined([names[seat] for seat in behind])
        return (say("score-by-points", points=best[0], name=named, count=len(behind), less=next_best[0]),)
    even, equal = _as_good(result, first, 1), _as_good(result, first, len(best))
    tied = say("score-tied", points=best[0], names=joined([names[seat] for seat in even]))
    every, named = "yes" if equal == even else "no", joined([names[seat] for seat in equal])
    if result.decided_by == "shared":
        return tied, say("score-shared", all=every, names=named)
    if result.decided_by == "wake_up_order":
        return tied, say("score-tie-wake_up_order", all=every, names=named, name=names[first])
    at = 1 + TIE_BREAKS.index(result.decided_by)
    behind = _as_good(result, second, at + 1)
    named = joined([names[seat] for seat in behind])
    return tied, say(
        f"score-tie-{result.decided_by}", first=names[first], more=best[at], second=named, less=next_best[at]
    )


def _as_good(result: Result, seat: int, numbers: int) -> list[int]:
    """All seats that are equal to one in so many of the numbers that count, from points on; itself among them."""
    mine = result.standings[seat][:numbers]
    return [other for other in result.ranking if result.standings[other][:numbers] == mine]
