"""What the score tells beside the points, with several seats and alone: icons of their sources, and curiosities."""

from __future__ import annotations

from collections.abc import Sequence

from game.art import figures, signs
from game.play.session import Session
from game.text.messages import say
from game.text.names import called, joined, token_name
from game.viticulture.points import Best, Tally, tally_of
from rules.viticulture.view import View

ICONS = {
    "earlier": "age", "orders": "fill_order", "visitors": "play_summer", "windmill": "windmill",
    "tasting_room": "tasting_room", "wake_up": "rooster", "selling": "sell_grapes", "other": "vp", "lost": "vp_lost",
}  # fmt: skip
"""The icon of each source of points."""
MOST_SPACES = 2
"""Where more spaces than these were equally busy none of them is remarkable."""


def facts(sums: Tally, names: Sequence[str]) -> tuple[figures.Fact, ...]:
    """The curiosities that this game has."""
    found: list[figures.Fact] = []
    years, wines, spaces = sums.best_years, sums.finest_wines, sums.busiest_spaces
    if years:
        found.append(figures.Fact("achievement", say("score-best-year"), _year_words(years, names)))
    if wines:
        wine = token_name("wine", wines[0].name)
        words = say("score-finest-wine-words", name=_whose(wines, names), wine=wine)
        found.append(figures.Fact("wine_spark", say("score-finest-wine"), words))
    if 0 < len(spaces) <= MOST_SPACES:
        told = [say("score-busiest-space-words", action=called("action", one.name), times=one.amount) for one in spaces]
        words = " \u00b7 ".join(told)
        found.append(figures.Fact(signs.ACTIONS[spaces[0].name], say("score-busiest-space"), words))
    return tuple(found)


def _year_words(years: Sequence[Best], names: Sequence[str]) -> str:
    """The best year, or whose best years are equal."""
    first = years[0]
    if len(years) == 1:
        return say("score-best-year-words", name=names[first.seat], year=first.name, points=first.amount)
    return say("score-best-years-words", name=_whose(years, names), points=first.amount)


def _whose(all_best: Sequence[Best], names: Sequence[str]) -> str:
    return joined([names[seat] for seat in dict.fromkeys(one.seat for one in all_best)])


def sums_of(session: Session) -> Tally:
    """The sums of a game; one whose record begins in the middle began with points."""
    begun: View = session.view_at(0, None)
    told = session.events[: session.events_at(0)]
    since = [
        sum(one.amount for one in told if one.kind == "vp_changed" and one.seat == seat)
        for seat in range(len(begun.seats))
    ]
    before = [seat.vp - gained for seat, gained in zip(begun.seats, since, strict=True)]
    return tally_of(session.events, before, max(1, begun.year))
