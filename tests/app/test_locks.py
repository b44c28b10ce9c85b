"""The lock files hold on each system and for each version of Python: nothing unpinned, unhashed or left out."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.metadata import Distribution, distributions

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

from tests.app.locks import LOCKS, PYTHONS, ROOT, SYSTEMS, Locked, System, around, locked

computers = pytest.mark.parametrize("system", SYSTEMS, ids=lambda one: one.name)
pythons = pytest.mark.parametrize("python", PYTHONS)
locks = pytest.mark.parametrize("lock", LOCKS)
COMPILED = {"msgspec": 15, "pygame-ce": 15, "pyyaml": 15, "numpy": 15}
"""Packages that have a wheel for each system and version of Python, and the fewest files that this can be."""


@cache
def installed() -> dict[str, Distribution]:
    """The packages of which is known here what they need: those of this program and, once built, of its builder."""
    apart = [str(path) for path in (ROOT / ".venv-app").glob("[Ll]ib*/**/site-packages")]
    return {canonicalize_name(one.name): one for one in (*distributions(path=apart), *distributions())}


def needs(one: Locked, system: System, python: str) -> list[Requirement]:
    """What a package needs on such a computer, as far as that is known here."""
    known = installed().get(one.name)
    if known is None or known.version != one.version:
        return []
    wanted = [Requirement(line) for line in known.requires or ()]
    return [need for need in wanted if need.marker is None or need.marker.evaluate(around(system, python))]


@locks
def test_every_package_has_one_version_and_hashes(lock: str) -> None:
    found = locked(lock)
    assert len(found) > 7
    for one in found:
        assert len(set(one.hashes)) == len(one.hashes) >= COMPILED.get(one.name, 1)


@locks
@computers
@pythons
def test_nothing_that_a_package_needs_is_left_out(lock: str, system: System, python: str) -> None:
    wanted = [one for one in locked(lock) if one.wanted(system, python)]
    there = {one.name: one.version for one in wanted}
    assert len(there) == len(wanted), "one version of each package"
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
    names = {one.name: one for lock in LOCKS for one in locked(lock)}
    known = [one for name, one in installed().items() if name in names and one.version == names[name].version]
    assert len(known) > 20
    for one in known:
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
def test_a_line_that_pins_nothing_is_found(line: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    file = tmp_path_factory.mktemp("lock") / "requirements.txt"
    file.write_text(line + "\n")
    with pytest.raises(ValueError, match=re.escape("is no locked package")):
        locked(str(file))
