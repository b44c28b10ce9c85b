"""The rail: one panel per player with the public facts, in three sizes for 2, 3 to 4, and 5 to 6 players."""

from __future__ import annotations

from pygame import Surface

from game.art import signs
from game.art.board_boxes import DECKS as DECK_ORDER
from game.art.innkeepers import Disc
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas, Plain
from game.art.kit.letters import grown
from game.art.kit.palette import (
    CARD,
    CELLAR2,
    CREAM,
    CREAM2,
    DECKS,
    DRINKS,
    FOCUS,
    INK,
    INK2,
    LINE,
    PAPER,
    SELECT,
    SHADOW,
    WINE,
    Player,
    player,
)
from game.art.kit.shapes import NONE, circle, dashed_rect, line, path, rect
from game.art.mat_boxes import CELLAR_ROWS, STRUCTURES
from game.art.patterns import owner
from game.art.pieces import folded_rooster, laurel, rooster, spent_worker, worker
from game.art.rail_facts import PanelLook
from game.art.rail_numbers import STRIP, numbers

_ROW_VALUES = (range(1, 10), range(1, 10), range(1, 10), range(1, 10), range(4, 10), range(7, 10))
_STRUCTURES = (*STRUCTURES, "medium_cellar", "large_cellar")


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
    head = _head_height(box)
    _head(canvas, look, box, head)
    y = box.y + head + (30 if box.h > 250 else 26 if box.h > 150 else 22)
    _resources(canvas, look, box, y, 1 if box.h > 150 else 0.84)
    if box.h > 250:
        canvas.draw(line(box.x + 12, box.y + 94, box.right - 12, box.y + 94, LINE, 1, opacity=0.6))
        _workers(canvas, look, box, box.y + 132, 33)
        _fields(canvas, look, box, box.y + 140)
        _structures(canvas, look, box, box.y + 180, 30)
        _chart(canvas, look, Box(box.x + 10, box.y + 214, box.w - 20, box.h - 221))
    elif box.h > 150:
        _workers(canvas, look, box, box.y + 116, 31)
        _fields(canvas, look, box, box.y + 120)
        _structures(canvas, look, box, box.y + 160, 29)
    else:
        _workers(canvas, look, box, box.y + 107, 28)
        _structures(canvas, look, box, box.y + 112, 27)


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
    if look.grande:
        canvas.piece(_around(x, foot, h * 1.16), worker(look.colour, x, foot, h * 1.16, "grande"))
    else:
        canvas.piece(_around(x, foot, h * 1.16), spent_worker(x, foot, h * 1.16, grande=True))
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


def _fields(canvas: Canvas, look: PanelLook, box: Box, y: float) -> None:
    for i, field in enumerate(look.fields):
        x = box.x + 12 + i * 84
        ground = rect(x, y, 78, 34, "#CFC6B8" if field.sold else "#C99A62", 4, INK, 1.6)
        if not field.sold:
            for k in range(1, 6):
                ground += line(x + k * 13, y + 3, x + k * 13, y + 32, "#8A5A34", 1.5, opacity=0.55)
        canvas.piece((x - 1, y - 1, 80, 36), ground)
        if field.sold:
            canvas.icon("field_sold", x + 39, y + 17, 32)
            continue
        for k in range(min(2, field.vines)):
            canvas.icon("plant", x + 13 + k * 15, y + 17, 22)
        canvas.piece((x + 38, y + 4, 38, 26), rect(x + 39, y + 5, 36, 24, CARD, 4, INK, 1.1))
        ink = INK2 if field.harvested else INK
        canvas.text(x + 57, y + 17, f"{field.value}/{field.limit}", "extra", 18, ink, "centre", "middle")
        if field.harvested:
            canvas.icon("harvest", x + 8, y + 26, 18)


def _structures(canvas: Canvas, look: PanelLook, box: Box, y: float, side: float) -> None:
    for i, structure in enumerate(_STRUCTURES):
        x = box.x + 11 + i * 32
        if structure in look.structures:
            canvas.piece((x - 1, y - 1, side + 2, side + 2), rect(x, y, side, side, CARD, 4, INK, 1.4))
            canvas.icon(structure, x + side / 2, y + side / 2, side * 0.84)
        else:
            empty = dashed_rect(x, y, side, side, LINE, 1.3, 4, on=3, off=3)
            canvas.piece((x - 1, y - 1, side + 2, side + 2), empty)


def _chart(canvas: Canvas, look: PanelLook, box: Box) -> None:
    """Crush pad and cellar as dots: six rows of nine values."""
    canvas.draw(rect(*box, CELLAR2, 5, INK, 1.6))
    tall, wide = (box.h - 6) / 6, (box.w - 38) / 9
    for i, ((thing, kind), values, reach) in enumerate(zip(CELLAR_ROWS, look.store, _ROW_VALUES, strict=True)):
        cy = box.y + 3 + tall * (i + 0.5)
        canvas.icon(signs.CELLAR_ROWS[thing, kind], box.x + 15, cy, tall + 1.5, on_dark=True)
        for value in range(1, 10):
            cx = box.x + 30 + wide * (value - 0.5)
            if value in values:
                dot = circle(cx, cy, tall * 0.44, DRINKS[kind].ground, CREAM, 1.3)
                canvas.piece((cx - tall / 2, cy - tall / 2, tall, tall), dot)
            elif value in reach:
                canvas.piece((cx - 3, cy - 3, 6, 6), circle(cx, cy, 2.1, CREAM2, opacity=0.75))


def _low(canvas: Canvas, look: PanelLook, box: Box) -> None:
    """The small panel of 5 and 6 players."""
    inks = player(look.colour)
    x, y, bottom = box.x, box.y, box.bottom
    _low_head(canvas, look, box, inks)
    canvas.text(x + 56, y + 21, look.name, "extra", 23, INK2 if look.passed else INK, valign="middle", wrap=104, most=1)
    canvas.icon("lira", box.right - 104, y + 21, 27)
    canvas.text(box.right - 88, y + 21, str(look.lira), "extra", 23, INK, valign="middle")
    laurel(canvas, box.right - 46, y + 21, 31)
    canvas.text(box.right - 28, y + 21, _signed(look.points), "extra", 24, WINE, valign="middle")
    for i, (deck, count) in enumerate(zip(DECK_ORDER, look.cards, strict=True)):
        _cards(canvas, x + 54 + i * 25.5, bottom - 51, deck, count, 0.88)
    foot = bottom - 17
    canvas.piece(_around(x + 169, foot, 29), worker(look.colour, x + 169, foot, 29))
    canvas.text(x + 187, bottom - 30, str(look.workers), "extra", 22, INK, "centre", "middle")
    if look.grande:
        canvas.piece(_around(x + 209, foot, 32), worker(look.colour, x + 209, foot, 32, "grande"))
    else:
        canvas.piece(_around(x + 209, foot, 32), spent_worker(x + 209, foot, 32, grande=True))
    if look.temporary:
        canvas.piece(_around(x + 230, foot, 26), worker(look.colour, x + 230, foot, 26, "temporary"))
    canvas.icon("residual", box.right - 27, bottom - 31, 22)
    canvas.text(box.right - 4, bottom - 30, str(look.residual), "extra", 20, INK, "right", "middle")


def _low_head(canvas: Canvas, look: PanelLook, box: Box, inks: Player) -> None:
    x, y, bottom = box.x, box.y, box.bottom
    canvas.draw(
        path(
            f"M{x + 6},{y + 1.2}H{x + 46}V{bottom - 1.2}H{x + 6}Q{x + 1.2},{bottom - 1.2} {x + 1.2},{bottom - 6}"
            f"V{y + 6}Q{x + 1.2},{y + 1.2} {x + 6},{y + 1.2}Z",
            inks.body,
        ),
        owner(look.colour, x + 3, y + 3, 42, box.h - 6, 0.2),
        line(x + 46, y, x + 46, bottom, INK, 2),
    )
    if look.passed:
        plate = circle(x + 23.5, bottom - 28, 19, PAPER, INK, 1.4)
        canvas.piece((x, bottom - 50, 46, 50), plate, folded_rooster(look.colour, x + 23, bottom - 17, 33))
    elif look.row:
        plate = circle(x + 23.5, bottom - 28, 19, PAPER, INK, 1.4)
        canvas.piece((x, bottom - 50, 46, 50), plate, rooster(look.colour, x + 24, bottom - 12, 32))
