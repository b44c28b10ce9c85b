"""The one quiet sign that an opponent thinks: around its face in the rail, while nothing else moves."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art import innkeepers
from game.art.innkeepers import Disc
from game.art.kit.boxes import Box
from game.art.kit.palette import player
from game.play.interaction import Interaction
from game.play.playing import Playing
from rules.engine.choice import Ref

SHOWN_AFTER = 0.3
"""Seconds after which a thought is shown; most have come to an end by then."""


class ThoughtSign:
    """Draws the sign at one table; ``place`` tells where the face is in the panel that lies in a box."""

    def __init__(self, interaction: Interaction, playing: Playing, place: Callable[[Box], Disc]) -> None:
        self.interaction = interaction
        self.playing = playing
        self.place = place
        self._under: tuple[pygame.Rect, pygame.Surface] | None = None
        """What lies under the sign, and where; None while it is not drawn."""
        self._step = 0

    @property
    def shown(self) -> bool:
        """Whether somebody has been thinking for a while."""
        return self.playing.thinks and self.playing.waited >= SHOWN_AFTER

    def update(self) -> None:
        """Take the sign away where nobody thinks any more."""
        if self._under is not None and not self.shown:
            self.interaction.redraw()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw it on a picture that has just been drawn without it."""
        self._under = None
        if self.shown:
            self._draw(surface)

    def refresh(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Let it go on; the part of the window that is different now."""
        if not self.shown or (self._under is not None and self._step == self._now()):
            return []
        return [self._draw(surface)]

    def _now(self) -> int:
        settings = self.interaction.app.settings
        if settings.calm:
            return innkeepers.STILL
        return int(self.playing.waited * innkeepers.PER_SECOND) % innkeepers.STEPS

    def _draw(self, surface: pygame.Surface) -> pygame.Rect:
        interaction, screen, seat = self.interaction, self.interaction.app.screen, self.playing.seat
        panel = next((thing.box for thing in interaction.things if thing.ref == Ref("seat", str(seat))), None)
        if panel is None:
            return pygame.Rect(0, 0, 0, 0)
        at, self._step = self.place(panel), self._now()
        picture = innkeepers.thought(at.radius, player(interaction.session.colours[seat]).on, self._step, screen.scale)
        if self._under is None:
            box = picture.get_rect(center=screen.pixel(at.centre)).clip(surface.get_rect())
            self._under = box, surface.subsurface(box).copy()
        box, under = self._under
        surface.blit(under, box)
        surface.blit(picture, box)
        return box
