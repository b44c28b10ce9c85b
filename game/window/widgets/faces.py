"""What the buttons of menus look like: notched paper labels and small switches."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pygame

from game.art import glasses, innkeepers, labels
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, CREAM, DISABLED, INK, INK2, LEGAL, LINE, SELECT, darker, player
from game.art.kit.shapes import circle, rect
from game.art.pieces import emblem
from game.text.messages import say
from game.text.opponents import glasses_of
from game.text.seats import colour_name
from game.window.widgets.buttons import Face, Look

Act = Callable[[], None]
SHADOW = labels.LABEL_SHADOW
LEADING = 1.06
MARGIN = labels.LABEL_BLEED
"""How far a face overhangs its box on every side, in design px."""


def label(
    words: str, width: float, height: float, icon: str, below: str = "", strong: bool = False, gold: bool = False
) -> Face:
    """A notched label with words in the display face, an icon before them and a smaller line below them.

    ``gold`` is for a strong one on a ground as dark as itself.
    """

    def face(look: Look, scale: float) -> pygame.Surface:
        state = "focus" if look == "hover" else look
        return labels.label(labels.LabelLook(width, height, words, icon, below, strong, state, gold), scale)

    return Face(face, words, below)


def plate(words: str, icon: str) -> Face:
    """A small dark plate at the foot of the poster that can be pressed."""
    return Face(lambda look, scale: labels.foot_plate(words, icon, scale, look in ("hover", "pressed")), words)


def nothing(words: str, chosen: bool | None = None) -> Face:
    """The face of what is drawn already, with what that says or shows."""
    return Face(lambda _look, _scale: pygame.Surface((1, 1), pygame.SRCALPHA), words, chosen=chosen)


def switch(words: str, width: float, height: float, chosen: bool, icon: str = "", alone: bool = False) -> Face:
    """One of several answers beside each other, with a tick on the chosen one; ``icon`` for one that has a sign.

    Its words and their size are the same whether it is chosen or not, unless it stands ``alone``.
    """
    drawn = partial(_switch, words, width, height, chosen, icon, alone)
    return Face(drawn, words, chosen=None if alone else chosen)


@kept(200)
def _switch(
    words: str, width: float, height: float, chosen: bool, icon: str, alone: bool, look: Look, scale: float
) -> pygame.Surface:
    canvas = _face(width, height, look, scale)
    ground = LEGAL if chosen else "#FFFDF5" if look == "hover" else CARD
    ground = darker(ground, 0.12) if look == "pressed" else ground
    if look == "disabled":
        canvas.draw(rect(MARGIN, MARGIN, width, height, DISABLED, 8, LINE, 2.2))
    else:
        if look != "pressed":
            canvas.draw(rect(MARGIN + 1, MARGIN + 3, width, height, SHADOW, 8, opacity=0.3))
        canvas.draw(rect(MARGIN, MARGIN, width, height, ground, 8, INK, 2.2))
    if look in ("hover", "pressed"):
        canvas.draw(rect(MARGIN - 4, MARGIN - 4, width + 8, height + 8, radius=11, stroke=SELECT, width=3))
    ink = INK2 if look == "disabled" else CREAM if chosen else INK
    beside, room = width - (16 if alone and not chosen else 60), width - (60 if icon else 16)
    centre, middle = MARGIN + width / 2, MARGIN + height / 2
    said, size = canvas.fitting(words, "bold", 21, beside, 2, LEADING, height - 4)
    whole = canvas.fitting(words, "bold", 21, room, 2, LEADING, height - 4)
    corner = whole.size > size
    if corner:
        said, size = whole
    lines = canvas.lines(said, "bold", size, room if corner else beside, most=2)
    if corner and chosen:
        canvas.draw(circle(MARGIN + 8, MARGIN + 6, 13, CARD, INK, 1.8))
        canvas.icon("confirm", MARGIN + 8, MARGIN + 6, 19, colour=LEGAL)
    elif chosen or icon:
        canvas.icon("confirm" if chosen else icon, MARGIN + 26, middle, 24 if chosen else 30, colour=ink)
        centre += 14
    canvas.text(centre, middle, "\n".join(lines), "bold", size, ink, "centre", "middle", leading=LEADING)
    return canvas.surface()


def _face(width: float, height: float, look: Look, scale: float) -> Canvas:
    """The sheet of a face with its margin; what is pressed lies a little lower and more to the right."""
    down = 2 if look == "pressed" else 0
    return Canvas(width + 2 * MARGIN, height + 2 * MARGIN, scale, origin=(-down, -down))


def told(words: str, width: float, height: float) -> Face:
    """Words between buttons that are none themselves."""
    return Face(lambda _look, scale: _told(words, width, height, scale), words)


@kept(20)
def _told(words: str, width: float, height: float, scale: float) -> pygame.Surface:
    canvas = Canvas(width, height, scale)
    said, size = canvas.fitting(words, "bold", 21, width - 8)
    canvas.text(width / 2, height / 2, said, "bold", size, INK, "centre", "middle")
    return canvas.surface()


def sign(icon: str, size: float, words: str) -> Face:
    """A small square button with an icon; ``words`` say what that stands for."""
    return Face(partial(_sign, icon, size), words)


@kept(40)
def _sign(icon: str, size: float, look: Look, scale: float) -> pygame.Surface:
    canvas = _face(size, size, look, scale)
    off = look == "disabled"
    ground = DISABLED if off else darker(CARD, 0.12) if look == "pressed" else CARD
    canvas.draw(rect(MARGIN, MARGIN, size, size, ground, 8, LINE if off else INK2, 1.6))
    if look in ("hover", "pressed"):
        canvas.draw(rect(MARGIN - 3, MARGIN - 3, size + 6, size + 6, radius=10, stroke=SELECT, width=3))
    canvas.icon(icon, MARGIN + size / 2, MARGIN + size / 2, size * 0.6, colour=INK2 if off else INK)
    return canvas.surface()


def swatch(colour: str, chosen: bool, taken: bool, size: float = 60) -> Face:
    """A player's colour with its emblem; the chosen one wears a ring, one taken by another seat is pale."""
    return Face(partial(_swatch, colour, chosen, taken, size), colour_name(colour), chosen=chosen)


@kept(60)
def _swatch(colour: str, chosen: bool, taken: bool, size: float, look: Look, scale: float) -> pygame.Surface:
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


def innkeeper(who: str, colour: str, size: float, chosen: bool = False) -> Face:
    """Who may be seen of a seat, called by the colour whose that is; the ``chosen`` one, in its own, wears a ring."""
    drawn = partial(_innkeeper, who, colour if chosen else "", size)
    return Face(drawn, say("reader-innkeeper", name=colour_name(who)), chosen=chosen)


@kept(40)
def _innkeeper(who: str, colour: str, size: float, look: Look, scale: float) -> pygame.Surface:
    canvas = Canvas(size + 2 * MARGIN, size + 2 * MARGIN, scale)
    if colour:
        canvas.draw(circle(MARGIN + size / 2, MARGIN + size / 2, size / 2 + 5, SELECT, INK, 2))
        canvas.layer()
    if look in ("hover", "pressed"):
        canvas.draw(circle(MARGIN + size / 2, MARGIN + size / 2, size / 2 + 2, stroke=SELECT, width=4))
    disc = innkeepers.disc(who, colour, size, scale, signed=False) if colour else innkeepers.unseated(who, size, scale)
    canvas.picture(disc, MARGIN, MARGIN)
    return canvas.surface()


def glass(level: int, full: bool, width: float, height: float, chosen: bool) -> Face:
    """One of the glasses of an opponent: up to that of its ``level`` they are full."""
    return Face(partial(_glass, full, width, height), glasses_of(level), chosen=chosen)


@kept(40)
def _glass(full: bool, width: float, height: float, look: Look, scale: float) -> pygame.Surface:
    canvas = Canvas(width + 2 * MARGIN, height + 2 * MARGIN, scale)
    if look in ("hover", "pressed"):
        canvas.draw(rect(MARGIN, MARGIN, width, height, radius=10, stroke=SELECT, width=3))
    size = min(width, height) - 8
    canvas.draw(glasses.glass(MARGIN + (width - size) / 2, MARGIN + (height - size) / 2, size, full))
    return canvas.surface()
