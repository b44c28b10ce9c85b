"""What is played, by name."""

from __future__ import annotations

from game.sound.sounds import Sounds


def listened(sounds: Sounds) -> list[str]:
    """The names of what is played from now on."""
    names: list[str] = []
    sounds.heard = names.append
    return names
