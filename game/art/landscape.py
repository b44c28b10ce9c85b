"""Landscape: skies, hills, vine rows, trees and houses of the poster, drawn from a seed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

from game.art.kit.palette import NIGHT, Colour, lighter, mix
from game.art.kit.shapes import NONE, Fragment, Point, circle, group, path, polygon, rect, spline


class Chance:
    """A small stream of numbers that is the same for the same seed on every machine."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 2654435761 + 12345) & 0xFFFFFFFF

    def share(self) -> float:
        """The next number, 0 to below 1."""
        self._state = (self._state * 1664525 + 1013904223) & 0xFFFFFFFF
        mixed = (self._state ^ (self._state >> 16)) * 0x45D9F3B & 0xFFFFFFFF
        return ((mixed ^ (mixed >> 16)) & 0xFFFFFF) / 0x1000000

    def between(self, low: float, high: float) -> float:
        """The next number, low to high."""
        return low + (high - low) * self.share()


class Inks(NamedTuple):
    """The inks of one season's or hour's landscape."""

    sky: tuple[Colour, Colour, Colour, Colour]
    sun: Colour
    far: tuple[Colour, Colour]
    middle: Colour
    soil: Colour
    shade: Colour
    light: Colour
    cypress: tuple[Colour, Colour]


INKS: dict[str, Inks] = {
    "spring": Inks(
        ("#A9CFC9", "#C3DDCB", "#DDE8CB", "#F1EBCB"),
        "#F3C766",
        ("#93B79B", "#7BA57B"),
        "#6C9A55",
        "#8B6A40",
        "#3E6B38",
        "#7FAF57",
        ("#2C5640", "#1C3C2D"),
    ),
    "summer": Inks(
        ("#F0B95A", "#F4C878", "#F8D898", "#FBE6B8"),
        "#E4822C",
        ("#D3A05A", "#A99A4C"),
        "#7F8A3A",
        "#B98A45",
        "#3F5A2A",
        "#86963F",
        ("#20402F", "#142B20"),
    ),
    "fall": Inks(
        ("#D98A4E", "#E6A566", "#EFC188", "#F6DAAE"),
        "#C4481F",
        ("#B9744A", "#9C5A34"),
        "#8E6A30",
        "#8A4E28",
        "#7E2E14",
        "#C9762B",
        ("#2E3E2C", "#1C291E"),
    ),
    "winter": Inks(
        ("#8FB2CC", "#ABC6D8", "#C8DAE2", "#E4EAE6"),
        "#F1DFA8",
        ("#9DB4C2", "#87A2B2"),
        "#D9E2E2",
        "#EEF1EC",
        "#5C6E78",
        "#A9B8BD",
        ("#22433F", "#142E2C"),
    ),
    "dusk": Inks(
        ("#2F4B6B", "#6C5B78", "#B5695E", "#E39A5A"),
        "#F0C060",
        ("#7A4A5A", "#5E4050"),
        "#4A4A3A",
        "#6A4632",
        "#26352A",
        "#56653A",
        ("#16281F", "#0E1A15"),
    ),
}


def ridge(w: float, y: float, rise: float, count: int, chance: Chance) -> list[Point]:
    """Points of a hill line across a width, a little beyond both edges."""
    step = (w + 40) / count
    return [(-20 + i * step, y + chance.between(-rise, rise)) for i in range(count + 1)]


def height_at(points: Sequence[Point], x: float) -> float:
    """The y of a hill line at x."""
    for a, b in pairwise(points):
        if a[0] <= x <= b[0]:
            share = (x - a[0]) / (b[0] - a[0])
            return a[1] + (b[1] - a[1]) * share * share * (3 - 2 * share)
    return points[-1][1] if x > points[-1][0] else points[0][1]


def hill(points: Sequence[Point], foot: float) -> str:
    """Path commands of a hill line closed along ``foot``."""
    return f"{spline(points)}L{points[-1][0]:.1f},{foot:g}L{points[0][0]:.1f},{foot:g}Z"


class _Row(NamedTuple):
    """One row of vines: x, y and width of its near and its far end."""

    near: float
    bottom: float
    wide: float
    far: float
    top: float
    narrow: float

    def band(self, a: float, b: float) -> str:
        """The part of the row from share ``a`` to ``b`` of its width, counted from its middle."""
        bend_x = (self.near + self.far) / 2 + (self.far - self.near) * 0.18
        bend_y = self.top + (self.bottom - self.top) * 0.30
        return (
            f"M{self.near + self.wide * a:.1f},{self.bottom:.1f}"
            f"Q{bend_x + self.wide * 0.5 * a:.1f},{bend_y:.1f} {self.far + self.narrow * a:.1f},{self.top:.1f}"
            f"L{self.far + self.narrow * b:.1f},{self.top:.1f}"
            f"Q{bend_x + self.wide * 0.5 * b:.1f},{bend_y:.1f} {self.near + self.wide * b:.1f},{self.bottom:.1f}Z"
        )


def vine_rows(
    top: Callable[[float], float],
    w: float,
    h: float,
    vanish: float,
    count: int,
    shade: Colour,
    light: Colour,
    *,
    spread: float = 3.2,
    depth: float = 0.2,
    thick: float = 0.6,
    foot: float | None = None,
) -> Fragment:
    """Rows of vines that run to one point of the horizon: each a dark band with a light left half.

    ``top`` is the hill line, ``vanish`` the x of the point, ``depth`` how much narrower they are at the top.
    """
    bottom = h + 6 if foot is None else foot
    span = w * spread
    step = span / count
    shades, lights = "", ""
    for i in range(count + 1):
        near = vanish - span / 2 + i * step
        far = vanish + (near - vanish) * depth
        if -60 < far < w + 60:
            row = _Row(near, bottom, step * thick, far, top(max(0, min(w, far))) + 1, max(step * thick * depth, 1))
            shades += row.band(-0.5, 0.5)
            lights += row.band(-0.5, 0.02)
    return path(shades, shade) + path(lights, light)


def cypress(
    x: float, y: float, h: float, inks: tuple[Colour, Colour] = ("#20402F", "#142B20"), w: float | None = None
) -> Fragment:
    """A cypress standing at x, y."""
    b = h * 0.17 if w is None else w
    left = f"C{x - b * 1.15:.1f},{y - h * 0.12:.1f} {x - b * 0.95:.1f},{y - h * 0.62:.1f} {x:.1f},{y - h:.1f}"
    middle = f"C{x + b * 0.1:.1f},{y - h * 0.2:.1f} {x - b * 0.12:.1f},{y - h * 0.6:.1f} {x:.1f},{y - h:.1f}"
    right = f"C{x + b * 0.95:.1f},{y - h * 0.62:.1f} {x + b * 1.15:.1f},{y - h * 0.12:.1f}"
    return (
        rect(x - h * 0.015, y - 2, h * 0.03, h * 0.05 + 2, "#3A2418")
        + path(f"M{x:.1f},{y:.1f}{left}{right} {x:.1f},{y:.1f}Z", inks[0])
        + path(f"M{x + b * 0.05:.1f},{y:.1f}{middle}{right} {x + b * 0.05:.1f},{y:.1f}Z", inks[1])
    )


_PINE_TRUNK = "M-3,0C-2,-40 -5,-55 -14,-72L-10,-74C-4,-64 0,-56 1,-50C2,-60 8,-68 13,-74L17,-72C7,-56 3,-40 3.5,0Z"
_PINE_CROWN = "M-38,-70C-43,-88 -19,-102 0,-100C21,-103 43,-88 38,-70C19,-64 -19,-64 -38,-70Z"
_PINE_SHADE = "M3,-66C6,-80 14,-94 12,-100C31,-98 42,-84 38,-70C25,-65.5 12,-65.5 3,-66Z"


def pine(x: float, y: float, h: float, crown: Colour = "#2C4A2E", shade: Colour = "#1B3322") -> Fragment:
    """An umbrella pine standing at x, y."""
    return group(path(_PINE_TRUNK, "#4A2E20") + path(_PINE_CROWN, crown) + path(_PINE_SHADE, shade), x, y, h / 100)


def house(
    x: float,
    y: float,
    scale: float,
    *,
    roof: Colour = "#B5491F",
    roof_shade: Colour = "#7E2E14",
    tower: bool = True,
) -> Fragment:
    """A farmhouse, with a tower or without, standing at x, y."""
    wall, wall_shade, window = "#F0D9AE", "#C98F58", "#5A2A1C"

    def shape(colour: Colour, *points: Point) -> Fragment:
        return path(polygon([(x + a * scale, y + b * scale) for a, b in points]), colour)

    out = ""
    if tower:
        out += shape(wall, (22, 0), (22, -58), (36, -58), (36, 0))
        out += shape(wall_shade, (36, 0), (36, -58), (46, -54), (46, 0))
        out += shape(roof, (19, -57), (33, -70), (36, -57)) + shape(roof_shade, (33, -70), (49, -53), (36, -57))
        out += shape(window, (26, -50), (26, -42), (31, -42), (31, -50))
    out += shape(wall, (-30, 0), (-30, -26), (24, -26), (24, 0))
    out += shape(wall_shade, (24, 0), (24, -26), (46, -24), (46, 0))
    out += shape(roof, (-34, -25), (-24, -40), (20, -40), (28, -25))
    out += shape(roof_shade, (20, -40), (50, -23), (28, -25))
    for a in (-22, -8, 8):
        out += shape(window, (a, -18), (a, -9), (a + 6, -9), (a + 6, -18))
    return out + shape(window, (-1, 0), (-1, -9), (5, -9), (5, 0))


_CLOUD = "M0,0C-12.8,0 -12.8,-16 3.2,-16C12,-32 32,-33.6 40,-21.6C50,-41.6 74,-35.2 76,-17.6C102,-19.2 105,0 92,0Z"
_SWALLOW = "M0,0C-5,-4.5 -9,-3.5 -11,-1C-7,-1.8 -3.5,0 -1.2,2.2L-.5,5L.3,2.5C3,-.5 7,-2.5 11,-3C7.5,-5 3.5,-3.5 0,0Z"


def cloud(x: float, y: float, w: float, colour: Colour, opacity: float = 1) -> Fragment:
    """A flat cloud about w wide whose lower left corner is x, y."""
    return group(path(_CLOUD, colour, opacity=opacity), x, y, w / 100)


def swallow(x: float, y: float, s: float, colour: Colour) -> Fragment:
    """A swallow on the wing, about 2 s wide."""
    return group(path(_SWALLOW, colour), x, y, s / 10)


def sun(cx: float, cy: float, r: float, colour: Colour) -> Fragment:
    """A sun with two pale rings."""
    return (
        circle(cx, cy, r * 1.95, lighter(colour, 0.55), opacity=0.30)
        + circle(cx, cy, r * 1.42, lighter(colour, 0.45), opacity=0.45)
        + circle(cx, cy, r, colour)
    )


def scene(
    w: float,
    h: float,
    seed: int = 1,
    season: str = "summer",
    *,
    horizon: float = 0.55,
    sun_at: tuple[float, float] | None = None,
    sun_radius: float | None = None,
    rows: int = 16,
    vanish: float = 0.5,
    house_at: float | None = None,
    rich: bool = True,
    clouds: bool = True,
) -> Fragment:
    """A whole landscape that fills w by h.

    ``season`` is a key of INKS; ``horizon``, ``sun_at``, ``vanish`` and ``house_at`` are shares of width and height.
    ``rich`` adds trees and clouds; without ``house_at`` there is no house.
    """
    chance = Chance(seed)
    inks = INKS[season]
    line = h * horizon
    out = rect(0, 0, w, h, inks.sky[0])
    for i, band in enumerate(inks.sky[1:]):
        out += rect(0, line * (0.34 + 0.22 * i), w, h, band)
    radius = sun_radius or min(w, h) * 0.2
    sx, sy = sun_at or (0.7, horizon - radius * 0.25 / h)
    out += sun(w * sx, h * sy, radius, inks.sun)
    if rich and clouds:
        out += cloud(w * 0.08, line * 0.42, w * 0.22, "#FFF6E2", 0.75)
        out += cloud(w * 0.5, line * 0.24, w * 0.16, "#FFF6E2", 0.55)
    far = ridge(w, line - h * 0.06, h * 0.05, 4, chance)
    mid = ridge(w, line + h * 0.01, h * 0.045, 3, chance)
    out += path(hill(far, h), inks.far[0]) + path(hill(mid, h), inks.far[1])
    if rich:
        for _ in range(int(w / 60) + 2):
            x = chance.between(0, w)
            if chance.share() < 0.6:
                out += cypress(x, height_at(mid, x) + 2, h * chance.between(0.05, 0.085), inks.cypress)
    near = ridge(w, line + h * 0.085, h * 0.035, 3, chance)
    out += path(hill(near, h), inks.middle)
    if house_at is not None:
        hx, s = house_at * w, h / 330
        out += house(hx, height_at(near, hx) + h * 0.015, s * 1.15)
        for dx, tall in ((-62, 0.20), (-46, 0.25), (66, 0.22), (80, 0.17), (94, 0.24)):
            x = hx + dx * s
            out += cypress(x, height_at(near, x) + h * 0.02, h * tall, inks.cypress)
    ground = ridge(w, line + h * 0.17, h * 0.03, 3, chance)
    out += path(hill(ground, h), inks.soil)
    return out + vine_rows(lambda x: height_at(ground, x), w, h, vanish * w, rows, inks.shade, inks.light)


def wood(w: float, h: float, seed: int = 3, base: Colour = "#33211F", plank: float = 135) -> Fragment:
    """Dark cellar planks with grain, joints and nails."""
    chance = Chance(seed)
    out = rect(0, 0, w, h, base)
    y = 0.0
    while y < h:
        tone = chance.between(-0.10, 0.10)
        out += rect(0, y, w, plank, mix(base, "#52352C" if tone > 0 else "#120A0E", abs(tone) * 2.2))
        for _ in range(7):
            yy = y + chance.between(6, plank - 6)
            points = [(float(x), yy + chance.between(-2.5, 2.5)) for x in range(-40, int(w) + 240, 220)]
            ink = "#120A0E" if chance.share() < 0.6 else "#5A3A30"
            out += path(spline(points), NONE, ink, chance.between(0.8, 2), opacity=0.35)
        out += rect(0, y + plank - 2, w, 2, NIGHT, opacity=0.8) + rect(0, y, w, 1.2, "#6A463A", opacity=0.25)
        x = chance.between(100, w - 100)
        out += rect(x, y, 2, plank - 2, NIGHT, opacity=0.7)
        for nx, ny in ((-9, 12), (11, 12), (-9, plank - 14), (11, plank - 14)):
            out += circle(x + nx, y + ny, 2.2, "#0B0608")
        y += plank
    return out


RED_GRAPES = ("#8C1D3F", "#5E1029", "#B8415F")
WHITE_GRAPES = ("#C9B23C", "#8E7A22", "#E9D97A")
"""Ground, shadow and glow of the berries of a bunch."""


def bunch(
    x: float,
    y: float,
    s: float,
    seed: int = 2,
    inks: tuple[Colour, Colour, Colour] = RED_GRAPES,
    rows: Sequence[int] = (4, 5, 5, 4, 4, 3, 2, 1),
) -> Fragment:
    """A big bunch of grapes hanging from x, y, about 90 s wide; ``rows`` are its berries from above."""
    chance = Chance(seed)
    light, dark, glow = inks
    berries: list[Point] = []
    for row, count in enumerate(rows):
        for i in range(count):
            off = i - (count - 1) / 2
            berries.append(
                (
                    x + off * 19 * s + chance.between(-2, 2) * s,
                    y + 34 * s + row * 16.5 * s + chance.between(-2, 2) * s - abs(off) * 1.5 * s,
                )
            )
    berries.sort(key=lambda p: p[1] - abs(p[0] - x) * 0.2)
    out = ""
    for px, py in berries:
        r = 12.6 * s
        base = mix(light, dark, max(0, min(1, 0.35 + (px - x) / (45 * s) * 0.7)))
        out += circle(px, py, r, base, "#2A0A16", 2 * s)
        out += path(
            f"M{px + r * 0.25:.1f},{py - r * 0.85:.1f}A{r * 0.9:.1f},{r * 0.9:.1f} 0 0 1 {px - r * 0.2:.1f},"
            f"{py + r * 0.88:.1f}A{r * 1.1:.1f},{r * 1.1:.1f} 0 0 0 {px + r * 0.25:.1f},{py - r * 0.85:.1f}Z",
            mix(base, "#1A0F12", 0.3),
        )
        out += path(
            f"M{px - r * 0.62:.1f},{py + r * 0.1:.1f}A{r * 0.66:.1f},{r * 0.66:.1f} 0 0 1 {px - r * 0.05:.1f},"
            f"{py - r * 0.62:.1f}",
            NONE,
            lighter(glow, 0.35),
            2.6 * s,
        )
    return out


LEAF = (
    "M0,0C-10,-8 -26,-6 -40,8C-38,-6 -46,-18 -62,-20C-50,-28 -48,-40 -54,-54C-40,-50 -30,-54 -26,-66"
    "C-18,-58 -8,-62 0,-84C8,-62 18,-58 26,-66C30,-54 40,-50 54,-54C48,-40 50,-28 62,-20"
    "C46,-18 38,-6 40,8C26,-6 10,-8 0,0Z"
)
_LEAF_SHADE = "M0,0C10,-8 26,-6 40,8C38,-6 46,-18 62,-20C50,-28 48,-40 54,-54C40,-50 30,-54 26,-66C18,-58 8,-62 0,-84Z"
_LEAF_VEINS = "M0,2V-74M0,-10L-46,-22M0,-10L46,-22M0,-34L-34,-50M0,-34L34,-50"


def leaf(
    x: float, y: float, s: float, turn: float = 0, light: Colour = "#5E7F33", shade: Colour = "#3E5E26"
) -> Fragment:
    """A big vine leaf whose stalk is at x, y, about 120 s wide, turned clockwise by ``turn`` degrees."""
    shapes = path(LEAF, light, "#1E3216", 2.6) + path(_LEAF_SHADE, shade)
    shapes += path(_LEAF_VEINS, NONE, "#9DB55A", 2) + path(LEAF, NONE, "#1E3216", 2.6)
    return group(shapes, x, y, s, turn)
