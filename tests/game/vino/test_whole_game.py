"""Whole games of three and of five by posted mouse events, from the first vineyards to the score."""

from __future__ import annotations

import pytest

from game import paths
from game.vino.score import VinoScore
from tests.game.vino.driver import Driver


@pytest.mark.parametrize(("seats", "seed", "drags"), [(3, 7, False), (5, 11, True)], ids=["clicks", "drags"])
def test_a_whole_game_reaches_the_score(seats: int, seed: int, drags: bool) -> None:
    driver = Driver(seats, seed, drags, (640, 360), kept=True)
    driver.play()
    driver.frame()
    assert driver.session.result is not None
    assert isinstance(driver.app.scenes.scenes[-1], VinoScore)
    assert driver.dragged > 50 if drags else driver.dragged == 0
    assert driver.lifted >= seats * driver.session.view(None).round
    finished = list((paths.saves() / "finished").glob("*.jsonl"))
    assert [one.read_text(encoding="utf-8") for one in finished] == [driver.session.game.record.text()]
