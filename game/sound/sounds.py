"""All that can be heard: effects of events, signals, the signs that call players, and music."""

from __future__ import annotations

import math
import random
import sys
from collections.abc import Callable
from pathlib import Path

import pygame

from game.paths import assets
from game.sound.device import open_device
from game.sound.events import event_sounds, sound_of
from game.sound.music import Music
from game.store.settings import Settings
from game.text.messages import say
from rules.engine.event import Event

AGAIN = 10.0
"""Seconds after which a device that was taken away is looked for once more."""
APART = 0.06
"""Seconds between the starts of effects."""
MOST_EQUAL, MOST_WAITING = 4, 8
"""How many effects of one kind, and how many at all, wait for their turn; what comes besides is not heard."""
TURN = "turn-"
"""How the names of the signs begin that call players."""


class Sounds:
    """The ears' side of the window. Nothing is opened or read before the first picture is shown.

    Where there is no sound device everything is silent, and one line on the standard error output says so. Where it is
    taken away meanwhile the next one is taken, as soon as there is one.
    """

    def __init__(self, settings: Settings, folder: Path | None = None) -> None:
        self.settings = settings
        self.device: bool | None = None
        """Whether sounds can be heard at all; None before that has been tried."""
        self.away = False
        """Whether the window is in the background."""
        self.heard: Callable[[str], None] = lambda name: None
        """Is told the name of each sound that is played."""
        self.lost = False
        """Whether the device was taken away and there is no other one so far."""
        self._seek = math.inf
        """Seconds until a device is looked for where there was none."""
        self._closed = self._told = False
        self._shown = False
        """Whether a picture has been shown, so that opening the device keeps nobody waiting for it."""
        self._folder = folder or assets() / "sounds"
        self._files: dict[str, list[Path]] = {}
        self._unread: list[Path] = []
        self._read: dict[Path, pygame.mixer.Sound] = {}
        self._last: dict[str, Path] = {}
        self._waiting: list[str] = []
        self._rest = 0.0
        self.music = Music(())

    @property
    def held(self) -> bool:
        """Whether nothing is to be heard now, because it is muted or the window is in the background."""
        return self.settings.mute or (self.away and self.settings.background == "pause")

    @property
    def fault(self) -> str:
        """One sentence while nothing can be heard at all."""
        if self.device is not False:
            return ""
        return say("sound-device-gone" if self.lost else "sound-no-device")

    def tell(self, event: Event) -> None:
        """Let an event be heard, as far as everybody may know it."""
        name = sound_of(event)
        if name is not None:
            self.play(name)

    def play(self, name: str) -> None:
        """Let a sound be heard: a signal at once, an effect a little after the one before."""
        if not self.device or self.held:
            return
        if self._is_signal(name):
            self._start(name, self.settings.signals)
        elif self._waiting.count(name) < MOST_EQUAL and len(self._waiting) < MOST_WAITING:
            self._waiting.append(name)

    def call(self, colour: str) -> None:
        """Let the sign of a player's colour be heard: it is his turn."""
        self.play(TURN + colour)

    def hear(self, event: pygame.event.Event) -> None:
        """Notice whether the window is in the background, and what becomes of sound devices."""
        if event.type in (pygame.WINDOWFOCUSLOST, pygame.WINDOWFOCUSGAINED):
            self.away = event.type == pygame.WINDOWFOCUSLOST
            self.settings_changed()
        if event.type == pygame.AUDIODEVICEREMOVED and self.device and event.which and not event.iscapture:
            self._lose()
        elif event.type in (pygame.AUDIODEVICEADDED, pygame.WINDOWFOCUSGAINED):
            self._seek = 0.0 if self.device is False and not self._closed else math.inf

    def settings_changed(self) -> None:
        """Be as loud as the settings say from now on."""
        if not self.device:
            return
        self.music.loud(self.settings.music / 100, self.held)
        if self.held:
            self._waiting.clear()
            pygame.mixer.stop()

    def update(self, seconds: float, idle: bool) -> None:
        """Let time pass after a picture was shown; ``idle`` where nothing had to be drawn, so that a file is read."""
        self._seek -= seconds
        if self._shown and (self.device is None or self._seek <= 0):
            self._open()
        self._shown = True
        if not self.device:
            return
        self._rest -= seconds
        if self._waiting and self._rest <= 0:
            self._start(self._waiting.pop(0), self.settings.effects)
            self._rest = APART
        elif idle and self._unread:
            self._sound(self._unread.pop())
        self.music.update(seconds)

    def close(self) -> None:
        """Be silent for good."""
        if self.device:
            self.music.loud(0, False)
            pygame.mixer.stop()
        self.device, self._closed = False, True

    def _lose(self) -> None:
        """The device is gone, with all that was read for it; another one is opened as soon as there is one."""
        self._waiting.clear()
        self._read.clear()
        self._files.clear()
        self.music = Music(())
        pygame.mixer.quit()
        self.device, self.lost = None, True

    def _open(self) -> None:
        self.device = open_device()
        self._seek = math.inf if self.device or not self.lost else AGAIN
        if not self.device:
            if not (self.lost or self._told):
                print(say("sound-no-device"), file=sys.stderr)
            self._told = True
            return
        self.lost = False
        event_sounds()
        files = sorted(self._folder.glob("*.ogg"))
        self.music = Music([file for file in files if file.stem.startswith("music-")])
        for file in files:
            if file not in self.music.pieces:
                self._files.setdefault(file.stem.rstrip("0123456789").rstrip("-"), []).append(file)
        self._unread = [file for group in self._files.values() for file in group]
        self.settings_changed()

    def _is_signal(self, name: str) -> bool:
        """Whether a sound calls somebody's attention, rather than going with what moves: only effects have variants."""
        return len(self._files.get(name, ())) == 1

    def _start(self, name: str, volume: int) -> None:
        variants = self._files.get(name, [])
        choice = [file for file in variants if len(variants) == 1 or file != self._last.get(name)]
        if not choice or volume == 0:
            return
        file = self._last[name] = random.choice(choice)
        sound = self._sound(file)
        if sound is None:
            return
        self.heard(name)
        channel = sound.play()
        if channel is not None:
            channel.set_volume(volume / 100)

    def _sound(self, file: Path) -> pygame.mixer.Sound | None:
        if file not in self._read:
            try:
                self._read[file] = pygame.mixer.Sound(file)
            except (pygame.error, OSError):
                return None
        return self._read[file]
