"""Who touches more than is due is told how to give one up."""

from __future__ import annotations

from game.play.session import Session
from game.text.messages import say
from game.vino.sale_draft import SaleDraft
from rules.engine.choice import Ref
from tests.game.vino.driver import Driver, reached


def asked(seed: int, kind: str, size: tuple[int, int] = (640, 360)) -> Driver:
    """The table as somebody of three is first asked this."""
    driver = reached(3, seed, lambda session: session.decision is not None and session.decision.kind == kind, size)
    driver.lift_curtain()
    return driver


def test_a_third_region_is_refused_with_its_reason() -> None:
    driver = asked(3, "region")
    for name in ("lazio", "toscana", "veneto"):
        driver.touch(Ref("region", name))
    assert driver.scene.interaction.note.refused == Ref("region", "veneto")
    assert driver.scene.interaction.note.words == say("vino-full-regions")
    driver.touch(Ref("region", "lazio"))
    driver.touch(Ref("region", "veneto"))
    assert {ref.name for ref in driver.scene.interaction.pointer.selection.picked} == {"toscana", "veneto"}


def test_more_than_is_given_is_refused_with_its_reason() -> None:
    driver = asked(3, "gift")
    selection = driver.scene.interaction.pointer.selection
    while marked := sorted(selection.marked(), key=str):
        driver.touch(marked[0])
    others = [offer.things[0] for offer in selection.offers if offer.things[0] not in selection.picked]
    driver.touch(others[0])
    assert driver.scene.interaction.note.refused == others[0]
    assert driver.scene.interaction.note.words == say("vino-full-vineyards", due=selection.due)


def test_one_rise_too_many_is_refused_with_its_reason() -> None:
    def rich(session: Session) -> bool:
        decision = session.decision
        return decision is not None and any(one.verb == "sell" and int(one.words[1]) > 2 for one in decision.choices)

    driver = reached(3, 3, rich)
    driver.lift_curtain()
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
    assert driver.scene.interaction.note.words == say("vino-full-rises", due=draft.steps)


def test_one_possible_quantity_has_no_slider() -> None:
    driver = asked(7, "sell")
    draft = driver.scene.interaction.pointer.selection
    assert isinstance(draft, SaleDraft)
    only = next(one for one in draft.cellar if draft.most(one) == draft.least(one) > 0)
    most = max(draft.cellar, key=draft.most)
    driver.press(f"sell-{only}")
    assert driver.scene.buttons.named("sale-more") is None
    driver.press(f"sell-{most}")
    assert driver.scene.buttons.named("sale-more") is not None


def test_a_refusal_stands_at_the_pointer_and_not_in_the_panel() -> None:
    driver = asked(3, "region")
    for name in ("lazio", "toscana", "veneto"):
        driver.touch(Ref("region", name))
    scene = driver.scene
    assert scene.interaction.note.refusal == say("vino-full-regions")
    assert scene.interaction.panel.asked is not None
    assert say("vino-full-regions") not in scene.interaction.panel.asked.look.note


def test_a_ticket_gives_its_region_up_again() -> None:
    driver = asked(3, "region", (1280, 720))
    for name in ("lazio", "toscana"):
        driver.touch(Ref("region", name))
    driver.press("ticket-lazio")
    assert {ref.name for ref in driver.scene.interaction.pointer.selection.picked} == {"toscana"}
    assert driver.scene.buttons.named("ticket-lazio") is None
    assert len(driver.scene.parts.ask.tickets) == 2
