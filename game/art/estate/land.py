"""The land of an estate in a season: sky, ridge, slope and yard, framed in the colour of its owner."""

from __future__ import annotations

from pygame import Surface

from game.art import mat_boxes
from game.art.country.seasons import SEASONS, SeasonInks
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown, large
from game.art.kit.palette import CREAM, INK, SHADOW, mix, player
from game.art.kit.raster import cut, in_strips, pixels
from game.art.kit.shapes import NONE, Fragment, Point, circle, ellipse, path, rect, spline
from game.art.landscape import Chance, cloud, cypress, height_at, hill, house, sun
from game.art.pieces import emblem

RIDGE: tuple[Point, ...] = ((-20, 84), (80, 79), (190, 85), (300, 80), (420, 85), (520, 79), (640, 76), (1130, 76))
TERRACE: tuple[Point, ...] = ((-20, 124), (160, 120), (330, 125), (480, 120), (640, 122), (1130, 122))
"""The line on which the buildings stand, from the upper left corner of the land; with large words the second line,
where the first one lies ``_LIFTED`` px higher."""
_LIFTED = 21
_FAR: tuple[Point, ...] = ((-20, 60), (120, 42), (280, 62), (430, 40), (560, 55), (700, 40), (1140, 40))
_MIDDLE: tuple[Point, ...] = ((-20, 73), (160, 61), (330, 74), (480, 60), (640, 52), (1140, 50))
_STRIPS = 3
_YARD = 308


def season_of(season: str) -> str:
    """Which of the four seasons the land shows: before the first one spring, between the years winter."""
    return season if season in SEASONS else "winter" if season == "year_end" else "spring"


@kept(12, lasting=True)
def ground(colour: str, season: str, scale: float) -> Surface:
    """The empty estate in a season, with its shadow on the table and the frame in the colour of its owner."""
    box = mat_boxes.MAT
    canvas = Canvas.over(box, scale, BLEED)
    shadow = Box(box.x + 3, box.y + 5, box.w, box.h)
    canvas.rim(shadow, 16, rect(*shadow, "#0B0608", 9, opacity=0.55))
    canvas.picture(_land(season, scale), box.x, box.y)
    canvas.layer()
    canvas.rim(
        box.grown(2),
        14,
        rect(*box, NONE, 8, INK, 3),
        rect(*box.grown(-4), NONE, 6, player(colour).body, 3.4),
        rect(*box.grown(-6.6), NONE, 5, "#FBF1DC", 1.4, opacity=0.9),
    )
    return canvas.surface()


@kept(4, lasting=True)
def _land(season: str, scale: float) -> Surface:
    """What the estates of all players share."""
    box = mat_boxes.MAT
    shapes = _shapes(season, box.w, box.h)
    picture = in_strips(pixels(box.w, scale), pixels(box.h, scale), scale, shapes, _STRIPS)
    canvas = Canvas(box.w, box.h, scale)
    canvas.picture(cut(picture, scale, 8), 0, 0)
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(4)
def _shapes(season: str, w: float, h: float) -> Fragment:
    inks, lift = SEASONS[season], _LIFTED if large() else 0
    ridge: list[Point] = [(x, y - lift) for x, y in RIDGE]
    return (
        _sky(inks, ridge, w, h, lift)
        + path(hill(ridge, h), mix(inks.slope[0], inks.cap, 0.35))
        + path(hill([(x, y + 7) for x, y in ridge], h), inks.slope[0])
        + path(hill([(x, y + 26) for x, y in ridge], h), inks.slope[1])
        + (_second_line(inks, h) if lift else "")
        + _lanes(inks)
        + _yard(inks, h)
    )


def _sky(inks: SeasonInks, ridge: list[Point], w: float, h: float, lift: float) -> Fragment:
    """Sky and far hills, with cypresses at both ends of the ridge and a hamlet between them."""
    out = rect(0, 0, w, h, inks.sky[0])
    for i, band in enumerate(inks.sky[1:]):
        out += rect(0, (22 - lift * 0.3) + i * 19, w, h, band)
    if not lift:
        out += sun(560, 38, 24, inks.sun)
        out += cloud(52, 30, 66, "#FFF8E8", 0.85) + cloud(326, 28, 78, "#FFF8E8", 0.8)
    out += path(hill([(x, y - lift) for x, y in _FAR], h), inks.far)
    out += house(452, 58 - lift, 0.22)
    out += path(hill([(x, y - lift) for x, y in _MIDDLE], h), inks.mid)
    for x, tall in ((8, 42), (17, 30), (584, 40), (594, 54), (604, 44)):
        out += cypress(x, height_at(ridge, x) + 4, tall, inks.cypress, tall * 0.16)
    return out


def _second_line(inks: SeasonInks, h: float) -> Fragment:
    """The terrace on which the second row of buildings stands, over its dry wall."""
    line = list(TERRACE)
    wall = path(hill([(x, y + 1) for x, y in line], h), inks.stone_dark)
    return wall + path(hill([(x, y + 9) for x, y in line], h), inks.slope[1])


def _lanes(inks: SeasonInks) -> Fragment:
    """The lanes between the fields, down from the buildings to the yard."""
    return "".join(
        path(f"M{x},126C{x + 4},180 {x - 4},250 {x + 1},312", NONE, inks.road_edge, 6)
        + path(f"M{x},126C{x + 4},180 {x - 4},250 {x + 1},312", NONE, inks.road, 3.4)
        for x in (205, 399)
    )


def _yard(inks: SeasonInks, h: float) -> Fragment:
    """The trodden yard along the foot of the slope."""
    out = ""
    for top, ink in ((_YARD - 4, inks.road_edge), (_YARD, inks.road)):
        out += path(f"{spline([(-20, top), (160, top - 4), (360, top + 1), (640, top - 4)])}V{h}H-20Z", ink)
    chance = Chance(5)
    for _ in range(34):
        x, y = chance.between(0, 604), chance.between(_YARD + 8, h - 4)
        out += ellipse(x, y, chance.between(4, 10), 1.6, inks.road_edge, opacity=0.55)
    return out


@kept(10)
def banner(words: str, colour: str, scale: float) -> Surface:
    """The board on the roof of an estate that is not the decider's own: whose it is."""
    box, inks = mat_boxes.ROOF, player(colour)
    canvas = Canvas.over(Box(box.x, box.y, box.w, 46), scale, BLEED)
    fitted, size = canvas.fitting(words, "extra", 22, box.w - 84, tall=34)
    wide = min(canvas.measure(fitted, "extra", size) + 76, box.w - 8)
    x = box.x + box.w / 2 - wide / 2
    tall = min(36.0, grown(34))
    canvas.draw(
        rect(x + 2, box.y + 3, wide, tall, SHADOW, 6, opacity=0.5),
        rect(x, box.y, wide, tall, inks.body, 6, CREAM, 2),
        circle(x + 26, box.y + tall / 2, 15, inks.body),
        emblem(inks.emblem, x + 26, box.y + tall / 2, 11, inks.on),
    )
    canvas.text(x + 48, box.y + tall / 2, fitted, "extra", size, inks.on, valign="middle", wrap=wide - 60, most=1)
    return canvas.surface()
