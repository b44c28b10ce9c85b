"""What a language lacks or has too much beside English, and beside what the code gives to its messages."""

from __future__ import annotations

from collections.abc import Iterator

from game.tools.words.files import Message, Texts
from game.tools.words.parts import CATEGORIES, Choice, parts
from game.tools.words.said import EFFECT, OF_EVERY_EFFECT, said

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
            yield f"{first.file.parent.parent / texts.code / first.file.name}: has no '{key}', which English has; add it."
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
        given = given_to(key)
        for name in sorted(own - model - (given or frozenset())):
            yield f"{one.at} has the variable ${name}, which the code does not give; take it out."
        yield from _not_given(one, own)
        shown = _shown(first) - own
        for name in sorted(shown):
            if not one.without(name):
                yield (
                    f"{one.at} leaves out ${name}, which English shows; put it in, or say why in a line above: "
                    f"# Without ${name}: …"
                )
        yield from _choices(one, first)


def _choices(one: Message, first: Message) -> Iterator[str]:
    """What a message chooses by words, beside English."""
    own, model = _by_words(one), _by_words(first)
    for name, keys in model.items():
        if name in GRAMMAR or name not in own:
            if name not in GRAMMAR and name not in _variables(one) and not one.without(name):
                yield (
                    f"{one.at} does not choose by ${name} as English does; choose, or say why in a line above: "
                    f"# Without ${name}: …"
                )
            continue
        usual = {choice.usual for choice in _all_choices(first) if choice.variable == name}
        for key in sorted(keys - own[name] - usual):
            if not one.without(name):
                yield f"{one.at} has no [{key}] among what it chooses by ${name}; add it."
    for name, keys in own.items():
        known = model.get(name, set()) | (VERBS if name == "form" else set())
        if name in model or name in GRAMMAR:
            for key in sorted(keys - known):
                if not key.isdigit() and name != "whose":
                    yield f"{one.at} chooses [{key}] by ${name}, which is never given; write one of {_listed(known)}."


def _listed(keys: set[str] | frozenset[str]) -> str:
    return ", ".join(f"[{key}]" for key in sorted(keys))


def _by_words(one: Message) -> dict[str, set[str]]:
    """The keys, other than numbers and plural forms, by which a message chooses, by variable."""
    found: dict[str, set[str]] = {}
    for choice in _all_choices(one):
        keys = {key for key in choice.keys if not key.isdigit() and key not in CATEGORIES}
        if keys and not choice.plural and not choice.form:
            found.setdefault(choice.variable, set()).update(keys)
    return found


def _all_choices(one: Message) -> list[Choice]:
    return [choice for _, pattern in one.patterns() for choice in parts(pattern).choices]


def _variables(one: Message) -> frozenset[str]:
    return frozenset(name for _, pattern in one.patterns() for name in parts(pattern).variables)


def _shown(one: Message) -> frozenset[str]:
    return parts(one.value).shown if one.value else frozenset()


def given_to(key: str) -> frozenset[str] | None:
    """The variables that the code is seen to give to a message; None where that cannot be seen."""
    places = list(said().places(key))
    if not places:
        return None
    found = {name for place in places for name in place.given}
    return frozenset(found | (OF_EVERY_EFFECT if key.startswith(EFFECT) else set()))


def _not_given(one: Message, variables: frozenset[str]) -> Iterator[str]:
    """Places that say this very message without one of its variables."""
    for place in said().places(one.key):
        if place.complete and not place.key.groups:
            effect = OF_EVERY_EFFECT if one.key.startswith(EFFECT) else frozenset()
            for name in sorted(variables - place.given.keys() - effect):
                yield f"{one.at} has the variable ${name}, which {place.at} does not give; take it out."
