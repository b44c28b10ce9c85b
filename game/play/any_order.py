"""Selections of several things, made in any order: the game steps back over those that the rules ask for later."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from rules.engine.any_order import Selection, SelectionPlan
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight
from rules.engine.game import Game


class AnyOrder:
    """The selection of the open question of one game."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._known: Selection | None = None
        self._plans: dict[tuple[Choice, ...], SelectionPlan | None] = {}

    @property
    def selection(self) -> Selection | None:
        """The selection of several things that the open question begins or belongs to; None where it is another one."""
        chosen = self.game.selection
        if chosen is not self._known:
            self._known, self._plans = chosen, {}
        return chosen

    @property
    def pool(self) -> tuple[Choice, ...]:
        """All that may be selected for the open question, in canonical order; empty where it is no such question."""
        return self.selection.pool if self.selection is not None else ()

    def widened(self, decision: Decision) -> Decision:
        """The open question with all that may be selected for it, in whatever order."""
        chosen = self.selection
        if chosen is None:
            return decision
        more = [
            one for one in chosen.pool if one not in chosen.made or one in decision.choices or self.possible((one,))
        ]
        others = [one for one in decision.choices if one not in chosen.pool]
        return replace(decision, choices=(*more, *others))

    def possible(self, wished: Sequence[Choice]) -> bool:
        """Whether these answers, in any order, can be given."""
        return self.plan(wished) is not None

    def foresee(self, wished: Sequence[Choice], public: bool = False) -> Foresight | None:
        """What these answers would bring together, in any order; None where they cannot be given.

        ``public``: as far as everybody may know it.
        """
        plan = self.plan(wished)
        if plan is None:
            return None
        foresight = self.game.foresee(*plan.choices, start=plan.start, public=public)
        return foresight._replace(events=without(foresight.events, self.told(plan)))

    def told(self, plan: SelectionPlan) -> list[Event]:
        """What has happened since the choices stood from which a plan starts."""
        begins = [span.first for span in self.game.event_spans()][1:]
        return self.game.events[begins[plan.start] :] if plan.start < len(begins) else []

    def plan(self, wished: Sequence[Choice]) -> SelectionPlan | None:
        """How these answers are given; best without stepping back."""
        answers = tuple(wished)
        if self.selection is None or not answers:
            return None
        if answers not in self._plans:
            self._plans[answers] = self.game.selection_plan(answers)
        return self._plans[answers]


def without(events: Sequence[Event], told: Sequence[Event]) -> tuple[Event, ...]:
    """The events but for those that have been told, of equal ones as many."""
    left = list(events)
    for event in told:
        if event in left:
            left.remove(event)
    return tuple(left)
