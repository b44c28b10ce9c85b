"""Which sound an event makes: a table in the data."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from game.paths import data
from game.text.messages import say
from rules.engine.catalog import DataFault, load
from rules.engine.event import Event


class ByAmount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sounds of a number that may rise or fall."""

    gain: str
    loss: str


class EventSounds(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The sound of each kind of event, and the reasons of those that have none."""

    sounds: dict[str, str | ByAmount]
    silent: dict[str, str]


class BadSounds(ValueError):
    """The table of sounds cannot be read; the message names file, place and cure."""


@cache
def event_sounds(path: Path | None = None) -> EventSounds:
    """The table of the game's data, or of another file. Raises BadSounds."""
    file = path or data() / "sound" / "events.yaml"
    try:
        return load(file, EventSounds)
    except DataFault as fault:
        raise BadSounds(say("sound-broken-table", fault=str(fault))) from fault


def sound_of(event: Event) -> str | None:
    """The name of the sound that an event makes; None where it makes none. Only what all may know counts."""
    public = event.as_seen_by(None)
    found = event_sounds().sounds.get(public.kind)
    if isinstance(found, ByAmount):
        return found.loss if public.amount < 0 else found.gain
    return found
