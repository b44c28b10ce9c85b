"""Answers of several things that are gathered, in any order, before Confirm makes them all."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence

from game.play.selection import Offer, Selection
from game.play.things import Thing
from rules.engine.choice import Choice, Ref


class Gathering(Selection):
    """Things that are touched until Confirm makes all of them one answer."""

    @property
    @abstractmethod
    def complete(self) -> bool:
        """Whether as much is picked as is due."""

    @property
    def started(self) -> bool:
        """Whether there is anything to let go of."""
        return bool(self.picked)

    @abstractmethod
    def choices(self) -> list[Choice]:
        """What is picked, as choices in the order of the rules."""

    @abstractmethod
    def take_up(self, chosen: Choice) -> bool:
        """Pick what a choice of the question means; False where it is no part of what is gathered."""

    @abstractmethod
    def put_back(self, chosen: Choice) -> None:
        """Let go of what was picked by a choice, and of nothing else."""

    def settled(self) -> list[Choice]:
        """What stands already of the answer, so that only what comes after it is asked for."""
        return []

    @abstractmethod
    def wants(self, chosen: Choice) -> bool:
        """Whether a choice is a part of the answer that comes next, besides what is gathered."""

    def still(self, chosen: Choice, times: int) -> int:
        """How often a choice that is wanted is still to be picked, where it is to be picked so many ``times``."""
        return times

    def liftable(self) -> frozenset[Ref]:
        return frozenset()


class MultiSelection(Gathering):
    """A number of things, each once for each of its ``copies``; touching one again lets go of it.

    The offers are in the order of the rules, each of one thing; ``beside`` are offers of the same question that are
    no part of this: touching one of them lets go of what is gathered. At least ``least`` are due, or else all ``due``.
    """

    def __init__(
        self,
        offers: Iterable[Offer],
        due: int,
        copies: Mapping[Ref, int] | None = None,
        least: int | None = None,
        beside: Iterable[Offer] = (),
    ) -> None:
        self.gathered = tuple(offers)
        self.beside = Selection(beside)
        super().__init__((*self.gathered, *self.beside.offers))
        self.copies = copies or {}
        """How many equal things there are, where it is more than one."""
        self.due = min(due, sum(max(1, self.copies.get(offer.things[0], 1)) for offer in self.gathered))
        self.least = self.due if least is None else least
        self._things = frozenset(offer.things[0] for offer in self.gathered)
        self._which: tuple[int, ...] = ()
        """For each picked thing which of its equals it is."""

    def take_up(self, chosen: Choice) -> bool:
        thing = next((offer.things[0] for offer in self.gathered if offer.choice == chosen), None)
        if thing is None:
            return False
        if thing not in self.picked:
            self.touch(thing)
        return True

    def put_back(self, chosen: Choice) -> None:
        thing = next((offer.things[0] for offer in self.gathered if offer.choice == chosen), None)
        if thing in self.picked:
            at = self.picked.index(thing)
            self.touch(thing, self._which[at])

    def wants(self, chosen: Choice) -> bool:
        thing = next((offer.things[0] for offer in self.gathered if offer.choice == chosen), None)
        if thing is None:
            return not self.picked
        return self.missing > 0 and self.picked.count(thing) < max(1, self.copies.get(thing, 1))

    @property
    def missing(self) -> int:
        """How many more may be picked."""
        return self.due - len(self.picked)

    @property
    def complete(self) -> bool:
        return len(self.picked) >= self.least

    def full(self, thing: Ref, copy: int = 0) -> bool:
        return not self.missing and thing in self._things and not self._has(thing, copy)

    def marked(self) -> frozenset[Ref]:
        if not self.missing:
            return frozenset()
        own = frozenset(one for one in self._things if self.picked.count(one) < self.copies.get(one, 1))
        return own if self.picked else own | self.beside.marked()

    def touchable(self) -> frozenset[Ref]:
        return (self._things if self.missing else frozenset(self.picked)) | self.beside.touchable()

    def touch(self, thing: Ref, copy: int = 0) -> Choice | None:
        """Pick a thing, or let go of it; the choices wait for Confirm, so that none comes of it."""
        if thing in self.beside.touchable():
            self.clear()
            return self.beside.touch(thing)
        if self._has(thing, copy):
            pairs = zip(self.picked, self._which, strict=True)
            kept = [one for one in pairs if one != (thing, self._copy(thing, copy))]
            self.picked, self._which = tuple(ref for ref, _ in kept), tuple(which for _, which in kept)
        elif thing in self._things and self.missing:
            self.picked, self._which = (*self.picked, thing), (*self._which, self._copy(thing, copy))
        return None

    def lift(self, thing: Ref) -> None:
        """Carrying a thing picks nothing before it is dropped."""

    def clear(self) -> None:
        super().clear()
        self.beside.clear()
        self._which = ()

    def resume(self, before: MultiSelection) -> None:
        """Pick what was picked before."""
        self.picked, self._which = before.picked, before._which

    def _has(self, thing: Ref, copy: int) -> bool:
        return (thing, self._copy(thing, copy)) in zip(self.picked, self._which, strict=True)

    def _copy(self, thing: Ref, copy: int) -> int:
        """Which of its equals a thing is; 0 where there are none, though it may lie at several places."""
        return copy if thing in self.copies else 0

    def going(self, things: Sequence[Thing]) -> tuple[Thing, ...]:
        """The picked ones of the things that lie on the table."""
        picked = frozenset(self.picked)
        return tuple(thing for thing in things if thing.ref in picked and self._has(thing.ref, copy_of(thing, things)))

    def choices(self, also: Ref | None = None) -> list[Choice]:
        """What is picked, and ``also`` another thing, as choices in the order of the rules."""
        picked = self.picked if also is None else (*self.picked, also)
        return [offer.choice for offer in self.gathered for _ in range(picked.count(offer.things[0]))]


def copy_of(thing: Thing, things: Sequence[Thing]) -> int:
    """Which of the equal things on the table this one is, from 0."""
    equal = [one for one in things if one.ref == thing.ref]
    return next((i for i, one in enumerate(equal) if one == thing), 0)
