"""The preview: which choice is highlighted, and what it would bring, found out by the rules on a copy."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar

from game.art.preview import PreviewLook
from game.play.gathering import MultiSelection
from game.play.interaction import Interaction
from game.play.selection import Selection
from game.text.messages import language_in_use
from rules.engine.choice import Choice, Ref
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight


class Preview(ABC):
    """Finds the choice that is highlighted at one table, and what it brings; each game's is a subclass."""

    brings: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that bring a thing to a slot of the own mat, and the kind of that thing."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._question: object = None
        self._known: dict[tuple[bool, tuple[Choice, ...], str], tuple[Foresight, PreviewLook]] = {}

    @property
    def public(self) -> bool:
        """Whether only that may be told which everybody knows."""
        return False

    @abstractmethod
    def told(self, foresight: Foresight) -> PreviewLook:
        """What follows from a choice, as signs and words."""

    def at_once(self, events: Sequence[Event], decision: Decision, chosen: Choice) -> Sequence[Event]:
        """The events that come from the choice itself."""
        return events

    def look(self) -> PreviewLook | None:
        """The preview of the highlighted choice; None when there is none or it brings nothing worth saying."""
        known = self._foresight()
        return None if known is None or known[1].empty else known[1]

    def slots(self) -> tuple[Ref, ...]:
        """The slots of the own mat into which the highlighted choice would put things."""
        known = self._foresight()
        return tuple(
            Ref(self.brings[event.kind], event.thing)
            for event in (known[0].events if known else ())
            if event.kind in self.brings and event.seat == self.interaction.seat
        )

    def highlighted(self) -> Choice | None:
        """The choice that would be made by what is pointed at, focused or waiting for Confirm."""
        interaction, pointer = self.interaction, self.interaction.pointer
        assert interaction.decision is not None
        if interaction.held is not None:
            return None if interaction.held.choice.verb == "pass" else interaction.held.choice
        pool = interaction.session.any_order.pool
        named = interaction.buttons.named_now
        if named is not None:
            return next((one for one in interaction.decision.choices if one not in pool and str(one) == named), None)
        target = pointer.target(pointer.hovered)
        if target is None or target in pointer.selection.picked:
            return None
        offers = (offer for offer in pointer.selection.offers if offer.choice not in pool)
        return Selection(offers, pointer.selection.picked).touch(target)

    def _foresight(self) -> tuple[Foresight, PreviewLook] | None:
        interaction = self.interaction
        if interaction.decision is None or not interaction.queue.empty:
            return None
        gathered = self._gathered()
        if gathered:
            return self.foreseen(interaction.decision, *gathered)
        chosen = self.highlighted()
        return None if chosen is None else self.foreseen(interaction.decision, chosen)

    def _gathered(self) -> list[Choice]:
        """What is gathered with what is pointed at, where that could be all of an answer."""
        interaction, selection = self.interaction, self.interaction.pointer.selection
        if interaction.held is not None or not isinstance(selection, MultiSelection):
            return []
        named = interaction.buttons.named_now
        target = next((offer.things[0] for offer in selection.gathered if str(offer.choice) == named), None)
        target = target or interaction.pointer.target(interaction.pointer.hovered)
        more = selection.missing and target in selection.marked() and target not in selection.beside.touchable()
        wished = selection.choices(target if more else None)
        return wished if len(wished) >= selection.least and interaction.session.any_order.possible(wished) else []

    def foreseen(self, decision: Decision, *chosen: Choice) -> tuple[Foresight, PreviewLook]:
        """What choices of the open question would bring together, and its preview."""
        if self._question is not decision:
            self._question, self._known = decision, {}
        public = self.public
        at = public, chosen, language_in_use()
        if at not in self._known:
            session = self.interaction.session
            known = session.any_order.foresee(chosen, public) if chosen[0] in session.any_order.pool else None
            foresight = known or session.foresee(chosen[0], public, self.interaction.brings_along(chosen[0]))
            foresight = foresight._replace(events=tuple(self.at_once(foresight.events, decision, chosen[-1])))
            self._known[at] = foresight, self.told(foresight)
        return self._known[at]
