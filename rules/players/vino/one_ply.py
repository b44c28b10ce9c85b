"""Tries each answer out and takes the one after which the position is worth most; a sale is tried out as a whole."""

from __future__ import annotations

from rules.engine.agenda import advance, answer
from rules.engine.choice import DONE, Choice
from rules.players.vino.mind import Mind
from rules.players.vino.sale import returned, risen
from rules.vino.rules import Vino
from rules.vino.state import State
from rules.vino.step import PASS

FOLLOWS = frozenset({"variety", "return", "raise", "gift"})
"""Kinds of questions that belong to the answer before."""


class OnePly:
    """Answers every question of a whole table for whoever is asked."""

    def __init__(self, rules: Vino, mind: Mind) -> None:
        self.rules, self.mind, self.box = rules, mind, rules.box

    def choose(self, s: State) -> Choice:
        """The answer to the question that is open."""
        assert s.agenda is not None
        if len(s.asked) == 1:
            return s.asked[0]
        kind, seat = self.rules.nodes[s.agenda.node].kind, s.agenda.seat
        if kind == "region":
            return self.best_regions(s, self.mind.regions(s, seat))
        if kind == "gift":
            return s.asked[-1]
        if kind == "return":
            return self.box.give_back[returned(self.box, s, seat, self.mind.value)[0]]
        if kind == "raise":
            return self.box.rise[risen(self.box, s, seat, self.mind.value)[0]]
        if kind == "sell":
            return self._best(s, seat, self.sales(s))
        if kind == "buy":
            return self._best(s, seat, self.purchases(s))
        return self._best(s, seat, s.asked)

    def value_after(self, s: State, seat: int, chosen: Choice) -> float:
        """What the position is worth when this answer is given and all is done that belongs to it."""
        after = s.copy()
        answer(self.rules.nodes, after, chosen)
        advance(self.rules.nodes, after)
        self.settle(after)
        return self.mind.value(after, seat)

    def _best(self, s: State, seat: int, choices: list[Choice]) -> Choice:
        if len(choices) == 1:
            return choices[0]
        return max(choices, key=lambda chosen: self.value_after(s, seat, chosen))

    def settle(self, s: State) -> None:
        """Answer what follows from an answer by rough rules."""
        nodes = self.rules.nodes
        while (f := s.agenda) is not None and (kind := nodes[f.node].kind) in FOLLOWS:
            if kind == "return":
                answers = [self.box.give_back[v] for v in returned(self.box, s, f.seat)]
            elif kind == "raise":
                answers = [self.box.rise[variety] for variety in risen(self.box, s, f.seat)]
            else:
                answers = [s.asked[-1] if kind == "gift" else self._variety(s, f.seat)]
            for chosen in answers:
                if s.agenda is not None and s.agenda.node == f.node and chosen in s.asked:
                    answer(nodes, s, chosen)
                    advance(nodes, s)

    def _variety(self, s: State, seat: int) -> Choice:
        """The variety that is in demand, the rather the more of it the seat grows."""
        cellar = self.box.cellar(s, seat)

        def worth(chosen: Choice) -> int:
            variety = self.box.varieties.index(chosen.words[0])
            return s.market[variety] + self.box.step * cellar[variety]

        return max(s.asked, key=worth)

    def best_regions(self, s: State, worth: list[float | None]) -> Choice:
        """The first of the regions that are worth most together."""
        at = {one: region for region, one in enumerate(self.box.mark)}
        left = 2 - s.marks[s.agenda.seat if s.agenda else 0].bit_count()

        def of(region: int) -> float:
            found = worth[region]
            return -100.0 if found is None else found

        last = len(self.box.mark) - 1
        regions = range(at[s.asked[0]], last + 1)
        return self.box.mark[min(sorted(regions, key=of, reverse=True)[:left])]

    def purchases(self, s: State) -> list[Choice]:
        """The answers that come into question: of each region the cheapest private and government vineyard, and none."""
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

    def sales(self, s: State) -> list[Choice]:
        """The answers that come into question: the most that can be sold for each number of vineyards lost, and none."""
        found: list[Choice] = []
        for chosen, after in zip(s.asked, [*s.asked[1:], PASS], strict=True):
            if chosen is PASS or after is PASS or chosen.words[0] != after.words[0]:
                found.append(chosen)
            else:
                table, amount = self.box.table, int(chosen.words[1])
                if table[amount].lost > table[amount - 1].lost or table[amount].shift > table[amount - 1].shift:
                    found.append(chosen)
        return found
