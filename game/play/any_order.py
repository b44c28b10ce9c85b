"""Several picks of one question, made in any order: the game steps back over those that the rules ask for later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.play.gathering import sort_of
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight, after, foresee
from rules.engine.picks import Selection, selection, sequence

if TYPE_CHECKING:
    from game.play.session import Session


Way = tuple[int, tuple[Choice, ...]]
"""From how many choices that stand, and by which ones, picks are made."""


class Picks:
    """The picks of the open question of one game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._known: tuple[Any, Selection | None] | None = None
        self._ways: dict[tuple[Choice, ...], Way | None] = {}

    @property
    def selection(self) -> Selection | None:
        """The several picks that the open question begins or belongs to; None where it is another one."""
        state = self.session.game.state
        if self._known is None or self._known[0] is not state:
            over = self.session.decision is None
            self._ways = {}
            self._known = state, None if over else selection(self.session.game, sort_of)
        return self._known[1]

    @property
    def pool(self) -> tuple[Choice, ...]:
        """All that may be picked for the open question, in canonical order; empty where it is no such question."""
        return self.selection.pool if self.selection is not None else ()

    def widened(self, decision: Decision) -> Decision:
        """The open question with all that may be picked for it, in whatever order."""
        chosen = self.selection
        if chosen is None:
            return decision
        more = [
            one for one in chosen.pool if one not in chosen.made or one in decision.choices or self.possible((one,))
        ]
        others = [one for one in decision.choices if one not in chosen.pool]
        return replace(decision, choices=(*more, *others))

    def possible(self, wished: Sequence[Choice]) -> bool:
        """Whether these picks, in any order, can be made."""
        return self._way(wished) is not None

    def make(self, wished: Sequence[Choice]) -> tuple[Event, ...]:
        """Make picks, in any order; returns what happened that had not happened before."""
        session, way = self.session, self._way(wished)
        assert way is not None
        start, choices = way
        told = self._told(start)
        while session.game.made > start and session.undo():
            pass
        return without([event for one in choices for event in session.choose(one)], told)

    def foresee(self, wished: Sequence[Choice]) -> Foresight | None:
        """What picks would bring together, in any order; None where they cannot be made."""
        way = self._way(wished)
        if way is None:
            return None
        start, choices = way
        rules, state = self.session.game.rules, self.session.game.position(start)
        events: list[Event] = []
        for one in choices:
            ahead = foresee(rules, state, one)
            events += ahead.events
            state = after(rules, state, (one,))
        return ahead._replace(events=without(events, self._told(start)))

    def _told(self, start: int) -> list[Event]:
        """What has happened since so many choices stood."""
        begins = [first for first, _, _, _ in self.session.game.history()][1:]
        return self.session.events[begins[start] :] if start < len(begins) else []

    def _way(self, wished: Sequence[Choice]) -> Way | None:
        """How picks are made; best without stepping back."""
        chosen, picks = self.selection, tuple(wished)
        if chosen is None or not picks:
            return None
        if picks not in self._ways:
            self._ways[picks] = self._found(chosen, picks)
        return self._ways[picks]

    def _found(self, chosen: Selection, wished: Sequence[Choice]) -> Way | None:
        game = self.session.game
        choices = sequence(game.rules, game.state, chosen.ordered(wished))
        if choices is not None:
            return game.made, choices
        choices = sequence(game.rules, game.position(chosen.start), chosen.ordered((*chosen.made, *wished)))
        return None if choices is None else (chosen.start, choices)


def without(events: Sequence[Event], told: Sequence[Event]) -> tuple[Event, ...]:
    """The events but for those that have been told, of equal ones as many."""
    left = list(events)
    for event in told:
        if event in left:
            left.remove(event)
    return tuple(left)
