"""Styles for learning: games in which something is overvalued, so that other ways to play are met and judged."""

from __future__ import annotations

from rules.engine.chance import Stream

STYLES: tuple[tuple[dict[str, float], float], ...] = (
    ({"workers in all": 1.0}, 12.0),
    ({"residual": 1.0}, 6.0),
    ({"ready orders": 1.0, "best ready order": 0.7}, 4.0),
    ({"hoped orders": 1.0, "best hoped order": 0.5, "orders lacking one wine": 0.3}, 4.0),
    ({"medium_cellar": 1.0, "large_cellar": 1.0}, 3.0),
    ({"red sum": 1.0, "white sum": 1.0, "blush sum": 1.3, "sparkling sum": 1.6}, 2.5),
    ({"grapes": 1.0}, 3.0),
    ({"planted red": 1.0, "planted white": 1.0}, 5.0),
    ({"hand summer_visitor": 1.0, "hand winter_visitor": 1.0}, 2.0),
    ({"lira": 1.0}, 2.0),
    ({"hand order": 1.0}, 1.5),
    ({"windmill": 1.0, "tasting_room": 1.0, "cottage": 1.0}, 1.5),
)
"""Groups of inputs, and the most victory points by which a unit of each is overvalued."""
MOST, LIKES, DISLIKE = 4, 85, -0.4
"""A style has so many groups at most; so many of a hundred are liked, the others undervalued by a part of that."""


def any_style(stream: Stream) -> dict[str, float]:
    """What a style of play adds for a unit of each input, in victory points."""
    left, found = list(STYLES), dict[str, float]()
    for _ in range(1 + stream.below(MOST)):
        group, most = left.pop(stream.below(len(left)))
        points = most * stream.below(1000) / 1000 * (1 if stream.below(100) < LIKES else DISLIKE)
        found |= {name: points * weight for name, weight in group.items()}
    return found
