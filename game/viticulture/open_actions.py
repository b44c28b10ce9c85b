"""Which actions of the board stand unveiled, to closed and to open eyes."""

from __future__ import annotations

from typing import NamedTuple

from game.play.session import Session
from game.viticulture.actions import actions_of
from game.viticulture.closed_hand import concealed_spaces, seen_choices
from rules.engine.decision import Decision
from rules.viticulture.view import View

OUTSIDE_TURNS = frozenset({"wake", "discard", "mama", "papa", "redraw", "deck"})
"""Kinds of questions during which no action of the board stands open."""


class Unveiled(NamedTuple):
    """The actions that are open, to closed and to open eyes."""

    closed: frozenset[str] = frozenset()
    open: frozenset[str] = frozenset()


class OpenActions:
    """The open actions of one table: a turn's stay through its later questions, but where those offer some themselves.

    A turn's first question is remembered by how many choices had been made, since choices can be taken back.
    """

    def __init__(self, session: Session) -> None:
        self.session = session
        self._now = Unveiled()
        self._turns: dict[int, tuple[str, Unveiled]] = {}
        """What was unveiled in the turns so far, with their season, by how many choices had been made."""

    def seen(self, closed: bool) -> frozenset[str]:
        """The actions that stand unveiled now."""
        return self._now.closed if closed else self._now.open

    def open_season(self, view: View) -> None:
        """A season begins: its half of the board opens, the other one closes."""
        self._now = _all_of(view.season)

    def ask(self, decision: Decision | None, view: View) -> None:
        """Find the actions that a question offers."""
        if decision is None or decision.kind in OUTSIDE_TURNS:
            self._now = Unveiled()
        elif decision.kind == "turn":
            self._now = Unveiled(self._offered(decision, view, True), self._offered(decision, view, False))
            self._turns[self.session.made] = view.season, self._now
        else:
            self._now = self._before(view.season)
            named = _named(decision)
            if named:
                self._now = Unveiled(self._now.closed if self.session.asks_for_hand(decision) else named, named)

    def _offered(self, decision: Decision, view: View, closed: bool) -> frozenset[str]:
        """The actions that a turn offers; with a closed hand all those are among them of which it does not tell."""
        choices = seen_choices(self.session, decision, closed)
        spaces = [chosen.words[1] for chosen in choices if chosen.verb == "place"]
        if closed:
            spaces += (ref.name for ref in concealed_spaces(decision, view))
        return frozenset(space.partition(".")[0] for space in spaces)

    def _before(self, season: str) -> Unveiled:
        """What the turn offered that has led to the present question; all of the season where that is not known."""
        now = self.session.made
        self._turns = {made: known for made, known in self._turns.items() if made <= now}
        then, found = self._turns.get(max(self._turns, default=-1), ("", Unveiled()))
        return found if then == season else _all_of(season)


def _all_of(season: str) -> Unveiled:
    every = frozenset(actions_of(season))
    return Unveiled(every, every)


def _named(decision: Decision) -> frozenset[str]:
    """The actions of any season that a card offers: those it carries out, or plans."""
    named = [one.words[-1] for one in decision.choices if (one.verb, len(one.words)) in (("use", 1), ("plan", 2))]
    return frozenset(name.partition(".")[0] for name in named)
