"""An estate in small, for its panel in the rail: buildings on a ridge, and the fields with their rows below."""

from __future__ import annotations

from pygame import Surface

from game.art.country import structures
from game.art.country.seasons import SEASONS
from game.art.estate.buildings import snowed_in
from game.art.estate.planted import Growth, foliage_of
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, INK
from game.art.kit.raster import cut, pixels, raster
from game.art.kit.shapes import Fragment, Point, circle, line, path, rect
from game.art.landscape import height_at, hill, sun
from game.art.mat_boxes import STRUCTURES
from game.art.rail_facts import FieldFacts

_CELLARS = (("medium_cellar", "M"), ("large_cellar", "L"))
_PICTURE_W, _PICTURE_H = 94, 80
_RIDGE = 40.0
"""How low the ridge is where there are fields."""
_SOIL, _FURROW = "#93583A", "#7C4830"


@kept(80)
def vignette(
    built: tuple[str, ...], fields: tuple[FieldFacts, ...], season: str, w: float, h: float, scale: float
) -> Surface:
    """The estate in small, ``w`` by ``h`` px; without ``fields`` it is only its buildings."""
    ridge = _RIDGE if fields else h - 6
    line_of_hill: list[Point] = [
        (-10, ridge - 3), (w * 0.25, ridge - 5), (w * 0.5, ridge - 1), (w * 0.75, ridge - 5), (w + 10, ridge - 2),
    ]  # fmt: skip
    size = pixels(w, scale), pixels(h, scale)
    canvas = Canvas(w, h, scale)
    canvas.picture(raster(*size, scale, _land(season, line_of_hill, w, h), painted=True), 0, 0)
    step = w / (len(STRUCTURES) + len(_CELLARS))
    share = min(1.0, (ridge - 2) / _PICTURE_H, (step + 4) / _PICTURE_W)
    for i, structure in enumerate(STRUCTURES):
        picture = _building(structure, structure in built, season, scale * share)
        x = (i + 0.5) * step
        canvas.picture(picture, x - _PICTURE_W * share / 2, height_at(line_of_hill, x) + 4 - _PICTURE_H * share)
    canvas.layer()
    for i, (cellar, letter) in enumerate(_CELLARS):
        x = (len(STRUCTURES) + i + 0.5) * step
        _gate(canvas, x, height_at(line_of_hill, x) + 2, letter if cellar in built else "")
    for i, field in enumerate(fields):
        wide = (w - 4) / len(fields)
        _field(canvas, Box(4 + i * wide, _RIDGE + 4, wide - 4, h - _RIDGE - 8), field, season)
    return cut(canvas.surface(), scale, 3)


def _land(season: str, ridge: list[Point], w: float, h: float) -> Fragment:
    inks = SEASONS[season]
    out = rect(0, 0, w, h, inks.sky[1]) + rect(0, 14, w, h, inks.sky[2]) + rect(0, 26, w, h, inks.sky[3])
    out += sun(w * 0.47, 16, 10, inks.sun)
    out += path(hill([(-10, 24), (w * 0.3, 14), (w * 0.6, 26), (w + 10, 16)], h), inks.far)
    return out + path(hill([(-10, 32), (w * 0.4, 26), (w + 10, 33)], h), inks.mid) + path(hill(ridge, h), inks.slope[0])


def _building(structure: str, built: bool, season: str, scale: float) -> Surface:
    if not built:
        return structures.plan(structure, scale)
    return (snowed_in if season == "winter" else structures.picture)(structure, scale)


def _gate(canvas: Canvas, x: float, foot: float, letter: str) -> None:
    """The gate of a cellar with its letter, or the walled-up arch of one that is not dug."""
    stone, inside = ("#8C7A68", "#241619") if letter else ("#C9BCA4", "#A89880")
    canvas.draw(
        path(f"M{x - 13},{foot}V{foot - 14}A13,13 0 0 1 {x + 13},{foot - 14}V{foot}Z", stone, INK, 1.4),
        path(f"M{x - 8.5},{foot}V{foot - 13}A8.5,8.5 0 0 1 {x + 8.5},{foot - 13}V{foot}Z", inside),
    )
    if letter:
        canvas.text(x, foot - 10, letter, "extra", 18, "#F3DEB4", "centre", "middle")


def _field(canvas: Canvas, box: Box, field: FieldFacts, season: str) -> None:
    x, y, w, h = box
    if field.sold:
        canvas.draw(rect(*box, "#A9B56A", 5, INK, 1.6), _fence(box))
        canvas.icon("field_sold", x + w / 2, y + h / 2 - 3, min(30, h - 2))
        return
    soil = rect(*box, _SOIL, 5, INK, 1.6)
    for i in range(1, 7):
        soil += line(x + i * w / 7, y + 3, x + (i - 3.5) * w / 5.4 + w / 2, y + h - 3, _FURROW, 3)
    pitch = min(15.0, (h - 4) / max(1, len(field.kinds)))
    for row, vine in enumerate(field.kinds):
        top = y + 3 + row * pitch + (h - 6 - len(field.kinds) * pitch) / 2
        soil += foliage_of(vine, Box(x + 2, top, w - 4, pitch - 1), Growth(season, field.harvested))
    canvas.draw(soil)
    canvas.layer()
    words, size = f"{field.value}/{field.limit}", min(grown(19), 22)
    wide, tall = canvas.measure(words, "extra", size) + 10, min(h - 2, size + 3)
    canvas.draw(rect(box.right - wide - 2, y + h / 2 - tall / 2, wide, tall, CARD, 4, INK, 1.2))
    canvas.text(box.right - 2 - wide / 2, y + h / 2, words, "extra", size, INK, "centre", "middle")
    if field.harvested:
        canvas.draw(circle(x + 14, y + h / 2, 10.5, CARD, INK, 1.1))
        canvas.icon("harvest", x + 14, y + h / 2, 17)


def _fence(box: Box) -> Fragment:
    x, foot = box.x + 6, box.bottom - 2
    posts = "".join(f"M{x + i * (box.w - 12) / 4 - 3},{foot}v-13l3,-4l3,4v13Z" for i in range(5))
    return path(posts, "#C79C68", "#5A3A22", 0.9) + rect(box.x + 2, foot - 10, box.w - 4, 3.4, "#B58A58")
