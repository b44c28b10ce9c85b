"""Taking back a move that opponents have answered: by key, sign and button, with what is said of it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.play.bubble import undo_words
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App
from tests.game.play.mixed import Table, mixed
from tests.game.play.test_review import key, press

GAMES = ["viticulture", "vino"]


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (1280, 720), Settings(animation="instant", pace="at_once"))


def answered(app: App, game: str, wanted: Callable[[TableScene], bool], people: frozenset[int]) -> TableScene:
    """A table at which the position is as wanted."""
    for seed in range(3, 30):
        scene = mixed(app, 3, people, game, seed)
        table = Table(scene, lambda: None, seed)
        for _ in range(60):
            if wanted(scene):
                return scene
            if not table.on():
                break
    raise AssertionError("no table comes to that")


def both_answered(scene: TableScene) -> bool:
    """Both opponents have answered the move of the person, who is asked again."""
    undoes = scene.interaction.session.game.undoes
    return scene.interaction.decision is not None and len(set(undoes)) == 3 and undoes[0] == scene.interaction.seat


@pytest.mark.parametrize("way", ["key", "sign", "button", "right click"])
@pytest.mark.parametrize("game", GAMES)
def test_a_move_is_taken_back_with_its_answers_and_made_again(app: App, game: str, way: str) -> None:
    scene = answered(app, game, both_answered, frozenset({0}))
    session, interaction = scene.interaction.session, scene.interaction
    after, made, left = session.game.digest(), session.made, session.made - len(session.game.undoes)
    names = [session.names[seat] for seat in dict.fromkeys(session.game.undoes[1:])]
    assert undo_words(interaction, scene.parts.review).startswith("Take back your move and the answers of ")
    assert all(name in undo_words(interaction, scene.parts.review) for name in names)
    acts: dict[str, Callable[[], None]] = {
        "key": lambda: key(app, pygame.K_u),
        "sign": lambda: press(app, scene, "ribbon-undo"),
        "button": lambda: press(app, scene, "undo"),
        "right click": lambda: post_right(app),
    }
    acts[way]()
    assert session.made <= left
    assert interaction.decision is not None
    assert interaction.decision.decider == 0
    assert interaction.note.words == f"Taken back: your move and the answers of {names[0]} and {names[1]}."
    assert session.game.can_redo
    press(app, scene, "ribbon-redo")
    while session.made < made:
        press(app, scene, "ribbon-redo")
    assert session.game.digest() == after


def post_right(app: App) -> None:
    """A right click on the empty corner of the table."""
    pygame.event.post(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(4, 4), button=3))
    app.step(0.02)


def test_a_move_is_taken_back_while_opponents_are_still_asked(app: App) -> None:
    def between(scene: TableScene) -> bool:
        return scene.interaction.thinking >= 0 and len(scene.interaction.session.game.undoes) == 2

    scene = answered(app, "viticulture", between, frozenset({0}))
    made = scene.interaction.session.made
    key(app, pygame.K_u)
    assert scene.interaction.session.made == made - 2
    assert scene.interaction.next_seat == 0


@pytest.mark.parametrize("game", GAMES)
def test_what_became_known_by_an_answer_is_not_taken_back(app: App, game: str) -> None:
    def shown(scene: TableScene) -> bool:
        game, people = scene.interaction.session.game, scene.interaction.session.people
        return bool(game.made) and game.committed == game.made and game.history.made[-1].seat not in people

    scene = answered(app, game, shown, frozenset({0}))
    digest = scene.interaction.session.game.digest()
    key(app, pygame.K_u)
    sign = scene.buttons.named("ribbon-undo")
    assert sign is not None
    assert not sign.enabled
    assert scene.interaction.session.game.digest() == digest
    if scene.interaction.decision is not None:
        assert scene.interaction.note.words == "There is nothing that can be taken back."


def test_between_people_only_the_sign_takes_back_though_opponents_have_answered(app: App) -> None:
    def another(scene: TableScene) -> bool:
        undoes = scene.interaction.session.game.undoes
        return scene.interaction.decision is not None and len(undoes) == 2 and undoes[0] != scene.interaction.seat

    scene = answered(app, "viticulture", another, frozenset({0, 2}))
    session = scene.interaction.session
    digest, before = session.game.digest(), session.undo_seat
    key(app, pygame.K_u)
    assert session.game.digest() == digest
    press(app, scene, "ribbon-undo")
    assert scene.interaction.seat == before
