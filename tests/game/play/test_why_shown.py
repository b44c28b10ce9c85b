"""Lines of the log of which it can be read why carry a sign, to which a newcomer is shown once."""

from __future__ import annotations

import pygame

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.window.app import App
from tests.game.play.mixed import mixed, pass_time, played_by_chance
from tests.game.play.test_pace import answer, asked, bot, seconds_until


def begun(**wished: object) -> TableScene:
    """A table at which opponents have moved and the person is asked."""
    settings = Settings(animation="instant", pace="at_once")
    for name, answered in wished.items():
        setattr(settings, name, answered)
    scene, person = played_by_chance(mixed(App(GameRoutes, (1280, 720), settings), 4, {0})), bot()
    seconds_until(scene, lambda: asked(scene))
    while not (scene.interaction.when() and scene.why.signed(scene.parts.review.rows())):
        answer(scene, person)
        seconds_until(scene, lambda: asked(scene))
    pass_time(scene, 0.1)
    return scene


def test_lines_of_opponents_carry_the_sign_once_for_each_choice() -> None:
    scene = begun()
    interaction, why = scene.interaction, scene.why
    events = interaction.session.events
    signed = [event for event, _ in why.signed(scene.parts.review.rows())]
    assert signed
    assert all(interaction.session.opponents[events[event].seat] is not None for event in signed)
    numbers = [why.number(event) for event in signed]
    assert len(set(numbers)) == len(numbers)


def test_a_newcomer_is_shown_once_where_to_read_why() -> None:
    scene, person = begun(), bot()
    settings: Settings = scene.app.settings
    assert scene.why.points
    assert not settings.why_shown
    answer(scene, person)
    seconds_until(scene, lambda: asked(scene))
    assert settings.why_shown
    assert not scene.why.points


def test_who_reads_why_need_not_be_shown() -> None:
    scene = begun()
    line = scene.why.signed(scene.parts.review.rows())[-1][0]
    scene.parts.review.point_at_line(line)
    scene.why.find = lambda _number: None
    for _ in range(20):
        pass_time(scene, 0.1)
    assert scene.app.settings.why_shown


def test_nobody_is_shown_who_wants_no_tips() -> None:
    scene = begun(tips="off")
    assert not scene.why.points


def test_the_sign_is_drawn_on_the_log() -> None:
    scene = begun(why_shown=True)
    screen = scene.app.screen
    scene.draw(screen.surface)
    (_, box), *_ = scene.why.signed(scene.parts.review.rows())
    place = pygame.Rect(*screen.pixel((box.x, box.y)), *(int(screen.scale * one) for one in box[2:]))
    signed = screen.surface.subsurface(place).copy()
    scene.parts.renderer.draw(screen.surface)
    assert pygame.image.tobytes(signed, "RGB") != pygame.image.tobytes(screen.surface.subsurface(place), "RGB")
