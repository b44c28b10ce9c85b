"""What a player has set for the window, and the file that remembers it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec
import yaml

from game.store.record_file import contents, put, replace
from game.text.faults import fault_words, too_large
from game.text.messages import languages, say
from rules.engine.catalog import Loader, alias_line, said

LARGEST, ROOM = 1 << 16, 1 << 12
"""Bytes of the largest file that is read as settings, and how many of them are left for answers not written yet."""
BEFORE = ".before.yaml"
"""How the name of the file ends that holds the settings as they were before they were last written."""
LEAST, MOST = 100, 8192
"""Shortest and longest side of a window, in true px."""
Pixels = Annotated[int, msgspec.Meta(ge=LEAST, le=MOST)]
FARTHEST = 1 << 16
"""How far from the corner of the desktop a window may lie, in true px."""
Place = Annotated[int, msgspec.Meta(ge=-FARTHEST, le=FARTHEST)]
Mode = Literal["window", "borderless", "fullscreen"]
"""How the window lies on a screen: in its frame, without one on all that bars leave, or on all of it."""

TextSize = Literal[100, 125, 150, 175]
TEXT_SIZES: tuple[TextSize, ...] = (100, 125, 150, 175)
Speed = Literal["half", "normal", "double", "fourfold", "instant", "step"]
SPEEDS: dict[Speed, float] = {"half": 0.5, "normal": 1.0, "double": 2.0, "fourfold": 4.0, "instant": 0.0, "step": 1.0}
"""How many times faster than normal things move; 0 where they stand at once where they belong.

``step`` moves as fast as normal, and waits for a press before the next seat is asked.
"""

Pace = Literal["leisurely", "steady", "brisk", "at_once"]
"""How long the table rests between the moves of opponents; ``at_once``: not at all, and nothing of them is seen moving.
"""

Verbosity = Literal["brief", "normal", "full"]
"""How much is spoken: what is asked and pointed at, also what others do, also what each thing does."""
SpeechRate = Literal["slow", "normal", "fast", "faster"]
"""How fast words are spoken."""

Volume = Literal[0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]


class KeptSeat(msgspec.Struct, frozen=True):
    """A seat of the last table: its colour (a name of the palette) and the name of the person who sat there.

    ``level`` (1 to 5) and ``character`` are those of the opponent that played it, 0 and empty for none; ``innkeeper``
    is the one that was chosen, empty for that of the colour.
    """

    colour: str
    name: str
    level: Annotated[int, msgspec.Meta(ge=0, le=5)] = 0
    character: str = ""
    innkeeper: str = ""


class LastTable(msgspec.Struct, frozen=True):
    """What the last new game was begun with: seats, options of the rules, and whether the game might be put back.

    ``cards`` are the sets of cards of one's own that were switched on, ``advice`` is whether moves might be suggested.
    """

    seats: tuple[KeptSeat, ...]
    options: dict[str, str] = {}
    may_rewind: bool = False
    cards: tuple[str, ...] = ()
    advice: bool = True


class LastSolo(msgspec.Struct, frozen=True):
    """What the last game alone was begun with: who played, the level, the answers of its page, and cards as above."""

    seat: KeptSeat
    level: str = "normal"
    answers: dict[str, str] = {}
    cards: tuple[str, ...] = ()


class Settings(msgspec.Struct):
    """Settings of the window.

    ``language`` is the code of that of all words, empty for the system's. ``text`` is the size of letters in percent.
    ``animation`` is how fast pieces travel, ``reduced_motion`` lets them appear instead. ``pace`` is how long the table
    rests between the moves of opponents, and with ``wait_for_me`` each of them waits besides until somebody goes on.
    ``contrast`` is the theme of all drawings. ``confirm``: when a turn waits for Confirm; ``long`` means after more
    than one decision or before something hidden is revealed. ``hands`` of a new table: face down until opened, or open
    for all. ``curtain``: before secret questions to somebody who has not just acted, or at every change of turn.
    ``audience`` hides all hands and private words but for a moment. ``inspect`` is how long the pointer rests before a
    thing is explained, in milliseconds; None: never. ``tips`` are the lines that explain questions: for all, for kinds
    not met before in the game, or off. ``advice``: whether moves are suggested to whoever asks for it. ``window`` is
    the size in true px, ``place`` where it lies on the desktop, None before there was one; ``maximised`` and ``mode``
    are how it lies on the screen instead.
    ``keys`` are the keys that somebody has changed, by action. ``music``, ``effects`` and ``signals`` are volumes in
    percent, ``mute`` silences all three, and ``background`` is what they do while another window is in front.
    ``voice``: whether the system's voice tells what is seen, ``verbosity`` how much of it, ``speech_rate`` how fast.
    ``foreign`` are the settings with answers of a newer version of which the player has been told.
    """

    language: str = ""
    text: TextSize = 100
    animation: Speed = "normal"
    reduced_motion: bool = False
    pace: Pace = "steady"
    wait_for_me: bool = False
    contrast: Literal["normal", "high"] = "normal"
    confirm: Literal["always", "long", "never"] = "long"
    hands: Literal["closed", "open"] = "closed"
    curtain: Literal["secret", "always"] = "secret"
    audience: bool = False
    inspect: Literal[0, 350, 700, 1000] | None = 350
    tips: Literal["all", "new", "off"] = "all"
    advice: bool = True
    window: tuple[Pixels, Pixels] | None = None
    place: tuple[Place, Place] | None = None
    maximised: bool = False
    mode: Mode = "window"
    music: Volume = 40
    effects: Volume = 70
    signals: Volume = 80
    mute: bool = False
    background: Literal["pause", "play"] = "pause"
    voice: bool = False
    verbosity: Verbosity = "normal"
    speech_rate: SpeechRate = "normal"
    table: LastTable | None = None
    vino: LastTable | None = None
    game: Literal["viticulture", "vino"] = "viticulture"
    """The game of the last table; ``table`` and ``vino`` are what the last ones of each were begun with."""
    solo: LastSolo | None = None
    why_shown: bool = False
    """Whether somebody has been shown once where to read why opponents move as they do."""
    keys: dict[str, tuple[str, ...]] = {}
    buttons: dict[str, str] = {}
    """The buttons of a controller that somebody has changed, by action; empty for an action that has none."""
    foreign: tuple[str, ...] = ()

    @property
    def calm(self) -> bool:
        """Whether nothing moves by itself: what would travel or light up is there at once."""
        return self.reduced_motion or self.animation == "instant"


class BrokenSettings(ValueError):
    """The settings file cannot be read; the message names the place. ``aside`` is where the file was put.

    ``before`` are the settings as they were before they were last written, None where there are none.
    """

    def __init__(self, fault: str, aside: Path, before: Settings | None = None) -> None:
        super().__init__(fault)
        self.aside = aside
        self.before = before


def load_settings(path: Path) -> Settings:
    """The settings kept in the file, or the usual ones when there is no file.

    An answer that only a newer version knows gives way to the usual one; ``not_understood`` names it, and it stays in
    the file. Raises BrokenSettings for a file that makes no sense, which is put aside beside its place.
    """
    try:
        return _understood(_raw(path))
    except FileNotFoundError:
        return Settings()
    except (OSError, ValueError, RecursionError) as fault:
        raise BrokenSettings(_one_line(fault), _put_aside(path), _earlier(path)) from fault


def kept_settings(path: Path) -> tuple[Settings, str]:
    """The settings to begin with, and what must be said of the file in a sentence; empty where nothing."""
    try:
        settings = load_settings(path)
    except BrokenSettings as fault:
        used = "usual" if fault.before is None else "before"
        told = say("window-error-settings", file=str(fault.aside), fault=str(fault), used=used)
        return fault.before or Settings(), told
    foreign = not_understood(path)
    news = set(foreign) - set(settings.foreign)
    settings.foreign = foreign
    told = say("window-settings-foreign", file=str(path), names=", ".join(sorted(news)), count=len(news))
    return settings, told if news else ""


def kept_language(path: Path) -> str:
    """The language of the settings kept in the file, which stays as it is; that of the system where none is told."""
    try:
        return _understood(_raw(path)).language
    except (OSError, ValueError, RecursionError):
        return ""


def not_understood(path: Path) -> tuple[str, ...]:
    """The settings of the file whose answers are not known here; none where the file cannot be read."""
    try:
        raw = _raw(path)
    except (OSError, ValueError, RecursionError):
        return ()
    foreign = _foreign(raw)
    return tuple(name for name in Settings.__struct_fields__ if name in foreign)


def save_settings(path: Path, settings: Settings) -> None:
    """Put the settings in the place of those kept so far, which stay beside them. Raises OSError.

    What a newer version has written in the file, and nobody has answered anew since, stays there.
    """
    try:
        before = contents(path, LARGEST)
        raw = _raw(path)
    except (OSError, ValueError, RecursionError):
        before, raw = b"", {}
    usual = Settings()
    foreign = {
        name: value
        for name, value in _foreign(raw).items()
        if name not in Settings.__struct_fields__ or getattr(settings, name) == getattr(usual, name)
    }
    content = msgspec.yaml.encode(msgspec.to_builtins(settings) | foreign)
    if content == before:
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    if raw:
        replace(path.with_suffix(BEFORE), before)
    replace(path, content)


def _raw(path: Path) -> dict[str, Any]:
    """What stands in the file. Raises OSError, ValueError, RecursionError."""
    content = contents(path, LARGEST)
    try:
        if line := alias_line(content):
            raise ValueError(say("window-fault-alias", line=line))
        raw = msgspec.convert(yaml.load(content, Loader=Loader), dict[str, Any])
        # What nobody here understands must be written again as it is, and be read again then.
        if len(msgspec.yaml.encode(_foreign(raw))) > LARGEST - ROOM:
            raise ValueError(too_large(LARGEST - ROOM))
    except yaml.MarkedYAMLError as fault:
        raise ValueError(": ".join(filter(None, said(fault)))) from None
    except yaml.YAMLError as fault:
        raise ValueError(str(fault)) from None
    except ValueError as fault:
        raise ValueError(say("window-fault-number") if "4300 digits" in str(fault) else str(fault)) from None
    return raw


def _foreign(raw: dict[str, Any]) -> dict[str, Any]:
    """What only a newer version understands."""
    return {name: value for name, value in raw.items() if not _known(name, value)}


def _understood(raw: dict[str, Any]) -> Settings:
    return msgspec.convert({name: value for name, value in raw.items() if _known(name, value)}, Settings)


def _known(name: str, value: Any) -> bool:
    """Whether this is a setting, and this an answer to it."""
    if name not in Settings.__struct_fields__ or (name == "language" and value not in ("", *languages())):
        return False
    try:
        msgspec.convert({name: value}, Settings)
    except (ValueError, RecursionError):
        return False
    return True


def _earlier(path: Path) -> Settings | None:
    """The settings as they were before they were last written; None where they cannot be read."""
    try:
        return _understood(_raw(path.with_suffix(BEFORE)))
    except (OSError, ValueError, RecursionError):
        return None


def _one_line(fault: Exception) -> str:
    return " ".join(fault_words(fault).split())


def _put_aside(path: Path) -> Path:
    """Give the file a name that no other has; where that is not possible it stays."""
    try:
        return put(path, path.with_suffix(".damaged.yaml"))
    except OSError:
        return path
