"""What somebody draws is seen before the table turns to the next person, by whoever may see it."""

from __future__ import annotations

import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, Speed
from game.viticulture.drawn_card import SEEN_SECONDS, DrawnCards
from game.viticulture.interaction import ViticultureInteraction
from game.window.app import App
from tests.game.laid import laid, shown
from tests.game.viticulture.moments import FRAME, answer

FALL = {"season": "fall", "turn": 0}
SUMMER = {"season": "summer", "turn": 0}


def seen(
    given: dict[str, object], first: str, animation: Speed = "normal", calm: bool = False, opens: bool = True
) -> float:
    """For how many seconds drawn cards are seen in the hand after an answer, before the table turns."""
    app = App(GameRoutes, (640, 360), Settings(confirm="never", animation=animation, reduced_motion=calm))
    session = laid(given)
    session.kept.open_hands = opens
    scene: TableScene = shown(app, session)
    interaction, taken = scene.interaction, 0.0
    assert isinstance(interaction, ViticultureInteraction)
    answer(scene, first)
    while not interaction.queue.empty:
        app.step(FRAME)
        for one in interaction.queue.overlays:
            if isinstance(one, DrawnCards) and one.age >= one.arrival:
                assert interaction.shown == 0
                assert all(interaction.frame.hand.contains(box) for box in one.boxes)
                taken += FRAME
    return taken


@pytest.mark.parametrize(
    ("given", "first"), [(FALL, "draw winter_visitor"), (SUMMER, "place worker draw_vine.left")], ids=["fall", "worker"]
)
def test_a_drawn_card_is_seen_before_the_next_person_sits_there(given: dict[str, object], first: str) -> None:
    assert seen(given, first) == pytest.approx(SEEN_SECONDS, abs=0.2)


def test_so_it_is_with_calm_pictures() -> None:
    assert seen(FALL, "draw winter_visitor", calm=True) == pytest.approx(SEEN_SECONDS, abs=0.2)


def test_a_closed_hand_shows_nothing() -> None:
    assert seen(FALL, "draw winter_visitor", opens=False) == 0


def test_nothing_waits_where_nothing_moves() -> None:
    assert seen(FALL, "draw winter_visitor", "instant") == 0
