"""What can be asked of a game about its choices, without its position: what follows, what rests on a hand, the past."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from rules.command.games import GAMES
from rules.engine.chance import Stream
from rules.engine.choice import choice
from rules.engine.game import Game
from rules.engine.reason import Refused
from rules.players.chance_bot import ChanceBot
from rules.viticulture.action import BONUS
from rules.viticulture.causes import CAUSES

TABLES = [("viticulture", 2), ("viticulture", 4), ("viticulture", 1), ("vino", 3)]


def played(name: str, seats: int, seed: int, most: int = 400) -> Iterator[Game]:
    """A game before each of its choices, and after the last one."""
    game = Game.new(GAMES[name](), seats, seed)
    bot = ChanceBot(Stream(seed, "asking"), curious=True)
    while (decision := game.decision) is not None and game.made < most:
        yield game
        game.choose(bot.choose(decision))
    yield game


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_the_past_is_told_as_it_was(name: str, seats: int) -> None:
    told = []
    for game in played(name, seats, 3):
        decision = game.decision
        decider = decision.decider if decision else -1
        told.append((game.view(None), game.view(0), decider, game.rules.moment(game.state)))
    for made, (public, own, decider, moment) in enumerate(told):
        assert game.view_at(made, None) == public
        assert game.view_at(made, 0) == own
        assert game.asked_at(made) == decider
        assert game.moment_at(made) == moment
    assert game.made == len(game.choices) == len(told) - 1
    assert game.again(game.choices).digest() == game.digest()


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_turn_goes_on_until_another_seat_or_a_new_turn_is_asked(name: str, seats: int) -> None:
    asked = []
    for game in played(name, seats, 5):
        asked.append(game.decision)
    assert not game.goes_on(0)
    for made, (before, after) in enumerate(pairwise(asked), 1):
        assert before is not None
        if game.goes_on(made):
            assert after is not None
            assert after.decider == before.decider
            assert after.kind not in ("turn", "wake")
            assert game.moment_at(made) == game.moment_at(made - 1)
        elif after is not None and after.decider == before.decider and after.kind not in ("turn", "wake"):
            assert game.moment_at(made) != game.moment_at(made - 1) or name == "vino"


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_what_is_offered_after_a_choice_is_asked_then(name: str, seats: int) -> None:
    """Unless it ends the turn or lets something become known, of which nothing is told beforehand."""
    met = 0
    for game in played(name, seats, 7, most=150):
        decision = game.decision
        if decision is None:
            return
        chosen = ChanceBot(Stream(game.made, "asking")).choose(decision)
        later = game.offered_after(chosen)
        if later is None:
            continue
        met += 1
        copy = game.again(game.choices)
        copy.choose(chosen)
        assert not game.foresee(chosen).reveals
        assert later == copy.decision
        assert later.decider == decision.decider
        assert game.refused_after([chosen], later.choices[0]) is None
        assert game.refused_after([chosen], choice("redraw")) is not None
    assert met


def bonus_questions() -> Iterator[Game]:
    """Games that ask whether a bonus is wanted."""
    for seed in range(6):
        for game in played("viticulture", 3, seed):
            if game.decision is not None and game.decision.kind == "bonus":
                yield game


def test_an_answer_of_the_step_after_a_bonus_means_the_bonus_too() -> None:
    """V-BONUS-02: who touches what the bonus asks for has said that it is wanted."""
    met = 0
    for game in bonus_questions():
        assert game.steps_to(BONUS) == (BONUS,)
        later = game.offered_after(BONUS)
        if later is None:
            continue
        met += 1
        for one in later.choices:
            assert game.steps_to(one) == (BONUS, one)
            both = game.foresee(BONUS, one)
            copy = game.again(game.choices)
            told = [*copy.choose(BONUS), *copy.choose(one)]
            if not both.reveals:
                assert [event.kind for event in both.events] == [event.kind for event in told]
    assert met > 20


def test_nothing_leads_to_what_is_neither_offered_nor_a_step_later() -> None:
    game = Game.new(GAMES["viticulture"](), 2, 1)
    nothing = choice("harvest", "6")
    assert game.steps_to(nothing) == ()
    with pytest.raises(Refused):
        game.choose(nothing)


def test_picks_in_any_order_are_made_by_legal_choices() -> None:
    """Choice-language §1: the record has them in canonical order, whatever order they were wished for in."""
    met = 0
    for seed in range(4):
        for game in played("viticulture", 3, seed):
            chosen = game.selection
            if chosen is None or chosen.due < 2 or len(chosen.pool) < 2:
                continue
            wished = tuple(reversed(chosen.pool))[: chosen.due]
            plan = game.selection_plan(wished)
            if plan is None:
                continue
            met += 1
            copy = game.again(game.choices[: plan.start])
            for one in plan.choices:
                copy.choose(one)
            ranks = [chosen.pool.index(one) for one in plan.choices if one in chosen.pool]
            assert ranks == sorted(ranks)
    assert met > 20


def test_which_actions_belong_to_a_season_and_take_cards_of_the_hand() -> None:
    """V-PLACE-03."""
    rules = GAMES["viticulture"]()
    assert rules.actions_of("summer")[0] == "draw_vine"
    assert rules.actions_of("winter")[-1] == "fill_order"
    assert rules.actions_of("fall") == ()
    assert rules.hand_actions == {
        "plant_vine": "vine",
        "play_summer_visitor": "summer_visitor",
        "play_winter_visitor": "winter_visitor",
        "fill_order": "order",
    }


def test_which_questions_rest_on_the_faces_of_a_hand() -> None:
    """ux-brief §1.6: a closed hand tells nothing by what is offered."""
    kinds: dict[str, set[bool]] = {}
    for seed in range(3):
        for game in played("viticulture", 4, seed):
            if game.decision is not None:
                kinds.setdefault(game.decision.kind, set()).add(game.asks_for_hand(game.decision))
    for kind in ("play", "plant", "discard"):
        assert kinds[kind] == {True}, kind
    for kind in ("turn", "wake", "deck", "build", "make", "harvest", "sell"):
        assert kinds[kind] == {False}, kind
    assert kinds["branch"] == {True, False}
    assert kinds["bonus"] == {True, False}


@pytest.mark.parametrize(
    ("line", "rests"),
    [
        ("place worker plant_vine.left", True),
        ("place grande play_winter_visitor.art", True),
        ("place worker fill_order.left", True),
        ("place worker give_tour.left", False),
        ("place worker gain_lira", False),
        ("use play_summer_visitor", True),
        ("use give_tour", False),
        ("use wine red.5", False),
        ("plant merlot 6", True),
        ("pay card merlot", True),
        ("pay grape red.1", False),
        ("pass", False),
    ],
)
def test_which_answers_rest_on_the_faces_of_a_hand(line: str, rests: bool) -> None:
    game = Game.new(GAMES["viticulture"](), 2, 1)
    assert game.rests_on_hand(game.grammar.parse(line)) == rests


def test_every_point_says_what_it_came_from() -> None:
    met: dict[str, set[str]] = {}
    for seed in range(6):
        *_, game = played("viticulture", 4, seed, most=3000)
        for event in game.events:
            assert bool(event.cause) == (event.kind == "vp_changed")
            if event.cause:
                met.setdefault(event.cause, set()).add(event.source)
    assert set(met) <= set(CAUSES)
    assert met["selling"] == {"sell_grape_or_field"}
    assert met["wake_up"] <= {f"row_{row}" for row in range(1, 8)}
    assert all(source.startswith("order_") or source == "fill_order" for source in met["orders"])
    assert "windmill" not in met or met["windmill"] == {"windmill"}
