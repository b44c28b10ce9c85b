"""The compass rose with a place in the order of play on it."""

from __future__ import annotations

from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, CREAM, INK
from game.art.kit.shapes import circle, path

SAND, NORTH = "#DCC9A4", "#A3161B"


def rose(canvas: Canvas, place: int, x: float, y: float, r: float) -> None:
    """A rose of radius ``r`` around x, y; the number of the place, from 1, stands on its disc."""
    disc, waist = r * 0.74, r * 0.3
    points = ((0, -1), (1, 0), (0, 1), (-1, 0))
    corners = []
    for (ax, ay), (bx, by) in zip(points, (*points[1:], points[0]), strict=True):
        corners += [(x + ax * r, y + ay * r), (x + (ax + bx) * waist, y + (ay + by) * waist)]
    star = "M" + "L".join(f"{cx:.2f},{cy:.2f}" for cx, cy in corners) + "Z"
    side = waist
    canvas.draw(
        path(star, CREAM, CREAM, 4.4),
        circle(x, y, disc + 2.4, CREAM),
        path(star, SAND, INK, 1.4),
        path(f"M{x},{y - r}L{x + side},{y - side}H{x - side}Z", NORTH, INK, 1.4),
        circle(x, y, disc, CARD, INK, 1.6),
    )
    canvas.text(x, y + 0.5, str(place), "extra", max(18.0, min(grown(20), disc * 1.7)), INK, "centre", "middle")
