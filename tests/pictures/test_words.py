"""Every word on the pictures of the tour: whole, clear of every other, large enough, and dark or light enough.

A few windows are looked at each time; with VENDEMMIA_PICTURES=all every one that the program promises.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import get_args

import pytest

from game.art.kit import cache, contrast, letters, written
from game.art.kit.contrast import Theme
from game.store.settings import TextSize
from game.text.messages import FIRST, languages, use_language
from game.tools import tour
from tests.pictures.looking import LookedAt

SAMPLES: list[tuple[tuple[int, int], int, TextSize, Theme, str]] = [
    ((1920, 1080), 6, 100, "normal", "en"), ((1280, 720), 2, 150, "normal", "en"),
    ((1024, 768), 4, 100, "normal", "en"), ((1280, 720), 4, 100, "high", "en"), ((1920, 1080), 2, 100, "normal", "ru"),
]  # fmt: skip
SIZES = ((1280, 720), (1920, 1080), (3840, 2160), (1024, 768))
TEXTS: tuple[TextSize, ...] = (100, 150)
if os.environ.get("VENDEMMIA_PICTURES") == "all":
    SAMPLES = list(product(SIZES, (2, 4, 6), TEXTS, get_args(Theme), languages()))


@pytest.fixture(autouse=True)
def noted() -> Iterator[None]:
    """Note what is written, on drawings that are all made afresh."""
    cache.forget()
    written.listen(True)
    yield
    written.listen(False)
    cache.forget()
    letters.choose(1)
    contrast.choose("normal")
    use_language(FIRST)


@pytest.mark.parametrize(("size", "seats", "text", "theme", "code"), SAMPLES)
def test_every_word_of_the_tour_can_be_read(
    size: tuple[int, int], seats: int, text: TextSize, theme: Theme, code: str, tmp_path: Path
) -> None:
    use_language(code)
    looked = LookedAt(tmp_path, size, seats, text, theme=theme)
    tour.draw_all(looked)
    assert looked.count >= 14
    assert not looked.faults, "\n".join(looked.faults)
    assert not looked.short, "\n".join(looked.short)
