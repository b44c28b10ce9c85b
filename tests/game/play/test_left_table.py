"""A table that another one has taken the place of is gone with all that it drew, and not kept for one game more."""

from __future__ import annotations

from weakref import ref

import pytest

from game.play import scene
from game.play.scene import look_after_this_game_alone
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from tests.tables import viticulture_table


def test_the_table_before_is_gone_once_the_next_one_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scene, "look_after_this_game_alone", look_after_this_game_alone)
    app = App(GameRoutes, (320, 180), Settings(animation="instant"))
    app.begin(viticulture_table(app, played(season("summer", "turn", 1))))
    before = ref(app.scenes.scenes[0])
    app.scenes.replace(viticulture_table(app, played(season("winter", "turn", 1))))
    app.scenes.settle()
    app.step(0.02)
    assert before() is None
