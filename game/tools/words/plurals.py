"""Choices by the number of things: whether they have all plural forms of the language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache

from babel import Locale, UnknownLocaleError

from game.tools.words.files import Message, Texts
from game.tools.words.parts import CATEGORIES, Choice, parts, readings_with
from game.tools.words.said import places

HIGHEST = 1000
"""Below it lie all numbers that the games tell."""
MOST, REST = "many", "other"
"""Where a language has both, whole numbers are never of the rest: it may speak for most of them."""
NUMBER = "\ufffd"
"""Stands for a number in a reading."""


@cache
def categories(code: str) -> tuple[frozenset[str], frozenset[str]]:
    """The plural forms that whole numbers of the games have in a language, and all that the language has."""
    try:
        rule = Locale.parse(code).plural_form
    except (UnknownLocaleError, ValueError):
        return frozenset(), frozenset(CATEGORIES)
    return frozenset(rule(n) for n in range(HIGHEST)), rule.tags | {"other"}


def faults(texts: Texts) -> Iterator[str]:
    """Choices by number that lack a plural form of the language, or have one that it does not know."""
    needed, known = categories(texts.code)
    for one in texts.messages.values():
        for _, pattern in one.patterns():
            for choice in parts(pattern).choices:
                if not choice.plural:
                    continue
                keys = set(choice.keys) & set(CATEGORIES)
                for key in sorted(keys - known):
                    yield f"{one.at} chooses [{key}] by ${choice.variable}, a plural form that {texts.code} has not."
                for key in sorted(needed - keys - ({MOST} if choice.usual == REST else set())):
                    if not one.without(key):
                        yield (
                            f"{one.at} has no [{key}] among the plural forms of ${choice.variable}; add it, or say why "
                            f"in a line above: # Without {key}: …"
                        )


def unchosen(texts: Texts, english: Texts) -> Iterator[str]:
    """Numbers before a word that stays the same, where English chooses by the number."""
    for key, one in texts.messages.items():
        if key not in english.messages:
            continue
        by_number = {choice.variable for choice in _choices(english.messages[key]) if choice.plural}
        for name in sorted(by_number - {choice.variable for choice in _choices(one) if choice.plural}):
            if _before_a_word(one, name) and not one.without(name):
                yield (
                    f"{one.at} has a word after ${name} that does not go with the number; choose by it, or say why in "
                    f"a line above: # Without ${name}: …"
                )


def _choices(one: Message) -> list[Choice]:
    return [choice for _, pattern in one.patterns() for choice in parts(pattern).choices]


def _before_a_word(one: Message, name: str) -> bool:
    """Whether a variable stands right before a word of small letters."""
    texts = (text for _, pattern in one.patterns() for text in readings_with(pattern, {name: NUMBER}))
    return any(after[1].islower() for text in texts for after in re.finditer(rf"{NUMBER}[ \u00a0](\w)", text))


def given_as_text(all_texts: Iterable[Texts]) -> Iterator[str]:
    """Places of the code that give words where a message of any language chooses by a number."""
    for key, names in sorted(chosen_by_number(all_texts).items()):
        for place in places(key):
            for name in sorted(names & place.given.keys()):
                if _is_text(place.given[name]):
                    yield f"{place.at}: '{key}' chooses by the number ${name}, which is given as text; give the number."


def chosen_by_number(all_texts: Iterable[Texts]) -> dict[str, set[str]]:
    """The variables by whose number a message chooses in any of these languages, by the message."""
    found: dict[str, set[str]] = {}
    for texts in all_texts:
        for key, one in texts.messages.items():
            for choice in _choices(one):
                if not choice.form and (choice.plural or any(name.isdigit() for name in choice.keys)):
                    found.setdefault(key, set()).add(choice.variable)
    return found


def _is_text(given: ast.expr) -> bool:
    """Whether an expression surely gives words."""
    if isinstance(given, ast.Call):
        return isinstance(given.func, ast.Name) and given.func.id in ("str", "say", "joined")
    return isinstance(given, ast.JoinedStr) or (isinstance(given, ast.Constant) and isinstance(given.value, str))
