"""What things look like while they are on their way or carried. Each face draws a kept picture at a scale."""

from __future__ import annotations

from game.art import cards, pieces, travel
from game.art.estate import planted
from game.art.estate.bottles import bottle_picture
from game.art.hand_face import WIDTH
from game.art.kit.palette import NOBODY
from game.art.mat_boxes import VINE_H
from game.play.motion import Face
from rules.engine.choice import Ref

CARRIED_CARD = 0.9
"""Size of a card that is carried, as a share of a hand card."""


def worker_face(colour: str, kind: str, h: float = 56) -> Face:
    """A worker of a kind."""
    return lambda scale: pieces.worker_picture(colour, kind, h, scale)


def rooster_face(colour: str) -> Face:
    """A rooster."""
    return lambda scale: pieces.rooster_picture(colour, 52, scale)


def token_face(token: str) -> Face:
    """A grape such as ``red.4``."""
    kind, _, value = token.partition(".")
    return lambda scale: pieces.token_picture(kind, 42, scale, int(value))


def stored_face(sort: str, token: str) -> Face:
    """A grape or a bottle of wine such as ``red.4``."""
    kind, _, value = token.partition(".")
    return token_face(token) if sort == "grape" else lambda scale: bottle_picture(kind, int(value), scale)


def tile_face(icon: str, colour: str) -> Face:
    """An icon on a square tile of a player."""
    return lambda scale: travel.tile(icon, colour, 58, scale)


def card_face(card: str, room: int = WIDTH, size: float = 1.0) -> Face:
    """The face of a card as it lies in the hand, so large, where others leave ``room`` of it."""
    return lambda scale: cards.hand_card(card, scale * size, room)


def back_face(deck: str, size: float = 1.0) -> Face:
    """The back of a deck's cards, so large."""
    return lambda scale: cards.card_back(deck, scale * size)


def carried_face(ref: Ref, colour: str) -> Face:
    """How a thing looks while it is carried; ``colour`` is that of the seat whose it is."""
    if ref.kind in ("worker", "standing"):
        kind = ref.name.partition(" ")[0]
        return worker_face(NOBODY if kind == "temporary" else colour, kind, 62)
    if ref.kind == "rooster":
        return lambda scale: pieces.rooster_picture(colour, 58, scale)
    if ref.kind in ("grape", "wine"):
        return stored_face(ref.kind, ref.name)
    if ref.kind == "planted":
        return lambda scale: planted.planted_vine(ref.name.partition(" ")[0], VINE_H, planted.Growth(), scale)
    if ref.kind in ("deck", "pile"):
        return lambda scale: cards.card_back(ref.name, scale * CARRIED_CARD)
    if ref.kind in ("card", "shown", "parent"):
        return lambda scale: cards.hand_card(ref.name, scale * CARRIED_CARD)
    return lambda scale: pieces.emblem_picture(colour, 24, scale)
