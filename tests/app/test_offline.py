"""The program speaks to no network, starts no other program, and its code reads nothing that could run code."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.game.driver import RECORD, kept_choices

ROOT = Path(__file__).parents[2]
FORBIDDEN = {
    "pickle", "_pickle", "cPickle", "shelve", "marshal", "dill", "socket", "ssl", "http", "urllib", "ftplib", "smtplib",
    "asyncio", "socketserver", "xmlrpc", "requests", "webbrowser",
}  # fmt: skip
UNSAFE_YAML = {f"yaml.{name}" for name in ("Loader", "CLoader", "UnsafeLoader", "CUnsafeLoader", "unsafe_load")}
UNSAFE_CALLS = {"eval", "exec", "compile", "__import__"}
WATCHED = """
import sys
found = []
others = ("subprocess.", "os.system", "os.exec", "os.fork", "os.posix_spawn", "os.spawn", "webbrowser.")
def watch(event, arguments):
    if event.startswith(("socket.", "urllib.", "http.", "ftplib.", "smtplib.", *others)):
        found.append(event)
    elif event == "pickle.find_class" and not arguments[0].startswith("babel."):
        found.append(event)
sys.addaudithook(watch)
"""
"""Babel keeps what it knows of languages as pickles in its own package."""
PLAY = """
sys.argv = ["playing", {record!r}]
from tests.game.program.playing import main
main()
print("heard", found)
"""
OPPONENTS = """
import os, tempfile
os.environ |= {"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "dummy", "VENDEMMIA_HOME": tempfile.mkdtemp()}
from tests.game.play.test_playing import leave, table, until
app, scene = table("viticulture", 1, 1)
until(app, lambda: scene.interaction.session.made >= 5)
leave(app)
print("heard", found)
"""
CAUGHT = """
import socket
socket.socket()
print("heard", found)
"""


def watched(program: str) -> list[str]:
    """What a program prints while everything is noted that it asks of a network or of other programs."""
    done = subprocess.run(
        [sys.executable, "-c", WATCHED + program], cwd=ROOT, capture_output=True, text=True, timeout=300, check=True
    )
    return done.stdout.splitlines()


def test_the_watch_hears_a_socket() -> None:
    assert watched(CAUGHT)[-1] == "heard ['socket.__new__']"


def test_opponents_ask_nothing_of_a_network() -> None:
    assert watched(OPPONENTS)[-1] == "heard []"


def test_a_whole_game_asks_nothing_of_a_network() -> None:
    lines = watched(PLAY.format(record=str(RECORD)))
    assert f"at {len(kept_choices()[1])}" in lines
    assert lines[-1] == "heard []"


def sources() -> Iterator[Path]:
    for folder in ("game", "rules"):
        yield from sorted((ROOT / folder).rglob("*.py"))


def risks(file: Path) -> Iterator[str]:
    """Imports and calls in a module that could reach a network or run what was read."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        names = [one.name for one in node.names] if isinstance(node, ast.Import) else []
        if isinstance(node, ast.ImportFrom):
            names = [node.module or ""]
        for name in names:
            if name.partition(".")[0] in FORBIDDEN:
                yield f"{file.relative_to(ROOT)}:{node.lineno}: import of {name}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in UNSAFE_CALLS:
            yield f"{file.relative_to(ROOT)}:{node.lineno}: {node.func.id}"
        if isinstance(node, ast.Attribute) and ast.unparse(node) in UNSAFE_YAML:
            yield f"{file.relative_to(ROOT)}:{node.lineno}: {ast.unparse(node)}"


def test_no_module_can_reach_a_network_or_run_what_it_reads() -> None:
    assert [risk for file in sources() for risk in risks(file)] == []


@pytest.mark.parametrize(
    "line",
    ["import pickle", "from urllib.request import urlopen", "eval('1')", "import yaml; yaml.unsafe_load(open('x'))"],
)
def test_risks_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    monkeypatch.setattr(sys.modules[__name__], "ROOT", tmp_path)
    file = tmp_path / "module.py"
    file.write_text(line, encoding="utf-8")
    assert len(list(risks(file))) == 1
