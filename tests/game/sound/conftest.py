"""Every test of sound begins with a device that plays into nothing, and ends with none."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.art.kit import letters
from game.sound.sounds import Sounds
from game.store.settings import Settings


@pytest.fixture(autouse=True)
def own_device() -> Iterator[None]:
    letters.choose(1)
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()


@pytest.fixture
def sounds() -> Sounds:
    found = Sounds(Settings())
    for _ in range(2):
        found.update(0, False)
    assert found.device
    return found
