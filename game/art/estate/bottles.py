"""Bottles of wine: each kind has its own shape and glass; in the cellar with a label that bears the value."""

from __future__ import annotations

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CREAM, INK, Colour
from game.art.kit.shapes import NONE, Fragment, ellipse, group, path, rect

SHAPES = {
    "red": "M-4,-25H4V-14C4,-10 13,-9 13,-2V20Q13,23 10,23H-10Q-13,23 -13,20V-2C-13,-9 -4,-10 -4,-14Z",
    "white": "M-3.4,-26H3.4V-17C4,-8 12.5,-4 12.5,4V20Q12.5,23 9.5,23H-9.5Q-12.5,23 -12.5,20V4"
    "C-12.5,-4 -4,-8 -3.4,-17Z",
    "blush": "M-3.8,-25H3.8V-15C4,-11 12,-10 11.4,-2C9,4 13.4,10 12.6,20Q12.4,23 9.5,23H-9.5Q-12.4,23 -12.6,20"
    "C-13.4,10 -9,4 -11.4,-2C-12,-10 -4,-11 -3.8,-15Z",
    "sparkling": "M-4.4,-26H4.4V-16C5,-8 14,-4 14,6V20Q14,23 11,23H-11Q-14,23 -14,20V6C-14,-4 -5,-8 -4.4,-16Z",
}
GLASS = {
    "red": ("#7A1732", "#4C0D20", "#B8415F"),
    "white": ("#A3A93A", "#6F7524", "#DDE07C"),
    "blush": ("#DB7F78", "#A9524E", "#F7C3BB"),
    "sparkling": ("#3F5E46", "#263D2D", "#8FB08F"),
}
"""Ground, shade and glint of the glass."""
_CAPS: dict[str, Colour] = {"red": "#C8A04A", "white": "#4F6B2A", "blush": "#F7EEDC"}
BANDS: dict[str, Colour] = {"red": "#8C1D3F", "white": "#D3B83F", "blush": "#D6706A", "sparkling": "#E8C46A"}
"""The band along the foot of the label."""
_SHADE = "M2,-25H4V-14C4,-10 13,-9 13,-2V20Q13,23 10,23H5C8,8 5,-6 2,-14Z"
PICTURE = 64
"""The side of the picture of a bottle, which stands in its middle, in design px."""


def bottle(kind: str, x: float, y: float, s: float = 1) -> Fragment:
    """A bottle of a kind (red, white, blush, sparkling), 50 px high times ``s``, its middle at x, y."""
    glass, shade, light = GLASS[kind]
    shape = SHAPES[kind]
    out = path(shape, CREAM, CREAM, 4.4) + path(shape, glass, INK, 2.6)
    if kind == "red":
        out += path(_SHADE, shade, opacity=0.7)
    out += path("M-9,-1V6", NONE, light, 2.2)
    if kind == "sparkling":
        foil = path("M-5.4,-27H5.4V-13L7.4,-8H-7.4L-5.4,-13Z", "#E3B94E", INK, 1.6)
        out += foil + path("M-5,-18H5", NONE, "#8A6420", 1.4)
    else:
        out += rect(-5, -26.6, 10, 8, _CAPS[kind], 1.4, INK, 1.4)
    return group(out, x, y, s)


@kept(80)
def bottle_picture(kind: str, value: int, scale: float, ghost: bool = False) -> Surface:
    """A bottle with its value on a large label, in the middle of a square picture of ``PICTURE`` px."""
    canvas, middle = Canvas(PICTURE, PICTURE, scale), PICTURE / 2
    shadow = ellipse(middle + 2, middle + 23.5, 15, 2.6, "#0B0608", opacity=0.6)
    w, h, top = 31, 26, middle - 4
    canvas.draw(
        shadow,
        bottle(kind, middle, middle),
        rect(middle - w / 2, top, w, h, "#FFFBEF", 3.5, INK, 1.5),
        rect(middle - w / 2 + 1.2, top + h - 5, w - 2.4, 3.6, BANDS[kind], 1),
    )
    canvas.text(middle, top + h / 2 - 1.6, str(value), "extra", grown(24, 26), INK, "centre", "middle")
    image = canvas.surface()
    if ghost:
        image.set_alpha(150)
    return image
