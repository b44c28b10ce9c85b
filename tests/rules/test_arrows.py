"""Imports run one way, and the rules need neither a window nor chance nor a clock from outside."""

from __future__ import annotations

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

ARROWS = {
    "rules/engine": ("rules.engine",),
    "rules/viticulture": ("rules.engine", "rules.viticulture"),
    "rules/vino": ("rules.engine", "rules.vino"),
    "rules": ("rules",),
    "game": ("rules", "game"),
}
"""Folder: the parts of this project that its modules may import. The longest fitting folder counts."""

OUTSIDE_RULES = ("pygame", "pygame_gui", "random", "time", "datetime", "locale")

IMPORT_ALL = """
import importlib, pkgutil, sys

class NoWindow:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in ("pygame", "pygame_gui"):
            raise ImportError(name + " is not for the rules")

sys.meta_path.insert(0, NoWindow())
import rules
for module in pkgutil.walk_packages(rules.__path__, "rules."):
    if not module.name.endswith("__main__"):
        importlib.import_module(module.name)
assert not [name for name in sys.modules if name.partition(".")[0] in ("pygame", "pygame_gui", "game")]
"""


def modules(folder: str) -> list[Path]:
    return sorted((ROOT / folder).rglob("*.py"))


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def within(name: str, parts: tuple[str, ...]) -> bool:
    return any(name == part or name.startswith(part + ".") for part in parts)


def named(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("path", [*modules("rules"), *modules("game")], ids=named)
def test_imports_run_one_way(path: Path) -> None:
    place = named(path)
    allowed = next(parts for folder, parts in ARROWS.items() if place.startswith(folder + "/"))
    own = [name for name in imported(path) if within(name, ("rules", "game", "tests"))]
    assert [name for name in own if not within(name, allowed)] == []


@pytest.mark.parametrize("path", modules("rules"), ids=named)
def test_rules_know_no_window_no_chance_and_no_clock(path: Path) -> None:
    assert [name for name in imported(path) if within(name, OUTSIDE_RULES)] == []


def test_rules_import_where_there_is_no_pygame() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORT_ALL], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
