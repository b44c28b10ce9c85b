"""Watched play: games by chance or of opponents in which every position and every question is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, Protocol

import msgspec

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.game import Game
from rules.engine.reason import Refused
from rules.engine.rules import Rules
from rules.players.chance_bot import ChanceBot
from rules.players.kinds import Players

Decider = Callable[[Game, Decision], Choice]
"""Answers the question of a game."""

CLOSE_LOOK = 64
"""Every so many questions all answers are tried out on copies, and some others are shown to be refused."""

LONGEST = 100_000
"""More questions than any game has; a game that goes on longer is stuck."""


class Invariants(Protocol):
    """What is true of every position, question and event of a game; the faults are told as sentences."""

    def of_position(self, s: Any) -> list[str]:
        """Everything that is wrong with this position."""

    def of_question(self, decision: Decision | None) -> list[str]:
        """Everything that is wrong with this question."""

    def of_events(self, events: tuple[Event, ...]) -> list[str]:
        """Everything that these events tell to the wrong seat."""

    def allow_everything(self) -> None:
        """Take nothing for granted that only the story of a game can tell."""


class Played(msgspec.Struct):
    """What is kept of one game: its length in years or turns, the score of each seat, and how it went."""

    length: int
    scores: list[int]
    decisions: int
    unasked: int
    ended: bool
    met: list[tuple[str, str]]
    violations: list[str]
    record: str = ""


class WatchedPlay:
    """Plays games of one kind. ``most`` caps their length in the ``unit`` of the game."""

    unit = "years"
    score = "points"
    usual_most = 40

    def __init__(self, rules: Rules, options: Mapping[str, Any], most: int) -> None:
        self.rules = rules
        self.options = options
        self.most = most
        self._players: Players | None = None
        self._levels: tuple[int, ...] = ()

    def seat(self, players: Players, levels: Sequence[int]) -> None:
        """Let opponents of these levels play, who change seats from game to game, and not chance."""
        self._players, self._levels = players, tuple(levels)

    def invariants(self) -> Invariants:
        """The invariants of a new game."""
        raise NotImplementedError

    @cached_property
    def loose(self) -> Invariants:
        """Invariants for positions without a story."""
        loose = self.invariants()
        loose.allow_everything()
        return loose

    def scores(self, s: Any) -> list[int]:
        """How many points, or what else decides, every seat has."""
        raise NotImplementedError

    def strangers(self, stream: Stream) -> Iterator[Choice]:
        """Choices of the game that may or may not be offered now."""
        raise NotImplementedError

    def begin(self) -> None:
        """A new game begins."""

    def met(self) -> list[tuple[str, str]]:
        """What this game has met of that which all games together should meet."""
        return []

    def dead_ends(self) -> list[str]:
        """What was begun since this was last asked and cannot be finished."""
        return []

    def summary(self, games: list[Played]) -> tuple[list[str], list[str]]:
        """Lines about all games together, and what is wrong with them."""
        return [], []

    def play(self, seats: int, seed: int, keep_record: bool) -> Played:
        """One game with every position checked. Depends on nothing but its arguments, and on who plays."""
        self.begin()
        game = Game.new(self.rules, seats, seed, self.options)
        deciders = [self._decider(seat, seed) for seat in range(seats)]
        look = Stream(seed, "look")
        watched = self.invariants()
        wrong = watched.of_events(tuple(game.events))
        decisions = 0
        while (decision := game.decision) is not None and self._length(game) <= self.most and not wrong:
            chosen = deciders[decision.decider](game, decision)
            wrong += watched.of_question(decision)
            if decisions % CLOSE_LOOK == look.below(CLOSE_LOOK):
                wrong += self.look_closely(game, look)
            wrong += watched.of_events(game.choose(chosen))
            wrong += watched.of_position(game.state)
            wrong += self.dead_ends()
            decisions += 1
            if decisions > LONGEST:
                wrong.append("the game never ends")
        if wrong:
            wrong = [f"seed {seed}, answer {decisions}: {fault}" for fault in wrong]
        return Played(
            length=min(self._length(game), self.most),
            scores=self.scores(game.state),
            decisions=decisions,
            unasked=sum(event.kind == "auto_taken" for event in game.events),
            ended=game.decision is None,
            met=self.met(),
            violations=wrong,
            record=game.record.text() if keep_record or wrong else "",
        )

    def _decider(self, seat: int, seed: int) -> Decider:
        if self._players is None:
            bot = ChanceBot(Stream(seed, "bot", seat), curious=True)
            return lambda game, decision: bot.choose(decision)
        level = self._levels[(seat + seed) % len(self._levels)]
        player = self._players.at(level, Stream(seed, "opponent", seat))
        return lambda game, decision: player.choose(self.rules.known_to(game.state, seat))

    def _length(self, game: Game) -> int:
        return self.rules.moment(game.state)[0]

    def look_closely(self, game: Game, stream: Stream) -> list[str]:
        """Every listed answer can be given, others are refused with a reason, and nothing of that shows in the game."""
        decision = game.decision
        assert decision is not None
        before = game.digest()
        found = []
        for one in decision.choices:
            trial = game.state.copy()
            answer(self.rules.nodes, trial, one)
            advance(self.rules.nodes, trial)
            found += [f"after '{one}': {fault}" for fault in self.loose.of_position(trial)]
        for one in self.strangers(stream):
            if one in decision.choices:
                continue
            if game.refused(one) is None:
                found.append(f"'{one}' is not offered, yet nothing speaks against it")
            try:
                game.choose(one)
                found.append(f"'{one}' is not offered, yet it can be chosen")
            except Refused:
                pass
        if game.digest() != before:
            found.append("trying answers out has changed the game")
        return found
