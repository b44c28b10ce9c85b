"""Single tones: plucked strings, reeds, struck bars and wood, air, each as samples from -1 to 1."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

Samples = NDArray[np.float32]
"""Samples of one channel, or of two in two columns."""

RATE = 24000
"""Samples per second. What these instruments have above 12 kHz nobody misses."""


def single(samples: NDArray[np.float64]) -> Samples:
    """Samples in single precision, in which all of them are kept."""
    return np.asarray(samples, np.float32)


def hertz(note: float) -> float:
    """The pitch of a note, counted in half tones with 69 for the A of 440 Hz."""
    return float(440.0 * 2 ** ((note - 69) / 12))


def clock(seconds: float) -> NDArray[np.float64]:
    """The times of so many seconds' samples."""
    return np.arange(round(seconds * RATE)) / RATE


def string(pitch: float, seconds: float, bright: float, ring: float, at: float = 0.22, noise: float = 0.0) -> Samples:
    """A plucked string (Karplus and Strong): a period that runs round and loses its edge.

    ``bright`` is where the overtones of the pluck fade, in Hz; ``ring`` the seconds in which the tone falls to a
    third; ``at`` the place of the finger as a share of the string; ``noise`` the share of the nail's scrape.
    """
    period = int(np.ceil(RATE / pitch)) + 1
    count = int(np.ceil(seconds * RATE * period * pitch / RATE)) + period + 2
    turns = np.empty(count + period, np.float64)
    turns[:period] = _pluck(period, pitch, bright, at, noise)
    soft = min(0.25, 20.0 / pitch)
    loss = np.exp(-1 / (pitch * ring))
    done, width = period, period - 1
    while done < len(turns):
        end = min(done + width, len(turns))
        old = turns[done - period - 1 if done > period else 0 : end - period + 1]
        if done == period:
            old = np.concatenate(([turns[period - 1]], old))
        turns[done:end] = loss * (soft * (old[:-2] + old[2:]) + (1 - 2 * soft) * old[1:-1])
        done = end
    times = np.arange(round(seconds * RATE)) * (period * pitch / RATE)
    return single(np.interp(times, np.arange(len(turns)), turns))


def _pluck(period: int, pitch: float, bright: float, at: float, noise: float) -> NDArray[np.float64]:
    """One period of a string that is let go: overtones that the place of the finger and its softness allow."""
    number = np.arange(1, period // 2)
    strength = np.sin(np.pi * number * at) / number**0.5 * np.exp(-number * pitch / bright)
    waves = np.zeros(period // 2 + 1, np.complex128)
    waves[1 : period // 2] = -1j * strength
    if noise:
        chance = np.random.default_rng(period)
        waves[1 : period // 2] *= np.exp(1j * noise * chance.normal(size=len(number)))
    wave = np.fft.irfft(waves, period)
    return np.asarray(wave / np.max(np.abs(wave)))


def reed(pitch: float, seconds: float, apart: float = 2.0, swell: float = 0.14, fall: float = 0.3) -> Samples:
    """Two reeds of an accordion, ``apart`` cents on either side, that swell and fall in so many seconds."""
    times = clock(seconds)
    strengths = (1.0, 0.42, 0.26, 0.13, 0.08, 0.04, 0.025)
    tone = np.zeros(len(times))
    for side in (-1, 1):
        turn = np.exp(1j * (2 * np.pi * pitch * 2 ** (side * apart / 1200) * times + side))
        overtone = turn.copy()
        for strength in strengths[: int(5200 / pitch)]:
            tone += strength * overtone.imag
            overtone *= turn
    shape = np.minimum(1, times / swell) * np.clip((seconds - times) / fall, 0, 1)
    return single(tone * shape**2 * (3 - 2 * shape) / 3)


def struck(pitch: float, seconds: float, overtones: Sequence[Sequence[float]]) -> Samples:
    """Something struck: each overtone as ratio to the pitch, strength, and seconds in which it falls to a third."""
    times = clock(seconds)
    tone = np.zeros(len(times))
    for ratio, strength, ring in overtones:
        if ratio * pitch < RATE * 0.45:
            tone += strength * np.sin(2 * np.pi * ratio * pitch * times) * np.exp(-times / ring)
    return single(tone * np.minimum(1, times / 0.0008))


def glide(pitch: float, to: float, seconds: float, ring: float) -> Samples:
    """A round tone that slides from one pitch to another, as of a cork or a bubble."""
    times = clock(seconds)
    share = 1 - np.exp(-times / (seconds * 0.3))
    turn = 2 * np.pi * np.cumsum(pitch + (to - pitch) * share) / RATE
    shape = np.minimum(1, times / 0.002) * np.exp(-times / ring)
    return single(np.sin(turn) * shape)


def air(low: float, high: float, seconds: float, swell: float, ring: float, seed: int) -> Samples:
    """Noise between two pitches that swells and then falls to a third in ``ring`` seconds: paper, leaves, earth."""
    times = clock(seconds)
    size = 1 << (len(times) - 1).bit_length()
    waves = np.fft.rfft(np.random.default_rng(seed).normal(size=size))
    pitches = np.fft.rfftfreq(size, 1 / RATE)
    waves *= 1 / (1 + (low / np.maximum(pitches, 1)) ** 4) / (1 + (pitches / high) ** 4)
    noise = np.fft.irfft(waves, size)[: len(times)]
    shape = np.where(times < swell, times / swell, np.exp(-(times - swell) / ring))
    return single(noise / np.max(np.abs(noise)) * shape)
