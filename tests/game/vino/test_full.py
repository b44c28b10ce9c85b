"""Who touches more than is due is told how to give one up."""

from __future__ import annotations

from game.text.messages import say
from game.vino.sale_draft import SaleDraft
from rules.engine.choice import Ref
from tests.game.vino.driver import Driver


def asked(driver: Driver, kind: str) -> None:
    driver.play(lambda session: session.decision is not None and session.decision.kind == kind)
    driver.lift_curtain()


def test_a_third_region_is_refused_with_its_reason() -> None:
    driver = Driver(3, 3, size=(640, 360))
    asked(driver, "region")
    for name in ("lazio", "toscana", "veneto"):
        driver.touch(Ref("region", name))
    assert driver.scene.interaction.note.refused == Ref("region", "veneto")
    assert driver.scene.interaction.note.words.startswith(say("vino-full-regions"))
    assert "N-BUY-01" in driver.scene.interaction.note.words
    driver.touch(Ref("region", "lazio"))
    driver.touch(Ref("region", "veneto"))
    assert {ref.name for ref in driver.scene.interaction.pointer.selection.picked} == {"toscana", "veneto"}


def test_more_than_is_given_is_refused_with_its_reason() -> None:
    driver = Driver(3, 3, size=(640, 360))
    asked(driver, "gift")
    selection = driver.scene.interaction.pointer.selection
    while marked := sorted(selection.marked(), key=str):
        driver.touch(marked[0])
    others = [offer.things[0] for offer in selection.offers if offer.things[0] not in selection.picked]
    driver.touch(others[0])
    assert driver.scene.interaction.note.refused == others[0]
    assert "N-GIFT-05" in driver.scene.interaction.note.words


def test_one_rise_too_many_is_refused_with_its_reason() -> None:
    driver = Driver(3, 3, size=(640, 360))

    def rich() -> bool:
        draft = driver.scene.interaction.pointer.selection
        return isinstance(draft, SaleDraft) and any(draft.most(one) > 2 for one in draft.cellar)

    asked(driver, "sell")
    while not rich():
        driver.answer()
        asked(driver, "sell")
    draft = driver.scene.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    driver.press(f"sell-{max(draft.cellar, key=draft.most)}")
    while not draft.steps:
        driver.press("sale-more")
    rising = min((ref for ref in draft.marked() if ref.kind == "demand"), key=str)
    for _ in range(draft.steps + 1):
        driver.touch(rising)
    assert len(draft.rises) == draft.steps
    assert driver.scene.interaction.note.refused == rising
    assert driver.scene.interaction.note.words.startswith(say("vino-full-rises", due=draft.steps))


def test_one_possible_quantity_has_no_slider() -> None:
    driver = Driver(3, 7, size=(640, 360))
    asked(driver, "sell")
    draft = driver.scene.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    only = next(one for one in draft.cellar if draft.most(one) == draft.least(one) > 0)
    most = max(draft.cellar, key=draft.most)
    driver.press(f"sell-{only}")
    assert driver.scene.buttons.named("sale-more") is None
    driver.press(f"sell-{most}")
    assert driver.scene.buttons.named("sale-more") is not None


def test_the_number_of_the_rule_is_told_in_one_place_only() -> None:
    driver = Driver(3, 3, size=(640, 360))
    asked(driver, "region")
    for name in ("lazio", "toscana", "veneto"):
        driver.touch(Ref("region", name))
    scene = driver.scene
    assert "N-BUY-01" in scene.interaction.note.words
    assert "N-BUY-01" not in scene.parts.renderer.bubble_words()
    asked(driver, "sell")
    draft = scene.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    draft.take(next(one for one in draft.cellar if draft.most(one)))
    scene.interaction.drafted()
    foreign = next(
        Ref("vineyard", f"{region}.{at}")
        for region, owners in scene.interaction.view.owners.items()
        for at, seat in enumerate(owners, 1)
        if seat not in (None, scene.interaction.seat)
    )
    driver.touch(foreign)
    assert scene.interaction.panel.asked is not None
    assert scene.interaction.panel.asked.look.note == ""
    assert "(N-" in scene.parts.renderer.bubble_words()
