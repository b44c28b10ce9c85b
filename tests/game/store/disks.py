"""Disks on which nothing can be kept: the system itself refuses each byte beyond a limit, or to write at all."""

from __future__ import annotations

import os
import resource
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from ctypes import CDLL, c_uint32
from pathlib import Path


@contextmanager
def full_after(size: int) -> Iterator[None]:
    """While this lasts no file can grow beyond so many bytes; what fits is written."""
    usual, most = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, most))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (usual, most))


_RIGHTS, _OVERRIDE = 0x20080522, 1 << 1
"""How Linux is asked for the rights of a thread, and the one to write whatever a file says."""


@contextmanager
def read_only(folder: Path) -> Iterator[None]:
    """While this lasts nothing in a folder can be written, made, moved or deleted, not even by root."""
    before = [(place, place.stat().st_mode) for place in (folder, *folder.rglob("*"))]
    for place, mode in before:
        place.chmod(mode & ~0o222)
    try:
        with _without_override() if os.geteuid() == 0 else nullcontext():
            yield
    finally:
        for place, mode in before:
            place.chmod(mode)


@contextmanager
def _without_override() -> Iterator[None]:
    """While this lasts root may write no more than what files say."""
    libc, asked, rights = CDLL(None), (c_uint32 * 2)(_RIGHTS, 0), (c_uint32 * 6)()
    libc.capget(asked, rights)
    usual = rights[0]
    rights[0] = usual & ~_OVERRIDE
    libc.capset(asked, rights)
    try:
        yield
    finally:
        rights[0] = usual
        libc.capset(asked, rights)
