"""The box of Viticulture with which the kept games and pictures of the tests were made, whatever cards there are now.

``python -m tests.kept_box`` keeps the present one; kept games and pictures may have to be made anew then.
"""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

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


def main() -> int:
    """Keep the present box."""
    FILE.write_bytes(packed({place: file.read_bytes() for place, file in data_files(DATA / "viticulture").items()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
