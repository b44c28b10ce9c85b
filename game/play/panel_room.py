"""What stands where the question leaves the task panel free: what opponents did, and while the log is a drawer its
newest lines, or the inspector."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Surface

from game.art import preview as drawn
from game.art import task
from game.art.kit.boxes import Box
from game.art.kit.letters import grown
from game.art.log import LEAST_INSPECTOR, inspector_height, log_rows
from game.art.preview import PreviewLook
from game.play import meanwhile_box
from game.play.inspect import Explained
from game.play.interaction import Interaction
from game.play.meanwhile_box import Placed
from game.play.pace import Said
from game.play.panel import ring
from game.play.signs import sign_words
from game.text.messages import say
from game.window.widgets.buttons import Button

GAP = 8.0
"""Between what stands in the free part and what lies above and below it."""
MOST_NEWS = 8
"""So many of the last moves of opponents are told below the question."""
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

    Nor while the table waits for Next: the panel tells them then; nor where a preview takes their place.
    """
    if not interaction.frame.drawer or interaction.drawer or interaction.queue.waiting:
        return None
    if look is not None and not _below(interaction, look):
        return None
    box = free(interaction, look)
    if (line := meanwhile_box.in_panel(interaction, box)) is not None:
        top = line.box.bottom + GAP
        box = box._replace(y=top, h=box.bottom - top)
    return box if box.h >= LEAST_INSPECTOR else None


def line(interaction: Interaction, look: PreviewLook | None) -> Placed | None:
    """Where those who wait are told what was done last; None where there is nothing of it, or no room."""
    if not interaction.frame.drawer:
        return meanwhile_box.at_log(interaction)
    if look is not None and not _below(interaction, look):
        return None
    return meanwhile_box.in_panel(interaction, free(interaction, look))


def preview_box(interaction: Interaction, look: PreviewLook, read: Sequence[Box], elsewhere: Sequence[Box]) -> Box:
    """Where the preview of a choice lies: below the question, beside the signs of the row below, in place of the line
    of the question, or in one of the boxes ``elsewhere``; at the first of these places at which it covers nothing that
    is ``read``."""
    panel, area = interaction.panel, interaction.frame.task
    width, foot, line = area.w - 28, panel.free[1], panel.under_title
    tall = _height(interaction, look, width)
    places = [_in(interaction, one, tall, width) for one in elsewhere]
    beside = panel.beside
    if _below(interaction, look):
        places.insert(0, Box(area.x + 14, foot - tall, width, tall))
    elif beside is not None and _height(interaction, look, beside.w) <= beside.h:
        narrow = _height(interaction, look, beside.w)
        places.insert(0, Box(beside.x, beside.bottom - narrow, beside.w, narrow))
    elif panel.bare and tall >= panel.free[0] - line - 8 and line + tall <= foot:
        places.insert(0, Box(area.x + 14, line, width, tall))
    return next((place for place in places if not any(place.meets(one) for one in read)), places[-1])


def _in(interaction: Interaction, box: Box, tall: float, width: float) -> Box:
    """Where a preview lies in a box: at its foot, or at the head of the log where its lines reach down there, since
    those at the foot are the newest."""
    at_foot = Box(box.x + 14, box.bottom - tall - 10, width, tall)
    if box != interaction.frame.log:
        return at_foot
    rows = log_rows(interaction.log_lines(), box, interaction.app.screen.scale)
    if all(row.bottom <= at_foot.y for _, row in rows):
        return at_foot
    return at_foot._replace(y=box.y + 10)


def covered_head(interaction: Interaction, cover: Box | None) -> float:
    """How much of the log's head a preview at ``cover`` takes from its lines."""
    log = interaction.frame.log
    return cover.bottom - log.y if cover is not None and cover.meets(log) and cover.y < log.centre[1] else 0.0


def _height(interaction: Interaction, look: PreviewLook, width: float) -> float:
    return drawn.height(look, width, interaction.app.screen.scale)


def _below(interaction: Interaction, look: PreviewLook) -> bool:
    """Whether the preview has room between the question and the row of buttons."""
    (top, foot), width = interaction.panel.free, interaction.frame.task.w - 28
    return foot - drawn.height(look, width, interaction.app.screen.scale) >= top


def fitting(interaction: Interaction, look: PreviewLook | None, said: Sequence[Said]) -> tuple[str, ...]:
    """As many of the last moves of opponents, in sentences, as the question leaves room for.

    None where there is none, where answers stand between or nothing fits, and where the newest lines of the log do.
    """
    panel, scale = interaction.panel, interaction.app.screen.scale
    if interaction.frame.drawer or not panel.bare or not said or (look is not None and not _below(interaction, look)):
        return ()
    box = _news_box(interaction, look)
    for left in range(min(len(said), MOST_NEWS), 0, -1):
        told = tuple(one.words for one in said[-left:])
        if task.news_height(_heading(len(said) - left), told, box.w, scale) <= box.h:
            return told
    return ()


def news(interaction: Interaction, look: PreviewLook | None, said: Sequence[Said]) -> tuple[Box, Surface] | None:
    """What opponents did since the own last turn, as far as there is room for it, and where; None where that is
    nothing."""
    if not (told := fitting(interaction, look, said)):
        return None
    box, head = _news_box(interaction, look), _heading(len(said) - len(told))
    return box, task.news(head, told, box.w, interaction.app.screen.scale)


def _heading(earlier: int) -> str:
    """What stands over the moves of opponents, before which there were so many more."""
    return say("history-opponents-more", count=earlier) if earlier else say("history-opponents")


def _news_box(interaction: Interaction, look: PreviewLook | None) -> Box:
    room = free(interaction, look)
    return room._replace(x=room.x + 4, w=room.w - 8)


def buttons(interaction: Interaction, look: PreviewLook | None) -> list[Button]:
    """The newest lines open the drawer, or what those who wait are told in their place."""
    box = lines(interaction, look)
    if box is None and interaction.frame.drawer and not interaction.drawer and not interaction.queue.waiting:
        placed = line(interaction, look)
        box = placed.box if placed is not None else None
    return (
        []
        if box is None
        else [Button("log-drawer", box, ring(box.w, box.h, sign_words("log")), interaction.toggle_log)]
    )


def inspector(
    interaction: Interaction, look: PreviewLook | None, told: Explained, note: str, elsewhere: Box, rule: str
) -> Box:
    """Where the inspector lies: over the log, and where that is a drawer in the free part of the task panel, or else
    at the foot of a box ``elsewhere``. ``rule`` is the key to the rulebook, if it names that."""
    words, scale = (told.title, told.sub, told.icon, told.body, note), interaction.app.screen.scale
    if not interaction.frame.drawer:
        log = meanwhile_box.log_box(interaction)
        return log if inspector_height(*words, log.w, scale, rule=rule) <= log.h else interaction.frame.log
    for box in (free(interaction, look), free(interaction, look, over_line=True)):
        tall = inspector_height(*words, box.w, scale, rule=rule)
        if tall <= box.h:
            return box._replace(h=max(tall, min(box.h, LEAST_INSPECTOR)))
    tall = min(elsewhere.h, inspector_height(*words, elsewhere.w, scale, rule=rule) + grown(MORE))
    return elsewhere._replace(y=elsewhere.bottom - tall, h=tall)
