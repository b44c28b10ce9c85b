"""Every step of the lessons and every example of the rulebooks, looked at once as they are seen.

Window, size of words, contrast and language take turns from one to the next; with VENDEMMIA_PICTURES=all each is looked
at in all of them.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.art.kit.contrast import Theme
from game.play.example import ExampleReplay, ExampleScene
from game.play.lesson_table import LessonTable
from game.store import examples
from game.store.settings import TextSize
from game.tools.tour_lessons import steps
from game.window.scene import Scene
from tests.pictures.looking import LookedAt, listening
from tests.pictures.test_words import LANGUAGES, SIZES, TEXTS, THEMES

WHOLE = os.environ.get("VENDEMMIA_PICTURES") == "all"
Look = tuple[tuple[int, int], TextSize, Theme, str]
"""Window, size of words, contrast and language."""
LOOKS: list[Look] = [
    ((1280, 720), 100, "normal", "it"), ((1920, 1080), 125, "high", "ru"), ((1024, 768), 150, "normal", "en"),
    ((1280, 720), 175, "normal", "es"), ((1024, 768), 100, "high", "ru"),
]  # fmt: skip
if WHOLE:
    LOOKS = [
        (size, text, THEMES[(i + j + k) % 2], code)
        for i, text in enumerate(TEXTS)
        for j, size in enumerate(SIZES)
        for k, code in enumerate(LANGUAGES)
    ]


def turns(look: int, thing: int) -> bool:
    """Whether a look has its turn at a thing, by their numbers."""
    return WHOLE or thing % len(LOOKS) == look


@pytest.mark.parametrize(("number", "look"), list(enumerate(LOOKS)))
def test_examples_can_be_read(number: int, look: Look, tmp_path: Path) -> None:
    size, text, theme, code = look
    shown = [(game, entry) for game in ("viticulture", "vino") for entry in sorted(examples.entries(game))]
    with listening(code):
        looked = LookedAt(tmp_path, size, text=text, theme=theme)
        for i, (game, entry) in enumerate(shown):
            if turns(number, i):
                play(looked, game, entry)
    assert looked.count == (1 + WHOLE) * sum(turns(number, i) for i in range(len(shown)))
    assert not looked.faults, "\n".join(looked.faults)
    assert not looked.short, "\n".join(looked.short)


def play(looked: LookedAt, game: str, entry: str) -> None:
    """Look at an example at its last caption, and at its end where all are looked at."""
    scene = looked.app.routes.example(game, entry)
    assert isinstance(scene, ExampleScene)
    review = scene.parts.review
    assert isinstance(review, ExampleReplay)
    last = max(review.shown.captions, default=0)

    def go_to(made: int) -> None:
        while not review.over and review.made < made:
            review.play_next()
            scene.interaction.queue.skip()
        scene.interaction.show_question()

    looked.show(f"{game}-{entry}", scene, lambda: go_to(last))
    if WHOLE:
        go_to(len(review.choices))
        looked.save(f"{game}-{entry}-end")


@pytest.mark.parametrize(("number", "look"), list(enumerate(LOOKS)))
def test_steps_of_lessons_can_be_read(number: int, look: Look, tmp_path: Path) -> None:
    size, text, theme, code = look
    with listening(code):
        looked, wanted = LookedAt(tmp_path, size, text=text, theme=theme), 0
        for name, seats in (("viticulture", 2), ("vino", 3), ("alone", 1), ("sofa", 2 + number % 5)):
            for i, (_, kept) in enumerate(steps(name, seats)):
                if turns(number, i):
                    wanted += 1
                    table = looked.app.routes.table(kept)
                    looked.show(f"{name}-{i}", table)
                    looked.faults += [f"{name}-{i}: {fault}" for fault in covered(table)]
    assert looked.count == wanted > 0
    assert not looked.faults, "\n".join(looked.faults)
    assert not looked.short, "\n".join(looked.short)


def covered(table: Scene) -> Iterator[str]:
    """What of the things that a step points at lies under its own sheet."""
    assert isinstance(table, LessonTable)
    step = table.guide.step
    if step is not None:
        sheet = table.guide.place(step, table.guide.look(step))
        yield from (
            f"the sheet covers what it points at, {box}" for box in table.guide.pointed(step) if sheet.meets(box)
        )
