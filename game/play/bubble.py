"""The bubble at the pointer that says why something cannot be, and the one that says what a sign of the ribbon does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.art import task
from game.text.key_names import pressed
from game.text.messages import say
from game.viticulture import layout
from game.window.input import Action
from game.window.screen import Point, Screen

if TYPE_CHECKING:
    from game.play.play import Play

BESIDE = 18, 22
"""How far it lies right of the pointer and below it, in design px."""


def bubble(surface: pygame.Surface, screen: Screen, words: str, point: Point) -> None:
    """Draw it beside a point, within the window."""
    picture = task.bubble(words, screen.scale)
    corner = screen.pixel((point[0] + BESIDE[0], point[1] + BESIDE[1]))
    surface.blit(picture, picture.get_rect(topleft=corner).clamp(screen.frame))


SIGNS = {
    "undo": Action.UNDO, "redo": Action.REDO, "replay": Action.SINCE_LAST, "log": Action.LOG, "sound": Action.MUTE,
    "fullscreen": Action.FULLSCREEN, "menu": Action.MENU, "prices": Action.PRICES,
}  # fmt: skip
"""Buttons of the table that are only signs: the action whose key does the same."""
UNDER = 10.0
"""How far the words of a sign lie below it, in design px."""


def tip(scene: Play, surface: pygame.Surface, screen: Screen) -> None:
    """Say what the sign does that is pointed at for a while, or has the focus."""
    name = scene.buttons.hovered or scene.buttons.focused or ""
    button, action = scene.buttons.named(name), SIGNS.get(name.removeprefix("ribbon-"))
    sign = name.startswith("ribbon-") or name == "prices"
    if button is None or action is None or not sign or scene.rest < scene.inspect_after:
        return
    muted = "yes" if scene.app.settings.mute else "no"
    words = say(f"table-sign-{name.removeprefix('ribbon-')}", press=pressed(action), muted=muted)
    if action == Action.UNDO:
        words = undo_words(scene) or words
    picture = task.bubble(words, screen.scale, "plain")
    x, y, w, h = button.box
    place = picture.get_rect(midtop=screen.pixel((x + w / 2, y + h + UNDER)))
    panel = screen.pixels(layout.TASK)
    if place.colliderect(panel) and y < layout.TASK.y:
        place.right = panel.left
    surface.blit(picture, place.clamp(screen.frame))


def undo_words(scene: Play) -> str:
    """What stepping back does, where that is something else than taking back the own last answer."""
    before = scene.session.game.undo_seat
    if scene.history.at is not None:
        return say("table-sign-undo-past", press=pressed(Action.UNDO))
    if scene.held:
        return say("table-sign-undo-held", press=pressed(Action.UNDO))
    if scene.pointer.selection.picked:
        return say("table-sign-undo-picked", press=pressed(Action.UNDO))
    if before is not None and not scene.can_undo:
        return say("table-sign-undo-before", name=scene.session.names[before])
    return ""
