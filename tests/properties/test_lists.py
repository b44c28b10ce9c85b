"""No list of a card is written in an order that hurts (effect-language §1): no other one reaches more.

A price stands before what it buys, and a condition on what a card has done after it; those stay where they are.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import Any

import pytest
import yaml

from rules.checking.positions import position
from rules.engine.agenda import probe, push
from rules.engine.chance import Stream
from rules.viticulture.rules import Viticulture
from tests.properties.search import DATA, Search, TooLarge

POSITIONS = 30
MINE = Viticulture(DATA)
"""Rules of our own, for programs are added to them."""


def steps_of(effects: list[Any]) -> list[Any]:
    """A list with the verbs of each mapping apart."""
    found: list[Any] = []
    for effect in effects:
        whole = any(verb in effect for verb in ("choose", "may", "if", "each", "together", "per"))
        found += [effect] if whole else [{verb: value} for verb, value in effect.items()]
    return found


def looks_back(effect: Any) -> bool:
    """Whether a step asks for what earlier ones have done."""
    return "if" in effect or "." in repr(effect)


def rewritten(effect: Any) -> Iterator[Any]:
    """The effect with one of its lists in another order, in every way that keeps prices first."""
    if isinstance(effect, list):
        steps = steps_of(effect)
        prices = 0
        while prices < len(steps) and "pay" in steps[prices]:
            prices += 1
        free = [step for step in steps[prices:] if not looks_back(step)]
        rest = [step for step in steps[prices:] if looks_back(step)]
        for order in permutations(free):
            if list(order) != free:
                yield [*steps[:prices], *order, *rest]
        for at, step in enumerate(steps):
            yield from ([*steps[:at], other, *steps[at + 1 :]] for other in rewritten(step))
    elif isinstance(effect, dict):
        for word, value in effect.items():
            if word == "choose":
                for at, option in enumerate(value):
                    for other in rewritten(option):
                        yield effect | {word: [*value[:at], other, *value[at + 1 :]]}
            elif word in ("may", "do", "then", "else", "you"):
                for other in rewritten(value):
                    yield effect | {word: other}


def cards() -> Iterator[tuple[str, Any, Any]]:
    """Every visitor with a list that could be turned round: id, as written, and in another order."""
    for name in ("summer_visitors", "winter_visitors"):
        for card in yaml.safe_load((DATA / f"{name}.yaml").read_text(encoding="utf-8"))["visitors"]:
            for other in rewritten(card["effect"]):
                yield card["id"], card["effect"], other


CASES = list(cards())
NAMES = [f"{card}{number}" for number, (card, _, _) in enumerate(CASES)]


@pytest.mark.parametrize(
    ("card", "written", "other"), CASES, ids=[f"{card}{n}" for n, (card, _, _) in enumerate(CASES)]
)
def test_another_order_reaches_nothing_that_the_written_one_misses(card: str, written: Any, other: Any) -> None:
    language = MINE.language
    programs = [language.compile(MINE.reader.read(effect), card) for effect in (written, other)]
    compared = 0
    for number in range(POSITIONS):
        s = position(MINE, Stream(number, "lists" + card), 2 + number % 3, card, lean=True)
        ends = []
        try:
            for program in programs:
                trial = probe(s, s.turn)
                floor = trial.agenda
                push(trial, program, s.turn, s.turn)
                ends.append(Search(MINE, 4000).ends(trial, floor))
        except TooLarge:
            continue
        compared += 1
        assert ends[1] <= ends[0], f"position {number}"
    assert compared > POSITIONS // 3
