"""The end of a year on the table: the strip, and panel and log while it is up."""

from __future__ import annotations

import pytest

from game.play.note import Held
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text.messages import say
from game.viticulture.log import ViticultureLog
from game.viticulture.render import sheet_of
from game.viticulture.year_end import STRIP_SECONDS, begins
from game.window.app import App
from tests.game.driver import SIX, kept_choices, saved_after
from tests.game.laid import laid
from tests.tables import viticulture_table

YEAR_ONE, LAST_PASS = 18, 69
"""How many choices of the game of six come before its first year, and before the last pass of it."""
FRAME = 0.02


@pytest.fixture
def scene() -> TableScene:
    """The table of six at the last pass of a year, which has just been confirmed."""
    app = App(GameRoutes, (640, 360), Settings())
    scene = viticulture_table(app, Session(KeptGame.opened(saved_after(LAST_PASS, SIX))))
    app.scenes.push(scene)
    app.scenes.settle()
    app.step(FRAME)
    _, choices = kept_choices(SIX)
    scene.interaction.held = Held(scene.interaction.session.game.grammar.parse(choices[LAST_PASS]), str, "plain")
    scene.interaction.show_question()
    scene.parts.answering.confirm()
    for _ in range(500):
        if scene.interaction.strip is not None:
            break
        app.step(FRAME)
    assert scene.interaction.strip is not None
    return scene


def test_the_strip_tells_what_the_year_has_brought_each_player(scene: TableScene) -> None:
    assert scene.interaction.strip is not None
    past = scene.interaction.session
    before, after = past.view_at(YEAR_ONE, None), past.view_at(LAST_PASS, None)
    gained = [now.vp - then.vp for now, then in zip(after.seats, before.seats, strict=True)]
    assert [int(gain.points) for gain in scene.interaction.strip.gains] == gained
    assert [gain.colour for gain in scene.interaction.strip.gains] == list(scene.interaction.session.colours)
    assert any(gained)
    assert all(int(gain.lira) >= 0 for gain in scene.interaction.strip.gains)
    assert any(int(gain.lira) for gain in scene.interaction.strip.gains)


def test_the_log_tells_nothing_that_has_not_been_seen_yet(scene: TableScene) -> None:
    events = scene.interaction.session.events
    year_over = next(i for i, event in enumerate(events) if begins(event))
    assert scene.interaction.told <= year_over
    assert all(line.event < year_over for line in scene.interaction.log_lines())
    scene.interaction.queue.skip()
    assert scene.interaction.told == len(events)


def test_nothing_asks_for_confirm_while_the_strip_is_up(scene: TableScene) -> None:
    asked = scene.interaction.panel.asked
    assert asked is not None
    assert asked.look.title == say("table-year-end", year=1)
    assert (asked.answers, asked.below) == ((), ())
    assert sheet_of(scene.interaction, scene.parts.review).asked == scene.interaction.seat


def test_the_strip_is_up_for_under_four_seconds_and_gone_at_a_press(scene: TableScene) -> None:
    shown = 0.0
    while scene.interaction.strip is not None:
        scene.app.step(FRAME)
        shown += FRAME
    assert STRIP_SECONDS - 0.2 < shown < 4.0


def test_the_log_says_once_why_two_cards_are_drawn() -> None:
    session = laid({"season": "fall", "seat": {0: {"structures": ["cottage"]}}})
    session.choose(session.game.grammar.parse("draw summer_visitor winter_visitor"))
    lines = ViticultureLog(session.names, session.colours).lines(session.events, None)
    assert [line.words for line in lines[:2]] == ["drew a summer visitor (Cottage)", "drew a winter visitor"]
