"""Learning Vino by evolution: weights are varied, meet those before them, and the best are mixed for the next ones."""

from __future__ import annotations

from math import sqrt, tanh
from statistics import mean

import msgspec

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.players.vino.by_hand import BY_HAND
from rules.players.vino.inputs import END
from rules.players.vino.inputs import NAMES as OF_POSITION
from rules.players.vino.mind import Mind, Weights
from rules.players.vino.promise import NAMES as OF_REGION
from rules.players.vino.quick import Quick
from rules.players.weights import VERSION
from rules.vino.rules import Vino

BORN, BEST, DEALS = 16, 5, 3
"""So many are tried out in a generation, so many of them are mixed, and each plays on so many deals."""
SPREAD, LEAST_SPREAD = (0.35, 0.5), 0.05
"""How far a weight varies at first: this share of it and so much more."""
KEPT = 0.5
"""How much of the spread is kept from one generation to the next."""
TABLES = (3, 3, 4, 3, 5)
"""How many sit at a table, generation after generation."""
LAST_TURN = 40
"""A game that nobody ends is over after so many turns; whoever wins it then has half a win."""
AHEAD, FAR_AHEAD = 0.4, 8
"""What it is worth beside the victory to be far ahead at the end, and how many vineyards that is."""
FIXED = frozenset({"vineyards", *(f"{name} at the end" for name in END)})
"""Inputs that give all others their measure."""


class Progress(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How far learning has come: ``middle`` and ``spread`` of the weights, by the names of all inputs."""

    generation: int
    middle: dict[str, float]
    spread: dict[str, float]


def names() -> tuple[str, ...]:
    """The names of all weights; those of regions begin with the word."""
    return (*OF_POSITION, *(f"region: {name}" for name in OF_REGION))


def begun() -> Progress:
    """The weights by hand, before anything is learned."""
    every = BY_HAND.position | {f"region: {name}": weight for name, weight in BY_HAND.region.items()}
    middle = {name: every.get(name, 0.0) for name in names()}
    share, more = SPREAD
    spread = {name: 0.0 if name in FIXED else share * abs(weight) + more for name, weight in middle.items()}
    return Progress(0, middle, spread)


def weights(every: dict[str, float], learned: str = "") -> Weights:
    """What a mind is made of, with the words that say how it was learned."""
    position = {name: every[name] for name in OF_POSITION}
    return Weights(VERSION, learned, position, {name: every[f"region: {name}"] for name in OF_REGION})


def born(progress: Progress) -> list[dict[str, float]]:
    """The weights that are tried out in the next generation: as those in the middle, give or take their spread."""
    stream = Stream(progress.generation + 1, "evolution")
    return [
        {name: value + progress.spread[name] * _normal(stream) for name, value in progress.middle.items()}
        for _ in range(BORN)
    ]


def worth(rules: Vino, progress: Progress, every: dict[str, float]) -> float:
    """How well these weights play against those in the middle: on some deals, once from every seat."""
    number = progress.generation + 1
    seats = TABLES[number % len(TABLES)]
    before, player = (Quick(rules, Mind(rules.box, weights(one))) for one in (progress.middle, every))
    results = [
        _result(rules, before, player, seats, seat, number * DEALS + deal)
        for deal in range(DEALS)
        for seat in range(seats)
    ]
    return mean(results)


def mixed(progress: Progress, tried: list[tuple[float, dict[str, float]]]) -> Progress:
    """The progress after a generation, from what was tried out and how well it played."""
    best = [every for _, every in sorted(tried, key=lambda one: -one[0])[:BEST]]
    shares = range(BEST, 0, -1)
    middle, spread = {}, {}
    for name in progress.middle:
        middle[name] = sum([share * one[name] for share, one in zip(shares, best, strict=True)]) / sum(shares)
        wide = sqrt(mean([(one[name] - middle[name]) ** 2 for one in best]))
        least = 0.0 if name in FIXED else LEAST_SPREAD
        spread[name] = max(least, KEPT * progress.spread[name] + (1 - KEPT) * wide)
    return Progress(progress.generation + 1, middle, spread)


def _normal(stream: Stream) -> float:
    """A number by chance around 0, about as often as in a bell curve of width 1."""
    return sum([stream.below(1 << 16) for _ in range(12)]) / (1 << 16) - 6


def _result(rules: Vino, others: Quick, player: Quick, seats: int, seat: int, seed: int) -> float:
    """How well a game ends for a player in this seat: by victory, and by how many vineyards."""
    s = rules.start(rules.options({}), seats, seed)
    s.events = None
    advance(rules.nodes, s)
    while s.agenda is not None and s.round <= LAST_TURN:
        answer(rules.nodes, s, (player if s.agenda.seat == seat else others).choose(s))
        advance(rules.nodes, s)
    ended = rules.result(s)
    won = 1 / len(ended.winners) if seat in ended.winners else 0.0
    ahead = ended.standings[seat][0] - max([row[0] for at, row in enumerate(ended.standings) if at != seat])
    return (won if s.agenda is None else won / 2) + AHEAD * tanh(ahead / FAR_AHEAD)
