"""The names of cards that somebody has added: a file for each language, with a line for each card."""

from __future__ import annotations

import re

from rules.engine.catalog import DataFault, Folder, read
from rules.engine.printable import printable

LONGEST = 40
"""Most letters of the name of a card."""
LANGUAGE = re.compile(r"[a-z]{2,3}\.ftl")
"""How a file of names is called: by its language."""
_KEY = re.compile(r"card-[a-z][a-z0-9_]*")


def words_of(file: Folder) -> dict[str, str]:
    """The names that a file says, by the ids of the cards. Raises DataFault for the first fault in it."""
    found, faults = words_and_faults(file)
    if faults:
        raise DataFault(faults[0])
    return found


def words_and_faults(file: Folder) -> tuple[dict[str, str], list[str]]:
    """What the good lines of a file of names say, and what is wrong with the others. Raises DataFault for no text."""
    found: dict[str, str] = {}
    faults: list[str] = []
    for number, line in enumerate(read(file).replace("\r\n", "\n").split("\n"), 1):
        if not line.strip() or line.startswith("#"):
            continue
        key, _, name = line.partition("=")
        key, name = key.strip(" "), name.strip(" ")
        wrong = _fault(key, name)
        card = key.removeprefix("card-")
        if not wrong and card in found:
            wrong = "stands twice; keep one of the two lines"
        if wrong:
            faults.append(f"{file}, line {number}, {printable(key[:LONGEST])}: {wrong}.")
        else:
            found[card] = name
    return found, faults


def _fault(key: str, name: str) -> str:
    """What is wrong with a line; empty where nothing is."""
    if not _KEY.fullmatch(key):
        return "is no name of a card; write a line as 'card-beekeeper = Beekeeper', with the card's id behind 'card-'"
    if not name:
        return "has no name behind the sign '='; write one"
    if len(name) > LONGEST:
        return f"has more than {LONGEST} letters; shorten the name"
    if "{" in name or "}" in name:
        return "holds a brace; a name is plain words"
    return "" if name.isprintable() else "holds signs that cannot be seen; a name is plain words"
