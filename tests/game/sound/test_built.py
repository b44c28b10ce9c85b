"""The built sounds: the same each time, of the right length, never too loud, harsh or cut off."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import numpy as np
import pytest
import soundfile

from game.art.kit.palette import PLAYERS
from game.paths import assets, data
from game.sound.synthesis.composition import BadPiece, bars, read_piece
from game.sound.synthesis.effects import VARIANTS, loudest, read_effects
from game.sound.synthesis.room import loudness, peak
from game.sound.synthesis.tones import Samples, hertz, string
from game.tools.build_sounds import build_effects, build_piece, pieces

BUILT = assets() / "sounds"
EFFECTS = read_effects(data() / "sound" / "effects.yaml")
SHORT = [
    *(f"{name}-{number}" for name in EFFECTS.effects for number in range(1, len(VARIANTS) + 1)), *EFFECTS.signals,
]  # fmt: skip
TURNS = [f"turn-{colour}" for colour in EFFECTS.turns]
MUSIC = [f"music-{piece.stem}" for piece in pieces()]


@cache
def heard(name: str) -> tuple[Samples, int]:
    """A built sound as a player of sounds reads it, and its samples per second."""
    samples, rate = soundfile.read(BUILT / f"{name}.ogg", dtype="float32")
    return samples, rate


def high_share(samples: Samples, rate: int, above: float) -> float:
    """How much of a sound lies above a pitch, in dB below all of it."""
    mono = samples if samples.ndim == 1 else samples.mean(1)
    power = np.zeros(4097)
    for start in range(0, max(1, len(mono) - 8192), 8192):
        power += np.abs(np.fft.rfft(mono[start : start + 8192], 8192)) ** 2
    pitches = np.fft.rfftfreq(8192, 1 / rate)
    return float(10 * np.log10(power[pitches > above].sum() / power.sum() + 1e-12))


def test_everything_is_built_and_nothing_else() -> None:
    assert {path.stem for path in BUILT.glob("*.ogg")} == {*SHORT, *TURNS, *MUSIC}
    assert len(MUSIC) >= 3
    assert sum(path.stat().st_size for path in BUILT.iterdir()) < 8_000_000


def test_the_same_sources_give_the_same_bytes(tmp_path: Path) -> None:
    again = [*build_effects(EFFECTS, tmp_path), build_piece(tmp_path, pieces()[0])]
    assert [path.name for path in again if path.read_bytes() != (BUILT / path.name).read_bytes()] == []


@pytest.mark.parametrize("name", SHORT)
def test_a_short_sound_is_short_and_ends_softly(name: str) -> None:
    samples, rate = heard(name)
    effect = (EFFECTS.effects | EFFECTS.signals)[name.rstrip("123").rstrip("-")]
    assert len(samples) / rate < (0.4 if not effect.bell else 4.0)
    assert peak(samples) < -5
    assert -40 < loudest(samples) < -20
    assert peak(samples[-40:]) < -50
    assert high_share(samples, rate, 8000) < -9


@pytest.mark.parametrize("name", MUSIC)
def test_music_is_quiet_and_long_enough_with_soft_ends(name: str) -> None:
    samples, rate = heard(name)
    assert 90 <= len(samples) / rate <= 180
    assert -23.5 < loudness(samples) < -21
    assert peak(samples) < -2
    assert peak(samples[:20]) < -50
    assert peak(samples[-200:]) < -50
    assert high_share(samples, rate, 4000) < -25
    assert abs(loudness(samples[:, 0]) - loudness(samples[:, 1])) < 0.5


def test_every_player_is_called_by_a_sign_of_his_own() -> None:
    assert set(EFFECTS.turns) == set(PLAYERS)
    steps = [round(12 * float(np.log2(high / low)), 1) for low, high in EFFECTS.turns.values()]
    assert len(set(steps)) == len(steps)
    assert len({(BUILT / f"{name}.ogg").read_bytes() for name in TURNS}) == len(TURNS)
    for name in TURNS:
        samples, rate = heard(name)
        assert 0.3 < len(samples) / rate < 0.8
        assert abs(loudest(samples) - loudest(heard(TURNS[0])[0])) < 1


def test_an_effect_is_a_little_higher_each_time() -> None:
    tones = [heard(f"bottle-{number}") for number in (1, 2, 3)]
    peaks = [int(np.argmax(np.abs(np.fft.rfft(samples, 1 << 15)))) for samples, _ in tones]
    assert peaks[0] < peaks[1] < peaks[2] < peaks[0] * 1.12


@pytest.mark.parametrize("note", [40, 52, 64, 76, 83])
def test_strings_are_in_tune(note: int) -> None:
    samples = string(hertz(note), 1.4, 3000, 1.0)
    waves = np.abs(np.fft.rfft(samples * np.hanning(len(samples)), 1 << 18))
    pitches = np.fft.rfftfreq(1 << 18, 1 / 24000)
    near = (pitches > hertz(note) * 0.95) & (pitches < hertz(note) * 1.05)
    found = pitches[int(np.argmax(np.where(near, waves, 0)))]
    assert abs(1200 * np.log2(found / hertz(note))) < 3


@pytest.mark.parametrize("path", pieces(), ids=lambda path: path.stem)
def test_long_notes_belong_to_their_chords(path: Path) -> None:
    piece = read_piece(path)
    assert [turn.part for turn in piece.form] == ["A", "A", "B", "A"]
    for name in piece.parts:
        part = bars(piece, name)
        for tone in part.melody:
            chord = next(one for one in part.chords if one.begin <= tone.begin < one.begin + one.beats)
            if tone.beats >= 3:
                assert tone.note % 12 in {voice % 12 for voice in chord.voices}, (name, tone)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("B4:2 D5", "B4:2 D5 D5", "part A, bar 1: the melody takes 4 beats; a bar has 3"),
        ("B4:2 D5", "B4:2 H5", "part A, bar 1: note 'H5' is unknown"),
        ("G | G/B | C | G |", "G | G/B | Cx | G |", "part A, bar 3: chord 'Cx' is unknown"),
        ("Em | D | C", "D | C", "part B has 15 bars of chords and 16 of melody"),
        ("'r 1+2+3 2+3+4'", "'r 1+2+3'", "take 2 beats"),
        ("'r 1+2+3 2+3+4'", "'r x 2'", "stroke 'x' is unknown"),
        ("{part: B", "{part: C", "there is no part 'C'"),
        ("tempo: 88", "tempo: fast", "tempo: here belongs a number"),
    ],
)
def test_a_wrong_piece_is_told_in_one_sentence(tmp_path: Path, old: str, new: str, told: str) -> None:
    text = (data() / "sound" / "music" / "hills.yaml").read_text(encoding="utf-8")
    assert old in text
    file = tmp_path / "hills.yaml"
    file.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadPiece) as fault:
        read_piece(file)
    assert told in str(fault.value)
    assert re.search(r"(^|/)hills\.yaml[:,] ", str(fault.value).replace("\\", "/"))
    assert "\n" not in str(fault.value)
