"""Trying everything out, without any of the shortcuts of the engine."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

from rules.engine.agenda import Frame, answer, probe, push
from rules.engine.agenda import Node as EngineNode
from rules.engine.choice import Choice
from rules.viticulture.rules import Viticulture, load
from rules.viticulture.state import NO_RESULTS, State

DATA = Path(__file__).parents[2] / "data" / "viticulture"
RULES: Viticulture = load(DATA)
CARDS = tuple(card.id for card in (*RULES.box.components.summer_visitors, *RULES.box.components.winter_visitors))


class TooLarge(Exception):
    """There is more to try out than a test has time for."""


class Search:
    """Every way through the agenda, within ``steps`` questions. Raises TooLarge."""

    def __init__(self, rules: Viticulture = RULES, steps: int = 3000) -> None:
        self.nodes = rules.nodes
        self.rules = rules
        self.left = steps

    def can(self, node: EngineNode, s: State, seat: int, other: int) -> bool:
        """Whether the node can be done in full by what the seat may know; the state stays as it is."""
        trial = probe(s, seat)
        floor = trial.agenda
        push(trial, node, seat, other)
        return self.finishes(trial, floor)

    def leads_on(self, s: State, chosen: Choice, floor: Frame | None) -> bool:
        """Whether this answer to the open question leaves a way down to the floor."""
        assert s.agenda is not None
        return self.finishes(self._after(probe(s, s.agenda.seat), chosen), floor)

    def finishes(self, s: State, floor: Frame | None) -> bool:
        """Whether some sequence of choices leads down to the floor. Uses up the state."""
        while s.agenda is not floor:
            choices = self._step(s)
            if choices is not None:
                return any(self.finishes(self._after(s, one), floor) for one in choices)
        return True

    def ends(self, s: State, floor: Frame | None) -> set[bytes]:
        """All positions in which the ways down to the floor end. Uses up the state."""
        while s.agenda is not floor:
            choices = self._step(s)
            if choices is not None:
                return set().union(*(self.ends(self._after(s, one), floor) for one in choices))
        return {self._summed_up(s)}

    def _summed_up(self, s: State) -> bytes:
        """The position with copies of a vine as good as each other."""
        first = [self.rules.box.components.numbers[name][0] for name in self.rules.box.components.names[:-4]]
        first += range(len(first), len(first) + 4)

        def alike(cards: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(first[card] for card in cards)

        s.results = NO_RESULTS
        s.decks, s.piles = tuple(map(alike, s.decks)), tuple(map(alike, s.piles))
        for player in s.players:
            player.hand = tuple(sorted(alike(player.hand)))
            player.fields = tuple(tuple(sorted(alike(vines))) for vines in player.fields)
        return self.rules.encode(s)

    def _step(self, s: State) -> list[Choice] | None:
        f = s.agenda
        assert f is not None
        choices = self.nodes[f.node].step(s, f)
        if choices is not None:
            self.left -= 1
            if self.left < 0:
                raise TooLarge
        return choices

    def _after(self, s: State, chosen: Choice) -> State:
        trial = s.copy()
        trial.blind = s.blind
        answer(self.nodes, trial, chosen)
        return trial


def misjudged(s: State) -> list[Choice]:
    """The answers to the open question that are offered though they lead nowhere, or are not though they would.

    What takes too long to try out is left out.
    """
    assert s.agenda is not None
    raw = [] if s.beside else RULES.nodes[s.agenda.node].step(s.copy(), s.agenda) or []
    found = []
    for one in raw:
        with suppress(TooLarge):
            if (one in s.asked) != Search().leads_on(s, one, floor_of(s)):
                found.append(one)
    return found


def floor_of(s: State) -> Frame | None:
    """The frame of the season's round below the card or space that is being done."""
    below = s.agenda
    while below is not None and not RULES.nodes[below.node].flow:
        below = below.below
    return below
