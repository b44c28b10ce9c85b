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
from game.art.kit.palette import CELLAR2, CREAM, CREAM2, GOLD, INK, RIBBON, SELECT, TIMBER, WINE, player
from game.art.kit.parts import Part
from game.art.kit.shapes import NONE, circle, path, rect
from game.art.ribbon import ribbon_button
from game.text.messages import say
from game.window.screen import Point

ICONS = {
    "preliminary": "vineyard", "choose": "hand", "reveal": "eye", "buy": "vineyard", "sell": "sell",
    "order": "compass",
}  # fmt: skip
PHASES = ("choose", "reveal", "buy", "sell", "order")
LAST_PHASES = PHASES[: PHASES.index("sell")]
"""The phases of the last round, in which nobody sells any more (N-END-02)."""
NOW = "#E3A72A"
TALL, MIDDLE = 62.0, 32.0
"""How high the ribbon is, and where what lies on it has its middle."""
_TAB = 64.0
"""How far down the tab of the present phase hangs, a little over the edge in the colour of who is asked."""
_ROUND = 190.0
"""How wide the plate of the round is at least."""
_EDGE = 3.0
"""How high that edge is."""
FACE, FACE_STEP = 52.0, 56.0
"""Side of the picture of a face, and from face to face."""


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
    """The parts of the ribbon, 66 high; the present phase hangs down."""
    first = boxes.ribbon.x
    ground = _ground_of(look, boxes, scale)
    yield ground.picture, (0, 0)
    if look.asked:
        for left, right in ((first, ground.now.x), (ground.now.right, boxes.ribbon.right)):
            edge = _edge(look.asked, right - left, scale)
            yield edge, (round((left - first) * scale), round((TALL - _EDGE) * scale))
    for i, colour in enumerate(look.order):
        if not colour:
            continue
        face = face_of(look.innkeepers[i] if look.innkeepers else "", colour, colour == look.asked, scale)
        left = ground.seats + i * FACE_STEP - FACE / 2 - first
        yield face, (round(left * scale), round((MIDDLE - FACE / 2) * scale))
    for icon, box in zip(look.buttons, boxes.buttons, strict=True):
        place = round((box.x - 1 - first) * scale), round((box.y - 1 - boxes.ribbon.y) * scale)
        yield ribbon_button(icon, icon in look.disabled, box.w, box.h, scale), place


def faces(look: RibbonLook, boxes: RibbonBoxes, scale: float) -> tuple[Point, ...]:
    """The middles of the faces in order of play."""
    ground = _ground_of(look, boxes, scale)
    return tuple((ground.seats + i * FACE_STEP, boxes.ribbon.y + MIDDLE) for i in range(len(look.order)))


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
    ribbon_ = boxes.ribbon
    canvas = Canvas(ribbon_.w, _TAB + 2, scale, origin=(ribbon_.x, 0))
    canvas.draw(
        rect(ribbon_.x, 0, ribbon_.w, TALL, RIBBON),
        rect(ribbon_.x, TALL - _EDGE, ribbon_.w, _EDGE, GOLD, opacity=0.8),
        rect(ribbon_.x, 0, ribbon_.w, 1.5, "#6A463A", opacity=0.6),
    )
    start, end = ribbon_.x + 10, boxes.buttons[0].x - 16
    found = canvas.fitting(round_, "display", 28, 300, tall=40)
    wide = max(_ROUND, canvas.measure(found.words, "display", found.size) + 36)
    canvas.draw(
        rect(start, 8, wide, 46, WINE, 6, INK, 2),
        rect(start + 4, 12, wide - 8, 38, NONE, 4, SELECT if last else GOLD, 2.6 if last else 1.2),
    )
    canvas.text(start + wide / 2, MIDDLE - 1, found.words, "display", found.size, CREAM, "centre", "middle")
    x = start + wide + 12
    phases = ("preliminary",) if phase == "preliminary" else LAST_PHASES if last else PHASES
    room = end - x - 20 - seats * FACE_STEP
    words = sum(_wide(canvas, one, one == phase, True) for one in phases) <= room
    now, tab = phases.index(phase) if phase in phases else -1, Box(x, ribbon_.y, 0, _TAB)
    for i, one in enumerate(phases):
        if i == now:
            tab = tab._replace(x=x, w=_wide(canvas, one, True, words) - 8)
        x = _tab(canvas, x, one, "now" if i == now else "past" if i < now else "next", words)
    title, size = say("vino-order"), grown(19)
    spare = end - x - seats * FACE_STEP - 24
    if canvas.measure(title, "bold", size) <= spare:
        canvas.text(x + 8, MIDDLE, title, "bold", size, CREAM2, valign="middle")
        x += canvas.measure(title, "bold", size) + 16
    return Ground(canvas.surface(), x + FACE / 2 + 2, tab)


@kept(12)
def _edge(colour: str, wide: float, scale: float) -> Surface:
    """The lower edge of the ribbon in the colour of who is asked."""
    canvas = Canvas(wide, _EDGE, scale)
    canvas.draw(rect(0, 0, wide, _EDGE, player(colour).body))
    return canvas.surface()


@kept(20)
def face_of(innkeeper: str, colour: str, asked: bool, scale: float) -> Surface:
    """The face of a seat in the middle of a square of FACE px; ringed while it is ``asked``."""
    canvas, middle = Canvas(FACE, FACE, scale), FACE / 2
    canvas.draw(circle(middle, middle, 22.4, CREAM))
    canvas.picture(disc(innkeeper, colour, 44, scale), middle - 22, middle - 22)
    if asked:
        canvas.layer()
        canvas.draw(circle(middle, middle, 23.6, NONE, SELECT, 3.2))
    return canvas.surface()


def _wide(canvas: Canvas, phase: str, now: bool, words: bool) -> float:
    """How far the next phase stands to the right of this one; past and coming ones may do without ``words``."""
    word = say(f"vino-phase-{phase}")
    if now:
        return canvas.measure(word, "display", grown(27, 42)) + 74
    return (canvas.measure(word, "bold", grown(20, 34)) + 60 if words else 50) + 8


def _tab(canvas: Canvas, x: float, phase: str, state: str, words: bool) -> float:
    """Draw a phase at x; returns where the next one begins."""
    word, step = say(f"vino-phase-{phase}"), _wide(canvas, phase, state == "now", words)
    wide = step - 8
    if state == "now":
        canvas.draw(
            path(
                f"M{x},4H{x + wide}V57Q{x + wide},{_TAB} {x + wide - 7},{_TAB}H{x + 7}Q{x},{_TAB} {x},57Z", NOW, INK, 2
            ),
            rect(x + 4, 8, wide - 8, _TAB - 12, NONE, 4, INK, 1.1, opacity=0.55),
        )
        canvas.icon(ICONS[phase], x + 27, MIDDLE, 32)
        canvas.text(x + 48, MIDDLE + 1, word, "display", grown(27, 42), INK, valign="middle")
        return x + step
    canvas.draw(rect(x, 11, wide, 41, CELLAR2, 6, TIMBER, 1.4))
    ink = CREAM2 if state == "past" else CREAM
    canvas.icon("confirm" if state == "past" else ICONS[phase], x + 24, MIDDLE - 0.5, 24, True, ink)
    if words:
        canvas.text(x + 43, MIDDLE, word, "bold", grown(20, 34), ink, valign="middle")
    return x + step
