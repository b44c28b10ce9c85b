"""Signs the program for macOS with nobody's name, which is the least that its processors run: inner parts first.

Each library must be signed before what it lies in, since a signature holds for all that is within.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from game.tools.packaging.files import head, run

_HEADS: Final = frozenset(
    {b"\xcf\xfa\xed\xfe", b"\xce\xfa\xed\xfe", b"\xfe\xed\xfa\xcf", b"\xfe\xed\xfa\xce", b"\xca\xfe\xba\xbe"}
)
"""How programs and libraries of macOS begin, for one kind of processor or for several."""
NOBODY: Final = "-"


def parts(app: Path) -> list[Path]:
    """What is to be signed of a program, the innermost first and the program itself last."""
    return [*sorted(_inner(app), key=lambda part: (-len(part.parts), part)), app]


def _inner(app: Path) -> Iterator[Path]:
    for path in app.rglob("*"):
        if not path.is_symlink() and (_is_version(path) if path.is_dir() else head(path) in _HEADS):
            yield path


def _is_version(folder: Path) -> bool:
    """Whether a folder holds one version of a framework, which is signed as a whole."""
    return folder.parent.name == "Versions" and folder.parent.parent.suffix == ".framework"


def commands(app: Path) -> list[list[str]]:
    """The commands that sign a program and then look whether each signature holds."""
    sign = ["codesign", "--force", "--sign", NOBODY, "--timestamp=none"]
    return [*([*sign, str(part)] for part in parts(app)), ["codesign", "--verify", "--deep", "--strict", str(app)]]


def sign(app: Path) -> None:
    """Sign a program. Raises CannotPack where that fails or does not hold."""
    for command in commands(app):
        run(command)
