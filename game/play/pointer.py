"""The pointer over the table: pointing, clicking, and carrying a thing to another."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import msgspec

from game.art.kit.boxes import Box
from game.play.gathering import MultiSelection, copy_of
from game.play.selection import Offer, Selection
from game.play.things import Thing, at
from game.window.screen import Point
from rules.engine.choice import Choice, Ref

HAND = "hand"
"""The region of the cards that only the asked seat may see."""
CARRY_FROM = 7.0
"""How far the pressed pointer moves, in design px, before it carries what lies under it."""


Attempt = Callable[[Sequence[Offer], Sequence[Ref], Ref], Choice | None]
"""Finds the choice that is tried, from the open offers, what is picked and what is touched."""


Zone = Callable[[str], Box | None]
"""Finds a region of the table by its name, onto which things may be carried; None where there is no such region."""


class Carried(msgspec.Struct):
    """A thing in the hand of the pointer: where it lay, and where it was taken hold of."""

    thing: Thing
    offset: Point
    point: Point

    def centre(self, share: float = 1.0) -> Point:
        """Where its middle is now, drawn at a share of its size."""
        return self.point[0] - share * self.offset[0], self.point[1] - share * self.offset[1]


class Outcome(msgspec.Struct):
    """What came of a click or a drop: a choice, or a thing touched in vain (``refused``, with what was tried)."""

    choice: Choice | None = None
    refused: Ref | None = None
    tried: Choice | None = None
    dropped: Carried | None = None


class Pointer:
    """Turns pointing into picks and choices.

    ``find`` gives the things that lie on the table now, ``attempt`` the choice that somebody tries who touches a thing
    that is not offered, ``zone`` the regions of the table.
    """

    def __init__(self, find: Callable[[], Sequence[Thing]], attempt: Attempt, zone: Zone) -> None:
        self.find = find
        self.attempt = attempt
        self.zone = zone
        self.selection = Selection(())
        self.hovered: tuple[Thing, ...] = ()
        self.arrived = False
        """Whether the pointer has come to what it is at since the open question was asked."""
        self.carried: Carried | None = None
        self.touched: dict[Ref, Thing] = {}
        """Which of several equal things was touched last."""
        self._pressed: tuple[Point, tuple[Thing, ...]] | None = None
        self._pulled: Thing | None = None
        """A card of the hand at which the pressed pointer drags though it cannot be carried now."""
        self._waiting: Sequence[Ref] = ()
        """What was picked before a thing was lifted, if it completed a choice: it stays so if that comes to nothing."""

    def ask(self, selection: Selection) -> None:
        """A new question is open."""
        self.selection = selection
        self.arrived = False
        self.carried = None
        self._pressed = self._pulled = None

    def move(self, point: Point) -> bool:
        """The pointer moved; True when what it points at or carries has changed."""
        if self.carried:
            self.carried.point = point
            self.hovered = at(self.find(), *point)
            return True
        if self._pressed and math.dist(self._pressed[0], point) > CARRY_FROM:
            self._lift(point)
        before = self.hovered
        self.hovered = at(self.find(), *point)
        self.arrived = self.arrived or before != self.hovered
        return self.carried is not None or before != self.hovered

    def hover(self, things: tuple[Thing, ...]) -> None:
        """What keys are at, in place of what lies under the pointer."""
        self.hovered = things

    def settle(self, point: Point) -> bool:
        """Things have come to lie elsewhere; True when another one lies under the pointer now."""
        before = self.hovered
        self.hovered = at(self.find(), *point)
        return before[:1] != self.hovered[:1]

    def press(self, point: Point) -> bool:
        """The button went down; True when something lies there."""
        self.hovered = at(self.find(), *point)
        self._pressed, self._pulled = (point, self.hovered), None
        return bool(self.hovered)

    def let_go(self) -> None:
        """What was pressed is not meant as a click any more."""
        self._pressed = self._pulled = None

    def release(self, point: Point) -> Outcome | None:
        """The button came up: a click or a drop. None when neither hit anything."""
        pressed, self._pressed = self._pressed, None
        pulled, self._pulled = self._pulled, None
        self.hovered = at(self.find(), *point)
        if self.carried:
            return self._drop(point)
        if pulled is not None and not self._over(HAND, point):
            return self._refusal((pulled,))
        return self._click(pressed[1]) if pressed else None

    def choose(self, thing: Thing) -> Outcome | None:
        """Click on one thing and on nothing that lies above or below it."""
        return self._click((thing,))

    def target(self, under: Sequence[Thing]) -> Ref | None:
        """The thing under the pointer that may be touched now."""
        touchable = self.selection.touchable()
        for thing in uncovered(under):
            meant = next((ref for ref in (thing.ref, *thing.stands_for) if ref in touchable), None)
            if meant is not None:
                return meant
        return None

    def _click(self, under: Sequence[Thing]) -> Outcome | None:
        under = uncovered(under)
        if not under:
            return None
        self.touched.update((thing.ref, thing) for thing in under)
        target = self.target(under) or next((t.ref for t in under if t.ref in self._first_touchable()), None)
        copy = next((copy_of(thing, self.find()) for thing in under if thing.ref == target), 0)
        if target is not None and self.selection.full(target, copy):
            return self._refusal(under)
        if target is not None:
            return Outcome(choice=self.selection.touch(target, copy))
        if under[0].ref in self.selection.picked:
            return Outcome(choice=self.selection.touch(under[0].ref))
        return self._refusal(under)

    def _first_touchable(self) -> frozenset[Ref]:
        return Selection(self.selection.offers).touchable()

    def _lift(self, point: Point) -> None:
        assert self._pressed is not None
        start, under = self._pressed
        zoned = {offer.things[0] for offer in self.selection.offers if len(offer.things) == 1 and offer.zone}
        liftable = self.selection.liftable() | zoned
        thing = next((thing for thing in under if thing.ref in liftable), None)
        self._pressed = None
        if thing is None:
            self._pulled = next((thing for thing in under if thing.in_hand), None)
            return
        x, y, w, h = thing.whole or thing.box
        self.carried = Carried(thing, (start[0] - x - w / 2, start[1] - y - h / 2), point)
        self.touched[thing.ref] = thing
        self._waiting = self.selection.picked if self.selection.chosen is not None else ()
        self.selection.lift(thing.ref)

    def _drop(self, point: Point) -> Outcome:
        carried, self.carried = self.carried, None
        assert carried is not None
        ref = carried.thing.ref
        if isinstance(self.selection, MultiSelection):
            return self._gathered(self.selection, carried, point)
        under = [thing for thing in self.hovered if thing is not carried.thing]
        target = self.target([thing for thing in under if thing.ref != ref])
        if target is not None:
            return Outcome(choice=self.selection.touch(target), dropped=carried)
        zoned = self._zone_choice(ref, point)
        self.selection.pick(self._waiting if zoned is None else ())
        if zoned is not None:
            return Outcome(choice=zoned, dropped=carried)
        if carried.thing.box.holds(*point) or (carried.thing.in_hand and self._over(HAND, point)):
            return Outcome(dropped=carried)
        refusal = self._refusal(under, (ref,)) or Outcome()
        refusal.dropped = carried
        return refusal

    def _gathered(self, selection: MultiSelection, carried: Carried, point: Point) -> Outcome:
        """Let a thing go that was carried while several are gathered: where it may be carried to it is picked."""
        ref, copy = carried.thing.ref, copy_of(carried.thing, self.find())
        zoned = self._zone_choice(ref, point)
        if zoned is not None and ref in selection.beside.touchable():
            selection.clear()
            return Outcome(choice=zoned, dropped=carried)
        goes = zoned is not None and carried.thing not in selection.going(self.find())
        if goes and selection.full(ref, copy):
            refusal = self._refusal((carried.thing,)) or Outcome()
            refusal.dropped = carried
            return refusal
        if goes:
            selection.touch(ref, copy)
        return Outcome(dropped=carried)

    def _zone_choice(self, ref: Ref, point: Point) -> Choice | None:
        for offer in self.selection.offers:
            if offer.things == (ref,) and self._over(offer.zone, point):
                return offer.choice
        return None

    def _over(self, zone: str, point: Point) -> bool:
        region = self.zone(zone)
        return region is not None and region.holds(*point)

    def _refusal(self, under: Sequence[Thing], picked: Sequence[Ref] | None = None) -> Outcome | None:
        held = self.selection.picked if picked is None else picked
        for thing in under:
            ref = next(iter(thing.stands_for), thing.ref)
            tried = self.attempt(self.selection.offers, held, ref)
            if tried is not None:
                return Outcome(refused=thing.ref, tried=tried)
        return Outcome(refused=under[0].ref) if under else None


def uncovered(under: Sequence[Thing]) -> Sequence[Thing]:
    """Of the things under a point, the topmost first, those down to the first card: it covers what lies below it."""
    covering = next((i for i, thing in enumerate(under) if thing.ref.kind == "card"), len(under))
    return under[: covering + 1]
