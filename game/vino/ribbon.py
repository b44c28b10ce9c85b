"""The ribbon of Vino: round, phases, the order of play as emblems, and the buttons."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art.canvas import Canvas
from game.art.keep import kept
from game.art.letters import grown
from game.art.palette import CELLAR2, CREAM, CREAM2, INK, SELECT, TIMBER, player
from game.art.pieces import emblem
from game.art.ribbon import blank
from game.art.shapes import NONE, circle, path, rect
from game.table import layout
from game.text.messages import say

ICONS = {
    "preliminary": "vineyard", "choose": "screen", "buy": "vineyard", "sell": "sell", "order": "compass",
}  # fmt: skip
PHASES = ("choose", "buy", "sell", "order")
NOW = "#E3A72A"


class RibbonLook(NamedTuple):
    """What the ribbon says. ``order`` are the colours in order of play, ``asked`` that of who is asked or empty."""

    round: str
    phase: str
    order: tuple[str, ...]
    asked: str
    buttons: tuple[str, ...]
    disabled: tuple[str, ...] = ()
    last: bool = False


@kept(30)
def ribbon(look: RibbonLook, scale: float) -> Surface:
    """The ribbon, 76 high; the present phase hangs down."""
    rail = layout.RAIL
    canvas = blank(layout.RIBBON, rail, "barrel", look.last, scale)
    size = grown(30, 40)
    while size > 22 and canvas.measure(look.round, "display", size) > rail.w - 70:
        size -= 1
    canvas.text(rail.x + 56, 32, look.round, "display", size, CREAM, valign="middle")
    x = rail.right + 12
    boxes = layout.ribbon_buttons(len(look.buttons))
    end = boxes[0].x - 16
    order = 20 + len(look.order) * 50
    phases = ("preliminary",) if look.phase == "preliminary" else PHASES
    room = end - x - order
    words = sum(_wide(canvas, phase, phase == look.phase, True) for phase in phases) <= room
    now = phases.index(look.phase) if look.phase in phases else -1
    for i, phase in enumerate(phases):
        x = _tab(canvas, x, phase, "now" if i == now else "past" if i < now else "next", words)
    title = say("vino-order")
    spare = end - x - len(look.order) * 50 - 24
    if canvas.measure(title, "bold", grown(20)) <= spare:
        canvas.text(x + 8, 32, title, "bold", grown(20), CREAM2, valign="middle")
        x += canvas.measure(title, "bold", grown(20)) + 16
    for i, colour in enumerate(look.order):
        _seat(canvas, x + 28 + i * 50, colour, colour == look.asked)
    for icon, box in zip(look.buttons, boxes, strict=True):
        box = box._replace(y=box.y - layout.RIBBON.y)
        canvas.draw(rect(*box, CELLAR2, 6, TIMBER, 1.4))
        canvas.icon(icon, *box.centre, 27, True, "#7E6E66" if icon in look.disabled else CREAM)
    return canvas.surface()


def _seat(canvas: Canvas, x: float, colour: str, asked: bool) -> None:
    inks = player(colour)
    canvas.draw(
        circle(x, 32, 19, inks.body, CREAM, 1.6),
        emblem(inks.emblem, x, 32, 10, inks.on),
        circle(x, 32, 23, NONE, SELECT, 3.2) if asked else "",
    )


def _wide(canvas: Canvas, phase: str, now: bool, words: bool) -> float:
    word = say(f"vino-phase-{phase}")
    if now:
        return canvas.measure(word, "display", grown(28, 44)) + 108
    return (canvas.measure(word, "bold", grown(22, 38)) + 66 if words else 52) + 8


def _tab(canvas: Canvas, x: float, phase: str, state: str, words: bool) -> float:
    """Draw a phase at x; returns where the next one begins."""
    word, step = say(f"vino-phase-{phase}"), _wide(canvas, phase, state == "now", words)
    wide = step - 8
    if state == "now":
        canvas.draw(
            path(
                f"M{x},0H{x + wide + 4}V66Q{x + wide + 4},74 {x + wide - 4},74H{x + 8}Q{x},74 {x},66Z",
                "#0B0608",
                opacity=0.5,
            ),
            path(f"M{x},0H{x + wide}V62Q{x + wide},70 {x + wide - 8},70H{x + 8}Q{x},70 {x},62Z", NOW, INK, 2),
            path(
                f"M{x + 5},2V60Q{x + 5},65 {x + 10},65H{x + wide - 10}Q{x + wide - 5},65 {x + wide - 5},60V2",
                NONE, INK, 1.2, opacity=0.6,
            ),
        )  # fmt: skip
        canvas.icon(ICONS[phase], x + 38, 35, 38)
        canvas.text(x + 66, 35, word, "display", grown(28, 44), INK, valign="middle")
        return x + step
    canvas.draw(rect(x, 12, wide, 42, CELLAR2, 5, TIMBER, 1.4))
    ink = CREAM2 if state == "past" else CREAM
    canvas.icon("confirm" if state == "past" else ICONS[phase], x + 26, 33, 25, True, ink)
    if words:
        canvas.text(x + 46, 33, word, "bold", grown(22, 38), ink, valign="middle")
    return x + step
