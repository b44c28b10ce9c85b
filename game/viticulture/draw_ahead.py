"""Draws beforehand, a little in each frame at rest, what the next turns will show."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import product
from typing import ParamSpec

from msgspec.structs import replace
from pygame import Surface

from game.art import (
    board_boxes,
    cards,
    curtain,
    decks,
    delivery,
    ground,
    harvest,
    mat_boxes,
    meanwhile,
    pieces,
    pressing,
    rail,
    task,
    turn_change,
)
from game.art.estate import buildings, land, planted
from game.art.innkeepers import disc
from game.art.kit.cache import in_parts
from game.art.kit.layers import Place
from game.art.night import ROAD, night, walker
from game.art.people.person import MOODS
from game.art.valley import standing
from game.art.valley.place import place
from game.art.valley.wake_up import wake_row
from game.art.year_end import kind_at, plate_boxes
from game.play.panel import look_of
from game.play.zoom import Zoom
from game.text.messages import say
from game.text.names import called
from game.text.printed import cards as printed_cards
from game.text.printed import entries
from game.viticulture.automa import first_row
from game.viticulture.hand import Lying, lying
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.open_actions import Opened
from game.viticulture.render_mat import at_home, card_picture
from game.viticulture.render_table import SEASONS, Sheet, TableDrawing
from game.viticulture.things import hand_things
from rules.viticulture.view import View

P = ParamSpec("P")
WORKERS = ("worker", "grande", "temporary")


class Waste:
    """Paper that is thrown away: what was laid on it is kept where it was made."""

    def blit(self, picture: Surface, at: Place, /) -> None:
        """Lay a picture nowhere."""


class DrawAhead:
    """Draws beforehand for one table."""

    def __init__(
        self, interaction: ViticultureInteraction, drawing: TableDrawing, zoom: Zoom, sheet: Callable[[], Sheet]
    ) -> None:
        self.interaction = interaction
        self.drawing = drawing
        self.zoom = zoom
        self.sheet = sheet

    def drawings(self) -> Iterator[bool]:
        """One drawing at each step, False when all is drawn; they are kept where they are made, nothing is shown."""
        looked_at: set[str] = set()
        for _ in self._turns():
            yield from (True for _ in self._large(looked_at))
            yield True
        while True:
            yield from (True for _ in self._large(looked_at))
            yield False

    def _large(self, before: set[str]) -> Iterator[None]:
        """The card that is pointed at, as it would be opened, and what lies behind it then."""
        card = next((thing.ref.name for thing in self.interaction.pointer.hovered if thing.ref.kind == "card"), "")
        if card and card not in before:
            before.add(card)
            yield from self.zoom.draw_ahead(card, self.interaction.app.screen.scale)

    def _turns(self) -> Iterator[None]:
        screen, seat, layout = self.interaction.app.screen, self.interaction.seat, self.interaction.layout
        others = [other for other in self.interaction.order if other != seat]
        yield from self._panels()
        for owner in (seat, *others) if self.interaction.visibility.always else (seat,):
            yield from self._hand(owner)
        yield from self._places()
        for other in others:
            yield from self._mat(self.interaction.view, other, True)
            colour = self.interaction.session.colours[other]
            yield from _drawn(ground.screen_frame, colour, *layout.frame.table[2:], screen.scale)
            if self.interaction.sitting.is_person(other):
                yield from self._next_person(other)
        yield from _drawn(ground.vignette, *layout.frame.table[2:], screen.scale)
        for colour in self.interaction.session.colours:
            yield from self._pieces(colour)
        snow = land.season_of(self.interaction.view.season) == "winter"
        yield from _structures(snow, screen.scale * layout.zoom)
        yield from self._next_season()
        if any(field.vines for field in self.interaction.own.fields):
            yield from in_parts(lambda: harvest.ground(screen.scale))
        if self.interaction.sitting.is_person(seat):
            yield from self._moments(seat)
        if self.interaction.view.season == "winter":
            yield from self._night()

    def _mat(self, view: View, seat: int, foreign: bool) -> Iterator[None]:
        """The open mat of a seat, its ground first, which is the largest drawing of the table."""
        screen, layout, personal = self.interaction.app.screen, self.interaction.layout, self.drawing.personal
        scale = screen.scale * layout.zoom
        yield from _drawn(land.ground, personal.colours[seat], land.season_of(view.season), scale)
        yield
        yield from personal.mat_parts(Waste(), screen, layout, view, seat, frozenset(), foreign)

    def _next_person(self, seat: int) -> Iterator[None]:
        """What the wedge bears that opens when the table is turned to another person, and the curtain before that."""
        session, scale = self.interaction.session, self.interaction.app.screen.scale
        turns = say("table-turn-yours")
        yield from _drawn(turn_change.words, session.colours[seat], session.names[seat], turns, scale)
        yield from _drawn(disc, session.innkeepers[seat], session.colours[seat], turn_change.FACE, scale)
        yield from (None for _ in curtain.cloth(session.colours[seat], scale))

    def _moments(self, seat: int) -> Iterator[None]:
        """The press house for a seat that has grapes, and the road for one that has an order and wines.

        Visitors make wine and fill orders in summer too.
        """
        session, scale = self.interaction.session, self.interaction.app.screen.scale
        own, who = self.interaction.view.seats[seat], (session.innkeepers[seat], session.colours[seat])
        if any(own.grapes.values()):
            yield from _drawn(pressing.ground, *who, scale)
            for kind, full in product(pressing.KINDS, (False, True)):
                yield from _drawn(pressing.glass, kind, full, scale)
        if any(own.wines.values()) and own.cards.get("order", 0):
            yield from _drawn(delivery.ground, *who, scale)
            yield from _drawn(delivery.crate, scale)
            yield from _drawn(delivery.stamp, scale)
            for kind, values in own.wines.items():
                for value in values:
                    yield from _drawn(pressing.glass, kind, True, scale)
                    yield from _drawn(pressing.label, kind, value, scale)

    def _night(self) -> Iterator[None]:
        """What lies over the table at the end of the year."""
        window, scale = self.interaction.frame.table, self.interaction.app.screen.scale
        foot = plate_boxes(2, window)[0].y - window.y
        yield from in_parts(lambda: night(window.w, window.h, foot, scale))
        for at, (_, _, tall) in enumerate(ROAD[:-1]):
            colours = self.interaction.session.colours
            yield from _drawn(walker, colours[at % len(colours)], kind_at(at), tall, at % 2 == 0, scale)

    def _next_season(self) -> Iterator[None]:
        """The estates as they are when the season changes: each open one, and all in small."""
        interaction, personal = self.interaction, self.drawing.personal
        screen, layout, before = interaction.app.screen, interaction.layout, interaction.view
        at = SEASONS.index(before.season) if before.season in SEASONS else -1
        view = replace(before, season=SEASONS[(at + 1) % len(SEASONS)])
        for seat in interaction.order:
            yield from self._mat(view, seat, seat != interaction.seat)
        for seat, box in enumerate(layout.rail_panels(len(interaction.order))):
            look = personal.panel_look(view, view.seats[seat])
            yield from _drawn(rail.panel, look, at_home(box), screen.scale)

    def _hand(self, seat: int) -> Iterator[None]:
        """The cards of a hand as they lie now, as each is pointed at, and as they lie when one has come or gone."""
        printed, screen, layout = printed_cards(), self.interaction.app.screen, self.interaction.layout
        refs = [ref for ref in hand_things(self.interaction.session.view(seat).seats[seat]) if ref.kind == "card"]
        scale, area = screen.scale, layout.frame.hand
        for pointed in range(-1, len(refs)):
            yield from _cards(lying(area, refs, self.interaction.spread.asked, pointed), scale)
        yield from _cards(lying(area, refs), scale)
        for other in (refs[1:], [*refs, *refs[:1]]):
            yield from _cards(lying(area, other), scale)
        for ref in refs:
            yield from _drawn(cards.piled_card, ref.name, scale)
        growth = planted.Growth(land.season_of(self.interaction.view.season))
        for ref in refs:
            if printed[ref.name].deck == "vine":
                tall = mat_boxes.VINE_H
                yield from _drawn(planted.planted_vine, ref.name, tall, growth, scale * layout.zoom)

    def _panels(self) -> Iterator[None]:
        """What an answer to the open question may change at once: who acts, the season, cards that come, a cellar."""
        scale, own = self.interaction.app.screen.scale, self.interaction.view.seats[self.interaction.seat]
        view, layout = self.interaction.view, self.interaction.layout
        for deck in board_boxes.DECKS:
            yield from _drawn(cards.card_back, deck, scale)
            left, piled, top = view.decks.get(deck, 0), view.piles.get(deck, 0), view.tops.get(deck, "")
            for lit in (False, True):
                yield from _drawn(decks.tray, deck, left, piled, top, lit, scale)
        for cellar in ("medium_cellar", "large_cellar"):
            dug = (*own.structures, cellar)
            screen = self.interaction.app.screen
            yield from _drawn(self.drawing.personal.draw_cellar, Waste(), screen, layout, dug, view.season)
        yield
        rail.ring(at_home(layout.rail_panels(len(self.interaction.order))[0]), True, scale)
        for seat in range(len(self.interaction.session.names)):
            look = look_of(self.interaction.session, seat, " ")
            yield from _drawn(task.task_panel, look, layout.frame.task, 0, scale)
            session = self.interaction.session
            yield from _drawn(disc, session.innkeepers[seat], session.colours[seat], meanwhile.FACE, scale)
        place = rail.disc(layout.rail_panels(len(self.interaction.order))[0])
        for seat, mood, turn in product(range(len(self.interaction.session.names)), MOODS, (False, True)):
            yield from _drawn(self.drawing.personal.face, seat, place, scale, mood, turn)
        for season in SEASONS:
            yield
            year = self.interaction.view.year + (season == SEASONS[0])
            sheet = self.sheet()._replace(view=replace(self.interaction.view, season=season, year=year))
            self.drawing.lay_ribbon(Waste(), self.interaction.app.screen, sheet)
            yield from _drawn(self.drawing.board.lay_ground, Waste(), self.interaction.app.screen, season)
            yield
        for row in range(1, 8):
            for lit in (True, False):
                yield from _drawn(wake_row, row, lit, first_row(self.interaction.view), False, scale)

    def _places(self) -> Iterator[None]:
        """The places as they look in the season that begins, in the one that ends, and in the next year."""
        drawing, scale = self.drawing.board, self.interaction.app.screen.scale
        view, spread = self.interaction.view, self.interaction.spread
        for action in (*board_boxes.SUMMER, *board_boxes.WINTER):
            season = board_boxes.season_of(action)
            for lit, occupied, opened in ((season, view.occupied, True), (season, view.occupied, False),
                                          ("spring", view.occupied, False), ("spring", {}, False)):  # fmt: skip
                seen = replace(view, season=lit, occupied=occupied)
                look = drawing.place_look(seen, spread, action, Opened(frozenset({action} if opened else ())))
                yield from _drawn(place, look, scale)

    def _pieces(self, colour: str) -> Iterator[None]:
        scale = self.interaction.app.screen.scale
        for spot in (*self.interaction.spread.spaces("plant_vine")[:1], board_boxes.cart_spot(0)):
            for kind in WORKERS:
                yield
                tall = board_boxes.standing(spot, kind).h
                for evening in ("", "summer", "winter"):
                    yield from _drawn(standing.worker, colour, kind, tall, evening, scale)
        yield
        pieces.rooster_picture(colour, board_boxes.rooster_standing(1).h, scale)


def _drawn(draw: Callable[P, object], *args: P.args, **more: P.kwargs) -> Iterator[None]:
    """A drawing at a step of its own, or at several where it takes long."""
    yield
    yield from in_parts(partial(draw, *args, **more))


def _cards(hand: Sequence[Lying], scale: float) -> Iterator[None]:
    """The cards of a hand as they lie."""
    for one in hand:
        yield from _drawn(card_picture, one, scale)


def _structures(snow: bool, scale: float) -> Iterator[None]:
    names = tuple(called("structure", structure) for structure in mat_boxes.STRUCTURES)
    letters = buildings.structure_letters(names, scale)
    for structure, name in zip(mat_boxes.STRUCTURES, names, strict=True):
        for built in (True, False):
            cost = entries("structures")[structure]["cost"]
            look = buildings.StructureLook(structure, name, cost, built, False, letters)
            yield from _drawn(buildings.structure, look, snow, scale)
