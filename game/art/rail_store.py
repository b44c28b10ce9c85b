"""The best grapes and wines of a player, in its panel of the rail: tokens and small bottles with their values."""

from __future__ import annotations

from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.palette import CREAM, DRINKS, INK, Colour
from game.art.kit.shapes import NONE, Fragment, circle, group, line, path, rect
from game.art.pieces import token

WINES = ("red", "white", "blush", "sparkling")
Store = tuple[tuple[int, ...], ...]
"""The values of red and white grapes, then of the four wines."""

_FLASK = "M-4,-17H4V-9C4,-6 12,-5 12,1V14Q12,17 9,17H-9Q-12,17 -12,14V1C-12,-5 -4,-6 -4,-9Z"
_CAPS: dict[str, Colour] = {"red": "#C8A04A", "white": "#4F6B2A", "blush": "#F7EEDC", "sparkling": "#E3B94E"}
_DOTS = ((-8, 3), (8.4, 8), (-8.4, 12))
_DARK, _WOOD, _RULE, _PALE = "#2B1C22", "#5A3A28", "#D5C8AE", "#E8D5B8"
_PITCH, _GRAPE, _MORE = 28.0, 30.0, 26.0
"""What a bottle, a token, and the number of those that are not shown take of a row."""
_EACH = 2
"""So many of the best wines of a kind are shown where there is room."""
_MOST_GRAPES = 3


def store(canvas: Canvas, values: Store, box: Box) -> None:
    """The best of a store on the dark of a cellar; in a high box the grapes lie above the wines."""
    canvas.draw(rect(*box, _DARK, 6, INK, 1.8))
    if box.h < 60:
        _one_row(canvas, values, box)
        return
    x, y, w, h = box
    half = h * 0.45
    canvas.draw(rect(x + 2, y + 2, w - 4, half - 3, _WOOD, 4), line(x + 2, y + half, x + w - 2, y + half, _RULE, 2.4))
    canvas.layer()
    if any(values[:2]):
        _grapes(canvas, values[:2], x + 6, y + half / 2)
    else:
        _none(canvas, "grape_any", x + 22, y + half / 2)
    low = y + half + (h - half) / 2
    if any(values[2:]):
        wines = values[2:]
        most = shown(wines, w - 12)
        unseen = sum(_MORE for found, count in zip(wines, most, strict=True) if count < len(found))
        _bottles(canvas, wines, x + 6, low, min(35.0, h - half - 3), shown(wines, w - 12 - unseen))
    else:
        _none(canvas, "wine_any", x + 22, low)


def _one_row(canvas: Canvas, values: Store, box: Box) -> None:
    """One wine of each kind, then a second one, then one grape of each colour, as many as find room."""
    middle = box.y + box.h / 2
    canvas.layer()
    if not any(values):
        _none(canvas, "grape_any", box.x + 20, middle)
        _none(canvas, "wine_any", box.x + 74, middle)
        return
    counts = shown(values[2:], box.w - 8)
    room = box.w - 8 - _PITCH * sum(counts)
    x = box.x + 5
    for kind, found in zip(("red", "white"), values[:2], strict=True):
        if found and room >= _GRAPE:
            token(canvas, kind, x + 14, middle, 28, max(found))
            x, room = x + _GRAPE, room - _GRAPE
    canvas.layer()
    _bottles(canvas, values[2:], x - 1, middle, box.h - 1, counts, more=False)


def shown(wines: Store, room: float) -> list[int]:
    """How many bottles of each kind find room: first one of each, then a second one."""
    counts = [0] * len(wines)
    for turn in range(_EACH):
        for i, found in enumerate(wines):
            if len(found) > turn and room >= _PITCH:
                counts[i], room = counts[i] + 1, room - _PITCH
    return counts


def best(values: tuple[int, ...], most: int) -> list[int]:
    """The best so many values, best first."""
    return sorted(values, reverse=True)[:most]


def _grapes(canvas: Canvas, values: Store, x: float, y: float) -> None:
    for kind, found in zip(("red", "white"), values, strict=True):
        for value in best(found, _MOST_GRAPES):
            token(canvas, kind, x + 14.5, y, 29, value)
            x += _GRAPE
        x = _more(canvas, len(found) - _MOST_GRAPES, x, y) + 4


def _bottles(
    canvas: Canvas, values: Store, x: float, y: float, tall: float, counts: list[int], more: bool = True
) -> None:
    for kind, found, count in zip(WINES, values, counts, strict=True):
        for value in best(found, count):
            small_bottle(canvas, kind, x + 13, y, value, tall)
            x += _PITCH
        if more and found:
            x = _more(canvas, len(found) - count, x, y + 3)


def _more(canvas: Canvas, count: int, x: float, y: float) -> float:
    """How many more there are, behind the last one; where that ends."""
    if count <= 0:
        return x
    words = f"+{count}"
    canvas.text(x, y, words, "extra", 18, _PALE, valign="middle")
    return x + canvas.measure(words, "extra", 18) + 3


def _none(canvas: Canvas, icon: str, x: float, y: float) -> None:
    canvas.icon(icon, x, y, 23, on_dark=True)
    canvas.text(x + 17, y, "0", "extra", 20, "#C9A98A", valign="middle")


def small_bottle(canvas: Canvas, kind: str, x: float, y: float, value: int, tall: float = 34) -> None:
    """A bottle ``tall`` px high around x, y, wholly in the colour of its wine, with its value on it."""
    drink, share = DRINKS[kind], tall / 36
    canvas.piece((x - 15 * share, y - 20 * share, 30 * share, 40 * share), group(_bottle(kind), x, y, share))
    canvas.text(x, y + (4.2 if kind == "red" else 5) * share, str(value), "extra", 19, drink.words, "centre", "middle")


def _bottle(kind: str) -> Fragment:
    """A red one has its bar, a sparkling one its dots, so that none is told by its colour alone."""
    drink = DRINKS[kind]
    out = path(_FLASK, CREAM, CREAM, 4) + path(_FLASK, drink.ground, INK, 2.4) + path(_FLASK, drink.ground)
    out += rect(-5, -18, 10, 7, _CAPS[kind], 1.4, INK, 1.4)
    if kind == "red":
        out += path("M-6,13.6H6", NONE, drink.words, 1.8)
    if kind == "sparkling":
        out += "".join(circle(x, y, 1.3, "#C8A04A") for x, y in _DOTS)
    return out
