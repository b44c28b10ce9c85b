"""What a language lacks or has too much beside English, and beside what the code gives to its messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from fluent.syntax import ast

from game.tools.words.files import Message, Texts
from game.tools.words.parts import CATEGORIES, parts
from game.tools.words.said import EFFECT, OF_EVERY_EFFECT, places, said

GRAMMAR = frozenset({"form", "whose"})
"""Variables that only tell which form of a verb or whose thing it is: a language chooses by them as it needs."""
OF_EVERY_CARD = frozenset({"card-order", "card-order-one", "card-order-title", "card-automa"})
"""Messages that begin like the name of a card, and are none."""
VERBS = frozenset({"plain", "infinitive", "third", "label"})
"""The forms of verbs that the code gives as ``form``."""


def missing(texts: Texts, english: Texts) -> Iterator[str]:
    """Messages that this language has not, and those that nobody says."""
    for key, first in english.messages.items():
        if key not in texts.messages and not _names_a_card(key):
            file = first.file.parent.parent / texts.code / first.file.name
            yield f"{file}: has no '{key}', which English has; add it."
    for key, one in texts.messages.items():
        if key not in english.messages and not _names_a_card(key):
            yield f"{one.at} is not in English, so nobody says it; remove it."


def unsaid(english: Texts) -> Iterator[str]:
    """Messages that the code never says."""
    named = {
        said_there.partition(".")[0]
        for one in english.messages.values()
        for _, pattern in one.patterns()
        for said_there in parts(pattern).said
    }
    for key, one in english.messages.items():
        if key not in named and not _names_a_card(key) and not said().says(key):
            yield f"{one.at} is said nowhere in the program; remove it in every language."


def _names_a_card(key: str) -> bool:
    """Whether a message is the name of a card, which is looked for with the cards."""
    return key.startswith("card-") and key not in OF_EVERY_CARD


def variables(texts: Texts, english: Texts) -> Iterator[str]:
    """Variables that a message has and the code does not give, or that it leaves out."""
    for key, one in texts.messages.items():
        first = english.messages.get(key)
        if first is None:
            continue
        own, model = _variables(one), _variables(first)
        for name in sorted(own - model - _given_to(key)):
            yield f"{one.at} has the variable ${name}, which the code does not give; take it out."
        yield from _not_given(one, own)
        for name in sorted(_shown(first) - own):
            if not one.without(name):
                yield (
                    f"{one.at} leaves out ${name}, which English shows; put it in, or say why in a line above: "
                    f"# Without ${name}: …"
                )
        yield from _choices(one, first)


def _choices(one: Message, first: Message) -> Iterator[str]:
    """What a message chooses by words, beside English."""
    model = _by_words(pattern for _, pattern in first.patterns())
    usual = {(choice.variable, choice.usual) for _, pattern in first.patterns() for choice in parts(pattern).choices}
    for name in model.keys() - GRAMMAR:
        if name not in _variables(one) and not one.without(name):
            yield (
                f"{one.at} does not choose by ${name} as English does; choose, or say why in a line above: "
                f"# Without ${name}: …"
            )
    for form, pattern in one.patterns():
        same = first.forms.get(form, first.value)
        wanted = _by_words([same] if same else ())
        for name, keys in _by_words([pattern]).items():
            if name not in GRAMMAR and not one.without(name):
                for key in sorted(wanted.get(name, set()) - keys):
                    if (name, key) not in usual:
                        yield f"{one.at} has no [{key}] among what it chooses by ${name}; add it."
            known = VERBS if name == "form" else model.get(name, keys)
            for key in sorted(keys - known):
                yield f"{one.at} chooses [{key}] by ${name}, which is never given; write one of {_listed(known)}."


def _listed(keys: set[str] | frozenset[str]) -> str:
    return ", ".join(f"[{key}]" for key in sorted(keys))


def _by_words(patterns: Iterable[ast.Pattern]) -> dict[str, set[str]]:
    """The keys, other than numbers and plural forms, by which something is chosen, by variable."""
    found: dict[str, set[str]] = {}
    for choice in (choice for pattern in patterns for choice in parts(pattern).choices):
        keys = {key for key in choice.keys if not key.isdigit() and key not in CATEGORIES}
        if keys and not choice.plural and not choice.form:
            found.setdefault(choice.variable, set()).update(keys)
    return found


def _variables(one: Message) -> frozenset[str]:
    return frozenset(name for _, pattern in one.patterns() for name in parts(pattern).variables)


def _shown(one: Message) -> frozenset[str]:
    return parts(one.value).shown if one.value else frozenset()


def _given_to(key: str) -> frozenset[str]:
    """The variables that the code is seen to give to a message."""
    return frozenset(name for place in places(key) for name in place.given) | _given_to_effects(key)


def _given_to_effects(key: str) -> frozenset[str]:
    """The variables that every message of effects has, however it is said."""
    return OF_EVERY_EFFECT if key.startswith(EFFECT) else frozenset()


def _not_given(one: Message, variables: frozenset[str]) -> Iterator[str]:
    """Places that say this very message without one of its variables."""
    for place in places(one.key):
        if place.complete and not place.key.groups:
            for name in sorted(variables - place.given.keys() - _given_to_effects(one.key)):
                yield f"{one.at} has the variable ${name}, which {place.at} does not give; take it out."


def given_in_vain(all_texts: Sequence[Texts]) -> Iterator[str]:
    """Places of the code that give a variable which no language uses in what is said there.

    Where even the beginning of the key is a gap, it cannot be seen what all is said there.
    """
    used: dict[str, set[str]] = {}
    given: dict[str, set[str]] = {}
    for key in {key for texts in all_texts for key in texts.messages}:
        for place in (one for one in places(key) if one.key.pattern[0].isalpha()):
            given.setdefault(place.at, set()).update(place.given)
            variables = used.setdefault(place.at, set(_given_to_effects(key)))
            for texts in all_texts:
                variables |= _variables(texts.messages[key]) if key in texts.messages else set()
    for at in sorted(given):
        for name in sorted(given[at] - used[at]):
            yield f"{at}: ${name} is given, and no language says it there; give it no more."
