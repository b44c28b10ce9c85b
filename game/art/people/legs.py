"""What is below the waist of somebody who stands farther off: legs, skirts and boots."""

from __future__ import annotations

from game.art.kit.palette import INK, Colour
from game.art.kit.shapes import Fragment
from game.art.people.geometry import CORNER, blob, facet, flat, knots, moved, oval, stroke
from game.art.people.inks import light, shade

BOOTS: Colour = "#3A2A24"
COATS = frozenset(
    {"coat", "tailcoat", "pinstripe", "tailstripe", "plaid", "scarf", "furcoat", "robe", "labcoat", "uniform", "sash"}
)
"""Garments whose skirts hang over the legs."""
SKIRTS = frozenset({"dress", "gown", "blouse", "shawl"})
"""Garments that are worn over a skirt."""
APRONS = frozenset({"apron", "chef"})


def legs(garment: str, w: float, ink: Colour, second: Colour, trousers: Colour, stance: str, skirt: bool) -> Fragment:
    """What somebody wears below the waist, and what of the garment hangs over it; the hips are at y 205."""
    if skirt or garment in SKIRTS:
        return _skirt(w, ink if garment in SKIRTS else trousers, stance) + _over(garment, w, ink, second)
    below = ink if garment == "overalls" else trousers
    drawn = {"kneeling": _kneeling, "walking": _walking}.get(stance, _standing)(w, below)
    return drawn + (_over(garment, w, ink, second) if stance != "kneeling" else "")


def _leg(points: str, ink: Colour, lit: bool) -> Fragment:
    return blob(knots(points), light(ink, 0.1) if lit else shade(ink, 0.2))


def _boot(x: float, y: float, turn: float = 0) -> Fragment:
    return moved(blob(knots("-13,-14! 12,-14! 14,-2 34,6 36,15! -14,15!"), BOOTS), x, y, 1, turn)


def _standing(w: float, ink: Colour) -> Fragment:
    k = w / 74
    near = blob(
        [
            (-62 * k, 196, CORNER),
            (4, 196, CORNER),
            (-6, 300),
            (-12, 392, CORNER),
            (-50 * k, 392, CORNER),
            (-64 * k, 290),
        ],
        shade(ink, 0.24),
    )
    far = blob(
        [(0, 196, CORNER), (64 * k, 196, CORNER), (66 * k, 290), (56 * k, 392, CORNER), (18, 392, CORNER), (10, 300)],
        light(ink, 0.08),
    )
    return _boot(-32 * k, 396) + _boot(38 * k, 396) + near + far


def _walking(w: float, ink: Colour) -> Fragment:
    k = w / 74
    back = moved(_leg("-30,0! 26,0! 10,90 -34,176! -66,158! -40,80", ink, False), -14 * k, 198)
    front = moved(_leg("-40,0! 34,-4! 62,90 70,182! 36,186! 14,104", ink, True), 14 * k, 198)
    return _boot(-66 * k, 376, 40) + back + _boot(66 * k, 396) + front


def _kneeling(w: float, ink: Colour) -> Fragment:
    k = w / 74
    low = moved(_leg("-44,-6! 20,-8! 18,60 6,92 -96,96! -98,66! -40,56", ink, False), -20 * k, 204)
    high = moved(_leg("-52,-10! 12,-14 84,0 98,22 84,100! 52,100! 50,42 -20,44", ink, True), 20 * k, 208)
    return moved(_boot(0, 0, 88), -118 * k, 292) + low + _boot(86 * k, 312) + high


def _skirt(w: float, ink: Colour, stance: str) -> Fragment:
    wide, foot = (1.5, 312.0) if stance == "kneeling" else (1.22, 392.0)
    shift = 14.0 if stance == "kneeling" else 0.0
    shape = blob(
        [
            (-w * 0.84, 192, CORNER),
            (w * 0.84, 192, CORNER),
            (w * wide * 0.94 + shift, (192 + foot) / 2),
            (w * wide + shift, foot, CORNER),
            (shift, foot + 8),
            (-w * wide + shift, foot, CORNER),
            (-w * wide * 0.92 + shift, (192 + foot) / 2),
        ],
        ink,
    )
    dark = flat(-w * 0.82, 196, -w * 0.36, 196, -w * 0.6, foot + 2, -w * wide + 3 + shift, foot, fill=shade(ink, 0.26))
    folds = "".join(
        stroke([(x * w, 206), (x * w * 1.25 + shift, foot - 8)], shade(ink, 0.42)) for x in (-0.34, 0.06, 0.46)
    )
    shoes = "" if stance == "kneeling" else oval(-20, foot + 8, 18, 8, BOOTS) + oval(24, foot + 8, 18, 8, BOOTS)
    return shoes + shape + dark + folds


def _over(garment: str, w: float, ink: Colour, second: Colour) -> Fragment:
    """The skirts of a coat or the lower half of an apron."""
    if garment in COATS:
        left = facet(((-w * 0.88, 192), (8, 192), (2, 308), (-w * 1.02, 302)), shade(ink, 0.2))
        right = facet(((8, 192), (w * 0.88, 192), (w * 1.04, 302), (20, 308)), light(ink, 0.1))
        return left + right
    if garment in APRONS:
        cloth = second if garment == "apron" else ink
        return facet(((-48, 196), (60, 196), (66, 306), (-56, 306)), cloth) + flat(
            -46, 200, -18, 200, -22, 304, -53, 304, fill=shade(cloth, 0.2)
        )
    belt = facet(((-w * 0.86, 198), (w * 0.86, 198), (w * 0.86, 213), (-w * 0.86, 213)), BOOTS, 2.6)
    return belt + stroke([(2, 200), (14, 200), (14, 211), (2, 211), (2, 200)], INK, 2) if garment != "overalls" else ""
