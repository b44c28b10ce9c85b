"""What waits for Confirm waits on while something is laid over it, opened or looked at, and nothing else is kept."""

from __future__ import annotations

import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools import tour_vino
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from game.window.input import Action, begun, ended
from rules.engine.choice import Choice
from tests.game.laid import laid, shown
from tests.tables import vino_table

SHEETS = (
    (Action.ADVICE, Action.ADVICE), (Action.ADVICE, Action.BACK), (Action.RULES, Action.BACK),
    (Action.SINCE_LAST, Action.CHOOSE), (Action.PEEK, None), (Action.LOG, Action.LOG),
    (Action.MENU, Action.BACK), (Action.MAT_ON, Action.MAT_BACK), (Action.TELL_OWN, Action.BACK),
    (Action.VOICE, Action.BACK),
)  # fmt: skip
"""The keys that open something, and those that close it again; None: letting go."""


def table(game: str) -> tuple[App, TableScene]:
    """A table with open hands in the midst of a game, at which a choice waits for Confirm."""
    app = App(GameRoutes, (320, 180), Settings(animation="instant", confirm="always"))
    if game == "vino":
        scene = vino_table(app, tour_vino.played(tour_vino.asked("buy", 2), 3))
        app.scenes.replace(scene)
        app.scenes.settle()
        app.step(0.02)
    else:
        scene = shown(app, played(season("summer", "turn", 4), 3))
    scene.interaction.visibility.open_for_all(True)
    scene.interaction.hand_changed()
    decision = scene.interaction.decision
    assert decision is not None
    waits = next(one for one in decision.choices if scene.interaction.waits(one) is not None)
    scene.parts.answering.propose(waits)
    assert scene.interaction.held is not None
    return app, scene


def press(app: App, action: Action | None, of: Action) -> None:
    app._act(begun(action) if action is not None else ended(of))
    if action is not None and action != Action.PEEK:
        app._act(ended(action))
    app.step(0.02)


def assert_left_by_the_past(scene: TableScene, waits: Choice) -> None:
    """What waits is there again after the past was looked at."""
    scene.parts.review.look(0)
    scene.parts.review.leave()
    assert scene.interaction.held is not None
    assert scene.interaction.held.choice == waits


@pytest.mark.parametrize("game", ["viticulture", "vino"])
def test_every_sheet_leaves_it(game: str) -> None:
    app, scene = table(game)
    interaction = scene.interaction
    held, lines = interaction.held, interaction.session.lines
    lost = []
    for opens, closes in SHEETS:
        press(app, opens, opens)
        for _ in range(2):
            app.step(0.6)
        if opens != Action.SINCE_LAST or interaction.decision is None:
            press(app, closes, opens)
        assert interaction.decision is not None, opens
        assert app.scenes.top is scene, opens
        assert interaction.session.lines == lines, opens
        if interaction.held is None or held is None or interaction.held.choice != held.choice:
            lost.append((opens, closes))
            interaction.hold(held)
            interaction.show_question()
    assert not lost
    assert scene.buttons.named("confirm") is not None
    app.close()


def test_it_is_gone_with_another_answer_and_with_a_hand_that_closes() -> None:
    app, scene = table("viticulture")
    interaction = scene.interaction
    decision = interaction.decision
    assert decision is not None
    press(app, Action.ADVICE, Action.ADVICE)
    assert interaction.held is None
    rests = interaction.session.rests_on_hand
    other = next(one for one in decision.choices if interaction.waits(one) is not None and rests(one))
    scene.parts.answering.propose(other)
    assert interaction.held is not None
    assert interaction.held.choice == other
    scene.parts.review.look(0)
    interaction.visibility.open_for_all(False)
    interaction.visibility.close()
    scene.parts.review.leave()
    assert interaction.closed
    assert interaction.held is None
    app.close()


def test_it_can_be_confirmed_while_another_estate_is_seen() -> None:
    app = App(GameRoutes, (320, 180), Settings(animation="instant", confirm="always"))
    scene = shown(app, laid({"season": "summer", "turn": 0, "seat": {0: {"lira": 9}}}, 3))
    interaction = scene.interaction
    for text in ("place worker build_structure.left", "build cottage"):
        scene.parts.answering.propose(interaction.session.game.grammar.parse(text))
        if text.startswith("place"):
            scene.parts.answering.confirm()
            app.step(0.02)
    scene.parts.review.look_at(1)
    assert interaction.viewed == 1
    assert interaction.held is not None
    confirm = scene.buttons.named("confirm")
    assert confirm is not None
    confirm.act()
    assert interaction.session.view(None).seats[0].structures == ("cottage",)
    assert interaction.viewed is None
    app.close()


def test_a_placement_waits_on_beside_a_hand_that_lies_face_down() -> None:
    app, scene = table("viticulture")
    interaction = scene.interaction
    interaction.visibility.open_for_all(False)
    interaction.visibility.close()
    interaction.hand_changed()
    held = interaction.session.game.grammar.parse("place worker gain_lira")
    scene.parts.answering.propose(held)
    assert interaction.closed
    assert interaction.held is not None
    assert_left_by_the_past(scene, held)
    app.close()


def test_suggestions_and_the_past_one_after_the_other_leave_it() -> None:
    app, scene = table("viticulture")
    interaction = scene.interaction
    held = interaction.held
    assert held is not None
    press(app, Action.ADVICE, Action.ADVICE)
    assert_left_by_the_past(scene, held.choice)
    app.close()


def test_undo_beside_suggestions_lets_only_go_of_it() -> None:
    app, scene = table("viticulture")
    interaction = scene.interaction
    made = interaction.session.made
    press(app, Action.ADVICE, Action.ADVICE)
    scene.parts.review.undo()
    assert interaction.session.made == made
    press(app, Action.ADVICE, Action.ADVICE)
    assert interaction.held is None
    app.close()
