"""Innkeepers: the faces of those who sit at a table, people and opponents, in discs of their colours."""

from __future__ import annotations

import math
from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import pygame
from pygame import Surface

from game.art import portraits
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import BRASS, CREAM, INK, PLAYERS, SELECT, Colour, mix, player
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, path
from game.art.people import scenes, words
from game.art.people.person import MOODS, Person
from game.art.pieces import emblem

CALM, GLAD, WORRIED, PROUD = MOODS
"""The moods in which innkeepers are drawn."""
SEAT = "seat"
"""What stands for the colour of a seat in the line of an innkeeper."""
SIGNED_FROM = 40.0
"""Discs so wide, in design px, also bear the emblem of the seat."""
_PALE: Colour = "#FBF1DC"
_CHALK: Colour = "#C8BCA8"
_LARGE = 96.0
_MASTER = 128
"""True px of the faces from which small discs are made."""
_TO_THE_CHEST, _TO_THE_CHIN = 88.0, 58.0
"""How far below their eyes innkeepers are seen in large discs, so that their jackets show, and in small ones."""

PER_SECOND = 20
"""How many times a second the sign of a thought is drawn anew."""
STEPS = 48
"""Steps of a whole turn of the sign."""
STILL = -1
"""The step of the sign where nothing is to move."""
_WIDE = 3.4
"""How wide the sign is, in design px."""
_TAIL = 22
"""How many parts the sign has, the last one palest; each is as long as a step."""


class Disc(NamedTuple):
    """Where the disc of an innkeeper lies, in design px."""

    centre: tuple[float, float]
    radius: float


def ids() -> tuple[str, ...]:
    """The innkeepers that people choose between, by the colours whose they are unless somebody chooses another."""
    return tuple(portraits.innkeepers())


@cache
def line_of(innkeeper: str, colour: str) -> portraits.Line:
    """The line of an innkeeper at a seat of a colour. Raises BadPortrait.

    One that there is not is that of the colour; the seat of nobody wears grey.
    """
    lines = {**portraits.opponents(), **portraits.innkeepers()}
    name = innkeeper if innkeeper in lines else colour if colour in lines else next(iter(lines), colour)
    ink = colour if colour in PLAYERS and colour in portraits.innkeepers() else "grey"
    line = in_colour(lines.get(name), ink)
    for fault in words.faults_in(name, line):
        raise portraits.BadPortrait(f"assets/cards/portraits.yaml, {fault}")
    assert line is not None
    return line


def in_colour(line: portraits.Line | None, ink: str) -> portraits.Line | None:
    """The line of an innkeeper who wears this ink; what is no line stays as it is."""
    if not isinstance(line, Mapping):
        return line
    return {word: " ".join(ink if one == SEAT else one for one in str(said).split()) for word, said in line.items()}


@kept(160)
def disc(
    innkeeper: str, colour: str, size: float, scale: float, mood: str = CALM, turn: bool = False, signed: bool = True
) -> Surface:
    """An innkeeper at a seat of a colour, in a disc ``size`` design px wide. Kept: do not draw on it.

    ``innkeeper`` is the colour whose it is unless somebody chooses another, or the character of an opponent; any other
    name stands for that of the seat. ``turn``: the seat is asked, and its ring is gold. A ``signed`` disc bears the
    emblem of the seat if there is room for it. Raises KeyError where there is no such mood, BadPortrait.
    """
    ink, side = player(colour).body, pixels(size, scale)
    small = side <= _MASTER * 0.75
    image = _face(innkeeper, colour, mood, size >= _LARGE, _MASTER if small else side)
    image = pygame.transform.smoothscale(image, (side, side)) if small else image.copy()
    image = portraits.rimmed(image, size, scale, SELECT if turn else ink, size * (0.075 if turn else 0.055))
    if signed and size >= SIGNED_FROM:
        image.blit(raster(side, side, scale, _sign(colour, size), painted=True), (0, 0))
    return image


@kept(40)
def unseated(innkeeper: str, size: float, scale: float) -> Surface:
    """An innkeeper who sits nowhere yet, in clothes of an own colour and a ring of brass, ``size`` design px wide."""
    every = (*portraits.innkeepers(), *portraits.opponents())
    own = list(PLAYERS)[every.index(innkeeper) % len(PLAYERS)]
    side = pixels(size, scale)
    who = Person(line_of(innkeeper, own)).feeling(CALM)
    image = raster(side, side, 1, scenes.badge(who, side, _PALE, _TO_THE_CHIN), painted=True)
    return portraits.rimmed(image, size, scale, BRASS, size * 0.055)


@kept(60, lasting=True)
def _face(innkeeper: str, colour: str, mood: str, chest: bool, side: int) -> Surface:
    """A face before its ground, so many true px wide and high; small discs are all made from one of them."""
    return raster(side, side, 1, _drawn(innkeeper, colour, mood, chest, side), painted=True)


@kept(20)
def _drawn(innkeeper: str, colour: str, mood: str, chest: bool, side: int) -> Fragment:
    """The shapes of a face, kept so that they and their picture need not be made in one go."""
    ground = mix(player(colour).body, _CHALK if colour == "calce" else _PALE, 0.55)
    who = Person(line_of(innkeeper, colour)).feeling(mood)
    return scenes.badge(who, side, ground, _TO_THE_CHEST if chest else _TO_THE_CHIN)


def _sign(colour: str, size: float) -> Fragment:
    """The emblem of a seat at the foot of its disc."""
    inks, r = player(colour), max(8.0, size * 0.155)
    at = size - r - 0.6
    return circle(at, at, r, CREAM, INK, 1.2) + circle(at, at, r - 1.8, inks.body) + emblem(
        inks.emblem, at, at, r * 0.58, inks.on
    )  # fmt: skip


@kept(2 * STEPS)
def thought(radius: float, ink: Colour, step: int, scale: float) -> Surface:
    """The sign on the rim of a disc of this radius, in its middle: a drop of light that goes round, or a quiet ring."""
    canvas, reach = Canvas(2 * radius, 2 * radius, scale), radius - _WIDE / 2
    if step == STILL:
        canvas.draw(circle(radius, radius, reach, NONE, ink, _WIDE, opacity=0.75))
    else:
        canvas.draw(circle(radius, radius, reach, NONE, ink, _WIDE * 0.6, opacity=0.3))
        canvas.draw(*[_part(radius, reach, step - part, ink, 1 - part / _TAIL) for part in range(_TAIL)])
    return canvas.surface()


def _part(middle: float, reach: float, step: int, ink: Colour, strength: float) -> Fragment:
    """A step of the way around."""
    start, end = ((step + at) * 2 * math.pi / STEPS - math.pi / 2 for at in (0, 1.04))
    x, y = middle + reach * math.cos(start), middle + reach * math.sin(start)
    to_x, to_y = middle + reach * math.cos(end), middle + reach * math.sin(end)
    way = f"M{x:.2f},{y:.2f}A{reach},{reach} 0 0 1 {to_x:.2f},{to_y:.2f}"
    return path(way, NONE, ink, _WIDE * (0.55 + 0.45 * strength), opacity=strength)
