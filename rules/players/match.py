"""Matches: two players meet on the same deals, each once in every seat, and their shares of the wins are told."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt
from statistics import mean, stdev
from typing import Any, NamedTuple, Protocol

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.rules import Rules

SURE = 1.96
"""So many standard errors to both sides hold the true share 95 times of 100."""


class Player(Protocol):
    """Answers questions from what its seat knows."""

    def choose(self, known: Any) -> Choice:
        """One of the answers that are asked for in ``known``, the position as the seat knows it."""


Maker = Callable[[Stream], Player]
"""Makes a player with a chance of its own."""


class Meeting(NamedTuple):
    """One game of a match: its deal and the seat of the player that is measured; all others are of the other kind."""

    seed: int
    seat: int


class Outcome(NamedTuple):
    """How a game ended: the share of the win of the measured player, and the points of all seats."""

    meeting: Meeting
    share: float
    points: tuple[int, ...]


class Share(NamedTuple):
    """A share of wins with the limits between which the true one lies 95 times of 100."""

    share: float
    least: float
    most: float

    def __str__(self) -> str:
        return f"{100 * self.share:.1f} % [{100 * self.least:.1f} to {100 * self.most:.1f}]"


def meetings(seats: int, games: int, seed: int) -> Iterator[Meeting]:
    """So many games from this deal on; each deal is played once with the measured player in each seat."""
    for number in range(games):
        yield Meeting(seed + number // seats, number % seats)


def play(rules: Rules, options: Any, seats: int, meeting: Meeting, one: Maker, others: Maker, most: int) -> Outcome:
    """Play one game of a match; it ends after ``most`` years or turns at the latest."""
    s = rules.start(options, seats, meeting.seed)
    s.events = None
    advance(rules.nodes, s)
    players = [
        (one if seat == meeting.seat else others)(Stream(meeting.seed, f"player {seat}")) for seat in range(seats)
    ]
    while s.agenda is not None and rules.moment(s)[0] <= most:
        seat = s.agenda.seat
        chosen = s.asked[0] if len(s.asked) == 1 else players[seat].choose(rules.known_to(s, seat))
        answer(rules.nodes, s, chosen)
        advance(rules.nodes, s)
    result = rules.result(s)
    winners = result.winners
    share = 1 / len(winners) if meeting.seat in winners else 0.0
    return Outcome(meeting, share, tuple(row[0] for row in result.standings))


def share(outcomes: Iterable[Outcome]) -> Share:
    """The share of the wins, with Wilson's interval, which also holds near none and all."""
    wins = [one.share for one in outcomes]
    count = len(wins)
    p = sum(wins) / count
    middle = (p + SURE**2 / (2 * count)) / (1 + SURE**2 / count)
    reach = SURE * sqrt(p * (1 - p) / count + SURE**2 / (4 * count**2)) / (1 + SURE**2 / count)
    return Share(p, max(0.0, middle - reach), min(1.0, middle + reach))


def points(outcomes: Iterable[Outcome]) -> list[int]:
    """The points of the measured player in each game."""
    return [one.points[one.meeting.seat] for one in outcomes]


class Average(NamedTuple):
    """An average with how far the true one may be from it 95 times of 100."""

    mean: float
    reach: float

    def __str__(self) -> str:
        return f"{self.mean:.2f} ±{self.reach:.2f}"


def average(numbers: Sequence[float]) -> Average:
    """The average of numbers, at least one."""
    spread = stdev(numbers) if len(numbers) > 1 else 0.0
    return Average(mean(numbers), SURE * spread / sqrt(len(numbers)))
