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
from game.art.kit.shapes import Fragment, circle, path, rect
from game.art.pieces import emblem_disc
from game.store.record_file import contents, replace
from game.store.shelf import PICTURE
from rules.vino.view import View as VinoView

WIDE, HIGH, SHARP = 480, 270, 2
"""Its measures in design px, and how many true px make one, so that it can be seen in large."""
SIZE = (WIDE * SHARP, HIGH * SHARP)
MOST_BYTES = 1 << 20
"""Bytes of the largest file that is read as such a picture."""
HILL = 150.0
"""Where the hills begin."""
FLOOR, ROOM = 236.0, 168.0
"""Where the columns stand, and how tall the longest is."""
FACE = 50.0
"""How wide the face below a column is."""
EVENING, EARTH = "#EFD9A8", "#6B4A2E"


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
    canvas.draw(_hills(season.head if season else SEASONS["fall"].head))
    rival = getattr(view, "automa", None)
    columns = list(zip(colours, innkeepers or colours, points, strict=False))
    if rival is not None:
        columns.append(("grey", "", rival.vp))
    wide = min(96.0, 440 / max(1, len(columns)))
    left = (WIDE - wide * len(columns)) / 2
    most = max(10, *(one for _, _, one in columns), 0)
    for index, (colour, innkeeper, count) in enumerate(columns):
        middle = left + (index + 0.5) * wide
        _column(canvas, middle, wide - 16, colour, count, max(0, count) / most)
        if innkeeper:
            canvas.picture(disc(innkeeper, colour, FACE, SHARP), middle - FACE / 2, FLOOR + 8 - FACE / 2)
        else:
            canvas.draw(emblem_disc("grey", middle, FLOOR + 14, 15))
    return canvas.surface().convert(24)


def _hills(sun: str) -> Fragment:
    return (
        circle(388, 92, 44, sun, opacity=0.55)
        + path(f"M0,{HILL}C90,{HILL - 46} 170,{HILL - 30} 250,{HILL}S410,{HILL - 60} 480,{HILL - 22}V270H0Z", "#A9B37A")
        + path("M0,196C120,150 230,214 330,186S450,168 480,182V270H0Z", "#6F7F45")
        + rect(0, FLOOR, WIDE, HIGH - FLOOR, EARTH)
    )


def _column(canvas: Canvas, middle: float, wide: float, colour: str, count: int, share: float) -> None:
    inks = player(colour if colour in PLAYERS else "grey")
    tall = 30 + share * (ROOM - 30)
    canvas.draw(
        rect(middle - wide / 2, FLOOR - tall, wide, tall, inks.body, 4, INK, 2.4),
        rect(middle - wide / 2 + 4, FLOOR - tall + 4, 5, tall - 8, inks.shade, 2, opacity=0.7),
    )
    canvas.text(middle, FLOOR - tall - 20, str(count), "extra", 32, INK, "centre", "middle")
    canvas.draw(rect(middle - 26, FLOOR - tall - 37, 52, 34, CREAM, 8, INK, 2))
