"""The walls below the valley: the stones of victory points and those of residual income."""

from __future__ import annotations

from pygame import Surface

from game.art import board_boxes
from game.art.board_boxes import BOARD
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CREAM, GLOW, INK, INK2, LINE, RESIDUAL_STONE, STONE, STONE_BELOW, WINE, mix
from game.art.kit.shapes import NONE, path, rect
from game.art.landscape import Chance

BOX = Box(BOARD.x, board_boxes.POINT_WALL.y - 4, BOARD.w, board_boxes.POINT_WALL.h + 8)
"""The strip of the board in which both stand."""


@kept(2)
def walls(scale: float) -> Surface:
    """Both walls without corks and bottles, as large as BOX."""
    canvas = Canvas.over(BOX, scale, shared=True)
    _point_wall(canvas)
    canvas.layer()
    _residual_wall(canvas)
    return canvas.surface(grain=SCREEN_GRAIN)


def _point_wall(canvas: Canvas) -> None:
    wall, chance = board_boxes.POINT_WALL, Chance(2)
    canvas.draw(rect(*wall, "#5E5346", 6, INK, 2))
    for points in range(board_boxes.LEAST_POINTS, board_boxes.MOST_POINTS + 1):
        stone, five, goal = board_boxes.point_stone(points), points % 5 == 0, points == 20
        base = STONE if points >= 0 else STONE_BELOW
        if five and points >= 0:
            base = "#EBDCB8" if points else "#E4D3B0"
        base = WINE if goal else mix(base, LINE, chance.share() * 0.08)
        ink = CREAM if goal else WINE if five else INK2
        canvas.draw(
            rect(stone.x + 1, stone.y, stone.w - 2, stone.h, base, 4, INK, 1.4),
            path(f"M{stone.x + 4},{stone.y + 3.4}H{stone.right - 6}", NONE, GLOW, 1.6, opacity=0.6),
        )
        words = str(points).replace("-", "\u2212")
        size = grown(21 if five else 18, 23)
        canvas.text(stone.centre[0], stone.y + 13, words, "extra", size, ink, "centre", "middle")
        if goal:
            canvas.icon("last_year", stone.centre[0], stone.y + 52, 24, on_dark=True)


def _residual_wall(canvas: Canvas) -> None:
    canvas.draw(rect(*board_boxes.RESIDUAL_WALL, "#5E5346", 6, INK, 2))
    for step in range(board_boxes.MOST_RESIDUAL + 1):
        stone = board_boxes.residual_stone(step)
        canvas.draw(
            rect(stone.x + 1, stone.y, stone.w - 2, stone.h, RESIDUAL_STONE if step else "#D6CAB2", 4, INK, 1.4),
            path(f"M{stone.x + 4},{stone.y + 3.4}H{stone.right - 6}", NONE, GLOW, 1.6, opacity=0.6),
        )
        x = stone.centre[0] if step else stone.x + 11
        canvas.text(x, stone.y + 13, f"+{step}" if step else "0", "extra", grown(19, 23), INK, "centre", "middle")
        if not step:
            canvas.icon("residual", x, stone.y + 42, 19)
