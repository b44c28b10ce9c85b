"""Pieces of music as they are written down: chords, melody and accompaniment by bars, and the form they make."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Literal, NamedTuple

import msgspec

from rules.engine.catalog import DataFault, load

Voice = Literal["guitar", "mandolin", "reed"]

STEPS = {"C": 0, "D": 2, "E": 4, "F": 5, "G": 7, "A": 9, "B": 11}
SIGNS = {"": 0, "#": 1, "b": -1}
CHORDS = {
    "": (0, 4, 7), "m": (0, 3, 7), "7": (0, 4, 7, 10), "m7": (0, 3, 7, 10), "maj7": (0, 4, 7, 11),
    "m7b5": (0, 3, 6, 10), "dim": (0, 3, 6), "6": (0, 4, 7, 9), "m6": (0, 3, 7, 9), "sus4": (0, 5, 7),
}  # fmt: skip
"""Kind of a chord: its tones in half tones above the root."""
CHORD = re.compile(r"([A-G])([#b]?)([a-z0-9]*)(?:/([A-G])([#b]?))?")
TONE = re.compile(r"(?:([A-G])([#b]?)([2-6])|-)(?::([0-9.]+))?")
STROKE = re.compile(r"([rf1-5+]+|-)(?::([0-9.]+))?")
LOWEST_BASS, LOWEST_VOICE = 40, 55
"""The notes that basses and the voices of chords begin with from below: E2 and G3."""


class BadPiece(ValueError):
    """A piece of music is not written as it must be; the message names file, part, bar and cure."""


class Part(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Some bars of music: a chord or several that share each bar, and a melody."""

    chords: str
    melody: str


class Turn(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A part as it is played once.

    ``stroke`` is what the guitar plays in each bar: ``r`` root, ``f`` fifth, ``1``-``5`` voices of the chord from
    below, ``+`` together, ``:`` and the beats. ``pad`` is how loud the reeds hold the chords, 0-1. ``second`` lets a
    second voice go with the melody below it.
    """

    part: str
    voice: Voice
    stroke: str
    pad: float = 0.0
    second: bool = False


class Piece(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece: beats of a bar, beats a minute, parts by name, the form, and the chord it comes to rest on."""

    beats: int
    tempo: float
    parts: dict[str, Part]
    form: tuple[Turn, ...]
    close: Turn


class Tone(NamedTuple):
    """A note of a melody: half tones with 69 for A4, and when it begins and how long it is, in beats."""

    note: int
    begin: float
    beats: float


class Harmony(NamedTuple):
    """A chord in its place: root or other bass, its fifth, and its voices from below; begin and length in beats."""

    bass: int
    fifth: int
    voices: tuple[int, ...]
    begin: float
    beats: float


class Bars(NamedTuple):
    """A part read: its melody and chords, its length in beats."""

    melody: tuple[Tone, ...]
    chords: tuple[Harmony, ...]
    beats: float


def read_piece(path: Path) -> Piece:
    """The piece of a file. Raises BadPiece."""
    try:
        piece = load(path, Piece)
    except DataFault as fault:
        raise BadPiece(str(fault)) from fault
    for turn in (*piece.form, piece.close):
        if turn.part not in piece.parts:
            raise BadPiece(f"{path.name}: there is no part {turn.part!r}; the form may name {', '.join(piece.parts)}")
    try:
        for name in piece.parts:
            bars(piece, name)
        for turn in (*piece.form, piece.close):
            strokes(piece, turn)
    except BadPiece as fault:
        raise BadPiece(f"{path.name}: {fault}") from None
    return piece


def bars(piece: Piece, name: str) -> Bars:
    """A part with its beats counted. Raises BadPiece where a bar is not full or a sign is unknown."""
    part = piece.parts[name]
    chords, melody = part.chords.split("|"), part.melody.split("|")
    if len(chords) != len(melody):
        raise BadPiece(f"part {name} has {len(chords)} bars of chords and {len(melody)} of melody; write as many")
    found: list[Harmony] = []
    tones: list[Tone] = []
    for number, (above, below) in enumerate(zip(melody, chords, strict=True)):
        where, begin = f"part {name}, bar {number + 1}", float(number * piece.beats)
        names = below.split()
        for i, chord in enumerate(names):
            share = piece.beats / len(names)
            found.append(_harmony(chord, begin + i * share, share, where))
        for note, start, beats in _tones(above, piece.beats, where):
            if note is not None:
                tones.append(Tone(note, begin + start, beats))
    return Bars(tuple(tones), tuple(found), float(len(chords) * piece.beats))


def strokes(piece: Piece, turn: Turn) -> tuple[tuple[str, float, float], ...]:
    """What the guitar plays in a bar: signs, begin and length in beats of each stroke. Raises BadPiece."""
    found, begin = [], 0.0
    for word in turn.stroke.split():
        match = STROKE.fullmatch(word)
        if match is None:
            raise BadPiece(f"stroke {word!r} is unknown; write r, f and 1 to 5, + between them, and : with beats")
        beats = float(match[2] or 1)
        if match[1] != "-":
            found.append((match[1], begin, beats))
        begin += beats
    if begin != piece.beats:
        raise BadPiece(f"the strokes {turn.stroke!r} take {begin:g} beats; a bar has {piece.beats}")
    return tuple(found)


def _tones(text: str, beats: int, where: str) -> Iterator[tuple[int | None, float, float]]:
    begin = 0.0
    for word in text.split():
        match = TONE.fullmatch(word)
        if match is None:
            raise BadPiece(f"{where}: note {word!r} is unknown; write one such as C#5:1.5, or - for silence")
        length = float(match[4] or 1)
        yield (_note(match[1], match[2]) + 12 * (int(match[3]) + 1) if match[1] else None), begin, length
        begin += length
    if begin != beats:
        raise BadPiece(f"{where}: the melody takes {begin:g} beats; a bar has {beats}")


def _harmony(name: str, begin: float, beats: float, where: str) -> Harmony:
    match = CHORD.fullmatch(name)
    if match is None or match[3] not in CHORDS:
        raise BadPiece(f"{where}: chord {name!r} is unknown; its kind is one of {', '.join(filter(None, CHORDS))}")
    root, kind = _note(match[1], match[2]), CHORDS[match[3]]
    tones = {(root + tone) % 12 for tone in kind}
    low = _note(match[4], match[5]) if match[4] else root
    bass = _at_least(LOWEST_BASS, low)
    fifth = _at_least(LOWEST_BASS, root + kind[2])
    voices = [note for note in range(LOWEST_VOICE, LOWEST_VOICE + 24) if note % 12 in tones][:5]
    return Harmony(bass, fifth, tuple(voices), begin, beats)


def _note(step: str, sign: str) -> int:
    return STEPS[step] + SIGNS[sign]


def _at_least(lowest: int, note: int) -> int:
    return lowest + (note - lowest) % 12
