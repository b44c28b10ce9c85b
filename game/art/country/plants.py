"""Plants of the country: bushes, trees with leaves and without."""

from __future__ import annotations

from game.art.country.inks import DARK, SNOW
from game.art.kit.palette import Colour, mix
from game.art.kit.shapes import NONE, Fragment, circle, path


def bush(x: float, foot: float, r: float, light: Colour, shade: Colour) -> Fragment:
    """A round clump of leaves."""
    out = circle(x, foot - r * 0.7, r * 0.8, shade) + circle(x - r * 0.7, foot - r * 0.45, r * 0.55, shade)
    out += circle(x + r * 0.75, foot - r * 0.4, r * 0.5, mix(shade, DARK, 0.2))
    return (
        out
        + circle(x - r * 0.25, foot - r * 0.85, r * 0.55, light)
        + circle(x - r * 0.8, foot - r * 0.55, r * 0.35, light)
    )


def tree(x: float, foot: float, h: float, light: Colour, shade: Colour, trunk: Colour = "#5A3A26") -> Fragment:
    """A round-crowned tree in three tones."""
    r = h * 0.34
    y = foot - h + r
    out = path(
        f"M{x - h * 0.035:.1f},{foot}L{x - h * 0.02:.1f},{y:.1f}H{x + h * 0.03:.1f}L{x + h * 0.05:.1f},{foot}Z", trunk
    )
    low = f"M{x},{foot - h * 0.32:.1f}L{x - h * 0.16:.1f},{y + r * 0.5:.1f}"
    high = f"M{x},{foot - h * 0.38:.1f}L{x + h * 0.15:.1f},{y + r * 0.5:.1f}"
    out += path(low + high, NONE, trunk, max(1.4, h * 0.03))
    out += circle(x + r * 0.5, y + r * 0.28, r * 0.72, mix(shade, DARK, 0.18)) + circle(
        x - r * 0.5, y + r * 0.32, r * 0.66, shade
    )
    out += circle(x, y - r * 0.1, r * 0.86, shade) + circle(x - r * 0.25, y - r * 0.28, r * 0.58, light)
    return out + circle(x - r * 0.66, y + r * 0.16, r * 0.34, light)


def bare_tree(x: float, foot: float, h: float, snow: bool = True) -> Fragment:
    """A tree without leaves, with snow on its branches."""
    d = f"M{x},{foot}V{foot - h * 0.6:.1f}"
    twigs = ((0.3, -0.22, 0.66), (0.38, 0.22, 0.74), (0.5, -0.16, 0.9), (0.56, 0.14, 0.96), (0.6, 0, 1.0))
    for at, dx, to in twigs:
        d += f"M{x},{foot - h * at:.1f}L{x + h * dx:.1f},{foot - h * to:.1f}"
    out = path(d, NONE, "#4B3A36", max(1.6, h * 0.045))
    if snow:
        snowy = ""
        for at, dx, to in twigs[:4]:
            begin = f"M{x + h * dx * 0.3:.1f},{foot - h * (at + (to - at) * 0.3) - 1.6:.1f}"
            snowy += f"{begin}L{x + h * dx:.1f},{foot - h * to - 1.6:.1f}"
        out += path(snowy, NONE, SNOW, max(1.2, h * 0.028))
    return out
