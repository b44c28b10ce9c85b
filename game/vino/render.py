"""Renders the picture of Vino's table: what is its own between table, marks, panels and things on their way."""

from __future__ import annotations

import pygame
from msgspec.structs import replace

from game.art import ground, log, preview, task
from game.art.chart import pegs
from game.art.chart.life import living
from game.art.innkeepers import Disc
from game.art.kit import contrast
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
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
from game.vino import banner, map_boxes, printed, rail, round_strip, sale_calculator, tickets
from game.vino.ask import VinoAsk
from game.vino.inspector_box import inspector_box
from game.vino.interaction import VinoInteraction
from game.vino.line_box import line_box
from game.vino.marks import VinoMarks
from game.vino.preview import VinoPreview
from game.vino.render_table import Sheet, VinoDrawing, steps_of
from game.vino.reveal import Reveal
from game.vino.sale_draft import SaleDraft
from game.vino.trail import Lie
from game.vino.unrolling import Unrolling
from rules.engine.choice import Ref

LARGER = 1.3
"""By how much at most the table of the last round is larger where there is room."""
BANNER_TOP, BANNER_MARGIN = 12.0, 20.0
"""How far below the upper edge of the map the banner lies, and how far from its sides."""
UNDER_FLAG = 8.0
"""How far below the middle of a flag its price lies in a sale, at size 1."""
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

    @property
    def lives(self) -> bool:
        """Where pictures are to move at all."""
        interaction = self.interaction
        return not (interaction.queue.instant or interaction.app.settings.reduced_motion or contrast.high())

    def life(self, surface: pygame.Surface) -> None:
        """Gulls, smoke and light on the open chart, never over anything to read."""
        interaction, screen = self.interaction, self.interaction.app.screen
        covered = map_boxes.to_read(interaction.large_region)
        for picture, (x, y) in living(interaction.attention.step, screen.scale):
            place = map_boxes.MAP.x + x, map_boxes.MAP.y + y
            if not any(box.holds(*place) for box in covered):
                surface.blit(picture, picture.get_rect(center=screen.pixel(place)))

    def trail(self, surface: pygame.Surface) -> None:
        interaction = self.interaction
        view = interaction.view
        market = tuple(view.market[variety] for variety in printed.varieties())
        lie = Lie(interaction.layout, view.order, interaction.large_region, market)
        interaction.trail.draw(surface, interaction.app.screen, lie, interaction.shown, interaction.seat)

    def marker(self, surface: pygame.Surface) -> VinoMarks:
        interaction = self.interaction
        flags = [
            Ref("vineyard", f"{region}.{at}")
            for region, owners in interaction.view.owners.items()
            for at, owner in enumerate(owners, 1)
            if owner is not None
        ]
        selection, step = interaction.pointer.selection, printed.scale()[2]
        moves = selection.moves() if isinstance(selection, SaleDraft) else {}
        market = {one: (value, value + step * moves.get(one, 0)) for one, value in interaction.view.market.items()}
        return VinoMarks(surface, interaction.app.screen, interaction.things, interaction.layout, flags, market)

    def marks(self, surface: pygame.Surface) -> None:
        interaction, pointer = self.interaction, self.interaction.pointer
        if not interaction.queue.empty:
            return
        marker, selection = self.marker(surface), pointer.selection
        legal = frozenset[Ref]() if interaction.attention.reading else selection.marked()
        marker.legal((ref for ref in legal if ref.kind != "marker"), interaction.attention.phase)
        chosen = [ref for ref in selection.picked if ref.kind != "arch"]
        held = interaction.held.choice if interaction.held is not None else None
        if held is not None and held.verb == "variety":
            chosen = [Ref("tile", f"{interaction.place}.{held.words[0]}")]
        marker.chosen(chosen, pointer.touched)
        if held is not None and held.verb == "buy":
            ref = Ref("vineyard", held.words[0])
            self._ghost(surface, ref)
            marker.chosen([ref], pointer.touched)
        self._prices(surface)
        self._target(surface, marker)
        if interaction.note.refused is not None:
            marker.refused(interaction.note.refused)

    def _target(self, surface: pygame.Surface, marker: VinoMarks) -> None:
        """The thing that is pointed at and may be touched."""
        pointer = self.interaction.pointer
        target = pointer.target(pointer.hovered)
        if target is None:
            return
        top = next((thing for thing in pointer.hovered if thing.ref == target), None)
        if target.kind != "region":
            marker.pointed(target, None if pointer.carried else top)

    def _ghost(self, surface: pygame.Surface, target: Ref) -> None:
        """The flag that would stand on a vineyard, as a pale picture, and the price that must stay to be read."""
        interaction, screen = self.interaction, self.interaction.app.screen
        spot = map_boxes.vineyard(target.name, interaction.large_region)
        size = map_boxes.lying(target.name.partition(".")[0], interaction.large_region).stone
        image = pegs.flag_picture(interaction.session.colours[interaction.seat], size, screen.scale, True)
        surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))
        self._price(surface, target.name, 0)

    def _prices(self, surface: pygame.Surface) -> None:
        """The prices under the own flags of which a sale gives some back."""
        draft = self.interaction.pointer.selection
        if isinstance(draft, SaleDraft) and draft.due:
            for name in draft.vineyards:
                self._price(surface, name, UNDER_FLAG)

    def _price(self, surface: pygame.Surface, vineyard: str, below: float) -> None:
        """The price of a vineyard on which a flag stands, so far below its middle at size 1."""
        large, screen = self.interaction.large_region, self.interaction.app.screen
        spot, size = map_boxes.vineyard(vineyard, large), map_boxes.lying(vineyard.partition(".")[0], large).stone
        price = pegs.price_label(str(printed.price(vineyard)), size, screen.scale)
        surface.blit(price, price.get_rect(center=screen.pixel((spot.x, spot.y + below * size))))

    def panels(self, surface: pygame.Surface) -> None:
        interaction, screen = self.interaction, self.interaction.app.screen
        interaction.panel.draw(surface, screen)
        if not self.ask.advising.shown:
            self._told_in_panel(surface)
        look = self.preview.look()
        told = None if self.inspected() is None else inspector_box(self.interaction, self.rule_key())
        self.line(surface, line_box(self.interaction), told, None if look is None else self.preview_box(look))
        self._told_over_log(surface)

    def _told_in_panel(self, surface: pygame.Surface) -> None:
        """What the panel tells besides the question: the sale, the tickets, the last round, or what opponents did."""
        interaction, screen = self.interaction, self.interaction.app.screen
        draft = interaction.pointer.selection
        if isinstance(draft, SaleDraft) and interaction.decision is not None and interaction.held is None:
            area = self.ask.calculator
            picture = sale_calculator.calculator(sale_calculator.look_of(draft), area.w, area.h, screen.scale)
            surface.blit(picture, screen.pixel((area.x, area.y)))
        elif self.ask.tells_news:
            self._news(surface)
        self._tickets(surface)
        self._last_round(surface)

    def _told_over_log(self, surface: pygame.Surface) -> None:
        """The inspector, and the lines of the log."""
        interaction, screen = self.interaction, self.interaction.app.screen
        found = self.inspected()
        told = interaction.explain(found[0].ref) if found is not None else None
        if found is not None and told is not None:
            rule = self.rule_key()
            box, words = inspector_box(interaction, rule), (told.title, told.sub, told.icon, told.body, found[1])
            picture = log.inspector(*words, box, screen.scale, "vino", rule=rule)
            surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))
        if (newest := self.ask.newest()) is not None:
            picture = log.newest(interaction.log_lines(), newest, screen.scale)
            surface.blit(picture, screen.pixel((newest.x - BLEED, newest.y - BLEED)))
        if not interaction.panel.long and (interaction.drawer or not interaction.frame.drawer):
            here, box = self.review.line, interaction.frame.log
            lines = tuple(line._replace(lit=line.event == here >= 0) for line in interaction.log_lines())
            surface.blit(log.log(lines, box, screen.scale), screen.pixel((box.x - BLEED, box.y - BLEED)))

    def inspected(self) -> tuple[Thing, str] | None:
        """What the inspector tells of, and why it is refused; nothing of a vineyard whose price the preview tells."""
        interaction = self.interaction
        found = None if interaction.panel.long else inspected(interaction)
        if found is None or interaction.explain(found[0].ref) is None:
            return None
        look = self.preview.look() if found[0].ref.kind == "vineyard" else None
        return None if look is not None and look.bill else found

    def _news(self, surface: pygame.Surface) -> None:
        """What opponents did since the own last turn, below the question where there is room."""
        found = panel_room.news(self.interaction, self.preview.look(), self.review.told_news())
        if found is not None:
            surface.blit(found[1], self.interaction.app.screen.pixel(found[0][:2]))

    def _tickets(self, surface: pygame.Surface) -> None:
        """The places of the regions that are still to be picked."""
        screen, picked = self.interaction.app.screen, len(self.interaction.pointer.selection.picked)
        for number, box in list(enumerate(self.ask.tickets, 1))[picked:]:
            picture = tickets.outline(number, box.w, box.h, screen.scale)
            surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))

    def _last_round(self, surface: pygame.Surface) -> None:
        """What the round before has brought, below the question for regions where there is room."""
        interaction, screen = self.interaction, self.interaction.app.screen
        look, (top, foot) = interaction.last_round, interaction.panel.free
        if look is None or interaction.decision is None or (self.ask.tickets and interaction.pointer.selection.picked):
            return
        least, area = round_strip.height(len(look.seats)), interaction.frame.task
        if foot - top < least:
            return
        tall = min(foot - top, least * LARGER)
        picture = round_strip.table(look, area.w - 40, tall, screen.scale)
        surface.blit(picture, screen.pixel((area.x + 20, foot - tall)))

    def preview_box(self, look: PreviewLook) -> Box:
        """Where the preview lies: in the task panel, else where it covers neither the inspector nor what it is of."""
        interaction, area = self.interaction, self.interaction.frame.task
        read = [*(one.box for one in interaction.pointer.hovered[:1]), *filter(None, (interaction.attention.sheet,))]
        if self.inspected() is not None:
            read.append(inspector_box(interaction, self.rule_key()))
        tall = preview.height(look, area.w - 28, interaction.app.screen.scale)
        land = map_boxes.MAP
        elsewhere = [
            land._replace(x=land.right - area.w, w=area.w), land._replace(w=area.w),
            land._replace(x=land.right - area.w, h=tall + 22), land._replace(h=tall + 22),
        ]  # fmt: skip
        found = panel_room.preview_box(interaction, look, read, elsewhere)
        top, foot = interaction.panel.free
        bare = panel_room.news(interaction, look, self.review.told_news()) is None
        return found._replace(y=top) if look.bill and bare and top < found.y and found.bottom <= foot + 1 else found

    def previewed(self, surface: pygame.Surface) -> None:
        look, screen = self.preview.look(), self.interaction.app.screen
        if look is not None:
            box = self.preview_box(look)
            surface.blit(preview.preview(look, box.w, screen.scale), screen.pixel(box[:2]))

    def peeked(self, surface: pygame.Surface, seat: int) -> None:
        """The cellar of the seat."""
        self.drawing.peeked(surface, self.interaction.app.screen, sheet_of(self.interaction, self.review), seat)

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
            box = banner_box(interaction.large_region)
            surface.blit(picture, screen.pixel((box.x - BLEED, box.y - BLEED)))

    def lifted(self, surface: pygame.Surface, seat: int, rise: float) -> None:
        interaction = self.interaction
        self.drawing.lifted(surface, interaction.app.screen, sheet_of(interaction, self.review), seat, rise)

    def disc(self, panel: Box) -> Disc:
        boxes = self.interaction.layout.cellar_boxes
        return boxes.face if panel == boxes.wall else rail.disc(panel)

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


def banner_box(large: str) -> Box:
    """Where the banner lies: at the head of the chart, or at its foot where it would cover the unrolled region."""
    chart = map_boxes.MAP
    box = Box(chart.x + BANNER_MARGIN, chart.y + BANNER_TOP, chart.w - 2 * BANNER_MARGIN, banner.HEIGHT)
    covers = large != "" and box.meets(map_boxes.large_box(large))
    return box._replace(y=chart.bottom - BANNER_TOP - box.h) if covers else box


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
        interaction.large_region, hovered, interaction.hidden | _unrolling(interaction),
        not why_grey(review, "undo"), not why_grey(review, "redo"), not why_grey(review, "replay"),
        draft.variety if draft else "", steps_of(draft.moves()) if draft else (), picked, after,
        interaction.app.settings.mute, phase=_phase(interaction), hides=interaction.hides, moods=review.moods,
        states=_states(interaction),
    )  # fmt: skip


def _unrolling(interaction: VinoInteraction) -> frozenset[Ref]:
    """What is not drawn since a region is on its way up to be looked at."""
    ways = [one for one in interaction.queue.overlays if isinstance(one, Unrolling) and one.up]
    return frozenset(Ref("large", one.region) for one in ways)


def _states(interaction: VinoInteraction) -> tuple[tuple[str, str], ...]:
    """What is to be said of regions by the rims of their patches, the strongest last."""
    pointer = interaction.pointer
    if not interaction.queue.empty:
        return ()
    legal = () if interaction.attention.reading else sorted(pointer.selection.marked(), key=str)
    told = [(ref, "legal") for ref in legal]
    told += [(ref, "chosen") for ref in pointer.selection.picked]
    target = pointer.target(pointer.hovered)
    told += [(ref, state) for ref, state in ((target, "pointed"), (interaction.note.refused, "refused")) if ref]
    return tuple((ref.name, state) for ref, state in told if ref.kind == "region")


def _phase(interaction: VinoInteraction) -> str:
    """The phase that only the ribbon tells, while it is seen; else empty."""
    return "reveal" if any(isinstance(overlay, Reveal) for overlay in interaction.queue.overlays) else ""
