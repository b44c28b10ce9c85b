"""What a structure costs is told with the rebate of the visitor that lets it be built."""

from __future__ import annotations

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.viticulture.render import sheet_of
from game.window.app import App
from rules.engine.choice import Ref, choice
from tests.game.laid import shown, summer_turn

PEOPLE = [{"name": "Lago", "colour": "lago"}, {"name": "Cotto", "colour": "cotto"}]


def asked(hand: str) -> TableScene:
    """The table in summer at which a seat with 4 lira has played a visitor that builds."""
    session = summer_turn({"hand": [hand], "lira": 4})
    session.choose(choice("place", "worker", "play_summer_visitor.left"))
    while session.decision is not None and session.decision.kind != "build":
        wanted = ("play", "yes")
        session.choose(
            next((one for one in session.decision.choices if one.verb in wanted), session.decision.choices[0])
        )
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    return shown(app, session)


def test_mat_and_inspector_tell_the_price_that_is_due() -> None:
    scene = asked("handyman")
    assert scene.interaction.rebate == 2
    assert sheet_of(scene.interaction, scene.parts.review).rebate == 2
    told = scene.interaction.explain(Ref("structure", "tasting_room"))
    assert told is not None
    assert told.sub == "4 lira", "6 lira less 2, which cannot be paid now"


def test_without_a_rebate_the_printed_price_stands() -> None:
    scene = asked("handyman")
    session = scene.interaction.session
    assert session.decision is not None
    scene.parts.answering.answered(
        scene.interaction.session.choose(session.decision.choices[0]), scene.interaction.seat
    )
    scene.interaction.queue.skip()
    for _ in range(2):
        scene.app.scenes.settle()
        scene.app.step(0.02)
    assert scene.interaction.rebate == 0
    told = scene.interaction.explain(Ref("structure", "windmill"))
    assert told is not None
    assert told.sub == "5 lira"
