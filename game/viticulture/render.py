"""Renders the picture of Viticulture's table: what is its own between table, marks, panels and things on their way."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

import pygame

from game.art import board_boxes, cards, ground, pieces, preview, rail
from game.art.buttons import NUMBER
from game.art.estate import store
from game.art.estate.land import season_of
from game.art.estate.planted import Growth
from game.art.ground import HAND_HEAD
from game.art.innkeepers import Disc
from game.art.kit import contrast
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.kit.palette import NOBODY
from game.art.preview import PreviewLook
from game.art.sheet import notice_bar
from game.art.turn_change import TurnLook, evening
from game.art.turn_change import turn_change as draw_turn
from game.art.valley.life import living
from game.art.year_end import year_end
from game.play import panel_room
from game.play.bubble import bubble
from game.play.focus import Focus
from game.play.gathering import MultiSelection
from game.play.greyed import why_grey
from game.play.handover import Handover
from game.play.inspect import Explained
from game.play.inspector import inspect_after, inspected
from game.play.meanwhile_box import log_box
from game.play.render import Renderer
from game.play.review import Review
from game.play.things import Thing
from game.play.zoom import Zoom
from game.text.key_names import pressed
from game.text.messages import say
from game.viticulture import turn_change
from game.viticulture.closed_hand import concealed_spaces
from game.viticulture.hand import lying
from game.viticulture.interaction import ViticultureInteraction
from game.viticulture.marks import ViticultureMarks
from game.viticulture.preview import ViticulturePreview
from game.viticulture.render_mat import lay_vine
from game.viticulture.render_table import Sheet, TableDrawing
from game.viticulture.things import hand_things, tray_box, tray_things
from game.viticulture.turn_change import TurnChange
from game.window.input import Action
from game.window.screen import Point
from rules.engine.choice import Ref

NOTICE_INSET, NOTICE_HEIGHT, NOTICE_ON_LOG = 12.0, 78.0, 186.0
"""How far the bar with bad news lies inside board or log, and its heights there."""
GHOST = 150
"""How opaque a pale picture of a vine is, 0-255."""
AWAY = 0.55
"""How large a card of the hand is carried away from it: what it is dropped on must be seen."""
ROAD_GAP = 7.0
"""Between the number of a suggestion and the ring round the first slab of the road."""
GAP = 8.0
"""Between the inspector on the mat and the half of it that matters."""


class ViticultureRenderer(Renderer):
    """Draws one table of Viticulture."""

    interaction: ViticultureInteraction

    def __init__(
        self,
        interaction: ViticultureInteraction,
        preview: ViticulturePreview,
        review: Review,
        focus: Focus,
        zoom: Zoom,
        drawing: TableDrawing,
    ) -> None:
        super().__init__(interaction, preview, review, focus, zoom)
        self.drawing = drawing

    def table(self, surface: pygame.Surface) -> None:
        interaction = self.interaction
        screen = interaction.app.screen
        self.drawing.draw(surface, screen, sheet_of(interaction, self.review), moves=not interaction.queue.empty)

    @property
    def lives(self) -> bool:
        """In the light of a season, where pictures are to move at all."""
        interaction = self.interaction
        still = interaction.queue.instant or interaction.app.settings.reduced_motion or contrast.high()
        return not still and interaction.view.season in board_boxes.SEASON_AREAS

    def life(self, surface: pygame.Surface) -> None:
        interaction, screen = self.interaction, self.interaction.app.screen
        for picture, at in living(interaction.view.season, interaction.attention.step, screen.scale):
            surface.blit(picture, picture.get_rect(center=screen.pixel(at)))

    def over_table(self, surface: pygame.Surface) -> None:
        """The plank with cards over the board."""
        interaction, screen = self.interaction, self.interaction.app.screen
        lying = self._over_the_board
        if not lying:
            return
        parents = lying[0].ref.kind == "parent"
        box = tray_box(len(lying), parents)
        title = say("table-parents", name=interaction.session.names[interaction.seat]) if parents else ""
        plank = ground.paper_sheet(box.w, box.h, screen.scale, title)
        surface.blit(plank, screen.pixel((box.x - BLEED, box.y - BLEED)))
        for thing in tray_things([thing.ref for thing in lying]):
            if thing.ref not in interaction.hidden:
                card = cards.hand_card(thing.ref.name, screen.scale)
                surface.blit(card, screen.pixel((thing.box.x, thing.box.y)))

    @property
    def _over_the_board(self) -> list[Thing]:
        """The cards that lie over the board."""
        things = self.interaction.things
        return [thing for thing in things if thing.ref.kind in ("shown", "parent") or _laid_out(thing)]

    def trail(self, surface: pygame.Surface) -> None:
        """On the board, unless cards lie over it."""
        interaction = self.interaction
        if not self._over_the_board:
            interaction.trail.draw(
                surface, interaction.app.screen, interaction.spread, interaction.shown, interaction.seat
            )  # fmt: skip

    def marker(self, surface: pygame.Surface) -> ViticultureMarks:
        interaction = self.interaction
        lies = interaction.view, interaction.spread, interaction.things
        return ViticultureMarks(surface, interaction.app.screen, *lies, interaction.hand_places(), interaction.raised)

    def marks(self, surface: pygame.Surface) -> None:
        """The marks while nothing moves."""
        interaction = self.interaction
        if interaction.queue.empty:
            marker = self.marker(surface)
            if interaction.viewed is None:
                self._coming(surface, marker)
            if interaction.held is not None:
                self._held(surface, marker)
            else:
                self._open_marks(surface, marker)

    def _held(self, surface: pygame.Surface, marker: ViticultureMarks) -> None:
        """What a choice touches that waits for Confirm."""
        interaction = self.interaction
        choice = interaction.held.choice if interaction.held is not None else None
        held = next((offer for offer in interaction.pointer.selection.offers if offer.choice == choice), None)
        if held is not None:
            self._ghost(surface, marker, held.things)
            shown = [ref for ref in held.things if ref.kind not in ("worker", "rooster")]
            marker.chosen(shown, interaction.pointer.touched)

    def _open_marks(self, surface: pygame.Surface, marker: ViticultureMarks) -> None:
        """What may be touched, is picked, or was touched in vain."""
        interaction, pointer = self.interaction, self.interaction.pointer
        selection, decision, own_mat = pointer.selection, interaction.decision, interaction.viewed is None
        if decision is not None and interaction.closed and not interaction.attention.reading:
            marker.hidden(concealed_spaces(decision, interaction.view))
        going = selection.going(interaction.things) if isinstance(selection, MultiSelection) else ()
        unseen = {thing.ref for thing in interaction.things if thing.in_hand and interaction.hand.being_laid}
        legal = (ref for ref in selection.marked() - unseen if own_mat or not _on_mat(ref))
        marker.legal(() if interaction.attention.reading else legal, interaction.attention.phase, going)
        if not going:
            marker.chosen(selection.picked, pointer.touched)
        target = pointer.target(pointer.hovered)
        if target is not None and target.kind in ("space", "row", "field"):
            self._ghost(surface, marker, (*selection.picked, target))
        if suggested := interaction.advice.pointed(interaction):
            self._ghost(surface, marker, suggested)
        if target is not None:
            top = next((thing for thing in pointer.hovered if thing.ref == target), None)
            marker.pointed(target, None if pointer.carried else top)
        if interaction.note.refused is not None:
            marker.refused(interaction.note.refused)

    def _coming(self, surface: pygame.Surface, marker: ViticultureMarks) -> None:
        """Grapes and wines that the highlighted choice would bring, ringed in the slots that they would find."""
        interaction, screen = self.interaction, self.interaction.app.screen
        for ref in self.preview.slots():
            kind, _, value = ref.name.partition(".")
            spot = interaction.layout.slot(ref.kind, kind, int(value))
            image = store.stored(ref.kind, kind, int(value), screen.scale * interaction.layout.zoom)
            surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))
            marker.pointed(ref)

    def _ghost(self, surface: pygame.Surface, marker: ViticultureMarks, touched: Sequence[Ref]) -> None:
        """The piece that would stand on a space or row, or lie on a field, as a pale picture."""
        interaction, screen = self.interaction, self.interaction.app.screen
        vine, field = (next((ref.name for ref in touched if ref.kind == kind), "") for kind in ("card", "field"))
        if vine and field and interaction.viewed is None:
            self._ghost_vine(surface, vine, int(field))
        place = next((ref for ref in touched if ref.kind in ("space", "row")), None)
        spot = marker.spot(place) if place else None
        if place is None or spot is None:
            return
        colour = interaction.session.colours[interaction.seat]
        if place.kind == "row":
            x, foot, h = board_boxes.rooster_standing(int(place.name))
            image = pieces.rooster_picture(colour, h, screen.scale, True)
        else:
            kind = next((ref.name for ref in touched if ref.kind == "worker"), self._usual_worker(place))
            x, foot, h = board_boxes.standing(spot, kind)
            image = pieces.worker_picture(NOBODY if kind == "temporary" else colour, kind, h, screen.scale, True)
        surface.blit(image, image.get_rect(midbottom=screen.pixel((x, foot + 0.1 * h))))

    def _ghost_vine(self, surface: pygame.Surface, vine: str, limit: int) -> None:
        interaction, screen = self.interaction, self.interaction.app.screen
        own = next(field for field in interaction.own.fields if field.limit == limit)
        layout = interaction.layout
        season = interaction.view.season
        self.drawing.personal.field(surface, screen, layout, own, season, interaction.hidden, coming=1)
        box = layout.vine_box(limit, len(own.vines), len(own.vines) + 1)
        lay_vine(surface, screen, layout, vine, box, Growth(season_of(season)), GHOST)

    def _usual_worker(self, place: Ref) -> str:
        offers = self.interaction.pointer.selection.offers
        of_workers = (offer.things for offer in offers if offer.things[0].kind == "worker")
        return next((things[0].name for things in of_workers if things[-1] == place), "worker")

    def panels(self, surface: pygame.Surface) -> None:
        interaction, frame = self.interaction, self.interaction.frame
        screen, look = interaction.app.screen, self.preview.look()
        cover, line = None if look is None else self.preview_box(look), panel_room.line(interaction, look)
        interaction.panel.draw(surface, screen, cover)
        if (told_news := panel_room.news(interaction, look, self.review.told_news())) is not None:
            surface.blit(told_news[1], screen.pixel(told_news[0][:2]))
        found = inspected(interaction)
        told = interaction.explain(found[0].ref) if found is not None else None
        if found is not None and told is not None and (frame.drawer or not interaction.panel.long):
            more = say("table-inspect-more", press=pressed(Action.INSPECT))
            box = self.inspector_box(told, found[1], found[0].box)
            self.drawing.inspector(surface, screen, told, found[1], more, box, self.rule_key())
            if box.x >= frame.task.x and not interaction.drawer:
                self.line(surface, line, box, cover)
                return
        self.line(surface, line, cover)
        if (newest := panel_room.lines(interaction, look)) is not None:
            self.drawing.newest(surface, screen, interaction.log_lines(), newest)
        if not interaction.panel.long and (interaction.drawer or not frame.drawer):
            here = self.review.line
            lines = tuple(line._replace(lit=line.event == here >= 0) for line in interaction.log_lines())
            reader = interaction.by, interaction.visibility.always
            head = panel_room.covered_head(interaction, cover)
            box = log_box(interaction)
            self.drawing.log(surface, screen, lines, box, reader, not interaction.queue.empty, head)

    def inspector_box(self, told: Explained, note: str, thing: Box) -> Box:
        """Where the inspector lies that tells of a thing."""
        elsewhere = self._half_of_the_mat(thing)
        return panel_room.inspector(self.interaction, self.preview.look(), told, note, elsewhere, self.rule_key())

    def _half_of_the_mat(self, thing: Box) -> Box:
        """The half without the thing that is told of, and without the slots that a choice would fill."""
        cellar, mat = self.interaction.layout.cellar, self.interaction.frame.mat
        x, y = thing.centre
        if self.preview.slots() or (mat.y < y and cellar.x < x < mat.right):
            return mat._replace(w=cellar.x - GAP - mat.x)
        return mat._replace(x=cellar.x - GAP, w=mat.right - cellar.x + GAP)

    def peeked(self, surface: pygame.Surface, seat: int) -> None:
        """The mat of the seat, and its cards in the place of the hand where all hands lie open; else whose hand stays
        there."""
        interaction, drawing, screen = self.interaction, self.drawing.personal, self.interaction.app.screen
        layout, hidden = interaction.layout, interaction.hidden if seat == interaction.shown else frozenset[Ref]()
        drawing.draw_mat(surface, screen, layout, interaction.view, seat, hidden, True)
        if (own := interaction.open_hand(seat)) is not None:
            area, name = layout.frame.hand, self.drawing.names[seat]
            drawing.draw_hand(surface, screen, area, name, own, lying(area, hand_things(own)), hidden)
        elif seat != interaction.seat:
            area, name = layout.frame.hand, self.drawing.names[interaction.seat]
            button = interaction.buttons.named("hand")
            right = area.right if button is None else button.box[0]
            surface.set_clip(screen.pixels(Box(area.x, area.y, right - area.x, HAND_HEAD + 10)))
            drawing.draw_hand_frame(surface, screen, area, name, interaction.view.seats[interaction.seat])
            surface.set_clip(None)

    def previewed(self, surface: pygame.Surface) -> None:
        look, screen = self.preview.look(), self.interaction.app.screen
        if look is not None:
            box = self.preview_box(look)
            surface.blit(preview.preview(look, box.w, screen.scale), screen.pixel(box[:2]))

    def preview_box(self, look: PreviewLook) -> Box:
        """Where the preview lies: in the task panel, or else where it covers neither what it is of, nor what is told
        of that or will be when the pointer rests."""
        interaction, frame, hovered = self.interaction, self.interaction.frame, self.interaction.pointer.hovered
        told = next(((one, about) for one in hovered if (about := interaction.explain(one.ref)) is not None), None)
        read = [*(thing.box for thing in hovered[:1]), *filter(None, (interaction.attention.sheet,))]
        if interaction.panel.long or (told is not None and not frame.drawer and inspect_after(interaction) < inf):
            read.append(frame.log)
        elif told is not None and (found := inspected(interaction)) is not None:
            read.append(self.inspector_box(told[1], found[1], told[0].box))
        board = board_boxes.BOARD
        elsewhere = [frame.mat, board._replace(x=board.right - frame.task.w)]
        return panel_room.preview_box(interaction, look, read, elsewhere if frame.drawer else [frame.log, *elsewhere])

    def lifted(self, surface: pygame.Surface, seat: int, rise: float) -> None:
        interaction = self.interaction
        screen = interaction.app.screen
        self.drawing.personal.draw_lifted(surface, screen, interaction.view, interaction.spread, seat, rise)

    def number_place(self, thing: Thing) -> Point:
        if thing.ref.name == "yoke":
            # Above its box lies the edge of the mat.
            return thing.box.x + NUMBER, thing.box.y + NUMBER
        if thing.ref.name != "gain_lira":
            return super().number_place(thing)
        # Its box is the whole road: the number stands between the sign and the first slab.
        slab = board_boxes.cart_spot(0)
        return slab.x - slab.r - NUMBER - ROAD_GAP, slab.y

    @property
    def covered(self) -> bool:
        told = self.interaction.year_end
        return told is not None and told.now.fallen >= 1

    def moment(self, surface: pygame.Surface) -> None:
        interaction, screen = self.interaction, self.interaction.app.screen
        if interaction.year_end is not None:
            told = interaction.year_end
            year_end(surface, told.look, interaction.frame.table, screen.scale, screen.pixel, told.now)

    def handover(self, surface: pygame.Surface, handover: Handover) -> None:
        """The table falls to evening but for the panel of who is next, from which the wedge opens."""
        if not isinstance(handover, TurnChange):
            super().handover(surface, handover)
            return
        interaction, screen, seat = self.interaction, self.interaction.app.screen, handover.seat
        surface.fill(evening(handover.rise), special_flags=pygame.BLEND_MULT)
        self.lifted(surface, seat, handover.rise)
        session = interaction.session
        look = TurnLook(session.colours[seat], session.names[seat], say("table-turn-yours"), session.innkeepers[seat])
        where = turn_change.places(interaction.layout, seat, len(interaction.order))
        draw_turn(surface, look, where, screen.scale, screen.pixel, handover.opened, handover.closed)

    def disc(self, panel: Box) -> Disc:
        return rail.disc(panel)

    def rim(self, surface: pygame.Surface, seat: int) -> None:
        self.drawing.frame(surface, self.interaction.app.screen, self.interaction.frame.table, seat)

    def reason(self, surface: pygame.Surface) -> None:
        """At the pointer, while the answers lie over the inspector."""
        interaction, attention = self.interaction, self.interaction.attention
        told = not interaction.panel.long or interaction.frame.drawer or bool(interaction.note.refusal)
        found = None if told else inspected(interaction)
        if found is not None and found[1]:
            point = found[0].box.centre if attention.by_keys else attention.point
            bubble(surface, interaction, found[1], point, self.names_below, self.rule_key())

    def notice(self, surface: pygame.Surface, words: str) -> None:
        """Over the foot of the log, or where that is a drawer over the head of the board."""
        screen, frame = self.interaction.app.screen, self.interaction.frame
        place, tall = (board_boxes.BOARD, NOTICE_HEIGHT) if frame.drawer else (frame.log, NOTICE_ON_LOG)
        bar = notice_bar(words, place.w - 2 * NOTICE_INSET, tall, screen.scale)
        y = place.y + NOTICE_INSET if frame.drawer else place.bottom - NOTICE_INSET - tall
        surface.blit(bar, screen.pixel((place.x + NOTICE_INSET, y)))

    def carried_share(self, thing: Thing) -> float:
        carried = self.interaction.pointer.carried
        away = carried is not None and not self.interaction.frame.hand.holds(*carried.point)
        return AWAY if thing.in_hand and away else 1.0


def sheet_of(interaction: ViticultureInteraction, review: Review) -> Sheet:
    """What lies on the table now."""
    hovered = next((int(thing.ref.name) for thing in interaction.pointer.hovered if thing.ref.kind == "seat"), -1)
    return Sheet(
        interaction.view, interaction.spread, interaction.shown, interaction.seat,
        review.seat if interaction.year_end is None else interaction.seat, interaction.opened_actions,
        interaction.hand_now(), hovered, interaction.hidden, not why_grey(review, "undo"), not why_grey(review, "redo"),
        interaction.app.settings.mute, shown=interaction.shown_hand, news=not why_grey(review, "replay"),
        rebate=interaction.rebate if interaction.at is None else 0, between=interaction.year_end is not None,
        moods=review.moods,
    )  # fmt: skip


def _laid_out(thing: Thing) -> bool:
    """Whether a card that could be of the hand lies over the board."""
    return thing.ref.kind == "card" and not thing.in_hand


def _on_mat(ref: Ref) -> bool:
    return ref.kind in ("field", "planted", "structure", "grape", "wine", "cellar") or ref.name == "yoke"
