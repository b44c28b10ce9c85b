"""Writes samples as Ogg Vorbis files that are the same whenever they are written."""

from __future__ import annotations

import io
import zlib
from pathlib import Path

import soundfile

from game.sound.synthesis.tones import RATE, Samples

AT_ONCE = 8192
"""Frames given to the encoder at a time; it keeps its work on the stack, which is small."""
SERIAL, CHECKSUM = slice(14, 18), slice(22, 26)
"""Where in the head of an Ogg page the number of the stream and the checksum stand."""
MIRRORED = bytes(int(f"{byte:08b}"[::-1], 2) for byte in range(256))


def write_ogg(path: Path, sound: Samples, quality: float) -> None:
    """Write a sound of one or two channels; ``quality`` from 0 (small) to 1."""
    file = io.BytesIO()
    channels = 1 if sound.ndim == 1 else sound.shape[1]
    with soundfile.SoundFile(
        file, "w", RATE, channels, format="OGG", subtype="VORBIS", compression_level=1 - quality
    ) as out:
        for start in range(0, len(sound), AT_ONCE):
            out.write(sound[start : start + AT_ONCE])
    path.write_bytes(numbered(file.getvalue()))


def numbered(ogg: bytes) -> bytes:
    """The file with 0 for the number of its stream, which the encoder draws by lot."""
    found, start = bytearray(), 0
    while start < len(ogg):
        pieces = ogg[start + 26]
        size = 27 + pieces + sum(ogg[start + 27 : start + 27 + pieces])
        page = bytearray(ogg[start : start + size])
        page[SERIAL] = page[CHECKSUM] = bytes(4)
        page[CHECKSUM] = _checksum(bytes(page)).to_bytes(4, "little")
        found += page
        start += size
    return bytes(found)


def _checksum(page: bytes) -> int:
    """The checksum of Ogg: that of zlib with all bits mirrored and without its beginning and end."""
    plain = zlib.crc32(page.translate(MIRRORED), 0xFFFFFFFF) ^ 0xFFFFFFFF
    return int(f"{plain:032b}"[::-1], 2)
