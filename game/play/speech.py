"""What a seat has done, in one sentence: deeds that are alike are counted, small ones give way to those they led to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from game.text.messages import known, say
from game.text.names import joined

LITTLE, PLACE, GREAT = range(3)
"""How much a deed weighs: what only came of another one, what led to it, and what is told in any case."""
MOST = 3
"""The most deeds of a turn, those beside not counted, and the most turns, of which one sentence tells (the last)."""


class Deed(NamedTuple):
    """A deed: its message, how often it was done, what else its words name, how much it weighs.

    ``opens``: a turn begins with it. ``beside``: it is told whatever weighs more.
    """

    message: str
    amount: int = 1
    named: tuple[tuple[str, str], ...] = ()
    weight: int = GREAT
    opens: bool = False
    beside: bool = False

    @property
    def words(self) -> str:
        """The deed in words, as they follow the name of who did it."""
        return say(self.message, amount=self.amount, **dict(self.named))

    def adds_to(self, before: Deed) -> bool:
        """Whether it is the same deed as another one, of which the words say how often it was done."""
        twice = say(self.message, amount=self.amount + before.amount, **dict(self.named))
        return self._replace(amount=before.amount, opens=before.opens) == before and twice != before.words

    def words_after(self, before: Deed | None) -> str:
        """The same after another deed, where both are alike without the verb, if the words have it so."""
        short = f"{self.message}-too"
        if before is None or before.message != self.message or not known(short):
            return self.words
        return say(short, amount=self.amount, **dict(self.named))


def speech(name: str, deeds: Iterable[Deed]) -> str:
    """What somebody of this name has done, in a sentence; empty where it was nothing."""
    told, before = "", None
    for turn in _gathered(counted for one in _turns(deeds) if (counted := _told(one)))[-MOST:]:
        words = joined([one.words_after(last) for last, one in zip((before, *turn), turn, strict=False)])
        told, before = say("speech-then", a=told, b=words) if told else words, turn[-1]
    return say("speech", name=name, deeds=told) if told else ""


def _turns(deeds: Iterable[Deed]) -> Iterator[list[Deed]]:
    turn: list[Deed] = []
    for deed in deeds:
        if deed.opens and turn:
            yield turn
            turn = []
        turn.append(deed)
    if turn:
        yield turn


def _gathered(turns: Iterable[list[Deed]]) -> list[list[Deed]]:
    """The turns, those that are alike after one another as one, where its words say how often."""
    found: list[list[Deed]] = []
    for turn in turns:
        last = found[-1] if found else []
        if len(last) == len(turn) and all(one.adds_to(other) for one, other in zip(turn, last, strict=True)):
            found[-1] = [
                other._replace(amount=other.amount + one.amount) for one, other in zip(turn, last, strict=True)
            ]
        else:
            found.append(turn)
    return found


def _told(turn: Sequence[Deed]) -> list[Deed]:
    """The deeds of a turn that are told, those that are alike as one; what was gained at the place stands behind what
    was done there."""
    greatest = max((deed.weight for deed in turn if not deed.beside), default=LITTLE)
    alike = Counter[Deed]()
    for deed in turn:
        if deed.beside or deed.weight == greatest:
            alike[deed._replace(amount=0, opens=False)] += deed.amount
    few = [deed for deed in alike if not deed.beside][:MOST]
    told = [deed._replace(amount=amount) for deed, amount in alike.items() if deed.beside or deed in few]
    cause = next((number for number, deed in enumerate(told) if not deed.beside), 0)
    return [told[cause], *told[:cause], *told[cause + 1 :]] if told else []
