"""Places in the snow: flat planes without ink, 430 by 260 units, the story at the right."""

from __future__ import annotations

from game.art.kit.palette import CREAM, Colour, mix
from game.art.kit.shapes import Fragment, circle, ellipse, path, rect
from game.art.people.geometry import CORNER, area, curve, flat, knots, stroke
from game.art.people.inks import DARK_WOOD, WOOD, Hour, light, shade
from game.art.people.scenery import HEIGHT, WIDTH, cypress, house, sky, sun


def snow_of(h: Hour) -> Colour:
    """The colour of snow at an hour."""
    return "#F3F4EE" if h.dark < 0.1 else "#B4C2D4"


def flakes(count: int = 26) -> Fragment:
    """Falling snow."""
    return "".join(
        circle((k * 71 + 9) % WIDTH, (k * 43 + k * k * 3) % 240, 1.6 + k % 3 * 0.8, "#FFFFFF") for k in range(count)
    )


def _fields(h: Hour, y: float) -> Fragment:
    """Ridges under snow."""
    snow = snow_of(h)
    far = path(curve([(-10, y - 14, CORNER), (90, y - 40), (210, y - 12), (320, y - 44), (440, y - 16, CORNER),
                      (440, 270, CORNER), (-10, 270, CORNER)]), mix(h.far, snow, 0.25))  # fmt: skip
    return far + path(curve([(-10, y + 8, CORNER), (120, y - 6), (260, y + 8), (440, y - 6, CORNER),
                             (440, 270, CORNER), (-10, 270, CORNER)]), snow)  # fmt: skip


def _bare_tree(x: float, foot: float, tall: float) -> Fragment:
    t = tall
    out = stroke([(x, foot), (x + t * 0.03, foot - t * 0.5), (x - t * 0.02, foot - t)], "#4A382E", t * 0.09)
    for at, dx, dy in ((0.42, 0.3, 0.3), (0.5, -0.32, 0.3), (0.68, 0.24, 0.26), (0.74, -0.22, 0.22)):
        out += stroke([(x, foot - t * at), (x + dx * t, foot - t * (at + dy))], "#4A382E", t * 0.05)
        out += stroke([(x + dx * t * 0.6, foot - t * (at + dy * 0.62)), (x + dx * t * 0.7, foot - t * (at + dy * 1.2))],
                      "#4A382E", t * 0.035)  # fmt: skip
    return out


def _skater(x: float, foot: float, s: float, coat: Colour, side: int) -> Fragment:
    lean = 5 * side * s
    out = stroke(
        [(x, foot - 22 * s), (x - side * 9 * s, foot - 9 * s), (x - side * 18 * s, foot - 6 * s)], "#332B40", 5 * s
    )
    out += stroke([(x, foot - 22 * s), (x + side * 4 * s, foot)], "#332B40", 5 * s)
    out += stroke([(x + lean, foot - 40 * s), (x + side * 20 * s, foot - 32 * s)], coat, 5 * s)
    out += flat(x - 7 * s, foot - 20 * s, x - 6 * s + lean, foot - 46 * s, x + 6 * s + lean, foot - 46 * s,
                x + 8 * s, foot - 20 * s, fill=coat)  # fmt: skip
    out += stroke([(x + lean, foot - 45 * s), (x - side * 16 * s, foot - 40 * s)], "#F4C430", 3.4 * s)
    head, r = x + lean * 1.3, 7.4 * s
    out += circle(head, foot - 53 * s, 7 * s, "#DDA271")
    return out + path(f"M{head - r:.1f},{foot - 53 * s:.1f}a{r:.1f},{r:.1f} 0 0 1 {2 * r:.1f},0Z", shade(coat, 0.3))


def _snow_on(x: float, eaves: float, w: float, snow: Colour) -> Fragment:
    """Snow on the roof of a house."""
    ridge = eaves - w * 0.27
    return flat(x - 7, eaves, x + w * 0.2, ridge, x + w * 0.8, ridge, x + w + 7, eaves, fill=snow)


def pond(h: Hour) -> Fragment:
    """A frozen mill pond with skaters below a village."""
    out = sky(h, 140) + sun(h, 236, 84, 24) + _fields(h, 150)
    for x, w, tall in ((284, 44, 32), (346, 50, 40), (404, 44, 30)):
        out += house(x, 162, w, tall, h, True) + _snow_on(x, 162 - tall, w, snow_of(h))
    out += cypress(272, 164, 44, "#22433F") + _bare_tree(64, 206, 96) + _bare_tree(420, 224, 120)
    ice = mix(h.sky[1], "#DCEBF0", 0.6)
    out += ellipse(300, 214, 176, 36, shade(snow_of(h), 0.16)) + ellipse(300, 211, 172, 34, ice)
    out += "".join(
        stroke(knots(line), "#FFFFFF", 2.2) for line in ("196,206 250,216 300,210", "286,232 350,224 420,232")
    )
    out += _skater(246, 216, 0.86, "#8C1D3F", 1) + _skater(318, 206, 0.7, "#23597D", -1)
    return out + _skater(378, 232, 1.05, "#59652A", -1) + flakes(18)


def fair(h: Hour) -> Fragment:
    """A fair in the snow: stalls with lamps, a fir tree, chestnuts over the coals."""
    snow = snow_of(h)
    out = sky(h, 150)
    for x, w, tall in ((182, 78, 96), (356, 96, 120), (-30, 92, 112)):
        out += house(x, 196, w, tall, h, True) + _snow_on(x, 196 - tall, w, snow)
    out += rect(0, 194, WIDTH, HEIGHT - 194, snow)
    for k in range(4):
        y, wide = 196 - k * 30, 34 - k * 7
        out += flat(300 - wide, y, 300, y - 46, 300 + wide, y, fill="#2C5A48")
        out += flat(300 - wide, y, 300, y - 46, 300 - wide * 0.2, y, fill="#1F4438")
        out += "".join(circle(300 + d * wide * 0.6, y - 7, 3.4, "#F4C430" if d else "#C4420F") for d in (-1, 0, 1))
    out += area("292,80 300,62 308,80 290,69 310,69", "#F4C430")
    out += rect(346, 186, 100, 52, WOOD) + rect(346, 186, 100, 9, light(WOOD)) + rect(350, 112, 5, 78, DARK_WOOD)
    for k in range(6):
        ink = "#2C5A48" if k % 2 else CREAM
        out += flat(352 + k * 15, 92, 367 + k * 15, 92, 360 + k * 18, 122, 342 + k * 18, 122, fill=ink)
    out += flat(348, 94, 354, 86, 440, 86, 440, 94, fill=snow)
    out += "".join(circle(358 + k * 13, 182, 6.5, ("#C98A42", "#D9992B", "#8E4420")[k % 3]) for k in range(6))
    out += circle(238, 206, 46, h.glow, opacity=0.2) + circle(238, 206, 28, h.glow, opacity=0.3)
    out += (
        flat(218, 206, 258, 206, 250, 226, 226, 226, fill="#3A2A24")
        + rect(224, 226, 4, 20, "#3A2A24")
        + rect(248, 226, 4, 20, "#3A2A24")
    )
    out += "".join(circle(224 + k * 7, 204 - k % 2 * 4, 4.4, "#E4702A" if k % 2 else "#8E4420") for k in range(5))
    return out + flakes(30)
