"""All that is wrong with the messages of the languages."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path

from game.paths import data
from game.text.messages import FIRST, Language
from game.tools.words import against_english, files, filling, forms, plurals, terms, writing
from game.tools.words.files import Texts
from rules.engine.catalog import DataFault

COMPLETE = (FIRST, "es", "it", "ru")
"""The languages that have every message: what is wrong with their words is a fault, in any other a hint."""


def faults(code: str, home: Path | None = None) -> Iterator[str]:
    """All that is wrong with the messages of a language, a sentence each; ``home`` is the folder of all languages."""
    home = home or data() / "text"
    texts, english = files.read(home / code), files.read(home / FIRST)
    yield from _filled(texts, home / code)
    try:
        own = terms.read(home / code)
    except DataFault as fault:
        yield str(fault)
        own = terms.Terms()
    yield from against_english.unsaid(texts) if code == FIRST else against_english.missing(texts, english)
    yield from against_english.variables(texts, english)
    yield from forms.faults(texts)
    yield from plurals.faults(texts)
    yield from plurals.unchosen(texts, english)
    yield from writing.faults(texts, english, own)
    yield from terms.faults(texts, own)


def _filled(texts: Texts, folder: Path) -> Iterator[str]:
    broken = [*texts.faults, *filling.unfillable(texts)]
    yield from broken
    if not broken:
        yield from filling.faults(texts, Language(texts.code, folder))


def faults_of_code(codes: Sequence[str]) -> Iterator[str]:
    """Places of the code that give these languages what they cannot use, a sentence each."""
    texts = [files.read(data() / "text" / code) for code in codes]
    yield from plurals.given_as_text(texts)
    yield from against_english.given_in_vain(texts)
