"""The hand of who sits before a table: opened for the turn or for a moment, and closed."""

from __future__ import annotations

from game.play.interaction import Interaction


class OwnHand:
    """Opens and closes the hand to which one table is turned."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction

    def toggle(self) -> None:
        """Open the hand for the turn, or close it."""
        if self._rests():
            self.interaction.visibility.toggle()
            self.interaction.hand_changed()

    def hold(self, holding: bool) -> None:
        """Open the hand for as long as a key or button is held."""
        if self._rests() and self.interaction.visibility.hold(holding):
            self.interaction.hand_changed()

    def _rests(self) -> bool:
        """Let what moves come to rest; False where the hand stays as it is, or the turn ended meanwhile:

        who meant the own hand opens no other.
        """
        if self.interaction.visibility.stays or not self.interaction.sitting.is_person(self.interaction.seat):
            return False
        before = self.interaction.turn
        return self.interaction.queue.settle() and self.interaction.turn == before
