"""What is loaded while the title is looked at."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.program import loading
from game.store import boxes, records
from game.text import printed


@pytest.fixture
def kept_box() -> None:
    """These tests look at the files of the program's own cards."""


def test_rules_and_cards_are_there_before_anybody_asks_for_them() -> None:
    boxes._loaded.cache_clear()
    printed.cards.cache_clear()
    loading.load_ahead().join()
    assert boxes._loaded.cache_info().currsize == 1
    assert printed.cards.cache_info().currsize == 1


def test_faulty_data_are_told_by_whoever_needs_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(paths, "data", lambda: tmp_path)
    loading.load_ahead().join()
    assert capfd.readouterr() == ("", "")
    with pytest.raises(records.DataFault):
        records.viticulture()
