"""The lines of a text, as records are made of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice

_OTHER_ENDS = re.compile(r"(?:[^\r\n]*\r\n){2,}")
"""Lines from the first one on whose ends were changed, as some programs do on their way to another computer."""


def rows(text: str) -> Iterator[str]:
    """The lines of a text, one after the other, so that not all of them lie about at once."""
    start = 0
    while (end := text.find("\n", start)) >= 0:
        yield text[start:end]
        start = end + 1
    yield text[start:]


def first_rows(text: str, number: int) -> str:
    """So many lines of a text from its beginning."""
    return "".join(row + "\n" for row in islice(rows(text), number))


def first_row(text: str) -> str:
    """The first line of a text, without its end."""
    return next(rows(text))


def plain_ends(text: str) -> str:
    """The text without such changed ends of lines; one alone was put there by no program."""
    if not first_row(text).endswith("\r"):
        return text
    changed = _OTHER_ENDS.match(text)
    return text if changed is None else changed[0].replace("\r\n", "\n") + text[changed.end() :]
