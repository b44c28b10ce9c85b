"""Packs the built program as one file that starts on any Linux, an AppImage.

Run ``python -m game.tools.packaging.app_image TOOL [RUNTIME]`` after ``make packages``. TOOL is appimagetool, which is
nothing that a package of Python has. RUNTIME is what the file is to begin with; where none is named the tool fetches
the newest from the net.
"""

from __future__ import annotations

import os
import shutil
import sys
from pathlib import Path

from game.paths import root
from game.tools.packaging.changes import BadChanges
from game.tools.packaging.files import CannotPack, finished, run
from game.tools.packaging.finish import weight
from game.tools.packaging.labels import NAME, TITLE
from game.tools.packaging.system_packages import HOME, staged
from game.version import program_version
from rules import system

ICON = 256
"""Sides in px of the icon that a desktop shows of the file."""


def lay_out(program: Path, folder: Path) -> Path:
    """Lay out the program as an AppImage holds it, in ``folder``, which is made anew; the folder."""
    staged(program, folder)
    shutil.copytree(program / "_internal", folder / HOME / "_internal", symlinks=True)
    shutil.copy(program / NAME, folder / HOME / NAME)
    share = folder / "usr/share"
    shutil.copy(share / "applications" / f"{NAME}.desktop", folder)
    shutil.copy(share / f"icons/hicolor/{ICON}x{ICON}/apps/{NAME}.png", folder)
    (folder / ".DirIcon").symlink_to(f"{NAME}.png")
    (folder / "AppRun").symlink_to(f"{HOME}/{NAME}")
    (folder / "usr/bin").mkdir()
    (folder / "usr/bin" / NAME).symlink_to(f"../lib/{NAME}/{NAME}")
    return folder


def main() -> None:
    """Pack the program in ``dist`` of this checkout with the tool that is named; ends with a sentence where not."""
    if len(sys.argv) not in (2, 3):
        sys.exit("say where appimagetool is: make app-image APPIMAGETOOL=/path/to/appimagetool")
    target = root() / "dist" / f"{NAME}-{program_version()}-{system.machine()}.AppImage"
    tool, *runtime = sys.argv[1:]
    begun = [part for file in runtime for part in ("--runtime-file", file)]
    try:
        program = finished(root() / "dist" / NAME)
        laid = lay_out(program, root() / "build" / "packages" / f"{TITLE}.AppDir")
        told = [tool, "--appimage-extract-and-run", *begun, str(laid), str(target)]
        run(told, os.environ | {"ARCH": system.machine()})
    except (BadChanges, CannotPack) as fault:
        sys.exit(str(fault))
    print(f"built dist/{target.name}, {weight(target):.0f} MB")


if __name__ == "__main__":
    main()
