"""The panels of the rail for large words: signs with numbers in place of words and charts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from game.art.board_boxes import DECKS as DECK_ORDER
from game.art.kit.boxes import Box
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, DECKS, INK, INK2, PAPER, SHADOW, WINE, Colour, player
from game.art.kit.shapes import circle, line, path, rect
from game.art.patterns import owner
from game.art.pieces import folded_rooster, laurel, rooster, spent_worker, worker
from game.art.rail_facts import PanelLook, vines_of

STRIP = 50
"""How wide the strip in a player's colour is."""
_USUAL = 23
_APART = 3.0
"""How far two items of a row lie apart at least, in design px."""


class _Item(NamedTuple):
    """A sign that ``draw`` puts round x and y in a size, ``wide`` times as wide as high, and a number beside it."""

    draw: Callable[[float, float, float], None]
    wide: float
    words: str = ""
    ink: Colour = INK


def rows(height: float) -> int:
    """How many rows a panel of a height has; from four on the first one is the name."""
    return 2 if height < 130 else 3 if height < 190 else 4 if height < 250 else 5


def numbers(canvas: Canvas, look: PanelLook, box: Box) -> None:
    """Draw the panel of a player on its paper."""
    _strip(canvas, look, box)
    left, right = box.x + STRIP + 6, box.right - 8
    facts, cards, workers = _facts(canvas, look), _cards(canvas, look), _workers(canvas, look)
    estate, store = _estate(canvas, look), _store(canvas, look)
    found: dict[int, tuple[Sequence[_Item], ...]] = {
        2: (facts, (*cards, *workers)),
        3: (facts, cards, workers),
        4: ((), facts, cards, (*workers, *estate)),
        5: ((), facts, cards, workers, (*estate, *store)),
    }
    count = rows(box.h)
    tall = (box.h - 8) / count
    for i, row in enumerate(found[count]):
        middle = box.y + 4 + tall * (i + 0.5)
        if row:
            end = _row(canvas, row, left, right, middle, tall)
            if row is workers and count == 3:
                _beside(canvas, look.name, end + 8, right - 4, middle)
        else:
            _name(canvas, look, Box(left, middle - tall / 2, right - left, tall))


def _name(canvas: Canvas, look: PanelLook, box: Box) -> None:
    """The name over a rule, and the place in the wake-up order at the right where there is room."""
    size = canvas.fitting(look.name, "extra", 25, box.w, tall=box.h).size
    middle, wide = box.y + box.h / 2, canvas.measure(look.name, "extra", size)
    canvas.text(box.x + 4, middle, look.name, "extra", size, valign="middle", wrap=box.w, most=1)
    canvas.draw(line(box.x, box.bottom, box.right, box.bottom, INK2, 1, opacity=0.5))
    if look.order and wide + canvas.measure(look.order, "extra", grown(20)) + 20 <= box.w:
        canvas.text(box.right - 4, middle, look.order, "extra", grown(20), INK2, "right", "middle")


def _beside(canvas: Canvas, name: str, left: float, right: float, middle: float) -> None:
    """The name right of the workers, where there is room for it."""
    size = grown(22)
    while size > 20 and canvas.measure(name, "extra", size) > right - left:
        size -= 0.5
    if right - left > 44:
        canvas.text(right, middle, name, "extra", size, INK2, "right", "middle", wrap=right - left, most=1)


def _strip(canvas: Canvas, look: PanelLook, box: Box) -> None:
    """The strip in the player's colour: room for the face, first player's grapes, rooster or sign of passing."""
    inks, x, y, bottom, wide = player(look.colour), box.x, box.y, box.bottom, STRIP
    canvas.draw(
        path(
            f"M{x + 6},{y + 1.2}H{x + wide}V{bottom - 1.2}H{x + 6}Q{x + 1.2},{bottom - 1.2} {x + 1.2},{bottom - 6}"
            f"V{y + 6}Q{x + 1.2},{y + 1.2} {x + 6},{y + 1.2}Z",
            inks.body,
        ),
        owner(look.colour, x + 3, y + 3, wide - 4, box.h - 6, 0.2),
        line(x + wide, y, x + wide, bottom, INK, 2),
    )
    middle = x + wide / 2
    if look.passed:
        plate = circle(middle, bottom - 27, 20, PAPER, INK, 1.4)
        canvas.draw(plate, folded_rooster(look.colour, middle - 1, bottom - 16, 34))
    elif look.row:
        canvas.draw(circle(middle, bottom - 27, 20, PAPER, INK, 1.4), rooster(look.colour, middle, bottom - 11, 32))
    if look.place:
        at = x + wide - 10, bottom - 13
        canvas.layer()
        canvas.draw(circle(*at, 11, CARD, INK, 1.4))
        canvas.text(*at, str(look.place), "extra", 21, INK, "centre", "middle")
    if look.first and box.h >= 130:
        canvas.icon("first_player", middle, y + 66, 32, inks.on != INK)


def _facts(canvas: Canvas, look: PanelLook) -> tuple[_Item, ...]:
    def icon(name: str) -> Callable[[float, float, float], None]:
        return lambda x, y, size: canvas.icon(name, x, y, size)

    return (
        _Item(lambda x, y, size: laurel(canvas, x, y, size), 1, str(look.points).replace("-", "\u2212"), WINE),
        _Item(icon("lira"), 0.95, str(look.lira)),
        _Item(icon("residual"), 0.8, str(look.residual)),
    )


def _cards(canvas: Canvas, look: PanelLook) -> tuple[_Item, ...]:
    def card(deck: str, count: int) -> Callable[[float, float, float], None]:
        def draw(x: float, y: float, size: float) -> None:
            inks, w, h = DECKS[deck], size * 0.9, size * 1.16
            canvas.draw(
                rect(x - w / 2 + 1.5, y - h / 2 + 2, w, h, SHADOW, 3, opacity=0.35),
                rect(x - w / 2, y - h / 2, w, h, CARD, 3, INK, 1.8),
                rect(x - w / 2 + 2.4, y - h / 2 + 2.4, w - 4.8, h - 4.8, inks.ground, 2),
            )
            letters = min(size * 0.92, w * 0.78 if count > 9 else size)
            canvas.text(x, y, str(count), "extra", max(18, letters), inks.words, "centre", "middle")

        return draw

    return tuple(_Item(card(deck, count), 0.9) for deck, count in zip(DECK_ORDER, look.cards, strict=True))


def _sign(canvas: Canvas, name: str, count: int) -> _Item:
    return _Item(lambda x, y, size: canvas.icon(name, x, y, size), 1, str(count))


def _estate(canvas: Canvas, look: PanelLook) -> tuple[_Item, ...]:
    """How many structures stand and how many vines grow."""
    return _sign(canvas, "structure", len(look.structures)), _sign(canvas, "plant", vines_of(look))


def _store(canvas: Canvas, look: PanelLook) -> tuple[_Item, ...]:
    """How many grapes lie on the crush pad and how many wines in the cellar."""
    pad, cellar = (sum(len(row) for row in part) for part in (look.store[:2], look.store[2:]))
    return _sign(canvas, "grape_any", pad), _sign(canvas, "wine_any", cellar)


def _workers(canvas: Canvas, look: PanelLook) -> tuple[_Item, ...]:
    def piece(kind: str, here: bool = True) -> Callable[[float, float, float], None]:
        def draw(x: float, y: float, size: float) -> None:
            if here:
                canvas.draw(worker(look.colour, x, y + size * 0.52, size * 1.08, kind))
            else:
                canvas.draw(spent_worker(x, y + size * 0.52, size * 1.08, grande=True))

        return draw

    found = [_Item(piece("worker"), 0.8, str(look.workers)), _Item(piece("grande", look.grande), 0.85)]
    if look.temporary:
        found.append(_Item(piece("temporary"), 0.8))
    return tuple(found)


def _row(canvas: Canvas, items: Sequence[_Item], left: float, right: float, middle: float, tall: float) -> float:
    """The items side by side, as large as the row allows; where they end."""
    size = min(grown(_USUAL), tall * 0.78)
    while size > 18 and _width(canvas, items, size) + _APART * len(items) > right - left:
        size -= 0.5
    spare = right - left - _width(canvas, items, size)
    gap = min(16.0, spare / len(items))
    x = left + 2
    for item in items:
        wide = item.wide * size
        item.draw(x + wide / 2, middle, size)
        x += wide + 3
        if item.words:
            canvas.text(x, middle, item.words, "extra", size, item.ink, valign="middle")
            x += canvas.measure(item.words, "extra", size) + 3
        x += gap
    return x - gap


def _width(canvas: Canvas, items: Sequence[_Item], size: float) -> float:
    return sum(
        item.wide * size + 3 + (canvas.measure(item.words, "extra", size) + 3 if item.words else 0) for item in items
    )
