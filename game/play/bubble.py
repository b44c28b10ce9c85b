"""The bubble at the pointer that says why something cannot be, and the one that says what a button does, or why not."""

from __future__ import annotations

import math

import pygame

from game.art import task
from game.art.kit.boxes import Box
from game.play.inspector import rested
from game.play.interaction import Interaction
from game.play.review import Review
from game.play.signs import SIGNS, sign_words
from game.text.key_names import pressed
from game.text.messages import say
from game.window.input import Action
from game.window.screen import Point, Screen
from game.window.widgets.buttons import Button

ABOVE, BELOW = 34, 30
"""How far it lies above the pointer, or below it where there is no room, in design px."""
BESIDE = 18, 22
"""How far it lies right of the pointer and below it where names stand above things."""
UNDER = 10.0
"""How far the words of a sign lie below it, in design px."""


def bubble(
    surface: pygame.Surface, interaction: Interaction, words: str, point: Point, above: bool, rule: str = ""
) -> None:
    """Draw it at a point, ``above`` what stands there or below; off the task panel, which asks something, and off the
    sheet of a lesson. ``rule`` is the key to the rulebook, where that tells more."""
    screen, panel, sheet = interaction.app.screen, interaction.frame.task, interaction.attention.sheet
    picture = task.bubble(words, screen.scale, rule=rule)
    place = place_of(picture.get_size(), screen, point, panel, above)
    surface.blit(picture, aside(place, screen, sheet))


def aside(place: pygame.Rect, screen: Screen, sheet: Box | None) -> pygame.Rect:
    """The nearest place beside a sheet, in true px, for what would lie over it; the same one where that has no room."""
    if sheet is None or not (lies := screen.pixels(sheet)).colliderect(place):
        return place
    beside = (
        place.move(0, lies.top - place.bottom), place.move(0, lies.bottom - place.top),
        place.move(lies.left - place.right, 0), place.move(lies.right - place.left, 0),
    )  # fmt: skip
    free = [one for one in beside if screen.frame.contains(one)]
    return min(free, key=lambda one: math.dist(one.topleft, place.topleft), default=place)


def place_of(size: tuple[int, int], screen: Screen, point: Point, panel: Box, above: bool = True) -> pygame.Rect:
    """Where a bubble of a size, in true px, lies for a point of the table."""
    room, (x, y) = screen.frame.copy(), screen.pixel(point)
    if point[0] < panel.x:
        room.w = screen.pixel((panel.x, 0))[0] - room.x
    place = pygame.Rect((0, 0), size)
    if not above:
        place.topleft = screen.pixel((point[0] + BESIDE[0], point[1] + BESIDE[1]))
        return place.clamp(room)
    place.midbottom = screen.pixel((point[0], point[1] - ABOVE))
    place.clamp_ip(room)
    if place.collidepoint(x, y):
        place.midtop = screen.pixel((point[0], point[1] + BELOW))
    return place.clamp(room)


def tip(interaction: Interaction, review: Review, surface: pygame.Surface) -> None:
    """Say what the sign does that is pointed at for a while, or has the focus; of any button why it does nothing."""
    button = interaction.buttons.named(interaction.buttons.named_now or "")
    if button is not None and rested(interaction) and (words := told(interaction, review, button)):
        _beside(interaction, surface, button, words)


def told(interaction: Interaction, review: Review, button: Button) -> str:
    """Why a button does nothing now, or what a sign does; empty where the button tells that by itself."""
    name = button.name.removeprefix("ribbon-")
    action, sign = (
        SIGNS.get(name),
        bool(button.hint) or button.name.startswith("ribbon-") or name in ("prices", "advice"),
    )
    if button.why or action is None or not sign:
        return button.why or button.hint
    words = sign_words(name, interaction.app.settings.mute)
    return (undo_words(interaction, review) if action == Action.UNDO else "") or words


def _beside(interaction: Interaction, surface: pygame.Surface, button: Button, words: str) -> None:
    """Draw words below a button, beside the task panel where that would be covered."""
    screen, panel = interaction.app.screen, interaction.app.screen.pixels(interaction.frame.task)
    picture = task.bubble(words, screen.scale, "plain")
    x, y, w, h = button.box
    place = picture.get_rect(midtop=screen.pixel((x + w / 2, y + h + UNDER)))
    if place.colliderect(panel):
        place.right = panel.left
        if y >= interaction.frame.task.y:
            place.centery = screen.pixel((x, y + h / 2))[1]
    surface.blit(picture, aside(place.clamp(screen.frame), screen, interaction.attention.sheet))


def undo_words(interaction: Interaction, review: Review) -> str:
    """What stepping back does, where that is something else than taking back the own last answer."""
    before = interaction.session.undo_seat
    if review.looking:
        return say("table-sign-undo-past", press=pressed(Action.UNDO))
    if interaction.held:
        return say("table-sign-undo-held", press=pressed(Action.UNDO))
    if interaction.pointer.selection.picked:
        return say("table-sign-undo-picked", press=pressed(Action.UNDO))
    if before is not None and not review.can_undo:
        return say("table-sign-undo-before", name=interaction.session.names[before])
    if answers := interaction.session.answers:
        return say("table-sign-undo-answers", press=pressed(Action.UNDO), names=answers)
    return ""
