"""An order is filled: what of it is seen over the board, as the record tells it."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile

import pygame

from game.art import delivery as art
from game.art.board_boxes import BOARD
from game.art.delivery import Delivered
from game.art.kit.boxes import Box
from game.text.messages import say
from game.viticulture.moment import Moment, token
from rules.engine.event import Event

EDGE = 60.0
"""How near what flies home comes to the upper and lower edge of the board."""


class Delivery(Moment, kw_only=True):
    """The crate with the wines, from which points fly ``home``, so many design px below the upper edge of the board."""

    order: Delivered
    home: float

    def picture(self, share: float, scale: float) -> pygame.Surface:
        return art.draw(say("table-delivered"), self.order, self.who, self.home, share, scale)


def delivered(events: Sequence[Event], told: int) -> Delivered:
    """The order of which the last of so many events tells: wines that were paid before, and what it brought after."""
    filled = events[told - 1]
    paid = takewhile(lambda one: one.kind == "wine_paid" and one.seat == filled.seat, reversed(events[: told - 1]))
    wines = tuple(token(one.thing) for one in paid)[::-1]
    brought = {"vp_changed": 0, "residual_changed": 0}
    for event in events[told:]:
        if event.kind == "last_year":
            continue
        if event.kind not in brought or (event.seat, event.source) != (filled.seat, filled.card):
            break
        brought[event.kind] += event.amount
    return Delivered(wines, brought["vp_changed"], brought["residual_changed"])


def home(panel: Box) -> float:
    """How far below the upper edge of the board the panel of a seat is in the middle, design px, within the board."""
    return min(BOARD.h - EDGE, max(EDGE, panel.centre[1] - BOARD.y))
