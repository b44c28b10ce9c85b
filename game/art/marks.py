"""Marks: the signs that say what is possible, looked at, chosen or refused, for any box or disc.

Each mark is a kept picture ``MARGIN`` design px larger than its thing on every side; lay it over the thing grown by
that margin. Outline, fill and a small sign tell the states apart, so that none depends on colour.
"""

from __future__ import annotations

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, FOCUS, ILLEGAL, INK, LEGAL, SELECT, Colour
from game.art.kit.shapes import NONE, Fragment, circle, dashed_ellipse, dashed_rect, ellipse, path, rect

MARGIN = 18
SMALL = 24
"""So large a round thing is small, in design px of its radius."""
DASH = 15
"""Length of a dash and its gap; a phase of DASH looks like 0."""


def _badge(canvas: Canvas, cx: float, cy: float, sign: str, colour: Colour) -> None:
    """The small disc with a sign: the hand, a letter, a tick."""
    canvas.draw(circle(cx, cy, 12.5, CARD, colour, 2))
    if sign == "G":
        canvas.text(cx, cy, sign, "extra", 19, colour, "centre", "middle")
    else:
        canvas.icon(sign, cx, cy, 19)


@kept(400)
def legal_disc(r: float, scale: float, phase: int = 0, sign: str = "hand", flat: float = 1) -> Surface:
    """A round thing that may be chosen. ``phase`` (0 to DASH) lets the dashes travel; ``sign`` hand, G or nothing.

    On a flat one the sign stays by its middle, so that nobody takes it for that of the one beside it, and in the middle
    of a small one: others are read beyond its edge.

    ``flat``, here and below, is how high the thing is against its width.
    """
    canvas, x, y = _round(r, flat, scale)
    canvas.draw(_ring(x, y, r + 4, flat, CARD, 6), dashed_ellipse(x, y, r + 4, r * flat + 4, LEGAL, 3.4, phase=phase))
    if sign:
        small, aside = r <= SMALL, r * (0.95 if r <= SMALL else 0.74)
        if flat == 1:
            _badge(canvas, x + aside, y + aside, sign, LEGAL)
        else:
            _badge(canvas, x + (0 if small else r * 0.4), y + (0 if small else aside * flat), sign, LEGAL)
    return canvas.surface()


def _round(r: float, flat: float, scale: float) -> tuple[Canvas, float, float]:
    """A sheet for marks round a round thing, and its middle."""
    x, y = r + MARGIN, r * flat + MARGIN
    return Canvas(2 * x, 2 * y, scale), x, y


def _ring(x: float, y: float, r: float, flat: float, colour: Colour, width: float) -> Fragment:
    """A ring ``r`` wide round a thing that is 4 px smaller."""
    return ellipse(x, y, r, (r - 4) * flat + 4, NONE, colour, width)


@kept(400)
def legal_box(
    w: float, h: float, scale: float, phase: int = 0, sign: str = "hand", radius: float = 7, lift: float = 0
) -> Surface:
    """A rectangular thing that may be chosen, with its sign at the lower right, ``lift`` px above the corner."""
    canvas = Canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale)
    at = (MARGIN - 2, MARGIN - 2, w + 4, h + 4)
    canvas.draw(rect(*at, NONE, radius, CARD, 6), dashed_rect(*at, LEGAL, 3.4, radius, phase=phase))
    if sign:
        _badge(canvas, MARGIN + w - 10, MARGIN + h - 10 - lift, sign, LEGAL)
    return canvas.surface()


@kept(100)
def focus_disc(r: float, scale: float, flat: float = 1) -> Surface:
    """A round thing under the pointer or the focus."""
    canvas, x, y = _round(r, flat, scale)
    canvas.draw(_ring(x, y, r + 5, flat, CARD, 7.5), _ring(x, y, r + 4.5, flat, FOCUS, 3.6))
    return canvas.surface()


def _ring_box(w: float, h: float, scale: float, colour: Colour, radius: float, *more: Fragment) -> Canvas:
    canvas = Canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale)
    at = (MARGIN - 2, MARGIN - 2, w + 4, h + 4)
    canvas.draw(rect(*at, NONE, radius, CARD, 7.5), rect(*at, NONE, radius, colour, 3.6), *more)
    return canvas


@kept(200)
def focus_box(w: float, h: float, scale: float, radius: float = 8) -> Surface:
    """A rectangular thing under the pointer or the focus."""
    return _ring_box(w, h, scale, FOCUS, radius).surface()


@kept(200)
def refused_box(w: float, h: float, scale: float, radius: float = 8) -> Surface:
    """A rectangular thing under the pointer that is not possible now."""
    canvas = _ring_box(w, h, scale, ILLEGAL, radius)
    canvas.layer()
    canvas.icon("slash", MARGIN + w - 2, MARGIN + 2, 30)
    return canvas.surface()


@kept(100)
def refused_disc(r: float, scale: float, flat: float = 1) -> Surface:
    """A round thing under the pointer that is not possible now."""
    canvas, x, y = _round(r, flat, scale)
    canvas.draw(_ring(x, y, r + 4, flat, CARD, 7), _ring(x, y, r + 4, flat, ILLEGAL, 3.4))
    canvas.icon("slash", x + r * 0.74, y - r * flat * 0.74, 22)
    return canvas.surface()


@kept(200)
def chosen_box(w: float, h: float, scale: float, radius: float = 7) -> Surface:
    """A rectangular thing that is chosen and waits to be confirmed."""
    canvas = Canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale)
    m, right = MARGIN, MARGIN + w + 2
    corner = f"M{right - 34},{m - 2}H{right - radius}Q{right},{m - 2} {right},{m - 2 + radius}V{m + 32}Z"
    canvas.draw(
        rect(m - 2, m - 2, w + 4, h + 4, NONE, radius, SELECT, 8),
        rect(m - 2, m - 2, w + 4, h + 4, NONE, radius, INK, 4),
        path(corner, SELECT, INK, 3),
    )
    canvas.icon("confirm", right - 11, m + 9, 16)
    return canvas.surface()


@kept(100)
def chosen_disc(r: float, scale: float, flat: float = 1) -> Surface:
    """A round thing that is chosen and waits to be confirmed."""
    canvas, x, y = _round(r, flat, scale)
    canvas.draw(_ring(x, y, r + 4, flat, SELECT, 8), _ring(x, y, r + 4, flat, INK, 4))
    _badge(canvas, x + r * 0.74, y - r * flat * 0.74, "confirm", INK)
    return canvas.surface()


HALO = ((15.0, 0.16), (11.0, 0.3), (7.0, 0.55))
"""The rings of a halo from outside: how wide each is, and how much of it is seen."""


@kept(60)
def halo_box(w: float, h: float, scale: float, radius: float = 8) -> Surface:
    """A rectangular thing to which the eye is led: a golden ring that glows."""
    canvas = Canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale)
    at = (MARGIN - 3, MARGIN - 3, w + 6, h + 6)
    canvas.draw(*(rect(*at, NONE, radius + 1, SELECT, 2 * wide, opacity=seen) for wide, seen in HALO))
    canvas.draw(rect(*at, NONE, radius + 1, INK, 7), rect(*at, NONE, radius + 1, SELECT, 4))
    return canvas.surface()


@kept(60)
def halo_disc(r: float, scale: float, flat: float = 1) -> Surface:
    """A round thing to which the eye is led."""
    canvas, x, y = _round(r, flat, scale)
    high = (r + 1) * flat + 4
    canvas.draw(*(ellipse(x, y, r + 5, high, NONE, SELECT, 1.5 * wide, opacity=seen) for wide, seen in HALO))
    canvas.draw(ellipse(x, y, r + 5, high, NONE, INK, 7), ellipse(x, y, r + 5, high, NONE, SELECT, 4))
    return canvas.surface()
