"""Before the lesson for the whole sofa it is asked who learns together."""

from __future__ import annotations

from game.pages.learners import LearnersScene
from game.play.lesson_table import LessonTable
from game.program.routes import GameRoutes
from game.store.settings import KeptSeat, LastTable, Settings
from game.text import lessons
from game.window.app import App
from game.window.scene import Scene

PEOPLE = LastTable((KeptSeat("sole", "Anna"), KeptSeat("nero", "Bruno"), KeptSeat("lago", "", 3, "grower")))


def shown(table: LastTable | None = PEOPLE) -> LearnersScene:
    app = App(GameRoutes, (640, 360), Settings(animation="instant", table=table))
    scene = app.routes.lesson("sofa")
    assert isinstance(scene, LearnersScene)
    app.scenes.replace(scene)
    app.scenes.settle()
    return scene


def press(scene: Scene, name: str) -> None:
    button = scene.buttons.named(name)
    assert button is not None
    button.act()


def test_the_people_of_the_last_table_learn_together() -> None:
    scene = shown()
    press(scene, "start")
    table = now(scene.app)
    assert isinstance(table, LessonTable)
    assert list(table.interaction.session.names) == ["Anna", "Bruno"]
    assert table.interaction.session.colours == ("sole", "nero")
    assert table.interaction.session.people == {0, 1}


def test_the_people_of_a_table_that_is_being_laid_learn_together() -> None:
    app = shown(None).app
    laid = app.routes.new_game((("sole", "Anna"), ("nero", "Bruno"), ("lago", "Carla")), "viticulture")
    app.scenes.replace(laid)
    app.scenes.settle()
    press(laid, "how-to-play")
    app.scenes.settle()
    app.scenes.replace(app.routes.lesson("sofa"))
    app.scenes.settle()
    press(now(app), "start")
    table = now(app)
    assert isinstance(table, LessonTable)
    assert list(table.interaction.session.names) == ["Anna", "Bruno", "Carla"]


def test_another_number_with_other_names() -> None:
    scene = shown(None)
    press(scene, "count-4")
    scene.entries.set_text("name-3", "Carla")
    press(scene, "start")
    table = now(scene.app)
    assert isinstance(table, LessonTable)
    assert len(table.kept.names) == 4
    assert table.kept.names[3] == "Carla"


def test_names_that_are_the_same_are_told() -> None:
    scene = shown()
    scene.entries.set_text("name-1", "Anna")
    press(scene, "start")
    assert now(scene.app) is scene
    assert "Anna" in scene.fault


def test_whoever_has_begun_is_not_asked_again() -> None:
    scene = shown()
    press(scene, "start")
    table = now(scene.app)
    assert isinstance(table, LessonTable)
    table.kept.read_on()
    again = scene.app.routes.lesson("sofa")
    assert isinstance(again, LessonTable)
    assert list(again.kept.names) == ["Anna", "Bruno"]


def now(app: App) -> Scene:
    app.scenes.settle()
    return app.scenes.scenes[-1]


def test_the_more_learn_the_longer_it_takes() -> None:
    sofa = lessons.lesson("sofa")
    took = [sofa.minutes_of(count) for count in sorted(sofa.content.seats)]
    assert took == sorted(set(took))
    assert sofa.minutes_of(sofa.content.seats[0]) == sofa.minutes
