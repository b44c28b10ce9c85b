"""What lives quietly on the chart: gulls over the sea, smoke of volcanoes and ship, and light on the water."""

from __future__ import annotations

import math
from collections.abc import Iterator

from pygame import Surface

from game.art.chart.place import sheet
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK
from game.art.kit.shapes import NONE, Point, circle, path, rect
from game.art.landscape import Chance

Living = tuple[Surface, Point]
"""A picture and where its middle is on the chart, in design px."""

SIDE = 36.0
"""The pictures are so wide and high."""
PUFFS, AGES = 3, 12
"""How many puffs of smoke are seen at a time, and after how many steps one is gone."""
GLEAMS, GLEAM_STEPS = 14, 9
"""How many lights there are on the water, and after how many steps one comes again."""


def living(step: int, scale: float) -> Iterator[Living]:
    """All that lives on the chart after so many steps."""
    yield from _gulls(step, scale)
    yield from _smoke(step, scale)
    yield from _light(step, scale)


def _gulls(step: int, scale: float) -> Iterator[Living]:
    for number, (x, y, wide, tall) in enumerate(sheet()["gulls"]):
        turn = 2 * math.pi * step / (130 + 30 * number) + number * 2.1
        flaps = (step + number * 7) % 24 < 8
        wings = (step + number) % 2 if flaps else 0
        yield gull(wings, scale), (x + wide * math.cos(turn), y + tall * math.sin(2 * turn))


def _smoke(step: int, scale: float) -> Iterator[Living]:
    for number, (x, y) in enumerate(sheet()["chimneys"]):
        for one in range(PUFFS):
            age = (step + one * AGES // PUFFS + number * 2) % AGES
            yield puff(age // 3, scale), (x + age * 1.1 + 1.6 * math.sin(age), y - age * 2.2)


def _light(step: int, scale: float) -> Iterator[Living]:
    """Short lights below the sun, of which each is seen for two steps at a time."""
    chance, (sun, _), horizon = Chance(7), sheet()["sun"], sheet()["horizon"]
    for number in range(GLEAMS):
        aside, down = chance.between(-1, 1), chance.share()
        if (step + number * 5) % GLEAM_STEPS < 2:
            yield gleam(number % 3, scale), (sun + aside * (40 + 130 * down), horizon + 12 + 96 * down)


@kept(4)
def gull(wings: int, scale: float) -> Surface:
    """A gull that glides or lifts its ``wings``."""
    canvas, c = Canvas(SIDE, SIDE, scale), SIDE / 2
    up = -9 if wings else -4
    d = f"M{c - 13},{c - 2}Q{c - 6},{c + up} {c},{c + 2}Q{c + 6},{c + up} {c + 13},{c - 2}"
    canvas.draw(path(d, NONE, INK, 5), path(d, NONE, "#FFFDF5", 2.6))
    return canvas.surface()


@kept(6)
def puff(age: int, scale: float) -> Surface:
    """A puff of smoke, which grows and pales with its ``age``."""
    canvas, c = Canvas(SIDE, SIDE, scale), SIDE / 2
    canvas.draw(circle(c, c, 3.4 + age * 1.6, "#FBF2E2", opacity=0.8 - age * 0.2))
    return canvas.surface()


@kept(6)
def gleam(kind: int, scale: float) -> Surface:
    """A short light on the water, of one of three lengths."""
    canvas, c, wide = Canvas(SIDE, SIDE, scale), SIDE / 2, 14 + 8 * kind
    canvas.draw(rect(c - wide / 2, c - 1.6, wide, 3.2, "#FFE1A0", 1.6, opacity=0.85))
    return canvas.surface()
