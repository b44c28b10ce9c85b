"""The invariants find what is wrong: each broken position is told in a sentence of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rules.checking.positions import position
from rules.checking.viticulture import Invariants
from rules.engine.chance import Stream
from rules.engine.choice import choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.viticulture.rules import load
from rules.viticulture.state import State

RULES = load(Path(__file__).parents[3] / "data" / "viticulture")
STRUCTURE = {name: 1 << number for name, number in RULES.box.components.structure_number.items()}
VINE = {name: numbers[0] for name, numbers in RULES.box.components.numbers.items()}


def sound() -> State:
    """A sound position in summer with cards in every deck."""
    return position(RULES, Stream(4, "sound"), 2)


def twice(s: State) -> None:
    s.unused = (*s.unused, s.decks[0][0])


def lost(s: State) -> None:
    s.decks = (s.decks[0][1:], *s.decks[1:])


def astray(s: State) -> None:
    s.decks = (s.decks[1], s.decks[0], *s.decks[2:])


def stale(s: State) -> None:
    s.piles = ((*s.piles[0], *s.decks[0]), *s.piles[1:])
    s.decks = ((), *s.decks[1:])


def closed(s: State) -> None:
    s.occupied = (*s.occupied[:2], 0, *s.occupied[3:])


def crowded(s: State) -> None:
    s.crowds = ((0,), *s.crowds[1:])


def roosters(s: State) -> None:
    s.rows = (-1, 0, 0, *s.rows[3:])


def unbacked(s: State) -> None:
    s.plans = ((0, 1, 35, 0),)


def broke(s: State) -> None:
    s.players[0].lira = -1


def floor(s: State) -> None:
    s.players[0].vp = -6


def off(s: State) -> None:
    s.players[1].residual = 6


def unlatched(s: State) -> None:
    s.players[1].vp, s.last_year = 20, False


def cloned(s: State) -> None:
    s.players[0].regular += 1


def sixth(s: State) -> None:
    s.players[0].trained = 6


def borrowed(s: State) -> None:
    s.players[0].temporary = 1 - s.players[0].temporary


def floating(s: State) -> None:
    s.players[0].structures = STRUCTURE["large_cellar"]


def unbuilt(s: State) -> None:
    s.players[0].structures, s.players[0].used = 0, STRUCTURE["yoke"]


def homeless(s: State) -> None:
    s.players[0].structures = s.players[0].used = 0
    s.players[0].wines = (1 << 5, 0, 0, 0)


def slotless(s: State) -> None:
    s.players[0].wines = (0, 0, 1 << 2, 0)


def overfull(s: State) -> None:
    s.players[0].sold = 0
    s.players[0].fields = ((VINE["chardonnay"], VINE["cabernet_sauvignon"]), (), ())


def sold(s: State) -> None:
    s.players[0].sold = 7
    s.players[0].fields = ((VINE["malvasia"],), (), ())


def shuffled(s: State) -> None:
    s.players[0].hand = (9, 5)


@pytest.mark.parametrize(
    ("breaks", "words"),
    [
        (twice, "each card lies in one place"),
        (lost, "each card lies in one place"),
        (astray, "a card of another kind"),
        (stale, "deck is empty though its pile has cards"),
        (closed, "which is closed for 2 players"),
        (crowded, "somebody else than a grande"),
        (roosters, "the wake-up chart is wrong"),
        (unbacked, "planned"),
        (broke, "are a debt"),
        (floor, "below the floor"),
        (off, "off the track"),
        (unlatched, "not the last year"),
        (cloned, "worker available"),
        (sixth, "are too many"),
        (borrowed, "temporary available"),
        (floating, "stands without what it needs"),
        (unbuilt, "used that is not built"),
        (homeless, "in a cellar that is not built"),
        (slotless, "where no cellar has a slot"),
        (overfull, "worth more than it bears"),
        (sold, "on a sold field"),
        (shuffled, "out of order"),
    ],
)
def test_a_broken_position_is_told(breaks: Callable[[State], None], words: str) -> None:
    s = sound()
    assert Invariants(RULES).of_position(s) == []
    breaks(s)
    assert any(words in sentence for sentence in Invariants(RULES).of_position(s))


@pytest.mark.parametrize(
    ("choices", "words"),
    [
        ((), "no answer"),
        (("harvest 5", "harvest 5"), "twice"),
        (("harvest 7", "harvest 5"), "order"),
        (("harvest 8",), "form"),
    ],
)
def test_a_broken_question_is_told(choices: tuple[str, ...], words: str) -> None:
    decision = Decision("harvest", 0, "harvest_field", tuple(choice(*text.split()) for text in choices))
    assert any(words in sentence for sentence in Invariants(RULES).of_question(decision))


def test_a_face_shown_to_others_is_told() -> None:
    secret = Event("card_drawn", 0, "fall", 1, card="surveyor", seen=(0,))
    assert Invariants(RULES).of_events((secret,)) == []
    for seen in (None, (0, 1)):
        assert Invariants(RULES).of_events((Event("card_drawn", 0, "fall", 1, card="surveyor", seen=seen),))
    given = Event("card_given", 0, "queen", 1, card="surveyor", other=1, seen=(0, 1, 2))
    assert Invariants(RULES).of_events((given,))
