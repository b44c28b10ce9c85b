"""What the parts of an English sentence about an effect mean: steps, things, choices, conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from typing import Any

from rules.viticulture.verbs import VERBS, Word
from rules.viticulture.vocabulary import MEASURES
from tests.properties.patterns import between, fits, forms, unread

Raw = dict[str, Any]
Found = Iterator[tuple[int, Any]]
"""Where something read ends, and what it is."""
Part = Callable[[int], Found]


PAYING = {"pay": ("lira",), "lose": ("vp",), "discard": (
    "grape", "wine", "card", "visitor", "summer_visitor", "winter_visitor", "vine",
)}  # fmt: skip
THINGS = {
    "gain": ("lira", "vp", "worker", "grande", "temporary_worker"),
    "draw": ("vine", "order", "summer_visitor", "winter_visitor", "any_visitor"),
    "give": ("lira", "card", "visitor", "summer_visitor", "winter_visitor", "vine"),
    **PAYING,
}
"""By the word before them, the things that may follow."""
SIGNS = {"raise": "gain", "lower": "pay", "lose": "pay", "discard": "pay"}
"""The verbs that words stand for; others stand for themselves."""


class Phrases:
    """The phrases of one sentence that is being read."""

    def __init__(self, text: str) -> None:
        self.text = text
        self._read: dict[tuple[str, int], list[tuple[int, Any]]] = {}

    def message(self, key: str, at: int, whose: str = "you", **inner: Part) -> Found:
        """The message with the values of its variables; ``inner`` reads those that are no numbers."""
        wanted = {"whose": "they" if whose == "they" else "you", "form": "plain"}
        for form in forms()[key]:
            for end, read in self._parts(form.parts, at, inner):
                values = {**read, **unread(form, read)}
                if fits(form, read) and all(values.get(name, word) == word for name, word in wanted.items()):
                    yield end, values

    def _parts(self, parts: Sequence[tuple[str, bool]], at: int, inner: Mapping[str, Part]) -> Found:
        if not parts:
            yield at, {}
            return
        (name, variable), *rest = parts
        if not variable:
            if self.text.startswith(name, at):
                yield from self._parts(rest, at + len(name), inner)
            return
        for end, value in inner[name](at) if name in inner else self.number(at):
            for last, values in self._parts(rest, end, inner):
                if values.get(name, value) == value:
                    yield last, {name: value, **values}

    def number(self, at: int) -> Found:
        """A whole number, with a true minus where it is below zero."""
        first = end = at + self.text.startswith("−", at)
        while end < len(self.text) and self.text[end].isdigit():
            end += 1
        if end > first:
            yield end, int(self.text[first:end]) * (1 if first == at else -1)

    def rows(self, part: Part, last: str) -> Part:
        """A row of such parts (``row``)."""
        return lambda at: self.row(part, last, at)

    def row(self, part: Part, last: str, at: int) -> Found:
        """One or several, with commas between them and ``last`` before the last one."""
        for end, value in part(at):
            yield end, [value]
            yield from self._more(part, last, end, [value])

    def _more(self, part: Part, last: str, at: int, before: list[Any]) -> Found:
        for key in dict.fromkeys((last, "comma")):
            middle = between(key)
            if self.text.startswith(middle, at):
                for end, value in part(at + len(middle)):
                    if key == last:
                        yield end, [*before, value]
                    if key == "comma":
                        yield from self._more(part, last, end, [*before, value])

    def once(self, key: str, at: int, read: Part) -> Found:
        """What can be read here, worked out once."""
        if (key, at) not in self._read:
            found = list(read(at))
            self._read[key, at] = [one for i, one in enumerate(found) if one not in found[:i]]
        yield from self._read[key, at]

    def phrase(self, whose: str, chooses: bool = True) -> Part:
        """Steps, perhaps with their price before them; inside a choice none ``chooses`` again."""
        return lambda at: self.once(f"phrase {whose} {chooses}", at, lambda at: self._phrase(at, whose, chooses))

    def _phrase(self, at: int, whose: str, chooses: bool) -> Found:
        """A choice takes all that follows it up to ", and then"; what both parts are is one row of steps."""
        for end, steps in self._clause(at, whose, chooses):
            yield end, steps
            middle = between("choice-then")
            if chooses and self.text.startswith(middle, end):
                for last, more in self.phrase(whose)(end + len(middle)):
                    yield last, steps + more

    def _clause(self, at: int, whose: str, chooses: bool) -> Found:
        steps = self._steps(whose)
        ends: Part = (lambda at: self._ending(at, whose)) if chooses else steps
        for end, values in self.message("price", at, cost=steps, gain=ends):
            yield end, values["cost"] + values["gain"]
        yield from ends(at)

    def _ending(self, at: int, whose: str) -> Found:
        """Steps of which the last may be a choice that is spelt out."""
        yield from self._steps(whose)(at)
        for end, choice in self.choice(whose, at):
            yield end, [choice]
        for last in ("and", "and-also"):
            yield from self._row_with_choice(at, whose, last)

    def _row_with_choice(self, at: int, whose: str, last: str) -> Found:
        for end, step in self.step(whose)(at):
            if self.text.startswith(between(last), end):
                for after, choice in self._spelt_out(end + len(between(last)), whose):
                    yield after, [step, choice]
            if self.text.startswith(between("comma"), end):
                for after, more in self._row_with_choice(end + len(between("comma")), whose, last):
                    yield after, [step, *more]

    def _steps(self, whose: str) -> Part:
        step = self.step(whose)

        def read(at: int) -> Found:
            for last in ("and", "and-also"):
                yield from self.row(step, last, at)

        return lambda at: self.once(f"steps {whose}", at, read)

    def step(self, whose: str) -> Part:
        """One step, which may be a choice between things with one verb."""
        return lambda at: self.once(f"step {whose}", at, lambda at: self._step(at, whose))

    def _step(self, at: int, whose: str) -> Found:
        for word in THINGS:
            yield from self.things(word, whose, at)
        for word in ("raise", "lower"):
            amounts = self.rows(self.number, "or")
            for end, values in self.message(word, at, whose, n=amounts):
                options = [{SIGNS[word]: {"residual": n}} for n in values["n"]]
                yield end, options[0] if len(options) == 1 else {"choose": options}
        for end, values in self.message("per", at, what=partial(self.things, "gain", whose), per=self._per(whose)):
            yield end, {**values["what"], "per": values["per"]}
        yield from self._builds(at, whose)
        for word, build in STEPS.items():
            for end, values in self.message(word, at, whose, colour=self._colour):
                yield end, build(values)
        for key in _worded():
            for end, _ in self.message(key, at, whose):
                verb, _, what = key.partition("-")
                yield end, {verb: what}

    def _colour(self, at: int) -> Found:
        for word in ("red", "white"):
            if self.text.startswith(word, at):
                yield at + len(word), word

    def things(self, word: str, whose: str, at: int) -> Found:
        """A bundle of things, or one of several such bundles."""
        one = self.rows(self._thing(word, whose), "and")
        several = self.rows(one, "or")
        for end, values in self.message(word, at, what=several):
            if word == "give" and values["to"] != ("them" if whose == "them" else "you"):
                continue
            options = []
            for things in values["what"]:
                bundle: Raw = {}
                for thing in things:
                    bundle |= thing
                options.append({SIGNS.get(word, word): bundle})
                if len(things) != len([key for key in bundle if key != "worth"]):
                    break
            else:
                yield end, options[0] if len(options) == 1 else {"choose": options}

    def _thing(self, word: str, whose: str) -> Part:
        def read(at: int) -> Found:
            for thing in THINGS[word]:
                for end, values in self.message(f"thing-{thing}", at, whose):
                    n: Any = {"up_to": values["n"]} if values.get("mode") == "up_to" else values.get("n", 1)
                    worth = {"worth": values["worth"]} if values.get("worth") else {}
                    yield end, {thing.removeprefix("any_"): n, **worth}
            if word == "discard":
                for end, _ in self.message("thing-card-all", at, whose):
                    yield end, {"card": "all"}

        return read

    def _per(self, whose: str) -> Part:
        def read(at: int) -> Found:
            for measure in MEASURES:
                key = f"per-{measure.replace('.', '-')}"
                for end, values in self.message(key, at, whose) if key in forms() else ():
                    yield end, {measure: values["n"]} if "n" in values else measure

        return read

    def choice(self, whose: str, at: int) -> Found:
        """A choice between several steps."""
        yield from self._spelt_out(at, whose)
        both = self.rows(self.step(whose), "and")
        for end, values in self.message("all-in-order", at, what=both):
            if len(values["what"]) > 1:
                yield end, {"choose": values["what"], "n": "all"}

    def _spelt_out(self, at: int, whose: str) -> Found:
        """A choice that says at its beginning that it is one."""
        phrase = self.phrase(whose, False)
        options = self.rows(phrase, "comma")
        for end, values in self.message("either", at, a=options, b=phrase):
            yield end, {"choose": [*values["a"], values["b"]]}
        for end, values in self.message("choose-one", at, what=self.lines(phrase)):
            yield end, {"choose": values["what"]}
        for end, values in self.message("choose-n", at, what=self.lines(phrase)):
            yield end, {"choose": values["what"], "n": values["n"]}
        for end, values in self.message("choose-all", at, what=self.lines(phrase)):
            yield end, {"choose": values["what"], "n": "all"}

    def lines(self, part: Part) -> Part:
        def read(at: int) -> Found:
            for end, value in part(at):
                yield end, [value]
                middle = between("semicolon")
                if self.text.startswith(middle, end):
                    for last, more in read(end + len(middle)):
                        yield last, [value, *more]

        return read

    def _builds(self, at: int, whose: str) -> Found:
        """What is built, at which cost."""

        def plain(at: int) -> Found:
            for end, values in self.message("build", at):
                yield end, _counted(values)
            for end, _ in self.message("build-cellar", at, whose):
                yield end, {"only": "next_cellar"}
            for end, values in self.message("build-named", at, name=self._name):
                yield end, {"only": values["name"]}

        def what(at: int) -> Found:
            yield from plain(at)
            costs = self.rows(self.number, "or")
            for end, values in self.message("costing", at, what=plain, costs=costs):
                if _agrees(values):
                    yield end, {**values["what"], "cost": values["costs"]}

        for end, values in self.message("at-cost", at, what=what):
            if _agrees(values):
                yield end, {"build": values["what"] or {"n": 1}}
        for end, values in self.message("at-discount", at, what=what):
            if _agrees(values):
                yield end, {"build": {**values["what"], "discount": values["discount"]}}
        for end, values in self.message("at-nothing", at, what=what):
            yield end, {"build": {**values["what"], "free": True}}

    def _name(self, at: int) -> Found:
        for key in forms():
            if key.startswith("name-"):
                for end, _ in self.message(key, at):
                    yield end, key.removeprefix("name-")

    def condition(self, whose: str) -> Part:
        """A measure and its test."""

        def read(at: int) -> Found:
            for measure in MEASURES:
                key = f"cond-{measure.replace('.', '-')}"
                for end, values in self.message(key, at, whose, amount=self._amount) if key in forms() else ():
                    test, last = values.get("amount", (0, 0))
                    if "n" not in values or (values["n"] == "one") == (last == 1):
                        yield end, {measure: test}

        return read

    def _amount(self, at: int) -> Found:
        """A test as the data have it, and the last number in it."""
        for end, numbers in self.row(self.number, "or", at):
            yield end, (numbers[0] if len(numbers) == 1 else numbers, numbers[-1])
        for key, word in (("at_least", "at_least"), ("below", "below"), ("fewer", "below")):
            for end, values in self.message(f"test-{key}", at):
                yield end, ({word: values["n"]}, values["n"])


@cache
def _worded() -> list[str]:
    """The messages of steps of which there is only what one word says."""
    words = [verb.word for verb in VERBS.values() if issubclass(verb, Word)]
    return [key for key in forms() if key.partition("-")[0] in words]


def _counted(values: Mapping[str, Any]) -> Raw:
    return {"up_to": values["n"]} if values["mode"] == "up_to" else {"n": values["n"]}


def _agrees(values: Mapping[str, Any]) -> bool:
    """Whether "its" and "their" speak of as many as are built."""
    count = max(values["what"].get("n", 1), values["what"].get("up_to", 1))
    return bool((values["n"] == "one") == (count == 1))


def _said(verb: str, values: Mapping[str, Any], *names: str) -> Raw:
    """A step with those of the values that say anything."""
    told = {name: values[name] for name in names if values.get(name) not in (None, "none", 0)}
    return {verb: {**(_counted(values) if "mode" in values else {}), **told}}


STEPS: dict[str, Callable[[Mapping[str, Any]], Raw]] = {
    "plant": lambda values: _said("plant", values, "from", "ignore"),
    "uproot": lambda values: _said("uproot", values),
    "harvest": lambda values: _said("harvest", values),
    "make_wine": lambda values: _said("make_wine", values, "worth", "ignore"),
    "fill_order": lambda values: _said("fill_order", values, "n"),
    "age": lambda values: {"age": {"wine": values["n"] or "all", "times": values["times"]}},
    "swap_vines": lambda values: _said("swap_vines", values, "n"),
    "place_grape": lambda values: _said("place_grape", values, "colour", "value"),
    "train": lambda values: _said("train", values, "n", "ready"),
    "retrieve": lambda values: _said("retrieve", values, "from"),
    "retrieve-grande": lambda values: {"retrieve": {"worker": "grande"}},
    "take_discarded": lambda values: _said("take_discarded", values, "n"),
    "reveal": lambda values: _said("reveal", values, "keep"),
}
"""What the message of each step means."""
