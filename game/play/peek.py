"""What stands where the question leaves the task panel free, while the log is a drawer: its newest lines, or the
inspector."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.art import preview
from game.art.kit.boxes import Box
from game.art.kit.letters import grown
from game.art.log import LEAST_PEEK, inspector_height
from game.play.inspect import Explained
from game.play.panel import ring
from game.viticulture import layout
from game.window.widgets.buttons import Button

if TYPE_CHECKING:
    from game.play.play import Play

GAP = 8.0
"""Between what stands in the free part and what lies above and below it."""
MORE = 28
"""Room for the line that says how to read on."""


def free(scene: Play, over_line: bool = False) -> Box:
    """What the question leaves of the task panel above its buttons, and above the preview of a choice.

    ``over_line`` takes the line under the question too, where no answers and no preview stand below it.
    """
    area, (top, foot) = layout.TASK_BUTTONS, scene.panel.free
    look = scene.foreseer.look()
    if look is not None:
        tall = preview.height(look, area.w, scene.app.screen.scale)
        over_line = over_line and foot - tall >= top
        foot -= tall + GAP if foot - tall >= top else 0
    if over_line and scene.panel.bare and foot > top:
        top = scene.panel.under_title
    return area._replace(y=top, h=max(0.0, foot - top))


def lines(scene: Play) -> Box | None:
    """Where the newest lines of the log stand; None where the log has a place of its own, or there is no room.

    Nor while the table waits for Next: the panel tells them then.
    """
    if not layout.DRAWER or scene.drawer or scene.queue.waiting:
        return None
    box = free(scene)
    return box if box.h >= LEAST_PEEK else None


def buttons(scene: Play) -> list[Button]:
    """The newest lines open the drawer."""
    box = lines(scene)
    return [] if box is None else [Button("log-drawer", box, ring(box.w, box.h), scene.toggle_log)]


def inspector(scene: Play, told: Explained, note: str, thing: Box) -> Box:
    """Where the inspector lies that tells about a thing: over the log, and where that is a drawer in the free part of
    the task panel, or else over the half of the mat that does not matter now."""
    if not layout.DRAWER:
        return layout.LOG
    words, scale = (told.title, told.sub, told.icon, told.body, note), scene.app.screen.scale
    for box in (free(scene), free(scene, over_line=True)):
        tall = inspector_height(*words, box.w, scale)
        if tall <= box.h:
            return box._replace(h=max(tall, min(box.h, LEAST_PEEK)))
    half = _half_of_the_mat(scene, thing)
    tall = min(half.h, inspector_height(*words, half.w, scale) + grown(MORE))
    return half._replace(y=half.bottom - tall, h=tall)


def _half_of_the_mat(scene: Play, thing: Box) -> Box:
    """The half without the thing and without the slots that a choice would fill."""
    cellar, mat = layout.CELLAR, layout.MAT
    x, y = thing.centre
    if scene.foreseer.slots() or (mat.y < y and cellar.x < x < mat.right):
        return mat._replace(w=cellar.x - GAP - mat.x)
    return mat._replace(x=cellar.x - GAP, w=mat.right - cellar.x + GAP)
