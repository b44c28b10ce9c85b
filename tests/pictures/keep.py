"""Renews the kept pictures of the tour: ``python -m tests.pictures.keep``; look at them before they are committed."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Mapping
from pathlib import Path

import pygame
import pytest

from game.paths import HOME_VARIABLE
from game.text.messages import FIRST
from game.tools.tour import draw_all
from tests.kept_box import come_with_it, know_its_games
from tests.pictures.few import OTHERS, drawn
from tests.pictures.kept import FOLDER, MOST, SmallTour, difference, folder_of, in_few_colours, place_of


def main() -> int:
    """Draw the tour and keep the pictures that have changed; those of screens that are gone are thrown away."""
    with tempfile.TemporaryDirectory() as home, pytest.MonkeyPatch.context() as patch:
        come_with_it(patch)
        know_its_games(patch)
        os.environ[HOME_VARIABLE] = _fresh(home, FIRST)
        tour = SmallTour(Path(home))
        draw_all(tour)
        pictures = {FIRST: tour.pictures}
        for code in OTHERS:
            os.environ[HOME_VARIABLE] = _fresh(home, code)
            pictures[code] = drawn(code, Path(home)).pictures
    for code, found in pictures.items():
        _keep(code, found)
    return 0


def _fresh(home: str, code: str) -> str:
    """A folder without saved games, as every test has one."""
    folder = Path(home) / code
    folder.mkdir()
    return str(folder)


def _keep(code: str, pictures: Mapping[str, pygame.Surface]) -> None:
    folder_of(code).mkdir(exist_ok=True)
    for name, picture in pictures.items():
        path = place_of(name, code)
        if path.exists() and difference(pygame.image.load(str(path)), picture).much <= MOST:
            continue
        pygame.image.save(in_few_colours(picture), str(path))
        print(path.relative_to(FOLDER.parents[2]))
    for path in folder_of(code).glob("*.png"):
        if path.stem not in pictures:
            path.unlink()
            print("gone:", path.relative_to(FOLDER.parents[2]))


if __name__ == "__main__":
    sys.exit(main())
