"""The decks beside the board, each with its discard pile on a tray."""

from __future__ import annotations

from pygame import Surface

from game.art import board_boxes
from game.art.cards import piled_card
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, CELLAR2, CREAM2, DECKS, INK, MAT, Colour
from game.art.kit.shapes import NONE, circle, dashed_rect, rect
from game.art.patterns import pattern


@kept(200)
def tray(deck: str, cards: int, discarded: int, top: str, scale: float) -> Surface:
    """A deck and its discard pile on their tray, with the number of cards of each.

    ``top`` is the card that lies face up on the pile; nothing while that is not known.
    """
    stand, ground = board_boxes.deck_stand(deck), DECKS[deck].ground
    canvas = Canvas.over(stand, scale, BLEED, shared=True)
    canvas.draw(rect(*stand, CELLAR2, 6, opacity=0.8), rect(*stand, NONE, 6, INK, 1.6))
    x, y = stand.x + 8, stand.y + 8
    _deck(canvas, x, y, deck, cards)
    _pile(canvas, board_boxes.pile_box(deck).x, y, discarded, top, ground)
    return canvas.surface()


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
    canvas.draw(dashed_rect(x, y, 48, 68, CREAM2, 1.5, 4, on=4, off=4))


def _count(canvas: Canvas, number: int, x: float, y: float, r: float, size: float) -> None:
    """So many cards, in a round."""
    canvas.draw(circle(x, y, r, CARD, INK, 1.4))
    canvas.text(x, y, str(number), "extra", size, INK, "centre", "middle")
