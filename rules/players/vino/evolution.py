"""Learning Vino by evolution: weights are varied, meet those before them, and the best are mixed for the next ones."""

from __future__ import annotations

from math import tanh

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
from rules.vino.state import State

BORN, BEST = 18, 6
"""So many are tried out in a generation, and so many of them are mixed."""
SPREAD, LEAST_SPREAD = (0.35, 0.5), 0.05
"""How far a weight varies at first: this share of it and so much more."""
KEPT = 0.5
"""How much of the spread is kept from one generation to the next."""
TABLES = (3, 3, 4, 3, 5)
"""How many sit at a table, generation after generation."""
LAST_TURN = 40
"""A game that nobody ends is over after so many turns; whoever wins it then has half a win."""
FIXED = frozenset({"vineyards", *(f"{name} at the end" for name in END)})
"""Inputs that give all others their measure."""


class Progress(msgspec.Struct):
    """How far learning has come: ``middle`` and ``spread`` of the weights, by the names of all inputs."""

    generation: int
    middle: dict[str, float]
    spread: dict[str, float]
    log: list[str]


def names() -> tuple[str, ...]:
    """The names of all weights; those of regions begin with the word."""
    return (*OF_POSITION, *(f"region: {name}" for name in OF_REGION))


def begun() -> Progress:
    """The weights by hand, before anything is learned."""
    every = BY_HAND.position | {f"region: {name}": weight for name, weight in BY_HAND.region.items()}
    middle = {name: every.get(name, 0.0) for name in names()}
    share, more = SPREAD
    spread = {name: 0.0 if name in FIXED else share * abs(weight) + more for name, weight in middle.items()}
    return Progress(0, middle, spread, [])


def weights(every: dict[str, float], learned: str = "") -> Weights:
    """What a mind is made of, with the words that say how it was learned."""
    position = {name: every[name] for name in OF_POSITION}
    return Weights(VERSION, learned, position, {name: every[f"region: {name}"] for name in OF_REGION})


def next_generation(rules: Vino, progress: Progress, deals: int) -> Progress:
    """Try out weights around the middle, each on so many deals from every seat, and mix the best."""
    number = progress.generation + 1
    stream = Stream(number, "evolution")
    seats = TABLES[number % len(TABLES)]
    before = Quick(rules, Mind(rules.box, weights(progress.middle)))
    tried: list[tuple[float, dict[str, float]]] = []
    for _ in range(BORN):
        every = {name: value + progress.spread[name] * normal(stream) for name, value in progress.middle.items()}
        player = Quick(rules, Mind(rules.box, weights(every)))
        results = [
            result(rules, before, player, seats, seat, 1000 * number + deal)
            for deal in range(deals)
            for seat in range(seats)
        ]
        tried.append((sum(results) / len(results), every))
    tried.sort(key=lambda one: -one[0])
    best = [every for _, every in tried[:BEST]]
    share = [BEST - at for at in range(BEST)]
    middle, spread = {}, {}
    for name in progress.middle:
        mixed = sum([part * one[name] for part, one in zip(share, best, strict=True)]) / sum(share)
        middle[name] = mixed
        wide = (sum([(one[name] - mixed) ** 2 for one in best]) / BEST) ** 0.5
        least = 0.0 if name in FIXED else LEAST_SPREAD
        spread[name] = max(least, KEPT * progress.spread[name] + (1 - KEPT) * wide)
    return Progress(number, middle, spread, progress.log)


def normal(stream: Stream) -> float:
    """A number by chance around 0, about as often as in a bell curve of width 1."""
    return sum([stream.below(1 << 16) for _ in range(12)]) / (1 << 16) - 6


def result(rules: Vino, others: Quick, player: Quick, seats: int, seat: int, seed: int) -> float:
    """How good a game ends for a player in this seat: 1 for a victory with many vineyards more, else less."""
    s = rules.start(rules.options({}), seats, seed)
    s.events = None
    advance(rules.nodes, s)
    while s.agenda is not None and s.round <= LAST_TURN:
        answer(rules.nodes, s, (player if s.agenda.seat == seat else others).choose(s))
        advance(rules.nodes, s)
    return _good(rules, s, seat)


def _good(rules: Vino, s: State, seat: int) -> float:
    ended = rules.result(s)
    won = 1 / len(ended.winners) if seat in ended.winners else 0.0
    ahead = ended.standings[seat][0] - max([row[0] for at, row in enumerate(ended.standings) if at != seat])
    return (won if s.agenda is None else won / 2) + 0.4 * tanh(ahead / 8)
