"""The end of a round: incomes side by side; and a game in which nothing happens any more may be ended."""

from __future__ import annotations

from game import storage
from game.app import App
from game.scenes.curtain import CurtainScene
from game.scenes.vino_score import VinoScore
from game.scenes.vino_table import VinoTable
from game.settings import Settings
from game.table.session import Session
from game.vino.banner import order
from rules.engine.game import Game
from tests.vino_window.driver import session_of


def quiet(turns: int) -> Session:
    """A game in which nobody has bought or sold for so many turns."""
    session = session_of(3, 2)
    while session.decision is not None:
        view, decision = session.view(None), session.decision
        if decision.kind == "region" and view.quiet_turns >= turns and view.round > 0:
            break
        leave = next((one for one in decision.choices if one.verb in ("done", "pass")), None)
        session.choose(leave or decision.choices[0])
    return session


def opened(session: Session) -> VinoTable:
    app = App((640, 360), Settings(animation="instant"))
    table = VinoTable(app, session)
    app.scenes.push(table)
    app.scenes.settle()
    curtain = app.scenes.scenes[-1]
    assert isinstance(curtain, CurtainScene)
    app.scenes.pop()
    app.scenes.settle()
    curtain.lifted()
    return table


def test_a_dead_game_may_be_ended_as_it_stands() -> None:
    table = opened(quiet(3))
    button = table.buttons.named("end")
    assert button is not None
    button.act()
    table.app.scenes.settle()
    assert isinstance(table.app.scenes.scenes[-1], VinoScore)
    table.app.step(0.02)


def test_a_game_is_not_ended_before_three_quiet_rounds() -> None:
    assert opened(quiet(2)).buttons.named("end") is None


def test_the_new_order_tells_incomes_and_ties() -> None:
    seats = [{"name": name, "colour": name.lower()} for name in ("Lago", "Cotto", "Sole")]
    rules = storage.vino()
    game = Game.new(rules, seats, 1)
    state = game.state.copy()
    state.income = (200, 0, 0)
    state.order = (0, 1, 2)
    told = order(rules.view(state, None), ("Lago", "Cotto", "Sole"))
    assert told.line.startswith("Cotto 0 · Sole 0 · Lago 200")
    assert "keep their order" in told.line
    state.income = (200, 100, 0)
    assert order(rules.view(state, None), ("Lago", "Cotto", "Sole")).line == "Sole 0 · Cotto 100 · Lago 200"
