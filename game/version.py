"""Which version of the program this is."""

from __future__ import annotations

from contextlib import suppress
from functools import cache

from game.paths import root


@cache
def program_version() -> str:
    """The version of the checkout the program runs from, or that of the installed one; 0 when neither is told."""
    project = root() / "pyproject.toml"
    if project.is_file():
        import tomllib

        # A file that somebody has damaged is no reason not to play.
        with suppress(OSError, ValueError, LookupError, TypeError):
            return str(tomllib.loads(project.read_text(encoding="utf-8-sig"))["project"]["version"])
    from importlib.metadata import PackageNotFoundError, version

    try:
        return version("vendemmia")
    except PackageNotFoundError:
        return "0"
