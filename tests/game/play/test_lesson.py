"""A lesson at its table leads to its end, brings back whoever strays, and goes on where it was left."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from game import paths
from game.pages.lesson_end import LessonEnd
from game.pages.new_game import NewGameScene
from game.pages.title import TitleScene
from game.play.lesson import LINGER_SECONDS, ON
from game.play.lesson_table import LessonTable
from game.program.routes import GameRoutes
from game.store import lessons, records, statistics
from game.store.settings import SPEEDS, Settings
from game.text.lessons import Script, Step, key, variables
from game.text.messages import say
from game.tools.tour_lessons import steps
from game.viticulture.interaction import ViticultureInteraction
from game.window.app import App
from game.window.input import Action, begun
from game.window.widgets.buttons import SURE_SECONDS
from rules.engine.choice import Ref
from tests.game.driver import Driver

LESSON = "viticulture"
MOST_FRAMES = 200


class Learner(Driver):
    """Somebody who does what the sheet says."""

    def __init__(self, app: App, lesson: str = LESSON) -> None:
        scene = app.routes.lesson(lesson)
        assert isinstance(scene, LessonTable)
        self.table = scene
        app.scenes.replace(scene)
        app.scenes.settle()
        super().__init__(app, scene.interaction.session, False, scene)

    def step(self) -> Step | None:
        """The step that is seen next; None at the end."""
        for _ in range(MOST_FRAMES):
            if self.table.guide.step is not None or self.table.kept.ended:
                return self.table.guide.step
            self.app.step(1.0)
            self.frame()
        raise AssertionError(f"step {self.table.kept.at} never comes")

    def do(self, step: Step) -> None:
        """Do a step as it is meant."""
        if step.reading:
            self.app.step(SURE_SECONDS)
            self.press(ON)
        else:
            for line in step.ways[0]:
                self.answer(line)
        self.frame()

    def come_to(self, said: str) -> Step:
        """Do all steps before the one that says this."""
        while (step := self.step()) is not None and step.said != said:
            self.do(step)
        assert step is not None
        return step


def window() -> App:
    return App(GameRoutes, (960, 540), Settings(animation="instant", pace="at_once"))


def test_whoever_does_what_the_sheet_says_comes_to_the_end() -> None:
    learner = Learner(window())
    while (step := learner.step()) is not None:
        guide = learner.table.guide
        pointed = list(guide.pointed(step))
        assert len(pointed) == len(step.point), f"what {step.said} points at is not on the table"
        touched = [one.touched for one in guide.lights(step)]
        assert any(touched) != step.reading, f"{step.said} lights what is to be touched, and nothing where it is read"
        if step.said == "visitor":
            assert touched == [True, False], "the worker is placed first, then the card is played"
        place = guide.place(step, guide.look(step))
        assert learner.table.whole.contains(place)
        for other in (*pointed, learner.table.interaction.frame.task):
            assert not place.meets(other), f"the sheet of {step.said} covers what is needed"
        learner.do(step)
    learner.app.step(0.1)
    learner.frame()
    assert isinstance(learner.app.scenes.scenes[-1], LessonEnd)
    assert lessons.state(learner.table.kept.lesson) == "done"
    assert records.unfinished() == []
    assert not statistics.place().exists()
    assert not paths.save_folder().exists()


def test_whoever_strays_is_told_what_is_due_and_loses_nothing() -> None:
    learner = Learner(window())
    step = learner.come_to("wake")
    made = learner.session.made
    learner.answer("wake 1")
    assert learner.session.made == made
    look = learner.table.guide.look(step)
    assert (look.words, look.more) == (say("lesson-viticulture-wake"), say("lesson-viticulture-wake_astray"))
    learner.answer("wake 6")
    assert learner.session.made > made, "what does no harm is free"
    assert not learner.table.guide.astray


@pytest.mark.parametrize(
    ("lesson", "said", "thing", "right"),
    [
        ("alone", "plant", Ref("card", "malvasia"), Ref("card", "sangiovese")),
        ("alone", "grande", Ref("worker", "worker"), Ref("worker", "grande")),
        ("viticulture", "harvest", Ref("worker", "worker"), Ref("worker", "grande")),
    ],
)
def test_a_first_half_that_leads_elsewhere_is_let_go_at_once(lesson: str, said: str, thing: Ref, right: Ref) -> None:
    learner = Learner(window(), lesson)
    step, guide = learner.come_to(said), learner.table.guide
    learner.click(learner._point(thing))
    assert not learner.table.interaction.pointer.selection.picked
    given = variables(step, learner.session.view(0), learner.session.names)
    assert guide.look(step).more == say(key(lesson, step.astray), **given)
    learner.click(learner._point(right))
    assert learner.table.interaction.pointer.selection.picked == (right,)
    assert not guide.astray


@pytest.mark.parametrize("said", ["card", "winter"])
def test_the_sheet_covers_nothing_that_it_names(said: str) -> None:
    learner = Learner(window(), "alone")
    step, guide = learner.come_to(said), learner.table.guide
    place = guide.place(step, guide.look(step))
    named = list(filter(None, map(guide.found, step.names.values())))
    assert len(named) == len(step.names)
    assert not any(place.meets(one) for one in named)


def test_the_end_of_a_year_stands_until_somebody_has_seen_it() -> None:
    app = window()
    learner = Learner(app)
    step, table = learner.come_to("white"), learner.table.interaction
    assert isinstance(table, ViticultureInteraction)
    table.queue.run(SPEEDS["fourfold"])
    learner.answer(step.ways[0][0])
    for _ in range(300):
        app.step(0.1)
    assert table.year_end is not None
    learner.click((960, 540))
    assert table.year_end is None
    table.queue.run(SPEEDS["instant"])
    assert (then := learner.step()) is not None
    assert then.said == "aged"


def test_a_hint_comes_to_those_who_linger() -> None:
    learner = Learner(window())
    step = learner.come_to("wake")
    assert not learner.table.guide.look(step).more
    learner.app.step(LINGER_SECONDS + 1)
    assert learner.table.guide.look(step).more == say("lesson-viticulture-wake_hint")


def test_a_lesson_that_was_left_goes_on_with_the_same_step() -> None:
    app = window()
    learner = Learner(app)
    learner.come_to("wake")
    learner.press("lesson-leave")
    assert isinstance(app.scenes.scenes[-1], TitleScene)
    again = Learner(app)
    assert (found := again.step()) is not None
    assert found.said == "wake"
    again.come_to("field")
    again.press("undo")
    again.app.step(0.1)
    assert (found := again.step()) is not None
    assert found.said == "plant", "a step follows the position"


def test_whoever_does_not_see_the_light_is_told_at_what_the_sheet_points() -> None:
    learner = Learner(window())
    while (step := learner.step()) is not None and step.said != "wake":
        learner.do(step)
    nodes = [node for one in learner.table.nodes() for node in one.all()]
    assert [node.name for node in nodes if say("reader-lit") in node.state] == ["row:4"]
    for row, lit in (("row:4", True), ("row:1", False)):
        node = next(node for node in nodes if node.name == row)
        assert node.go is not None
        node.go()
        assert (pointed := learner.table.pointed(True)) is not None
        assert pointed.node.name == row
        assert (say("reader-lit") in pointed.node.state) == lit


def test_the_menu_begins_a_lesson_again() -> None:
    app = window()
    learner = Learner(app)
    learner.come_to("plant")
    app.scenes.push(app.routes.menu(learner.table.kept))
    app.scenes.settle()
    menu = app.scenes.scenes[-1]
    anew = menu.buttons.named("anew")
    assert anew is not None
    anew.act()
    app.scenes.settle()
    table = app.scenes.scenes[-1]
    assert isinstance(table, LessonTable)
    assert (table.kept.at, table.kept.game.made) == (0, 0)
    menu = app.routes.menu(table.kept)
    app.scenes.push(menu)
    app.scenes.settle()
    assert menu.buttons.named("anew") is None, "it is at its beginning"


@pytest.mark.parametrize("field", ["names", "numbers", ""])
def test_a_sentence_that_cannot_be_filled_is_told_with_its_file_and_the_lesson_goes_on(field: str) -> None:
    learner = Learner(window())
    while (step := learner.step()) is not None and step.said != "order":
        learner.do(step)
    kept = learner.table.kept
    wrong = {field: {"points": "card moon" if field == "names" else "order_2 worth"}} if field else {"numbers": {}}
    kept.script = Script([replace(one, **wrong) if one is step else one for one in kept.script.steps])
    learner.app.scenes.redraw()
    learner.frame()
    step = learner.step()
    assert step is not None
    words = learner.table.guide.look(step).words
    if field:
        assert words.startswith("viticulture.yaml, line ")
        assert words.endswith("mend 'names' or 'numbers'.")
    else:
        assert "lesson-viticulture-order" in words
    learner.do(step)
    assert (then := learner.step()) is not None
    assert then.said == "goal"


def test_keys_read_on() -> None:
    learner = Learner(window())
    assert (first := learner.step()) is not None
    assert first.reading
    learner.app.step(SURE_SECONDS)
    learner.table.handle(begun(Action.CHOOSE))
    learner.frame()
    assert (then := learner.step()) is not None
    assert then.said == "papa"


@pytest.mark.parametrize("by", ["click", "key"])
def test_reading_on_twice_at_once_passes_only_one_step_by(by: str) -> None:
    learner = Learner(window(), "alone")
    assert learner.step() is not None
    learner.app.step(SURE_SECONDS)
    for _ in range(2):
        if by == "click":
            button = learner.table.buttons.named(ON)
            assert button is not None
            button.act()
        else:
            learner.table.handle(begun(Action.CHOOSE))
        learner.app.step(0.1)
    assert (then := learner.step()) is not None
    assert then.said == "goal"


def test_the_game_after_a_lesson_is_against_the_easiest_opponent() -> None:
    app = window()
    learner = Learner(app)
    end = LessonEnd(app, learner.table.kept)
    app.scenes.push(end)
    app.scenes.settle()
    end.place()
    play = end.buttons.named("play")
    assert play is not None
    play.act()
    app.scenes.settle()
    page = app.scenes.scenes[-1]
    assert isinstance(page, NewGameScene)
    assert [(seat.level, seat.character) for seat in page.seats] == [(0, ""), (1, "grower")]


def test_only_what_is_to_be_made_is_lit_and_who_stops_early_is_told_why() -> None:
    learner = Learner(window())
    step = learner.come_to("white")
    learner.frame()
    line, grape = learner.table.guide.pointed(step)
    buttons = {one.name: one.box for one in learner.table.buttons.all}
    assert tuple(line) == tuple(buttons["make white white.1"])
    assert grape == learner.table.guide.found("grape white.1")
    learner.answer("done")
    assert learner.table.guide.look(step).more == say("lesson-viticulture-white_astray")


def test_in_the_midst_of_several_answers_the_next_one_is_lit() -> None:
    step, kept = next(one for one in steps("sofa", 3) if one[0].said == "bonus")
    kept.choose(kept.game.grammar.parse(step.ways[0][0]))
    app = window()
    table = app.routes.table(kept)
    assert isinstance(table, LessonTable)
    app.scenes.replace(table)
    app.scenes.settle()
    app.step(0.1)
    take = table.buttons.named("bonus")
    assert take is not None
    assert [tuple(one.box) for one in table.guide.lights(step) if one.touched] == [tuple(take.box)]


@pytest.mark.parametrize("lesson", ["alone", "sofa", "vino", "viticulture"])
def test_nothing_is_done_while_a_step_is_only_read(lesson: str) -> None:
    app, read = window(), 0
    for step, kept in steps(lesson):
        if not step.reading or kept.game.decision is None:
            continue
        table = app.routes.table(kept)
        assert isinstance(table, LessonTable)
        app.scenes.replace(table)
        app.scenes.settle()
        app.step(0.1)
        guide, answering, selection = table.guide, table.parts.answering, table.interaction.pointer.selection
        if guide.step is None or table.interaction.decision is None:
            continue
        read, made, words = read + 1, kept.game.made, guide.look(step).words
        for chosen in kept.game.decision.choices:
            answering.propose(chosen)
            assert kept.game.made == made, f"{chosen} is done while {step.said} is read"
            assert (guide.look(step).words, guide.look(step).more) == (words, say("lesson-astray-read"))
        for thing in {one for offer in selection.offers for one in offer.things}:
            guide.astray = False
            answering.pick(thing)
            assert not table.interaction.pointer.selection.picked, f"{thing} is picked while {step.said} is read"
            assert guide.astray
            assert guide.look(step).words == words
    assert read
