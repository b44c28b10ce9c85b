"""A card touched while a worker is asked: carried to its action both are meant, elsewhere it says what is due."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.key_names import pressed
from game.text.messages import say
from game.window.app import App
from game.window.input import Action
from rules.engine.choice import Ref
from tests.game.driver import Driver
from tests.game.laid import laid, shown


def driver(season: str, seat: Mapping[str, object]) -> Driver:
    app = App(GameRoutes, (960, 540), Settings(animation="instant"))
    session = laid({"season": season, "turn": 0, "seat": {0: dict(seat)}})
    return Driver(app, session, True, shown(app, session))


def centre(scene: TableScene, kind: str, name: str) -> tuple[float, float]:
    return next(thing for thing in scene.interaction.things if thing.ref == Ref(kind, name)).box.centre


@pytest.mark.parametrize(
    ("season", "card", "action"),
    [("summer", "pinot", "Plant a vine"), ("winter", "order_1", "Fill a wine order")],
)
def test_a_click_on_a_card_names_the_action_that_takes_it(season: str, card: str, action: str) -> None:
    mouse = driver(season, {"hand": [card], "structures": ["trellis"], "wines": {"red": [9]}})
    mouse.click(centre(mouse.scene, "card", card))
    assert mouse.scene.interaction.note.words == f"Place a worker on “{action}” first."
    assert not mouse.scene.interaction.pointer.selection.picked


def test_a_card_of_another_season_says_so() -> None:
    mouse = driver("winter", {"hand": ["pinot"]})
    mouse.click(centre(mouse.scene, "card", "pinot"))
    assert mouse.scene.interaction.note.words.startswith("“Plant a vine”: This belongs to another season.")


def test_a_card_says_what_it_lacks_itself() -> None:
    mouse = driver("summer", {"hand": ["pinot", "malvasia"]})
    mouse.click(centre(mouse.scene, "card", "pinot"))
    assert mouse.scene.interaction.note.words.startswith("“Plant a vine”: This needs the trellis.")


def test_a_vine_carried_to_its_action_is_planted_next() -> None:
    mouse = driver("summer", {"hand": ["pinot", "malvasia"], "structures": ["trellis"]})
    mouse.drag(centre(mouse.scene, "card", "pinot"), centre(mouse.scene, "action", "plant_vine"))
    assert mouse.session.decision is not None
    assert mouse.session.decision.kind == "plant"
    assert mouse.scene.interaction.pointer.selection.picked == (Ref("card", "pinot"),)
    mouse.click(centre(mouse.scene, "field", "5"))
    mouse.press("confirm")
    assert "pinot" in mouse.session.view(0).seats[0].fields[0].vines


def test_a_vine_that_cannot_be_planted_sends_no_worker() -> None:
    mouse = driver("summer", {"hand": ["pinot", "malvasia"]})
    mouse.drag(centre(mouse.scene, "card", "pinot"), centre(mouse.scene, "action", "plant_vine"))
    assert not mouse.session.game.made
    assert "This needs the trellis." in mouse.scene.interaction.note.words


@pytest.mark.parametrize("place", ["action build_structure", "action draw_vine", "action harvest_field"])
def test_a_card_dropped_on_another_action_names_its_own(place: str) -> None:
    mouse = driver("summer", {"hand": ["malvasia"], "lira": 9})
    mouse.drag(centre(mouse.scene, "card", "malvasia"), centre(mouse.scene, *place.split()))
    assert not mouse.session.game.made
    assert mouse.scene.interaction.note.words == "Place a worker on “Plant a vine” first."
    assert not mouse.scene.interaction.pointer.selection.picked


def test_a_visitor_carried_to_its_action_is_played() -> None:
    mouse = driver("summer", {"hand": ["broker", "landscaper"], "lira": 9, "fields": {5: ["malvasia"]}})
    mouse.drag(centre(mouse.scene, "card", "broker"), centre(mouse.scene, "action", "play_summer_visitor"))
    if mouse.scene.interaction.held is not None:
        mouse.press("confirm")
    played = [event.card for event in mouse.session.events if event.kind == "visitor_played"]
    assert played == ["broker"]


def test_an_order_carried_to_its_action_is_filled() -> None:
    mouse = driver("winter", {"hand": ["order_1", "order_2"], "wines": {"red": [9], "white": [9]}})
    mouse.drag(centre(mouse.scene, "card", "order_1"), centre(mouse.scene, "action", "fill_order"))
    if mouse.scene.interaction.held is not None:
        mouse.press("confirm")
    assert [event.card for event in mouse.session.events if event.kind == "order_filled"] == ["order_1"]


def test_the_only_order_that_can_be_filled_may_be_carried_too() -> None:
    """The rules take it unasked."""
    mouse = driver("winter", {"hand": ["order_1"], "wines": {"red": [9]}})
    mouse.drag(centre(mouse.scene, "card", "order_1"), centre(mouse.scene, "action", "fill_order"))
    if mouse.scene.interaction.held is not None:
        mouse.press("confirm")
    assert [event.card for event in mouse.session.events if event.kind == "order_filled"] == ["order_1"]


def test_a_card_let_go_over_the_hand_stays_there() -> None:
    mouse = driver("summer", {"hand": ["malvasia", "pinot", "order_1"], "structures": ["trellis"]})
    mouse.drag(centre(mouse.scene, "card", "malvasia"), centre(mouse.scene, "card", "order_1"))
    assert mouse.scene.interaction.note.words == ""
    assert not mouse.scene.interaction.pointer.selection.picked


def test_a_closed_hand_lets_no_card_be_carried() -> None:
    mouse = driver("summer", {"hand": ["malvasia"]})
    mouse.session.kept.open_hands = False
    mouse.scene.interaction.visibility.for_all = False
    mouse.scene.interaction.hand_changed()
    back = next(thing for thing in mouse.scene.interaction.things if thing.ref.kind == "back").box.centre
    mouse.drag(back, centre(mouse.scene, "action", "plant_vine"))
    assert not mouse.session.game.made
    assert mouse.scene.interaction.note.words == say("table-hidden", press=pressed(Action.OPEN_HAND))
