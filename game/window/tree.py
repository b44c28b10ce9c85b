"""The tree of what is on the screen: what lies where, what it is, what it says and does, for those who do not see it.

It is nothing but data, and knows nobody who reads it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from itertools import groupby
from typing import Literal, NamedTuple

from game.window.screen import Box
from game.window.widgets.buttons import Button, Buttons

Role = Literal["group", "button", "answer", "entry", "heading", "text", "line", "thing", "alert"]
"""What a node is.

A ``group`` holds others; a ``button`` does something; an ``answer`` is one of several that exclude one another; an
``entry`` is written in; ``heading``, ``text`` and ``line`` (of a log) are only read; a ``thing`` lies on a table; an
``alert`` says what is wrong.
"""


class Node(NamedTuple):
    """One thing on the screen.

    ``name`` is the same as long as it is the same thing, and nobody else's. ``label`` says what it is, ``state`` how it
    is now, ``told`` what it does or stands for; ``value`` is what is written in an entry. ``act`` is what a press on it
    does, None where nothing follows from one; ``go`` brings the focus to it, ``put`` writes
    into an entry.
    """

    name: str
    role: Role
    label: str
    box: Box
    state: str = ""
    told: str = ""
    value: str = ""
    enabled: bool = True
    chosen: bool | None = None
    focused: bool = False
    act: Callable[[], object] | None = None
    go: Callable[[], None] | None = None
    put: Callable[[str], None] | None = None
    children: tuple[Node, ...] = ()

    def all(self) -> Iterator[Node]:
        """This node and all below it, in their order."""
        yield self
        for child in self.children:
            yield from child.all()


def find(nodes: Iterable[Node], name: str) -> Node | None:
    """The node of this name among these and all below them."""
    return next((one for node in nodes for one in node.all() if one.name == name), None)


class Pointed(NamedTuple):
    """The node that has the focus or is pointed at, and the words of what it belongs to, empty where it does not."""

    group: str
    node: Node


def pointed_in(nodes: Iterable[Node], name: str | None) -> Pointed | None:
    """The node of this name among these and all below them, with the group in which it stands."""
    for top in nodes:
        for node in top.all():
            if node.name == name:
                return Pointed(top.label if top.children else "", node)
    return None


def around(boxes: Iterable[Box]) -> Box:
    """The smallest box that holds all of these."""
    edges = [(x, y, x + w, y + h) for x, y, w, h in boxes]
    if not edges:
        return 0.0, 0.0, 0.0, 0.0
    left, top = min(edge[0] for edge in edges), min(edge[1] for edge in edges)
    return left, top, max(edge[2] for edge in edges) - left, max(edge[3] for edge in edges) - top


def group(name: str, label: str, nodes: Iterable[Node]) -> Iterator[Node]:
    """Nodes that belong together under a label; nothing where there are none."""
    inside = tuple(nodes)
    if inside:
        yield Node(name, "group", label, around(node.box for node in inside), children=inside)


def button_node(button: Button, buttons: Buttons, told: str = "", go: Callable[[], None] | None = None) -> Node:
    """The node of a button; ``told`` is said of it in place of its hint, ``go`` done in place of giving it focus."""
    face = button.face
    said = told or (button.hint if button.hint != face.words else "")
    return Node(
        button.name,
        "button" if face.chosen is None else "answer",
        face.words,
        button.box,
        face.more,
        said if button.enabled else button.why or said,
        enabled=button.enabled,
        chosen=face.chosen,
        focused=button.name == buttons.focused,
        act=button.act if button.enabled else None,
        go=go or (lambda: buttons.focus(button.name)),
    )


def button_nodes(buttons: Buttons, node: Callable[[Button], Node] | None = None) -> Iterator[Node]:
    """The nodes of buttons in their order; those that belong together are one group. ``node`` makes one."""
    made = node or (lambda button: button_node(button, buttons))
    for words, inside in groupby(buttons.all, lambda button: button.group):
        found = tuple(map(made, inside))
        if words:
            yield from group(f"group-{found[0].name}", words, found)
        else:
            yield from found


def text_nodes(name: str, lines: Iterable[str], box: Box, heading: str = "") -> Iterator[Node]:
    """What is only read: a heading, if any, and lines; those that are empty are left out."""
    if heading:
        yield Node(f"{name}-heading", "heading", heading, box)
    for number, line in enumerate(filter(None, lines)):
        yield Node(f"{name}-{number}", "text", line, box)
