"""Random effects, built from nothing but the declarations of verbs, measures and seats."""

from __future__ import annotations

from typing import Annotated, Any, Literal, Protocol, get_args, get_origin

from msgspec import Meta

from rules.engine.fields import fields_of, kinds, metas
from rules.engine.reader import ALLOWED, INNER
from rules.engine.verbs import Bundle, Effect, Options, Per, Price, Test, Times, Verb
from rules.engine.vocabulary import Vocabulary

ODD: tuple[Any, ...] = (0, -1, 1.5, True, None, "", "two", "2", [], {}, 10**12, [1, 2], {"n": 1}, "all")
"""Values that few fields take."""


class Chance(Protocol):
    """Where random numbers come from."""

    def below(self, limit: int) -> int:
        """A number from 0 to one less than this."""
        ...


class Maker:
    """Makes effects as the data would write them; one value in ``odd`` is of a kind that is seldom right (0: none)."""

    def __init__(self, words: Vocabulary, chance: Chance, odd: int = 0) -> None:
        self.words, self.chance, self.odd = words, chance, odd

    def effect(self, role: str = "card", depth: int = 0) -> Any:
        """An effect that stands in this role; deeper ones are shorter."""
        if role in ("do", "branch"):
            return self._turn(role, depth)
        count = 1 + (self.chance.below(3) if depth < 2 else 0)
        steps = [self.step(role, depth, count == 1) for _ in range(count)]
        return steps[0] if count == 1 and self.chance.below(2) else steps

    def _turn(self, role: str, depth: int) -> Any:
        """What one seat does inside ``each``: one step that holds effects, or one to two plain ones."""
        if self.chance.below(3):
            holding = sorted(ALLOWED[role])
            return self.verb(self.words.verbs[self._one(holding)], role, depth, True)
        return [self.step("bare", depth, False, other=True) for _ in range(1 + self.chance.below(2))]

    def step(self, role: str, depth: int, lonely: bool, other: bool = False) -> Any:
        """One step; ``other`` where there is another party."""
        known = [
            verb
            for verb in self.words.verbs.values()
            if (not verb.holds or (verb.word in ALLOWED[role] and depth < 3)) and (not verb.needs_other or other)
        ]
        return self.verb(self._one(known), role, depth, lonely)

    def verb(self, verb: type[Verb], role: str, depth: int, lonely: bool) -> Any:
        """A step with this verb."""
        under: dict[str, Any] = {}
        beside: dict[str, Any] = {}
        for field in fields_of(verb):
            if field.name == "written" or (not field.required and not self._wanted(verb, field.name, lonely, role)):
                continue
            value = self.value(field.type, verb.word, role, depth)
            (beside if field.encode_name in verb.beside else under)[field.encode_name] = value
        if issubclass(verb, Bundle) and not under:
            name = self._one([f for f in fields_of(verb) if f.name not in ("written", "per", "worth")])
            under[name.encode_name] = self.value(name.type, verb.word, role, depth)
        if verb.whole or (verb.bare and set(under) <= {verb.bare} and self.chance.below(2)):
            return {verb.word: under.get(verb.bare, 1), **beside}
        return {verb.word: under, **beside}

    def _wanted(self, verb: type[Verb], name: str, lonely: bool, role: str) -> bool:
        if name == "both_for" and not (lonely and role == "card"):
            return False
        return not self.chance.below(5 if issubclass(verb, Bundle) else 3)

    def value(self, kind: Any, word: str, role: str, depth: int) -> Any:
        """A value for a field of this type."""
        if self.odd and not self.chance.below(self.odd):
            return self._one(ODD)
        for one in metas(kind):
            if one.title in self.words.lists:
                words = sorted(map(str, self.words.lists[one.title])) if one.title != "printed costs" else None
                if words is None:
                    costs = sorted(self.words.lists[one.title])
                    return sorted({self._one(costs) for _ in range(1 + self.chance.below(2))})
                if Literal not in map(get_origin, kinds(kind)):
                    return self._one(words)
        return self._of(self._one([one for one in _plain(kind) if one is not type(None)]), word, role, depth)

    def _of(self, kind: Any, word: str, role: str, depth: int) -> Any:
        if get_origin(kind) is Literal:
            return self._one(get_args(kind))
        if get_origin(kind) is Annotated:
            meta = next((one for one in get_args(kind)[1:] if isinstance(one, Meta) and one.ge is not None), None)
            if meta is not None:
                most = min(int(meta.le or 9), int(meta.ge or 0) + (2 if self.chance.below(3) else 30))
                return int(meta.ge or 0) + self.chance.below(most - int(meta.ge or 0) + 1)
            return self._of(get_args(kind)[0], word, role, depth)
        inner = "do" if word == "each" else INNER.get((word, role), "part")
        if kind is Options:
            if word == "choose" and role == "card":
                inner = "option"
            return [self.effect(inner, depth + 1) for _ in range(2 + self.chance.below(2))]
        if kind is Effect:
            return self.effect(inner, depth + 1)
        if kind is Price:
            return self._one([{"vp": 1}, {"lira": 2}, {"wine": 1}])
        if kind is Test:
            return self._test()
        if kind is Per:
            name = self._one(sorted(self.words.measures))
            numbers = self.words.measures[name].with_number
            return {name: self._one(numbers)} if numbers else name
        if kind is Times:
            return {"up_to": 2 + self.chance.below(2)}
        if isinstance(kind, type) and issubclass(kind, Bundle):
            return {"visitor": 1 + self.chance.below(3)}
        return 1

    def _test(self) -> Any:
        name = self._one(sorted(self.words.measures))
        measure = self.words.measures[name]
        middle = max(measure.least, -2) + 1 + self.chance.below(min(6, measure.most - measure.least))
        return {name: self._one([middle, {"at_least": middle}, {"below": middle}, [middle, middle + 1]])}

    def _one(self, things: Any) -> Any:
        return things[self.chance.below(len(things))]


def _plain(kind: Any) -> list[Any]:
    """The types that a field may have, each with what is said about it."""
    if get_origin(kind) is Annotated:
        inner, *said = get_args(kind)
        several = _plain(inner)
        return [kind] if len(several) == 1 and several[0] is inner and said else several
    union = get_args(kind) if get_origin(kind) is not Literal and get_origin(kind) is not tuple else ()
    return [one for part in union for one in _plain(part)] if union else [kind]
