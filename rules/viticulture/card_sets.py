"""Cards of one's own: a folder of them is read with care, checked, and put beside the cards of the box."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Sequence
from itertools import islice
from pathlib import Path
from stat import S_ISREG
from typing import NamedTuple

from rules import system
from rules.engine.catalog import DataFault, Folder
from rules.engine.packing import packed, unpacked
from rules.engine.printable import printable
from rules.engine.rules import ADDED, DATA, WORDS, data_files
from rules.viticulture.card_effects import read_card
from rules.viticulture.card_files import CardFiles
from rules.viticulture.rules import Viticulture

LARGEST, MOST_FILES, MOST_CARDS = 1 << 16, 30, 200
"""Bytes, files and cards of the largest set."""
MOST_SETS = 8
"""So many sets are in one game at most."""
MOST_ENTRIES = 1000
"""A folder with more things in it is none of cards."""
NAME = re.compile(r"[a-z0-9_-]{1,24}")
"""How a set is called."""
_FILE = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9 ._-]{0,58}")
_SAID, _ABOUT = re.compile(rb"\bid:\s*['\"]?(\w+)"), re.compile(rb"\s*card-(\w+)")
"""The ids in a file of cards, and the one of which a line of a file of names speaks."""


class CardSet(NamedTuple):
    """A set of cards as its folder has it: ``faults`` are sentences about what cannot be read, ``place`` is where.

    ``passed`` are files that look as if they belonged to it but are called otherwise, so that nobody reads them.

    What the files say is not looked at yet.
    """

    name: str
    place: Path
    files: tuple[tuple[str, bytes], ...]
    faults: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()


def read_set(home: Path, name: str) -> CardSet:
    """The set of this name in a folder of sets. Nothing is followed, and no more is read than a set may hold."""
    if system.keeps_for_itself(name):
        return _refused(home, name, "some systems keep this name for something else; rename it")
    if not NAME.fullmatch(name):
        wanted = "up to 24 small letters a-z, digits and signs '_' and '-'"
        return _refused(home, name, f"a folder of cards is called by {wanted}; rename it")
    folder = home / name
    try:
        if folder.is_symlink():
            return _refused(home, name, "is only a link; put the folder itself here")
        with os.scandir(folder) as entries:
            found = sorted(entry.name for entry in islice(entries, MOST_ENTRIES + 1))
    except FileNotFoundError:
        return _refused(home, name, "is not there; put it back, or leave these cards out")
    except OSError as fault:
        return _refused(home, name, _unread(fault))
    if len(found) > MOST_ENTRIES:
        return _refused(home, name, f"has more than {MOST_ENTRIES} things in it; leave only cards there")
    seen = [one for one in found if not one.startswith(".")]
    read = [one for one in seen if one.endswith((DATA, WORDS))]
    passed = [one for one in seen if one not in read and one.lower().endswith((DATA, ".yml", WORDS))]
    return _read(name, folder, read)._replace(passed=tuple(map(printable, passed)))


def _refused(home: Path, name: str, why: str) -> CardSet:
    return CardSet(printable(name), home / name, (), (f"{_at(home / name)}: {why}.",))


def read_one(file: Path) -> CardSet:
    """A set of the cards in one file, with their names of the files that lie beside it.

    It is called as its folder is, where a set can be called so.
    """
    words = sorted(one.name for one in islice(file.parent.glob(f"*{WORDS}"), MOST_FILES - 1))
    folder = file.absolute().parent
    named = NAME.fullmatch(folder.name) and not system.keeps_for_itself(folder.name)
    one = _read(folder.name if named else "one", file.parent, [file.name, *words])
    if not file.name.endswith(DATA):
        return one._replace(faults=(f"{_at(file)}: is no file of cards; give it a name that ends in {DATA}.",))
    cards = dict(one.files).get(file.name, b"")
    return one._replace(
        files=tuple((place, _named(text, cards) if place in words else text) for place, text in one.files)
    )


def _named(names: bytes, cards: bytes) -> bytes:
    """Of the lines of a file of names those of cards that stand in a file of cards; the others are left empty."""
    known = set(_SAID.findall(cards))
    lines = names.split(b"\n")
    return b"\n".join(b"" if (key := _ABOUT.match(line)) and key[1] not in known else line for line in lines)


def box_with(box: Folder, sets: Sequence[CardSet]) -> Folder:
    """The folder of a box with these sets of cards, as an archive that is nowhere on the disk."""
    files = {place: file.read_bytes() for place, file in data_files(box).items()}
    for one in sets:
        files |= {f"{ADDED}/{one.name}/{name}": content for name, content in one.files}
    return unpacked(packed(files), _home(sets))


def faults_of(box: Viticulture, one: CardSet) -> list[str]:
    """Everything that is wrong with a set beside this box, each as a sentence with file, line, place and cure."""
    if one.faults:
        return list(one.faults)
    told: list[DataFault] = []
    files = CardFiles(box_with(box.folder, [one]), box.box.components.board, told.append)
    for card in (*files.summer_visitors, *files.winter_visitors, *files.mamas, *files.papas):
        if files.written[card.id].set == one.name:
            try:
                read_card(box.reader, card, files.written[card.id])
            except DataFault as fault:
                told.append(fault)
    count = sum(where.set == one.name for where in files.written.values())
    if not told and not count:
        return [f"{_at(one.place)}: holds no card; write one into a file that ends in {DATA}, or take the folder away."]
    if count > MOST_CARDS:
        return [f"{_at(one.place)}: holds more than {MOST_CARDS} cards; part it into several folders."]
    return [told_of(fault, one) for fault in told]


def told_of(fault: DataFault, *sets: CardSet) -> str:
    """The sentence of a fault in a box with these sets, with the files where they are."""
    sentence = str(fault)
    for one in sets:
        sentence = sentence.replace(f"{_home([one])}/{ADDED}/{one.name}/", f"{_at(one.place)}{os.sep}")
    return sentence


def _home(sets: Sequence[CardSet]) -> str:
    """How the box is called with these sets: by the folder in which theirs lie."""
    return _at(sets[0].place.parent.parent) if sets else ""


def _read(name: str, folder: Path, names: Iterable[str]) -> CardSet:
    files: dict[str, bytes] = {}
    faults: list[str] = []
    left = LARGEST
    for file in names:
        try:
            if not _FILE.fullmatch(file):
                raise ValueError("has a name that not every system knows; use plain letters, digits, '_' and '-'")
            if len(files) == MOST_FILES:
                raise ValueError(f"is one file more than the {MOST_FILES} that a set may have; join some")
            files[file] = _content(folder / file, left)
            left -= len(files[file])
        except OSError as fault:
            faults.append(f"{_at(folder / file)}: {_unread(fault)}.")
        except ValueError as fault:
            faults.append(f"{_at(folder / file)}: {fault}.")
    return CardSet(name, folder, tuple(files.items()), tuple(faults))


def _content(file: Path, most: int) -> bytes:
    """What a plain file holds. Raises OSError, and ValueError with a sentence for another thing or a large one."""
    if file.is_symlink() or not S_ISREG(file.lstat().st_mode):
        raise ValueError("is a link, a folder or a device; put the file itself here")
    with open(file, "rb", opener=_plainly) as opened:
        if not S_ISREG(os.fstat(opened.fileno()).st_mode):
            raise ValueError("is a link, a folder or a device; put the file itself here")
        found = opened.read(most + 1)
    if len(found) > most:
        raise ValueError(f"makes the set larger than {LARGEST >> 10} kilobytes; put fewer cards into it")
    return found


def _plainly(name: str, how: int) -> int:
    """Opens a file without waiting for it, and no other one to which it leads."""
    return os.open(name, how | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOFOLLOW", 0))


def _unread(fault: OSError) -> str:
    return f"cannot be read ({fault.strerror}); make it readable, or take it away"


def _at(place: Path) -> str:
    return printable(str(place))
