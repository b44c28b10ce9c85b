"""Cards on the workbench: those of a file of one's own or of the box, and all that is wrong with them or missing."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import yaml

from game import paths
from game.art import portraits
from game.store import boxes, own_cards
from game.text.added import FIRST
from game.tools import check_cards
from rules.command import validate
from rules.engine.catalog import DataFault, EffectFault, Folder, extent, located, nearest, plain_text
from rules.engine.rules import ADDED, DATA, WORDS
from rules.viticulture.card_effects import read_card
from rules.viticulture.card_files import CardFiles
from rules.viticulture.card_sets import MOST_FILES, CardSet, box_with, faults_of, read_one, read_set, told_of
from rules.viticulture.cards import EffectCard, Order
from rules.viticulture.rules import Viticulture

KINDS = ("summer_visitors", "winter_visitors", "mamas", "papas")
"""The lists of cards that do something."""
PORTRAITS = "portraits"


class Bench(NamedTuple):
    """The cards that can be looked at, in the box that is in this folder, and what is wrong with all that there are.

    ``hints`` say what might be better.
    """

    folder: Folder | None
    cards: tuple[str, ...]
    faults: tuple[str, ...]
    hints: tuple[str, ...] = ()


def of_file(file: Path, wanted: str = "") -> Bench:
    """The cards of a file, or only the one that is wanted, beside those of the box."""
    try:
        box = boxes.viticulture()
    except DataFault:
        return Bench(None, (), tuple(validate.faults()))
    one = read_one(file)
    if not one.faults:
        one = one._replace(files=(*one.files, *_portraits_beside(file, one)))
    faults = faults_of(box, one)
    if one.faults:
        return Bench(None, (), tuple(faults))
    folder = box_with(box.folder, [one])
    files = CardFiles(folder, box.box.components.board, lambda fault: None)
    mine = [card for card, where in files.written.items() if where.set == one.name]
    if wanted and wanted not in mine:
        known = [*mine, *re.findall(r"\bid: *(\w+)", file.read_text(encoding="utf-8", errors="replace"))]
        if wanted not in known:
            sentence = f"{file}: has no card '{wanted}'; {nearest(wanted, dict.fromkeys(known))}"
            return Bench(None, (), (*faults, sentence))
    looked_at = [card for card in mine if wanted in ("", card)]
    faults += _names_missing(file.parent, files, looked_at, faults)
    faults += [told_of(fault, one) for fault in _portrait_faults(folder, files, one)]
    sound = _sound(box, files, one.name)
    shown = tuple(card for card in looked_at if card in _ids(sound))
    hints = [*_hints(file, files, looked_at), *_of_folder(box, file.absolute().parent, faults)]
    return Bench(box_with(box.folder, [sound]), shown, tuple(dict.fromkeys(faults)), tuple(hints))


def of_id(card: str) -> Bench:
    """A card of the box, or of a set of one's own that can be played."""
    about = re.compile(rf"'{re.escape(card)}'|portraits\.{re.escape(card)}:|card-(short-)?{re.escape(card)}:")
    beside = [fault for fault in check_cards.faults() if about.search(fault)]
    try:
        box = boxes.viticulture()
    except DataFault:
        return Bench(None, (), (*validate.faults(), *beside))
    known = box.box.components.written
    if card in known:
        return Bench(box.folder, (card,), tuple(beside))
    for one in own_cards.found():
        if card in one.cards:
            try:
                where = own_cards.rules_with([one.name]).box.components.written[card]
            except own_cards.BadCards as fault:
                return Bench(None, (), (str(fault),))
            return of_file(paths.cards_folder() / one.name / where.file.name, card)
    return Bench(None, (), (f"there is no card '{card}'; {nearest(card, known)}",))


def _portraits_beside(file: Path, one: CardSet) -> Iterator[tuple[str, bytes]]:
    """What other files beside it say of who is on its cards; all else in them is left empty, line for line."""
    cards = {found.decode() for found in re.findall(rb"\bid: *['\"]?(\w+)", dict(one.files)[file.name])}
    for other in sorted(islice(file.parent.glob(f"*{DATA}"), MOST_FILES)):
        found = read_one(other)
        text = dict(found.files).get(other.name, b"").decode("utf-8", "replace")
        if other.name != file.name and not found.faults and (kept := _only_portraits(text, cards)):
            yield other.name, kept.encode()


def _only_portraits(text: str, cards: set[str]) -> str:
    """A text of YAML with nothing left but the portraits of these cards; empty where there is none."""
    try:
        content = plain_text(Path(f"cards{DATA}"), text)
    except DataFault:
        return ""
    lines = content.get(PORTRAITS) if isinstance(content, dict) else None
    if not isinstance(lines, dict) or not cards & lines.keys():
        return ""
    kept = {extent(text, (PORTRAITS, card)) for card in cards & lines.keys()}
    rows = text.splitlines()
    wanted = {text.count("\n", 0, start) + at for start, end in kept for at in range(text.count("\n", start, end) + 1)}
    head = next((number for number, row in enumerate(rows) if row.startswith(f"{PORTRAITS}:")), -1)
    if head < 0:
        return ""
    return "\n".join(row if number in wanted | {head} else "" for number, row in enumerate(rows)) + "\n"


def _names_missing(folder: Path, files: CardFiles, cards: list[str], faults: list[str]) -> list[str]:
    """Which cards have no name in any language, where no fault tells of their line."""
    code = next(iter(files.words), FIRST)
    return [
        _name_wanted(folder, code, card)
        for card in cards
        if check_cards.needs_name(_deck(files, card))
        and not _is_named(files, card)
        and not any(f", card-{card}:" in fault for fault in faults)
    ]


def _is_named(files: CardFiles, card: str) -> bool:
    """Whether a card has a name in some language; where the one in use has none, the game shows that."""
    return any(card in names for names in files.words.values())


def _name_wanted(folder: Path, code: str, card: str) -> str:
    words = card.replace("_", " ").capitalize()
    return f"{folder / (code + WORDS)}: has no name for '{card}'; add the line card-{card} = {words}"


def _hints(file: Path, files: CardFiles, cards: list[str]) -> Iterator[str]:
    """On which cards nobody is drawn, and which have no name in a language that the folder has names in."""
    for card in cards:
        if check_cards.needs_portrait(_deck(files, card)) and card not in files.portraits:
            yield f"{file}: {check_cards.portrait_wanted(card)}."
    for code in files.words:
        for card in cards:
            if card not in files.words[code] and _is_named(files, card) and check_cards.needs_name(_deck(files, card)):
                yield _name_wanted(file.parent, code, card)


def _of_folder(box: Viticulture, folder: Path, faults: list[str]) -> Iterator[str]:
    """Why nobody could switch on the whole folder in a game, beside the faults that are told already."""
    found = faults_of(box, read_set(folder.parent, folder.name))
    told = {fault.rpartition("/")[2] for fault in faults}
    others = [fault for fault in found if fault.rpartition("/")[2] not in told]
    if others:
        more = f" ({len(others) - 1} more like it)" if len(others) > 1 else ""
        yield f"the folder as it is cannot be switched on where a game is set up: {others[0]}{more}"


def _portrait_faults(folder: Folder, files: CardFiles, one: CardSet) -> Iterator[DataFault]:
    for card, line in files.portraits.items():
        for sentence in portraits.faults_in(card, line):
            for name, content in one.files:
                if name.endswith(DATA) and re.search(rf"^ +['\"]?{card}['\"]?:".encode(), content, re.MULTILINE):
                    place = EffectFault((PORTRAITS, card), sentence.removeprefix(f"{card}: "))
                    yield located(folder / ADDED / one.name / name, place)


def _deck(files: CardFiles, card: str) -> str:
    """The deck of a card that was added, by the list in which it stands."""
    return str(files.written[card].path[0]).removesuffix("s")


def _sound(box: Viticulture, files: CardFiles, name: str) -> CardSet:
    """The set again with nothing in it but the cards that can be played, and what is right of what is said of them."""

    def reads(card: EffectCard | Order) -> bool:
        if files.written[card.id].set != name:
            return False
        try:
            return isinstance(card, Order) or bool(read_card(box.reader, card, files.written[card.id]))
        except DataFault:
            return False

    lists: Mapping[str, list[Any]] = {kind: getattr(files, kind) for kind in ("orders", *KINDS)}
    content: dict[str, Any] = {
        kind: [msgspec.to_builtins(card) for card in cards if reads(card)] for kind, cards in lists.items()
    }
    known = {card["id"] for cards in content.values() for card in cards}
    content[PORTRAITS] = {
        card: dict(line)
        for card, line in files.portraits.items()
        if card in known and not portraits.faults_in(card, line)
    }
    texts = {f"cards{DATA}": yaml.safe_dump(content, sort_keys=False)}
    for code, words in files.words.items():
        texts[f"{code}{WORDS}"] = "".join(f"card-{card} = {word}\n" for card, word in words.items() if card in known)
    return CardSet(name, Path(), tuple((file, text.encode()) for file, text in texts.items()))


def _ids(one: CardSet) -> set[str]:
    content = plain_text(Path(f"cards{DATA}"), dict(one.files)[f"cards{DATA}"].decode())
    return {card["id"] for kind in ("orders", *KINDS) for card in content[kind]}
