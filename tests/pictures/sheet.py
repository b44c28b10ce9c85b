"""A window surface that remembers every line of words that came to lie on it, and what covered it later."""

from __future__ import annotations

from typing import Any

import pygame

from game.art.kit import written
from game.art.kit.written import Words

SOLID = 200
"""Least opacity of a pixel that covers what lies under it."""

DARK = 0.3
"""Luminance of an ink below which nobody reads what all inks of a picture are multiplied with."""


class Sheet(pygame.Surface):
    """A surface like any other, but it knows its words."""

    @property
    def words(self) -> list[Words]:
        """The lines that are seen; a surface that pygame derived from another sheet begins with none."""
        found: list[Words] = self.__dict__.setdefault("_words", [])
        return found

    def copy(self) -> Sheet:
        twin = Sheet(self.get_size())
        twin.blit(self, (0, 0))
        return twin

    __copy__ = copy

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        at = pygame.Rect(dest).topleft if len(dest) == 4 else (round(dest[0]), round(dest[1]))
        shift = (at[0] - area[0], at[1] - area[1]) if area is not None else at
        self._cover(source, shift)
        coming = source.words if isinstance(source, Sheet) else written.on(source)
        for line in coming:
            moved = line.moved(*shift)
            if not moved.contrast:
                moved = moved._replace(contrast=self._contrast(moved))
            self.words.append(moved)
        return super().blit(source, dest, area, special_flags)

    def fill(self, color: Any, rect: Any = None, special_flags: int = 0) -> pygame.Rect:
        if rect is None and (not special_flags or written.luminance(pygame.Color(color)) < DARK):
            # What lies there is covered, or so dark that nobody is to read it.
            self.words.clear()
        return super().fill(color, rect, special_flags)

    def _cover(self, source: pygame.Surface, at: tuple[int, int]) -> None:
        box = source.get_rect(topleft=at)
        kept = []
        for line in self.words:
            part = line.box.clip(box)
            if part.w and part.h and (source.get_alpha() or 255) > SOLID:
                seen = line.box.w * line.box.h
                mask = pygame.mask.from_surface(source.subsurface(part.move(-at[0], -at[1])), SOLID)
                share = mask.count() / seen if source.get_flags() & pygame.SRCALPHA else part.w * part.h / seen
                if share > 0.9:
                    continue
                if share > 0.06:
                    line = line._replace(covered=True)
            kept.append(line)
        self.words[:] = kept

    def _contrast(self, line: Words) -> float:
        """Words that come on a clear drawing are seen against what lies on the window already."""
        own, worst = written.luminance(pygame.Color(line.colour)), 99.0
        for x in range(line.box.left, line.box.right, max(1, line.box.w // 8)):
            for y in range(line.box.top, line.box.bottom, max(1, line.box.h // 4)):
                if self.get_rect().collidepoint(x, y):
                    other = written.luminance(self.get_at((x, y)))
                    worst = min(worst, (max(own, other) + 0.05) / (min(own, other) + 0.05))
        return worst
