"""Goods and small things of the estates: barrels, crates, lanterns and flags."""

from __future__ import annotations

from game.art.country.houses import poly
from game.art.country.inks import DARK, LIT, WOOD, WOOD_LIGHT, WOOD_SHADE
from game.art.kit.palette import Colour, mix
from game.art.kit.shapes import NONE, Fragment, circle, path, rect
from game.art.landscape import Chance

RED_BERRIES, WHITE_BERRIES = ("#8C1D3F", "#B23C5C"), ("#B9A136", "#E0CF6A")


def barrel(x: float, foot: float, h: float, ink: Colour = WOOD) -> Fragment:
    """A standing barrel ``h`` tall around x."""
    w = h * 0.78
    left, right = x - w * 0.4, x + w * 0.4
    top, high, low = foot - h, foot - h * 0.6, foot - h * 0.4
    bulge = f"{x + w * 0.58:.1f},{low:.1f} {x + w * 0.58:.1f},{high:.1f}"
    belly = f"C{x - w * 0.58:.1f},{high:.1f} {x - w * 0.58:.1f},{low:.1f} {left:.1f},{foot:.1f}"
    out = path(f"M{left:.1f},{top:.1f}{belly}H{right:.1f}C{bulge} {right:.1f},{top:.1f}Z", ink)
    dark = f"M{x + w * 0.1:.1f},{top:.1f}H{right:.1f}C{x + w * 0.58:.1f},{high:.1f} {x + w * 0.58:.1f},{low:.1f}"
    out += path(f"{dark} {right:.1f},{foot:.1f}H{x + w * 0.1:.1f}Z", mix(ink, DARK, 0.35))
    for share in (0.22, 0.72):
        out += rect(x - w * 0.5, foot - h * share - h * 0.08, w, max(1.4, h * 0.09), "#3A3334")
    return out


def round_barrel(x: float, y: float, r: float, ink: Colour = WOOD) -> Fragment:
    """The end of a barrel lying down."""
    out = circle(x, y, r, "#3A3334") + circle(x, y, r * 0.88, ink)
    out += path(f"M{x},{y - r * 0.88}A{r * 0.88},{r * 0.88} 0 0 1 {x},{y + r * 0.88}Z", mix(ink, DARK, 0.25))
    d = "".join(f"M{x + r * k:.1f},{y - r * 0.75:.1f}V{y + r * 0.75:.1f}" for k in (-0.45, 0, 0.45))
    return out + path(d, NONE, mix(ink, DARK, 0.5), max(0.8, r * 0.06)) + circle(x, y + r * 0.3, r * 0.13, DARK)


def crate(
    x: float, foot: float, w: float, h: float, berries: tuple[Colour, Colour] | None = None, seed: int = 1
) -> Fragment:
    """A slatted crate, heaped with berries."""
    out = ""
    if berries:
        chance = Chance(seed)
        r = h * 0.2
        for row in range(2):
            for i in range(int(w / (r * 1.5))):
                cx = x + r * 0.8 + i * r * 1.5 + chance.between(-0.6, 0.6)
                out += circle(
                    cx, foot - h - r * 0.2 - row * r * 0.9 + chance.between(-0.5, 0.5), r, berries[(i + row) % 2]
                )
    out += rect(x, foot - h, w, h, WOOD_SHADE)
    for k in range(3):
        out += rect(x, foot - h + k * h / 3, w * 0.98, h / 3 - 1.2, WOOD_LIGHT if k < 2 else WOOD)
    return out + rect(x, foot - h, 2, h, WOOD) + rect(x + w - 2.4, foot - h, 2.4, h, WOOD_SHADE)


def lantern(x: float, y: float, lit: bool) -> Fragment:
    """A hanging lantern."""
    out = circle(x, y + 4, 9, LIT, opacity=0.35) if lit else ""
    return (
        out
        + rect(x - 0.8, y - 6, 1.6, 5, DARK)
        + poly(DARK, (x - 4, y), (x, y - 4), (x + 4, y))
        + rect(x - 3, y, 6, 7, LIT if lit else "#8C8478", 1, DARK, 1.2)
    )


def flag(x: float, y: float, h: float, ink: Colour, w: float = 16) -> Fragment:
    """A pole with a pennant."""
    return rect(x - 0.9, y - h, 1.8, h, DARK) + path(
        f"M{x},{y - h}C{x + w * 0.4:.1f},{y - h - 3} {x + w * 0.6:.1f},{y - h + 4} {x + w},{y - h + 1}V{y - h + 10}"
        f"C{x + w * 0.6:.1f},{y - h + 13} {x + w * 0.4:.1f},{y - h + 6} {x},{y - h + 9}Z",
        ink,
    )
