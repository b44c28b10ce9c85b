"""The deal: whole decks, lots for the first player, and different parents for everybody."""

from __future__ import annotations

from collections import Counter

import pytest

from rules.command.games import GAMES
from rules.engine.event import Event
from rules.engine.game import Game
from tests.boxes import VITICULTURE

RULES = GAMES["viticulture"]()
CARDS = {
    "vine": VITICULTURE["vine_cards"],
    "order": VITICULTURE["orders"],
    "summer_visitor": VITICULTURE["summer_visitors"],
    "winter_visitor": VITICULTURE["winter_visitors"],
}


@pytest.mark.covers("V-SETUP-03", "V-COMP-01")
@pytest.mark.parametrize("seats", range(2, 7))
def test_decks_and_opening_hands_are_all_cards(seats: int) -> None:
    told = RULES.describe(Game.new(RULES, seats, seats).state)
    for deck, count in CARDS.items():
        drawn = sum(told[seat]["cards"][deck] for seat in range(seats))
        assert len(told["decks"][deck]) + drawn == count
        assert told["discards"][deck] == []


@pytest.mark.covers("V-SETUP-03", "V-FLOW-06")
def test_decks_are_shuffled_by_the_seed() -> None:
    tops: Counter[str] = Counter()
    for seed in range(60):
        decks = RULES.describe(Game.new(RULES, 2, seed).state)["decks"]
        assert RULES.describe(Game.new(RULES, 2, seed).state)["decks"] == decks
        tops[decks["winter_visitor"][0]] += 1
    assert len(tops) > 20


@pytest.mark.covers("V-SETUP-04")
@pytest.mark.parametrize("seats", range(2, 7))
def test_everybody_is_first_player_about_equally_often(seats: int) -> None:
    options = RULES.options({})
    firsts = Counter(RULES.start(options, seats, seed).first_player for seed in range(600))  # type: ignore[attr-defined]
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 600 / seats * 0.7


@pytest.mark.covers("V-SETUP-05")
@pytest.mark.parametrize(("setup", "each"), [("standard", 1), ("advanced", 2)])
def test_parents_are_dealt_once(setup: str, each: int) -> None:
    options = RULES.options({"setup": setup})
    for seed in range(20):
        told = RULES.describe(RULES.start(options, 6, seed))
        for kind in ("mamas", "papas"):
            dealt = [one for seat in range(6) for one in told[seat][kind]]
            assert len(dealt) == len(set(dealt)) == 6 * each


@pytest.mark.covers("V-SOLO-06", "RUL-169", "V-OPT-08", "V-EDGE-72")
@pytest.mark.parametrize(("solo_visitors", "gone"), [("removed", 2), ("redrawn", 0)])
def test_the_visitors_that_live_from_others_are_taken_out_for_one_player(solo_visitors: str, gone: int) -> None:
    told = RULES.describe(RULES.start(RULES.options({"solo_visitors": solo_visitors}), 1, 1))
    decks = {deck: len(told["decks"][deck]) for deck in CARDS}
    left = {deck: count - gone * deck.endswith("visitor") for deck, count in CARDS.items()}
    assert decks == left


@pytest.mark.covers("V-CAMP-CH1-01")
def test_the_other_vines_are_shuffled_when_the_first_challenge_has_planted_three() -> None:
    game = Game.new(RULES, 1, 1, {"challenge": 1})
    events: list[Event] = []
    for _ in range(3):
        assert game.decision is not None
        events += game.choose(next(one for one in game.decision.choices if one.verb == "plant"))
    [shuffled] = [event for event in events if event.kind == "deck_reshuffled"]
    assert (shuffled.place, shuffled.amount) == ("vine", CARDS["vine"] - 3)
    assert len(RULES.describe(game.state)["decks"]["vine"]) == CARDS["vine"] - 3
