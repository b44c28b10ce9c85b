"""What is done with a whole recording: a room around it, its loudness, its ends."""

from __future__ import annotations

import numpy as np

from game.sound.synthesis.tones import RATE, Samples, clock, single

LEAST_BLOCK = 1 << 15
"""Fewest samples that are turned into waves together."""


def convolved(sound: Samples, answer: Samples) -> Samples:
    """One channel as something answers it that answers a single knock with ``answer``; as long as the sound."""
    size = max(LEAST_BLOCK, 1 << (2 * len(answer) - 1).bit_length())
    block = size - len(answer)
    waves = np.fft.rfft(answer, size)
    found = np.zeros(len(sound) + size, np.float32)
    for start in range(0, len(sound), block):
        part = np.fft.rfft(sound[start : start + block], size)
        found[start : start + size] += np.fft.irfft(part * waves, size)
    return found[: len(sound)]


def body(low: float, high: float) -> Samples:
    """How the box of an instrument answers a knock: the knock itself and a few of its own pitches between two."""
    times = clock(0.12)
    answer = np.zeros(len(times))
    for number, pitch in enumerate(np.geomspace(low, high, 5)):
        answer += np.sin(2 * np.pi * pitch * times + number) * np.exp(-times / (0.03 - number * 0.004)) * 0.004
    answer[0] += 1.0
    return single(answer)


def hall(seconds: float, seed: int) -> Samples:
    """How a room answers a knock after which it sounds for so many seconds; two channels, without the knock."""
    times = clock(seconds)
    chance = np.random.default_rng(seed)
    sides = []
    for _ in range(2):
        noise = chance.normal(size=len(times))
        waves = np.fft.rfft(noise)
        pitches = np.fft.rfftfreq(len(times), 1 / RATE)
        waves *= 1 / (1 + (pitches / 2600) ** 2) / (1 + (180 / np.maximum(pitches, 1)) ** 2)
        answer = np.fft.irfft(waves, len(times)) * np.exp(-6.9 * times / seconds) * np.minimum(1, times / 0.02)
        sides.append(answer / np.sqrt(np.sum(answer**2)))
    return single(np.stack(sides, 1))


def in_hall(dry: Samples, answer: Samples, share: float) -> Samples:
    """Two channels with so much of the hall that answers them."""
    wet = np.stack([convolved(dry[:, side], answer[:, side]) for side in range(2)], 1)
    return dry + np.float32(share) * wet


def balanced(both: Samples) -> Samples:
    """Two channels made equally loud, each by half of what they differ."""
    left, right = (loudness(both[:, side]) for side in range(2))
    gains = [10 ** (turn * (right - left) / 40) for turn in (1, -1)]
    return both * np.array(gains, np.float32)


def loudness(sound: Samples) -> float:
    """Effective loudness of a sound in dB below full scale."""
    return float(10 * np.log10(np.mean(np.square(sound, dtype=np.float64)) + 1e-12))


def peak(sound: Samples) -> float:
    """The highest sample in dB below full scale."""
    return float(20 * np.log10(np.max(np.abs(sound)) + 1e-6))


def levelled(sound: Samples, wanted: float, highest: float) -> Samples:
    """The sound made ``wanted`` dB loud, or less loud where its peak would rise above ``highest`` dB."""
    gain = min(wanted - loudness(sound), highest - peak(sound))
    return sound * np.float32(10 ** (gain / 20))


def faded(sound: Samples, begin: float, end: float) -> Samples:
    """The sound with soft ends of so many seconds."""
    shape = np.ones(len(sound), np.float32)
    first, last = round(begin * RATE), round(end * RATE)
    shape[:first] = np.linspace(0, 1, first, dtype=np.float32)
    shape[len(sound) - last :] = np.linspace(1, 0, last, dtype=np.float32) ** 2
    return sound * (shape if sound.ndim == 1 else shape[:, None])
