"""What the rulebook tells of a line of the log: the entry, the ids of its rules, and the key that opens it."""

from __future__ import annotations

from collections.abc import Callable

import pygame

from game.art import task
from game.play.interaction import Interaction
from game.play.review import Review
from game.text import rulebook
from game.text.key_names import has_key, pressed
from game.text.messages import say
from game.window.input import Action

AFTER = 0.7
"""Seconds that a line is pointed at before this is told."""
BESIDE, BELOW = 8.0, 6.0
"""How far it lies left of the line, and below what is told beside it already, in design px."""
MOST = 3
"""So many ids of rules are named at most."""
ROOM = 400.0
"""How wide it may be, in design px."""


class LogDetail:
    """Tells at one table; ``find`` gives the entry about an event by its number, None where there is none."""

    def __init__(self, interaction: Interaction, review: Review, find: Callable[[int], rulebook.Entry | None]) -> None:
        self.interaction, self.review, self.find = interaction, review, find
        self._line = -1
        self._rested = 0.0

    def update(self, seconds: float) -> None:
        """Let time pass while a line is pointed at."""
        before = self._rested if self.review.line == self._line else 0.0
        self._line, self._rested = self.review.line, before + seconds
        if self._line >= 0 and before < AFTER <= self._rested:
            self.interaction.redraw()

    @property
    def entry(self) -> rulebook.Entry | None:
        """The entry that is told of now."""
        shown = self._rested >= AFTER and self.review.line == self._line >= 0
        return self.find(self._line) if shown else None

    def draw(self, surface: pygame.Surface, above: pygame.Rect | None) -> None:
        """Draw it beside its line, below what lies ``above`` there."""
        row = next((box for event, box in self.review.rows() if event == self._line), None)
        if row is None or (entry := self.entry) is None:
            return
        screen, game = self.interaction.app.screen, self.interaction.session.game_name
        words = say("log-rule", title=rulebook.title(game, entry.entry), rules=", ".join(entry.rules[:MOST]))
        key = pressed(Action.RULES) if has_key(Action.RULES) else ""
        picture = task.bubble(words, screen.scale, "plain", ROOM, key)
        place = picture.get_rect(midright=screen.pixel((row.x - BESIDE, row.y + row.h / 2)))
        if above is not None:
            place.top = above.bottom + round(BELOW * screen.scale)
        surface.blit(picture, place.clamp(screen.frame))
