"""While opponents play their estates can be looked at; the own one comes back with the own turn."""

from __future__ import annotations

import pygame
import pytest

from game.play.scene import TableScene
from tests.game.play.mixed import pass_time
from tests.game.play.test_pace import GAMES, STEP, answer, asked, bot, seconds_until, table
from tests.game.play.test_review import key


def click_on_seat(scene: TableScene, seat: int) -> None:
    """Press and release the pointer on the panel of a seat."""
    box = next(
        thing.box for thing in scene.interaction.things if (thing.ref.kind, thing.ref.name) == ("seat", str(seat))
    )
    at = scene.app.screen.pixel((box[0] + box[2] * 0.4, box[1] + box[3] * 0.3))
    for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
        pygame.event.post(pygame.event.Event(kind, pos=at, button=1))
    scene.app.step(0.0)


def playing(game: str) -> TableScene:
    """A table at which the moves of opponents are seen."""
    scene, person = table(game, pace="steady", animation="normal"), bot()
    seconds_until(scene, lambda: asked(scene))
    while asked(scene):
        answer(scene, person)
        seconds_until(scene, lambda: asked(scene) or _moves(scene))
    return scene


def _moves(scene: TableScene) -> bool:
    return scene.interaction.sitting.opponent_acted and not scene.interaction.queue.empty


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("by", ["pointer", "key"])
def test_an_opponent_is_looked_at_until_the_own_turn(game: str, by: str) -> None:
    scene = playing(game)
    interaction = scene.interaction
    made, pacing = interaction.session.made, scene.parts.answering.pacing
    seat = interaction.order[1] or interaction.order[2]
    if by == "pointer":
        click_on_seat(scene, seat)
    else:
        key(scene.app, pygame.K_1 + interaction.order.index(seat))
    assert interaction.viewed == seat
    assert not pacing.ready, "the move is still read"
    assert interaction.session.made == made
    pass_time(scene, STEP)
    assert interaction.viewed == seat
    seconds_until(scene, lambda: asked(scene))
    assert interaction.viewed is None


@pytest.mark.parametrize("game", GAMES)
def test_a_second_click_goes_back(game: str) -> None:
    scene = playing(game)
    click_on_seat(scene, 1)
    click_on_seat(scene, 1)
    assert scene.interaction.viewed is None


def test_what_is_looked_at_in_the_own_turn_stays() -> None:
    scene = table("viticulture")
    seconds_until(scene, lambda: asked(scene))
    scene.interaction.look_at(2)
    pass_time(scene, 1.0)
    assert scene.interaction.viewed == 2
