"""The frame of the screen while an earlier position is shown."""

from __future__ import annotations

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import OCHRE, PAPER
from game.art.kit.shapes import NONE, rect


@kept(4)
def old_position_frame(w: float, h: float, scale: float) -> Surface:
    """A double frame in the brown of old photographs round the whole window."""
    canvas = Canvas(w, h, scale)
    canvas.rim(
        (0, 0, w, h),
        16,
        rect(4, 4, w - 8, h - 8, NONE, 5, "#6B4A22", 8),
        rect(9.5, 9.5, w - 19, h - 19, NONE, 3, OCHRE, 3),
        rect(1.5, 1.5, w - 3, h - 3, NONE, 6, PAPER, 1),
    )
    return canvas.surface()
