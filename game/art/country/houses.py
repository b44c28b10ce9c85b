"""Houses: walls, roofs, gables, windows, doors, awnings and the shadow at their feet."""

from __future__ import annotations

from game.art.country.inks import (
    DARK,
    GLASS,
    LIT,
    ROOF,
    ROOF_SHADE,
    SHUTTER,
    SNOW,
    SNOW_SHADE,
    STONE_SHADE,
    WALL,
    WOOD,
    WOOD_SHADE,
)
from game.art.kit.palette import Colour, mix
from game.art.kit.shapes import NONE, Fragment, ellipse, path, polygon, rect


def poly(fill: Colour, *points: tuple[float, float], opacity: float | None = None) -> Fragment:
    """A flat outline."""
    return path(polygon(points), fill, opacity=opacity)


def shadow(x: float, y: float, w: float, h: float = 6) -> Fragment:
    """The shadow at the foot of a thing, thrown to the right."""
    return poly("#2A1410", (x, y), (x + w, y), (x + w + h * 2.2, y + h), (x + h * 1.6, y + h), opacity=0.28)


def block(x: float, foot: float, w: float, h: float, side: float, light: Colour, shade: Colour) -> Fragment:
    """A wall seen from its front, with its shaded flank at the right."""
    return rect(x, foot - h, w, h, light) + poly(
        shade, (x + w, foot - h), (x + w + side, foot - h + 3), (x + w + side, foot - 2), (x + w, foot)
    )


def roof(
    x: float,
    eave: float,
    w: float,
    h: float,
    side: float,
    light: Colour = ROOF,
    shade: Colour = ROOF_SHADE,
    snow: bool = False,
) -> Fragment:
    """A pitched roof over ``block``: its long side to us."""
    out = poly(light, (x - 4, eave), (x + 6, eave - h), (x + w - 3, eave - h), (x + w + 4, eave))
    out += poly(shade, (x + w - 3, eave - h), (x + w + side + 3, eave + 2), (x + w + 4, eave))
    if snow:
        out += poly(SNOW, (x - 4, eave - 3), (x + 6, eave - h - 2), (x + w - 3, eave - h - 2), (x + w + 3, eave - 4))
        out += poly(SNOW_SHADE, (x + w - 3, eave - h - 2), (x + w + side + 3, eave), (x + w + 3, eave - 4))
        out += poly(light, (x - 4, eave), (x - 4, eave - 3), (x + w + 3, eave - 4), (x + w + 4, eave))
    else:
        d = "".join(
            f"M{x + 4 + i * 9:.1f},{eave - h + 2:.1f}L{x + 1 + i * 9:.1f},{eave - 1:.1f}" for i in range(1, int(w / 9))
        )
        out += path(d, NONE, shade, 1.2, opacity=0.55)
    return out


def gable(
    x: float,
    eave: float,
    w: float,
    h: float,
    wall: Colour,
    light: Colour = ROOF,
    shade: Colour = ROOF_SHADE,
    snow: bool = False,
) -> Fragment:
    """A gable to the front."""
    m = x + w / 2
    out = poly(wall, (x, eave), (m, eave - h), (x + w, eave))
    out += poly(light, (x - 5, eave + 2), (m, eave - h - 5), (m, eave - h + 2), (x - 1, eave + 4))
    out += poly(shade, (x + w + 5, eave + 2), (m, eave - h - 5), (m, eave - h + 2), (x + w + 1, eave + 4))
    if snow:
        out += path(f"M{x - 5},{eave + 1}L{m},{eave - h - 6}L{x + w + 5},{eave + 1}", NONE, SNOW, 4)
    return out


def window(x: float, y: float, w: float, h: float, is_open: bool, lit: bool = False) -> Fragment:
    """A window with green shutters: open at both sides, or closed."""
    out = rect(x - 1, y + h, w + 2, 2, STONE_SHADE)
    if is_open:
        out += rect(x, y, w, h, LIT if lit else GLASS)
        out += rect(x + w / 2 - 0.7, y, 1.4, h, WALL if not lit else WOOD_SHADE)
        return (
            out
            + rect(x - w * 0.55, y, w * 0.5, h, SHUTTER)
            + rect(x + w * 1.05, y, w * 0.5, h, mix(SHUTTER, DARK, 0.3))
        )
    out += rect(x, y, w / 2 - 0.5, h, SHUTTER) + rect(x + w / 2 + 0.5, y, w / 2 - 0.5, h, mix(SHUTTER, DARK, 0.25))
    d = "".join(f"M{x + 1},{y + k:.1f}H{x + w - 1}" for k in range(3, int(h), 3))
    return out + path(d, NONE, mix(SHUTTER, DARK, 0.5), 0.9)


def arch(x: float, foot: float, w: float, h: float, fill: Colour) -> Fragment:
    """A round-headed opening."""
    return path(f"M{x},{foot}V{foot - h + w / 2}A{w / 2},{w / 2} 0 0 1 {x + w},{foot - h + w / 2}V{foot}Z", fill)


def door(x: float, foot: float, w: float, h: float, is_open: bool, lit: bool = False, leaf: Colour = WOOD) -> Fragment:
    """An arched door: open (dark or lit inside), or shut with planks."""
    out = arch(x - 2.5, foot, w + 5, h + 2.5, STONE_SHADE)
    if is_open:
        out += arch(x, foot, w, h, LIT if lit else GLASS)
        return out + poly(
            mix(leaf, DARK, 0.15),
            (x, foot),
            (x, foot - h + w / 2),
            (x - w * 0.3, foot - h + w / 2 + 3),
            (x - w * 0.3, foot + 3),
        )
    out += arch(x, foot, w, h, leaf)
    d = "".join(f"M{x + w * k / 4:.1f},{foot - h + w * 0.3:.1f}V{foot}" for k in range(1, 4))
    return out + path(d, NONE, mix(leaf, DARK, 0.5), 1.1) + rect(x, foot - h * 0.35, w, 2.4, DARK)


def awning(x: float, y: float, w: float, h: float, ink: Colour, other: Colour = "#FBF3DF", count: int = 7) -> Fragment:
    """A striped awning with a scalloped hem."""
    out, step = "", w / count
    for i in range(count):
        fill, left, top = (ink if i % 2 == 0 else other), x + i * step, x + 6 + i * (w - 12) / count
        out += poly(fill, (top, y), (top + (w - 12) / count, y), (left + step, y + h), (left, y + h))
        out += path(f"M{left:.1f},{y + h:.1f}A{step / 2:.1f},{step / 2:.1f} 0 0 0 {left + step:.1f},{y + h:.1f}Z", fill)
    return out + rect(x + 5, y - 2, w - 10, 3, DARK)


def glow(x: float, y: float, r: float, opacity: float = 0.3) -> Fragment:
    """Warm light round a window."""
    return ellipse(x, y, r, r * 0.8, LIT, opacity=opacity) + ellipse(x, y, r * 0.6, r * 0.5, "#FFE9A8", opacity=opacity)
