"""The ribbon of Vino: round, phases, the order of play as faces, and the buttons."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pygame import Surface

from game.art.innkeepers import disc
from game.art.kit.boxes import Box, RibbonBoxes
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CELLAR2, CREAM, CREAM2, INK, SELECT, TIMBER
from game.art.kit.parts import Part
from game.art.kit.shapes import NONE, circle, path, rect
from game.art.ribbon import blank, ribbon_button
from game.text.messages import say
from game.window.screen import Point

ICONS = {
    "preliminary": "vineyard", "choose": "screen", "reveal": "eye", "buy": "vineyard", "sell": "sell",
    "order": "compass",
}  # fmt: skip
PHASES = ("choose", "reveal", "buy", "sell", "order")
LAST_PHASES = PHASES[: PHASES.index("sell")]
"""The phases of the last round, in which nobody sells any more (N-END-02)."""
NOW = "#E3A72A"


class RibbonLook(NamedTuple):
    """What the ribbon says.

    ``order`` are the colours in order of play, empty while a face is on its way, ``asked`` that of who is asked or
    empty. ``innkeepers`` are whose faces are seen, in order of play; without them those of the colours.
    """

    round: str
    phase: str
    order: tuple[str, ...]
    asked: str
    buttons: tuple[str, ...]
    disabled: tuple[str, ...] = ()
    last: bool = False
    innkeepers: tuple[str, ...] = ()


def ribbon(look: RibbonLook, boxes: RibbonBoxes, scale: float) -> Iterator[Part]:
    """The parts of the ribbon, 76 high; the present phase hangs down."""
    first = boxes.ribbon.x
    ground = _ground_of(look, boxes, scale)
    yield ground.picture, (0, 0)
    for i, colour in enumerate(look.order):
        if not colour:
            continue
        face = face_of(look.innkeepers[i] if look.innkeepers else "", colour, colour == look.asked, scale)
        yield face, (round((ground.seats + i * 50 - 26 - first) * scale), round(6 * scale))
    for icon, box in zip(look.buttons, boxes.buttons, strict=True):
        place = round((box.x - 1 - first) * scale), round((box.y - 1 - boxes.ribbon.y) * scale)
        yield ribbon_button(icon, icon in look.disabled, box.w, box.h, scale), place


def faces(look: RibbonLook, boxes: RibbonBoxes, scale: float) -> tuple[Point, ...]:
    """The middles of the faces in order of play."""
    ground = _ground_of(look, boxes, scale)
    return tuple((ground.seats + i * 50, boxes.ribbon.y + 32) for i in range(len(look.order)))


def tab_now(look: RibbonLook, boxes: RibbonBoxes, scale: float) -> Box:
    """Where the tab of the present phase hangs."""
    return _ground_of(look, boxes, scale).now


class Ground(NamedTuple):
    """The ribbon without seats and buttons, where the middle of the first seat lies, and the present tab."""

    picture: Surface
    seats: float
    now: Box


def _ground_of(look: RibbonLook, boxes: RibbonBoxes, scale: float) -> Ground:
    return _ground(look.round, look.phase, look.last, len(look.order), boxes, scale)


@kept(20)
def _ground(round_: str, phase: str, last: bool, seats: int, boxes: RibbonBoxes, scale: float) -> Ground:
    rail = boxes.rail
    canvas = blank(boxes.ribbon, rail, "barrel", last, scale)
    canvas.fit(rail.x + 56, 32, round_, "display", 30, rail.w - 70, CREAM, most=2, tall=42)
    x, end = rail.right + 12, boxes.buttons[0].x - 16
    phases = ("preliminary",) if phase == "preliminary" else LAST_PHASES if last else PHASES
    room = end - x - 20 - seats * 50
    words = sum(_wide(canvas, one, one == phase, True) for one in phases) <= room
    now, tab = phases.index(phase) if phase in phases else -1, Box(x, boxes.ribbon.y, 0, 74)
    for i, one in enumerate(phases):
        if i == now:
            tab = tab._replace(x=x, w=_wide(canvas, one, True, words) - 2)
        x = _tab(canvas, x, one, "now" if i == now else "past" if i < now else "next", words)
    title = say("vino-order")
    spare = end - x - seats * 50 - 24
    if canvas.measure(title, "bold", grown(20)) <= spare:
        canvas.text(x + 8, 32, title, "bold", grown(20), CREAM2, valign="middle")
        x += canvas.measure(title, "bold", grown(20)) + 16
    return Ground(canvas.surface(), x + 28, tab)


@kept(20)
def face_of(innkeeper: str, colour: str, asked: bool, scale: float) -> Surface:
    """The face of a seat in the middle of a square of 52; ringed while it is ``asked``."""
    canvas = Canvas(52, 52, scale)
    canvas.draw(circle(26, 26, 22.4, CREAM))
    canvas.picture(disc(innkeeper, colour, 44, scale), 4, 4)
    if asked:
        canvas.layer()
        canvas.draw(circle(26, 26, 23.6, NONE, SELECT, 3.2))
    return canvas.surface()


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
