"""Every test of the words reads the cards that there are now."""

from __future__ import annotations

import pytest


@pytest.fixture
def kept_box() -> None:
    """No other cards than those of the box."""
