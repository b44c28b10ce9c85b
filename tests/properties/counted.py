"""How often each thing happens by the text of a card, and how often it happened: the one must be the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import combinations

from rules.engine import verbs as engine
from rules.engine.event import Event
from rules.engine.verbs import Effect, Times, Verb, every_verb
from rules.viticulture import verbs
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS
from rules.viticulture.state import State
from rules.viticulture.supply import left

Span = tuple[int, int]
Tally = tuple[tuple[str, Span], ...]
"""What happens, each with the fewest and the most times; what is not named does not happen."""

MOST_WAYS = 4000
"""More different ways through a card are not counted."""
NOTHING: Tally = ()


class TooManyWays(Exception):
    """There are more ways through a card than can be compared with what happened."""


def added(one: Tally, other: Tally) -> Tally:
    """What happens where both happen."""
    total = dict(one)
    for name, (least, most) in other:
        known = total.get(name, (0, 0))
        total[name] = known[0] + least, known[1] + most
    return tuple(sorted(total.items()))


def one_of(*ways: Iterable[Tally]) -> frozenset[Tally]:
    """Any of these."""
    found = frozenset(tally for some in ways for tally in some)
    if len(found) > MOST_WAYS:
        raise TooManyWays
    return found


def all_of(parts: Iterable[Iterable[Tally]]) -> frozenset[Tally]:
    """Each of these, each in any of its ways."""
    found = frozenset({NOTHING})
    for ways in parts:
        found = one_of(added(one, other) for one in found for other in ways)
    return found


class Expected:
    """What may happen by an effect in which all is taken that can be taken."""

    def __init__(self, seats: int) -> None:
        self.seats = seats

    def of(self, effect: Effect) -> frozenset[Tally]:
        """The ways through an effect."""
        return all_of(self._step(step) for step in effect)

    def _step(self, step: Verb) -> frozenset[Tally]:
        if isinstance(step, engine.Choose):
            return self._choose(step)
        if isinstance(step, engine.May):
            return one_of(self.of(step.what), {NOTHING})
        if isinstance(step, engine.If):
            return one_of(self.of(step.then), self.of(step.otherwise or Effect()))
        if isinstance(step, engine.You):
            return one_of(self.of(step.what), {NOTHING})
        if isinstance(step, engine.Each):
            return self._each(step)
        if isinstance(step, verbs.Together):
            return one_of(self.of(Effect((step.give,))), self.of(step.otherwise))
        if isinstance(step, verbs.Draw) and step.visitor is not None:
            return self._visitors(step)
        return frozenset({tuple(sorted((name, span) for name, span in _plain(step)))})

    def _choose(self, step: engine.Choose) -> frozenset[Tally]:
        options = [self.of(option) for option in step.options]
        count = len(options) if step.n == "all" else step.n or 1
        found = one_of(*(all_of(chosen) for chosen in combinations(options, count)))
        return found if step.both_for is None else one_of(found, all_of([self.of(step.both_for), *options]))

    def _each(self, step: engine.Each) -> frozenset[Tally]:
        seats = {"all": self.seats, "opponents": self.seats - 1, "right_neighbour": 1}.get(step.who, 0)
        ways = self.of(step.do)
        some = range(1, min(step.up_to, seats or self.seats) + 1) if step.up_to is not None else None
        numbers = some or ([seats] if seats else range(self.seats + 1))
        return one_of(*(all_of([ways] * number) for number in numbers))

    def _visitors(self, step: verbs.Draw) -> frozenset[Tally]:
        """Summer and winter visitors in any mixture."""
        most = step.visitor.up_to if isinstance(step.visitor, Times) else step.visitor or 0
        least = 1 if isinstance(step.visitor, Times) else most
        named = [(f"drawn {thing}", (n, n)) for thing, n in step.things() if thing != "visitor"]
        mixed = [(summer, count - summer) for count in range(least, most + 1) for summer in range(count + 1)]
        return one_of(
            added(
                tuple(sorted(named)),
                (("drawn summer_visitor", (summer, summer)), ("drawn winter_visitor", (winter, winter))),
            )
            for summer, winter in mixed
        )


def _plain(step: Verb) -> Iterator[tuple[str, Span]]:
    """What a step that holds no effects makes happen."""
    if isinstance(step, verbs.Gain):
        for thing, n in step.things():
            yield f"{thing} got", (n, n) if step.per is None else (0, 99 * n)
    elif isinstance(step, verbs.Pay):
        for thing, n in step.things():
            if thing in ("lira", "vp", "residual", "grape", "wine"):
                yield f"{thing} paid", (n, n)
        cards = [n for thing, n in step.things() if thing not in ("lira", "vp", "residual", "grape", "wine")]
        if cards:
            yield "cards discarded", (1, 99) if "all" in cards else (sum(cards), sum(cards))
    elif isinstance(step, verbs.Give):
        if step.lira:
            yield "lira paid", (step.lira, step.lira)
            yield "lira got", (step.lira, step.lira)
        cards = [n for thing, n in step.things() if thing != "lira"]
        if cards:
            yield "cards given", (sum(cards), sum(cards))
    elif isinstance(step, verbs.Draw):
        for thing, n in step.things():
            yield f"drawn {thing}", (n, n)
    elif isinstance(step, verbs.Reveal):
        yield "cards kept", (step.keep, step.keep)
        yield "cards discarded", (4 - step.keep, 4 - step.keep)
    elif isinstance(step, verbs.PlaceGrape):
        n = 2 if step.colour == "both" else 1
        yield f"grapes of {step.value}", (n, n)
    elif isinstance(step, verbs.Age):
        yield "wine aged", (step.times, step.times) if step.wine == 1 else (0, 99)
    elif isinstance(step, verbs.Train):
        yield f"trained {step.ready}", (step.n, step.n)
    elif isinstance(step, engine.Counted):
        yield COUNTED[type(step)], (step.n, step.n) if step.up_to is None else (1, step.up_to)
    elif isinstance(step, verbs.TakeDiscarded):
        yield "cards taken", (step.n, step.n)
    else:
        yield ONCE[step.word], (1, 1)
        if isinstance(step, verbs.FillOrder):
            yield "wine paid", (1, 3)


COUNTED: dict[type[Verb], str] = {
    verbs.Plant: "vine planted", verbs.Uproot: "vine uprooted", verbs.Harvest: "field harvested",
    verbs.Build: "structure built", verbs.MakeWine: "wine made", verbs.Retrieve: "worker retrieved",
}  # fmt: skip
ONCE = {
    "swap_vines": "vines swapped", "fill_order": "order filled", "use_action": "action used",
    "plan_worker": "worker planned", "move_rooster": "rooster placed", "pass": "passed",
}  # fmt: skip

CHANGES = {"lira_changed": "lira", "vp_changed": "vp", "residual_changed": "residual"}
SEVERAL: dict[str, Callable[[Event], str]] = {
    "worker_gained": lambda event: ("temporary_worker" if event.thing == "temporary" else event.thing) + " got",
    "worker_trained": lambda event: "trained " + ("this_year" if event.thing == "now" else "next_year"),
}
"""Events of which one tells of several."""


def happened(events: Iterable[Event], card: str) -> Counter[str]:
    """How often each thing has happened by this card."""
    total: Counter[str] = Counter()
    for event in events:
        if event.source != card:
            continue
        if event.kind in CHANGES:
            total[CHANGES[event.kind] + (" got" if event.amount > 0 else " paid")] += abs(event.amount)
        elif event.kind in SEVERAL:
            total[SEVERAL[event.kind](event)] += event.amount
        elif name := _named(event):
            total[name] += 1
    return total


def _named(event: Event) -> str:
    if event.kind == "card_drawn":
        if event.origin == "pile":
            return "cards taken"
        return f"drawn {event.place}" if event.seen is not None else "cards kept"
    if event.kind in ("grape_gained", "grape_lost"):
        return f"grapes of {event.amount}"
    known = {
        "card_discarded": "cards discarded", "card_given": "cards given", "grape_paid": "grape paid",
        "wine_paid": "wine paid", "wine_aged": "wine aged", "rooster_placed": "rooster placed", "passed": "passed",
        "order_filled": "order filled", "action_used": "action used", "worker_planned": "worker planned",
        "vines_swapped": "vines swapped",
        **{name.replace(" ", "_"): name for name in COUNTED.values()},
    }  # fmt: skip
    return known.get(event.kind, "")


def miscounted(effect: Effect, s: State, events: Sequence[Event], card: str, box: Box, room: bool) -> str:
    """How what has happened by a card differs from what its effect says, where it does; else nothing.

    What there is no more room for is lost. Without ``room`` for ageing and the residual payment, or where several
    steps share it, fewer are right; of workers there may be too many anywhere. From a deck that is used up others get
    what there is (RUL-035).
    """
    try:
        expected = Expected(len(s.players)).of(effect)
    except TooManyWays:
        return ""
    steps = list(every_verb(effect))
    least = {"worker got": 0, "temporary_worker got": 0}
    if not room or sum(isinstance(step, WINE_STEPS) for step in steps) > 1:
        least["wine aged"] = 1
    if not room or sum(isinstance(step, verbs.Gain | engine.Each) for step in steps) > 1:
        least["residual got"] = 0
    least |= {f"drawn {name}": 0 for deck, name in enumerate(DECKS) if not left(s, deck)}
    total = happened(events, card)
    loose = {name for step in steps for name in LOOSE.get(step.word, ())}
    if not any(_agrees(dict(ways), total, loose, least) for ways in expected):
        nearest = min(expected, key=lambda ways: sum(not low <= total[name] <= high for name, (low, high) in ways))
        return f"it says {dict(nearest)}, but what happened is {dict(total)}"
    return next(_misvalued(steps, box, [event for event in events if event.source == card]), "")


WINE_STEPS = (verbs.Age, verbs.MakeWine, verbs.FillOrder, verbs.Pay, engine.Each)
LOOSE = {"harvest": ("grapes",)}
"""What a step does that its text has no number for."""


def _agrees(said: dict[str, Span], total: Counter[str], loose: set[str], least: dict[str, int]) -> bool:
    for name in {*said, *total}:
        low, high = said.get(name, (0, 0))
        if name.partition(" ")[0] not in loose and not min(low, least.get(name, low)) <= total[name] <= high:
            return False
    return True


def _misvalued(steps: Sequence[Verb], box: Box, events: Sequence[Event]) -> Iterator[str]:
    """What was built or made at another price or value than the only step about it says."""
    builds = [step for step in steps if isinstance(step, verbs.Build)]
    wines = [step for step in steps if isinstance(step, verbs.MakeWine)]
    for event in events:
        if event.kind == "structure_built" and len(builds) == 1:
            printed = box.components.costs[box.components.structure_number[event.thing]]
            wanted = 0 if builds[0].free else max(0, printed - (builds[0].discount or 0))
            if event.amount != wanted or printed not in (builds[0].cost or (printed,)):
                yield f"{event.thing} was built for {event.amount} lira"
        if event.kind == "wine_made" and len(wines) == 1 and event.amount < (wines[0].worth or 1):
            yield f"a wine of {event.amount} was made"
