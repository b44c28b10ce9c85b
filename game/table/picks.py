"""Several picks of one question, made in any order: the game steps back over those that the rules ask for later."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from game.table.several import IN_ORDER, gathers
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight, foresee
from rules.engine.picks import Selection, after, selection, sequence

if TYPE_CHECKING:
    from game.table.session import Session


class Picks:
    """The picks of the open question of one game."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._known: tuple[Any, Selection | None] | None = None

    @property
    def selection(self) -> Selection | None:
        """The several picks that the open question belongs to; None where it is another one."""
        state = self.session.game.state
        if self._known is None or self._known[0] is not state:
            self._known = state, selection(self.session.game, IN_ORDER)
        return self._known[1]

    def asked(self) -> Decision | None:
        """The open question with all that may be picked, whatever was picked before; None when the game is over.

        Where a fixed number is due a single one of these answers need not be possible: they are gathered.
        """
        decision, chosen = self.session.decision, self.selection
        if decision is None or chosen is None:
            return decision
        picks = [
            one
            for one in chosen.pool
            if gathers(decision) or one in decision.choices or self._again(chosen, (one,)) is not None
        ]
        others = [one for one in decision.choices if one not in chosen.pool]
        return replace(decision, choices=(*picks, *others))

    def possible(self, wished: Sequence[Choice]) -> bool:
        """Whether these picks, in any order, can be made."""
        chosen = self.selection
        if chosen is None:
            return False
        return self._on(chosen, wished) is not None or self._again(chosen, wished) is not None

    def make(self, wished: Sequence[Choice]) -> tuple[Event, ...]:
        """Make picks, in any order; returns what happened that had not happened before."""
        session, chosen = self.session, self.selection
        assert chosen is not None
        choices, told = self._on(chosen, wished), []
        if choices is None:
            choices = self._again(chosen, wished)
            start = next((first for first, _, _, _ in list(session.game.history())[chosen.start + 1 :]), 0)
            told = session.events[start:]
            for _ in chosen.made:
                session.undo()
        assert choices is not None
        events: list[Event] = []
        for one in choices:
            events += session.choose(one)
        for event in told:
            if event in events:
                events.remove(event)
        return tuple(events)

    def foresee(self, choice: Choice) -> Foresight:
        """What a pick would bring that the rules ask for before those made already."""
        chosen = self.selection
        again = self._again(chosen, (choice,)) if chosen is not None else None
        assert chosen is not None
        assert again is not None
        rules, state = self.session.game.rules, self.session.game.position(chosen.start)
        own = foresee(rules, state, choice)
        last = foresee(rules, after(rules, state, again[:-1]), again[-1])
        return last._replace(events=own.events, warnings=own.warnings)

    def _on(self, chosen: Selection, wished: Sequence[Choice]) -> tuple[Choice, ...] | None:
        """The choices by which picks follow those made."""
        return sequence(self.session.game.rules, self.session.game.state, chosen.ordered(wished))

    def _again(self, chosen: Selection, wished: Sequence[Choice]) -> tuple[Choice, ...] | None:
        """The choices by which picks are made together with those made already, once these are taken back."""
        if not chosen.made:
            return None
        state = self.session.game.position(chosen.start)
        return sequence(self.session.game.rules, state, chosen.ordered((*chosen.made, *wished)))
