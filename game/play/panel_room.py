"""What stands where the question leaves the task panel free, while the log is a drawer: its newest lines, or the
inspector."""

from __future__ import annotations

from game.art import preview as drawn
from game.art.kit.boxes import Box
from game.art.kit.letters import grown
from game.art.log import LEAST_INSPECTOR, inspector_height
from game.art.preview import PreviewLook
from game.play.inspect import Explained
from game.play.interaction import Interaction
from game.play.panel import ring
from game.window.widgets.buttons import Button

GAP = 8.0
"""Between what stands in the free part and what lies above and below it."""
MORE = 28
"""Room for the line that says how to read on."""


def free(interaction: Interaction, look: PreviewLook | None, over_line: bool = False) -> Box:
    """What the question leaves of the task panel above its buttons, and above the preview of a choice.

    ``over_line`` takes the line under the question too, where no answers and no preview stand below it.
    """
    panel, area = interaction.panel, interaction.frame.task_row
    top, foot = panel.free
    if look is not None:
        tall = drawn.height(look, area.w, interaction.app.screen.scale)
        over_line = over_line and foot - tall >= top
        foot -= tall + GAP if foot - tall >= top else 0
    if over_line and panel.bare and foot > top:
        top = panel.under_title
    return area._replace(y=top, h=max(0.0, foot - top))


def lines(interaction: Interaction, look: PreviewLook | None) -> Box | None:
    """Where the newest lines of the log stand; None where the log has a place of its own, or there is no room.

    Nor while the table waits for Next: the panel tells them then.
    """
    if not interaction.frame.drawer or interaction.drawer or interaction.queue.waiting:
        return None
    box = free(interaction, look)
    return box if box.h >= LEAST_INSPECTOR else None


def buttons(interaction: Interaction, look: PreviewLook | None) -> list[Button]:
    """The newest lines open the drawer."""
    box = lines(interaction, look)
    return [] if box is None else [Button("log-drawer", box, ring(box.w, box.h), interaction.toggle_log)]


def inspector(interaction: Interaction, look: PreviewLook | None, told: Explained, note: str, elsewhere: Box) -> Box:
    """Where the inspector lies: over the log, and where that is a drawer in the free part of the task panel, or else
    at the foot of a box ``elsewhere``."""
    if not interaction.frame.drawer:
        return interaction.frame.log
    words, scale = (told.title, told.sub, told.icon, told.body, note), interaction.app.screen.scale
    for box in (free(interaction, look), free(interaction, look, over_line=True)):
        tall = inspector_height(*words, box.w, scale)
        if tall <= box.h:
            return box._replace(h=max(tall, min(box.h, LEAST_INSPECTOR)))
    tall = min(elsewhere.h, inspector_height(*words, elsewhere.w, scale) + grown(MORE))
    return elsewhere._replace(y=elsewhere.bottom - tall, h=tall)
