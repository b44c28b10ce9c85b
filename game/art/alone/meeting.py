"""Somebody and the Automa at one table, in the mood of a win, a draw or a loss: whoever leads is the larger one."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.alone.automaton import CALM, PROUD, SAD, automaton
from game.art.country.rays import rays
from game.art.innkeepers import PROUD as GLAD_TO_LEAD
from game.art.innkeepers import WORRIED, line_of
from game.art.kit.cache import kept
from game.art.kit.palette import INK, Colour, mix
from game.art.kit.raster import in_strips, pixels, raster
from game.art.kit.shapes import Fragment, circle, path, rect
from game.art.landscape import cypress
from game.art.people.figures import figure
from game.art.people.person import MOODS, Person

WIDE, TALL = 1110.0, 700.0
"""The picture, in design px."""
_TABLE = 672.0
_DEEP = 182.0


class _Mood(NamedTuple):
    """How an ending looks: the sky from above, who is how large, and what they feel and do."""

    sky: tuple[Colour, ...]
    size: float
    its: float
    mood: str
    does: str
    holds: str
    feels: str


_MOODS = {
    "win": _Mood(("#F2A03A", "#F6B354", "#FACB76", "#FDE2A2"), 1.74, 1.2, GLAD_TO_LEAD, "raise", "red_glass", SAD),
    "draw": _Mood(("#2F6E84", "#5E9AA0", "#A4C4A8", "#E8D9A6"), 1.5, 1.42, "", "toast", "red_glass", CALM),
    "loss": _Mood(("#1E2440", "#38406A", "#6A4A70", "#A85A5E"), 1.25, 1.7, WORRIED, "table", "none", PROUD),
}


@kept(2)
def meeting(result: str, colour: str, innkeeper: str, scale: float) -> Surface:
    """The picture of an ending: a win, a draw or a loss."""
    mood = _MOODS[result]
    people = _people(result, colour, innkeeper, scale)
    sheet = in_strips(pixels(WIDE, scale), pixels(TALL, scale), scale, _ground(mood), 4, clear=False)
    sheet.blit(people, (0, 0))
    return sheet


@kept(2)
def _people(result: str, colour: str, innkeeper: str, scale: float) -> Surface:
    mood = _MOODS[result]
    looks = {**line_of(innkeeper, colour), **(MOODS[mood.mood] if mood.mood else {}), "place": "inn noon"}
    looks |= {"does": mood.does, "holds": mood.holds}
    body, arms = figure(Person(looks, mood.mood == WORRIED))
    out = _placed(automaton(mood.feels), 800, mood.its) + _placed(body, 330, mood.size) + _edge()
    return raster(
        pixels(WIDE, scale), pixels(TALL, scale), scale, out + _placed(arms, 330, mood.size), painted=True
    )  # fmt: skip


def _placed(part: Fragment, x: float, size: float) -> Fragment:
    return f'<g transform="translate({x:.1f},{_TABLE - _DEEP * size:.1f}) scale({size:.3f})">{part}</g>'


@kept(3)
def _ground(mood: _Mood) -> Fragment:
    first, *others = mood.sky
    out = rect(0, 0, WIDE, TALL, first)
    out += "".join(rect(0, 150 + k * 130, WIDE, TALL, ink) for k, ink in enumerate(others))
    out += rays(WIDE / 2, 520, 1000, "#FFF3CF", 30, 0.16)
    out += circle(WIDE / 2, 520, 190, mix(mood.sky[-1], "#FFF3CF", 0.4), opacity=0.9)
    near, far = mix("#4E6A34", first, 0.45), mix("#6A7A44", mood.sky[1], 0.5)
    out += path(f"M0,540C220,470 420,560 640,520C860,480 980,540 {WIDE},500V720H0Z", far)
    out += "".join(cypress(x, 556, h, (mix("#20402F", first, 0.3), mix("#142B20", first, 0.25)))
                   for x, h in ((60, 120), (96, 90), (1030, 130), (1064, 96)))  # fmt: skip
    return out + path(f"M0,590C280,540 480,610 720,580C900,556 1000,570 {WIDE},590V720H0Z", near)


def _edge() -> Fragment:
    return rect(-4, _TABLE, WIDE + 8, 40, "#8A5A30", 0, INK, 3) + rect(-4, _TABLE + 4, WIDE + 8, 8, "#B5834A")
