"""Files of weights: what players have learned, of which a faulty one is told in a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, TypeVar
from zlib import crc32

import msgspec

from rules.engine.catalog import DataFault, Folder

VERSION = 1
"""The version of the files that this program understands."""
LARGEST = 8_000_000
"""Bytes of the largest file of weights."""
Weight = Annotated[float, msgspec.Meta(ge=-1e6, le=1e6)]


class Learned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What every such file says: its ``version``, and how its weights were ``learned``."""

    version: int
    learned: str


class _Version(msgspec.Struct):
    version: int


T = TypeVar("T", bound=Learned)


def read(file: Folder, shape: type[T]) -> T:
    """What a file of weights holds. Raises DataFault where it is missing, damaged, too large or of another version."""
    try:
        if isinstance(file, Path) and file.stat().st_size > LARGEST:
            raise fault(file, f"has more than {LARGEST} bytes")
        data = file.read_bytes()
        version = msgspec.json.decode(data, type=_Version).version
        if version != VERSION:
            raise fault(file, f"has version {version}, where this program knows version {VERSION}")
        return msgspec.json.decode(data, type=shape)
    except OSError as missing:
        raise fault(file, f"cannot be read ({missing.strerror})") from None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as damaged:
        raise fault(file, f"holds no weights ({damaged})") from None


def mark(learned: Learned) -> str:
    """A few signs that change where anything of what was learned does."""
    return f"{crc32(msgspec.json.encode(learned)):08x}"


def fault(file: Folder, words: str) -> DataFault:
    """What is wrong with a file of weights, and its cure."""
    return DataFault(f"{file}: {words}; put the file of the program back.")
