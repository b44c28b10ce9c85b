"""Pictures of the tour that are kept, small, to see when a screen looks different; see ``keep`` for renewing them.

Two pictures differ as far as the mean colours of any of their blocks do, so that one missing icon is found on a whole
screen while letters that are drawn a little differently are not.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import pygame

from game.pages.title import PLATE
from game.text.messages import FIRST
from game.tools.tour_pictures import Tour

FOLDER = Path(__file__).parent / "kept"
WINDOW = (1920, 1080)
SIZE = (480, 270)
BLOCK = 6
"""Sides of a block in px of a kept picture; an icon of the table is about one block large."""
MOST = 16.0
"""Most that the mean colour of a block may differ in red, green or blue, of 255."""
STEP, COLOURS = 8, 256
"""Pictures are kept in so many colours, out of those in steps of this."""
SHARES = (1.0, 0.5)
"""How much it counts that a colour is often seen: its number to the power of this."""
CHANGING = {"title": ((PLATE[0] - 360, PLATE[1], 360, 60),)}
"""Places of a screen, in px of the window, that say something else each day: language and version."""

Pixels = npt.NDArray[np.float32]
Integers = npt.NDArray[np.int64]


class Difference(NamedTuple):
    """How far two pictures differ in the block where they differ most, and its upper left corner in the window."""

    much: float
    at: tuple[int, int]


class SmallTour(Tour):
    """The tour with small pictures in place of files."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, WINDOW)
        self.pictures: dict[str, pygame.Surface] = {}

    def save(self, name: str) -> None:
        self.app.scenes.settle()
        self.app.scenes.scenes[-1].dirty = True
        self.app.step(0.0)
        self.count += 1
        assert name not in self.pictures, f"two screens of the tour are called {name}"
        self.pictures[name] = small(self.app.screen.surface, CHANGING.get(name, ()))


def small(picture: pygame.Surface, changing: Sequence[tuple[float, float, float, float]] = ()) -> pygame.Surface:
    """A picture as it is kept, with the places filled that say something else each day."""
    picture = picture.convert(24)
    for place in changing:
        picture.fill("#808080", place)
    return pygame.transform.smoothscale(picture, SIZE)


def in_few_colours(picture: pygame.Surface) -> pygame.Surface:
    """A picture of one byte for each pixel, to be written to a small file.

    Where its colours are so many that it would look different, what is seldom seen counts for more.
    """
    image = _reduced(picture, SHARES[0])
    for share in SHARES[1:]:
        if difference(image, picture).much <= MOST:
            break
        image = _reduced(picture, share)
    return image


def _reduced(picture: pygame.Surface, share: float) -> pygame.Surface:
    levels = pygame.surfarray.array3d(picture).astype(np.int64) // STEP
    keys = (levels * (1 << 16, 1 << 8, 1)).sum(axis=2)
    found, which, counts = np.unique(keys.ravel(), return_inverse=True, return_counts=True)
    colours = np.stack([found >> 16, found >> 8 & 255, found & 255], axis=1) * STEP + STEP // 2
    kept, nearest = _chosen(colours, counts**share)
    image = pygame.Surface(picture.get_size(), 0, 8)
    image.set_palette([tuple(map(int, colour)) for colour in kept])
    pixels = pygame.surfarray.pixels2d(image)
    pixels[...] = nearest[which].reshape(keys.shape)
    del pixels
    return image


def _chosen(colours: Integers, counts: Pixels) -> tuple[Integers, Integers]:
    """The colours to keep, and for each colour the number of its nearest kept one.

    One after the other the colour is chosen that is missed most: by how often it is seen and how far it is from all.
    """
    nearest, apart = np.zeros(len(colours), np.int64), np.full(len(colours), np.inf)
    kept: list[int] = []
    while len(kept) < min(COLOURS, len(colours)):
        kept.append(int((counts * apart).argmax()) if kept else int(counts.argmax()))
        far = ((colours - colours[kept[-1]]) ** 2).sum(axis=1)
        nearest[far < apart] = len(kept) - 1
        apart = np.minimum(apart, far)
    return colours[kept], nearest


def difference(one: pygame.Surface, other: pygame.Surface) -> Difference:
    """How far two small pictures differ."""
    apart = np.abs(_blocks(one) - _blocks(other)).max(axis=2)
    x, y = np.unravel_index(int(apart.argmax()), apart.shape)
    pitch = WINDOW[0] // SIZE[0] * BLOCK // 2
    return Difference(float(apart.max()), (int(x) * pitch, int(y) * pitch))


def _blocks(image: pygame.Surface) -> Pixels:
    """The mean colour of each block; each begins where the one before it is half over."""
    half = BLOCK // 2
    pixels = pygame.surfarray.array3d(image).astype(np.float32)
    wide, tall = image.get_width() // half, image.get_height() // half
    halves = pixels[: wide * half, : tall * half].reshape(wide, half, tall, half, 3).mean(axis=(1, 3))
    whole: Pixels = (halves[:-1, :-1] + halves[1:, :-1] + halves[:-1, 1:] + halves[1:, 1:]) / 4
    return whole


def folder_of(code: str) -> Path:
    """The folder of the pictures that are kept in a language."""
    return FOLDER if code == FIRST else FOLDER / code


def place_of(name: str, code: str = FIRST) -> Path:
    """The file of a screen's kept picture."""
    return folder_of(code) / f"{name}.png"
