"""The lock files as pip reads them, and the systems and versions of Python for which they must hold."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from packaging.markers import Marker

ROOT = Path(__file__).parents[2]
LOCKS = tuple(sorted(path.name for path in ROOT.glob("requirements*.txt")))
PYTHONS = ("3.11", "3.12", "3.13")
_ENTRY = re.compile(r"(?P<name>[a-z0-9-]+)==(?P<version>[\w.]+)(?: ; (?P<marker>[^\\]+?))?$")
_HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}$")


class System(NamedTuple):
    """A kind of computer: what Python says of it, and the tags of wheels it takes, the oldest system first."""

    name: str
    platform: str
    called: str
    os: str
    machine: str
    tags: tuple[str, ...]


SYSTEMS = (
    System("linux", "linux", "Linux", "posix", "x86_64", ("manylinux2014_x86_64", "manylinux_2_28_x86_64")),
    System("windows", "win32", "Windows", "nt", "AMD64", ("win_amd64",)),
    System("macos-arm64", "darwin", "Darwin", "posix", "arm64", ("macosx_11_0_arm64", "macosx_14_0_arm64")),
    System("macos-x86_64", "darwin", "Darwin", "posix", "x86_64", ("macosx_10_13_x86_64", "macosx_14_0_x86_64")),
)


class Locked(NamedTuple):
    """A package of a lock file. ``marker`` says on which computers it is wanted; None where on all."""

    name: str
    version: str
    marker: Marker | None
    hashes: tuple[str, ...]

    def wanted(self, system: System, python: str) -> bool:
        """Whether such a computer needs it."""
        return self.marker is None or self.marker.evaluate(around(system, python))


def around(system: System, python: str) -> dict[str, str]:
    """What markers may ask of a computer."""
    return {
        "sys_platform": system.platform,
        "platform_system": system.called,
        "platform_machine": system.machine,
        "os_name": system.os,
        "python_version": python,
        "python_full_version": f"{python}.0",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "extra": "",
    }


def locked(lock: str) -> list[Locked]:
    """The packages of a lock file. Raises ValueError for a line that is none of one."""
    lines = [line.strip() for line in (ROOT / lock).read_text("utf-8").splitlines()]
    told = "\n".join(line for line in lines if line and not line.startswith("#"))
    found: list[Locked] = []
    for line in told.replace(" \\\n", "\0").split("\n"):
        head, *hashes = line.split("\0")
        entry = _ENTRY.match(head)
        if entry is None or not all(map(_HASH.match, hashes)):
            raise ValueError(f"{lock}: {line[:80]!r} is no locked package")
        marker = Marker(entry["marker"]) if entry["marker"] else None
        found.append(Locked(entry["name"], entry["version"], marker, tuple(hashes)))
    return found
