"""The task panel: its buttons stay where they are when something is refused."""

from __future__ import annotations

import pygame
import pytest

from game.art.task import TaskLook
from game.play.panel import Answer, Asked, TaskPanel
from game.viticulture.frame import frame_of
from game.window.screen import Screen

WORDS = ("Yoke: 0 lira", "Medium cellar: 2 lira", "Cottage: 2 lira", "Windmill: 3 lira", "Trellis: 0 lira")


@pytest.mark.parametrize("count", range(1, 6))
def test_a_refusal_moves_no_button(count: int) -> None:
    screen = Screen(pygame.Surface((1920, 1080)))
    answers = tuple(Answer(words, words, lambda: None) for words in WORDS[:count])
    below = (Answer("undo", "Step back", lambda: None),)
    look = TaskLook("lago", "Lago", "Build which structure?", "Choose it on your mat.")
    refused = look._replace(note="This costs 4 lira; you have 2. (V-SUM-BUILD-01)", tone="refused")
    panel = TaskPanel(lambda: None, lambda: frame_of((1920, 1080), 1))
    before = [(button.name, button.box) for button in panel.ask(Asked(look, answers, below), screen)]
    after = [(button.name, button.box) for button in panel.ask(Asked(refused, answers, below), screen)]
    assert after == before
    assert panel.asked is not None
    if panel.asked.look.note and not panel.long:
        foot = max(box[1] + box[3] for name, box in after if name != "undo")
        assert foot <= panel.top_of_note(panel.asked, screen)
