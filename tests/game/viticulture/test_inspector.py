"""The inspector tells of a thing as it is now, not of its kind in general."""

from __future__ import annotations

from collections.abc import Mapping

import pytest
from msgspec.structs import replace

from game.play.inspect import Explained
from game.play.inspector import inspected
from game.play.things import at
from game.program.routes import GameRoutes
from game.store.records import viticulture
from game.store.settings import Settings
from game.text.card_text import action_text
from game.viticulture.inspect import explain
from game.window.app import App
from game.window.screen import Point
from rules.engine.choice import Ref, choice
from rules.engine.game import Game
from rules.viticulture.view import FieldView, View
from tests.game.laid import shown, summer_turn
from tests.game.mouse import Mouse


@pytest.fixture
def view() -> View:
    seats = [{"name": "Lago", "colour": "lago"}, {"name": "Cotto", "colour": "cotto"}]
    view: View = Game.new(viticulture(), seats, 7).view(None)
    return view


def told(view: View, kind: str, name: str, mat: int = 0) -> Explained:
    found = explain(Ref(kind, name), view, mat)
    assert found is not None
    return found


def with_field(view: View, seat: int, field: FieldView) -> View:
    own = view.seats[seat]
    fields = tuple(field if one.limit == field.limit else one for one in own.fields)
    seats = tuple(replace(own, fields=fields) if one.seat == seat else one for one in view.seats)
    return replace(view, seats=seats)


def test_an_empty_field_tells_its_limit_and_its_price(view: View) -> None:
    body = told(view, "field", "6").body
    assert "up to 6" in body
    assert "sold for 6 lira" in body


def test_a_planted_field_tells_what_grows_there_and_what_a_harvest_gives(view: View) -> None:
    there = with_field(view, 0, FieldView(7, ("syrah", "trebbiano"), 4, False, False))
    field = told(there, "field", "7")
    assert "4 of 7" in field.sub
    for word in ("Syrah", "Trebbiano", "red grape of 2", "white grape of 2"):
        assert word in field.body
    assert "sold" not in field.body
    assert "harvested this year" not in field.sub
    harvested = with_field(view, 0, FieldView(7, ("syrah",), 2, False, True))
    assert "harvested this year" in told(harvested, "field", "7").sub


def test_a_sold_field_tells_that_it_can_be_bought_back(view: View) -> None:
    there = with_field(view, 1, FieldView(5, (), 0, True, False))
    field = told(there, "field", "5", mat=1)
    assert field.sub == "sold"
    assert "bought back for 5 lira" in field.body
    assert "sold" not in told(there, "field", "5", mat=0).sub, "another mat is told of"


def test_a_structure_that_stands_has_no_price(view: View) -> None:
    own = replace(view.seats[0], structures=("trellis",))
    there = replace(view, seats=(own, *view.seats[1:]))
    assert told(there, "structure", "trellis").sub == "built"
    assert told(there, "structure", "trellis", mat=1).sub == "2 lira"


def test_a_bonus_that_repeats_the_action_says_so() -> None:
    for action in ("draw_vine", "give_tour", "play_summer_visitor", "plant_vine", "draw_order", "harvest_field",
                   "make_wine", "play_winter_visitor"):  # fmt: skip
        assert action_text(action).endswith("Bonus: 1 more."), action
    for action in ("build_structure", "train_worker"):
        assert action_text(action).endswith("Bonus: gain 1 lira."), action


def test_the_first_row_leads_in_all_three_seasons(view: View) -> None:
    assert "summer, fall and winter" in told(view, "row", "1").body


THREE_CARDS = {"hand": ["pinot", "sangiovese", "order_1"], "structures": ["trellis"]}


class Guest(Mouse):
    """Somebody with a mouse in summer, who holds three cards if nothing else is said."""

    def __init__(self, seat: Mapping[str, object] = THREE_CARDS) -> None:
        self.app = App(GameRoutes, (960, 540), Settings(animation="instant", inspect=0))
        self.session = summer_turn(seat)
        self.scene = shown(self.app, self.session)

    def at(self, kind: str, name: str) -> Point:
        centre: Point = next(
            thing.box.centre for thing in self.scene.interaction.things if thing.ref == Ref(kind, name)
        )
        return centre

    @property
    def inspected(self) -> tuple[Ref, str] | None:
        found = inspected(self.scene.interaction)
        return None if found is None else (found[0].ref, found[1])


def test_a_refusal_is_not_told_by_the_inspector_too() -> None:
    guest = Guest()
    action = guest.at("action", "build_structure")
    guest.move(action)
    guest.frame()
    assert guest.inspected is not None
    assert guest.inspected[1]
    guest.click(action)
    guest.frame()
    assert guest.scene.interaction.note.refused is not None
    assert guest.scene.interaction.note.refusal
    assert guest.inspected is not None
    assert guest.inspected[1] == ""


def test_the_inspector_tells_of_what_has_come_to_lie_under_the_pointer() -> None:
    guest = Guest()
    for text in ("place worker plant_vine.left",):
        guest.session.choose(guest.session.game.grammar.parse(text))
    guest.scene.interaction.renew()
    guest.frame()
    cards = [thing for thing in guest.scene.interaction.things if thing.ref.kind == "card"]
    left = (cards[0].box.x + 10, cards[0].box.y + 20)
    guest.move(left)
    guest.frame()
    assert guest.inspected is not None
    assert guest.inspected[0] == cards[0].ref
    guest.scene.parts.answering.propose(choice("plant", cards[0].ref.name, "6"))
    if guest.scene.interaction.held is not None:
        guest.scene.parts.answering.confirm()
    guest.frame()
    guest.frame()
    assert guest.inspected is None or guest.inspected[0] != cards[0].ref
    under = at(guest.scene.interaction.things, *left)
    assert guest.scene.interaction.pointer.hovered == under


def test_after_a_legal_click_no_refusal_is_told_of_the_place_until_the_pointer_comes_back() -> None:
    guest = Guest({"structures": ["yoke"], "fields": {5: ["malvasia"], 7: ["malvasia"]}})
    yoke, away = guest.at("space", "yoke"), guest.at("space", "give_tour.left")
    guest.click(yoke)
    guest.frame()
    assert guest.scene.interaction.decision is not None
    assert guest.scene.interaction.decision.kind == "uproot_or_harvest"
    for nudge in (0, 2):
        guest.move((yoke[0] + nudge, yoke[1]))
        guest.frame()
        assert guest.inspected == (Ref("space", "yoke"), "")
    guest.move(away)
    guest.move(yoke)
    guest.frame()
    assert guest.inspected is not None
    assert guest.inspected[1]


@pytest.mark.parametrize(
    ("structures", "slot", "tells"),
    [
        ([], ("red", 5), Ref("structure", "medium_cellar")),
        ([], ("sparkling", 9), Ref("structure", "large_cellar")),
        (["medium_cellar"], ("white", 8), Ref("structure", "large_cellar")),
        (["medium_cellar"], ("blush", 4), Ref("wine", "blush.4")),
        ([], ("white", 3), Ref("wine", "white.3")),
    ],
)
def test_a_slot_behind_a_locked_door_tells_of_the_door(
    structures: list[str], slot: tuple[str, int], tells: Ref
) -> None:
    scene = shown(App(GameRoutes, (640, 360), Settings(animation="instant")), summer_turn({"structures": structures}))
    interaction = scene.interaction
    point = interaction.layout.slot("wine", *slot).box.centre
    thing = next(one for one in at(interaction.things, *point) if interaction.explain(one.ref))
    assert thing.ref == tells
