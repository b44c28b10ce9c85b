"""Text entries in the look of the program, on pygame-gui."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pygame
from pygame_gui.elements import UITextEntryLine

from game.art import marks
from game.art.kit import contrast, fonts
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, INK, INK2, LINE, MAT, SELECT, WINE
from game.window.keyboard import is_shortcut, latin
from game.window.screen import Box, Screen
from game.window.widgets.lettering import STYLE, EntryManager, Lettering

LETTERS, MOST_LETTERS = 24, 38
"""Size of the letters in an entry, in design px, usually and at most."""


def theme(scale: float) -> dict[str, Any]:
    """The look of entries at a scale: paper and ink."""
    return {
        "text_entry_line": {
            "colours": {
                "dark_bg": contrast.ink(CARD),
                "selected_bg": contrast.ink(SELECT),
                "normal_text": contrast.ink(INK),
                "selected_text": contrast.ink(INK),
                "normal_border": contrast.ink(LINE),
                "disabled_bg": contrast.ink(MAT),
                "disabled_text": contrast.ink(INK2),
                "disabled_border": contrast.ink(LINE),
                "text_cursor": contrast.ink(WINE),
            },
            "misc": {
                "shape": "rectangle",
                "border_width": str(max(1, round(contrast.outline(2) * scale))),
                "shadow_width": "0",
                "padding": f"{round(10 * scale)},{round(4 * scale)}",
            },
        }
    }


class Entries:
    """The text entries of a scene by name; they keep their words when the window changes size."""

    def __init__(self, boxes: Mapping[str, Box], words: Mapping[str, str], longest: int) -> None:
        self.boxes = dict(boxes)
        self.words = dict(words)
        self.longest = longest
        """Most letters in an entry."""
        self.lines: dict[str, UITextEntryLine] = {}
        self.scale = 1.0
        self.manager: EntryManager | None = None
        self._shortcut = False
        """Whether the key that is down is a shortcut: some systems tell of its letter all the same."""
        self._pressed = ""
        """The entry in which somebody begins to write by the press of the pointer that is not over yet."""

    def build(self, screen: Screen) -> None:
        """Make the entries for a screen."""
        self.scale = screen.scale
        for name, line in self.lines.items():
            self.words[name] = line.get_text()
        letters = Lettering(max(8, round(grown(LETTERS, MOST_LETTERS) * screen.scale)))
        self.manager = EntryManager(screen.surface.get_size(), theme(screen.scale), letters)
        for name, box in self.boxes.items():
            line = self.lines[name] = UITextEntryLine(screen.pixels(box), self.manager)
            self.set_text(name, self.words[name])
            line.set_text_length_limit(self.longest)
        # Entries are first seen once time has passed, and none passes while a picture is drawn in parts.
        self.manager.update(0.0)

    def text(self, name: str) -> str:
        """What stands in an entry."""
        return str(self.lines[name].get_text()) if name in self.lines else self.words[name]

    def set_text(self, name: str, words: str) -> None:
        """Put words into an entry; nothing where nothing of them is seen."""
        self.words[name] = words
        if name in self.lines:
            self.words[name] = words if fonts.width(words, STYLE, LETTERS) else ""
            self.lines[name].set_text(self.words[name])

    def boxed(self) -> int:
        """How many letters in the entries are drawn as a box, since no font has them."""
        return sum(fonts.boxes(self.text(name), STYLE) for name in self.boxes)

    def focused(self, name: str = "") -> bool:
        """Whether somebody is writing in an entry: in that of a name, or in any."""
        return any(line.is_focused for one, line in self.lines.items() if one == name or not name)

    @property
    def writing(self) -> str:
        """The name of the entry in which somebody writes; empty for none."""
        return next((name for name, line in self.lines.items() if line.is_focused), "")

    def put(self, name: str, words: str) -> None:
        """Let words that come all at once stand in an entry, as many as find room, without signs that are not seen."""
        self._lay(name, _seen(words)[: self.longest], self.longest)

    def _lay(self, name: str, words: str, at: int) -> None:
        """Put words into an entry, and let writing go on after so many of their letters."""
        self.set_text(name, words)
        if name in self.lines:
            line = self.lines[name]
            line.select_range, line.edit_position = [0, 0], min(at, len(self.text(name)))
            line.cursor_has_moved_recently = True

    def write(self, name: str) -> None:
        """Begin to write in an entry, in place of what stands there."""
        if self.manager is not None and name in self.lines:
            self.manager.set_focus_set({self.lines[name]})
            self.lines[name].select_range = [0, len(self.text(name))]

    def go_on(self, before: Entries) -> None:
        """Let somebody who writes in one of the entries of before go on here, at the same letter."""
        for name, line in before.lines.items():
            if line.is_focused and name in self.lines and self.manager is not None:
                here = self.lines[name]
                self.manager.set_focus_set({here})
                here.edit_position = min(line.edit_position, len(self.text(name)))
                here.select_range = list(line.select_range)
                here.cursor_has_moved_recently = True

    def leave(self) -> None:
        """Write in none of them any more."""
        if self.manager is not None:
            self.manager.set_focus_set(None)

    def handle(self, event: pygame.event.Event) -> bool:
        """Give an event to the entries; True when one of them took it.

        Whoever begins to write by a click writes in place of what stands there; another click goes between the letters.
        """
        manager = self.manager
        if event.type in (pygame.KEYDOWN, pygame.KEYUP):
            self._shortcut = event.type == pygame.KEYDOWN and is_shortcut(event.mod)
        if manager is None or (event.type == pygame.TEXTINPUT and self._shortcut):
            return False
        heard = latin(event) if event.type == pygame.KEYDOWN else event
        try:
            if heard.type == pygame.KEYDOWN and heard.key == pygame.K_v and self._shortcut:
                return self._paste(pygame.scrap.get_text())
            before, taken = self.writing, bool(manager.process_events(heard))
            self._select_at_first(event, before)
            return taken
        except pygame.error:
            # The clipboard cannot be read.
            return True

    def _select_at_first(self, event: pygame.event.Event, before: str) -> None:
        """Select all of an entry once the press is over with which somebody began to write in it, after ``before``."""
        if event.type == pygame.MOUSEBUTTONDOWN:
            self._pressed = self.writing if self.writing != before else ""
        elif event.type == pygame.MOUSEBUTTONUP and self._pressed:
            line, self._pressed = self.lines[self._pressed], ""
            if line.select_range[0] == line.select_range[1]:
                line.select_range = [0, len(line.get_text())]

    def _paste(self, pasted: str) -> bool:
        """Put words in the place of what is selected, as many letters as find room; False where nobody writes."""
        name = self.writing
        if not name:
            return False
        line, text = self.lines[name], self.text(name)
        start, end = sorted(line.select_range)
        if start == end:
            start = end = line.edit_position
        words = _seen(pasted)[: max(0, self.longest - len(text) + end - start)]
        self._lay(name, text[:start] + words + text[end:], start + len(words))
        return True

    def update(self, seconds: float) -> bool:
        """Let the cursor blink; True, because an entry that is written in changes with time."""
        manager = self.manager
        if manager is not None:
            manager.update(seconds)
        return self.focused()

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the entries on an opaque surface, with a ring round the one that is written in."""
        if self.manager:
            self.manager.draw_ui(surface)
        for name, line in self.lines.items():
            if line.is_focused:
                ring = marks.focus_box(*self.boxes[name][2:], self.scale)
                surface.blit(ring, ring.get_rect(center=line.rect.center))


def _seen(words: str) -> str:
    """Words with blanks in the place of signs that are not seen, as the ends of lines are."""
    return "".join(sign if sign.isprintable() else " " for sign in words)
