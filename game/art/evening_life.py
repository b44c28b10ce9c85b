"""What lives quietly on the posters and at the table of the inn: birds, smoke, light on water, eyes that blink."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from pygame import Surface

from game.art import inn, innkeepers
from game.art.chart.life import AGES, PUFFS, Living, gleam, gull, puff
from game.art.kit.cache import kept
from game.art.kit.raster import pixels, raster
from game.art.landscape import Chance
from game.art.people.figures import figure
from game.art.people.person import Person
from game.art.swallows import bird

PER_SECOND = 8
"""How many times a second all of it is seen to move."""
GROWER, GROWER_AT, GROWER_SIZE = {"holds": "basket", "gaze": "right"}, (196.0, 452.0), 2.0
"""How the grower on the poster of Viticulture stands there, where the head is, and how large."""
_FLIGHTS = (
    (430.0, 262.0, 22.0, 46.0, 14.0, 190),
    (524.0, 226.0, 15.0, 34.0, 12.0, 150),
    (610.0, 206.0, 12.0, 30.0, 9.0, 130),
)
"""Swallows before the sun: where, how large, how far they drift to the side and up, and in so many steps once."""
_GULLS = ((650.0, 262.0, 40.0, 16.0), (76.0, 404.0, 30.0, 14.0))
_PLUME = (286.0, 440.0)
"""Where the smoke of the liner leaves the picture of it."""
_GLEAMS, _GLEAM_STEPS = 9, 13
_SHUT, _EACH, _APART = 1, 44, 13
"""Eyes are shut for so many steps, once in so many; those of the next one so many steps later."""
_FACE = (112.0, 60.0)
"""The part of a face that is another one with shut eyes, of somebody of size 1."""


def on_poster(game: str, step: int, scale: float) -> Iterator[Living]:
    """All that lives on the poster of a game after so many steps; middles are given in design px of the poster."""
    if game == "viticulture":
        yield from _before_the_sun(step, scale)
        if shut(step, 0):
            yield _grower(scale), GROWER_AT
    else:
        yield from _at_sea(step, scale)


def at_table(seen: Sequence[tuple[inn.Guest, float]], step: int, scale: float) -> Iterator[Living]:
    """Whose eyes are shut after so many steps; each is ``seen`` at x."""
    for number, (guest, x) in enumerate(seen):
        if shut(step, number):
            yield blink(guest, scale), (x, inn.EYES)


def shut(step: int, number: int) -> bool:
    """Whether the eyes of one of several are shut after so many steps."""
    return (step + number * _APART) % _EACH >= _EACH - _SHUT


@kept(12)
def blink(guest: inn.Guest, scale: float) -> Surface:
    """The face of somebody at the table with shut eyes; its middle lies between them."""
    size = _FACE[0] * inn.SIZE, _FACE[1] * inn.SIZE
    return inn.placed(inn.seated(guest, True).body, size, size[1] / 2, guest.left, scale)


@kept(1)
def _grower(scale: float) -> Surface:
    who = Person({**innkeepers.line_of("grower", "cotto"), **GROWER, "eyes": "closed"})
    w, h = _FACE[0] * GROWER_SIZE, _FACE[1] * GROWER_SIZE
    placed = f'<g transform="translate({w / 2:.1f},{h / 2:.1f}) scale({GROWER_SIZE})">{figure(who).body}</g>'
    return raster(pixels(w, scale), pixels(h, scale), scale, placed, painted=True)


def _before_the_sun(step: int, scale: float) -> Iterator[Living]:
    for x, y, size, wide, tall, steps in _FLIGHTS:
        turn = 2 * math.pi * step / steps
        yield bird(size, scale), (x + wide * math.sin(turn), y + tall * math.sin(2 * turn))


def _at_sea(step: int, scale: float) -> Iterator[Living]:
    for number, (x, y, wide, tall) in enumerate(_GULLS):
        turn = 2 * math.pi * step / (230 + 50 * number) + number * 2.1
        wings = (step // 2 + number) % 2 if (step + number * 19) % 48 < 16 else 0
        yield gull(wings, scale), (x + wide * math.cos(turn), y + tall * math.sin(2 * turn))
    x, y = _PLUME
    for one in range(PUFFS):
        age = (step / 2 + one * AGES / PUFFS) % AGES
        yield puff(int(age) // 3, scale), (x + age * 3.4, y - age * 2.4 + 2 * math.sin(age))
    chance = Chance(11)
    for number in range(_GLEAMS):
        across, down = chance.between(560, 770), chance.between(500, 640)
        if (step + number * 5) % _GLEAM_STEPS < 3:
            yield gleam(number % 3, scale), (across, down)
