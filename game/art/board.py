"""The board: landscape of four seasons, wake-up chart, action cells, fall, cart, victory and residual walls.

Cells and rows are kept pictures ``BLEED`` design px larger than their box on every side, without the pieces on them.
"""

from __future__ import annotations

import zlib
from typing import NamedTuple

from pygame import Surface

from game.art import board_boxes, signs, skyline
from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import (
    CARD,
    CREAM,
    GLOW,
    ILLEGAL,
    INK,
    INK2,
    LINE,
    RESIDUAL_STONE,
    SEASONS,
    SHADOW,
    STONE,
    STONE_BELOW,
    WINE,
    mix,
)
from game.art.kit.raster import cut
from game.art.kit.shapes import NONE, circle, dashed_circle, hatch, path, rect
from game.art.landscape import Chance, strip
from game.art.pieces import coin, laurel


class SeasonNames(NamedTuple):
    """The words on the board's plates."""

    spring: str
    summer: str
    fall: str
    winter: str


def ground(scale: float, names: SeasonNames) -> Surface:
    """The whole board (BOARD and BLEED around it) with landscape, plates and both walls, no cells."""
    # Asked for here too, it stays as long as the board is seen: it takes long to be drawn, and has no words.
    _land(scale)
    return _ground(scale, names)


@kept(4, lasting=True)
def _ground(scale: float, names: SeasonNames) -> Surface:
    box = board_boxes.BOARD
    canvas = Canvas.over(box, scale, BLEED)
    for layer in (_land(scale), _plates(scale, names), _walls(scale)):
        canvas.picture(layer, box.x - BLEED, box.y - BLEED)
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(2)
def _land(scale: float) -> Surface:
    """The landscape on its shadow."""
    box = board_boxes.BOARD
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(rect(box.x + 3, box.y + 5, box.w, box.h, "#0B0608", 9, opacity=0.55))
    canvas.picture(cut(skyline.picture(scale), scale, 8), box.x, box.y)
    return canvas.surface()


@kept(2)
def _plates(scale: float, names: SeasonNames) -> Surface:
    """The board's frame, and the names of the seasons."""
    box = board_boxes.BOARD
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(rect(*box, NONE, 8, INK, 3), rect(*box.grown(-4.5), NONE, 5, "#FBF1DC", 2, opacity=0.9))
    for season, words in zip(("spring", "summer", "fall", "winter"), names, strict=True):
        _plate(canvas, board_boxes.SEASON_PLATES[season], season, words)
    return canvas.surface()


@kept(2)
def _walls(scale: float) -> Surface:
    """The stones of victory points and of residual income."""
    canvas = Canvas.over(board_boxes.BOARD, scale, BLEED, shared=True)
    _point_wall(canvas)
    canvas.layer()
    _residual_wall(canvas)
    return canvas.surface()


def _plate(canvas: Canvas, box: Box, season: str, words: str) -> None:
    """A season's name on a plate no wider than its words, so that the skyline shows between."""
    inks = SEASONS[season]
    usual = 27 if season in ("summer", "winter") else 24
    area, tall = board_boxes.SEASON_AREAS[season], grown(box.h, 43)
    words, size = canvas.fitting(words, "display", usual, area.w - 68, tall=tall - 12, least=usual)
    wide = canvas.measure(words, "display", size) + 62
    x = area.x + (area.w - wide) / 2
    box = box._replace(y=min(box.y, area.y + 45 - tall), h=tall)
    canvas.draw(
        rect(x + 2, box.y + 3, wide, box.h, SHADOW, 5, opacity=0.4),
        rect(x, box.y, wide, box.h, inks.head, 5, INK, 2),
        rect(x + 4, box.y + 4, wide - 8, box.h - 8, NONE, 3, inks.words, 1, opacity=0.5),
    )
    canvas.icon(signs.SEASONS[season], x + 26, box.y + box.h / 2, 28, inks.words == CREAM)
    canvas.text(x + 46, box.y + box.h / 2, words, "display", size, inks.words, valign="middle", wrap=wide - 52, most=1)


def _point_wall(canvas: Canvas) -> None:
    wall, chance = board_boxes.POINT_WALL, Chance(2)
    canvas.draw(rect(*wall, "#5E5346", 6, INK, 2))
    for points in range(board_boxes.LEAST_POINTS, board_boxes.MOST_POINTS + 1):
        stone, five, goal = board_boxes.point_stone(points), points % 5 == 0, points == 20
        base = STONE if points >= 0 else STONE_BELOW
        if five and points >= 0:
            base = "#EBDCB8" if points else "#E4D3B0"
        base = WINE if goal else mix(base, LINE, chance.share() * 0.08)
        ink = CREAM if goal else WINE if five else INK2
        canvas.draw(
            rect(stone.x + 1, stone.y, stone.w - 2, stone.h, base, 4, INK, 1.4),
            path(f"M{stone.x + 4},{stone.y + 3.4}H{stone.right - 6}", NONE, GLOW, 1.6, opacity=0.6),
        )
        words = str(points).replace("-", "\u2212")
        size = grown(21 if five else 18, 23)
        canvas.text(stone.centre[0], stone.y + 13, words, "extra", size, ink, "centre", "middle")
        if goal:
            canvas.icon("last_year", stone.centre[0], stone.y + 52, 24, on_dark=True)


def _residual_wall(canvas: Canvas) -> None:
    canvas.draw(rect(*board_boxes.RESIDUAL_WALL, "#5E5346", 6, INK, 2))
    for step in range(board_boxes.MOST_RESIDUAL + 1):
        stone = board_boxes.residual_stone(step)
        canvas.draw(
            rect(stone.x + 1, stone.y, stone.w - 2, stone.h, RESIDUAL_STONE if step else "#D6CAB2", 4, INK, 1.4),
            path(f"M{stone.x + 4},{stone.y + 3.4}H{stone.right - 6}", NONE, GLOW, 1.6, opacity=0.6),
        )
        canvas.text(
            stone.centre[0], stone.y + 13, f"+{step}" if step else "0", "extra", grown(19, 23), INK, "centre", "middle"
        )
        if not step:
            canvas.icon("residual", stone.centre[0], stone.y + 48, 24)


class CellLook(NamedTuple):
    """How an action cell looks.

    ``places`` open spaces (1-3), ``taken`` the indices of those with a worker, ``coin`` the lira the action always
    brings or costs (0: none), ``grandes`` how many grande workers stand beside the spaces. ``state``: open, veiled
    (not now) or refused (under the pointer and not possible). ``bonus`` is the index of the space with the bonus.
    """

    action: str
    label: str
    places: int = 1
    taken: tuple[int, ...] = ()
    coin: int = 0
    grandes: int = 0
    state: str = "open"
    bonus: int = 1


@kept(60, lasting=True)
def _strip(w: float, h: float, seed: int, season: str, scale: float) -> Surface:
    return cut(strip(w, h, seed, season, scale), scale, 4)


@kept(300)
def cell(look: CellLook, scale: float) -> Surface:
    """One action cell, without workers and marks."""
    box = board_boxes.action_cell(look.action)
    season = board_boxes.season_of(look.action)
    picture = board_boxes.cell_picture(box)
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(rect(box.x + 3, box.y + 4, box.w, box.h, SHADOW, 6, opacity=0.38), rect(*box, CARD, 6, INK, 2.2))
    seed = zlib.crc32(look.action.encode()) % 97 + 3
    canvas.picture(_strip(picture.w, picture.h, seed, season, scale), picture.x, picture.y)
    canvas.layer()
    canvas.draw(rect(*picture, NONE, 4, INK, 1.6))
    if look.coin:
        coin(canvas, box.right - 24, box.y + 25, 38 if look.places == 1 else 34, look.coin)
    _cell_sign(canvas, box, look, season)
    _cell_spaces(canvas, box, look, season)
    if look.state == "veiled":
        canvas.veil(box.x + 2, box.y + 2, box.w - 4, box.h - 4, "#D8D0C4")
        canvas.draw(hatch(*picture.grown(-1), INK, opacity=0.2, step=9, width=1.2))
    elif look.state == "refused":
        canvas.layer()
        canvas.draw(hatch(*picture.grown(-1), ILLEGAL, opacity=0.45, step=8, width=1.5))
    _cell_label(canvas, box, look)
    return canvas.surface(grain=SCREEN_GRAIN)


def _cell_sign(canvas: Canvas, box: Box, look: CellLook, season: str) -> None:
    sign, inks = board_boxes.cell_icon(box, look.places), SEASONS[season]
    if look.places == 1:
        r = sign.r
        canvas.draw(circle(sign.x, sign.y, r, "#FBF1DC", INK, 1.8), circle(sign.x, sign.y, r - 4, NONE, inks.head, 2.4))
        canvas.icon(signs.ACTIONS[look.action], sign.x, sign.y, r * 1.4)
    elif not letters.large():
        canvas.draw(rect(*sign.box, inks.tint, 5, INK, 1.6))
        canvas.icon(signs.ACTIONS[look.action], sign.x, sign.y, 37)


def _cell_spaces(canvas: Canvas, box: Box, look: CellLook, season: str) -> None:
    inks = SEASONS[season]
    for i, spot in enumerate(board_boxes.cell_places(box, look.places)):
        taken = i in look.taken
        canvas.piece(
            spot.box.grown(5),
            circle(spot.x + 1, spot.y + 3, spot.r, SHADOW, opacity=0.4),
            circle(spot.x, spot.y, spot.r, inks.tint if taken else CARD, INK, 2.2),
            circle(spot.x, spot.y, spot.r - 4, NONE, LINE, 1.3),
            circle(spot.x, spot.y, spot.r - 4, inks.head, opacity=0.35) if i == look.bonus and taken else "",
        )
        if i == look.bonus and not taken:
            plus, bonus = spot.r * 0.54, signs.BONUSES[look.action]
            canvas.text(spot.x - plus, spot.y, "+", "extra", 22, INK2, "centre", "middle")
            if bonus == "vp":
                laurel(canvas, spot.x + max(8, 22.6 - plus), spot.y, 35, 1)
            else:
                canvas.icon(bonus, spot.x + max(8, 21 - plus), spot.y, 32)
    closed = 3 - look.places
    right, middle = box.right - 90, board_boxes.cell_picture(box).centre[1]
    if look.places == 1 and not look.grandes:
        for i in range(closed):
            canvas.draw(circle(right, middle - 6 + 12 * i, 2.6, INK, opacity=0.6))


def _cell_label(canvas: Canvas, box: Box, look: CellLook) -> None:
    canvas.layer()
    if look.places == 1:
        left, room = box.x + 10, box.w - 16 - (40 if look.coin else 0)
    else:
        left, room = box.x + 54, box.w - 60 - (46 if look.coin or look.grandes else 0)
    if letters.large() and look.places > 1 and look.grandes <= (0 if look.coin else 1):
        left, room = box.x + 10, room + 44
    tall, leading = board_boxes.label_height(), 0.96 if letters.large() else 1.02
    usual = 21 if look.places == 1 and not letters.large() else 20
    words, size = canvas.fitting(look.label, "extra", usual, room, 2, leading, tall - 2)
    ink, middle = INK2 if look.state == "veiled" else INK, box.y + tall / 2 + 1
    canvas.text(left, middle, words, "extra", size, ink, valign="middle", wrap=room, leading=leading, most=2)


@kept(40)
def wake_row(row: int, taken: bool, first: str, scale: float) -> Surface:
    """A row of the wake-up chart without its rooster; ``first`` is the word on row 1."""
    box = board_boxes.wake_up_row(row)
    spot = board_boxes.rooster_spot(row)
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    x, y, _, h = box
    canvas.draw(
        rect(x + 2, y + 3, box.w, h, SHADOW, 6, opacity=0.3),
        rect(*box, CARD if taken else "#F4F3E2", 6, INK, 2),
        path(
            f"M{x + 6},{y + 1}H{x + 38}V{y + h - 1}H{x + 6}Q{x + 1},{y + h - 1} {x + 1},{y + h - 6}"
            f"V{y + 6}Q{x + 1},{y + 1} {x + 6},{y + 1}Z",
            SEASONS["spring"].head,
        ),
        path(f"M{x + 38},{y}V{y + h}", NONE, INK, 1.6),
        circle(spot.x, spot.y, spot.r, "#E8E2C9", opacity=1),
        dashed_circle(spot.x, spot.y, spot.r, LINE, 1.6, on=4, off=4),
    )
    middle = y + h / 2
    canvas.text(x + 20, middle, str(row), "display", grown(29, 42), INK, "centre", "middle")
    given = signs.ROWS.get(row, ())
    for i, icon in enumerate(given):
        if icon == "vp":
            laurel(canvas, x + 82, middle, 40, 1)
        else:
            cx = x + 82 if len(given) == 1 else x + 58 + i * 44
            canvas.icon(icon, cx, middle, 40 if len(given) == 1 else 32)
    if len(given) > 1:
        canvas.draw(path(f"M{x + 84.5},{middle - 13}L{x + 75.5},{middle + 13}", NONE, INK2, 2.6))
    if not given:
        left, room = x + 42, spot.x - spot.r - 6 - x - 42
        words, size = canvas.fitting(first, "bold", 19, room, 2)
        canvas.text(left + room / 2, middle, words, "bold", size, INK2, "centre", "middle", wrap=room, most=2)
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(20)
def cart(label: str, hint: str, state: str, scale: float) -> Surface:
    """The cart across the bottom of summer and winter, with places for nine workers; ``state`` open or veiled."""
    box = board_boxes.CART
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(rect(box.x + 2, box.y + 3, box.w, box.h, SHADOW, 6, opacity=0.38), rect(*box, CARD, 6, INK, 2.2))
    middle = box.y + box.h / 2
    canvas.icon("gain_lira", box.x + 34, middle, 46)
    for i in range(board_boxes.CART_PLACES):
        spot = board_boxes.cart_spot(i)
        canvas.draw(
            circle(spot.x, spot.y, spot.r, "#F4EAD2"), dashed_circle(spot.x, spot.y, spot.r, LINE, 1.5, on=4, off=4)
        )
    if state == "veiled":
        canvas.veil(box.x + 2, box.y + 2, box.w - 4, box.h - 4, "#D8D0C4")
    ink = INK2 if state == "veiled" else INK
    canvas.text(box.x + 66, middle, label, "extra", grown(21), ink, valign="middle")
    left = box.x + 66 + canvas.measure(label, "extra", grown(21)) + 24
    if canvas.measure(hint, "bold", grown(19)) <= board_boxes.cart_spot(0).box.x - 14 - left:
        canvas.text(left, middle, hint, "bold", grown(19), INK2, valign="middle")
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(10)
def fall(word_or: str, state: str, scale: float) -> Surface:
    """What fall gives: a summer or a winter visitor; ``state`` open or veiled."""
    box = board_boxes.FALL
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    middle = box.y + box.h / 2
    canvas.draw(rect(box.x + 2, box.y + 3, box.w, box.h, SHADOW, 6, opacity=0.38), rect(*box, CARD, 6, INK, 2))
    side = 40 if grown(20) < 24 else 34
    canvas.icon("card_summer", box.x + 12 + side / 2, middle, side)
    canvas.icon("card_winter", box.right - 12 - side / 2, middle, side)
    canvas.text(box.x + 62, middle, word_or, "bold", grown(20, 30), INK2, "centre", "middle")
    if state == "veiled":
        canvas.veil(box.x + 2, box.y + 2, box.w - 4, box.h - 4, "#D8D0C4", 110, 80)
    return canvas.surface()
