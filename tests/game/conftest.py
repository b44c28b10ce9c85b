"""Every test of the window begins with the table as it lies in a window of 1920x1080."""

from __future__ import annotations

import pytest

from game.art.kit import letters


@pytest.fixture(autouse=True)
def usual_table() -> None:
    letters.choose(1)
