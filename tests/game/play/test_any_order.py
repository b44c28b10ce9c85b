"""MultiSelection picks of one question, made in any order though the rules ask for them in canonical order."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from game.art import board_boxes
from game.play.gathering import MultiSelection
from game.play.session import Session
from game.play.things import Thing, at
from game.program.routes import GameRoutes
from game.store import records
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.messages import say
from game.window.app import App
from game.window.input import Action
from game.window.screen import Point
from rules.engine.choice import Ref
from rules.engine.game import Game
from tests.game.input_driver import FocusDriver, press_key
from tests.game.laid import laid
from tests.game.mouse import Mouse
from tests.tables import viticulture_table

HAND = ["pinot", "merlot", "merlot", "order_1", "order_2", "broker", "artisan", "judge", "queen", "mentor"]
YEAR_END = {"season": "year_end", "seat": {0: {"hand": HAND}, 1: {"hand": ["syrah"]}}}
OTHERS = ["syrah", "malvasia", "order_3", "order_4", "sponsor", "planner", "manager", "surveyor"]
DROP = board_boxes.BOARD.centre


class Person(Mouse):
    """Somebody with a mouse at a table that lies as told."""

    def __init__(self, session: Session, settings: Settings | None = None) -> None:
        self.app = App(GameRoutes, (960, 540), settings or Settings(animation="instant"))
        self.session = session
        self.scene = viticulture_table(self.app, session)
        self.app.scenes.push(self.scene)
        self.frame()

    @property
    def selection(self) -> MultiSelection:
        selection = self.scene.interaction.pointer.selection
        assert isinstance(selection, MultiSelection)
        return selection

    def lying(self, kind: str, name: str, copy: int = 0) -> Thing:
        return [thing for thing in self.scene.interaction.things if thing.ref == Ref(kind, name)][copy]

    def spot(self, kind: str, name: str, copy: int = 0) -> Point:
        """A point at which this thing is the topmost."""
        thing = self.lying(kind, name, copy)
        x, y, w, h = thing.box
        points = ((x + w * fx, y + h * fy) for fx in (0.5, 0.06, 0.94) for fy in (0.5, 0.8))
        return next(point for point in points if at(self.scene.interaction.things, *point)[0] is thing)

    def touch(self, kind: str, *names: str) -> None:
        for name in names:
            self.click(self.spot(kind, name))

    def enabled(self, name: str) -> bool:
        button = self.scene.buttons.named(name)
        return button is not None and button.enabled


def made(session: Session) -> list[str]:
    """The choices that stand."""
    return [str(chosen) for chosen in session.game.choices]


def asked(person: Person) -> str:
    panel = person.scene.interaction.panel.asked
    assert panel is not None
    return panel.look.note


def test_cards_go_in_any_order_by_clicks() -> None:
    person = Person(laid(YEAR_END))
    person.touch("card", "mentor", "merlot", "judge")
    assert made(person.session) == []
    assert asked(person) == say("table-picked", picked=3, due=3)
    person.press("confirm")
    assert made(person.session) == ["discard merlot", "discard judge", "discard mentor"]
    left = ("pinot", "merlot", "order_1", "order_2", "broker", "artisan", "queen")
    assert person.session.view(0).seats[0].hand == left


def test_confirm_waits_until_all_that_are_due_are_picked() -> None:
    person = Person(laid(YEAR_END))
    person.touch("card", "mentor", "pinot")
    assert asked(person) == say("table-picked", picked=2, due=3)
    assert not person.enabled("confirm")


def test_a_picked_card_is_let_go_by_a_second_click_and_all_by_cancel() -> None:
    person = Person(laid(YEAR_END))
    person.touch("card", "mentor", "pinot", "mentor")
    assert person.selection.picked == (Ref("card", "pinot"),)
    person.press("cancel")
    assert person.selection.picked == ()


def test_of_equal_cards_each_goes_by_itself() -> None:
    person = Person(laid(YEAR_END))
    for copy in (1, 0):
        person.click(person.spot("card", "merlot", copy))
    assert person.selection.picked == (Ref("card", "merlot"),) * 2
    person.click(person.spot("card", "merlot", 1))
    assert person.selection.going(person.scene.interaction.things) == (person.lying("card", "merlot", 0),)
    person.touch("card", "queen")
    person.click(person.spot("card", "merlot", 1))
    person.press("confirm")
    assert made(person.session) == ["discard merlot", "discard merlot", "discard queen"]


def test_one_more_than_is_due_is_refused_with_the_number() -> None:
    person = Person(laid(YEAR_END))
    person.touch("card", "mentor", "pinot", "judge", "order_1")
    assert len(person.selection.picked) == 3
    assert person.scene.interaction.note.words == say("table-full", due=3)


def test_cards_are_carried_to_the_board_in_any_order() -> None:
    person = Person(laid(YEAR_END))
    for name in ("mentor", "pinot", "merlot"):
        person.drag(person.spot("card", name), DROP)
    person.press("confirm")
    assert made(person.session) == ["discard pinot", "discard merlot", "discard mentor"]


def test_a_card_dropped_on_another_of_the_hand_picks_neither() -> None:
    person = Person(laid(YEAR_END))
    person.drag(person.spot("card", "mentor"), person.spot("card", "pinot"))
    assert person.selection.picked == ()


def test_cards_go_in_any_order_by_keys() -> None:
    session = laid(YEAR_END)
    driver = FocusDriver(App(GameRoutes, (640, 360), Settings(animation="instant")), session, press_key)
    for name in ("mentor", "pinot", "order_2"):
        driver.thing(Ref("card", name))
    driver.button("confirm")
    assert made(session) == ["discard pinot", "discard order_2", "discard mentor"]


@pytest.mark.parametrize("way", [Action.NEXT_REGION, Action.DOWN])
def test_one_key_leads_from_the_last_card_that_is_due_to_confirm(way: Action) -> None:
    session = laid(YEAR_END)
    driver = FocusDriver(App(GameRoutes, (640, 360), Settings(animation="instant")), session, press_key)
    for name in ("order_2", "pinot"):
        driver.thing(Ref("card", name))
        driver.press(Action.DOWN)
        assert driver.scene.parts.focus.at is not None
        assert driver.scene.parts.focus.at.region == "hand"
    driver.thing(Ref("card", "mentor"))
    driver.press(way)
    driver.press(Action.CHOOSE)
    assert made(session) == ["discard pinot", "discard order_2", "discard mentor"]


def test_down_from_the_last_card_that_is_due_in_a_row_behind_leads_over_the_row_in_front_to_confirm() -> None:
    session = laid(YEAR_END)
    driver = FocusDriver(App(GameRoutes, (640, 360), Settings(animation="instant")), session, press_key)
    for name in ("mentor", "pinot", "order_2"):
        driver.thing(Ref("card", name))
    for region in ("hand", "task"):
        driver.press(Action.DOWN)
        assert driver.scene.parts.focus.at is not None
        assert driver.scene.parts.focus.at.region == region
    driver.press(Action.CHOOSE)
    assert made(session) == ["discard pinot", "discard order_2", "discard mentor"]


def test_back_lets_go_of_all_that_is_gathered() -> None:
    driver = FocusDriver(App(GameRoutes, (640, 360), Settings(animation="instant")), laid(YEAR_END), press_key)
    driver.thing(Ref("card", "mentor"))
    driver.press(Action.BACK)
    assert driver.scene.interaction.pointer.selection.picked == ()


def test_stepping_back_takes_back_all_and_forward_gives_them_again() -> None:
    both = {"season": "year_end", "wake_up": {0: 1, 1: 2}, "seat": {0: {"hand": HAND}, 1: {"hand": OTHERS}}}
    person = Person(laid(both))
    person.touch("card", "queen", "order_1", "merlot")
    person.press("confirm")
    assert person.scene.interaction.seat == 1
    person.press("ribbon-undo")
    assert made(person.session) == []
    person.press("ribbon-redo")
    assert made(person.session) == ["discard merlot", "discard order_1", "discard queen"]


def test_a_single_card_waits_for_confirm_where_another_is_asked_next() -> None:
    both = {"season": "year_end", "wake_up": {0: 1, 1: 2}, "seat": {0: {"hand": HAND[:8]}, 1: {"hand": OTHERS}}}
    person = Person(laid(both))
    person.touch("card", "pinot")
    assert made(person.session) == []
    assert person.scene.interaction.held is not None
    assert person.scene.interaction.held.note == say("table-asks-next", name="Cotto")
    person.press("confirm")
    assert made(person.session) == ["discard pinot"]


def test_who_looks_back_finds_what_was_gathered_but_not_who_takes_the_answer_back() -> None:
    person = Person(laid(YEAR_END | {"wake_up": {0: 1, 1: 2}, "seat": {0: {"hand": HAND}, 1: {"hand": OTHERS}}}))
    person.touch("card", "mentor", "pinot")
    person.scene.parts.review.look(0)
    person.frame()
    person.scene.parts.review.leave()
    person.frame()
    assert person.selection.picked == (Ref("card", "mentor"), Ref("card", "pinot"))
    person.touch("card", "judge")
    person.press("confirm")
    person.press("ribbon-undo")
    assert person.selection.picked == ()


def test_of_the_cards_shown_two_are_kept_in_any_order() -> None:
    session = laid({"season": "winter", "turn": 0, "seat": {0: {"hand": ["caravan"]}}})
    session.choose(session.game.grammar.parse("place worker play_winter_visitor.left"))
    person = Person(session)
    shown = person.scene.interaction.view.shown
    person.touch("shown", shown[3], shown[1])
    look = person.scene.parts.ask.preview.look()
    assert look is not None
    assert all(not chip.words.startswith("−") for chip in look.chips)
    person.press("confirm")
    assert made(session)[1:] == [f"keep {shown[1]}", f"keep {shown[3]}"]


PAD = {"red": [2, 4], "white": [3]}


def selling() -> Person:
    """At the sale of grapes from a crush pad of three."""
    person = Person(laid({"season": "summer", "turn": 0, "seat": {0: {"grapes": PAD}}}))
    person.scene.parts.answering.propose(person.session.game.grammar.parse("place worker sell_grape_or_field.left"))
    person.frame()
    return person


def test_a_later_grape_then_an_earlier_one_are_sold() -> None:
    person = selling()
    person.touch("grape", "white.3", "red.2")
    assert made(person.session) == ["place worker sell_grape_or_field.left"]
    look = person.scene.parts.ask.preview.look()
    assert look is not None
    assert (look.chips[0].icon, look.chips[0].words) == ("lira", say("preview-to", before="0", after="2"))
    person.press("confirm")
    assert made(person.session)[1:] == ["sell grape red.2", "sell grape white.3"]
    assert person.session.view(0).seats[0].grapes == {"red": (4,), "white": ()}


def test_a_grape_that_is_not_the_last_is_sold_alone() -> None:
    person = selling()
    person.touch("grape", "red.2")
    person.press("confirm")
    assert made(person.session)[1:] == ["sell grape red.2", "done"]


def test_the_buttons_of_grapes_gather_too() -> None:
    person = selling()
    for name in ("white.3", "red.4", "white.3"):
        person.press(f"sell grape {name}")
    assert person.selection.picked == (Ref("grape", "red.4"),)
    person.press("confirm")
    assert made(person.session)[1:] == ["sell grape red.4", "done"]


def test_a_field_is_sold_at_once_beside_the_grapes() -> None:
    person = selling()
    person.touch("grape", "red.4")
    person.press("sell field 6")
    person.press("confirm")
    assert made(person.session)[1:] == ["sell field 6"]


def test_an_earlier_grape_is_sold_after_a_later_one_of_a_saved_game() -> None:
    person = Person(continued(selling().session, ["sell grape red.4"]))
    person.touch("grape", "red.2")
    look = person.scene.parts.ask.preview.look()
    assert look is not None
    assert look.chips[0].words == say("preview-to", before="2", after="3")
    person.press("confirm")
    assert made(person.session)[1:] == ["sell grape red.2", "sell grape red.4", "done"]
    person.press("ribbon-undo")
    assert made(person.session) == ["place worker sell_grape_or_field.left"]


def test_vines_are_uprooted_and_then_paid_in_any_order() -> None:
    fields = {5: ["pinot", "malvasia"], 6: ["syrah"], 7: ["merlot"]}
    seat = {"hand": ["horticulturist"], "fields": fields}
    person = Person(laid({"season": "summer", "turn": 0, "seat": {0: seat}}))
    for text in ("place worker play_summer_visitor.left", "branch uproot"):
        decision = person.session.decision
        assert decision is not None
        chosen = person.session.game.grammar.parse(text)
        if chosen in decision.choices:
            person.session.choose(chosen)
    person.scene.interaction.renew()
    person.touch("planted", "merlot 7", "malvasia 5")
    person.press("confirm")
    assert {"uproot malvasia 5", "uproot merlot 7"} <= set(made(person.session))


def test_what_is_gathered_stays_secret() -> None:
    session = laid(YEAR_END | {"wake_up": {0: 1, 1: 2}, "seat": {0: {"hand": HAND}, 1: {"hand": OTHERS}}})
    session.kept.open_hands = False
    person = Person(session)
    person.lift_curtain()
    if person.scene.interaction.closed:
        person.press("hand")
    person.touch("card", "mentor", "merlot")
    person.press("hand")
    assert person.scene.interaction.closed
    assert person.scene.interaction.pointer.selection.offers == ()
    assert person.scene.interaction.pointer.selection.picked == ()
    assert person.scene.buttons.named("confirm") is None
    assert asked(person) == ""
    person.press("hand")
    assert person.selection.picked == (Ref("card", "mentor"), Ref("card", "merlot"))
    person.touch("card", "judge")
    person.press("confirm")
    assert made(session) == ["discard merlot", "discard judge", "discard mentor"]
    told = " ".join(line.words for line in person.scene.interaction.log.lines(session.events, 1))
    for name in ("Mentor", "Merlot", "Judge"):
        assert name not in told


def continued(session: Session, texts: Sequence[str]) -> Session:
    """The game after these answers, read from its record."""
    for text in texts:
        session.choose(session.game.grammar.parse(text))
    game, note = Game.load(records.viticulture(), session.game.record.text())
    assert note is None
    again = Session(KeptGame(game))
    again.kept.open_hands = True
    return again


@pytest.mark.parametrize("wished", [("judge", "mentor"), ("mentor", "merlot")], ids=["later", "earlier"])
def test_a_game_saved_in_the_middle_goes_on(wished: tuple[str, str]) -> None:
    person = Person(continued(laid(YEAR_END), ["discard pinot"]))
    assert asked(person) == say("table-picked", picked=1, due=3)
    person.touch("card", *wished)
    person.press("confirm")
    names = sorted(["pinot", *wished], key=HAND.index)
    assert made(person.session) == [f"discard {name}" for name in names]
