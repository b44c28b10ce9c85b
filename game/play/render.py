"""Renders a table: in which order table, marks, panels, buttons and things on their way are drawn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from typing import ClassVar

import pygame

from game.art.buttons import NUMBER, number_disc
from game.art.curtain import handover_strip
from game.art.innkeepers import Disc
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.meanwhile import meanwhile
from game.art.old_position import old_position_frame
from game.play.bubble import bubble, tip
from game.play.focus import Focus
from game.play.handover import Handover
from game.play.interaction import Interaction
from game.play.marks import Marks
from game.play.meanwhile_box import Placed
from game.play.preview import Preview
from game.play.review import Review
from game.play.things import Thing
from game.play.zoom import Zoom
from game.text.key_names import has_key, pressed
from game.window.input import Action
from game.window.screen import Point

OLD_PAPER = (255, 236, 204)
"""The tint of the table while an earlier position is shown."""
WIDE = 300.0
"""Above something wider the number of a suggestion would lie on something else, in design px."""
STRIP_HEIGHT = 96.0
"""Height of the strip that passes when the screen changes hands, in design px."""


class Renderer:
    """Draws one table; each game's is a subclass."""

    names_below: ClassVar[bool] = True
    """Whether the names of most things stand below them, so that reasons stand above."""

    def __init__(self, interaction: Interaction, preview: Preview, review: Review, focus: Focus, zoom: Zoom) -> None:
        self.interaction = interaction
        self.preview = preview
        self.review = review
        self.focus = focus
        self.zoom = zoom
        self._laid_over: Callable[[pygame.Surface], None] = lambda _surface: None
        self._laid_above: Callable[[pygame.Surface], None] = lambda _surface: None

    def lay_over(self, draw: Callable[[pygame.Surface], None], above: Callable[[pygame.Surface], None]) -> None:
        """Draw a sheet over the table from now on, below its buttons, and something ``above`` them."""
        self._laid_over, self._laid_above = draw, above

    @abstractmethod
    def table(self, surface: pygame.Surface) -> None:
        """The table without panels, marks and things on their way."""

    def over_table(self, surface: pygame.Surface) -> None:
        """What lies on the table for a time, below everything that moves."""

    @abstractmethod
    def trail(self, surface: pygame.Surface) -> None:
        """The ways of the last move, as long as they are seen."""

    @abstractmethod
    def marks(self, surface: pygame.Surface) -> None:
        """What may be touched, is picked, or was touched in vain, while nothing moves."""

    @abstractmethod
    def marker(self, surface: pygame.Surface) -> Marks:
        """What draws the marks on the things that lie there now."""

    @abstractmethod
    def panels(self, surface: pygame.Surface) -> None:
        """Task panel, inspector and log."""

    @abstractmethod
    def previewed(self, surface: pygame.Surface) -> None:
        """What the highlighted choice would bring."""

    @abstractmethod
    def peeked(self, surface: pygame.Surface, seat: int) -> None:
        """What lies open of a seat, over the side of who plays, for as long as somebody holds a key or a card."""

    def line(self, surface: pygame.Surface, placed: Placed | None, *covers: Box | None) -> None:
        """What was done last, for those who wait, unless something lies over it."""
        if placed is None or any(box is not None and box.meets(placed.box) for box in covers):
            return
        screen, box = self.interaction.app.screen, placed.box
        picture = meanwhile(placed.look, box.w, placed.most, screen.scale)
        surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))

    def banner(self, surface: pygame.Surface) -> None:
        """What is told across the table while it rests."""

    @abstractmethod
    def lifted(self, surface: pygame.Surface, seat: int, rise: float) -> None:
        """The panel of who is next, lifted from the rail by ``rise`` (0-1)."""

    @abstractmethod
    def disc(self, panel: Box) -> Disc:
        """Where the face of a player is whose panel lies in this box of the rail."""

    @abstractmethod
    def rim(self, surface: pygame.Surface, seat: int) -> None:
        """The frame of the screen in the colour of the seat that is asked."""

    @property
    def covered(self) -> bool:
        """Whether nothing of the table is seen."""
        return False

    def moment(self, surface: pygame.Surface) -> None:
        """What lies over the whole table for a moment."""

    def reason(self, surface: pygame.Surface) -> None:
        """Why something cannot be, at what is pointed at."""

    def read(self, surface: pygame.Surface) -> None:
        """What is read over the dimmed table besides cards."""

    @abstractmethod
    def notice(self, surface: pygame.Surface, words: str) -> None:
        """Bad news."""

    @abstractmethod
    def carried_share(self, thing: Thing) -> float:
        """How large a thing is that is carried, against its usual size."""

    @property
    def lives(self) -> bool:
        """Whether something on the table moves by itself."""
        return False

    def life(self, surface: pygame.Surface) -> None:
        """What moves by itself on the table."""

    def rule_key(self) -> str:
        """The key that leads to the rulebook, where that tells of what is pointed at; empty where it does not."""
        return pressed(Action.RULES) if has_key(Action.RULES) and self.zoom.rule() else ""

    def draw(self, surface: pygame.Surface, peeked: int | None = None) -> None:
        """Draw all of it; the side of the seat that is ``peeked`` at lies over that of who plays."""
        interaction = self.interaction
        if not self.covered:
            self._table(surface, peeked)
        self.moment(surface)
        if notice := interaction.session.notice or interaction.app.unsaved.notice:
            self.notice(surface, notice)
        self._carried(surface)

    def _table(self, surface: pygame.Surface, peeked: int | None) -> None:
        """All of it but what lies over the whole table."""
        interaction, screen = self.interaction, self.interaction.app.screen
        self.table(surface)
        if self.review.looking:
            surface.fill(OLD_PAPER, special_flags=pygame.BLEND_MULT)
        if self.lives:
            self.life(surface)
        self.over_table(surface)
        self._overlays(surface, low=True)
        if self.shows_trail:
            self.trail(surface)
        if not interaction.staged:
            self.marks(surface)
            self._suggested(surface)
        if not interaction.staged and (at := self._focused()) is not None:
            self.marker(surface).pointed(at.ref, at)
        self.panels(surface)
        for ref in self.review.lit():
            self.marker(surface).pointed(ref)
        for ref in self.review.haloed():
            self.marker(surface).haloed(ref)
        self._laid_over(surface)
        interaction.buttons.draw(surface, screen)
        self._laid_above(surface)
        if peeked is not None:
            self.peeked(surface, peeked)
        self.previewed(surface)
        self.banner(surface)
        for flight in interaction.queue.moving():
            flight.draw(surface, screen.scale, screen.pixel)
        if interaction.handovers.now is not None:
            self.handover(surface, interaction.handovers.now)
        self._overlays(surface, low=False)
        interaction.fade.draw(surface)
        self._around(surface)
        if refusal := interaction.note.refusal:
            bubble(surface, interaction, refusal, interaction.note.at, self.names_below, self.rule_key())
        self.reason(surface)
        tip(interaction, self.review, surface)
        self.read(surface)
        if self.zoom.open:
            self.zoom.draw(surface, screen)
        self.review.draw(surface)

    @property
    def shows_trail(self) -> bool:
        """Whether the trail is that of the last events, nothing moves, and this is the present."""
        interaction = self.interaction
        end = len(interaction.session.events)
        return interaction.queue.empty and not self.review.looking and interaction.trail.end == end

    def _suggested(self, surface: pygame.Surface) -> None:
        """The numbers of what is suggested, at the things that it is about."""
        interaction, screen = self.interaction, self.interaction.app.screen
        if not interaction.queue.empty:
            return
        for ref in interaction.advice.pointed(interaction):
            self.marker(surface).pointed(ref)
        beside: dict[Box, int] = {}
        sheet = interaction.panel.sheet
        for number, thing in interaction.advice.places(interaction):
            if sheet is not None and sheet.grown(NUMBER).meets(thing.box):
                continue
            step = beside[thing.box] = beside.get(thing.box, -1) + 1
            disc = number_disc(number, screen.scale)
            x, y = self.number_place(thing)
            surface.blit(disc, disc.get_rect(center=screen.pixel((x + step * 2 * NUMBER, y))))

    def number_place(self, thing: Thing) -> Point:
        """Where the number of a suggestion is put at a thing, so that it covers nothing that is read there."""
        return number_place(thing)

    def _focused(self) -> Thing | None:
        """The thing that keys and controller are at and that gets a ring; that of a button is drawn with it."""
        at = self.focus.at
        refused = self.interaction.note.refused
        return None if at is None or at.thing is None or at.thing.ref == refused else at.thing

    def _overlays(self, surface: pygame.Surface, low: bool) -> None:
        """What lies over the table for a time: numbers that count, a season or phase that begins, light on the map."""
        for overlay in self.interaction.queue.overlays:
            if overlay.low == low:
                overlay.draw(surface, self.interaction.app.screen)

    def handover(self, surface: pygame.Surface, handover: Handover) -> None:
        """The panel of who is next rises, and the strip with the name crosses the task panel."""
        interaction, screen = self.interaction, self.interaction.app.screen
        self.lifted(surface, handover.seat, handover.rise)
        area = interaction.frame.task
        session, seat = interaction.session, handover.seat
        strip = handover_strip(
            session.colours[seat], session.names[seat], area.w, STRIP_HEIGHT, screen.scale, session.innkeepers[seat]
        )
        surface.set_clip(screen.pixels(area))
        place = area.x + handover.place * area.w, area.y + (area.h - STRIP_HEIGHT) / 2 - 20
        surface.blit(strip, screen.pixel(place))
        surface.set_clip(None)

    def _around(self, surface: pygame.Surface) -> None:
        interaction, screen = self.interaction, self.interaction.app.screen
        if self.review.looking:
            table = interaction.frame.table
            surface.blit(old_position_frame(table.w, table.h, screen.scale), screen.frame)
        else:
            self.rim(surface, interaction.seat if interaction.session.decision else -1)

    def _carried(self, surface: pygame.Surface) -> None:
        """What is carried lies over everything."""
        interaction, screen = self.interaction, self.interaction.app.screen
        carried = interaction.pointer.carried
        if carried is not None:
            share = self.carried_share(carried.thing)
            image = interaction.carried_face(carried.thing.ref)(screen.scale * share)
            surface.blit(image, image.get_rect(center=screen.pixel(carried.centre(share))))


def number_place(thing: Thing) -> Point:
    """Where the number of a suggestion is put at things as they lie on most tables."""
    box, kind = thing.box, thing.ref.kind
    if kind == "space" and box.w <= WIDE:
        # The plus of a bonus stands left of the middle of its space
        return box.centre[0] + 10, box.y - NUMBER - 8
    if kind in ("vineyard", "tile"):
        # On the edge, where neither its own price or grape nor that of the next one in its row or above is covered
        return box.centre[0], box.y if kind == "vineyard" else box.bottom
    return (box.right - 2, box.y - 4) if kind == "region" else (box.x + 4, box.y + 4)
