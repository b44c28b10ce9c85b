"""Every test of sound begins with a device that plays into nothing, and ends with none."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from game.art.kit import letters
from game.viticulture import layout
from game.viticulture.frame import frame_of


@pytest.fixture(autouse=True)
def own_device() -> Iterator[None]:
    letters.choose(1)
    layout.fit(frame_of((1920, 1080)))
    pygame.mixer.quit()
    yield
    pygame.mixer.quit()
