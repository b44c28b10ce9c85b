"""The whole banquet: who has won in large letters, what decided, the table with its guests, and a card before each."""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Surface

from game.art.banquet import board, guests
from game.art.banquet.confetti import falling
from game.art.banquet.evening import evening
from game.art.banquet.guests import Guest, Place
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CREAM, GOLD, INK, INK2, LEGAL, RIBBON, SHADOW, WINE, player
from game.art.kit.shapes import NONE, rect
from game.art.pieces import emblem
from game.art.poster import block_letters

HEADLINE = Box(200, 108, 1520, 128)
"""Where the headline stands."""
_CARD_TOP, _CARD_TALL = 838.0, 140.0
_RISE = 26.0
"""How far a guest rises to raise a glass, in design px."""
_TRUNK, _BOTTLE, _STANDS = 74.0, 92.0, 40.0
"""Half of what a guest of size 1 takes of the table, how far from a winner a bottle stands, and half its room."""
_GROUP = (186.0, GOLD), (50.0, WINE), (118.0, LEGAL)
"""The bottles at the end where fewer sit, from behind: how far from the end of the table, and their inks."""
_SLEEVE = 130.0
"""How far the sleeves of a guest of size 1 reach to the side."""
_STRIP = 46.0
"""How wide the colour is on a card."""


class BanquetLook(NamedTuple):
    """What the banquet says: the headline, what decided, and the guests by their ranks.

    It is held above a ``bay`` or among hills.
    """

    headline: str
    decided: str
    guests: tuple[Guest, ...]
    bay: bool = False


@kept(2)
def banquet(look: BanquetLook, scale: float) -> Surface:
    """The whole screen, 1920 by 1080 design px, without its buttons."""
    # All parts are asked for before anything is laid down, so that the drawing can stop between any two of them.
    parts = _parts(look, scale)
    sheet = Surface((round(1920 * scale), round(1080 * scale)), 0, 32)
    sheet.blits([(picture, (round(x * scale), round(y * scale))) for picture, (x, y) in parts])
    return sheet


def toast(look: BanquetLook, scale: float, share: float) -> Surface:
    """The same after a share (0-1) of its beginning: the guests rise one after the other, and confetti falls."""
    parts = [*_parts(look, scale, share), *falling(share, scale)]
    sheet = Surface((round(1920 * scale), round(1080 * scale)), 0, 32)
    sheet.blits([(picture, (round(x * scale), round(y * scale))) for picture, (x, y) in parts])
    return sheet


def _risen(index: int, count: int, share: float) -> float:
    """How far a guest has risen, of so many from the left, after a share (0-1) of the beginning."""
    begins = 0.06 + 0.5 * index / count
    return _RISE * math.sin(math.pi * min(1.0, max(0.0, (share - begins) / 0.3)))


def _parts(look: BanquetLook, scale: float, share: float = 1) -> list[tuple[Surface, tuple[float, float]]]:
    """All that lies on the screen, from behind, and where."""
    seats = guests.seated(look.guests)
    winners = [(one, place) for one, place in seats if one.rank == 1]
    parts: list[tuple[Surface, tuple[float, float]]] = [(evening(look.bay, scale), (0, 0))]
    parts += [(guests.chair(one.colour, place.size, scale), guests.chair_box(place)) for one, place in winners]
    parts.append((_headline(look.headline, look.decided, scale), (0, HEADLINE.y)))
    drawn = []
    for at, (one, place) in enumerate(seats):
        x, y = guests.box_of(place)
        drawn.append((_guest(one, place, scale), (x, y - _risen(at, len(seats), share))))
    parts += [(body, at) for (body, _), at in drawn]
    parts.append((_board(seats, scale), (0, board.EDGE - board.ABOVE)))
    parts += [(arms, at) for (_, arms), at in drawn]
    boxes = [card_box(place) for _, place in seats]
    return parts + [(card(one, box.w, scale), (box.x, box.y)) for (one, _), box in zip(seats, boxes, strict=True)]


def _guest(one: Guest, place: Place, scale: float) -> tuple[Surface, ...]:
    return guests.guest(one.colour, one.innkeeper, one.rank, place.size, place.mirrored, scale)


def _board(seats: tuple[tuple[Guest, Place], ...], scale: float) -> Surface:
    bottles = tuple(
        (place.x + (_BOTTLE if place.mirrored else -_BOTTLE) * place.size, player(one.colour).body)
        for one, place in seats
        if one.rank == 1
    )
    if seats[-1][1].x + seats[0][1].x < 1920 - _STANDS:
        last = seats[-1][1]
        group = ((board.ENDS[1] - away, ink) for away, ink in _GROUP)
        bottles += tuple((x, ink) for x, ink in group if x - _STANDS > last.x + _SLEEVE * last.size)
    taken = [(place.x, _TRUNK * place.size) for _, place in seats] + [(x, _STANDS) for x, _ in bottles]
    arms = tuple(guests.arms_of(place) for _, place in seats)
    return board.board(board.between(sorted(taken)), bottles, arms, scale)


@kept(3)
def _headline(words: str, said: str, scale: float) -> Surface:
    """Who has won, and below it what decided, as a picture as wide as the screen."""
    sheet = Surface((round(1920 * scale), round(250 * scale)), pygame.SRCALPHA, 32)
    canvas = Canvas(1920, 250, scale)
    size = 112.0
    while size > 44 and canvas.measure(words, "display", size) > HEADLINE.w:
        size -= 4
    wide = canvas.measure(words, "display", size)
    block_letters(sheet, 960 - wide / 2, 46 - size / 2, words, size, scale, 8, "#FFF3DC", "#2A1030")
    if said:
        room, tall = 1480.0, grown(46, 76)
        line, letters = canvas.fitting(said, "extra", 24, room, tall=tall - 10)
        plate = min(room, canvas.measure(line, "extra", letters)) + 48
        box = Box(960 - plate / 2, 132, plate, tall)
        canvas.draw(rect(*box, RIBBON, 8, GOLD, 1.8))
        canvas.text(960, box.y + tall / 2, line, "extra", letters, CREAM, "centre", "middle", wrap=room, most=1)
    sheet.blit(canvas.surface(), (0, 0))
    return sheet


def card_box(place: Place) -> Box:
    """Where the card of a seat lies."""
    wide = min(330.0, place.wide - 16)
    return Box(place.x - wide / 2, _CARD_TOP, wide, _CARD_TALL)


@kept(12)
def card(one: Guest, wide: float, scale: float) -> Surface:
    """The card of a guest with its shadow: colour, name, place and points."""
    tall, ink, first = _CARD_TALL, player(one.colour), one.rank == 1
    canvas = Canvas(wide + 8, tall + 10, scale)
    canvas.draw(
        rect(5, 7, wide, tall, SHADOW, 8, opacity=0.45),
        rect(1.5, 1.5, wide - 3, tall - 3, "#FFF8E6", 8),
        rect(1.5, 1.5, _STRIP, tall - 3, ink.body, 8),
        rect(_STRIP - 8, 1.5, 10, tall - 3, ink.body),
        rect(_STRIP + 2, 1.5, 2, tall - 3, INK),
        rect(1.5, 1.5, wide - 3, tall - 3, NONE, 8, INK, 2.6),
        *((rect(5, 5, wide - 10, tall - 10, NONE, 6, GOLD, 3),) if first else ()),
    )
    canvas.layer()
    canvas.draw(emblem(ink.emblem, _STRIP / 2 + 2, tall / 2, 15, ink.on))
    left = _STRIP + 16
    room = wide - left - 14
    canvas.fit(left, 40, one.name, "display", 34, room, INK, most=2, tall=60)
    digits = canvas.fitting(one.points, "display", 84 if first else 68, room / 2, tall=84, least=40).size
    canvas.text(wide - 16, 96, one.points, "display", digits, WINE, "right", "middle")
    beside = room - canvas.measure(one.points, "display", digits) - 14
    pitch = 27.0
    for at, words in enumerate(one.lines):
        middle = 101 + (at - (len(one.lines) - 1) / 2) * pitch
        canvas.fit(left, middle, words, "bold", 22, beside, INK2, tall=pitch if len(one.lines) > 1 else 44)
    return canvas.surface()
