"""What a newcomer to a region is asked once there is nobody else, and once something has been bought."""

from __future__ import annotations

import pytest

from game.play.session import Session
from game.text.messages import say
from game.vino.ask import VinoAsk
from game.vino.inspect import explain
from game.vino.words import choice_words
from rules.engine.choice import Ref
from tests.game.vino.driver import Driver, reached


def _newcomer(session: Session, bought: bool, alone: bool) -> bool:
    decision, view = session.decision, session.view(None)
    if decision is None or decision.source != "newcomers" or view.buyers is None:
        return False
    owns = decision.decider in view.owners[view.barrel]
    return owns == bought and (len(view.buyers.newcomers) == 1) == alone


@pytest.mark.parametrize(("bought", "alone"), [(False, False), (True, True)])
def test_leaving_and_the_line_say_how_it_stands(bought: bool, alone: bool) -> None:
    driver = reached(3, 7, lambda session: _newcomer(session, bought, alone))
    decision, ask = driver.session.decision, driver.scene.parts.ask
    assert decision is not None
    assert isinstance(ask, VinoAsk)
    leaving = next(one for one in decision.choices if one.verb == "pass")
    wanted = say("vino-done") if bought else say("vino-pass-buy")
    assert choice_words(leaving, decision, ask.interaction.bought) == wanted
    line = say("vino-ask-buy-alone-line") if alone else say("vino-ask-buy-newcomers-line")
    assert ask.interaction.alone == alone
    assert ask.look(decision).line in ("", line)


def test_a_demand_that_a_sale_would_move_says_where_to() -> None:
    driver = Driver(3, 7, size=(640, 360))
    view, names = driver.session.view(None), driver.session.names
    still = explain(Ref("demand", "barbera"), view, names, 0, {"nebbiolo": 1})
    moving = explain(Ref("demand", "barbera"), view, names, 0, {"barbera": 1})
    assert still is not None
    assert moving is not None
    assert "+50" not in still.body
    assert "+50" in moving.body
