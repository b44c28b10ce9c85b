"""Selling fields and buying them back."""

from __future__ import annotations

from typing import ClassVar

from rules.engine.agenda import Frame
from rules.engine.choice import Choice, choice
from rules.engine.reason import Reason
from rules.viticulture.ops.op import Op
from rules.viticulture.state import LIRA, VINES, Player, State


class TradeField(Op):
    """A field changes hands with the bank for its price."""

    kind = "sell"
    verb: ClassVar = ""
    gain: ClassVar = 0
    """1 where its price is got, -1 where it is paid."""

    def tradable(self, player: Player, at: int) -> bool:
        """Whether a player may do it with this field."""
        raise NotImplementedError

    def step(self, s: State, f: Frame) -> list[Choice]:
        player = s.players[f.seat]
        limits = enumerate(self.vineyard.limits)
        return [choice(self.verb, "field", str(limit)) for at, limit in limits if self.tradable(player, at)]

    def open(self, s: State, seat: int, other: int) -> bool:
        player = s.players[seat]
        return any(self.tradable(player, at) for at in range(len(player.fields)))

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        at = self.vineyard.limits.index(int(chosen.words[1]))
        player, price = s.players[f.seat], self.vineyard.prices[at]
        player.sold ^= 1 << at
        player.lira += self.gain * price
        s.agenda = f.below
        kind = "field_sold" if self.gain > 0 else "field_bought"
        s.tell(kind, f.seat, self.source, price, place=chosen.words[1])
        s.tell("lira_changed", f.seat, self.source, self.gain * price)


class SellField(TradeField):
    """``sell: field``: an empty field for its price (V-SUM-SELL-03)."""

    reads = VINES
    writes = VINES | LIRA
    verb, gain = "sell", 1

    def tradable(self, player: Player, at: int) -> bool:
        return not player.fields[at] and not player.sold >> at & 1

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.words[:1] != ("field",) or refused.verb != "sell":
            return super().refusal(s, f, refused)
        at = self.vineyard.limits.index(int(refused.words[1]))
        sold = s.players[f.seat].sold >> at & 1
        return Reason("field_sold" if sold else "field_not_empty", thing=refused.words[1], rule="V-SUM-SELL-03")


class BuyBack(TradeField):
    """``buy_back: field``: a sold field for the price it was sold at (V-SUM-SELL-05)."""

    reads = VINES | LIRA
    writes = VINES | LIRA
    verb, gain = "buy", -1

    def tradable(self, player: Player, at: int) -> bool:
        return bool(player.sold >> at & 1) and player.lira >= self.vineyard.prices[at]

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "buy":
            return super().refusal(s, f, refused)
        at = self.vineyard.limits.index(int(refused.words[1]))
        player = s.players[f.seat]
        if not player.sold >> at & 1:
            return Reason("field_not_sold", thing=refused.words[1], rule="V-SUM-SELL-05")
        return Reason("needs_lira", self.vineyard.prices[at], player.lira, "field." + refused.words[1], "V-SUM-SELL-05")
