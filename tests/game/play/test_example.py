"""Examples of the rulebook on the table: they play by themselves, disturb no game, and lead back to their entry."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from game.pages.rulebook import RulebookScene
from game.play.example import ExampleReplay, ExampleScene
from game.program.routes import GameRoutes
from game.store import examples
from game.store.settings import Settings
from game.window.app import App
from game.window.input import Action, begun
from tests.game.pages.test_scenes import new_session, press, top
from tests.tables import viticulture_table

GAMES = ("viticulture", "vino")
NOTHING = frozenset({"new_order", "equal_incomes", "quiet_game", "residual_payment"})
"""Entries whose examples are about nothing that lies on the table."""


@pytest.fixture
def app() -> Iterator[App]:
    """The program in a window, with its rulebook open."""
    app = App(GameRoutes, (1280, 720), Settings())
    app.begin(app.routes.rulebook("viticulture", "plant"))
    yield app
    app.scenes.clear()
    app.scenes.settle()


def shown(app: App) -> ExampleReplay:
    """The example that is seen."""
    scene = top(app)
    assert isinstance(scene, ExampleScene)
    assert isinstance(scene.parts.review, ExampleReplay)
    return scene.parts.review


def book_of(app: App) -> RulebookScene:
    """The rulebook that is seen."""
    scene = top(app)
    assert isinstance(scene, RulebookScene)
    return scene


def go(app: App, seconds: float) -> None:
    """Let time pass without drawing anything."""
    for _ in range(round(seconds * 20)):
        app.scenes.update(0.05)


@pytest.mark.parametrize("game", GAMES)
def test_examples_are_seen_as_the_rules_play_them(app: App, game: str) -> None:
    step = 1 if os.environ.get("VENDEMMIA_LANGUAGES") == "all" else 4
    for entry in sorted(examples.entries(game))[::step]:
        scene = app.routes.example(game, entry)
        assert isinstance(scene, ExampleScene)
        assert isinstance(scene.parts.review, ExampleReplay)
        scene.enter()
        review, interaction = scene.parts.review, scene.interaction
        while not review.over:
            assert review.haloed() or entry in NOTHING, f"{game}, {entry}: nothing is pointed at"
            review.play_next()
            interaction.queue.skip()
        assert interaction.seat == review.shown.eyes
        assert interaction.view == review.shown.kept.game.view(review.shown.eyes)


def test_an_example_plays_once_by_itself_and_again_if_wished(app: App) -> None:
    press(app, "example")
    review = shown(app)
    first = review.caption
    go(app, 12)
    assert (review.over, review.playing) == (True, False)
    assert review.caption not in ("", first)
    press(app, "again")
    assert (review.made, review.caption, review.playing) == (0, first, True)
    go(app, 12)
    assert review.over


def test_with_calm_pictures_it_goes_from_one_position_to_the_next(app: App) -> None:
    app.settings.reduced_motion = True
    press(app, "example")
    review = shown(app)
    while not review.over:
        assert review.interaction.queue.empty
        go(app, 0.05)


@pytest.mark.parametrize("action", [Action.BACK, Action.RULES, Action.MENU])
def test_every_way_out_leads_back_to_the_entry(app: App, action: Action) -> None:
    press(app, "example")
    app.step(0.1)
    shown(app)
    app.scenes.handle(begun(action))
    entry = book_of(app).entry
    assert entry is not None
    assert entry.entry == "plant"


def test_over_a_game_nothing_of_it_changes_and_the_hand_stays_closed(app: App) -> None:
    table = viticulture_table(app, new_session())
    app.scenes.replace(table)
    app.step(0.1)
    session, lines = table.interaction.session, table.interaction.session.lines
    assert table.interaction.closed
    app.scenes.push(app.routes.rulebook("viticulture", "plant"))
    app.step(0.1)
    press(app, "example")
    go(app, 12)
    press(app, "leave")
    app.scenes.pop()
    app.step(0.1)
    assert top(app) is table
    assert (table.interaction.session, session.lines) == (session, lines)
    assert table.interaction.closed
    assert table.interaction.decision is not None


def test_an_example_that_the_cards_in_use_do_not_know_is_told(app: App, monkeypatch: pytest.MonkeyPatch) -> None:
    book = book_of(app)
    monkeypatch.setattr(examples.Example, "choices", property(lambda one: ("plant moonlight 6",)))
    book.show()
    app.step(0.1)
    assert "plant.yaml" in book.fault
