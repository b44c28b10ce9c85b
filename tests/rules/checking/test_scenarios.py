"""Every file in tests/scenarios holds."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.checking import scenario
from rules.checking.steps import play
from rules.command.games import GAMES

FOLDER = Path(__file__).parents[2] / "scenarios"


@pytest.mark.parametrize("file", sorted(FOLDER.rglob("*.yaml")), ids=lambda file: str(file.relative_to(FOLDER)))
def test_scenario_holds(file: Path) -> None:
    failures = [
        f"{placed.story.name}: {failure}"
        for placed in scenario.load(file)
        if (failure := play(placed, GAMES)) is not None
    ]
    assert not failures, "\n".join(failures)
