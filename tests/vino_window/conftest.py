"""Every test of Vino's window begins and ends with the usual table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.art.kit import letters
from game.play.animator import Animator
from game.viticulture import layout
from game.viticulture.frame import frame_of


@pytest.fixture(autouse=True)
def usual_table(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The picture that events make must equal the view."""
    monkeypatch.setattr(Animator, "strict", True)
    letters.choose(1)
    yield
    layout.fit(frame_of((1920, 1080)))
