"""A printed key cap at the foot of what is told of a thing, and that its key leads on to the rulebook."""

from __future__ import annotations

from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import INK, INK2, PAPER
from game.art.kit.shapes import rect
from game.text.messages import say

LETTERS, INSIDE, GAP = 18.0, 8.0, 8.0
"""Letters of cap and words, how much wider the cap is than its word on each side, and from the cap to the words."""


def row_height() -> float:
    """How high the row is, in design px."""
    return grown(LETTERS) + 12


def row_width(canvas: Canvas, key: str) -> float:
    """How wide the row is, in design px."""
    return _cap(canvas, key) + GAP + canvas.measure(say("table-rule-more"), "bold", grown(LETTERS))


def draw_rule(canvas: Canvas, x: float, middle: float, room: float, key: str) -> None:
    """The cap of a ``key`` from x on, and what it leads to, on as much ``room`` as there is."""
    wide, tall = _cap(canvas, key), grown(LETTERS) + 7
    canvas.draw(
        rect(x, middle - tall / 2, wide, tall, INK2, 5, INK, 1.4),
        rect(x, middle - tall / 2, wide, tall - 3.5, PAPER, 5, INK, 1.4),
    )
    canvas.text(x + wide / 2, middle - 1.5, key, "extra", grown(LETTERS), INK, "centre", "middle")
    left = wide + GAP
    words, size = canvas.fitting(say("table-rule-more"), "bold", grown(LETTERS), room - left)
    canvas.text(x + left, middle - 0.5, words, "bold", size, INK2, valign="middle")


def _cap(canvas: Canvas, key: str) -> float:
    return canvas.measure(key, "extra", grown(LETTERS)) + 2 * INSIDE
