"""Tells screen readers what is on the screen and what happens, and does what they are asked to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import Any

import pygame

from game.art.kit import written
from game.text.messages import say
from game.text.names import joined
from game.window import adapter
from game.window.announcements import Announcement, Announcements, Kind
from game.window.desktop import DesktopWindow
from game.window.input import Action, action_of
from game.window.paper import Paper
from game.window.scene import Scene, SceneStack
from game.window.screen import Screen
from game.window.tree import Node
from game.window.widgets.buttons import SURE_SECONDS

ROOT, SPOKEN = 1, (2, 3)
"""The numbers of the window and of the two nodes whose words are spoken as they come, by turns."""
PAUSE = 0.1
"""At most so often, in seconds, it is told what is on the screen."""
AT_ONCE: frozenset[Kind] = frozenset({"refusal", "answer", "notice"})
"""Kinds of announcements that break off what is being spoken."""
ROLES = {
    "group": "GROUP", "button": "BUTTON", "answer": "RADIO_BUTTON", "entry": "TEXT_INPUT", "heading": "HEADING",
    "text": "LABEL", "line": "LIST_ITEM", "thing": "BUTTON", "alert": "ALERT",
}  # fmt: skip
"""What the library calls the roles of nodes."""


class Reader:
    """The window as those read it who do not see it. Where nobody reads, it costs nothing."""

    def __init__(
        self,
        window: DesktopWindow,
        announcements: Announcements,
        renew: Callable[[], None],
        voiced: Callable[[], bool] = lambda: False,
    ) -> None:
        """``renew`` lets all scenes draw anew what they keep: so far nobody has noted its words. ``voiced`` tells
        whether a voice reads aloud, which may be asked for them too.
        """
        self._voiced = voiced
        self._renew = renew
        self._window = window
        self._announcements = announcements
        self._reading = False
        """Whether somebody reads, as other threads have told."""
        self._begun = self._answered = 0
        """How often somebody has begun to read, and how many of those were told what is on the screen."""
        self._heard = False
        """Whether announcements are listened to for them."""
        self._pressed: tuple[int, object] = 0, None
        """The node that was pressed last, and what it was pressed for."""
        self._since = 0.0
        """Seconds since then."""
        self._requests: SimpleQueue[tuple[str, int, str]] = SimpleQueue()
        self._numbers: dict[str, int] = {}
        """The number of each node by its name."""
        self._nodes: dict[int, Node] = {}
        """The nodes that were told last, by number."""
        self._of: Scene | None = None
        """The scene that was told last: what is asked for is meant for that."""
        self._told: object = None
        self._rest = 0.0
        self._changed = True
        self._spoken: tuple[str, str] = "", ""
        self._turn = 0
        self._noting = False
        """Whether the words of pictures are noted."""
        self._paper: Paper | None = None
        self._spoken_at_once = False
        wanted = adapter.wanted()
        announcements.memories.append(self._forget)
        self._adapter = adapter.adapter_of(window.handle, self._begin, self._take, self._end) if wanted else None
        self.lacking = wanted and self._adapter is None
        """Whether there is a window, but no way to have it read."""

    @property
    def lack(self) -> str:
        """What the settings say of it; empty where nothing is amiss."""
        return say("reader-lacking") if self.lacking else ""

    @property
    def reading(self) -> bool:
        """Whether somebody reads."""
        return self._reading

    def _begin(self) -> Any:
        """Somebody begins to read: until the first frame is told there is nothing but the window."""
        self._reading = True
        self._begun += 1
        return _update({ROOT: _window_node("", ())}, ROOT)

    def _end(self) -> None:
        self._reading = False

    def _take(self, request: Any) -> None:
        action, data = str(request.action), request.data
        words = str(data[1]) if isinstance(data, tuple) and len(data) > 1 else ""
        self._requests.put((action.rpartition(".")[2], int(request.target), words))

    def draw(self, scenes: SceneStack, window: pygame.Surface, patience: float | None) -> bool:
        """Draw the scenes on the window, where their words are read by way of what notes them."""
        top = scenes.top
        if not self._noting or top is None or not top.pictured:
            return scenes.draw(window, patience)
        if self._paper is None or self._paper.get_size() != window.get_size():
            self._paper = Paper(window.get_size())
        self._paper.begin(window)
        drawn = scenes.draw(self._paper, patience)
        if drawn:
            window.blit(self._paper, (0, 0))
        return drawn

    def hear(self, event: pygame.event.Event) -> None:
        """Tell of the keyboard that the window has now, or has lost."""
        if self._adapter is not None and event.type in (pygame.WINDOWFOCUSGAINED, pygame.WINDOWFOCUSLOST):
            self._adapter.focus(event.type == pygame.WINDOWFOCUSGAINED)

    def update(self, seconds: float, scenes: SceneStack, screen: Screen, drawn: bool) -> None:
        """Do what was asked for, and tell what is new; ``drawn``: there is another picture."""
        self._note()
        if self._adapter is None:
            return
        self._since += seconds
        request = None if self._requests.empty() else self._requests.get()
        if request is not None:
            scenes.catch_up()
        done = request is not None and scenes.top is self._of and self._do(*request)
        begun = self._begun
        if self._reading != self._heard:
            self._hear(self._reading)
        elif begun != self._answered:
            self._changed, self._told, self._spoken = True, None, ("", "")
        self._answered = begun
        self._changed, self._rest = self._changed or drawn or done, self._rest - seconds
        if done:
            scenes.acted()
        scene = scenes.top
        if self._reading and scene is not None and self._changed and self._rest <= 0:
            self._changed, self._rest, self._of = False, PAUSE, scene
            self._tell([*self._words(scene, screen), *scene.nodes()], screen)

    def _words(self, scene: Scene, screen: Screen) -> Iterable[Node]:
        """What is only read of the picture of a scene."""
        return self._paper.nodes(scene.buttons.all, screen) if self._paper is not None and scene.pictured else ()

    def takes(self, event: pygame.event.Event, scenes: SceneStack, screen: Screen) -> bool:
        """Tell all that stands on a page, where a key asks what is asked, and last what can be pressed; False where
        another scene tells that."""
        scene = scenes.top
        if action_of(event) != Action.TELL_ASKED or scene is None or not scene.pictured:
            return False
        words = [node.label for node in self._words(scene, screen)]
        buttons = [button.face.words for button in scene.buttons.all if button.enabled and button.face.words]
        pressed = say("voice-pressable", list=joined(list(dict.fromkeys(buttons)))) if buttons else ""
        self._announcements.tell("answer", *(words or [scene.heading]), pressed)
        return bool(self._announcements.listeners)

    def _note(self) -> None:
        """Note the words of pictures as long as somebody has use for them."""
        if (wanted := self._reading or self._voiced()) != self._noting:
            self._noting, self._paper = wanted, None
            written.read(wanted)
            self._renew()

    def _hear(self, heard: bool) -> None:
        self._heard, self._changed, self._told = heard, True, None
        self._note()
        if heard:
            self._announcements.listeners.append(self._speak)
        elif self._speak in self._announcements.listeners:
            self._announcements.listeners.remove(self._speak)

    def _do(self, action: str, number: int, words: str) -> bool:
        """Do what a reader asks of a node."""
        node = self._nodes.get(number)
        if node is None:
            return False
        if action == "SET_VALUE" and node.put is not None:
            node.put(words)
        elif action == "FOCUS" and node.go is not None:
            node.go()
        elif action == "CLICK" and node.act is not None and self._meant(number):
            node.act()
        else:
            return False
        return True

    def _meant(self, number: int) -> bool:
        """Whether a press on a node is meant: not the second of two that come close together for what has just come."""
        asked = None if self._of is None else (id(self._of), self._of.question)
        before, of = self._pressed
        if number == before and asked != of and self._since < SURE_SECONDS:
            return False
        self._pressed, self._since = (number, asked), 0.0
        return True

    def _speak(self, announcement: Announcement) -> None:
        """Let words be spoken; the same twice are two."""
        self._turn = 1 - self._turn
        self._spoken = ("", announcement.words) if self._turn else (announcement.words, "")
        self._spoken_at_once = announcement.kind in AT_ONCE
        self._tell_spoken()

    def _forget(self) -> None:
        """Let nothing stand that was spoken."""
        self._spoken = "", ""
        if self._heard:
            self._tell_spoken()

    def _tell_spoken(self) -> None:
        spoken = self._spoken_nodes()
        assert self._adapter is not None
        self._adapter.update(lambda: _update(spoken, self._focused()))

    def _spoken_nodes(self) -> dict[int, Any]:
        kit = adapter.kit
        found = {}
        for number, words in zip(SPOKEN, self._spoken, strict=True):
            node = kit.Node(kit.Role.STATUS)
            node.set_live(kit.Live.ASSERTIVE if self._spoken_at_once else kit.Live.POLITE)
            node.set_label(_whole(words))
            found[number] = node
        return found

    def _focused(self) -> int:
        return next((number for number, node in self._nodes.items() if node.focused), ROOT)

    def _number(self, name: str) -> int:
        return self._numbers.setdefault(name, len(self._numbers) + SPOKEN[-1] + 1)

    def _tell(self, nodes: Iterable[Node], screen: Screen) -> None:
        """Tell all nodes, if they are others than those told last."""
        top = tuple(nodes)
        every = [node for one in top for node in one.all()]
        told = [node._replace(act=None, go=None, put=None, children=()) for node in every], screen.surface.get_size()
        self._nodes = {self._number(node.name): node for node in every}
        if told == self._told:
            return
        self._told = told
        made = {self._number(node.name): self._made(node, screen) for node in every}
        children = (*SPOKEN, *(self._number(node.name) for node in top))
        made |= {ROOT: _window_node(say("window-title"), children), **self._spoken_nodes()}
        assert self._adapter is not None
        self._adapter.place(self._window.place or (0, 0), screen.surface.get_size())
        self._adapter.update(lambda: _update(made, self._focused()))

    def _made(self, node: Node, screen: Screen) -> Any:
        """A node as the library has it."""
        kit = adapter.kit
        found = kit.Node(getattr(kit.Role, ROLES[node.role]))
        words = f"{node.label}, {node.state}" if node.state else node.label
        (found.set_value if node.role == "text" else found.set_label)(_whole(words))
        if node.told:
            found.set_description(_whole(node.told))
        if node.role == "entry":
            found.set_value(_whole(node.value))
        if node.chosen is not None:
            found.set_toggled(kit.Toggled.TRUE if node.chosen else kit.Toggled.FALSE)
        if not node.enabled:
            found.set_disabled()
        wishes: tuple[tuple[Callable[..., object] | None, str], ...] = (
            (node.act, "CLICK"), (node.go, "FOCUS"), (node.put, "SET_VALUE"),
        )  # fmt: skip
        for does, action in wishes:
            if does is not None:
                found.add_action(getattr(kit.Action, action))
        left, top, wide, high = screen.pixels(node.box)
        found.set_bounds(kit.Rect(left, top, left + wide, top + high))
        found.set_children([self._number(child.name) for child in node.children])
        return found


def _whole(words: str) -> str:
    """Words as the library takes them: the name of a file may have bytes in it that are no letters."""
    return words.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _window_node(title: str, children: Iterable[int]) -> Any:
    kit = adapter.kit
    root = kit.Node(kit.Role.WINDOW)
    root.set_label(title)
    root.set_children(list(children))
    return root


def _update(nodes: dict[int, Any], focus: int) -> Any:
    kit = adapter.kit
    update = kit.TreeUpdate(focus)
    if ROOT in nodes:
        update.tree = kit.Tree(ROOT)
    update.nodes.extend(nodes.items())
    return update
