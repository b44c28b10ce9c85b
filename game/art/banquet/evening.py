"""Dusk over hills or over a bay with fireworks, seen from under a pergola with leaves and lanterns."""

from __future__ import annotations

from pygame import Surface

from game.art.banquet import light
from game.art.banquet.confetti import CONFETTI
from game.art.country.rays import rays
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.palette import INK
from game.art.kit.raster import in_strips, pixels
from game.art.kit.shapes import Fragment, circle, group, path, rect
from game.art.landscape import bunch, cypress, house, leaf

TALL = 790.0
"""How high the picture is, in design px: the table hides what lies below."""
_BANDS = (
    (0, "#1E2A52"), (110, "#33386A"), (210, "#5E4678"), (310, "#96547A"), (400, "#D26A62"), (480, "#EE9552"),
    (550, "#F7C06E"),
)  # fmt: skip
_LANTERNS = ("#E4572A", "#F4C430", "#2FA58E", "#F7EEDC", "#C4374A", "#F4C430")
_STRIPS = 8
_SUN = 960.0


@kept(3)
def evening(bay: bool, scale: float) -> Surface:
    """The sky with confetti, hills or a bay, and the pergola, 1920 wide; the sun goes down in the middle."""
    return in_strips(pixels(1920, scale), pixels(TALL, scale), scale, _shapes(bay), _STRIPS, clear=False)


@kept(3)
def _shapes(bay: bool) -> Fragment:
    return contrast.printed(_sky() + (_bay() if bay else _hills()) + _thrown() + _pergola(), night=True)


def _thrown() -> Fragment:
    """Confetti in the air, above the heads."""
    out = ""
    for k in range(84):
        x, y = 80 + (k * 397) % 1760, 64 + (k * 173) % 440
        out += group(rect(-7, -3.5, 14, 7, CONFETTI[k % len(CONFETTI)]), x, y, 1, (k * 47) % 180)
    return out


def _sky() -> Fragment:
    out = "".join(rect(0, y, 1920, TALL - y, ink) for y, ink in _BANDS)
    out += rays(_SUN, 600, 1500, "#FFD98A", 36, 0.2)
    out += circle(_SUN, 600, 250, "#F7C06E", opacity=0.9) + circle(_SUN, 600, 210, "#F2813E")
    out += "".join(
        light.firework(*burst)
        for burst in ((300, 330, 80, "#FFD27A"), (1610, 320, 96, "#F2937A"), (1400, 420, 50, "#FFF3C8"))
    )
    return out


def _hills() -> Fragment:
    out = path("M-10,640C240,560 480,620 700,590C1000,560 1300,640 1940,560V800H-10Z", "#6B3F5C")
    out += path("M-10,690C300,640 700,690 1100,660C1500,640 1700,690 1940,650V800H-10Z", "#43304C")
    out += house(250, 660, 1.7, roof="#7E2E3A", roof_shade="#4E1E2E")
    trees = ((150, 130), (330, 150), (356, 110), (1560, 160), (1590, 120), (1700, 140))
    return out + "".join(cypress(x, 676, h, ("#2A2A44", "#1C1C32")) for x, h in trees)


def _bay() -> Fragment:
    """The sea with the way of the sun, a volcano, islands and boats on their way home."""
    out = path(
        "M-10,600L60,560C150,520 196,430 236,372L262,380L300,366L330,378C372,440 430,520 560,560L700,600Z", "#5E3A5C"
    )
    out += path("M236,372C250,440 210,520 300,600H-10L60,560C150,520 196,430 236,372Z", "#7A4A66")
    out += path("M1380,600C1440,560 1520,566 1560,548C1640,520 1700,566 1930,600Z", "#5E3A5C")
    out += (
        rect(0, 596, 1920, TALL - 596, "#8A4A66")
        + rect(0, 640, 1920, TALL, "#6B3F66")
        + rect(0, 690, 1920, TALL, "#43305A")
    )
    for k in range(11):
        wide = 210 - 9 * k + 46 * (k % 3)
        out += rect(_SUN - wide, 602 + k * 13, 2 * wide, 6, "#F9B45E", 3, opacity=0.85 - 0.04 * k)
    for k in range(26):
        x, y = (k * 397) % 1900, 606 + (k * 53) % 130
        out += rect(x, y, 60 + (k * 29) % 50, 3, "#F7C9A0", 1.5, opacity=0.4)
    boats = ((640, 650, 0.9, "#F7EEDC"), (1330, 634, 0.7, "#E4572A"), (1500, 672, 1.1, "#F7EEDC"))
    return out + "".join(group(_boat(sail), x, y, size) for x, y, size, sail in boats)


def _boat(sail: str) -> Fragment:
    out = path("M-46,-8H50C44,10 34,14 22,14H-24C-36,14 -44,4 -46,-8Z", "#3A2030") + rect(-2, -96, 4, 90, "#3A2030")
    return out + path("M4,-94C40,-70 48,-40 44,-16H4Z", sail) + path("M-6,-84C-30,-60 -36,-36 -34,-16H-6Z", sail)


def _pergola() -> Fragment:
    out = ""
    for x in (26, 1854):
        out += rect(x, 40, 40, 750, "#5E3A24", 0, INK, 3) + rect(x + 6, 40, 9, 750, "#8A5A38")
    out += light.lanterns(60, 960, 44, 26, _LANTERNS) + light.lanterns(960, 1860, 44, 26, _LANTERNS[::-1])
    out += rect(-4, 10, 1928, 36, "#5E3A24", 0, INK, 3) + rect(-4, 16, 1928, 9, "#8A5A38")
    for k in range(15):
        inks = ("#5E8A3A", "#35551F") if k % 2 else ("#4A7330", "#35551F")
        out += leaf(-10 + k * 138, 10 + (k % 3) * 8, 0.7 + (k % 2) * 0.2, 150 + (k * 47) % 80, *inks)
    return out + "".join(bunch(x, 44, 0.72) for x in (112, 1808))
