"""The task panel: its buttons stay where they are when something is refused."""

from __future__ import annotations

import pytest

from game.art.buttons import ButtonLook, button
from game.art.kit import letters, written
from game.art.kit.boxes import Box
from game.art.preview import Chip, PreviewLook, preview
from game.art.task import TaskLook, task_panel
from game.text.messages import languages, say, use_language
from game.viticulture.frame import frame_of
from tests.pictures.faults import SMALLEST, overlaps

WORDS = ("Yoke: 0 lira", "Medium cellar: 2 lira", "Cottage: 2 lira", "Windmill: 3 lira", "Trellis: 0 lira")


@pytest.mark.parametrize(("tall", "told"), [(420, True), (250, False)])
def test_a_note_lies_over_no_line_of_the_question(tall: float, told: bool) -> None:
    line, box = "It gives you its bonus and the token that lies on it.", Box(0, 0, 420, tall)
    note = "The token of row 2 is gone: each row can be chosen once only."
    look = TaskLook("lago", "Lago", "Choose a wake-up row of this year", line, note)
    written.listen(True)
    words = written.on(task_panel(look, box, tall - 70, 1))
    written.listen(False)
    assert not list(overlaps(words, 1))
    assert any("bonus" in one.text for one in words) == told


@pytest.mark.parametrize("tall", [250, 252, 254, 256, 258, 320])
def test_what_is_said_of_a_question_above_a_note_can_be_read_or_waits(tall: int) -> None:
    line = "It gives you its bonus and the token that lies on it, and also all the cards that lie beside the row."
    look = TaskLook("lago", "Lago", "Choose a row", line, "The token of row 2 is gone.")
    written.listen(True)
    words = written.on(task_panel(look, Box(0, 0, 420, tall), tall - 70, 1))
    written.listen(False)
    assert all(one.letters >= SMALLEST for one in words)


def test_a_sign_with_many_words_stays_in_the_preview() -> None:
    letters.choose(1.75)
    chip = Chip("hand", "ends this long turn of yours")
    written.listen(True)
    picture = preview(PreviewLook((chip,), ()), 360, 1)
    words = written.on(picture)
    written.listen(False)
    letters.choose(1)
    assert [one.text for one in words] == [chip.words]
    assert words[0].inside
    assert words[0].box.right < 360


@pytest.mark.parametrize("code", languages())
def test_answers_beside_each_other_can_be_read_in_every_language(code: str) -> None:
    use_language(code)
    words = say("choice-bonus", beside="no", bonus=""), say("choice-leave-bonus"), ""
    written.listen(True)
    for one, box in zip(words, frame_of((1920, 1080), 1).task_buttons(True, 2, True), strict=True):
        lines = written.on(button(ButtonLook(box.w, box.h, one, "confirm"), 1))
        assert len(lines) == bool(one)
        assert all(line.letters >= SMALLEST and line.inside and not line.short for line in lines)
    written.listen(False)
