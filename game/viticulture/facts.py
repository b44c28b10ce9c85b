"""What the score tells beside the points, with several seats and alone: icons of their sources, and curiosities."""

from __future__ import annotations

from collections.abc import Sequence

from game.art import score, signs
from game.text.messages import say
from game.text.names import called, token_name
from game.viticulture.points import Best, Tally

ICONS = {
    "orders": "fill_order", "visitors": "play_summer", "windmill": "windmill", "tasting_room": "tasting_room",
    "wake_up": "rooster", "selling": "sell_grapes", "other": "vp", "lost": "vp_lost",
}  # fmt: skip
"""The icon of each source of points."""


def facts(sums: Tally, names: Sequence[str]) -> tuple[score.Fact, ...]:
    """The curiosities that this game has."""
    found: list[score.Fact] = []
    year, wine, space = sums.best_year, sums.finest_wine, sums.busiest_space
    if year.seat >= 0:
        words = say("score-best-year-words", name=names[year.seat], year=year.name, points=year.amount)
        found.append(score.Fact("achievement", say("score-best-year"), words))
    if wine.seat >= 0:
        found.append(score.Fact("wine_spark", say("score-finest-wine"), _wine_words(wine, names)))
    if space.seat >= 0:
        words = say("score-busiest-space-words", action=called("action", space.name), times=space.amount)
        found.append(score.Fact(signs.ACTIONS[space.name], say("score-busiest-space"), words))
    return tuple(found)


def _wine_words(wine: Best, names: Sequence[str]) -> str:
    return say("score-finest-wine-words", name=names[wine.seat], wine=token_name("wine", wine.name))
