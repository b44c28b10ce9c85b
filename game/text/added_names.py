"""Names of cards that somebody has added, from the message files that lie beside them in the edition looked at."""

from __future__ import annotations

import re
from collections.abc import Mapping

from game.text.edition import folder, of_edition
from game.text.messages import language_in_use
from rules.engine.printable import printable
from rules.engine.rules import WORDS, added

FIRST = "en"
"""The language whose names are used where the one in use has none."""
LONGEST = 40
"""Most letters of such a name."""
ROW = re.compile(r"card-([a-z][a-z0-9_]*) *= *(\S.*)")
"""A row that names a card: its id and the words, which are taken as they stand, whatever a message would mean by them.
"""


def names_in(text: str) -> dict[str, str]:
    """The names of cards that the text of a message file gives, by their ids; every other row is passed over."""
    found = {}
    for row in text.splitlines():
        if name := ROW.fullmatch(row):
            words = printable(name[2].strip())
            found[name[1]] = words if len(words) <= LONGEST else words[: LONGEST - 1] + "…"
    return found


def added_name(card: str) -> str | None:
    """What a card that somebody has added is called; None where it has no name.

    The name is that of the language in use, else the English one, else that of any other language.
    """
    languages = _names()
    for code in dict.fromkeys((language_in_use(), FIRST, *languages)):
        if card in languages.get(code, {}):
            return languages[code][card]
    return None


@of_edition
def _names() -> Mapping[str, Mapping[str, str]]:
    """All such names by language and card."""
    found: dict[str, dict[str, str]] = {}
    for files in added(folder("viticulture")).values():
        for file in files:
            if file.name.endswith(WORDS):
                text = file.read_bytes().decode("utf-8-sig", "replace")
                found.setdefault(file.name.removesuffix(WORDS), {}).update(names_in(text))
    return found
