"""Imports run one way, and the rules need neither a window nor chance nor a clock from outside."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.house.modules import FOLDERS, ROOT

CONTRACTS = """
import sys
from importlinter.cli import lint_imports

sys.path.insert(0, ".")
sys.exit(lint_imports(no_cache=True))
"""

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


def run(code: str, folder: Path = ROOT) -> subprocess.CompletedProcess[str]:
    """Run some Python in a folder."""
    return subprocess.run([sys.executable, "-c", code], cwd=folder, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of all modules, with the contracts."""
    folder = tmp_path_factory.mktemp("house")
    for name in FOLDERS:
        shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", folder)
    return folder


def test_the_contracts_hold() -> None:
    done = run(CONTRACTS)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("module", "line"),
    [
        ("rules/engine/game.py", "from rules.viticulture import rules"),
        ("rules/viticulture/rules.py", "from rules.vino import rules"),
        ("rules/vino/rules.py", "from rules.viticulture import rules"),
        ("rules/vino/rules.py", "from game import paths"),
        ("rules/vino/rules.py", "import pygame"),
        ("rules/vino/rules.py", "from random import choice"),
        ("rules/vino/rules.py", "def now():\n    import time"),
        ("rules/vino/rules.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import rules.command.show"),
        ("game/art/kit/canvas.py", "from game.art import rail"),
        ("game/play/interaction.py", "from game.viticulture import things"),
        ("game/vino/things.py", "def late():\n    from game.viticulture import things"),
        ("game/window/app.py", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import game.play.scene"),
        ("game/vino/reduce.py", "def late():\n    from rules.viticulture import view"),
        ("game/viticulture/reduce.py", "from rules.vino import view"),
        ("game/play/session.py", "from rules.viticulture import view"),
        ("game/play/session.py", "from rules.checking import scenario"),
        ("game/store/kept_game.py", "from rules.command import show"),
        ("game/program/start.py", "from game.pages import title"),
        ("game/viticulture/setup.py", "from game.viticulture import scene"),
        ("game/text/names.py", "from tests import conftest"),
    ],
)
def test_a_broken_contract_is_found(copied: Path, module: str, line: str) -> None:
    file = copied / module
    before = file.read_text(encoding="utf-8")
    file.write_text(f"{before}\n{line}\n", encoding="utf-8")
    try:
        done = run(CONTRACTS, copied)
    finally:
        file.write_text(before, encoding="utf-8")
    assert done.returncode == 1
    assert "BROKEN" in done.stdout


def test_rules_import_where_there_is_no_pygame() -> None:
    done = run(IMPORT_ALL)
    assert done.returncode == 0, done.stderr
