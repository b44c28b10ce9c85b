"""The button with which a question is finished keeps its place and size, whatever comes and goes beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

import pytest

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.play.bubble import told
from game.play.frame import SIGN
from game.play.gathering import Gathering
from game.play.panel import BESIDE
from game.play.scene import TableScene
from game.store.settings import TextSize
from game.text.key_names import pressed
from game.text.messages import say
from game.viticulture.frame import frame_of
from game.window.input import Action
from rules.engine.choice import DONE
from tests.game.play.test_pace import answer, asked, bot, seconds_until, table

TURNS = 16


def read_on(scene: TableScene) -> bool:
    """Whether the person is asked; what lies over the table meanwhile is read at once."""
    if scene.interaction.staged:
        scene.interaction.end_moment()
    return asked(scene)


def first(scene: TableScene) -> tuple[str, Box] | None:
    """The first button of the row below the question, and where it lies."""
    interaction = scene.interaction
    below = interaction.panel.asked.below if interaction.panel.asked else ()
    if not below or below[0].name in BESIDE:
        return None
    button = scene.buttons.named(below[0].name)
    assert button is not None
    return button.name, Box(*button.box)


def alone(scene: TableScene) -> bool:
    """Whether no other button with words belongs to the question."""
    asked = scene.interaction.panel.asked
    return asked is not None and {one.name for one in asked.below[1:]} <= BESIDE


def seen(scene: TableScene) -> Iterator[tuple[str, Box] | None]:
    """The first button at the open question, while an answer waits for Confirm, and while things are gathered."""
    interaction = scene.interaction
    yield first(scene)
    if interaction.decision is None:
        return
    selection = interaction.pointer.selection
    if isinstance(selection, Gathering):
        for thing in sorted(selection.marked(), key=str)[:2]:
            scene.parts.answering.pick(thing)
            yield first(scene)
        interaction.cancel()
        return
    for chosen in interaction.decision.choices[:3]:
        if interaction.waits(chosen) is not None and chosen is not DONE:
            scene.parts.answering.propose(chosen)
            yield first(scene)
            interaction.cancel()


@pytest.mark.parametrize("text", [100, 175])
def test_it_keeps_its_place_and_size(text: TextSize) -> None:
    scene, person = table("viticulture", pace="at_once", text=text), bot()
    boxes: Counter[Box] = Counter()
    shared: Counter[Box] = Counter()
    names = set()
    for _ in range(TURNS):
        seconds_until(scene, lambda: read_on(scene))
        if scene.interaction.session.decision is None:
            break
        for found in filter(None, seen(scene)):
            names.add(found[0])
            (boxes if alone(scene) else shared)[found[1]] += 1
        answer(scene, person)
    assert len(names) > 1
    assert boxes.total() > TURNS / 2
    assert len(boxes) == 1
    assert len(shared) <= 1
    if text == 100:
        row = scene.interaction.frame.task_row
        assert next(iter(boxes)).w == row.w - SIGN - 8


@pytest.mark.parametrize("text", [100, 175])
def test_in_vino_confirming_and_passing_have_a_place_each(text: TextSize) -> None:
    scene, person = table("vino", pace="at_once", text=text), bot()
    corners: dict[str, set[tuple[float, float]]] = {}
    for _ in range(TURNS):
        seconds_until(scene, lambda: read_on(scene))
        if scene.interaction.session.decision is None:
            break
        for found in filter(None, seen(scene)):
            corners.setdefault(found[0], set()).add(found[1][:2])
        answer(scene, person)
    assert {name: len(places) for name, places in corners.items()} == {"confirm": 1, "pass": 1}
    assert corners["confirm"] != corners["pass"]


def test_the_others_share_the_rest_of_the_row() -> None:
    frame = frame_of((1920, 1080))
    for others in range(4):
        boxes = frame.task_buttons(True, others, sign=others > 1)
        assert boxes[0] == frame.task_buttons(True, min(2, others), sign=others > 1)[0]
        assert all(one.right + 7 < two.x for one, two in pairwise(boxes))
        assert boxes[-1].right <= frame.task_row.right + 0.01
    assert frame.task_buttons(False, 1)[0] == frame.task_buttons(True, 1)[1]


@pytest.mark.parametrize("window", [(1920, 1080), (1280, 720)])
def test_with_a_sign_only_it_takes_the_rest_of_the_row(window: tuple[int, int]) -> None:
    frame = frame_of(window)
    row, (by_itself,), (wide, sign) = frame.task_row, frame.task_buttons(True, 0), frame.task_buttons(True, 1, True)
    assert by_itself == wide
    assert (wide.x, sign.right, sign.w) == (row.x, row.right, SIGN)
    assert sign.x - wide.right == 8
    assert frame.task_buttons(False, 1, True) == (sign,)


def test_at_vino_s_table_they_stand_in_words_and_the_one_that_does_nothing_is_grey() -> None:
    scene, person = table("vino", pace="at_once", text=100), bot()
    grey = 0
    for _ in range(TURNS):
        seconds_until(scene, lambda: read_on(scene))
        for _each in seen(scene):
            beside = [one for one in scene.buttons.all if one.name in BESIDE and alone(scene)]
            assert all(one.box[2] > 1.1 * SIGN for one in beside)
            assert all(one.enabled or one.why for one in beside)
            grey += sum(not one.enabled for one in beside)
        answer(scene, person)
    assert grey


def test_stepping_back_and_letting_go_are_signs_that_tell_their_words() -> None:
    scene, person = table("viticulture", pace="at_once", text=100), bot()
    words: dict[str, str] = {}
    for _ in range(TURNS):
        seconds_until(scene, lambda: read_on(scene))
        for _each in seen(scene):
            for one in scene.buttons.all:
                if one.name in BESIDE and alone(scene):
                    assert one.box[2] == SIGN
                    words[one.name] = told(scene.interaction, scene.parts.review, one)
        if len(words) == len(BESIDE):
            break
        answer(scene, person)
    assert words["cancel"] == say("table-cancel")
    assert pressed(Action.UNDO) in words["undo"]


def test_with_large_words_they_lie_above_it() -> None:
    letters.choose(1.75)
    try:
        boxes = frame_of((1920, 1080), 1.75).task_buttons(True, 2)
        assert boxes[0].bottom > boxes[1].bottom > boxes[2].bottom
        assert boxes[0] == frame_of((1920, 1080), 1.75).task_buttons(True, 0)[0]
    finally:
        letters.choose(1)
