"""Buttons: boxes that can be pointed at, pressed and focused; what they look like is drawn elsewhere."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal, NamedTuple

import pygame

from game.art import marks
from game.art.kit.blending import blend
from game.window.input import MOVES, Action, action_of
from game.window.screen import Box, Point, Screen, inside
from game.window.widgets.compass import neighbour

Look = Literal["normal", "hover", "pressed", "disabled"]
LIT: frozenset[Look] = frozenset({"hover", "pressed"})
"""How a button looks that is pointed at."""


class Face(NamedTuple):
    """What a button looks like, and the same in words.

    ``draw`` draws it in a look at a scale (true px per design px). ``words`` stand on it, or say what its picture
    shows; ``more`` is what it says besides, smaller. ``chosen``: whether it is the answer of several that holds now.
    """

    draw: Callable[[Look, float], pygame.Surface]
    words: str
    more: str = ""
    chosen: bool | None = None

    def __call__(self, look: Look, scale: float) -> pygame.Surface:
        return self.draw(look, scale)


HOVER_SECONDS, DOWN_SECONDS, UP_SECONDS = 0.09, 0.08, 0.12
"""How long a face takes to change where it is pointed at, pressed and let go."""
SURE_SECONDS = 0.5
"""For so long what comes to lie under a resting pointer, or has the focus, is not pressed: another was meant."""


class Button:
    """A box in design px that does something when it is pressed. ``margin`` is how far its face overhangs the box.

    ``why`` tells in words why it is not ``enabled``, where that is told; ``hint`` what it stands for. ``group`` are the
    words that stand before several buttons which belong together, as a question does before its answers.
    """

    def __init__(
        self, name: str, box: Box, face: Face, act: Callable[[], None], enabled: bool = True, margin: float = 0,
        why: str = "", hint: str = "", group: str = "",
    ) -> None:  # fmt: skip
        self.name = name
        self.box = box
        self.face = face
        self.act = act
        self.enabled = enabled
        self.margin = margin
        self.why = why
        self.hint = hint
        self.group = group

    def move(self, box: Box) -> None:
        """Let the button lie here from now on."""
        self.box = box


class Buttons:
    """The buttons of a scene: one pointer over them, one focus among them."""

    def __init__(self, buttons: Iterable[Button] = ()) -> None:
        self.all: list[Button] = list(buttons)
        self.hovered: str | None = None
        self.pressed: str | None = None
        self.focused: str | None = None
        self._seen: dict[str, Look] = {}
        """How each button looked when time passed last."""
        self._fading: dict[str, _Fading] = {}
        self._point: Point | None = None
        """Where the pointer was last; None before it was seen here."""
        self.unsure = 0.0
        """Seconds for which what lies under the pointer is not pressed."""
        self.fresh = 0.0
        """Seconds for which keys press nothing: what has the focus has just come by itself."""
        self.later: Callable[[Callable[[], None]], None] | None = None
        """Does what a button does once its pressed look has been seen; None where that need not be seen."""
        self._struck: str | None = None
        """The name of the button that is seen pressed before it acts."""

    def leave(self) -> None:
        """The pointer is elsewhere."""
        self.hovered = None

    def point_at(self, name: str | None) -> None:
        """The pointer is at the button of this name; None: at none."""
        self.hovered = name

    def replace(self, buttons: Iterable[Button]) -> None:
        """Put other buttons in the place of these; pointer and focus stay on those of the same name.

        One that has moved away from under the pointer is not pointed at any more.
        """
        before, hovered = self._under(), self.named(self.hovered)
        self.all = list(buttons)
        if self._under() not in (None, before):
            self.stay()
        names = {button.name for button in self.all}
        here = self.named(self.hovered)
        moved = here is not None and hovered is not None and here.box != hovered.box
        if here is None or (moved and self._point is not None and not inside(self._point, here.box)):
            self.hovered = None
        self.pressed = self.pressed if self.pressed in names else None
        self.focused = self.focused if self.focused in names else None

    @property
    def named_now(self) -> str | None:
        """The name of the button that is pointed at, or else has the focus."""
        return self.hovered or self.focused

    def put_off(self, later: Callable[[Callable[[], None]], None]) -> None:
        """Let this be done with what a pressed button does, so that it is seen pressed before."""
        self.later = later

    def focus(self, name: str | None) -> None:
        """The focus is at the button of this name; None: at none."""
        self.focused = name

    def let_go(self) -> None:
        """The pressed button is let go without doing anything."""
        self.pressed = self._struck = None

    def release(self, point: Point) -> Button | None:
        """The pressed pointer is let go here: the button that shall act; None where none was pressed or it has left."""
        held, self.pressed = self.pressed, None
        found = self.at(point)
        return found if held and found and found.name == held and found.enabled else None

    def press_on(self, name: str) -> None:
        """The pointer has gone on to another button while it is pressed."""
        self.pressed = name

    def make_sure(self) -> None:
        """Let keys press nothing for a moment: what has the focus has just come by itself."""
        self.fresh = SURE_SECONDS

    def stay(self) -> None:
        """Let the resting pointer press nothing for a moment: what lies under it has just come by itself."""
        self.unsure = SURE_SECONDS

    def arrive(self) -> None:
        """Pointer or focus have gone on to something else: what they press there is meant."""
        self.unsure = self.fresh = 0.0

    def take_over(self, before: Buttons) -> None:
        """The pointer rests where it was over other buttons, which these cover or uncover."""
        self._point = before._point
        if self._point is not None:
            self.stay()

    def _under(self) -> str | None:
        """The name of the button under the resting pointer."""
        found = self.at(self._point) if self._point is not None else None
        return found.name if found else None

    def at(self, point: Point) -> Button | None:
        """The topmost button under a design point."""
        return next((button for button in reversed(self.all) if inside(point, button.box)), None)

    def named(self, name: str | None) -> Button | None:
        """The button of this name."""
        return next((button for button in self.all if button.name == name), None)

    def handle(self, event: pygame.event.Event, screen: Screen) -> bool:
        """Take a pointer or focus event; True when a button was concerned."""
        if event.type == pygame.MOUSEMOTION:
            return self._hover(screen.design(event.pos))
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            return self._press(screen.design(event.pos))
        if event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            held = self.pressed is not None
            button = self.release(screen.design(event.pos))
            if button is not None:
                self._do(button)
            return held
        action = action_of(event)
        return action is not None and self._act(action)

    def look(self, button: Button) -> Look:
        """How a button looks now."""
        if not button.enabled:
            return "disabled"
        if self._struck == button.name:
            return "pressed"
        if self.pressed == button.name and self.hovered == button.name:
            return "pressed"
        return "hover" if button.name == self.hovered else "normal"

    def update(self, seconds: float, still: bool = False) -> bool:
        """Let time pass; True while a face changes. Where all is ``still`` faces change at once."""
        self.unsure, self.fresh = max(0.0, self.unsure - seconds), max(0.0, self.fresh - seconds)
        changing = bool(self._fading)
        for name, (look, left) in list(self._fading.items()):
            left -= seconds / _seconds(look, self._seen.get(name, "normal"))
            if left <= 0 or still:
                del self._fading[name]
            else:
                self._fading[name] = _Fading(look, left)
        for button in self.all:
            now = self.look(button)
            before = self._seen.get(button.name, now)
            if now != before and "disabled" not in (now, before) and not still:
                self._fading[button.name] = _Fading(before, 1.0)
                changing = True
        self._seen = {button.name: self.look(button) for button in self.all}
        self._fading = {name: fading for name, fading in self._fading.items() if name in self._seen}
        return changing

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw all buttons and the ring of the focused one."""
        for button in self.all:
            x, y, _, _ = button.box
            place = screen.pixel((x - button.margin, y - button.margin))
            surface.blit(button.face(self.look(button), screen.scale), place)
            if button.name in self._fading and button.name != self._struck:
                look, left = self._fading[button.name]
                blend(surface, button.face(look, screen.scale), place, left)
            if button.name == self.focused:
                ring = marks.focus_box(button.box[2], button.box[3], screen.scale)
                surface.blit(ring, screen.pixel((x - marks.MARGIN, y - marks.MARGIN)))

    def _hover(self, point: Point) -> bool:
        found = self.at(point)
        name = found.name if found else None
        if name != self._under():
            self.arrive()
        self._point = point
        changed = name != self.hovered
        self.hovered = name
        return changed

    def _press(self, point: Point) -> bool:
        found = self.at(point)
        self.hovered = found.name if found else None
        sure = self.unsure == 0 or self.hovered != self._under()
        self._point = point
        self.pressed = found.name if found and found.enabled and sure else None
        self.focused = None
        return found is not None

    def _act(self, action: Action) -> bool:
        """Move the focus, or press what has it: with Choose, and with the key of the hand where there is no hand."""
        if action in MOVES:
            self._move(action)
        elif action in (Action.NEXT_REGION, Action.PREVIOUS_REGION):
            self.step(1 if action == Action.NEXT_REGION else -1)
        elif action in (Action.CHOOSE, Action.OPEN_HAND):
            if self.fresh > 0:
                return True
            focused = self.named(self.focused)
            if focused is None or not focused.enabled:
                self.step(1)
            else:
                self._do(focused)
        else:
            return False
        return True

    def _do(self, button: Button) -> None:
        """Let a button act, where it has to be seen first once it has been."""
        if self.later is None:
            button.act()
            return

        def act() -> None:
            self._struck = None
            button.act()

        self._struck = button.name
        self.later(act)

    def step(self, by: int) -> None:
        """Move the focus to the next button (1) or the one before (-1) in their order."""
        names = [button.name for button in self.all if button.enabled]
        if names:
            here = names.index(self.focused) if self.focused in names else (-1 if by > 0 else 0)
            self.focused = names[(here + by) % len(names)]

    def _move(self, way: Action) -> None:
        here = self.named(self.focused)
        if here is None:
            self.step(1)
            return
        others = [button for button in self.all if button.enabled and button is not here]
        found = neighbour(here.box, [button.box for button in others], way)
        if found is not None:
            self.focused = others[found].name


class _Fading(NamedTuple):
    """The look that a button had, and how much of it is left (1-0)."""

    look: Look
    left: float


def _seconds(before: Look, now: Look) -> float:
    return DOWN_SECONDS if now == "pressed" else UP_SECONDS if before == "pressed" else HOVER_SECONDS
