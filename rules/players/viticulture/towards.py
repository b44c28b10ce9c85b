"""An evaluation that leans towards the nearest order: what a game is learnt by."""

from __future__ import annotations

from rules.players.viticulture.chain import Chains
from rules.players.viticulture.drawing import FARTHEST
from rules.players.viticulture.year_plan import Evaluation
from rules.viticulture.cards import ORDER
from rules.viticulture.state import Player, State

AN_ACTION = 3.0
"""Points by which a position stands higher that is an action nearer to an order."""


class Towards:
    """Adds to what positions are worth how near the nearest order is from then on, and the orders filled until then."""

    def __init__(self, evaluation: Evaluation, chains: Chains, known: State, seat: int) -> None:
        """``known`` is what the seat knows of the position from which it looks ahead."""
        self.evaluation, self.chains, self.held = evaluation, chains, chains.held(known.players[seat])
        self.residual = known.players[seat].residual
        self.hoped = chains.hoped(known.players[seat], unseen(chains, known))

    def values(self, positions: list[State], seat: int) -> list[float]:
        """What these positions are worth to a seat."""
        found = self.evaluation.values(positions, seat)
        return [value + self._more(s, s.players[seat]) for value, s in zip(found, positions, strict=True)]

    def _more(self, s: State, player: Player) -> float:
        if s.agenda is None or s.last_year:
            return 0.0
        near = FARTHEST - min(FARTHEST, self.chains.distance(player, self.hoped))
        gone = [card for card in self.held if card not in player.hand]
        paid = player.residual > self.residual or player.residual == self.chains.components.board.residual.most
        filled = len(gone) if paid else 0
        return AN_ACTION * (near + FARTHEST * filled)


def unseen(chains: Chains, known: State) -> tuple[int, ...]:
    """The orders that may still be drawn, as far as this seat knows."""
    seen = {card for player in known.players for card in player.hand}
    seen |= {card for cards in (*known.piles, known.unused) for card in cards}
    seen |= {card for _, card in known.aside} | {card for _, card, _ in known.seen}
    return tuple(card for card in chains.components.cards_of[ORDER] if card not in seen)
