"""Adds to the built program what a desktop wants beside it, and packs all into one archive.

Run ``python -m game.tools.packaging.finish`` after PyInstaller.
"""

from __future__ import annotations

import os
import shutil
import tarfile
import time
import zipfile
from pathlib import Path
from typing import Final

from game.paths import assets, root
from game.tools.packaging import app_icon
from game.tools.packaging.labels import IDENTIFIER, NAME, TITLE
from game.version import program_version
from rules import system

PACKED: Final = 3
"""How hard xz works: more makes the archive a little smaller and takes several times as long."""


def dress(program: Path) -> None:
    """Put beside a program for Linux its menu entry, its description for shops of software, and its icons."""
    share, drawn = program / "share", assets() / "app"
    for size in app_icon.SIZES:
        _write(share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png", app_icon.png(size))
    _write(share / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg", app_icon.source().read_bytes())
    _write(share / "applications" / f"{NAME}.desktop", (drawn / f"{NAME}.desktop").read_bytes())
    told = (drawn / f"{NAME}.metainfo.xml").read_text(encoding="utf-8")
    for word, meaning in {"@ID@": IDENTIFIER, "@VERSION@": program_version(), "@DATE@": _date()}.items():
        told = told.replace(word, meaning)
    _write(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", told.encode())
    shutil.copy(drawn / "menu.sh", program / "menu.sh")


def _date() -> str:
    """The day of the release: that of SOURCE_DATE_EPOCH (seconds since 1970) where it is set, else today."""
    return time.strftime("%Y-%m-%d", time.gmtime(float(os.environ.get("SOURCE_DATE_EPOCH", time.time()))))


def _write(file: Path, content: bytes) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content)


def pack(program: Path) -> Path:
    """Pack the program beside itself: as tar.xz, which keeps links and rights, on Windows as zip; the archive."""
    target = program.parent / f"{NAME}-{program_version()}-{system.name()}-{system.machine()}"
    if system.name() == "windows":
        return _zipped(program, target.with_name(target.name + ".zip"))
    archive = target.with_name(target.name + ".tar.xz")
    with tarfile.open(archive, "w:xz", preset=PACKED) as packed:
        packed.add(program, program.name, filter=_nobody)
    return archive


def _nobody(file: tarfile.TarInfo) -> tarfile.TarInfo:
    """An entry that does not tell who built the program."""
    file.uid = file.gid = 0
    file.uname = file.gname = ""
    return file


def _zipped(program: Path, archive: Path) -> Path:
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for file in sorted(program.rglob("*")):
            packed.write(file, file.relative_to(program.parent))
    return archive


def weight(path: Path) -> float:
    """What a file, or all files of a folder, weigh, in MB."""
    files = [path] if path.is_file() else [file for file in path.rglob("*") if file.is_file() and not file.is_symlink()]
    return sum(file.stat().st_size for file in files) / 1e6


def main() -> None:
    """Finish the program in ``dist`` of this checkout."""
    program = root() / "dist" / (f"{TITLE}.app" if system.name() == "macos" else NAME)
    if system.name() == "linux":
        dress(program)
    archive = pack(program)
    print(
        f"built {program.relative_to(root())}, {weight(program):.0f} MB, and {archive.name}, {weight(archive):.0f} MB"
    )


if __name__ == "__main__":
    main()
