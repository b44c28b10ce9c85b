"""Random effects: what is accepted compiles and has text and icons; what is refused is told in one sentence."""

from __future__ import annotations

from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.text.describe import describe, spoken
from game.text.messages import BadMessages
from game.text.short import short
from game.text.tree import clauses
from rules.engine.catalog import EffectFault
from rules.engine.verbs import Choose, Effect, branch_names, every_verb
from rules.viticulture.rules import Viticulture
from tests.properties.effects import Maker
from tests.properties.search import DATA

MINE = Viticulture(DATA)
"""Rules of its own, for every effect that is compiled adds nodes to them."""


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
    assert MINE.language.compile(effect, "surveyor") in MINE.nodes
    text = spoken(describe(effect))
    assert text[0].isupper()
    assert text.endswith(".")
    assert "{" not in text
    assert "  " not in text
    assert all(short(part) for part in clauses(effect))
    for step in every_verb(effect):
        if isinstance(step, Choose):
            names = branch_names(step.options)
            assert len(set(names)) == len(names)
            assert all(name.isidentifier() for name in names)


@settings(max_examples=400, deadline=None, suppress_health_check=list(HealthCheck), database=None)
@given(st.data())
def test_odd_values_are_refused_in_one_sentence_or_right(data: st.DataObject) -> None:
    raw = made(data, 6)
    effect, sentence = tried(raw)
    if effect is None:
        assert 10 < len(sentence) < 400
        assert "\n" not in sentence
        return
    try:
        text = spoken(describe(effect))
    except BadMessages as fault:
        raise AssertionError(f"accepted, but there are no words for it: {raw}") from fault
    assert "None" not in text
    assert "True" not in text
