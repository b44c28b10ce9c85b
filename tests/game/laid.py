"""Tables that are laid for a test."""

from __future__ import annotations

from collections.abc import Mapping

from game.play.scene import TableScene
from game.play.session import Session
from game.store.kept_game import KeptGame
from game.store.records import viticulture
from game.window.app import App
from rules.engine.game import Game
from rules.engine.header import Header
from tests.tables import viticulture_table


def shown(app: App, session: Session) -> TableScene:
    """The table of a game in a window, drawn once."""
    scene = viticulture_table(app, session)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.02)
    return scene


def laid(given: Mapping[str, object], seats: int = 2) -> Session:
    """A table that lies as a scenario says; hands are open."""
    rules = viticulture()
    people = [{"name": name.title(), "colour": name} for name in ("lago", "cotto", "sole")[:seats]]
    header = Header(rules.name, rules.version, rules.data_digest, {}, people, 3)
    session = Session(KeptGame(Game.at(rules, header, rules.lay(given, rules.options({}), seats, 3))))
    session.kept.open_hands = True
    return session


def summer_turn(seat: Mapping[str, object]) -> Session:
    """The turn in summer of the first of two seats, which has these things; hands are open."""
    return laid({"season": "summer", "turn": 0, "seat": {0: dict(seat)}})
