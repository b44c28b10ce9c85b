"""The device that plays: one that is not there, that is taken away, and that is given back."""

from __future__ import annotations

import subprocess
import sys

import pygame
import pytest

from game import paths
from game.pages.sound import SoundScene
from game.program.routes import GameRoutes
from game.sound import device
from game.sound.sounds import AGAIN, APART, Sounds
from game.store.settings import Settings
from game.text.messages import say
from game.window.app import App
from tests.game.pages.test_scenes import show
from tests.game.sound.listening import listened

SIZE = (640, 360)


def test_without_a_device_the_game_goes_on_after_one_line(capfd: pytest.CaptureFixture[str]) -> None:
    code = (
        "from game.window.app import App; from game.pages.sound import SoundScene\n"
        "from game.program.routes import GameRoutes; from game.store.settings import Settings\n"
        "app = App(GameRoutes, (640, 360), Settings()); app.scenes.push(SoundScene(app)); app.scenes.settle()\n"
        "for _ in range(3): app.step(0.02); app.sounds.play('coin'); app.sounds.call('lago')\n"
        "assert app.sounds.device is False; app.toggle_mute(); app.close(); print('done')"
    )
    usual = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=paths.root(),
        env={"SDL_VIDEODRIVER": "dummy", "SDL_AUDIODRIVER": "none_such", "PYGAME_HIDE_SUPPORT_PROMPT": "1",
             "VENDEMMIA_HOME": str(paths.save_folder().parent)},
    )  # fmt: skip
    assert usual.stdout == "done\n"
    assert usual.stderr == say("sound-no-device") + "\n"


def gone(which: int = 2, iscapture: int = 0) -> pygame.event.Event:
    return pygame.event.Event(pygame.AUDIODEVICEREMOVED, which=which, iscapture=iscapture)


def test_a_device_that_is_taken_away_gives_way_to_the_next_one(sounds: Sounds) -> None:
    sounds.play("coin")
    sounds.music.begin()
    for _ in range(5):
        sounds.update(0.02, True)
    sounds.hear(gone())
    sounds.play("coin")
    sounds.call("lago")
    assert (sounds.device, sounds.fault) == (None, "")
    sounds.update(0.02, False)
    assert sounds.device
    assert not sounds.lost
    heard = listened(sounds)
    sounds.call("lago")
    sounds.play("coin")
    sounds.update(APART, False)
    assert heard == ["turn-lago", "coin"]
    sounds.music.begin()
    assert pygame.mixer.music.get_busy()


@pytest.mark.parametrize("event", [gone(which=0), gone(iscapture=1)])
def test_a_device_that_is_not_ours_may_go(sounds: Sounds, event: pygame.event.Event) -> None:
    sounds.play("coin")
    sounds.hear(event)
    heard = listened(sounds)
    sounds.update(APART, False)
    assert heard == ["coin"]


@pytest.mark.parametrize("back", ["in time", "plugged in", "looked at again"])
def test_a_device_that_is_given_back_is_heard_again(
    back: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    app = App(GameRoutes, SIZE, Settings())
    show(app, SoundScene(app))
    app.step(0.02)
    assert app.sounds.device
    tries: list[float] = []
    opened = device.open_device
    monkeypatch.setattr("game.sound.sounds.open_device", lambda: bool(tries.append(0)))
    app.sounds.hear(gone())
    for _ in range(200):
        app.step(0.1)
    assert app.sounds.fault == say("sound-device-gone")
    assert len(tries) in (2, 3)
    assert capsys.readouterr().err == ""
    for name in ("coin", "turn-lago"):
        app.sounds.play(name)
    app.toggle_mute()
    app.toggle_mute()
    monkeypatch.setattr("game.sound.sounds.open_device", opened)
    if back == "in time":
        app.step(AGAIN)
    elif back == "plugged in":
        pygame.event.post(pygame.event.Event(pygame.AUDIODEVICEADDED, which=0, iscapture=0))
    else:
        pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    for _ in range(2):
        app.step(0.02)
    assert app.sounds.device
    assert app.sounds.fault == ""
