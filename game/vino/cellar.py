"""The cellar of whoever acts: innkeeper's face, vineyards, regions marked, five arches with the wines, and money."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Surface

from game.art import grapes, innkeepers
from game.art.chart import pegs
from game.art.grapes import Tile
from game.art.innkeepers import CALM, Disc
from game.art.kit.boxes import Box, Spot
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, LEAST, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import BRASS, CREAM, CREAM2, INK, NIGHT, PAPER, SELECT, TIMBER, player
from game.art.kit.parts import Part
from game.art.kit.shapes import NONE, circle, group, line, path, rect
from game.text.messages import say
from game.text.wording import shorter
from game.vino.rose import rose
from game.vino.tokens import Token, token
from game.window.screen import Point

RIM = 4.0
"""How far the picture of an arch reaches beyond it."""
_NARROW, _WIDE = 696.0, 850.0
"""Between these widths of the cellar its parts grow."""
_ARCHES, _PURSES, _FACES = (72.0, 92.0), (112.0, 132.0), (88.0, 104.0)
"""How wide an arch with its gap, the money and the face are in the narrowest and in the widest cellar."""
_BUTTON = 42.0
"""How high the button is that shows or hides the money."""
_OVER = 24.0
"""How far the strip with what is told of the owner reaches over the face, for the place in the order of play."""
_EARNED = "#A6DC8A"


class CellarBoxes(NamedTuple):
    """Where the cellar lies and what is on it: the face, the own markers, the arches from the left, the places of the
    regions marked, the money, and below it the button that shows or hides it."""

    wall: Box
    face: Disc
    supply: Spot
    arches: tuple[Box, ...]
    tokens: tuple[Spot, Spot]
    purse: Box
    button: Box


class CellarLook(NamedTuple):
    """What the cellar of a seat shows.

    ``place`` in the order of play from 1; ``arches``: tile, name, number and whether it is the variety being sold;
    ``chosen`` the regions marked; ``cash`` in words, empty while it is not to be seen, ``after`` what it would be, or
    empty; ``income`` of this round or empty. ``hides``: the money has a button below it. ``viewed``: it is not that of
    who sits at the screen. The ``innkeeper`` is in a ``mood``, and ringed with gold while ``asked``.
    """

    colour: str
    name: str
    place: int
    vineyards: int
    left: str
    arches: tuple[tuple[Tile, str, int, bool], ...]
    chosen: tuple[Token, ...]
    cash: str
    after: str = ""
    income: str = ""
    hides: bool = False
    viewed: bool = False
    asked: bool = False
    innkeeper: str = ""
    mood: str = CALM


def boxes_in(wall: Box) -> CellarBoxes:
    """The parts of a cellar."""
    share = min(1.0, max(0.0, (wall.w - _NARROW) / (_WIDE - _NARROW)))
    arch, purse, face = (least + (most - least) * share for least, most in (_ARCHES, _PURSES, _FACES))
    left = wall.x + face + 28
    rows = [wall.y + wall.h * at for at in (0.21, 0.5, 0.8)]
    money = Box(wall.right - purse - 8, wall.y + 13, purse - 4, wall.h - 26)
    start = money.x - 8 - 5 * arch
    arches = tuple(Box(start + i * arch, wall.y + 11, arch - 6, wall.h - 21) for i in range(5))
    radius = face / 2
    return CellarBoxes(
        wall, Disc((wall.x + 12 + radius, wall.y + wall.h / 2), radius), Spot(left + 13, rows[1], 14), arches,
        (Spot(left + 13, rows[2], 14), Spot(left + 47, rows[2], 14)), money,
        money._replace(y=money.bottom - _BUTTON, h=_BUTTON),
    )  # fmt: skip


def place(what: str, boxes: CellarBoxes) -> Point:
    """Where a number stands in a cellar: money, income or vineyards."""
    if what == "vineyards":
        return boxes.supply.x + 40, boxes.supply.y
    return boxes.purse.centre[0], boxes.purse.y + (18 if what == "income" else 42)


def cellar(look: CellarLook, boxes: CellarBoxes, scale: float) -> Iterator[Part]:
    """The parts of the cellar with BLEED around it."""
    box = boxes.wall

    def at(x: float, y: float) -> tuple[int, int]:
        return round((x - box.x + BLEED) * scale), round((y - box.y + BLEED) * scale)

    yield _wall(box, SELECT if look.viewed else player(look.colour).body, scale), (0, 0)
    (x, y), radius = boxes.face
    face = innkeepers.disc(look.innkeeper, look.colour, 2 * radius, scale, look.mood, look.asked)
    yield face, at(x - radius, y - radius)
    who = _Who(look.colour, look.name, look.place, look.vineyards, look.left, look.chosen, look.viewed)
    moved = boxes.face.centre[0] + radius - _OVER
    yield _who(who, boxes, boxes.arches[0].x - moved - 4, scale), at(moved, box.y)
    names = _named(tuple(name for _, name, _, _ in look.arches), boxes.arches[0].w - 4, scale)
    for i, ((tile, _, count, lit), arch) in enumerate(zip(look.arches, boxes.arches, strict=True)):
        words = names[i] if names else tile.letter
        yield _arch(tile.variety, words, count, lit, arch.w, arch.h, scale), at(arch.x - RIM, arch.y - RIM)
    tall = boxes.purse.h - (_BUTTON + 6 if look.hides else 0)
    money = _money(look.cash, look.after, look.income, boxes.purse.w, tall, scale)
    yield money, at(boxes.purse.x, boxes.purse.y)


@kept(12)
def _wall(box: Box, ink: str, scale: float) -> Surface:
    """The wall of the cellar with a rim in the colour of its owner."""
    canvas = Canvas.over(box, scale, BLEED)
    x, y, w, h = box
    canvas.draw(rect(x + 3, y + 4, w, h, "#0B0608", 8, opacity=0.5), rect(*box, "#2B1D23", 9, NIGHT, 2.4))
    canvas.draw(*_bricks(box))
    canvas.draw(rect(x + 3, y + 3, w - 6, h - 6, NONE, 7, ink, 4.6))
    canvas.draw(rect(x + 6.6, y + 6.6, w - 13.2, h - 13.2, NONE, 5, TIMBER, 1.2))
    return canvas.surface(grain=SCREEN_GRAIN)


def _bricks(box: Box) -> Iterator[str]:
    """A few bricks that stand out of the plaster."""
    rows = int((box.h - 24) // 23)
    for row in range(rows):
        x, y = box.x + 10 - (row % 2) * 34, box.y + 12 + row * 23
        while x < box.right - 12:
            left, right = max(x, box.x + 10), min(x + 64, box.right - 10)
            if right > left and (row * 7 + int((x - box.x) // 34) * 5) % 4 == 0:
                yield rect(left, y, right - left, 20, "#352530", 2, "#231820", 1)
            x += 68


class _Who(NamedTuple):
    """Whose cellar it is."""

    colour: str
    name: str
    place: int
    vineyards: int
    left: str
    chosen: tuple[Token, ...]
    viewed: bool


@kept(40)
def _who(who: _Who, boxes: CellarBoxes, wide: float, scale: float) -> Surface:
    """Place in the order of play, name, vineyards and regions marked, on a strip as high as the cellar."""
    wall = boxes.wall
    canvas = Canvas(wide, wall.h, scale)
    from_ = boxes.face.centre[0] + boxes.face.radius - _OVER
    left = boxes.supply.x - from_ - 13
    first, second, third = wall.h * 0.21, boxes.supply.y - wall.y, boxes.tokens[0].y - wall.y
    rose(canvas, who.place, 19, first + 2, 15.5)
    right = wide - 2
    if who.viewed:
        canvas.icon("eye", right - 12, first, 24, True)
        right -= 28
    canvas.fit(left, first, who.name, "display", 25, right - left, CREAM, most=2, leading=0.9, tall=44)
    supply = boxes.supply
    x, r = supply.x - from_, supply.r
    canvas.draw(rect(x - r - 2, second - r - 1, 2 * r + 4, 2 * r + 2, PAPER, 5, INK, 1.4))
    canvas.draw(group(pegs.flag(who.colour), x, second, r / pegs.WIDE * 1.8))
    x, size = supply.x - from_ + supply.r + 7, grown(26, 30)
    words = str(who.vineyards)
    canvas.text(x, second, words, "extra", size, CREAM, valign="middle")
    x += canvas.measure(words, "extra", size) + 9
    # Where even its short wording finds no room, pointing at the cellar tells it.
    if canvas.measure(shorter(who.left), "bold", LEAST) <= wide - x - 2:
        canvas.fit(x, second + 1, who.left, "bold", LEAST, wide - x - 2, CREAM2, tall=30)
    for i, spot in enumerate(boxes.tokens):
        here = Spot(spot.x - from_, third, spot.r)
        if i < len(who.chosen):
            token(canvas, here, who.chosen[i])
        else:
            canvas.draw(circle(here.x, here.y, here.r - 1, "#1C1217", CREAM2, 1.6))
    return canvas.surface()


@kept(8)
def _named(names: tuple[str, ...], room: float, scale: float) -> tuple[str, ...]:
    """How the varieties are called below their arches; empty where some name finds no room and letters must do."""
    canvas, found = Canvas(4, 4, scale), []
    for name in names:
        fits = (words for words in (name, shorter(name)) if canvas.measure(words, "bold", LEAST) <= room)
        found.append(next(fits, ""))
    return tuple(found) if all(found) else ()


def _outline(w: float, h: float) -> str:
    rise = min(34.0, h * 0.36)
    return f"M{RIM},{RIM + h}V{RIM + rise}A{w / 2},{rise} 0 0 1 {RIM + w},{RIM + rise}V{RIM + h}Z"


@kept(100)
def _arch(variety: str, words: str, count: int, lit: bool, w: float, h: float, scale: float) -> Surface:
    """An arch with its bunch, how many vineyards grow it, and its name; lit while its wine is sold. RIM around it."""
    canvas = Canvas(w + 2 * RIM, h + 2 * RIM, scale)
    ground = "#F3D9A2" if lit else "#140B0F" if count else "#1E1318"
    canvas.draw(path(_outline(w, h), ground, BRASS if lit else "#7A5A48", 3.2 if lit else 1.8))
    foot = grown(28, 32)
    middle, size = RIM + (h - foot) * 0.6, min(48.0, w * 0.58)
    x = RIM + w * 0.32
    if count:
        grapes.bunch(canvas, variety, x, middle, size, not lit)
    else:
        canvas.picture(grapes.pale(variety, size, scale, True), x - size / 2, middle - size / 2)
    ink = INK if lit else CREAM if count else CREAM2
    room = w * 0.46
    number = canvas.fitting(str(count), "display", 30, room, tall=40)
    canvas.text(RIM + w * 0.75, middle, number.words, "display", number.size, ink, "centre", "middle")
    canvas.draw(line(RIM + 8, RIM + h - foot, RIM + w - 8, RIM + h - foot, "#B98A52" if lit else "#5A4238", 1.6))
    ink = INK if lit else CREAM2
    found = canvas.fitting(words, "bold", LEAST, w - 4, tall=foot)
    canvas.text(RIM + w / 2, RIM + h - foot / 2 + 1, found.words, "bold", found.size, ink, "centre", "middle")
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(40)
def _money(cash: str, after: str, income: str, wide: float, tall: float, scale: float) -> Surface:
    """The money, or only its sign while it is not to be seen, and what a sale has brought in this round."""
    canvas, x = Canvas(wide, tall, scale), wide / 2
    canvas.draw(rect(1, 1, wide - 2, tall - 2, "#1C1218", 6, BRASS, 1.6))
    head, low = min(16.0, tall * 0.27), tall * 0.7
    if income:
        found = canvas.fitting(income, "extra", LEAST + 1, wide - 40, tall=head * 2)
        half = canvas.measure(found.words, "extra", found.size) / 2
        canvas.icon("income", x - half - 4, head + 2, 24, True)
        canvas.text(x + 12, head + 2, found.words, "extra", found.size, _EARNED, "centre", "middle")
    elif cash:
        canvas.fit(x, head + 2, say("vino-cash"), "bold", LEAST, wide - 10, CREAM2, "centre", tall=21)
    if not cash:
        canvas.icon("notes", x, low if income else tall / 2, min(44, tall - 22 if income else tall - 12))
        return canvas.surface()
    words = say("vino-preview-cash", before=cash, after=after) if after else cash
    found = canvas.fitting(words, "extra" if after else "display", 24 if after else 27, wide - 10, tall=tall * 0.43)
    canvas.text(x, low, found.words, "extra" if after else "display", found.size, BRASS, "centre", "middle")
    return canvas.surface()
