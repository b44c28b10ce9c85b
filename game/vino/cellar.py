"""The own cellar along the lower edge: markers, five arches with a barrel each, regions chosen in secret, money."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import italy
from game.art.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.keep import kept
from game.art.letters import grown
from game.art.palette import BRASS, CARD, CREAM, CREAM2, INK, NIGHT, PAPER, SELECT, SHADOW, TIMBER, mix, player
from game.art.plates import Tile, marker, tile_shapes
from game.art.shapes import NONE, circle, line, path, rect
from game.table.boxes import Box, Spot
from game.text.messages import say
from game.vino import layout


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


@kept(40)
def cellar(look: CellarLook, scale: float) -> Surface:
    """The cellar with BLEED around it."""
    box = layout.CELLAR
    canvas = Canvas.over(box, scale, BLEED)
    canvas.draw(
        rect(box.x + 3, box.y + 4, box.w, box.h, "#0B0608", 8, opacity=0.5), rect(*box, "#33242C", 8, NIGHT, 2.4)
    )
    canvas.draw(*_bricks(box))
    ring = SELECT if look.viewed else player(look.colour).body
    canvas.draw(rect(*box.grown(-4), NONE, 6, ring, 3.4), rect(*box.grown(-8.5), NONE, 4, TIMBER, 1))
    canvas.layer()
    _left(canvas, look, box)
    for (tile, name, count, lit), arch in zip(look.arches, layout.arches(), strict=True):
        _arch(canvas, arch, tile, name, count, lit)
    _tokens(canvas, look)
    _money(canvas, look)
    return canvas.surface(grain=SCREEN_GRAIN)


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


def _left(canvas: Canvas, look: CellarLook, box: Box) -> None:
    found = canvas.fitting(look.title, "display", 24, 180, tall=34)
    canvas.text(box.x + 22, box.y + 32, found.words, "display", found.size, CREAM, valign="middle", wrap=180, most=1)
    found = canvas.fitting(look.line, "bold", 19, 182, tall=24)
    canvas.text(box.x + 22, box.y + 58, found.words, "bold", found.size, CREAM2, valign="middle", wrap=186, most=1)
    spot = layout.supply()
    for i in range(3):
        canvas.draw(marker(look.colour, spot.x - i * 0.5, spot.y + 12 - i * 6, spot.r))
    canvas.text(spot.x + 46, spot.y + 2, look.left, "extra", grown(23), CREAM, valign="middle", wrap=110, most=1)


def _arch(canvas: Canvas, box: Box, tile: Tile, name: str, count: int, lit: bool) -> None:
    x, y, w, h = box
    rise = 52.0
    left = f"M{x},{y + h}V{y + rise}C{x},{y + 8} {x + w * 0.3},{y} {x + w / 2},{y}"
    outline = f"{left}C{x + w * 0.7},{y} {x + w},{y + 8} {x + w},{y + rise}V{y + h}Z"
    canvas.draw(
        path(outline, "#120A0E", BRASS if lit else "#9B8872", 3.6 if lit else 2.4),
        line(x + 12, y + h - 33, x + w - 12, y + h - 33, "#5A4238", 2),
    )
    canvas.icon("barrel", x + 52, y + 62, 86, on_dark=False)
    canvas.layer()
    tile_shapes(canvas, tile, x + 52, y + 62, 42)
    ink = SELECT if lit else CREAM if count else CREAM2
    canvas.text(x + w - 48, y + 62, str(count), "display", grown(50, 60), ink, "centre", "middle")
    found = canvas.fitting(name, "bold", 20, w - 16, tall=26)
    canvas.text(x + w / 2, y + h - 16, found.words, "bold", found.size, CREAM, "centre", "middle", wrap=w - 12, most=1)


def _tokens(canvas: Canvas, look: CellarLook) -> None:
    first = layout.tokens()[0]
    title = say("vino-chosen")
    found = canvas.fitting(title, "bold", 20, 240, tall=28)
    canvas.text(
        first.x - 48, layout.CELLAR.y + 28, found.words, "bold", found.size, CREAM2, valign="middle", wrap=250, most=1
    )
    for i, spot in enumerate(layout.tokens()):
        if i < len(look.chosen):
            _token(canvas, spot, *look.chosen[i])
        else:
            canvas.draw(circle(spot.x, spot.y, spot.r - 1, "#1C1217", "#5A4238", 2))


def _token(canvas: Canvas, spot: Spot, region: str, name: str, number: int) -> None:
    x, y, r = spot
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
    canvas.text(x, y - 12, str(number), "display", 34, INK, "centre", "middle")
    size = 20
    while size > 18 and canvas.measure(name, "extra", size) > 2 * r - 14:
        size -= 1
    canvas.text(x, y + 17, name, "extra", size, INK, "centre", "middle", wrap=2 * r - 6, most=1)


def _money(canvas: Canvas, look: CellarLook) -> None:
    box = layout.purse()
    found = canvas.fitting(say("vino-cash"), "bold", 20, 160, tall=28)
    canvas.text(box.x, layout.CELLAR.y + 28, found.words, "bold", found.size, CREAM2, valign="middle")
    middle = layout.CELLAR.y + 96
    canvas.icon("note100", box.x + 36, middle, 76)
    if look.known:
        canvas.text(box.x + 84, middle, look.cash, "display", grown(48, 56), CREAM, valign="middle")
    else:
        canvas.text(box.x + 84, middle, look.cash, "bold", grown(22), CREAM2, valign="middle")
    if look.after:
        wide = min(200.0, box.right - box.x - 220)
        x = box.right - wide - 8
        canvas.draw(rect(x, middle - 34, wide, 68, "#1C1217", 6, TIMBER, 1.4))
        found = canvas.fitting(say("vino-sale-after"), "bold", 19, wide - 12, tall=26)
        canvas.text(
            x + wide / 2,
            middle - 16,
            found.words,
            "bold",
            found.size,
            CREAM2,
            "centre",
            "middle",
            wrap=wide - 10,
            most=1,
        )
        canvas.text(x + wide / 2, middle + 14, look.after, "extra", grown(26, 30), SELECT, "centre", "middle")
