"""A reader at the table: the English text of a card becomes the effect that it speaks of.

It knows the message files as patterns and what each message means, but nothing of how texts are put together.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from itertools import product
from typing import Any, NamedTuple

from rules.engine.catalog import EffectFault
from rules.engine.reader import Reader
from rules.engine.verbs import Effect
from tests.properties.patterns import between
from tests.properties.phrases import Found, Phrases, Raw


class Joined(NamedTuple):
    """A sentence that belongs to the one before it."""

    to: str
    more: Raw


class Sentence(Phrases):
    """One sentence that is being read."""

    def means(self) -> list[Any]:
        """What it can mean: steps, or what belongs to the sentence before."""
        return [value for end, value in self.sentence(0) if end == len(self.text)]

    def sentence(self, at: int) -> Found:
        """A sentence without its end, as what it adds to the effect: steps, or what belongs to the one before."""
        you, they, them = self.phrase("you"), self.phrase("they"), self.phrase("them")
        for end, steps in you(at):
            yield end, steps
        for key in ("may-you", "then-may-you"):
            for end, values in self.message(key, at, what=you):
                yield end, [{"may": values["what"]}]
        for choice in (self.step("you"), partial(self.choice, "you")):
            for end, values in self.message("then", at, what=choice):
                yield end, [values["what"]]
        asked = self.condition("you")
        for key in ("if", "then-if"):
            for end, values in self.message(key, at, cond=asked, what=you):
                yield end, [{"if": values["cond"], "then": values["what"]}]
        for end, values in self.message("if-else", at, cond=asked, what=you, other=you):
            yield end, [{"if": values["cond"], "then": values["what"], "else": values["other"]}]
        for end, values in self.message("otherwise", at, what=you):
            yield end, Joined("if", {"else": values["what"]})
        for end, values in self.message("both-for", at, cost=you):
            yield end, Joined("choose", {"both_for": _price(values["cost"])})
        for end, values in self.message("each-may", at, what=they):
            yield end, [{"each": values["who"], "do": [{"may": values["what"]}]}]
        for word in ("for-each-doer", "for-each-doer-first"):
            for end, values in self.message(word, at, what=them):
                yield end, Joined("reward", {"you": values["what"]})
        for turns in (self.rows(self._turn, "or"), self.lines(self._turn)):
            for end, values in self.message("each-must", at, what=turns):
                if len(values["what"]) > 1:
                    yield end, [{"each": values["who"], "do": [{"choose": values["what"]}]}]
        for word in ("for-each-who", "for-each-who-first"):
            for end, values in self.message(word, at, what=them, cond=self.condition("they")):
                yours = {"if": values["cond"], "then": {"you": values["what"]}}
                yield end, [{"each": values["who"], "do": [yours]}]
        for end, values in self.message("each-does", at, what=they):
            yield end, [{"each": values["who"], "do": values["what"]}]
        for end, values in self.message("pick", at):
            yield end, [{"each": "opponents", "up_to": values["n"]}]
        for end, values in self.message("pick-you", at, what=them):
            yield end, Joined("pick", {"do": [{"you": values["what"]}]})
        for end, values in self.message("pick-if-else", at, cond=self.condition("they"), what=they, other=them):
            test = {"if": values["cond"], "then": values["what"], "else": {"you": values["other"]}}
            yield end, Joined("pick", {"do": [test]})
        for end, values in self.message("together", at, what=partial(self.things, "give", "they")):
            yield end, [{"together": "opponents", **values["what"]}]
        for end, values in self.message("together-else", at, what=you):
            yield end, Joined("together", {"else": values["what"]})

    def _turn(self, at: int) -> Found:
        yield from self.phrase("they")(at)
        for end, values in self.message("let-you", at, what=self.phrase("them")):
            yield end, [{"you": values["what"]}]


def _price(steps: list[Raw]) -> Raw:
    price: Raw = {}
    for step in steps:
        price |= step.get("pay", {"none": step})
    return price


def read_back(text: str, reader: Reader, *, board: bool = False) -> set[Effect]:
    """Every effect that a text can speak of."""
    options = [_effects(one) for one in text.split(between("or-else"))]
    found: set[Effect] = set()
    for chosen in product(*options):
        raw: Any = chosen[0]
        if len(chosen) > 1:
            raw = [{"choose": list(chosen)}]
            *steps, last = chosen[-1]
            if isinstance(last, Joined):
                raw = [{"choose": [*chosen[:-1], steps], **last.more}]
        try:
            found.add(reader.read(raw, board=board))
        except EffectFault:
            continue
    return found


def _effects(text: str) -> list[list[Any]]:
    """What the sentences of one option can mean."""
    said = [one.removesuffix(".") for one in text.split(". ")]
    ways = [Sentence(one[:1].lower() + one[1:]) for one in said]
    found = []
    for chosen in product(*(one.means() for one in ways)):
        steps = _joined(chosen)
        if steps is not None:
            found.append(steps)
    return found


def _joined(sentences: Sequence[Any]) -> list[Any] | None:
    """Sentences as one effect; None where one does not belong to the one before it."""
    steps: list[Any] = []
    for one in sentences:
        if not isinstance(one, Joined):
            steps += one
            continue
        if one.to == "choose":
            steps.append(one)
            continue
        if not steps or isinstance(steps[-1], Joined):
            return None
        last = steps[-1]
        if one.to == "reward" and "each" in last and "may" in last.get("do", [{}])[0]:
            steps[-1] = {**last, "do": [{"may": [*last["do"][0]["may"], one.more]}]}
        elif (one.to == "pick" and "each" in last and "do" not in last) or (
            one.to in last and not set(one.more) & set(last)
        ):
            steps[-1] = {**last, **one.more}
        else:
            return None
    return steps
