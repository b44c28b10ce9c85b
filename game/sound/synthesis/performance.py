"""Plays a piece: who plays what, a hall around it, and the loudness and ends of the recording."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

import numpy as np

from game.sound.synthesis import room
from game.sound.synthesis.composition import Bars, Harmony, Piece, Tone, Turn, bars, strokes
from game.sound.synthesis.tones import RATE, Samples, hertz, reed, string

LOUDNESS, PEAK = -22.0, -4.0
"""Effective loudness of a recording and its highest peak, in dB below full scale."""
HALL_SECONDS, HALL_SHARE = 1.7, 0.55
BEFORE, AFTER = 0.15, 3.2
"""Seconds before the first and after the last note."""
SLOWER, SLOWING = 0.2, 2.5
"""How much slower the end of a piece becomes, over so many bars."""
UNEVEN = 0.009
"""Seconds by which hands miss the beat."""
ROLL = 0.016
"""Seconds between the strings of a chord."""


PLACES = {
    "guitar": (0.05, 0.62), "mandolin": (-0.2, 0.9), "reed": (-0.1, 0.2),
    "stroke": (0.25, 0.36), "bass": (0.0, 0.27), "pad": (-0.3, 0.1),
}  # fmt: skip
"""Where each player sits (-1 left to 1 right), and how loud he is."""
BOXES = {"guitar": (150, 900), "mandolin": (290, 1900), "stroke": (150, 900), "bass": (110, 420)}
"""The lowest and highest pitch of each instrument's box, in Hz."""


class Sound(NamedTuple):
    """A note to be played: by whom, when and how long in seconds, and how strong."""

    player: str
    note: int
    begin: float
    seconds: float
    strength: float


def recording(piece: Piece, seed: int) -> Samples:
    """The piece played once, in two channels; the same for the same ``seed``."""
    chance = np.random.default_rng(seed)
    sounds = [
        sound._replace(begin=max(0.0, sound.begin + chance.normal() * UNEVEN), strength=sound.strength * _even(chance))
        for sound in _sounds(piece)
    ]
    size = round((max(sound.begin + sound.seconds for sound in sounds) + BEFORE + AFTER) * RATE)
    both = np.zeros((size, 2), np.float32)
    for player, (place, strength) in PLACES.items():
        own = np.zeros(size, np.float32)
        for sound in sounds:
            if sound.player == player:
                _play(own, sound)
        angle = (place + 1) * np.pi / 4
        both[:, 0] += own * np.float32(np.cos(angle) * strength)
        both[:, 1] += own * np.float32(np.sin(angle) * strength)
    both = room.balanced(room.in_hall(both, room.hall(HALL_SECONDS, 7), HALL_SHARE))
    return room.faded(room.levelled(both, LOUDNESS, PEAK), 0.05, AFTER * 0.8)


def _even(chance: np.random.Generator) -> float:
    return float(np.exp(chance.normal() * 0.06))


def _play(track: Samples, sound: Sound) -> None:
    """Lay a note on a track: as it rings, and damped at its end."""
    start, count = round((BEFORE + sound.begin) * RATE), round(sound.seconds * RATE)
    tone = _tone(sound.player, sound.note, sound.seconds if sound.player in ("reed", "pad") else 0.0)[:count].copy()
    damp = min(len(tone), round(0.09 * RATE))
    tone[-damp:] *= np.linspace(1, 0, damp, dtype=np.float32)
    track[start : start + len(tone)] += tone * np.float32(sound.strength)


@cache
def _tone(player: str, note: int, seconds: float) -> Samples:
    """How a player's note sounds: as long as it rings, or for so many ``seconds`` where he holds it."""
    pitch = hertz(note)
    if player == "reed":
        return reed(pitch, seconds, 1.6, 0.09, 0.16)
    if player == "pad":
        return reed(pitch, seconds, 3.0, 0.45, 0.5)
    if player == "mandolin":
        first, second = (string(pitch * 2 ** (cents / 1200), 1.9, 5200, 0.6, 0.14, 0.35) for cents in (-2.5, 2.5))
        late = round(0.006 * RATE)
        first[late:] += second[:-late]
        return room.convolved(first * np.float32(0.5), room.body(*BOXES[player]))
    if player == "bass":
        plucked = string(pitch, 3.2, 1500, 1.2, 0.24, 0.2)
    elif player == "guitar":
        plucked = string(pitch, 3.0, 4200, 1.05, 0.19, 0.3)
    else:
        plucked = string(pitch, 3.0, 3000, 0.95, 0.25, 0.25)
    return room.convolved(plucked, room.body(*BOXES[player]))


def _sounds(piece: Piece) -> Iterator[Sound]:
    """All notes of a piece in seconds."""
    lengths = [bars(piece, turn.part).beats for turn in piece.form]
    whole, begin = sum(lengths), 0.0
    for turn, length in zip(piece.form, lengths, strict=True):
        yield from _turn(piece, turn, begin, whole)
        begin += length
    yield from _close(piece, whole)


def _seconds(piece: Piece, beat: float, whole: float) -> float:
    """When a beat of the piece comes, which slows down towards its end."""
    late = max(0.0, beat - (whole - SLOWING * piece.beats)) / (SLOWING * piece.beats)
    return (beat + SLOWER * SLOWING * piece.beats * late**2 / 2) * 60 / piece.tempo


def _turn(piece: Piece, turn: Turn, begin: float, whole: float) -> Iterator[Sound]:
    part = bars(piece, turn.part)

    def sound(player: str, note: int, beat: float, beats: float, strength: float, ring: float = 0.0) -> Sound:
        start, end = (_seconds(piece, begin + at, whole) for at in (beat, beat + beats))
        return Sound(player, note, start, end - start + ring, strength)

    for tone in part.melody:
        strength = _accent(tone.begin, piece.beats) * _arch(tone.begin, piece.beats * 4)
        yield sound(turn.voice, tone.note, tone.begin, tone.beats, strength, 0.05 if turn.voice == "reed" else 0.35)
        if turn.second and (below := _second(tone, part)) is not None:
            yield sound(turn.voice, below, tone.begin, tone.beats, strength * 0.5, 0.2)
    for chord in part.chords if turn.pad else ():
        for note in chord.voices[:3]:
            yield sound("pad", note, chord.begin, chord.beats, turn.pad, 0.4)
    for bar in range(round(part.beats / piece.beats)):
        for signs, at, beats in strokes(piece, turn):
            beat = bar * piece.beats + at
            chord = next(one for one in part.chords if one.begin <= beat < one.begin + one.beats)
            left = max(beats, chord.begin + chord.beats - beat)
            for number, sign in enumerate(signs.replace("+", "")):
                note, player = _string(chord, sign)
                one = sound(player, note, beat, left, _accent(beat, piece.beats), 0.25)
                yield one._replace(begin=one.begin + number * ROLL)


def _close(piece: Piece, whole: float) -> Iterator[Sound]:
    """The last chord, rolled and left to ring."""
    part, start = bars(piece, piece.close.part), _seconds(piece, whole, whole)
    chord = part.chords[0]
    for number, (note, player) in enumerate([(chord.bass, "bass"), *((note, "stroke") for note in chord.voices[:5])]):
        yield Sound(player, note, start + number * 0.09, 3.0, 0.8)
    for tone in part.melody:
        yield Sound(piece.close.voice, tone.note, start + 0.5, 2.6, 0.75)


def _string(chord: Harmony, sign: str) -> tuple[int, str]:
    if sign in "rf":
        return (chord.bass if sign == "r" else chord.fifth), "bass"
    return chord.voices[min(int(sign), len(chord.voices)) - 1], "stroke"


def _second(tone: Tone, part: Bars) -> int | None:
    """The tone of the chord that lies next below a note of the melody, at least a third away."""
    chord = next(one for one in part.chords if one.begin <= tone.begin < one.begin + one.beats)
    tones = {note % 12 for note in chord.voices}
    return next((note for note in range(tone.note - 3, tone.note - 10, -1) if note % 12 in tones), None)


def _accent(beat: float, beats: int) -> float:
    place = beat % beats
    return 1.0 if place == 0 else 0.86 if place == int(place) else 0.78


def _arch(beat: float, length: float) -> float:
    """A phrase grows towards its middle and calms down again."""
    return float(0.86 + 0.16 * np.sin(np.pi * (beat % length) / length))
