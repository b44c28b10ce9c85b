"""The program's icon, drawn from ``assets/app/icon.svg`` in all sizes and in the format of each system."""

from __future__ import annotations

import io
import struct
from collections.abc import Callable
from pathlib import Path

import pygame

from game.paths import assets
from rules.system import System

SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""Sides in px."""
ICO_SIZES = SIZES[:-1]
ICNS_TYPES = {16: b"icp4", 32: b"icp5", 64: b"icp6", 128: b"ic07", 256: b"ic08", 512: b"ic09"}


def source() -> Path:
    """The drawing."""
    return assets() / "app" / "icon.svg"


def png(size: int) -> bytes:
    """The icon with sides of ``size`` px."""
    image = pygame.image.load_sized_svg(io.BytesIO(source().read_bytes()), (size, size))
    written = io.BytesIO()
    pygame.image.save(image, written, "icon.png")
    return written.getvalue()


def ico() -> bytes:
    """All sizes in one file for Windows."""
    pictures = [(size, png(size)) for size in ICO_SIZES]
    head = struct.pack("<HHH", 0, 1, len(pictures))
    start = len(head) + 16 * len(pictures)
    for size, picture in pictures:
        head += struct.pack("<BBBBHHII", size % 256, size % 256, 0, 0, 1, 32, len(picture), start)
        start += len(picture)
    return head + b"".join(picture for _, picture in pictures)


def icns() -> bytes:
    """All sizes in one file for macOS."""
    parts = [(kind, png(size)) for size, kind in ICNS_TYPES.items()]
    body = b"".join(kind + struct.pack(">I", 8 + len(picture)) + picture for kind, picture in parts)
    return b"icns" + struct.pack(">I", 8 + len(body)) + body


_FORMATS: dict[System, tuple[str, Callable[[], bytes]]] = {
    "linux": ("icon.png", lambda: png(256)),
    "windows": ("icon.ico", ico),
    "macos": ("icon.icns", icns),
}


def build(folder: Path, system: System) -> Path:
    """Write the icon into ``folder`` in the format of a system; the file."""
    folder.mkdir(parents=True, exist_ok=True)
    name, content = _FORMATS[system]
    file = folder / name
    file.write_bytes(content())
    return file
