"""Where everything stands on the new-game page, and its paper."""

from __future__ import annotations

import pygame

from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown, large
from game.art.kit.palette import INK2, WINE
from game.art.sheet import rule, upright, warning
from game.text.messages import say
from game.window.screen import Box

SHEET = (120.0, 40.0, 1680.0, 1000.0)
LEFT, MIDDLE, RIGHT = SHEET[0] + 60, 1030.0, SHEET[0] + SHEET[2] - 60
"""Left edges of the seats and of the questions, and the right edge of both."""
SEAT_TOP, SEAT_PITCH = 178.0, 76.0
PLAYS_WIDTH = 164.0
FACE, FACE_LEFT = 62.0, LEFT + 170
NAME_LEFT, NAME_WIDTH, ENTRY_HEIGHT = LEFT + 238, 222.0, 54.0
SWATCH, SWATCH_LEFT, SWATCH_PITCH = 46.0, LEFT + 468, 46.0
GLASS_LEFT, GLASS_WIDTH, GLASS_PITCH = SWATCH_LEFT + 56, 44.0, 45.0
REMOVE = 48.0
SEED = (NAME_LEFT, 680.0, NAME_WIDTH, ENTRY_HEIGHT)
FAULT = (LEFT, 762.0, 790.0, 84.0)
LONG_FAULT = (LEFT, 762.0, 790.0, 142.0)
ABOUT = (LEFT + 240, 922.0, 300.0, 58.0)
"""The button that opens the page about the opponents."""
BACK = (LEFT, 916.0, 220.0, 70.0)
START = (RIGHT - 340, 910.0, 340.0, 82.0)
FOLD_HEIGHT = 56.0
ASKED_TOP, ASKED_PITCH, ASKED_PITCH_LARGE, ROWS_LARGE = 162.0, 128.0, 164.0, 4
"""Where the questions begin and how far they are apart, with large words further where they are so few."""
ANSWER_HEIGHT, GAP = 60.0, 10.0
TITLE_SIZE = 22


def plays_box(seat: int) -> Box:
    """The switch between a person and an opponent."""
    return LEFT, SEAT_TOP + seat * SEAT_PITCH, PLAYS_WIDTH, ENTRY_HEIGHT


def face_box(seat: int) -> Box:
    """The face of who is seen of a seat."""
    return FACE_LEFT, SEAT_TOP + seat * SEAT_PITCH + (ENTRY_HEIGHT - FACE) / 2, FACE, FACE


def glass_box(seat: int, level: int) -> Box:
    """One of the five glasses of an opponent, in the place of the colours but the first."""
    return GLASS_LEFT + (level - 1) * GLASS_PITCH, SEAT_TOP + seat * SEAT_PITCH, GLASS_WIDTH, ENTRY_HEIGHT


def name_box(seat: int) -> Box:
    """The entry for the name of a seat."""
    return NAME_LEFT, SEAT_TOP + seat * SEAT_PITCH, NAME_WIDTH, ENTRY_HEIGHT


def swatch_box(seat: int, colour: int) -> Box:
    """One of the six colours of a seat."""
    return SWATCH_LEFT + colour * SWATCH_PITCH, SEAT_TOP + seat * SEAT_PITCH + 4, SWATCH, SWATCH


def remove_box(seat: int) -> Box:
    """The button that takes a seat away."""
    return SWATCH_LEFT + 6 * SWATCH_PITCH + 6, SEAT_TOP + seat * SEAT_PITCH + 3, REMOVE, REMOVE


def add_box(seats: int) -> Box:
    """The button that adds a seat, below the last one."""
    return NAME_LEFT, SEAT_TOP + seats * SEAT_PITCH, NAME_WIDTH, ENTRY_HEIGHT


def add_opponent_box(seats: int) -> Box:
    """The button that adds a seat for an opponent, beside the one that adds a seat."""
    return SWATCH_LEFT, SEAT_TOP + seats * SEAT_PITCH, SWATCH_PITCH * 6, ENTRY_HEIGHT


def asked_top(row: int, rows: int) -> float:
    """Where the question in a row begins, of so many rows."""
    return ASKED_TOP + row * _pitch(rows)


def _pitch(rows: int) -> float:
    return ASKED_PITCH_LARGE if large() and rows <= ROWS_LARGE else ASKED_PITCH


def fold_box(rows: int) -> Box:
    """The button that shows more, below so many rows of questions."""
    return MIDDLE, asked_top(rows, rows) + 14, RIGHT - MIDDLE, FOLD_HEIGHT


def answer_box(row: int, rows: int, answer: int, answers: int) -> Box:
    """An answer to the question in a row, of so many rows."""
    width = (RIGHT - MIDDLE - (answers - 1) * GAP) / answers
    spacious = large() and rows <= ROWS_LARGE
    title = grown(TITLE_SIZE) + 10 + (grown(TITLE_SIZE) if spacious else 0)
    tall = _pitch(rows) - 14 - title
    return MIDDLE + answer * (width + GAP), asked_top(row, rows) + title - 6, width, min(ANSWER_HEIGHT, tall)


def draw_sheet(scale: float, seats: int, game: str, titles: tuple[str, ...], fault: str) -> pygame.Surface:
    """The words on the paper: headings, questions, and at the bottom the sentence that says what is wrong."""
    _, y, _, h = SHEET
    canvas = Canvas.over(SHEET, scale)
    rule(canvas, LEFT, y + 112, RIGHT - LEFT)
    upright(canvas, MIDDLE - 34, y + 130, h - 280)
    rule(canvas, LEFT, SEED[1] - 22, MIDDLE - 60 - LEFT)
    room = RIGHT - LEFT
    words, size = canvas.fitting(say(f"new-game-{game}"), "display", 54, room, tall=64)
    canvas.text(LEFT, y + 66, words, "display", size, WINE, valign="middle", wrap=room, most=1)
    for i in range(seats):
        middle = SEAT_TOP + i * SEAT_PITCH + ENTRY_HEIGHT / 2
        canvas.text(LEFT - 14, middle, str(i + 1), "extra", 20, INK2, "right", "middle")
    for row, title in enumerate(titles):
        tall = answer_box(row, len(titles), 0, 1)[1] - (asked_top(row, len(titles)) - 6)
        words, size = canvas.fitting(title, "extra", TITLE_SIZE, RIGHT - MIDDLE, 2, 1.0, tall)
        middle = asked_top(row, len(titles)) - 6 + tall / 2
        canvas.text(MIDDLE, middle, words, "extra", size, valign="middle", wrap=RIGHT - MIDDLE, leading=1.0)
    middle = SEED[1] + ENTRY_HEIGHT / 2
    words, size = canvas.fitting(say("new-seed"), "extra", 24, PLAYS_WIDTH)
    canvas.text(LEFT, middle, words, "extra", size, valign="middle")
    words, size = canvas.fitting(say("new-seed-note"), "medium", 21, 328, 3, 1.06, 84 if fault else 122)
    canvas.text(SWATCH_LEFT, SEED[1] - 8, words, "medium", size, INK2, wrap=328, leading=1.06)
    if fault:
        warning(canvas, *FAULT, fault, LONG_FAULT)
    return canvas.surface()
