"""Where lessons are offered: on the title, at the table of several people, and on the page of the game alone."""

from __future__ import annotations

import pytest

from game import paths
from game.pages.how_to_play import HowToPlayScene
from game.pages.learners import LearnersScene
from game.pages.new_game import NewGameScene
from game.play.lesson_table import LessonTable
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text import lessons
from game.text.messages import say
from game.window.app import App
from game.window.scene import Scene
from game.window.widgets.buttons import Button


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


def show(app: App, scene: Scene) -> None:
    app.scenes.replace(scene)
    app.scenes.settle()


def button(app: App, name: str) -> Button:
    found = app.scenes.scenes[-1].buttons.named(name)
    assert found is not None, f"no button {name}"
    return found


def press(app: App, name: str) -> Scene:
    button(app, name).act()
    app.scenes.settle()
    return app.scenes.scenes[-1]


def test_the_title_says_which_lesson_goes_on_and_where(app: App) -> None:
    paths.lesson_folder().mkdir(parents=True, exist_ok=True)
    (paths.lesson_folder() / "alone.yaml").write_text("seats: 1\nread: 2")
    show(app, app.routes.title())
    alone = lessons.lesson("alone")
    length = lessons.Script(alone.steps(1)).length
    assert button(app, "learn-alone").face.words == say("lesson-go-on", lesson=alone.title, at=3, length=length)
    assert button(app, "learn-viticulture").face.words == say("lesson-learn", game=say("new-game-viticulture"))
    assert button(app, "learn-alone").box[1] > button(app, "learn-vino").box[1]


@pytest.mark.parametrize(("done", "offered"), [("alone", True), ("viticulture", False)])
def test_only_the_first_lesson_of_a_game_takes_it_from_the_title(app: App, done: str, offered: bool) -> None:
    paths.lesson_folder().mkdir(parents=True, exist_ok=True)
    (paths.lesson_folder() / f"{done}.yaml").write_text("done: true")
    show(app, app.routes.title())
    names = [one.name for one in app.scenes.scenes[-1].buttons.all]
    assert ("learn-viticulture" in names) == offered
    assert "learn-vino" in names


def test_a_finished_lesson_that_is_begun_again_stays_finished(app: App) -> None:
    paths.lesson_folder().mkdir(parents=True, exist_ok=True)
    (paths.lesson_folder() / "viticulture.yaml").write_text("seats: 2\nread: 1\ndone: true")
    show(app, app.routes.title())
    assert app.scenes.scenes[-1].buttons.named("learn-viticulture") is None
    show(app, HowToPlayScene(app, "viticulture"))
    assert button(app, "lesson-viticulture").face.more == say("lesson-state-again")


def test_the_page_of_the_game_alone_leads_to_its_lesson(app: App) -> None:
    show(app, app.routes.solo())
    table = press(app, "lesson")
    assert isinstance(table, LessonTable)
    assert table.kept.lesson.id == "alone"


def test_a_lesson_for_all_is_told_of_where_several_people_sit_down(app: App) -> None:
    page = app.routes.new_game([("lago", ""), ("cotto", "")], "viticulture")
    show(app, page)
    assert isinstance(page, NewGameScene)
    assert button(app, "how-to-play").face.more == say("lesson-for-all")
    page.switch(1)
    assert not button(app, "how-to-play").face.more


def test_the_book_of_another_game_leads_to_the_lesson_for_all() -> None:
    app = App(GameRoutes, (1280, 720), Settings())
    show(app, HowToPlayScene(app, "vino"))
    assert button(app, "lesson-sofa").face.more == say("lesson-of-game", game=say("new-game-viticulture"))
    assert isinstance(press(app, "lesson-sofa"), LearnersScene)
