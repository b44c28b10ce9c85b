"""Layers: pictures laid one over the other, of which only those parts are laid again that have changed."""

from __future__ import annotations

from typing import Protocol

from pygame import Rect, Surface

Place = tuple[int, int] | Rect
"""Where a picture lies: its upper left corner, or a rectangle whose corner that is."""


class Paper(Protocol):
    """What pictures can be laid on: a surface or layers."""

    def blit(self, picture: Surface, at: Place, /) -> object:
        """Lay a picture there."""


class Layers:
    """The pictures of a sheet from the lowest to the highest, kept as one surface."""

    def __init__(self, ground: Surface) -> None:
        self.sheet = ground.copy()
        self._laid: list[tuple[Surface, Rect]] = []
        self._next: list[tuple[Surface, Rect]] = []

    def begin(self) -> None:
        """Lay from the ground up; what was laid since the sheet was done last is taken away."""
        self._next.clear()

    def blit(self, picture: Surface, at: Place) -> None:
        """Lay a picture above the ones before; it is seen when the sheet is ``done``."""
        self._next.append((picture, picture.get_rect(topleft=at[:2])))

    def done(self) -> Surface:
        """The sheet with all pictures that were laid since it was done last, and no others."""
        before, now = self._laid, self._next
        self._laid, self._next = now, []
        for area in changed(before, now):
            self.sheet.set_clip(area)
            for picture, place in now:
                if place.colliderect(area):
                    self.sheet.blit(picture, place)
        self.sheet.set_clip(None)
        return self.sheet


def changed(before: list[tuple[Surface, Rect]], now: list[tuple[Surface, Rect]]) -> list[Rect]:
    """The areas, none touching another, in which two piles of pictures may look different."""
    old, new = _named(before), _named(now)
    common = old.keys() & new.keys()
    if [key for key in old if key in common] != [key for key in new if key in common]:
        return [Rect.unionall(now[0][1], [place for _, place in now])] if now else []
    areas: list[Rect] = []
    for place in (*(old[key] for key in old.keys() - common), *(new[key] for key in new.keys() - common)):
        area = place.copy()
        while touching := area.collidelistall(areas):
            area.unionall_ip([areas.pop(i) for i in reversed(touching)])
        areas.append(area)
    return areas


def _named(pile: list[tuple[Surface, Rect]]) -> dict[tuple[int, int, int, int], Rect]:
    """Each picture's place by what it is, where it lies, and the how manieth such one it is."""
    found: dict[tuple[int, int, int, int], Rect] = {}
    for picture, place in pile:
        count = 0
        while (key := (id(picture), place.x, place.y, count)) in found:
            count += 1
        found[key] = place
    return found
