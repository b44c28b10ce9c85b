"""The Automa's panel in the rail: its card of the season, its workers on the board, its cork, the challenge; and above
it, below the panel of who plays, the bonus action tokens of that player."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import signs
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas, Style
from game.art.kit.letters import grown
from game.art.kit.palette import (
    CARD,
    CREAM,
    CREAM2,
    DECKS,
    DISABLED,
    INK,
    INK2,
    LINE,
    PAPER,
    RIBBON,
    SHADOW,
    WINE,
    Colour,
    mix,
    player,
)
from game.art.kit.shapes import NONE, circle, dashed_rect, hatch, line, path, rect
from game.art.pieces import emblem_disc, laurel, worker

BANDS: dict[str, Colour] = {"green": "#6FAE55", "yellow": "#F0BE3C", "red": "#C4622A", "blue": "#5B8FB4"}
"""Colour of a band to its ink; every word on the card stands beside it, never on it."""
MOST_TOKENS = 7
"""So many tokens lie side by side; further ones are told by a number."""


class BandLook(NamedTuple):
    """One band of the card: colour, icon and words of its action, and whether it counts now, later or never."""

    colour: str
    icon: str
    words: str
    counts: str = "now"


class AutomaLook(NamedTuple):
    """What the panel shows.

    ``points`` is where the cork stands this year and ``at_end`` in the last one. ``bands`` are those of the card that
    was turned last, ``more`` how many were turned before it this season. ``placed`` are the icons of the actions on
    which its workers stand, ``left`` how many it may still place. ``tokens`` are the player's; ``usable`` says that one
    may be spent, ``colour`` is theirs. ``challenge`` is the icon, the name and the text of the challenge, or empty.
    """

    name: str
    level: str
    points: int
    at_end: int
    season: str
    card: str
    bands: tuple[BandLook, ...]
    more: str
    deck: str
    placed: tuple[str, ...]
    placed_words: str
    left: int
    tokens: int
    tokens_words: str
    usable: bool
    colour: str
    challenge: tuple[str, str, str] = ("", "", "")
    empty: str = ""


STRIP, UP = 42.0, 4.0
"""How high the strip of the player's tokens is, and how far it reaches up towards the player's panel."""


class Parts(NamedTuple):
    """Where the ``frame`` of the panel and its parts lie, and the player's ``tokens`` above it."""

    frame: Box
    head: Box
    card: Box
    placed: Box
    tokens: Box
    text: Box


def parts(box: Box, challenge: bool) -> Parts:
    """The parts of a panel in its box; without a challenge there is more room for the card."""
    tokens = Box(box.x, box.y - UP, box.w, STRIP)
    frame = box._replace(y=tokens.bottom + 7, h=box.bottom - tokens.bottom - 7)
    x, w, y = frame.x + 10, frame.w - 20, frame.y + 50
    tall = 122.0 if challenge else min(190.0, box.h - 50 - 2 * 52 - 30)
    card = Box(x, y + 8, w, tall)
    placed = Box(x, card.bottom + 7, w, 40)
    text = Box(x, placed.bottom + 8, w, frame.bottom - placed.bottom - 14)
    return Parts(frame, frame._replace(h=48), card, placed, tokens, text)


@kept(60)
def panel(look: AutomaLook, box: Box, scale: float) -> Surface:
    """The panel of the Automa in its box of the rail."""
    canvas = Canvas.over(box, scale, BLEED)
    where = parts(box, bool(look.challenge[0]))
    x, y, w, h = where.frame
    canvas.draw(rect(x + 2, y + 4, w, h, "#0B0608", 7, opacity=0.5), rect(x, y, w, h, PAPER, 7, INK, 2.4))
    _head(canvas, look, where.head)
    _card(canvas, look, where.card)
    _placed(canvas, look, where.placed)
    _tokens(canvas, look, where.tokens)
    _foot(canvas, look, where.text)
    return canvas.surface(grain=SCREEN_GRAIN)


def _head(canvas: Canvas, look: AutomaLook, box: Box) -> None:
    x, y, right, foot, middle = box.x, box.y, box.right, box.bottom, box.y + 25
    canvas.draw(
        path(
            f"M{x + 7},{y + 1.2}H{right - 7}Q{right - 1.2},{y + 1.2} {right - 1.2},{y + 7}V{foot}"
            f"H{x + 1.2}V{y + 7}Q{x + 1.2},{y + 1.2} {x + 7},{y + 1.2}Z",
            RIBBON,
        ),
        line(x, foot, right, foot, INK, 2),
        emblem_disc("grey", x + 28, middle, 15),
    )
    later = look.at_end != look.points
    size, words = min(grown(28), 36), _signed(look.points)
    wide = 128 if later else max(77, canvas.measure(words, "extra", size) + 54)
    canvas.draw(rect(right - wide - 7, y + 5, wide, 38, CARD, 19, INK, 1.8))
    laurel(canvas, right - wide + 15, middle, 34)
    if later:
        canvas.text(right - wide + 36, middle, words, "extra", min(grown(26), 34), WINE, valign="middle")
        edge = right - wide + 40 + canvas.measure(words, "extra", min(grown(26), 34))
        canvas.draw(path(f"M{edge + 4},{middle}h16m-6,-6l6,6l-6,6", NONE, INK2, 2.4))
        canvas.text(right - 16, middle, _signed(look.at_end), "extra", grown(21, 26), INK2, "right", "middle")
    else:
        canvas.text(right - 16, middle, words, "extra", size, WINE, "right", "middle")
    room = right - wide - 14 - (x + 50)
    below = bool(look.level) and not letters.large() and canvas.measure(look.level, "bold", 18) <= room
    usual = 22 if below or canvas.measure(look.name, "extra", 24) > room else 24
    if below:
        canvas.fit(x + 50, middle - 9, look.name, "extra", usual, room, CREAM, tall=24)
        canvas.text(x + 50, middle + 12, look.level, "bold", 18, CREAM2, valign="middle")
    else:
        canvas.fit(x + 50, middle, look.name, "extra", usual, room, CREAM, most=2, tall=40)


def _card(canvas: Canvas, look: AutomaLook, box: Box) -> None:
    inks = DECKS["automa"]
    if not look.bands:
        canvas.draw(dashed_rect(*box, LINE, 1.6, 6, on=6, off=5))
        canvas.icon("automa", box.centre[0], box.y + box.h * 0.36, min(54, box.h * 0.4))
        fitted = canvas.fitting(look.empty, "bold", 20, box.w - 24, 2, 1.1, box.h * 0.4)
        canvas.text(
            box.centre[0], box.y + box.h * 0.74, fitted.words, "bold", fitted.size, INK2, "centre", "middle",
            wrap=box.w - 24, most=2, leading=1.1,
        )  # fmt: skip
        return
    for i in range(bool(look.more)):
        shift = 4 - 4 * i
        canvas.draw(rect(box.x + shift, box.y - shift, box.w - 4, box.h, mix(inks.ground, INK, 0.15), 6, INK, 1.6))
    face = box._replace(
        w=box.w - (4 if look.more else 0), y=box.y + (3 if look.more else 0), h=box.h - (3 if look.more else 0)
    )
    canvas.draw(
        rect(face.x + 2, face.y + 3, face.w, face.h, SHADOW, 6, opacity=0.35),
        rect(*face, CARD, 6, INK, 2),
        path(
            f"M{face.x + 6},{face.y + 1}H{face.right - 6}Q{face.right - 1},{face.y + 1} {face.right - 1},{face.y + 6}"
            f"V{face.y + 30}H{face.x + 1}V{face.y + 6}Q{face.x + 1},{face.y + 1} {face.x + 6},{face.y + 1}Z",
            inks.ground,
        ),
        line(face.x, face.y + 30, face.right, face.y + 30, INK, 1.6),
    )
    canvas.icon("automa", face.x + 20, face.y + 16, 25)
    more = canvas.measure(look.more, "extra", 19) + 8 if look.more else 0
    canvas.fit(face.x + 38, face.y + 16, look.card, "extra", 19, face.w - 82 - more, tall=24)
    canvas.text(face.right - 40, face.y + 16, look.more, "extra", 19, INK, "right", "middle")
    canvas.icon(signs.SEASONS.get(look.season, "year_end"), face.right - 20, face.y + 16, 25)
    tall = (face.h - 32) / len(look.bands)
    for i, band in enumerate(look.bands):
        _band(canvas, band, Box(face.x + 1, face.y + 31 + i * tall, face.w - 2, tall), i == len(look.bands) - 1)


def _band(canvas: Canvas, band: BandLook, box: Box, last: bool) -> None:
    counts = band.counts == "now"
    ink = BANDS[band.colour] if counts else mix(BANDS[band.colour], CARD, 0.55)
    canvas.draw(rect(box.x, box.y, 30, box.h - (1 if last else 0), ink, 4 if last else 0))
    if counts:
        canvas.draw(rect(box.x + 30, box.y, box.w - 30, box.h - (1 if last else 0), mix(ink, CARD, 0.72)))
    else:
        canvas.draw(hatch(box.x + 1, box.y + 1, 28, box.h - 2, INK, opacity=0.25, step=7, width=1.1))
    if not last:
        canvas.draw(line(box.x, box.bottom, box.right, box.bottom, LINE, 1, opacity=0.7))
    middle = box.y + box.h / 2
    left, room = box.x + 38, box.w - 46
    if band.icon:
        side = min(30, box.h - 3)
        canvas.icon(band.icon, box.x + 30 + 5 + side / 2, middle, side)
        left, room = box.x + 30 + 11 + side, box.w - 47 - side
    style: Style = "extra" if counts else "medium"
    canvas.fit(left, middle, band.words, style, 18, room, INK if counts else INK2, tall=box.h - 4)


def _row(canvas: Canvas, box: Box) -> None:
    canvas.draw(rect(*box, "#EADFC4", 6, LINE, 1.1))


def _placed(canvas: Canvas, look: AutomaLook, box: Box) -> None:
    """Its workers of this season as pieces on the icons of their actions, and those still to come in outline."""
    _row(canvas, box)
    x, middle = box.x + 26, box.centre[1]
    for icon in look.placed:
        canvas.draw(
            rect(x - 20, box.y + 4, 46, 32, CARD, 5, INK, 1.3), worker("grey", x - 4, box.bottom - 6, 28, "automa")
        )
        canvas.icon(icon, x + 14, middle, 24)
        x += 51
    if not look.placed:
        canvas.draw(worker("grey", box.x + 20, box.bottom - 6, 28, "automa"))
        canvas.fit(box.x + 42, middle, look.placed_words, "bold", 19, box.w - 50, INK2, tall=38)


def _tokens(canvas: Canvas, look: AutomaLook, box: Box) -> None:
    """The bonus action tokens of the player, on a strip with the player's colour at its edge."""
    canvas.draw(
        rect(*box, PAPER, 7, INK, 2.4),
        rect(box.x + 1.2, box.y + 1.2, 9, box.h - 2.4, player(look.colour).body, 5),
    )
    box = Box(box.x + 6, box.y, box.w - 6, box.h)
    middle = box.centre[1]
    shown = min(look.tokens, MOST_TOKENS)
    pitch = min(34.0, (box.w - 44) / max(1, shown))
    for i in range(shown):
        token(canvas, box.x + 24 + i * pitch, middle, 30, look.usable)
    if look.tokens > shown:
        canvas.text(box.right - 8, middle, str(look.tokens), "extra", 22, INK, "right", "middle")
    elif look.tokens <= 3:
        left = box.x + 24 + max(shown, 1) * pitch - 8
        room = box.right - 10 - left
        if not look.tokens:
            canvas.draw(circle(box.x + 24, middle, 14, NONE, LINE, 1.6))
        if canvas.measure(look.tokens_words, "bold", 19) <= room:
            canvas.fit(left, middle, look.tokens_words, "bold", 19, room, INK2, tall=38)


def token(canvas: Canvas, cx: float, cy: float, size: float, bright: bool = True) -> None:
    """A glass bonus action token."""
    canvas.draw(circle(cx + 1, cy + 2.5, size * 0.44, SHADOW, opacity=0.4))
    canvas.icon("bonus_token", cx, cy, size)
    if not bright:
        canvas.draw(circle(cx, cy, size * 0.36, DISABLED, opacity=0.3))


@kept(20)
def token_picture(size: float, scale: float) -> Surface:
    """A token in the middle of a picture with sides of size + 8."""
    canvas = Canvas(size + 8, size + 8, scale)
    token(canvas, size / 2 + 4, size / 2 + 4, size)
    return canvas.surface()


def _foot(canvas: Canvas, look: AutomaLook, box: Box) -> None:
    """The challenge with what it asks; without one how many cards lie in the deck."""
    icon, name, text = look.challenge
    if not icon:
        if box.h >= 20:
            canvas.icon("automa", box.x + 14, box.centre[1], 22)
            canvas.fit(box.x + 34, box.centre[1], look.deck, "bold", 18, box.w - 40, INK2, tall=box.h)
        return
    canvas.icon(icon, box.x + 18, box.y + 16, 34)
    canvas.fit(box.x + 42, box.y + 16, name, "extra", 20, box.w - 44, WINE, tall=30)
    if letters.large():
        return
    lines, room = len(canvas.lines(text, "medium", 18, box.w)), box.bottom - box.y - 36
    leading = next((one for one in (1.08, 1.0) if lines * 18 * one <= room), 0.0)
    if leading:
        canvas.text(box.x, box.y + 37, text, "medium", 18, INK, wrap=box.w, leading=leading)


def _signed(number: int) -> str:
    return str(number).replace("-", "\u2212")
