"""Scenes, and the stack of them that the window shows."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pygame

from game.art.kit.cache import finished
from game.store.kept_game import KeptGame
from game.window.input import ACTION
from game.window.paper import Paper
from game.window.screen import Box
from game.window.tree import Node, Pointed, button_nodes, pointed_in
from game.window.widgets.buttons import Buttons

WRITTEN = frozenset(
    {
        pygame.KEYDOWN, pygame.KEYUP, pygame.TEXTINPUT, pygame.TEXTEDITING, pygame.CONTROLLERBUTTONDOWN,
        pygame.CONTROLLERAXISMOTION, pygame.JOYBUTTONDOWN, pygame.JOYAXISMOTION, pygame.JOYHATMOTION,
    }
)  # fmt: skip
"""Types of events that a scene may take as they are, before they come to mean actions."""


class Scene:
    """One screen of the program. ``opaque`` scenes hide what lies below them on the stack."""

    opaque = True
    pictured = True
    """Whether the words of its picture are read as well: not where ``nodes`` tells all of them."""
    takes_rules = True
    """Whether the pages on how to play may be laid over it by a key: not where it goes by itself, or is one of them."""

    def __init__(self) -> None:
        self.buttons = Buttons()
        self.dirty = True
        """Whether the picture must be drawn again."""

    @property
    def whole(self) -> Box | None:
        """The part of the plane that fills the window, in design px; None where it is a picture of 1920x1080."""
        return None

    @property
    def played(self) -> KeptGame | None:
        """The game that is played here; None where none is."""
        return None

    @property
    def tells_of(self) -> str:
        """The game whose rules are asked for here; empty where it is none in particular."""
        return self.played.game.rules.name if self.played is not None else ""

    @property
    def asked_rule(self) -> str:
        """The entry of the rulebook about what is pointed at here; empty where none is."""
        return ""

    @property
    def heading(self) -> str:
        """What is announced when the scene comes to be seen, and when it is another: its title, or what it tells."""
        return ""

    @property
    def writing(self) -> bool:
        """Whether somebody writes text here."""
        return False

    @property
    def question(self) -> object:
        """What a press is meant for here: a second one right after it is meant for nothing else."""
        return None

    def enter(self) -> None:
        """The scene was put on the stack."""

    def exit(self) -> None:
        """The scene was taken off the stack."""

    def pause(self) -> None:
        """Another scene was put above this one."""

    def resume(self) -> None:
        """The scene above this one was taken off."""
        self.dirty = True

    def resized(self) -> None:
        """The window has a new size: everything kept in true px is stale."""
        self.dirty = True

    def settings_changed(self) -> None:
        """Some setting is different now."""
        self.dirty = True

    def sound_changed(self) -> None:
        """Sound is louder or quieter now, on or off."""
        self.dirty = True

    def handle(self, event: pygame.event.Event) -> bool:
        """Take an event; True keeps it from the scenes below. Keys come as actions (``game.window.input``)."""
        return False

    def write(self, event: pygame.event.Event) -> bool:
        """Take an event of keyboard or controller as it is, while somebody writes; True when it is done with."""
        return False

    def update(self, seconds: float) -> None:
        """Let the given time pass."""

    def draw(self, surface: pygame.Surface) -> None:
        """Draw the whole scene."""

    def nodes(self) -> Iterable[Node]:
        """What can be pressed and written in here, and what is told besides the words of its picture, in the order of
        the keyboard."""
        return button_nodes(self.buttons)

    def pointed(self, by_keys: bool) -> Pointed | None:
        """What has the focus of the keyboard, or else what the pointer is at; None where that is nothing."""
        return pointed_in(self.nodes(), self.buttons.focused if by_keys else self.buttons.hovered)

    def refresh(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw anew only what moves by itself while all else rests; the parts of the window that are different now."""
        return []


QUICK_FRAMES = 4
"""In so many frames a picture that is not finished leaves time for what else a frame has to do; then for half of it,
since it begins anew with what is drawn already in each."""
MOST_FRAMES = 240
"""After so many frames in which it was not finished a picture is drawn in one go."""


class SceneStack:
    """The scenes from bottom to top. Changes wait until the running event or update is over."""

    def __init__(self) -> None:
        self.scenes: list[Scene] = []
        self.waiting: list[Callable[[], None]] = []
        self.unfinished = 0
        """In how many frames the picture was begun that is not finished yet; until then time stands still."""
        self.laid_out = False
        """Whether a scene was laid out in this frame, which is work enough: its picture is begun in the next one."""
        self._patient = False
        """Whether pictures may take several frames."""
        self._seen: Scene | None = None
        """The top scene of the last picture that was finished."""
        self._later: tuple[Scene | None, Callable[[], None]] | None = None
        """What a button of the top scene does once it has been seen pressed, with that scene."""
        self._told = False
        """Whether a picture of that had its time."""

    def push(self, scene: Scene) -> None:
        """Put a scene on top."""
        self.waiting.append(lambda: self._push(scene))

    def pop(self) -> None:
        """Take the top scene off."""
        self.waiting.append(self._pop)

    def replace(self, scene: Scene) -> None:
        """Take all scenes off and put this one in their place."""
        self.waiting.append(lambda: self._replace(scene))

    def clear(self) -> None:
        """Take all scenes off, which ends the program."""
        self.waiting.append(self._clear)

    def settle(self) -> None:
        """Make the changes that wait."""
        while self.waiting:
            self.waiting.pop(0)()

    def handle(self, event: pygame.event.Event) -> None:
        """Offer an event to the scenes from the top down until one takes it.

        Before the top scene is seen a press of the pointer is meant for what was seen, and so is a pointer that rests.
        """
        if event.type == pygame.MOUSEBUTTONDOWN or (event.type == ACTION and event.down):
            self.catch_up()
        unseen = self._patient and bool(self.scenes) and self.scenes[-1] is not self._seen
        if unseen and event.type == pygame.MOUSEBUTTONDOWN:
            return
        for scene in reversed(self.scenes):
            if scene.handle(event):
                break
        if unseen and event.type == pygame.MOUSEMOTION:
            self.scenes[-1].buttons.stay()
        self.settle()

    def later(self, act: Callable[[], None]) -> None:
        """Do what a button of the top scene does once it has been seen pressed; at once where pictures take no time."""
        if not self._patient:
            act()
            return
        self._later, self._told = (self.top, act), False

    def catch_up(self) -> None:
        """Do now what waits to be seen pressed, before anything else; not where another scene has come to the top."""
        if self._later is None:
            return
        (scene, act), self._later, self._told = self._later, None, False
        if scene is self.top:
            act()
            self.acted()
        elif scene is not None:
            scene.buttons.let_go()

    @property
    def top(self) -> Scene | None:
        """The scene that takes keys; None where there is none."""
        return self.scenes[-1] if self.scenes else None

    def acted(self) -> None:
        """Something was done in the top scene by another way than an event."""
        if self.scenes:
            self.scenes[-1].dirty = True
        self.settle()

    @property
    def writing(self) -> bool:
        """Whether somebody writes text in the top scene."""
        return bool(self.scenes) and self.scenes[-1].writing

    def written(self, event: pygame.event.Event) -> bool:
        """Offer an event of keyboard or controller to the top scene as it is; True when somebody writes there."""
        if event.type == pygame.KEYDOWN:
            self.catch_up()
        taken = event.type in WRITTEN and bool(self.scenes) and self.scenes[-1].write(event)
        self.settle()
        return taken

    def update(self, seconds: float, still: bool = False) -> None:
        """Let time pass in the scenes that can be seen; with ``still`` no button moves."""
        if self._told and not self.unfinished:
            self.catch_up()
        self._told = self._later is not None
        for scene in self.visible() if not self.unfinished else ():
            scene.update(seconds)
            if scene.buttons.update(seconds, still):
                scene.dirty = True
        self.settle()

    @property
    def played(self) -> list[KeptGame]:
        """The games on tables."""
        return [scene.played for scene in self.scenes if scene.played is not None]

    @property
    def takes_rules(self) -> bool:
        """Whether the pages on how to play may be laid over the top scene by a key."""
        return bool(self.scenes) and self.scenes[-1].takes_rules

    @property
    def tells_of(self) -> str:
        """The game whose rules are asked for; empty where it is none in particular."""
        return next((scene.tells_of for scene in reversed(self.scenes) if scene.tells_of), "")

    @property
    def asked_rule(self) -> str:
        """The entry of the rulebook about what is pointed at in the top scene; empty where none is."""
        return self.scenes[-1].asked_rule if self.scenes else ""

    def visible(self) -> list[Scene]:
        """The topmost opaque scene and all above it."""
        first = max((i for i, scene in enumerate(self.scenes) if scene.opaque), default=0)
        return self.scenes[first:]

    def covered(self, scene: Scene) -> bool:
        """Whether another scene lies above this one."""
        return scene in self.scenes[:-1]

    def draw(self, surface: pygame.Surface, patience: float | None = None) -> bool:
        """Draw what can be seen if any of it has changed; False when there is no new picture.

        With ``patience`` (seconds) a picture that needs longer than this is drawn in several frames: it must not be
        shown before it is finished.
        """
        seen, self._patient = self.visible(), patience is not None
        later, self.laid_out = self.laid_out and patience is not None, False
        if later or not any(scene.dirty for scene in seen):
            return False
        if not finished(lambda: _draw(seen, surface), self._time(patience)):
            self.unfinished += 1
            for scene in seen:
                scene.dirty = True
            return False
        self.unfinished, self._seen = 0, seen[-1]
        return True

    def _time(self, patience: float | None) -> float | None:
        """How many seconds may go into new drawings of the picture now; None for as many as it takes."""
        if patience is None or self.unfinished >= MOST_FRAMES:
            return None
        return patience if self.unfinished < QUICK_FRAMES else 2 * patience

    def refresh(self, surface: pygame.Surface) -> list[pygame.Rect]:
        """Draw anew what moves by itself in a scene that nothing lies over; the parts that are different now."""
        seen = self.visible()
        return seen[0].refresh(surface) if len(seen) == 1 and not seen[0].dirty else []

    def redraw(self) -> None:
        """Let every scene be drawn again."""
        for scene in self.scenes:
            scene.dirty = True

    def resized(self) -> None:
        """Tell every scene that the window has a new size."""
        self.laid_out = True
        for scene in self.scenes:
            scene.resized()

    def settings_changed(self) -> None:
        """Tell every scene that some setting is different now."""
        self.laid_out = True
        for scene in self.scenes:
            scene.settings_changed()

    def _push(self, scene: Scene) -> None:
        before = self.scenes[-1] if self.scenes else None
        if before is not None:
            later, self.waiting = self.waiting, []
            before.pause()
            if self.waiting:
                # What a scene puts over itself while it is left, as a curtain, lies below this one.
                self.waiting += [lambda: self._push(scene), *later]
                return
            self.waiting = later
            # The pointer will be elsewhere when this scene is seen alone again.
            before.buttons.leave()
        self._begin(scene, before)

    def _begin(self, scene: Scene, before: Scene | None) -> None:
        self.scenes.append(scene)
        scene.buttons.put_off(self.later)
        scene.enter()
        if before is not None:
            scene.buttons.take_over(before.buttons)
        self.laid_out = True

    def _pop(self) -> None:
        before = self.scenes.pop()
        before.exit()
        if self.scenes:
            self.scenes[-1].resume()
            self.scenes[-1].buttons.take_over(before.buttons)

    def _clear(self) -> None:
        self._seen = None
        while self.scenes:
            self.scenes.pop().exit()

    def _replace(self, scene: Scene) -> None:
        before = self.scenes[-1] if self.scenes else None
        self._clear()
        self._begin(scene, before)


def _draw(scenes: list[Scene], surface: pygame.Surface) -> None:
    for scene in scenes:
        scene.dirty = False
        if isinstance(surface, Paper):
            surface.words.clear()
        scene.draw(surface)
