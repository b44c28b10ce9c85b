"""Random effects: what is accepted compiles, has icons and reads as it is; what is refused is told in one sentence."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.text.calls import spoken
from game.text.describe import describe
from game.text.messages import BadMessages
from rules.engine.catalog import EffectFault
from rules.engine.verbs import Effect
from rules.viticulture.rules import Viticulture
from tests.properties.effects import Maker
from tests.properties.search import DATA
from tests.properties.trials import misread, refused_badly

MINE = Viticulture(DATA)
"""Rules of its own, for every effect that is compiled adds nodes to them."""


def nested(raw: Any, how: Callable[[Any], Any], depth: int) -> Any:
    """A value inside so many others."""
    for _ in range(depth):
        raw = how(raw)
    return raw


def ring(how: Callable[[Any], Any]) -> Any:
    """A list that holds itself, by way of what is made around it."""
    inside: list[Any] = []
    inside.append(how(inside))
    return inside


LONG, HUGE = "x" * 10**6, 10**5000
DEEP = nested(1, lambda raw: [raw], 1000)
RING = ring(lambda raw: raw)
NO_EFFECTS: tuple[Any, ...] = (
    [], {}, None, 0, 1.5, True, "", "gain", LONG, HUGE, -HUGE, float("nan"), b"x", date(2026, 1, 1), (1, 2), {1, 2},
    {1: 2}, {None: 2}, {True: 1}, {(1, 2): 3}, {HUGE: 1}, {LONG: 1}, {"gain": {1: 2}}, {"gain": {None: 2}},
    {"gain": {HUGE: 2}}, {"gain": {LONG: 2}}, {"gain": {"lira": 1}, HUGE: 3}, {"gain": {"lira": 1}, None: 3},
    {"gain": {"lira": HUGE}}, {"gain": {"lira": "x\ny"}}, [[{"gain": {"lira": 1}}]], [{"gain": {"lira": 1}}, []],
    DEEP, RING, nested(1, lambda raw: [raw], 100_000), nested({"gain": 1}, lambda raw: {"may": raw}, 1000),
    nested({"gain": 1}, lambda raw: {"choose": [raw, {"gain": {"vp": 1}}]}, 1000),
    nested({"gain": 1}, lambda raw: {"each": "all", "do": raw}, 1000),
    ring(lambda raw: {"may": raw}), ring(lambda raw: {"choose": [raw, raw]}), {"choose": [DEEP, DEEP]},
    {"choose": RING},
    {"if": DEEP, "then": 1}, {"if": {"vp": DEEP}, "then": 1}, {"if": {"vp": [1, HUGE]}, "then": {"gain": {"lira": 1}}},
    {"if": {1: 2}, "then": 1}, {"each": HUGE, "do": 1}, {"each": DEEP, "do": 1}, {"gain": {"lira": 1}, "per": DEEP},
    {"gain": {"lira": 1}, "per": {"structure_costing": HUGE}}, {"build": {"cost": RING}}, {"build": {"cost": [HUGE]}},
    {"build": {"only": DEEP}}, {"build": {"only": LONG}}, {"together": "opponents", "give": RING, "else": RING},
    {"draw": {"visitor": {"up_to": HUGE}}}, {"draw": {"visitor": RING}}, {"age": {"wine": DEEP}}, {"pass": RING},
    {"choose": [{"gain": {"lira": 1}}, {"gain": {"vp": 1}}], "n": HUGE},
    {"choose": [{"gain": {"lira": 1}}, {"gain": {"vp": 1}}], "both_for": DEEP}, {"harvest": 4}, {"retrieve": 8},
)  # fmt: skip
"""Values that are no effects at all, or seem to be one at first."""


@pytest.mark.parametrize("raw", NO_EFFECTS, ids=range(len(NO_EFFECTS)))
def test_what_is_no_effect_is_refused_in_one_sentence(raw: Any) -> None:
    effect, sentence = tried(raw)
    assert effect is None
    assert 10 < len(sentence) < 500
    assert "\n" not in sentence


class Drawn:
    """Random numbers drawn by hypothesis, so that what fails becomes as short as it can."""

    def __init__(self, data: st.DataObject) -> None:
        self.data = data

    def below(self, limit: int) -> int:
        return self.data.draw(st.integers(0, limit - 1))


def made(data: st.DataObject, odd: int) -> Any:
    return Maker(MINE.reader.words, Drawn(data), odd).effect()


def tried(raw: Any) -> tuple[Effect | None, str]:
    """The effect, or why it is refused."""
    try:
        return MINE.reader.read(raw), ""
    except EffectFault as fault:
        return None, fault.sentence


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(st.data())
def test_what_is_accepted_compiles_and_is_said_in_words_and_icons(data: st.DataObject) -> None:
    effect, _ = tried(made(data, 0))
    if effect is None:
        return
    assert MINE.language.program(effect, "surveyor") in MINE.nodes
    assert misread(effect, MINE.reader) == []


@settings(max_examples=250, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(st.data())
def test_odd_values_are_refused_in_one_sentence_or_right(data: st.DataObject) -> None:
    raw = made(data, 6)
    effect, sentence = tried(raw)
    if effect is None:
        assert refused_badly(sentence) == []
        return
    try:
        text = spoken(describe(effect))
    except BadMessages as fault:
        raise AssertionError(f"accepted, but there are no words for it: {raw}") from fault
    assert "None" not in text
    assert "True" not in text
