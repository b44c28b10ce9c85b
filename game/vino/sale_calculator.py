"""The sale calculator in the task panel: variety, quantity, what it brings and what it takes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple

from pygame import Surface

from game.art import grapes
from game.art.grapes import Tile
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, Canvas, Style
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, FOCUS, ILLEGAL, INK, INK2, LEGAL, LINE, MAT, SELECT, SHADOW, WARN, WINE
from game.art.kit.shapes import NONE, circle, line, rect
from game.play.panel import face
from game.text.messages import say
from game.text.names import joined
from game.text.numbers import plus
from game.vino import from_view, printed
from game.vino.sale_draft import SaleDraft
from game.vino.words import region_name, variety_name
from game.window.widgets import faces
from game.window.widgets.buttons import Button, Face
from rules.engine.choice import Choice, choice

GAP = 7.0
COLUMNS = 2
"""Columns of the price table."""
QUANTITY = "quantity-"
"""How the buttons of the slider are named; the quantity follows."""
TILE = "sell-"
"""How the buttons of the varieties are named; the variety follows."""
KNOB = 19.0
"""The radius of the slider's knob; so far beyond its ends the track may be clicked."""
APART = 14.0
"""Between the captions below the slider."""
LEADING = 0.95
"""How far apart the two lines stand that what is still to be done may take, in letters."""


class Parts(NamedTuple):
    """Where the parts of the calculator lie between two heights of the task panel."""

    tiles: Box
    slider: Box
    prices: Box
    sums: Box
    counters: Box


SHARES = (46.0, 38.0, 28.0, 79.0, 78.0)
"""How high the parts are against one another."""


def parts(area: Box) -> Parts:
    """The parts in an area."""
    share, y = (area.h - (len(SHARES) - 1) * GAP) / sum(SHARES), area.y
    found = []
    for tall in SHARES:
        found.append(Box(area.x, y, area.w, tall * share))
        y += tall * share + GAP
    return Parts(*found)


class SaleLook(NamedTuple):
    """What the calculator shows; ``due`` and ``steps`` with how many of them are picked.

    ``prices`` are what the price table says of one less, of this quantity and of one more, where they can be sold.
    ``spared``: demand takes more than there is, and the seller does not pay the rest. ``lasts`` names the
    regions of which the last vineyard is given back, in words.
    """

    thing: str
    quantity: int
    least: int
    most: int
    prices: tuple[tuple[int, int], ...]
    demand: int
    total: int
    due: int
    picked: int
    steps: int
    placed: int
    begun: bool
    spared: bool = False
    lasts: str = ""


def look_of(draft: SaleDraft) -> SaleLook:
    """What the calculator shows of a sale."""
    return SaleLook(
        variety_name(draft.variety) if draft.variety else "", draft.quantity, draft.least(draft.variety),
        draft.most(draft.variety), draft.prices, draft.demand, draft.total, draft.due, len(draft.returned),
        draft.steps, len(draft.rises), draft.begun, draft.spared,
        joined([region_name(one) for one in draft.lasts]),
    )  # fmt: skip


def buttons(draft: SaleDraft, area: Box, changed: Callable[[], None]) -> list[Button]:
    """The tiles, the slider and its ends."""
    if draft.begun:
        return []
    where = parts(area)
    names = printed.varieties()
    wide = (where.tiles.w - (len(names) - 1) * 8) / len(names)
    found = []
    for i, variety in enumerate(names):
        box = Box(where.tiles.x + i * (wide + 8), where.tiles.y, wide, where.tiles.h)
        told = variety_name(variety), say("reader-in-cellar", amount=draft.cellar[variety])
        drawn = _tile_face(from_view.tile(variety), draft.cellar[variety], variety == draft.variety, box, told)
        act = _then(partial(draft.take, variety), changed)
        why = "" if draft.most(variety) else say("vino-grey-variety", thing=variety_name(variety))
        found.append(Button(f"{TILE}{variety}", box, drawn, act, not why, BLEED, why))
    if not draft.variety or draft.least(draft.variety) == draft.most(draft.variety):
        return found
    side = where.slider.h
    ends = (("less", -1, where.slider.x, draft.quantity > draft.least(draft.variety)),
            ("more", 1, where.slider.right - side - 6, draft.quantity < draft.most(draft.variety)))  # fmt: skip
    for name, by, x, able in ends:
        box = Box(x, where.slider.y, side + 6, side)
        drawn = face(box.w, box.h, say(f"vino-sale-{name}"))._replace(words=say(f"reader-sale-{name}"))
        act = _then(partial(_sell_more, draft, by), changed)
        why = "" if able else say(f"vino-grey-{name}")
        found.append(Button(f"sale-{name}", box, drawn, act, able, BLEED, why))
    track = slider_track(where.slider)
    most = draft.most(draft.variety)
    for quantity in range(draft.least(draft.variety), most + 1):
        x = _place(track, quantity, draft.least(draft.variety), most)
        wide = track.w / max(1, most - draft.least(draft.variety))
        left, right = max(x - wide / 2, track.x - KNOB), min(x + wide / 2, track.right + KNOB)
        box = Box(left, where.slider.y, right - left, side)
        act = _then(partial(draft.sell, quantity), changed)
        words = say("reader-quantity", amount=quantity)
        found.append(Button(f"{QUANTITY}{quantity}", box, faces.nothing(words, quantity == draft.quantity), act))
    return found


def greyed(draft: SaleDraft, name: str) -> Choice | None:
    """The sale of all there is of a variety whose button has this name, where nothing of it can be sold."""
    variety = name.removeprefix(TILE)
    if not name.startswith(TILE) or draft.begun or draft.most(variety):
        return None
    most = len(printed.components().price_table)
    return choice("sell", variety, str(max(1, min(draft.cellar[variety], most))))


def _sell_more(draft: SaleDraft, by: int) -> None:
    draft.sell(draft.quantity + by)


def _then(first: Callable[[], None], after: Callable[[], None]) -> Callable[[], None]:
    def act() -> None:
        first()
        after()

    return act


def _tile_face(tile: Tile, count: int, chosen: bool, box: Box, name: tuple[str, str]) -> Face:
    return Face(lambda look, scale: _tile_button(tile, count, chosen, look, box.w, box.h, scale), *name, chosen)


@kept(80)
def _tile_button(tile: Tile, count: int, chosen: bool, look: str, w: float, h: float, scale: float) -> Surface:
    canvas = Canvas.over((0, 0, w, h), scale, BLEED)
    off = look == "disabled"
    canvas.draw(
        rect(1, 4, w, h, SHADOW, 7, opacity=0.45),
        rect(0, 0, w, h, MAT if off else SELECT if chosen else CARD, 7, INK, 3 if chosen else 2),
    )
    if look in ("hover", "pressed"):
        canvas.draw(rect(2, 2, w - 4, h - 4, NONE, 6, FOCUS, 2.6))
    number = canvas.fitting(str(count), "display", 26, w * 0.36, tall=h - 8)
    side = min(40.0, h - 8, w - 16 - canvas.measure(str(count), "display", number.size))
    x = w * 0.08 + side / 2
    if off:
        canvas.picture(grapes.pale(tile.variety, side, scale), x - side / 2, h / 2 - side / 2)
    else:
        grapes.bunch(canvas, tile.variety, x, h / 2, side)
    canvas.text(w - 9, h / 2, number.words, "display", number.size, INK2 if off else INK, "right", "middle")
    return canvas.surface()


def slider_track(box: Box) -> Box:
    """The line of the slider between its ends."""
    side = box.h + 6
    return Box(box.x + side + 24, box.y + box.h / 2 - 3, box.w - 2 * side - 48, 6)


def _place(track: Box, quantity: int, least: int, most: int) -> float:
    return track.x + track.w * (0.5 if most <= least else (quantity - least) / (most - least))


@kept(60)
def calculator(look: SaleLook, w: float, h: float, scale: float) -> Surface:
    """The slider, the sums and the counters, without tiles and buttons."""
    canvas = Canvas(w, h, scale)
    where = parts(Box(0, 0, w, h))
    if not look.thing and not look.begun:
        size = grown(22)
        canvas.text(
            w / 2, (where.slider.y + h) / 2, say("vino-sale-pick"), "medium", size, INK, "centre", "middle", wrap=w - 40
        )  # fmt: skip
        return canvas.surface()
    if not look.begun:
        _slider(canvas, look, where.slider)
        _prices_beside(canvas, look, where.prices, slider_track(where.slider))
        _sums(canvas, look, where.sums)
    _counters(canvas, look, where.counters)
    return canvas.surface()


def _slider(canvas: Canvas, look: SaleLook, box: Box) -> None:
    track = slider_track(box)
    x = _place(track, look.quantity, look.least, look.most)
    if look.least == look.most:
        _knob(canvas, look, x, track.y + 3)
        return
    canvas.draw(rect(*track, "#D9C7A2", 3, INK, 1.6), rect(track.x, track.y, max(0, x - track.x), 6, WINE, 3, INK, 1.6))
    for quantity in range(look.least, look.most + 1):
        cx = _place(track, quantity, look.least, look.most)
        canvas.draw(circle(cx, track.y + 3, 4, CARD, INK, 1.4))
    _knob(canvas, look, x, track.y + 3)


def _knob(canvas: Canvas, look: SaleLook, x: float, y: float) -> None:
    """The quantity; it stands without a track where there is no other."""
    canvas.draw(circle(x + 1, y + 3, KNOB, SHADOW, opacity=0.35), circle(x, y, KNOB, SELECT, INK, 2.4))
    canvas.text(x, y, str(look.quantity), "extra", 24, INK, "centre", "middle")


def _prices_beside(canvas: Canvas, look: SaleLook, box: Box, track: Box) -> None:
    """What the price table says of one less, of this quantity and of one more, each below its place on the slider."""
    captions = []
    for quantity, revenue in look.prices:
        style: Style = "extra" if quantity == look.quantity else "bold"
        words = say("vino-sale-price", quantity=quantity, revenue=revenue)
        room = (box.w - 2 * APART) / len(look.prices)
        found = canvas.fitting(words, style, 24 if style == "extra" else 22, room, tall=box.h)
        wide = canvas.measure(found.words, style, found.size)
        captions.append((_place(track, quantity, look.least, look.most), wide, found, style))
    here = next((i for i, one in enumerate(captions) if one[3] == "extra"), 0)
    lefts = spread([(at, wide) for at, wide, _, _ in captions], here, box)
    for left, (_, wide, found, style) in zip(lefts, captions, strict=True):
        ink = INK if style == "extra" else INK2
        canvas.text(left + wide / 2, box.y + box.h / 2, found.words, style, found.size, ink, "centre", "middle")


def spread(captions: Sequence[tuple[float, float]], first: int, box: Box) -> list[float]:
    """Where captions begin that are to stand below places from left to right, given with their widths.

    They stay in the box and APART; the ``first`` one is the last that gives way.
    """
    lefts = [at - wide / 2 for at, wide in captions]
    for i in range(first + 1, len(lefts)):
        lefts[i] = max(lefts[i], lefts[i - 1] + captions[i - 1][1] + APART)
    for i in range(first - 1, -1, -1):
        lefts[i] = min(lefts[i], lefts[i + 1] - APART - captions[i][1])
    low = box.x
    for i, (_, wide) in enumerate(captions):
        lefts[i] = max(lefts[i], low)
        low = lefts[i] + wide + APART
    high = box.right
    for i in range(len(lefts) - 1, -1, -1):
        lefts[i] = min(lefts[i], high - captions[i][1])
        high = lefts[i] - APART
    return lefts


def _sums(canvas: Canvas, look: SaleLook, box: Box) -> None:
    step = box.h / 2.5
    y = box.y + step / 2
    demand = plus(look.demand)
    ink = LEGAL if look.demand > 0 else ILLEGAL if look.demand else INK
    if look.demand:
        canvas.icon("demand_up" if look.demand > 0 else "demand_down", box.x + 14, y, min(26, step))
    found = canvas.fitting(demand, "extra", 23, 110, tall=step)
    canvas.text(box.right - 4, y, found.words, "extra", found.size, ink, "right", "middle")
    room = box.w - 48 - canvas.measure(found.words, "extra", found.size)
    words = say("vino-sale-demand", thing=look.thing)
    canvas.fit(box.x + 34, y, words, "bold", 20, room, most=2, leading=LEADING, tall=step * 0.97)
    canvas.draw(line(box.x, box.y + 1.06 * step, box.right, box.y + 1.06 * step, LINE, 1.2))
    y = box.y + 1.8 * step
    total = str(look.total)
    size = grown(46, 50)
    wide = canvas.measure(total, "display", size)
    words = say("vino-sale-spared" if look.spared else "vino-sale-receive")
    canvas.fit(box.x + 4, y, words, "extra", 23, box.w - wide - 22, tall=step * 1.4)
    canvas.text(box.right - 4, y, total, "display", size, WINE, "right", "middle")


def _counters(canvas: Canvas, look: SaleLook, box: Box) -> None:
    """The two things to do before the sale can be confirmed: what to click, and how many of them are done."""
    done = look.picked == look.due and look.placed == look.steps
    canvas.draw(rect(box.x, box.y, box.w, box.h, CARD, 6, LEGAL if done else WARN, 2.2))
    step, room = box.h / 2, box.w - 52
    rows = (
        ("give_back", _given_back(look), look.picked, look.due),
        ("demand_up" if look.steps else "demand_down", _rises(look), look.placed, look.steps),
    )
    canvas.draw(line(box.x + 10, box.y + step, box.right - 10, box.y + step, LINE, 1.2))
    for i, (icon, words, have, due) in enumerate(rows):
        y = box.y + (i + 0.5) * step
        canvas.icon(icon, box.x + 22, y, min(30, step - 2))
        wide = 34.0
        if have == due:
            canvas.icon("confirm", box.right - 24, y, 28, False, LEGAL)
        else:
            count = canvas.fitting(f"{have}/{due}", "extra", 27, 90, tall=step)
            canvas.text(box.right - 10, y, count.words, "extra", count.size, INK, "right", "middle")
            wide = canvas.measure(count.words, "extra", count.size)
        ink = ILLEGAL if look.lasts and not i else INK2 if have == due else INK
        canvas.fit(
            box.x + 44, y, words, "bold", 22, room - wide - 8, ink, most=2, leading=LEADING,
            tall=step * 0.97,
        )  # fmt: skip


def _given_back(look: SaleLook) -> str:
    """How many vineyards go back, or that with one of them the tile of a region does, which is easily missed."""
    if look.lasts:
        return say("vino-sale-last", place=look.lasts)
    return say("vino-sale-return", due=look.due, done="yes" if look.picked == look.due else "no")


def _rises(look: SaleLook) -> str:
    """That the fall is made good by raising others, which is done in the stall."""
    done = "yes" if look.placed == look.steps else "no"
    return say("vino-sale-fall", thing=look.thing, steps=look.steps, done=done)


@kept(2)
def price_table(scale: float) -> Surface:
    """All columns of the price table on a sheet."""
    table = printed.components().price_table
    rows = -(-len(table) // COLUMNS)
    wide, tall = COLUMNS * 460.0 + 60, 96 + rows * 27.0 + 50
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    canvas.draw(
        rect(4, 6, wide, tall, "#0B0608", 9, opacity=0.55),
        rect(0, 0, wide, tall, CARD, 9, INK, 2.8),
        rect(7, 7, wide - 14, tall - 14, NONE, 6, LINE, 1.6),
    )
    canvas.text(32, 38, say("vino-prices"), "display", 32, WINE, valign="middle")
    canvas.draw(rect(wide - 62, 14, 46, 46, CARD, 7, INK, 2))
    canvas.icon("cancel", wide - 39, 37, 28)
    for column in range(COLUMNS):
        canvas.picture(_prices(column, rows, scale), 20 + column * 470.0, 60)
    return canvas.surface()


@kept(4)
def _prices(column: int, rows: int, scale: float) -> Surface:
    """A column of the price table with its heads, 10 px wider at both sides."""
    canvas = Canvas(472, 70 + rows * 27, scale)
    heads = [say(f"vino-prices-{name}") for name in ("sold", "revenue", "lost", "shift")]
    found = [canvas.fitting(head, "extra", 20, 106, 2, 0.95, 38) for head in heads]
    size = min(head.size for head in found)
    for i, head in enumerate(found):
        canvas.text(70 + i * 112, 24, head.words, "extra", size, INK2, "centre", "middle", 110, 0.95, 2)
    prices = printed.components().price_table
    for row, sale in enumerate(prices[column * rows : (column + 1) * rows]):
        y = 56 + row * 27.0
        if row % 2 == 0:
            canvas.draw(rect(10, y - 13, 452, 27, MAT, 3, opacity=0.6))
        for i, value in enumerate((sale.sold, sale.revenue, sale.lost, sale.shift)):
            style: Style = "extra" if i < 2 else "bold"
            canvas.text(70 + i * 112, y, str(value), style, 20, INK, "centre", "middle")
    return canvas.surface()
