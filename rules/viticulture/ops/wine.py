"""Making wine, ageing it, filling orders."""

from __future__ import annotations

from typing import Any

from rules.engine.agenda import HIDDEN, Frame
from rules.engine.choice import Choice, choice
from rules.engine.reason import Reason
from rules.viticulture import memory, supply
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, ORDER, WINES
from rules.viticulture.ops.money import change_residual, change_vp
from rules.viticulture.ops.op import Op, Selecting
from rules.viticulture.ops.tokens import grapes_of, parse_token, remove_grape, set_wines, token, wines_of
from rules.viticulture.state import (
    GRAPES,
    HAND,
    MADE_SPARKLING,
    MADE_TYPES,
    RESIDUAL,
    STRUCTURES,
    VP,
    WINE,
    State,
)
from rules.viticulture.vineyard import BLUSH, SPARKLING, VALUES

CELLARS = ("", "medium_cellar", "large_cellar")


class MakeWine(Selecting):
    """``make_wine``: one wine after the other from the grapes of the crush pad (V-WIN-MAKE-*)."""

    kind = "make"
    reads = GRAPES | WINE | STRUCTURES
    writes = GRAPES | WINE

    def __init__(self, box: Box, count: int, up_to: bool, worth: int, ignore_cellars: bool) -> None:
        super().__init__(box, count, up_to)
        self.worth, self.ignore_cellars = worth, ignore_cellars

    def open(self, s: State, seat: int, other: int) -> bool | None:
        recipes = self.vineyard.recipes(s.players[seat], self.worth, self.ignore_cellars)
        found = self._enough(s, seat, 0) and next(recipes, None) is not None
        return found if self.count == 1 or self.up_to or not found else None

    def _enough(self, s: State, seat: int, made: int) -> bool:
        """Whether there are grapes for all wines that must still be made."""
        return self.up_to or len(grapes_of(s.players[seat])) >= self.count - made

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        if not self._enough(s, f.seat, f.at):
            return []
        return [
            _recipe(kind, grapes)
            for kind, grapes, _ in self.vineyard.recipes(s.players[f.seat], self.worth, self.ignore_cellars)
        ]

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        kind = WINES.index(chosen.words[0])
        grapes = [parse_token(name) for name in chosen.words[1:]]
        player = s.players[f.seat]
        total = sum(value for _, value in grapes)
        slot = self.vineyard.wine_slot(player, kind, total, self.worth, self.ignore_cellars)
        for grape in grapes:
            remove_grape(player, *grape)
        set_wines(player, kind, player.wines[kind] | 1 << slot)
        s.tell("wine_made", f.seat, self.source, total, thing=token(kind, slot), origin=" ".join(chosen.words[1:]))
        kinds = f.held if kind in f.held else (*f.held, kind)
        results = list(s.results)
        results[MADE_SPARKLING] += kind == SPARKLING
        results[MADE_TYPES] = len(kinds)
        s.results = tuple(results)
        return kinds

    def reason(self, s: State, seat: int, other: int) -> Reason:
        if not any(s.players[seat].grapes):
            return Reason("no_grapes", rule="V-EDGE-14")
        return Reason("wine_not_possible", rule="V-EDGE-14")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "make":
            return super().refusal(s, f, refused)
        player = s.players[f.seat]
        kind = WINES.index(refused.words[0])
        grapes = [parse_token(name) for name in refused.words[1:]]
        if any(grape not in grapes_of(player) for grape in grapes):
            return Reason("no_grapes", thing=refused.words[0], rule="V-WIN-MAKE-07")
        total = sum(value for _, value in grapes)
        wanted = {0: [0], 1: [1], BLUSH: [0, 1], SPARKLING: [0, 0, 1]}[kind]
        least = max(self.vineyard.least[kind], self.worth)
        if sorted(colour for colour, _ in grapes) != wanted:
            return Reason("wine_not_possible", thing=WINES[kind], rule="V-EDGE-07")
        if total < least:
            return Reason("wine_not_possible", least, total, WINES[kind], "V-EDGE-07")
        if not self.ignore_cellars and not self.vineyard.slots(player, kind):
            return Reason(
                "needs_cellar", thing=CELLARS[(self.vineyard.least[kind] - 1) // 3], rule="V-STRUCT-CELLAR-01"
            )
        return Reason("no_room", total, thing=WINES[kind], rule="V-WIN-MAKE-09")


def _recipe(kind: int, grapes: tuple[int, ...]) -> Choice:
    names = [token(0, value) for value in grapes[:-1]]
    names.append(token(1 if kind else 0, grapes[-1]))
    return choice("make", WINES[kind], *names)


class Age(Op):
    """``age``: one wine or the whole cellar, each as many steps as it can (V-YEAR-04, RUL-085)."""

    kind = "age"
    reads = WINE | STRUCTURES
    writes = WINE

    def __init__(self, box: Box, everything: bool, times: int) -> None:
        super().__init__(box)
        self.everything, self.times = everything, times

    def _movable(self, s: State, seat: int) -> list[tuple[int, int]]:
        player = s.players[seat]
        return [
            (kind, value)
            for kind, value in wines_of(player)
            if self.vineyard.aged_wine(player, kind, s.options, value) != player.wines[kind]
        ]

    def open(self, s: State, seat: int, other: int) -> bool:
        return any(s.players[seat].wines) if self.everything else bool(self._movable(s, seat))

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        if not self.everything:
            return [choice("age", "wine", token(*one)) for one in self._movable(s, f.seat)]
        if not self.open(s, f.seat, f.other):
            return []
        s.agenda = f.below
        for _ in range(self.times):
            age_cellar(s, self, f.seat)
        return None

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        kind, value = parse_token(chosen.words[1])
        player = s.players[f.seat]
        s.agenda = f.below
        for _ in range(self.times):
            after = self.vineyard.aged_wine(player, kind, s.options, value)
            if after == player.wines[kind]:
                return
            set_wines(player, kind, after)
            s.tell("wine_aged", f.seat, self.source, 1, thing=token(kind, value + 1), origin=token(kind, value))
            value += 1

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("no_fitting_wine", rule="V-EDGE-121")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        return self.reason(s, f.seat, f.other) if refused.verb == "age" else super().refusal(s, f, refused)


def age_cellar(s: State, node: Op, seat: int) -> None:
    """Every wine of the cellar goes up a step where it can (V-YEAR-02 to -05)."""
    player = s.players[seat]
    for kind in range(len(WINES)):
        before = player.wines[kind]
        after = node.vineyard.aged_wine(player, kind, s.options)
        if after == before:
            continue
        set_wines(player, kind, after)
        for old, new in zip(reversed(VALUES[before]), reversed(VALUES[after]), strict=True):
            if old != new:
                s.tell("wine_aged", seat, node.source, 1, thing=token(kind, new), origin=token(kind, old))


class FillOrder(Op):
    """``fill_order``: one order of the hand with wines of at least its values (V-ORDER-*).

    Frame: ``held`` is empty before the order is chosen, then (order card, wines chosen so far).
    """

    kind = "fill"
    verb = "fill_order"
    reads = HAND | WINE
    writes = HAND | WINE | VP | RESIDUAL

    def _barred(self, s: State) -> bool:
        return s.solo is not None and self.box.terms(s).rules.forbidden == self.verb

    def _orders(self, s: State, seat: int) -> list[int]:
        if self._barred(s):
            return []
        return [
            card
            for card in supply.hand_of(s, self.components, seat, ORDER)
            if card < self.components.blank and self.vineyard.order_wines(s.players[seat], card)
        ]

    def open(self, s: State, seat: int, other: int) -> bool:
        return any(s.players[seat].wines) and bool(self._orders(s, seat))

    def unsure(self, s: State, seat: int) -> bool:
        wines = any(s.players[seat].wines) and not self._barred(s)
        return wines and supply.unseen(s, self.components, seat, (ORDER,))

    def stops(self, s: State, f: Frame) -> int | None:
        return HIDDEN if not f.held and self.unsure(s, f.seat) else None

    def step(self, s: State, f: Frame) -> list[Choice]:
        if not f.held:
            return [choice("fill", self.components.names[card]) for card in self._orders(s, f.seat)]
        card, chosen = f.held
        sets = self.vineyard.order_wines(s.players[f.seat], card)
        at = len(chosen)
        return [choice("use", "wine", token(*wine)) for wine in sorted({one[at] for one in sets if one[:at] == chosen})]

    def fits(self, s: State, f: Frame) -> bool:
        return not f.held or (f.held[0] in s.players[f.seat].hand and bool(self.step(s, f)))

    def question(self, s: State, f: Frame) -> str:
        return "use_wine" if f.held else self.kind

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        if chosen.verb == "fill":
            card = next(c for c in s.players[f.seat].hand if self.components.names[c] == chosen.words[0])
            s.agenda = f.moved(1, (card, ()))
            return
        card, wines = f.held
        wines = (*wines, parse_token(chosen.words[1]))
        if len(wines) < len(self.components.order(card).wines):
            s.agenda = f.moved(1, (card, wines))
        else:
            s.agenda = f.below
            self._fill(s, f.seat, card, wines)

    def _fill(self, s: State, seat: int, card: int, wines: tuple[tuple[int, int], ...]) -> None:
        player = s.players[seat]
        for kind, value in wines:
            set_wines(player, kind, player.wines[kind] & ~(1 << value))
            s.tell("wine_paid", seat, self.source, value, thing=token(kind, value))
        order = self.components.order(card)
        supply.take_out(s, seat, card)
        memory.left_open(s, self.components, seat, card)
        s.tell("order_filled", seat, self.source, order.vp, card=order.id)
        change_vp(s, self.box, seat, order.vp, order.id)
        change_residual(s, self.box, seat, order.residual, order.id)
        supply.to_pile(s, self.components, card)

    def alternatives(self, s: State, f: Frame) -> list[Choice]:
        if f.held:
            return []
        orders = supply.hand_of(s, self.components, f.seat, ORDER)
        return [choice("fill", self.components.names[card]) for card in orders]

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        if not f.held:
            return 1, 1, 0
        needed = len(self.components.order(f.held[0]).wines)
        return needed, needed, len(f.held[1])

    def reason(self, s: State, seat: int, other: int) -> Reason:
        if self._barred(s):
            return self.box.terms(s).barred("forbidden", self.verb)
        if not supply.count(s, self.components, seat, ORDER):
            return Reason("needs_cards", 1, 0, DECKS[ORDER], "V-EDGE-117")
        orders = supply.hand_of(s, self.components, seat, ORDER)
        lacks = [self._lack(s, seat, card, "V-EDGE-117") for card in orders if card < self.components.blank]
        return min(lacks, key=lambda lack: lack.need - lack.have, default=Reason("no_fitting_wine", rule="V-EDGE-117"))

    def _lack(self, s: State, seat: int, card: int, rule: str) -> Reason:
        """Which wine of an order the cellar lacks first: the best left for it is too low, or all go to others of it."""
        wines = self.components.order(card).wines
        left = [list(VALUES[bits]) for bits in s.players[seat].wines]
        for wanted in sorted(wines, key=lambda wine: -wine.value):
            kind = WINES.index(wanted.kind)
            best = left[kind].pop() if left[kind] else 0
            owned = s.players[seat].wines[kind].bit_count()
            if not best and owned:
                needed = sum(wine.kind == wanted.kind for wine in wines)
                return Reason("needs_more_wines", needed, owned, wanted.kind, rule)
            if best < wanted.value:
                return Reason("no_fitting_wine", wanted.value, best, wanted.kind, rule)
        return Reason("no_fitting_wine", rule=rule)

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "fill" and self._barred(s):
            return self.reason(s, f.seat, f.other)
        if refused.verb == "fill":
            card = self.components.numbers[refused.words[0]][0]
            if card not in supply.hand_of(s, self.components, f.seat, ORDER):
                return Reason("needs_cards", 1, 0, refused.words[0], "V-EDGE-117")
            return self._lack(s, f.seat, card, "V-ORDER-02")
        if refused.verb == "use" and f.held:
            return Reason("no_fitting_wine", thing=refused.words[-1], rule="V-ORDER-02")
        return super().refusal(s, f, refused)
