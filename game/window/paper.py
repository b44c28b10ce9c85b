"""What a scene is drawn on while somebody has it read: a surface like any other, but it knows its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pygame

from game.art.kit import written
from game.art.kit.written import Words
from game.window.screen import Screen
from game.window.tree import Node
from game.window.widgets.buttons import Button

HEADING = "display"
"""The letters of headings."""


class Paper(pygame.Surface):
    """Remembers the words of all that is laid on it."""

    def begin(self, before: pygame.Surface) -> None:
        """Be what is seen now, before it is drawn over; whoever draws a scene on it clears its words."""
        super().blit(before, (0, 0))

    @property
    def words(self) -> list[Words]:
        """The words, in the order in which they were drawn."""
        found: list[Words] = self.__dict__.setdefault("_words", [])
        return found

    def blit(self, source: pygame.Surface, dest: Any = (0, 0), area: Any = None, special_flags: int = 0) -> pygame.Rect:
        if noted := written.on(source):
            x, y = dest[:2]
            shift = (round(x), round(y)) if area is None else (round(x - area[0]), round(y - area[1]))
            self.words.extend(line.moved(*shift) for line in noted if line.whole)
        return super().blit(source, dest, area, special_flags)

    def fblits(self, blit_sequence: Iterable[Any], special_flags: int = 0) -> None:
        for source, dest in blit_sequence:
            self.blit(source, dest, None, special_flags)

    def nodes(self, buttons: Iterable[Button], screen: Screen) -> Iterator[Node]:
        """What is only read: all words but those on buttons."""
        pressed = [pygame.Rect(screen.pixels(button.box)).inflate(4, 4) for button in buttons]
        (left, top), scale, seen = screen.frame.topleft, screen.scale, set[tuple[str, int]]()
        for number, line in enumerate(self.words):
            about = line.whole, line.box.y // max(1, line.letters)
            if about in seen or any(box.contains(line.box) for box in pressed):
                continue
            seen.add(about)
            box = (line.box.x - left) / scale, (line.box.y - top) / scale, line.box.w / scale, line.box.h / scale
            yield Node(f"words-{number}", "heading" if line.style == HEADING else "text", line.whole, box)
