"""What a choice of Vino would bring is told in numbers, and never over the answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.art.log import inspector_height
from game.play import panel_room
from game.play.inspector import inspected
from game.play.note import Held
from game.play.session import Session
from game.text.messages import say
from game.vino import printed
from game.vino.words import region_name, variety_name
from rules.engine.choice import Ref
from tests.game.vino.driver import Driver, reached


def asked(kind: str, source: str = "") -> Callable[[Session], bool]:
    def wanted(session: Session) -> bool:
        decision = session.decision
        return decision is not None and decision.kind == kind and source in ("", decision.source)

    return wanted


def at(wanted: Callable[[Session], bool], size: tuple[int, int] = (640, 360)) -> Driver:
    driver = reached(3, 7, wanted, size)
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
    assert scene.interaction.decision is not None
    for held in (None, Held(scene.interaction.decision.choices[0], partial(say, "vino-final"), "plain")):
        scene.interaction.held = held
        scene.interaction.show_question()
        for choice in scene.interaction.decision.choices:
            told = scene.parts.ask.preview.told(scene.interaction.session.foresee(choice))
            box = scene.parts.renderer.preview_box(told)
            laid = [one for one in scene.buttons.all if one.name != "log-drawer"]
            laid += [] if told.bill else panel_room.buttons(scene.interaction, told)
            assert not [one.name for one in laid if crosses(box, one.box)]
    assert scene.parts.ask.preview.look() is not None


def test_the_first_vineyards_are_foretold_with_their_varieties_and_what_is_turned_up() -> None:
    driver = at(asked("buy", "drawn_tiles"))
    scene = driver.scene
    own = scene.interaction.view.seats[scene.interaction.seat]
    assert scene.interaction.panel.asked is not None
    for region, variety in own.varieties.items():
        assert f"{region_name(region)} ({variety_name(variety)})" in scene.interaction.panel.asked.look.line
        told = scene.interaction.explain(Ref("vineyard", f"{region}.1"))
        assert told is not None
        assert variety_name(variety) in told.body
    assert scene.interaction.decision is not None
    first = scene.interaction.decision.choices[0]
    bill = scene.parts.ask.preview.told(scene.interaction.session.foresee(first)).bill
    variety = own.varieties[first.words[0].partition(".")[0]]
    assert bill[0].number == str(printed.price(first.words[0]))
    assert bill[-1] == (f"tile_{variety}", variety_name(variety), "0 → 1")
    driver.answer()
    second = scene.interaction.decision.choices[0]
    driver.touch(Ref("vineyard", second.words[0]))
    assert scene.interaction.held is not None
    assert scene.interaction.held.note == say("vino-reveals")
    told_before = scene.parts.ask.preview.told(scene.interaction.session.foresee(second)).remarks
    assert say("vino-reveals") in [remark.words for remark in told_before]
    look = scene.parts.ask.preview.look()
    assert look is not None
    assert not look.remarks


def test_the_inspector_is_as_high_as_its_words() -> None:
    driver = at(asked("buy", "drawn_tiles"), (1280, 720))
    scene, scale = driver.scene, driver.app.screen.scale
    drawn = scene.interaction.view.seats[scene.interaction.seat].varieties
    name = next(
        f"{region}.{at}"
        for region in scene.interaction.view.bottles if region not in drawn
        for at in range(1, len(scene.interaction.view.owners[region]) + 1) if printed.government(f"{region}.{at}")
    )  # fmt: skip
    driver.touch(Ref("vineyard", name))
    scene.interaction.attention.rest, scene.interaction.note.refused = 10.0, None
    seen = inspected(scene.interaction)
    assert seen is not None
    assert seen[1]
    told = scene.interaction.explain(seen[0].ref)
    assert told is not None
    box = scene.parts.zoom.inspector_box()
    assert box.h >= inspector_height(told.title, told.sub, told.icon, told.body, seen[1], box.w, scale)


def test_what_a_bill_tells_is_not_told_again_over_the_map() -> None:
    driver = at(asked("buy", "owners"))
    scene = driver.scene
    marked = sorted((ref for ref in scene.interaction.pointer.selection.marked() if ref.kind == "vineyard"), key=str)
    driver.move(driver.point(marked[0]))
    scene.interaction.attention.rest = 10.0
    look = scene.parts.ask.preview.look()
    assert look is not None
    assert look.bill[0].number == str(printed.price(marked[0].name))
    assert inspected(scene.interaction) is not None
    assert scene.parts.renderer.inspected() is None
