"""The land of the valley in one season: slopes of vines, the roads of its places, walls, and the road of the cart."""

from __future__ import annotations

import math

from game.art import board_boxes
from game.art.board_boxes import BOARD, CART, PITCH, SKY
from game.art.country.houses import poly
from game.art.country.inks import SNOW
from game.art.country.plants import bare_tree
from game.art.country.seasons import SEASONS, SeasonInks
from game.art.kit.palette import mix
from game.art.kit.shapes import NONE, Fragment, Point, ellipse, path, rect, spline
from game.art.landscape import Chance, cypress

_TREES = ((199, 60), (411, 58), (621, 64), (762, 56), (973, 60), (1186, 62))
"""The cypresses between the places of each row: x and height."""
_BARE = frozenset({973})
"""Where in winter a tree without leaves stands in the place of a cypress."""
_WIDE = range(-20, int(BOARD.w) + 60, 30)


def wave(x: float, row: int) -> float:
    """How far the road of a row of places (0-2) lies off its level at x of the board."""
    return 3.2 * math.sin(x / 118 + row * 1.7) + 1.4 * math.sin(x / 47 + row)


def top_of(row: int) -> float:
    """The upper edge of a row of places (0-2) on the board."""
    return SKY + row * PITCH


def road_of(row: int) -> tuple[float, float]:
    """Where the road of a row begins and ends: at the wall with the signs."""
    tall = board_boxes.picture_height()
    return top_of(row) + tall * 0.635, top_of(row) + tall - 2


def line(y: float, row: int, share: float = 1) -> list[Point]:
    """A line across the board that follows the road of a row by a share."""
    return [(x, y + share * wave(x, row)) for x in _WIDE]


def between(top: list[Point], foot: list[Point]) -> str:
    """Path commands of the band between two lines."""
    return f"{spline(top)}L{spline(foot[::-1])[1:]}Z"


def slope(season: str, row: int) -> Fragment:
    """The slope behind a row of places with its vines, its road and the wall below."""
    inks, (road, wall), top = SEASONS[season], road_of(row), top_of(row)
    crest, foot, chance = top - 4 if row else top + 6, top + PITCH, Chance(40 + row)
    out = path(between(line(crest, row, 1.2), line(foot, row, 0)), inks.slope[row])
    for j in range(int((road - crest) / 15)):
        out += _vines(inks, crest + 13 + j * 14, row, season == "winter")
    out += path(between(line(road - 2, row), line(wall + 4, row)), inks.road_edge)
    out += path(between(line(road + 1, row), line(wall + 4, row)), inks.road)
    for _ in range(60):
        x, y = chance.between(0, BOARD.w), chance.between(road + 6, wall)
        out += ellipse(x, y + wave(x, row), chance.between(3, 9), 1.3, inks.road_edge, opacity=0.55)
    return out + _wall(inks, wall, foot, row, chance) + _trees(season, road, row)


def _vines(inks: SeasonInks, y: float, row: int, bare: bool) -> Fragment:
    """One row of vines across the slope: its shadow, its leaves and the light on them."""
    slope, along = inks.slope[row], line(y, row, 1.2)
    out = path(spline([(x, at + 4) for x, at in along]), NONE, mix(slope, inks.soil, 0.35), 3)
    out += path(spline(along), NONE, mix(slope, inks.vine, 0.22 if bare else 0.34), 3 if bare else 6.5)
    if bare:
        return out
    return out + path(spline([(x, at - 2) for x, at in along]), NONE, mix(slope, inks.vine_light, 0.55), 2)


def _wall(inks: SeasonInks, wall: float, foot: float, row: int, chance: Chance) -> Fragment:
    out = path(between(line(wall, row), line(foot + 6, row, 0)), inks.stone_dark)
    courses, stones = max(3, round((foot - wall) / 12)), ""
    for course in range(courses):
        x = -4.0 - course * 7
        while x < BOARD.w:
            w = chance.between(14, 26)
            y = wall + 4 + course * 12 + wave(x, row) * (1 - course / courses)
            stones += f"M{x + 1:.1f},{y + 2:.1f}q0,-2 2,-2h{w - 6:.1f}q2,0 2,2v7q0,2 -2,2h-{w - 6:.1f}q-2,0 -2,-2Z"
            x += w
    out += path(stones, mix(inks.stone, inks.stone_dark, 0.25))
    out += path(between(line(foot - 1, row, 0), line(foot + 10, row, 0)), "#1A0C14", opacity=0.28)
    cap = line(wall, row)
    out += path(spline(cap), NONE, inks.cap, 5)
    return out + path(spline([(x, y - 1.6) for x, y in cap]), NONE, mix(inks.cap, "#FFF6DF", 0.35), 1.6)


def _trees(season: str, road: float, row: int) -> Fragment:
    out = ""
    for x, tall in _TREES:
        foot = road + wave(x, row) + 3
        out += ellipse(x + 5, foot, 12, 2.6, "#2A1410", opacity=0.25)
        if season == "winter" and x in _BARE:
            out += bare_tree(x, foot, tall * 0.9)
            continue
        out += cypress(x, foot, tall, SEASONS[season].cypress, tall * 0.15)
        if season == "winter":
            low, high = foot - tall * 0.5, foot - tall * 0.75
            edge = ((x - 5, low), (x - 3, high), (x, foot - tall + 4), (x - 1, high + tall * 0.05), (x + 1, low - 3))
            out += poly(SNOW, *edge, opacity=0.95)
    return out


def cart_road(season: str) -> Fragment:
    """The road of the cart below the three rows, with its ruts."""
    inks, y = SEASONS[season], CART.y - BOARD.y
    out = rect(0, y - 2, BOARD.w, BOARD.h - y + 2, inks.slope[2])
    out += path(between(line(y + 2, 4), line(y + 58, 5)), inks.road_edge)
    out += path(between(line(y + 5, 4), line(y + 55, 5)), inks.road)
    for rut in (20, 42):
        out += path(spline(line(y + rut, 4, 0.7)), NONE, inks.road_edge, 2.2, opacity=0.7)
    return out
