"""Where everything stands on the set-up page of a game alone, and its paper."""

from __future__ import annotations

from functools import partial

import pygame

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, CREAM, INK, INK2, LEGAL, LINE, SELECT, WINE
from game.art.kit.shapes import line, rect
from game.art.sheet import paper, warning
from game.text.messages import say
from game.text.printed import automa
from game.text.solo_text import aggressive_levels, level_text, offers_aggressive
from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Face, Look
from rules.viticulture.options import LEVELS

SHEET = (120.0, 40.0, 1680.0, 1000.0)
LEFT, RIGHT = SHEET[0] + 60, SHEET[0] + SHEET[2] - 60
MIDDLE = 1010.0
NAME = (LEFT + 130, 170.0, 330.0, 54.0)
FACE = (LEFT + 474, 160.0, 74.0, 74.0)
SWATCH, SWATCH_LEFT, SWATCH_PITCH = 56.0, LEFT + 562, 64.0
LEVEL_TOP, LEVEL_HEIGHT, LEVEL_GAP = 294.0, 172.0, 20.0
ABOUT_TOP = 484.0
ASKED_TOP, ASKED_PITCH = 586.0, 132.0
ANSWER_HEIGHT, GAP = 60.0, 12.0
CLOSE_PITCH, CLOSE_HEIGHT = 97.0, 50.0
"""The same where there is a third line, with cards of one's own."""
USUAL_LEVEL = "normal"
SEED = (MIDDLE + 40, 626.0, 300.0, 54.0)
FAULT = (LEFT + 250, 908.0, 920.0, 84.0)
LONG_FAULT = (LEFT + 250, 892.0, 920.0, 116.0)
BACK = (LEFT, 916.0, 220.0, 70.0)
CAMPAIGN = (MIDDLE + 40, 738.0, RIGHT - MIDDLE - 40, 108.0)
LESSON = (RIGHT - 400, 64.0, 400.0, 76.0)
START = (RIGHT - 340, 908.0, 340.0, 82.0)


def swatch_box(colour: int) -> Box:
    """One of the six colours."""
    return SWATCH_LEFT + colour * SWATCH_PITCH, NAME[1] - 1, SWATCH, SWATCH


def level_box(index: int) -> Box:
    """The tile of a level."""
    width = (RIGHT - LEFT - (len(LEVELS) - 1) * LEVEL_GAP) / len(LEVELS)
    return LEFT + index * (width + LEVEL_GAP), LEVEL_TOP, width, LEVEL_HEIGHT


def answer_box(row: int, answer: int, close: bool) -> Box:
    """One of the two answers to a question; ``close`` where there is a third line."""
    width = (MIDDLE - LEFT - GAP) / 2
    tall = CLOSE_HEIGHT if close else ANSWER_HEIGHT
    return LEFT + answer * (width + GAP), _asked_top(row, close) + (36 if close else 40), width, tall


def own_box() -> Box:
    """The line with cards of one's own."""
    x, y, _, h = answer_box(2, 0, True)
    return x, y, MIDDLE - LEFT, h


def _asked_top(row: int, close: bool) -> float:
    return ASKED_TOP + row * (CLOSE_PITCH if close else ASKED_PITCH)


def level_face(index: int, level: str, chosen: bool, w: float, h: float) -> Face:
    """The tile of a level: its bunches, its name, and what it changes."""
    return Face(partial(_level, index, level, chosen, w, h), say(f"level-{level}"), _level_line(level), chosen)


def _level_line(level: str) -> str:
    """What of a level differs from the normal one; of that, its years and where the Automa stands at the end."""
    levels = {one["id"]: one for one in automa()["levels"]}
    own, usual = levels[level], levels[USUAL_LEVEL]
    start = own.get("setup", {}).get("gain", {}).get("vp", 0)
    told = [say("solo-level-years", years=own["years"])] if own["years"] != usual["years"] else []
    told += [say("solo-level-start", start=start)] if start else []
    told += [say("solo-level-least", least=own["least"])] if own.get("least") else []
    told += [say("solo-level-vp", vp=own["vp"])] if own["vp"] != usual["vp"] else []
    return ", ".join(told) or say("solo-level-line", years=own["years"], vp=own["vp"])


@kept(40)
def _level(index: int, level: str, chosen: bool, w: float, h: float, look: Look, scale: float) -> pygame.Surface:
    """The tile of a level in a look of its button."""
    margin = faces.MARGIN
    canvas = Canvas(w + 2 * margin, h + 2 * margin, scale, origin=(-margin, -margin))
    ground, ink = (LEGAL, CREAM) if chosen else (CARD if look != "hover" else "#FFFDF5", INK)
    canvas.draw(rect(2, 4, w, h, faces.SHADOW, 10, opacity=0.3), rect(0, 0, w, h, ground, 10, INK, 2.4))
    canvas.draw(rect(10, 10, w - 20, 74, "#F4EAD2", 7, INK, 1.4))
    if look == "hover":
        canvas.draw(rect(-4, -4, w + 8, h + 8, radius=13, stroke=SELECT, width=3.4))
    canvas.icon(f"level{index + 1}", w / 2, 47, 66)
    if chosen:
        canvas.icon("confirm", w - 25, h - 24, 28, colour=CREAM)
    words, size = canvas.fitting(say(f"level-{level}"), "display", 28, w - 24, tall=33)
    canvas.text(w / 2, 101, words, "display", size, ink, "centre", "middle", wrap=w - 24, most=1)
    # The tick of the chosen one stands beside the words.
    room, middle = (w - 54, w / 2 - 17) if chosen else (w - 16, w / 2)
    words, size = canvas.fitting(_level_line(level), "bold", 20, room, 2, 1.0, 46)
    canvas.text(middle, 146, words, "bold", size, ink, "centre", "middle", wrap=room + 4, leading=1.0, most=2)
    return canvas.surface()


@kept(6)
def draw_sheet(scale: float, level: str, aggressive: bool, own: str, fault: str) -> pygame.Surface:
    """The paper with its headings, what the chosen level is like, and the sentence that says what is wrong.

    ``own`` are the words of the line with cards of one's own, empty where there is none.
    """
    _, y, _, _ = SHEET
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, SHEET)
    canvas.draw(
        line(LEFT, y + 112, RIGHT, y + 112, LINE, 1.4),
        line(LEFT, 570, RIGHT, 570, LINE, 1.4),
        line(MIDDLE + 14, 590, MIDDLE + 14, 870, LINE, 1.4),
        line(LEFT, 882, RIGHT, 882, LINE, 1.4),
    )
    canvas.text(LEFT, y + 66, say("solo-title"), "display", 54, WINE, valign="middle")
    _head(canvas, LEFT, NAME[1] + NAME[3] / 2, say("solo-you"), 118)
    _head(canvas, LEFT, 266, say("solo-level"), 300)
    told, size = canvas.fitting(level_text(level, aggressive), "medium", 22, RIGHT - LEFT, 3, 1.15, 78)
    canvas.text(LEFT, ABOUT_TOP, told, "medium", size, INK, wrap=RIGHT - LEFT, leading=1.15, most=3)
    offered = offers_aggressive(level)
    note = "" if offered else say("solo-aggressive-not", levels=aggressive_levels())
    _head(canvas, LEFT, ASKED_TOP + 16, say("solo-aggressive"), MIDDLE - LEFT)
    if note:
        left = LEFT + canvas.measure(say("solo-aggressive"), "extra", 24) + 20
        words, size = canvas.fitting(note, "bold", 20, MIDDLE - left, tall=30)
        canvas.text(left, ASKED_TOP + 16, words, "bold", size, INK2, valign="middle", wrap=MIDDLE - left, most=1)
    _head(canvas, LEFT, _asked_top(1, bool(own)) + 16, say("solo-visitors"), MIDDLE - LEFT)
    if own:
        _head(canvas, LEFT, _asked_top(2, True) + 16, own, MIDDLE - LEFT)
    canvas.draw(line(MIDDLE + 40, 714, RIGHT, 714, LINE, 1.4))
    _head(canvas, SEED[0], ASKED_TOP + 16, say("solo-seed"), 200)
    room = RIGHT - SEED[0] - SEED[2] - 24
    words, size = canvas.fitting(say("solo-seed-note"), "medium", 21, room, 4, 1.06, 92)
    canvas.text(SEED[0] + SEED[2] + 24, SEED[1] - 4, words, "medium", size, INK2, wrap=room, leading=1.06)
    if fault:
        warning(canvas, *FAULT, fault, LONG_FAULT)
    return canvas.surface()


def _head(canvas: Canvas, x: float, y: float, words: str, room: float) -> None:
    said, size = canvas.fitting(words, "extra", 24, room, tall=34)
    canvas.text(x, y, said, "extra", size, valign="middle", wrap=room, most=1)
