"""Files that say in a few lines how opponents play: one that is far too large is told in a sentence, not read."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from rules.engine import catalog
from rules.engine.catalog import DataFault, Folder

LARGEST = 100_000
"""Bytes of the largest such file."""
T = TypeVar("T")


def load(file: Folder, shape: type[T]) -> T:
    """The content of a small YAML file as the given type. Raises DataFault."""
    if isinstance(file, Path) and file.is_file() and file.stat().st_size > LARGEST:
        raise DataFault(f"{file}: has more than {LARGEST} bytes; put the file of the program back.")
    return catalog.load(file, shape)
