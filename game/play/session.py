"""A game at the table: what is asked of the rules while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from game.play.any_order import Picks
from game.play.past import Past
from game.store.kept_game import KeptGame
from game.viticulture.beyond import taken
from rules.engine.agenda import State
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight, foresee, refused_after
from rules.engine.game import Game
from rules.engine.reason import Reason
from rules.engine.rules import Rules

BEGINS_TURN = frozenset({"season_started", "barrel_moved"})
"""Kinds of events with which another turn begins, even of the same seat."""


class Session:
    """One game while it is played or looked at; ``kept`` is the game itself with its file."""

    def __init__(self, kept: KeptGame) -> None:
        self.kept = kept
        self.past = Past(kept.game)
        self.picks = Picks(self)
        self._steps = _steps_of(kept.game)
        """How many questions of the turn had been answered before each choice, and now."""

    @property
    def game(self) -> Game:
        """The game of the rules."""
        return self.kept.game

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return self.kept.names

    @property
    def colours(self) -> tuple[str, ...]:
        """The colours of the seats."""
        return self.kept.colours

    @property
    def open_hands(self) -> bool:
        """Whether the table has agreed to play with open hands."""
        return self.kept.open_hands

    @property
    def may_rewind(self) -> bool:
        """Whether the table has agreed that a game may be put back further than a choice may be taken back."""
        return self.kept.may_rewind

    def forfeits(self, left: int) -> bool:
        """Whether putting the game back to where so many choices stood takes it out of its campaign."""
        return self.kept.forfeits(left)

    @property
    def notice(self) -> str:
        """What the table must know of the file of the game; empty where nothing."""
        return self.kept.notice

    def close(self) -> None:
        """Let go of the game's file: the table is left."""
        self.kept.close()

    @property
    def steps(self) -> int:
        """How many questions of the present turn have been answered."""
        return self._steps[-1]

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over."""
        return self.game.decision

    @property
    def result(self) -> Any:
        """How the game ended, as the game's own kind of result; None while it goes on."""
        return self.game.result

    @property
    def events(self) -> list[Event]:
        """All that has happened so far."""
        return self.game.events

    def view(self, by: int | None) -> Any:
        """What a seat may know, as the game's own kind of view; None: what is public."""
        return self.game.view(by)

    def refused(self, choice: Choice) -> Reason | None:
        """Why a choice is not offered; None if it is."""
        return self.game.refused(choice)

    def foresee(self, choice: Choice) -> Foresight:
        """What an offered choice would bring, or one of the step after the bonus, as far as the seat may know it."""
        bonus = taken(self) if choice not in self.game.state.asked else None
        if bonus is not None:
            ahead = foresee(self.game.rules, bonus, choice)
            return ahead._replace(events=(*bonus.events, *ahead.events))
        return foresee(self.game.rules, self.game.state, choice)

    def refused_after(self, made: Sequence[Choice], choice: Choice) -> Reason | None:
        """Why a choice would not be offered once others have been made; None if it would."""
        return refused_after(self.game.rules, self.game.state, made, choice)

    def choose(self, choice: Choice) -> tuple[Event, ...]:
        """Make an offered choice; it is on disk when this returns. Returns what happened."""
        decision = self.decision
        assert decision is not None
        events = self.kept.choose(choice)
        self._count(decision, events)
        return events

    def undo(self) -> bool:
        """Take back the last choice; False when that is not possible."""
        done = self.kept.undo()
        if done:
            self._uncount(1)
        return done

    def redo(self) -> bool:
        """Make the choice again that was taken back last; False when there is none."""
        decision, told = self.decision, len(self.events)
        done = self.kept.redo()
        if done and decision is not None:
            self._count(decision, self.events[told:])
        return done

    def restart(self) -> bool:
        """Take back all choices of the turn, or of the last one that may be taken back; False when there is none."""
        done = self.undo()
        while done and self.steps > 0 and self.undo():
            pass
        return done

    def rewind(self, left: int) -> bool:
        """Put the game back to where so many choices stood; False when that is not possible."""
        before = self.game.made
        done = self.kept.rewind(left)
        self._uncount(before - self.game.made)
        return done

    def _count(self, before: Decision, events: Sequence[Event]) -> None:
        on = _goes_on(before.decider, self.game.rules, self.game.state, events)
        self._steps.append(self.steps + 1 if on else 0)

    def _uncount(self, gone: int) -> None:
        """So many choices were taken back."""
        del self._steps[max(1, len(self._steps) - gone) :]


def _steps_of(game: Game) -> list[int]:
    """How many questions of a turn had been answered after the deal and after each choice of a game."""
    steps: list[int] = []
    for made, (first, end, seat, _) in enumerate(game.history()):
        on = made > 0 and _goes_on(seat, game.rules, game.position(made), game.events[first:end])
        steps.append(steps[-1] + 1 if on else 0)
    return steps


def _goes_on(seat: int, rules: Rules, after: State, events: Sequence[Event]) -> bool:
    """Whether the turn of a seat goes on in the position that its choice has led to."""
    f = after.agenda
    if f is None or f.seat != seat or rules.nodes[f.node].question(after, f) in ("turn", "wake"):
        return False
    return not any(event.kind in BEGINS_TURN for event in events)
