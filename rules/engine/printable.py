"""Text of which nobody knows what it holds, made harmless for a terminal, and readable in the letters that it has."""

from __future__ import annotations

import codecs
import io
import unicodedata
from typing import TextIO

_SIGNS = str.maketrans({
    "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "‘": "'", "’": "'", "–": "-", "—": "-", "−": "-", "‑": "-",
    "•": "*", "·": "*", "×": "x", "→": "->", "←": "<-", "≥": ">=", "≤": "<=", "№": "No.", "¿": "", "¡": "", "€": "EUR",
})  # fmt: skip
"""How signs are written where a terminal lacks them."""
_CYRILLIC = {
    "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z", "и": "i", "й": "y",
    "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t", "у": "u", "ф": "f",
    "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "'", "ы": "y", "ь": "'", "э": "e", "ю": "yu",
    "я": "ya",
}  # fmt: skip
"""How Russian is written in Latin letters."""
_READABLE = "readable"


def printable(text: str) -> str:
    """The text as one line of signs that can be seen; each other one, as one that ends a line, as ``\\x1b`` or so.

    What a file holds could otherwise clear the screen, colour or turn what follows, or pass for a line of ours.
    """
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() else sign.encode("unicode_escape").decode() for sign in text)


def readable(text: str) -> str:
    """The text in plain Latin letters and signs, as far as somebody can read it in them; the rest as ``\\u4e2d``."""
    return "".join(map(_plain, text))


def any_letters(*streams: TextIO | None) -> None:
    """Let streams take text in any letters: those that one lacks become ``readable``. None is no stream."""
    for stream in streams:
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=_READABLE)


def _plain(letter: str) -> str:
    """A letter in others that every terminal has."""
    small = _CYRILLIC.get(letter.lower())
    if small is not None:
        return small if letter.islower() else small.capitalize()
    bare = unicodedata.normalize("NFKD", letter.translate(_SIGNS))
    bare = "".join(part for part in bare if not unicodedata.combining(part))
    return bare if bare.isascii() else letter.encode("ascii", "backslashreplace").decode()


def _in_its_place(fault: UnicodeError) -> tuple[str, int]:
    """What stands for the letters that cannot be written, and where writing goes on."""
    if not isinstance(fault, UnicodeEncodeError):
        raise fault
    return readable(fault.object[fault.start : fault.end]), fault.end


codecs.register_error(_READABLE, _in_its_place)
