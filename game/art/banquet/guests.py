"""Who sits at the table of the banquet, where, and how large; winners have high chairs, a wreath and a raised glass."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pygame import Surface

from game.art.banquet.board import EDGE
from game.art.innkeepers import GLAD, PROUD, line_of
from game.art.kit import contrast
from game.art.kit.cache import kept
from game.art.kit.palette import BRASS, INK, player
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import Fragment, circle, path
from game.art.people.figures import figure
from game.art.people.person import MOODS, Person

_ALL = 1850.0
"""The room for all, in design px."""
_HIGH, _MANY, _HIGHEST, _ALONE = (1.6, 1.3), 3, 430.0, 560.0
"""How much more room a high chair takes, less from so many on; its most beside others and where nobody else sits."""
_FIGURE, _CROWNED = 250.0, 277.0
"""The room that a figure of size 1 takes, and somebody on a high chair."""
_LARGE, _LARGER = 1.3, 1.55
"""The largest that figures are, and those on high chairs."""
_DEEP = 182.0
"""How far below their eyes the edge of the table is, in the units of figures."""
_BEFORE, _BEHIND, _OVER, _UNDER = 150.0, 178.0, 132.0, 208.0
"""How far a figure reaches to the side where its glass is not and where it is, above its eyes, and below them."""
_GLASS, _ELBOW = 152.0, 112.0
"""How far the arm with the glass and the other one reach to their sides, in the same units."""
_CHAIR = 150.0, 290.0
"""Half the width of a high chair, and how high its knob is above the table, both before it is made larger."""


class Guest(NamedTuple):
    """Somebody at the table: rank from 1 on, colour, whose face (empty: that of the colour), name and points.

    One or two ``lines`` stand below the name; the points may have a sign before them.
    """

    rank: int
    colour: str
    innkeeper: str
    name: str
    lines: tuple[str, ...]
    points: str


class Place(NamedTuple):
    """A seat at the table: its middle x, its width in design px, the size of who sits there, and whether mirrored."""

    x: float
    wide: float
    size: float
    mirrored: bool

    @property
    def eyes(self) -> float:
        """How high the eyes are of who sits there."""
        return EDGE - _DEEP * self.size


def seated(guests: Sequence[Guest]) -> tuple[tuple[Guest, Place], ...]:
    """Where each sits, from the left: the winners in the middle of the screen, the others spread on both sides."""
    winners = [one for one in guests if one.rank == 1]
    others = [one for one in guests if one.rank != 1]
    sides = others[::2][::-1], others[1::2]
    fuller = len(sides[0])
    more = _HIGH[len(winners) >= _MANY]
    high = min(_HIGHEST if others else _ALONE, more * _ALL / (more * len(winners) + 2 * fuller))
    half = (_ALL - high * len(winners)) / 2
    size = min(_LARGE, half / fuller / _FIGURE) if others else _LARGE
    # Where fewer sit on one side they move nearer to the winners, and leave the end of the table to bottles.
    right = half * (1 + len(sides[1]) / fuller) / 2 if fuller else 0.0
    row = [
        *_in_row(sides[0], 960 - _ALL / 2, half, size),
        *_in_row(winners, 960 - high * len(winners) / 2, high * len(winners), min(_LARGER, high / _CROWNED)),
        *_in_row(sides[1], 960 + _ALL / 2 - half, right, size),
    ]
    return tuple(row)


def _in_row(guests: Sequence[Guest], left: float, room: float, size: float) -> Iterator[tuple[Guest, Place]]:
    """These guests evenly in a room that begins at ``left``."""
    wide = room / max(1, len(guests))
    for at, one in enumerate(guests):
        x = left + (at + 0.5) * wide
        yield one, Place(x, wide, size, x > 961)


def box_of(place: Place) -> tuple[float, float]:
    """Where the upper left corner of the picture of a guest lies."""
    return place.x - (_BEHIND if place.mirrored else _BEFORE) * place.size, place.eyes - _OVER * place.size


def arms_of(place: Place) -> tuple[float, float]:
    """From where to where the arms of a guest are before what stands on the table, in design px."""
    glass, other = _GLASS * place.size, _ELBOW * place.size
    return (place.x - glass, place.x + other) if place.mirrored else (place.x - other, place.x + glass)


@kept(24)
def guest(colour: str, innkeeper: str, rank: int, size: float, mirrored: bool, scale: float) -> tuple[Surface, ...]:
    """What of a guest is behind the table, and the arms before it, each as a picture that begins at ``box_of``."""
    return tuple(_part(part, size, mirrored, scale) for part in _figure(colour, innkeeper, rank))


@kept(24)
def _figure(colour: str, innkeeper: str, rank: int) -> tuple[Fragment, ...]:
    body, arms = figure(Person(_looks(colour, innkeeper, rank)))
    return contrast.cut_out(body, arms), arms


_MERRY: tuple[dict[str, str], ...] = (
    {"does": "toast", "holds": "red_glass", "mouth": "smile", "eyes": "open"},
    {"does": "raise", "holds": "white_glass", "mouth": "smirk"},
    {"does": "toast", "holds": "white_glass"},
    {"does": "raise", "holds": "red_glass", "mouth": "smile"},
)
"""How those who have not won are merry, one after the other by their ranks."""


def _looks(colour: str, innkeeper: str, rank: int) -> dict[str, str]:
    """The line of a guest: winners are proud and wear a wreath, the others are merry each in a way of their own."""
    looks = {**line_of(innkeeper, colour), "place": "inn noon"}
    if rank == 1:
        return looks | MOODS[PROUD] | {"does": "raise", "holds": "red_glass", "hat": "laurel straw gold"}
    return looks | MOODS[GLAD] | _MERRY[rank % len(_MERRY)]


@kept(48)
def _part(part: Fragment, size: float, mirrored: bool, scale: float) -> Surface:
    wide, tall = (_BEFORE + _BEHIND) * size, (_OVER + _UNDER) * size
    x = (_BEHIND if mirrored else _BEFORE) * size
    turn = f"translate({x:.2f},{_OVER * size:.2f}) scale({-size if mirrored else size:.4f},{size:.4f})"
    shapes = f'<g transform="{turn}">{part}</g>'
    return raster(pixels(wide, scale), pixels(tall, scale), scale, shapes, painted=True)


def chair_box(place: Place) -> tuple[float, float]:
    """Where the upper left corner of the picture of a high chair lies."""
    return place.x - _CHAIR[0] * place.size, EDGE - _CHAIR[1] * place.size


@kept(6)
def chair(colour: str, size: float, scale: float) -> Surface:
    """A high chair in a colour, from its knob down to the table."""
    half, tall = _CHAIR
    shapes = path(f"M-88,{tall + 10}V54C-88,10 88,10 88,54V{tall + 10}Z", "#7A4A28", INK, 2.8)
    shapes += path(
        f"M-71,{tall + 10}V64C-71,30 71,30 71,64V{tall + 10}Z",
        "#4A4A58" if colour == "nero" else player(colour).body,
        INK,
        2.2,
    )
    shapes += (
        circle(0, 19, 16, BRASS, INK, 2) + circle(-84, 48, 10, BRASS, INK, 1.8) + circle(84, 48, 10, BRASS, INK, 1.8)
    )
    shapes = f'<g transform="translate({half * size:.2f},0) scale({size:.4f})">{shapes}</g>'
    return raster(pixels(2 * half * size, scale), pixels(tall * size, scale), scale, shapes, painted=True)
