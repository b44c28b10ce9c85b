"""Drawings that are kept: each is made once for its look and size.

All of them share one room: when it is full, those go that nobody asked for the longest.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from functools import update_wrapper
from heapq import heapify, heappop, heapreplace
from itertools import count
from time import perf_counter
from typing import Any, Generic, ParamSpec, TypeVar

from pygame import Surface

from game.art.kit.contrast import high
from game.art.kit.letters import share
from game.text import edition
from game.text.messages import language_in_use
from game.text.wording import heard
from rules import system

P = ParamSpec("P")
R = TypeVar("R")

WINDOWS = 20
"""The room for kept drawings in pictures as large as the window."""
STILL_FULL = 0.95
"""The share of a full room that stays when it is tidied: a little more than needed goes, so that it is seldom done."""
MOST_LASTING = 0.5
"""The share of the room that lasting drawings may take before they go like all others."""
AHEAD_SECONDS = 0.003
"""How long a frame at rest may draw what will be shown later."""
MOST_AGAIN = 0.03
"""Seconds of drawing that may be thrown away when the time of a frame is up."""
LITTLE = 0.003
"""So many seconds of a drawing are no loss: it is broken off once a part of it is ready and the time is up."""
LEAST_ROOM = 64 << 20
"""Bytes of the room for kept drawings in a small window."""
OF_ITS_OWN = 128 << 10
"""Bytes from which on a picture has pages of memory of its own."""


class Unfinished(Exception):
    """There was no time left for another drawing; those that were made are kept."""


class _Frame:
    """What may still be drawn in a frame: new drawings are begun until they have taken so many seconds."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.spent = 0.0
        """Seconds that new drawings took which are no parts of others."""
        self.begun = self.mark = 0.0
        """When the drawing under way was begun that is no part of another, and when its last part was begun or ready,
        by the clock of the system."""
        self.idle = True
        """Whether no new drawing is ready yet: one is always made, so that it gets on."""
        self.under_way = 0
        """How many drawings are being made, each a part of the one before."""
        self.at_risk = 0.0
        """Seconds that went into them, without those for their parts that are ready: all that would be done again."""

    def draw(self, make: Callable[[], R]) -> R:
        """Make a new drawing. Raises Unfinished when it is too late to begin one."""
        now = perf_counter()
        if not self.under_way:
            self.begun = self.mark = now
        at_risk = self.at_risk + now - self.mark
        if not self.idle and self.spent + now - self.begun > self.seconds and at_risk < MOST_AGAIN:
            raise Unfinished
        self.under_way, self.at_risk, self.mark = self.under_way + 1, at_risk, now
        made = make()
        self.under_way, self.at_risk, self.mark, self.idle = self.under_way - 1, at_risk, perf_counter(), False
        if not self.under_way:
            self.spent += self.mark - self.begun
        return made

    def rest(self) -> None:
        """Stop after a part of a drawing where its time is up and little of the whole is lost. Raises Unfinished."""
        if self.under_way and self.spent + self.mark - self.begun > self.seconds and self.at_risk < LITTLE:
            raise Unfinished


class _Drawing:
    """A kept result, its bytes, and when it was asked for last by the clock of the room.

    ``code`` is the language of the words in it that were asked for while it was made; empty where none were.
    """

    __slots__ = ("asked", "code", "result", "size")

    def __init__(self, result: Any, code: str) -> None:
        self.result, self.code, self.size, self.asked = result, code, size_of(result), next(_ROOM.clock)


class _Room:
    """How many bytes there are for kept drawings and how many they take, and who keeps them."""

    def __init__(self) -> None:
        self.most = LEAST_ROOM
        self.taken = 0
        self.keepers: list[Kept[..., Any]] = []
        self.clock = count()
        self.frame: _Frame | None = None
        """What binds new drawings now."""

    def tidy(self) -> None:
        """Throw away what was asked for the longest time ago until there is room again, but never the last drawing."""
        parts = sum(keeper.taken() for keeper in self.keepers if keeper.lasting)
        spared = parts < self.most * MOST_LASTING
        waiting = [
            (keeper.longest_ago(), place)
            for place, keeper in enumerate(self.keepers)
            if keeper.drawings and not (spared and keeper.lasting)
        ]
        heapify(waiting)
        while self.taken > self.most * STILL_FULL and waiting:
            _, place = waiting[0]
            keeper = self.keepers[place]
            if len(waiting) == 1 and len(keeper.drawings) == 1:
                return
            keeper.drop()
            if keeper.drawings:
                heapreplace(waiting, (keeper.longest_ago(), place))
            else:
                heappop(waiting)


_ROOM = _Room()


def finished(draw: Callable[[], object], seconds: float | None) -> bool:
    """Draw something, unless what of it is not kept yet takes longer than this; then it is to be drawn again later.

    However little time there is, it gets on; without ``seconds`` it takes as long as it takes.
    """
    if seconds is None:
        draw()
        return True
    before, _ROOM.frame = _ROOM.frame, _Frame(seconds)
    try:
        draw()
    except Unfinished:
        return False
    finally:
        _ROOM.frame = before
    return True


def in_parts(draw: Callable[[], object], seconds: float = AHEAD_SECONDS) -> Iterator[None]:
    """Draw something that is made of kept drawings, at each step no more than takes so long."""
    while not finished(draw, seconds):
        yield


class Kept(Generic[P, R]):
    """A function that draws, with its last results by their arguments and by what all drawings ask for themselves.

    That is the size of words, the theme and the language: no drawing can forget one of them. What was drawn without
    words that it asked for itself is the same in every language.
    """

    def __init__(self, draw: Callable[P, R], most: int, lasting: bool) -> None:
        self.draw, self.most, self.lasting = draw, most, lasting
        self.drawings: OrderedDict[Hashable, _Drawing] = OrderedDict()
        """What was asked for the longest ago comes first."""
        update_wrapper(self, draw)
        _ROOM.keepers.append(self)

    def __call__(self, *args: P.args, **more: P.kwargs) -> R:
        key = args, tuple(more.items()) if more else (), share(), high()
        found = self.drawings.get(key)
        if found is None:
            return self._drawn(key, *args, **more)
        if found.code and found.code != language_in_use():
            self._throw_away(self.drawings.pop(key))
            return self._drawn(key, *args, **more)
        self.drawings.move_to_end(key)
        found.asked = next(_ROOM.clock)
        if _ROOM.taken > _ROOM.most:
            _ROOM.tidy()
        result: R = found.result
        return result

    def _drawn(self, key: Hashable, /, *args: P.args, **more: P.kwargs) -> R:
        """A new result, kept from now on. Raises Unfinished."""
        frame, before = _ROOM.frame, heard()
        made = frame.draw(lambda: self.draw(*args, **more)) if frame else self.draw(*args, **more)
        if len(self.drawings) >= self.most:
            self.drop()
        found = self.drawings[key] = _Drawing(made, language_in_use() if heard() > before else "")
        _ROOM.taken += found.size
        if _ROOM.taken > _ROOM.most:
            _ROOM.tidy()
        if frame:
            frame.rest()
        return made

    def taken(self) -> int:
        """Bytes that its drawings take."""
        return sum(drawing.size for drawing in self.drawings.values())

    def longest_ago(self) -> int:
        """When the drawing was asked for that nobody has asked for the longest."""
        return next(iter(self.drawings.values())).asked

    def drop(self) -> None:
        """Throw away the drawing that was asked for the longest time ago."""
        _, found = self.drawings.popitem(last=False)
        self._throw_away(found)

    def _throw_away(self, found: _Drawing) -> None:
        _ROOM.taken -= found.size

    def cache_clear(self) -> None:
        """Throw all drawings away."""
        while self.drawings:
            self.drop()


def size_of(result: object) -> int:
    """Bytes of the pictures in what a function drew."""
    if isinstance(result, Surface):
        return result.get_bytesize() * result.get_width() * result.get_height()
    return sum(size_of(part) for part in result) if isinstance(result, tuple) else 0


def look() -> tuple[float, bool, str]:
    """What every drawing rests on besides its arguments: the size of words, the theme and the language."""
    return share(), high(), language_in_use()


def kept(most: int, lasting: bool = False) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep at most the last ``most`` results of a drawing by its arguments.

    ``lasting`` ones are parts of many other drawings: they stay when the room is full, for nobody asks for them while
    those drawings are kept.
    """
    return lambda draw: Kept(draw, most, lasting)


def fit(window: tuple[int, int]) -> None:
    """Have room for what a window of this size in true px needs; what was drawn for another one goes in time."""
    # The system has the memory of a large picture back when it is thrown away.
    system.keep_memory_apart(OF_ITS_OWN)
    _ROOM.most = max(LEAST_ROOM, WINDOWS * 4 * window[0] * window[1])
    if _ROOM.taken > _ROOM.most:
        _ROOM.tidy()


def taken() -> int:
    """Bytes that all kept drawings take."""
    return _ROOM.taken


def forget() -> None:
    """Throw all kept drawings away: the cards and numbers that are looked at are others."""
    for keeper in _ROOM.keepers:
        keeper.cache_clear()


edition.forget_with(forget)
