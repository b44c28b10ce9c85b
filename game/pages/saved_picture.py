"""The small picture of a saved game: its season and where each seat stands, from what everybody may know."""

from __future__ import annotations

import io
from contextlib import suppress
from pathlib import Path
from typing import Any

import pygame

from game.art.innkeepers import disc
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CREAM, INK, PLAYERS, SEASONS, player
from game.art.kit.shapes import Fragment, Point, circle, path, rect
from game.art.landscape import cypress, height_at, hill, house, vine_rows
from game.art.pieces import emblem_disc
from game.store.record_file import contents, replace
from game.store.shelf import PICTURE
from game.text.numbers import numeral
from rules.vino.view import View as VinoView

WIDE, HIGH, SHARP = 480, 270, 2
"""Its measures in design px, and how many true px make one, so that it can be seen in large."""
SIZE = (WIDE * SHARP, HIGH * SHARP)
MOST_BYTES = 1 << 20
"""Bytes of the largest file that is read as such a picture."""
SHELF, ROOM = 210.0, 124.0
"""Where the shelf is on which the columns stand, and how tall the longest is."""
FACE, LEAST = 60.0, 8.0
"""How wide the face on a column is, and how tall a column without points."""
PLATE = 48.0, 36.0
"""How wide and high the plate with the points is, on the front of the shelf."""
EVENING = "#EFD9A8"
_FAR: list[Point] = [(-10, 150), (70, 122), (160, 138), (250, 156), (340, 128), (420, 112), (490, 124)]
_NEAR: list[Point] = [(-10, 178), (110, 160), (230, 182), (340, 176), (430, 160), (490, 164)]
_TREES = ((24, 146, 44), (38, 144, 34), (108, 140, 50), (122, 142, 38), (440, 128, 40), (456, 130, 30))
"""The hills and the cypresses of the country."""


def keep(record: Path, picture: pygame.Surface) -> None:
    """Write the picture of a game beside its record, if that can be done."""
    content = io.BytesIO()
    pygame.image.save(picture, content, "picture.png")
    with suppress(OSError):
        replace(record.with_suffix(PICTURE), content.getvalue())


def load(path: Path) -> pygame.Surface | None:
    """A picture that was kept; None where there is none, or no such picture."""
    try:
        image = pygame.image.load(io.BytesIO(contents(path, MOST_BYTES)), "picture.png")
    except (OSError, ValueError, pygame.error):
        return None
    return image.convert(24) if image.get_size() == SIZE else None


def drawn(view: Any, colours: tuple[str, ...], innkeepers: tuple[str, ...] = ()) -> pygame.Surface:
    """The picture of a public view: a column for each seat as tall as its points, or its vineyards.

    ``innkeepers`` are whose faces are seen; without them those of the colours.
    """
    vino = isinstance(view, VinoView)
    points = [seat.vineyards if vino else seat.vp for seat in view.seats]
    season = SEASONS.get("" if vino else view.season)
    canvas = Canvas(WIDE, HIGH, SHARP, season.tint if season else EVENING)
    canvas.draw(_country(season.head if season else SEASONS["fall"].head), _shelf())
    rival = getattr(view, "automa", None)
    columns = list(zip(colours, innkeepers or colours, points, strict=False))
    if rival is not None:
        columns.append(("grey", "", rival.vp))
    wide = min(104.0, 452 / max(1, len(columns)))
    left = (WIDE - wide * len(columns)) / 2
    most = max(10, *(one for _, _, one in columns), 0)
    for index, (colour, innkeeper, count) in enumerate(columns):
        middle = left + (index + 0.5) * wide
        top = _column(canvas, middle, min(64.0, wide - 18), colour, count, max(0, count) / most)
        if innkeeper:
            canvas.picture(disc(innkeeper, colour, FACE, SHARP), middle - FACE / 2, top - FACE + 2)
        else:
            canvas.draw(emblem_disc("grey", middle, top - 24, 24))
    return canvas.surface().convert(24)


def _country(sun: str) -> Fragment:
    """Hills with a house among cypresses and rows of vines, the sun behind them."""
    out = circle(372, 84, 58, "#FFFFFF", opacity=0.35) + circle(372, 84, 42, sun, opacity=0.75)
    out += path(hill(_FAR, HIGH), "#B3BE8C") + path(hill(_NEAR, HIGH), "#8C9C58")
    out += house(66, 132, 0.9) + "".join(cypress(x, y, tall) for x, y, tall in _TREES)
    return out + vine_rows(
        lambda x: height_at(_NEAR, max(0, min(WIDE, x))) + 16, WIDE, HIGH, 250, 15, "#5E7238", "#A5B06A"
    )


def _shelf() -> Fragment:
    """The shelf before the country, with room for plates on its front."""
    out = rect(-4, SHELF, WIDE + 8, HIGH - SHELF + 4, "#5E3A24", 0, INK, 2.4)
    return out + rect(-4, SHELF, WIDE + 8, 12, "#B5834A", 0, INK, 2.4) + rect(-4, HIGH - 7, WIDE + 8, 3, "#43281A")


def _column(canvas: Canvas, middle: float, wide: float, colour: str, count: int, share: float) -> float:
    """A column with its points on a plate below; returns where it ends above. Less than nothing hangs below the shelf.

    The plate of points that are less than nothing is red.
    """
    inks = player(colour if colour in PLAYERS else "grey")
    tall = LEAST + share * (ROOM - LEAST) if count >= 0 else 0.0
    if tall:
        canvas.draw(
            rect(middle - wide / 2, SHELF - tall, wide, tall, inks.body, 3, INK, 2.4),
            rect(middle - wide / 2 + 5, SHELF - tall + 3, 6, max(0.0, tall - 6), inks.on, 2, opacity=0.3),
        )
    else:
        canvas.draw(rect(middle - wide / 2, SHELF + 12, wide, HIGH - SHELF - 14, inks.body, 3, INK, 2.4))
    across, high = min(PLATE[0], wide - 4), PLATE[1]
    y, ink = SHELF + 14 + high / 2, INK if count >= 0 else "#A3182B"
    canvas.draw(rect(middle - across / 2, y - high / 2, across, high, CREAM, 6, INK, 2))
    canvas.text(middle, y, numeral(count), "extra", 30, ink, "centre", "middle")
    return SHELF - tall
