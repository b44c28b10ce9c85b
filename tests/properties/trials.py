"""Trials of random effects: all that must hold for one, and a long run of them.

``python -m tests.properties.trials FIRST LAST`` tries the effects with these numbers; a number always makes the same
effect, so that a run can be stopped and gone on with. A third number lets only one of so many be played.
"""

from __future__ import annotations

import sys
import traceback
from collections import Counter
from time import process_time
from typing import Any

from game.text.calls import spoken
from game.text.describe import describe
from game.text.short import short
from game.text.tree import clauses
from rules.engine.catalog import EffectFault
from rules.engine.chance import Stream
from rules.engine.reader import Reader
from rules.engine.verbs import Choose, Effect, branch_names, every_verb
from rules.viticulture.card_effects import read_effect
from tests.properties.effects import Maker
from tests.properties.normal import normal
from tests.properties.played import Plays
from tests.properties.reading_back import read_back

ODD_OF = 4
"""Of so many effects one has odd values in it."""
LONGEST_SENTENCE = 400
SLOW = 3.0
"""More seconds of the processor than one turn may take."""
LINES = 2000
"""After so many effects a line tells how far the run is."""


class Trial:
    """Tries random effects by their numbers; ``told`` counts what became of them."""

    def __init__(self) -> None:
        self.plays = Plays()
        self.told: Counter[str] = Counter()
        self._deck: dict[str, Effect] = {}

    def faults(self, number: int, turns: int = 2) -> list[str]:
        """Everything that is wrong with one effect, and with a game of such cards when there are enough of them."""
        self.told["made"] += 1
        raw = self.made(number)
        try:
            effect = read_effect(self.plays.rules.reader, raw, ("summer_visitors",))
        except EffectFault as fault:
            self.told["refused"] += 1
            return refused_badly(fault.sentence)
        self.told["accepted"] += 1
        found = misread(effect, self.plays.rules.reader)
        if not found and turns:
            found = self._played(number, effect, turns)
        if found:
            return [f"{fault} -- {raw}" for fault in found]
        return self._dealt(number, effect) if turns else []

    def made(self, number: int) -> Any:
        """The effect with this number, as the data would have it."""
        odd = 6 if number % ODD_OF == ODD_OF - 1 else 0
        return Maker(self.plays.rules.reader.words, Stream(number, "effect"), odd).effect()

    def _played(self, number: int, effect: Effect, turns: int) -> list[str]:
        card = self.plays.cards[number % len(self.plays.cards)]
        with self.plays.on({card: effect}):
            for turn in range(turns):
                began, stream = process_time(), Stream(turn, f"play {number}")
                found = self.plays.faults(card, stream)
                found = found or self.plays.counts(card, effect, stream)
                if (took := process_time() - began) > SLOW:
                    found = [*found, f"a turn took {took:.1f} s"]
                if found:
                    return found
        return []

    def _dealt(self, number: int, effect: Effect) -> list[str]:
        """A game as soon as every visitor has an effect."""
        self._deck[self.plays.cards[len(self._deck)]] = effect
        if len(self._deck) < len(self.plays.cards):
            return []
        deck, self._deck = self._deck, {}
        self.told["games"] += 1
        with self.plays.on(deck):
            return [f"in a game: {fault}" for fault in self.plays.game(number)]


def refused_badly(sentence: str) -> list[str]:
    """What is wrong with the sentence by which an effect is refused."""
    good = 10 < len(sentence) < LONGEST_SENTENCE and "\n" not in sentence
    return [] if good else [f"this is no sentence: {sentence!r}"]


def misread(effect: Effect, reader: Reader) -> list[str]:
    """What is wrong with the words and icons of an effect, or the names of its branches."""
    text = spoken(describe(effect))
    found = []
    if not text[0].isupper() or not text.endswith(".") or "{" in text or "  " in text or "None" in text:
        found.append(f"this is no text: {text}")
    if {normal(one) for one in read_back(text, reader)} != {normal(effect)}:
        found.append(f"it reads as something else: {text}")
    if not all(short(part) for part in clauses(effect)):
        found.append(f"there are no icons for a part of it: {text}")
    for step in every_verb(effect):
        names = branch_names(step.options) if isinstance(step, Choose) else []
        if len(set(names)) < len(names) or not all(name.isidentifier() for name in names):
            found.append(f"its branches are called {names}")
    return found


def main(first: int, last: int, every: int = 1) -> int:
    """Try these effects and tell what is wrong; the number of faults is the answer, at most 100."""
    trial, wrong, began = Trial(), 0, process_time()
    for number in range(first, last):
        try:
            found = trial.faults(number, turns=0 if number // ODD_OF % every else 2)
        except Exception:
            found = [traceback.format_exc()]
        for fault in found:
            print(f"effect {number}: {fault}", flush=True)
        wrong += bool(found)
        if (number + 1) % LINES == 0 or number + 1 == last:
            told = ", ".join(f"{count} {what}" for what, count in trial.told.items())
            seconds = process_time() - began
            print(f"to {number + 1}: {told}, {trial.plays.played} turns, {wrong} wrong, {seconds:.0f} s", flush=True)
    return min(wrong, 100)


if __name__ == "__main__":
    sys.exit(main(*map(int, sys.argv[1:])))
