"""What the built program needs of a system: shared libraries that it does not bring, and the age of its C library."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import msgspec

from game.paths import assets
from game.tools.packaging.files import built, run
from rules.engine.catalog import load

GLIBC = re.compile(rb"GLIBC_(\d+)\.(\d+)")
NEEDED = re.compile(r"^\s+NEEDED\s+(\S+)", re.MULTILINE)


class Libraries(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Libraries of the system, by the name of their file what Debian's package is called.

    ``c`` are the files of the C library, without ``needed`` there is no window, and ``welcome`` are used where they
    are there.
    """

    c: tuple[str, ...]
    needed: Mapping[str, str]
    welcome: Mapping[str, str]


class Needs(NamedTuple):
    """What a package asks for: the C library from this version on, and libraries."""

    glibc: str
    libraries: Libraries


class NotKnown(Exception):
    """It is not known what the built program needs of a system; the message says of which part, and the cure."""


def libraries() -> Libraries:
    """What is known of the libraries of a system."""
    return load(assets() / "app" / "libraries.yaml", Libraries)


def of(program: Path) -> Needs:
    """What the program in this folder needs. Raises NotKnown, CannotPack."""
    parts = built(program)
    known = libraries()
    wanted = linked([_read(file) for file in parts]) - {file.name for file in program.rglob("*.so*")}
    unknown = sorted(wanted - {*known.c} - known.needed.keys())
    if unknown:
        raise NotKnown(f"assets/app/libraries.yaml: name under 'needed' whose package brings {', '.join(unknown)}")
    return Needs(newest(file.read_bytes() for file in parts), known)


def _read(file: Path) -> str:
    return run(["objdump", "-p", str(file)], heard=True)


def linked(told: list[str]) -> set[str]:
    """The libraries that programs and libraries are linked to, as objdump tells of each."""
    return {name for one in told for name in NEEDED.findall(one)}


def newest(contents: Iterable[bytes]) -> str:
    """The oldest C library with which all of these work; it is the newest that any of them names. Raises NotKnown."""
    named = {(int(one[1]), int(one[2])) for content in contents for one in GLIBC.finditer(content)}
    if not named:
        raise NotKnown("no part of the program names a version of the C library: it is not built for one with glibc")
    return ".".join(map(str, max(named)))
