"""Where nothing reads aloud it is said over any page why, and tables show what they cannot say."""

from __future__ import annotations

import pygame
import pytest

from game.pages.settings import SettingsScene
from game.pages.silent import SilentScene
from game.text.messages import say
from game.voice.speakers import ESPEAK_NG
from game.voice.speaking import Speaking
from tests.game.laid import shown as table_shown
from tests.game.laid import summer_turn
from tests.game.window.test_aloud import Spoken, press, spoken, window

__all__ = ["spoken"]


@pytest.mark.parametrize("wished", [False, True])
def test_where_nothing_speaks_the_key_says_so_over_the_page_and_what_would_help(
    wished: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Speaking, "speaker", None)
    app, heard = window(voice=wished), list[str]()
    app.announcements.listeners.append(lambda one: heard.append(one.words))
    page = SettingsScene(app)
    app.begin(page)
    for _ in range(2):
        press(app, pygame.K_F2)
        app.step(0.2)
        assert [type(one) for one in app.scenes.scenes] == [SettingsScene, SilentScene]
    silent = say("voice-silent", state=app.aloud.speaker[0], voice="F2")
    assert app.settings.voice == wished
    assert sum(silent in one for one in heard) == 1
    assert app.aloud.begin() == silent
    monkeypatch.setattr(Speaking, "speaker", ESPEAK_NG)
    app.step(0.1)
    assert app.scenes.top is page


def test_a_voice_that_fails_while_it_reads_is_told_of_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Speaking, "speaker", ESPEAK_NG)
    monkeypatch.setattr(Speaking, "say", lambda _, text, at_once=False: None)
    app = window(voice=True)
    page = SettingsScene(app)
    app.begin(page)
    monkeypatch.setattr(Speaking, "speaker", None)
    app.step(0.1)
    assert isinstance(app.scenes.top, SilentScene)
    press(app, pygame.K_ESCAPE)
    app.step(0.1)
    assert app.scenes.top is page


@pytest.mark.parametrize("failed", [True, False])
def test_where_no_speaker_works_a_table_shows_what_it_cannot_say(
    failed: bool, spoken: Spoken, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Speaking, "speaker", ESPEAK_NG if failed else None)
    app = window(voice=True, animation="instant")
    scene = table_shown(app, summer_turn({"lira": 3}))
    monkeypatch.setattr(Speaking, "speaker", None)
    app.step(0.02)
    if failed:
        press(app, pygame.K_ESCAPE)
    for key in (pygame.K_s, pygame.K_q, pygame.K_v, pygame.K_o):
        press(app, key)
        assert scene.parts.zoom.page is not None
        scene.parts.zoom.close()
    monkeypatch.setattr(Speaking, "speaker", ESPEAK_NG)
    app.step(0.02)
    spoken.clear()
    press(app, pygame.K_s)
    assert not scene.parts.zoom.open
    assert spoken
