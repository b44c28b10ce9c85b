"""The log of Vino: a sale is told in few lines, and why a seat buys nothing where that lies open."""

from __future__ import annotations

import pytest

from game.vino.log import VinoLog
from rules.engine.event import Event
from rules.engine.reason import Reason


def lines(events: list[Event]) -> list[str]:
    chronicle = VinoLog(("Lago", "Cotto"), ("lago", "cotto"))
    return [line.words for line in chronicle.lines(events, None)]


def test_a_sale_is_one_line_with_its_demands_and_one_for_what_it_costs() -> None:
    sale = [
        Event("wine_sold", 0, amount=590, thing="trebbiano", choice="sell trebbiano 6"),
        Event("vineyard_returned", 0, thing="trebbiano", place="lazio.1"),
        Event("variety_returned", 0, thing="trebbiano", place="lazio"),
        Event("vineyard_returned", 0, thing="trebbiano", place="trentino.2"),
        Event("demand_changed", 0, amount=-150, thing="trebbiano"),
        Event("demand_changed", 0, amount=50, thing="barbera"),
        Event("demand_changed", 0, amount=50, thing="barbera"),
        Event("auto_taken", 0, seen=(0,)),
        Event("demand_changed", 0, amount=50, thing="nebbiolo"),
    ]
    after = [Event("wine_sold", 1, amount=140, thing="barbera", choice="sell barbera 1")]
    assert lines(sale + after) == [
        "sold 6 Trebbiano for 590. Demand: Trebbiano (T) −150, Barbera (B) +100, Nebbiolo (N) +50",
        "gave back 40 in Lazio, 130 in Trentino",
        "Trebbiano lies on Lazio again",
        "sold 1 Barbera for 140",
    ]
    assert lines(sale[:5])[0] == "sold 6 Trebbiano for 590. Demand: Trebbiano (T) −150"


@pytest.mark.parametrize(
    ("reason", "words"),
    [
        ("no_variety", "finds no variety tile here"),
        ("vineyard_taken", "finds no free vineyard here"),
        ("needs_money", "buys nothing here"),
    ],
)
def test_who_has_bought_nothing_is_told_with_the_reason_unless_that_is_its_money(reason: str, words: str) -> None:
    forced = Event("auto_taken", 0, choice="pass", refused=(("buy lazio.1", Reason(reason)),), seen=(0,))
    came, passed = Event("barrel_moved", place="lazio"), Event("passed", 0, place="lazio")
    bought = Event("vineyard_bought", 0, place="lazio.2", amount=90)
    assert lines([bought, came, forced, passed])[-1] == words
    assert lines([came, passed])[-1] == "buys nothing here"
    assert lines([came, bought, forced, passed])[-1] == "buys no more here"
