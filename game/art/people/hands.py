"""Hands in their shapes; those that hold something have a part behind it and fingers before it."""

from __future__ import annotations

from typing import NamedTuple

from game.art.kit.palette import INK, Colour
from game.art.kit.shapes import Fragment
from game.art.people.geometry import blob, knots, moved, stroke
from game.art.people.inks import skin_shade

_REACH = {"grip": 10.0, "pinch": 19.0}
"""How far before what is held the wrist is."""


class Hand(NamedTuple):
    """A hand: what of it lies behind the thing that it holds, and what lies before it."""

    behind: Fragment
    before: Fragment


def reach(kind: str) -> float:
    """How far the wrist of a hand is from what it holds; 0 where it holds nothing."""
    return _REACH.get(kind, 0.0)


def holding(kind: str, x: float, y: float, turn: float, skin: Colour, side: int) -> Hand:
    """A hand around something that is gripped or pinched at x, y; ``side`` is 1 for the hand at the right.

    ``turn`` turns the fingers with what they hold: at 0 that stands upright.
    """
    made = _pinch(skin) if kind == "pinch" else _grip(skin)
    mirror = f"scale({side},1) "
    return Hand(*(f'<g transform="translate({x:.2f},{y:.2f}) rotate({turn:g}) {mirror}">{part}</g>' for part in made))


def _grip(skin: Colour) -> Hand:
    """Four fingers around a handle, the thumb laid over them."""
    back = blob(knots("-12,-17 8,-19 17,-12 18,8 12,19 -10,18 -15,6 -15,-8"), skin, 2.8)
    front = ""
    for y, left, right in ((12.5, -12, 10), (4.5, -14, 12), (-3.5, -14, 12), (-11.5, -12, 10)):
        bar = knots(
            f"{left},{y - 3.4} {right},{y - 4.4} {right + 4},{y} {right},{y + 4.4} {left},{y + 4} {left - 3},{y}"
        )
        front += blob(bar, skin, 2.2)
    front += stroke([(-9, -9), (-12, -4), (-11, 12)], skin_shade(skin, 0.4), 2)
    return Hand(back, front + blob(knots("15,-8 12,-17 -2,-20 -8,-17 -6,-12 4,-11 9,-4"), skin, 2.2))


def _pinch(skin: Colour) -> Hand:
    """Thumb and forefinger that meet; the other fingers are bent below."""
    back = blob(knots("-11,4 2,-2 14,4 15,18 8,27 -8,27 -14,16"), skin, 2.8)
    front = ""
    for y, right in ((20, 12), (14, 14), (8, 15)):
        front += blob(
            knots(f"-4,{y - 3.5} {right},{y - 4} {right + 3},{y} {right},{y + 4} -4,{y + 3.5} -7,{y}"), skin, 2
        )
    front += blob(knots("13,8 15,0 8,-7 0,-5 -3,0 2,3 8,2 8,8"), skin, 2.2)
    return Hand(back, front + blob(knots("-13,18 -12,6 -5,-3 1,-3 3,2 -3,8 -5,18"), skin, 2.2))


def hand(kind: str, x: float, y: float, turn: float, skin: Colour) -> Fragment:
    """An empty hand whose wrist is at x, y: ``fist``, ``flat``, ``open`` or ``point``."""
    line = skin_shade(skin, 0.7)
    if kind == "flat":
        shape = blob(knots("-6,-9 8,-11 24,-7 30,-1 24,5 8,9 -6,8"), skin, 2.6)
        shape += stroke([(14, -3), (27, -3)], line, 1.8) + stroke([(14, 2), (25, 2)], line, 1.8)
        shape += blob(knots("4,6 12,12 18,13 14,8 8,3"), skin, 2.2)
    elif kind == "open":
        shape = ""
        for angle, long in ((-34, 20), (-12, 25), (10, 25), (30, 20)):
            shape += moved(blob([(4, -4.5), (long, -4), (long + 4, 0), (long, 4), (4, 4.5)], skin, 2.4), 6, 0, 1, angle)
        shape += moved(blob(knots("0,-4 15,-4 18,0 15,4 0,5"), skin, 2.4), 4, 4, 1, 78)
        shape += blob(knots("-7,-9 6,-12 15,-8 15,8 5,12 -7,9"), skin, 0)
        shape += stroke([(-7, -9), (6, -12)], INK, 2.4) + stroke([(2, 4), (8, 6)], line, 1.8)
    elif kind == "point":
        shape = blob(knots("12,-9 34,-8 38,-5 34,-1 12,1"), skin, 2.6)
        shape += blob(knots("-6,-9 8,-12 17,-8 19,6 8,12 -6,9"), skin, 2.6)
        shape += stroke([(9, 1), (18, 1)], line, 1.8) + stroke([(9, 6), (17, 6)], line, 1.8)
    else:
        shape = blob(knots("-6,-9 6,-13 17,-11 21,0 17,11 6,13 -6,9"), skin, 2.6)
        for yy in (-5, 0.5, 6):
            shape += stroke([(10, yy), (20, yy)], line, 1.8)
        shape += blob(knots("-2,-12 8,-15 13,-10 8,-6 0,-6"), skin, 2.2)
    return moved(shape, x, y, 1, turn)
