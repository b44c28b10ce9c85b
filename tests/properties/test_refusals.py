"""Whatever is not offered is refused with a reason that the game knows, anywhere and for anything that can be said."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from rules.engine.chance import Stream
from rules.engine.choice import Choice, UnknownWords
from rules.engine.game import Game
from rules.engine.reason import Refused
from rules.players.chance_bot import ChanceBot
from tests.properties.search import RULES

TEXTS = Path(__file__).parents[2] / "data" / "text" / "en" / "reasons.ftl"
REASONS = set(re.findall(r"^reason-(\w+) =", TEXTS.read_text(encoding="utf-8"), re.MULTILINE))
KNOWN = set((Path(__file__).parents[1] / "rule_ids.txt").read_text(encoding="utf-8").split())
NAMES = {
    "worker": ["worker", "grande", "temporary"],
    "space": list(RULES.box.spaces.names),
    "action": [*RULES.box.spaces.actions, "gain_lira"],
    "card": list(RULES.box.components.numbers),
    "deck": ["vine", "order", "summer_visitor", "winter_visitor"],
    "pile": ["vine", "order", "summer_visitor", "winter_visitor"],
    "field": ["5", "6", "7"],
    "structure": list(RULES.box.components.structures),
    "kind": ["red", "white", "blush", "sparkling"],
    "grape": [f"{kind}.{value}" for kind in ("red", "white") for value in range(1, 10)],
    "wine": [f"{kind}.{value}" for kind in ("red", "white", "blush", "sparkling") for value in range(1, 10)],
    "row": [str(row) for row in range(1, 8)],
    "number": [str(n) for n in range(10)],
    "seat": [str(n) for n in range(6)],
    "mama": [card.id for card in RULES.box.components.mamas],
    "papa": [card.id for card in RULES.box.components.papas],
    "branch": sorted({name.words[0] for node in RULES.nodes for name in getattr(node, "names", ())}),
}


def sayings(stream: Stream) -> Iterator[Choice]:
    """For every verb and pattern one choice with random things."""
    for verb, patterns in RULES.grammar.patterns.items():
        for pattern in patterns:
            kinds = [kind.rstrip("+") for kind in pattern for _ in range(1 + stream.below(3) * kind.endswith("+"))]
            words = [
                kind[1:-1] if kind.startswith("'") else NAMES[kind][stream.below(len(NAMES[kind]))] for kind in kinds
            ]
            yield RULES.grammar.parse(" ".join([verb, *words]))


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_whatever_is_not_offered_is_refused_with_a_reason(seats: int) -> None:
    game = Game.new(RULES, seats, 31, {"setup": "advanced"})
    bot, stream = ChanceBot(Stream(31, "bot"), curious=True), Stream(31, "sayings")
    told: set[str] = set()
    while (decision := game.decision) is not None and game.state.year < 9:
        for one in sayings(stream):
            reason = game.refused(one)
            assert (reason is None) == (one in decision.choices), str(one)
            if reason is None:
                continue
            told.add(reason.id)
            assert reason.id in REASONS, str(one)
            assert reason.rule in KNOWN or reason.rule == "", str(one)
            if not stream.below(50):
                before = game.digest()
                with pytest.raises(Refused):
                    game.choose(one)
                assert game.digest() == before
        game.choose(bot.choose(decision))
    assert len(told) > 15


@pytest.mark.parametrize(
    "text", ["", "plant", "plant merlot", "plant merlot 8", "dance", "make red red.10", "pass pass", "wake 0"]
)
def test_what_is_no_choice_is_told_in_a_sentence(text: str) -> None:
    with pytest.raises(UnknownWords):
        RULES.grammar.parse(text)
