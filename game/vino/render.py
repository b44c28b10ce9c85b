"""Puts the picture of Vino's table together: table, marks, panels, buttons, things on their way."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.art import ground, plates, preview, task
from game.art.kit.boxes import Box
from game.art.kit.canvas import BLEED
from game.art.log import inspector, log
from game.art.old_position import old_position_frame
from game.art.preview import PreviewLook
from game.art.sheet import notice_bar
from game.play.bubble import bubble, tip
from game.play.over import focused, lay_over, name_strip, shows_trail, tint
from game.vino import banner, layout, printed, round_strip, sale_calculator
from game.vino.marks import VinoMarks
from game.vino.sale_draft import SaleDraft
from game.vino.trail import Lie
from game.viticulture import layout as table_layout
from game.window.screen import Screen
from rules.engine.choice import Ref

if TYPE_CHECKING:
    from game.vino.scene import VinoTable

BANNER_TOP, BANNER_MARGIN = 12.0, 20.0
"""How far below the upper edge of the map the banner lies, and how far from its sides."""
GREYED_UNDER = 8.0
"""How far below its button it is told why a variety cannot be sold."""
NOTICE = (12.0, 78.0)
"""How far the bar with bad news lies inside the map, and its height."""


def draw(scene: VinoTable, surface: pygame.Surface) -> None:
    """Draw the whole scene."""
    screen = scene.app.screen
    scene.drawing.draw(surface, screen, scene.sheet())
    past = scene.history.at is not None
    tint(scene, surface)
    lay_over(scene, surface, low=True)
    _trail(scene, surface, screen)
    if scene.queue.empty:
        _marks(scene, surface, screen)
    if (at := focused(scene)) is not None:
        _marker(scene, surface, screen).pointed(at.ref, at)
    _panels(scene, surface, screen)
    for ref in scene.history.lit():
        _marker(scene, surface, screen).pointed(ref)
    scene.buttons.draw(surface, screen)
    _preview(scene, surface, screen)
    _banner(scene, surface, screen)
    for flight in scene.queue.moving():
        flight.draw(surface, screen.scale, screen.pixel)
    _carried(scene, surface, screen)
    if scene.handover is not None:
        scene.drawing.lifted(surface, screen, scene.view, scene.handover.seat, scene.handover.rise)
        name_strip(scene, surface, scene.handover)
    lay_over(scene, surface, low=False)
    scene.fade.draw(surface)
    if past:
        surface.blit(old_position_frame(table_layout.TABLE.w, table_layout.TABLE.h, screen.scale), screen.frame)
    else:
        scene.drawing.frame(surface, screen, scene.seat if scene.session.decision else -1)
    if scene.note and scene.refused is not None:
        bubble(surface, screen, reason_at_pointer(scene), scene.note_at)
    tip(scene, surface, screen)
    _greyed(scene, surface, screen)
    if scene.prices:
        surface.blit(ground.vignette(*table_layout.TABLE[2:], screen.scale), screen.frame)
        picture = sale_calculator.price_table(screen.scale)
        surface.blit(picture, picture.get_rect(center=screen.pixel(table_layout.TABLE.centre)))
    if scene.reader.open:
        scene.reader.draw(surface, screen)
    if scene.session.notice:
        inset, tall = NOTICE
        bar = notice_bar(scene.session.notice, layout.MAP.w - 2 * inset, tall, screen.scale)
        surface.blit(bar, screen.pixel((layout.MAP.x + inset, layout.MAP.y + inset)))


def reason_at_pointer(scene: VinoTable) -> str:
    """Why something cannot be: with the rule's number only where the calculator leaves the panel no room to tell it."""
    return scene.note if isinstance(scene.pointer.selection, SaleDraft) else scene.bubble


def _greyed(scene: VinoTable, surface: pygame.Surface, screen: Screen) -> None:
    """Say at a variety that cannot be sold why, when the pointer has rested on its button for a while."""
    draft, button = scene.pointer.selection, scene.buttons.named(scene.buttons.hovered)
    if not isinstance(draft, SaleDraft) or button is None or scene.rest < scene.inspect_after:
        return
    tried = sale_calculator.greyed(draft, button.name)
    words = scene.listener.why(Ref("arch", tried.words[0]), tried) if tried is not None else ""
    if words:
        x, y, w, h = button.box
        picture = task.bubble(words, screen.scale)
        place = picture.get_rect(midtop=screen.pixel((x + w / 2, y + h + GREYED_UNDER)))
        surface.blit(picture, place.clamp(screen.pixels(table_layout.TASK)))


def _trail(scene: VinoTable, surface: pygame.Surface, screen: Screen) -> None:
    """The way of the last move, until the next one."""
    trail = scene.teller.trail
    if shows_trail(scene, trail.end):
        lie = Lie(scene.view.order, scene.large_region)
        trail.draw(surface, screen, lie, scene.seat if scene.viewed is None else scene.viewed, scene.seat)


def _marker(scene: VinoTable, surface: pygame.Surface, screen: Screen) -> VinoMarks:
    return VinoMarks(surface, screen, scene.things, scene.large_region)


def _marks(scene: VinoTable, surface: pygame.Surface, screen: Screen) -> None:
    marker, selection = _marker(scene, surface, screen), scene.pointer.selection
    marker.legal((ref for ref in selection.marked() if ref.kind != "marker"), scene.phase)
    chosen = [ref for ref in selection.picked if ref.kind != "arch"]
    held = scene.held.choice if scene.held is not None else None
    if held is not None and held.verb == "variety":
        chosen = [Ref("tile", f"{scene.place}.{held.words[0]}")]
    marker.chosen(chosen, scene.pointer.touched)
    if held is not None and held.verb == "buy":
        ref = Ref("vineyard", held.words[0])
        _ghost(scene, surface, screen, ref)
        marker.chosen([ref], scene.pointer.touched)
    target = scene.pointer.target(scene.pointer.hovered)
    if target is not None:
        if target.kind == "vineyard" and not isinstance(selection, SaleDraft):
            _ghost(scene, surface, screen, target)
        top = next((thing for thing in scene.pointer.hovered if thing.ref == target), None)
        if scene.focus.at is None or target.kind != "region":
            marker.pointed(target, None if scene.pointer.carried else top)
    if scene.refused is not None:
        marker.refused(scene.refused)


def _ghost(scene: VinoTable, surface: pygame.Surface, screen: Screen, target: Ref) -> None:
    """The marker that would lie on a vineyard, as a pale picture, and the price that must stay to be read."""
    spot = layout.vineyard(target.name, scene.large_region)
    image = plates.marker_picture(scene.session.colours[scene.seat], spot.r, screen.scale, True)
    surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))
    price = plates.price_picture(printed.price(target.name), spot.r, screen.scale)
    surface.blit(price, price.get_rect(center=screen.pixel((spot.x, spot.y))))


def _panels(scene: VinoTable, surface: pygame.Surface, screen: Screen) -> None:
    scene.panel.draw(surface, screen)
    draft = scene.pointer.selection
    asked = scene.decision is not None and scene.held is None and scene.history.at is None
    if isinstance(draft, SaleDraft) and asked:
        area = scene.asker.area()
        picture = sale_calculator.calculator(sale_calculator.look_of(draft), area.w, area.h, screen.scale)
        surface.blit(picture, screen.pixel((area.x, area.y)))
    _last_round(scene, surface, screen)
    inspected = scene.inspected()
    box = table_layout.LOG
    if inspected is not None and not scene.panel.long:
        told = scene.explain(inspected[0].ref)
        if told is not None:
            picture = inspector(
                told.title, told.sub, told.icon, told.body, inspected[1], scene.inspector_box, screen.scale
            )  # fmt: skip
            place = scene.inspector_box
            surface.blit(picture, screen.pixel((place.x - BLEED, place.y - BLEED)))
            return
    if not scene.panel.long and (scene.drawer or not table_layout.DRAWER):
        here = scene.history.line
        lines = tuple(line._replace(lit=line.event == here >= 0) for line in scene.log_lines())
        surface.blit(log(lines, box, screen.scale), screen.pixel((box.x - BLEED, box.y - BLEED)))


def _last_round(scene: VinoTable, surface: pygame.Surface, screen: Screen) -> None:
    """What the round before has brought, below the question for regions where there is room."""
    look, (top, foot) = scene.last_round, scene.panel.free
    if look is None or scene.decision is None or foot - top < round_strip.height(len(look.seats)):
        return
    area = table_layout.TASK
    picture = round_strip.table(look, area.w - 40, screen.scale)
    surface.blit(picture, screen.pixel((area.x + 20, foot - round_strip.height(len(look.seats)))))


def preview_box(scene: VinoTable, look: PreviewLook) -> Box:
    """Where the preview lies: in the task panel, if need be in place of the line under the question.

    Where there is no room for it either it lies over the demand table, never over the buttons.
    """
    area, scale = table_layout.TASK, scene.app.screen.scale
    width = area.w - 28
    tall = preview.height(look, width, scale)
    (top, foot), line = scene.panel.free, scene.panel.under_title
    y = foot - tall
    if y < top:
        y = line if scene.panel.bare and line + tall <= foot else layout.DEMAND.y + 8
    return Box(area.x + 14, y, width, tall)


def _preview(scene: VinoTable, surface: pygame.Surface, screen: Screen) -> None:
    """What the highlighted choice would bring."""
    look = scene.foreseer.look()
    if look is not None:
        box = preview_box(scene, look)
        surface.blit(preview.preview(look, box.w, screen.scale), screen.pixel(box[:2]))


def _banner(scene: VinoTable, surface: pygame.Surface, screen: Screen) -> None:
    if scene.strip is not None:
        box = round_strip.box(layout.MAP)
        surface.blit(
            round_strip.strip(scene.strip, box.w, box.h, screen.scale), screen.pixel((box.x - BLEED, box.y - BLEED))
        )
        return
    shown = scene.banner
    if shown is None and scene.view.gift is not None and scene.queue.empty:
        gift = scene.view.gift
        seats = gift.ranking or banner.takers(scene.view, gift.region)
        shown = banner.gift(scene.view, gift.region, seats, scene.session.names, gift.at)
    if shown is not None:
        picture = banner.picture(shown, layout.MAP.w - 2 * BANNER_MARGIN, screen.scale)
        place = layout.MAP.x + BANNER_MARGIN - BLEED, layout.MAP.y + BANNER_TOP - BLEED
        surface.blit(picture, screen.pixel(place))


def _carried(scene: VinoTable, surface: pygame.Surface, screen: Screen) -> None:
    carried = scene.pointer.carried
    if carried is not None:
        image = scene.carried_face(carried.thing.ref)(screen.scale)
        surface.blit(image, image.get_rect(center=screen.pixel(carried.centre())))
