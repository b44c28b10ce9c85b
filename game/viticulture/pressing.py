"""A wine is made: what of it is seen over the board."""

from __future__ import annotations

import pygame

from game.art import pressing as art
from game.art.pressing import Pressed
from game.text.messages import say
from game.viticulture.moment import Moment, token
from rules.engine.event import Event


class Pressing(Moment, kw_only=True):
    """The press house, in which a wine runs into its bottle."""

    wine: Pressed

    def picture(self, share: float, scale: float) -> pygame.Surface:
        title = say("table-pressed", kind=self.wine.kind, value=self.wine.value)
        return art.draw(title, self.wine, self.who, share, scale)


def pressed(event: Event) -> Pressed:
    """The wine that an event tells of, as it lies in the cellar then."""
    kind, value = token(event.thing)
    return Pressed(kind, value, tuple(token(grape) for grape in event.origin.split()))
