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
        """Remember what is picked or waits for Confirm, if a question is open; where nothing does, what lies aside for
        the same question stays."""
        interaction, selection = self.interaction, self.interaction.pointer.selection
        if interaction.decision is None:
            return
        picked = () if isinstance(selection, Gathering) else selection.picked
        if picked or interaction.held is not None:
            self._laid = _Laid(interaction.session.lines, interaction.decision, picked, interaction.held)

    @property
    def kept(self) -> bool:
        """Whether something lies aside for the question that is open."""
        here = self.interaction.session.lines, self.interaction.decision
        return self._laid is not None and self._laid[:2] == here

    def drop(self) -> bool:
        """Let go of what lies aside; False where nothing does for the question that is open."""
        kept, self._laid = self.kept, None
        return kept

    def take_up(self) -> None:
        """Go on with it where the same question is open, unless it rests on a hand that is closed now."""
        interaction, laid = self.interaction, self._laid if self.kept else None
        self._laid = None
        if laid is None or (interaction.closed and self._rests_on_hand(laid)):
            return
        if not isinstance(interaction.pointer.selection, Gathering):
            interaction.pointer.selection.pick(laid.picked)
        interaction.hold(laid.held)
        interaction.show_question()

    def _rests_on_hand(self, laid: _Laid) -> bool:
        """Whether what was begun could tell what is on the faces of a hand."""
        if laid.held is None or any(ref.kind == "card" for ref in laid.picked):
            return True
        session = self.interaction.session
        return session.asks_for_hand(laid.decision) or session.rests_on_hand(laid.held.choice)
