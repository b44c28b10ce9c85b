"""The languages that there are: what each calls itself, and which one the system speaks."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from game.paths import data
from game.text.messages import FIRST, BadMessages, languages, use_language
from game.text.order import in_order
from rules import system
from rules.engine.printable import printable

NAMED_IN = "window.ftl"
"""The file that holds what a language calls itself."""
LONGEST = 40
"""Most letters of the name of a language."""
_NAME = re.compile(r"^language-name *= *(.*\S)", re.MULTILINE)
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""Variables of the environment that name the language of a system like Unix, the one that counts first."""
_TIMES = ("LC_ALL", "LC_TIME", "LANG")
"""Those that name the country by whose customs days and times are written."""
_COUNTRY = re.compile(r"-([A-Z]{2})\b")


def offered() -> list[str]:
    """The codes of all languages, in the order of what they call themselves."""
    return sorted(languages(), key=lambda code: in_order(own_name(code)))


def own_name(code: str) -> str:
    """What a language calls itself, cut where that is longer than a name can be; its code where it does not say so."""
    name = _named_in(data() / "text" / code / NAMED_IN) or code
    return name if len(name) <= LONGEST else name[: LONGEST - 1] + "…"


@cache
def _named_in(file: Path) -> str:
    try:
        found = _NAME.search(file.read_text(encoding="utf-8-sig")) if file.is_file() else None
    except (OSError, UnicodeDecodeError):
        return ""
    return printable(found[1]) if found else ""


def system_language() -> str:
    """The first language of the system that is one of those there are; else English."""
    there = languages()
    return next((code for code in _wished() if code in there), FIRST)


def system_country() -> str:
    """The country by whose customs the system writes days and times, such as US; empty where it names none."""
    names = _named(_TIMES) if system.tells_language_by_variables() else _of_desktop()
    found = [_COUNTRY.search(name.replace("_", "-")) for name in names[:1]]
    return found[0][1] if found and found[0] else ""


def _wished() -> Iterator[str]:
    """The languages of the system, the most wished for first: each with its country, as pt-BR, and without."""
    for name in _of_environment() if system.tells_language_by_variables() else _of_desktop():
        whole = name.partition(".")[0].partition("@")[0].replace("_", "-")
        yield whole
        yield whole.partition("-")[0]


def _of_environment() -> list[str]:
    named = _named(_VARIABLES)
    return [*filter(None, os.environ.get("LANGUAGE", "").split(":")), *named] if named else []


def _named(variables: Iterable[str]) -> list[str]:
    """The language and country that the first of these variables names, if it names any."""
    name = next(filter(None, map(os.environ.get, variables)), "")
    return [] if name.partition(".")[0] in ("", "C", "POSIX") else [name]


def _of_desktop() -> list[str]:
    from pygame.system import get_pref_locales

    return ["-".join(filter(None, (one["language"], one["country"]))) for one in get_pref_locales()]


def speak(wish: str) -> str:
    """Say all words in this language from now on, in that of the system where none is wished.

    Returns one sentence where its messages cannot be read, and English goes on; else nothing. Raises BadMessages when
    those of English cannot be read.
    """
    try:
        use_language(wish or system_language())
    except BadMessages as fault:
        use_language(FIRST)
        return str(fault)
    return ""
