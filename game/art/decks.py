"""The decks in the wood of fall, each with its discard pile in a crate."""

from __future__ import annotations

from pygame import BLEND_RGBA_MULT, Surface

from game.art import board_boxes
from game.art.cards import piled_card
from game.art.country.inks import WOOD, WOOD_LIGHT, WOOD_SHADE
from game.art.country.plants import bush
from game.art.kit import contrast
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, CREAM2, DECKS, INK, MAT, Colour
from game.art.kit.shapes import NONE, circle, dashed_rect, rect
from game.art.patterns import pattern
from game.art.valley.inks import CROWNS
from game.art.valley.light import evening


@kept(200)
def tray(deck: str, cards: int, discarded: int, top: str, lit: bool, scale: float) -> Surface:
    """A deck and its discard pile in their crate in the wood, with the number of cards of each.

    ``top`` is the card that lies face up on the pile; nothing while that is not known. ``lit``: it is fall.
    """
    stand, ground = board_boxes.deck_stand(deck), DECKS[deck].ground
    canvas = Canvas.over(stand, scale, BLEED, shared=True)
    _crate(canvas, stand)
    canvas.layer()
    x, y = stand.x + 8, stand.y + 8
    _deck(canvas, x, y, deck, cards)
    _pile(canvas, board_boxes.pile_box(deck).x, y, discarded, top, ground)
    canvas.layer()
    if not contrast.high():
        for k, (dx, dy, r) in enumerate(_LEAVES):
            crown = CROWNS[(k + board_boxes.DECKS.index(deck)) % len(CROWNS)]
            canvas.draw(bush(stand.x + dx, stand.y + dy, r, *crown))
    sheet = canvas.surface()
    if not lit and not contrast.high():
        # Cards must be known in the evening too: less of it lies on them than on the valley.
        ink = evening(stand.centre[0] - board_boxes.BOARD.x)
        sheet.fill((*(min(255, round(part) + 26) for part in ink), 255), special_flags=BLEND_RGBA_MULT)
    return sheet


_INSIDE: Colour = "#6A4530"
"""The floor of a crate."""
_LEAVES = ((0, 18, 9), (-1, 84, 10), (123, 36, 9), (122, 85, 10), (61, 86, 7))
"""The bushes before a crate: their place and size."""


def _crate(canvas: Canvas, box: Box) -> None:
    x, y, w, h = box
    canvas.draw(
        rect(x + 5, y + 8, w - 6, h - 4, "#1A0A06", 5, opacity=0.5),
        rect(x, y + 2, w, h - 2, WOOD_SHADE, 5, INK, 1.8),
        rect(x + 3, y + 5, w - 6, h - 20, _INSIDE, 3),
        rect(x, y + h - 15, w, 15, WOOD, 4, INK, 1.6),
        rect(x + 2, y + h - 14, w - 4, 3, WOOD_LIGHT, 2),
    )


def _deck(canvas: Canvas, x: float, y: float, deck: str, cards: int) -> None:
    if not cards:
        _empty(canvas, x, y)
    for i in range(min(3, cards)):
        canvas.draw(rect(x + i * 1.5, y - i * 1.5, 48, 68, CARD, 4, INK, 1.5))
    if cards:
        x, y = x + (min(3, cards) - 1) * 1.5, y - (min(3, cards) - 1) * 1.5
        canvas.draw(rect(x + 3.5, y + 3.5, 41, 61, DECKS[deck].ground, 3), pattern(deck, x + 4, y + 4, 40, 60, 0.5, 9))
    _count(canvas, cards, x + 24, y + 34, grown(16, 20), grown(20, 30))


def _pile(canvas: Canvas, x: float, y: float, discarded: int, top: str, ground: Colour) -> None:
    if not discarded:
        _empty(canvas, x, y)
        return
    canvas.draw(rect(x, y, 48, 68, CARD, 4, INK, 1.5))
    if top:
        canvas.picture(piled_card(top, canvas.scale), x + 1, y + 1)
        canvas.layer(shared=True)
        canvas.draw(rect(x, y, 48, 68, NONE, 4, INK, 1.5))
    else:
        canvas.draw(rect(x + 3, y + 3, 42, 26, ground, 2), rect(x + 3, y + 32, 42, 33, MAT, 2))
    r = grown(13, 17)
    _count(canvas, discarded, x + 54 - r, y + 71 - r, r, grown(18, 26))


def _empty(canvas: Canvas, x: float, y: float) -> None:
    canvas.draw(rect(x, y, 48, 68, CREAM2, 4, opacity=0.3), dashed_rect(x, y, 48, 68, CREAM2, 1.8, 4, on=4, off=4))


def _count(canvas: Canvas, number: int, x: float, y: float, r: float, size: float) -> None:
    """So many cards, in a round."""
    canvas.draw(circle(x, y, r, CARD, INK, 1.4))
    canvas.text(x, y, str(number), "extra", size, INK, "centre", "middle")
