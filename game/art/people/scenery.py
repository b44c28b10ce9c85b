"""What places are made of: sky, sun, hills, trees, houses, vine rows, arches, barrels, lamps and tables."""

from __future__ import annotations

import math

from game.art.kit.palette import INK, Colour, mix
from game.art.kit.shapes import Fragment, circle, ellipse, path, polygon, rect
from game.art.people.geometry import CORNER, curve, facet, flat, scallops, stroke
from game.art.people.inks import WOOD, Hour, light, shade

WIDTH, HEIGHT = 430, 260


def sky(h: Hour, horizon: float = 170) -> Fragment:
    """Bands of sky."""
    out = rect(0, 0, WIDTH, HEIGHT, h.sky[0])
    for i, band in enumerate(h.sky[1:]):
        out += rect(0, horizon * (0.3 + 0.24 * i), WIDTH, HEIGHT, band)
    return out


def sun(h: Hour, x: float, y: float, r: float) -> Fragment:
    """Sun or moon with one ring."""
    return circle(x, y, r * 1.55, mix(h.sky[2], h.sun, 0.4)) + circle(x, y, r, h.sun)


def rays(h: Hour, x: float, y: float) -> Fragment:
    """Broad rays of a poster's sun."""
    out = ""
    for k in range(9):
        a, b = math.radians(-178 + k * 22), math.radians(-168 + k * 22)
        out += path(
            polygon(
                ((x, y), (x + 520 * math.cos(a), y + 520 * math.sin(a)), (x + 520 * math.cos(b), y + 520 * math.sin(b)))
            ),
            h.sun,
            opacity=0.28,
        )
    return out


def hills(h: Hour, y: float, lift: float = 0) -> Fragment:
    """Two flat ridges."""
    out = path(
        curve(
            [
                (-10, y - 6, CORNER),
                (70, y - 26 - lift),
                (170, y - 4),
                (270, y - 30 - lift),
                (370, y - 8),
                (440, y - 24, CORNER),
                (440, 270, CORNER),
                (-10, 270, CORNER),
            ]
        ),
        h.far,
    )
    return out + path(
        curve(
            [
                (-10, y + 14, CORNER),
                (90, y + 2),
                (210, y + 18),
                (330, y),
                (440, y + 12, CORNER),
                (440, 270, CORNER),
                (-10, 270, CORNER),
            ]
        ),
        h.near,
    )


def cypress(x: float, foot: float, tall: float, ink: Colour) -> Fragment:
    """A cypress with its dark half."""
    w = tall * 0.13
    out = path(
        curve(
            [
                (x, foot - tall, CORNER),
                (x + w, foot - tall * 0.4),
                (x + w * 0.7, foot, CORNER),
                (x - w * 0.7, foot, CORNER),
                (x - w, foot - tall * 0.4),
            ]
        ),
        light(ink, 0.16),
    )
    return out + path(
        curve(
            [
                (x, foot - tall, CORNER),
                (x + w * 0.1, foot - tall * 0.4),
                (x, foot, CORNER),
                (x - w * 0.7, foot, CORNER),
                (x - w, foot - tall * 0.4),
            ]
        ),
        ink,
    )


def pine(x: float, foot: float, tall: float, ink: Colour) -> Fragment:
    """An umbrella pine."""
    out = flat(x - 4, foot, x - 2, foot - tall, x + 3, foot - tall, x + 4, foot, fill="#5E3A24")
    return (
        out
        + path(scallops(x, foot - tall, tall * 0.62, tall * 0.22, 7, 0.62, 180, 360), ink)
        + ellipse(x, foot - tall, tall * 0.64, tall * 0.09, shade(ink, 0.3))
    )


def house(x: float, foot: float, w: float, tall: float, h: Hour, lit: bool = False) -> Fragment:
    """A house with a lit and a dark side, a red roof and shutters."""
    wall, dark = h.wall, h.wall_shade
    out = rect(x, foot - tall, w, tall, wall) + rect(x, foot - tall, w * 0.32, tall, dark)
    out += flat(
        x - 6,
        foot - tall,
        x + w * 0.2,
        foot - tall - w * 0.26,
        x + w * 0.8,
        foot - tall - w * 0.26,
        x + w + 6,
        foot - tall,
        fill=mix("#B4512C", dark, h.dark * 2),
    )
    window = h.glow if lit else shade(dark, 0.45)
    for k in range(2):
        wx = x + w * (0.46 + k * 0.28)
        out += (
            rect(wx, foot - tall * 0.72, w * 0.12, tall * 0.26, window)
            + rect(wx - w * 0.07, foot - tall * 0.72, w * 0.06, tall * 0.26, "#3F6E56")
            + rect(wx + w * 0.13, foot - tall * 0.72, w * 0.06, tall * 0.26, "#3F6E56")
        )
    return out + rect(x + w * 0.1, foot - tall * 0.42, w * 0.14, tall * 0.42, shade(dark, 0.5))


def rows(h: Hour, y: float, ink: Colour, soil: Colour, vanish: float = 300) -> Fragment:
    """Vine rows that run to one point."""
    out = rect(0, y, WIDTH, HEIGHT - y, soil)
    for k in range(-5, 8):
        x = vanish + k * 92
        out += flat(vanish + k * 9 - 3, y, vanish + k * 9 + 3, y, x + 34, 262, x - 26, 262, fill=ink)
        out += flat(vanish + k * 9, y, vanish + k * 9 + 3, y, x + 34, 262, x + 10, 262, fill=light(ink, 0.24))
    return out


def arch(x: float, y: float, w: float, foot: float, ink: Colour) -> Fragment:
    """A round-headed opening whose head begins at y."""
    r = w / 2
    return path(f"M{x:.1f},{foot:.1f}V{y + r:.1f}A{r:.1f},{r:.1f} 0 0 1 {x + w:.1f},{y + r:.1f}V{foot:.1f}Z", ink)


def barrel(x: float, y: float, r: float, ink: Colour = "#8A5A30") -> Fragment:
    """The head of a lying barrel."""
    out = circle(x, y, r, shade(ink, 0.55)) + circle(x, y, r * 0.88, ink)
    out += "".join(
        flat(
            x + d * r - 1,
            y - r * 0.8,
            x + d * r + 1,
            y - r * 0.8,
            x + d * r + 1,
            y + r * 0.8,
            x + d * r - 1,
            y + r * 0.8,
            fill=shade(ink, 0.3),
        )
        for d in (-0.35, 0, 0.35)
    )
    return (
        out
        + rect(x - r * 0.62, y - 3.5, r * 1.24, 7, shade(ink, 0.25))
        + circle(x, y + r * 0.55, r * 0.1, shade(ink, 0.7))
    )


def standing_barrel(x: float, foot: float, w: float, tall: float, ink: Colour = "#8A5A30") -> Fragment:
    """A barrel that stands."""
    out = path(
        curve(
            [
                (x - w * 0.42, foot - tall, CORNER),
                (x + w * 0.42, foot - tall, CORNER),
                (x + w * 0.54, foot - tall / 2),
                (x + w * 0.42, foot, CORNER),
                (x - w * 0.42, foot, CORNER),
                (x - w * 0.54, foot - tall / 2),
            ]
        ),
        ink,
    )
    out += path(
        curve(
            [
                (x - w * 0.42, foot - tall, CORNER),
                (x - w * 0.14, foot - tall, CORNER),
                (x - w * 0.18, foot - tall / 2),
                (x - w * 0.14, foot, CORNER),
                (x - w * 0.42, foot, CORNER),
                (x - w * 0.54, foot - tall / 2),
            ]
        ),
        shade(ink, 0.3),
    )
    for share in (0.2, 0.76):
        out += rect(x - w * 0.5, foot - tall * share - 7, w, 7, "#3A2A24")
    return out + ellipse(x, foot - tall, w * 0.42, w * 0.09, light(ink, 0.25))


def lamp(x: float, y: float, h: Hour, r: float = 9) -> Fragment:
    """A hanging lamp with two rings of light."""
    return (
        circle(x, y, r * 5.4, h.glow, opacity=0.1)
        + circle(x, y, r * 3, h.glow, opacity=0.18)
        + rect(x - 1, y - r * 4, 2, r * 3, INK)
        + flat(
            x - r, y - r * 0.4, x - r * 0.5, y - r * 1.2, x + r * 0.5, y - r * 1.2, x + r, y - r * 0.4, fill="#2A1C14"
        )
        + circle(x, y, r * 0.8, "#FFF0C0")
    )


def table(ink: Colour = WOOD, cloth: Colour | None = None, top: float = 222) -> Fragment:
    """A table before the person; with ``cloth`` it is laid."""
    face = cloth or ink
    out = facet(((-6, top), (436, top), (436, 270), (-6, 270)), face)
    out += flat(-6, top + 2, 436, top + 2, 436, top + 8, -6, top + 8, fill=light(face, 0.3))
    if cloth:
        out += "".join(
            flat(x, top + 24, x + 22, top + 24, x + 22, 262, x, 262, fill=shade(face, 0.12))
            for x in range(-10, 430, 44)
        )
        return out + stroke([(-6, top + 22), (436, top + 22)], shade(face, 0.35))
    return (
        out
        + stroke([(-6, top + 20), (436, top + 20)], shade(face, 0.45), 2.4)
        + stroke([(20, top + 30), (150, top + 32)], shade(face, 0.3))
        + stroke([(230, top + 31), (400, top + 29)], shade(face, 0.3))
    )
