"""One module asks which system the program runs on, and all processes are begun in the way that every system has."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.modules import ROOT, modules

HOME = "rules.system"
"""The module that asks."""
ASKING = {"sys.platform", "sys.getwindowsversion", "os.name", "os.uname"}
OF_ONE_SYSTEM = {"platform", "fcntl", "msvcrt", "winreg", "winsound", "pwd", "grp", "resource", "termios"}
"""Modules that some systems lack, or that tell of the system."""
BEGINNING = {"Popen", "run", "call", "check_call", "check_output"}
"""Functions of subprocess that begin another program."""
FORKING = {"os.fork", "os.forkpty", "os.system", "os.popen", "multiprocessing.Process", "multiprocessing.Pool"}


_MAY_ASK = re.compile(
    "|".join({*OF_ONE_SYSTEM, *(name.rpartition(".")[2] for name in ASKING | FORKING if name != "os.name")})
    + r"|os\.name|hasattr|get_context|ProcessPoolExecutor"
)
"""Most modules say nothing of the kind, and need not be taken apart."""


def faults(tree: ast.AST) -> Iterator[str]:
    """What a module does that stands in ``HOME`` alone, or that not every system can do."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and _named(node) in ASKING | FORKING:
            yield _named(node)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names if one.name in OF_ONE_SYSTEM)
        elif isinstance(node, ast.ImportFrom):
            names = {f"{node.module}.{one.name}" for one in node.names}
            yield from sorted(names & (ASKING | FORKING))
            if node.module in OF_ONE_SYSTEM:
                yield node.module
        elif isinstance(node, ast.Call):
            yield from _of_call(node)


def _of_call(node: ast.Call) -> Iterator[str]:
    called = _named(node.func).rpartition(".")[2]
    if called == "hasattr" and _named(node.args[0]) in ("os", "signal", "sys"):
        yield ast.unparse(node)
    if called == "get_context" and [ast.unparse(one) for one in node.args] != ["'spawn'"]:
        yield ast.unparse(node)
    if called == "ProcessPoolExecutor" and "get_context" not in ast.unparse(node):
        yield ast.unparse(node)


def with_console(tree: ast.AST) -> Iterator[str]:
    """The programs that a module begins without saying that no console shall be seen for them on Windows."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _named(node.func).removeprefix("subprocess.") in BEGINNING:
            said = {one.arg for one in node.keywords}
            yield from [] if "creationflags" in said else [_named(node.func)]


def _named(node: ast.expr) -> str:
    """A name, or a name in a module; empty for anything else."""
    if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        return f"{node.value.id}.{node.attr}"
    return node.id if isinstance(node, ast.Name) else ""


def test_no_program_that_is_begun_while_somebody_plays_opens_a_console() -> None:
    played = {name: file for name, file in modules().items() if not name.startswith("game.tools.")}
    beginning = {name: file for name, file in played.items() if "subprocess" in file.read_text(encoding="utf-8")}
    found = {name: list(with_console(_tree(file))) for name, file in beginning.items()}
    assert found
    assert {name: begun for name, begun in found.items() if begun} == {}


@pytest.mark.parametrize("line", ["Popen(['say'])", "subprocess.Popen(['say'])", "subprocess.run(['say'])"])
def test_a_console_is_found(line: str) -> None:
    assert list(with_console(ast.parse(line)))
    assert not list(with_console(ast.parse(line[:-1] + ", creationflags=system.without_window())")))


def test_one_module_asks_which_system_it_is() -> None:
    files = {**modules(), "build.spec": ROOT / "build.spec"}
    asking = {name: file for name, file in files.items() if _MAY_ASK.search(file.read_text(encoding="utf-8"))}
    found = {name: list(faults(_tree(file))) for name, file in asking.items() if name != HOME}
    assert {name: said for name, said in found.items() if said} == {}
    assert list(faults(_tree(files[HOME])))


def _tree(file: Path) -> ast.Module:
    return ast.parse(file.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    "line",
    [
        "sys.platform == 'win32'",
        "from sys import platform",
        "import os\nos.name == 'nt'",
        "import platform",
        "from fcntl import flock",
        "hasattr(os, 'nice')",
        "os.fork()",
        "from multiprocessing import Process",
        "get_context()",
        "get_context('fork')",
        "ProcessPoolExecutor(2)",
    ],
)
def test_each_way_of_asking_is_found(line: str) -> None:
    assert _MAY_ASK.search(line)
    assert list(faults(ast.parse(line)))


@pytest.mark.parametrize(
    "line", ["system.name() == 'windows'", "get_context('spawn')", "ProcessPoolExecutor(2, get_context('spawn'), end)"]
)
def test_what_every_system_can_do_is_no_fault(line: str) -> None:
    assert not list(faults(ast.parse(line)))
