"""The two parts of the valley without places of actions: the terraces of spring and the burning wood of fall."""

from __future__ import annotations

from game.art import board_boxes
from game.art.board_boxes import BOARD
from game.art.country.plants import bush, tree
from game.art.country.seasons import SEASONS
from game.art.kit.palette import mix
from game.art.kit.shapes import NONE, Fragment, Point, path, rect, spline
from game.art.landscape import Chance, height_at
from game.art.valley.inks import CROWNS
from game.art.valley.land import between

_EAST = 222
"""How far the terraces reach: a little into summer."""
_BLOSSOMS = ((184, 112, 42), (181, 246, 36), (183, 378, 40))
"""Where trees stand and how tall they are: right of the roosters, behind nothing that is read."""


def terraces() -> Fragment:
    """Seven terraces under blossoming trees."""
    out = "".join(_terrace(row) for row in range(7))
    return out + "".join(tree(x, y, tall, *SEASONS["spring"].crown) for x, y, tall in _BLOSSOMS)


def _terrace(row: int) -> Fragment:
    """A terrace with two rows of young vines on its dry wall; every second one leans the other way."""
    inks, y, lean = SEASONS["spring"], board_boxes.wake_up_row(row + 1).y - BOARD.y - 2, 3 if row % 2 else -3
    top: list[Point] = [(-20, y - lean), (60, y + 1), (130, y - 1), (_EAST, y + lean)]
    foot: list[Point] = [(-20, y + 52 + lean * 0.4), (100, y + 50), (_EAST, y + 52 - lean * 0.4)]
    out = path(between(top, [(x, at + 30) for x, at in foot]), mix("#8FC25E", "#6EA548", row / 8))
    out += path(spline(top), NONE, "#A9D36F", 2.4)
    for j in range(2):
        chance = Chance(row * 3 + j)
        stalks = [(x, height_at(top, x) + 15 + j * 16, chance.between(2, 5)) for x in range(2, 214, 8)]
        out += path("".join(f"M{x},{at:.1f}v-{tall:.1f}" for x, at, tall in stalks), NONE, "#4C8A3E", 5)
        out += path("".join(f"M{x},{at - 1:.1f}v-{tall:.1f}" for x, at, tall in stalks), NONE, "#8CC75C", 2)
    stones, chance, x = "", Chance(row + 50), -6.0
    while x < _EAST:
        w = chance.between(11, 20)
        stones += f"M{x:.1f},{height_at(foot, x) + 2:.1f}h{w - 2:.1f}v9h-{w - 2:.1f}Z"
        x += w
    out += path(between(foot, [(x, at + 14) for x, at in foot]), inks.stone_dark) + path(stones, inks.stone)
    return out + path(spline(foot), NONE, "#78AE50", 3)


def wood() -> Fragment:
    """The burning wood behind the crates of cards, with a path through it and leaves in the air."""
    chance = Chance(77)
    out = rect(600, 60, 180, 420, "#6E2A14")
    for i in range(8):
        out += rect(600 + i * 22 + chance.between(-4, 4), 70, chance.between(3, 7), 400, "#4A1E12")
    for y in range(64, 470, 26):
        for k in range(6):
            x = 606 + k * 28 + chance.between(-9, 9)
            light, shade = CROWNS[int(chance.share() * len(CROWNS))]
            out += bush(x, y + chance.between(4, 16), chance.between(12, 18), light, shade)
    out += path("M676,480C668,420 712,380 690,300C676,240 706,180 692,96", NONE, "#E2AC6C", 30, opacity=0.55)
    leaves = "".join(f"M{chance.between(606, 776):.1f},{chance.between(70, 470):.1f}l3,2" for _ in range(60))
    return out + path(leaves, NONE, "#FFD98A", 2.4)
