"""Choices as the profiler sees them: the floors between the window and the rules, on the way in and on the way out."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

from tests.house.modules import FOLDERS, ROOT


def floor_of(file: str) -> str:
    """The floor that a file of the program lies on, such as ``play`` or ``rules``; empty for any other file."""
    path = Path(file)
    if not path.is_relative_to(ROOT):
        return ""
    folder, *inside = path.relative_to(ROOT).with_suffix("").parts
    if folder not in FOLDERS:
        return ""
    return folder if folder == "rules" else inside[0]


@dataclass
class Passage:
    """One call of the door, and the calls of the program that are open then.

    ``calls`` are the names of these calls and ``inward`` their floors from the first to the last, a floor once for
    calls that follow each other on it; ``outward`` are the floors that return afterwards, before the next passage.
    """

    calls: list[str]
    inward: list[str]
    outward: list[str] = field(default_factory=list)


class Trace:
    """Hears every call while something is done, and keeps a passage for each call of the ``door``."""

    def __init__(self, door: Callable[..., Any]) -> None:
        self.door: CodeType = door.__code__
        self.passages: list[Passage] = []
        self._open: list[FrameType] = []

    def follow(self, act: Callable[[], Any]) -> None:
        """Do it and listen."""
        before = sys.getprofile()
        sys.setprofile(self._hear)
        try:
            act()
        finally:
            sys.setprofile(before)

    def _hear(self, frame: FrameType, event: str, _what: Any) -> None:
        if event == "call" and frame.f_code is self.door:
            self._open = [one for one in _chain(frame) if floor_of(one.f_code.co_filename)]
            self.passages.append(Passage([one.f_code.co_name for one in self._open], _floors(self._open)))
        elif event == "return" and self._open and frame is self._open[-1]:
            self._open.pop()
            floor, outward = floor_of(frame.f_code.co_filename), self.passages[-1].outward
            if outward[-1:] != [floor]:
                outward.append(floor)


def _chain(frame: FrameType | None) -> list[FrameType]:
    found = []
    while frame is not None:
        found.append(frame)
        frame = frame.f_back
    return found[::-1]


def _floors(frames: list[FrameType]) -> list[str]:
    return [floor for floor, _ in groupby(floor_of(one.f_code.co_filename) for one in frames)]
