"""Suggests answers in Vino."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from msgspec.structs import replace

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import DONE, Choice
from rules.players.suggestion import MOST, Purpose, Suggestion, best_of_each_sort
from rules.players.vino.again import worths
from rules.players.vino.mind import USELESS
from rules.players.vino.purpose import KEPT, Purposes
from rules.players.vino.quick import Quick
from rules.players.vino.sale import cheapest, most_useful
from rules.players.why import go_on
from rules.vino.dealt import dealt
from rules.vino.rules import Vino
from rules.vino.state import State
from rules.vino.turns import END

SENSIBLE = 1.5
"""So many vineyards less than the best an answer may be worth that is still suggested."""
PARTS = frozenset({"return", "raise"})
"""Verbs of the answers that belong to a sale."""
OWN = frozenset({"region-own", "region-gift"})
"""What is said of regions in which the seat owns vineyards."""


class VinoSuggester:
    """Suggests from what one seat knows; the same position, the same suggestions."""

    def __init__(self, rules: Vino, quick: Quick) -> None:
        self.box, self.nodes, self.quick = rules.box, rules.nodes, quick
        self.purposes = Purposes(rules.box, quick.mind.inputs.land)

    def suggest(self, known: State, between: Callable[[], None] = go_on) -> tuple[Suggestion, ...]:
        """Answers to the open question that differ in kind, the best first; none where only one can be given."""
        if known.agenda is None or len(known.asked) < 2:
            return ()
        seat = known.agenda.seat
        between()
        if known.asked[0].verb in PARTS:
            return tuple(self._parts(known, seat))
        if known.asked[0].verb == "gift":
            return tuple(self._gifts(known))
        if END in known.asked:
            return self._quiet(known, seat)
        found = best_of_each_sort([*worths(self.quick, dealt(known, self.box, seat, Stream(0, "advice"))).items()])
        least = max(found[0][1] - SENSIBLE, USELESS + 1)
        sensible = [chosen for chosen, worth in found if worth >= least]
        told: list[Suggestion] = []
        for chosen in self._cheapest(known, seat, sensible):
            purpose = self.purposes.of(known, seat, chosen, [one.purpose for one in told])
            if purpose is not None and len(told) < MOST:
                told.append(Suggestion(str(chosen), purpose))
        if not told and found[0][0].verb == "region":
            return (self._unpaid(known, seat),)
        if all(one.purpose.kind == KEPT for one in told):
            told = [*self._one_purchase(known, seat, found), *told]
        # Vineyards win: nobody is told to keep money for nothing before what it would buy.
        told.sort(key=lambda one: one.purpose.kind == KEPT)
        return tuple(self._with_own_region(known, seat, told, found))

    def _one_purchase(self, known: State, seat: int, found: Sequence[tuple[Choice, float]]) -> Iterator[Suggestion]:
        """The best purchase, if there is any."""
        bought = [chosen for chosen, worth in found if chosen.verb == "buy" and worth > USELESS + 1]
        for chosen in self._cheapest(known, seat, bought)[:1]:
            if (purpose := self.purposes.of(known, seat, chosen, ())) is not None:
                yield Suggestion(str(chosen), purpose)

    def _cheapest(self, known: State, seat: int, answers: Sequence[Choice]) -> list[Choice]:
        """The answers, each vineyard replaced by the cheapest one that does the same."""
        found: dict[Choice, None] = {}
        for chosen in answers:
            if chosen.verb == "buy":
                v = self.purposes.cheapest_as_good(known, seat, self.box.number[chosen.words[0]])
                found |= {} if v is None else {self.box.buy[v]: None}
            else:
                found[chosen] = None
        return [*found]

    def _unpaid(self, known: State, seat: int) -> Suggestion:
        """Of regions in which nothing can be bought the one where least is missing; any other costs as little."""
        prices = {chosen: self.purposes.least(known, seat, self._region(chosen)) for chosen in known.asked}
        chosen = min(prices, key=lambda one: prices[one] or sum(self.box.prices))
        purpose = Purpose("region-unpaid", place=chosen.words[0], amount=known.money[seat], cost=prices[chosen])
        return Suggestion(str(chosen), purpose)

    def _region(self, chosen: Choice) -> int:
        return self.box.regions.index(chosen.words[0])

    def _gifts(self, known: State) -> Iterator[Suggestion]:
        """The dearest vineyards of a gift, as many as are still to be chosen: they count among equal owners."""
        assert known.agenda is not None
        region, last, *_ = known.agenda.held
        free = [v for v in self.box.free(known, region) if v > last]
        for v in sorted(free, reverse=True)[: len(free) - len(known.asked) + 1]:
            kind = "gift-next" if v != free[-1] else "gift"
            yield Suggestion(str(self.box.gift[v]), Purpose(kind, cost=self.box.prices[v]))

    def _quiet(self, known: State, seat: int) -> tuple[Suggestion, ...]:
        """Whether the game shall end as it stands: first what is better for this seat by the vineyards of all."""
        tally = self.purposes.tally(known, seat, known.owners.count(seat))
        end, on = replace(tally, kind="quiet-end"), replace(tally, kind="quiet-done")
        told = Suggestion(str(END), end), Suggestion(str(DONE), on)
        return told if tally.count > tally.amount else told[::-1]

    def _parts(self, known: State, seat: int) -> Iterator[Suggestion]:
        """What is still to be given back for a sale and what rises after it, all of it, in the order of advice."""
        s, box, nodes = known.copy(), self.box, self.nodes
        while s.agenda is not None and s.agenda.seat == seat and s.asked and s.asked[0].verb in PARTS:
            variety, _, left, last = s.agenda.held
            if s.asked[0].verb == "return":
                chosen = cheapest(box, s, seat, [v for v in box.grown(s, seat, variety) if v > last], left)
                for v in chosen:
                    yield Suggestion(str(box.give_back[v]), self._given_back(s, seat, v, chosen))
                answers = [box.give_back[v] for v in sorted(chosen)]
            else:
                rising = most_useful(box, s, seat, variety, last, left)
                grown = box.cellar(s, seat)
                for other in dict.fromkeys(sorted(rising, key=lambda one: -grown[one])):
                    others = sum(box.cellar(s, one)[other] for one in range(s.seats) if one != seat)
                    mine = Purpose("raise", cost=grown[other])
                    purpose = mine if grown[other] else Purpose("raise-others", cost=others)
                    yield Suggestion(str(box.rise[other]), purpose, rising.count(other))
                answers = [box.rise[other] for other in rising]
            for one in answers:
                if s.agenda is not None and one in s.asked:
                    answer(nodes, s, one)
                    advance(nodes, s)

    def _given_back(self, s: State, seat: int, v: int, chosen: Sequence[int]) -> Purpose:
        """Which vineyard is given back: the cheapest, but the last of a region only where there is no other."""
        region, price = self.box.region_of[v], self.box.prices[v]
        gone = sum(self.box.region_of[one] == region for one in chosen[: chosen.index(v) + 1])
        last = gone == self.box.count(s, seat, region)
        kind = "return-last" if last else "return-next" if v != chosen[0] else "return"
        return Purpose(kind, place=self.box.regions[region], cost=price)

    def _with_own_region(
        self, known: State, seat: int, told: list[Suggestion], found: Sequence[tuple[Choice, float]]
    ) -> list[Suggestion]:
        """Among regions one where the seat owns vineyards, if any can be bought: there it buys before newcomers.

        The cheapest where it comes first is always among them, and before dearer ones that are new to it.
        """
        if not told or found[0][0].verb != "region":
            return told
        own: list[tuple[bool, int, Suggestion]] = []
        for chosen, worth in found:
            purpose = self.purposes.region(known, seat, chosen.words[0], ())
            if worth <= USELESS + 1 or purpose is None or purpose.kind not in OWN:
                continue
            if 0 < purpose.cost <= known.money[seat]:
                follows = not self.purposes.ranks_first(known, seat, self.box.regions.index(purpose.place))
                own.append((follows, purpose.cost, Suggestion(str(chosen), purpose)))
        if not own:
            return told
        follows, cost, best = min(own, key=lambda one: one[:2])
        listed = any(one.purpose.kind in OWN for one in told)
        if follows and listed:
            return told
        others = [one for one in told if one.answer != best.answer][: MOST - 1]
        first = told[0].purpose
        if not follows and first.kind not in OWN and cost <= first.cost:
            return [best, *others]
        return told if any(one.answer == best.answer for one in told) else [*others, best]
