"""The words of a game's effects, and what is known at a place in an effect of what stands before it."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from rules.engine.verbs import Choose, Counted, Each, Effect, If, Verb, every_verb


class MeasureWord(NamedTuple):
    """A measure of the language: what it means and the least and most that it can be.

    ``left_by`` is the verb that leaves it behind, empty where it is read off the table, and ``left_of`` the thing of
    that verb, where not all of them do; ``last_only`` that it belongs to the last time of several, so that it says
    nothing after an ``up_to``. ``counts`` that something can be gained so many times; ``with_number`` the numbers that
    it is measured with, where it needs one. ``each_time`` is how much it grows at least and at most by each time of
    that verb, where that is known.
    """

    meaning: str
    least: int
    most: int
    left_by: str = ""
    last_only: bool = False
    counts: bool = True
    with_number: tuple[int, ...] = ()
    each_time: tuple[int, int] | None = None
    left_of: str = ""

    def times(self, steps: Iterable[Verb]) -> int:
        """How often at most these steps leave it behind. What is done inside ``each`` leaves nothing."""
        return sum(self._times(step) for step in steps)

    def _times(self, step: Verb) -> int:
        if step.word == self.left_by:
            return int(getattr(step, self.left_of) or 0) if self.left_of else int(getattr(step, "count", 1))
        inside = [] if isinstance(step, Each) else [self.times(effect) for effect in step.inner()]
        one = isinstance(step, If) or (isinstance(step, Choose) and step.n is None and step.both_for is None)
        return max(inside, default=0) if one else sum(inside)


class Vocabulary(NamedTuple):
    """The words of one game: verbs, measures, and the words of fields by the title that the fields have.

    ``impossible`` says of a step in one sentence why it can never be done in this game, or nothing; ``left`` what a
    measure can be after a step that leaves it behind, or nothing where that is not known.
    """

    verbs: Mapping[str, type[Verb]]
    measures: Mapping[str, MeasureWord]
    lists: Mapping[str, Collection[Any]]
    impossible: Callable[[Verb], str]
    left: Callable[[str, Verb], Collection[int]]


class Place(NamedTuple):
    """Where in an effect something stands: its role there, what has been done before it, whether in ``each``.

    ``board``: on a space of the board and not on a card. What is done inside ``each`` leaves nothing behind, as it is
    done by several seats; ``others`` is that. ``sure`` is what has certainly been done, ``bounded`` that nothing else
    can have been.
    """

    role: str
    done: tuple[Verb, ...] = ()
    sure: tuple[Verb, ...] = ()
    bounded: bool = True
    others: tuple[Verb, ...] = ()
    other: bool = False
    board: bool = False

    def after(self, step: Verb) -> Place:
        """The place behind a step that stands at this one."""
        if isinstance(step, Each):
            return self._replace(others=(*self.others, *every_verb(step.do)))
        new = list(every_verb(Effect((step,))))
        bounded = self.bounded and not any(one.opens for one in new)
        return self._replace(done=(*self.done, *new), sure=(*self.sure, step), bounded=bounded)

    def values(self, name: str, measure: MeasureWord, left: Callable[[str, Verb], Collection[int]]) -> Sequence[int]:
        """What a measure can be where it is tested, as far as what stands before tells; the least first."""
        leaving = [step for step in self.done if step.word == measure.left_by]
        known = [left(name, step) for step in leaving]
        if not known or not all(known) or not self.bounded:
            return self._bounds(measure)
        never = () if any(step in self.sure for step in leaving) else (0,)
        return sorted({*never, *chain.from_iterable(known)})

    def _bounds(self, measure: MeasureWord) -> range:
        """What a measure can be here, as far as the numbers of times before tell."""
        if measure.each_time is None or not self.bounded:
            return range(measure.least, measure.most + 1)
        least, most = 0, 0
        for step in self.done:
            if step.word == measure.left_by and isinstance(step, Counted):
                least += measure.each_time[0] * step.n if step.up_to is None else measure.each_time[0]
                most += measure.each_time[1] * step.count
        if not all(step in self.sure for step in self.done if step.word == measure.left_by):
            least = 0
        return range(min(max(least, measure.least), measure.most), min(most, measure.most) + 1)


def span(values: Sequence[int]) -> str:
    """These numbers, which rise, in words."""
    if 1 < len(values) == values[-1] - values[0] + 1:
        return f"{values[0]} to {values[-1]}"
    return " or ".join(map(str, values))
