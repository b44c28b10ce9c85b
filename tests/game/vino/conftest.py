"""Every test of Vino's window begins and ends with the usual table."""

from __future__ import annotations

import pytest

from game.art.kit import letters
from game.play.animator import Animator


@pytest.fixture(autouse=True)
def usual_table(monkeypatch: pytest.MonkeyPatch) -> None:
    """The picture that events make must equal the view."""
    monkeypatch.setattr(Animator, "strict", True)
    letters.choose(1)
