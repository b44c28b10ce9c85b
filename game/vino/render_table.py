"""Draws the table of Vino from what the scene knows, from the wood to the frame."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

import pygame

from game.art import curtain, ground, innkeepers, italy, plates
from game.art.innkeepers import CALM
from game.art.kit.boxes import Box, RibbonBoxes
from game.art.kit.cache import in_parts, look
from game.art.kit.canvas import BLEED
from game.art.kit.layers import Layers, Paper
from game.art.kit.parts import Part, lay
from game.art.people.person import MOODS
from game.play.ask import ribbon_signs
from game.text.messages import say
from game.vino import cellar, demand, followers, from_view, map_boxes, printed, rail, sale_calculator
from game.vino.layout import Layout
from game.vino.ribbon import RibbonLook, faces, ribbon, tab_now
from game.window.screen import Point, Screen
from rules.engine.choice import Ref
from rules.vino.view import View

BUYABLE = "#F8E9A0"
"""The tint over regions in which somebody may buy."""


class Sheet(NamedTuple):
    """What the table shows besides the view, and where everything lies.

    ``mat`` is the seat whose cellar is shown, ``own`` the seat that sits at the screen, ``asked`` the seat that is
    asked (-1: nobody). ``large`` is the region whose plate is large, ``open`` the regions that can be touched.
    ``selling``, ``steps``, ``chosen`` and ``after`` are what is being decided: the variety sold, the steps by which
    demands would move, the regions picked, and the money afterwards (None: not to be seen). The ribbon tells ``phase``
    in place of the view's own, where there is one. ``moving``: it is still being shown what an answer has brought.
    ``watched``: nobody sits before it whose own cellar it could be. ``moods`` are those of the innkeepers by seat; all
    are calm where there are none.
    """

    view: View
    layout: Layout
    mat: int
    own: int
    asked: int
    large: str = ""
    open: frozenset[str] = frozenset()
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
    moving: bool = False
    watched: bool = False
    moods: tuple[str, ...] = ()


class VinoDrawing:
    """The drawings of one game."""

    def __init__(self, names: Sequence[str], colours: Sequence[str], innkeepers: Sequence[str] = ()) -> None:
        """Names, colours and innkeepers of the seats; without the last each has that of its colour."""
        self.names = names
        self.colours = tuple(colours)
        self.innkeepers = tuple(innkeepers) or self.colours
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
        self._map(surface, screen, sheet)
        look = from_view.demand_look(sheet.view, dict(sheet.steps), sheet.hidden)
        _put(surface, screen, demand.table(look, layout.demand_boxes, screen.scale), layout.demand)
        own = from_view.cellar_look(
            sheet.view, sheet.mat, self.names[sheet.mat], self.colours[sheet.mat],
            sheet.mat != sheet.own,
            sheet.selling, sheet.chosen if sheet.mat == sheet.own else (),
            sheet.after if sheet.mat == sheet.own else None, sheet.watched,
        )  # fmt: skip
        _put(surface, screen, cellar.cellar(own, layout.cellar_boxes, screen.scale), layout.cellar)

    def _rail(self, surface: Paper, screen: Screen, sheet: Sheet) -> None:
        view = sheet.view
        for seat, box in zip(view.order, sheet.layout.panels(len(view.seats)), strict=True):
            if Ref("seat", str(seat)) in sheet.hidden:
                continue
            look = from_view.panel_look(
                view, seat, self.names[seat], self.colours[seat], seat == sheet.asked,
                seat == sheet.mat != sheet.own, seat == sheet.hovered_seat,
                self.innkeepers[seat], sheet.moods[seat] if sheet.moods else CALM,
            )  # fmt: skip
            _put(surface, screen, rail.panel(look, box.w, box.h, screen.scale), box)

    def lifted(self, surface: Paper, screen: Screen, view: View, layout: Layout, seat: int, rise: float) -> None:
        """The panel of who is next, lifted a little (0-1)."""
        box = layout.panels(len(view.seats))[view.order.index(seat)]
        look = from_view.panel_look(
            view, seat, self.names[seat], self.colours[seat], True, False, False, self.innkeepers[seat]
        )
        place = screen.pixel((box.x + 10 * rise - BLEED, box.y - 4 * rise - BLEED))
        lay(surface, place, rail.panel(look, box.w, box.h, screen.scale))

    def _map(self, surface: Paper, screen: Screen, sheet: Sheet) -> None:
        view, scale, corner = sheet.view, screen.scale, screen.pixel(map_boxes.MAP[:2])
        surface.blit(italy.ground(scale, (say("vino-map-title"), say("vino-map-subtitle"))), corner)
        left, top = map_boxes.MAP[:2]
        lit = sheet.open | ({view.barrel} if view.barrel else set())
        for region in printed.regions():
            if region in lit:
                picture, (x, y) = italy.tint(region, BUYABLE, 0.55, scale)
                surface.blit(picture, screen.pixel((left + x, top + y)))
        lines = tuple(map_boxes.leader(region) for region in printed.regions())
        surface.blit(plates.leaders(lines, scale), corner)
        for region, about in printed.regions().items():
            spot = map_boxes.number(region)
            here = region == view.barrel and Ref("barrel", region) not in sheet.hidden
            badge = plates.badge(
                about.number.value, from_view.owners(view, region, self.colours), scale, here, region in sheet.open
            )
            surface.blit(badge, screen.pixel((spot.x - 48, spot.y - 24)))
        for region in printed.regions():
            look = self.plate_look(sheet, region)
            _put(surface, screen, plates.plate(look, 0, scale), map_boxes.plate(region))
        for region in printed.regions():
            for index, colour in enumerate(from_view.marks(view, region, self.colours)):
                spot = map_boxes.mark(region, index)
                picture = plates.mark_picture(colour, spot.r, scale)
                surface.blit(picture, picture.get_rect(center=screen.pixel((spot.x, spot.y))).topleft)
        if sheet.large and Ref("large", sheet.large) not in sheet.hidden:
            self._large(surface, screen, sheet)

    def _large(self, surface: Paper, screen: Screen, sheet: Sheet) -> None:
        """The large plate, and who follows on it."""
        look, columns = self.plate_look(sheet, sheet.large), map_boxes.columns(sheet.large)
        _put(surface, screen, plates.plate(look, columns, screen.scale), map_boxes.large_plate(sheet.large))
        following = followers.look_of(sheet.view, sheet.asked, sheet.moving, self.names, self.colours)
        if following is not None:
            box = map_boxes.followers(sheet.large)
            surface.blit(followers.row(following, box.w, box.h, screen.scale), screen.pixel(box[:2]))

    def draw_ahead(self, screen: Screen, view: View, layout: Layout) -> Iterator[None]:
        """What the next turns will show, one drawing at each step: lit regions, large plates, cellars, frames."""
        scale = screen.scale
        for region in sorted(printed.regions(), key=lambda one: one != view.barrel):
            yield
            italy.tint(region, BUYABLE, 0.55, scale)
            look = from_view.plate_look(view, region, self.colours, frozenset(), False)
            for barrel in (False, True):
                yield from (None for _ in plates.plate(look._replace(barrel=barrel, lit=barrel), 0, scale))
            yield from (None for _ in plates.plate(look._replace(barrel=True), map_boxes.columns(region), scale))
        yield from in_parts(lambda: sale_calculator.price_table(scale))
        wide = 2 * rail.disc(layout.panels(len(view.seats))[0]).radius
        for seat, mood, turn in product(range(len(view.seats)), MOODS, (False, True)):
            yield
            innkeepers.disc(self.innkeepers[seat], self.colours[seat], wide, scale, mood, turn)
        for seat, colour in enumerate(self.colours):
            yield
            ground.screen_frame(colour, *layout.frame.table[2:], scale)
            yield from (None for _ in curtain.cloth(colour, scale))
            own = from_view.cellar_look(view, seat, self.names[seat], colour, False, "", (), None)
            yield from (None for _ in cellar.cellar(own, layout.cellar_boxes, scale))

    def plate_look(self, sheet: Sheet, region: str) -> plates.PlateLook:
        """What the plate of a region shows."""
        lit = region in sheet.open
        return from_view.plate_look(sheet.view, region, self.colours, sheet.hidden, lit)

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
        words = say("vino-preliminary") if early else say("vino-round", round=view.round)
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
