"""The inspector: of which thing it tells, and why that cannot be touched."""

from __future__ import annotations

import math

from game.play.interaction import Interaction
from game.play.things import Thing


def inspect_after(interaction: Interaction) -> float:
    """Seconds after which a thing that is pointed at is explained; never while another scene lies above."""
    wish = interaction.app.settings.inspect
    return math.inf if wish is None or interaction.covered else wish / 1000


def rested(interaction: Interaction) -> bool:
    """Whether pointer or focus have rested long enough on what they are at."""
    attention = interaction.attention
    return not attention.idle and attention.rest >= inspect_after(interaction)


def inspected(interaction: Interaction) -> tuple[Thing, str] | None:
    """The thing the inspector tells about, and why it cannot be touched, unless a refusal tells that already.

    Nothing is refused of the place where the last answer was given, until the pointer has been elsewhere.
    """
    pointer, selection = interaction.pointer, interaction.pointer.selection
    if not rested(interaction) or not pointer.hovered or pointer.carried:
        return None
    thing = next((thing for thing in pointer.hovered if interaction.explain(thing.ref)), None)
    if thing is None:
        return None
    told = any(one.ref == interaction.note.refused or one.ref in selection.picked for one in pointer.hovered)
    told = told or (not interaction.attention.by_keys and not pointer.arrived)
    if not interaction.queue.empty or interaction.held or told or pointer.target(pointer.hovered) is not None:
        return thing, ""
    ref = interaction.aimed(thing.ref)
    tried = interaction.attempted(selection.offers, selection.picked, ref)
    asked = {one.kind for offer in selection.offers for one in offer.things}
    return thing, interaction.why(thing.ref, tried) if ref.kind in interaction.always_told | asked else ""
