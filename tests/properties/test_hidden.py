"""What a seat sees, is asked and answers does not depend on what it cannot know."""

from __future__ import annotations

import pytest

from rules.checking.positions import position
from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import foresee
from rules.players.chance_bot import ChanceBot
from rules.viticulture import supply
from rules.viticulture.state import State
from tests.properties.search import CARDS, RULES

STEPS = 12


def other_world(s: State, by: int, stream: Stream) -> State:
    """The same table with other cards in the decks and in the hands of the others, as many of each kind."""
    components = RULES.box.components
    world = s.copy()
    world.seed = stream.below(1 << 30)
    decks = []
    for deck in range(len(s.decks)):
        holders = [seat for seat in range(len(s.players)) if seat != by]
        hands = [supply.hand_of(world, components, seat, deck) for seat in holders]
        pool = list(stream.shuffled((*world.decks[deck], *(card for hand in hands for card in hand))))
        for seat, hand in zip(holders, hands, strict=True):
            dealt = [pool.pop() for _ in hand]
            rest = [card for card in world.players[seat].hand if card not in hand]
            world.players[seat].hand = tuple(sorted((*rest, *dealt)))
        decks.append(tuple(pool))
    world.decks = tuple(decks)
    advance(RULES.nodes, world)
    return world


def asked_of(s: State) -> tuple[int, str]:
    """Who is asked, and what kind of question."""
    return (-1, "") if s.agenda is None else (s.agenda.seat, RULES.nodes[s.agenda.node].kind)


def follow(s: State, chosen: Choice, by: int) -> list[Event]:
    """Make the choice; returns what this seat learns from it."""
    s.events = []
    answer(RULES.nodes, s, chosen)
    advance(RULES.nodes, s)
    return [event.as_seen_by(by) for event in s.events]


@pytest.mark.covers("V-GEN-07")
@pytest.mark.parametrize("card", ["", *CARDS])
def test_hidden_cards_change_neither_view_nor_question_nor_answer(card: str) -> None:
    for number in range(10 if card else 40):
        stream = Stream(number, "hidden" + card)
        s = position(RULES, stream, 2 + number % 5, card)
        by = s.turn
        world = other_world(s, by, stream)
        for step in range(STEPS):
            assert RULES.view(s, by) == RULES.view(world, by)
            assert asked_of(s) == asked_of(world), f"after {step} answers at position {number}"
            if s.agenda is None or s.agenda.seat != by:
                break
            assert s.asked == world.asked, f"after {step} answers at position {number}"
            chosen = towards(card, s, stream)
            revealed = s.revealed
            learned, elsewhere = follow(s, chosen, by), follow(world, chosen, by)
            if s.revealed != revealed:
                if by not in (asked_of(s)[0], asked_of(world)[0]):
                    assert asked_of(s) == asked_of(world), f"after {step} answers at position {number}"
                break
            assert learned == elsewhere


def towards(card: str, s: State, stream: Stream) -> Choice:
    """A random answer; towards the card where there is one."""
    wanted = [one for one in s.asked if card and (one.words[:1] == (card,) or " play_" in str(one))] or s.asked
    return wanted[stream.below(len(wanted))]


def test_players_of_chance_answer_alike_whatever_is_hidden() -> None:
    for number in range(60):
        s = position(RULES, Stream(number, "bots"), 2 + number % 5)
        world = other_world(s, s.turn, Stream(number, "world"))
        answers = []
        for one in (s, world):
            decision = Decision("turn", one.turn, "summer", tuple(one.asked))
            answers.append(ChanceBot(Stream(number, "bot"), curious=True).choose(decision))
        assert answers[0] == answers[1]


@pytest.mark.covers("V-GEN-07", "V-EDGE-03")
@pytest.mark.parametrize("card", ["", *CARDS])
def test_what_is_foreseen_does_not_rest_on_hidden_cards(card: str) -> None:
    for number in range(4 if card else 30):
        stream = Stream(number, "foreseen" + card)
        s = position(RULES, stream, 2 + number % 5, card)
        world = other_world(s, s.turn, stream)
        if s.agenda is None or s.agenda.seat != s.turn:
            continue
        for chosen in s.asked[:12]:
            before = RULES.encode(s)
            foresight = foresee(RULES, s, chosen)
            assert foresight == foresee(RULES, world, chosen), str(chosen)
            assert RULES.encode(s) == before
            assert not any(event.card for event in foresight.events if event.kind == "card_revealed")


def test_what_is_foreseen_comes_to_pass() -> None:
    told = 0
    for number in range(60):
        stream = Stream(number, "true")
        s = position(RULES, stream, 2 + number % 5, "")
        if s.agenda is None:
            continue
        for chosen in s.asked[:6]:
            seat, real = s.agenda.seat, s.copy()
            foresight = foresee(RULES, s, chosen)
            if foresight.reveals:
                continue
            happened = follow(real, chosen, seat)
            assert [one for one in happened if one.kind != "auto_taken"] == [
                one for one in foresight.events if one.kind != "auto_taken"
            ], str(chosen)
            told += 1
    assert told > 100
