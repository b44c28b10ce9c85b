"""A table at which opponents think, and nobody who still thinks at another one."""

from __future__ import annotations

from collections.abc import Iterator
from multiprocessing import active_children

import pytest

from game import paths
from game.play.opponents import Opponents
from game.play.thinking_process import NAME
from game.store import records
from rules.engine.agenda import State
from tests.game.play.thinkers import asked, left_behind


@pytest.fixture
def nobody_thinks_yet() -> None:
    """Tables of other tests may not have been left."""
    for one in active_children():
        if one.name == NAME:
            one.kill()
            one.join()


@pytest.fixture
def table(nobody_thinks_yet: None) -> Iterator[tuple[Opponents, State]]:
    rules = records.viticulture()
    found = Opponents(rules, paths.data() / "players")
    yield found, asked(rules)
    found.leave()
    assert left_behind() == []
