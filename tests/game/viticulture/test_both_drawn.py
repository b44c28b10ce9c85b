"""Who draws two cards by one worker confirms that once, and may still be asked for the bonus by itself."""

from __future__ import annotations

import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.window.app import App
from rules.viticulture.action import BONUS
from tests.game.laid import laid, shown


def placed(space: str, season: str = "winter") -> tuple[App, TableScene]:
    """A worker has been sent to a space, which waits for Confirm."""
    app = App(GameRoutes, (320, 180), Settings(animation="instant"))
    scene = shown(app, laid({"season": season, "turn": 0}, 3))
    scene.parts.answering.propose(scene.interaction.session.game.grammar.parse(f"place worker {space}"))
    assert scene.interaction.held is not None
    app.step(0.02)
    return app, scene


@pytest.mark.parametrize("both", [False, True])
@pytest.mark.parametrize(("space", "season"), [("draw_order.middle", "winter"), ("draw_vine.middle", "summer")])
def test_one_press_draws_both_or_the_bonus_is_asked_for(space: str, season: str, both: bool) -> None:
    app, scene = placed(space, season)
    session = scene.interaction.session
    made, drawn = session.made, sum(event.kind == "card_drawn" for event in session.events)
    button = scene.buttons.named("confirm-bonus" if both else "confirm")
    assert button is not None
    button.act()
    app.step(0.02)
    assert session.made == made + 1 + both
    assert sum(event.kind == "card_drawn" for event in session.events) == drawn + 1 + both
    decision = scene.interaction.decision
    assert (decision is not None and BONUS in decision.choices) == (not both)


def test_keys_come_to_confirm_first_and_other_places_offer_nothing_more() -> None:
    _, scene = placed("draw_order.middle")
    scene.parts.focus.enter("task")
    assert scene.parts.focus.at is not None
    assert scene.parts.focus.at.button == "confirm"
    assert say("table-confirm-bonus") in {button.face.words for button in scene.buttons.all}
    _, scene = placed("draw_order.left")
    assert scene.buttons.named("confirm-bonus") is None
