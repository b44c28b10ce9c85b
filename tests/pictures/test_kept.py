"""Every screen of the tour looks as it is kept; see ``tests.pictures.keep`` for renewing the kept pictures."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pygame
import pytest

from game.pages.settings import SettingsScene
from game.text.messages import FIRST
from game.tools import tour
from tests.pictures.few import OTHERS, drawn
from tests.pictures.kept import (
    FOLDER,
    MOST,
    SIZE,
    SmallTour,
    difference,
    folder_of,
    in_few_colours,
    place_of,
    small,
)

MOST_BYTES = 11 << 19
"""Tables are drawn landscapes with people: some 40 kB each, in as few colours as they are kept."""


def test_every_screen_of_the_tour_looks_as_it_is_kept(tmp_path: Path) -> None:
    seen = SmallTour(tmp_path)
    tour.draw_all(seen)
    as_kept(FIRST, seen, tmp_path)


@pytest.mark.parametrize("code", OTHERS)
def test_a_few_screens_look_as_they_are_kept_in_each_language(code: str, tmp_path: Path) -> None:
    seen = drawn(code, tmp_path)
    as_kept(code, seen, tmp_path)
    assert len(seen.pictures) == 5
    for name, picture in seen.pictures.items():
        assert difference(pygame.image.load(str(place_of(name))), picture).much > MOST, f"{name} looks as in English"


def as_kept(code: str, seen: SmallTour, folder: Path) -> None:
    """See that the screens look as they are kept in a language; what does not is put into a folder."""
    faults = []
    for name, picture in seen.pictures.items():
        new = folder / f"{name}.png"
        if not place_of(name, code).exists():
            pygame.image.save(picture, str(new))
            faults.append(f"{name}: no picture of it is kept; the new one is {new}")
            continue
        apart = difference(pygame.image.load(str(place_of(name, code))), picture)
        if apart.much > MOST:
            pygame.image.save(picture, str(new))
            faults.append(f"{name}: differs by {apart.much:.0f} (at most {MOST:.0f}) around {apart.at}; see {new}")
    gone = {path.stem for path in folder_of(code).glob("*.png")} - set(seen.pictures)
    faults += [f"{name}: kept, but no screen of the tour" for name in sorted(gone)]
    assert not faults, "\n".join([*faults, "If they are meant to look so: python -m tests.pictures.keep"])


def kept() -> list[Path]:
    return sorted(FOLDER.rglob("*.png"))


def test_the_kept_pictures_are_small() -> None:
    assert len(kept()) > 25
    assert sum(path.stat().st_size for path in kept()) < MOST_BYTES
    assert all(pygame.image.load(str(path)).get_size() == SIZE for path in kept())


ICONS = {
    "winter": (1081, 128), "summer": (20, 136), "settings": (265, 306), "menu": (818, 390),
    "score-figures": (315, 146),
}  # fmt: skip
"""Upper left corners, in px of the window, of an icon of a screen."""


@pytest.mark.parametrize("name", ICONS)
def test_a_missing_icon_is_found(name: str) -> None:
    """A patch as large as an icon is painted over with the colour beside it."""
    picture = pygame.image.load(str(place_of(name))).convert(24)
    x, y = (round(side / 4) for side in ICONS[name])
    altered = picture.copy()
    altered.fill(picture.get_at((x - 1, y - 1)), (x, y, 8, 8))
    assert difference(picture, altered).much > MOST


def test_letters_drawn_a_little_differently_are_not(tmp_path: Path) -> None:
    """Everything is moved by a px of the window and made a little lighter."""
    seen = SmallTour(tmp_path)
    seen.show("settings", SettingsScene(seen.app))
    large = seen.app.screen.surface
    moved = large.copy()
    moved.blit(large, (1, 0))
    moved.fill((2, 2, 2), special_flags=pygame.BLEND_ADD)
    assert 0 < difference(in_few_colours(small(large)).convert(24), small(moved)).much <= MOST


def test_a_picture_of_very_many_colours_is_kept_as_it_looks() -> None:
    """A little mark in a colour of its own is no other one on the kept picture of a busy screen."""
    picture = pygame.Surface(SIZE, 0, 24)
    for x, y in product(range(SIZE[0]), range(SIZE[1])):
        picture.set_at((x, y), (x * 255 // SIZE[0], y * 255 // SIZE[1], 100 + (x * 7 + y * 13) % 40))
    for number in range(20):
        spot = 12 * number, 0
        picture.fill((40 + number * 3, 200 - number * 4, 90 + number * 4), (*spot, 6, 6))
    assert difference(in_few_colours(picture), picture).much <= MOST
