"""No circle of imports, and no module too long to be read."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house.modules import circle, imports, modules

LINES = 400
"""The most that a module may have."""


def test_no_imports_run_in_a_circle() -> None:
    assert circle(imports()) == []


@pytest.mark.parametrize(
    "back",
    [
        "from rules.first import FIRST",
        "import rules.first",
        "from rules import first",
        "def late():\n    from rules import first",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from rules.first import First",
    ],
)
def test_a_circle_is_found(tmp_path: Path, back: str) -> None:
    folder = tmp_path / "rules"
    folder.mkdir()
    (folder / "__init__.py").write_text("")
    (folder / "first.py").write_text("from rules import second\n")
    (folder / "second.py").write_text("from rules.third import THIRD\n")
    (folder / "third.py").write_text("import ast\n")
    assert circle(imports(tmp_path)) == []
    (folder / "third.py").write_text(back + "\n")
    found = circle(imports(tmp_path))
    assert found[0] == found[-1]
    assert set(found) == {"rules.first", "rules.second", "rules.third"}


def test_no_module_is_too_long() -> None:
    lengths = {name: len(path.read_text(encoding="utf-8").splitlines()) for name, path in modules().items()}
    assert {name: length for name, length in lengths.items() if length > LINES} == {}
