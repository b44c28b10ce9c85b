"""Arms: sleeve, cuff, bare forearm and hand."""

from __future__ import annotations

import math
from typing import NamedTuple

from game.art.kit.palette import INK, Colour
from game.art.kit.shapes import Fragment, circle, path, polygon
from game.art.people.geometry import OUTLINE, Spot, facet, plane
from game.art.people.gestures import HOLDS, Arm
from game.art.people.hands import Hand, hand, holding, reach
from game.art.people.inks import light, shade, skin_shade

_ELBOW = 15.5


class Cloth(NamedTuple):
    """Inks of an arm: sleeve, and cuff or bare forearm."""

    sleeve: Colour
    cuff: Colour | None
    bare: bool = False


class Grasp(NamedTuple):
    """How a hand holds something: ``grip`` or ``pinch``, and how far that is turned, in degrees."""

    kind: str
    turn: float


class Limb(NamedTuple):
    """An arm as it is drawn: its sleeve, and its hand behind and before what it holds."""

    sleeve: Fragment
    hand: Hand


def arm(start: Spot, bent: Arm, cloth: Cloth, skin: Colour, side: int, shoulder: float, grasp: Grasp) -> Limb:
    """One arm from the shoulder at ``start``; ``side`` is 1 at the right, ``shoulder`` the radius up there."""
    elbow, end = bent.elbow, bent.wrist
    ux, uy = _toward(elbow, end)
    if bent.hand == HOLDS:
        far = reach(grasp.kind)
        wrist = end[0] - ux * far, end[1] - uy * far
        turn = math.degrees(math.atan2(ux, -uy)) if grasp.kind == "pinch" else grasp.turn
        made = holding(grasp.kind, *end, max(-60.0, min(60.0, turn)), skin, side)
    else:
        wrist = end
        made = Hand("", hand(bent.hand, end[0] + ux * 7, end[1] + uy * 7, bent.turn, skin))
    return Limb(_sleeve(start, elbow, wrist, cloth, skin, side > 0, shoulder), made)


def _toward(a: Spot, b: Spot) -> Spot:
    """The way from a to b, one unit long."""
    long = max(1.0, math.dist(a, b))
    return (b[0] - a[0]) / long, (b[1] - a[1]) / long


def _tube(a: Spot, b: Spot, ra: float, rb: float) -> list[Spot]:
    """A limb from a to b, so thick at both ends."""
    ux, uy = _toward(a, b)
    return [
        (a[0] - uy * ra, a[1] + ux * ra),
        (b[0] - uy * rb, b[1] + ux * rb),
        (b[0] + uy * rb, b[1] - ux * rb),
        (a[0] + uy * ra, a[1] - ux * ra),
    ]


def _sleeve(start: Spot, elbow: Spot, wrist: Spot, cloth: Cloth, skin: Colour, lit: bool, shoulder: float) -> Fragment:
    upper = _tube(start, elbow, shoulder - 3.5, 16.5)
    fore = _tube(elbow, wrist, _ELBOW, 11 if cloth.bare else 12.5)
    ground = light(cloth.sleeve, 0.12) if lit else shade(cloth.sleeve, 0.26)
    fore_ground = skin if cloth.bare else ground
    out = path(polygon(upper), ground, INK, OUTLINE * 2) + circle(*elbow, _ELBOW, ground, INK, OUTLINE * 2)
    out += circle(*start, shoulder, ground) + path(polygon(upper), ground)
    out += path(polygon(fore), fore_ground, INK, OUTLINE * 2)
    out += circle(*elbow, _ELBOW, ground) + path(polygon(fore), fore_ground)
    dark = skin_shade(skin, 0.3) if cloth.bare else shade(fore_ground, 0.24)
    return out + plane(fore, _below(elbow, wrist), dark) + _band(elbow, wrist, cloth)


def _band(elbow: Spot, wrist: Spot, cloth: Cloth) -> Fragment:
    """The cuff at the wrist, or the rolled sleeve above a bare forearm."""
    band = light(cloth.sleeve, 0.12) if cloth.bare else cloth.cuff
    if not band:
        return ""
    (ux, uy), at, r = _toward(elbow, wrist), 0.22 if cloth.bare else 0.86, 17.5 if cloth.bare else 14.5
    x, y = elbow[0] + (wrist[0] - elbow[0]) * at, elbow[1] + (wrist[1] - elbow[1]) * at
    return facet(_tube((x, y), (x + ux * 9, y + uy * 9), r, r), band, 2.6)


def _below(a: Spot, b: Spot) -> tuple[Spot, Spot, Spot, Spot]:
    """The half of a limb that lies lower or farther left: where no light falls."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    flip = -1 if dx < -abs(dy) * 0.2 else 1
    nx, ny = -dy * flip, dx * flip
    ax, ay, bx, by = a[0] + nx * 0.1, a[1] + ny * 0.1, b[0] + nx * 0.1, b[1] + ny * 0.1
    far = (
        (ax - dx * 9, ay - dy * 9),
        (bx + dx * 9, by + dy * 9),
        (bx + dx * 9 + nx * 9, by + dy * 9 + ny * 9),
        (ax - dx * 9 + nx * 9, ay - dy * 9 + ny * 9),
    )
    return far if flip > 0 else (far[3], far[2], far[1], far[0])
