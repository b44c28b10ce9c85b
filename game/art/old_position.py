"""The frame of the screen while an earlier position is shown."""

from __future__ import annotations

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import OCHRE, PAPER
from game.art.kit.shapes import NONE, rect


@kept(4)
def old_position_frame(w: float, h: float, scale: float) -> Surface:
    """A double frame in the brown of old photographs round the whole window, no wider than the edge of the table."""
    canvas = Canvas(w, h, scale)
    canvas.rim(
        (0, 0, w, h),
        16,
        rect(2.5, 2.5, w - 5, h - 5, NONE, 5, "#6B4A22", 5),
        rect(6, 6, w - 12, h - 12, NONE, 3, OCHRE, 2),
        rect(0.5, 0.5, w - 1, h - 1, NONE, 6, PAPER, 1),
    )
    return canvas.surface()
