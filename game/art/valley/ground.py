"""The ground of the board: the valley with its places in the light of a season, in its frame."""

from __future__ import annotations

from pygame import BLEND_RGB_MULT, Surface

from game.art import board_boxes
from game.art.board_boxes import BOARD, PITCH, SKY
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.grain import grain
from game.art.kit.palette import INK
from game.art.kit.raster import cut, raster
from game.art.kit.shapes import NONE, rect
from game.art.valley import land, panorama, places, plain
from game.art.valley.furniture import furniture
from game.art.valley.light import dusk, mist


@kept(6, lasting=True)
def ground(season: str, scale: float) -> Surface:
    """The board with its frame, BLEED larger on every side; all lies in the evening where it is no season's time."""
    canvas = Canvas.over(BOARD, scale, BLEED)
    picture = plain.ground(season, scale) if contrast.high() else _lit(season, scale)
    canvas.picture(_shadow(scale), BOARD.x - BLEED, BOARD.y - BLEED)
    canvas.picture(cut(picture, scale, 8), BOARD.x, BOARD.y)
    canvas.picture(_frame(scale), BOARD.x - BLEED, BOARD.y - BLEED)
    return canvas.surface()


@kept(1)
def _shadow(scale: float) -> Surface:
    canvas = Canvas.over(BOARD, scale, BLEED)
    canvas.draw(rect(BOARD.x + 3, BOARD.y + 5, BOARD.w, BOARD.h, "#0B0608", 9, opacity=0.55))
    return canvas.surface()


@kept(1)
def _frame(scale: float) -> Surface:
    canvas = Canvas.over(BOARD, scale, BLEED)
    canvas.draw(rect(*BOARD.grown(-1.5), NONE, 7, INK, 3), rect(*BOARD.grown(-5), NONE, 5, "#FBF1DC", 2, opacity=0.9))
    return canvas.surface()


@kept(2)
def _lit(season: str, scale: float) -> Surface:
    day, veil, light = _by_day(season, scale), mist(season, scale), dusk(season, scale)
    sheet = day.copy()
    sheet.blit(veil, (0, 0))
    sheet.blit(light, (0, 0), special_flags=BLEND_RGB_MULT)
    grain(sheet, SCREEN_GRAIN)
    return sheet


@kept(2)
def _by_day(season: str, scale: float) -> Surface:
    """The valley with its places, those of the season open."""
    sheet = panorama.picture(scale).copy()
    for action in (*board_boxes.SUMMER, *board_boxes.WINTER):
        image = places.picture(action, board_boxes.season_of(action) == season, scale)
        x, y = place_at(action)
        sheet.blit(image, (round((x - BOARD.x) * scale), round((y - BOARD.y) * scale)))
    sheet.blit(_furniture(scale), (0, 0))
    return sheet


def place_at(action: str) -> tuple[float, float]:
    """Where the upper left corner of the picture of a place lies; it follows the waves of its road."""
    box = board_boxes.action_cell(action)
    row = round((box.y - BOARD.y - SKY) / PITCH)
    return box.x, box.y - places.OVER + land.wave(box.centre[0] - BOARD.x, row) - 3


@kept(1)
def _furniture(scale: float) -> Surface:
    return raster(round(BOARD.w * scale), round(BOARD.h * scale), scale, furniture(), painted=True)
