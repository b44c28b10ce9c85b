"""What both games lay over their tables: overlays, the strip of who is next, the thing that keys are at."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.art.curtain import handover_strip
from game.play.handover import Handover
from game.play.things import Thing
from game.viticulture import layout

if TYPE_CHECKING:
    from game.play.play import Play

OLD_PAPER = (255, 236, 204)
"""The tint of the table while an earlier position is shown."""
STRIP_HEIGHT = 96.0
"""Height of the strip that passes when the screen changes hands, in design px."""


def tint(scene: Play, surface: pygame.Surface) -> None:
    """Let the table look old while an earlier position is shown."""
    if scene.history.at is not None:
        surface.fill(OLD_PAPER, special_flags=pygame.BLEND_MULT)


def lay_over(scene: Play, surface: pygame.Surface, low: bool) -> None:
    """What lies over the table for a time: numbers that count, a season or phase that begins, light on the map."""
    for overlay in scene.queue.overlays:
        if overlay.low == low:
            overlay.draw(surface, scene.app.screen)


def shows_trail(scene: Play, end: int) -> bool:
    """Whether the trail of the events up to ``end`` is seen: it is the last one, nothing moves, and this is now."""
    return scene.queue.empty and scene.history.at is None and end == len(scene.session.events)


def focused(scene: Play) -> Thing | None:
    """The thing that keys and controller are at and that gets a ring; that of a button is drawn with it."""
    at = scene.focus.at
    return None if at is None or at.thing is None or at.thing.ref == scene.refused else at.thing


def name_strip(scene: Play, surface: pygame.Surface, handover: Handover) -> None:
    """The strip with the name of who is next, crossing the task panel."""
    screen, area = scene.app.screen, layout.TASK
    colour, name = scene.session.colours[handover.seat], scene.session.names[handover.seat]
    strip = handover_strip(colour, name, area.w, STRIP_HEIGHT, screen.scale)
    surface.set_clip(screen.pixels(area))
    place = area.x + handover.place * area.w, area.y + (area.h - STRIP_HEIGHT) / 2 - 20
    surface.blit(strip, screen.pixel(place))
    surface.set_clip(None)
