"""What all that packs the program does with files."""

from __future__ import annotations

import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path

from game.tools.packaging.labels import NAME

ELF = b"\x7fELF"
"""How programs and libraries for Linux begin."""


class CannotPack(Exception):
    """The program cannot be packed; the message says why, with the cure."""


def finished(program: Path) -> Path:
    """The folder of the built program, with what is put beside it when it is finished. Raises CannotPack."""
    if not ((program / NAME).is_file() and (program / "_internal").is_dir() and (program / "share").is_dir()):
        raise CannotPack(f"{program} holds no finished program; build it before: make app")
    return program


def run(told: Sequence[str], around: Mapping[str, str] | None = None, heard: bool = False) -> str:
    """Let a tool do its work, in this environment if one is given. Raises CannotPack.

    What it says goes to the terminal, or is the answer where it is ``heard``.
    """
    try:
        done = subprocess.run(told, env=around, stdout=subprocess.PIPE if heard else None, text=True, check=True)
        return done.stdout or ""
    except OSError as fault:
        raise CannotPack(f"{told[0]} cannot be started ({fault.strerror}); install it, or name where it is") from None
    except subprocess.CalledProcessError as fault:
        raise CannotPack(f"{told[0]} has failed ({fault.returncode}); mend what it says above") from None


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
