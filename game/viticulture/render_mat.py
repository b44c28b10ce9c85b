"""Draws the personal parts of the table: rail, the open mat and the hand, from a view."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

import pygame

from game.art import automa as automa_art
from game.art import board_boxes, cards, ground, mat_boxes, pieces, rail, rail_facts
from game.art.estate import buildings, fields, land, planted, store, yard
from game.art.innkeepers import CALM, Disc, disc
from game.art.kit.boxes import Box, Standing
from game.art.kit.canvas import BLEED
from game.art.kit.layers import Paper
from game.art.kit.palette import NOBODY
from game.play.things import BACK
from game.text.messages import say
from game.text.names import called
from game.text.printed import board as printed_board
from game.text.printed import entries
from game.viticulture import automa
from game.viticulture.hand import Lying
from game.viticulture.layout import Layout
from game.viticulture.spread import Spread
from game.window.screen import Screen
from rules.engine.choice import Ref
from rules.viticulture.view import FieldView, SeatView, View

LIFT = 0.05
"""How much larger a lifted panel of the rail is."""


class PersonalDrawing:
    """Rail, mat and hand of one game. ``names``, ``colours`` and ``innkeepers`` are those of the players by seat."""

    def __init__(self, names: Sequence[str], colours: Sequence[str], innkeepers: Sequence[str] = ()) -> None:
        self.names = names
        self.colours = tuple(colours)
        self.innkeepers = tuple(innkeepers) or self.colours
        self.prices = {field["limit"]: field["price"] for field in printed_board()["fields"]}

    def draw_rail(
        self,
        surface: Paper,
        screen: Screen,
        view: View,
        spread: Spread,
        active: int,
        viewed: int,
        hovered: int,
        moods: Sequence[str] = (),
    ) -> None:
        """One panel per player: ``active`` is asked now, the mat of ``viewed`` is open, ``hovered`` is pointed at.

        ``moods`` are those of the innkeepers by seat, calm where there are none.
        """
        for seat, box in enumerate(spread.layout.rail_panels(spread.seats)):
            look = self.panel_look(view, view.seats[seat])
            look = look._replace(viewed=seat == viewed and seat != active)
            _put(surface, screen, rail.panel(look, at_home(box), screen.scale), box)
            if seat in (active, hovered):
                _put(surface, screen, rail.ring(at_home(box), seat == active, screen.scale), box)
            spot = rail.disc(box)
            face = self.face(seat, spot, screen.scale, moods[seat] if moods else CALM, seat == active)
            surface.blit(face, face.get_rect(center=screen.pixel(spot.centre)))
        if view.automa is not None:
            box = spread.layout.automa_panel
            look_alone = automa.look(view, view.automa, self.colours[0])
            _put(surface, screen, automa_art.panel(look_alone, box, screen.scale), box)

    def draw_lifted(self, surface: Paper, screen: Screen, view: View, spread: Spread, seat: int, rise: float) -> None:
        """The panel of the seat that is asked now, lifted from the rail by ``rise`` (0-1)."""
        box = spread.layout.rail_panels(spread.seats)[seat]
        picture = rail.panel(self.panel_look(view, view.seats[seat]), at_home(box), screen.scale).copy()
        picture.blit(rail.ring(at_home(box), True, screen.scale), (0, 0))
        inside = rail.disc(at_home(box))
        x, y = ((at + BLEED) * screen.scale for at in inside.centre)
        face = self.face(seat, inside, screen.scale, CALM, True)
        picture.blit(face, face.get_rect(center=(round(x), round(y))))
        share = 1 + LIFT * rise
        size = round(picture.get_width() * share), round(picture.get_height() * share)
        image = pygame.transform.smoothscale(picture, size) if rise > 0 else picture
        surface.blit(image, image.get_rect(center=screen.pixel(box.centre)))

    def face(self, seat: int, place: Disc, scale: float, mood: str, turn: bool) -> pygame.Surface:
        """The face of who sits at a seat, for its place in the rail."""
        return disc(self.innkeepers[seat], self.colours[seat], 2 * place.radius, scale, mood, turn)

    def panel_look(self, view: View, own: SeatView) -> rail_facts.PanelLook:
        """What the panel of a seat tells."""
        place = view.order.index(own.seat) + 1 if own.seat in view.order else 0
        return rail_facts.PanelLook(
            self.colours[own.seat],
            self.names[own.seat],
            own.vp,
            own.lira,
            own.residual,
            tuple(own.cards.get(deck, 0) for deck in board_boxes.DECKS),
            own.workers.get("worker", 0),
            own.regulars,
            bool(own.workers.get("grande", 0)),
            own.workers.get("temporary", 0),
            own.row,
            say("table-place", place=place) if place and view.automa is None else "",
            own.passed,
            automa.is_first(view, own),
            tuple(_facts(field) for field in own.fields),
            own.structures,
            tuple(
                tuple((own.grapes if sort == "grape" else own.wines).get(kind, ()))
                for sort, kind in mat_boxes.CELLAR_ROWS
            ),
            place=place if len(view.seats) > 1 else 0,
            season=land.season_of(view.season),
        )

    def draw_mat(
        self, surface: Paper, screen: Screen, layout: Layout, view: View, seat: int, hidden: frozenset[Ref],
        foreign: bool, rebate: int = 0,
    ) -> None:  # fmt: skip
        """The mat of a seat; ``foreign`` when it is not the one that is asked; ``hidden`` things are on their way.

        ``rebate`` is how many lira less than printed a structure costs now.
        """
        for _ in self.mat_parts(surface, screen, layout, view, seat, hidden, foreign, rebate):
            pass

    def mat_parts(
        self, surface: Paper, screen: Screen, layout: Layout, view: View, seat: int, hidden: frozenset[Ref],
        foreign: bool, rebate: int = 0,
    ) -> Iterator[None]:  # fmt: skip
        """Draw a mat part by part, one at each step."""
        own, colour, scale = view.seats[seat], self.colours[seat], screen.scale * layout.zoom
        _lay(surface, screen, layout.zoom, land.ground(colour, land.season_of(view.season), scale), layout.frame.mat)
        for field in own.fields:
            yield
            self.field(surface, screen, layout, field, view.season, hidden)
        yield
        self._structures(surface, screen, layout, own, view.season, hidden, rebate)
        yield
        self._cellar(surface, screen, layout, own, view.season, hidden, rebate)
        yield
        self._staff(surface, screen, layout, view, own)
        self._yoke(surface, screen, layout, view, seat)
        if foreign:
            words = say("table-viewing", name=self.names[seat])
            _lay(surface, screen, layout.zoom, land.banner(words, colour, scale), layout.roof)

    def field(
        self, surface: Paper, screen: Screen, layout: Layout, field: FieldView, season: str, hidden: frozenset[Ref],
        coming: int = 0,
    ) -> None:  # fmt: skip
        """A field of the open mat; its vines leave room for those that are ``coming``, and it is not empty for them."""
        state = "sold" if field.sold else "harvested" if field.harvested else "open"
        words = say("table-field-sold") if field.sold else "" if field.vines or coming else say("table-field-empty")
        look = fields.FieldLook(field.limit, field.value, state, words, bool(field.vines or coming))
        scale = screen.scale * layout.zoom
        picture = fields.field(look, land.season_of(season), scale)
        _lay(surface, screen, layout.zoom, picture, layout.field_box(field.limit))
        count, growth = len(field.vines) + coming, planted.Growth(land.season_of(season), field.harvested)
        for index, vine in enumerate(field.vines):
            if Ref("planted", f"{vine} {field.limit}") not in hidden:
                lay_vine(surface, screen, layout, vine, layout.vine_box(field.limit, index, count), growth)

    def _structures(
        self, surface: Paper, screen: Screen, layout: Layout, own: SeatView, season: str, hidden: frozenset[Ref],
        rebate: int,
    ) -> None:  # fmt: skip
        scale, snow = screen.scale * layout.zoom, land.season_of(season) == "winter"
        names = tuple(called("structure", structure) for structure in mat_boxes.STRUCTURES)
        letters = buildings.structure_letters(names, scale)
        for structure, name in zip(mat_boxes.STRUCTURES, names, strict=True):
            cost = due(structure, rebate)
            built, used = structure in own.structures, structure in own.used_this_year
            built = built and Ref("structure", structure) not in hidden
            look = buildings.StructureLook(structure, name, cost, built, used, letters)
            _lay(surface, screen, layout.zoom, buildings.structure(look, snow, scale), layout.structure_box(structure))

    def draw_cellar(
        self, surface: Paper, screen: Screen, layout: Layout, structures: Container[str], season: str, rebate: int = 0
    ) -> None:
        """Crush pad and cellar without grapes and wines, as they are with these structures in a season."""
        medium, large = (
            store.DoorLook(called("structure", name), due(name, rebate), name in structures)
            for name in ("medium_cellar", "large_cellar")
        )
        snow = land.season_of(season) == "winter"
        picture = store.cellar(medium, large, snow, screen.scale * layout.zoom)
        _lay(surface, screen, layout.zoom, picture, layout.cellar)

    def _cellar(
        self, surface: Paper, screen: Screen, layout: Layout, own: SeatView, season: str, hidden: frozenset[Ref],
        rebate: int,
    ) -> None:  # fmt: skip
        dug = [one for one in own.structures if Ref("structure", one) not in hidden]
        self.draw_cellar(surface, screen, layout, dug, season, rebate)
        for sort, kept in (("grape", own.grapes), ("wine", own.wines)):
            for kind, values in kept.items():
                for value in values:
                    if Ref(sort, f"{kind}.{value}") not in hidden:
                        spot = layout.slot(sort, kind, value)
                        image = store.stored(sort, kind, value, screen.scale * layout.zoom)
                        surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))

    def _staff(self, surface: Paper, screen: Screen, layout: Layout, view: View, own: SeatView) -> None:
        temporary = own.workers.get("temporary", 0)
        words = "" if not own.row else say("table-staff", left=sum(own.workers.values()))
        look = yard.StaffLook(
            own.regulars, own.trained, words, own.lira, automa.is_first(view, own), temporary, own.residual
        )
        _lay(surface, screen, layout.zoom, yard.staff(look, screen.scale * layout.zoom), layout.worker_row)
        for kind, count in own.workers.items():
            for index in range(count):
                place = layout.worker_place(kind, index, own.regulars + own.trained)
                colour = NOBODY if kind == "temporary" else self.colours[own.seat]
                _stand(surface, screen, pieces.worker_picture(colour, kind, place.h, screen.scale), place)
        if not own.row:
            box = layout.waiting_rooster
            image = pieces.rooster_picture(self.colours[own.seat], 50, screen.scale * layout.zoom)
            surface.blit(image, image.get_rect(center=screen.pixel(box.centre)))

    def _yoke(self, surface: Paper, screen: Screen, layout: Layout, view: View, seat: int) -> None:
        for owner, kind in view.occupied.get("yoke", ()):
            if owner == seat:
                place = Standing(*layout.yoke_foot, 48 * layout.zoom)
                colour = NOBODY if kind == "temporary" else self.colours[seat]
                _stand(surface, screen, pieces.worker_picture(colour, kind, place.h, screen.scale), place)

    def draw_hand_frame(self, surface: Paper, screen: Screen, area: Box, title: str, own: SeatView) -> None:
        """The frame of a hand with whose it is, and how many cards of each deck are in it."""
        _put(surface, screen, ground.hand_frame(title, area, screen.scale), area)
        for deck, place in zip(board_boxes.DECKS, ground.hand_plates(title, area, screen.scale), strict=False):
            surface.blit(ground.hand_count(deck, own.cards.get(deck, 0), screen.scale), screen.pixel(place))

    def draw_hand(
        self,
        surface: Paper,
        screen: Screen,
        area: Box,
        title: str,
        own: SeatView,
        hand: Sequence[Lying],
        hidden: frozenset[Ref],
    ) -> None:
        """The hand of a seat in its box: its cards, open or as backs, where they lie now."""
        self.draw_hand_frame(surface, screen, area, title, own)
        last = {one.ref: one.copy for one in hand if one.ref in hidden}
        for one in hand:
            if last.get(one.ref) != one.copy:
                _card(surface, screen, one)


def due(structure: str, rebate: int) -> int:
    """What a structure costs with a rebate on its printed price."""
    return max(0, int(entries("structures")[structure]["cost"]) - rebate)


def at_home(box: Box) -> Box:
    """A box as large, at the corner of the table: panels are drawn alike wherever they lie."""
    return Box(0, 0, box.w, box.h)


def _card(surface: Paper, screen: Screen, one: Lying) -> None:
    """A card of the hand with its shade on the one beside it."""
    scale, (x, y, _, tall) = screen.scale * one.place.size, one.place.found
    tall /= one.place.size
    surface.blit(cards.edge_shade(tall - 12, scale), screen.pixel((x - 5, y + 6)))
    surface.blit(card_picture(one, screen.scale), screen.pixel((x, y)))


def card_picture(one: Lying, scale: float) -> pygame.Surface:
    """What is seen of a card of the hand: its face or its back, or the head of one behind another row."""
    place, scale = one.place, scale * one.place.size
    room, head = round(place.room / place.size), place.head / place.size
    if one.ref.kind == BACK:
        return cards.back_head(one.ref.name, scale, room, head) if head else cards.card_back(one.ref.name, scale)
    face = cards.card_head(one.ref.name, scale, room, head) if head else cards.hand_card(one.ref.name, scale, room)
    return cards.at_dusk(face) if one.dusk else face


def lay_vine(
    surface: Paper, screen: Screen, layout: Layout, vine: str, box: Box, growth: planted.Growth, ghost: int = 255
) -> None:
    """Put the row of a planted vine into its box, ``ghost`` (0-255) opaque."""
    picture = planted.planted_vine(vine, round(box.h / layout.zoom, 2), growth, screen.scale * layout.zoom)
    if ghost < 255:
        picture = picture.copy()
        picture.set_alpha(ghost)
    surface.blit(picture, screen.pixel((box.x, box.y - planted.OVER * layout.zoom)))


def _facts(field: FieldView) -> rail_facts.FieldFacts:
    return rail_facts.FieldFacts(field.limit, field.value, field.vines, field.sold, field.harvested)


def _put(surface: Paper, screen: Screen, picture: pygame.Surface, box: Box) -> None:
    surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))


def _lay(surface: Paper, screen: Screen, zoom: float, picture: pygame.Surface, box: Box) -> None:
    """Put a part of the mat at its place; its overhang is as large as the mat, which has a zoom."""
    bleed = BLEED * zoom
    surface.blit(picture, screen.pixel((box.x - bleed, box.y - bleed)))


def _stand(surface: Paper, screen: Screen, image: pygame.Surface, place: Standing) -> None:
    surface.blit(image, image.get_rect(midbottom=screen.pixel((place.x, place.foot + 0.1 * place.h))))
