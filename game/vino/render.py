"""Renders the picture of Vino's table: what is its own between table, marks, panels and things on their way."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.art import ground, plates, preview, task
from game.art.innkeepers import Disc
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.log import inspector, log
from game.art.preview import PreviewLook
from game.art.sheet import notice_bar
from game.play import panel_room
from game.play.focus import Focus
from game.play.greyed import why_grey
from game.play.inspector import inspected, rested
from game.play.render import Renderer
from game.play.review import Review
from game.play.things import Thing
from game.play.zoom import Zoom
from game.vino import banner, map_boxes, printed, rail, round_strip, sale_calculator
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

    names_below = False
    interaction: VinoInteraction

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
        self.ask = ask
        self.drawing = drawing

    def table(self, surface: pygame.Surface) -> None:
        self.drawing.draw(surface, self.interaction.app.screen, sheet_of(self.interaction, self.review))

    def trail(self, surface: pygame.Surface) -> None:
        interaction = self.interaction
        lie = Lie(interaction.layout, interaction.view.order, interaction.large_region)
        interaction.trail.draw(surface, interaction.app.screen, lie, interaction.shown, interaction.seat)

    def marker(self, surface: pygame.Surface) -> VinoMarks:
        interaction = self.interaction
        return VinoMarks(
            surface, interaction.app.screen, interaction.things, interaction.layout, interaction.large_region
        )

    def marks(self, surface: pygame.Surface) -> None:
        interaction, pointer = self.interaction, self.interaction.pointer
        if not interaction.queue.empty:
            return
        marker, selection = self.marker(surface), pointer.selection
        marker.legal((ref for ref in selection.marked() if ref.kind != "marker"), interaction.attention.phase)
        chosen = [ref for ref in selection.picked if ref.kind != "arch"]
        held = interaction.held.choice if interaction.held is not None else None
        if held is not None and held.verb == "variety":
            chosen = [Ref("tile", f"{interaction.place}.{held.words[0]}")]
        marker.chosen(chosen, pointer.touched)
        if held is not None and held.verb == "buy":
            ref = Ref("vineyard", held.words[0])
            self._ghost(surface, ref)
            marker.chosen([ref], pointer.touched)
        self._target(surface, marker)
        if interaction.note.refused is not None:
            marker.refused(interaction.note.refused)

    def _target(self, surface: pygame.Surface, marker: VinoMarks) -> None:
        """The thing that is pointed at and may be touched."""
        interaction, pointer = self.interaction, self.interaction.pointer
        target = pointer.target(pointer.hovered)
        if target is None:
            return
        if target.kind == "vineyard" and not isinstance(pointer.selection, SaleDraft):
            self._ghost(surface, target)
        top = next((thing for thing in pointer.hovered if thing.ref == target), None)
        if not interaction.attention.by_keys or target.kind != "region":
            marker.pointed(target, None if pointer.carried else top)

    def _ghost(self, surface: pygame.Surface, target: Ref) -> None:
        """The marker that would lie on a vineyard, as a pale picture, and the price that must stay to be read."""
        interaction, screen = self.interaction, self.interaction.app.screen
        spot = map_boxes.vineyard(target.name, interaction.large_region)
        image = plates.marker_picture(interaction.session.colours[interaction.seat], spot.r, screen.scale, True)
        surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))
        price = plates.price_picture(printed.price(target.name), spot.r, screen.scale)
        surface.blit(price, price.get_rect(center=screen.pixel((spot.x, spot.y))))

    def panels(self, surface: pygame.Surface) -> None:
        interaction, screen = self.interaction, self.interaction.app.screen
        interaction.panel.draw(surface, screen)
        draft = interaction.pointer.selection
        if isinstance(draft, SaleDraft) and interaction.decision is not None and interaction.held is None:
            area = self.ask.area()
            picture = sale_calculator.calculator(sale_calculator.look_of(draft), area.w, area.h, screen.scale)
            surface.blit(picture, screen.pixel((area.x, area.y)))
        elif interaction.last_round is None:
            self._news(surface)
        self._last_round(surface)
        found = inspected(interaction)
        told = interaction.explain(found[0].ref) if found is not None and not interaction.panel.long else None
        if found is not None and told is not None:
            box = inspector_box(interaction, self.preview.look(), self.ask)
            picture = inspector(told.title, told.sub, told.icon, told.body, found[1], box, screen.scale)
            surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))
        elif not interaction.panel.long and (interaction.drawer or not interaction.frame.drawer):
            here, box = self.review.line, interaction.frame.log
            lines = tuple(line._replace(lit=line.event == here >= 0) for line in interaction.log_lines())
            surface.blit(log(lines, box, screen.scale), screen.pixel((box.x - BLEED, box.y - BLEED)))

    def _news(self, surface: pygame.Surface) -> None:
        """What opponents did since the own last turn, below the question where there is room."""
        found = panel_room.news(self.interaction, self.preview.look(), self.review.told_news())
        if found is not None:
            surface.blit(found[1], self.interaction.app.screen.pixel(found[0][:2]))

    def _last_round(self, surface: pygame.Surface) -> None:
        """What the round before has brought, below the question for regions where there is room."""
        interaction, screen = self.interaction, self.interaction.app.screen
        look, (top, foot) = interaction.last_round, interaction.panel.free
        if look is None or interaction.decision is None or foot - top < round_strip.height(len(look.seats)):
            return
        area = interaction.frame.task
        picture = round_strip.table(look, area.w - 40, screen.scale)
        surface.blit(picture, screen.pixel((area.x + 20, foot - round_strip.height(len(look.seats)))))

    def preview_box(self, look: PreviewLook) -> Box:
        """Where the preview lies: in the task panel, else where it covers neither the inspector nor what it is of."""
        interaction, area = self.interaction, self.interaction.frame.task
        read = [thing.box for thing in interaction.pointer.hovered[:1]]
        found = inspected(interaction)
        if found is not None and interaction.explain(found[0].ref) is not None and not interaction.panel.long:
            read.append(inspector_box(interaction, look, self.ask))
        tall = preview.height(look, area.w - 28, interaction.app.screen.scale)
        land, demand = map_boxes.MAP, interaction.layout.demand
        elsewhere = [demand._replace(h=tall + 18), land._replace(x=land.right - area.w), land]
        return panel_room.preview_box(interaction, look, read, elsewhere)

    def previewed(self, surface: pygame.Surface) -> None:
        look, screen = self.preview.look(), self.interaction.app.screen
        if look is not None:
            box = self.preview_box(look)
            surface.blit(preview.preview(look, box.w, screen.scale), screen.pixel(box[:2]))

    def banner(self, surface: pygame.Surface) -> None:
        """The end of a round, or what changes the course of the game."""
        interaction, screen = self.interaction, self.interaction.app.screen
        if interaction.strip is not None:
            box = round_strip.box(map_boxes.MAP)
            picture = round_strip.strip(interaction.strip, box.w, box.h, screen.scale)
            surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))
            return
        shown = interaction.banner
        if shown is None and interaction.view.gift is not None and interaction.queue.empty:
            gift = interaction.view.gift
            seats = gift.ranking or banner.takers(interaction.view, gift.region)
            shown = banner.gift(interaction.view, gift.region, seats, interaction.session.names, gift.at)
        if shown is not None:
            picture = banner.picture(shown, map_boxes.MAP.w - 2 * BANNER_MARGIN, screen.scale)
            place = map_boxes.MAP.x + BANNER_MARGIN - BLEED, map_boxes.MAP.y + BANNER_TOP - BLEED
            surface.blit(picture, screen.pixel(place))

    def lifted(self, surface: pygame.Surface, seat: int, rise: float) -> None:
        interaction = self.interaction
        self.drawing.lifted(surface, interaction.app.screen, interaction.view, interaction.layout, seat, rise)

    def disc(self, panel: Box) -> Disc:
        return rail.disc(panel)

    def rim(self, surface: pygame.Surface, seat: int) -> None:
        self.drawing.frame(surface, self.interaction.app.screen, self.interaction.frame.table, seat)

    def reason(self, surface: pygame.Surface) -> None:
        """At a variety that cannot be sold, when the pointer has rested on its button for a while."""
        interaction, screen = self.interaction, self.interaction.app.screen
        draft, button = interaction.pointer.selection, interaction.buttons.named(interaction.buttons.hovered)
        if not isinstance(draft, SaleDraft) or button is None or not rested(interaction):
            return
        tried = sale_calculator.greyed(draft, button.name)
        words = interaction.why(Ref("arch", tried.words[0]), tried) if tried is not None else ""
        if words:
            x, y, w, h = button.box
            picture = task.bubble(words, screen.scale)
            place = picture.get_rect(midtop=screen.pixel((x + w / 2, y + h + GREYED_UNDER)))
            surface.blit(picture, place.clamp(screen.pixels(interaction.frame.task)))

    def read(self, surface: pygame.Surface) -> None:
        """The price table."""
        interaction, screen = self.interaction, self.interaction.app.screen
        if interaction.prices:
            surface.blit(ground.vignette(*interaction.frame.table[2:], screen.scale), screen.frame)
            picture = sale_calculator.price_table(screen.scale)
            surface.blit(picture, picture.get_rect(center=screen.pixel(interaction.frame.table.centre)))

    def notice(self, surface: pygame.Surface, words: str) -> None:
        """Over the head of the map."""
        screen, (inset, tall) = self.interaction.app.screen, NOTICE
        bar = notice_bar(words, map_boxes.MAP.w - 2 * inset, tall, screen.scale)
        surface.blit(bar, screen.pixel((map_boxes.MAP.x + inset, map_boxes.MAP.y + inset)))

    def carried_share(self, thing: Thing) -> float:
        return 1.0


def sheet_of(interaction: VinoInteraction, review: Review) -> Sheet:
    """What lies on the table now."""
    hovered = next((int(thing.ref.name) for thing in interaction.pointer.hovered if thing.ref.kind == "seat"), -1)
    selection = interaction.pointer.selection
    draft = selection if isinstance(selection, SaleDraft) else None
    picked = tuple(ref.name for ref in selection.picked if ref.kind == "region")
    money = interaction.view.seats[interaction.seat].money
    after = None
    if draft is not None and draft.quantity and not draft.begun and money is not None:
        after = money + draft.total
    return Sheet(
        replace(interaction.view, phase="order") if interaction.strip is not None else interaction.view,
        interaction.layout, interaction.shown, interaction.seat, review.seat,
        interaction.large_region, _open_regions(interaction, picked), hovered, interaction.hidden,
        not why_grey(review, "undo"), not why_grey(review, "redo"), not why_grey(review, "replay"),
        draft.variety if draft else "", steps_of(draft.moves()) if draft else (), picked, after,
        interaction.app.settings.mute, phase=_phase(interaction), moving=not interaction.queue.empty,
        watched=interaction.sitting.nobody or not interaction.asking, moods=review.moods,
    )  # fmt: skip


def _phase(interaction: VinoInteraction) -> str:
    """The phase that only the ribbon tells, while it is seen; else empty."""
    return "reveal" if any(isinstance(overlay, Reveal) for overlay in interaction.queue.overlays) else ""


def _open_regions(interaction: VinoInteraction, picked: tuple[str, ...]) -> frozenset[str]:
    """The regions that are lit: those picked, or those in which something can be bought or given."""
    selection = interaction.pointer.selection
    if interaction.decision is None or not interaction.queue.empty or isinstance(selection, SaleDraft):
        return frozenset()
    marked = {ref.name.partition(".")[0] for ref in selection.marked() if ref.kind == "vineyard"}
    return frozenset({*picked, *marked})
