"""What a player has set for the window, and the file that remembers it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

import msgspec

from game.book import replace
from game.text.messages import say

LARGEST = 1 << 20
"""Bytes of the largest file that is read as settings."""
Pixels = Annotated[int, msgspec.Meta(ge=100, le=20000)]

TextSize = Literal[100, 125, 150, 175]
TEXT_SIZES: tuple[TextSize, ...] = (100, 125, 150, 175)
Speed = Literal["half", "normal", "double", "fourfold", "instant", "step"]
SPEEDS: dict[Speed, float] = {"half": 0.5, "normal": 1.0, "double": 2.0, "fourfold": 4.0, "instant": 0.0, "step": 1.0}
"""How many times faster than normal things move; 0 where they stand at once where they belong.

``step`` moves as fast as normal, and waits for a press before the next seat is asked.
"""

Volume = Literal[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat of the last table: its colour (a name of the palette) and its name."""

    colour: str
    name: str


class LastTable(msgspec.Struct, frozen=True):
    """What the last new game was begun with: seats, options of the rules, and whether the game might be put back."""

    seats: tuple[KeptSeat, ...]
    options: dict[str, str] = {}
    may_rewind: bool = False


class LastSolo(msgspec.Struct, frozen=True):
    """What the last game alone was begun with: who played, the level, and the answers of its page."""

    seat: KeptSeat
    level: str = "normal"
    answers: dict[str, str] = {}


class Settings(msgspec.Struct):
    """Settings of the window.

    ``text`` is the size of letters in percent. ``animation`` is how fast pieces travel, ``reduced_motion`` lets them
    appear instead. ``contrast`` is the theme of all drawings. ``confirm``: when a turn waits for Confirm; ``long``
    means after more than one decision or before something hidden is revealed. ``hands`` of a new table: face down until
    opened, or open for all. ``curtain``: before secret questions to somebody who has not just acted, or at every change
    of turn. ``audience`` hides all hands and private words but for a moment. ``inspect`` is how long the pointer rests
    before a thing is explained, in milliseconds; None: never. ``tips`` are the lines that explain questions: for all,
    for kinds not met before in the game, or off. ``window`` is the size in true px, ``mode`` how it lies on the screen.
    ``keys`` are the keys that somebody has changed, by action. ``music``, ``effects`` and ``signals`` are volumes in
    percent, ``mute`` silences all three, and ``background`` is what they do while another window is in front. What a
    newer version has written besides is left aside.
    """

    text: TextSize = 100
    animation: Speed = "normal"
    reduced_motion: bool = False
    contrast: Literal["normal", "high"] = "normal"
    confirm: Literal["always", "long", "never"] = "long"
    hands: Literal["closed", "open"] = "closed"
    curtain: Literal["secret", "always"] = "secret"
    audience: bool = False
    inspect: Literal[0, 350, 700, 1000] | None = 350
    tips: Literal["all", "new", "off"] = "all"
    window: tuple[Pixels, Pixels] = (1280, 720)
    mode: Literal["window", "borderless", "fullscreen"] = "window"
    music: Volume = 40
    effects: Volume = 70
    signals: Volume = 80
    mute: bool = False
    background: Literal["pause", "play"] = "pause"
    table: LastTable | None = None
    vino: LastTable | None = None
    game: Literal["viticulture", "vino"] = "viticulture"
    """The game of the last table; ``table`` and ``vino`` are what the last ones of each were begun with."""
    solo: LastSolo | None = None
    keys: dict[str, tuple[str, ...]] = {}
    buttons: dict[str, str] = {}
    """The buttons of a controller that somebody has changed, by action; empty for an action that has none."""


class BrokenSettings(ValueError):
    """The settings file cannot be read; the message names the place. ``aside`` is where the file was put."""

    def __init__(self, fault: str, aside: Path) -> None:
        super().__init__(fault)
        self.aside = aside


def load_settings(path: Path) -> Settings:
    """The settings kept in the file, or the usual ones when there is no file.

    Raises BrokenSettings for a file that makes no sense, which is put aside beside its place.
    """
    try:
        if path.is_file() and path.stat().st_size > LARGEST:
            raise ValueError(say("window-fault-too-large"))
        return msgspec.yaml.decode(path.read_bytes(), type=Settings)
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError) as fault:
        raise BrokenSettings(_one_line(fault), _put_aside(path)) from fault


def save_settings(path: Path, settings: Settings) -> None:
    """Put the settings in the place of those kept so far. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    replace(path, msgspec.yaml.encode(settings))


def _one_line(fault: Exception) -> str:
    return " ".join(str(fault).split())


def _put_aside(path: Path) -> Path:
    """Give the file a name that no other has; where that is not possible it stays."""
    number, aside = 1, path.with_suffix(".damaged.yaml")
    while aside.exists():
        number += 1
        aside = path.with_suffix(f".damaged {number}.yaml")
    try:
        return path.replace(aside)
    except OSError:
        return path
