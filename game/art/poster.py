"""The title poster: evening over the vineyard, and the name in block letters."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from itertools import pairwise

from pygame import SRCALPHA, Surface
from pygame.draw import aacircle

from game.art.kit import contrast, fonts
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas, Plain, text_size
from game.art.kit.grain import grain
from game.art.kit.palette import BRASS, INK, LINE, PAPER, WINE, Colour
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, Point, group, line, path, polygon, rect
from game.art.landscape import (
    Chance,
    bunch,
    cloud,
    cypress,
    height_at,
    hill,
    house,
    leaf,
    pine,
    vine_rows,
)

WIDTH, HEIGHT = 1920, 1080
BORDER = 34
_W, _H = WIDTH - 2 * BORDER, HEIGHT - 2 * BORDER
_SUN = (1250.0, 560.0)
_MIDDLE = 11
"""The first row of vines in the eastern half."""
_VANISH, _ROWS, _SPREAD, _DEPTH, _THICK = 1180, 21, 3.6, 0.19, 0.66
_FAR: list[Point] = [
    (-20, 640), (150, 600), (380, 560), (560, 610), (800, 560), (980, 600), (1200, 640), (1430, 585), (1650, 545),
    (1900, 600),
]  # fmt: skip
_TOWN_HILL: list[Point] = [
    (-20, 690), (240, 640), (470, 650), (700, 628), (930, 655), (1150, 690), (1400, 640), (1640, 620), (1900, 660)
]  # fmt: skip
_VILLA_HILL: list[Point] = [
    (-20, 760), (200, 730), (420, 700), (640, 704), (900, 726), (1150, 732), (1400, 700), (1600, 672), (1760, 668),
    (1900, 690),
]  # fmt: skip
_FRONT: list[Point] = [
    (-20, 842), (200, 806), (430, 782), (700, 772), (960, 776), (1240, 766), (1500, 740), (1700, 734), (1900, 748)
]  # fmt: skip
_LEAVES = ((-0.40, "#8FA345"), (-0.16, "#6F8636"), (0.12, "#36562C"), (0.38, "#223C24"))
_BANDS = (
    (1290, "#2C667A"), (1090, "#4E8288"), (905, "#86A791"), (735, "#C3C394"), (580, "#EBCB84"), (440, "#F3B95C"),
    (318, "#F2A542"),
)  # fmt: skip


@kept(2)
def _sky(plain: bool, scale: float) -> Surface:
    """The paper with the sky on it. Rings of this size take a loader of SVG longer than all the rest."""
    sheet = Surface((pixels(WIDTH, scale), pixels(HEIGHT, scale)))

    def ink(colour: Colour) -> Colour:
        return contrast.printed(colour) if plain else colour

    sheet.fill(ink("#1F5068"))
    x, y = ((at + BORDER) * scale for at in _SUN)
    for r, band in _BANDS:
        aacircle(sheet, ink(band), (x, y), r * scale)
    aacircle(sheet, ink("#F9DE9A"), (x - 5 * scale, y - 3 * scale), 209 * scale)
    aacircle(sheet, ink("#E5602B"), (x, y), 197 * scale)
    return sheet


def _clouds() -> Fragment:
    out = ""
    for x, y, w, opacity in ((1120, 300, 250, 0.9), (1500, 352, 300, 0.9), (590, 470, 230, 0.8)):
        out += cloud(x, y, w, "#FBEBC8", opacity) + cloud(x + w * 0.06, y + 4, w * 0.8, "#F3D6A2", opacity * 0.75)
    return out


def _town() -> Fragment:
    """A hill town of seven towers on the far hill, left of the sun."""
    x, y, out = 772, 632, ""
    towers = ((-66, 26, 30, 9), (-42, 18, 58, 15), (-26, 30, 36, 9), (2, 20, 74, 15), (20, 34, 40, 9), (52, 16, 52, 15),
              (66, 30, 26, 9))  # fmt: skip
    for dx, w, h, roof in towers:
        left = x + dx
        out += rect(left, y - h, w, h + 30, "#F3D6A0") + rect(left + w * 0.58, y - h, w * 0.42, h + 30, "#C98F58")
        out += path(polygon(((left - 3, y - h), (left + w / 2, y - h - roof), (left + w + 3, y - h))), "#A8421F")
    return out + path(hill([(600, 700), (690, 648), (780, 636), (870, 648), (960, 704)], 712), "#8A8A40")


def _hills() -> Fragment:
    chance = Chance(11)
    out = path(hill(_FAR, _H), "#C98A4A") + path(hill(_TOWN_HILL, _H), "#9C8A45") + _town()
    for x in (650, 668, 686, 884, 902, 918, 1050, 1072, 1098, 1480, 1500, 1522, 1546, 1700, 1716):
        out += cypress(x, height_at(_TOWN_HILL, x) + 6, chance.between(46, 70))
    out += path(hill(_VILLA_HILL, _H), "#6E7A34")
    for k in range(26):
        x = 700 + k * 15
        y = height_at(_VILLA_HILL, x)
        for left, ink, wide in ((0, "#4A5C26", 5.0), (-1, "#95A04A", 1.8)):
            bend = f"Q{x + left + 10 + k * 0.6:.1f},{y + 28:.1f} {x + left + 26 + k * 2.2:.1f},{y + 70:.1f}"
            out += path(f"M{x + left},{y + 4:.1f}{bend}", NONE, ink, wide)
    out += house(1590, 690, 3.0)
    trees = ((-150, 235), (-118, 170), (-182, 160), (170, 250), (206, 205), (240, 160), (262, 215))
    for dx, tall in trees:
        out += cypress(1590 + dx, height_at(_VILLA_HILL, min(1880, 1590 + dx)) + 16, tall)
    return out + pine(1340, 738, 196)


def _rows() -> Fragment:
    out = path(hill(_FRONT, _H), "#B4702E")
    return out + vine_rows(
        lambda x: height_at(_FRONT, x), _W, _H, _VANISH, _ROWS, "#2C4A28", "#7C9038",
        spread=_SPREAD, depth=_DEPTH, thick=_THICK, foot=_H + 10,
    )  # fmt: skip


def _row_at(row: int, share: float) -> tuple[float, float, float]:
    """Where a row of vines is at a share (0 near, 1 far) of its length, and how wide."""
    step = _W * _SPREAD / _ROWS
    near = _VANISH - _W * _SPREAD / 2 + row * step
    far = _VANISH + (near - _VANISH) * _DEPTH
    top, foot = height_at(_FRONT, max(0, min(_W, far))) + 1, _H + 10
    bend_x, bend_y = (near + far) / 2 + (far - near) * 0.18, top + (foot - top) * 0.30
    rest = 1 - share
    x = rest**2 * near + 2 * share * rest * bend_x + share**2 * far
    y = rest**2 * foot + 2 * share * rest * bend_y + share**2 * top
    wide = step * _THICK
    return x, y, wide * rest + wide * _DEPTH * share


@kept(2)
def _foliage(first: int, end: int) -> tuple[Fragment, ...]:
    """Leaves and grapes strewn along each of some rows, smaller with distance; one shape for each row and ink."""
    chance, rows = Chance(4 + first), []
    for row in range(first, end):
        share, outlines = 0.0, {ink: "" for _, ink in _LEAVES} | {WINE: ""}
        while share < 0.97:
            x, y, wide = _row_at(row, share)
            if -120 < x < _W + 120:
                r = wide * 0.155
                for side, ink in _LEAVES:
                    dx, dy = side * wide + chance.between(-0.05, 0.05) * wide, chance.between(-0.1, 0.1) * r
                    outlines[ink] += _drop(x + dx, y + dy, r * 1.05, r * 0.74)
                if chance.share() < 0.3 and wide > 50:
                    gx = x - wide * 0.1 + chance.between(-0.3, 0.3) * wide
                    for a, b in ((0, 0), (0.55, 0), (0.27, 0.5)):
                        outlines[WINE] += _drop(gx + a * r * 0.52, y + b * r * 0.5, r * 0.27, r * 0.27)
            share += max(0.012, 0.085 * (1 - share) * wide / 230 + 0.01)
        rows.append("".join(path(outline, ink) for ink, outline in outlines.items() if outline))
    return tuple(rows)


def _leaves(first: int, end: int) -> Fragment:
    """The foliage of some rows of one half."""
    half = 0 if end <= _MIDDLE else _MIDDLE
    rows = _foliage(half, _MIDDLE if half == 0 else _ROWS + 1)
    return group("".join(rows[first - half : end - half]), BORDER, BORDER)


def _drop(x: float, y: float, rx: float, ry: float) -> str:
    """Path commands of a small ellipse."""
    return f"M{x + rx:.1f},{y:.1f}{_steps(round(4 * rx) / 4, round(4 * ry) / 4)}"


@cache
def _steps(rx: float, ry: float) -> str:
    """Around an ellipse from its right end, over as many corners as its size lets be seen."""
    count = 8 if rx < 6 else 12 if rx < 14 else 18
    corners = [(rx * math.cos(2 * math.pi * i / count), ry * math.sin(2 * math.pi * i / count)) for i in range(count)]
    return "".join(f"l{x - a:.2f},{y - b:.2f}" for (a, b), (x, y) in pairwise(corners)) + "Z"


def _branch() -> Fragment:
    """The branch with two bunches that hangs into the upper right corner."""
    out = path("M1960,60C1840,66 1770,40 1690,66C1620,88 1560,52 1470,74", NONE, "#3A2214", 15)
    out += path("M1960,57C1840,63 1770,37 1690,63C1620,85 1560,49 1470,71", NONE, "#7A5230", 5)
    out += path("M1500,70C1470,110 1440,100 1424,140C1414,166 1440,172 1436,150", NONE, "#4A5E26", 4)
    out += path("M1742,60V104", NONE, "#3A2214", 8) + path("M1600,70V100", NONE, "#3A2214", 6)
    out += leaf(1660, 92, 1.35, 200) + bunch(1742, 84, 2.05) + bunch(1596, 86, 1.15, seed=5)
    out += leaf(1852, 86, 1.75, 158, "#6E8F3A", "#4A6C2A") + leaf(1730, 76, 1.2, 62, "#88A448", "#5E7F33")
    return out + leaf(1536, 74, 1.05, 205, "#88A448", "#5E7F33") + leaf(1480, 80, 0.8, 140)


def _edges(left: float, top: float, right: float, bottom: float, width: float, ink: Colour) -> Fragment:
    """A frame of four bars: the loader would go over all the picture for one with a hole."""
    h, v, half = right - left + width, bottom - top - width, width / 2
    return (
        rect(left - half, top - half, h, width, ink) + rect(left - half, bottom - half, h, width, ink)
        + rect(left - half, top + half, width, v, ink) + rect(right - half, top + half, width, v, ink)
    )  # fmt: skip


def _frame() -> Fragment:
    b, w, h = BORDER, WIDTH, HEIGHT
    out = "".join(
        _edges(inset, inset, w - inset, h - inset, width, ink)
        for inset, width, ink in ((b / 2, b, PAPER), (b - 2, 4, INK), (14, 2, WINE), (20, 1.2, LINE))
    )
    corner = rect(-4, -4, 15, 15, PAPER) + path("M0,0H11M0,0V11", NONE, WINE, 2)
    corner += path("M4,4C9,3 13,6 13.4,13.4C6,13 3,9 4,4Z", WINE)
    for x, y, turn in ((14, 14, 0), (w - 14, 14, 90), (w - 14, h - 14, 180), (14, h - 14, 270)):
        out += group(corner, x, y, 1, turn)
    return out


_PARTS: dict[str, tuple[Plain, Callable[[], Fragment]]] = {
    **{
        f"hills {k}": ((k * WIDTH / 4, 200, WIDTH / 4, 680), lambda: group(_clouds() + _hills(), BORDER, BORDER))
        for k in range(4)
    },
    "field in the west": ((0, 736, WIDTH / 2, HEIGHT - 736), lambda: group(_rows(), BORDER, BORDER)),
    "field in the east": ((WIDTH / 2, 736, WIDTH / 2, HEIGHT - 736), lambda: group(_rows(), BORDER, BORDER)),
    "far west": ((0, 736, 1340, HEIGHT - 736), lambda: _leaves(0, 6)),
    "west": ((0, 736, 1340, HEIGHT - 736), lambda: _leaves(6, _MIDDLE)),
    "east": ((1120, 736, WIDTH - 1120, HEIGHT - 736), lambda: _leaves(_MIDDLE, 16)),
    "far east": ((1120, 736, WIDTH - 1120, HEIGHT - 736), lambda: _leaves(16, _ROWS + 1)),
    "branch": ((1400, 0, WIDTH - 1400, 470), _branch),
    "top": ((0, 0, WIDTH, BORDER + 4), _frame),
    "foot": ((0, HEIGHT - BORDER - 4, WIDTH, BORDER + 4), _frame),
    "left": ((0, BORDER + 4, BORDER + 4, HEIGHT - 2 * BORDER - 8), _frame),
    "right": ((WIDTH - BORDER - 4, BORDER + 4, BORDER + 4, HEIGHT - 2 * BORDER - 8), _frame),
}
"""What lies on the sky, from behind: the box that holds it and what is seen there."""


@kept(24)
def _part(name: str, plain: bool, scale: float) -> tuple[Surface, tuple[int, int]]:
    """A part of the picture, and where it lies in true pixels."""
    (x, y, w, h), draw = _PARTS[name]
    left, top = round(x * scale), round(y * scale)
    size = round((x + w) * scale) - left, round((y + h) * scale) - top
    drawn = group(contrast.printed(draw()) if plain else draw(), -left / scale, -top / scale)
    return raster(*size, scale, drawn, painted=True), (left, top)


@kept(3)
def _scene(scale: float, plain: bool = False) -> Surface:
    """The landscape, in the few greys of grounds where it is ``plain``."""
    parts = [_part(name, plain, scale) for name in _PARTS]
    sheet = _sky(plain, scale).copy()
    sheet.blits(parts)
    return sheet


def block_letters(
    sheet: Surface, x: float, y: float, words: str, size: float, scale: float, depth: int, ink: Colour, shadow: Colour
) -> float:
    """Display letters with an outline and a hard shadow ``depth`` px long, top left at x, y; returns their width."""
    px = text_size(size, scale)
    dark, light = fonts.rendered(words, "display", px, shadow), fonts.rendered(words, "display", px, ink)
    rim = max(1, 4 * scale * min(1, size / 100))
    margin = math.ceil(rim)
    fat = Surface((dark.get_width() + 2 * margin, dark.get_height() + 2 * margin), SRCALPHA)
    for angle in range(0, 360, 20):
        dx, dy = rim * math.cos(math.radians(angle)), rim * math.sin(math.radians(angle))
        fat.blit(dark, (round(margin + dx), round(margin + dy)))
    left, top = x * scale, y * scale - fonts.rise(words, "display", px)
    for down in range(math.ceil(depth * scale) + 1):
        sheet.blit(fat, (round(left) + down - margin, round(top) + down - margin))
    sheet.blit(light, (round(left), round(top)))
    return light.get_width() / scale


@kept(2)
def scenery(scale: float) -> Surface:
    """The poster without any words, for what lies behind the setup of a game."""
    sheet = _scene(scale, contrast.high()).copy()
    grain(sheet, 8)
    return sheet


@kept(3)
def _named(title: str, games: tuple[str, ...], scale: float) -> Surface:
    """The landscape with the name and the ribbon."""
    sheet = _scene(scale).copy()
    wide = block_letters(sheet, 92, 36, title, 196, scale, 10, "#FBF1DC", "#132A33")
    place = (70.0, 256.0, wide + 36, 84.0)
    canvas = Canvas.over(place, scale)
    _games_ribbon(canvas, games, 104, 262, wide - 32, 58)
    sheet.blit(canvas.surface(), (round(place[0] * scale), round(place[1] * scale)))
    return sheet


@kept(3)
def poster(title: str, games: tuple[str, ...], scale: float) -> Surface:
    """The whole title screen without its menu: landscape, name and a ribbon with the games, 1920 by 1080 design px."""
    sheet = _named(title, games, scale).copy()
    grain(sheet, 8)
    return sheet


def _games_ribbon(canvas: Canvas, games: tuple[str, ...], x: float, y: float, w: float, h: float) -> None:
    middle = y + h / 2
    tails = (
        f"M{x - 26},{y + 14}H{x + 40}V{y + h + 14}H{x - 26}L{x - 4},{middle + 14}Z",
        f"M{x + w + 26},{y + 14}H{x + w - 40}V{y + h + 14}H{x + w + 26}L{x + w + 4},{middle + 14}Z",
    )
    canvas.draw(*(path(tail, "#5A1028", INK, 2.4) for tail in tails))
    canvas.draw(
        rect(x + 3, y + 5, w, h, "#0E1E22", 2, opacity=0.5),
        rect(x, y, w, h, WINE, 2, INK, 2.6),
        rect(x + 5, y + 5, w - 10, h - 10, NONE, 1, BRASS, 1.5),
    )
    widths = [canvas.measure(game, "display", 33) for game in games]
    whole = sum(widths) + 96 * (len(games) - 1)
    left = x + w / 2 - whole / 2
    start = left
    for i, (game, wide) in enumerate(zip(games, widths, strict=True)):
        canvas.text(left, middle, game, "display", 33, "#FBF1DC", valign="middle")
        left += wide
        if i < len(games) - 1:
            canvas.icon("grape_red", left + 48, middle, 44, on_dark=True)
            left += 96
    for inner, outer in ((start - 30, x + 24), (start + whole + 30, x + w - 24)):
        diamond = ((inner - 7, middle), (inner, middle - 5), (inner + 7, middle), (inner, middle + 5))
        canvas.draw(line(inner, middle, outer, middle, BRASS, 2), path(polygon(diamond), BRASS))
