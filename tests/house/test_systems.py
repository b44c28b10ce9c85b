"""One module asks which system the program runs on, and all processes are begun in the way that every system has."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.modules import ROOT, modules

HOME = "rules.system"
"""The module that asks."""
ASKING = {"sys.platform", "sys.getwindowsversion", "os.name", "os.uname"}
OF_ONE_SYSTEM = {"platform", "fcntl", "msvcrt", "winreg", "winsound", "pwd", "grp", "resource", "termios"}
"""Modules that some systems lack, or that tell of the system."""
FORKING = {"os.fork", "os.forkpty", "os.system", "os.popen", "multiprocessing.Process", "multiprocessing.Pool"}


def faults(tree: ast.AST) -> Iterator[str]:
    """What a module does that stands in ``HOME`` alone, or that not every system can do."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and (said := ast.unparse(node)) in ASKING | FORKING:
            yield said
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
    called = ast.unparse(node.func).rpartition(".")[2]
    if called == "hasattr" and ast.unparse(node.args[0]) in ("os", "signal", "sys"):
        yield ast.unparse(node)
    if called == "get_context" and [ast.unparse(one) for one in node.args] != ["'spawn'"]:
        yield ast.unparse(node)
    if called == "ProcessPoolExecutor" and "get_context" not in ast.unparse(node):
        yield ast.unparse(node)


def test_one_module_asks_which_system_it_is() -> None:
    files = {**modules(), "build.spec": ROOT / "build.spec"}
    found = {name: list(faults(_tree(file))) for name, file in files.items() if name != HOME}
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
    assert list(faults(ast.parse(line)))


@pytest.mark.parametrize(
    "line", ["system.name() == 'windows'", "get_context('spawn')", "ProcessPoolExecutor(2, get_context('spawn'), end)"]
)
def test_what_every_system_can_do_is_no_fault(line: str) -> None:
    assert not list(faults(ast.parse(line)))
