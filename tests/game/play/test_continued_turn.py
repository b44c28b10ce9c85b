"""A game that is opened again in the middle of a turn knows the turn: it asks to confirm, and can begin it again."""

from __future__ import annotations

from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.window.app import App
from rules.engine.choice import choice
from rules.engine.game import Game
from tests.game.driver import RECORD
from tests.game.laid import laid, shown

CHOICES = 200
"""So many choices of the kept game are played again."""


def opened_again(session: Session) -> Session:
    """What another window knows of the game."""
    return Session(KeptGame(session.game))


def in_mid_turn() -> Session:
    """Lago makes wine in winter: one is made, a second can be."""
    session = laid({"season": "winter", "turn": 0, "seat": {0: {"grapes": {"red": [2], "white": [3]}}}})
    session.choose(choice("place", "worker", "make_wine.left"))
    session.choose(choice("make", "white", "white.3"))
    return session


def test_a_game_opened_again_counts_the_questions_of_the_turn_as_before() -> None:
    kept, fault = Game.load(laid({}).game.rules, RECORD.read_text(encoding="utf-8"))
    assert fault is None
    session = Session(KeptGame(Game(kept.rules, kept.record.header)))
    counts = set()
    for chosen in kept.choices[:CHOICES]:
        session.choose(chosen)
        assert opened_again(session).steps == session.steps
        counts.add(session.steps)
    assert counts > {0, 1, 2}


def test_the_last_step_of_a_continued_turn_waits_for_confirm() -> None:
    session = opened_again(in_mid_turn())
    scene = shown(App(GameRoutes, (960, 540), Settings(animation="instant")), session)
    scene.parts.answering.propose(choice("make", "red", "red.2"))
    assert scene.interaction.held is not None
    assert session.steps == 2


def test_a_continued_turn_is_begun_again_as_a_whole() -> None:
    session = opened_again(in_mid_turn())
    assert session.restart()
    assert session.game.made == 0
