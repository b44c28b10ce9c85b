"""A position as a text for one line of a record: its bytes, with a checksum in front."""

from __future__ import annotations

from base64 import b64decode, b64encode
from hashlib import blake2b

from rules.engine.header import RecordFault

LONGEST_POSITION = 1 << 17
"""Most letters of a position in a line."""
_SUM = 6


def packed(position: bytes) -> str:
    """The bytes of a position as a text for one line, with a checksum in front."""
    return b64encode(blake2b(position, digest_size=_SUM).digest() + position).decode()


def unpacked(text: str) -> bytes:
    """The bytes of a position from its text. Raises RecordFault."""
    try:
        both = b64decode(text, validate=True) if len(text) <= LONGEST_POSITION else b""
    except ValueError:
        both = b""
    if blake2b(both[_SUM:], digest_size=_SUM).digest() != both[:_SUM]:
        raise RecordFault("a position in it is damaged")
    return both[_SUM:]
