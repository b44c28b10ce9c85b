"""Every answer of Vino has words, whichever way it is given."""

from __future__ import annotations

from game.store import records
from game.vino.words import choice_words
from rules.engine.chance import Stream
from rules.engine.game import Game


def test_every_answer_that_is_offered_has_words() -> None:
    seen = set()
    for seed in range(1, 4):
        game, chance = Game.new(records.vino(), 3, seed), Stream(seed, "words")
        while (decision := game.decision) is not None:
            for one in decision.choices:
                words = choice_words(one, decision)
                assert words
                assert one.verb not in words
                seen.add(one.verb)
            game.choose(decision.choices[chance.below(len(decision.choices))])
    assert seen >= {"region", "buy", "variety", "sell", "return", "raise", "pass"}
