"""What belongs to each card of the box beside its effect: a name in every language, and who is drawn on it.

What is missing is told, and what is left of cards that are not there any more.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from game import paths
from game.art import portraits
from game.art.people.words import WORDS
from game.text.printed import CARD_FILES
from game.tools.words.check import COMPLETE
from rules.engine.catalog import DataFault, EffectFault, Folder, located, plain

NAME = re.compile(r"^card-(short-)?([a-z0-9_]+)(?= *=)", re.MULTILINE)
"""The message that names a card, or a vine where there is little room."""
NO_CARDS = frozenset({"order", "automa"})
"""What else is named like a card: orders are called by their wines."""
VISITORS = {"summer_visitor": "summer", "winter_visitor": "winter"}
"""Deck to the folder of scenarios that prove its cards."""


def box_cards(data: Path) -> dict[str, str]:
    """The decks of all cards that have an id, by that, whatever else is wrong with them. Raises DataFault."""
    found: dict[str, str] = {}
    for deck, (file, key) in CARD_FILES.items():
        content = plain(data / "viticulture" / file)
        listed = content.get(key) if isinstance(content, dict) else None
        for entry in listed if isinstance(listed, list) else ():
            if isinstance(entry, dict) and isinstance(entry.get("id"), str):
                found[entry["id"]] = deck
    return found


def faults(root: Path | None = None) -> Iterator[str]:
    """What is missing, wrong or left over, a sentence each; of the project in this folder, or the program's own."""
    home = paths.root() if root is None else root
    try:
        cards = box_cards(home / "data")
    except DataFault as fault:
        yield str(fault)
        return
    for code in COMPLETE:
        yield from _names(home / "data" / "text" / code, cards)
    yield from _portraits(home / "assets" / "cards" / "portraits.yaml", cards)
    yield from _vines(home / "assets", cards)


def hints(root: Path | None = None) -> Iterator[str]:
    """Which visitors have no file of scenarios, a sentence each."""
    home = paths.root() if root is None else root
    stories = home / "tests" / "scenarios" / "visitors"
    proved = {file.stem for file in stories.rglob("*.yaml")}
    for card, deck in box_cards(home / "data").items():
        if deck in VISITORS and card not in proved:
            yield (
                f"no scenario proves '{card}'; write {stories / VISITORS[deck] / card}.yaml, "
                "as tests/scenarios/README.md shows."
            )


def needs_name(deck: str) -> bool:
    """Whether cards of this deck have a name of their own; orders are called by their wines."""
    return deck != "order"


def needs_portrait(deck: str) -> bool:
    """Whether somebody is drawn on the cards of this deck."""
    return deck in portraits.DECKS


def portrait_wanted(card: str) -> str:
    """What to do where nobody is drawn on a card; with a line that can be taken as it is, another one for each card."""
    everybody = sorted(portraits.recipes())
    number = sum(place * ord(letter) for place, letter in enumerate(card, 1))
    line = dict(portraits.recipes()[everybody[number % len(everybody)]])
    for word in ("nose", "holds"):
        (names,) = WORDS[word].lists
        line[word] = names[number % len(names)]
    said = ", ".join(f"{word}: {name}" for word, name in line.items())
    return f"nobody is drawn on '{card}'; add under portraits a line such as {card}: {{{said}}}"


def _names(folder: Path, cards: Mapping[str, str]) -> Iterator[str]:
    named: dict[tuple[str, str], str] = {}
    for file in sorted(folder.glob("*.ftl")):
        text = file.read_text(encoding="utf-8-sig", errors="replace")
        for hit in NAME.finditer(text):
            named[hit[1] or "", hit[2]] = f"{file}, line {text.count(chr(10), 0, hit.start()) + 1}, {hit[0].strip()}"
    for card, deck in cards.items():
        for short in ("", "short-") if deck == "vine" else ("",) * needs_name(deck):
            if (short, card) not in named:
                words = card.replace("_", " ").capitalize()
                yield f"{folder / 'cards.ftl'}: has no name for '{card}'; add the line card-{short}{card} = {words}"
    for (_, card), where in named.items():
        if card not in cards and card not in NO_CARDS:
            yield f"{where}: there is no card '{card}'; take the line away, or correct it."


def _portraits(file: Path, cards: Mapping[str, str]) -> Iterator[str]:
    try:
        content = plain(file)
        lines: Any = content["portraits"]
        if not isinstance(lines, dict):
            raise TypeError
    except DataFault as fault:
        yield str(fault)
        return
    except (LookupError, TypeError):
        yield f"{file}: has no list 'portraits' with a line for each card; put it back."
        return
    for card, deck in cards.items():
        if needs_portrait(deck) and card not in lines:
            yield f"{file}: {portrait_wanted(card)}."
    for card, line in lines.items():
        if not needs_portrait(cards.get(card, "")):
            yield _at(file, card, f"there is no visitor, mama or papa '{card}'; take the line away, or correct it")
        else:
            for sentence in portraits.faults_in(card, line):
                yield _at(file, card, sentence.removeprefix(f"{card}: "))


def _vines(assets: Path, cards: Mapping[str, str]) -> Iterator[str]:
    """What is drawn of vines: their icon, their leaf and their bunch."""
    file = assets / "cards" / "vines.yaml"
    try:
        drawn = plain(file)["vines"].keys()
    except DataFault as fault:
        yield str(fault)
        return
    except (LookupError, TypeError, AttributeError):
        yield f"{file}: has no list 'vines' with a part for each vine; put it back."
        return
    for card, deck in cards.items():
        if deck == "vine" and card not in drawn:
            yield f"{file}: no leaf and bunch of '{card}' are drawn; add them under vines, as those of the other vines."
        if deck == "vine" and not (icon := assets / "icons" / f"v_{card}.svg").exists():
            yield f"{icon}: is not there; draw the icon of the vine '{card}'."
    for card in drawn:
        if cards.get(card) != "vine":
            yield str(located(file, EffectFault(("vines", card), f"there is no vine '{card}'; take the part away")))


def _at(file: Folder, card: str, sentence: str) -> str:
    """A sentence about the portrait of a card with its place in a file."""
    return str(located(file, EffectFault(("portraits", card), sentence)))
