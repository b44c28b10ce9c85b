"""Suggestions: answers that differ in kind, from what a seat knows, and what they are good for is true."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules.checking.other_worlds import OtherWorlds, VinoWorlds, ViticultureWorlds
from rules.command.games import DATA
from rules.engine.agenda import advance
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.rules import Rules
from rules.players.advice import Adviser
from rules.players.advisers import adviser
from rules.players.suggestion import MOST, Gain, Purpose, Suggestion, sort_of
from rules.players.viticulture.purpose import Purposes
from rules.players.viticulture.turn import ways
from rules.viticulture.dealt import dealt
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State
from tests.properties.search import RULES
from tests.rules.players.tables import positions
from tests.rules.players.vino.tables import RULES as VINO
from tests.rules.players.vino.tables import positions as vino_positions

ADVISER, VINO_ADVISER = adviser(RULES, DATA / "players"), adviser(VINO, DATA / "players")
TABLES: dict[str, tuple[Rules, Adviser, OtherWorlds]] = {
    "viticulture": (RULES, ADVISER, ViticultureWorlds(RULES)),
    "vino": (VINO, VINO_ADVISER, VinoWorlds(VINO)),
}


def met(game: str) -> Iterator[Any]:
    return positions(3, 2, 90) if game == "viticulture" else vino_positions(3, 1, 40, 300)


@pytest.mark.parametrize("game", TABLES)
def test_they_can_be_given_differ_in_kind_and_rest_on_nothing_hidden(game: str) -> None:
    rules, who, worlds = TABLES[game]
    found = 0
    for number, s in enumerate(met(game)):
        seat = s.agenda.seat
        other = worlds.other(s, seat, Stream(number, "other"), ())
        other.asked = s.asked
        told = who.suggest(rules.known_to(s, seat))
        assert told == who.suggest(rules.known_to(other, seat))
        given = [rules.grammar.parse(one.answer) for one in told]
        assert 1 <= len(given) <= MOST
        assert set(given) <= set(s.asked)
        assert len({sort_of(one) for one in given}) == len(given)
        found += len(given) > 1
    assert found > 3


def test_nothing_is_suggested_where_there_is_nothing_to_choose() -> None:
    s = next(positions(2, 1, 5))
    known = RULES.known_to(s, s.agenda.seat if s.agenda else 0)
    known.asked = known.asked[:1]
    assert ADVISER.suggest(known) == ()


def test_what_a_turn_brings_it_can_bring() -> None:
    """Tried out by all ways through the turn, on a table of which the position is all that the seat knows."""
    tried = 0
    for s in positions(2, 1, 47):
        seat = s.agenda.seat if s.agenda else 0
        known = RULES.known_to(s, seat)
        for one in ADVISER.suggest(known):
            if one.purpose.kind == "gains":
                tried += 1
                assert any(_gained(known, after, seat, one.purpose) for after in _after(known, seat, one)), one
    assert tried > 3


def _after(known: State, seat: int, one: Suggestion) -> list[State]:
    """Where the ways through a turn lead that begins with this answer."""
    world = dealt(known, RULES.box.components, seat, Stream(0, "advice"))
    first = world.asked.index(RULES.grammar.parse(one.answer))
    return [way.after for way in ways(RULES, world, seat, 40) if way.first == first]


def _gained(before: State, after: State, seat: int, purpose: Purpose) -> bool:
    """Whether this seat has gained at least the points and payments that are told; money may be spent for them."""
    one, two = before.players[seat], after.players[seat]
    told = {gain.kind: gain.amount for gain in purpose.gains}
    return two.vp - one.vp >= told.get("vp", 0) and two.residual - one.residual >= told.get("residual", 0)


def position(rules: Viticulture, **given: Any) -> State:
    """Winter, where seat 0 is asked for its turn and has this."""
    own = {"lira": 0} | given
    s: State = rules.lay({"season": "winter", "seat": {0: own, 1: {"vp": 4}}}, rules.options({}), 2, 1)
    advance(rules.nodes, s)
    return s


def purposes(s: State) -> dict[str, Purpose]:
    """What is suggested to seat 0, by the action."""
    told = ADVISER.suggest(RULES.known_to(s, 0))
    return {_action(RULES.grammar.parse(one.answer)): one.purpose for one in told}


def _action(chosen: Choice) -> str:
    return sort_of(chosen)[1]


ORDER = "order_1"


def test_an_order_that_can_be_filled_is_named_with_its_points() -> None:
    order = next(one for one in RULES.box.components.orders if one.id == ORDER)
    wines = {wine.kind: [wine.value] for wine in order.wines}
    cellars = ["medium_cellar", "large_cellar"]
    found = purposes(position(RULES, hand=[ORDER], wines=wines, structures=cellars))
    assert found["fill_order"] == Purpose("order", ORDER, amount=order.vp)


def test_an_order_that_can_be_filled_is_suggested_whatever_else_comes_out_better() -> None:
    s = position(
        RULES, hand=["order_2"], wines={"red": [3], "white": [2]}, workers={"regular": 0}, vp=1, lira=4,
        structures=["medium_cellar"],
    )  # fmt: skip
    assert "fill_order" in purposes(s)


def order_of(s: State) -> list[str]:
    """What is suggested to seat 0, the best first: the action, or the verb where it is none."""
    told = ADVISER.suggest(RULES.known_to(s, 0))
    chosen = [RULES.grammar.parse(one.answer) for one in told]
    return [_action(one) or one.verb for one in chosen]


def laid(season: str, **given: Any) -> State:
    """This season of the second year, where seat 0 is asked for its turn and has this."""
    s: State = RULES.lay({"season": season, "year": 2, "seat": {0: given, 1: {"vp": 2}}}, RULES.options({}), 2, 1)
    advance(RULES.nodes, s)
    return s


CELLAR = {"wines": {"red": [3], "white": [2]}, "structures": ["medium_cellar", "yoke"]}
"""Enough for ``order_3``: red 3 and white 1, for 2 points."""


def test_an_order_that_can_be_filled_comes_first_with_one_worker_and_with_all() -> None:
    hand = ["order_3", "promoter"]
    one = laid("winter", lira=3, hand=hand, workers={"regular": 0, "grande": 1}, **CELLAR)
    assert order_of(one)[0] == "fill_order"
    # The promoter would take the wine.
    assert "play_winter_visitor" not in purposes(one)
    assert order_of(laid("winter", lira=3, hand=hand, **CELLAR))[0] == "fill_order"


def test_the_grande_is_kept_where_another_worker_can_go() -> None:
    for season in ("summer", "winter"):
        s = laid(season, lira=5, hand=["trebbiano"], structures=["trellis"], grapes={"red": [3]})
        assert any(str(one).startswith("place grande") for one in s.asked)
        told = ADVISER.suggest(RULES.known_to(s, 0))
        assert told
        assert not any(one.answer.startswith("place grande") for one in told)


def test_a_vine_of_the_hand_is_planted_before_tours_are_given_and_its_order_named() -> None:
    s = laid("summer", lira=5, hand=["trebbiano"], structures=["trellis"])
    assert order_of(s)[0] == "plant_vine"
    hand = ["trebbiano", "order_3"]
    for_order = laid("summer", lira=3, hand=hand, grapes={"red": [3]}, structures=["trellis", "yoke"])
    assert order_of(for_order)[0] == "plant_vine"
    assert purposes(for_order)["plant_vine"].then == Purpose("way-harvest", "order_3", cost=1)


def test_what_is_good_for_the_same_thing_is_suggested_once() -> None:
    """The yoke would harvest, too."""
    fields = {5: ["sangiovese", "chardonnay"], 6: ["syrah", "trebbiano"], 7: ["trebbiano"]}
    built = ["trellis", "irrigation", "yoke", "windmill", "cottage"]
    s = laid("winter", lira=0, hand=[], fields=fields, structures=built, grapes={"red": [1]})
    assert order_of(s) == ["harvest_field", "draw_order"]


def test_of_two_wines_the_one_is_named_that_an_order_asks_for() -> None:
    s = laid("winter", hand=["order_17"])
    placed = RULES.grammar.parse("place worker make_wine.left")
    made = [Event("wine_made", 0, thing=thing, origin=thing) for thing in ("white.4", "red.9")]
    found = Purposes(RULES.box).of(RULES.known_to(s, 0), 0, placed, [Event("worker_placed", 0), *made])
    assert found == Purpose("wine-suits", "order_17", "red.9")


def test_nobody_passes_in_summer_with_four_workers_at_home() -> None:
    hand = ["trebbiano", "order_3", "overseer"]
    own = {"fields": {7: ["syrah"]}, "structures": ["trellis", "yoke"], "trained": 1}
    s = laid("summer", lira=3, vp=5, hand=hand, workers={"regular": 3, "grande": 1}, **own)
    assert "pass" not in order_of(s)


def test_the_last_worker_is_kept_for_an_order_in_winter() -> None:
    """Its turn of the summer costs the order."""
    cellar = {"wines": {"red": [5], "white": [5]}, "structures": ["medium_cellar"]}
    s = laid("summer", hand=["order_17"], workers={"regular": 0, "grande": 1}, **cellar)
    assert order_of(s)[0] == "pass"
    assert purposes(s)[""].kind == "keeps-fill"


def test_the_orders_that_fit_the_cellar_are_counted_where_those_of_the_hand_are_far() -> None:
    s = laid("winter", hand=["order_31"])
    told = purposes(s)["draw_order"]
    orders = RULES.box.components.orders
    fitting = [one for one in orders if all(w.value <= 3 and w.kind in ("red", "white") for w in one.wines)]
    assert (told.kind, told.card, told.amount, told.count) == ("orders-far", "order_31", len(fitting), len(orders))
    assert told.cost > 1


def test_a_cellar_is_told_by_the_orders_that_it_makes_possible() -> None:
    chosen = RULES.grammar.parse("build medium_cellar")
    built = [Event("structure_built", 0, amount=4, thing="medium_cellar"), Event("lira_changed", 0, amount=-4)]
    none = Purposes(RULES.box).of(RULES.known_to(laid("summer", lira=4), 0), 0, chosen, built)
    assert (none.kind, none.cost, none.count) == ("structure-fits", 4, 36)
    assert none.amount > 20
    held = Purposes(RULES.box).of(RULES.known_to(laid("summer", lira=4, hand=["order_1"]), 0), 0, chosen, built)
    assert held == Purpose("structure-order", "order_1", "medium_cellar", amount=5)


def test_that_a_wine_ripens_is_not_told_as_brought_by_the_last_worker() -> None:
    own = {"hand": ["order_8"], "wines": {"red": [4], "white": [3]}, "structures": ["medium_cellar"]}
    s = laid("winter", lira=9, workers={"regular": 1, "grande": 0}, **own)
    for one in purposes(s).values():
        assert one.then is None or not one.then.kind.startswith("way-"), one


def test_cards_that_come_in_fall_anyway_are_not_told_as_brought() -> None:
    s = laid("summer", lira=1, workers={"regular": 1, "grande": 0})
    fall = Event("card_drawn", 0, amount=1, place="summer_visitor", source="fall")
    told = [Event("worker_placed", 0), Event("lira_changed", 0, amount=2), fall]
    chosen = RULES.grammar.parse("place worker give_tour.left")
    assert Purposes(RULES.box).of(RULES.known_to(s, 0), 0, chosen, told).kind.startswith("lira")


def test_a_worker_too_many_in_summer_is_warned_of_where_an_order_needs_it_in_winter() -> None:
    own = {"grapes": {"red": [3], "white": [2]}, "hand": ["order_3"]}
    s = laid("summer", lira=1, workers={"regular": 2, "grande": 0}, **own)
    chosen = RULES.grammar.parse("place worker give_tour.left")
    after = laid("summer", lira=3, workers={"regular": 1, "grande": 0}, **own)
    told = [Event("worker_placed", 0), Event("lira_changed", 0, amount=2)]
    found = Purposes(RULES.box).of(RULES.known_to(s, 0), 0, chosen, told, after)
    assert found.then == Purpose("leaves", "order_3", amount=1, cost=2)
    assert purposes(s)[""].kind in ("keeps", "keeps-fill")


def test_a_card_that_is_handed_over_is_told_why() -> None:
    s = laid("winter", hand=["order_3", "order_31", "chardonnay", "promoter", "manager"], fields={7: ["pinot"]})
    known = RULES.known_to(s, 0)
    why = {
        card: Purposes(RULES.box).of(known, 0, RULES.grammar.parse(f"discard {card}"), []).kind
        for card in ("order_31", "chardonnay", "promoter")
    }
    assert why == {"order_31": "given-order", "chardonnay": "given-vine-order", "promoter": "given-visitor"}


def test_a_field_that_is_sold_for_money_is_named() -> None:
    s = laid("summer", lira=1)
    told = [Event("worker_placed", 0), Event("field_sold", 0, place="6"), Event("lira_changed", 0, amount=6)]
    chosen = RULES.grammar.parse("place worker sell_grape_or_field.left")
    found = Purposes(RULES.box).of(RULES.known_to(s, 0), 0, chosen, told)
    assert (found.kind, found.place, found.amount) == ("lira-build", "6", 6)


def spring(**given: Any) -> State:
    """Spring, where seat 0 chooses its row and has this."""
    return laid("spring", **({"lira": 0} | given))


def test_without_an_order_the_grapes_ask_for_one() -> None:
    vine = {"grapes": {"red": [3]}, "lira": 9}
    rows = purposes(spring(**vine))
    assert any(one.kind == "orders-none" for one in rows.values())
    drawn = purposes(position(RULES, **vine))["draw_order"]
    assert drawn == Purpose("orders-none", amount=4, count=36)


def test_nothing_is_promised_that_money_still_to_come_would_pay() -> None:
    """Two lira, and the plan sells, tours or draws before it builds or trains."""
    told: list[Purpose | None] = []
    for one in purposes(spring(lira=2)).values():
        told += [one, one.then]
    costs = dict(zip(RULES.box.components.structures, RULES.box.components.costs, strict=True))
    for purpose in filter(None, told):
        assert purpose.kind != "then-train"
        if purpose.kind == "then-build":
            assert costs[purpose.thing] <= 2


def test_the_last_row_lends_a_worker_before_anything_is_made_of_it() -> None:
    chosen = RULES.grammar.parse("wake 7")
    s = spring(lira=2)
    lent = [Event("worker_gained", 0, amount=1, thing="temporary")]
    built = Event("structure_built", 0, amount=4, thing="cottage")
    sold = [Event("worker_placed", 0), Event("lira_changed", 0, amount=7)]
    paid = [Event("worker_placed", 0), Event("lira_changed", 0, amount=-4), built]
    found = Purposes(RULES.box).of(RULES.known_to(s, 0), 0, chosen, [*lent, *sold, *paid])
    assert found == Purpose("gains", gains=(Gain("temporary", 1),))


def test_money_is_told_by_what_it_pays_for() -> None:
    s = spring(lira=1, hand=["pinot"])
    chosen = RULES.grammar.parse("branch gain_lira")
    gained = [Event("lira_changed", 0, amount=3)]
    assert Purposes(RULES.box).of(RULES.known_to(s, 0), 0, chosen, gained) == Purpose(
        "lira-vine", "pinot", "trellis", amount=3
    )
    grown = spring(lira=1, hand=["order_1"], fields={5: ["merlot", "syrah"]})
    gained = [Event("lira_changed", 0, amount=6)]
    found = Purposes(RULES.box).of(RULES.known_to(grown, 0), 0, chosen, gained)
    assert (found.kind, found.thing) == ("lira-build", "medium_cellar")
