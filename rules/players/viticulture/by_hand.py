"""The first evaluation, made by hand: victory points that may be expected at the end. It is kept as a yardstick."""

from __future__ import annotations

from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.mat import COUNT, SUM
from rules.viticulture.cards import ORDER, VINE
from rules.viticulture.state import FALL, SPRING, SUMMER_SEASON, WINTER_SEASON, Player, State

PACE = 4.0
"""Victory points that the leader is taken to make in a year."""
OF_YEAR = {SPRING: 1.0, SUMMER_SEASON: 0.8, FALL: 0.5, WINTER_SEASON: 0.5}
"""How much of a year is still to come in each season."""
CARDS = (0.3, 0.35, 0.75, 0.85)
"""Points that a vine, an order, a summer and a winter visitor of the hand are worth, up to four of each."""


class ByHand:
    """Tells what a position is worth to a seat, ahead of the best of the others."""

    def __init__(self, inputs: Inputs) -> None:
        self.inputs = inputs
        self.box = inputs.box

    def values(self, positions: list[State], seat: int) -> list[float]:
        """What these positions are worth to a seat, in victory points."""
        return [self._value(s, seat) for s in positions]

    def _value(self, s: State, seat: int) -> float:
        player = s.players[seat]
        rival = max([one.vp for at, one in enumerate(s.players) if at != seat], default=0)
        if s.agenda is None:
            return player.vp + 0.001 * player.lira - rival
        return player.vp + self.to_come(s, seat) - rival

    def to_come(self, s: State, seat: int) -> float:
        """Victory points that may still be expected beyond those that the seat has, while the game goes on."""
        player, years, left = s.players[seat], self._years_after(s), self.left(s)
        return self._means(s, player, years, left) + self._wine(player, years, left)

    def left(self, s: State) -> float:
        """How many years are likely to be left, this one as far as it is still to come."""
        return self._years_after(s) + OF_YEAR.get(s.season, 1.0 if s.season < SPRING else 0.0)

    def _years_after(self, s: State) -> float:
        """How many years are likely to come after this one."""
        if s.solo is not None:
            return self.box.terms(s).years - s.year
        if s.last_year:
            return 0.0
        most = max([one.vp for one in s.players])
        return min((self.box.ends_at - most) / PACE, 7 - s.year / 2 if s.year < 8 else 2)

    def _means(self, s: State, player: Player, years: float, left: float) -> float:
        """What money, workers, structures and cards are worth, the less the fewer years are left."""
        components = self.box.components
        in_time = min(1.0, left / 2)
        lira = player.lira
        value = in_time * (0.22 * min(lira, 8) + 0.08 * max(0, min(lira, 16) - 8))
        value += player.residual * 0.16 * years + (player.staff + player.trained - 2) * 0.75 * years
        ready = player.regular + player.grande + player.temporary
        value += ready * (0.25 if s.season == WINTER_SEASON else 0.8 if s.season <= FALL else 0)
        value += in_time * 0.18 * sum([cost for i, cost in enumerate(components.costs) if player.structures >> i & 1])
        counts = [0] * len(CARDS)
        for card in player.hand:
            deck = components.deck_of[card]
            counts[deck] += 1
            if deck == VINE and card < components.blank and not components.needs[card] & ~player.structures:
                value += in_time * 0.1 * components.value[card]
        value += in_time * sum([worth * min(count, 4) for worth, count in zip(CARDS, counts, strict=True)])
        return value - 0.2 * max(0, len(player.hand) - self.box.hand_limit) - in_time * 0.8 * player.sold.bit_count()

    def _wine(self, player: Player, years: float, left: float) -> float:
        """What vines, grapes, wines and orders are worth."""
        components = self.box.components
        in_time, this_year = min(1.0, left / 2), min(1.0, left)
        planted = sum([components.value[vine] for vines in player.fields for vine in vines])
        value = in_time * (0.33 * min(planted, 14) + 0.1 * sum([bool(vines) for vines in player.fields]))
        red, white = player.grapes
        value += this_year * (0.16 * (SUM[red] + SUM[white]) + 0.15 * (COUNT[red] + COUNT[white]))
        for kind, wines in enumerate(player.wines):
            value += this_year * ((0.25 if kind < 2 else 0.4) * SUM[wines] + 0.25 * COUNT[wines])
        grapes = self.inputs.mat.grapes(player)
        held = [card for card in player.hand if components.deck_of[card] == ORDER and card < components.blank]
        share = 0.75 * min(1.0, 2 * left)
        for one in sorted([self.inputs.mat.orders.ready(card, player, grapes) for card in held], reverse=True):
            value += share * one.share * (one.vp + 0.24 * one.residual * years)
            share *= 0.7
        return value
