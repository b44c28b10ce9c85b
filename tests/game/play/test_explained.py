"""Pointing at anything that lies on a table says what it is."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.tools import tour_vino
from game.tools.tour_play import played
from game.tools.tour_tables import season
from game.window.app import App
from tests.tables import vino_table, viticulture_table

TABLES: dict[str, tuple[Callable[[], Session], Callable[[App, Session], TableScene]]] = {
    "setup": (lambda: played(lambda session: session.decision is not None, 2), viticulture_table),
    "spring": (lambda: played(season("spring", "wake", 2), 2), viticulture_table),
    "summer": (lambda: played(season("summer", "turn", 4), 2), viticulture_table),
    "regions": (lambda: tour_vino.played(tour_vino.asked("region", 2), 3), vino_table),
    "sales": (lambda: tour_vino.played(tour_vino.asked("sell", 1), 3), vino_table),
}


@pytest.mark.parametrize("name", TABLES)
def test_every_thing_of_a_table_is_explained_where_it_is_pointed_at(name: str) -> None:
    session_of, table_of = TABLES[name]
    session = session_of()
    session.kept.agree(open_hands=True, may_rewind=False)
    interaction = table_of(App(GameRoutes, (320, 180), Settings(animation="instant")), session).interaction
    interaction.begin()
    silent = set()
    for thing in interaction.things:
        below = [thing, *(one for one in interaction.things if one.box.holds(*thing.box.centre))]
        if not any(interaction.explain(one.ref) for one in below):
            silent.add(thing.ref)
    assert not silent
    assert len(interaction.things) > 20
