"""The tokens by which a region is marked: its number on its earth, or face down while it is a secret."""

from __future__ import annotations

from typing import NamedTuple

from game.art.chart.inks import EARTHS
from game.art.kit.boxes import Spot
from game.art.kit.canvas import LEAST, Canvas
from game.art.kit.palette import CREAM, INK, PAPER, mix
from game.art.kit.shapes import circle


class Token(NamedTuple):
    """A region with its number; without a region the token lies face down."""

    region: str = ""
    number: int = 0


def token(canvas: Canvas, spot: Spot, look: Token) -> None:
    """A token on its place."""
    x, y, r, _ = spot
    if not look.region:
        canvas.icon("token_down", x, y, 2 * r + 2)
        return
    canvas.draw(circle(x, y, r + 1.6, CREAM), circle(x, y, r, mix(EARTHS[look.region], PAPER, 0.25), INK, 1.8))
    canvas.text(x, y, str(look.number), "extra", max(LEAST, r * 1.35), INK, "centre", "middle")
