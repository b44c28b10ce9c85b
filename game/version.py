"""Which version of the program this is."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.metadata import PackageNotFoundError, version

from game.paths import root


@cache
def program_version() -> str:
    """The version of the installed program, or that of the checkout it runs from."""
    try:
        return version("vendemmia")
    except PackageNotFoundError:
        project = tomllib.loads((root() / "pyproject.toml").read_text(encoding="utf-8"))
        return str(project["project"]["version"])
