"""A lesson of Vino leads through a sale part by part, and takes it as a whole."""

from __future__ import annotations

import pytest

from game import paths
from game.art.kit.boxes import Box
from game.play.lesson_table import LessonTable
from game.program.routes import GameRoutes
from game.store.lessons import LessonGame
from game.store.settings import Settings
from game.text import lessons
from game.text.messages import say
from game.tools.tour_lessons import steps
from game.vino.sale_draft import SaleDraft
from game.window.app import App
from game.window.input import Action, begun


@pytest.fixture
def table() -> LessonTable:
    """The lesson where the first wine is to be sold."""
    kept = next(game for step, game in steps("vino") if step.parts)
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = app.routes.table(kept)
    assert isinstance(scene, LessonTable)
    app.scenes.replace(scene)
    app.scenes.settle()
    app.step(0.1)
    return scene


def test_a_sale_is_told_part_by_part(table: LessonTable) -> None:
    draft, told = draft_of(table), [said(table)]
    draft.take("pinot_grigio")
    draft.sell(3)
    told.append(said(table))
    draft.returned = ("sardegna.1",)
    told.append(said(table))
    draft.rises = ("trebbiano",)
    told.append(said(table))
    draft.rises = ("trebbiano", "trebbiano")
    told.append(said(table))
    assert told == ["sell", "sell_back", "sell_rise", "sell_rise", "sell_confirm"]
    made = table.kept.game.made
    table.parts.answering.send()
    assert table.kept.game.made == made + 4
    assert not table.guide.astray


def test_the_lesson_shows_the_way_itself_and_its_price_table_opens(table: LessonTable) -> None:
    table.handle(begun(Action.ADVICE))
    assert table.interaction.note.remark == say("advice-off", by="lesson")
    draft = draft_of(table)
    draft.take("pinot_grigio")
    draft.sell(3)
    assert said(table) == "sell_back"
    prices = table.buttons.named("prices")
    assert prices is not None
    prices.act()
    assert table.interaction.prices


def test_another_sale_is_not_made(table: LessonTable) -> None:
    draft, made = draft_of(table), table.kept.game.made
    draft.take("pinot_grigio")
    draft.sell(3)
    draft.returned, draft.rises = ("sardegna.1",), ("barbera", "trebbiano")
    table.interaction.show_question()
    assert draft.rises == ("trebbiano",), "what is not asked for is put back at once"
    assert (draft.quantity, draft.returned) == (3, ("sardegna.1",)), "the rest stays"
    step = table.guide.step
    assert step is not None
    assert table.guide.look(step).more
    draft.rises = ("trebbiano", "trebbiano")
    table.interaction.show_question()
    assert not table.guide.look(step).more
    assert table.kept.game.made == made


def test_a_whole_sale_that_is_not_asked_for_stays_unmade(table: LessonTable) -> None:
    draft, made = draft_of(table), table.kept.game.made
    draft.take("pinot_grigio")
    draft.sell(1)
    draft.returned, draft.rises = ("sardegna.1",), ("trebbiano",)
    table.interaction.show_question()
    assert draft.complete
    step = table.guide.step
    assert step is not None
    assert table.guide.strays
    assert table.guide.look(step).more
    table.parts.answering.send()
    assert table.kept.game.made == made
    assert (draft.quantity, draft.returned, draft.rises) == (1, ("sardegna.1",), ("trebbiano",))


def test_leave_moves_with_the_sheet(table: LessonTable) -> None:
    table.draw(table.app.screen.surface)
    draft_of(table).take("pinot_grigio")
    draft_of(table).sell(3)
    table.draw(table.app.screen.surface)
    step = table.guide.step
    assert step is not None
    leave = table.buttons.named("lesson-leave")
    assert leave is not None
    assert table.guide.place(step, table.guide.look(step)).contains(Box(*leave.box))


def test_what_the_rules_do_themselves_is_no_fault() -> None:
    script = lessons.Script(lessons.lesson("vino").steps(3))
    last = [step for step in script.steps if step.parts][-1]
    assert last.ways[0][-1] == "raise pinot_grigio"
    assert script.accepts(last.start, (*last.ways[0], "raise pinot_grigio"))
    assert not script.accepts(last.start, (*last.ways[0][:-1], "raise trebbiano", "raise pinot_grigio"))


def draft_of(table: LessonTable) -> SaleDraft:
    draft = table.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    return draft


def said(table: LessonTable) -> str:
    """Which part of the sale the sheet tells."""
    step = table.guide.step
    assert step is not None
    piece = table.guide.piece(step)
    assert piece is not None
    return piece.say


@pytest.mark.parametrize(
    ("lesson", "written"),
    [
        ("vino", "seats: 4\nread: 1"), ("sofa", "seats: 1000000000\nread: 1"), ("viticulture", "seats: -3\ndone: true"),
        ("alone", "seats: 2"), ("viticulture", "seats: 2\nsitting: [[a, lago], [b, cotto], [c, sole]]"),
    ],
)  # fmt: skip
def test_a_table_that_the_lesson_does_not_have_begins_it_anew(lesson: str, written: str) -> None:
    paths.lesson_folder().mkdir(parents=True, exist_ok=True)
    (paths.lesson_folder() / f"{lesson}.yaml").write_text(written)
    found = lessons.lesson(lesson)
    kept = LessonGame.taken_up(found)
    assert len(kept.names) == found.content.seats[0]
    assert (kept.at, kept.read, kept.done) == (0, 0, "done" in written)
