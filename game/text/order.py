"""The order of names, and what counts as the same letter where words are looked for."""

from __future__ import annotations

from unicodedata import combining, normalize

_OWN_LETTERS = {"ñ": "n\uffff", "й": "и\uffff"}
"""Letters that are none with a mark: each has its place in the alphabet after another one."""
_TYPED = {"\u2019": "'", "\u2018": "'", "\u2212": "-", "\u2013": "-"}
"""Printed marks, and what the keys of a keyboard write for them."""


def in_order(name: str) -> tuple[str, str]:
    """By this names are sorted: marks and large letters count only where nothing else differs; ñ follows n."""
    letters = (_OWN_LETTERS.get(letter) or plain_letters(letter) for letter in normalize("NFC", name.casefold()))
    return "".join(letters), name


def plain_letters(words: str) -> str:
    """The words in small letters without marks: é is e, ё is е, and ñ is n, as whoever looks for them may write."""
    parts = normalize("NFD", normalize("NFC", words.casefold()).replace("й", "\ufff0"))
    return "".join(_TYPED.get(letter, letter) for letter in parts if not combining(letter)).replace("\ufff0", "й")
