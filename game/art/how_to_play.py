"""Pictures of the real things beside each step of how a game is played: pieces, cards, buildings, tiles and flags."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface
from pygame.transform import rotozoom, smoothscale

from game.art import cards, grapes, pieces
from game.art.chart import pegs
from game.art.country import structures
from game.art.country.goods import barrel
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.palette import INK
from game.art.kit.shapes import path

WIDE, HIGH = 216.0, 132.0
"""Width and height of a picture, in design px."""
_X, _Y, _FOOT = WIDE / 2, HIGH / 2, HIGH - 10


def _points(canvas: Canvas) -> None:
    pieces.laurel(canvas, _X + 30, _Y, 116, 20)
    canvas.draw(pieces.cork("cotto", _X - 66, _Y + 22, 30))


def _work(canvas: Canvas) -> None:
    for at, what in enumerate(("plant", "harvest", "make_wine", "fill_order")):
        canvas.icon(what, 28 + at * 54, _Y + (12 if at % 2 else -12), 56)


def _last_year(canvas: Canvas) -> None:
    canvas.draw(pieces.cork("lago", _X - 56, _Y + 20, 30))
    canvas.icon("last_year", _X + 34, _Y, 100)


def _spring(canvas: Canvas) -> None:
    for at, colour in enumerate(("lago", "sole", "cotto")):
        canvas.draw(pieces.rooster(colour, 42 + at * 66, _FOOT - at * 12, 84))


def _summer(canvas: Canvas) -> None:
    image = structures.picture("windmill", canvas.scale)
    tall = 122 * canvas.scale / image.get_height()
    canvas.picture(smoothscale(image, (round(image.get_width() * tall), round(image.get_height() * tall))), 0, 4)
    canvas.draw(pieces.worker("salvia", 138, _FOOT, 74), pieces.worker("salvia", 186, _FOOT, 74))


def _fall(canvas: Canvas) -> None:
    for deck, x, turn in (("summer_visitor", 26, 8), ("winter_visitor", 104, -8)):
        back = rotozoom(cards.card_back(deck, canvas.scale), turn, 0.43)
        canvas.picture(back, x, _Y - back.get_height() / canvas.scale / 2)


def _winter(canvas: Canvas) -> None:
    pieces.token(canvas, "red", 38, _Y - 22, 60, 4)
    pieces.token(canvas, "white", 66, _Y + 28, 60, 3)
    canvas.draw(path(f"M106,{_Y}h22m-10,-10l10,10l-10,10", stroke=INK, width=4.4))
    pieces.token(canvas, "blush", 172, _Y, 78, 7)


def _year_end(canvas: Canvas) -> None:
    pieces.coin(canvas, 50, _Y + 6, 74, "+3")
    pieces.token(canvas, "red", 118, _Y + 6, 60, 5)
    canvas.icon("age", 176, _Y + 6, 66)


def _flags(canvas: Canvas) -> None:
    for x, y, colour in ((44, 44, "cotto"), (104, 74, "cotto"), (166, 48, "lago")):
        _put(canvas, pegs.flag_picture(colour, 1.5, canvas.scale), x, y)


def _road(canvas: Canvas) -> None:
    canvas.icon("vineyard", 38, _Y + 4, 68)
    canvas.draw(barrel(108, _FOOT - 12, 68))
    canvas.icon("notes", 178, _Y + 4, 70)


def _bottle(canvas: Canvas) -> None:
    canvas.icon("bottle_marker", _X, _Y, 122)


def _choose(canvas: Canvas) -> None:
    for at, region in enumerate(("toscana", "veneto")):
        canvas.icon(f"region_{region}", 62 + at * 92, _Y, 88)


def _buy(canvas: Canvas) -> None:
    for at, (price, government) in enumerate(((60, False), (90, False), (120, True))):
        _put(canvas, pegs.stone_picture(price, government, 1.5, canvas.scale), 38 + at * 70, _Y + 4)


def _tiles(canvas: Canvas) -> None:
    for at, variety in enumerate(("nebbiolo", "trebbiano", "barbera")):
        grapes.tile_shapes(canvas, grapes.Tile(variety, "", "lago" if at == 1 else ""), 42 + at * 66, _Y, 60)


def _sell(canvas: Canvas) -> None:
    grapes.bunch(canvas, "nebbiolo", 42, _Y, 74)
    canvas.icon("demand_down", 106, _Y, 60)
    canvas.icon("notes", 174, _Y, 74)


def _order(canvas: Canvas) -> None:
    for at, colour in enumerate(("salvia", "sole", "cotto")):
        canvas.draw(pieces.emblem_disc(colour, 36 + at * 72, _Y, 27))
        if at:
            canvas.draw(path(f"M{at * 72 - 8},{_Y}h14m-7,-7l7,7l-7,7", stroke=INK, width=3.6))


def _put(canvas: Canvas, image: Surface, x: float, y: float) -> None:
    """Lay a picture with its middle at x, y."""
    w, h = image.get_size()
    canvas.picture(image, x - w / canvas.scale / 2, y - h / canvas.scale / 2)


PICTURES: dict[str, Callable[[Canvas], None]] = {
    "points": _points, "work": _work, "last-year": _last_year, "spring": _spring, "summer": _summer, "fall": _fall,
    "winter": _winter, "year-end": _year_end, "flags": _flags, "road": _road, "bottle": _bottle, "choose": _choose,
    "buy": _buy, "tiles": _tiles, "sell": _sell, "order": _order,
}  # fmt: skip


@kept(20)
def picture(name: str, scale: float) -> Surface:
    """What is seen beside a step, WIDE by HIGH design px."""
    canvas = Canvas(WIDE, HIGH, scale)
    PICTURES[name](canvas)
    return canvas.surface()
