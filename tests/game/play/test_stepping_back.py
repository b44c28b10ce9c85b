"""What is said of stepping back: what the sign will do, and why the key does nothing."""

from __future__ import annotations

import pygame

from game.play import bubble
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


def driver(animation: str = "instant") -> Driver:
    app = App(GameRoutes, (960, 540), Settings(animation=animation, inspect=0))
    session = laid({"season": "summer", "turn": 0, "seat": {0: {"hand": ["malvasia"]}, 1: {"hand": ["malvasia"]}}})
    return Driver(app, session, False, shown(app, session))


def press_undo(mouse: Driver) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=pygame.K_u, mod=0, unicode="u", scancode=0))
    mouse.frame()


def undo_words(scene: TableScene) -> str:
    return bubble.undo_words(scene.interaction, scene.parts.review)


def test_the_sign_tells_what_it_will_do() -> None:
    mouse = driver()
    mouse.answer("place worker gain_lira")
    assert undo_words(mouse.scene) == say("table-sign-undo-before", name="Lago")
    mouse.scene.parts.answering.pick(Ref("worker", "grande"))
    assert undo_words(mouse.scene) == say("table-sign-undo-picked", press=pressed(Action.UNDO))
    press_undo(mouse)
    assert not mouse.scene.interaction.pointer.selection.picked
    mouse.scene.parts.review.toggle()
    assert undo_words(mouse.scene) == say("table-sign-undo-past", press=pressed(Action.UNDO))
    mouse.scene.parts.review.toggle()
    mouse.press("pass")
    assert undo_words(mouse.scene) == say("table-sign-undo-held", press=pressed(Action.UNDO))
    press_undo(mouse)
    assert mouse.scene.interaction.held is None


def test_the_key_says_that_the_last_move_is_of_another() -> None:
    mouse = driver()
    mouse.answer("place worker gain_lira")
    made = mouse.session.game.made
    press_undo(mouse)
    assert mouse.scene.interaction.note.words == say("table-undo-before", name="Lago")
    assert mouse.session.game.made == made
    mouse.move((5, 5))
    mouse.press("ribbon-undo")
    assert mouse.session.game.made == made - 1
    assert mouse.scene.interaction.note.words == ""


def test_the_key_says_that_there_is_nothing_to_take_back() -> None:
    mouse = driver()
    press_undo(mouse)
    assert mouse.scene.interaction.note.words == say("table-undo-nothing")


def test_the_key_takes_back_the_own_answer_without_a_word() -> None:
    mouse = driver()
    mouse.answer("place worker plant_vine.left")
    press_undo(mouse)
    assert mouse.session.game.made == 0
    assert mouse.scene.interaction.note.words == ""
