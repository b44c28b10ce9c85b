"""The preview of a choice: a bill, small signs with numbers, and lines of words for what it means."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas, Style
from game.art.kit.letters import grown
from game.art.kit.palette import CARD, FOCUS, GLOW, ILLEGAL, INK, INK2, LINE, WARN, WINE, Colour, player
from game.art.kit.shapes import circle, line, rect
from game.art.pieces import emblem, token_picture

SIGN, CHIP_GAP, PAD = 32.0, 16.0, 12.0
SUM_ROW, BILL_ROW = 56.0, 46.0
"""How high the sum of a bill and its other entries are."""
TONES: dict[str, Colour] = {"plain": INK, "eye": INK2, "warn": WARN, "refused": ILLEGAL}


class Chip(NamedTuple):
    """A sign with words, such as a coin with "6 → 2".

    ``token`` is a grape or wine kind with its value in place of an icon; ``colour`` is that of another player.
    """

    icon: str
    words: str
    token: tuple[str, int] | None = None
    colour: str = ""


class Remark(NamedTuple):
    """A line of words with an icon; tone: plain, eye (cannot be taken back), warn or refused."""

    icon: str
    words: str
    tone: str = "plain"


class Entry(NamedTuple):
    """A line of a bill: a sign, what it is about, and at the right the number, or what it was and will be."""

    icon: str
    words: str
    number: str


class PreviewLook(NamedTuple):
    """What a choice brings: the entries of a bill, of which the first one is its sum, signs and remarks."""

    chips: tuple[Chip, ...]
    remarks: tuple[Remark, ...]
    bill: tuple[Entry, ...] = ()

    @property
    def empty(self) -> bool:
        """Whether there is nothing to be told."""
        return not (self.chips or self.remarks or self.bill)


class _Placed(NamedTuple):
    """A chip at its place, with the size of its letters."""

    chip: Chip
    x: float
    y: float
    size: float


@kept(40)
def preview(look: PreviewLook, width: float, scale: float) -> Surface:
    """The preview on a card of this width, as high as it must be, with a shadow of 4 px at the right and below."""
    probe = Canvas(4, 4, scale)
    placed, top = _place(probe, look.chips, width)
    bill = _bill_height(look.bill)
    top = bill + 6 if bill and not placed else top + bill
    size = grown(20)
    lines = [(remark, probe.lines(remark.words, "bold", size, width - 58)) for remark in look.remarks]
    tall = top + sum(len(words) * size * 1.15 + 6 for _, words in lines) + PAD - 3
    warned = any(remark.tone in ("warn", "refused") for remark in look.remarks)
    canvas = Canvas(width + 5, tall + 6, scale)
    canvas.draw(
        rect(3, 5, width, tall, "#0B0608", 7, opacity=0.4),
        rect(1, 1, width, tall, CARD, 7, WARN if warned else FOCUS, 2.4),
    )
    _draw_bill(canvas, look.bill, width)
    for one in placed:
        _draw_chip(canvas, one._replace(y=one.y + bill))
    for remark, words in lines:
        middle = top + len(words) * size * 0.575 + 1
        canvas.icon(remark.icon, PAD + 15, middle, 26)
        ink = TONES[remark.tone]
        canvas.text(PAD + 36, middle, "\n".join(words), "bold", size, ink, valign="middle", leading=1.15)
        top += len(words) * size * 1.15 + 6
    return canvas.surface()


def height(look: PreviewLook, width: float, scale: float) -> float:
    """How high the card is in design px."""
    return preview(look, width, scale).get_height() / scale


def _bill_height(bill: tuple[Entry, ...]) -> float:
    return grown(SUM_ROW, 68) + (len(bill) - 1) * grown(BILL_ROW, 54) + 4 if bill else 0.0


def _draw_bill(canvas: Canvas, bill: tuple[Entry, ...], width: float) -> None:
    """The sum large and ruled off, below it each entry in a row of its own."""
    top = 3.0
    for i, one in enumerate(bill):
        tall = grown(*((BILL_ROW, 54) if i else (SUM_ROW, 68)))
        middle = top + tall / 2
        style: Style = "extra" if i else "display"
        number = canvas.fitting(one.number, style, 26 if i else 38, width * 0.55, tall=tall)
        canvas.text(width - PAD - 4, middle, number.words, style, number.size, INK if i else WINE, "right", "middle")
        canvas.icon(one.icon, PAD + 17, middle, SIGN)
        room = width - 2 * PAD - 52 - canvas.measure(number.words, style, number.size)
        canvas.fit(PAD + 42, middle, one.words, "bold" if i else "extra", 21 if i else 23, room, INK, most=2,
                   leading=0.95, tall=tall)  # fmt: skip
        top += tall
        if not i and len(bill) > 1:
            canvas.draw(line(PAD, top, width - PAD, top, LINE, 1.6))


def _place(probe: Canvas, chips: tuple[Chip, ...], width: float) -> tuple[list[_Placed], float]:
    """Where the chips stand, in rows, and where the first line of words begins."""
    placed: list[_Placed] = []
    row = max(SIGN, grown(22)) + 8
    x, y = PAD, PAD - 3
    for chip in chips:
        wide = SIGN + (SIGN * 0.8 if chip.colour else 0)
        words, size = probe.fitting(chip.words, "extra", 22, width - 2 * PAD - wide - 5)
        wide += probe.measure(words, "extra", size) + 5 if words else 0
        if x + wide > width - PAD and x > PAD:
            x, y = PAD, y + row
        placed.append(_Placed(chip._replace(words=words), x, y, size))
        x += wide + CHIP_GAP
    return placed, y + row if placed else PAD - 1


def _draw_chip(canvas: Canvas, one: _Placed) -> None:
    chip, x = one.chip, one.x
    middle = one.y + max(SIGN, grown(22)) / 2 + 2
    if chip.colour:
        inks = player(chip.colour)
        canvas.draw(
            circle(x + 11, middle, 10.5, inks.body, GLOW, 1.2), emblem(inks.emblem, x + 11, middle, 5.8, inks.on)
        )
        x += SIGN * 0.8
    if chip.token is not None:
        kind, value = chip.token
        image = token_picture(kind, SIGN, canvas.scale, value)
        side = image.get_width() / canvas.scale
        canvas.picture(image, x + SIGN / 2 - side / 2, middle - side / 2)
    else:
        canvas.icon(chip.icon, x + SIGN / 2, middle, SIGN)
    if chip.words:
        canvas.text(
            x + SIGN + 5, middle, chip.words, "extra", one.size, INK if not chip.colour else INK2, valign="middle"
        )
