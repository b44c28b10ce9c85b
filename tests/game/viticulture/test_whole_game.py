"""A whole game of two by posted mouse events, from the first question to the score."""

from __future__ import annotations

import pytest

from game import paths
from game.play.animator import Animator
from game.play.score import ScoreScene
from tests.game.driver import play_record


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Animator, "strict", True)


@pytest.mark.parametrize("drags", [False, True], ids=["clicks", "drags"])
def test_a_whole_game_reaches_the_score(drags: bool) -> None:
    driver = play_record((960, 540), drags)
    driver.frame()
    assert driver.session.result is not None
    assert isinstance(driver.app.scenes.scenes[-1], ScoreScene)
    assert driver.dragged > 50 if drags else driver.dragged == 0
    finished = list((paths.saves() / "finished").glob("*.jsonl"))
    assert len(finished) == 1
    assert finished[0].read_text(encoding="utf-8") == driver.session.game.record.text()
