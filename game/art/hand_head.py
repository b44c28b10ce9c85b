"""The head of a hand card behind another one: in a low band its deck, its values or first effects, and its name."""

from __future__ import annotations

from game.art import card_marks
from game.art.hand_face import COLOURS, ICONS, WIDTH
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CARD, CREAM, DECKS, INK, Deck, mix
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.art.patterns import pattern
from game.art.pieces import laurel, token
from game.text.card_text import faces
from game.text.names import card_name
from game.text.printed import Card, cards

SIGNS, SIGN = 16.5, 29.0
"""The middle of the upper line, and how high what stands on it is at most."""
NAME_TOP, NAME_FOOT = 31.0, 4.0
"""What is free above and below the name; a mark round a card in front takes some of it."""
LETTERS = 20
STRIP, BETWEEN, MORE = 40.0, 12.0, 20.0
"""Where the strip with effects begins, what lies between two of them, and what stands for more of them."""
LEAST = 17.0
"""The smallest icons of an effect; where they would be smaller there are fewer of them."""


def hand_head(card: str, scale: float, room: float, tall: float) -> Canvas:
    """Draw the upper ``tall`` design px of a hand card, with all that tells it on the ``room`` from its left."""
    found, w = cards()[card], WIDTH
    deck = DECKS[found.deck]
    canvas = Canvas(w, tall, scale)
    outline = f"M1,{tall}V9Q1,1 9,1H{w - 9}Q{w - 1},1 {w - 1},9V{tall}"
    canvas.draw(path(f"{outline}Z", deck.ground), pattern(found.deck, w * 0.55, 4, w * 0.45 - 6, 30, 0.45))
    canvas.draw(path(outline, NONE, INK, 2.4))
    canvas.layer(shared=True)
    if found.deck != "vine":
        canvas.icon(ICONS.get(found.deck, deck.icon), 21, SIGNS, 26, deck.words == CREAM)
    if found.deck == "order":
        _order(canvas, found, room, tall)
        return canvas
    if found.deck == "vine":
        _vine(canvas, found, room)
    else:
        _effects(canvas, card, room - STRIP - 6, deck)
    middle, high = (NAME_TOP + tall - NAME_FOOT) / 2, tall - NAME_TOP - NAME_FOOT
    canvas.fit(8, middle, card_name(card), "extra", LETTERS, room - 12, deck.words, most=2, leading=0.94, tall=high)
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


def _effects(canvas: Canvas, card: str, room: float, deck: Deck) -> None:
    """The effects of a visitor on a light strip beside the icon: as many as find room, dots for the rest."""
    shown = faces(card)
    for count in range(min(2, len(shown)), 0, -1):
        more = MORE if count < len(shown) else 0
        each = (room - 10 - more - (count - 1) * BETWEEN) / count
        size = min(26.0, *(card_marks.fitting(face.signs, each) for face in shown[:count]))
        wides = [card_marks.width(face.signs, size) for face in shown[:count]]
        if size >= LEAST and max(wides) <= each:
            break
    else:
        return
    wide = sum(wides) + (count - 1) * BETWEEN + 10 + more
    canvas.draw(rect(STRIP, 3, wide, 28, mix(deck.ground, CARD, 0.7), 5, mix(deck.ground, INK, 0.4), 1.2))
    x = STRIP + 5
    for number, face in enumerate(shown[:count]):
        if number:
            canvas.draw(line(x + BETWEEN / 2, 7, x + BETWEEN / 2, 27, INK, 1.4))
            x += BETWEEN
        canvas.layer()
        card_marks.draw(canvas, face.signs, x, SIGNS, size)
        x += wides[number]
    if more:
        canvas.text(x + 4, SIGNS, "…", "extra", 20, INK, valign="middle")
