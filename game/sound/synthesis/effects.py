"""Short sounds, put together out of layers as the data says."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np

from game.sound.synthesis import room
from game.sound.synthesis.composition import BadPiece
from game.sound.synthesis.tones import RATE, Samples, air, glide, string, struck
from rules.engine.catalog import DataFault, load

VARIANTS = (0.962, 1.0, 1.036)
"""How much lower and higher an effect is made each time."""
PEAK = -7.0
"""The highest peak of a short sound in dB below full scale."""
WINDOW = round(0.03 * RATE)
"""Samples over which the loudness of a short sound is taken."""
END = 0.03
"""Seconds in which a short sound ends."""
TURN_AT, TURN_LENGTH, TURN_LEVEL = 0.15, 0.7, -25.0

OVERTONES = {
    "wood": ((1, 1, 1), (2.57, 0.5, 0.55), (4.2, 0.24, 0.35), (6.8, 0.1, 0.2)),
    "glass": ((1, 1, 1), (2.32, 0.5, 0.65), (4.25, 0.22, 0.4), (6.63, 0.07, 0.25)),
    "metal": ((1, 1, 1), (1.52, 0.6, 0.8), (2.44, 0.36, 0.6), (3.6, 0.16, 0.4)),
    "bell": ((0.5, 0.5, 1.4), (1, 1, 1), (1.19, 0.4, 0.8), (1.5, 0.3, 0.7), (2, 0.55, 0.5), (3.01, 0.16, 0.3)),
    "bar": ((1, 1, 1), (3.93, 0.22, 0.25), (9.2, 0.05, 0.1)),
}
"""What is struck: its overtones as ratio, strength, and share of the ring."""


class Layer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the things that sound together; which one is told by the pitch that is given."""

    wood: float | None = None
    glass: float | None = None
    metal: float | None = None
    bell: float | None = None
    string: float | None = None
    slide: tuple[float, float] | None = None
    air: tuple[float, float] | None = None
    ring: float = 0.05
    swell: float = 0.001
    seconds: float = 0.1
    at: float = 0.0
    strength: float = 1.0


class Effect(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A short sound: length in seconds, loudness in dB, and its layers. Only a ``bell`` may ring on."""

    length: float
    layers: tuple[Layer, ...]
    level: float = -25.0
    bell: bool = False


class Effects(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All short sounds: effects, which are made in variants, signals, and the two notes of each player's colour."""

    effects: dict[str, Effect]
    signals: dict[str, Effect]
    turns: dict[str, tuple[float, float]]


def read_effects(path: Path) -> Effects:
    """The short sounds of a file. Raises BadPiece."""
    try:
        return load(path, Effects)
    except DataFault as fault:
        raise BadPiece(str(fault)) from fault


def made(effect: Effect, pitch: float = 1.0, seed: int = 1) -> Samples:
    """A short sound, ``pitch`` times as high as written; ``seed`` tells its noises apart from others."""
    whole = np.zeros(round(effect.length * RATE), np.float32)
    for number, layer in enumerate(effect.layers):
        start = round(layer.at * RATE)
        sound = _layer(layer, effect.length - layer.at, pitch, seed * 100 + number)[: len(whole) - start]
        whole[start : start + len(sound)] += sound * np.float32(layer.strength)
    return _levelled(room.faded(whole, 0.0, min(END, effect.length / 3)), effect.level)


def turn(notes: tuple[float, float]) -> Samples:
    """The two notes that call a player, on bars of wood with a string behind them."""
    whole = np.zeros(round(TURN_LENGTH * RATE), np.float32)
    for number, pitch in enumerate(notes):
        start = round(number * TURN_AT * RATE)
        left = TURN_LENGTH - number * TURN_AT
        whole[start:] += _struck("bar", pitch, left, 0.16)[: len(whole) - start]
        whole[start:] += string(pitch, left, 3000, 0.4)[: len(whole) - start] * np.float32(0.5)
    return _levelled(room.faded(whole, 0.0, 0.2), TURN_LEVEL)


def _layer(layer: Layer, seconds: float, pitch: float, seed: int) -> Samples:
    if layer.air is not None:
        low, high = layer.air
        return air(low * pitch, high * pitch, seconds, layer.swell, layer.ring, seed)
    if layer.slide is not None:
        low, high = layer.slide
        return glide(low * pitch, high * pitch, min(seconds, layer.seconds * 3), layer.ring)
    if layer.string is not None:
        return string(layer.string * pitch, seconds, 4200, layer.ring, 0.18, 0.3)
    kind = next(kind for kind in ("wood", "glass", "metal", "bell") if getattr(layer, kind) is not None)
    return _struck(kind, getattr(layer, kind) * pitch, seconds, layer.ring)


def _struck(kind: str, pitch: float, seconds: float, ring: float) -> Samples:
    return struck(pitch, seconds, [(ratio, strength, ring * share) for ratio, strength, share in OVERTONES[kind]])


def loudest(sound: Samples) -> float:
    """Loudness of the loudest moment of a short sound, in dB below full scale."""
    return max(room.loudness(sound[start : start + WINDOW]) for start in range(0, len(sound), WINDOW // 2))


def _levelled(sound: Samples, level: float) -> Samples:
    gain = min(level - loudest(sound), PEAK - room.peak(sound))
    return sound * np.float32(10 ** (gain / 20))
