"""Adds to the built program what its system wants beside it or in it, and packs all into one archive.

Run ``python -m game.tools.packaging.finish`` after PyInstaller.
"""

from __future__ import annotations

import shutil
import sys
import tarfile
import zipfile
from pathlib import Path
from typing import Final

from game.paths import assets, root
from game.text.messages import FIRST, languages
from game.tools.packaging import app_icon, changes, manual, menu_entry, metainfo, signing, slim
from game.tools.packaging.files import CannotPack, write
from game.tools.packaging.labels import IDENTIFIER, NAME, TITLE
from game.version import program_version
from rules import system

PACKED: Final = 3
"""How hard xz works: more makes the archive a little smaller and takes several times as long."""


def dress(program: Path) -> None:
    """Put beside a program for Linux its menu entry, icons, manual and description for shops of software."""
    share, told = program / "share", changes.releases()
    for size in app_icon.SIZES:
        write(share / "icons" / "hicolor" / f"{size}x{size}" / "apps" / f"{NAME}.png", app_icon.png(size))
    write(share / "icons" / "hicolor" / "scalable" / "apps" / f"{NAME}.svg", app_icon.source().read_bytes())
    write(share / "applications" / f"{NAME}.desktop", menu_entry.text().encode())
    write(share / "metainfo" / f"{IDENTIFIER}.metainfo.xml", metainfo.text(told).encode())
    for code in languages():
        folder = share / "man" / ("" if code == FIRST else code) / f"man{manual.SECTION}"
        write(folder / f"{NAME}.{manual.SECTION}", manual.text(code, told[0].version, told[0].date).encode())
    shutil.copy(assets() / "app" / "menu.sh", program / "menu.sh")


def settle_rights(program: Path) -> None:
    """Let everybody read all files and nobody else write them; only what is started may be started."""
    for file in program.rglob("*"):
        if not file.is_symlink():
            file.chmod(0o755 if file.is_dir() or file.name in (NAME, "menu.sh") else 0o644)


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
    """Finish the program in ``dist`` of this checkout; ends with a sentence where that cannot be."""
    program = root() / "dist" / (f"{TITLE}.app" if system.name() == "macos" else NAME)
    if not program.is_dir():
        sys.exit(f"{program} is no built program; build and finish it with: make app")
    try:
        if system.name() == "linux":
            dress(program)
            slim.strip(program)
            settle_rights(program)
        elif system.name() == "macos":
            signing.sign(program)
    except (CannotPack, changes.BadChanges) as fault:
        sys.exit(str(fault))
    archive = pack(program)
    print(
        f"built {program.relative_to(root())}, {weight(program):.0f} MB, and {archive.name}, {weight(archive):.0f} MB"
    )


if __name__ == "__main__":
    main()
