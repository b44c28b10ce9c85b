"""What lies on the poster: menu entries as bottle labels, and small dark plates at its foot."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import BRASS, CREAM, INK, SELECT, WINE, Colour, darker
from game.art.kit.shapes import NONE, path, rect


class LabelLook(NamedTuple):
    """A menu entry ``w`` by ``h``: words, a smaller line under them, an icon.

    ``state`` is normal, focus, pressed or disabled.

    ``first`` is the entry in wine red, larger than the others; ``gold`` it is golden, for a dark ground.
    """

    w: float
    h: float
    words: str
    icon: str
    line: str = ""
    first: bool = False
    state: str = "normal"
    gold: bool = False


def notched(x: float, y: float, w: float, h: float, n: float = 12) -> str:
    """Path commands of a label whose corners are notched by ``n``."""
    right, bottom = x + w, y + h
    return (
        f"M{x + n},{y}H{right - n}Q{right - n},{y + n} {right},{y + n}V{bottom - n}Q{right - n},{bottom - n} "
        f"{right - n},{bottom}H{x + n}Q{x + n},{bottom - n} {x},{bottom - n}V{y + n}Q{x + n},{y + n} {x + n},{y}Z"
    )


RING = 6
"""How far the ring of a menu label that has the focus stands out."""
USUAL_HEIGHT = 104.0
"""How high a menu label is for whose two lines of small words their usual places are."""
LEAST_APART = 0.86
"""How far from their usual places the two lines of a low menu label come together, so that they keep off its rule."""
TWO_LINES = 96.0
"""How high a menu label is at least that has two lines of small words."""
PRESSED = 3
"""How far a pressed menu label goes down and aside, onto its shadow."""
LABEL_BLEED = 10
"""How far the picture of a menu label reaches beyond its box."""
_GOLDEN = "#F6CF6A"
LABEL_SHADOW = "#0E1E22"
"""The ink of the shadow below paper."""


@kept(60)
def label(look: LabelLook, scale: float) -> Surface:
    """A menu entry like a bottle label with notched corners, LABEL_BLEED larger on every side."""
    margin, w, h = LABEL_BLEED, look.w, look.h
    down = PRESSED if look.state == "pressed" else 0
    canvas = Canvas(w + 2 * margin, h + 2 * margin, scale, origin=(-margin - down, -margin - down))
    fill, ink = (WINE, CREAM) if look.first else ("#FBF1DC", INK)
    if look.gold:
        fill, ink = _GOLDEN, INK
    if look.state == "disabled":
        fill, ink = "#CFC0AC", "#59463A"
    trim = BRASS if fill == WINE else "#A8421F"
    tone = "#F3D9B0" if fill == WINE else "#59463A"
    if down:
        fill = darker(fill, 0.12)
    # The ring lies under the label, so that nothing of the ground shows between them at the notches.
    ring = (
        (path(notched(-RING, -RING, w + 2 * RING, h + 2 * RING, 14), SELECT),)
        if look.state in ("focus", "pressed")
        else ()
    )
    canvas.draw(
        path(notched(5 - down, 6 - down, w, h), LABEL_SHADOW, opacity=0.55),
        *ring,
        path(notched(0, 0, w, h), fill, INK, 2.5),
        path(notched(6, 6, w - 12, h - 12), NONE, trim, 1.6),
    )
    icon: float = 40 if look.first else 34
    canvas.icon(look.icon, 24 + icon / 2, h / 2, icon, ink == CREAM, ink)
    _write(canvas, look, 84 if look.first else 76, ink, tone)
    return canvas.surface()


def _write(canvas: Canvas, look: LabelLook, left: float, ink: Colour, tone: Colour) -> None:
    """The words of an entry and the smaller line: where the words want two lines, the smaller one has one."""
    h, room, usual = look.h, look.w - left - 20, 38.0 if look.first else 29.0
    if not look.line:
        canvas.fit(left, h / 2, look.words, "display", usual, room, ink, most=2, tall=h * 0.72)
        return
    two = not canvas.holds(look.words, "display", usual, room)
    most = 2 if h >= TWO_LINES and not two else 1
    told, size = canvas.fitting(look.line, "bold", 21, room, most, tall=h * 0.48)
    rows = min(most, len(canvas.lines(told, "bold", size, room)))
    apart = max(LEAST_APART, h / USUAL_HEIGHT)
    if two:
        middle, high, below = h * 0.36, h * 0.54, h * 0.78
    else:
        middle, high = h / 2 - (18 if rows == 1 else 28) * apart, max(29.0, h * (0.4 if rows == 1 else 0.32))
        below = h / 2 + (20 if rows == 1 else 21) * apart
    canvas.fit(left, middle, look.words, "display", usual, room, ink, most=1 + two, tall=high)
    canvas.text(left, below, told, "bold", size, tone, valign="middle", wrap=room, most=most, leading=1.1)


PLATE_HEIGHT = 44.0
"""Height of the small dark plates at the foot of the poster."""


def plate_width(words: str, icon: str, scale: float) -> float:
    """How wide the small dark plate with these words is, in design px."""
    return Canvas(4, 4, scale).measure(words, "bold", grown(19)) + (68 if icon else 40)


@kept(20)
def foot_plate(words: str, icon: str, scale: float, lit: bool = False) -> Surface:
    """A small dark plate, as wide as its words; ``lit`` has a bright edge. ``icon`` may be empty."""
    wide, high = plate_width(words, icon, scale), PLATE_HEIGHT
    canvas = Canvas(wide, high, scale)
    edge = (rect(2, 2, wide - 4, high - 4, NONE, high / 2 - 2, SELECT, 3),) if lit else ()
    canvas.draw(rect(0, 0, wide, high, "#22332B", high / 2), *edge)
    if icon:
        canvas.icon(icon, 28, high / 2, 24, on_dark=True)
    canvas.text(48 if icon else 20, high / 2, words, "bold", grown(19), CREAM, valign="middle")
    return canvas.surface()
