"""Every test of the pictures looks at games with the cards with which they were kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.text import edition
from tests.kept_box import know_its_games


@pytest.fixture(autouse=True)
def cards_of_kept_games(kept_box: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Cards that are added to the box deal another game, and stand in lists of all cards."""
    know_its_games(monkeypatch)
    yield
    edition.forget()
