"""What one seat chooses in secret is in no picture, log or view of another before all have chosen."""

from __future__ import annotations

import pygame

from game.play.curtain import CurtainScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.vino.from_view import Deciding, cellar_look
from game.vino.render import sheet_of
from game.window.app import App
from rules.engine.choice import Ref, choice
from tests.game.play.mixed import mixed, pass_time, played_by_chance
from tests.game.vino.driver import Driver, reached

SEED = 3


def at_first_choice() -> Driver:
    return reached(3, SEED, lambda session: session.decision is not None and session.decision.kind == "region")


def choose(driver: Driver, *names: str) -> None:
    driver.lift_curtain()
    for name in names:
        driver.touch(Ref("region", name))
    driver.press("confirm")


def picture(driver: Driver) -> bytes:
    driver.scene.interaction.attention.move((0.0, 0.0))
    driver.move((4, 4))
    driver.scene.dirty = True
    driver.frame()
    return pygame.image.tobytes(driver.app.screen.surface, "RGB")


def seen_by_the_next(*names: str) -> tuple[bytes, bytes, object, object]:
    """The curtain and the table before the second seat, its view and log, when the first has chosen these regions."""
    driver = at_first_choice()
    choose(driver, *names)
    assert isinstance(driver.app.scenes.scenes[-1], CurtainScene)
    curtain = picture(driver)
    driver.lift_curtain()
    view = driver.session.view(driver.scene.interaction.seat)
    lines = [(line.colour, line.words) for line in driver.scene.interaction.log_lines()]
    return curtain, picture(driver), view, lines


def test_the_next_seat_sees_nothing_of_what_was_chosen() -> None:
    assert seen_by_the_next("lazio", "toscana") == seen_by_the_next("liguria", "trentino")


def test_a_curtain_comes_before_every_secret_choice() -> None:
    driver = at_first_choice()
    before = driver.lifted
    for names in (("lazio", "toscana"), ("liguria", "trentino"), ("lazio", "veneto")):
        assert isinstance(driver.app.scenes.scenes[-1], CurtainScene)
        choose(driver, *names)
    assert driver.lifted == before + 3
    shown = [seat.regions_chosen for seat in driver.session.view(None).seats]
    assert sorted(one for seat in shown for one in seat or ()) == [
        "lazio", "lazio", "liguria", "toscana", "trentino", "veneto",
    ]  # fmt: skip


def test_hiding_takes_what_is_picked_from_the_screen() -> None:
    driver = at_first_choice()
    driver.lift_curtain()
    driver.press("hand")
    hidden = picture(driver)
    driver.press("hand")
    driver.touch(Ref("region", "toscana"))
    assert picture(driver) != hidden
    driver.press("hand")
    assert picture(driver) == hidden


def test_nobody_takes_back_what_another_has_chosen_in_secret() -> None:
    driver = at_first_choice()
    first = driver.scene.interaction.seat
    choose(driver, "lazio", "toscana")
    driver.lift_curtain()
    made = len(driver.session.game.record.lines)
    driver.scene.parts.review.undo()
    driver.frame()
    assert len(driver.session.game.record.lines) == made
    assert driver.scene.interaction.seat != first


def test_the_reveal_closes_the_cellar_of_the_last_who_chose() -> None:
    driver = at_first_choice()
    for names in (("toscana", "veneto"), ("veneto", "trentino"), ("lazio", "campania")):
        choose(driver, *names)
    assert driver.session.decision is not None
    assert driver.session.decision.decider == driver.scene.interaction.sitting.acted
    assert not driver.scene.interaction.visibility.open


def test_who_shows_its_money_sees_it_in_that_turn_alone() -> None:
    driver = Driver(3, SEED, size=(640, 360))
    interaction = driver.scene.interaction
    opened = closed = 0
    for _ in range(120):
        driver.lift_curtain()
        decision, turn = driver.session.decision, driver.session.turn
        assert decision is not None
        if interaction.closed:
            driver.press("hand")
        assert interaction.view.seats[decision.decider].money is not None
        driver.answer()
        goes_on = driver.session.turn == turn
        opened, closed = opened + goes_on, closed + (not goes_on)
        assert interaction.closed != goes_on
        assert all((seat.money is not None) == (goes_on and seat.seat == turn[0]) for seat in interaction.view.seats)
    assert opened > 10
    assert closed > 50


def rich_and_poor() -> Driver:
    """A purchase in which some of the free vineyards are too dear for the seat that is asked."""

    def wanted(session: Session) -> bool:
        decision = session.decision
        if decision is None or decision.kind != "buy" or session.view(None).round < 2:
            return False
        offered = {one.words[0] for one in decision.choices if one.verb == "buy"}
        return bool(offered) and any(name not in offered for name in too_dear(session))

    driver = reached(3, SEED, wanted)
    driver.lift_curtain()
    return driver


def too_dear(session: Session) -> list[str]:
    """The vineyards that only the price keeps from being bought."""
    names = [f"{region}.{at}" for region, owners in session.view(None).owners.items()
             for at, owner in enumerate(owners, 1) if owner is None]  # fmt: skip
    reasons = {name: session.refused(choice("buy", name)) for name in names}
    return [name for name, reason in reasons.items() if reason is not None and reason.id == "needs_money"]


def test_closed_money_does_not_tell_what_can_be_paid() -> None:
    driver = rich_and_poor()
    interaction, dear = driver.scene.interaction, Ref("vineyard", too_dear(driver.session)[0])
    offered = next(Ref("vineyard", one.words[0]) for one in interaction.decision.choices if one.verb == "buy")
    assert {dear, offered} <= interaction.pointer.selection.marked()
    made = driver.session.made
    driver.touch(dear)
    assert driver.session.made == made
    assert interaction.note.words == say("vino-hidden", press="Space")
    driver.press("hand")
    assert dear not in interaction.pointer.selection.marked()
    driver.touch(dear)
    assert "there are no loans" in interaction.note.words.lower()
    driver.press("hand")
    assert interaction.note.words == ""
    assert dear in interaction.pointer.selection.marked()
    driver.touch(offered)
    driver.confirm()
    assert driver.session.made == made + 1


def test_who_looks_back_during_the_own_choice_finds_it_as_it_was() -> None:
    driver = at_first_choice()
    driver.lift_curtain()
    scene = driver.scene
    driver.touch(Ref("region", "toscana"))
    chosen, lifted = picture(driver), driver.lifted
    scene.parts.review.step(-2)
    driver.frame()
    assert Ref("region", "toscana") not in scene.interaction.pointer.selection.picked
    scene.parts.review.leave()
    driver.frame()
    driver.lift_curtain()
    assert driver.lifted == lifted
    assert picture(driver) == chosen


def test_the_curtain_falls_where_the_cellar_was_closed_while_the_past_was_shown() -> None:
    driver = at_first_choice()
    driver.lift_curtain()
    driver.touch(Ref("region", "toscana"))
    driver.scene.parts.review.step(-2)
    driver.scene.interaction.close_hand()
    driver.scene.parts.review.leave()
    driver.frame()
    assert isinstance(driver.app.scenes.scenes[-1], CurtainScene)
    driver.lift_curtain()
    assert driver.scene.interaction.pointer.selection.picked == ()


def test_a_choice_that_stands_at_its_first_region_is_gone_on_with_by_those_that_may_follow() -> None:
    driver = at_first_choice()
    driver.lift_curtain()
    seat = driver.scene.interaction.seat
    driver.session.choose(choice("region", "campania"))
    driver.scene.interaction.renew()
    driver.frame()
    driver.lift_curtain()
    decision = driver.session.decision
    assert decision is not None
    assert (decision.decider, decision.picked) == (seat, 1)
    for name in ("campania", "lazio"):
        driver.touch(Ref("region", name))
        assert not driver.scene.interaction.pointer.selection.picked
    driver.touch(Ref("region", "toscana"))
    sheet = sheet_of(driver.scene.interaction, driver.scene.parts.review)
    look = cellar_look(sheet.view, seat, "", "lago", Deciding(chosen=sheet.chosen))
    assert [region for region, _ in look.chosen] == ["campania", "toscana"]
    driver.press("confirm")
    assert driver.session.decision is not None
    assert driver.session.decision.decider != seat
    assert driver.session.view(seat).seats[seat].regions_chosen == ("campania", "toscana")


def test_who_plays_alone_against_opponents_finds_secret_picks_again_after_the_menu() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = played_by_chance(mixed(app, 3, {0}, "vino", SEED))
    interaction = scene.interaction
    for _ in range(3000):
        if interaction.decision is not None and interaction.decision.kind == "region":
            break
        if interaction.decision is not None:
            scene.parts.answering.answered(interaction.session.choose(interaction.decision.choices[0]), 0)
        pass_time(scene, 0.05)
    interaction.pointer.selection.pick((Ref("region", "lazio"),))
    assert interaction.pointer.selection.picked == (Ref("region", "lazio"),)
    scene.parts.review.menu()
    pass_time(scene, 0.05)
    app.scenes.pop()
    pass_time(scene, 0.05)
    assert interaction.pointer.selection.picked == (Ref("region", "lazio"),)


def test_secret_picks_are_found_again_once_the_hand_is_open_after_another_page_has_covered_them() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = played_by_chance(mixed(app, 3, {0, 1, 2}, "vino", SEED))
    interaction = scene.interaction
    for _ in range(300):
        if interaction.decision is None or interaction.decision.kind == "region":
            break
        scene.parts.answering.answered(interaction.session.choose(interaction.decision.choices[0]), 0)
    interaction.visibility.keep()
    interaction.hand_changed()
    picked = (Ref("region", "lazio"),)
    interaction.pointer.selection.pick(picked)
    scene.pause()
    scene.resume()
    assert interaction.closed
    assert interaction.pointer.selection.picked == ()
    scene.parts.review.toggle_hand()
    assert interaction.pointer.selection.picked == picked
    scene.parts.review.toggle_hand()
    scene.parts.review.toggle_hand()
    assert interaction.pointer.selection.picked == ()
