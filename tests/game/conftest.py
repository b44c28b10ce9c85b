"""Every test of the window begins with the table as it lies in a window of 1920x1080."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.art.kit import letters, written
from game.text import edition
from game.window import waiting


@pytest.fixture(autouse=True)
def usual_table() -> None:
    letters.choose(1)


@pytest.fixture(autouse=True)
def cards_of_kept_games(kept_box: None) -> None:
    """Cards that are added to the box deal another game."""


@pytest.fixture(autouse=True)
def all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What takes no more than a moment is done in the frame in which it is begun, however busy the machine is."""
    monkeypatch.setattr(waiting, "AT_ONCE", 60.0)


@pytest.fixture
def own_cards_again() -> Iterator[None]:
    """Afterwards the program's own cards are looked at again, and nothing drawn or written is remembered."""
    yield
    written.listen(False)
    letters.choose(1)
    edition.use_own()
