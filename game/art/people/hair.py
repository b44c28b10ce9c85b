"""Hair: drawn for the usual skull looking right, and fitted to the head that wears it.

``behind`` lies behind neck and shoulders, ``over`` over the face. Front views mirror the near half.
"""

from __future__ import annotations

from collections.abc import Sequence

from game.art.kit.palette import INK, OCHRE, Colour
from game.art.kit.shapes import Fragment, path
from game.art.people.features import Head
from game.art.people.geometry import (
    OUTLINE,
    Knot,
    blob,
    box,
    curve,
    disc,
    facet,
    knots,
    mirrored,
    oval,
    plane,
    sampled,
    scallops,
    stroke,
)
from game.art.people.inks import light, shade

BEHIND: dict[str, list[Knot]] = {
    "bob": knots("-44,-20 -50,12 -46,40 -30,48 30,46 42,36 44,6 38,-20"),
    "waves": knots("-44,-20 -52,14 -50,44 -36,56 -20,50 34,48 46,34 43,6 38,-20"),
    "long": knots("-44,-24 -56,20 -60,70 -50,112 -20,104 30,104 50,106 54,60 46,10 38,-24"),
    "curly": knots("-44,-24 -62,6 -58,40 -40,54 34,52 54,36 54,0 40,-28"),
    "veil": knots("-46,-36 -70,30 -84,100 -92,190 86,190 70,100 56,30 42,-36"),
}


OVER: dict[str, list[list[Knot]]] = {
    "crop": [
        knots("-38,8 -42,-14 -40,-38 -26,-57 0,-62 25,-55 38,-38 37,-22! 29,-35! 8,-38 -14,-33 -24,-22! -26,-4 -29,10!")
    ],
    "slick": [knots("-38,6 -41,-14 -39,-38 -24,-56 0,-60 26,-54 37,-38 36,-26! 22,-42 -4,-44 -22,-30! -26,-6 -30,6!")],
    "quiff": [
        knots("-38,8 -44,-16 -40,-44 -22,-60 8,-72 38,-68 46,-52 37,-26! 28,-40! 4,-36 -16,-32 -25,-18! -26,-2 -30,10!")
    ],
    "messy": [
        knots(
            "-38,10 -48,-4! -41,-14 -50,-32! -38,-40 -40,-60! -20,-58 -8,-72! 6,-60 24,-68! 28,-54 "
            "46,-48! 37,-24! 28,-26! 20,-38! 8,-24! -6,-38! -14,-22! -25,-26 -26,-2 -30,10!"
        )
    ],
    "bald": [knots("-37,14 -44,0 -43,-20 -35,-28! -29,-16 -28,2 -30,15!"), knots("34,-22 39,-14 35,-2! 33,-12")],
    "bob": [
        knots(
            "-40,36! -50,8 -46,-28 -28,-58 2,-65 28,-56 43,-30 45,6 40,34! "
            "34,20 33,-12 28,-24! 8,-22 -12,-22 -22,-18! -26,6 -27,37!"
        )
    ],
    "waves": [
        knots(
            "-42,40! -52,22 -44,6 -50,-16 -42,-42 -22,-60 6,-64 30,-54 44,-32 40,-14 46,4 "
            "42,30! 33,12 36,-8 30,-30! 14,-44 -8,-34 -24,-24 -22,-4 -30,12 -24,32 -30,42!"
        )
    ],
    "parted": [
        knots("-40,34! -46,4 -44,-28 -26,-56 2,-63 28,-54 41,-30 42,6 37,30! 34,6 30,-22 14,-46! -8,-34 -24,-8 -28,34!")
    ],
    "swept": [knots("-37,8 -43,-14 -40,-40 -24,-58 4,-63 28,-54 38,-36 36,-20! 26,-40 8,-46 -14,-38 -26,-16 -29,10!")],
    "pompadour": [
        knots("-37,8 -50,-18 -50,-54 -30,-82 4,-90 36,-80 46,-54 37,-22! 26,-40 6,-44 -14,-38 -26,-16 -29,10!")
    ],
}


OVER["long"] = OVER["parted"]


OVER["bun"] = OVER["chignon"] = OVER["braids"] = OVER["crownbraid"] = OVER["swept"]


PROFILE: dict[str, list[Knot]] = {
    "short": knots("-14,18! -34,20 -49,-4 -47,-36 -30,-60 -4,-65 20,-58 31,-38 26,-32! 8,-36 0,-20! -2,6 -8,2 -14,-4"),
    "long": knots("-8,42! -44,44 -56,4 -50,-38 -30,-62 -4,-66 22,-58 32,-36 24,-26! 8,-22 4,0 6,30"),
    "bald": knots("-14,20! -38,22 -50,0 -46,-18 -30,-14 -16,-20 -6,-14 -2,4 -12,-2"),
}


STRANDS: dict[str, list[list[Knot]]] = {
    "slick": [[(-20, -46), (0, -52), (24, -46)], [(-28, -36), (-6, -48), (8, -49)]],
    "quiff": [[(-14, -44), (8, -56), (34, -56)], [(-26, -36), (-8, -52), (12, -62)]],
    "waves": [
        knots("-40,-22 -24,-36 -2,-46 18,-54"),
        [(-44, 2), (-34, -10), (-32, -28)],
        [(-44, 26), (-34, 14), (-36, 2)],
    ],
    "bob": [[(-36, -30), (-38, 0), (-34, 26)], [(-20, -44), (0, -50), (18, -44)]],
    "swept": [[(-34, -8), (-26, -36), (-4, -52)], [(-22, -22), (-10, -42), (12, -52)]],
    "parted": [[(-34, 10), (-32, -20), (-4, -48)], [(33, -10), (28, -34), (16, -50)]],
    "pompadour": [[(-36, -20), (-30, -54), (0, -74)], [(-18, -38), (-6, -58), (20, -68)]],
}


STRANDS["long"] = STRANDS["parted"]


for _name in ("bun", "chignon", "braids", "crownbraid"):
    STRANDS[_name] = STRANDS["swept"]

STYLES = ("none", *OVER, "curls", "curly", "afro", "tail")
"""All ways to wear hair."""


def _fitted(points: Sequence[Knot], head: Head) -> list[Knot]:
    """The points moved to the width and height of a head."""
    wide, tall = head.form.temple / 36, head.form.crown / -52
    out: list[Knot] = []
    for p in points:
        x, y = float(p[0]), float(p[1])
        cheek = head.form.cheek / 35 if y > 4 else wide
        out.append((x * (cheek if y > 4 else wide), y * tall if y < 0 else y, *p[2:]))
    return out


def _front(points: Sequence[Knot]) -> list[Knot]:
    """A style seen from the front: its near half and the mirror image of it."""
    split = min(range(len(points)), key=lambda i: float(points[i][1]))
    outer = [p for p in points[:split] if float(p[0]) < 0]
    inner = [p for p in points[split:] if float(p[0]) < 0]
    top = [points[split]] if abs(float(points[split][0])) < 4 else [(0, points[split][1])]
    hairline = [(0, float(inner[0][1]) - 4)] if inner else []
    return [*outer, *top, *_flipped(outer), *_flipped(inner), *hairline, *inner]


def _flipped(part: Sequence[Knot]) -> list[Knot]:
    return [(-p[0], p[1]) if len(p) == 2 else (-p[0], p[1], p[2]) for p in reversed(part)]


def behind(style: str, ink: Colour, head: Head) -> Fragment:
    """What of the hair hangs down behind the neck."""
    out = ""
    dark = shade(ink, 0.28)
    if style in BEHIND:
        out += blob(_fitted(BEHIND[style], head), dark)
    if style == "parted":
        out += blob(_fitted(BEHIND["bob"], head), dark)
    if style == "braids":
        for x in (-46, 44):
            for k in range(5):
                out += oval(x + (3 if k % 2 else -3), 34 + k * 17, 11, 11, ink if k % 2 else light(ink, 0.12), 2.6)
            out += box(x - 7, 114, 14, 7, OCHRE, 2.4) + facet(((x - 7, 121), (x + 7, 121), (x, 138)), ink, 2.6)
    if style in ("bun", "pompadour"):
        x, y = {"front": (0, -62), "three-quarter": (-14, -62), "profile": (-36, -52)}[head.pose]
        out += disc(x, y, 19, ink) + stroke([(x - 12, y + 6), (x, y - 9), (x + 11, y + 4)], light(ink, 0.25))
    if style == "chignon":
        x = {"front": 0, "three-quarter": -38, "profile": -48}[head.pose]
        if x:
            out += disc(x, 20, 18, ink) + stroke([(x - 10, 26), (x, 10), (x + 10, 22)], light(ink, 0.25))
    if style == "tail":
        out += blob(knots("-34,0 -52,26 -50,66 -38,84 -34,50 -28,24"), ink)
    return out


def over(style: str, ink: Colour, head: Head) -> Fragment:
    """What of the hair lies over the face."""
    if style == "none":
        return ""
    if style in ("curls", "curly", "afro"):
        return _curls(style, ink, head)
    glow = light(ink, 0.2)
    if head.pose == "profile":
        kind = "bald" if style == "bald" else "long" if style in ("bob", "waves", "long", "parted") else "short"
        points = _fitted(PROFILE[kind], head)
        out = blob(points, ink)
        if kind != "bald":
            out += stroke([(-40, -10), (-32, -40), (-6, -54)], glow) + stroke([(-24, -8), (-16, -34), (8, -48)], glow)
        return out
    shapes = OVER["slick" if style == "tail" else style]
    if head.pose == "front":
        if style == "bald":
            one = _fitted(shapes[0], head)
            return blob(one, ink) + mirrored(blob(one, ink))
        points = _fitted(_front(shapes[0]), head)
        return (
            blob(points, ink)
            + plane(sampled(points), ((-90, -90), (-24, -90), (-34, 60), (-90, 60)), shade(ink, 0.28))
            + path(curve(points), "none", INK, OUTLINE)
        )
    out = ""
    for shape in shapes:
        points = _fitted(shape, head)
        out += blob(points, ink, 0)
        out += plane(sampled(points), ((-90, -110), (-24, -110), (-34, 60), (-90, 60)), shade(ink, 0.28))
        out += path(curve(points), "none", INK, OUTLINE)
    for strand in STRANDS.get(style, ()):
        out += stroke(_fitted(strand, head), glow, 2.2)
    if style == "crownbraid":
        for k in range(7):
            x = -30 + k * 10.5
            out += oval(x, -44 - 14 * (1 - ((k - 3) / 3.4) ** 2), 8, 6.5, ink if k % 2 else light(ink, 0.16), 2.2)
    return out


def _curls(style: str, ink: Colour, head: Head) -> Fragment:
    wide = head.form.temple / 36
    if style == "afro":
        d = scallops(-2, -34, 52 * wide, 42, 13, 0.62, 158, 382)
        inner = [(34 * wide, -12), (30 * wide, -24), (6, -32), (-20 * wide, -26), (-28 * wide, 0)]
    else:
        d = scallops(-2, -30, 42 * wide, 32, 10, 0.6, 150, 392)
        inner = [(34 * wide, -14), (28 * wide, -28), (6, -36), (-18 * wide, -28), (-28 * wide, -2)]
    d = d[:-1] + "".join(f"L{x:.1f},{y:.1f}" for x, y in inner) + "Z"
    out = path(d, ink, INK, OUTLINE)
    for x, y in ((-34, -30), (-16, -48), (6, -54), (24, -44), (-34, -8)):
        out += stroke([(x * wide - 6, y + 3), (x * wide, y - 4), (x * wide + 6, y + 2)], light(ink, 0.24), 2.2)
    return out
