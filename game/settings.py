"""What a player has set for the window, and the file that remembers it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """Settings of the window.

    ``animation``: pieces travel, or stand at once where they belong. ``confirm``: when a turn waits for Confirm;
    ``long`` means after more than one decision or before something hidden is revealed. ``hands``: face down until
    opened, or always open. ``window`` is the size in true px.
    """

    animation: Literal["normal", "instant"] = "normal"
    confirm: Literal["always", "long", "never"] = "long"
    hands: Literal["closed", "open"] = "closed"
    window: tuple[int, int] = (1280, 720)
    fullscreen: bool = False


class BrokenSettings(ValueError):
    """The settings file cannot be read; the message names the place."""


def load_settings(path: Path) -> Settings:
    """The settings kept in the file, or the usual ones when there is no file. Raises BrokenSettings."""
    try:
        return msgspec.yaml.decode(path.read_bytes(), type=Settings)
    except FileNotFoundError:
        return Settings()
    except (OSError, msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BrokenSettings(str(fault)) from fault


def save_settings(path: Path, settings: Settings) -> None:
    """Write the settings to a new file and put it in the place of the old one."""
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_suffix(".new")
    fresh.write_bytes(msgspec.yaml.encode(settings))
    fresh.replace(path)
