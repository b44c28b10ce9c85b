"""Every test of the pictures looks at games with the cards with which they were kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game import paths
from game.text import edition
from rules.engine.rules import digest
from tests.kept_box import viticulture


@pytest.fixture(autouse=True)
def cards_of_kept_games(kept_box: None, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Cards that are added to the box deal another game, and stand in lists of all cards."""
    kept = viticulture()
    if digest(paths.data() / kept.name) == kept.data_digest:
        yield
        return
    folders = {kept.name: kept.folder}
    monkeypatch.setattr(edition, "own_folder", lambda game: folders.get(game, paths.data() / game))
    edition.forget()
    yield
    edition.forget()
