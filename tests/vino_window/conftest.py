"""Every test of Vino's window begins and ends with the usual table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.art.kit import letters
from game.play.frame import frame_of
from game.vino.scene import VinoTable
from game.viticulture import layout


@pytest.fixture(autouse=True)
def usual_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The picture that events make must equal the view."""
    monkeypatch.setattr(VinoTable, "strict", True)
    letters.choose(1)
    yield
    layout.fit(frame_of((1920, 1080)))
