"""Fills every message with numbers, names and words with forms, as the program would."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.text.messages import BadMessages, Language
from game.text.wording import Wording
from game.tools.words.files import Texts
from game.tools.words.parts import parts

NUMBERS = (0, 1, 2, 5, 11, 21, 22, 100)
"""In every language each plural form of whole numbers is among them."""
NAME = "Sole"


def faults(texts: Texts, language: Language) -> Iterator[str]:
    """Messages that cannot be filled, whatever their variables are."""
    formed = Wording(NAME, **{form: NAME for one in texts.messages.values() for form in one.forms})
    for key, one in texts.messages.items():
        if key.startswith("-"):
            continue
        names = {name for _, pattern in one.patterns() for name in parts(pattern).variables}
        wanting = [fault for _, pattern in one.patterns() for fault in parts(pattern).faults]
        yield from (f"{one.at} {fault}." for fault in wanting)
        if not wanting:
            givings = [dict.fromkeys(names, value) for value in (*NUMBERS, NAME, formed)]
            yield from _filled(one.at, language, key, givings)


def _filled(at: str, language: Language, key: str, givings: Sequence[Mapping[str, str | int]]) -> Iterator[str]:
    for given in givings:
        try:
            text = language.say(key, **given)
        except (BadMessages, TypeError, ValueError, AttributeError) as fault:
            yield f"{at} cannot be filled with {_given(given)}: {fault}; mend it."
            return
        if "{" in text or "}" in text:
            yield f"{at} leaves a part unfilled: {text}; mend it."
            return


def _given(given: Mapping[str, str | int]) -> str:
    return ", ".join(f"${name} = {value}" for name, value in given.items()) or "nothing"
