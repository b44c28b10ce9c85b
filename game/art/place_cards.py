"""What lies on the table of the inn and hangs in its room: place cards, who may sit down, and words on the slate."""

from __future__ import annotations

from pygame import Surface

from game.art import glasses, innkeepers
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import BRASS, CREAM, CREAM2, INK, INK2, LEGAL, LINE, SELECT, WINE, Colour, player
from game.art.kit.shapes import NONE, Fragment, circle, group, line, path, rect
from game.art.pieces import emblem

RIM = 10.0
"""How far the pictures of cards, choices and answers reach beyond their boxes on every side."""
_PAPER, _SUNNY, _CHALK = "#FFF8E6", "#FBE7A8", "#E8C46A"


def _pen(ink: Colour) -> Fragment:
    """A pen, 22 px large: here something can be written."""
    return path("M2,20L5,12L15,2L20,7L10,17Z", NONE, ink, 2.2) + path("M12,5L17,10", NONE, ink, 2)


def _over(w: float, h: float, scale: float) -> Canvas:
    return Canvas(w + 2 * RIM, h + 2 * RIM, scale, origin=(-RIM, -RIM))


@kept(24)
def place_card(w: float, h: float, head: float, colour: str, name: str, chosen: bool, scale: float) -> Surface:
    """The card of a seat; its head is ``head`` high and bears emblem and ``name``, or nothing where that is empty.

    That of the ``chosen`` seat has a golden rim.
    """
    canvas, inks = _over(w, h, scale), player(colour)
    canvas.draw(rect(4, 7, w, h, "#2A140C", 6, opacity=0.5))
    if chosen:
        canvas.draw(rect(-8, -8, w + 16, h + 16, SELECT, 12, INK, 2.4))
    canvas.draw(rect(0, 0, w, h, _PAPER, 6, INK, 2.4))
    canvas.draw(path(f"M1,{head}V7Q1,1 7,1H{w - 7}Q{w - 1},1 {w - 1},7V{head}Z", inks.body, INK, 2))
    if name:
        canvas.draw(emblem(inks.emblem, 25, head / 2, 13, inks.on))
        canvas.layer()
        canvas.fit(48, head / 2, name, "display", 25, w - 76, inks.on, most=2, tall=head - 6)
    return canvas.surface()


@kept(12)
def name_field(w: float, h: float, colour: str, name: str, scale: float) -> Surface:
    """The head of a person's place card: emblem and all of the ``name``, in two lines if need be, and a pen.

    A name so wide that it finds no room there stands alone.
    """
    canvas, inks = Canvas(w, h, scale), player(colour)
    canvas.draw(rect(0, 0, w, h, inks.body))
    found = canvas.fitting(name, "display", 25, w - 74, 2, 1.0, h)
    if not canvas.lines(name, "display", found.size, w - 74, 2)[-1].endswith("…"):
        canvas.draw(emblem(inks.emblem, 17, h / 2, 13, inks.on), group(_pen(inks.on), w - 26, h / 2 - 11))
        canvas.layer()
        canvas.fit(40, h / 2, name, "display", 25, w - 74, inks.on, most=2, tall=h)
    else:
        canvas.fit(4, h / 2, name, "bold", 24, w - 8, inks.on, most=2, tall=h)
    return canvas.surface()


@kept(60)
def who(w: float, h: float, person: bool, words: str, lit: bool, scale: float) -> Surface:
    """Who plays a seat: a person, or an opponent of such a kind; ``lit`` is pointed at."""
    canvas = _part(w, h, lit, scale)
    if person:
        canvas.icon("person", 32, h / 2, 44)
        canvas.fit(60, h / 2, words, "bold", 22, w - 68, INK, most=2, tall=h - 10)
    else:
        canvas.fit(w / 2, h / 2, words, "bold", 21, w - 12, INK, "centre", tall=h - 4)
    return canvas.surface()


@kept(12)
def strength(w: float, h: float, level: int, lit: bool, scale: float) -> Surface:
    """The glasses of an opponent; ``lit`` they are pointed at."""
    canvas = _part(w, h, lit, scale)
    row = glasses.row_picture(level, 36, scale)
    canvas.picture(row, (w - row.get_width() / scale) / 2, (h - row.get_height() / scale) / 2)
    return canvas.surface()


def _part(w: float, h: float, lit: bool, scale: float) -> Canvas:
    canvas = _over(w, h, scale)
    canvas.draw(rect(0, 0, w, h, "#F0E2C2" if not lit else _SUNNY, 6, INK, 2))
    if lit:
        canvas.draw(rect(-4, -4, w + 8, h + 8, NONE, 9, SELECT, 3))
    canvas.layer()
    return canvas


@kept(8)
def invitation(w: float, h: float, words: str, lit: bool, scale: float) -> Surface:
    """A quiet dark board before an empty chair, with a sign that somebody may sit down there."""
    canvas = _over(w, h, scale)
    board = contrast.printed("#7A3E1E" if lit else "#5E3018", night=True)
    canvas.draw(rect(0, 0, w, h, board, 8, SELECT if lit else "#B98A4E", 3 if lit else 1.8))
    canvas.draw(path(f"M{w / 2 - 15},38H{w / 2 + 15}M{w / 2},23V53", NONE, SELECT if lit else BRASS, 6))
    canvas.fit(w / 2, 90, words, "bold", 22, w - 16, CREAM, "centre", most=2, tall=h - 68)
    return canvas.surface()


@kept(2)
def board(w: float, h: float, split: float, title: str, second: str, scale: float) -> Surface:
    """The board over the chairs: ``title`` over what it is about, ``second`` over the rest, from ``split`` on.

    Without a ``second`` it is of one part.
    """
    canvas = _over(w, h, scale)
    canvas.draw(rect(4, 7, w, h, "#1A0A08", 10, opacity=0.55), rect(0, 0, w, h, _PAPER, 10, INK, 2.6))
    if second:
        canvas.draw(line(split - 14, 20, split - 14, h - 20, LINE, 1.4))
        canvas.fit(split + 6, 34, second, "display", 29, w - split - 26, WINE, tall=46)
    canvas.fit(22, 34, title, "display", 29, split - 50, WINE, tall=46)
    return canvas.surface()


TAIL = 44.0
"""How far the tail of a bubble reaches below it."""


@kept(12)
def bubble(w: float, h: float, row: float, tail: float, title: str, second: str, scale: float) -> Surface:
    """What is asked about a chair: ``title`` at the head, ``second`` before its last ``row``, and a tail at an x."""
    canvas = Canvas(w + 2 * RIM, h + RIM + TAIL, scale, origin=(-RIM, -RIM))
    shape = (
        f"M10,0H{w - 10}Q{w},0 {w},10V{h - 10}Q{w},{h} {w - 10},{h}H{tail + 26}L{tail},{h + TAIL - 8}L{tail - 26},{h}"
        f"H10Q0,{h} 0,{h - 10}V10Q0,0 10,0Z"
    )
    canvas.draw(group(path(shape, "#1A0A08", opacity=0.55), 4, 7), path(shape, _PAPER, INK, 2.6))
    canvas.draw(line(24, row, w - 24, row, LINE, 1.4))
    canvas.fit(24, 28, title, "display", 30, w - 48, WINE, tall=36)
    canvas.fit(24, (row + h) / 2, second, "extra", 22, SECOND, WINE, most=2, tall=h - row - 8)
    return canvas.surface()


SECOND = 176.0
"""How wide the words of the second question on a bubble may be."""


@kept(60)
def choice(
    w: float, h: float, face: str, colour: str, name: str, line: str, chosen: bool, lit: bool, scale: float
) -> Surface:
    """Who may sit down on a chair: a ``face``, empty for a person, a ``name`` and a ``line``.

    The ``chosen`` one wears the ``colour`` of the seat.
    """
    canvas = _over(w, h, scale)
    if chosen:
        canvas.draw(rect(0, 0, w, h, _SUNNY, 8, SELECT, 4))
    if lit:
        canvas.draw(rect(-3, -3, w + 6, h + 6, NONE, 10, SELECT, 3))
    canvas.layer()
    size = 84.0
    if face:
        seen = innkeepers.disc(face, colour, size, scale, signed=False) if chosen else None
        canvas.picture(seen or innkeepers.unseated(face, size, scale), (w - size) / 2, 5)
    else:
        canvas.draw(circle(w / 2, 5 + size / 2, size / 2 - 1, "#F0E2C2", INK, 2.4))
        canvas.icon("person", w / 2, 5 + size / 2, 56)
    if chosen:
        canvas.draw(circle(w - 20, 20, 14, "#FFFDF5", INK, 1.8))
        canvas.icon("confirm", w - 20, 20, 20, colour=LEGAL)
    canvas.fit(w / 2, size + 22, name, "bold", 21, w - 8, INK, "centre", tall=30)
    canvas.fit(w / 2, (size + 36 + h) / 2, line, "medium", 19, w - 8, INK2, "centre", most=2, tall=h - size - 38)
    return canvas.surface()


@kept(40)
def answer(w: float, h: float, words: str, chosen: bool, lit: bool, scale: float) -> Surface:
    """An answer written on the slate, with a ring before it that is filled where it is the ``chosen`` one."""
    canvas = _over(w, h, scale)
    if lit:
        canvas.draw(rect(-2, 2, w + 4, h - 4, NONE, 8, SELECT, 3))
    canvas.draw(circle(22, h / 2, 13, NONE, CREAM if chosen else CREAM2, 2.4))
    if chosen:
        canvas.draw(circle(22, h / 2, 7.5, SELECT))
    ink = CREAM if chosen else "#DCE4DC"
    canvas.fit(46, h / 2, words, "bold" if chosen else "medium", 23, w - 52, ink, most=2, tall=h - 4)
    return canvas.surface()


@kept(20)
def chalk(w: float, h: float, words: str, below: str, icon: str, chosen: bool, lit: bool, scale: float) -> Surface:
    """A way on, framed in chalk on the slate, with a smaller line ``below`` its words; the ``chosen`` one is open."""
    canvas = _over(w, h, scale)
    rim = SELECT if lit else "#5A7068"
    canvas.draw(rect(0, 0, w, h, CREAM if chosen else "#1B2C27", 8, rim, 3 if lit else 2))
    ink, second = (INK, INK2) if chosen else (CREAM, "#DCE4DC")
    canvas.icon(icon, 32, h / 2, 34, not chosen, ink)
    left, room = 62, w - 74
    if below:
        two = not canvas.holds(below, "medium", 19, room)
        canvas.fit(left, h * (0.22 if two else 0.32), words, "bold", 22, room, ink, tall=h * (0.32 if two else 0.42))
        middle, tall = (h * 0.68, h * 0.56) if two else (h * 0.75, h * 0.34)
        canvas.fit(left, middle, below, "medium", 19, room, second, most=1 + two, tall=tall)
    else:
        canvas.fit(left, h / 2, words, "bold", 22, room, ink, most=2, tall=h - 8)
    return canvas.surface()


@kept(4)
def slate(w: float, h: float, title: str, asked: tuple[tuple[str, float, float], ...], scale: float) -> Surface:
    """The words on the slate: the game, and questions, each with its middle and the room it has in height."""
    canvas = Canvas(w, h, scale)
    canvas.fit(w / 2, 56, title, "display", 44, w - 60, CREAM, "centre", tall=60)
    canvas.draw(path(f"M{w / 2 - 130},92H{w / 2 + 130}", NONE, BRASS, 2))
    for words, middle, tall in asked:
        found = canvas.fitting(words, "bold", 21, w - 64, 2, 1.02, tall)
        canvas.text(32, middle, found.words, "bold", found.size, _CHALK, valign="middle", wrap=w - 60, leading=1.02)
    return canvas.surface()
