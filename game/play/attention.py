"""Where the attention is at a table: the pointer, or what keys and controller are at, and for how long."""

from __future__ import annotations

import math

from game.art import marks
from game.art.kit.boxes import Box
from game.window.screen import Point

DASHES_PER_SECOND = 12
LIFE_PER_SECOND = 4
"""How many times a second what lives quietly on a table is seen to move."""
ASLEEP = 60.0
"""Seconds without a touch after which nothing moves by itself any more."""
STIR = 24.0
"""A pointer that was moved less far, in design px, still rests."""


class Attention:
    """Where pointer or focus rest."""

    def __init__(self) -> None:
        self.point: Point = (0.0, 0.0)
        self.rest = 0.0
        """For how many seconds they have rested on what they are at; endless where that is to be explained at once."""
        self.by_keys = False
        """Whether keys or controller are at something, in place of the pointer."""
        self.idle = False
        """Whether the pointer has hardly moved since opponents began to: nothing is explained of what it rests on."""
        self.sheet: Box | None = None
        """Where a sheet lies over the table that is to be read; nothing else is told over it."""
        self.reading = False
        """Whether that sheet is only read, so that nothing on the table is marked as if it had to be touched."""
        self._idle_at: Point = (0.0, 0.0)
        self._time = 0.0
        """For how many seconds the legal marks have been seen to move."""
        self._life = 0.0
        """For how many seconds the table has been seen to live."""
        self._untouched = 0.0
        """For how many seconds nobody has touched anything."""

    def lay_sheet(self, box: Box | None) -> None:
        """Let a sheet that is to be read lie here; None: there is none."""
        self.sheet = box

    def let_read(self, reading: bool) -> None:
        """Let the sheet only be read, or let something be done."""
        self.reading = reading

    def move(self, point: Point, by_keys: bool = False) -> None:
        """The pointer is here, or what keys and controller are at."""
        if by_keys or math.dist(point, self._idle_at) > STIR:
            self.idle = False
        self.point, self.by_keys = point, by_keys

    def rest_idly(self) -> None:
        """Opponents move: what is rested on is explained when it is pointed at anew."""
        self.idle, self._idle_at = not self.by_keys, self.point

    def touch(self) -> None:
        """Somebody touches something: what moves by itself goes on."""
        self._untouched = 0.0

    def wait(self, seconds: float) -> None:
        """Nobody touches anything for so long."""
        self._untouched += seconds

    @property
    def awake(self) -> bool:
        """Whether things may move by themselves: nothing does where nobody has touched anything for a while."""
        return self._untouched < ASLEEP

    def live(self, seconds: float) -> bool:
        """Let the table live on; True when it looks different."""
        before = self.step
        self._life += seconds
        return before != self.step

    @property
    def step(self) -> int:
        """How many times what lives on the table has moved."""
        return int(self._life * LIFE_PER_SECOND)

    def let_keys_go(self) -> None:
        """The mouse has been taken: nothing has the focus any more."""
        self.by_keys = False

    def rest_for(self, seconds: float) -> None:
        """They have rested so long: 0 where they are at something else now."""
        self.rest = seconds

    def pass_time(self, seconds: float) -> bool:
        """Let the legal marks move; True when they look different."""
        before = self.phase
        self._time += seconds
        return before != self.phase

    @property
    def phase(self) -> int:
        """How far the dashes of the legal marks have travelled."""
        return int(self._time * DASHES_PER_SECOND) % marks.DASH
