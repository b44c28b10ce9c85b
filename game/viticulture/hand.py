"""The hand as it is seen: which cards lie where, and how they go where they belong."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from game.art.kit.boxes import Box
from game.play.motion import eased
from game.text.printed import cards
from game.viticulture.fan import CardPlace, places
from rules.engine.choice import Ref

POINTED_SECONDS, LAID_SECONDS = 0.12, 0.25
"""How long cards take that make room for the one pointed at, and that are laid otherwise."""
TOLD = frozenset({"vine", "order"})
"""Decks of which the head of a card tells everything."""


class Lying(NamedTuple):
    """A card of the hand at its place; ``number`` is which of the hand it is, ``copy`` which of equal ones, from 0."""

    ref: Ref
    number: int
    copy: int
    place: CardPlace
    dusk: bool = False
    """Whether it is one of those that are not asked for, in the evening light behind the others."""


def lying(hand: Box, refs: Sequence[Ref], asked: Collection[str] = (), pointed: int = -1) -> tuple[Lying, ...]:
    """The cards of a hand at their places, from the lowest to the topmost.

    ``asked`` are the ids of those that answer the open question, ``pointed`` is the number of one that is pointed at.
    """
    wanted = [number for number, ref in enumerate(refs) if ref.kind == "card" and ref.name in asked]
    told = [number for number, ref in enumerate(refs) if ref.kind == "card" and cards()[ref.name].deck in TOLD]
    found = places(hand, len(refs), wanted, told, pointed)
    return tuple(
        Lying(refs[number], number, refs[:number].count(refs[number]), place,
              bool(wanted) and number not in wanted and number != pointed)
        for number, place in found.items()
    )  # fmt: skip


class Hand:
    """The cards of the hand that is seen; it alone knows where they are on their way."""

    def __init__(self) -> None:
        self.resting: tuple[Lying, ...] = ()
        """Where they belong while none is pointed at."""
        self._of: tuple[Box, tuple[Ref, ...], frozenset[str]] = Box(0, 0, 0, 0), (), frozenset()
        """The box of the hand, its cards, and those that are asked for."""
        self._laid: tuple[Lying, ...] = ()
        self._laid_for: tuple[object, int] = None, -1
        """Where they go: for which hand, and which card that is pointed at."""
        self._from: dict[tuple[Ref, int], tuple[float, float]] = {}
        self._age = self._seconds = 0.0

    def lay(self, hand: Box, refs: Sequence[Ref], asked: frozenset[str]) -> None:
        """These are the cards of the hand now, of which those with these ids are asked for."""
        self._of = hand, tuple(refs), asked
        self.resting = lying(*self._of)

    def point(self, number: int, still: bool) -> None:
        """The card of this number is pointed at (-1: none). Where nothing is to move all are at once where they go."""
        if (self._of, number) != self._laid_for:
            self._from = {(one.ref, one.copy): (one.place.box.x, one.place.box.y) for one in self.now()}
            self._age, self._seconds = 0.0, POINTED_SECONDS if self._laid_for[0] == self._of else LAID_SECONDS
            self._laid, self._laid_for = lying(*self._of, number), (self._of, number)
        if still:
            self._age = self._seconds

    @property
    def being_laid(self) -> bool:
        """Whether cards are on their way that do not only make room: they pass over one another."""
        return self._age < self._seconds == LAID_SECONDS

    def update(self, seconds: float) -> bool:
        """Let time pass; True while a card is on its way."""
        moves = self._age < self._seconds
        self._age += seconds
        return moves

    def now(self) -> tuple[Lying, ...]:
        """The cards where they are now, from the lowest to the topmost."""
        if self._age >= self._seconds:
            return self._laid
        share = eased(self._age / self._seconds)
        return tuple(self._on_its_way(one, share) for one in self._laid)

    def _on_its_way(self, one: Lying, share: float) -> Lying:
        box = one.place.box
        x, y = self._from.get((one.ref, one.copy), (box.x, box.y))
        moved = box._replace(x=x + (box.x - x) * share, y=y + (box.y - y) * share)
        return one._replace(place=one.place._replace(box=moved))
