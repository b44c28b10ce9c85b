"""The head of a hand card behind another one: in a low band its deck, its values or first effects, and its name."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from game.art import card_marks
from game.art.hand_face import COLOURS, ICONS
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, CREAM, DECKS, INK, Deck, mix
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.art.patterns import pattern
from game.art.pieces import laurel, token
from game.text.card_text import faces
from game.text.names import card_name
from game.text.printed import Card, cards
from game.text.short import Sign

SIGNS, SIGN = 16.5, 29.0
"""The middle of the upper line, and how high what stands on it is at most."""
NAME_TOP, NAME_FOOT = 31.0, 4.0
"""What is free above and below the name; a mark round a card in front takes some of it."""
LETTERS = 20
MARGIN = 8.0
"""What is free left and right of the name."""
STRIP, INSIDE, BETWEEN = 40.0, 5.0, 11.0
"""Where the strip with effects begins, what is free within its ends, and what lies between two of them."""
NARROW_STRIP, NARROW_INSIDE = 24.0, 2.0
"""The same where there is little room, so that the season's sign is smaller."""
LARGEST, LEAST = 26.0, 18.0
"""The largest and the smallest icons of an effect; where they would be smaller there are fewer of them."""


def hand_head(card: str, scale: float, room: float, tall: float) -> Canvas:
    """Draw the upper ``tall`` design px of a hand card, with all that tells it, ``room`` wide."""
    found, w = cards()[card], room
    deck = DECKS[found.deck]
    canvas = Canvas(w, tall, scale)
    outline = f"M1,{tall}V9Q1,1 9,1H{w - 9}Q{w - 1},1 {w - 1},9V{tall}"
    canvas.draw(path(f"{outline}Z", deck.ground), pattern(found.deck, w * 0.55, 4, w * 0.45 - 6, 30, 0.45))
    canvas.draw(path(outline, NONE, INK, 2.4))
    canvas.layer(shared=True)
    if found.deck == "order":
        canvas.icon(ICONS["order"], 21, SIGNS, 26, deck.words == CREAM)
        _order(canvas, found, room, tall)
        return canvas
    if found.deck == "vine":
        _vine(canvas, found, room)
    else:
        _effects(canvas, card, room - 3, deck)
    middle, high = (NAME_TOP + tall - NAME_FOOT) / 2, tall - NAME_TOP - NAME_FOOT
    wide = room - 2 * MARGIN
    canvas.fit(MARGIN, middle, card_name(card), "extra", LETTERS, wide, deck.words, most=2, leading=1.15, tall=high)
    return canvas


def _vine(canvas: Canvas, card: Card, room: float) -> None:
    """Values and needed structures; where there is little room without the sign of the deck, which its colour tells."""
    values = [(colour, card.printed[colour]) for colour in COLOURS if card.printed[colour]]
    needs = card.printed["needs"]
    gaps = max(1, len(values) + len(needs) - 1)
    x = 50.0 if room >= 50 + 27 * gaps + 16 else 20.0
    if x > 20:
        canvas.icon(ICONS["vine"], 21, SIGNS, 26, DECKS["vine"].words == CREAM)
    step = min(32.0, (room - x - 16) / gaps)
    for colour, value in values:
        token(canvas, colour, x, SIGNS, SIGN, value)
        x += step
    for structure in needs:
        canvas.piece((x - 16, SIGNS - 16, 32, 32), circle(x, SIGNS, 14, CARD, INK, 1.2))
        canvas.layer()
        canvas.icon(structure, x, SIGNS, 20)
        x += step


def _order(canvas: Canvas, card: Card, room: float, tall: float) -> None:
    """What the order brings, and below it the wines."""
    laurel(canvas, 54, SIGNS, 34, card.printed["vp"])
    canvas.icon("residual", 84, SIGNS, 24, True)
    canvas.text(98, SIGNS, str(card.printed["residual"]), "extra", LETTERS, CREAM, valign="middle")
    wines = card.printed["wines"]
    step = min(36.0, (room - 24 - 20) / max(1, len(wines) - 1))
    for i, wine in enumerate(wines):
        token(
            canvas,
            wine["kind"],
            24 + i * step,
            (NAME_TOP + tall - 1) / 2,
            min(33.0, tall - NAME_TOP - 2),
            wine["value"],
        )


class Strip(NamedTuple):
    """The ``effects`` of a visitor as they find room in its head: the strip with them begins at ``left`` and has so
    much free ``inside`` each of its ends; ``size`` is that of the icons. All in design px."""

    effects: tuple[tuple[Sign, ...], ...]
    size: float
    left: float = STRIP
    inside: float = INSIDE


def strip(card: str, right: float) -> Strip:
    """As much of a visitor's effects as finds room up to ``right`` in its head; what finds none is told by dots."""
    effects = tuple(face.signs for face in faces(card))
    for left, inside in ((STRIP, INSIDE), (NARROW_STRIP, NARROW_INSIDE)):
        if size := _size(effects, right - left - 2 * inside):
            return Strip(effects, size, left, inside)
    return Strip(_cut(effects, right - left - 2 * inside), LEAST, left, inside)


def _effects(canvas: Canvas, card: str, right: float, deck: Deck) -> None:
    """The season of a visitor, and its effects on a light strip up to ``right``."""
    shown, size, left, inside = strip(card, right)
    icon = ICONS.get(cards()[card].deck, deck.icon)
    canvas.icon(icon, (left + 2) / 2, SIGNS, min(26, left - 5), deck.words == CREAM)
    wide = _wide(shown, size) + 2 * inside
    canvas.draw(rect(left, 3, wide, 28, mix(deck.ground, CARD, 0.7), 5, mix(deck.ground, INK, 0.4), 1.2))
    x = left + inside
    for number, signs in enumerate(shown):
        if number:
            canvas.draw(line(x + BETWEEN / 2, 7, x + BETWEEN / 2, 27, INK, 1.4))
            x += BETWEEN
        canvas.layer()
        card_marks.draw(canvas, signs, x, SIGNS, size)
        x += card_marks.width(signs, size)


def _wide(shown: Sequence[tuple[Sign, ...]], size: float) -> float:
    """How wide effects with icons of a size are beside each other."""
    return sum(card_marks.width(signs, size) for signs in shown) + BETWEEN * (len(shown) - 1)


def _size(shown: Sequence[tuple[Sign, ...]], room: float) -> float:
    """The largest icons with which all of the effects find room; 0 where there are none."""
    size = LARGEST
    while size >= LEAST and _wide(shown, size) > room:
        size -= 0.5
    return size if size >= LEAST else 0


def _cut(shown: Sequence[tuple[Sign, ...]], room: float) -> tuple[tuple[Sign, ...], ...]:
    """So many effects with the smallest icons as find room, and of the next one its beginning."""
    more = card_marks.MORE
    found: tuple[tuple[Sign, ...], ...] = ((more,),)
    for number, signs in enumerate(shown):
        for count in range(1, len(signs) + 1):
            begun = *shown[:number], (*signs[:count], more)
            if _wide(begun, LEAST) <= room:
                found = begun
    return found
