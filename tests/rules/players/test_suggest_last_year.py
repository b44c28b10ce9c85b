"""Suggestions near the end of a game promise nothing after it, and each tells what it brings itself."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from rules.engine.agenda import advance, answer
from rules.engine.event import Event
from rules.players.suggestion import JUDGED, Gain, Purpose, Suggestion
from rules.players.viticulture.purpose import Purposes
from rules.viticulture.state import State
from tests.properties.search import RULES
from tests.rules.players.test_suggest import ADVISER, laid, purposes


def all_told(s: State, seat: int = 0) -> Iterator[Purpose]:
    """All that is told with the suggestions of a seat."""
    for one in ADVISER.suggest(RULES.known_to(s, seat)):
        told: Purpose | None = one.purpose
        while told is not None:
            yield told
            told = told.then


OF_LATER = frozenset({"train", "then-train", "keeps-train", "orders-far", "structure", "structure-free"})
"""What serves only in years to come."""


@pytest.mark.parametrize("season", ["summer", "winter"])
@pytest.mark.parametrize("hand", [["order_36", "sangiovese", "malvasia"], ["order_20", "order_2"], ["order_7"]])
@pytest.mark.parametrize("seats", [1, 2])
def test_in_the_last_year_nothing_is_told_of_years_to_come(season: str, hand: list[str], seats: int) -> None:
    own = {"lira": 6, "hand": hand, "vp": 10, "grapes": {"red": [2], "white": [3]}}
    alone = {"season": season, "turn": 0, "year": 7, "seat": {0: own}}
    given = alone if seats == 1 else alone | {"last_year": True, "seat": {0: own, 1: {"vp": 21}}}
    s: State = RULES.lay(given, RULES.options({}), seats, 1)
    advance(RULES.nodes, s)
    assert s.last_year
    told = list(all_told(s))
    assert told
    for one in told:
        assert one.kind not in OF_LATER
        assert not one.kind.startswith("way-") or not one.cost
        assert all(gain.kind not in ("train", "residual") for gain in one.gains)
        assert one.kind != "lira-last" or seats > 1


def test_an_order_in_the_last_year_is_called_lost_that_can_no_longer_be_filled() -> None:
    given = {"season": "winter", "last_year": True, "seat": {0: {"hand": ["order_36"]}, 1: {"vp": 21}}}
    s: State = RULES.lay(given, RULES.options({}), 2, 1)
    advance(RULES.nodes, s)
    found = Purposes(RULES.box).of(RULES.known_to(s, 0), 0, RULES.grammar.parse("discard order_36"), [])
    assert found == Purpose("given-late", thing="sparkling.8")


def test_the_last_worker_of_the_last_summer_is_kept_since_the_order_is_lost_otherwise() -> None:
    own = {
        "fields": {7: ["sangiovese", "malvasia"]},
        "hand": ["order_2"],
        "lira": 3,
        "grapes": {"red": [2], "white": [2]},
    }
    own |= {"workers": {"regular": 1, "grande": 1}}
    s: State = RULES.lay(
        {"season": "summer", "last_year": True, "seat": {0: own, 1: {"vp": 21}}}, RULES.options({}), 2, 1
    )
    advance(RULES.nodes, s)
    assert purposes(s)[""].then == Purpose("never", "order_2")


@pytest.mark.parametrize("options", [{}, {"level": "very_easy"}])
@pytest.mark.parametrize("season", ["summer", "winter"])
def test_alone_no_order_is_promised_after_the_last_year(options: dict[str, Any], season: str) -> None:
    chosen = RULES.options(options)
    far = 0
    for left in range(6):
        year = RULES.box.solo.terms(chosen).years - left
        own = {"lira": 6, "hand": ["order_36", "sangiovese"], "grapes": {"red": [2], "white": [3]}}
        s: State = RULES.lay({"season": season, "turn": 0, "year": year, "seat": {0: own}}, chosen, 1, 1)
        advance(RULES.nodes, s)
        for one in all_told(s):
            if one.kind.startswith("way-") or one.kind in ("orders-far", "on-course", "given-order"):
                assert one.cost <= left
                far += one.cost > 1
    assert far


def answered(season: str, seats: int, first: str, own: dict[str, Any]) -> list[Suggestion]:
    """What is suggested after the first answer of a turn."""
    s: State = RULES.lay({"season": season, "turn": 0, "year": 2, "seat": {0: own}}, RULES.options({}), seats, 1)
    advance(RULES.nodes, s)
    answer(RULES.nodes, s, RULES.grammar.parse(first))
    advance(RULES.nodes, s)
    return list(ADVISER.suggest(RULES.known_to(s, 0)))


def test_of_wines_that_are_made_together_each_answer_names_its_own() -> None:
    own = {"lira": 3, "grapes": {"red": [3, 7], "white": [4, 2]}, "hand": ["order_18"], "structures": ["medium_cellar"]}
    told = answered("winter", 2, "place worker make_wine.left", own)
    kinds = {one.answer.split()[1]: one.purpose.thing.partition(".")[0] for one in told}
    assert len(kinds) > 1
    assert all(kind == named for kind, named in kinds.items())


def test_of_answers_that_are_good_for_the_same_each_tells_first_what_it_brings_itself() -> None:
    own = {"lira": 5, "hand": ["chardonnay", "order_5", "pinot"], "structures": ["trellis"]}
    told = answered("summer", 3, "place worker build_structure.middle", own)
    bonus = next(one.purpose for one in told if one.answer == "bonus")
    built = next(one.purpose for one in told if one.answer.startswith("build"))
    assert built.kind == "structure-vine"
    assert bonus == Purpose("gains", gains=(Gain("lira", 1),), then=built)


def test_what_is_judged_as_a_whole_keeps_its_visitor_and_what_comes_next(monkeypatch: pytest.MonkeyPatch) -> None:
    then = Purpose("way-make", "order_3", cost=1)
    monkeypatch.setattr(Purposes, "of", lambda *given: Purpose(JUDGED, visitor="promoter", then=then))
    told = [one.purpose for one in ADVISER.suggest(RULES.known_to(laid("winter", lira=3), 0))]
    assert told[0] == Purpose("best", visitor="promoter", then=then)
    assert len(set(told)) == len(told)


def test_what_is_built_in_the_last_year_is_told_by_later_deeds_only_where_it_brings_points_itself() -> None:
    s: State = RULES.lay({"season": "summer", "last_year": True, "seat": {1: {"vp": 21}}}, RULES.options({}), 2, 1)
    advance(RULES.nodes, s)
    known, chosen = RULES.known_to(s, 0), RULES.grammar.parse("build windmill")
    built = Event("structure_built", 0, amount=5, thing="windmill")
    later = [Event("worker_placed", 0), Event("field_harvested", 0, place="5")]
    kinds = []
    for source in ("harvest_field", "windmill"):
        told = [built, *later, Event("vp_changed", 0, source, 1)]
        kinds.append(Purposes(RULES.box).of(known, 0, chosen, told).kind)
    assert kinds == ["judged", "then-harvest"]
