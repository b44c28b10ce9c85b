"""The end of a game alone: the meeting with both numbers, beside it the game, its years and where points came from."""

from __future__ import annotations

from typing import NamedTuple

from pygame import SRCALPHA, Surface

from game.art.alone.automaton import COPPER
from game.art.alone.meeting import TALL, WIDE, meeting
from game.art.alone.plate import PlateLook, draw_plate
from game.art.alone.years import Year, years
from game.art.figures import paper
from game.art.ground import table_ground
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CREAM, GOLD, INK, INK2, LINE, RIBBON, WINE, mix, player
from game.art.kit.shapes import NONE, line, rect
from game.art.poster import block_letters
from game.text.numbers import numeral

POSTER = Box(24, 24, WIDE, 958)
_PAPER = Box(1150, 24, 746, 958)


class Gain(NamedTuple):
    """Points of one source: its icon, its name and how many."""

    icon: str
    name: str
    points: int


class AloneLook(NamedTuple):
    """What the end of a game alone says.

    ``result`` is win, draw or loss, ``line`` says why. ``length`` is how many years the game lasts, of which ``years``
    were played.
    """

    result: str
    headline: str
    line: str
    colour: str
    innkeeper: str
    name: str
    points: int
    automa: str
    automa_points: int
    plate: PlateLook
    years_title: str
    years: tuple[Year, ...]
    length: int
    gains_title: str
    gains: tuple[Gain, ...]
    no_gains: str


@kept(2)
def alone(look: AloneLook, scale: float) -> Surface:
    """The whole screen, 1920 by 1080 design px, without its buttons."""
    ground, shade = table_ground(scale), _shade(scale)
    picture = meeting(look.result, look.colour, look.innkeeper, scale)
    head, front, game = _headline(look.headline, scale), _front(look, scale), _game(look, scale)
    sheet = ground.copy()
    laid = (
        (shade, POSTER[:2]), (picture, POSTER[:2]), (front, (POSTER.x - BLEED, POSTER.y - BLEED)),
        (head, (POSTER.x, POSTER.y + 16)), (game, (_PAPER.x - BLEED, _PAPER.y - BLEED)),
    )  # fmt: skip
    sheet.blits([(part, (round(x * scale), round(y * scale))) for part, (x, y) in laid])
    return sheet


@kept(2)
def _shade(scale: float) -> Surface:
    """The shadow of the poster on the table."""
    canvas = Canvas(POSTER.w + 12, POSTER.h + 12, scale)
    canvas.draw(rect(4, 6, POSTER.w, POSTER.h, "#0B0608", 4, opacity=0.6))
    return canvas.surface()


@kept(2)
def _headline(words: str, scale: float) -> Surface:
    sheet = Surface((round(WIDE * scale), round(150 * scale)), SRCALPHA, 32)
    canvas, size = Canvas(4, 4, scale), 104.0
    while size > 40 and canvas.measure(words, "display", size) > WIDE - 80:
        size -= 4
    wide = canvas.measure(words, "display", size)
    block_letters(sheet, (WIDE - wide) / 2, 54 - size / 2, words, size, scale, 7, "#FFF3DC", "#1B1A2A")
    return sheet


@kept(2)
def _front(look: AloneLook, scale: float) -> Surface:
    """The line below the headline, both numbers below the table, and the frame of the poster, with BLEED."""
    canvas = Canvas.over(POSTER, scale, BLEED)
    x, y, w, h = POSTER
    room, tall = w - 140, grown(50, 84)
    said, size = canvas.fitting(look.line, "bold", 24, room - 40, 2, 1.1, tall - 8)
    wide = min(room, canvas.measure(said, "bold", size) + 56)
    canvas.draw(rect(x + w / 2 - wide / 2, y + 146, wide, tall, RIBBON, 12, opacity=0.84))
    canvas.text(x + w / 2, y + 146 + tall / 2, said, "bold", size, CREAM, "centre", "middle", room - 40, 1.1, 2)
    canvas.draw(rect(x, y + TALL, w, h - TALL, "#FFF6E0"))
    canvas.layer()
    mine, its = look.points, look.automa_points
    plates = (
        (look.name, mine, player(look.colour).body, player(look.colour).on, look.result != "loss"),
        (look.automa, its, COPPER, "#FFFDF5", look.result != "win"),
    )
    for at, (name, points, ink, on, leads) in enumerate(plates):
        box = Box(x + 36 + at * (w / 2 - 12), y + TALL + 34, w / 2 - 60, h - TALL - 68)
        canvas.draw(rect(*box, ink if leads else mix(ink, "#FFF6E0", 0.82), 12, INK, 2.8))
        if leads:
            canvas.draw(rect(*box.grown(-8), NONE, 8, GOLD, 2.6))
        tone, number = on if leads else INK, numeral(points)
        beside = canvas.measure(number, "display", 110) + 60
        canvas.fit(box.x + 34, box.centre[1], name, "display", 42, box.w - 60 - beside, tone, most=2, tall=box.h - 30)
        canvas.text(box.right - 34, box.centre[1], number, "display", 110, tone, "right", "middle")
    canvas.layer()
    canvas.draw(rect(x, y, w, h, NONE, 3, "#F7EEDC", 7), rect(x + 4, y + 4, w - 8, h - 8, NONE, 2, INK, 2))
    return canvas.surface()


@kept(2)
def _game(look: AloneLook, scale: float) -> Surface:
    """What game it was, its years, and the sources of points, on a paper with BLEED."""
    canvas = Canvas.over(_PAPER, scale, BLEED)
    paper(canvas, _PAPER)
    x, y, w, h = _PAPER
    plate = draw_plate(canvas, Box(x + 24, y + 24, w - 48, 400), look.plate)
    gains = grown(150, 190)
    top, foot = plate.bottom + 22, y + h - 24 - gains
    canvas.fit(x + 32, top + 16, look.years_title, "display", 28, w - 64, WINE, tall=40)
    below = grown(40, 54)
    years(canvas, Box(x + 28, top + below, w - 56, foot - top - below - 18), look.colour, look.years, look.length)
    canvas.draw(line(x + 28, foot - 8, x + w - 28, foot - 8, LINE, 1.6))
    canvas.fit(x + 32, foot + 20, look.gains_title, "display", 28, w - 64, WINE, tall=40)
    middle = foot + 20 + (gains - 20) / 2 + 14
    if not look.gains:
        canvas.fit(x + 32, middle, look.no_gains, "bold", 22, w - 64, INK2, most=2, tall=70)
        return canvas.surface()
    pitch = min(150.0, (w - 64) / len(look.gains))
    for at, gain in enumerate(look.gains):
        left = x + 32 + at * pitch
        canvas.icon(gain.icon, left + 24, middle - 12, 48)
        canvas.text(left + 56, middle - 11, numeral(gain.points), "display", grown(34, 38), INK, "left", "middle")
        canvas.fit(left, middle + 34, gain.name, "bold", 20, pitch - 8, INK2, tall=30)
    return canvas.surface()
