"""Tries each answer out and takes the one after which the position is worth most; a sale is tried out as a whole."""

from __future__ import annotations

from collections.abc import Callable

from rules.engine.agenda import advance, answer
from rules.engine.choice import DONE, Choice
from rules.players.vino.mind import Mind
from rules.players.vino.sale import returned, risen, sold
from rules.vino.rules import Vino
from rules.vino.state import State
from rules.vino.step import PASS
from rules.vino.turns import CHOSEN

FOLLOWS = frozenset({"variety", "return", "raise", "gift"})
"""Kinds of questions that belong to the answer before."""


OF_REGION = 3.0
"""By so much the worth of regions differs less than that of positions."""
Wobble = Callable[[Choice], float]
"""By how many vineyards an answer is taken for better than it is."""


class Quick:
    """Answers every question of a whole table for whoever is asked."""

    def __init__(self, rules: Vino, mind: Mind) -> None:
        self.rules, self.mind, self.box = rules, mind, rules.box

    def choose(self, s: State, wobble: Wobble | None = None) -> Choice:
        """The answer to the question that is open; with a ``wobble`` not always the best."""
        assert s.agenda is not None
        if len(s.asked) == 1:
            return s.asked[0]
        kind, seat = self.rules.nodes[s.agenda.node].kind, s.agenda.seat
        if kind == "region":
            return min(self._best_regions(s, self._regions(s, seat, wobble)), key=self.box.mark.index)
        if kind == "gift":
            return s.asked[-1]
        if kind == "return":
            return self.box.give_back[returned(self.box, s, seat, self.mind.value)[0]]
        if kind == "raise":
            return self.box.rise[risen(self.box, s, seat, self.mind.value)[0]]
        return self._best(s, seat, self.plausible(s), wobble)

    def plausible(self, s: State) -> list[Choice]:
        """The answers that come into question."""
        assert s.agenda is not None
        kind = self.rules.nodes[s.agenda.node].kind
        return self._sales(s) if kind == "sell" else self._purchases(s) if kind == "buy" else s.asked

    def _regions(self, s: State, seat: int, wobble: Wobble | None) -> list[float]:
        """What it is worth to a seat to choose each region."""
        found = self.mind.regions(s, seat)
        if wobble is None:
            return found
        return [worth + wobble(mark) / OF_REGION for worth, mark in zip(found, self.box.mark, strict=True)]

    def value_after(self, s: State, seat: int, chosen: Choice) -> float:
        """What the position is worth when this answer is given and all is done that belongs to it."""
        if chosen.verb == "sell":
            variety, amount = self.box.varieties.index(chosen.words[0]), int(chosen.words[1])
            return self.mind.value(sold(self.box, s, seat, variety, amount), seat)
        after = s.copy()
        answer(self.rules.nodes, after, chosen)
        advance(self.rules.nodes, after)
        self._settle(after)
        return self.mind.value(after, seat)

    def _best(self, s: State, seat: int, choices: list[Choice], wobble: Wobble | None) -> Choice:
        if len(choices) == 1:
            return choices[0]
        values = [self.value_after(s, seat, chosen) for chosen in choices]
        if wobble is not None:
            values = [value + wobble(chosen) for value, chosen in zip(values, choices, strict=True)]
        return choices[max(range(len(choices)), key=values.__getitem__)]

    def _settle(self, s: State) -> None:
        """Answer by rough rules what follows from a purchase."""
        nodes = self.rules.nodes
        while (f := s.agenda) is not None and (kind := nodes[f.node].kind) in ("variety", "gift"):
            answer(nodes, s, s.asked[-1] if kind == "gift" else self._variety(s, f.seat))
            advance(nodes, s)

    def _variety(self, s: State, seat: int) -> Choice:
        """The variety that is in demand, the rather the more of it the seat grows."""
        cellar = self.box.cellar(s, seat)

        def worth(chosen: Choice) -> int:
            variety = self.box.varieties.index(chosen.words[0])
            return s.market[variety] + self.box.step * cellar[variety]

        return max(s.asked, key=worth)

    def _best_regions(self, s: State, worth: list[float]) -> list[Choice]:
        """The regions that are worth most together, as many as the seat still chooses."""
        assert s.agenda is not None
        mark = self.box.mark
        open_ = range(mark.index(s.asked[0]), len(mark))
        left = CHOSEN - s.marks[s.agenda.seat].bit_count()
        return [mark[region] for region in sorted(open_, key=lambda region: -worth[region])[:left]]

    def _purchases(self, s: State) -> list[Choice]:
        """Of each region the cheapest private and the cheapest government vineyard, and none."""
        found: list[Choice] = []
        met = set()
        for chosen in s.asked:
            if chosen is DONE or chosen is PASS:
                found.append(chosen)
                continue
            v = self.box.number[chosen.words[0]]
            sort = self.box.region_of[v], self.box.private[v]
            if sort not in met:
                met.add(sort)
                found.append(chosen)
        return found

    def _sales(self, s: State) -> list[Choice]:
        """The most that can be sold with the same loss and the same fall of demand, and none."""
        found: list[Choice] = []
        for chosen, after in zip(s.asked, [*s.asked[1:], PASS], strict=True):
            if chosen is PASS or after is PASS or chosen.words[0] != after.words[0]:
                found.append(chosen)
            else:
                table, amount = self.box.table, int(chosen.words[1])
                if table[amount].lost > table[amount - 1].lost or table[amount].shift > table[amount - 1].shift:
                    found.append(chosen)
        return found
