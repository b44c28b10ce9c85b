"""What is told of a table to those who do not see it is all they need: a robot plays by nothing else."""

from __future__ import annotations

import os

import pytest

from game.play.curtain import CurtainScene
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.records import vino, viticulture
from game.store.settings import Settings
from game.tools.tour_play import played
from game.tools.tour_tables import season, show_year_end
from game.window.app import App
from game.window.tree import find
from rules.engine.choice import Ref
from rules.engine.game import Game
from tests.game.laid import shown, summer_turn
from tests.game.robot import Robot
from tests.tables import vino_table, viticulture_table

SIZE = (640, 360)
WHOLE = os.environ.get("VENDEMMIA_LANGUAGES") == "all"
"""Whether whole games are played, in every language."""
LANGUAGES = ("en", "it", "es", "ru") if WHOLE else ("en",)
PRESSES = 20_000 if WHOLE else 80


def robot(game: str, seats: int, language: str = "en") -> Robot:
    app = App(GameRoutes, SIZE, Settings(animation="instant", language=language))
    rules = vino() if game == "vino" else viticulture()
    people = [{"name": name.title(), "colour": name} for name in ("lago", "cotto", "sole")[:seats]]
    kept = KeptGame(Game.new(rules, people, 5))
    scene = vino_table(app, kept) if game == "vino" else viticulture_table(app, kept)
    app.scenes.replace(scene)
    app.scenes.settle()
    return Robot(app, scene)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "seats"), [("viticulture", 3), ("viticulture", 1), ("vino", 3)])
def test_a_robot_that_reads_only_the_tree_plays(game: str, seats: int, language: str) -> None:
    one = robot(game, seats, language)
    one.play(PRESSES)
    made = one.scene.interaction.session.made
    assert one.over if WHOLE else made > 12
    assert one.pressed["thing"]


def test_a_closed_hand_is_not_told_and_an_open_one_is() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    session = played(season("summer", "turn", 2), 2)
    session.kept.open_hands = False
    scene = shown(app, session)
    seat = scene.interaction.seat
    hand = session.view(seat).seats[seat].hand
    assert hand
    cards = {f"card:{card}" for card in hand}
    names = {node.name for top in scene.nodes() for node in top.all()}
    assert not cards & names
    assert any(name.startswith("back:") for name in names)
    button = find(scene.nodes(), "hand")
    assert button is not None
    assert button.act is not None
    button.act()
    assert cards <= {node.name for top in scene.nodes() for node in top.all()}


def test_nothing_behind_the_curtain_is_told() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    session = played(lambda session: session.decision is not None and session.decision.secret, 3)
    shown(app, session)
    curtain = app.scenes.scenes[-1]
    assert isinstance(curtain, CurtainScene)
    told = [node for top in curtain.nodes() for node in top.all()]
    assert [node.name for node in told if node.act] == ["lift"]
    assert {"thing", "line"}.isdisjoint(node.role for node in told)


def test_a_press_on_a_node_is_a_press_on_the_thing() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    scene = shown(app, summer_turn({"lira": 3}))
    node = find(scene.nodes(), "space:give_tour.left")
    assert node is not None
    assert node.enabled
    assert node.act is not None
    node.act()
    app.step(0.02)
    assert any("give_tour.left" in (line.choice or "") for line in scene.interaction.session.game.record.lines)
    harvest = find(scene.nodes(), "space:harvest_field.left")
    assert harvest is not None
    assert not harvest.enabled


def test_what_has_the_focus_is_told_as_such_and_brought_there() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    scene = shown(app, summer_turn({"lira": 3}))
    node = find(scene.nodes(), "field:5")
    assert node is not None
    assert node.go is not None
    node.go()
    focused = [one.name for top in scene.nodes() for one in top.all() if one.focused]
    assert focused == ["field:5"]
    at = scene.parts.focus.at
    assert at is not None
    assert at.thing is not None
    assert at.thing.ref == Ref("field", "5")


def test_the_end_of_a_year_is_told_alone_and_can_be_ended() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    session = played(season("winter", "turn", 2), 2)
    scene = shown(app, session)
    if isinstance(app.scenes.scenes[-1], CurtainScene):
        app.scenes.pop()
        app.scenes.settle()
    show_year_end(scene)
    (over,) = scene.nodes()
    assert [node.name for node in over.children if node.act] == ["over-end"]
    assert len(over.children) > 6
    end = over.children[-1].act
    assert end is not None
    end()
    assert not scene.interaction.staged
