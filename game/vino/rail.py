"""The panels of the players beside the map: what lies open of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import SRCALPHA, Surface

from game.art import innkeepers, italy
from game.art.grapes import Tile, tile_shapes
from game.art.innkeepers import CALM, Disc
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas, Style
from game.art.kit.letters import grown
from game.art.kit.palette import FOCUS, INK, INK2, LEGAL, LINE, PAPER, SELECT, mix, player
from game.art.kit.parts import Part, lay
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.art.pieces import emblem
from game.vino.rose import rose
from game.window.screen import Point


class PanelLook(NamedTuple):
    """The public facts of one player.

    ``place`` in the order of play from 1; ``cash`` and ``income`` in words; ``cellar`` the letters and numbers of the
    varieties; ``chosen`` regions with their numbers, -1 while they lie face down. ``active`` acts now, ``viewed`` has
    the open cellar. ``innkeeper`` is whose face is seen, that of the colour where it is empty, in a mood.
    """

    colour: str
    name: str
    place: int
    vineyards: int
    left: str
    cash: str
    known: bool
    income: str
    earned: bool
    cellar: tuple[tuple[Tile, int], ...]
    chosen: tuple[tuple[str, int], ...] = ()
    passed: bool = False
    active: bool = False
    viewed: bool = False
    hover: bool = False
    innkeeper: str = ""
    mood: str = CALM


def panel(look: PanelLook, wide: float, tall: float, scale: float) -> Iterator[Part]:
    """The parts of a player's panel, with BLEED around it."""
    head = _head_height(tall)
    step = (tall - head - 6) / 3

    def at(row: int) -> tuple[int, int]:
        return round(BLEED * scale), round((BLEED + head + 2 + row * step) * scale)

    yield _sheet(wide, tall, head, scale), (0, 0)
    if look.active or look.hover:
        yield _ring(wide, tall, look.active, scale), (0, 0)
    name = HeadLook(look.colour, look.name, look.place, look.passed, look.viewed)
    yield _head(name, wide, head, scale), (round(BLEED * scale), round(BLEED * scale))
    (x, y), radius = disc(Box(BLEED, BLEED, wide, tall))
    face = innkeepers.disc(look.innkeeper, look.colour, 2 * radius, scale, look.mood, look.active)
    yield face, (round((x - radius) * scale), round((y - radius) * scale))
    yield _land(look.colour, look.vineyards, look.left, look.chosen, wide, step, scale), at(0)
    yield _money(look.cash, look.known, look.income, look.earned, wide, step, scale), at(1)
    yield _cellar(look.cellar, wide, step, scale), at(2)


def place(what: str, box: Box) -> Point:
    """The middle of the plate over a number in a panel: money, income or vineyards."""
    head = _head_height(box.h)
    step = (box.h - head - 6) / 3
    row, x = {"vineyards": (0, 50.0), "money": (1, 56.0), "income": (1, 178.0)}[what]
    return box.x + x, box.y + head + 2 + (row + 0.5) * step


@kept(12)
def picture(look: PanelLook, wide: float, tall: float, scale: float) -> Surface:
    """A whole panel on its way to another place, with BLEED around it."""
    sheet = Surface((round((wide + 2 * BLEED) * scale), round((tall + 2 * BLEED) * scale)), SRCALPHA)
    lay(sheet, (0, 0), panel(look, wide, tall, scale))
    return sheet


def disc(box: Box) -> Disc:
    """Where a player's face is in the panel that lies in a box."""
    head = _head_height(box.h)
    return Disc((box.x + head / 2 + 3, box.y + head / 2 + 0.5), head / 2 - 2)


def _head_height(tall: float) -> float:
    return 40.0 if tall < 190 else 48.0


@kept(4)
def _sheet(wide: float, tall: float, head: float, scale: float) -> Surface:
    """The sheet of a panel, ruled into three rows below the head."""
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    canvas.draw(rect(2, 4, wide, tall, "#0B0608", 7, opacity=0.5), rect(0, 0, wide, tall, PAPER, 7, INK, 2.4))
    for row in (1, 2):
        y = head + row * (tall - head - 6) / 3 + 2
        canvas.draw(line(12, y, wide - 12, y, LINE, 1, opacity=0.6))
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(6)
def _ring(wide: float, tall: float, active: bool, scale: float) -> Surface:
    """The ring round the panel of who acts, or round one that is pointed at."""
    canvas, box = Canvas.over((0, 0, wide, tall), scale, BLEED), Box(0, 0, wide, tall)
    canvas.draw(rect(*box.grown(3), NONE, 9, SELECT, 4) if active else rect(*box.grown(2.5), NONE, 9, FOCUS, 3))
    return canvas.surface()


class HeadLook(NamedTuple):
    """What stands in the head of a panel."""

    colour: str
    name: str
    place: int
    passed: bool
    viewed: bool


@kept(60)
def _head(look: HeadLook, wide: float, head: float, scale: float) -> Surface:
    canvas = Canvas(wide, head + 2, scale)
    inks, middle = player(look.colour), head / 2 + 1
    canvas.draw(
        path(f"M7,1.2H{wide - 7}Q{wide - 1.2},1.2 {wide - 1.2},7V{head}H1.2V7Q1.2,1.2 7,1.2Z", inks.body),
        line(0, head, wide, head, INK, 2),
    )
    rose(canvas, look.place, wide - 25, middle, head / 2 - 3.5)
    right = wide - 50
    if look.passed:
        canvas.icon("pass", right - 12, middle, 26, inks.on != INK)
        right -= 30
    if look.viewed:
        canvas.icon("eye", right - 12, middle, 25, inks.on != INK)
        right -= 30
    left = head + 6
    room = right - left - 2
    size = 25.0 if canvas.measure(look.name, "extra", 25) <= room else 21.0
    found = canvas.fitting(look.name, "extra", size, room, tall=head - 6)
    canvas.text(left, middle, found.words, "extra", found.size, inks.on, valign="middle", wrap=room, most=1)
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(120)
def _land(
    colour: str, vineyards: int, left: str, chosen: tuple[tuple[str, int], ...], wide: float, tall: float, scale: float
) -> Surface:
    """The row with vineyards, markers left and regions chosen."""
    canvas, inks, y = Canvas(wide, tall, scale), player(colour), tall / 2
    canvas.icon("vineyard", 28, y, 34)
    canvas.text(50, y, str(vineyards), "display", grown(32, 40), INK, valign="middle")
    x = 112 if grown(10) < 15 else 122
    canvas.draw(circle(x, y, 11, inks.body, INK, 1.8), emblem(inks.emblem, x, y, 6, inks.on))
    canvas.fit(x + 18, y, left, "bold", 20, wide - x - 26 - 34 * max(1, len(chosen)), INK2, most=2, tall=44)
    for i, (region, number) in enumerate(chosen):
        cx = wide - 26 - (len(chosen) - 1 - i) * 34
        if number < 0:
            canvas.icon("token_down", cx, y, 30)
        else:
            canvas.draw(circle(cx, y, 14.5, mix(italy.EARTHS[region], PAPER, 0.25), INK, 1.8))
            canvas.text(cx, y, str(number), "extra", 20, INK, "centre", "middle")
    return canvas.surface()


@kept(120)
def _money(cash: str, known: bool, income: str, earned: bool, wide: float, tall: float, scale: float) -> Surface:
    """The row with money and income."""
    canvas, y = Canvas(wide, tall, scale), tall / 2
    canvas.icon("notes", 28, y, 34)
    canvas.fit(50, y, cash, "extra", 26 if known else 20, 78, INK if known else INK2, most=2, tall=min(44, tall))
    canvas.icon("income", 150, y, 32)
    style: Style = "extra" if earned else "bold"
    size, ink = (23, LEGAL) if earned else (20, INK2)
    canvas.fit(172, y, income, style, size, wide - 180, ink, most=2, tall=min(44, tall))
    return canvas.surface()


@kept(120)
def _cellar(cellar: tuple[tuple[Tile, int], ...], wide: float, tall: float, scale: float) -> Surface:
    """The row with the vineyards of each variety."""
    canvas, y = Canvas(wide, tall, scale), tall / 2
    step = (wide - 18) / 5
    for i, (tile, count) in enumerate(cellar):
        x = 11 + i * step
        tile_shapes(canvas, tile, x + 13, y, 26)
        ink = INK if count else INK2
        words, size = str(count), grown(23, 26)
        while size > 18 and canvas.measure(words, "extra", size) > step - 31:
            size -= 0.5
        left = x + 30 if len(words) == 1 else x + 28
        canvas.text(left, y, words, "extra", size, ink, valign="middle")
    return canvas.surface()
