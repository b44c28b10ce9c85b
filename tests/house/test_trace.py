"""Answers by the mouse, traced: each goes down the floors once to the rules, and comes up them once.

What is looked at are the calls that lie open while the rules make a choice: from the window that hears of a click to
the game that takes the answer. What these calls ask on their way, as a game's own room for what an answer means, has
returned before.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import pytest

from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.window.app import App
from rules.engine.game import Game
from tests.game import driver as viticulture
from tests.game.vino import driver as vino
from tests.house.trace import Trace

WAY = ["window", "play", "store", "rules"]
"""The floors that a choice goes through, from the mouse to the rules."""
ANSWERS = 60
"""How many choices of a game are traced."""


def traced(act: Callable[[], object]) -> set[str]:
    """Trace an answer: the calls by which it came."""
    trace = Trace(Game.choose)
    trace.follow(act)
    assert trace.passages
    for passage in trace.passages:
        assert passage.inward == WAY
        assert passage.outward == WAY[::-1][: len(passage.outward)]
    assert trace.passages[-1].outward == WAY[::-1]
    return {call for passage in trace.passages for call in passage.calls}


@pytest.mark.usefixtures("kept_box")
@pytest.mark.parametrize("drags", [False, True], ids=["touched", "dragged"])
def test_a_choice_of_viticulture_enters_each_floor_once_on_its_way_in_and_once_on_its_way_out(drags: bool) -> None:
    header, choices = viticulture.kept_choices()
    names, colours = zip(*((seat["name"], seat["colour"]) for seat in header.seats), strict=True)
    app = App(GameRoutes, (960, 540), Settings(animation="instant"))
    table = viticulture.Driver(app, Session(KeptGame.begin(names, colours, header.seed, header.options)), drags)
    calls: set[str] = set()
    while table.session.made < ANSWERS:
        made = table.session.made
        calls |= traced(partial(table.answer, choices[made], choices[made + 1 :]))
    assert calls >= {"take", "propose", "confirm", "send"}


@pytest.mark.parametrize("drags", [False, True], ids=["touched", "dragged"])
def test_a_choice_of_vino_enters_each_floor_once_on_its_way_in_and_once_on_its_way_out(drags: bool) -> None:
    table = vino.Driver(3, 1, drags)
    calls: set[str] = set()
    while table.session.made < ANSWERS:
        calls |= traced(table.answer)
    assert calls >= {"take", "propose", "confirm", "send"}
