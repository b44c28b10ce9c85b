"""The ribbon along the top: year, season tabs, whose turn it is, and buttons."""

from __future__ import annotations

from typing import NamedTuple

from pygame import Surface

from game.art import signs
from game.art.innkeepers import disc
from game.art.kit import contrast
from game.art.kit.boxes import Box, RibbonBoxes
from game.art.kit.cache import kept
from game.art.kit.canvas import Canvas
from game.art.kit.letters import grown
from game.art.kit.palette import CELLAR2, CREAM, CREAM2, GOLD, INK, RIBBON, SEASONS, SELECT, TIMBER, WINE, mix, player
from game.art.kit.shapes import NONE, path, rect

_TIES_WIDE = 200
GOAL = 40.0
"""Room at the end of the plate of the year for the sign of what ends the game."""


class Tab(NamedTuple):
    """A season on the ribbon: its key, its word, and whether it is past, now or to come."""

    season: str
    word: str
    state: str


class RibbonLook(NamedTuple):
    """What the ribbon says. ``colour`` is the player whose turn it is, ``buttons`` the icons at the right."""

    year: str
    goal: str
    tabs: tuple[Tab, ...]
    turn: str
    colour: str
    buttons: tuple[str, ...] = ()
    disabled: tuple[str, ...] = ()
    last: bool = False
    ties: tuple[str, ...] = ()
    """What is compared after the points, one after the other, as icons; told in the last year."""
    innkeeper: str = ""
    """Whose face is seen of the player, that of the colour where it is empty."""


Part = tuple[Surface, float, float]
"""A picture of the ribbon and where its upper left corner lies on the table, in design px."""


def ribbon(look: RibbonLook, boxes: RibbonBoxes, scale: float) -> tuple[Part, ...]:
    """The ribbon of the table, 76 high, in parts: its ground with the tabs, whose turn it is, what decides, buttons."""
    measures = Canvas(4, 4, scale)
    x, end, turn, words = _row(measures, look, boxes)
    ground = look._replace(turn="", colour="", innkeeper="", disabled=(), ties=())
    found = [(_ground(ground, words, boxes.ribbon, boxes.rail, scale), boxes.ribbon.x, boxes.ribbon.y)]
    x += sum(_tab_width(measures, tab, words) for tab in look.tabs)
    top = boxes.ribbon.y + 8
    if look.turn:
        wide = min(turn, end - x)
        found.append((_turn(look.turn, look.colour, look.innkeeper, wide, scale), x - 1, top))
        x += wide + 14
    if look.ties and end - x >= _TIES_WIDE:
        found.append((_ties(look.ties, scale), x - 1, top))
    for icon, box in zip(look.buttons, boxes.buttons, strict=True):
        found.append((ribbon_button(icon, icon in look.disabled, box.w, box.h, scale), box.x - 1, box.y - 1))
    return tuple(found)


def blank(ribbon: Box, rail: Box, icon: str, last: bool, scale: float) -> Canvas:
    """A ribbon, 76 high, with the plate over the rail, which shines in the ``last`` part of a game, and its icon."""
    left, wide = ribbon.x, ribbon.w
    canvas = Canvas(wide, 76, scale, origin=(left, 0))
    canvas.draw(
        rect(left, 0, wide, 64, RIBBON),
        rect(left, 62, wide, 2, GOLD, opacity=0.8),
        rect(left, 0, wide, 1.5, "#6A463A", opacity=0.6),
        rect(rail.x, 7, rail.w, 50, WINE, 6, SELECT if last else GOLD, 3 if last else 1.6),
    )
    canvas.icon(icon, rail.x + 30, 32, 36, on_dark=True)
    return canvas


@kept(20)
def _ground(look: RibbonLook, words: bool, ribbon: Box, rail: Box, scale: float) -> Surface:
    """The ribbon with year and tabs; past and coming tabs may do without ``words``."""
    canvas = blank(ribbon, rail, "grape_red", look.last, scale)
    left, right = rail.x + 56, rail.right - 10
    year, size = canvas.fitting(look.year, "display", 32, right - GOAL - left, tall=grown(32, 40))
    canvas.text(left, 32, year, "display", size, CREAM, valign="middle")
    _goal(canvas, look, left + canvas.measure(year, "display", size) + 12, right)
    x = rail.right + 12
    for tab in look.tabs:
        _tab(canvas, x, tab, words)
        x += _tab_width(canvas, tab, words)
    return canvas.surface()


@kept(30)
def _turn(words: str, colour: str, innkeeper: str, wide: float, scale: float) -> Surface:
    """The pill that says whose turn it is."""
    inks = player(colour)
    canvas = Canvas(wide + 2, 48, scale)
    canvas.draw(rect(1, 1, wide, 46, inks.body, 23, CREAM, 1.6))
    canvas.picture(disc(innkeeper, colour, 46, scale), 1, 1)
    words, size = canvas.fitting(words, "extra", 23, wide - 66, tall=38)
    canvas.text(53, 24, words, "extra", size, inks.on, valign="middle", wrap=wide - 66, most=1)
    return canvas.surface()


@kept(30)
def ribbon_button(icon: str, disabled: bool, w: float, h: float, scale: float) -> Surface:
    """A button of the ribbon, w by h, with 1 px around it."""
    canvas = Canvas(w + 2, h + 2, scale)
    canvas.draw(rect(1, 1, w, h, CELLAR2, 6, TIMBER, 1.4))
    canvas.icon(icon, w / 2 + 1, h / 2 + 1, 27, True, "#7E6E66" if disabled else CREAM)
    return canvas.surface()


def _row(canvas: Canvas, look: RibbonLook, boxes: RibbonBoxes) -> tuple[float, float, float, bool]:
    """Where the tabs begin and the row ends, how wide the words about the turn are, and if all tabs have words."""
    x = boxes.rail.right + 12
    end = boxes.buttons[0].x - 16 if boxes.buttons else boxes.ribbon.right - 20
    turn = max(200, canvas.measure(look.turn, "extra", grown(23)) + 76) if look.turn else 0
    return x, end, turn, sum(_tab_width(canvas, tab, True) for tab in look.tabs) + turn <= end - x


@kept(4)
def _ties(ties: tuple[str, ...], scale: float) -> Surface:
    """In the last year: what decides when points are equal, one after the other."""
    canvas = Canvas(_TIES_WIDE + 2, 48, scale)
    canvas.draw(rect(1, 1, _TIES_WIDE, 46, WINE, 23, SELECT, 2))
    canvas.icon("last_year", 31, 24, 32, on_dark=True)
    for i, icon in enumerate(ties):
        canvas.icon(icon, 73 + i * 46, 24, 28, on_dark=True)
        if i:
            canvas.draw(path(f"M{46 + i * 46},19l5,5l-5,5", NONE, CREAM2, 2.2))
    return canvas.surface()


def tab_now(look: RibbonLook, boxes: RibbonBoxes, scale: float) -> Box:
    """Where the present tab hangs; a box without width where there is none."""
    canvas = Canvas(4, 4, scale)
    x, _, _, words = _row(canvas, look, boxes)
    for tab in look.tabs:
        wide = _tab_width(canvas, tab, words)
        if tab.state == "now":
            return Box(x, boxes.ribbon.y, wide - 2, 74)
        x += wide
    return Box(x, boxes.ribbon.y, 0, 74)


def _goal(canvas: Canvas, look: RibbonLook, left: float, right: float) -> None:
    """What ends the game, in words where there is room, else as a sign."""
    words, size = canvas.fitting(look.goal, "bold", 18, right - left)
    if size == grown(18) and canvas.measure(words, "bold", size) <= right - left:
        canvas.text(right, 32, words, "bold", size, "#E9C9B4", "right", "middle")
    else:
        canvas.icon("last_year", right - 16, 32, 34, on_dark=True)


def _tab_width(canvas: Canvas, tab: Tab, words: bool) -> float:
    """How far the next tab stands to the right of this one; past and coming ones may do without ``words``."""
    if tab.state == "now":
        return canvas.measure(tab.word, "display", grown(28, 44)) + 100
    return (canvas.measure(tab.word, "bold", grown(22, 38)) + 66 if words else 52) + 8


def _tab(canvas: Canvas, x: float, tab: Tab, words: bool) -> None:
    """Draw a season tab at x."""
    inks, wide = SEASONS[tab.season], _tab_width(canvas, tab, words) - 8
    if tab.state == "now":
        canvas.draw(
            path(
                f"M{x},0H{x + wide + 4}V66Q{x + wide + 4},74 {x + wide - 4},74H{x + 8}Q{x},74 {x},66Z",
                "#0B0608",
                opacity=0.5,
            ),
            path(f"M{x},0H{x + wide}V62Q{x + wide},70 {x + wide - 8},70H{x + 8}Q{x},70 {x},62Z", inks.head, INK, 2),
            path(
                f"M{x + 5},2V60Q{x + 5},65 {x + 10},65H{x + wide - 10}Q{x + wide - 5},65 {x + wide - 5},60V2",
                NONE,
                inks.words,
                1.2,
                opacity=0.6,
            ),
        )
        canvas.icon(signs.SEASONS[tab.season], x + 38, 35, 36, inks.words == CREAM)
        canvas.text(x + 64, 35, tab.word, "display", grown(28, 44), inks.words, valign="middle")
        return
    past, light = tab.state == "past", mix(inks.head, CREAM, 0.35)
    frame = light if contrast.high() else mix(inks.head, RIBBON, 0.35)
    canvas.draw(rect(x, 12, wide, 42, mix(inks.head, RIBBON, 0.72), 5, frame, 1.4))
    canvas.icon("confirm" if past else signs.SEASONS[tab.season], x + 26, 33, 24, True, light)
    if words:
        canvas.text(x + 46, 33, tab.word, "bold", grown(22, 38), CREAM2 if past else CREAM, valign="middle")
