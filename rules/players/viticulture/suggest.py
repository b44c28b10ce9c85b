"""Suggests answers in Viticulture: for each kind of move that comes into question the year is planned after it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.players.suggestion import JUDGED, MOST, Suggestion, best_of_each_sort, sort_of
from rules.players.viticulture.purpose import Purposes, drawn
from rules.players.viticulture.turn import ways
from rules.players.viticulture.year_plan import Evaluation, Planner
from rules.players.why import go_on
from rules.viticulture.cards import DECKS, ORDER
from rules.viticulture.dealt import dealt
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

WIDTH, WAYS = 4, 20
"""So many ways are followed from turn to turn, and so many are looked at that begin with one answer."""
MOST_WAYS, LEAST_WAYS = 320, 4
"""So many ways through the open turn are quickly looked at in all, and for each answer at least."""
TRIED = 5
"""For so many kinds of moves the year is planned."""
SENSIBLE = 1.5
"""So many points less than the best an answer may be worth that is still suggested."""
GIVES_WAY = 3.0
"""An order that can be filled is always suggested, and first unless it is worth so many points less than the best."""


class _Found(NamedTuple):
    """An answer, what it is worth at the year's end, and what happens to its seat until then."""

    chosen: Choice
    worth: float
    told: list[Event]


class ViticultureSuggester:
    """Suggests from what one seat knows; the same position, the same suggestions."""

    def __init__(self, rules: Viticulture, ranking: Evaluation, worth: Evaluation) -> None:
        """``ranking`` compares positions within the year, ``worth`` those at its end."""
        self.rules, self.ranking, self.worth = rules, ranking, worth
        self.planner = Planner(rules, ranking, worth, WIDTH, WAYS)
        self.purposes = Purposes(rules.box)

    def suggest(self, known: State, between: Callable[[], None] = go_on) -> tuple[Suggestion, ...]:
        """Answers to the open question that differ in kind, the best first; none where only one can be given.

        ``between`` is called between the steps, and may raise Stopped.
        """
        if known.agenda is None or len(known.asked) < 2:
            return ()
        seat = known.agenda.seat
        world = dealt(known, self.rules.box.components, seat, Stream(0, "advice"))
        sorts = best_of_each_sort(self._at_turns_end(world, seat))
        found = []
        for chosen, worth in sorts[:TRIED]:
            between()
            found.append(self._planned(world, seat, chosen, worth))
        found.sort(key=lambda one: -one.worth)
        between()
        best, filling = found[0].worth, self._filling(world, seat, sorts, found)
        sensible = [one for one in found if one.worth >= found[0].worth - SENSIBLE][:MOST]
        if self.purposes.wants_order(known.players[seat]) and not any(_brings_order(one.told) for one in sensible):
            order = next((one for one in sorts if _brings_order(self._at_once(world, seat, one[0]))), None)
            if order is not None:
                sensible[MOST - 1 :] = [_Found(*order, self._at_once(world, seat, order[0]))]
        sensible.sort(key=lambda one: one.chosen.verb == "pass")
        if filling is not None:
            others = [one for one in sensible if one.chosen != filling.chosen][: MOST - 1]
            sensible = [filling, *others] if filling.worth >= best - GIVES_WAY else [*others, filling]
        told = [Suggestion(str(one.chosen), self.purposes.of(known, seat, one.chosen, one.told)) for one in sensible]
        return tuple([one for one in told if one.purpose.kind != JUDGED] or told)

    def _filling(
        self, world: State, seat: int, sorts: Sequence[tuple[Choice, float]], found: Sequence[_Found]
    ) -> _Found | None:
        """The answer that fills an order at once; None where none can be filled."""
        chosen, worth = next((one for one in sorts if _fills(one[0])), (None, 0.0))
        if chosen is None:
            return None
        return next((one for one in found if one.chosen == chosen), None) or self._planned(world, seat, chosen, worth)

    def _at_turns_end(self, world: State, seat: int) -> list[tuple[Choice, float]]:
        """Each answer and what the best way through the turn after it is worth."""
        found = ways(self.rules, world, seat, max(LEAST_WAYS, MOST_WAYS // len(world.asked)))
        best: dict[int, float] = {}
        for way, value in zip(found, self.ranking.values([way.after for way in found], seat), strict=True):
            best[way.first] = max(value, best.get(way.first, value))
        return [(chosen, best[at]) for at, chosen in enumerate(world.asked)]

    def _at_once(self, world: State, seat: int, chosen: Choice) -> list[Event]:
        """What happens to the seat by an answer until somebody is asked again."""
        after, told = world.copy(), list[Event]()
        after.asked, after.events = world.asked, told
        answer(self.rules.nodes, after, chosen)
        advance(self.rules.nodes, after, course=False)
        return [one for one in told if one.seat == seat]

    def _planned(self, world: State, seat: int, chosen: Choice, worth: float) -> _Found:
        """An answer with the plan for the rest of the year that goes on from it; before the first year with none."""
        after, told = world.copy(), list[Event]()
        after.asked, after.events = world.asked, told
        goes_on = self.planner.after(after, seat, chosen)
        if world.year and goes_on:
            after.events = None
            plan = self.planner.plan(after, seat)
            told += self.planner.course(after, seat, plan.answers)
            worth = plan.value
        elif world.year:
            worth = self.worth.values([after], seat)[0]
        return _Found(chosen, worth, [one for one in told if one.seat == seat])


def _fills(chosen: Choice) -> bool:
    """Whether an answer fills an order, or places a worker to fill one, which can be done only where one can be."""
    return chosen.verb == "fill" or (chosen.verb == "place" and sort_of(chosen)[1] == "fill_order")


def _brings_order(told: Sequence[Event]) -> bool:
    """Whether the first that comes of an answer is an order card."""
    first = next((one for one in told if one.kind not in ("worker_placed", "rooster_placed")), None)
    return first is not None and drawn([first], DECKS[ORDER]) > 0
