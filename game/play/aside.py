"""A choice that waits for Confirm, or things that are picked, laid aside while something else is shown in its place."""

from __future__ import annotations

from typing import NamedTuple

from game.play.gathering import Gathering
from game.play.interaction import Interaction
from game.play.note import Held
from rules.engine.choice import Ref
from rules.engine.decision import Decision


class _Laid(NamedTuple):
    """The question, what is picked for it, and the choice that waits."""

    lines: int
    decision: Decision
    picked: tuple[Ref, ...]
    held: Held | None


class Aside:
    """Keeps what somebody has begun to answer at one table. What is gathered the game's own table keeps."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self._laid: _Laid | None = None

    def lay(self) -> None:
        """Remember what is picked or waits for Confirm, if a question is open."""
        interaction, selection = self.interaction, self.interaction.pointer.selection
        if interaction.decision is None:
            return
        picked = () if isinstance(selection, Gathering) else selection.picked
        begun = picked or interaction.held is not None
        laid = _Laid(interaction.session.lines, interaction.decision, picked, interaction.held)
        self._laid = laid if begun else None

    def take_up(self) -> None:
        """Go on with it where the same question is open, unless it rests on a hand that is closed now."""
        interaction, laid = self.interaction, self._laid
        self._laid = None
        if laid is None or interaction.closed or laid[:2] != (interaction.session.lines, interaction.decision):
            return
        if not isinstance(interaction.pointer.selection, Gathering):
            interaction.pointer.selection.pick(laid.picked)
        interaction.hold(laid.held)
        interaction.show_question()
