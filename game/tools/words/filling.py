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


def unfillable(texts: Texts) -> Iterator[str]:
    """Messages that say what there is not, or ask for something in a way that nothing understands."""
    known = {key for key, one in texts.messages.items() if one.value is not None}
    known |= {f"{key}.{form}" for key, one in texts.messages.items() for form in one.forms}
    for one in texts.messages.values():
        for _, pattern in one.patterns():
            yield from (f"{one.at} {fault}." for fault in parts(pattern).faults)
            for key in sorted(parts(pattern).said - known):
                yield f"{one.at} says {{ {key} }}, and there is no such message; add it, or take it out."


def faults(texts: Texts, language: Language) -> Iterator[str]:
    """Messages that cannot be filled, whatever their variables are."""
    formed = Wording(NAME, **{form: NAME for one in texts.messages.values() for form in one.forms})
    for key, one in texts.messages.items():
        if not key.startswith("-"):
            names = {name for _, pattern in one.patterns() for name in parts(pattern).variables}
            values = (*NUMBERS, NAME, formed) if names else ("",)
            givings = [dict.fromkeys(names, value) for value in values]
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
