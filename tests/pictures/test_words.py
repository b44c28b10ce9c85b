"""Every word on the pictures of the tour: whole, clear of every other, large enough, and dark or light enough.

A few screens in each language are looked at each time, with VENDEMMIA_PICTURES=all every one: in each language, window
and size of words, with seats and contrast taking turns.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import get_args

import pytest

from game.art.kit.contrast import Theme
from game.store.settings import TextSize
from game.text.messages import languages
from game.text.pseudo import PSEUDO
from game.tools import tour
from tests.pictures.looking import LookedAt, listening

LANGUAGES = (*languages(), PSEUDO)
SIZES = ((1280, 720), (1920, 1080), (2560, 1440), (3840, 2160), (1024, 768))
SEATS = (2, 4, 6)
TEXTS: tuple[TextSize, ...] = get_args(TextSize)
THEMES: tuple[Theme, ...] = get_args(Theme)
Sample = tuple[tuple[int, int], int, TextSize, Theme, str, int]
"""Window, seats, size of words, contrast, language, and how many screens lie between two that are looked at."""
SAMPLES: list[Sample] = [
    ((1280, 720), 4, 175, "normal", "es", 12), ((1024, 768), 6, 175, "high", "it", 12),
    ((1280, 720), 4, 125, "high", "en", 12), ((1024, 768), 4, 175, "normal", "ru", 12),
    ((1920, 1080), 2, 100, "normal", PSEUDO, 12),
]  # fmt: skip
if os.environ.get("VENDEMMIA_PICTURES") == "all":
    SAMPLES = [
        (size, SEATS[(i + j + k) % 3], text, THEMES[(i // 2 + j + k) % 2], code, 1)
        for i, text in enumerate(TEXTS)
        for j, size in enumerate(SIZES)
        for k, code in enumerate(LANGUAGES)
    ]


@pytest.mark.parametrize(("number", "sample"), list(enumerate(SAMPLES)))
def test_every_word_of_the_tour_can_be_read(number: int, sample: Sample, tmp_path: Path) -> None:
    size, seats, text, theme, code, every = sample
    with listening(code):
        looked = LookedAt(tmp_path, size, seats, text, theme=theme, every=every, first=number * 2 % every)
        tour.draw_all(looked)
    assert looked.count >= 80 // every
    assert not looked.faults, "\n".join(looked.faults)
    assert not looked.short, "\n".join(looked.short)
