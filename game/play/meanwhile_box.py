"""Where the line for those who wait stands beside the log: at its foot, and where that is a drawer above its newest
lines in the task panel."""

from __future__ import annotations

from typing import NamedTuple

from game.art.kit.boxes import Box
from game.art.meanwhile import MeanwhileLook, Moved, height
from game.play.interaction import Interaction
from game.play.meanwhile import meanwhile

GAP = 8.0
"""Between the lines of the log and the line."""
SHARE = 0.5
"""How much of the log it takes at most."""


class Placed(NamedTuple):
    """What the line shows, where it stands, and how high it might be."""

    look: MeanwhileLook
    box: Box
    most: float


def look_of(interaction: Interaction) -> MeanwhileLook:
    """What the line shows: every move but what of it the panel tells already."""
    session, told = interaction.session, _told_in_panel(interaction)
    shown = (
        Moved(
            session.colours[one.seat],
            session.innkeepers[one.seat],
            "" if one.deed in told or one.seen in told else one.deed,
            "" if one.means in told else one.means,
        )
        for one in meanwhile(interaction)
    )
    return tuple(one for one in shown if one.deed or one.means)


def _told_in_panel(interaction: Interaction) -> str:
    """All that stands in the panel over its answers, and what opponents did below the question."""
    panel, asked = interaction.panel, interaction.panel.asked
    shown = () if asked is None else (asked.look.title, asked.look.line, asked.look.note)
    return "\n".join((*panel.told, *shown))


def at_log(interaction: Interaction) -> Placed | None:
    """The line at the foot of the log; None where the log has no place of its own, or answers lie over it."""
    log, look = interaction.frame.log, look_of(interaction)
    if not look or not interaction.told_over_log or interaction.frame.drawer or interaction.panel.long:
        return None
    most = log.h * SHARE
    tall = height(look, log.w, most, interaction.app.screen.scale)
    return None if tall is None else Placed(look, log._replace(y=log.bottom - tall, h=tall), most)


def in_panel(interaction: Interaction, room: Box) -> Placed | None:
    """The line at the head of what the question leaves of the task panel, while the log is a drawer."""
    look = look_of(interaction)
    if not look or not interaction.told_over_log or interaction.drawer or interaction.queue.waiting:
        return None
    tall = height(look, room.w, room.h, interaction.app.screen.scale)
    return None if tall is None else Placed(look, room._replace(h=tall), room.h)


def log_box(interaction: Interaction) -> Box:
    """What of the log's place its lines have."""
    log, line = interaction.frame.log, at_log(interaction)
    return log if line is None else log._replace(h=line.box.y - GAP - log.y)
