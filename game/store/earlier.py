"""Earlier states of each game that goes on, as it was when it was continued the last few times."""

from __future__ import annotations

from pathlib import Path

from game import paths
from game.store.record_file import SUFFIX, contents, replace

FOLDER = "earlier"
LARGEST = 64 << 20
"""Bytes of the largest file that is read as a saved game."""
GENERATIONS = 3
"""How many earlier states of each game are kept."""


def generations(path: Path) -> list[Path]:
    """Earlier states of a game, the oldest first."""
    found = (path.parent / FOLDER).glob(f"*{SUFFIX}")
    return sorted(
        (file for file in found if _number(file) and file.stem == f"{path.stem} state {_number(file)}"),
        key=lambda file: int(file.stem.rpartition(" state ")[2]),
    )


def content(file: Path) -> bytes:
    """An earlier state of a game; nothing where it cannot be read."""
    try:
        return contents(file, LARGEST)
    except (OSError, ValueError):
        return b""


def _number(file: Path) -> str:
    """The number of an earlier state; empty where the file has none."""
    number = file.stem.rpartition(" ")[2]
    return number if number.isascii() and number.isdecimal() else ""


def keep(path: Path, data: bytes) -> None:
    """Keep what the game is now; of many states the oldest are thrown away. Raises OSError."""
    if path.parent != paths.save_folder():
        return
    before = generations(path)
    if before and content(before[-1]) == data:
        return
    number = int(before[-1].stem.rpartition(" ")[2]) + 1 if before else 1
    (path.parent / FOLDER).mkdir(exist_ok=True)
    replace(path.parent / FOLDER / f"{path.stem} state {number}{SUFFIX}", data)
    for old in before[: len(before) + 1 - GENERATIONS]:
        old.unlink()
