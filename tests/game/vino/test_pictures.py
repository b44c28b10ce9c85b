"""The tour of Vino, looked at: no word is cut, too small, too pale or covered, at 3 and at 5 seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.store.settings import TextSize
from game.text.messages import FIRST
from game.text.pseudo import PSEUDO
from game.tools.tour_vino import draw_vino
from tests.pictures.looking import LookedAt, listening

SAMPLES: list[tuple[tuple[int, int], int, TextSize, str]] = [
    ((1280, 720), 3, 100, FIRST), ((1920, 1080), 5, 125, FIRST), ((1920, 1080), 3, 100, PSEUDO),
]  # fmt: skip


@pytest.mark.parametrize(("size", "seats", "text", "code"), SAMPLES)
def test_every_word_of_the_tour_can_be_read(
    tmp_path: Path, size: tuple[int, int], seats: int, text: TextSize, code: str
) -> None:
    with listening(code):
        tour = LookedAt(tmp_path, size, seats, text)
        draw_vino(tour)
    assert tour.count >= 16
    assert not tour.faults, "\n".join(tour.faults)
    assert not tour.short, "\n".join(tour.short)
