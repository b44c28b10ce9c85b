"""The names of the seasons in the sky over the valley: the present one on its plate, the others in the evening."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import signs
from game.art.board_boxes import BOARD, SEASON_AREAS, SKY
from game.art.kit import contrast
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CREAM, INK, SEASONS, SHADOW
from game.art.kit.shapes import NONE, rect

BOX = Box(BOARD.x, BOARD.y, BOARD.w, SKY + 2)
"""Where they stand."""
_NIGHT = "#2B2140"


class SeasonNames(NamedTuple):
    """The words over the valley."""

    spring: str
    summer: str
    fall: str
    winter: str


@kept(10)
def season_names(present: str, names: SeasonNames, scale: float) -> Surface:
    """All four names, as large as BOX; ``present`` is the season that it is, or another word at the year's end."""
    canvas = Canvas.over(BOX, scale)
    for (season, area), words in zip(SEASON_AREAS.items(), names, strict=True):
        if season == present:
            _plate(canvas, area, season, words)
        else:
            _in_the_sky(canvas, area, words)
        canvas.layer()
    return canvas.surface(grain=SCREEN_GRAIN)


def _plate(canvas: Canvas, area: Box, season: str, words: str) -> None:
    """A name on a plate no wider than its words, so that the sky is seen beside it."""
    inks, tall = SEASONS[season], grown(35, 41)
    words, size = canvas.fitting(words, "display", 26, area.w - 66, tall=tall - 4, least=22)
    wide = canvas.measure(words, "display", size) + 60
    x, y = area.x + (area.w - wide) / 2, BOX.y + 5
    canvas.draw(
        rect(x + 2, y + 3, wide, tall, SHADOW, 5, opacity=0.4),
        rect(x, y, wide, tall, inks.head, 5, INK, 2),
        rect(x + 4, y + 4, wide - 8, tall - 8, NONE, 3, inks.words, 1, opacity=0.5),
    )
    canvas.icon(signs.SEASONS[season], x + 25, y + tall / 2, 27, inks.words == CREAM)
    canvas.text(x + 44, y + tall / 2, words, "display", size, inks.words, valign="middle", wrap=wide - 50, most=1)


def _in_the_sky(canvas: Canvas, area: Box, words: str) -> None:
    x, y = area.centre[0], BOX.y + 24
    words, size = canvas.fitting(words, "display", 23, area.w - 22, tall=40, least=20)
    wide = canvas.measure(words, "display", size) + 22
    if contrast.high():
        canvas.draw(rect(x - wide / 2, y - 17, wide, 34, contrast.WHITE, 4, INK, 1.4))
        canvas.text(x, y, words, "display", size, INK, "centre", "middle", wrap=wide, most=1)
        return
    canvas.draw(rect(x - wide / 2, y - 16, wide, 33, _NIGHT, 16, opacity=0.5))
    canvas.text(x, y, words, "display", size, "#FFF6E2", "centre", "middle", wrap=wide, most=1)
