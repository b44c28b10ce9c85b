"""Cards: every card of the game in the hand, large, and its back; kept by id, form and scale."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.art.hand_face import WIDTH, Lettering, back_face, hand_face, lettering
from game.art.hand_head import hand_head
from game.art.kit import written
from game.art.kit.cache import kept
from game.art.kit.palette import INK, NIGHT, rgb
from game.art.kit.raster import cut, pixels
from game.art.large_face import large_face
from game.text.messages import language_in_use

DUSK = (184, 174, 200, 255)
"""What is left of red, green and blue, of 255, on cards that are not asked for."""
SHADE = 7
"""How wide the shade of a card is, in design px."""
PILED = (46, 66)
"""The size of a card on a discard pile, within its rim, in design px."""
_BAND, _PICTURE = (3, 3, 108, 39), (3, 93, 108, 114)
"""The parts of a hand card that are shown there, one above the other, in design px: values, and the picture's left."""
PILED_ROOM = 97
"""The room for which a card is drawn that such parts are taken from."""
_LINE = 2
"""Between them."""


def hand_card(card: str, scale: float, room: int = WIDTH) -> Surface:
    """A hand card, 180 x 270 design px, at ``scale`` true pixels per design px. Kept: do not draw on it.

    Other cards leave ``room`` design px from its left. Raises KeyError when there is no such card.
    """
    return _hand_card(card, scale, lettering(card, scale, room), language_in_use())


@kept(400)
def _hand_card(card: str, scale: float, letters: Lettering, _language: str) -> Surface:
    return hand_face(card, scale, letters).surface()


def card_head(card: str, scale: float, room: int, tall: float) -> Surface:
    """What is seen of a hand card behind another one, ``tall`` design px of it: all that tells it. Kept.

    It is ``room`` design px wide. Raises KeyError when there is no such card.
    """
    return _card_head(card, scale, room, tall, language_in_use())


@kept(400)
def _card_head(card: str, scale: float, room: int, tall: float, _language: str) -> Surface:
    return hand_head(card, scale, room, tall).surface()


@kept(60)
def back_head(deck: str, scale: float, room: int, tall: float) -> Surface:
    """What is seen of the back of a card behind another one, ``tall`` design px of it and at most ``room`` of its
    width. Kept. Raises KeyError."""
    back = card_back(deck, scale)
    return back.subsurface((0, 0, min(back.get_width(), pixels(room, scale)), pixels(tall, scale)))


@kept(200)
def at_dusk(picture: Surface) -> Surface:
    """A card in the evening light of those that are not asked for. Kept."""
    evening = picture.copy()
    evening.fill(DUSK, special_flags=pygame.BLEND_RGBA_MULT)
    written.note(evening, written.on(picture))
    return evening


@kept(40)
def edge_shade(tall: float, scale: float) -> Surface:
    """The shade that a card throws on the one beside it, ``tall`` design px high."""
    shade = Surface((pixels(SHADE, scale), pixels(tall, scale)), pygame.SRCALPHA)
    shade.fill((*rgb(NIGHT), 90))
    return shade


def large_card(card: str, scale: float) -> Surface:
    """The whole card with picture and text, 360 x 516 design px. Kept: do not draw on it. Raises KeyError."""
    return _large_card(card, scale, language_in_use())


@kept(60)
def _large_card(card: str, scale: float, _language: str) -> Surface:
    return large_face(card, scale).surface()


@kept(60)
def card_back(deck: str, scale: float) -> Surface:
    """The back of a deck's cards, 180 x 270 design px. Kept: do not draw on it. Raises KeyError."""
    return back_face(deck, scale).surface()


def piled_card(card: str, scale: float) -> Surface:
    """The parts of a hand card that tell most, as large as a card on a discard pile. Kept. Raises KeyError."""
    return _piled_card(card, scale, language_in_use())


@kept(100)
def _piled_card(card: str, scale: float, _language: str) -> Surface:
    whole = hand_card(card, scale, PILED_ROOM)
    band, picture = (whole.subsurface([pixels(side, scale) for side in part]) for part in (_BAND, _PICTURE))
    below = band.get_height() + pixels(_LINE, scale)
    both = Surface((band.get_width(), below + picture.get_height()), pygame.SRCALPHA)
    both.fill(INK)
    both.blits(((band, (0, 0)), (picture, (0, below))))
    return cut(pygame.transform.smoothscale(both, [pixels(side, scale) for side in PILED]), scale, 4)
