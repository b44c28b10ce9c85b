"""Draws what a round has brought: the strip over the map at its end, and the table of it in the task panel."""

from __future__ import annotations

from pygame import Surface

from game.art import grapes
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import BRASS, CREAM, ILLEGAL, INK, INK2, LEGAL, LINE, PAPER, WINE, player
from game.art.kit.shapes import NONE, circle, line, path, rect
from game.art.pieces import emblem
from game.text.messages import say
from game.text.numbers import numeral, plus
from game.vino.rose import rose
from game.vino.round_end import DemandMove, RoundLook, SeatRound

HEAD, SEATS, FOOT = 54.0, 178.0, 64.0
"""Heights of the strip's head, of what it tells of each player, and of the demands."""
TITLE, ROW = 32.0, 28.0
"""Heights of the title and of a row of the table in the task panel, with words of the usual size."""


def box(area: Box) -> Box:
    """Where the strip lies on the map, which fills an area."""
    tall = HEAD + grown(SEATS, 230) + grown(66, 112) + FOOT
    return Box(area.x + 20, area.y + 150, area.w - 40, tall)


@kept(4)
def strip(look: RoundLook, wide: float, tall: float, scale: float) -> Surface:
    """The strip at the end of a round, with BLEED around it."""
    canvas = Canvas.over((0, 0, wide, tall), scale, BLEED)
    canvas.draw(
        rect(4, 6, wide, tall, "#0B0608", 8, opacity=0.55),
        rect(0, 0, wide, tall, PAPER, 8, INK, 2.6),
        path(f"M8,1.3H{wide - 8}Q{wide - 1.3},1.3 {wide - 1.3},8V{HEAD}H1.3V8Q1.3,1.3 8,1.3Z", WINE),
        line(0, HEAD, wide, HEAD, INK, 2.4),
        rect(6, 6, wide - 12, tall - 12, NONE, 5, BRASS, 1.4),
    )
    canvas.icon("compass", 38, HEAD / 2, 40, on_dark=True)
    title = canvas.fitting(say("vino-round-over", round=look.number), "display", 30, wide - 90, tall=HEAD - 8)
    canvas.text(70, HEAD / 2, title.words, "display", title.size, CREAM, valign="middle", wrap=wide - 90, most=1)
    step, foot = (wide - 24) / len(look.seats), tall - FOOT
    below = foot - grown(66, 112)
    for i, seat in enumerate(look.seats):
        area = Box(12 + i * step, HEAD, step, below - HEAD)
        if i:
            canvas.draw(line(area.x, HEAD + 12, area.x, below - 8, LINE, 1.2))
        _seat(canvas, seat, area)
    canvas.draw(line(16, below, wide - 16, below, LINE, 1.2), line(16, foot, wide - 16, foot, LINE, 1.2))
    canvas.icon("tie_break" if len(look.why) > len(say("vino-round-rule")) else "info", 38, (below + foot) / 2, 34)
    why = canvas.fitting(look.why, "bold", grown(20), wide - 94, 3, 1.1, foot - below - 6)
    canvas.text(
        68, (below + foot) / 2, why.words, "bold", why.size, INK, valign="middle", wrap=wide - 94, most=3, leading=1.1
    )  # fmt: skip
    _demands(canvas, look.demands, Box(16, foot, wide - 32, FOOT - 4))
    return canvas.surface(grain=SCREEN_GRAIN)


def _seat(canvas: Canvas, seat: SeatRound, area: Box) -> None:
    """One player's column: new place and name, income, sale and vineyards."""
    x, w = area.x, area.w
    head, middle, low = (area.y + area.h * share for share in (0.19, 0.51, 0.82))
    inks = player(seat.colour)
    rose(canvas, seat.place, x + 32, head, 21)
    canvas.draw(circle(x + 72, head, 13, inks.body, INK, 1.8), emblem(inks.emblem, x + 72, head, 7, inks.on))
    moved = seat.was != seat.place
    name = canvas.fitting(seat.name, "extra", 23, w - 98, tall=32)
    line_ = head - 9 if moved else head
    canvas.text(x + 92, line_, name.words, "extra", name.size, INK, valign="middle", wrap=w - 96, most=1)
    if moved:
        was = say("vino-round-was", place=seat.was)
        canvas.text(x + 92, head + 15, was, "bold", grown(18, 20), INK2, valign="middle")
    canvas.icon("income", x + 32, middle, 38)
    ink = LEGAL if seat.income else INK2
    income = plus(seat.income)
    canvas.text(x + 56, middle, income, "display", grown(34, 42), ink, valign="middle")
    if seat.sold is None:
        canvas.icon("pass", x + 32, low, 30)
    else:
        tile, quantity = seat.sold
        canvas.text(x + 32, low, str(quantity), "extra", grown(24, 30), INK, "right", "middle")
        grapes.bunch(canvas, tile.variety, x + 54, low, 36)
    canvas.icon("vineyard", x + w * 0.5 + 8, low, 32)
    canvas.text(x + w * 0.5 + 30, low, _land(seat), "extra", grown(21, 26), INK, valign="middle")


def _land(seat: SeatRound) -> str:
    """How the vineyards of a player have changed."""
    if seat.gained and seat.given_back:
        return f"{plus(seat.gained)} {plus(-seat.given_back)}"
    return plus(seat.gained - seat.given_back)


def _demands(canvas: Canvas, demands: tuple[DemandMove, ...], area: Box) -> None:
    """Each variety with its demand before and after."""
    step, middle = area.w / len(demands), area.y + area.h / 2
    for i, one in enumerate(demands):
        x = area.x + i * step
        grapes.bunch(canvas, one.tile.variety, x + 22, middle, 38)
        if one.before == one.after:
            canvas.text(x + 46, middle, numeral(one.after), "bold", grown(20, 22), INK2, valign="middle")
            continue
        words = say("vino-preview-cash", before=numeral(one.before), after=numeral(one.after))
        found = canvas.fitting(words, "extra", grown(21, 24), step - 82, tall=36)
        canvas.text(x + 46, middle, found.words, "extra", found.size, INK, valign="middle", most=1, wrap=step - 78)
        wide = canvas.measure(found.words, "extra", found.size)
        canvas.icon("demand_up" if one.after > one.before else "demand_down", x + 62 + wide, middle, 26)


def height(seats: int) -> float:
    """How high the table in the task panel is at least."""
    return grown(TITLE, 46) + (seats + 1) * grown(ROW, 42) + 8


@kept(8)
def table(look: RoundLook, wide: float, tall: float, scale: float) -> Surface:
    """The table of what the last round has brought, for the task panel; its rows are as high as there is room."""
    canvas = Canvas(wide, tall, scale)
    title = grown(TITLE, 46)
    row = (tall - title - 8) / (len(look.seats) + 1)
    words = canvas.fitting(say("vino-round-brought", round=look.number), "extra", grown(21), wide - 8, tall=title)
    canvas.text(2, title / 2, words.words, "extra", words.size, INK, valign="middle", wrap=wide - 4, most=1)
    canvas.draw(line(0, title - 2, wide, title - 2, LINE, 1.2))
    for i, seat in enumerate(look.seats):
        _row(canvas, seat, wide, title + (i + 0.5) * row, row)
    foot = title + len(look.seats) * row + 4
    canvas.draw(line(0, foot - 2, wide, foot - 2, LINE, 1.2))
    step, middle = wide / len(look.demands), foot + row / 2
    for i, one in enumerate(look.demands):
        change = one.after - one.before
        grapes.bunch(canvas, one.tile.variety, i * step + 13, middle, 27)
        ink = LEGAL if change > 0 else ILLEGAL if change else INK2
        canvas.fit(i * step + 28, middle, plus(change), "extra", 21, step - 31, ink, tall=row)
    return canvas.surface()


def _row(canvas: Canvas, seat: SeatRound, wide: float, y: float, tall: float) -> None:
    inks, size = player(seat.colour), max(grown(20, 25), min(24.0, tall * 0.66))
    rose(canvas, seat.place, 16, y, 13)
    canvas.draw(circle(48, y, 10.5, inks.body, INK, 1.6), emblem(inks.emblem, 48, y, 5.6, inks.on))
    income = plus(seat.income)
    room = wide * 0.57 - canvas.measure(income, "extra", size) - 8 - 66
    name = canvas.fitting(seat.name, "bold", size, room, tall=30)
    canvas.text(66, y, name.words, "bold", name.size, INK, valign="middle", wrap=room, most=1)
    ink = LEGAL if seat.income else INK2
    canvas.text(wide * 0.57, y, income, "extra", size, ink, "right", "middle")
    if seat.sold is not None:
        tile, quantity = seat.sold
        canvas.text(wide * 0.66, y, str(quantity), "extra", size, INK, "right", "middle")
        grapes.bunch(canvas, tile.variety, wide * 0.66 + 18, y, 27)
    canvas.icon("vineyard", wide * 0.8, y, 26)
    canvas.fit(wide * 0.8 + 18, y, _land(seat), "extra", size, wide * 0.2 - 20, INK, tall=30)
