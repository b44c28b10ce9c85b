"""Tables without people: what those see who look on, and how they stop it and let it go on."""

from __future__ import annotations

import pytest

from game.art.task import task_rest
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.window.app import App
from tests.game.play.mixed import mixed, pass_time, played_by_chance
from tests.game.play.test_pace import click
from tests.game.play.test_review import press

GAMES = ["viticulture", "vino"]


def watched(game: str, size: tuple[int, int] = (640, 360)) -> TableScene:
    app = App(GameRoutes, size, Settings(animation="instant", pace="brisk"))
    return played_by_chance(mixed(app, 4, (), game))


def made_in(scene: TableScene, seconds: float) -> int:
    """How many choices are made in so many seconds."""
    before = scene.interaction.session.made
    for _ in range(int(seconds / 0.1)):
        pass_time(scene, 0.1)
    return scene.interaction.session.made - before


@pytest.mark.parametrize("game", GAMES)
def test_it_can_be_stopped_and_goes_on(game: str) -> None:
    scene = watched(game)
    assert made_in(scene, 10.0)
    press(scene.app, scene, "pause")
    made_in(scene, 3.0)
    assert made_in(scene, 30.0) == 0
    asked = scene.interaction.panel.asked
    assert asked is not None
    assert asked.look.note == say("table-paused")
    stopped = scene.interaction.session.made
    for _ in range(2):  # The first one may close what stood over the table.
        click(scene, (4.0, 4.0))
    made_in(scene, 5.0)
    assert scene.interaction.session.made > stopped
    assert made_in(scene, 30.0) == 0
    press(scene.app, scene, "pause")
    assert made_in(scene, 10.0) > 1


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
@pytest.mark.parametrize("game", GAMES)
def test_the_moves_that_are_told_end_above_the_notice(game: str, size: tuple[int, int]) -> None:
    scene = watched(game, size)
    made_in(scene, 20.0)
    press(scene.app, scene, "pause")
    made_in(scene, 3.0)
    interaction, screen = scene.interaction, scene.app.screen
    asked = interaction.panel.asked
    assert asked is not None
    assert asked.look.note == say("table-paused")
    assert "\n" in asked.look.line
    end = task_rest(asked.look, interaction.frame.task, screen.scale)
    assert end <= interaction.panel.top_of_note(asked, screen)


@pytest.mark.parametrize("game", GAMES)
def test_a_pause_holds_also_after_a_click_and_whatever_is_looked_at_or_put_back(game: str) -> None:
    scene = watched(game)
    scene.interaction.session.kept.agree(open_hands=False, may_rewind=True)
    made_in(scene, 10.0)
    click(scene, (4.0, 4.0))
    press(scene.app, scene, "pause")
    made_in(scene, 3.0)
    assert made_in(scene, 30.0) == 0
    review = scene.parts.review
    review.look(2)
    review.go_on_here()
    review.go_on_here()
    assert scene.interaction.session.made == 2
    scene.settings_changed()
    made_in(scene, 3.0)
    assert scene.interaction.session.made == 2


@pytest.mark.parametrize("game", GAMES)
def test_the_log_begins_with_what_is_seen(game: str) -> None:
    scene = watched(game)
    asked = scene.interaction.panel.asked
    assert asked is not None
    assert asked.look.line == say("table-watching")
    made_in(scene, 60.0)
    assert scene.interaction.log_lines()[0].words != say("table-watching")
    scene.interaction.log.scroll(500)
    assert scene.interaction.log_lines()[0].words == say("table-watching")


@pytest.mark.parametrize("people", [(), (0,)])
def test_only_who_looks_on_can_pause_a_game_of_vino(people: tuple[int, ...]) -> None:
    scene = mixed(App(GameRoutes, (640, 360), Settings(animation="instant")), 3, people, "vino")
    assert ("pause" in {button.name for button in scene.buttons.all}) == (not people)
