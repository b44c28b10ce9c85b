"""Actions that a card carries out or plans: all can be touched on the board, and they are the ones that stand open."""

from __future__ import annotations

import pytest

from game.art import board_boxes
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.viticulture.actions import actions_of
from game.window.app import App
from rules.engine.choice import choice
from tests.game.laid import laid, shown


@pytest.mark.parametrize(
    ("season", "card", "offered"),
    [("winter", "manager", ["gain_lira", "give_tour"]), ("summer", "planner", ["gain_lira", "harvest_field"])],
)
def test_what_a_card_offers_on_the_board_stands_open_and_can_be_touched(
    season: str, card: str, offered: list[str]
) -> None:
    hand = {"hand": [card, "artisan", "judge"], "lira": 9, "fields": {5: ["malvasia"]}}
    session = laid({"season": season, "turn": 0, "seat": {0: hand}})
    session.choose(choice("place", "worker", f"play_{season}_visitor.left"))
    assert session.decision is not None
    if choice("play", card) in session.decision.choices:
        session.choose(choice("play", card))
    scene = shown(App(GameRoutes, (960, 540), Settings(animation="instant")), session)
    touchable = {
        ref.name.partition(".")[0] for ref in scene.interaction.pointer.selection.touchable() if ref.kind != "worker"
    }
    lying = {thing.ref for thing in scene.interaction.things}
    assert set(offered) <= touchable
    assert scene.interaction.pointer.selection.touchable() <= lying
    assert scene.interaction.open_actions == touchable
    closed = set(actions_of(season))
    assert not scene.interaction.open_actions & closed


def test_the_board_has_a_cell_for_every_action_of_a_season_in_its_order() -> None:
    assert actions_of("summer") == board_boxes.SUMMER
    assert actions_of("winter") == board_boxes.WINTER
    assert not actions_of("fall")
