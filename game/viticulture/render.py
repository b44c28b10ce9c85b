"""Puts the picture of the table scene together: table, marks, panels, buttons, things on their way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import pygame

from game.art import cards, ground, pieces, preview
from game.art.kit.canvas import BLEED
from game.art.kit.palette import NOBODY
from game.art.old_position import old_position_frame
from game.art.sheet import notice_bar
from game.art.year_end import year_end_strip
from game.play import peek
from game.play.bubble import bubble, tip
from game.play.gathering import MultiSelection
from game.play.over import focused, lay_over, name_strip, shows_trail, tint
from game.play.questions import concealed_spaces
from game.play.things import Thing
from game.text.key_names import pressed
from game.text.messages import say
from game.viticulture import layout
from game.viticulture.faces import carried_face
from game.viticulture.marks import ViticultureMarks
from game.viticulture.things import tray_box, tray_things
from game.window.input import Action
from game.window.screen import Screen
from rules.engine.choice import Ref

if TYPE_CHECKING:
    from game.viticulture.scene import TableScene

STRIP = (312.0, 250.0)
"""Upper left corner of the strip of the year's end."""
NOTICE_INSET, NOTICE_HEIGHT, NOTICE_ON_LOG = 12.0, 78.0, 186.0
"""How far the bar with bad news lies inside board or log, and its heights there."""
GHOST = 150
"""How opaque a pale picture of a vine is, 0-255."""
AWAY = 0.55
"""How large a card of the hand is carried away from it: what it is dropped on must be seen."""


def draw(scene: TableScene, surface: pygame.Surface) -> None:
    """Draw the whole scene."""
    screen = scene.app.screen
    scene.drawing.draw(surface, screen, scene.sheet(), moves=not scene.queue.empty)
    past = scene.history.at is not None
    tint(scene, surface)
    _tray(scene, surface, screen)
    lay_over(scene, surface, low=True)
    _trail(scene, surface, screen)
    if scene.strip is not None:
        _strip(scene, surface, screen)
    elif scene.queue.empty:
        _marks(scene, surface, screen)
    if (at := focused(scene)) is not None:
        _marker(scene, surface, screen).pointed(at.ref, at)
    _panels(scene, surface, screen)
    _lit(scene, surface, screen)
    scene.buttons.draw(surface, screen)
    _preview(scene, surface, screen)
    for flight in scene.queue.moving():
        flight.draw(surface, screen.scale, screen.pixel)
    lay_over(scene, surface, low=False)
    _carried(scene, surface, screen)
    if scene.handover is not None:
        seat, rise = scene.handover.seat, scene.handover.rise
        scene.drawing.personal.draw_lifted(surface, screen, scene.view, scene.spread, seat, rise)
        name_strip(scene, surface, scene.handover)
    scene.fade.draw(surface)
    if past:
        surface.blit(old_position_frame(layout.TABLE.w, layout.TABLE.h, screen.scale), screen.frame)
    else:
        scene.drawing.frame(surface, screen, scene.seat if scene.session.decision else -1)
    if scene.note and scene.refused is not None:
        bubble(surface, screen, scene.bubble, scene.note_at)
    elif scene.panel.long:
        _reason(scene, surface, screen)
    tip(scene, surface, screen)
    if scene.reader.open:
        scene.reader.draw(surface, screen)
    if scene.session.notice:
        _notice(surface, screen, scene.session.notice)


def _notice(surface: pygame.Surface, screen: Screen, words: str) -> None:
    """Bad news: over the foot of the log, or where that is a drawer over the head of the board."""
    over, tall = (layout.BOARD, NOTICE_HEIGHT) if layout.DRAWER else (layout.LOG, NOTICE_ON_LOG)
    bar = notice_bar(words, over.w - 2 * NOTICE_INSET, tall, screen.scale)
    y = over.y + NOTICE_INSET if layout.DRAWER else over.bottom - NOTICE_INSET - tall
    surface.blit(bar, screen.pixel((over.x + NOTICE_INSET, y)))


def _tray(scene: TableScene, surface: pygame.Surface, screen: Screen) -> None:
    lying = [thing for thing in scene.things if thing.ref.kind in ("shown", "parent") or _laid_out(thing)]
    if not lying:
        return
    box = tray_box(len(lying))
    plank = ground.paper_sheet(box.w, box.h, screen.scale)
    surface.blit(plank, screen.pixel((box.x - BLEED, box.y - BLEED)))
    for thing in tray_things([thing.ref for thing in lying]):
        if thing.ref in scene.hidden:
            continue
        surface.blit(cards.hand_card(thing.ref.name, screen.scale, True), screen.pixel((thing.box.x, thing.box.y)))


def _trail(scene: TableScene, surface: pygame.Surface, screen: Screen) -> None:
    """The way of the last move, until the next one."""
    trail = scene.teller.trail
    if shows_trail(scene, trail.end):
        trail.draw(surface, screen, scene.spread, scene.seat if scene.viewed is None else scene.viewed, scene.seat)


def _laid_out(thing: Thing) -> bool:
    """Whether a card that could be of the hand lies over the board."""
    return thing.ref.kind == "card" and not thing.in_hand


def _strip(scene: TableScene, surface: pygame.Surface, screen: Screen) -> None:
    assert scene.strip is not None
    picture = year_end_strip(*scene.strip, screen.scale)
    surface.blit(picture, screen.pixel((STRIP[0] - BLEED, STRIP[1] - BLEED)))


def _lit(scene: TableScene, surface: pygame.Surface, screen: Screen) -> None:
    """The places that the line of the log touches at which the pointer is."""
    marker = ViticultureMarks(surface, screen, scene.view, scene.spread, scene.things)
    for ref in scene.history.lit():
        marker.pointed(ref)


def _marks(scene: TableScene, surface: pygame.Surface, screen: Screen) -> None:
    marker = _marker(scene, surface, screen)
    selection, decision = scene.pointer.selection, scene.decision
    own_mat = scene.viewed is None
    if own_mat:
        _coming(scene, surface, screen, marker)
    if scene.held is not None:
        held = next((offer for offer in selection.offers if offer.choice == scene.held.choice), None)
        if held is not None:
            _ghost(scene, surface, screen, marker, held.things)
            shown = [ref for ref in held.things if ref.kind not in ("worker", "rooster")]
            marker.chosen(shown, scene.pointer.touched)
        return
    if decision is not None and scene.closed:
        marker.hidden(concealed_spaces(decision, scene.view))
    going = selection.going(scene.things) if isinstance(selection, MultiSelection) else ()
    marker.legal((ref for ref in selection.marked() if own_mat or not _on_mat(ref)), scene.phase, going)
    if not going:
        marker.chosen(selection.picked, scene.pointer.touched)
    target = scene.pointer.target(scene.pointer.hovered)
    if target is not None and target.kind in ("space", "row", "field"):
        _ghost(scene, surface, screen, marker, (*selection.picked, target))
    if target is not None and scene.pointer.carried is None:
        top = next((thing for thing in scene.pointer.hovered if thing.ref == target), None)
        marker.pointed(target, top)
    elif target is not None:
        marker.pointed(target)
    if scene.refused is not None:
        marker.refused(scene.refused)


def _marker(scene: TableScene, surface: pygame.Surface, screen: Screen) -> ViticultureMarks:
    top = scene.pointer.hovered[0] if scene.pointer.hovered else None
    lifted = top if top is not None and top.in_hand else None
    return ViticultureMarks(surface, screen, scene.view, scene.spread, scene.things, lifted)


def _coming(scene: TableScene, surface: pygame.Surface, screen: Screen, marker: ViticultureMarks) -> None:
    """Grapes and wines that the highlighted choice would bring, ringed in the slots that they would find."""
    for ref in scene.foreseer.slots():
        kind, _, value = ref.name.partition(".")
        spot = marker.spot(ref)
        if spot is not None:
            image = pieces.token_picture(kind, 2 * spot.r, screen.scale, int(value))
            surface.blit(image, image.get_rect(center=screen.pixel((spot.x, spot.y))))
            marker.pointed(ref)


def _ghost(
    scene: TableScene, surface: pygame.Surface, screen: Screen, marker: ViticultureMarks, touched: Sequence[Ref]
) -> None:
    """The piece that would stand on a space or row, or lie on a field, as a pale picture."""
    vine, field = (next((ref.name for ref in touched if ref.kind == kind), "") for kind in ("card", "field"))
    if vine and field and scene.viewed is None:
        _ghost_vine(scene, surface, screen, vine, int(field))
    place = next((ref for ref in touched if ref.kind in ("space", "row")), None)
    spot = marker.spot(place) if place else None
    if place is None or spot is None:
        return
    colour = scene.session.colours[scene.seat]
    if place.kind == "row":
        h = 52.0
        image, x, foot = pieces.rooster_picture(colour, h, screen.scale, True), spot.x, spot.y + 26
    else:
        kind = next((ref.name for ref in touched if ref.kind == "worker"), _usual_worker(scene, place))
        standing = layout.standing(spot, kind)
        x, foot, h = standing
        image = pieces.worker_picture(NOBODY if kind == "temporary" else colour, kind, h, screen.scale, True)
    surface.blit(image, image.get_rect(midbottom=screen.pixel((x, foot + 0.1 * h))))


def _ghost_vine(scene: TableScene, surface: pygame.Surface, screen: Screen, vine: str, limit: int) -> None:
    own = next(field for field in scene.view.seats[scene.seat].fields if field.limit == limit)
    scene.drawing.personal.field(surface, screen, own, scene.hidden, coming=1)
    box = layout.vine_box(limit, len(own.vines), len(own.vines) + 1)
    image = cards.planted_vine(vine, screen.scale * layout.ZOOM, False).copy()
    image.set_alpha(GHOST)
    surface.blit(image, screen.pixel((box.x, box.y)))


def _usual_worker(scene: TableScene, place: Ref) -> str:
    offers = scene.pointer.selection.offers
    return next((o.things[0].name for o in offers if o.things[-1] == place and o.things[0].kind == "worker"), "worker")


def _on_mat(ref: Ref) -> bool:
    return ref.kind in ("field", "planted", "structure", "grape", "wine", "cellar") or ref.name == "yoke"


def _panels(scene: TableScene, surface: pygame.Surface, screen: Screen) -> None:
    scene.panel.draw(surface, screen)
    inspected = scene.inspected()
    told = scene.explain(inspected[0].ref) if inspected is not None else None
    if inspected is not None and told is not None and (layout.DRAWER or not scene.panel.long):
        more = say("table-inspect-more", press=pressed(Action.INSPECT))
        box = peek.inspector(scene, told, inspected[1], inspected[0].box)
        scene.drawing.inspector(surface, screen, told, inspected[1], more, box)
        if box.x >= layout.TASK.x and not scene.drawer:
            return
    if (newest := peek.lines(scene)) is not None:
        scene.drawing.newest(surface, screen, scene.log_lines(), newest)
    if not scene.panel.long and (scene.drawer or not layout.DRAWER):
        here = scene.history.line
        lines = (line._replace(lit=line.event == here >= 0) for line in scene.log_lines())
        reader = scene.by, scene.sight.always
        scene.drawing.log(surface, screen, tuple(lines), reader, moves=not scene.queue.empty)


def _reason(scene: TableScene, surface: pygame.Surface, screen: Screen) -> None:
    """Why the thing that is pointed at cannot be touched: at the pointer, while the answers lie over the inspector."""
    inspected = scene.inspected()
    if inspected is not None and inspected[1]:
        thing, reason = inspected
        bubble(surface, screen, reason, thing.box.centre if scene.focus.at is not None else scene.point)


def _preview(scene: TableScene, surface: pygame.Surface, screen: Screen) -> None:
    """What the highlighted choice would bring: in the task panel, if need be in place of the line under the question.

    Where there is no room for it either it lies over the log or the foot of the mat.
    """
    look = scene.foreseer.look()
    if look is None:
        return
    x, width = layout.TASK.x + 14, layout.TASK.w - 28
    tall = preview.height(look, width, screen.scale)
    top, foot = scene.panel.free
    y = foot - tall
    line = scene.panel.under_title
    if y < top and tall >= top - line - 8 and line + tall <= foot and scene.panel.bare:
        y = line
    elif y < top:
        on_log = not layout.DRAWER and not scene.panel.long
        x, y = x if on_log else layout.MAT.x + 14, (layout.LOG if on_log else layout.MAT).bottom - tall - 10
    surface.blit(preview.preview(look, width, screen.scale), screen.pixel((x, y)))


def _carried(scene: TableScene, surface: pygame.Surface, screen: Screen) -> None:
    carried = scene.pointer.carried
    if carried is None:
        return
    away = carried.thing.in_hand and not layout.HAND.holds(*carried.point)
    share = AWAY if away else 1.0
    image = carried_face(carried.thing.ref, scene.session.colours[scene.seat])(screen.scale * share)
    surface.blit(image, image.get_rect(center=screen.pixel(carried.centre(share))))
