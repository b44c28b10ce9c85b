"""Reading effects: plain data of a YAML file becomes typed steps, or one sentence says where it goes wrong and why."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from rules.engine.catalog import EffectFault, nearest, shown
from rules.engine.fields import Field, by_name, data_name, expected, meant, names_of
from rules.engine.verbs import Bundle, Choose, Effect, Options, Per, Price, Test, Verb
from rules.engine.vocabulary import MeasureWord, Place, Vocabulary, span

Path = tuple[str | int, ...]


ALLOWED: dict[str, frozenset[str]] = {
    "card": frozenset({"choose", "may", "if", "each", "together"}),
    "option": frozenset({"choose", "may", "if", "each", "together"}),
    "part": frozenset({"choose"}),
    "bare": frozenset(),
    "do": frozenset({"choose", "may", "if", "you"}),
    "offer": frozenset({"choose", "you"}),
    "branch": frozenset({"you"}),
}
"""By role, which of the verbs that hold effects may stand there; for others there are no words."""

INNER: dict[tuple[str, str], str] = {
    ("choose", "do"): "branch",
    ("may", "do"): "offer",
    ("if", "do"): "branch",
    ("choose", "card"): "bare",
    ("choose", "option"): "bare",
    ("choose", "part"): "bare",
    ("choose", "offer"): "bare",
}
"""The role of what a verb holds, by its word and its own role; where nothing is said, a part."""


class Reader:
    """Reads effects in the words of one game."""

    def __init__(self, words: Vocabulary) -> None:
        self.words = words

    def read(self, raw: Any, path: Path = (), *, board: bool = False) -> Effect:
        """The effect that this data is, on a card or on the ``board``.

        Raises EffectFault with the path to what is not understood.
        """
        return self._effect(raw, path, Place("card", board=board))

    def _effect(self, raw: Any, path: Path, place: Place) -> Effect:
        if isinstance(raw, list) and not raw:
            raise EffectFault(path, "an empty list does nothing; leave it out or write a step")
        steps: list[Verb] = []
        items = raw if isinstance(raw, list) else [raw]
        lonely = len(items) == 1
        for i, item in enumerate(items):
            here = (*path, i) if isinstance(raw, list) else path
            step = self._step(item, here, place, lonely)
            if place.role == "branch" and step.word == "you" and not lonely:
                raise EffectFault((*here, "you"), "'you' stands alone here; write its steps in one list under it")
            steps.append(step)
            if i + 1 < len(items) and not place.other:
                place = place.after(step)
        return Effect(steps)

    def _step(self, raw: Any, path: Path, place: Place, lonely: bool) -> Verb:
        verb = self._verb_of(raw, path)
        if verb.holds and verb.word not in ALLOWED[place.role]:
            raise EffectFault((*path, verb.word), f"'{verb.word}' cannot stand here; " + _elsewhere(place.role))
        if verb.needs_other and not place.other:
            raise EffectFault((*path, verb.word), f"'{verb.word}' speaks of another seat; it stands only inside 'each'")
        if verb.board_only and not place.board:
            raise EffectFault((*path, verb.word), f"'{verb.word}' is for spaces of the board; a card cannot do it")
        fields = self._fields(verb, raw, path)
        if verb is Choose and len(fields) > 1:
            place = place._replace(bounded=False)
        alone = lonely and (verb is not Choose or "n" not in fields)
        read = {
            name: self._value(verb, name, value, path, place, alone if name == verb.bare else lonely)
            for name, value in fields.items()
        }
        step = self._made(verb, read, (*path, verb.word))
        if not place.board and (sentence := step.off_cards()):
            raise EffectFault((*path, verb.word), f"a card cannot do this '{verb.word}': {sentence}")
        return step

    def _verb_of(self, raw: Any, path: Path) -> type[Verb]:
        """The verb of one step: the only one, or the one beside which all others stand."""
        if not isinstance(raw, dict):
            what = "nothing stands here" if raw is None else f"'{shown(raw)}' is no effect"
            raise EffectFault(path, f"{what}; write a verb with what it takes, or a list of such steps")
        found = [word for word in raw if word in self.words.verbs]
        if not found:
            word = next(iter(raw), "")
            raise EffectFault(path, f"'{shown(word)}' is no verb; " + nearest(word, self.words.verbs))
        for word in found:
            verb = self.words.verbs[word]
            if all(other == word or other in verb.beside for other in found):
                return verb
        raise EffectFault(path, f"'{found[0]}' and '{found[1]}' are two steps; make each an item of a list")

    def _fields(self, verb: type[Verb], raw: Mapping[str, Any], path: Path) -> dict[str, Any]:
        """What is written for each field of a verb, by the name in the data."""
        for word in raw:
            if word != verb.word and word not in verb.beside:
                cure = nearest(word, {verb.word, *verb.beside})
                raise EffectFault((*path, word), f"'{shown(word)}' does not go with '{verb.word}'; {cure}")
        value = raw[verb.word]
        beside = {word: raw[word] for word in verb.beside if word in raw}
        if verb.whole or (verb.bare and not isinstance(value, dict)):
            return {data_name(verb, verb.bare): value, **beside}
        known = [name for name in names_of(verb) if name not in verb.beside]
        if not isinstance(value, dict):
            raise EffectFault(
                (*path, verb.word),
                f"'{verb.word}' takes words with values, such as {{{known[0]}: 1}}, not '{shown(value)}'",
            )
        for word in value:
            if word in verb.beside:
                raise EffectFault(
                    (*path, verb.word, word), f"'{shown(word)}' stands beside '{verb.word}', not under it"
                )
            if word not in known:
                takers = [other for other, one in self.words.verbs.items() if not one.holds and word in names_of(one)]
                cure = f"'{takers[0]}' takes it" if takers and word not in ("n", "up_to") else nearest(word, known)
                raise EffectFault((*path, verb.word, word), f"'{shown(word)}' cannot stand here; {cure}")
        return {**value, **beside}

    def _made(self, verb: type[Verb], read: Mapping[str, Any], path: Path) -> Verb:
        """The step with these fields. Raises EffectFault where one is missing or they contradict each other."""
        named = by_name(verb)
        missing = [name for name, field in named.items() if name not in read and field.required]
        if missing:
            raise EffectFault(path, f"'{verb.word}' needs '{missing[0]}': {expected(named[missing[0]].type)}")
        given = {named[name].name: value for name, value in read.items()}
        if issubclass(verb, Bundle):
            written = tuple(
                named[name].name for name in read if name not in verb.beside and name not in verb.conditions
            )
            if not written:
                raise EffectFault(path, f"'{verb.word}' names at least one thing, such as {{lira: 2}}")
            given["written"] = written
        step = verb(**given)
        if sentence := step.contradiction():
            raise EffectFault(path, f"'{verb.word}' contradicts itself: {sentence}")
        if sentence := self.words.impossible(step):
            raise EffectFault(path, f"this '{verb.word}' can never be done: {sentence}")
        return step

    def _value(self, verb: type[Verb], name: str, raw: Any, path: Path, place: Place, lonely: bool) -> Any:
        """What is written for one field, as its type."""
        field = by_name(verb)[name]
        here = (*path, name) if name in verb.beside or verb.whole else (*path, verb.word, name)
        if verb.whole and field.name == verb.bare:
            here = (*path, verb.word)
        held = field.kinds
        if Options in held:
            return self._options(raw, here, place, lonely)
        if Effect in held:
            return self._effect(raw, here, _inside(verb.word, place))
        if Price in held:
            if not lonely or place.role != "card":
                raise EffectFault(
                    here, "'both_for' stands only where its choose of one option is all that the card does"
                )
            return Price(self._effect({"pay": raw}, here, place._replace(role="bare")))
        if Test in held:
            return self._test(raw, here, place)
        if Per in held:
            return self._per(raw, here, place)
        inner = next((kind for kind in held if isinstance(kind, type) and issubclass(kind, Bundle)), None)
        if inner is not None:
            fields = self._fields(inner, {inner.word: raw}, path)
            told = {one: self._value(inner, one, value, path, place, lonely) for one, value in fields.items()}
            return self._made(inner, told, here)
        return self._plain(field, verb.word if verb.whole and field.name == verb.bare else name, raw, here)

    def _plain(self, field: Field, name: str, raw: Any, path: Path) -> Any:
        kind = field.type
        try:
            value = msgspec.convert(raw, kind)
            if raw is None:
                raise msgspec.ValidationError
        except msgspec.ValidationError:
            what = "nothing stands here" if raw is None else f"'{shown(raw)}' cannot stand here"
            known = f"; {nearest(raw, self.words.lists[field.titles[0]])}" if field.titles else ""
            raise EffectFault(path, f"{what}; {name} is {expected(kind)}{meant(raw, kind) or known}") from None
        for title in field.titles:
            for one in value if isinstance(value, tuple) else (value,):
                if one not in self.words.lists[title]:
                    raise EffectFault(
                        path, f"'{shown(one)}' is none of the {title}; " + nearest(one, self.words.lists[title])
                    )
        return value

    def _options(self, raw: Any, path: Path, place: Place, lonely: bool) -> Options:
        if not isinstance(raw, list) or len(raw) < 2:
            raise EffectFault(path, "choose needs a list of at least two effects")
        inside = _inside("choose", place)
        if lonely and place.role == "card":
            inside = place._replace(role="option")
        return Options(self._effect(option, (*path, i), inside) for i, option in enumerate(raw))

    def test(self, raw: Any, path: Path) -> Test:
        """A condition: one measure and its test. Raises EffectFault, also where it can only pass or never."""
        return self._test(raw, path, Place("card"))

    def _test(self, raw: Any, path: Path, place: Place) -> Test:
        if not isinstance(raw, dict) or len(raw) != 1:
            raise EffectFault(path, "a condition is one measure and its test, such as {vp: {below: 0}}")
        ((name, wanted),) = raw.items()
        here = (*path, name)
        measure = self._measure(name, here, place)
        if measure.left_by and place.other:
            raise EffectFault(here, f"'{name}' says nothing of a seat; inside 'each' test what the seat has")
        if measure.with_number:
            raise EffectFault(here, f"'{name}' stands only under 'per'")
        test = _parsed_test(str(name), wanted, here)
        values = place.values(str(name), measure, self.words.left)
        passing = sum(test.holds(value) for value in values)
        limits = f"'{name}' is {span(values)} here"
        if not passing:
            raise EffectFault(here, f"this test never passes: {limits}")
        if passing == len(values):
            raise EffectFault(here, f"this test always passes: {limits}; take the 'if' away")
        if missed := [n for n in test.numbers if test.word == "one_of" and n not in values]:
            raise EffectFault(here, f"'{name}' is never {shown(missed[0])}: {limits}")
        return test

    def _measure(self, name: Any, path: Path, place: Place) -> MeasureWord:
        if not isinstance(name, str) or name not in self.words.measures:
            raise EffectFault(path, f"'{shown(name)}' is no measure; " + nearest(name, self.words.measures))
        measure = self.words.measures[name]
        if measure.left_by:
            times = measure.times(place.sure)
            if not times:
                what = f"'{measure.left_by}'" + (f" of {measure.left_of}" if measure.left_of else "")
                raise EffectFault(
                    path, f"'{name}' is left behind by {what}, which must stand before it, and not inside 'each'"
                )
            if any(step.word == measure.left_by or step.opens for step in place.others):
                raise EffectFault(path, f"'{name}' cannot tell your '{measure.left_by}' from that of 'each'; part them")
            if measure.last_only and times > 1:
                raise EffectFault(path, f"'{name}' belongs to one time; let '{measure.left_by}' be done once")
        return measure

    def _per(self, raw: Any, path: Path, place: Place) -> Per:
        name, number = raw, 0
        if isinstance(raw, dict) and len(raw) == 1:
            ((name, number),) = raw.items()
        measure = self._measure(name, path, place)
        if not measure.counts:
            raise EffectFault(path, f"'{name}' is no number of things; nothing can be gained for each")
        allowed = measure.with_number or (0,)
        if number not in allowed or not _number(number):
            wanted = f"one of {', '.join(map(str, allowed))}" if measure.with_number else "nothing beside it"
            raise EffectFault(path, f"'{name}' is measured with {wanted}, not with '{shown(number)}'")
        return Per(name, number)


def _parsed_test(name: str, raw: Any, path: Path) -> Test:
    """A test of a measure: n, [n, m], {at_least: n} or {below: n}."""
    if _number(raw):
        return Test(name, "equal", (raw,))
    if isinstance(raw, list) and len(raw) > 1 and all(map(_number, raw)) and sorted(set(raw)) == raw:
        return Test(name, "one_of", tuple(raw))
    if isinstance(raw, dict) and len(raw) == 1:
        ((word, limit),) = raw.items()
        if word == "at_least" and _number(limit):
            return Test(name, "at_least", (limit,))
        if word == "below" and _number(limit):
            return Test(name, "below", (limit,))
    raise EffectFault(
        path, f"'{shown(raw)}' is no test; write n, [n, m] in rising order, {{at_least: n}} or {{below: n}}"
    )


def _number(raw: Any) -> bool:
    return isinstance(raw, int) and not isinstance(raw, bool)


def role_inside(word: str, role: str) -> str:
    """The role of what a verb holds that stands in this role itself."""
    return "do" if word == "each" else INNER.get((word, role), "part")


def _inside(word: str, place: Place) -> Place:
    """The place of what a verb holds that stands in this one."""
    return place._replace(role=role_inside(word, place.role), other=place.other or word == "each")


def _elsewhere(role: str) -> str:
    known = ", ".join(sorted(ALLOWED[role])) or "none"
    return f"of the verbs that hold effects, these can: {known}"
