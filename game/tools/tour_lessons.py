"""The tour's screens of a lesson: its beginning, a card that is pointed at, somebody astray, and its end."""

from __future__ import annotations

from game.play.lesson_table import LessonTable
from game.store.lessons import LessonGame
from game.text import lessons
from game.tools.tour_pictures import Tour

LESSON = "viticulture"


def draw_lessons(tour: Tour) -> None:
    """All pictures of the lesson."""
    tour.show("lesson", tour.app.routes.table(_at("welcome")))
    tour.show("lesson-card", tour.app.routes.table(_at("field")))
    table = tour.app.routes.table(_at("late"))
    tour.show("lesson-astray", table, lambda: _stray(table))
    tour.over("lesson-end", tour.app.routes.lesson_end(_at("welcome")))


def _at(said: str) -> LessonGame:
    """The game of the lesson as it is when a step comes, by what it says."""
    game = LessonGame.taken_up(lessons.lesson(LESSON), anew=True)
    while (step := game.step) is not None and step.said != said:
        for line in step.ways[0] if step.ways else ():
            game.game.choose(game.game.grammar.parse(line))
        if step.reading:
            game.read_on()
    return game


def _stray(table: object) -> None:
    """Try a row that the lesson does not go on with."""
    assert isinstance(table, LessonTable)
    table.parts.answering.propose(table.kept.game.grammar.parse("wake 2"))
    table.update(0.0)
