"""From touched things to a choice: which things may be touched next, and which choice they complete."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from rules.engine.choice import Choice, Ref

DEFAULTED = frozenset({"worker", "rooster", "marker", "token"})
"""Kinds of things that need not be touched: without one the first choice offered is taken (the grande worker last)."""


class Offer(msgspec.Struct, frozen=True):
    """A choice with the things on the table that it touches, in the order of touching them.

    Where it is one thing, that may be carried onto the region ``zone`` instead of clicking it; empty: nowhere.
    """

    choice: Choice
    things: tuple[Ref, ...]
    zone: str = ""


class Selection:
    """The things touched so far of the choices of one question."""

    def __init__(self, offers: Iterable[Offer], picked: Sequence[Ref] = ()) -> None:
        self.offers = tuple(offer for offer in offers if offer.things)
        self.picked = tuple(picked)

    def open(self) -> tuple[tuple[Offer, tuple[Ref, ...]], ...]:
        """The offers that touch all picked things, each with the things still to be touched."""
        return self._open(self.picked)

    def marked(self) -> frozenset[Ref]:
        """The things to mark as legal: of every open offer the next one, with the others of its kind.

        Where that is only one thing those that it goes with are marked too: they may as well be touched first.
        """
        rests = [rest for _, rest in self.open() if rest]
        following = frozenset(thing for rest in rests for thing in rest if thing.kind == _next(rest).kind)
        if len(following) > 1:
            return following
        return frozenset(thing for rest in rests for thing in rest if thing.kind not in DEFAULTED) or following

    def touchable(self) -> frozenset[Ref]:
        """The things that may be touched next, marked or not."""
        return frozenset(thing for _, rest in self.open() for thing in rest)

    def full(self, thing: Ref, copy: int = 0) -> bool:
        """Whether a thing cannot be picked only because as many are as are due."""
        return False

    def things_of(self, answer: str) -> tuple[Ref, ...]:
        """The things that a choice touches which is given in words; empty where it is none of these."""
        return next((offer.things for offer in self.offers if str(offer.choice) == answer), ())

    def liftable(self) -> frozenset[Ref]:
        """The things that may be picked up and carried to another thing."""
        return frozenset(thing for offer in self.offers for thing in offer.things[:-1])

    def touch(self, thing: Ref, copy: int = 0) -> Choice | None:
        """Touch a thing: a choice when that completes one, else the thing is picked, or let go if it was picked.

        Touching again what completed a choice gives it again, so that nobody lets go of it without a word.
        ``copy`` tells equal things apart that are gathered, from 0.
        """
        if thing in self.picked and thing not in self.touchable():
            if self.chosen is not None:
                return self.chosen
            self.picked = tuple(one for one in self.picked if one != thing)
            return None
        if thing not in self.touchable():
            if thing not in self._touchable(()):
                return None
            self.picked = ()
        self.picked = (*self.picked, thing)
        return self.chosen

    @property
    def chosen(self) -> Choice | None:
        """The choice that the picked things complete; None as long as one is missing."""
        open_now = self.open() if self.picked else ()
        if len(open_now) == 1 and not open_now[0][1]:
            return open_now[0][0].choice
        if open_now and all(thing.kind in DEFAULTED for _, rest in open_now for thing in rest):
            return open_now[0][0].choice
        return None

    def lift(self, thing: Ref) -> None:
        """Pick a thing up to carry it; what was picked before stays where an offer touches both."""
        if thing in self.picked:
            return
        fitting = self._open((*self.picked, thing))
        self.picked = (*self.picked, thing) if fitting else (thing,)

    def pick(self, things: Sequence[Ref]) -> None:
        """Pick these in place of what is picked."""
        self.picked = tuple(things)

    def clear(self) -> None:
        """Let go of everything."""
        self.picked = ()

    def _open(self, picked: Sequence[Ref]) -> tuple[tuple[Offer, tuple[Ref, ...]], ...]:
        found = ((offer, without(offer.things, picked)) for offer in self.offers)
        return tuple((offer, rest) for offer, rest in found if rest is not None)

    def _touchable(self, picked: Sequence[Ref]) -> frozenset[Ref]:
        return frozenset(thing for _, rest in self._open(picked) for thing in rest)


def without(things: Sequence[Ref], picked: Iterable[Ref]) -> tuple[Ref, ...] | None:
    """What remains of things when the picked ones are taken away; None when one of them is not there."""
    rest = list(things)
    for thing in picked:
        if thing not in rest:
            return None
        rest.remove(thing)
    return tuple(rest)


def _next(rest: Sequence[Ref]) -> Ref:
    return next((thing for thing in rest if thing.kind not in DEFAULTED), rest[0])
