"""What all that packs the program does with files."""

from __future__ import annotations

from pathlib import Path

ELF = b"\x7fELF"
"""How programs and libraries for Linux begin."""


def write(file: Path, content: bytes) -> None:
    """Write a file, and make the folders in which it lies."""
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def head(file: Path) -> bytes:
    """The four bytes with which a file begins, which tell of what kind it is."""
    with file.open("rb") as opened:
        return opened.read(4)


def built(folder: Path) -> list[Path]:
    """The programs and libraries for Linux in this folder, without links to them."""
    files = [file for file in sorted(folder.rglob("*")) if file.is_file() and not file.is_symlink()]
    return [file for file in files if head(file) == ELF]
