"""The land of the chart: the peninsula, its nine patches of wine, and the hills and trees between them."""

from __future__ import annotations

from collections.abc import Iterator

from game.art.chart import inks, landmarks
from game.art.chart.place import ABROAD, island, region, sheet
from game.art.chart.sea import rings
from game.art.kit.palette import INK, mix
from game.art.kit.shapes import NONE, Fragment, group, path, polygon

FURROW = 7.0
"""From one furrow of a patch to the next."""
LARGE = 3
"""So many outlines, from the first on, are large enough to throw a shadow on the sea."""


def shadow() -> Iterator[Fragment]:
    """The shadow of the land on the sea."""
    for ring in rings()[:LARGE]:
        yield group(path(polygon(ring), inks.SHORE_SHADE, opacity=0.45), 5, 10)


def land() -> Iterator[Fragment]:
    """All land in the sea."""
    for ring in rings():
        yield path(polygon(ring), inks.LAND)
    yield path(polygon(island(ABROAD)), inks.CORSICA)


def relief() -> Iterator[Fragment]:
    """Pale hills, poplars and meadows where no wine of the game grows."""
    for x, y, size in sheet()["mountains"]:
        yield group(_mountain(), x, y, size)
    for x, y in sheet()["cypresses"]:
        yield group(landmarks.cypress(), x, y, 0.42)
    for x, y in sheet()["meadows"]:
        yield "".join(path(f"M{x + k * 9},{y}l12,-14", NONE, "#B99B5A", 2.4) for k in range(5))


def _mountain() -> Fragment:
    return (
        path("M-24,14L0,-24L24,14Z", "#A8946C", INK, 1.8)
        + path("M0,-24L24,14H6Z", "#7C6A4E")
        + path("M-9,-10L0,-24L9,-10L4,-5L0,-11L-4,-5Z", "#FBF6EA")
    )


def patches(plain: bool) -> Iterator[Fragment]:
    """The nine regions; ``plain`` ones have no furrows but a stronger edge."""
    for name, ink in inks.EARTHS.items():
        yield path(polygon(region(name)), ink)
        if not plain:
            yield furrows(name)
    for name, ink in inks.EARTHS.items():
        ring = polygon(region(name))
        if plain:
            yield path(ring, NONE, "#FFFFFF", 9) + path(ring, NONE, "#000000", 4)
        else:
            yield path(ring, NONE, mix(ink, inks.LIGHT, 0.6), 5.5) + path(ring, NONE, mix(ink, INK, 0.55), 1.6)


def coast() -> Iterator[Fragment]:
    """The ink of the coasts."""
    for ring in rings():
        yield path(polygon(ring), NONE, INK, 2.6)


def furrows(name: str) -> Fragment:
    """Vine rows printed over a whole patch: strokes from edge to edge."""
    ring, ink = region(name), inks.EARTHS[name]
    strokes = ["", ""]
    top, end, row = min(y for _, y in ring) + 8, max(y for _, y in ring) - 4, 0
    while top < end:
        crossings = sorted(
            x1 + (top - y1) * (x2 - x1) / (y2 - y1)
            for (x1, y1), (x2, y2) in zip(ring, (*ring[1:], ring[0]), strict=True)
            if (y1 > top) != (y2 > top)
        )
        for left, right in zip(crossings[::2], crossings[1::2], strict=True):
            if right - left > 14:
                strokes[row % 2] += f"M{left + 6:.1f},{top:.1f}H{right - 6:.1f}"
        top, row = top + FURROW, row + 1
    dark, light = mix(ink, "#3A1A12", 0.2), mix(ink, inks.LIGHT, 0.2)
    return path(strokes[1], NONE, dark, 2.4) + path(strokes[0], NONE, light, 1.6)


def standing() -> Iterator[Fragment]:
    """What each part of the country is known for."""
    for name, x, y, size in sheet()["landmarks"]:
        yield group(landmarks.LANDMARKS[name](), x, y, size)
