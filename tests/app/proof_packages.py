"""Looks at the packages that ``make packages`` has built, and starts the program in the deb.

Run ``make packages-test``.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from game.tools.packaging.files import head
from game.tools.packaging.finish import weight
from game.tools.packaging.labels import NAME
from game.tools.packaging.system_packages import HOME
from game.version import program_version
from tests.app.proof import HEAVIEST

DIST = Path(__file__).parents[2] / "dist"
RPM = b"\xed\xab\xee\xdb"
"""How an rpm begins."""


def one(pattern: str) -> Path:
    found = [file for file in DIST.glob(pattern) if program_version() in file.name]
    assert len(found) == 1, f"run make packages; found {found}"
    return found[0]


def told_of(*how: str) -> str:
    return subprocess.run(["dpkg-deb", *how, str(one("*.deb"))], capture_output=True, text=True, check=True).stdout


@pytest.mark.parametrize("pattern", ["*.deb", "*.rpm"])
def test_each_is_light(pattern: str) -> None:
    print(f"{one(pattern).name} {weight(one(pattern)):.0f} MB")
    assert weight(one(pattern)) < HEAVIEST


def test_an_rpm_is_one_and_holds_what_the_deb_does() -> None:
    """Where there is no rpm nobody looks into it."""
    assert head(one("*.rpm")) == RPM
    if tool := shutil.which("rpm"):
        form = r"[%{FILEMODES:perms} %{FILEUSERNAME} %{FILENAMES}\n]"
        asked = [tool, "-qp", "--queryformat", form, str(one("*.rpm"))]
        told = subprocess.run(asked, capture_output=True, text=True, check=True).stdout
        rows = [row.split(maxsplit=2) for row in told.splitlines()]
        assert {owner for _, owner, _ in rows} == {"root"}
        places = {place for rights, _, place in rows if rights[0] != "d"}
        # The changes are told by what lies around the files.
        assert places == in_deb() - {f"/usr/share/doc/{NAME}/changelog.gz"}


def in_deb() -> set[str]:
    """Where the files and links of the deb come to lie."""
    rows = [row.split(maxsplit=5) for row in told_of("-c").splitlines()]
    return {place.removeprefix(".").partition(" -> ")[0] for rights, *_, place in rows if rights[0] != "d"}


def test_all_of_the_deb_belongs_to_the_system_and_nobody_else_may_write_it() -> None:
    rows = [row.split(maxsplit=5) for row in told_of("-c").splitlines()]
    assert {owner for _, owner, *_ in rows} == {"root/root"}
    # Those of a link mean nothing.
    assert {rights for rights, *_ in rows if rights[0] != "l"} == {"drwxr-xr-x", "-rw-r--r--", "-rwxr-xr-x"}
    assert [place for rights, *_, place in rows if rights == "-rwxr-xr-x"] == [f"./{HOME}/{NAME}"]
    assert {place.split("/")[1] for *_, place in rows} == {"usr"}


def test_the_deb_says_what_it_needs() -> None:
    told = told_of("-f")
    assert f"Version: {program_version()}\n" in told
    assert re.search(r"^Depends: libc6 \(>= 2\.\d+\), libx11-6,", told, re.MULTILINE)


def test_the_program_in_the_deb_starts(tmp_path: Path) -> None:
    subprocess.run(["dpkg-deb", "-x", str(one("*.deb")), str(tmp_path)], check=True)
    program = tmp_path / "usr/bin" / NAME
    told = subprocess.run([str(program), "--version"], capture_output=True, text=True, env={}, timeout=60, check=True)
    assert told.stdout == f"{NAME} {program_version()}\n"
