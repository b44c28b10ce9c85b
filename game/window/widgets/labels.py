"""The buttons of menus and pages: a box with words on it that does something when it is pressed."""

from __future__ import annotations

from game.window.screen import Box
from game.window.widgets import faces
from game.window.widgets.buttons import Button


def label_button(
    name: str,
    box: Box,
    act: faces.Act,
    words: str,
    icon: str,
    below: str = "",
    strong: bool = False,
    hint: str = "",
) -> Button:
    """A notched label with words and an icon; ``below`` is a smaller line, ``strong`` the label that leads on."""
    face = faces.label(words, box[2], box[3], icon, below, strong)
    return Button(name, box, face, act, margin=faces.MARGIN, hint=hint)


def switch_button(
    name: str,
    box: Box,
    act: faces.Act,
    words: str,
    chosen: bool = False,
    icon: str = "",
    alone: bool = False,
    enabled: bool = True,
    hint: str = "",
    group: str = "",
) -> Button:
    """One of several answers beside each other, with a tick on the chosen one; else as ``faces.switch``."""
    face = faces.switch(words, box[2], box[3], chosen, icon, alone)
    return Button(name, box, face, act, enabled, margin=faces.MARGIN, hint=hint, group=group)
