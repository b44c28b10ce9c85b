"""What the next turns will show is drawn while a table rests, and while only something small moves on it."""

from __future__ import annotations

import pytest

from game.play.handover import Handover
from game.play.scene import QUIET, TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from tests.game.laid import shown

FRAME = 0.02


class Ahead:
    """Counts how often something was drawn ahead."""

    def __init__(self, scene: TableScene) -> None:
        self.count = 0
        scene.parts = scene.parts._replace(draw_ahead=lambda: iter(self.next, None))
        scene.position_changed()

    def next(self) -> bool:
        self.count += 1
        return False


@pytest.fixture
def table() -> TableScene:
    scene = shown(App(GameRoutes, (640, 360), Settings()), played(season("summer", "turn", 3), 3))
    while not scene.interaction.queue.empty or scene.interaction.handovers.now is not None:
        scene.app.step(FRAME)
    scene.interaction.attention.rest_for(QUIET + FRAME)
    scene.app.step(FRAME)
    return scene


def test_drawings_go_on_while_the_name_of_the_next_player_moves(table: TableScene) -> None:
    ahead = Ahead(table)
    table.interaction.handovers.turn(Handover(0))
    table.app.step(FRAME)
    assert table.interaction.handovers.now is not None
    assert ahead.count == 1


def test_nothing_is_drawn_ahead_while_the_picture_is_to_be_drawn_anew(table: TableScene) -> None:
    ahead = Ahead(table)
    table.dirty = True
    table.app.step(FRAME)
    assert ahead.count == 0


def test_nothing_is_drawn_ahead_just_after_a_touch(table: TableScene) -> None:
    ahead = Ahead(table)
    table.interaction.attention.rest_for(0.0)
    table.app.step(FRAME)
    assert ahead.count == 0
