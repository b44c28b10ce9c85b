"""A whole game by posted key events alone, from the first question to the score."""

from __future__ import annotations

import pytest

from game import paths
from game.scenes.score import ScoreScene
from game.scenes.table import TableScene
from tests.game.driver import RECORD
from tests.game.input_driver import play_by, press_key


def test_a_whole_game_is_played_by_keys_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(TableScene, "strict", True)
    driver = play_by(press_key, RECORD)
    assert isinstance(driver.app.scenes.scenes[-1], ScoreScene)
    finished = list((paths.saves() / "finished").glob("*.jsonl"))
    assert [one.read_text(encoding="utf-8") for one in finished] == [driver.session.game.record.text()]
