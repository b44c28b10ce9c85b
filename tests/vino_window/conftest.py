"""Every test of Vino's window begins and ends with the usual table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.art import letters
from game.scenes.vino_table import VinoTable
from game.table import layout
from game.table.frame import frame_of


@pytest.fixture(autouse=True)
def usual_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The picture that events make must equal the view."""
    monkeypatch.setattr(VinoTable, "strict", True)
    letters.choose(1)
    yield
    layout.fit(frame_of((1920, 1080)))
