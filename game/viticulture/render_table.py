"""Draws the whole table from what the scene knows, from the wood to the frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import pygame

from game.art import ground
from game.art.kit.boxes import Box, RibbonBoxes
from game.art.kit.cache import look
from game.art.kit.canvas import BLEED
from game.art.kit.layers import Layers, Paper
from game.art.log import LogLine, inspector, log, newest
from game.art.ribbon import RibbonLook, Tab, ribbon, tab_now
from game.play.ask import ribbon_signs
from game.play.frame import Frame
from game.play.inspect import Explained
from game.text import glossary
from game.text.messages import say
from game.text.printed import board as printed_board
from game.viticulture.hand import Lying
from game.viticulture.open_actions import Opened
from game.viticulture.render_board import BoardDrawing
from game.viticulture.render_mat import PersonalDrawing
from game.viticulture.spread import Spread
from game.window.screen import Screen
from rules.engine.choice import Ref
from rules.viticulture.view import SeatView, View

TIES = ("lira", "wine_any", "grape_any")
"""What is compared where points are equal, as icons."""
TABLE_AGE, RAIL_AGE, LOG_AGE = 1, 2, 3
"""So many frames after a change the table, the rail and the log show it while something moves."""
SEASONS = ("spring", "summer", "fall", "winter", "year_end")


class Sheet(NamedTuple):
    """What the table shows besides the view itself.

    ``mat`` and ``hand`` are the seats whose mat and hand lie open, ``asked`` the seat that is asked (-1: nobody).
    ``shown`` is the seat whose cards lie in the place of the hand, where that is another's. ``between`` is the time
    between two years, in which nobody is asked.
    """

    view: View
    spread: Spread
    mat: int
    hand: int
    asked: int
    opened: Opened = Opened()
    cards: tuple[Lying, ...] = ()
    """The cards of the hand that is seen, where they are now."""
    hovered_seat: int = -1
    hidden: frozenset[Ref] = frozenset()
    undo: bool = False
    redo: bool = False
    muted: bool = False
    shown: SeatView | None = None
    between: bool = False
    news: bool = False
    rebate: int = 0
    """How many lira less than printed the structures of the hand's owner cost now."""
    moods: tuple[str, ...] = ()
    """The moods of the innkeepers by seat; all are calm where there are none."""


class TableDrawing:
    """The drawings of one game."""

    def __init__(self, names: Sequence[str], colours: Sequence[str], innkeepers: Sequence[str] = ()) -> None:
        """Names, colours and innkeepers of the seats; without the last each has that of its colour."""
        self.names = names
        self.colours = tuple(colours)
        self.innkeepers = tuple(innkeepers) or self.colours
        self.board = BoardDrawing(colours, coins())
        self.personal = PersonalDrawing(names, colours, self.innkeepers)
        self._layers: Layers | None = None
        self._view: View | None = None
        self._age = 0
        """What was to be shown in the last frame, and for how many frames before it."""
        self._rail: View | None = None
        """What the rail shows."""
        self._shown: object = None
        """What the layers show."""
        self._read: tuple[object, tuple[LogLine, ...]] = None, ()
        """Who read the log last, and its lines."""

    def draw(self, surface: pygame.Surface, screen: Screen, sheet: Sheet, moves: bool = False) -> None:
        """Draw the table without panels, marks and things on their way.

        Everything is kept, and drawn again only where something on it has changed. While something ``moves`` a change
        is drawn over several frames: things set out in the first one, the table follows, then the rail and the log.
        """
        before, self._view = self._view, sheet.view
        self._age = self._age + 1 if before is sheet.view else 0
        if self._layers is None or self._layers.sheet.get_size() != surface.get_size():
            self._layers, self._shown = Layers(surface), None
        # Where a hand closes nothing of it may stay.
        later = moves and self._shown is not None and before is not None and before.by == sheet.view.by
        if not later or self._age >= RAIL_AGE:
            self._rail = sheet.view
        key = (screen.frame, look(), sheet, id(self._rail))
        if self._shown != key and not (later and self._age < TABLE_AGE):
            self._layers.begin()
            self._lay(self._layers, screen, sheet)
            self._shown = key
            self._layers.done()
        surface.blit(self._layers.sheet, screen.frame, screen.frame)

    def _lay(self, surface: Layers, screen: Screen, sheet: Sheet) -> None:
        layout = sheet.spread.layout
        surface.blit(ground.table_ground(screen.scale, *layout.frame.table[2:]), screen.frame)
        self.lay_ribbon(surface, screen, sheet)
        self.personal.draw_rail(
            surface,
            screen,
            self._rail or sheet.view,
            sheet.spread,
            sheet.asked,
            sheet.mat,
            sheet.hovered_seat,
            sheet.moods,
        )
        self.board.draw(surface, screen, sheet.view, sheet.spread, sheet.opened, sheet.hidden)
        foreign = sheet.mat != sheet.hand
        rebate = 0 if foreign else sheet.rebate
        self.personal.draw_mat(surface, screen, layout, sheet.view, sheet.mat, sheet.hidden, foreign, rebate)
        title = self.names[sheet.mat if sheet.shown is not None else sheet.hand] if foreign else say("table-hand")
        own = sheet.shown or sheet.view.seats[sheet.hand]
        self.personal.draw_hand(surface, screen, layout.frame.hand, title, own, sheet.cards, sheet.hidden)

    def lay_ribbon(self, surface: Paper, screen: Screen, sheet: Sheet) -> None:
        """The ribbon along the top."""
        for picture, x, y in ribbon(self._ribbon(sheet), _ribbon_boxes(sheet.spread.layout.frame), screen.scale):
            surface.blit(picture, screen.pixel((x, y)))

    def frame(self, surface: pygame.Surface, screen: Screen, table: Box, seat: int) -> None:
        """The frame of the screen, which shows ``table``, in the colour of the seat that is asked."""
        if seat >= 0:
            for side, (x, y) in ground.screen_frame(self.colours[seat], *table[2:], screen.scale):
                surface.blit(side, (screen.frame.x + x, screen.frame.y + y))

    def log(
        self,
        surface: pygame.Surface,
        screen: Screen,
        lines: tuple[LogLine, ...],
        box: Box,
        reader: object,
        moves: bool,
        head: float = 0.0,
    ) -> None:
        """The log in a box, as its ``reader`` may know it; something lies over its upper ``head`` px.

        While something ``moves`` new lines come some frames after what they tell, if the reader is the same.
        """
        if moves and self._age < LOG_AGE and self._read[0] == reader:
            lines = self._read[1]
        self._read = reader, lines
        surface.blit(log(lines, box, screen.scale, head), screen.pixel((box.x - BLEED, box.y - BLEED)))

    def newest(self, surface: pygame.Surface, screen: Screen, lines: tuple[LogLine, ...], box: Box) -> None:
        """The last lines of the log in a box, while its drawer is closed."""
        surface.blit(newest(lines, box, screen.scale), screen.pixel((box.x - BLEED, box.y - BLEED)))

    def inspector(
        self, surface: pygame.Surface, screen: Screen, told: Explained, note: str, more: str, box: Box, rule: str
    ) -> None:
        """The inspector in a box. ``more`` says how the words that have an entry are read, ``rule`` is the key to the
        rulebook."""
        more = more if glossary.terms_in(told.body, "viticulture") else ""
        words = told.title, told.sub, told.icon, told.body, note
        picture = inspector(*words, box, screen.scale, "viticulture", more, rule)
        surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))

    def tab(self, screen: Screen, sheet: Sheet) -> Box:
        """Where the tab of the present season hangs from the ribbon."""
        return tab_now(self._ribbon(sheet), _ribbon_boxes(sheet.spread.layout.frame), screen.scale)

    def _ribbon(self, sheet: Sheet) -> RibbonLook:
        view = sheet.view
        now = SEASONS.index(view.season) if view.season in SEASONS else -1
        tabs = tuple(
            Tab(season, say(f"season-{season}"), "now" if i == now else "past" if i < now else "next")
            for i, season in enumerate(SEASONS)
        )
        turn = say("table-turn", name=self.names[sheet.asked]) if sheet.asked >= 0 else say("table-turn-over")
        turn = say("table-year-ends") if sheet.between else turn
        able = ("undo", sheet.undo), ("redo", sheet.redo), ("replay", sheet.news)
        disabled = tuple(name for name, enabled in able if not enabled)
        year = say("table-year", year=view.year) if view.year else say("table-setup")
        goal = goal_words(view)
        ties = TIES if view.last_year and view.automa is None else ()
        asked = max(0, sheet.asked)
        return RibbonLook(
            year, goal, tabs, turn, self.colours[asked], ribbon_signs(sheet.muted), disabled, view.last_year, ties,
            self.innkeepers[asked],
        )  # fmt: skip


def goal_words(view: View) -> str:
    """What ends the game: so many points, the end of this year, or of the last of the years alone."""
    if view.last_year:
        return say("table-last-year")
    if view.automa is not None:
        return say("table-solo-goal", years=view.automa.years, begun="yes" if view.year else "no")
    return say("table-goal", ends=printed_board()["points"]["ends"])


def coins() -> dict[str, int]:
    """The lira that each action always brings, or costs (negative), as its coin on the board shows."""
    found: dict[str, int] = {}
    for action in printed_board()["actions"]:
        steps = action["action"] if isinstance(action["action"], list) else [action["action"]]
        for step in steps:
            for verb, sign in (("gain", 1), ("pay", -1)):
                amount = step.get(verb, {})
                if isinstance(amount, dict) and "lira" in amount:
                    found[action["id"]] = sign * int(amount["lira"])
    return found


def _ribbon_boxes(frame: Frame) -> RibbonBoxes:
    return frame.ribbon_boxes(len(ribbon_signs()))
