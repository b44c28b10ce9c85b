"""Which version of the program this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def program_version() -> str:
    """The version of the installed program, or 0 when it runs from a checkout that is not installed."""
    try:
        return version("vendemmia")
    except PackageNotFoundError:
        return "0"
