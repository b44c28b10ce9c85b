"""Suggests answers in Viticulture: for each kind of move that comes into question the year is planned after it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice, choice
from rules.engine.event import Event
from rules.players.suggestion import JUDGED, MOST, PLACING, Purpose, Suggestion, best_of_each_sort, sort_of
from rules.players.viticulture.chain import Chains
from rules.players.viticulture.purpose import Purposes, brought_at_once, drawn, workers_left
from rules.players.viticulture.towards import Towards
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
ON_THE_WAY = frozenset({"plant_vine", "harvest_field", "make_wine", "fill_order"})
"""The actions that lead from a vine to an order: they are always looked at."""
WINTER = frozenset({"field_harvested", "wine_made", "order_filled", "worker_trained"})
"""What workers are kept for that are not placed in summer."""
VISIT, PLAYS = "play_summer_visitor", 80
"""The action by which visitors build, and in how many ways it is tried."""
TURNS = PLACING | {"pass", "wake"}
"""Verbs of the answers that begin a turn."""
SURE = 0.8
"""By so many points such an action stands higher: what is certain comes before what is only hoped for."""
GIVES_UP = 1.0
"""By so many points the sale of a field stands lower."""
LATER = 1.5
"""By so many points a row of the wake-up chart stands lower for each year for which an order must wait with it."""


class _Found(NamedTuple):
    """An answer, what it is worth at the year's end, what happens to its seat until then, and what it is good for."""

    chosen: Choice
    worth: float
    told: list[Event]
    purpose: Purpose
    led: State | None = None
    """Where the turn leads."""


class _Look(NamedTuple):
    """How positions are judged from one question on, within the year and at its end, and who plans with it."""

    ranking: Towards
    worth: Towards
    planner: Planner


class ViticultureSuggester:
    """Suggests from what one seat knows; the same position, the same suggestions."""

    def __init__(self, rules: Viticulture, ranking: Evaluation, worth: Evaluation) -> None:
        """``ranking`` compares positions within the year, ``worth`` those at its end."""
        self.rules, self.ranking, self.worth = rules, ranking, worth
        self.chains = Chains(rules.box)
        self.purposes = Purposes(rules.box, self.chains)

    def suggest(self, known: State, between: Callable[[], None] = go_on) -> tuple[Suggestion, ...]:
        """Answers to the open question that differ in kind, the best first; none where only one can be given.

        ``between`` is called between the steps, and may raise Stopped.
        """
        if known.agenda is None or len(known.asked) < 2:
            return ()
        seat = known.agenda.seat
        world = dealt(known, self.rules.box.components, seat, Stream(0, "advice"))
        look = self._look(known, seat)
        sorts = best_of_each_sort(self._at_turns_end(look, world, seat))
        needed = self.purposes.way.needed(known, seat)
        found = []
        for number, (chosen, worth) in enumerate(sorts):
            keeps = needed is not None and chosen.verb == "pass"
            if number < TRIED or sort_of(chosen)[1] in ON_THE_WAY or keeps:
                between()
                found.append(self._planned(look, world, seat, chosen, worth))
        sensible = self._sensible(world, seat, found)
        if needed is not None and not any(one.chosen.verb == "pass" for one in sensible):
            sensible[MOST - 1 :] = [one for one in found if one.chosen.verb == "pass"]
        if self.purposes.wants_order(known.players[seat]) and not any(_brings_order(one.told) for one in sensible):
            order = next((one for one in sorts if _brings_order(self._at_once(world, seat, one[0]))), None)
            if order is not None:
                told = self._at_once(world, seat, order[0])
                sensible[MOST - 1 :] = [_Found(*order, told, self.purposes.of(known, seat, order[0], told))]
        best = max((one.worth for one in found), default=0.0)
        said: dict[Purpose, Suggestion] = {}
        for one in sensible:
            told_of = self._told(world, seat, one, best)
            said.setdefault(told_of, Suggestion(str(one.chosen), told_of))
        return tuple(said.values())

    def _told(self, world: State, seat: int, one: _Found, best: float) -> Purpose:
        """What an answer is good for, with the visitor of the hand that does the same for less; where nothing can be
        named, how it compares with the best."""
        if one.purpose.kind == JUDGED:
            return msgspec.structs.replace(one.purpose, kind="best" if one.worth >= best else "as-good")
        if not one.purpose.kind.startswith("structure") or one.purpose.visitor:
            return one.purpose
        cheaper = self._cheaper(world, seat, one)
        if cheaper is None:
            return one.purpose
        return msgspec.structs.replace(one.purpose, then=msgspec.structs.replace(cheaper, then=one.purpose.then))

    def _cheaper(self, world: State, seat: int, one: _Found) -> Purpose | None:
        """The visitor of the hand by which what is built here costs less; found by trying the plays."""
        visits = [asked for asked in world.asked if sort_of(asked) == ("place", VISIT)][:1]
        if not visits or sort_of(one.chosen) == ("place", VISIT) or one.led is None:
            return None
        trial = world.copy()
        trial.asked = visits
        before, built = world.players[seat], one.led.players[seat]
        for way in ways(self.rules, trial, seat, PLAYS):
            after = way.after.players[seat]
            played = [card for card in before.hand if card not in after.hand]
            same = all(
                getattr(after, name) == getattr(built, name) for name in ("structures", "fields", "grapes", "wines")
            )
            if same and len(played) == 1 and after.lira > built.lira and after.vp >= built.vp:
                return Purpose("cheaper", self.rules.box.components.names[played[0]], amount=after.lira - built.lira)
        return None

    def _sensible(self, world: State, seat: int, found: list[_Found]) -> list[_Found]:
        """Of these the ones to be suggested, the best first: an order that can be filled stands before all that does
        not bring more points at once."""
        found = self._as_taught(world, seat, found)
        # An order that can be filled stands so high that it would hide whatever else is good.
        others = [one.worth for one in found if one.purpose.kind != "order"]
        least = max(others or [one.worth for one in found]) - SENSIBLE
        points = {one.chosen: self.purposes.points(one.chosen, one.told) for one in found}
        order = min((points[one.chosen] for one in found if one.purpose.kind == "order"), default=0)
        first = {one: many if 0 < order <= many else 0 for one, many in points.items()}
        found = [one for one in found if one.worth >= least or one.purpose.kind == "order"]
        found.sort(key=lambda one: (-first[one.chosen], one.purpose.kind != "order", -one.worth))
        found = self._apart(world, seat, found)
        named = [one for one in found if one.purpose.kind != JUDGED or one.purpose.then is not None]
        return (_unlike(named) or found)[:MOST]

    def _apart(self, world: State, seat: int, found: Sequence[_Found]) -> list[_Found]:
        """These, of which those that are good for the same tell first what each brings by itself; where they bring
        the same only the best of them."""
        alike = Counter(one.purpose for one in found)
        kept: dict[Purpose | Choice, _Found] = {}
        for one in found:
            purpose = one.purpose
            if alike[purpose] > 1 and purpose.kind != JUDGED and one.chosen.verb not in PLACING:
                purpose = brought_at_once(self._at_once(world, seat, one.chosen), purpose)
            kept.setdefault(one.chosen if purpose.kind == JUDGED else purpose, one._replace(purpose=purpose))
        return list(kept.values())

    def _as_taught(self, known: State, seat: int, found: list[_Found]) -> list[_Found]:
        """These with what leads to an order first, the sale of a field lower, and passing only to keep workers."""
        taught = []
        for one in found:
            worth = one.worth
            if one.chosen.verb == "pass" and not self._keeps(known, seat, one.told):
                continue
            if sort_of(one.chosen)[1] in ON_THE_WAY:
                worth += SURE
            if self.purposes.sells_field(one.chosen, one.told):
                worth -= GIVES_UP
            if one.chosen.verb == "wake" and one.led is not None:
                worth -= LATER * self.purposes.way.promised(one.led, seat)
            taught.append(one._replace(worth=worth))
        return taught or found

    def _keeps(self, known: State, seat: int, told: Sequence[Event]) -> bool:
        """Whether after passing each worker that is left has something to do in winter."""
        player = known.players[seat]
        if self.purposes.way.needed(known, seat) is not None:
            return True
        deeds = max(sum(one.kind in WINTER for one in told), len(self.purposes.waiting(known, player)))
        return 0 < workers_left(player) <= deeds

    def _look(self, known: State, seat: int) -> _Look:
        """How positions are judged from here on: nearer to an order is better."""
        ranking = Towards(self.ranking, self.chains, known, seat)
        worth = Towards(self.worth, self.chains, known, seat)
        return _Look(ranking, worth, Planner(self.rules, ranking, worth, WIDTH, WAYS))

    def _at_turns_end(self, look: _Look, world: State, seat: int) -> list[tuple[Choice, float]]:
        """Each answer and what the best way through the turn after it is worth."""
        found = ways(self.rules, world, seat, max(LEAST_WAYS, MOST_WAYS // len(world.asked)))
        best: dict[int, float] = {}
        for way, value in zip(found, look.ranking.values([way.after for way in found], seat), strict=True):
            best[way.first] = max(value, best.get(way.first, value))
        return [(chosen, best[at]) for at, chosen in enumerate(world.asked) if not _wastes_grande(chosen, world.asked)]

    def _at_once(self, world: State, seat: int, chosen: Choice) -> list[Event]:
        """What happens to the seat by an answer until somebody is asked again."""
        after, told = world.copy(), list[Event]()
        after.asked, after.events = world.asked, told
        answer(self.rules.nodes, after, chosen)
        advance(self.rules.nodes, after, course=False)
        return [one for one in told if one.seat == seat]

    def _turn_done(self, world: State, chosen: Choice, answers: Sequence[Choice]) -> State:
        """Where an answer and those of a plan after it lead until the own turn is over."""
        after = world.copy()
        after.asked = world.asked
        for one in (chosen, *answers):
            if one not in after.asked or (one is not chosen and one.verb in TURNS):
                break
            answer(self.rules.nodes, after, one)
            advance(self.rules.nodes, after, course=False)
        return after

    def _planned(self, look: _Look, world: State, seat: int, chosen: Choice, worth: float) -> _Found:
        """An answer with the plan for the rest of the year that goes on from it; before the first year with none."""
        after, told = world.copy(), list[Event]()
        after.asked, after.events = world.asked, told
        goes_on = look.planner.after(after, seat, chosen)
        led = self._turn_done(world, chosen, ())
        if world.year and goes_on:
            after.events = None
            plan = look.planner.plan(after, seat)
            led = self._turn_done(world, chosen, plan.answers)
            told += look.planner.course(after, seat, plan.answers)
            worth = plan.value
        elif world.year:
            worth = look.worth.values([after], seat)[0]
        own = [one for one in told if one.seat == seat]
        return _Found(chosen, worth, own, self.purposes.of(world, seat, chosen, own, led), led)


def _wastes_grande(chosen: Choice, asked: Sequence[Choice]) -> bool:
    """Whether the grande worker would go where a regular one at home can go too: it is kept for full actions
    (V-GRANDE-02)."""
    verb, words = chosen.verb, chosen.words
    return verb == "place" and words[:1] == ("grande",) and choice(verb, "worker", *words[1:]) in asked


def _brings_order(told: Sequence[Event]) -> bool:
    """Whether the first that comes of an answer is an order card."""
    first = next((one for one in told if one.kind not in ("worker_placed", "rooster_placed")), None)
    return first is not None and drawn([first], DECKS[ORDER]) > 0


def _unlike(found: Sequence[_Found]) -> list[_Found]:
    """These without the ones that are good for the same as a better one, only in another place, for another number or
    by a visitor; as many as there are where one alone would be left."""
    kept: dict[Purpose, _Found] = {}
    for one in found:
        kept.setdefault(msgspec.structs.replace(one.purpose, place="", amount=0, cost=0, visitor=""), one)
    return list(kept.values()) if len(kept) > 1 else list(found)
