"""The open mat: a cut through a hill with fields, structures, workers, crush pad and cellar.

Parts are kept pictures ``BLEED`` design px larger than their box on every side; vines, workers and tokens lie on them.
"""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import mat_boxes
from game.art.kit import contrast
from game.art.kit.boxes import Box, Standing
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown, large
from game.art.kit.palette import CARD, CELLAR, CREAM, CREAM2, ILLEGAL, INK, PLAN, PLAN_NAME, SHADOW, SLOT_RIM, player
from game.art.kit.raster import cut, in_strips, pixels
from game.art.kit.shapes import NONE, Fragment, Point, circle, dashed_rect, ellipse, hatch, path, rect
from game.art.landscape import Chance, cloud, cypress, height_at, hill, house, pine, vine_rows
from game.art.pieces import coin, emblem, spent_worker

_HILL: list[Point] = [(-20, 40), (120, 30), (300, 42), (440, 32), (590, 40), (760, 30), (950, 38), (1170, 30)]
_TREES = ((16, 30), (30, 36), (560, 30), (574, 38), (596, 32), (980, 32), (994, 38), (1084, 34))
_EARTH: list[Point] = [
    (-20, 216), (160, 206), (330, 222), (520, 206), (600, 150), (640, 84), (760, 64), (1170, 62)
]  # fmt: skip
_DEEP: list[Point] = [
    (-20, 300), (160, 286), (330, 302), (520, 292), (590, 250), (620, 150), (660, 84), (1170, 80)
]  # fmt: skip


def _cut_hill(w: float, h: float) -> Fragment:
    """Sky, skyline and the layers of earth under it."""
    out = rect(0, 0, w, h, "#F3D9A0")
    for i, band in enumerate(("#F1C77A", "#F5D48F", "#F8E0A8", "#FBEBC4")):
        out += rect(0, i * 18, w, 20, band)
    out += circle(690, 34, 62, "#FDF0CC", opacity=0.75) + circle(690, 34, 40, "#E5762E")
    out += cloud(180, 26, 80, "#FFF6E2", 0.9) + cloud(860, 22, 110, "#FFF6E2", 0.85)
    out += path(hill([(x, y - 12 + (x % 7) - 3) for x, y in _HILL], h), "#C9A654")
    for foot, tall in _TREES:
        out += cypress(foot, height_at(_HILL, foot) + 3, tall, w=tall * 0.2)
    out += house(1046, height_at(_HILL, 1046) + 3, 0.62) + house(470, height_at(_HILL, 470) + 3, 0.5, tower=False)
    out += pine(400, height_at(_HILL, 400) + 3, 34) + pine(800, height_at(_HILL, 800) + 3, 36)
    for down, ink in ((0, "#7F8F3E"), (9, "#5E7234"), (20, "#9A6A3C")):
        out += path(hill([(x, y + down) for x, y in _HILL], h), ink)
    out += path(hill(_EARTH, h), "#7A4E2E") + path(hill(_DEEP, h), "#54342A")
    chance = Chance(9)
    for _ in range(70):
        x, y = chance.between(0, w), chance.between(120, h)
        ink = "#3A241E" if chance.share() < 0.6 else "#B4865A"
        out += ellipse(x, y, chance.between(3, 9), chance.between(2, 5), ink, opacity=0.4)
    return out


@kept(2, lasting=True)
def _hill(scale: float) -> Surface:
    """What all mats share: the hill and its shadow on the table."""
    box = mat_boxes.MAT
    size = pixels(box.w, scale), pixels(box.h, scale)
    picture = in_strips(*size, scale, contrast.inked(_cut_hill(box.w, box.h)), 3)
    canvas = Canvas.over(box, scale, BLEED)
    canvas.draw(rect(box.x + 3, box.y + 5, box.w, box.h, "#0B0608", 9, opacity=0.55))
    canvas.picture(cut(picture, scale, 8), box.x, box.y)
    return canvas.surface(grain=SCREEN_GRAIN)


@kept(8, lasting=True)
def ground(colour: str, scale: float) -> Surface:
    """The empty mat, framed in the colour of its owner."""
    box = mat_boxes.MAT
    canvas = Canvas.over(box, scale, BLEED)
    canvas.picture(_hill(scale), box.x - BLEED, box.y - BLEED)
    canvas.layer()
    canvas.rim(
        box.grown(2),
        14,
        rect(*box, NONE, 8, INK, 3),
        rect(*box.grown(-4), NONE, 6, player(colour).body, 3.4),
        rect(*box.grown(-6.6), NONE, 5, "#FBF1DC", 1.4, opacity=0.9),
    )
    return canvas.surface()


@kept(10)
def banner(words: str, colour: str, scale: float) -> Surface:
    """The plate at the top of a mat that is not the decider's own: whose mat is shown."""
    box = mat_boxes.MAT
    inks = player(colour)
    canvas = Canvas.over(Box(box.x, box.y, box.w, 46), scale, BLEED)
    size = grown(22, 31)
    place = mat_boxes.CELLAR if large() else box
    wide = min(canvas.measure(words, "extra", size) + 76, place.w, 760)
    x = place.x + place.w / 2 - wide / 2
    canvas.draw(
        rect(x + 2, box.y + 3, wide, 36, SHADOW, 6, opacity=0.5),
        rect(x, box.y, wide, 36, inks.body, 6, CREAM, 2),
        emblem(inks.emblem, x + 26, box.y + 18, 11, inks.on),
    )
    canvas.text(x + 48, box.y + 18, words, "extra", size, inks.on, valign="middle", wrap=wide - 60, most=1)
    return canvas.surface()


class FieldLook(NamedTuple):
    """A field without its vines: limit (also its price), sum of vines, state (open, sold, harvested), middle words."""

    limit: int
    value: int
    state: str = "open"
    words: str = ""
    planted: bool = False


@kept(3, lasting=True)
def _soil(limit: int, scale: float) -> Surface:
    """The picture of a field's rows."""
    box = mat_boxes.field_box(limit)
    line_of_hill: list[Point] = [(-20, 30), (60, 22), (130, 28), (210, 20)]
    soil = Canvas(box.w, box.h, scale)
    soil.draw(
        rect(0, 0, box.w, 44, "#F5D48F"),
        path(hill([(-20, 26), (50, 14), (140, 24), (210, 16)], box.h), "#A9A04A"),
        path(hill(line_of_hill, box.h), "#B4763E"),
        vine_rows(
            lambda x: height_at(line_of_hill, x), box.w, box.h, box.w / 2, 9, "#7A4A28", "#94603A",
            spread=2.6, depth=0.34, thick=0.42,
        ),
    )  # fmt: skip
    return cut(soil.surface(), scale, 5)


@kept(100)
def field(look: FieldLook, scale: float) -> Surface:
    """A field: rows of soil, its running sum and limit on a sign, its price while it is empty or sold."""
    box = mat_boxes.field_box(look.limit)
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(rect(box.x + 3, box.y + 4, box.w, box.h, SHADOW, 6, opacity=0.4))
    canvas.picture(_soil(look.limit, scale), box.x, box.y)
    canvas.layer()
    canvas.draw(rect(*box, NONE, 5, INK, 2.2))
    if look.state == "sold":
        canvas.veil(box.x + 1, box.y + 1, box.w - 2, box.h - 2, "#D8D0C4", 190, 110)
        canvas.draw(hatch(*box.grown(-2), INK, opacity=0.25, step=10), rect(*box, NONE, 5, INK, 2.2))
    _field_sign(canvas, box, look)
    return canvas.surface(grain=SCREEN_GRAIN)


def _field_sign(canvas: Canvas, box: Box, look: FieldLook) -> None:
    if look.state != "sold":
        size = grown(24, 36)
        words = f"{look.value} / {look.limit}" if size < 30 else f"{look.value}/{look.limit}"
        wide = max(70, canvas.measure(words, "extra", size) + 12)
        canvas.draw(rect(box.right - 6 - wide, box.y + 6, wide, 34, CARD, 4, INK, 1.8))
        canvas.text(box.right - 6 - wide / 2, box.y + 23, words, "extra", size, INK, "centre", "middle")
        if look.state == "harvested":
            canvas.draw(circle(box.right - 26 - wide, box.y + 23, 16, CARD, INK, 1.6))
            canvas.icon("harvest", box.right - 26 - wide, box.y + 23, 24)
    if not look.planted:
        coin(canvas, box.x + 24, box.y + 24, grown(32, 38), look.limit)
    if look.words:
        sold = look.state == "sold"
        size = grown(21)
        wide = min(canvas.measure(look.words, "extra", size) + 26, box.w - 12)
        tall = size + 13
        cx, cy = box.x + box.w / 2, box.y + 98
        canvas.draw(
            rect(cx - wide / 2, cy - tall / 2, wide, tall, CARD if sold else "#5A3620", 5, ILLEGAL if sold else INK, 2,
                 opacity=1 if sold else 0.8)
        )  # fmt: skip
        ink = ILLEGAL if sold else "#FBF1DC"
        canvas.text(cx, cy, look.words, "extra", size, ink, "centre", "middle", wrap=wide - 10, most=1)


class StructureLook(NamedTuple):
    """A structure's tile: its id and name, cost in lira, whether it stands and was used this year, and the size of
    its letters."""

    structure: str
    name: str
    cost: int
    built: bool = False
    used: bool = False
    letters: float = 18


_SIDE = 54
"""The width of the sign at the left of a structure's tile with large words."""
LEAST_WIDE = 22
"""The least letters of its name then."""
_NAMED = {1: (58, 76, 25), 2: (46, 70, 38), 3: (34, 63, 54)}
"""The height of its picture with a name of so many lines, how low that stands, and the room for it."""


@kept(4)
def structure_letters(names: tuple[str, ...], scale: float) -> float:
    """The letters with which all these names fit their tiles."""
    canvas, tile = Canvas(4, 4, scale), mat_boxes.structure_box("yoke")
    if large():
        room, tall = tile.w - _SIDE - 8, tile.h - 2
        return min(canvas.fitting(name, "extra", 18, room, 2, 0.92, tall, LEAST_WIDE).size for name in names)
    room = tile.w - 6
    usual = [_rows(canvas, name, tile.w) for name in names]
    return min(
        canvas.fitting(name, "extra", 18, room, rows, 0.92, _NAMED[rows][2]).size
        for name, rows in zip(names, usual, strict=True)
    )


def _rows(canvas: Canvas, name: str, w: float) -> int:
    """How many lines a name takes on a tile of this width."""
    return len(canvas.lines(name, "extra", 18, w - 6, most=3))


@kept(100)
def structure(look: StructureLook, colour: str, scale: float) -> Surface:
    """A structure: a paper tile with the owner's emblem when built, a dark plan with its price when not."""
    box = mat_boxes.structure_box(look.structure)
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    if large():
        _wide_structure(canvas, box, look, colour)
        return canvas.surface()
    x, y, w, h = box
    rows = _rows(canvas, look.name, w)
    size = look.letters
    picture, middle, _ = _NAMED[rows]
    if look.built:
        inks = player(colour)
        canvas.draw(
            rect(x + 2, y + 3, w, h, SHADOW, 5, opacity=0.45),
            rect(*box, CARD, 5, INK, 2),
            rect(x + 4, y + 4, w - 8, picture, "#F5DFA8", 3),
            circle(x + w - 14, y + 13, 9.5, inks.body, INK, 1.6),
            emblem(inks.emblem, x + w - 14, y + 13, 5, inks.on),
        )
        canvas.icon(look.structure, x + w / 2, y + 4 + picture / 2, picture - 4)
        if look.used:
            canvas.layer()
            canvas.draw(circle(x + 14, y + 14, 11, CARD, INK, 1.4))
            canvas.icon("year_end", x + 14, y + 14, 17)
        ink = INK
    else:
        canvas.draw(rect(*box, PLAN, 5), dashed_rect(*box, SLOT_RIM, 1.8, 5, on=5, off=4))
        canvas.plan(look.structure, x + w / 2 + 4, y + 6 + picture / 2, picture - 14)
        coin(canvas, x + 18, y + 18, 31, look.cost)
        ink = PLAN_NAME
    canvas.text(
        x + w / 2, y + middle, look.name, "extra" if look.built else "bold", size, ink, "centre", "middle",
        wrap=w - 6, most=rows, leading=0.92,
    )  # fmt: skip
    return canvas.surface()


def _wide_structure(canvas: Canvas, box: Box, look: StructureLook, colour: str) -> None:
    """A structure with large words: its sign at the left, its name beside it."""
    x, y, w, h = box
    left = x + _SIDE / 2 + 2
    if look.built:
        inks = player(colour)
        canvas.draw(
            rect(x + 2, y + 3, w, h, SHADOW, 5, opacity=0.45),
            rect(*box, CARD, 5, INK, 2),
            rect(x + 4, y + 4, _SIDE - 4, h - 8, "#F5DFA8", 3),
        )
        canvas.icon(look.structure, left + 2, y + h / 2 + 1, 42)
        canvas.layer()
        canvas.draw(circle(x + 13, y + 13, 9.5, inks.body, INK, 1.6), emblem(inks.emblem, x + 13, y + 13, 5, inks.on))
        if look.used:
            canvas.draw(circle(x + 15, y + h - 15, 11, CARD, INK, 1.4))
            canvas.icon("year_end", x + 15, y + h - 15, 17)
    else:
        canvas.draw(rect(*box, PLAN, 5), dashed_rect(*box, SLOT_RIM, 1.8, 5, on=5, off=4))
        canvas.plan(look.structure, left + 4, y + 24, 36)
        coin(canvas, x + 18, y + h - 18, 31, look.cost)
    canvas.text(
        x + _SIDE + 4, y + h / 2, look.name, "extra" if look.built else "bold", look.letters,
        INK if look.built else PLAN_NAME, valign="middle", wrap=w - _SIDE - 6, most=2, leading=0.92,
    )  # fmt: skip


class StaffLook(NamedTuple):
    """The worker row: regular workers owned, trained ones that join next year, words about them, lira, first grapes."""

    regulars: int
    trained: int
    words: str
    lira: int
    first: bool = False
    temporary: int = 0


@kept(100)
def staff(look: StaffLook, scale: float) -> Surface:
    """The row of workers as empty places (the workers stand over them), with the lira and the first player's grapes."""
    box = mat_boxes.WORKER_ROW
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    canvas.draw(rect(*box, CELLAR, 6, INK, 1.8))
    for i in range(look.regulars):
        place = mat_boxes.worker_place("worker", i, look.regulars)
        _empty_place(canvas, place)
    owned = look.regulars + look.trained
    for i in range(look.regulars, owned):
        place = mat_boxes.worker_place("worker", i, look.regulars)
        canvas.icon("untrained", place.x, place.foot - 24, 40, on_dark=True)
    grande = mat_boxes.worker_place("grande", 0, owned)
    _empty_place(canvas, grande, grande=True)
    left = grande.x + (34 if not look.temporary else 84)
    purse = mat_boxes.LIRA
    room = purse.x - 8 - left
    if look.words and room > 40:
        middle = box.y + box.h / 2
        words, size = canvas.fitting(look.words, "bold", 19, room, 2, 1.0, box.h - 6)
        canvas.text(left, middle, words, "bold", size, CREAM2, valign="middle", wrap=room, most=3, leading=1.0)
    canvas.icon("lira", purse.x + 22, box.y + box.h / 2, 44, on_dark=True)
    canvas.text(purse.x + 47, box.y + box.h / 2, str(look.lira), "display", grown(36, 42), CREAM, valign="middle")
    if look.first:
        canvas.icon("first_player", mat_boxes.FIRST_PLAYER.x, mat_boxes.FIRST_PLAYER.y, 40, on_dark=True)
    return canvas.surface()


def _empty_place(canvas: Canvas, place: Standing, grande: bool = False) -> None:
    x, foot, h = place
    canvas.piece((x - h / 2, foot - h, h, h), spent_worker(x, foot - 2, h - 4, grande, on_dark=True))
