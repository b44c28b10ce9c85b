"""The plates of the other players beside the cellar: face, name and what lies open of each."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import SRCALPHA, Surface

from game.art import grapes, innkeepers
from game.art.chart import pegs
from game.art.grapes import Tile
from game.art.innkeepers import CALM, Disc
from game.art.kit.boxes import Box, Spot
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, LEAST, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import FOCUS, INK, LEGAL, LINE, PAPER, SELECT, player
from game.art.kit.parts import Part, lay
from game.art.kit.shapes import NONE, group, line, path, rect
from game.vino.rose import rose
from game.vino.tokens import Token, token
from game.window.screen import Point

_HEAD, _FACE = 38.0, 70.0
"""Height of the head, and width of the face, which hangs over it."""
_MOST_NAME = 28.0
"""The largest letters of a name of which neither accents nor tails leave the head."""
_LEFT = 82.0
"""Where what stands beside the face begins."""
_ROOMY = 280.0
"""From this width on there is room for the income beside the regions marked."""


class PanelLook(NamedTuple):
    """The public facts of one player.

    ``place`` in the order of play from 1; ``cash`` in words, empty while it is not to be seen; ``income`` of this round
    in words, empty before the own sale; ``wines`` the varieties that grow and how many vineyards of each; ``chosen``
    the regions marked. ``active`` acts now. ``innkeeper`` is whose face is seen, that of the colour where it is empty,
    in a mood.
    """

    colour: str
    name: str
    place: int
    vineyards: int
    cash: str
    income: str
    earned: bool
    wines: tuple[tuple[Tile, int], ...]
    chosen: tuple[Token, ...] = ()
    passed: bool = False
    active: bool = False
    hover: bool = False
    innkeeper: str = ""
    mood: str = CALM


def panel(look: PanelLook, wide: float, tall: float, scale: float) -> Iterator[Part]:
    """The parts of a player's plate, with BLEED around it."""
    edge = round(BLEED * scale)
    yield _sheet(look.colour, wide, tall, scale), (0, 0)
    if look.active or look.hover:
        yield _ring(wide, tall, look.active, scale), (0, 0)
    yield _head(HeadLook(look.colour, look.name, look.place, look.passed), wide, scale), (edge, edge)
    facts = FactsLook(look.colour, look.vineyards, look.cash, look.income, look.earned, look.chosen)
    row = (tall - _HEAD) / 2
    yield _facts(facts, wide, row, scale), (edge, round((BLEED + _HEAD) * scale))
    yield _wines(look.wines, wide, row, scale), (edge, round((BLEED + _HEAD + row) * scale))
    (x, y), radius = disc(Box(BLEED, BLEED, wide, tall))
    face = innkeepers.disc(look.innkeeper, look.colour, 2 * radius, scale, look.mood, look.active)
    yield face, (round((x - radius) * scale), round((y - radius) * scale))


def place(what: str, box: Box) -> Point:
    """Where a number stands on a plate: money, income or vineyards."""
    y = box.y + _HEAD + (box.h - _HEAD) / 4
    x = {"vineyards": box.x + _LEFT + 40, "money": box.centre[0], "income": box.right - 44}[what]
    return x, y


@kept(12)
def picture(look: PanelLook, wide: float, tall: float, scale: float) -> Surface:
    """A whole plate on its way to another place, with BLEED around it."""
    sheet = Surface((round((wide + 2 * BLEED) * scale), round((tall + 2 * BLEED) * scale)), SRCALPHA)
    lay(sheet, (0, 0), panel(look, wide, tall, scale))
    return sheet


def disc(box: Box) -> Disc:
    """Where a player's face is on the plate that lies in a box."""
    return Disc((box.x + 6 + _FACE / 2, box.y + 5 + _FACE / 2), _FACE / 2)


@kept(12)
def _sheet(colour: str, wide: float, tall: float, scale: float) -> Surface:
    """A plate with a head in the colour of its player."""
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    below = _HEAD + (tall - _HEAD) / 2
    canvas.draw(
        rect(2, 4, wide, tall, "#0B0608", 8, opacity=0.5),
        rect(0, 0, wide, tall, PAPER, 8, INK, 2.2),
        path(
            f"M8,1.1H{wide - 8}Q{wide - 1.1},1.1 {wide - 1.1},8V{_HEAD}H1.1V8Q1.1,1.1 8,1.1Z",
            player(colour).body,
        ),
        line(0, _HEAD, wide, _HEAD, INK, 2),
        line(10, below, wide - 10, below, LINE, 1.1, opacity=0.6),
    )
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(8)
def _ring(wide: float, tall: float, active: bool, scale: float) -> Surface:
    """The ring round the plate of who acts, or round one that is pointed at."""
    canvas, box = Canvas.over((0, 0, wide, tall), scale, BLEED), Box(0, 0, wide, tall)
    canvas.draw(rect(*box.grown(3), NONE, 9, SELECT, 4) if active else rect(*box.grown(2.5), NONE, 9, FOCUS, 3))
    return canvas.surface()


class HeadLook(NamedTuple):
    """What stands in the head of a plate."""

    colour: str
    name: str
    place: int
    passed: bool


@kept(60)
def _head(look: HeadLook, wide: float, scale: float) -> Surface:
    """Name, place in the order of play, and the hand of who has enough."""
    canvas, inks, middle = Canvas(wide, _HEAD + 2, scale), player(look.colour), _HEAD / 2 + 1
    rose(canvas, look.place, wide - 21, middle, 15.5)
    right = wide - 42
    if look.passed:
        canvas.icon("pass", right - 11, middle, 24, inks.on != INK)
        right -= 26
    room = right - _LEFT
    words, size = canvas.fitting(look.name, "extra", 22, room, 2, 0.9, _HEAD - 2)
    size = min(size, _MOST_NAME)
    canvas.text(_LEFT, middle, words, "extra", size, inks.on, valign="middle", wrap=room + 4, leading=0.9, most=2)
    return canvas.surface()


class FactsLook(NamedTuple):
    """What stands below the head."""

    colour: str
    vineyards: int
    cash: str
    income: str
    earned: bool
    chosen: tuple[Token, ...]


@kept(120)
def _facts(look: FactsLook, wide: float, tall: float, scale: float) -> Surface:
    """Vineyards, money where it lies open, this round's income and regions marked.

    Where there is no room for both, the income takes the place of the regions.
    """
    canvas, y, right = Canvas(wide, tall, scale), tall / 2, wide - 10
    canvas.draw(group(pegs.flag(look.colour), _LEFT + 10, y, 0.54))
    size = grown(24, 30)
    canvas.text(_LEFT + 30, y, str(look.vineyards), "extra", size, INK, valign="middle")
    left = _LEFT + 38 + canvas.measure(str(look.vineyards), "extra", size)
    if look.chosen and (wide >= _ROOMY or not look.income):
        r = 13.5 if wide >= _ROOMY else 12.0
        for i, one in enumerate(reversed(look.chosen)):
            token(canvas, Spot(right - r - i * (2 * r + 4), y, r), one)
        right -= (2 * r + 4) * len(look.chosen) + 6
    if look.income:
        ink = LEGAL if look.earned else INK
        found = canvas.fitting(look.income, "extra", 21, right - left, tall=tall - 4)
        canvas.text(right, y, found.words, "extra", found.size, ink, "right", "middle")
        right -= canvas.measure(found.words, "extra", found.size) + 10
    if look.cash and right - left > 76:
        canvas.icon("notes", left + 22, y, 30)
        canvas.fit(left + 40, y, look.cash, "extra", 21, right - left - 40, INK, tall=tall - 4)
    return canvas.surface()


@kept(120)
def _wines(wines: tuple[tuple[Tile, int], ...], wide: float, tall: float, scale: float) -> Surface:
    """The varieties that grow, each with the number of its vineyards; bunches yield before letters are too small."""
    canvas, y, room = Canvas(wide, tall, scale), tall / 2, wide - 20
    size, bunch = grown(24, 32), 42.0
    while _length(canvas, wines, size, bunch) > room and (size > LEAST or bunch > LEAST):
        size, bunch = max(float(LEAST), size - 1), max(float(LEAST), bunch - 1)
    spare = room - _length(canvas, wines, size, bunch)
    gap, x = 4 + min(14.0, spare / max(1, len(wines))), 10.0
    for tile, count in wines:
        grapes.bunch(canvas, tile.variety, x + bunch / 2, y, bunch)
        x += bunch + 3
        canvas.text(x, y, str(count), "extra", size, INK, valign="middle")
        x += canvas.measure(str(count), "extra", size) + gap
    return canvas.surface()


def _length(canvas: Canvas, wines: tuple[tuple[Tile, int], ...], size: float, bunch: float) -> float:
    """How long the row of wines is in letters of a size with bunches of another."""
    return sum(bunch + 7 + canvas.measure(str(count), "extra", size) for _, count in wines)
