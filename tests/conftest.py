"""What every test starts from: no screen, no sound, English, and a folder of its own for saves and settings."""

from __future__ import annotations

import itertools
import os

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")
os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")
os.environ["LC_ALL"] = "C.UTF-8"

from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pygame
import pytest

from game.paths import HOME_VARIABLE
from game.play import scene
from game.text import messages
from game.text.messages import FIRST, use_language
from game.voice import speakers
from rules import system
from tests import kept_box, strict_words

messages.listeners.append(strict_words.listen)


SWEEPS = 20
"""With one of so many tables that begin the collector of memory looks at what has lived."""


@pytest.fixture(autouse=True, scope="session")
def seldom_swept() -> Iterator[None]:
    """Let the collector look but seldom at thousands of tests.

    One such look takes a second beside all the tests, and most of them begin a table.
    """
    count, look = itertools.count(), scene.look_after_this_game_alone
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(scene, "look_after_this_game_alone", lambda: None if next(count) % SWEEPS else look())
        yield


@pytest.fixture(autouse=True, scope="session")
def never_waits_for_the_disk() -> Iterator[None]:
    """What tests write need not outlive the machine: of each choice in a kept game the disk would be waited for."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "fsync", lambda _handle: None)
        yield


@pytest.fixture(autouse=True, scope="session")
def sounds_are_read_once() -> Iterator[None]:
    """Each window reads the files of all sounds; the device, which stays open, has them from the first one on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pygame.mixer, "Sound", cache(pygame.mixer.Sound))
        yield


@pytest.fixture(autouse=True, scope="session")
def nothing_speaks() -> Iterator[None]:
    """Whatever speaks on this machine, no test is heard: the system has no command that does."""
    known = speakers.speakers_of

    def missing(name: system.System) -> tuple[speakers.Speaker, ...]:
        return tuple(one._replace(program=f"no {one.program}") for one in known(name))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(speakers, "speakers_of", missing)
        yield


@pytest.fixture(autouse=True)
def own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A fresh folder that stands for the player's home, so that no test reads or writes the real one."""
    home = tmp_path / "home"
    monkeypatch.setenv(HOME_VARIABLE, str(home))
    return home


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    """Whatever language a test ends in, the next one begins in English; none is short of words."""
    yield
    use_language(FIRST)
    assert list(strict_words.unsaid()) == []


@pytest.fixture(name="kept_box")
def with_kept_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program comes with the cards with which the kept games and pictures were made, whatever there are now."""
    kept_box.come_with_it(monkeypatch)
