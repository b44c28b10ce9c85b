"""Cards: every card of the game in the hand, large, and its back; kept by id, form and scale."""

from __future__ import annotations

import pygame
from pygame import Surface

from game.art.hand_face import back_face, hand_face
from game.art.kit.cache import kept
from game.art.kit.palette import INK
from game.art.kit.raster import cut, pixels
from game.art.large_face import large_face
from game.text.messages import language_in_use

PILED = (46, 66)
"""The size of a card on a discard pile, within its rim, in design px."""
_BAND, _PICTURE = (3, 3, 108, 39), (3, 93, 108, 114)
"""The parts of a hand card that are shown there, one above the other, in design px: values, and the picture's left."""
_LINE = 2
"""Between them."""


def hand_card(card: str, scale: float, wide: bool = False) -> Surface:
    """A hand card, 180 x 270 design px, at ``scale`` true pixels per design px. Kept: do not draw on it.

    ``wide`` is for a card that no other one covers. Raises KeyError when there is no such card.
    """
    return _hand_card(card, scale, wide, language_in_use())


@kept(400)
def _hand_card(card: str, scale: float, wide: bool, _language: str) -> Surface:
    return hand_face(card, scale, wide).surface()


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
    whole = hand_card(card, scale)
    band, picture = (whole.subsurface([pixels(side, scale) for side in part]) for part in (_BAND, _PICTURE))
    below = band.get_height() + pixels(_LINE, scale)
    both = Surface((band.get_width(), below + picture.get_height()), pygame.SRCALPHA)
    both.fill(INK)
    both.blits(((band, (0, 0)), (picture, (0, below))))
    return cut(pygame.transform.smoothscale(both, [pixels(side, scale) for side in PILED]), scale, 4)
