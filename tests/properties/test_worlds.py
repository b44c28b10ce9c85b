"""What a seat is shown, asked, refused and foretold, and what it can take back, is alike in all worlds it may be in."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from rules.checking.other_worlds import ViticultureWorlds
from rules.checking.worlds import KINDS, Differences
from rules.command.games import DATA, GAMES
from rules.engine.agenda import advance
from rules.engine.chance import Stream
from rules.engine.choice import choice
from rules.engine.foresight import foresee
from rules.engine.game import Game
from rules.engine.header import Header
from rules.engine.reason import Reason
from rules.viticulture.action import BONUS
from tests import kept_box

RULES = kept_box.viticulture()
WORLDS = Path(__file__).parents[1] / "records" / "worlds"
PAIRS = 2000
OTHERS = 40


def recorded(name: str) -> Game:
    """A game that stands where a reason, a preview or undo is told to one seat while the cards of another decide."""
    game, note = Game.load(RULES, (WORLDS / f"{name}.jsonl").read_text())
    assert note is None
    return game


def others(game: Game) -> list[Game]:
    """The same game in other worlds, for the seat that is asked."""
    worlds, seat = ViticultureWorlds(RULES), game.state.agenda.seat
    states = [worlds.other(game.state, seat, Stream(number, "others"), ()) for number in range(OTHERS)]
    return [Game.at(RULES, game.record.header, s) for s in states]


@pytest.mark.covers("V-GEN-07", "V-EDGE-71", "N-ORDER-06")
@pytest.mark.parametrize("kind", KINDS)
def test_no_seat_can_tell_two_worlds_apart_that_differ_only_in_what_it_cannot_see(kind: str) -> None:
    found = [fault for faults in Differences(kind, DATA, looks=1).pairs(PAIRS, 0) for fault in faults]
    assert not found


def test_a_leak_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """A look ahead that knows the cards of all others, as in the real game."""
    monkeypatch.setattr(type(RULES), "known_to", lambda rules, s, seat: s.copy())
    assert any(Differences("viticulture", DATA).pairs(300, 1))
    monkeypatch.setattr(type(GAMES["vino"]()), "known_to", lambda rules, s, seat: s.copy())
    assert any(Differences("vino", DATA).pairs(60, 1))


@pytest.mark.parametrize(
    ("name", "answers"),
    [
        ("banker", ["yes", "no"]),
        ("volunteer-crew", ["no"]),
        ("swindler", ["branch give_lira", "branch gain_vp"]),
    ],
)
def test_where_cards_of_another_may_decide_who_is_asked_a_choice_reveals_in_all_worlds(
    name: str, answers: list[str]
) -> None:
    game = recorded(name)
    deciders = set()
    for each in [game, *others(game)]:
        for answer in answers:
            chosen = game.grammar.parse(answer)
            foresight = each.foresee(chosen)
            assert foresight == game.foresee(chosen)
            assert foresight.reveals
            assert foresight.unsure
            assert (foresight.asks, foresight.decider) == (-1, -1)
            copy = Game.at(RULES, game.record.header, each.state)
            copy.choose(chosen)
            assert not copy.can_undo
            assert not copy.undo()
            deciders.add(copy.asked_at(copy.made))
    assert len(deciders) > 1, "the cards decide nothing here"


def test_a_card_that_will_be_given_has_no_face_before() -> None:
    game = recorded("governor")
    foresight = game.foresee(choice("seat", "2"))
    given = [event for event in foresight.events if event.kind == "card_given"]
    assert [(event.card, event.place) for event in given] == [("", "summer_visitor")]
    assert all("wine_critic" not in event.choice for event in foresight.events)
    assert foresight.reveals


def test_cards_that_might_be_given_are_hoped_for_in_all_worlds() -> None:
    """The bonus is another visitor, which the Queen's neighbour may give or not."""
    game = recorded("queen")
    placed = game.grammar.parse("place worker play_winter_visitor.middle")
    for each in [game, *others(game)]:
        assert each.foresee(placed).warnings == ()


FRIENDLY = RULES.options({"bonus_spaces": "friendly"})
SECOND = choice("place", "worker", "play_winter_visitor.middle")


def with_queen(rules: Any, neighbour: str) -> Any:
    """Seat 0 is asked for its turn and could play the Queen; this card might then come from its neighbour."""
    seats = {0: {"hand": ["queen"]}, 2: {"hand": [neighbour, "merlot"], "vp": -5}}
    s = rules.lay({"season": "winter", "seat": seats}, FRIENDLY, 3, 1)
    advance(rules.nodes, s)
    return s


@pytest.mark.covers("V-FRIENDLY-01", "V-EDGE-126")
def test_no_space_is_offered_for_what_lies_in_another_hand() -> None:
    """The bonus could be used by the card of the neighbour, whose face nobody knows."""
    assert [SECOND in with_queen(RULES, card).asked for card in ("judge", "laborer")] == [False, False]


def test_a_game_begun_while_such_a_space_was_offered_goes_on_so() -> None:
    first = RULES.as_of(1)
    assert [SECOND in with_queen(first, card).asked for card in ("judge", "laborer")] == [True, False]
    header = Header(first.name, first.version, first.data_digest, {"bonus_spaces": "friendly"}, [{}, {}, {}], 1)
    game = Game.at(first, header, with_queen(first, "judge"))
    game.choose(SECOND)
    again, note = Game.load(RULES, game.record.text())
    assert note is None
    assert again.digest() == game.digest()
    assert again.rules.version == 1


@pytest.mark.covers("V-BONUS-04")
@pytest.mark.parametrize(("visitor", "lost"), [("peddler", False), ("tour_guide", True)])
def test_a_visitor_that_may_be_drawn_might_use_the_bonus(visitor: str, lost: bool) -> None:
    given = {"season": "summer", "seat": {0: {"hand": [visitor, "merlot", "pinot"]}}}
    s = RULES.lay(given, RULES.options({}), 3, 1)
    advance(RULES.nodes, s)
    told = foresee(RULES, s, choice("place", "worker", "play_summer_visitor.middle")).warnings
    assert ["bonus_lost"] * lost == [reason.id for reason in told]


@pytest.mark.parametrize(
    ("name", "placed", "wanted"),
    [
        ("reason-of-the-next-seat-1", "place worker plant_vine.right", "pinot"),
        ("reason-of-the-next-seat-2", "place worker plant_vine.left", "syrah"),
    ],
)
def test_a_reason_comes_from_the_next_question_of_the_seat_itself(name: str, placed: str, wanted: str) -> None:
    """The only vine that can be planted is planted unasked, and the turn goes on to the next seat."""
    game = recorded(name)
    seat = game.state.agenda.seat
    hand = game.view(seat).seats[seat].hand
    made = game.grammar.parse(placed)
    assert wanted in hand
    for each in [game, *others(game)]:
        for field in ("5", "6", "7"):
            chosen = choice("plant", wanted, field)
            reason = each.refused_after([made], chosen)
            assert reason is not None
            assert reason == game.refused_after([made], chosen)
            assert reason.id in ("needs_structure", "field_limit", "field_sold")
            absent = each.refused_after([made], choice("plant", "sangiovese", field))
            assert absent == Reason("no_vine_card", thing="sangiovese", rule="V-SUM-PLANT-01")
        nowhere = each.refused_after([made], choice("wake", "3"))
        assert nowhere is not None
        assert nowhere.id == "not_asked_now"
        forced = [event.choice for event in game.foresee(made).events if event.kind == "auto_taken"]
        assert each.refused_after([made], game.grammar.parse(forced[0])) is None


def test_a_reason_after_the_bonus_comes_from_the_seat_itself() -> None:
    found = 0
    for number in range(40):
        game = Game.new(RULES, 3, number)
        stream = Stream(number, "bonus")
        while (decision := game.decision) is not None and game.made < 250:
            if BONUS in decision.choices:
                own = set(game.view(decision.decider).seats[decision.decider].hand)
                for vine in ("pinot", "merlot"):
                    reason = game.refused_after([BONUS], choice("plant", vine, "6"))
                    if reason is not None and reason.id == "no_vine_card":
                        assert vine not in own
                        found += 1
            game.choose(decision.choices[stream.below(len(decision.choices))])
        if found > 5:
            return
    raise AssertionError("no bonus lets a vine be planted")


@pytest.mark.covers("V-SOLO-10")
def test_the_next_card_of_the_automa_is_not_told_beforehand() -> None:
    met = 0
    for seed in range(6):
        game = Game.new(RULES, 1, seed)
        stream = Stream(seed, "alone")
        while (decision := game.decision) is not None:
            chosen = decision.choices[stream.below(len(decision.choices))]
            foresight = game.foresee(chosen)
            assert all(event.kind not in ("automa_card", "automa_worker") for event in foresight.events)
            told = game.choose(chosen)
            if any(event.kind == "automa_card" for event in told):
                met += 1
                assert foresight.reveals
                assert foresight.ends_turn
                assert not game.can_undo
    assert met > 10


@pytest.mark.covers("N-EDGE-43", "N-OPT-01")
@pytest.mark.parametrize("shown", ["income_only", "all"])
def test_whether_a_newcomer_can_pay_is_seen_by_nobody_before(shown: str) -> None:
    """Seat 1 has money or has none: for seat 0 that must make no difference, unless all money is shown."""
    rules = GAMES["vino"]()
    seats = {seat: {"money": 500, "regions_chosen": ["toscana", "veneto"]} for seat in range(2)}
    given = {"phase": "buy", "barrel": "toscana", "order": [0, 1, 2], "seat": seats}
    rich = rules.lay(given, rules.options({"money_shown": shown}), 3, 1)
    advance(rules.nodes, rich)
    poor = rich.copy()
    poor.money = (500, 0, 0)
    passed = choice("pass")
    foresights = [foresee(rules, s, passed) for s in (rich, poor)]
    game = Game.new(rules, 3, 1, {"money_shown": shown})
    games = [Game.at(rules, game.record.header, s) for s in (rich, poor)]
    for one in games:
        one.choose(passed)
    assert [one.asked_at(1) for one in games] == [1, 0]
    if shown == "all":
        assert [(one.reveals, one.decider) for one in foresights] == [(False, 1), (False, 0)]
        assert [one.can_undo for one in games] == [True, True]
    else:
        assert foresights[0] == foresights[1]
        assert foresights[0].reveals
        assert [one.can_undo for one in games] == [False, False]


@pytest.mark.covers("N-EDGE-43", "N-VAR-02")
def test_who_cannot_buy_by_what_is_public_is_passed_over_without_revealing_anything() -> None:
    """No tile of the region is left for the newcomer, whatever money it has."""
    rules = GAMES["vino"]()
    given = {
        "phase": "buy",
        "barrel": "liguria",
        "order": [0, 1, 2],
        "regions": {"liguria": {1: 0, 2: 2}},
        "seat": {0: {"money": 500, "regions_chosen": ["liguria"]}, 1: {"money": 500, "regions_chosen": ["liguria"]}},
    }
    s = rules.lay(given, rules.options({}), 3, 1)
    advance(rules.nodes, s)
    game = Game.at(rules, Game.new(rules, 3, 1).record.header, s)
    foresight = game.foresee(choice("done"))
    assert not foresight.reveals
    assert ("passed", 1) in [(event.kind, event.seat) for event in foresight.events]
    assert ("passed", 1) in [(event.kind, event.seat) for event in game.choose(choice("done"))]
    assert game.asked_at(1) == foresight.decider
    assert game.can_undo


def test_an_undo_that_a_record_holds_is_played_again() -> None:
    """A game was begun before choices counted as revealing where something hidden may decide."""
    game = recorded("banker")
    lines = game.record.text() + '{"choice":"no","seat":2}\n{"undo":true}\n{"choice":"yes","seat":2}\n'
    again, note = Game.load(RULES, lines)
    assert note is None or note.id == "other_data"
    assert again.made == game.made + 1
    assert not again.can_undo
