"""The panels of the players beside the map: what lies open of each."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import italy
from game.art.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.keep import kept
from game.art.letters import grown
from game.art.palette import FOCUS, INK, INK2, LEGAL, LINE, PAPER, SELECT, mix, player
from game.art.pieces import emblem
from game.art.plates import Tile, tile_shapes
from game.art.shapes import NONE, circle, line, path, rect
from game.table.boxes import Box


class PanelLook(NamedTuple):
    """The public facts of one player.

    ``place`` in the order of play from 1; ``cash`` and ``income`` in words; ``cellar`` the letters and numbers of the
    varieties; ``chosen`` regions with their numbers, -1 while they lie face down. ``active`` acts now, ``viewed`` has
    the open cellar.
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


@kept(120)
def panel(look: PanelLook, wide: float, tall: float, scale: float) -> Surface:
    """The panel of one player, with BLEED around it."""
    box = Box(0, 0, wide, tall)
    canvas = Canvas.over(box, scale, BLEED)
    canvas.draw(rect(2, 4, wide, tall, "#0B0608", 7, opacity=0.5), rect(0, 0, wide, tall, PAPER, 7, INK, 2.4))
    if look.active:
        canvas.draw(rect(*box.grown(3), NONE, 9, SELECT, 4))
    elif look.hover:
        canvas.draw(rect(*box.grown(2.5), NONE, 9, FOCUS, 3))
    head = 40.0 if tall < 190 else 48.0
    _head(canvas, look, wide, head)
    step = (tall - head - 6) / 3
    middle = head + step / 2 + 2
    _land(canvas, look, wide, middle)
    canvas.draw(line(12, head + step + 2, wide - 12, head + step + 2, LINE, 1, opacity=0.6))
    _money(canvas, look, wide, middle + step)
    canvas.draw(line(12, head + 2 * step + 2, wide - 12, head + 2 * step + 2, LINE, 1, opacity=0.6))
    _cellar(canvas, look, wide, middle + 2 * step)
    return canvas.surface(grain=SCREEN_GRAIN)


def _head(canvas: Canvas, look: PanelLook, wide: float, head: float) -> None:
    inks, middle = player(look.colour), head / 2 + 1
    canvas.draw(
        path(f"M7,1.2H{wide - 7}Q{wide - 1.2},1.2 {wide - 1.2},7V{head}H1.2V7Q1.2,1.2 7,1.2Z", inks.body),
        line(0, head, wide, head, INK, 2),
        emblem(inks.emblem, 28, middle, 13, inks.on),
    )
    canvas.icon(f"compass{look.place}", wide - 26, middle, head - 10, inks.on != INK)
    right = wide - 50
    if look.passed:
        canvas.icon("pass", right - 12, middle, 26, inks.on != INK)
        right -= 30
    if look.viewed:
        canvas.icon("eye", right - 12, middle, 25, inks.on != INK)
        right -= 30
    size = 25.0 if canvas.measure(look.name, "extra", 25) <= right - 52 else 21.0
    found = canvas.fitting(look.name, "extra", size, right - 52, tall=head - 6)
    canvas.text(50, middle, found.words, "extra", found.size, inks.on, valign="middle", wrap=right - 52, most=1)


def _land(canvas: Canvas, look: PanelLook, wide: float, y: float) -> None:
    inks = player(look.colour)
    canvas.icon("vineyard", 28, y, 34)
    canvas.text(50, y, str(look.vineyards), "display", grown(32, 40), INK, valign="middle")
    x = 112 if grown(10) < 15 else 122
    canvas.draw(circle(x, y, 11, inks.body, INK, 1.8), emblem(inks.emblem, x, y, 6, inks.on))
    room = wide - x - 26 - 34 * max(1, len(look.chosen))
    found = canvas.fitting(look.left, "bold", 20, room, tall=44)
    canvas.text(x + 18, y, found.words, "bold", found.size, INK2, valign="middle", wrap=room, most=1)
    for i, (region, number) in enumerate(look.chosen):
        cx = wide - 26 - (len(look.chosen) - 1 - i) * 34
        if number < 0:
            canvas.icon("token_down", cx, y, 30)
        else:
            canvas.draw(circle(cx, y, 14.5, mix(italy.EARTHS[region], PAPER, 0.25), INK, 1.8))
            canvas.text(cx, y, str(number), "extra", 20, INK, "centre", "middle")


def _money(canvas: Canvas, look: PanelLook, wide: float, y: float) -> None:
    canvas.icon("note100" if look.known else "note500", 28, y, 34)
    ink = INK if look.known else INK2
    found = canvas.fitting(look.cash, "extra", 26 if look.known else 20, 78, tall=44)
    canvas.text(50, y, found.words, "extra", found.size, ink, valign="middle", wrap=80, most=1)
    canvas.icon("income", 150, y, 32)
    ink = LEGAL if look.earned else INK2
    canvas.text(
        172, y, look.income, "extra" if look.earned else "bold", grown(23 if look.earned else 20), ink,
        valign="middle", wrap=wide - 180, most=1,
    )  # fmt: skip


def _cellar(canvas: Canvas, look: PanelLook, wide: float, y: float) -> None:
    step = (wide - 18) / 5
    for i, (tile, count) in enumerate(look.cellar):
        x = 11 + i * step
        canvas.layer()
        tile_shapes(canvas, tile, x + 13, y, 26)
        ink = INK if count else INK2
        canvas.text(x + 30, y, str(count), "extra", grown(23, 26), ink, valign="middle")
