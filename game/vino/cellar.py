"""The own cellar along the lower edge: markers, five arches with a barrel each, regions chosen in secret, money."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Surface

from game.art import italy
from game.art.grapes import Tile, tile_shapes
from game.art.kit.boxes import Box, Spot
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import BRASS, CARD, CREAM, CREAM2, INK, NIGHT, PAPER, SELECT, SHADOW, TIMBER, mix, player
from game.art.kit.parts import Part
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.art.plates import marker
from game.text.messages import say

RIM = 4.0
"""How far the picture of an arch reaches beyond it."""


class CellarBoxes(NamedTuple):
    """Where the cellar lies and what is on it: the pile of markers, the arches and the chosen regions from the left,
    and the money."""

    wall: Box
    supply: Spot
    arches: tuple[Box, ...]
    tokens: tuple[Spot, Spot]
    purse: Box


class CellarLook(NamedTuple):
    """What the cellar of a seat shows.

    ``arches``: tile, name, number and whether it is the variety being sold; ``chosen`` as in the rail; ``cash`` in
    words, ``after`` what it would be, or empty; ``title`` and ``line`` stand at the left, ``left`` below the markers.
    """

    colour: str
    title: str
    line: str
    left: str
    arches: tuple[tuple[Tile, str, int, bool], ...]
    chosen: tuple[tuple[str, str, int], ...]
    cash: str
    known: bool
    after: str = ""
    viewed: bool = False


@kept(2)
def _wall(box: Box, scale: float) -> Surface:
    """The wall of the cellar."""
    canvas = Canvas.over(box, scale, BLEED)
    canvas.draw(
        rect(box.x + 3, box.y + 4, box.w, box.h, "#0B0608", 8, opacity=0.5), rect(*box, "#33242C", 8, NIGHT, 2.4)
    )
    canvas.draw(*_bricks(box))
    canvas.draw(rect(*box.grown(-8.5), NONE, 4, TIMBER, 1))
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(10)
def _edge(ink: str, wide: float, tall: float, scale: float) -> Surface:
    """The rim of the wall in the colour of its owner."""
    canvas = Canvas(wide, tall, scale)
    canvas.rim((0, 0, wide, tall), 14, rect(4, 4, wide - 8, tall - 8, NONE, 6, ink, 3.4))
    return canvas.surface()


@kept(10)
def _pile(colour: str, r: float, scale: float) -> Surface:
    """Three markers of the owner."""
    canvas = Canvas(2 * r + 12, 2 * r + 28, scale)
    for i in range(3):
        canvas.draw(marker(colour, r + 5 - i * 0.5, r + 20 - i * 6, r))
    return canvas.surface()


def cellar(look: CellarLook, boxes: CellarBoxes, scale: float) -> Iterator[Part]:
    """The parts of the cellar with BLEED around it."""
    box = boxes.wall

    def at(x: float, y: float) -> tuple[int, int]:
        return round((x - box.x + BLEED) * scale), round((y - box.y + BLEED) * scale)

    yield _wall(box, scale), (0, 0)
    yield _edge(SELECT if look.viewed else player(look.colour).body, box.w, box.h, scale), at(box.x, box.y)
    spot = boxes.supply
    yield _pile(look.colour, spot.r, scale), at(spot.x - spot.r - 5, spot.y - spot.r - 8)
    yield _left(look.title, look.line, look.left, box.h, scale), at(box.x, box.y)
    for (tile, name, count, lit), arch in zip(look.arches, boxes.arches, strict=True):
        place = at(arch.x - RIM, arch.y - RIM)
        yield _arch(tile, name, arch.w, arch.h, scale), place
        yield _count(count, lit, arch.w, arch.h, scale), place
    purse, left = boxes.purse, boxes.tokens[0].x - 56
    spots = tuple(Spot(x - left, y - box.y, r) for x, y, r, _ in boxes.tokens)
    yield _tokens(look.chosen, spots, purse.x - boxes.tokens[0].x + 48, box.h, scale), at(left, box.y)
    yield _money(look.cash, look.known, look.after, purse.w, box.h, scale), at(purse.x, box.y)


def _bricks(box: Box) -> list[str]:
    found = []
    row, y = 0, box.y + 12
    while y < box.bottom - 10:
        x = box.x + 10 - (row % 2) * 34
        while x < box.right - 12:
            left, right = max(x, box.x + 10), min(x + 64, box.right - 10)
            if right > left and (row * 7 + int((x - box.x) // 34) * 5) % 4 == 0:
                found.append(rect(left, y, right - left, 20, "#3D2C35", 2, "#281B22", 1))
            x += 68
        row, y = row + 1, y + 23
    return found


@kept(20)
def _left(title: str, line_: str, left: str, tall: float, scale: float) -> Surface:
    canvas = Canvas(212, tall, scale)
    canvas.fit(22, 32, title, "display", 24, 180, CREAM, tall=28)
    canvas.fit(22, 58, line_, "bold", 19, 182, CREAM2, tall=20)
    canvas.fit(106, 106, left, "extra", 23, 98, CREAM, most=2, tall=48)
    return canvas.surface()


@kept(100)
def _count(count: int, lit: bool, w: float, h: float, scale: float) -> Surface:
    """The number in an arch, and its golden rim while its wine is sold; RIM around it."""
    canvas = Canvas(w + 2 * RIM, h + 2 * RIM, scale)
    if lit:
        canvas.draw(path(_outline(Box(RIM, RIM, w, h)), NONE, BRASS, 3.6))
    ink = SELECT if lit else CREAM if count else CREAM2
    canvas.text(w - 44, 66, str(count), "display", grown(50, 60), ink, "centre", "middle")
    return canvas.surface()


def _outline(box: Box) -> str:
    x, y, w, h = box
    rise = 52.0
    left = f"M{x},{y + h}V{y + rise}C{x},{y + 8} {x + w * 0.3},{y} {x + w / 2},{y}"
    return f"{left}C{x + w * 0.7},{y} {x + w},{y + 8} {x + w},{y + rise}V{y + h}Z"


@kept(20, lasting=True)
def _arch(tile: Tile, name: str, w: float, h: float, scale: float) -> Surface:
    """An arch of a variety with its barrel, RIM around it; its name keeps clear of the hand at the lower right."""
    canvas = Canvas(w + 2 * RIM, h + 2 * RIM, scale)
    canvas.draw(
        path(_outline(Box(RIM, RIM, w, h)), "#120A0E", "#9B8872", 2.4),
        line(RIM + 12, RIM + h - 33, RIM + w - 12, RIM + h - 33, "#5A4238", 2),
    )
    canvas.icon("barrel", RIM + 52, RIM + 62, 86, on_dark=False)
    canvas.layer()
    tile_shapes(canvas, tile, RIM + 52, RIM + 62, 42)
    found = canvas.fitting(name, "bold", 20, w - 40, tall=26)
    hand = max(0, canvas.measure(found.words, "bold", found.size) - w + 56)
    canvas.text(
        RIM + (w - hand) / 2, RIM + h - 16, found.words, "bold", found.size, CREAM, "centre", "middle",
        wrap=w - 12, most=1,
    )  # fmt: skip
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(40)
def _tokens(
    chosen: tuple[tuple[str, str, int], ...], spots: tuple[Spot, ...], wide: float, tall: float, scale: float
) -> Surface:
    canvas = Canvas(wide, tall, scale)
    canvas.fit(8, 28, say("vino-chosen"), "bold", 20, wide - 16, CREAM2, tall=28)
    for i, here in enumerate(spots):
        if i < len(chosen):
            _token(canvas, here, *chosen[i])
        else:
            canvas.draw(circle(here.x, here.y, here.r - 1, "#1C1217", "#5A4238", 2))
    return canvas.surface()


def _token(canvas: Canvas, spot: Spot, region: str, name: str, number: int) -> None:
    x, y, r, _ = spot
    if number < 0:
        canvas.draw(circle(x + 1, y + 3, r, SHADOW, opacity=0.5), circle(x, y, r, "#7A5A3C", INK, 2.2))
        canvas.draw(circle(x, y, r - 6, NONE, "#C9A57A", 1.4))
        canvas.icon("token_down", x, y, 56)
        return
    earth = mix(italy.EARTHS[region], PAPER, 0.2)
    canvas.draw(
        circle(x + 1, y + 3, r, SHADOW, opacity=0.5),
        circle(x, y, r, earth, INK, 2.2),
        circle(x, y, r - 5, NONE, CARD, 1.4),
    )
    canvas.text(x, y - 16, str(number), "display", 34, INK, "centre", "middle")
    room = 2 * r - 18
    one = canvas.measure(name, "extra", 18) <= room
    canvas.fit(x, y + 15, name, "extra", 20, room, INK, "centre", most=1 if one else 2, tall=21 if one else 36)


@kept(40)
def _money(cash: str, known: bool, after: str, wide: float, tall: float, scale: float) -> Surface:
    canvas = Canvas(wide, tall, scale)
    canvas.fit(0, 28, say("vino-cash"), "bold", 20, 160, CREAM2, tall=28)
    middle = 96.0
    canvas.icon("notes", 36, middle, 76)
    if known:
        canvas.text(84, middle, cash, "display", grown(48, 56), CREAM, valign="middle")
    else:
        canvas.fit(84, middle, cash, "bold", 22, wide - 90, CREAM2, most=2, tall=76)
    if after:
        room = min(200.0, wide - 220)
        x = wide - room - 8
        canvas.draw(rect(x, middle - 34, room, 68, "#1C1217", 6, TIMBER, 1.4))
        canvas.fit(x + room / 2, middle - 16, say("vino-sale-after"), "bold", 19, room - 12, CREAM2, "centre", tall=26)
        canvas.text(x + room / 2, middle + 14, after, "extra", grown(26, 30), SELECT, "centre", "middle")
    return canvas.surface()
