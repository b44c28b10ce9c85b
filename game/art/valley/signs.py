"""The enamel signs of the valley: plates with words, hanging signs, and the badge of what is missing."""

from __future__ import annotations

from typing import NamedTuple

from game.art.board_boxes import in_two_lines
from game.art.country.inks import DARK, WOOD
from game.art.kit import contrast
from game.art.kit.boxes import Box, Spot
from game.art.kit.canvas import LEAST, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import ILLEGAL, INK, SHADOW, Colour
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.art.pieces import coin
from game.art.valley.inks import ENAMEL, SLATE, WORN
from game.text.wording import shorter

NAME = 20.0
"""Letters of the name of an action, in design px."""
_BADGE = 13.0
_GREY: Colour = "#DCDCDC"
_STRUCK: Colour = "#FBE9DF"


class Enamel(NamedTuple):
    """A sign's ground and its rim."""

    ground: Colour
    rim: Colour


def enamel(season: str, lit: bool, lacking: bool = False) -> Enamel:
    """The inks of a sign of a season, in its light or in the evening; duller where what it names is lacking."""
    if contrast.high():
        bright = lit and not lacking
        return Enamel(contrast.WHITE if bright else _GREY, INK if bright else "#6A6A6A")
    return Enamel(*(SLATE if not lit else WORN if lacking else ENAMEL)[season])


def plate(canvas: Canvas, box: Box, inks: Enamel) -> None:
    """An empty plate."""
    canvas.draw(
        rect(box.x + 2, box.y + 3, box.w, box.h, SHADOW, 6, opacity=0.45),
        rect(*box, inks.rim, 6, INK, 1.8),
        rect(*box.grown(-3), inks.ground, 4),
    )


def hanging(canvas: Canvas, spot: Spot, foot: float, icon: str, inks: Enamel) -> None:
    """A round sign with an icon that hangs from a post whose foot is at y ``foot``."""
    x, y, r = spot.x, spot.y, spot.r
    post = x - 18
    canvas.draw(
        path(f"M{post},{foot}V{y - 24}", NONE, DARK, 5),
        path(f"M{post},{foot}V{y - 24}", NONE, WOOD, 2.4),
        path(f"M{post},{y - 22}H{x + 14}M{x},{y - 22}V{y - 16}", NONE, DARK, 2.4),
        path(f"M{post},{y - 8}Q{post + 2},{y - 20} {x - 2},{y - 22}", NONE, DARK, 2.4),
        circle(x + 1.5, y + 3, r, SHADOW, opacity=0.4),
        circle(x, y, r, inks.ground, INK, 1.8),
        circle(x, y, r - 3, NONE, inks.rim, 2),
    )
    canvas.icon(icon, x, y, r * 1.4)


def name(canvas: Canvas, box: Box, words: str, inks: Enamel, lira: int = 0, lacks: str = "", twin: str = "") -> None:
    """The plate with the name of an action, the coin that it always brings or costs, and the badge of what it lacks.

    The badge lies on the corner where the name leaves it no room. A name with a ``twin`` is in its shorter wording
    where either of them needs that.
    """
    plate(canvas, box, inks)
    middle, right = box.y + box.h / 2, box.right
    whole, lines = box.w - 14 - (28 if lira else 0), 2 if in_two_lines() else 1
    if twin:
        both = [_fitting(canvas, one, whole, lines, box.h - 5)[0] == one for one in (words, twin)]
        words = str(words) if all(both) else shorter(words)
    room = whole - (28 if lacks else 0)
    words, size = _fitting(canvas, words, room, lines, box.h - 5)
    crowded = lines == 1 and canvas.measure(words, "extra", size) > room
    if crowded:
        room = whole
        words, size = _fitting(canvas, words, room, lines, box.h - 5)
    at = box.x + 7 + room / 2
    canvas.text(at, middle, words, "extra", size, INK, "centre", "middle", room + 1, 0.96, lines)
    if lira:
        coin(canvas, right - 17, middle - 2, 36, lira)
        right -= 31
    if lacks:
        missing(canvas, Spot(right - 16, box.y - 4 if crowded else middle - 1, _BADGE), lacks)


def _fitting(canvas: Canvas, words: str, room: float, lines: int, tall: float) -> tuple[str, float]:
    """The words in letters that fit; on a single line they rather get a little smaller than shorter."""
    size = grown(NAME)
    while lines == 1 and size >= LEAST:
        if canvas.measure(words, "extra", size) <= room:
            return words, size
        size -= 0.5
    return canvas.fitting(words, "extra", NAME, room, lines, 0.96, tall)


def missing(canvas: Canvas, spot: Spot, icon: str) -> None:
    """What an action lacks, struck out; the sign of a refusal where it is no thing."""
    x, y, r = spot.x, spot.y, spot.r
    canvas.layer()
    canvas.draw(circle(x, y, r, _STRUCK, ILLEGAL, 2))
    if icon == "slash":
        canvas.icon(icon, x, y, r * 1.3)
        return
    canvas.icon(icon, x, y, r * 1.45)
    canvas.layer()
    reach = r * 0.68
    stroke = x - reach, y + reach, x + reach, y - reach
    canvas.draw(line(*stroke, _STRUCK, 5), line(*stroke, ILLEGAL, 2.6))
