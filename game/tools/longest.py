"""Lists the longest wording of each place that words stand on: ``python -m game.tools.longest --out FILE.csv``."""

from __future__ import annotations

import csv
import os
import sys
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import NamedTuple

from game.art.kit import written
from game.art.kit.written import Asked
from game.paths import HOME_VARIABLE
from game.program.options import CommandLine
from game.text.messages import language_in_use, languages, use_language
from game.tools.tour import draw_all
from game.tools.tour_pictures import Tour

WINDOW = (1920, 1080)
HEAD = ("screen", "place", "language", "words", "letters", "px needed", "px there are", "share")


class Wording(NamedTuple):
    """Words on a place, on which screen of the tour they are first seen, and in which language."""

    screen: str
    language: str
    asked: Asked

    @property
    def share(self) -> float:
        """How much of the room the words need; 1: all of it."""
        return self.asked.needed / self.asked.room


class Listened(Tour):
    """The tour without its pictures: ``found`` gathers all words that look for room."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder, WINDOW)
        self.found: list[Wording] = []

    def save(self, name: str) -> None:
        self.app.scenes.settle()
        self.app.scenes.redraw()
        self.app.step(0.0)
        self.found += [Wording(name, language_in_use(), asked) for asked in written.asked if asked.room > 0]
        written.asked.clear()


def longest(found: Iterable[Wording]) -> list[Wording]:
    """The wording of each place and language that needs most of its room, those first that need more than there is."""
    most: dict[tuple[str, str], Wording] = {}
    for one in found:
        key = one.asked.place, one.language
        if key not in most or one.share > most[key].share:
            most[key] = one
    return sorted(most.values(), key=lambda one: one.share, reverse=True)


def _heard(code: str) -> list[Wording]:
    """All words of a language that look for room on the tour."""
    use_language(code)
    written.listen(True)
    with tempfile.TemporaryDirectory() as home:
        os.environ[HOME_VARIABLE] = home
        tour = Listened(Path(home))
        draw_all(tour)
    written.listen(False)
    return tour.found


def write(file: Path, wordings: Sequence[Wording]) -> None:
    """Write the wordings to a file that any spreadsheet opens."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with file.open("w", encoding="utf-8-sig", newline="") as sheet:
        rows = csv.writer(sheet)
        rows.writerow(HEAD)
        for screen, code, asked in wordings:
            needed, room = round(asked.needed), round(asked.room)
            rows.writerow(
                (
                    screen,
                    asked.place,
                    code,
                    asked.words,
                    f"{asked.size:g}",
                    needed,
                    room,
                    f"{asked.needed / asked.room:.2f}",
                )
            )


def main(arguments: Sequence[str] | None = None) -> int:
    """Write the list; the exit code is 2 when an argument makes no sense."""
    parser = CommandLine(prog="game.tools.longest", allow_abbrev=False)
    parser.add_argument("--out", type=Path, default=Path("longest.csv"))
    parser.add_argument("--text", choices=languages(), nargs="*", default=languages())
    wish = parser.parse_args(arguments)
    found = [one for code in wish.text for one in _heard(code)]
    write(wish.out, longest(found))
    print(f"{wish.out}: {len({one.asked.place for one in found})} places")
    return 0


if __name__ == "__main__":
    sys.exit(main())
