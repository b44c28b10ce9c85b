"""Pointing at a table: what lies under the pointer, what is told of it, and what would be tried by touching it."""

from __future__ import annotations

import math
from abc import abstractmethod
from collections.abc import Sequence
from typing import ClassVar

from game.play.answering import Answering
from game.play.control import Listener
from game.play.focus import Focus
from game.play.inspect import Explained
from game.play.selection import Offer
from game.play.things import Thing
from game.viticulture.offers import attempted
from game.window.screen import Point
from rules.engine.choice import Choice, Ref

DASHES_PER_SECOND = 12


class Pointing(Answering):
    """What a table knows of pointing."""

    always_told: ClassVar[frozenset[str]] = frozenset({"action", "space", "row"})
    """Kinds of things that say why they cannot be touched also when the question is about things of another kind."""

    focus: Focus
    listener: Listener
    point: Point
    time: float
    rest: float

    @abstractmethod
    def explain(self, ref: Ref) -> Explained | None:
        """What the inspector says about a thing; None where there is nothing to say."""

    def aimed(self, ref: Ref) -> Ref:
        """The thing that is meant by pointing at one."""
        return ref

    def attempted(self, open_offers: Sequence[Offer], picked: Sequence[Ref], touched: Ref) -> Choice | None:
        """The choice that somebody tries who touches a thing now, though it is not offered."""
        return attempted(open_offers, picked, touched)

    def point_again(self) -> None:
        """The table was laid anew: the pointer rests on what lies under it now."""
        if self.focus.at is None and self.pointer.settle(self.point):
            self.rest = 0.0

    @property
    def inspect_after(self) -> float:
        """Seconds after which a thing that is pointed at is explained; never while another scene lies above."""
        wish = self.app.settings.inspect
        return math.inf if wish is None or self.app.scenes.covered(self) else wish / 1000

    @property
    def phase(self) -> int:
        """How far the dashes of the legal marks have travelled."""
        return int(self.time * DASHES_PER_SECOND) % 15

    def inspected(self) -> tuple[Thing, str] | None:
        """The thing the inspector tells about, and why it cannot be touched, unless a refusal tells that already.

        Nothing is refused of the place where the last answer was given, until the pointer has been elsewhere.
        """
        if self.rest < self.inspect_after or not self.pointer.hovered or self.pointer.carried:
            return None
        thing = next((thing for thing in self.pointer.hovered if self.explain(thing.ref)), None)
        if thing is None:
            return None
        selection = self.pointer.selection
        told = any(one.ref == self.refused or one.ref in selection.picked for one in self.pointer.hovered)
        told = told or (self.focus.at is None and not self.pointer.arrived)
        if not self.queue.empty or self.held or told or self.pointer.target(self.pointer.hovered) is not None:
            return thing, ""
        ref = self.aimed(thing.ref)
        tried = self.attempted(selection.offers, selection.picked, ref)
        asked = {one.kind for offer in selection.offers for one in offer.things}
        return thing, self.listener.why(thing.ref, tried) if ref.kind in self.always_told | asked else ""
