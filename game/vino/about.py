"""Where the numbers of Vino come from: published, deduced or rebuilt, each of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple

import pygame

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import FOCUS, INK, INK2, LEGAL, LINE, MAT, WARN, WINE, Colour
from game.art.kit.shapes import circle, line, path, polygon, rect
from game.art.sheet import paper
from game.text.messages import say
from game.text.numbers import numeral, plus
from game.vino import printed
from game.vino.words import region_name
from game.window.app import App
from game.window.page import Reading
from rules.vino.components import Region

SHEET = (120.0, 40.0, 1680.0, 1000.0)
CLOSE = (SHEET[0] + 60, 940.0, 260.0, 70.0)
INKS: dict[str, Colour] = {"published": LEGAL, "deduced": FOCUS, "reconstructed": WARN}
COLUMNS = ("number", "size", "bottle", "varieties", "prices", "owners")
LEFT, FIRST, TOP, PITCH = SHEET[0] + 60, 380.0, 326.0, 46.0
LINE_PITCH = 34.0
"""From line to line of what the signs mean."""
VALUE = 44.0
"""How wide a number is that stands before its sign."""


class Part(NamedTuple):
    """Some numbers that belong together: what they are, and how many come from where."""

    name: str
    value: str
    sources: Counter[str]


def region_parts(region: Region) -> tuple[Counter[str], ...]:
    """Where the numbers of a region come from, in the order of the columns."""
    return (
        Counter([region.number.source]),
        Counter([region.size.source]),
        Counter([region.bottle.source]),
        Counter(one.source for one in region.varieties),
        Counter(one.source for one in region.road),
        Counter(one.owner_source for one in region.road),
    )


def market_parts() -> Iterator[Part]:
    """The same of market and money."""
    box, (least, most, step) = printed.components(), printed.scale()
    yield Part("start", str(box.start_money.value), Counter([box.start_money.source]))
    ends: Counter[str] = Counter([box.demand.least.source, box.demand.most.source])
    yield Part("scale", f"{numeral(least)} … {plus(most)}", ends)
    yield Part("step", str(step), Counter([box.demand.step.source]))
    yield Part("table", "", Counter(one.source for one in box.price_table))


class AboutVino(Reading):
    """Shown over the new-game page."""

    def __init__(self, app: App) -> None:
        super().__init__(app, CLOSE, "vino-info-close")

    @property
    def heading(self) -> str:
        return say("vino-info-title")

    @property
    def tells_of(self) -> str:
        return "vino"

    def sheet(self, scale: float) -> pygame.Surface:
        return sheet(scale)


@kept(1)
def sheet(scale: float) -> pygame.Surface:
    """The page without its button."""
    canvas = Canvas(1920, 1080, scale)
    paper(canvas, SHEET)
    right = SHEET[0] + SHEET[2] - 60
    found = canvas.fitting(say("vino-info-title"), "display", 46, right - LEFT, tall=64)
    canvas.text(LEFT, 104, found.words, "display", found.size, WINE, valign="middle")
    size = grown(22, 26)
    canvas.text(LEFT, 140, say("vino-info-line"), "medium", size, INK, wrap=right - LEFT, most=2)
    top = _regions(canvas, right, TOP + _legend(canvas, LEFT, 220))
    _market(canvas, top + 10.1 * PITCH)
    canvas.text(
        CLOSE[0] + 300, CLOSE[1] + 35, say("vino-info-edit"), "medium", grown(20, 26), INK2, valign="middle",
        wrap=right - CLOSE[0] - 310, most=3,
    )  # fmt: skip
    return canvas.surface()


def _legend(canvas: Canvas, x: float, y: float) -> float:
    """The signs and what they mean; by how much it is higher than on a single row."""
    right, size, first = SHEET[0] + SHEET[2] - 60, grown(22, 26), y
    for source, ink in INKS.items():
        words = say(f"vino-info-{source}")
        wide = 34 + canvas.measure(words, "extra", size)
        if x > LEFT and x + wide > right:
            x, y = LEFT, y + LINE_PITCH
        _sign(canvas, source, x + 12, y)
        canvas.text(x + 34, y, words, "extra", size, ink, valign="middle")
        x += wide + 36
    found = canvas.fitting(say("vino-info-count"), "medium", 20, right - LEFT, tall=30)
    canvas.text(LEFT, y + LINE_PITCH, found.words, "medium", min(found.size, 26), INK, valign="middle")
    return y - first


def _sign(canvas: Canvas, source: str, x: float, y: float) -> None:
    """Disc, square or triangle, so that no source is told by its colour alone."""
    ink = INKS[source]
    if source == "published":
        canvas.draw(circle(x, y, 10, ink, INK, 1.6))
    elif source == "deduced":
        canvas.draw(rect(x - 9, y - 9, 18, 18, ink, 2, INK, 1.6))
    else:
        canvas.draw(path(polygon(((x, y - 11), (x + 11, y + 9), (x - 11, y + 9))), ink, INK, 1.6))


def _regions(canvas: Canvas, right: float, top: float) -> float:
    """A row for each region below its heads; where the first row begins."""
    wide = (right - FIRST) / len(COLUMNS)
    tall = grown(23, 28)
    heads = [canvas.fitting(say(f"vino-info-{column}"), "extra", 20, wide - 10, 2, 1.0, 48) for column in COLUMNS]
    two = any(canvas.measure(head.words, "extra", min(head.size, 26)) > wide - 10 for head in heads)
    top += 24 if two else 0
    for i, head in enumerate(heads):
        canvas.text(
            FIRST + i * wide, top - (40 if two else 30), head.words, "extra", min(head.size, 26), INK2,
            valign="middle", wrap=wide - 6, leading=1.0, most=2,
        )  # fmt: skip
    canvas.draw(line(LEFT, top - 10, right, top - 10, INK, 2))
    for row, (name, region) in enumerate(printed.regions().items()):
        y = top + (row + 0.3) * PITCH
        if row % 2 == 0:
            canvas.draw(rect(LEFT - 8, y - PITCH / 2 + 1, right - LEFT + 16, PITCH - 2, MAT, 5, opacity=0.55))
        canvas.icon(f"region_{name}", LEFT + 18, y, 36)
        canvas.fit(LEFT + 42, y, region_name(name), "extra", 20, FIRST - LEFT - 46, tall=26)
        values = (
            str(region.number.value), str(region.size.value), "", str(len(region.varieties)), "", "",
        )  # fmt: skip
        for i, (value, sources) in enumerate(zip(values, region_parts(region), strict=True)):
            x = FIRST + i * wide
            if value:
                canvas.text(x, y, value, "extra", tall, INK, valign="middle")
                x += VALUE
            elif COLUMNS[i] == "bottle":
                if region.bottle.value:
                    canvas.icon("bottle_marker", x + 12, y, 34)
                x += VALUE
            _counts(canvas, sources, x, y)
    return top


def _counts(canvas: Canvas, sources: Counter[str], x: float, y: float) -> None:
    """A sign for each source and in its colour how many numbers come from it, where they are several."""
    counted, size = sum(sources.values()) > 1, grown(20, 25)
    for source in INKS:
        if sources[source]:
            _sign(canvas, source, x + 12, y)
            x += 28
            if counted:
                words = str(sources[source])
                canvas.text(x, y, words, "extra", size, INKS[source], valign="middle")
                x += canvas.measure(words, "extra", size) + 14


def _market(canvas: Canvas, y: float) -> None:
    parts = list(market_parts())
    right = SHEET[0] + SHEET[2] - 60
    wide = (right - LEFT) / len(parts)
    canvas.draw(line(LEFT, y - 30, right, y - 30, LINE, 1.4))
    for i, part in enumerate(parts):
        x = LEFT + i * wide
        found = canvas.fitting(say(f"vino-info-{part.name}"), "extra", 20, wide - 20, tall=30)
        canvas.text(x, y, found.words, "extra", min(found.size, 26), INK, valign="middle", wrap=wide - 16, most=1)
        if part.value:
            size = grown(23, 28)
            canvas.text(x, y + 36, part.value, "extra", size, INK, valign="middle")
            x += canvas.measure(part.value, "extra", size) + 16
        _counts(canvas, part.sources, x, y + 36)
