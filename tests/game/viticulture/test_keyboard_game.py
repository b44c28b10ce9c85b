"""Games by posted key events alone: a whole one of two, and the first and the last years of one of six."""

from __future__ import annotations

import pytest

from game import paths
from game.play.animator import Animator
from game.play.score import ScoreScene
from tests.game.driver import RECORD, SIX
from tests.game.input_driver import SIX_LAST_YEARS, SIX_SECOND_YEAR, play_by, press_key


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Animator, "strict", True)


def test_a_whole_game_is_played_by_keys_alone() -> None:
    driver = play_by(press_key, RECORD)
    assert isinstance(driver.app.scenes.scenes[-1], ScoreScene)
    finished = list((paths.saves() / "finished").glob("*.jsonl"))
    assert [one.read_text(encoding="utf-8") for one in finished] == [driver.session.game.record.text()]


def test_six_play_their_first_year_by_keys_alone() -> None:
    driver = play_by(press_key, SIX, until=SIX_SECOND_YEAR)
    assert driver.scene.interaction.view.year == 2
    assert driver.woken == dict.fromkeys(range(6), 1)


def test_six_play_to_the_score_by_keys_alone() -> None:
    driver = play_by(press_key, SIX, made=SIX_LAST_YEARS)
    assert isinstance(driver.app.scenes.scenes[-1], ScoreScene)
    assert driver.woken == dict.fromkeys(range(6), 2)
