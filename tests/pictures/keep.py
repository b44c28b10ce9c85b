"""Renews the kept pictures of the tour: ``python -m tests.pictures.keep``; look at them before they are committed."""

from __future__ import annotations

import os
import sys
import tempfile
from pathlib import Path

import pygame

from game.paths import HOME_VARIABLE
from game.tools.tour import draw_all
from tests.pictures.kept import FOLDER, MOST, SmallTour, difference, in_few_colours, place_of


def main() -> int:
    """Draw the tour and keep the pictures that have changed; those of screens that are gone are thrown away."""
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        tour = SmallTour(Path(home))
        draw_all(tour)
    FOLDER.mkdir(exist_ok=True)
    for name, picture in tour.pictures.items():
        path = place_of(name)
        if path.exists() and difference(pygame.image.load(str(path)), picture).much <= MOST:
            continue
        pygame.image.save(in_few_colours(picture), str(path))
        print(path.relative_to(FOLDER.parents[2]))
    for path in FOLDER.glob("*.png"):
        if path.stem not in tour.pictures:
            path.unlink()
            print("gone:", path.relative_to(FOLDER.parents[2]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
