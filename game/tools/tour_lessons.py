"""The tour's screens of lessons: beginning, a card that is pointed at, somebody astray, end, and a sale in Vino."""

from __future__ import annotations

from collections.abc import Iterator

from game.pages.learners import LearnersScene
from game.play.lesson_table import LessonTable
from game.store.lessons import LessonGame
from game.text import lessons
from game.text.lessons import Step
from game.tools.tour_pictures import Tour
from game.tools.tour_tables import NotReached
from game.vino.sale_draft import SaleDraft

LESSON = "viticulture"


def draw_lessons(tour: Tour) -> None:
    """All pictures of lessons."""
    tour.show("lesson", tour.app.routes.table(_at("yours")))
    tour.show("lesson-card", tour.app.routes.table(_at("field")))
    table = tour.app.routes.table(_at("late"))
    tour.show("lesson-astray", table, lambda: _stray(table))
    tour.over("lesson-end", tour.app.routes.lesson_end(_at("yours")))
    tour.show("lesson-learners", LearnersScene(tour.app, "sofa"))
    tour.show("lesson-alone", tour.app.routes.table(_at("token", "alone")))
    sale = tour.app.routes.table(_at("sell", "vino"))
    tour.show("lesson-vino", sale, lambda: _sell(sale))


def steps(lesson: str, seats: int = 0) -> Iterator[tuple[Step, LessonGame]]:
    """Each step of a lesson, with its game as it is then; all are done as they are meant first."""
    game = LessonGame.taken_up(lessons.lesson(lesson), seats, anew=True)
    while (step := game.step) is not None:
        yield step, game
        for line in step.ways[0] if step.ways else ():
            game.game.choose(game.game.grammar.parse(line))
        if step.reading:
            game.read_on()


def _at(said: str, lesson: str = LESSON) -> LessonGame:
    """The game of a lesson as it is when a step comes, by what it says. Raises NotReached where none says it."""
    found = next((game for step, game in steps(lesson) if step.said == said), None)
    if found is None:
        raise NotReached(f"no step of the lesson “{lesson}” says “{said}”; name another one")
    return found


def _stray(table: object) -> None:
    """Try a row that the lesson does not go on with."""
    assert isinstance(table, LessonTable)
    table.parts.answering.propose(table.kept.game.grammar.parse("wake 2"))
    table.update(0.0)


def _sell(table: object) -> None:
    """Put so much of a sale together that vineyards are to be given back."""
    assert isinstance(table, LessonTable)
    draft = table.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    draft.take("pinot_grigio")
    draft.sell(3)
    table.interaction.show_question()
