"""Tables at which people and opponents sit: to whom they are turned, and what is hidden from whom."""

from __future__ import annotations

import pygame
import pytest

from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.viticulture.actions import actions_of
from game.viticulture.interaction import ViticultureInteraction
from game.window.app import App
from tests.game.play.mixed import Table, mixed

GAMES = ["viticulture", "vino"]


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (320, 180), Settings(animation="instant"))


@pytest.mark.parametrize("game", GAMES)
def test_a_single_person_keeps_seat_and_hand_while_opponents_play(app: App, game: str) -> None:
    app.settings.curtain = "always"
    scene = mixed(app, 3, {1}, game)
    interaction, asked = scene.interaction, set[int]()

    def look() -> None:
        assert not table.curtain
        assert interaction.seat == 1
        assert not interaction.closed
        assert scene.buttons.named("hand") is None
        seats = interaction.view.seats
        hidden = "hand" if game == "viticulture" else "money"
        assert getattr(seats[1], hidden) is not None
        assert game == "vino" or all(seats[other].hand is None for other in (0, 2))
        asked.add(interaction.next_seat)
        assert (interaction.thinking >= 0) == (interaction.next_seat in (0, 2))
        assert (interaction.decision is not None) == (interaction.next_seat == 1)
        if interaction.thinking >= 0 and isinstance(interaction, ViticultureInteraction):
            assert interaction.open_actions == frozenset(actions_of(interaction.view.season))
        if interaction.thinking >= 0:
            assert not interaction.pointer.selection.offers
            assert interaction.panel.asked is not None
            assert not interaction.panel.asked.answers + interaction.panel.asked.below

    table = Table(scene, look)
    look()
    for _ in range(40):
        table.on()
    assert asked == {0, 1, 2}


def test_only_the_own_hand_lies_open_where_an_opponents_mat_is_looked_at(app: App) -> None:
    scene = mixed(app, 2, {0})
    table = Table(scene, lambda: None)
    while not any(scene.interaction.session.view(1).seats[1].hand or ()):
        assert table.on()
    scene.parts.review.look_at(1)
    app.step(0.02)
    assert scene.interaction.shown == 1
    assert not any(thing.ref.kind == "foreign_card" for thing in scene.interaction.things)
    assert scene.interaction.view.seats[1].hand is None


def test_who_watches_the_screen_of_a_single_person_sees_no_hand(app: App) -> None:
    app.settings.audience = True
    scene = mixed(app, 2, {0})
    assert scene.interaction.closed
    assert scene.interaction.by is None


def test_a_window_in_the_background_does_not_close_the_hand_of_a_single_person(app: App) -> None:
    app.settings.animation = "normal"
    scene = mixed(app, 2, {0})
    Table(scene, lambda: None).on()
    moving = scene.interaction.queue.steps[:]
    assert moving
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.step(0.0)
    assert not scene.interaction.closed
    assert scene.interaction.queue.steps == moving


@pytest.mark.parametrize("game", GAMES)
def test_curtains_fall_between_people_only(app: App, game: str) -> None:
    """Whoever comes back after opponents, with nobody else having sat down meanwhile, is not called again."""
    app.settings.curtain = "always"
    scene = mixed(app, 4, {0, 2}, game)
    interaction, kinds = scene.interaction, set[tuple[bool, bool]]()
    last, opponents_played = -1, False

    def look() -> None:
        nonlocal last, opponents_played
        seat = interaction.next_seat
        assert interaction.seat in (0, 2)
        if seat not in (0, 2):
            assert not table.curtain
            opponents_played = True
            return
        decision = interaction.session.decision
        assert decision is not None
        if game == "viticulture" or not decision.secret:
            assert table.curtain == (seat != last)
            kinds.add((seat != last, opponents_played))
        last, opponents_played = seat, False
        if table.curtain:
            table.lift()

    table = Table(scene, look)
    look()
    while not {(True, True), (False, True)} <= kinds:
        assert table.on()


@pytest.mark.parametrize("game", GAMES)
def test_a_table_without_people_is_watched_with_closed_hands(app: App, game: str) -> None:
    app.settings.curtain = "always"
    scene = mixed(app, 3, set(), game)
    turned = set[int]()

    def look() -> None:
        assert not table.curtain
        assert scene.interaction.closed
        assert scene.interaction.by is None
        assert scene.interaction.decision is None
        turned.add(scene.interaction.seat)

    table = Table(scene, look)
    for _ in range(30):
        table.on()
    assert turned == {0, 1, 2}


def test_a_single_person_hears_when_it_is_its_turn_again(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[str] = []
    monkeypatch.setattr(app.sounds, "call", calls.append)
    scene = mixed(app, 2, {0})
    count = 0

    def look() -> None:
        nonlocal count
        came = scene.interaction.next_seat == 0 and scene.interaction.sitting.acted == 1
        count += came
        assert len(calls) == count

    table = Table(scene, look)
    calls.clear()
    for _ in range(30):
        table.on()
    assert count > 3
    assert set(calls) == {scene.interaction.session.colours[0]}
