"""The change of turn: a wedge in the colour of who is next, from the own panel in the rail to the task panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import pygame
from pygame import Surface, gfxdraw

from game.art.innkeepers import Disc, disc
from game.art.kit import contrast
from game.art.kit.blending import blend
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CREAM, INK, Colour, mix, player, rgb

Pixel = Callable[[tuple[float, float]], tuple[int, int]]
Corners = Sequence[tuple[float, float]]

EVENING = (104, 96, 126)
"""What the inks of the table are multiplied with at most while the wedge stands."""
FACE = 330.0
"""How wide the face is when the wedge is open, in design px."""
RAYS = 9
_TIP = 14.0
"""Half the height of the wedge at the panel where it begins."""
_TALL = 630.0
"""How high the wedge is at the edge of the window."""
_AWAY = 250.0
"""How far the middle of the face is from that edge when the wedge is open."""
_WORDS = 640.0, 280.0
"""The box of the words."""
_BESIDE = 190.0
"""From the middle of the face to the end of the words."""


class TurnLook(NamedTuple):
    """Who is next: colour, name, what is said below it, and whose face is seen."""

    colour: str
    name: str
    words: str
    innkeeper: str


class TurnPlaces(NamedTuple):
    """Where the wedge begins, where it ends, the place of the face there, and the right edge of the window."""

    panel: Box
    head: Box
    face: Disc
    right: float


class _Wedge(NamedTuple):
    """The wedge as it is now: x of both ends, and there its upper and lower edge."""

    left: float
    right: float
    near: tuple[float, float]
    far: tuple[float, float]

    def point(self, along: float, down: float) -> tuple[float, float]:
        """A point of it: shares of the way from end to end and from edge to edge."""
        top = self.near[0] + (self.far[0] - self.near[0]) * along
        foot = self.near[1] + (self.far[1] - self.near[1]) * along
        return self.left + (self.right - self.left) * along, top + (foot - top) * down

    def at(self, x: float) -> tuple[float, float]:
        """Its middle and its height at an x."""
        along = (x - self.left) / (self.right - self.left)
        top, foot = self.point(along, 0)[1], self.point(along, 1)[1]
        return (top + foot) / 2, foot - top


def evening(share: float) -> tuple[int, int, int]:
    """What the inks of the table are multiplied with when so much (0-1) of the evening has come."""
    red, green, blue = (round(255 + (part - 255) * share) for part in EVENING)
    return red, green, blue


def turn_change(
    surface: Surface, look: TurnLook, places: TurnPlaces, scale: float, pixel: Pixel, opened: float, closed: float
) -> None:
    """Draw the wedge: ``opened`` (0-1) from the panel on, then ``closed`` (0-1) into the head of the task panel."""
    wedge = _wedge(places, opened, closed)
    inks = player(look.colour)
    _fill(surface, pixel, wedge, CREAM, 13)
    _fill(surface, pixel, wedge, INK, 6)
    _fill(surface, pixel, wedge, inks.body)
    shade = "#3A3A46" if look.colour == "nero" else mix(inks.body, "#12080C", 0.12)
    for ray in range(RAYS):
        down, end = ray / RAYS, (ray + 0.5) / RAYS
        _shape(surface, pixel, [wedge.point(0, down), wedge.point(1, down), wedge.point(1, end), wedge.point(0, end)],
               mix(inks.body, shade, 1 - closed))  # fmt: skip
    _face(surface, look, places, wedge, scale, pixel, closed)
    if opened > 0.5 and closed < 0.5:
        picture = words(look.colour, look.name, look.words, scale)
        x = places.right - _AWAY - _BESIDE - _WORDS[0]
        middle = wedge.at(x + _WORDS[0] * 0.62)[0]
        blend(surface, picture, pixel((x, middle - _WORDS[1] / 2)), min(2 * opened - 1, 1 - 2 * closed))


def _wedge(places: TurnPlaces, opened: float, closed: float) -> _Wedge:
    """The wedge after so much of its opening and closing."""
    panel, head = places.panel, places.head
    x, y = panel.right + 2, panel.y + panel.h / 2
    top = y + (head.y - y) * opened
    foot = y + (head.y + _TALL - y) * opened

    def led(start: float, end: float) -> float:
        return start + (end - start) * closed

    return _Wedge(
        led(x, head.x), led(places.right, head.right),
        (led(y - _TIP, head.y), led(y + _TIP, head.bottom)), (led(top, head.y), led(foot, head.bottom)),
    )  # fmt: skip


def _face(
    surface: Surface, look: TurnLook, places: TurnPlaces, wedge: _Wedge, scale: float, pixel: Pixel, closed: float
) -> None:
    """The face, as large as the wedge is high, on its way into the head of the task panel."""
    x = places.right - _AWAY
    middle, tall = wedge.at(x)
    (end_x, end_y), end = places.face.centre, 2 * places.face.radius
    wide = max(end, min(FACE, tall - 70))
    x, y, wide = x + (end_x - x) * closed, middle + (end_y - middle) * closed, wide + (end - wide) * closed
    picture = disc(look.innkeeper, look.colour, FACE, scale)
    side = max(1, round(wide * scale))
    if side != picture.get_width():
        picture = pygame.transform.smoothscale(picture, (side, side))
    at, rim = pixel((x, y)), round((side + 14 * (1 - closed) * scale) / 2)
    for draw in (gfxdraw.filled_circle, gfxdraw.aacircle):
        draw(surface, *at, rim, rgb(contrast.ink(CREAM)))
    surface.blit(picture, picture.get_rect(center=at))


@kept(6)
def words(colour: str, name: str, said: str, scale: float) -> Surface:
    """The name of who is next, large, and what is said below it, at the right of their box."""
    wide, tall = _WORDS
    inks, canvas = player(colour), Canvas(wide, tall, scale)
    size = canvas.fitting(name, "display", 132, wide - 10, tall=150, least=34).size
    middle, shadow = tall * 0.43, mix(inks.body, "#12080C", 0.55) if inks.on != INK else "#FFF6DF"
    canvas.text(wide - 2, middle + 5, name, "display", size, shadow, "right", "middle", wrap=wide - 10, most=1)
    canvas.layer()
    canvas.text(wide - 8, middle, name, "display", size, inks.on, "right", "middle", wrap=wide - 10, most=1)
    below = canvas.fitting(said, "extra", 36, wide - 10, tall=56)
    at = middle + size * 0.5 + 12 + below.size * 0.62
    canvas.text(wide - 8, at, below.words, "extra", below.size, inks.on, "right", "middle", wrap=wide - 10, most=1)
    return canvas.surface()


def _fill(surface: Surface, pixel: Pixel, wedge: _Wedge, ink: Colour, more: float = 0) -> None:
    """The wedge with so many px more above and below; less at its beginning."""
    (a, b), (c, d), less = wedge.near, wedge.far, more * 0.5
    corners = ((wedge.left, a - less), (wedge.right, c - more), (wedge.right, d + more), (wedge.left, b + less))
    _shape(surface, pixel, corners, ink)


def _shape(surface: Surface, pixel: Pixel, corners: Corners, ink: Colour) -> None:
    points, colour = [pixel(corner) for corner in corners], rgb(contrast.ink(ink))
    pygame.draw.polygon(surface, colour, points)
    gfxdraw.aapolygon(surface, points, colour)
