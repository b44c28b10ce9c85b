"""The script that puts the program into the menu of a desktop, wherever it lies and however it is called."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from atexit import register
from functools import cache
from pathlib import Path
from shutil import copytree, rmtree
from tempfile import mkdtemp

import pytest

from game.tools.packaging import finish

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a script for desktops of Linux")

ODD = ["plain", "-n", """* with 'blanks' "$HOME" `id` back\\slash\\\\ 100% ünïcode ș ;&"""]


@cache
def dressed() -> Path:
    """The program as its archive holds it, as far as the menu needs it."""
    folder = Path(mkdtemp())
    register(rmtree, folder)
    finish.dress(folder)
    (folder / "vendemmia").write_text("#!/bin/sh\n")
    return folder


def unpacked(folder: Path) -> Path:
    """Unpack the program into a folder; its script."""
    copytree(dressed(), folder)
    return folder / "menu.sh"


def call(
    script: str | Path, *words: str, cwd: Path | None = None, **environment: str
) -> subprocess.CompletedProcess[str]:
    """What the script does in an environment of its own."""
    own = {"PATH": os.environ["PATH"]} | environment
    return subprocess.run(["sh", str(script), *words], cwd=cwd, env=own, capture_output=True, text=True, timeout=30)


def program_of(entry: Path) -> str:
    """The program that an entry of the menu starts: its text read by the rules for texts, then for quotes."""
    [line] = [row for row in entry.read_text("utf-8").splitlines() if row.startswith("Exec=")]
    told = re.sub(r"\\(.)", lambda found: found[1], line.removeprefix("Exec="))
    assert told[0] == told[-1] == '"'
    return re.sub(r"\\(.)", lambda found: found[1], told[1:-1]).replace("%%", "%")


@pytest.mark.parametrize("name", ODD)
def test_it_finds_the_program_in_any_folder(name: str, tmp_path: Path) -> None:
    script, home = unpacked(tmp_path / name / "v"), tmp_path / "home"
    done = call(script, "add", HOME=str(home))
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    entry = home / ".local/share/applications/vendemmia.desktop"
    assert program_of(entry) == str(script.with_name("vendemmia"))
    assert len(list((home / ".local/share/icons/hicolor").rglob("vendemmia.*"))) > 5
    assert call(script, "remove", HOME=str(home)).returncode == 0
    assert [file for file in home.rglob("*") if file.is_file()] == []


def test_it_is_called_from_elsewhere_while_cd_looks_in_other_places(tmp_path: Path) -> None:
    script, home = unpacked(tmp_path / "here" / "app"), tmp_path / "home"
    unpacked(tmp_path / "other" / "app")
    done = call(
        "app/menu.sh", "add", cwd=tmp_path / "here", CDPATH=f"{tmp_path / 'other'}:{tmp_path / 'here'}", HOME=str(home)
    )
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert program_of(home / ".local/share/applications/vendemmia.desktop") == str(script.with_name("vendemmia"))


@pytest.mark.parametrize("target", ["{}", "../app/menu.sh"])
def test_it_is_called_by_a_link(target: str, tmp_path: Path) -> None:
    script, home = unpacked(tmp_path / "app"), tmp_path / "home"
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "first").symlink_to(target.format(script))
    (tmp_path / "bin" / "second").symlink_to("first")
    done = call(tmp_path / "bin" / "second", "add", HOME=str(home))
    assert (done.returncode, done.stderr) == (0, "")
    assert program_of(home / ".local/share/applications/vendemmia.desktop") == str(script.with_name("vendemmia"))


def test_a_folder_whose_name_ends_a_line_is_refused_and_nothing_is_written(tmp_path: Path) -> None:
    script, home = unpacked(tmp_path / "two\nlines\n"), tmp_path / "home"
    done = call(script, "add", HOME=str(home))
    assert done.returncode == 2
    assert done.stderr.startswith("menu.sh: ")
    assert "move the program" in done.stderr
    assert not home.exists()


@pytest.mark.parametrize(
    ("words", "environment", "told"),
    [
        (("add",), {}, "set HOME"),
        (("remove",), {"HOME": ""}, "set HOME"),
        (("add",), {"HOME": "relative"}, "set HOME"),
        ((), {"HOME": "/nowhere"}, "say what to do"),
        (("put",), {"HOME": "/nowhere"}, "say what to do"),
        (("add",), {"HOME": "/dev/null"}, "mend the folder"),
    ],
)
def test_what_cannot_be_is_told_in_a_sentence(
    words: tuple[str, ...], environment: dict[str, str], told: str, tmp_path: Path
) -> None:
    done = call(unpacked(tmp_path / "app"), *words, cwd=tmp_path, **environment)
    assert done.returncode == 2
    assert told in done.stderr.splitlines()[-1]
    assert not (tmp_path / "relative").exists()


def test_a_script_without_its_program_says_so(tmp_path: Path) -> None:
    script = unpacked(tmp_path / "app")
    rmtree(script.with_name("share"))
    done = call(script, "add", HOME=str(tmp_path / "home"))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "unpack" in done.stderr
