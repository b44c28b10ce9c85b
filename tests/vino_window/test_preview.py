"""What a choice of Vino would bring is told in numbers, and never over the answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.art import letters
from game.table.boxes import Box
from game.table.questions import Held
from game.table.session import Session
from game.text.messages import say
from game.vino import showing
from tests.vino_window.driver import Driver


def asked(kind: str, source: str = "") -> Callable[[Session], bool]:
    def wanted(session: Session) -> bool:
        decision = session.decision
        return decision is not None and decision.kind == kind and source in ("", decision.source)

    return wanted


def at(wanted: Callable[[Session], bool], size: tuple[int, int] = (640, 360)) -> Driver:
    driver = Driver(3, 7, size=size)
    driver.play(wanted)
    driver.lift_curtain()
    return driver


def crosses(one: Box, other: tuple[float, float, float, float]) -> bool:
    x, y, w, h = other
    return one.x < x + w and x < one.right and one.y < y + h and y < one.bottom


@pytest.mark.parametrize(("size", "words"), [((640, 360), 1.0), ((1024, 768), 1.5)])
@pytest.mark.parametrize("wanted", [asked("buy"), asked("buy", "owners"), asked("buy", "newcomers"), asked("variety")])
def test_the_preview_never_covers_a_button(
    wanted: Callable[[Session], bool], size: tuple[int, int], words: float
) -> None:
    letters.choose(words)
    driver = at(wanted, size)
    scene = driver.scene
    assert scene.decision is not None
    for held in (None, Held(scene.decision.choices[0], say("vino-final"), "plain")):
        scene.held = held
        scene.show_question()
        for choice in scene.decision.choices:
            box = showing.preview_box(scene, scene.foreseer.preview(scene.session.foresee(choice)))
            assert not [one.name for one in scene.buttons.all if crosses(box, one.box)]
    assert scene.foreseer.look() is not None
