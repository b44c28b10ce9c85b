"""The end of a game of Vino: who won and why, the winners' label, vineyards by region and variety, how they grew."""

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
from game.vino import printed
from game.vino.words import region_name, variety_name
from rules.vino.scoring import Result
from rules.vino.view import View

NO_GOAL = -1
"""No number of vineyards ends a game."""
MOST_NAMES = 3
"""So many are named who grow most of a variety; of more it is said how many they are."""


class VinoScore(ScoreScene):
    """Shown over the table when the game is over."""

    def told(self) -> Ending:
        return Ending(banquet_of(self.session), label_of(self.session), figures_of(self.session))


def banquet_of(session: Session) -> BanquetLook:
    """What the banquet says of a finished game."""
    result: Result = session.result
    winners = joined([session.names[seat] for seat in result.winners])
    headline = say("vino-score-headline", winners=winners, shared="yes" if len(result.winners) > 1 else "no")
    guests = tuple(
        Guest(
            rank(result, seat), session.colours[seat], session.innkeepers[seat], session.names[seat],
            (say("score-place", place=rank(result, seat)), _cash(result, seat)),
            str(result.standings[seat][0]),
        )
        for seat in result.ranking
    )  # fmt: skip
    return BanquetLook(headline, " \u00b7 ".join(decided(result, session.names)), guests, bay=True)


def _cash(result: Result, seat: int) -> str:
    return say("vino-score-cash", money=str(result.standings[seat][1]))


def label_of(session: Session) -> LabelLook:
    """The label of the winners."""
    result: Result = session.result
    others = [seat for seat in result.ranking if seat not in result.winners]
    told = " \u00b7 ".join(f"{session.names[seat]} {result.standings[seat][0]}" for seat in others)
    return LabelLook(
        say("window-title"),
        tuple(Portrait(session.colours[seat], session.innkeepers[seat]) for seat in result.winners),
        joined([session.names[seat] for seat in result.winners]),
        say("score-label-sort"),
        say("vino-round", round=session.view(None).round),
        say("vino-score-label-points", count=result.standings[result.winners[0]][0]),
        say("score-label-others", others=told) if told else "",
    )


def figures_of(session: Session) -> figures.FiguresLook:
    """Where the vineyards of a finished game lie, and how they grew."""
    result: Result = session.result
    view: View = session.view(None)
    courses = course(session)
    sources, rows = figures.without_empty(
        tuple(figures.Source(f"region_{region}", region_name(region)) for region in printed.regions()),
        tuple(_row(session, result, view, seat) for seat in result.ranking),
    )
    return figures.FiguresLook(
        say("vino-score-figures-title"),
        say("vino-round", round=view.round),
        _varieties(view, result.ranking, session.names),
        sources,
        rows,
        say("vino-score-total"),
        say("vino-score-total-line"),
        say("vino-score-courses"),
        tuple(Course(session.colours[seat], session.names[seat], courses[seat]) for seat in result.ranking),
        NO_GOAL,
        say("vino-score-varieties"),
    )


def _row(session: Session, result: Result, view: View, seat: int) -> figures.Row:
    return figures.Row(
        rank(result, seat),
        session.colours[seat],
        session.names[seat],
        _cash(result, seat),
        tuple(view.owners[region].count(seat) for region in printed.regions()),
        result.standings[seat][0],
        session.level(seat),
        session.innkeepers[seat],
    )


def rank(result: Result, seat: int) -> int:
    """The rank of a seat from 1 on; seats with the same vineyards and money share it."""
    return 1 + sum(other > result.standings[seat] for other in result.standings)


def _varieties(view: View, ranking: Sequence[int], names: Sequence[str]) -> tuple[figures.Fact, ...]:
    """Who grows most of each variety: all who grow as many."""
    found = []
    for variety in printed.varieties():
        most = max(view.seats[seat].cellar[variety] for seat in ranking)
        best = [names[seat] for seat in ranking if view.seats[seat].cellar[variety] == most]
        words = say("vino-about-region-owner", name=joined(best), count=most) if most else say("vino-score-none")
        if most and len(best) > MOST_NAMES:
            words = say("vino-score-several", count=len(best), n=most)
        found.append(figures.Fact(f"tile_{variety}", variety_name(variety), words))
    return tuple(found)


def course(session: Session) -> list[tuple[int, ...]]:
    """The vineyards of each seat at the end of every round."""
    rounds: dict[int, tuple[int, ...]] = {}
    for made in range(session.made + 1):
        view: View = session.view_at(made, None)
        if view.round:
            rounds[view.round] = tuple(seat.vineyards for seat in view.seats)
    return [tuple(counts[seat] for counts in rounds.values()) for seat in range(len(session.names))]


def decided(result: Result, names: Sequence[str]) -> tuple[str, ...]:
    """One or two lines on what decided the game."""
    first, second = result.ranking[:2]
    best, next_best = result.standings[first], result.standings[second]
    if result.decided_by == "vineyards":
        behind = [names[seat] for seat in result.ranking if result.standings[seat][0] == next_best[0]]
        words = say("vino-score-vineyards", points=best[0], less=next_best[0], name=joined(behind), count=len(behind))
        return (words,)
    even = [names[seat] for seat in result.ranking if result.standings[seat][0] == best[0]]
    tied = say("vino-score-tied", points=best[0], names=joined(even), count=len(even))
    if result.decided_by == "money":
        return tied, say("vino-score-money", more=str(best[1]), less=str(next_best[1]))
    winners = joined([names[seat] for seat in result.winners])
    return tied, say("vino-score-shared", all="yes" if len(even) == len(result.winners) else "no", names=winners)
