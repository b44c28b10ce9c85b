"""Draws the table of Vino from what the scene knows, from the wood to the frame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

import pygame

from game.art import curtain, ground, innkeepers, meanwhile
from game.art.innkeepers import CALM
from game.art.kit.boxes import Box, RibbonBoxes
from game.art.kit.cache import in_parts, look
from game.art.kit.canvas import BLEED
from game.art.kit.layers import Layers, Paper
from game.art.kit.parts import Part, lay
from game.art.people.person import MOODS
from game.play.ask import ribbon_signs
from game.text.messages import say
from game.vino import cellar, demand, from_view, rail, sale_calculator
from game.vino.layout import Layout
from game.vino.render_chart import ChartDrawing, ChartSheet
from game.vino.ribbon import RibbonLook, faces, ribbon, tab_now
from game.window.screen import Point, Screen
from rules.engine.choice import Ref
from rules.vino.view import View


class Sheet(NamedTuple):
    """What the table shows besides the view, and where everything lies.

    ``mat`` is the seat whose cellar is shown, ``own`` the seat that sits at the screen, ``asked`` the seat that is
    asked (-1: nobody). ``large`` is the region that is unrolled. ``selling``, ``steps``, ``chosen`` and ``after`` are
    what is being decided: the variety sold, the steps by which demands would move, the regions picked, and the money
    afterwards (None: not to be seen). The ribbon tells ``phase`` in place of the view's own, where there is one.
    ``hides``: the money in the cellar can be shown or hidden. ``moods`` are those of the innkeepers by seat; all
    are calm where there are none. ``states`` are what the chart says of regions.
    """

    view: View
    layout: Layout
    mat: int
    own: int
    asked: int
    large: str = ""
    hovered_seat: int = -1
    hidden: frozenset[Ref] = frozenset()
    undo: bool = False
    redo: bool = False
    news: bool = False
    selling: str = ""
    steps: tuple[tuple[str, int], ...] = ()
    chosen: tuple[str, ...] = ()
    after: int | None = None
    muted: bool = False
    phase: str = ""
    hides: bool = False
    moods: tuple[str, ...] = ()
    states: tuple[tuple[str, str], ...] = ()


class VinoDrawing:
    """The drawings of one game."""

    def __init__(self, names: Sequence[str], colours: Sequence[str], innkeepers: Sequence[str] = ()) -> None:
        """Names, colours and innkeepers of the seats; without the last each has that of its colour."""
        self.names = names
        self.colours = tuple(colours)
        self.innkeepers = tuple(innkeepers) or self.colours
        self.chart = ChartDrawing(self.colours, self.innkeepers)
        self._layers: Layers | None = None
        self._shown: object = None
        """What the layers show."""

    def draw(self, surface: pygame.Surface, screen: Screen, sheet: Sheet) -> None:
        """Draw the table without panels, marks and things on their way; only what has changed is laid anew."""
        if self._layers is None or self._layers.sheet.get_size() != surface.get_size():
            self._layers, self._shown = Layers(surface), None
        key = (screen.frame, look(), sheet)
        if self._shown != key:
            self._layers.begin()
            self._lay(self._layers, screen, sheet)
            self._shown = key
            self._layers.done()
        surface.blit(self._layers.sheet, screen.frame, screen.frame)

    def _lay(self, surface: Paper, screen: Screen, sheet: Sheet) -> None:
        layout, frame = sheet.layout, sheet.layout.frame
        surface.blit(ground.table_ground(screen.scale, *frame.table[2:]), screen.frame.topleft)
        lay(
            surface,
            screen.pixel(frame.ribbon[:2]),
            ribbon(self._ribbon(sheet), _ribbon_boxes(sheet.layout), screen.scale),
        )
        self._rail(surface, screen, sheet)
        on_chart = ChartSheet(
            sheet.view, sheet.layout.more, sheet.large, sheet.asked, sheet.hidden, sheet.moods, sheet.states
        )
        self.chart.lay(surface, screen, on_chart)
        look = from_view.demand_look(sheet.view, dict(sheet.steps), sheet.hidden)
        _put(surface, screen, demand.table(look, layout.demand_boxes, screen.scale), layout.demand)
        _put(surface, screen, cellar.cellar(self._cellar(sheet), layout.cellar_boxes, screen.scale), layout.cellar)

    def peeked(self, surface: Paper, screen: Screen, sheet: Sheet, seat: int) -> None:
        """The cellar of a seat over the one that is shown; its owner's money only where everybody sees it."""
        sheet = sheet._replace(mat=seat, own=-1, selling="", hides=False)
        parts = cellar.cellar(self._cellar(sheet), sheet.layout.cellar_boxes, screen.scale)
        _put(surface, screen, parts, sheet.layout.cellar)

    def _cellar(self, sheet: Sheet) -> cellar.CellarLook:
        """What the cellar shows."""
        seat, own = sheet.mat, sheet.mat == sheet.own
        deciding = from_view.Deciding(
            sheet.selling, sheet.chosen if own else (), sheet.after if own else None
        )  # fmt: skip
        return from_view.cellar_look(
            sheet.view, seat, self.names[seat], self.colours[seat], deciding, sheet.hides, not own,
            seat == sheet.asked, self.innkeepers[seat], self._mood(sheet, seat),
        )  # fmt: skip

    def _mood(self, sheet: Sheet, seat: int) -> str:
        return sheet.moods[seat] if sheet.moods else CALM

    def _rail(self, surface: Paper, screen: Screen, sheet: Sheet) -> None:
        view = sheet.view
        for seat, box in sheet.layout.seat_boxes(view.order, sheet.mat).items():
            if seat == sheet.mat or Ref("seat", str(seat)) in sheet.hidden:
                continue
            look = from_view.panel_look(
                view, seat, self.names[seat], self.colours[seat], seat == sheet.asked,
                seat == sheet.hovered_seat, self.innkeepers[seat], self._mood(sheet, seat),
            )  # fmt: skip
            _put(surface, screen, rail.panel(look, box.w, box.h, screen.scale), box)

    def lifted(self, surface: Paper, screen: Screen, sheet: Sheet, seat: int, rise: float) -> None:
        """The plate of who is next, lifted a little (0-1); none where that seat has the cellar."""
        view, box = sheet.view, sheet.layout.seat_boxes(sheet.view.order, sheet.mat)[seat]
        if seat == sheet.mat:
            return
        look = from_view.panel_look(
            view, seat, self.names[seat], self.colours[seat], True, False, self.innkeepers[seat]
        )
        place = screen.pixel((box.x + 10 * rise - BLEED, box.y - 4 * rise - BLEED))
        lay(surface, place, rail.panel(look, box.w, box.h, screen.scale))

    def draw_ahead(self, screen: Screen, view: View, layout: Layout) -> Iterator[None]:
        """What the next turns will show, one drawing at each step: lit regions, large plates, cellars, frames."""
        scale = screen.scale
        yield from self.chart.draw_ahead(screen, view)
        yield from in_parts(lambda: sale_calculator.price_table(scale))
        wide = 2 * rail.disc(layout.seat_boxes(view.order, view.order[0])[view.order[1]]).radius
        for seat, mood, turn in product(range(len(view.seats)), MOODS, (False, True)):
            yield
            innkeepers.disc(self.innkeepers[seat], self.colours[seat], wide, scale, mood, turn)
        for seat, colour in enumerate(self.colours):
            yield
            innkeepers.disc(self.innkeepers[seat], colour, meanwhile.FACE, scale)
            yield
            ground.screen_frame(colour, *layout.frame.table[2:], scale)
            yield from (None for _ in curtain.cloth(colour, scale))
            own = from_view.cellar_look(
                view, seat, self.names[seat], colour, asked=True, innkeeper=self.innkeepers[seat]
            )  # fmt: skip
            yield from (None for _ in cellar.cellar(own, layout.cellar_boxes, scale))

    def frame(self, surface: pygame.Surface, screen: Screen, table: Box, seat: int) -> None:
        """The frame of the screen, which shows ``table``, in the colour of the seat that is asked."""
        if seat >= 0:
            for side, (x, y) in ground.screen_frame(self.colours[seat], *table[2:], screen.scale):
                surface.blit(side, (screen.frame.x + x, screen.frame.y + y))

    def tab(self, screen: Screen, sheet: Sheet) -> Box:
        """Where the tab of the present phase hangs from the ribbon."""
        return tab_now(self._ribbon(sheet), _ribbon_boxes(sheet.layout), screen.scale)

    def faces(self, screen: Screen, sheet: Sheet) -> tuple[Point, ...]:
        """Where the faces lie on the ribbon, in order of play."""
        return faces(self._ribbon(sheet), _ribbon_boxes(sheet.layout), screen.scale)

    def _ribbon(self, sheet: Sheet) -> RibbonLook:
        view = sheet.view
        early = view.phase == "preliminary"
        words = say("table-setup") if early else say("vino-round", round=view.round)
        if view.last_turn and not early:
            words = say("vino-last-turn")
        order = tuple(
            "" if Ref("face", str(seat)) in sheet.hidden else self.colours[seat] for seat in view.order
        )  # fmt: skip
        able = ("undo", sheet.undo), ("redo", sheet.redo), ("replay", sheet.news)
        disabled = tuple(name for name, enabled in able if not enabled)
        return RibbonLook(
            words, sheet.phase or view.phase, order,
            self.colours[sheet.asked] if sheet.asked >= 0 else "", ribbon_signs(sheet.muted), disabled,
            view.last_turn and not early, tuple(self.innkeepers[seat] for seat in view.order),
        )  # fmt: skip


def steps_of(moves: Mapping[str, int]) -> tuple[tuple[str, int], ...]:
    """The steps by which demands would move, as a sheet keeps them."""
    return tuple((variety, steps) for variety, steps in moves.items() if steps)


def _put(surface: Paper, screen: Screen, parts: Iterable[Part], box: Box) -> None:
    """Lay the parts of a drawing with BLEED around its box."""
    lay(surface, screen.pixel((box.x - BLEED, box.y - BLEED)), parts)


def _ribbon_boxes(layout: Layout) -> RibbonBoxes:
    return layout.frame.ribbon_boxes(len(ribbon_signs()))
