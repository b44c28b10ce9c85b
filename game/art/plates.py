"""The plates of Vino's regions, like bottle labels: number, name, variety tiles, bottle, and the road of vineyards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from pygame import SRCALPHA, Surface

from game.art import italy
from game.art.grapes import Tile, tile_shapes
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, LEAST, SCREEN_GRAIN, Canvas, Style
from game.art.kit.palette import CARD, CREAM, GLOW, INK, LINE, PAPER, SELECT, SHADOW, Colour, mix, player
from game.art.kit.parts import Part, lay
from game.art.kit.shapes import NONE, Fragment, circle, line, path, rect
from game.art.pieces import emblem

COLUMNS, PITCH, RADIUS = 6, 44.0, 18.6
HEAD, FOOT, SIDE = 42.0, 6.0, 10.0
WIDTH = COLUMNS * PITCH + 2 * SIDE
LARGE_COLUMNS, LARGE_PITCH, LARGE_RADIUS = (6, 5, 4), 68.0, 28.0
"""How many columns a large plate may have, from the best on."""
LARGE_HEAD, LARGE_FOOT, LARGE_SIDE = 56.0, 44.0, 8.0
"""Below the vineyards of a large plate stands who follows."""
GOVERNMENT: Colour = "#4A3A2E"
ROAD, ROAD_LIGHT = "#B98A52", "#EFDDB4"


class Circle(NamedTuple):
    """A vineyard: its price, whether the government sells it, and the colour of its owner (empty: free)."""

    price: int
    government: bool
    owner: str = ""
    shown: bool = True
    """Whether its marker lies there; not while it is on its way."""


class PlateLook(NamedTuple):
    """What a plate shows. ``barrel``: the region is being handled; ``lit``: something can be touched there."""

    region: str
    name: str
    number: int
    road: tuple[Circle, ...]
    tiles: tuple[Tile, ...]
    bottle: bool
    barrel: bool = False
    lit: bool = False


class Spot(NamedTuple):
    """Centre and radius of a vineyard on its plate."""

    x: float
    y: float
    r: float


def width(large: int = 0) -> float:
    """How wide a plate is; ``large`` is here and below the number of columns of a large one, 0 for a small one."""
    return large * LARGE_PITCH + 2 * LARGE_SIDE if large else WIDTH


def rows(count: int, large: int = 0) -> int:
    """How many rows a road of so many vineyards takes."""
    return -(-count // (large or COLUMNS))


def height(count: int, large: int = 0) -> float:
    """How high the plate of so many vineyards is."""
    if large:
        return LARGE_HEAD + rows(count, large) * LARGE_PITCH + LARGE_FOOT
    return HEAD + rows(count) * PITCH + FOOT


@cache
def spots(count: int, large: int = 0) -> tuple[Spot, ...]:
    """Where the vineyards of a road lie on their plate: to and fro, the cheap end at the upper left."""
    columns, pitch, radius = (large, LARGE_PITCH, LARGE_RADIUS) if large else (COLUMNS, PITCH, RADIUS)
    head, side = (LARGE_HEAD + 3, LARGE_SIDE) if large else (HEAD + 4, SIDE)
    if large:
        columns = -(-count // rows(count, large))
        side = (width(large) - columns * pitch) / 2
    found = []
    for i in range(count):
        row, at = divmod(i, columns)
        column = at if row % 2 == 0 else columns - 1 - at
        found.append(Spot(side + pitch * (column + 0.5), head + pitch * (row + 0.5), radius))
    return tuple(found)


def tile_spots(count: int, large: int = 0) -> tuple[Spot, ...]:
    """Where the variety tiles stand in the head; ``r`` is half their side."""
    side, pitch = (24.0, 26.0) if not large else (36.0, 42.0) if large == LARGE_COLUMNS[0] else (30.0, 34.0)
    middle = LARGE_HEAD / 2 if large else HEAD / 2
    left = width(large) - 9 - count * pitch
    return tuple(Spot(left + (i + 0.5) * pitch, middle, side / 2) for i in range(count))


def crown(x: float, y: float, r: float) -> Fragment:
    """The small crown on a government vineyard of radius ``r`` around x, y."""
    k = r / 18.6
    return path(
        f"M{x - 8 * k},{y - 11.5 * k}L{x - 9 * k},{y - 19.5 * k}L{x - 4 * k},{y - 16 * k}L{x},{y - 21.5 * k}"
        f"L{x + 4 * k},{y - 16 * k}L{x + 9 * k},{y - 19.5 * k}L{x + 8 * k},{y - 11.5 * k}Z",
        "#D9AE4A", INK, 1.3,
    )  # fmt: skip


def marker(colour: str, x: float, y: float, r: float) -> Fragment:
    """A player's vineyard marker."""
    inks = player(colour)
    return (
        circle(x + 1, y + 2.5, r, SHADOW, opacity=0.35)
        + circle(x, y, r, inks.body, INK, 2.2)
        + circle(x, y, r - 3, NONE, GLOW, 1.3, opacity=0.85)
        + emblem(inks.emblem, x, y, r * 0.52, inks.on)
    )


@kept(80)
def marker_picture(colour: str, r: float, scale: float, faint: bool = False) -> Surface:
    """A player's vineyard marker with 4 px around it; ``faint`` for one that would lie there."""
    canvas = Canvas(2 * r + 8, 2 * r + 8, scale)
    canvas.draw(marker(colour, r + 4, r + 4, r))
    image = canvas.surface()
    if faint:
        image.set_alpha(150)
    return image


@kept(120)
def price_picture(price: int, r: float, scale: float) -> Surface:
    """The price of a vineyard of radius ``r`` on a paper label, for one that a marker lies on."""
    size = 22 if r > RADIUS else 18
    wide, tall = Canvas(4, 4, scale).measure(str(price), "extra", size) + 12, size + 4.0
    canvas = Canvas(wide + 2, tall + 2, scale)
    canvas.draw(rect(1, 1, wide, tall, CARD, 6, INK, 1.6))
    canvas.text(1 + wide / 2, 1 + tall / 2, str(price), "extra", size, INK, "centre", "middle")
    return canvas.surface()


@kept(40)
def ring_picture(colour: str, r: float, scale: float) -> Surface:
    """The ring around a place of radius ``r`` that a seat has just touched, with 9 px around the place."""
    canvas = Canvas(2 * r + 18, 2 * r + 18, scale)
    middle = r + 9
    canvas.draw(
        circle(middle, middle, r + 4.5, NONE, INK, 7),
        circle(middle, middle, r + 4.5, NONE, CREAM, 5.4),
        circle(middle, middle, r + 4.5, NONE, player(colour).body, 3),
    )
    return canvas.surface()


def _vineyard(canvas: Canvas, one: Circle, spot: Spot, size: float) -> None:
    x, y, r = spot
    if one.owner and one.shown:
        canvas.draw(marker(one.owner, x, y, r))
    elif one.government:
        canvas.draw(
            circle(x + 1, y + 2.5, r, SHADOW, opacity=0.35), circle(x, y, r, GOVERNMENT, INK, 2), crown(x, y, r)
        )
        canvas.text(x, y + 1, str(one.price), "extra", size, CREAM, "centre", "middle")
    else:
        canvas.draw(circle(x + 1, y + 2.5, r, SHADOW, opacity=0.35), circle(x, y, r, CARD, INK, 2))
        canvas.text(x, y, str(one.price), "extra", size, INK, "centre", "middle")


def plate(look: PlateLook, large: int, scale: float) -> Iterator[Part]:
    """The parts of a region's plate, or of the large one on which vineyards are bought, with BLEED around it."""
    count, edge = len(look.road), round(BLEED * scale)
    yield _sheet(look.region, count, large, scale), (0, 0)
    if look.barrel or look.lit:
        yield rim(count, large, scale), (0, 0)
    head = HeadLook(look.name, look.number, look.tiles, look.bottle, look.barrel)
    yield _head(head, large, scale), (edge, edge)
    for one, spot in zip(look.road, spots(count, large), strict=True):
        image = _circle(one.owner if one.shown else "", one.government, one.price, spot.r, scale)
        centre = round((spot.x + BLEED) * scale), round((spot.y + BLEED) * scale)
        yield image, image.get_rect(center=centre).topleft


@kept(6)
def plate_picture(look: PlateLook, large: int, scale: float) -> Surface:
    """The large plate of a region on its way, with BLEED around it."""
    wide, tall, _ = _size(len(look.road), large)
    sheet = Surface((round((wide + 2 * BLEED) * scale), round((tall + 2 * BLEED) * scale)), SRCALPHA)
    lay(sheet, (0, 0), plate(look, large, scale))
    return sheet


def _size(count: int, large: int) -> tuple[float, float, float]:
    """Width, height and height of the head of a plate with so many vineyards."""
    return width(large), height(count, large), LARGE_HEAD if large else HEAD


@kept(20, lasting=True)
def _sheet(region: str, count: int, large: int, scale: float) -> Surface:
    """A plate with its road but without vineyards, and with an empty head."""
    wide, tall, head = _size(count, large)
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    earth = mix(italy.EARTHS[region], PAPER, 0.25)
    canvas.draw(
        rect(3, 4, wide, tall, "#1F3A44", 7, opacity=0.4),
        rect(0, 0, wide, tall, PAPER, 7, INK, 2.4),
        rect(4, head + 3, wide - 8, tall - head - 7, NONE, 4, LINE, 1.1),
        line(14, tall - LARGE_FOOT + 6, wide - 14, tall - LARGE_FOOT + 6, LINE, 1.1) if large else "",
        path(f"M6,1.3H{wide - 6}Q{wide - 1.3},1.3 {wide - 1.3},6V{head}H1.3V6Q1.3,1.3 6,1.3Z", earth),
        path(f"M8,5H{wide - 8}", NONE, CARD, 1.2, opacity=0.8),
        line(0, head, wide, head, INK, 1.8),
    )
    road = "M" + "L".join(f"{spot.x:.1f},{spot.y:.1f}" for spot in spots(count, large))
    canvas.draw(path(road, NONE, ROAD, 12 if large else 9), path(road, NONE, ROAD_LIGHT, 3.6 if large else 2.6))
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(20)
def rim(count: int, large: int, scale: float) -> Surface:
    """The rim of a plate on which something can be touched, or whose region is being handled."""
    wide, tall, _ = _size(count, large)
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    canvas.draw(rect(-1.5, -1.5, wide + 3, tall + 3, NONE, 8, SELECT, 4))
    return canvas.surface()


@kept(400)
def _circle(owner: str, government: bool, price: int, r: float, scale: float) -> Surface:
    """A vineyard around the middle of its picture."""
    side = 2 * r + 16
    canvas = Canvas(side, side, scale)
    spot = Spot(side / 2, side / 2, r)
    _vineyard(canvas, Circle(price, government, owner), spot, 22 if r > RADIUS else 18)
    return canvas.surface()


class HeadLook(NamedTuple):
    """What stands in the head of a plate."""

    name: str
    number: int
    tiles: tuple[Tile, ...]
    bottle: bool
    barrel: bool


@kept(120)
def _head(look: HeadLook, large: int, scale: float) -> Surface:
    """Number or barrel, name, bottle and tiles on the head of a plate."""
    wide, _, head = _size(1, large)
    canvas = Canvas(wide, head, scale)
    middle, radius = head / 2, 19.0 if large else 14.5
    if look.barrel:
        canvas.icon("barrel", radius + 7, middle, radius * 2.3)
    else:
        canvas.draw(circle(radius + 6, middle, radius, PAPER, INK, 1.8))
        canvas.text(radius + 6, middle, str(look.number), "extra", 27 if large else 21, INK, "centre", "middle")
    left = 2 * radius + 13
    places = tile_spots(len(look.tiles), large)
    right = places[0].x - places[0].r - 5
    if look.bottle:
        tall = 38 if large else 30
        right -= tall * 0.66
        canvas.icon("bottle_marker", right + tall * 0.3, middle, tall)
        right -= 7
    usual = 30.0 if large else 22.0
    fits = canvas.measure(look.name, "display", usual) <= right - left
    style: Style = "display" if fits else "extra"
    one = not large or canvas.measure(look.name, style, LEAST) <= right - left
    canvas.fit(
        left, middle + 1, look.name, style, usual, right - left, most=1 if one else 2, leading=0.94,
        tall=head - (12 if one else 4),
    )  # fmt: skip
    for tile, spot in zip(look.tiles, places, strict=True):
        tile_shapes(canvas, tile, spot.x, spot.y, spot.r * 2)
    return canvas.surface()


@kept(80)
def badge(number: int, owners: tuple[str, ...], scale: float, barrel: bool = False, lit: bool = False) -> Surface:
    """The number of a region on the map with a pip for each owner below it, 96 by 64 around its middle at 48, 24."""
    canvas = Canvas(96, 64, scale)
    canvas.draw(circle(49, 26, 15.5, SHADOW, opacity=0.4), circle(48, 24, 15.5, SELECT if lit else PAPER, INK, 2))
    if barrel:
        canvas.icon("barrel", 48, 23, 40)
    else:
        canvas.text(48, 24, str(number), "extra", 21, INK, "centre", "middle")
    for i, colour in enumerate(owners):
        inks = player(colour)
        x = 48 + (i - (len(owners) - 1) / 2) * 15
        canvas.draw(circle(x, 47, 7.5, inks.body, CREAM, 1.3), emblem(inks.emblem, x, 47, 4.2, inks.on))
    return canvas.surface()


@kept(20)
def mark_picture(colour: str, r: float, scale: float) -> Surface:
    """The emblem of a seat that has chosen a region, with 3 px around it."""
    inks = player(colour)
    canvas = Canvas(2 * r + 6, 2 * r + 6, scale)
    c = r + 3
    canvas.draw(circle(c, c, r, inks.body, INK, 2), circle(c, c, r + 1.6, NONE, CREAM, 1.4))
    canvas.draw(emblem(inks.emblem, c, c, r * 0.55, inks.on))
    return canvas.surface()


@kept(2)
def leaders(lines: tuple[tuple[float, float, float, float, float], ...], scale: float) -> Surface:
    """The lines from plates (x, y of the edge, x of the bend) to the numbers on the map (x, y), on a clear sheet."""
    canvas = Canvas(italy.WIDTH, italy.HEIGHT, scale)
    for ink, width in ((CARD, 5.0), (INK, 2.0)):
        for x, y, bend, to_x, to_y in lines:
            canvas.draw(path(f"M{x},{y}L{bend},{y}L{to_x},{to_y}", NONE, ink, width))
    return canvas.surface()
