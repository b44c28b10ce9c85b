"""Builds the game's sounds and music into ``assets/sounds``.

The same sources give the same bytes. Run ``python -m game.tools.build_sounds``.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from pathlib import Path

from game.paths import assets, data
from game.sound.synthesis.composition import BadPiece, read_piece
from game.sound.synthesis.effects import VARIANTS, Effects, made, read_effects, turn
from game.sound.synthesis.ogg import write_ogg
from game.sound.synthesis.performance import recording

EFFECT_QUALITY, MUSIC_QUALITY = 0.5, 0.35
SEED = 5


def pieces() -> tuple[Path, ...]:
    """The files in which the music is written down."""
    return tuple(sorted((data() / "sound" / "music").glob("*.yaml")))


def build(folder: Path) -> tuple[Path, ...]:
    """Write every sound into ``folder``, in place of what was there, and name the files. Raises BadPiece."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.ogg"):
        old.unlink()
    effects = tuple(build_effects(read_effects(data() / "sound" / "effects.yaml"), folder))
    with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
        return (*effects, *pool.map(partial(build_piece, folder), pieces()))


def build_effects(effects: Effects, folder: Path) -> Iterator[Path]:
    """Write the short sounds: effects in variants, signals, and the signs that call the players."""
    for name, effect in effects.effects.items():
        for number, pitch in enumerate(VARIANTS, 1):
            path = folder / f"{name}-{number}.ogg"
            write_ogg(path, made(effect, pitch, number), EFFECT_QUALITY)
            yield path
    for name, effect in effects.signals.items():
        path = folder / f"{name}.ogg"
        write_ogg(path, made(effect), EFFECT_QUALITY)
        yield path
    for colour, notes in effects.turns.items():
        path = folder / f"turn-{colour}.ogg"
        write_ogg(path, turn(notes), EFFECT_QUALITY)
        yield path


def build_piece(folder: Path, source: Path) -> Path:
    """Write one piece of music."""
    path = folder / f"music-{source.stem}.ogg"
    write_ogg(path, recording(read_piece(source), SEED), MUSIC_QUALITY)
    return path


def main() -> int:
    """Build into ``assets/sounds`` of this checkout; the exit code is 2 where something is wrongly written."""
    try:
        built = build(assets() / "sounds")
    except BadPiece as fault:
        print(fault, file=sys.stderr)
        return 2
    print(f"built {len(built)} sounds, {sum(path.stat().st_size for path in built) // 1024} kB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
