"""A page with entries to write in and buttons, on a sheet of paper before the evening landscape."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from functools import partial

import pygame

from game.art import poster
from game.text.messages import say
from game.text.told import Sentence
from game.window.app import App
from game.window.input import Action, action_of
from game.window.keyboard import is_shortcut
from game.window.scene import Scene
from game.window.screen import Box
from game.window.tree import Node, button_node, button_nodes
from game.window.widgets import faces
from game.window.widgets.buttons import Button
from game.window.widgets.entries import Entries

TEXT = frozenset({pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING})
"""Types of the events that write in an entry."""
LEAVES_ENTRY = frozenset({pygame.K_TAB, pygame.K_UP, pygame.K_DOWN})
"""Keys that end the writing in an entry and then do what they always do."""
FUNCTION_KEYS = frozenset(getattr(pygame, f"K_F{number}") for number in range(1, 16))
SIGNS = frozenset({pygame.K_PLUS, pygame.K_MINUS, pygame.K_EQUALS, pygame.K_KP_PLUS, pygame.K_KP_MINUS})
"""Keys that make words larger or smaller while Ctrl is held."""
RETURN = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})
WRITE = "write-"
"""How the names of buttons begin that open an entry; its own name follows."""
ENDS_ENTRY = RETURN | {pygame.K_ESCAPE}


def entry_words(name: str) -> str:
    """What is written in the entry of this name."""
    what, _, seat = name.partition("-")
    return say("reader-entry", what=what, seat=int(seat) + 1 if seat else 0)


class Written(Scene):
    """A page on which something is written in entries; leaving one of them is not leaving the page."""

    fault = Sentence()
    """What is wrong with what was written."""

    def __init__(self, app: App) -> None:
        super().__init__()
        self.app = app
        self.fault = ""
        self.entries = Entries({}, {}, 0)
        self._composing = False
        """Whether the system still composes a letter from several keys, which are all its own until then."""

    @property
    def writing(self) -> bool:
        return self.entries.focused()

    @abstractmethod
    def back(self) -> None:
        """Leave the page."""

    def entered(self) -> None:
        """Return was pressed in an entry, which nobody writes in any more."""

    def rewritten(self, name: str) -> None:
        """Something else stands in the entry of this name, however it came there."""

    def handle(self, event: pygame.event.Event) -> bool:
        self.dirty = True
        if action_of(event):
            self.entries.leave()
        if action_of(event) in (Action.BACK, Action.MENU):
            self.back()
            return True
        return self.entries.handle(event) or self.buttons.handle(event, self.app.screen)

    def write(self, event: pygame.event.Event) -> bool:
        if not self.writing:
            self._composing = False
        if not self.writing or event.type not in TEXT:
            return False
        if event.type in (pygame.TEXTEDITING, pygame.TEXTINPUT):
            self._composing = event.type == pygame.TEXTEDITING and bool(event.text)
        elif self._composing:
            return True
        if event.type == pygame.KEYDOWN and (event.key in LEAVES_ENTRY or _means_more(event)):
            return False
        self.dirty = True
        self.fault, name = "", self.entries.writing
        before = self.entries.text(name)
        if event.type == pygame.KEYDOWN and event.key in ENDS_ENTRY:
            self.entries.leave()
            told = say("voice-entry", label=entry_words(name), value=before) if before else entry_words(name)
            self.app.announcements.tell("answer", told)
            if event.key in RETURN:
                self.entered()
        else:
            self.entries.handle(event)
            self._take(name, before)
        return True

    def _take(self, name: str, before: str) -> None:
        """Take up what stands in an entry now, in the place of what stood there before."""
        boxed = self.entries.boxed()
        self.fault = say("entry-boxes", count=boxed) if boxed else ""
        if self.entries.text(name) != before:
            self.rewritten(name)

    def update(self, seconds: float) -> None:
        if self.entries.update(seconds):
            self.dirty = True

    def nodes(self) -> Iterator[Node]:
        return button_nodes(self.buttons, self._told_button)

    def _put(self, name: str, words: str) -> None:
        """Somebody has dictated what stands in an entry."""
        before = self.entries.text(name)
        self.entries.put(name, words)
        self.dirty = True
        self._take(name, before)

    def _told_button(self, button: Button) -> Node:
        """A button, or the entry that is written in where it is pressed."""
        node, name = button_node(button, self.buttons), button.name.removeprefix(WRITE)
        if name not in self.entries.boxes:
            return node
        return node._replace(
            role="entry",
            value=self.entries.text(name),
            put=partial(self._put, name),
            focused=node.focused or self.entries.focused(name),
        )


def _means_more(event: pygame.event.Event) -> bool:
    """Whether a key that goes down means something else than writing or editing."""
    return event.key in FUNCTION_KEYS or (is_shortcut(event.mod) and event.key in SIGNS)


class Form(Written):
    """A sheet of paper before the landscape; each form says which entries and buttons it has and draws its sheet."""

    longest = 48
    """Most letters in an entry."""
    covers = False
    """Whether its sheet fills the picture, so that nothing of the landscape is seen."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.words: dict[str, str] = {}
        """What stands in the entries that there are now or were before."""

    @abstractmethod
    def entry_boxes(self) -> dict[str, Box]:
        """The entries by name."""

    @abstractmethod
    def all_buttons(self) -> list[Button]:
        """The buttons as they are now, without those of the entries."""

    @abstractmethod
    def sheet(self) -> pygame.Surface:
        """The paper as it is now, as large as the picture."""

    def enter(self) -> None:
        self.lay()

    def resized(self) -> None:
        super().resized()
        self.lay()

    def settings_changed(self) -> None:
        super().settings_changed()
        self.lay()

    def resume(self) -> None:
        super().resume()
        self.lay()

    def lay(self) -> None:
        """Put entries and buttons as the page now has them."""
        self.keep_words()
        boxes, before = self.entry_boxes(), self.entries
        self.entries = Entries(boxes, {name: self.words.get(name, "") for name in boxes}, self.longest)
        self.entries.build(self.app.screen)
        self.entries.go_on(before)
        self.place()

    def place(self) -> None:
        """Put the buttons as they are now."""
        written = [
            Button(f"{WRITE}{name}", box, faces.nothing(entry_words(name)), partial(self.entries.write, name))
            for name, box in self.entry_boxes().items()
        ]
        self.buttons.replace([*self.all_buttons(), *written])
        self.dirty = True

    def keep_words(self) -> None:
        """Remember what stands in the entries."""
        for name in self.entries.boxes:
            self.words[name] = self.entries.text(name)

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        if not self.covers:
            surface.blit(poster.scenery(screen.scale), screen.frame)
        surface.blit(self.sheet(), screen.frame)
        self.buttons.draw(surface, screen)
        self.entries.draw(surface)
