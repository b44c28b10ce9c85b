"""Seats remember which cards they have seen coming into other hands, as long as they can know them there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from rules.checking.other_worlds import ViticultureWorlds
from rules.engine.agenda import ONLOOKER, Told, advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice, choice
from rules.engine.event import Event
from rules.viticulture import memory
from rules.viticulture.dealt import dealt
from rules.viticulture.state import State
from tests.properties.search import RULES

COMPONENTS = RULES.box.components
NAMES = COMPONENTS.names
SEATS = 3
LEAVING = frozenset({"card_discarded", "vine_planted", "order_filled", "visitor_played"})
"""Kinds of events with which one card leaves a hand for all to see."""
SHOWING = ("play", "uproot", "give", "keep", "take")
"""Answers that bring about that cards are seen, which are given rather than others."""


def played(seed: int, most: int = 500) -> Iterator[tuple[State, list[Event], State]]:
    """The steps of a game by chance in which cards are often shown: before, what happened, and after."""
    s = RULES.start(RULES.options({}), SEATS, seed)
    s.events = None
    advance(RULES.nodes, s)
    stream = Stream(seed, "memory")
    for _ in range(most):
        if s.agenda is None:
            return
        before, told = s, Told()
        s = s.copy()
        s.events = told
        likely = [one for one in s.asked if one.verb in SHOWING and stream.below(3)] or before.asked
        answer(RULES.nodes, s, likely[stream.below(len(likely))])
        advance(RULES.nodes, s)
        s.events = None
        yield before, told, s


def held(s: State, seat: int) -> Counter[str]:
    return Counter(NAMES[card] for card in s.players[seat].hand)


def remembered(s: State, seat: int, holder: int) -> Counter[str]:
    found = memory.of_seat(s, COMPONENTS, seat)
    return Counter(NAMES[card] for at, card, _ in found if at == holder)


def expected(known: Counter[str], told: list[Event], seat: int, holder: int) -> None:
    """Bring up to date what a seat can know of a hand, by nothing but the events that it sees."""
    for event in told:
        sees = event.seen is None or seat in event.seen
        if event.kind == "card_given" and event.seat == holder:
            if sees:
                known[event.card] -= 1
            else:
                for name in [one for one in known if deck(one) == event.place]:
                    del known[name]
        elif event.seat == holder and event.card in known and _leaves_a_hand(event):
            known[event.card] -= 1
        comes = event.other if event.kind == "card_given" else event.seat
        if event.kind in ("card_given", "card_drawn", "vine_uprooted") and sees and comes == holder:
            known[event.card] += 1
        for name in [one for one, number in known.items() if number <= 0]:
            del known[name]


def _leaves_a_hand(event: Event) -> bool:
    """Cards that are only shown and go to their pile were in no hand; they have no amount."""
    return event.kind in LEAVING and (event.kind != "card_discarded" or event.amount > 0)


def deck(name: str) -> str:
    return ("vine", "order", "summer_visitor", "winter_visitor")[COMPONENTS.deck_of[COMPONENTS.numbers[name][0]]]


def test_it_is_what_the_events_that_a_seat_sees_have_shown() -> None:
    seen: Counter[str] = Counter()
    for seed in range(14):
        known = {(seat, at): Counter[str]() for seat in range(SEATS) for at in range(SEATS) if seat != at}
        for _, told, s in played(seed):
            for (seat, holder), cards in known.items():
                expected(cards, told, seat, holder)
                if not any(at == holder for at, _ in s.aside):
                    assert remembered(s, seat, holder) == cards, (seed, seat, holder)
                assert not remembered(s, seat, holder) - held(s, holder)
            seen.update(one.kind for one in told if one.kind in ("card_given", "vine_uprooted"))
            seen.update("open" for one in told if one.kind == "card_drawn" and one.seen is None)
    assert min(seen["card_given"], seen["vine_uprooted"], seen["open"]) > 3, seen


def test_every_card_that_comes_into_a_hand_before_the_eyes_of_others_is_remembered() -> None:
    """Whatever kind of event tells of it: a face that a seat may know, which stands in another hand only afterwards."""
    came = 0
    for seed in range(20, 28):
        for before, told, s in played(seed):
            for event in told:
                for holder in {event.seat, event.other} & set(range(SEATS)):
                    new = held(s, holder) - held(before, holder)
                    for seat in range(SEATS):
                        knows = event.card and (event.seen is None or seat in event.seen) and seat != holder
                        if knows and new[event.card] and not any(at == holder for at, _ in s.aside):
                            assert remembered(s, seat, holder)[event.card], (event, seat)
                            came += 1
    assert came > 20


def test_a_dealt_table_has_remembered_cards_where_they_are_and_nowhere_else() -> None:
    found = 0
    for seed in range(4):
        for number, (_, _, s) in enumerate(played(seed)):
            if number % 7 or s.agenda is None or not s.seen:
                continue
            for seat in range(SEATS):
                world = dealt(RULES.known_to(s, seat), COMPONENTS, seat, Stream(number, "dealt"))
                for holder, card, _ in memory.of_seat(s, COMPONENTS, seat):
                    assert card in s.players[holder].hand
                    assert [at for at, one in enumerate(world.players) if card in one.hand] == [holder]
                    found += 1
                again = RULES.known_to(world, seat)
                again.decks = RULES.known_to(s, seat).decks
                assert RULES.encode(again) == RULES.encode(RULES.known_to(s, seat))
    assert found > 50


def test_what_one_seat_knows_holds_nothing_that_only_others_have_seen() -> None:
    worlds, told = ViticultureWorlds(RULES), 0
    for seed in range(4):
        for number, (_, _, s) in enumerate(played(seed)):
            if s.agenda is None or number % 5:
                continue
            for seat in range(SEATS):
                other = worlds.other(s, seat, Stream(number, "other"), ())
                one, two = RULES.known_to(s, seat), RULES.known_to(other, seat)
                assert one.seen == two.seen
                told += len(s.seen) > len(one.seen)
    assert told > 10


def test_it_is_no_part_of_what_lies_on_the_table() -> None:
    """So the check sums of games that were kept before stay right."""
    s = next(after for _, _, after in played(3) if after.seen)
    without = s.copy()
    without.seen = ()
    assert RULES.encode(s) == RULES.encode(without)
    known = RULES.known_to(s, next(at for at in range(SEATS) if RULES.known_to(s, at).seen))
    assert RULES.restore(RULES.encode(known)).seen == known.seen


def laid(**given: object) -> State:
    s = RULES.lay({"season": "winter", "wake_up": {0: 1, 1: 2, 2: 3}, "turn": 0, **given}, RULES.options({}), SEATS, 1)
    s.events = None
    advance(RULES.nodes, s)
    return s


def give(s: State, *choices: Choice) -> State:
    for one in choices:
        assert one in s.asked, (str(one), [str(other) for other in s.asked])
        answer(RULES.nodes, s, one)
        advance(RULES.nodes, s)
    return s


def governed() -> State:
    """Seat 1 has given seat 0 a summer visitor of two, for its governor."""
    s = laid(seat={0: {"hand": ["governor"]}, 1: {"hand": ["artisan", "banker"]}})
    give(s, choice("place", "worker", "play_winter_visitor.left"), choice("seat", "1"))
    while s.agenda is not None and s.agenda.seat == 0:
        give(s, s.asked[-1])
    return give(s, choice("give", "card", "banker"))


@pytest.mark.covers("V-GEN-07")
def test_who_gives_a_card_knows_where_it_is_and_others_do_not() -> None:
    s = governed()
    assert remembered(s, 1, 0) == Counter(["banker"])
    assert not remembered(s, 2, 0)
    assert not remembered(s, ONLOOKER, 0)


def test_a_card_that_leaves_unseen_may_be_any_of_its_deck() -> None:
    s = governed()
    vine, order = COMPONENTS.numbers["merlot"][0], COMPONENTS.numbers["order_5"][0]
    s.players[0].hand = tuple(sorted((*s.players[0].hand, vine, order)))
    for card in (vine, order):
        memory.saw(s, 0, card, memory.everybody(s))
    assert remembered(s, 2, 0) == Counter(["merlot", "order_5"])
    assert remembered(s, ONLOOKER, 0) == Counter(["merlot", "order_5"])
    memory.left_unseen(s, COMPONENTS, 0, COMPONENTS.numbers["syrah"][0], 0b011)
    assert remembered(s, 2, 0) == Counter(["order_5"])
    assert remembered(s, 1, 0) == Counter(["banker", "merlot", "order_5"])


def test_of_copies_of_a_vine_each_seat_forgets_one_when_one_leaves() -> None:
    s = laid()
    one, two, *_ = COMPONENTS.numbers["merlot"]
    s.players[0].hand = (one, two)
    memory.saw(s, 0, one, 0b010)
    memory.saw(s, 0, two, memory.everybody(s))
    assert remembered(s, 1, 0) == Counter({"merlot": 2})
    memory.left_open(s, COMPONENTS, 0, one)
    assert remembered(s, 1, 0) == Counter({"merlot": 1})
    assert not remembered(s, 2, 0)


def test_what_is_laid_aside_unseen_leaves_nothing_known_of_its_deck_until_it_is_shown() -> None:
    s = laid()
    one, two = COMPONENTS.numbers["merlot"][0], COMPONENTS.numbers["syrah"][0]
    s.players[0].hand = (min(one, two), max(one, two))
    memory.saw(s, 0, one, memory.everybody(s))
    s.players[0].hand, s.aside = (one,), ((0, two),)
    assert not remembered(s, 1, 0)
    s.aside = ()
    memory.left_open(s, COMPONENTS, 0, two)
    assert remembered(s, 1, 0) == Counter(["merlot"])


@pytest.mark.parametrize("wrong", [(3, 1, 1), (0, 1, 0), (0, 1, 16), (0, 999, 2), (-1, 1, 1)])
def test_a_position_from_outside_that_remembers_what_is_not_there_is_refused(wrong: tuple[int, int, int]) -> None:
    s = laid(seat={0: {"hand": ["governor"]}})
    assert not list(RULES.misfits(s, SEATS))
    s.seen = (wrong,)
    assert "'seen'" in " ".join(RULES.misfits(s, SEATS))
