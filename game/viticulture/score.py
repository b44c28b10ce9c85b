"""The score: who won and why, where the points came from, how they grew."""

from __future__ import annotations

from collections.abc import Sequence

from game.art import score
from game.art.courses import Course
from game.play.score import ScoreScene
from game.play.session import Session
from game.text.messages import say
from game.text.names import joined
from game.viticulture.facts import ICONS, facts
from game.viticulture.points import SOURCES, Tally, tally_of
from rules.viticulture.scoring import Result

TIE_BREAKS = ("lira", "wine", "grapes")


class ViticultureScore(ScoreScene):
    """The score of a game of Viticulture with several seats."""

    def looked(self) -> score.ScoreLook:
        return look_of(self.session)


def look_of(session: Session) -> score.ScoreLook:
    """What the score says of a finished game."""
    result = session.result
    assert result is not None
    sums = tally_of(session.events, len(session.names))
    first = result.winners[0]
    winners = joined([session.names[seat] for seat in result.winners])
    shared = "yes" if len(result.winners) > 1 else "no"
    points = result.standings[first][0]
    return score.ScoreLook(
        say("score-headline", winners=winners, shared=shared),
        session.colours[first],
        points,
        decided(result, session.names),
        say("table-year", year=sums.years),
        facts(sums, session.names),
        tuple(score.Source(ICONS[source], say(f"score-source-{source}")) for source in SOURCES),
        tuple(_row(session, result, sums, place, seat) for place, seat in enumerate(result.ranking)),
        say("score-total"),
        say("score-total-line"),
        say("score-years"),
        tuple(Course(session.colours[seat], session.names[seat], sums.course[seat]) for seat in result.ranking),
        innkeeper=session.innkeepers[first],
    )


def _row(session: Session, result: Result, sums: Tally, place: int, seat: int) -> score.ScoreRow:
    lira = say("score-lira", lira=result.standings[seat][1])
    rank = 1 if seat in result.winners else place + 1
    points = tuple(sums.points[seat][source] for source in SOURCES)
    total, level = result.standings[seat][0], session.level(seat)
    return score.ScoreRow(
        rank, session.colours[seat], session.names[seat], lira, points, total, level, session.innkeepers[seat]
    )


def decided(result: Result, names: Sequence[str]) -> tuple[str, ...]:
    """One or two lines on what decided the game."""
    first, second = result.ranking[0], result.ranking[1]
    best, next_best = result.standings[first], result.standings[second]
    if result.decided_by == "vp":
        return (say("score-by-points", points=best[0], name=names[second], less=next_best[0]),)
    tied = say("score-tied", points=best[0], names=joined([names[first], names[second]]))
    if result.decided_by == "shared":
        return tied, say("score-shared")
    if result.decided_by == "wake_up_order":
        return tied, say("score-tie-wake_up_order", name=names[first])
    at = 1 + TIE_BREAKS.index(result.decided_by)
    return tied, say(
        f"score-tie-{result.decided_by}", first=names[first], more=best[at], second=names[second], less=next_best[at]
    )
