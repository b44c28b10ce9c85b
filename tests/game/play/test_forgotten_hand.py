"""A hand that has closed is forgotten: neither the voice nor a screen reader nor a page tells again what lay in it."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store.settings import Settings
from game.text.messages import say
from game.text.names import card_name
from game.text.wording import raised
from game.tools import tour_vino
from game.voice.speakers import ESPEAK_NG
from game.voice.speaking import Speaking
from game.window import adapter
from game.window.app import App
from game.window.input import Action, begun
from game.window.tree import find
from rules.engine.choice import choice
from tests.game.laid import laid, shown
from tests.game.window.test_reader import Told
from tests.tables import vino_table

SIZE = (320, 180)
HAND = ("pinot", "malvasia", "broker")
Closing = Callable[[App, TableScene], None]


def rest(app: App, scene: TableScene) -> None:
    app.step(61.0)


def look_away(app: App, scene: TableScene) -> None:
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    app.step(0.02)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))


def open_the_menu(app: App, scene: TableScene) -> None:
    scene.parts.review.menu()
    app.scenes.settle()


def close(app: App, scene: TableScene) -> None:
    scene.parts.review.toggle_hand()


def end_the_turn(app: App, scene: TableScene) -> None:
    scene.parts.answering.propose(choice("pass"))
    if scene.interaction.held is not None:
        scene.parts.answering.confirm()


def let_others_watch(app: App, scene: TableScene) -> None:
    """A hand that lay open all the time closes as soon as others watch the screen."""
    app.settings.audience = True
    app.settings_changed()


CLOSINGS: tuple[Closing, ...] = (rest, look_away, open_the_menu, close, end_the_turn, let_others_watch)


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    found: list[str] = []
    monkeypatch.setattr(Speaking, "speaker", ESPEAK_NG)
    monkeypatch.setattr(Speaking, "say", lambda _, text, at_once=False: found.append(text))
    monkeypatch.setattr(Speaking, "hush", lambda _: None)
    return found


@pytest.fixture
def systems(monkeypatch: pytest.MonkeyPatch) -> list[Told]:
    made: list[Told] = []
    monkeypatch.setattr(adapter, "wanted", lambda: True)
    monkeypatch.setattr(adapter, "hides_at_first", lambda: False)
    monkeypatch.setattr(adapter, "adapter_of", lambda *given: made.append(Told(*given)) or made[-1])
    return made


def table(app: App, open_hands: bool = False) -> TableScene:
    """Two people in summer, whose hands are closed, or open for all."""
    session = laid({"season": "summer", "turn": 0, "seat": {0: {"lira": 3, "hand": list(HAND)}, 1: {"lira": 3}}})
    session.kept.open_hands = open_hands
    scene = shown(app, session)
    step(app)
    return scene


def step(app: App) -> None:
    for _ in range(4):
        app.step(0.1)


def press(app: App, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
    step(app)


def secrets(words: list[str]) -> list[str]:
    """Those of the words that tell a card of the hand."""
    names = [raised(card_name(card)) for card in HAND]
    return [one for one in words if any(name.casefold() in one.casefold() for name in names)]


@pytest.mark.parametrize("closing", CLOSINGS)
def test_nothing_of_a_hand_that_has_closed_is_told_again(
    closing: Closing, spoken: list[str], systems: list[Told]
) -> None:
    settings = Settings(animation="instant", reduced_motion=True, voice=True, tips="off")
    app = App(GameRoutes, SIZE, settings)
    (reader,) = systems
    reader.activated()
    scene = table(app, closing is let_others_watch)
    if scene.interaction.closed:
        scene.parts.review.toggle_hand()
    scene.parts.focus.enter("hand")
    step(app)
    for card in HAND:
        node = find(scene.nodes(), f"card:{card}")
        assert node is not None
        assert node.go is not None
        node.go()
        press(app, pygame.K_i)
        scene.parts.zoom.close()
    reader.ask(raised(card_name("broker")), "CLICK")
    step(app)
    assert secrets(spoken)
    closing(app, scene)
    step(app)
    assert scene.interaction.closed
    spoken.clear()
    for _ in range(2):
        press(app, pygame.K_r)
    assert spoken
    assert secrets(spoken) == []
    assert not [node.label for number, node in reader.nodes.items() if number in (2, 3) and secrets([node.label or ""])]


def test_what_is_said_while_hands_are_closed_can_be_said_again(spoken: list[str]) -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant", reduced_motion=True, voice=True, tips="off"))
    scene = table(app)
    app.announcements.tell("event", "Somebody builds.")
    scene.interaction.renew()
    spoken.clear()
    press(app, pygame.K_r)
    assert "Somebody builds." in spoken


def test_a_page_that_a_key_has_opened_of_money_that_was_open_closes_with_it() -> None:
    app = App(GameRoutes, SIZE, Settings(animation="instant", reduced_motion=True, tips="off"))
    scene = vino_table(app, tour_vino.played(tour_vino.asked("buy", 3), 3))
    app.begin(scene)
    scene.interaction.end_moment()
    scene.parts.review.toggle_hand()
    money = say("voice-money", count=scene.interaction.view.seats[scene.interaction.seat].money)
    assert scene.handle(begun(Action.TELL_OWN))
    assert scene.parts.zoom.page is not None
    assert money in scene.parts.zoom.page.body
    app.step(61.0)
    assert scene.interaction.closed
    assert not scene.parts.zoom.open
