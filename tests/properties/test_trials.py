"""Some random effects, each through all trials: words, icons, play, counts; and that the trials find what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from rules.engine.chance import Stream
from rules.viticulture import verbs
from rules.viticulture.ops.building import Build
from rules.viticulture.ops.draw import Draw
from rules.viticulture.ops.money import Gain
from rules.viticulture.ops.table import Ops
from rules.viticulture.ops.vines import Plant
from rules.viticulture.ops.wine import Age
from tests.properties.played import Plays, plentiful
from tests.properties.trials import Trial

TRIAL = Trial()
AT_ONCE = 40
CARD = "sponsor"
"""The visitor on which a spoilt effect stands."""


@pytest.mark.parametrize("first", range(0, 6 * AT_ONCE, AT_ONCE))
def test_random_effects_do_what_they_say(first: int) -> None:
    assert not [fault for number in range(first, first + AT_ONCE) for fault in TRIAL.faults(number)]


SPOILT: dict[str, tuple[type[verbs.Verb], Any, dict[str, Any]]] = {
    "ages once": (verbs.Age, lambda ops, step: Age(ops.box, step.wine == "all", 1), {"age": {"wine": 1, "times": 2}}),
    "plants one less": (
        verbs.Plant,
        lambda ops, step: Plant(ops.box, step.count - 1, False, step.ignore or "", False),
        {"plant": {"n": 2, "ignore": "limit"}},
    ),
    "builds without the discount": (
        verbs.Build,
        lambda ops, step: Build(ops.box, step.n, False, 0, False, (), ()),
        {"build": {"discount": 2}},
    ),
    "gains one more": (
        verbs.Gain, lambda ops, step: Gain(ops.box, {"vp": (step.vp or 0) + 1}, None, 0), {"gain": {"vp": 2}},
    ),
    "draws another card": (
        verbs.Draw, lambda ops, step: Draw(ops.box, {"order": step.vine}, False), {"draw": {"vine": 2}},
    ),
}  # fmt: skip
"""Rules that do something else than the text says, each with an effect on which it shows."""


def miscounts(raw: Any) -> list[str]:
    plays = Plays()
    effect = plays.rules.reader.read(raw)
    with plays.on({CARD: effect}):
        return [fault for k in range(30) for fault in plays.counts(CARD, effect, Stream(k, "spoilt"))]


@pytest.mark.parametrize("name", SPOILT)
def test_a_rule_that_does_something_else_is_found_out(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    verb, builder, raw = SPOILT[name]
    assert miscounts(raw) == []
    right = Ops.builders

    def builders(ops: Ops, partial: bool) -> dict[Any, Any]:
        known = right(ops, partial)
        return {
            **known,
            verb: lambda step, source: builder(ops, step) if source == CARD else known[verb](step, source),
        }

    monkeypatch.setattr(Ops, "builders", builders)
    assert miscounts(raw)


UP_TO: tuple[tuple[Any, str], ...] = (
    ({"plant": {"up_to": 2, "ignore": "limit"}}, "vine_planted"),
    ({"uproot": {"up_to": 2}}, "vine_uprooted"),
    ({"harvest": {"up_to": 2}}, "field_harvested"),
    ({"build": {"up_to": 2}}, "structure_built"),
    ({"make_wine": {"up_to": 2}}, "wine_made"),
    ({"retrieve": {"up_to": 2}}, "worker_retrieved"),
    ({"draw": {"visitor": {"up_to": 2}}}, "card_drawn"),
)


@pytest.mark.parametrize(("raw", "kind"), UP_TO)
def test_whoever_goes_on_gets_as_much_as_up_to_allows(raw: Any, kind: str) -> None:
    plays = TRIAL.plays
    counts = []
    with plays.on({CARD: plays.rules.reader.read(raw)}):
        for number in range(20):
            s = plentiful(plays.rules, Stream(number, "up to"), CARD, room=True)
            assert plays.turn(s, CARD, Stream(number, "turn"), greedy=True) == []
            counts.append(sum(event.kind == kind and event.source == CARD for event in s.events or ()))
    assert max(counts) == 2
