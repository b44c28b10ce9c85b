"""The rail: one panel per player with its estate in small and the public facts, in five heights for 2 to 6 players."""

from __future__ import annotations

from pygame import Surface

from game.art.board_boxes import DECKS as DECK_ORDER
from game.art.estate.vignette import vignette
from game.art.innkeepers import Disc
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas, Plain
from game.art.kit.letters import grown
from game.art.kit.palette import (
    CARD,
    DECKS,
    FOCUS,
    INK,
    INK2,
    PAPER,
    SELECT,
    SHADOW,
    WINE,
    Player,
    player,
)
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.art.patterns import owner
from game.art.pieces import folded_rooster, laurel, rooster, spent_worker, worker
from game.art.rail_facts import PanelLook, vines_of
from game.art.rail_numbers import STRIP, numbers
from game.art.rail_store import store

_STRIP = 46
"""How wide the strip in a player's colour is in a small panel."""
_PEOPLE = 140
"""How much of the last line of a panel its workers and its rooster take."""


@kept(200)
def panel(look: PanelLook, box: Box, scale: float) -> Surface:
    """The panel of one player in its box of the rail; the box's height decides how much it tells."""
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(rect(box.x + 2, box.y + 4, box.w, box.h, "#0B0608", 7, opacity=0.5), rect(*box, PAPER, 7, INK, 2.4))
    if letters.large():
        numbers(canvas, look, box)
    elif box.h >= 130:
        _tall(canvas, look, box)
    else:
        _low(canvas, look, box)
    return canvas.surface(grain=SCREEN_GRAIN)


def disc(box: Box) -> Disc:
    """Where a player's face is in the panel that lies in a box."""
    if letters.large():
        return Disc((box.x + STRIP / 2, box.y + 27), 22)
    if box.h >= 130:
        tall = _head_height(box)
        return Disc((box.x + tall / 2 + 3, box.y + tall / 2 + 0.5), tall / 2 - 2)
    return Disc((box.x + 23.5, box.y + 25), 20.5)


def _head_height(box: Box) -> float:
    return 48 if box.h > 250 else 40 if box.h > 150 else 34


@kept(24)
def ring(box: Box, active: bool, scale: float) -> Surface:
    """The ring around the panel of a player that acts now, or else is pointed at."""
    canvas = Canvas.over(box, scale, BLEED)
    shape = rect(*box.grown(3), NONE, 9, SELECT, 4) if active else rect(*box.grown(2.5), NONE, 9, FOCUS, 3)
    canvas.rim(box.grown(BLEED), 14, shape)
    return canvas.surface()


def _tall(canvas: Canvas, look: PanelLook, box: Box) -> None:
    """Head, the estate in small, what the player has, and the best of its store."""
    head, x = _head_height(box), box.x
    _head(canvas, look, box, head)
    high, fields = (90, look.fields) if box.h > 250 else (74, look.fields) if box.h > 150 else (38, ())
    top = box.y + head + 1
    canvas.picture(vignette(look.structures, fields, look.season, box.w - 4, high, canvas.scale), x + 2, top)
    canvas.layer()
    canvas.draw(line(x, top + high + 0.5, box.right, top + high + 0.5, INK, 1.8))
    _resources(canvas, look, box, resources_middle(box), 1 if box.h > 250 else 0.84)
    if box.h > 250:
        _workers(canvas, look, box, box.y + 218, 33)
        store(canvas, look.store, Box(x + 6, box.y + 224, box.w - 12, box.h - 229))
    else:
        high = 35 if box.h > 150 else 33
        middle = box.bottom - high / 2 - 4
        _short_workers(canvas, look, x + 8, middle)
        store(canvas, look.store, Box(x + _PEOPLE, middle - high / 2, box.w - _PEOPLE - 6, high))


def resources_middle(box: Box) -> float:
    """The middle of the line with coins, residual payment and cards in a high panel."""
    return box.y + (163 if box.h > 250 else 136 if box.h > 150 else 91)


def _head(canvas: Canvas, look: PanelLook, box: Box, tall: float) -> None:
    inks, middle = player(look.colour), box.y + tall / 2 + 1
    x, y, right = box.x, box.y, box.right
    canvas.draw(
        path(
            f"M{x + 7},{y + 1.2}H{right - 7}Q{right - 1.2},{y + 1.2} {right - 1.2},{y + 7}V{y + tall}"
            f"H{x + 1.2}V{y + 7}Q{x + 1.2},{y + 1.2} {x + 7},{y + 1.2}Z",
            inks.body,
        ),
        line(x, y + tall, right, y + tall, INK, 2),
        rect(right - 84, y + 5, 77, tall - 10, CARD, (tall - 10) / 2, INK, 1.8),
    )
    laurel(canvas, right - 62, middle, min(34, tall - 9))
    canvas.text(right - 14, middle, _signed(look.points), "extra", min(grown(28), tall - 12), WINE, "right", "middle")
    left = x + tall + 6
    room = right - 94 - left
    if look.first:
        canvas.icon("first_player", right - 104, middle, 26, inks.on != INK)
        room -= 30
    if look.viewed:
        canvas.icon("eye", left + room - 12, middle, 24, inks.on != INK)
        room -= 28
    size: float = 25 if canvas.measure(look.name, "extra", 25) <= room else 21
    size = canvas.fitting(look.name, "extra", size, room, tall=tall - 2).size
    canvas.text(left, middle, look.name, "extra", size, inks.on, valign="middle", wrap=room, most=1)
    start, end = left + 12 + min(room, canvas.measure(look.name, "extra", size)), left - 4 + room
    if end - start > 20:
        rest = start, y + 4, end - start, tall - 6
        canvas.piece(rest, owner(look.colour, *rest))


def _signed(number: int) -> str:
    return str(number).replace("-", "\u2212")


def _resources(canvas: Canvas, look: PanelLook, box: Box, y: float, size: float) -> None:
    canvas.icon("lira", box.x + 26, y, 32 * size)
    canvas.text(box.x + 46, y, str(look.lira), "extra", 28 * size, INK, valign="middle")
    canvas.icon("residual", box.x + 94, y, 32 * size)
    canvas.text(box.x + 112, y, f"+{look.residual}", "extra", 26 * size, INK, valign="middle")
    for i, (deck, count) in enumerate(zip(DECK_ORDER, look.cards, strict=True)):
        _cards(canvas, box.right - 130 + i * 31, y - 18 * size, deck, count, size)


def _cards(canvas: Canvas, x: float, y: float, deck: str, count: int, size: float) -> None:
    inks, w, h = DECKS[deck], 26 * size, 36 * size
    canvas.piece(
        (x - 2, y - 2, w + 5, h + 5),
        rect(x + 1.5, y + 2, w, h, SHADOW, 3, opacity=0.35),
        rect(x, y, w, h, CARD, 3, INK, 1.8),
        rect(x + 2.4, y + 2.4, w - 4.8, h - 4.8, inks.ground, 2),
    )
    canvas.text(x + w / 2, y + h / 2, str(count), "extra", max(18, 21 * size), inks.words, "centre", "middle")


def _workers(canvas: Canvas, look: PanelLook, box: Box, foot: float, h: float) -> None:
    step = h * 0.76
    x = box.x + 12 + h * 0.36
    for i in range(max(look.regulars, look.workers)):
        if i < look.workers:
            canvas.piece(_around(x, foot, h), worker(look.colour, x, foot, h))
        else:
            canvas.piece(_around(x, foot, h), spent_worker(x, foot, h))
        x += step
    x += h * 0.22
    _grande(canvas, look, x, foot, h * 1.16)
    for i in range(look.temporary):
        left = x + h * 0.95 + i * step
        canvas.piece(_around(left, foot, h), worker(look.colour, left, foot, h, "temporary"))
    if look.passed:
        canvas.piece(_around(box.right - 26, foot, h), folded_rooster(look.colour, box.right - 26, foot, h))
    elif look.row:
        canvas.piece(_around(box.right - 26, foot, h), rooster(look.colour, box.right - 26, foot, h))
    if look.order:
        room = box.right - 46 - (x + h * 0.6)
        ink = INK2
        canvas.text(box.right - 46, foot - h / 2, look.order, "extra", 21, ink, "right", "middle", wrap=room, most=1)


def _around(x: float, foot: float, h: float) -> Plain:
    """The box of a piece ``h`` tall that stands at x, foot."""
    return x - h * 0.6, foot - h * 1.1, h * 1.2, h * 1.25


def _short_workers(canvas: Canvas, look: PanelLook, x: float, middle: float) -> None:
    """The workers as a number, the grande one, and the rooster with its place in the order of play."""
    foot = middle + 14
    canvas.piece(_around(x + 11, foot, 30), worker(look.colour, x + 11, foot, 30))
    canvas.text(x + 25, middle, str(look.workers), "extra", 22, INK, valign="middle")
    if look.temporary:
        canvas.piece(_around(x + 47, foot, 23), worker(look.colour, x + 47, foot, 23, "temporary"))
    _grande(canvas, look, x + 70, foot, 29)
    _rooster(canvas, look, x + 98, foot, 29, (x + 118, middle + 3))


def _grande(canvas: Canvas, look: PanelLook, x: float, foot: float, h: float) -> None:
    grande = worker(look.colour, x, foot, h, "grande") if look.grande else spent_worker(x, foot, h, grande=True)
    canvas.piece(_around(x, foot, h), grande)


def _rooster(canvas: Canvas, look: PanelLook, x: float, foot: float, h: float, at: tuple[float, float]) -> None:
    """The rooster, awake or asleep, and ``at`` its side the place in the order of play."""
    if look.passed:
        canvas.piece(_around(x, foot, h), folded_rooster(look.colour, x, foot, h))
    elif look.row:
        canvas.piece(_around(x, foot, h), rooster(look.colour, x, foot, h))
    if look.place:
        canvas.layer()
        canvas.draw(circle(*at, 9.5, CARD, INK, 1.4))
        canvas.text(*at, str(look.place), "extra", 18, INK, "centre", "middle")


def _low(canvas: Canvas, look: PanelLook, box: Box) -> None:
    """The small panel of 5 and 6 players: name, coins and points; cards and workers; estate and best wines."""
    inks = player(look.colour)
    _low_head(canvas, look, box, inks)
    first, second, third = low_rows(box)
    left, right = box.x + _STRIP + 8, box.right - 6
    laurel(canvas, right - 46, first, 28)
    canvas.text(right - 2, first, _signed(look.points), "extra", 25, WINE, "right", "middle")
    coin = right - (104 if look.lira < 100 else 112)
    canvas.icon("lira", coin, first, 25)
    canvas.text(coin + 15, first, str(look.lira), "extra", 24, INK, valign="middle")
    room = coin - 15 - left - (22 if look.first else 0)
    words, size = canvas.fitting(look.name, "extra", 22, room, tall=26)
    canvas.text(left, first, words, "extra", size, INK, valign="middle", wrap=room, most=1)
    if look.first:
        canvas.icon("first_player", left + room + 11, first, 20)
    for i, (deck, count) in enumerate(zip(DECK_ORDER, look.cards, strict=True)):
        _cards(canvas, left + i * 23, second - 14, deck, count, 0.8)
    x, foot = left + 105, second + 14
    canvas.piece(_around(x, foot, 27), worker(look.colour, x, foot, 27))
    canvas.text(x + 12, second, str(look.workers), "extra", 20, INK, valign="middle")
    _grande(canvas, look, x + 35, foot, 27)
    if look.temporary:
        canvas.piece(_around(x + 57, foot, 22), worker(look.colour, x + 57, foot, 22, "temporary"))
    canvas.icon("residual", right - 29, second, 19)
    canvas.text(right + 1, second, f"+{look.residual}", "extra", 18, INK, "right", "middle")
    for i, (icon, count) in enumerate((("structure", len(look.structures)), ("plant", vines_of(look)))):
        canvas.icon(icon, left + 11 + i * 39, third, 23)
        canvas.text(left + 24 + i * 39, third, str(count), "extra", 20, INK, valign="middle")
    store(canvas, look.store, Box(left + 90, third - 15.5, right - left - 88, 31))


def low_rows(box: Box) -> tuple[float, float, float]:
    """The middles of the three rows of a small panel."""
    return box.y + 17, box.y + box.h / 2 - 1, box.bottom - 17


def _low_head(canvas: Canvas, look: PanelLook, box: Box, inks: Player) -> None:
    x, y, bottom, wide = box.x, box.y, box.bottom, _STRIP
    canvas.draw(
        path(
            f"M{x + 6},{y + 1.2}H{x + wide}V{bottom - 1.2}H{x + 6}Q{x + 1.2},{bottom - 1.2} {x + 1.2},{bottom - 6}"
            f"V{y + 6}Q{x + 1.2},{y + 1.2} {x + 6},{y + 1.2}Z",
            inks.body,
        ),
        owner(look.colour, x + 3, y + 3, wide - 4, box.h - 6, 0.2),
        line(x + wide, y, x + wide, bottom, INK, 2),
    )
    if look.passed or look.row:
        plate = circle(x + 21, bottom - 24, 18, PAPER, INK, 1.4)
        canvas.piece((x, bottom - 46, wide, 46), plate)
        _rooster(canvas, look, x + 19, bottom - (14 if look.passed else 11), 27, (x + 35.5, bottom - 12))
