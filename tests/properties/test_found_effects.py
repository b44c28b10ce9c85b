"""Effects that random trials found wrong: each is played from the positions where it went wrong, and from others."""

from __future__ import annotations

from typing import Any

import pytest

from game.text.questions import choice_label
from rules.checking.positions import position
from rules.checking.viticulture import Invariants
from rules.engine import agenda
from rules.engine.agenda import possible
from rules.engine.catalog import EffectFault
from rules.engine.chance import Stream
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.viticulture.card_effects import read_effect
from rules.viticulture.cards import VINE
from rules.viticulture.ops.wine import MakeWine
from tests.properties.played import Plays

PLAYS = Plays()

DEAD_ENDS: dict[str, tuple[int, Any]] = {
    "more fields than stand ripe": (606, [{"may": {"plant": {"ignore": "limit"}}}, {"harvest": 3}]),
    "more fields than are ripe after a swap": (663, [{"swap_vines": 2}, {"harvest": 3}]),
    "more grapes than lie on the pad": (2834, [{"gain": {"vp": 5}}, {"pay": {"vp": 2, "grape": 7}}]),
    "cards that others have revealed before": (4197, {"each": "all_in_season", "do": [{"reveal": {"keep": 3}}]}),
    "a hand counted after cards were turned up": (
        112554,
        [
            {"reveal": {"keep": 2}},
            {
                "if": {"hand_card": [4, 5]},
                "then": {"harvest": {"up_to": 3}},
                "else": [{"use_action": "earlier_season"}, {"harvest": 3}],
            },
            {"take_discarded": 2},
        ],
    ),
    "a choice of which one option does nothing and the other cannot be done": (
        2,
        [
            {"take_discarded": 1},
            {"choose": [{"gain": {"vp": 2}, "per": "planted_field"}, [{"age": {"wine": 1}}, {"pass": "season"}]]},
        ],
    ),
    "what the owner does for each of several seats": (
        68366,
        {"each": "opponents", "do": {"if": {"wine": {"at_least": 1}}, "then": {"you": {"train": 1}}}},
    ),
    "an option of which nothing is left": (
        3768,
        [{"train": 1}, {"choose": [{"take_discarded": 3}, {"gain": {"worker": 3, "temporary_worker": 1}}], "n": "all"}],
    ),
}

LONG_LOOKS: dict[str, tuple[int, Any]] = {
    "many vines uprooted, then a harvest": (
        3017,
        [
            {"may": [{"uproot": {"up_to": 8}}, {"harvest": {"up_to": 3}}]},
            {"place_grape": {"colour": "red", "value": 2}},
        ],
    ),
    "wines up to five between two plantings": (
        8604,
        [
            {"plant": {"up_to": 3, "ignore": "limit"}},
            {"may": {"choose": [{"make_wine": {"up_to": 5, "ignore": "cellars"}}, {"fill_order": 1}], "n": "all"}},
            {"plant": 1},
        ],
    ),
    "nine wines, then cards turned up": (9424, [{"make_wine": 9}, {"reveal": {"keep": 2}}]),
}
MOST_LOOKS = 200_000
"""More positions than are looked at in one turn."""


@pytest.mark.parametrize("name", DEAD_ENDS)
def test_what_is_begun_can_be_finished(name: str) -> None:
    number, raw = DEAD_ENDS[name]
    card = PLAYS.cards[number % len(PLAYS.cards)]
    with PLAYS.on({card: PLAYS.rules.reader.read(raw)}):
        assert not [fault for k in range(60) for fault in PLAYS.faults(card, Stream(k, f"play {number}"))]


@pytest.mark.parametrize("name", LONG_LOOKS)
def test_no_question_takes_long_to_be_put_together(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    number, raw = LONG_LOOKS[name]
    looks = 0
    completes = agenda.completes

    def counted(*args: Any, **more: Any) -> bool:
        nonlocal looks
        looks += 1
        assert looks < MOST_LOOKS
        return completes(*args, **more)

    monkeypatch.setattr(agenda, "completes", counted)
    card = PLAYS.cards[number % len(PLAYS.cards)]
    with PLAYS.on({card: PLAYS.rules.reader.read(raw)}):
        for k in range(2):
            looks = 0
            assert not PLAYS.faults(card, Stream(k, f"play {number}"))


def test_a_card_does_not_look_through_a_deck() -> None:
    with pytest.raises(EffectFault, match="a deck is only looked through before the game; leave 'from' out"):
        PLAYS.rules.reader.read({"plant": {"n": 2, "from": "deck"}})


DRAWS: dict[str, tuple[Any, int]] = {
    "two draws of nine": ([{"draw": {"vine": 9}}, {"draw": {"vine": 9}}], 18),
    "a draw beside others": ([{"draw": {"vine": 5}}, {"draw": {"visitor": 2, "vine": 6}}], 11),
    "one that everybody draws before": ({"each": "all", "do": {"draw": {"vine": 4}}}, 4),
}


@pytest.mark.parametrize("name", DRAWS)
def test_a_card_is_offered_only_where_the_deck_has_all_that_its_owner_draws(name: str) -> None:
    raw, needed = DRAWS[name]
    rules, card = PLAYS.rules, "sponsor"
    number = rules.box.components.numbers[card][0]
    with PLAYS.on({card: rules.reader.read(raw)}):
        for left in (needed - 1, needed):
            s = position(rules, Stream(3, "draws"), 2, card)
            seat = s.in_wake_up_order()[0]
            vines = [*s.unused, *s.piles[VINE], *s.decks[VINE]]
            s.decks, s.piles = (tuple(vines[:left]), *s.decks[1:]), ((), *s.piles[1:])
            assert possible(rules.box.visitors[number], s, seat, seat) == (left == needed)


def test_visitors_are_drawn_in_full_or_not_at_all_by_the_owner_of_the_card() -> None:
    rules, card = PLAYS.rules, "sponsor"
    number = rules.box.components.numbers[card][0]
    with PLAYS.on({card: rules.reader.read({"draw": {"visitor": 3}})}):
        s = position(rules, Stream(3, "draws"), 2, card)
        seat = s.in_wake_up_order()[0]
        summer, winter = s.decks[2:]
        s.piles = (*s.piles[:2], (), ())
        for left, offered in ((1, False), (2, True)):
            s.decks = (*s.decks[:2], summer[:1], winter[:left])
            assert possible(rules.box.visitors[number], s, seat, seat) == offered


@pytest.mark.parametrize("kind", ["summer_visitors", "winter_visitors", "mamas"])
def test_nobody_gains_a_second_grande_worker(kind: str) -> None:
    with pytest.raises(EffectFault, match="everybody has the only grande worker from a papa"):
        read_effect(PLAYS.rules.reader, {"gain": {"lira": 2, "grande": 1}}, (kind, 0, "effect"))


@pytest.mark.parametrize(
    ("words", "label"),
    [
        ("summer_visitor summer_visitor winter_visitor", "Draw 2 summer visitors and 1 winter visitor"),
        ("summer_visitor summer_visitor summer_visitor", "Draw 3 summer visitors"),
        ("winter_visitor winter_visitor winter_visitor winter_visitor", "Draw 4 winter visitors"),
    ],
)
def test_a_draw_of_many_visitors_can_be_recorded_and_said(words: str, label: str) -> None:
    chosen = PLAYS.rules.grammar.parse(f"draw {words}")
    assert str(chosen) == f"draw {words}"
    assert choice_label(chosen, Decision("deck", 0, "sponsor", (chosen,), 1, 1, 0), ("Lago",)) == label


def test_no_position_by_chance_has_more_tokens_than_there_are() -> None:
    for number in range(200):
        s = position(PLAYS.rules, Stream(number, "tokens"), 1)
        assert s.alone.tokens + s.alone.row_tokens.bit_count() <= len(s.rows) - 1


def test_whoever_makes_wine_without_cellars_may_have_it_above_them() -> None:
    rules = PLAYS.rules
    card = next(node.source for node in rules.nodes if isinstance(node, MakeWine) and node.ignore_cellars)
    s = position(rules, Stream(1, "cellars"), 3)
    s.players[2].structures = 0
    s.players[2].wines = (0, 0, 1 << 4, 0)
    invariants = Invariants(rules)
    assert "blush wine lies in a cellar that is not built" in " ".join(invariants.of_position(s))
    assert invariants.of_events((Event("wine_made", 2, card, 4, thing="blush.4"),)) == []
    assert "cellar" not in " ".join(invariants.of_position(s))
