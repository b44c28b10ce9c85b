"""What the buttons of menus look like: notched paper labels and small switches."""

from __future__ import annotations

from functools import cache

import pygame

from game.art.canvas import Canvas
from game.art.palette import CARD, CREAM, INK, LEGAL, SELECT, TERRACOTTA, WINE, lighter, player
from game.art.shapes import circle, path, rect
from game.widgets.buttons import Face, Look

SHADOW = "#0E1E22"
MARGIN = 8
"""How far a face overhangs its box on every side, in design px."""
NOTCH = 12


def notched(x: float, y: float, w: float, h: float, notch: float = NOTCH) -> str:
    """The outline of a label with hollow corners."""
    r, b = x + w, y + h
    return (
        f"M{x + notch},{y}H{r - notch}Q{r - notch},{y + notch} {r},{y + notch}V{b - notch}"
        f"Q{r - notch},{b - notch} {r - notch},{b}H{x + notch}Q{x + notch},{b - notch} {x},{b - notch}"
        f"V{y + notch}Q{x + notch},{y + notch} {x + notch},{y}Z"
    )


def label(words: str, width: float, height: float, icon: str = "", below: str = "", strong: bool = False) -> Face:
    """A notched label with words in the display face, an icon before them and a smaller line below them."""

    @cache
    def face(look: Look, scale: float) -> pygame.Surface:
        return _label(words, width, height, icon, below, strong, look, scale)

    return face


def _label(
    words: str, w: float, h: float, icon: str, below: str, strong: bool, look: Look, scale: float
) -> pygame.Surface:
    canvas = Canvas(w + 2 * MARGIN, h + 2 * MARGIN, scale)
    down = 3 if look == "pressed" else 0
    x, y = MARGIN, MARGIN + down
    ground = WINE if strong else "#FBF1DC"
    ink = CREAM if strong else INK
    if look == "disabled":
        ground, ink = "#D9CDB6", "#8A7D6C"
    elif look == "hover":
        ground = lighter(ground, 0.12) if strong else "#FFF9E6"
    if not down:
        canvas.draw(path(notched(x + 5, y + 6, w, h), SHADOW, opacity=0.55))
    canvas.draw(
        path(notched(x, y, w, h), ground, INK, 2.5),
        path(notched(x + 6, y + 6, w - 12, h - 12), stroke="#E8C46A" if strong else TERRACOTTA, width=1.6),
    )
    if look == "hover":
        canvas.draw(path(notched(x - 5, y - 5, w + 10, h + 10), stroke=SELECT, width=3.5))
    left = x + 28
    if icon:
        size = 40 if h > 80 else 32
        canvas.icon(icon, x + 44, y + h / 2, size, on_dark=strong, colour=ink if look != "disabled" else None)
        left = x + 80
    if below:
        canvas.text(left, y + h * 0.34, words, "display", 36, ink, valign="middle")
        canvas.text(
            left, y + h * 0.7, below, "bold", 20, "#F3D9B0" if strong else ink, valign="middle", wrap=w - 110, most=1
        )
    elif icon:
        canvas.text(left, y + h / 2, words, "display", 29, ink, valign="middle")
    else:
        canvas.text(x + w / 2, y + h / 2, words, "display", 29, ink, "centre", "middle")
    return canvas.surface()


def switch(words: str, width: float, height: float, chosen: bool) -> Face:
    """One of several answers beside each other, with a tick on the chosen one."""

    @cache
    def face(look: Look, scale: float) -> pygame.Surface:
        canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, scale)
        ground = LEGAL if chosen else (CARD if look != "hover" else "#FFFDF5")
        canvas.draw(
            rect(MARGIN + 1, MARGIN + 3, width, height, SHADOW, 8, opacity=0.3),
            rect(MARGIN, MARGIN, width, height, ground, 8, INK, 2.2),
        )
        if look == "hover":
            canvas.draw(rect(MARGIN - 4, MARGIN - 4, width + 8, height + 8, radius=11, stroke=SELECT, width=3))
        ink = CREAM if chosen else INK
        if chosen:
            canvas.icon("confirm", MARGIN + 26, MARGIN + height / 2, 24, colour=ink)
        shift = 14 if chosen else 0
        canvas.text(MARGIN + width / 2 + shift, MARGIN + height / 2, words, "bold", 21, ink, "centre", "middle")
        return canvas.surface()

    return face


def swatch(colour: str, chosen: bool, taken: bool, size: float = 60) -> Face:
    """A player's colour with its emblem; the chosen one wears a ring, one taken by another seat is pale."""
    from game.art.pieces import emblem

    @cache
    def face(look: Look, scale: float) -> pygame.Surface:
        canvas = Canvas(size + 2 * MARGIN, size + 2 * MARGIN, scale)
        inks, centre, r = player(colour), MARGIN + size / 2, size / 2 - 8
        if chosen or look == "hover":
            canvas.draw(circle(centre, centre, size / 2 + 1, INK if chosen else SELECT))
            canvas.draw(circle(centre, centre, size / 2 - 2.5, SELECT if chosen else CARD))
        canvas.draw(circle(centre, centre, r, inks.body, INK, 2.2))
        canvas.draw(emblem(inks.emblem, centre, centre, r * 0.54, inks.on))
        surface = canvas.surface()
        if taken:
            surface.set_alpha(110)
        return surface

    return face
