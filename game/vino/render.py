"""Renders the picture of Vino's table: what is its own between table, marks, panels and things on their way."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.art import ground, plates, preview, task
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.log import inspector, log
from game.art.preview import PreviewLook
from game.art.sheet import notice_bar
from game.play.focus import Focus
from game.play.inspector import inspected, rested
from game.play.render import Renderer
from game.play.review import Review
from game.play.things import Thing
from game.play.zoom import Zoom
from game.vino import banner, map_boxes, printed, round_strip, sale_calculator
from game.vino.ask import VinoAsk
from game.vino.inspector_box import inspector_box
from game.vino.interaction import VinoInteraction
from game.vino.marks import VinoMarks
from game.vino.preview import VinoPreview
from game.vino.render_table import Sheet, VinoDrawing, steps_of
from game.vino.reveal import Reveal
from game.vino.sale_draft import SaleDraft
from game.vino.trail import Lie
from rules.engine.choice import Ref

BANNER_TOP, BANNER_MARGIN = 12.0, 20.0
"""How far below the upper edge of the map the banner lies, and how far from its sides."""
GREYED_UNDER = 8.0
"""How far below its button it is told why a variety cannot be sold."""
NOTICE = (12.0, 78.0)
"""How far the bar with bad news lies inside the map, and its height."""


class VinoRenderer(Renderer):
    """Draws one table of Vino."""

    def __init__(
        self,
        interaction: VinoInteraction,
        preview: VinoPreview,
        review: Review,
        focus: Focus,
        zoom: Zoom,
        ask: VinoAsk,
        drawing: VinoDrawing,
    ) -> None:
        super().__init__(interaction, preview, review, focus, zoom)
        self.at_table = interaction
        self.ask = ask
        self.drawing = drawing

    def table(self, surface: pygame.Surface) -> None:
        self.drawing.draw(surface, self.at_table.app.screen, sheet_of(self.at_table, self.review))

    def trail(self, surface: pygame.Surface) -> None:
        table = self.at_table
        lie = Lie(table.layout, table.view.order, table.large_region)
        table.trail.draw(surface, table.app.screen, lie, table.shown, table.seat)

    def marker(self, surface: pygame.Surface) -> VinoMarks:
        table = self.at_table
        return VinoMarks(surface, table.app.screen, table.things, table.layout, table.large_region)

    def marks(self, surface: pygame.Surface) -> None:
        table, pointer = self.at_table, self.at_table.pointer
        if not table.queue.empty:
            return
        marker, selection = self.marker(surface), pointer.selection
        marker.legal((ref for ref in selection.marked() if ref.kind != "marker"), table.attention.phase)
        chosen = [ref for ref in selection.picked if ref.kind != "arch"]
        held = table.held.choice if table.held is not None else None
        if held is not None and held.verb == "variety":
            chosen = [Ref("tile", f"{table.place}.{held.words[0]}")]
        marker.chosen(chosen, pointer.touched)
        if held is not None and held.verb == "buy":
            ref = Ref("vineyard", held.words[0])
            self._ghost(surface, ref)
            marker.chosen([ref], pointer.touched)
        self._target(surface, marker)
        if table.note.refused is not None:
            marker.refused(table.note.refused)

    def _target(self, surface: pygame.Surface, marker: VinoMarks) -> None:
        """The thing that is pointed at and may be touched."""
        table, pointer = self.at_table, self.at_table.pointer
        target = pointer.target(pointer.hovered)
        if target is None:
            return
        if target.kind == "vineyard" and not isinstance(pointer.selection, SaleDraft):
            self._ghost(surface, target)
        top = next((thing for thing in pointer.hovered if thing.ref == target), None)
        if not table.attention.by_keys or target.kind != "region":
            marker.pointed(target, None if pointer.carried else top)

    def _ghost(self, surface: pygame.Surface, target: Ref) -> None:
        """The marker that would lie on a vineyard, as a pale picture, and the price that must stay to be read."""
        table, screen = self.at_table, self.at_table.app.screen
        spot = map_boxes.vineyard(target.name, table.large_region)
        image = plates.marker_picture(table.session.colours[table.seat], spot.r, screen.scale, True)
        surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))
        price = plates.price_picture(printed.price(target.name), spot.r, screen.scale)
        surface.blit(price, price.get_rect(center=screen.pixel((spot.x, spot.y))))

    def panels(self, surface: pygame.Surface) -> None:
        table, screen = self.at_table, self.at_table.app.screen
        table.panel.draw(surface, screen)
        draft = table.pointer.selection
        if isinstance(draft, SaleDraft) and table.decision is not None and table.held is None:
            area = self.ask.area()
            picture = sale_calculator.calculator(sale_calculator.look_of(draft), area.w, area.h, screen.scale)
            surface.blit(picture, screen.pixel((area.x, area.y)))
        self._last_round(surface)
        found = inspected(table)
        told = table.explain(found[0].ref) if found is not None and not table.panel.long else None
        if found is not None and told is not None:
            box = inspector_box(table, self.preview.look(), self.ask)
            picture = inspector(told.title, told.sub, told.icon, told.body, found[1], box, screen.scale)
            surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))
        elif not table.panel.long and (table.drawer or not table.frame.drawer):
            here, box = self.review.line, table.frame.log
            lines = tuple(line._replace(lit=line.event == here >= 0) for line in table.log_lines())
            surface.blit(log(lines, box, screen.scale), screen.pixel((box.x - BLEED, box.y - BLEED)))

    def _last_round(self, surface: pygame.Surface) -> None:
        """What the round before has brought, below the question for regions where there is room."""
        table, screen = self.at_table, self.at_table.app.screen
        look, (top, foot) = table.last_round, table.panel.free
        if look is None or table.decision is None or foot - top < round_strip.height(len(look.seats)):
            return
        area = table.frame.task
        picture = round_strip.table(look, area.w - 40, screen.scale)
        surface.blit(picture, screen.pixel((area.x + 20, foot - round_strip.height(len(look.seats)))))

    def preview_box(self, look: PreviewLook) -> Box:
        """Where the preview lies: in the task panel, if need be in place of the line under the question.

        Where there is no room for it either it lies over the demand table, never over the buttons.
        """
        table, area = self.at_table, self.at_table.frame.task
        width = area.w - 28
        tall = preview.height(look, width, table.app.screen.scale)
        (top, foot), line = table.panel.free, table.panel.under_title
        y = foot - tall
        if y < top:
            y = line if table.panel.bare and line + tall <= foot else table.layout.demand.y + 8
        return Box(area.x + 14, y, width, tall)

    def previewed(self, surface: pygame.Surface) -> None:
        look, screen = self.preview.look(), self.at_table.app.screen
        if look is not None:
            box = self.preview_box(look)
            surface.blit(preview.preview(look, box.w, screen.scale), screen.pixel(box[:2]))

    def banner(self, surface: pygame.Surface) -> None:
        """The end of a round, or what changes the course of the game."""
        table, screen = self.at_table, self.at_table.app.screen
        if table.strip is not None:
            box = round_strip.box(map_boxes.MAP)
            picture = round_strip.strip(table.strip, box.w, box.h, screen.scale)
            surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))
            return
        shown = table.banner
        if shown is None and table.view.gift is not None and table.queue.empty:
            gift = table.view.gift
            seats = gift.ranking or banner.takers(table.view, gift.region)
            shown = banner.gift(table.view, gift.region, seats, table.session.names, gift.at)
        if shown is not None:
            picture = banner.picture(shown, map_boxes.MAP.w - 2 * BANNER_MARGIN, screen.scale)
            place = map_boxes.MAP.x + BANNER_MARGIN - BLEED, map_boxes.MAP.y + BANNER_TOP - BLEED
            surface.blit(picture, screen.pixel(place))

    def lifted(self, surface: pygame.Surface, seat: int, rise: float) -> None:
        table = self.at_table
        self.drawing.lifted(surface, table.app.screen, table.view, table.layout, seat, rise)

    def rim(self, surface: pygame.Surface, seat: int) -> None:
        self.drawing.frame(surface, self.at_table.app.screen, self.at_table.frame.table, seat)

    def bubble_words(self) -> str:
        """With the rule's number only where the calculator leaves the panel no room to tell it."""
        note = self.at_table.note
        return note.words if isinstance(self.at_table.pointer.selection, SaleDraft) else note.bubble

    def reason(self, surface: pygame.Surface) -> None:
        """At a variety that cannot be sold, when the pointer has rested on its button for a while."""
        table, screen = self.at_table, self.at_table.app.screen
        draft, button = table.pointer.selection, table.buttons.named(table.buttons.hovered)
        if not isinstance(draft, SaleDraft) or button is None or not rested(table):
            return
        tried = sale_calculator.greyed(draft, button.name)
        words = table.why(Ref("arch", tried.words[0]), tried) if tried is not None else ""
        if words:
            x, y, w, h = button.box
            picture = task.bubble(words, screen.scale)
            place = picture.get_rect(midtop=screen.pixel((x + w / 2, y + h + GREYED_UNDER)))
            surface.blit(picture, place.clamp(screen.pixels(table.frame.task)))

    def read(self, surface: pygame.Surface) -> None:
        """The price table."""
        table, screen = self.at_table, self.at_table.app.screen
        if table.prices:
            surface.blit(ground.vignette(*table.frame.table[2:], screen.scale), screen.frame)
            picture = sale_calculator.price_table(screen.scale)
            surface.blit(picture, picture.get_rect(center=screen.pixel(table.frame.table.centre)))

    def notice(self, surface: pygame.Surface, words: str) -> None:
        """Over the head of the map."""
        screen, (inset, tall) = self.at_table.app.screen, NOTICE
        bar = notice_bar(words, map_boxes.MAP.w - 2 * inset, tall, screen.scale)
        surface.blit(bar, screen.pixel((map_boxes.MAP.x + inset, map_boxes.MAP.y + inset)))

    def carried_share(self, thing: Thing) -> float:
        return 1.0


def sheet_of(table: VinoInteraction, review: Review) -> Sheet:
    """What lies on the table now."""
    hovered = next((int(thing.ref.name) for thing in table.pointer.hovered if thing.ref.kind == "seat"), -1)
    selection = table.pointer.selection
    draft = selection if isinstance(selection, SaleDraft) else None
    picked = tuple(ref.name for ref in selection.picked if ref.kind == "region")
    money = table.view.seats[table.seat].money
    after = None
    if draft is not None and draft.quantity and not draft.begun and money is not None:
        after = money + draft.total
    return Sheet(
        replace(table.view, phase="order") if table.strip is not None else table.view,
        table.layout, table.shown, table.seat, review.seat,
        table.large_region, _open_regions(table, picked), hovered, table.hidden, review.can_take_back, review.can_redo,
        draft.variety if draft else "", steps_of(draft.moves()) if draft else (), picked, after,
        table.app.settings.mute, phase=_phase(table), moving=not table.queue.empty,
    )  # fmt: skip


def _phase(table: VinoInteraction) -> str:
    """The phase that only the ribbon tells, while it is seen; else empty."""
    return "reveal" if any(isinstance(overlay, Reveal) for overlay in table.queue.overlays) else ""


def _open_regions(table: VinoInteraction, picked: tuple[str, ...]) -> frozenset[str]:
    """The regions that are lit: those picked, or those in which something can be bought or given."""
    selection = table.pointer.selection
    if table.decision is None or not table.queue.empty or isinstance(selection, SaleDraft):
        return frozenset()
    marked = {ref.name.partition(".")[0] for ref in selection.marked() if ref.kind == "vineyard"}
    return frozenset({*picked, *marked})
