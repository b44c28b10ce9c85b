"""Grapes and wines as tokens: naming, placing, selling and paying them."""

from __future__ import annotations

from typing import Any, ClassVar

from rules.engine.agenda import Frame
from rules.engine.choice import Choice, choice
from rules.engine.reason import Reason
from rules.viticulture.box import Box
from rules.viticulture.cards import WINES
from rules.viticulture.ops.op import Op, Selecting
from rules.viticulture.state import (
    GRAPES,
    LIRA,
    PAID_RIVALS,
    WINE,
    Player,
    State,
)
from rules.viticulture.vineyard import VALUES


def remove_grape(player: Player, colour: int, value: int) -> None:
    """A grape leaves the crush pad."""
    pads = list(player.grapes)
    pads[colour] &= ~(1 << value)
    player.grapes = (pads[0], pads[1])


def set_wines(player: Player, kind: int, bits: int) -> None:
    """The wines of one kind are now these."""
    wines = list(player.wines)
    wines[kind] = bits
    player.wines = (wines[0], wines[1], wines[2], wines[3])


def grapes_of(player: Player) -> list[tuple[int, int]]:
    """The grapes as (colour, value) in canonical order."""
    return [(colour, value) for colour, bits in enumerate(player.grapes) for value in VALUES[bits]]


def wines_of(player: Player, worth: int = 1) -> list[tuple[int, int]]:
    """The wines of at least this value as (kind, value) in canonical order."""
    return [(kind, value) for kind, bits in enumerate(player.wines) for value in VALUES[bits] if value >= worth]


def token(kind: int, value: int) -> str:
    """The name of a grape or wine: kind and value."""
    return f"{WINES[kind]}.{value}"


def parse_token(name: str) -> tuple[int, int]:
    """The kind and value of a token's name."""
    kind, _, value = name.partition(".")
    return WINES.index(kind), int(value)


class PlaceGrape(Op):
    """``place_grape``: a bought grape; it is no harvest, and its own slot must be free (V-VISIT-08, RUL-066)."""

    kind = "gain_grape"
    reads = writes = GRAPES

    def __init__(self, box: Box, colour: str, value: int) -> None:
        super().__init__(box)
        self.colours = {"red": (0,), "white": (1,)}.get(colour, (0, 1))
        self.both = colour == "both"
        self.value = value

    def _free(self, s: State, seat: int) -> list[int]:
        grapes = s.players[seat].grapes
        return [colour for colour in self.colours if not grapes[colour] >> self.value & 1]

    def open(self, s: State, seat: int, other: int) -> bool:
        free = self._free(s, seat)
        return len(free) == len(self.colours) if self.both else bool(free)

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        if not self.open(s, f.seat, f.other):
            return []
        if not self.both:
            return [choice("gain", "grape", token(colour, self.value)) for colour in self._free(s, f.seat)]
        s.agenda = f.below
        for colour in self.colours:
            self._place(s, f.seat, colour)
        return None

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        s.agenda = f.below
        self._place(s, f.seat, parse_token(chosen.words[1])[0])

    def _place(self, s: State, seat: int, colour: int) -> None:
        player = s.players[seat]
        pads = list(player.grapes)
        pads[colour] |= 1 << self.value
        player.grapes = (pads[0], pads[1])
        s.tell("grape_gained", seat, self.source, self.value, thing=token(colour, self.value))

    def reason(self, s: State, seat: int, other: int) -> Reason:
        taken = next((c for c in self.colours if s.players[seat].grapes[c] >> self.value & 1), 0)
        return Reason("no_room", self.value, thing=token(taken, self.value), rule="V-VISIT-08")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        return self.reason(s, f.seat, f.other) if refused.verb == "gain" else super().refusal(s, f, refused)


class PayTokens(Selecting):
    """``pay`` of grapes or wines in canonical order: as many as the price says must be there."""

    kind = "pay"
    is_price = True
    thing: ClassVar = ""
    """What an answer names: ``pay grape`` or ``pay wine``."""

    def owned(self, player: Player) -> list[tuple[int, int]]:
        """The tokens of a player that may be paid, in canonical order."""
        raise NotImplementedError

    def open(self, s: State, seat: int, other: int) -> bool:
        return len(self.owned(s.players[seat])) >= self.count

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        left = [one for one in self.owned(s.players[f.seat]) if one > f.held]
        return [choice("pay", self.thing, token(*one)) for one in left[: max(0, len(left) - (self.count - f.at) + 1)]]

    def rest(self, s: State, f: Frame) -> bool:
        return True

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        return self.reason(s, f.seat, f.other) if refused.verb == "pay" else super().refusal(s, f, refused)


class PayGrape(PayTokens):
    """``pay`` of grapes."""

    thing = "grape"
    reads = writes = GRAPES

    def owned(self, player: Player) -> list[tuple[int, int]]:
        return grapes_of(player)

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        grape = parse_token(chosen.words[1])
        remove_grape(s.players[f.seat], *grape)
        s.tell("grape_paid", f.seat, self.source, grape[1], thing=chosen.words[1])
        return grape

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("no_grapes", self.count, len(grapes_of(s.players[seat])), rule="V-VISIT-03")


class PayWine(PayTokens):
    """``pay`` of wines of at least a value; leaves behind how many wines of all players rival the last (RUL-154)."""

    thing = "wine"
    reads = writes = WINE

    def __init__(self, box: Box, count: int, worth: int) -> None:
        super().__init__(box, count, False)
        self.worth = worth

    def owned(self, player: Player) -> list[tuple[int, int]]:
        return wines_of(player, self.worth)

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        kind, value = parse_token(chosen.words[1])
        player = s.players[f.seat]
        set_wines(player, kind, player.wines[kind] & ~(1 << value))
        s.tell("wine_paid", f.seat, self.source, value, thing=chosen.words[1])
        results = list(s.results)
        results[PAID_RIVALS] = sum(len(wines_of(anybody, value)) for anybody in s.players)
        s.results = tuple(results)
        return kind, value

    def reason(self, s: State, seat: int, other: int) -> Reason:
        best = max((value for _, value in wines_of(s.players[seat])), default=0)
        return Reason("no_fitting_wine", self.worth, best, rule="V-VISIT-03")


class SellGrapes(Selecting):
    """``sell: grapes``: one or more grapes at the price of their tier (V-SUM-SELL-02)."""

    kind = "sell"
    reads = GRAPES
    writes = GRAPES | LIRA

    def __init__(self, box: Box) -> None:
        super().__init__(box, 18, True)

    def open(self, s: State, seat: int, other: int) -> bool:
        return any(s.players[seat].grapes)

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        return [choice("sell", "grape", token(*one)) for one in grapes_of(s.players[f.seat]) if one > f.held]

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        grape = parse_token(chosen.words[1])
        player = s.players[f.seat]
        remove_grape(player, *grape)
        price = self.vineyard.grape_prices[grape[1]]
        player.lira += price
        s.tell("grape_sold", f.seat, self.source, price, thing=chosen.words[1])
        s.tell("lira_changed", f.seat, self.source, price)
        return grape

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("no_grapes", rule="V-EDGE-20")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.words[:1] == ("grape",) and refused.verb == "sell":
            return Reason("no_grapes", thing=refused.words[1], rule="V-EDGE-19")
        return super().refusal(s, f, refused)
