"""Pictures laid over a kept ground, so that only what changes is drawn again."""

from __future__ import annotations

from collections.abc import Iterable

from pygame import Surface

from game.art import written

Part = tuple[Surface, tuple[int, int]]
"""A picture and its upper left corner on the ground, in true px."""


def laid(ground: Surface, parts: Iterable[Part]) -> Surface:
    """A copy of the ground with pictures on it."""
    out = ground.copy()
    words = list(written.on(ground))
    for picture, at in parts:
        out.blit(picture, at)
        words += [one.moved(*at) for one in written.on(picture)]
    written.note(out, words)
    return out
