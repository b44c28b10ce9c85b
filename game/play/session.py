"""A game at the table: what is asked of the rules while it is played."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count
from typing import Any

from game.play.any_order import Picks
from game.play.past import Past
from game.store.kept_game import KeptGame
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight
from rules.engine.game import Game
from rules.engine.reason import Reason


class Session:
    """One game while it is played or looked at; ``kept`` is the game itself with its file."""

    def __init__(self, kept: KeptGame) -> None:
        self.kept = kept
        self.past = Past(kept.game)
        self.picks = Picks(self)

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
        made = self.game.made
        return next(steps for steps in count() if not self.game.goes_on(made - steps))

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
        return self.game.foresee(*(self.game.way_to(choice) or (choice,)))

    def refused_after(self, made: Sequence[Choice], choice: Choice) -> Reason | None:
        """Why a choice would not be offered once others have been made; None if it would."""
        return self.game.refused_after(made, choice)

    def choose(self, choice: Choice) -> tuple[Event, ...]:
        """Make an offered choice; it is on disk when this returns. Returns what happened."""
        return self.kept.choose(choice)

    def undo(self) -> bool:
        """Take back the last choice; False when that is not possible."""
        return self.kept.undo()

    def redo(self) -> bool:
        """Make the choice again that was taken back last; False when there is none."""
        return self.kept.redo()

    def restart(self) -> bool:
        """Take back all choices of the turn, or of the last one that may be taken back; False when there is none."""
        done = self.undo()
        while done and self.steps > 0 and self.undo():
            pass
        return done

    def rewind(self, left: int) -> bool:
        """Put the game back to where so many choices stood; False when that is not possible."""
        return self.kept.rewind(left)
