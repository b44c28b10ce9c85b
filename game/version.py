"""Which version of the program this is."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from game.paths import root


@cache
def program_version() -> str:
    """The version of the installed program, or that of the checkout it runs from; 0 when neither is told."""
    try:
        return version("vendemmia")
    except PackageNotFoundError:
        project = root() / "pyproject.toml"
        if not project.is_file():
            return "0"
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
