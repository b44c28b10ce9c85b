"""Generated positions of solo games: what is offered can be finished, invariants hold, and turns lose nothing."""

from __future__ import annotations

from typing import Any

import pytest

from rules.checking.branches import inside
from rules.checking.positions import position
from rules.checking.viticulture import Invariants
from rules.engine.agenda import advance, answer, possible
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.players.chance_bot import ChanceBot
from tests import kept_box
from tests.properties.search import CARDS, RULES, Search, TooLarge, misjudged

TERMS: list[dict[str, Any]] = [
    {},
    {"level": "very_hard", "solo_visitors": "redrawn"},
    {"challenge": 2},
    {"challenge": 4},
    {"challenge": 6},
    {"challenge": 8},
]
USEFUL = [card for card in CARDS if RULES.box.components.numbers[card][0] not in RULES.solo.useless]
POSITIONS = 12
QUESTIONS = 25


@pytest.mark.covers("V-SOLO-06", "RUL-169")
def test_four_visitors_are_of_no_use_to_one_player() -> None:
    assert sorted(set(CARDS) - set(USEFUL)) == ["governor", "queen", "swindler", "wedding_party"]


@pytest.mark.parametrize("card", USEFUL)
def test_can_is_true_exactly_when_some_sequence_of_choices_completes(card: str) -> None:
    root = RULES.box.visitors[RULES.box.components.numbers[card][0]]
    for number in range(POSITIONS):
        options = RULES.options(TERMS[number % len(TERMS)])
        s = position(RULES, Stream(number, card), 1, card, options, lean=True)
        for node in inside(root):
            try:
                expected = Search().can(node, s, 0, 0)
            except TooLarge:
                continue
            assert node.open(s, 0, 0) in (None, expected), f"{node.source}: {type(node).__name__} at position {number}"
            happens = node.happens(s, 0, 0)
            assert possible(node, s, 0, 0) == (expected and happens), f"{card} at position {number}"


@pytest.mark.parametrize("card", USEFUL)
def test_every_answer_offered_leaves_a_way_through(card: str) -> None:
    loose = Invariants(RULES)
    loose.allow_everything()
    for number in range(POSITIONS * 2):
        stream = Stream(number, card)
        s = position(RULES, stream, 1, card, RULES.options(TERMS[number % len(TERMS)]), lean=True)
        assert not [fault for fault in loose.of_position(s) if "tokens" not in fault]
        answer(RULES.nodes, s, s.asked[stream.below(len(s.asked) - 1)])
        advance(RULES.nodes, s)
        for _ in range(QUESTIONS):
            f = s.agenda
            if f is None or RULES.nodes[f.node].flow:
                break
            assert misjudged(s) == [], f"at position {number}"
            answer(RULES.nodes, s, s.asked[stream.below(len(s.asked))])
            advance(RULES.nodes, s)


@pytest.mark.parametrize("options", [*TERMS, {"level": "easy", "aggressive": True}, {"challenge": 1}])
def test_a_recorded_game_plays_again_to_the_same_end(options: dict[str, Any]) -> None:
    for seed in range(3):
        game = Game.new(RULES, 1, seed, options)
        bot, stream = ChanceBot(Stream(seed, "bot"), curious=True), Stream(seed, "undo")
        while (decision := game.decision) is not None:
            before = game.digest()
            game.choose(bot.choose(decision))
            if not stream.below(3) and game.undo():
                assert game.digest() == before
                assert game.redo() or game.decision == decision
        again, note = Game.load(RULES, game.record.text())
        assert note is None
        assert again.digest() == game.digest()
        assert again.result == game.result


@pytest.mark.parametrize("options", [{}, {"level": "very_easy"}, {"challenge": 3}, {"challenge": 5}])
def test_a_game_goes_on_from_the_beginning_of_any_of_its_years(options: dict[str, Any]) -> None:
    rules = kept_box.viticulture()
    years = {"very_easy": 8}.get(options.get("level", ""), 8 if options.get("challenge") == 5 else 7)
    game = Game.new(rules, 1, 2, options)
    bot = ChanceBot(Stream(2, "bot"), curious=True)
    snapshots = []
    while (decision := game.decision) is not None:
        if rules.moment(game.state)[0] > len(snapshots):
            snapshots.append(rules.named(game.state))
        game.choose(bot.choose(decision))
    assert len(snapshots) == game.state.year
    for year, snapshot in enumerate(snapshots, 1):
        s = rules.understood(snapshot)
        advance(rules.nodes, s)
        assert (s.year, s.rows.count(0)) == (year, int(s.season > 1))
        while s.agenda is not None:
            answer(rules.nodes, s, s.asked[0])
            advance(rules.nodes, s)
        assert s.year == (3 if options.get("challenge") == 3 and year < 4 else years)


def test_hidden_cards_do_not_change_what_is_asked() -> None:
    """The Automa's deck and the own decks may lie in any order (V-GEN-07)."""
    for number in range(60):
        s = position(RULES, Stream(number, "hidden"), 1, "", RULES.options(TERMS[number % len(TERMS)]))
        other = s.copy()
        assert other.solo is not None
        other.change_solo(deck=other.solo.deck[::-1])
        other.decks = tuple(deck[::-1] for deck in other.decks)
        advance(RULES.nodes, other)
        assert other.asked == s.asked
        assert RULES.view(other, 0) == RULES.view(s, 0)
