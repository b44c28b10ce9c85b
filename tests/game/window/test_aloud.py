"""What is read aloud: as much as the settings wish, in the language in use, and nothing while nobody is there."""

from __future__ import annotations

import pygame
import pytest

from game.pages.settings import SettingsScene
from game.program.routes import GameRoutes
from game.store.settings import Settings, Verbosity
from game.text.messages import say
from game.voice.speakers import ESPEAK_NG, Manner, Speaker
from game.voice.speaking import Speaking
from game.window.announcements import Kind
from game.window.app import App

SIZE = (320, 180)


class Spoken(list[str]):
    """What is handed on to be spoken, and how; every piece comes to be said in no time."""

    manner = Manner("", "normal")
    hushed = 0

    def listen(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """Stand in for the thread that speaks."""
        monkeypatch.setattr(Speaking, "say", lambda _, text, at_once=False: self.append(text))
        monkeypatch.setattr(Speaking, "hush", lambda _: setattr(self, "hushed", self.hushed + 1))
        monkeypatch.setattr(Speaking, "set", lambda _, manner: setattr(self, "manner", manner))


@pytest.fixture
def spoken(monkeypatch: pytest.MonkeyPatch) -> Spoken:
    found = Spoken()
    found.listen(monkeypatch)
    return found


def window(**settings: object) -> App:
    return App(GameRoutes, SIZE, Settings(**settings))


def press(app: App, key: int) -> None:
    for kind in (pygame.KEYDOWN, pygame.KEYUP):
        pygame.event.post(pygame.event.Event(kind, key=key, mod=0, unicode=""))
    app.step(0.02)


def test_nothing_is_read_until_that_is_wished(spoken: Spoken) -> None:
    app = window()
    app.announcements.tell("question", "Who?")
    assert not app.announcements.listeners
    app.settings.voice = True
    app.settings_changed()
    app.announcements.tell("question", "Who?")
    app.settings.voice = False
    app.settings_changed()
    app.announcements.tell("question", "Where?")
    assert spoken == ["Who?"]
    assert spoken.hushed


@pytest.mark.parametrize(("verbosity", "told"), [("brief", 3), ("normal", 6), ("full", 6)])
def test_little_or_much_is_read(verbosity: Verbosity, told: int, spoken: Spoken) -> None:
    app = window(voice=True, verbosity=verbosity)
    kinds: tuple[Kind, ...] = ("deed", "event", "moment", "question", "refusal", "answer")
    for kind in kinds:
        app.announcements.tell(kind, kind.title())
    assert spoken == [f"{kind.title()}." for kind in kinds][6 - told :]


def test_a_press_hushes_and_the_key_for_it_repeats_all_since_the_last_press(spoken: Spoken) -> None:
    app = window(voice=True)
    app.begin(SettingsScene(app))
    press(app, pygame.K_r)
    assert spoken[-1] == say("voice-nothing-said")
    spoken.clear()
    press(app, pygame.K_h)
    app.announcements.tell("event", "One.")
    app.announcements.tell("question", "Two?")
    hushed = spoken.hushed
    for _ in range(2):
        press(app, pygame.K_r)
    assert spoken.hushed == hushed + 2
    assert spoken == ["One.", "Two?"] * 3


def test_nothing_is_read_while_the_window_is_away(spoken: Spoken) -> None:
    app = window(voice=True)
    for kind, expected in ((pygame.WINDOWFOCUSLOST, []), (pygame.WINDOWFOCUSGAINED, ["Who?"])):
        app.aloud.hear(pygame.event.Event(kind))
        app.announcements.tell("question", "Who?")
        assert spoken == expected
    assert spoken.hushed == 1


def test_the_voice_speaks_the_language_in_use_as_fast_as_is_wished(spoken: Spoken) -> None:
    app = window(voice=True, language="it")
    assert spoken.manner == Manner("it", "normal")
    app.settings.language, app.settings.speech_rate = "ru", "faster"
    app.settings_changed()
    assert spoken.manner == Manner("ru", "faster")
    app.settings.language = "en"
    app.settings_changed()


def test_the_settings_try_the_voice_and_tell_how_it_is_with_it(spoken: Spoken, monkeypatch: pytest.MonkeyPatch) -> None:
    app = window()
    page = SettingsScene(app, "voice")
    app.begin(page)
    button = page.buttons.named("voice_try")
    assert button is not None
    button.act()
    assert spoken == [say("voice-example")]
    states: list[tuple[Speaker | None, bool, bool, tuple[str, str]]] = [
        (ESPEAK_NG, False, True, ("ready", "espeak-ng")),
        (None, True, True, ("failed", "")),
        (None, False, True, ("missing", "")),
        (None, False, False, ("none", "")),
    ]
    for speaker, failed, installable, told in states:
        monkeypatch.setattr(Speaking, "speaker", speaker)
        monkeypatch.setattr(Speaking, "failed", failed)
        monkeypatch.setattr("game.window.aloud.installable", lambda there=installable: there)
        page.dirty = False
        app.step(0.02)
        assert app.aloud.speaker == told
    assert not app.aloud.changed()
