"""The box of Viticulture with which the kept games and pictures of the tests were made, whatever cards there are now.

``python -m tests.kept_box`` keeps the present one; kept games and pictures may have to be made anew then.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

from game import paths
from game.store import boxes
from game.text import edition
from rules.command.games import DATA
from rules.engine.packing import packed, unpacked
from rules.engine.rules import data_files, digest
from rules.viticulture.rules import Viticulture, load

FILE = Path(__file__).parent / "records" / "viticulture.zip"


@cache
def viticulture() -> Viticulture:
    """The rules with the cards of this box; those of the present one where the cards are the same."""
    folder, present = unpacked(FILE.read_bytes(), str(FILE)), load(DATA / "viticulture")
    return present if digest(folder) == present.data_digest else Viticulture(folder)


def come_with_it(patch: pytest.MonkeyPatch) -> None:
    """Let the program come with the cards of this box, whatever there are now."""
    own, kept = paths.data(), viticulture()
    if kept.folder != own / "viticulture":
        patch.setattr(boxes, "_loaded", lambda folder: kept if folder == own / "viticulture" else load(folder))


def know_its_games(patch: pytest.MonkeyPatch) -> None:
    """Let games that were played with this box be of the program's own edition."""
    kept = viticulture()
    if digest(paths.data() / kept.name) != kept.data_digest:
        folders = {kept.name: kept.folder}
        patch.setattr(edition, "own_folder", lambda game: folders.get(game, paths.data() / game))
        edition.forget()


def main() -> int:
    """Keep the present box."""
    FILE.write_bytes(packed({place: file.read_bytes() for place, file in data_files(DATA / "viticulture").items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
