"""The terraces of spring: a milestone with the number of each row, and the sign of what it gives."""

from __future__ import annotations

from pygame import Surface

from game.art import board_boxes, signs
from game.art.kit import contrast
from game.art.kit.boxes import Box
from game.art.kit.cache import kept
from game.art.kit.canvas import BLEED, SCREEN_GRAIN, Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import INK, INK2, Colour
from game.art.kit.shapes import NONE, path
from game.art.pieces import laurel
from game.art.valley.signs import enamel, plate

_STONES: dict[bool, tuple[Colour, Colour]] = {True: ("#F5EFDC", "#D6CBAE"), False: ("#A9B3AE", "#8D9A96")}
"""A milestone and its shaded side in the light and in the evening."""


@kept(40)
def wake_row(row: int, lit: bool, first: str, given: bool, scale: float) -> Surface:
    """A row without its rooster, BLEED larger than its box on every side.

    ``first`` is the word on row 1; ``given``: a piece that lay there has been taken, the sign stays empty.
    """
    box = board_boxes.wake_up_row(row)
    x, y, _, _ = box
    stone, shade = _STONES[lit or contrast.high()]
    canvas = Canvas.over(box, scale, BLEED, shared=True)
    arch = f"V{y + 18}Q{x + 2},{y + 3} {x + 20},{y + 3}Q{x + 38},{y + 3} {x + 38},{y + 18}V{y + 52}Z"
    canvas.draw(
        path(f"M{x + 2},{y + 52}{arch}", stone, INK, 2),
        path(f"M{x + 30},{y + 6}Q{x + 37},{y + 9} {x + 37},{y + 18}V{y + 51}H{x + 30}Z", shade),
    )
    sign, inks = sign_box(row), enamel("spring", lit)
    plate(canvas, sign, inks)
    canvas.layer()
    canvas.text(x + 20, y + 30, str(row), "display", grown(29, 40), INK, "centre", "middle")
    if row not in signs.ROWS:
        words, size = canvas.fitting(first, "bold", 19, sign.w - 5, 2, 1.0, sign.h - 4)
        canvas.text(*sign.centre, words, "bold", size, INK, "centre", "middle", wrap=sign.w - 4, leading=1.0, most=2)
    elif not given:
        _gift(canvas, signs.ROWS[row], sign)
    return canvas.surface(grain=SCREEN_GRAIN)


def sign_box(row: int) -> Box:
    """The sign with what a row gives."""
    box = board_boxes.wake_up_row(row)
    return Box(box.x + 40, box.y + 6, 81, 42)


def _gift(canvas: Canvas, icons: tuple[str, ...], sign: Box) -> None:
    x, middle = sign.centre
    if icons == ("vp",):
        laurel(canvas, x, middle, 38, 1)
    elif len(icons) == 1:
        canvas.icon(icons[0], x, middle, 36)
    else:
        for icon, aside in zip(icons, (-17, 17), strict=True):
            canvas.icon(icon, x + aside, middle, 30)
        canvas.draw(path(f"M{x + 4},{middle - 12}L{x - 4},{middle + 12}", NONE, INK2, 2.4))
