"""The end of a year on the table: the night that tells it, and panel and log while it lies there."""

from __future__ import annotations

import pygame
import pytest

from game.play.note import Held
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings, Speed
from game.text.messages import say
from game.viticulture.animator import AGED
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.log import ViticultureLog
from game.viticulture.render import sheet_of
from game.viticulture.year_end import (
    FALLS_SECONDS,
    PLATE_SECONDS,
    STANDS_SECONDS,
    WALK_SECONDS,
    YearEnd,
    begins,
    look_of_year,
)
from game.window.app import App
from rules.engine.event import Event
from rules.players.opponent import Opponent
from tests.game.driver import SIX, kept_choices, saved_after
from tests.game.laid import laid
from tests.game.play.mixed import Waiting
from tests.tables import viticulture_table

YEAR_ONE, LAST_PASS = 18, 69
"""How many choices of the game of six come before its first year, and before the last pass of it."""
FRAME = 0.02


def last_pass(settings: Settings, by_keys: bool = False) -> TableScene:
    """The table of six at the last pass of a year, which has just been confirmed."""
    app = App(GameRoutes, (640, 360), settings)
    if by_keys:
        app.aloud.hear(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode=""))
    scene = viticulture_table(app, Session(KeptGame.opened(saved_after(LAST_PASS, SIX))))
    app.scenes.push(scene)
    app.scenes.settle()
    app.step(FRAME)
    _, choices = kept_choices(SIX)
    scene.interaction.held = Held(scene.interaction.session.game.grammar.parse(choices[LAST_PASS]), str, "plain")
    scene.interaction.show_question()
    scene.parts.answering.confirm()
    for _ in range(500):
        if night_of(scene) is not None:
            break
        app.step(FRAME)
    assert night_of(scene) is not None
    return scene


def night_of(scene: TableScene) -> YearEnd | None:
    """The end of the year that lies over the table."""
    assert isinstance(scene.interaction, ViticultureInteraction)
    return scene.interaction.year_end


@pytest.fixture
def scene() -> TableScene:
    return last_pass(Settings())


def press(scene: TableScene, by: str = "click") -> None:
    """Click in the middle of the window, or press a key."""
    if by == "click":
        for kind in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP):
            pygame.event.post(pygame.event.Event(kind, pos=(320, 180), button=1))
    else:
        for kind in (pygame.KEYDOWN, pygame.KEYUP):
            pygame.event.post(pygame.event.Event(kind, key=pygame.K_RETURN, mod=0, unicode="\r"))
    scene.app.step(0.0)


def test_the_night_tells_what_the_year_has_brought_each_player(scene: TableScene) -> None:
    night, past = night_of(scene), scene.interaction.session
    assert night is not None
    before, after = past.view_at(YEAR_ONE, None), past.view_at(LAST_PASS, None)
    gained = [now.vp - then.vp for now, then in zip(after.seats, before.seats, strict=True)]
    assert [int(gain.points) for gain in night.look.gains] == gained
    assert [gain.colour for gain in night.look.gains] == list(scene.interaction.session.colours)
    assert any(gained)
    assert all(int(gain.lira) >= 0 for gain in night.look.gains)
    assert any(int(gain.lira) for gain in night.look.gains)


def test_what_was_lost_or_paid_is_no_part_of_what_was_earned(scene: TableScene) -> None:
    changes = (("vp_changed", 3), ("vp_changed", -1), ("lira_changed", 4), ("lira_changed", -6))
    year = [Event("season_started", place="spring"), *(Event(kind, 0, amount=amount) for kind, amount in changes)]
    names = scene.interaction.session.names
    told = look_of_year(year, [Event("year_ended", amount=2)], scene.interaction.view, names, names)
    assert (told.gains[0].points, told.gains[0].lira) == ("+3", "+4")


def test_the_log_tells_nothing_that_has_not_been_seen_yet(scene: TableScene) -> None:
    events = scene.interaction.session.events
    year_over = next(i for i, event in enumerate(events) if begins(event))
    seen = scene.interaction.told
    assert {event.kind for event in events[year_over + 1 : seen]} <= AGED
    assert events[seen].kind == "workers_returned"
    assert all(line.event < seen for line in scene.interaction.log_lines())
    scene.interaction.queue.skip()
    assert scene.interaction.told == len(events)


def test_nothing_asks_for_confirm_while_the_night_lies_there(scene: TableScene) -> None:
    asked = scene.interaction.panel.asked
    assert asked is not None
    assert asked.look.title == say("table-year-end", year=1)
    assert (asked.answers, asked.below) == ((), ())
    assert sheet_of(scene.interaction, scene.parts.review).asked == scene.interaction.seat


def test_its_plates_come_one_after_the_other_and_stand_until_the_morning(scene: TableScene) -> None:
    shown, plates, walked = 0.0, [0.0], [0.0]
    begun = night_of(scene)
    assert begun is not None
    assert begun.look.plates == 5
    whole = FALLS_SECONDS + 5 * PLATE_SECONDS + STANDS_SECONDS
    while (night := night_of(scene)) is not None:
        scene.app.step(FRAME)
        shown += FRAME
        plates.append(night.now.plates)
        walked.append(night.now.walked)
        assert scene.interaction.decision is None
    assert plates == sorted(plates)
    assert plates[-1] == 5
    assert walked[-1] > 3
    assert whole - 0.3 < shown < whole + 0.3
    dawn = 0.0
    while not scene.interaction.queue.empty:
        scene.app.step(FRAME)
        dawn += FRAME
    assert dawn < 2.0
    assert scene.interaction.told == len(scene.interaction.session.events)


@pytest.mark.parametrize("by_keys", [False, True])
def test_it_tells_how_it_ends_as_its_players_press(by_keys: bool) -> None:
    scene = last_pass(Settings(animation="instant"), by_keys)
    line = say("table-year-end-line", by="keys" if by_keys else "pointer")
    assert line in scene.interaction.moment_lines
    assert ("Click" in line) != by_keys


def test_however_fast_things_move_it_stands_as_long_to_be_read() -> None:
    scene, stood = last_pass(Settings(animation="fourfold")), 0.0
    while (night := night_of(scene)) is not None:
        stood += FRAME if night.now.plates == night.look.plates else 0.0
        scene.app.step(FRAME)
    assert stood >= STANDS_SECONDS - 2 * FRAME
    assert scene.interaction.queue.speed == 4


@pytest.mark.parametrize("by", ["click", "key"])
def test_a_press_ends_it_at_once_and_does_nothing_more(scene: TableScene, by: str) -> None:
    made = scene.interaction.session.made
    press(scene, by)
    assert night_of(scene) is None
    assert not scene.interaction.queue.overlays
    while not scene.interaction.queue.empty:
        scene.app.step(FRAME)
    assert scene.interaction.session.made == made
    assert scene.interaction.decision is not None
    assert not scene.interaction.pointer.selection.picked


@pytest.mark.parametrize("animation", ["instant", "step"])
def test_without_motion_or_step_by_step_it_waits_for_a_press_and_nothing_moves_meanwhile(
    animation: Speed, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene = last_pass(Settings(animation=animation))
    for _ in range(round((WALK_SECONDS + STANDS_SECONDS + 3) / 0.1)):
        scene.app.step(0.1)
    night = night_of(scene)
    assert night is not None
    assert (night.now.fallen, night.now.plates) == (1.0, 5.0)
    with monkeypatch.context() as patch:
        drawn: list[pygame.Surface] = []
        patch.setattr(scene, "draw", drawn.append)
        for _ in range(20):
            scene.app.step(0.1)
        assert not drawn
    press(scene)
    assert night_of(scene) is None
    for _ in range(200):
        scene.app.step(FRAME)
    if scene.interaction.queue.waiting:
        scene.interaction.queue.go_on()
        scene.app.step(FRAME)
        scene.app.step(FRAME)
    assert scene.interaction.decision is not None


def test_with_calm_pictures_all_of_it_is_there_at_once_and_no_morning_fades() -> None:
    scene = last_pass(Settings(reduced_motion=True))
    night = night_of(scene)
    assert night is not None
    whole = night.now
    while night_of(scene) is not None:
        assert night.now == whole
        scene.app.step(FRAME)
    assert whole.fallen == 1.0
    assert not scene.interaction.queue.overlays


def test_nobody_is_waited_for_where_opponents_alone_play() -> None:
    kept = KeptGame.opened(saved_after(LAST_PASS, SIX))
    for seat in range(6):
        kept.hand_over(seat, Opponent(1, "host", 5))
    app = App(GameRoutes, (640, 360), Settings(animation="instant", pace="at_once"))
    scene = viticulture_table(app, Session(kept))
    app.scenes.push(scene)
    app.scenes.settle()
    scene.playing.leave()
    scene.playing = Waiting(scene.interaction, scene.parts.answering)
    _, choices = kept_choices(SIX)
    session = scene.interaction.session
    events = session.choose(session.game.grammar.parse(choices[LAST_PASS]))
    assert any(map(begins, events))
    scene.parts.answering.answered(events, session.asked_at(LAST_PASS))
    for _ in range(5):
        app.step(FRAME)
    assert night_of(scene) is None
    assert scene.interaction.queue.empty


def test_the_log_says_once_why_two_cards_are_drawn() -> None:
    session = laid({"season": "fall", "seat": {0: {"structures": ["cottage"]}}})
    session.choose(session.game.grammar.parse("draw summer_visitor winter_visitor"))
    lines = ViticultureLog(session.names, session.colours).lines(session.events, None)
    assert [line.words for line in lines[:2]] == ["drew a summer visitor (Cottage)", "drew a winter visitor"]
