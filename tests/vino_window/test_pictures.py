"""The tour of Vino, looked at: no word is cut, too small, too pale or covered, at 3 and at 5 seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.scenes.vino_table import VinoTable
from game.settings import TextSize
from game.vino.drawing import VinoDrawing
from game.vino.tour import draw_vino
from tests.pictures.looking import LookedAt

SAMPLES: list[tuple[tuple[int, int], int, TextSize]] = [((1280, 720), 3, 100), ((1920, 1080), 5, 125)]


class Looked(LookedAt):
    """Draws like Vino's tour."""

    def save(self, name: str) -> None:
        self.app.scenes.settle()
        for scene in self.app.scenes.visible():
            if isinstance(scene, VinoTable):
                scene.drawing = VinoDrawing(scene.session.names, scene.session.colours)
        super().save(name)


@pytest.mark.parametrize(("size", "seats", "text"), SAMPLES)
def test_every_word_of_the_tour_can_be_read(tmp_path: Path, size: tuple[int, int], seats: int, text: TextSize) -> None:
    tour = Looked(tmp_path, size, seats, text)
    draw_vino(tour)
    assert tour.count >= 16
    assert not tour.faults, "\n".join(tour.faults)
    assert not tour.short, "\n".join(tour.short)
