"""Wording: words that remember their other forms, such as a case, with an article, or shorter."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from unicodedata import normalize

SHORT = "short"
"""The form of a message where it finds little room."""
SMALL = "small"
"""The form of a message that begins small wherever it stands."""
MUTE = ("ha", "he", "hi", "ho", "hu")
"""How words with a mute h begin."""
VOWELS = frozenset("aeiou")


class Wording(str):
    """Words with their other ``forms`` by name: the attributes of the message that they came from."""

    forms: Mapping[str, str]

    def __new__(cls, words: str, **forms: str) -> Wording:
        self = super().__new__(cls, words)
        self.forms = forms
        return self

    def changed(self, change: Callable[[str], str]) -> Wording:
        """The same change made to the words and to every form but the small one."""
        forms = {name: words if name == SMALL else change(words) for name, words in self.forms.items()}
        return Wording(change(str(self)), **forms)


_heard = [0]


def hear() -> None:
    """Words of the language in use, or the language itself, were asked for."""
    _heard[0] += 1


def heard() -> int:
    """How often that was so: what is made without any more of it is the same in every language."""
    return _heard[0]


def form(words: str, name: str) -> str:
    """A form of the words, or the words themselves where they have none of that name."""
    hear()
    return words.forms.get(name, words) if isinstance(words, Wording) else words


def shorter(words: str) -> str:
    """The shorter wording of a message, or the words themselves where there is none."""
    return form(words, SHORT)


def raised(words: str) -> str:
    """The words with their first letter raised, in every form but the small one."""
    return _changed(words, lambda one: one[:1].upper() + one[1:])


def lowered(words: str) -> str:
    """The words with a small first letter, in every form."""
    return _changed(words, lambda one: one[:1].lower() + one[1:])


def _changed(words: str, change: Callable[[str], str]) -> str:
    return words.changed(change) if isinstance(words, Wording) else change(words)


def first_sound(words: str) -> str:
    """The letter that stands for how the words begin, small and without accent: "i" for Inés, Hilda and Иван.

    A mute h is left out; an i before another vowel is heard as "y". A number that comes first is told whole: "n11".
    Empty where the words have neither letter nor digit.
    """
    latin = words.casefold().replace("й", "y").replace("и", "i")
    plain = "".join(letter for letter in normalize("NFD", latin) if letter.isalnum() or letter == " ").lstrip()
    if plain[:1].isdigit():
        return "n" + plain.partition(" ")[0]
    heard = plain.removeprefix("h") if plain[:2] in MUTE else plain
    return "y" if heard[:1] == "i" and heard[1:2] in VOWELS else heard[:1]
