"""Every test of the pictures looks at games with the cards with which they were kept."""

from __future__ import annotations

import pytest


@pytest.fixture(autouse=True)
def cards_of_kept_games(kept_box: None) -> None:
    """Cards that are added to the box deal another game."""
