"""What of a position an evaluation looks at, as numbers with names: made from components and verbs, not from cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.players.viticulture.orders import TOP, Grapes, Orders, Ready
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, ORDER, VINE, WINES
from rules.viticulture.state import SEASONS, SPRING, Player, State
from rules.viticulture.vineyard import VALUES

SUM = tuple(sum(values) for values in VALUES)
COUNT = tuple(len(values) for values in VALUES)
MOST_YEARS = 8
"""Years that are left are told apart up to so many."""
MOST_KEPT = 5_000
"""So many parts of inputs are kept at most before all of them are made anew."""


class Inputs:
    """Makes the inputs of positions. ``names`` are those of a table of several, ``alone`` those of one."""

    def __init__(self, box: Box) -> None:
        self.box = box
        self.components = box.components
        self.orders = Orders(box)
        self.visitors = tuple(card for deck in box.components.cards_of[2:] for card in deck)
        self._at = {card: at for at, card in enumerate(self.visitors)}
        self._mats: dict[object, list[float]] = {}
        self._free: dict[object, list[float]] = {}
        self._held: dict[tuple[int, ...], list[float]] = {}
        visitors = tuple(f"holds {self.components.names[card]}" for card in self.visitors)
        self.names = (*self._own_names(), *_SEASONS, *_RIVAL, *visitors)
        self.alone = (*self._own_names(), *_SEASONS, *_ALONE, *visitors)

    def of(self, s: State, seat: int) -> list[float]:
        """The inputs of a position for a seat, each about 0 to 1."""
        found = self._own(s, seat)
        found += _SEASON[s.season]
        found += self._time_alone(s) if s.solo is not None else self._rival(s, seat)
        hand = s.players[seat].hand
        visitors = self._held.get(hand)
        if visitors is None:
            visitors = _kept(self._held, hand, [0.0] * len(self.visitors))
            for card in self._at.keys() & hand:
                visitors[self._at[card]] = 1.0
        return found + visitors

    def grapes(self, player: Player) -> Grapes:
        """The grapes that a player has and those on the vines."""
        components = self.components
        now, ever = [0, 0], [0, 0]
        for field, vines in enumerate(player.fields):
            for colour, values in ((0, components.red), (1, components.white)) if vines else ():
                if value := min(9, sum([values[vine] for vine in vines])):
                    ever[colour] |= 1 << value
                    if not player.harvested >> field & 1:
                        now[colour] |= 1 << value
        return Grapes(*player.grapes, *now, *ever)

    def _own_names(self) -> Iterator[str]:
        yield from _WEALTH
        yield from (f"hand {deck}" for deck in DECKS)
        yield "hand over the limit"
        yield from self.components.structures
        yield from _FIELDS
        yield from (f"{kind} {what}" for kind in WINES for what in ("wines", "best", "sum"))
        yield from _HAND
        yield from _TURN
        yield from (f"free {action}" for action in self.box.spaces.actions)

    def _own(self, s: State, seat: int) -> list[float]:
        player = s.players[seat]
        lira = player.lira
        found = [
            1.0,
            player.vp / 10,
            (lira if lira < 12 else 12 + (lira - 12) * 0.3) / 10,
            (lira if lira < 4 else 4) / 4,
            1.0 if lira < 2 else 0.0,
            player.residual / 5,
            (player.staff + player.trained) / 5,
            player.regular / 5,
            player.grande,
            player.temporary,
            player.trained,
        ]
        key = (
            player.hand, player.fields, player.sold, player.harvested, player.structures, player.grapes, player.wines,
        )  # fmt: skip
        found += self._mats.get(key) or _kept(self._mats, key, self._mat(player))
        found += [
            s.rows.index(seat) / 7 if seat in s.rows else 0.0,
            float(s.passed >> seat & 1),
            1.0 if s.agenda is not None and s.agenda.seat == seat else 0.0,
        ]
        spaces = self.box.terms(s).open if s.solo is not None else self.box.spaces.open_spaces[len(s.players)]
        found += self._free.get((s.occupied, spaces)) or _kept(
            self._free, (s.occupied, spaces), [1.0 if any(s.occupied[i] < 0 for i in one) else 0.0 for one in spaces]
        )
        return found

    def _mat(self, player: Player) -> list[float]:
        """What is made of the cards, structures, vines, grapes and wines of a player."""
        grapes = self.grapes(player)
        hand, vines, orders = self._sorted(player)
        found = [count / 3 for count in hand]
        found.append(max(0, len(player.hand) - self.box.hand_limit + 1) / 3)
        found += [float(player.structures >> i & 1) for i in range(len(self.components.structures))]
        found += self._fields(player)
        red, white = player.grapes
        found += [
            COUNT[red] / 3,
            COUNT[white] / 3,
            TOP[red] / 9 if red else 0.0,
            TOP[white] / 9 if white else 0.0,
            (SUM[red] + SUM[white]) / 15,
        ]
        for wines in player.wines:
            found += (COUNT[wines] / 2, TOP[wines] / 9, SUM[wines] / 12) if wines else (0.0, 0.0, 0.0)
        found += self._vines(player, vines)
        found += self._orders(player, orders, grapes)
        found.append(sum(card >= self.components.blank for card in player.hand) / 3)
        return found

    def _sorted(self, player: Player) -> tuple[list[int], list[int], list[int]]:
        """How many cards of each deck a hand holds, its known vines and its known orders."""
        deck_of, blank = self.components.deck_of, self.components.blank
        counts, vines, orders = [0] * len(DECKS), [], []
        for card in player.hand:
            deck = deck_of[card]
            counts[deck] += 1
            if card < blank:
                if deck == VINE:
                    vines.append(card)
                elif deck == ORDER:
                    orders.append(card)
        return counts, vines, orders

    def _fields(self, player: Player) -> list[float]:
        components = self.components
        red = white = red_left = white_left = planted = left = best = 0
        for field, vines in enumerate(player.fields):
            if vines:
                reds = sum([components.red[vine] for vine in vines])
                whites = sum([components.white[vine] for vine in vines])
                red, white, planted = red + reds, white + whites, planted + 1
                best = max(best, reds + whites)
                if not player.harvested >> field & 1:
                    red_left, white_left, left = red_left + reds, white_left + whites, left + 1
        return [
            red / 8, white / 8, red_left / 8, white_left / 8, planted / 3, left / 3,
            player.sold.bit_count(), best / 7,
        ]  # fmt: skip

    def _vines(self, player: Player, vines: list[int]) -> tuple[float, float, float]:
        """Vines of the hand that could be planted: how many and the best; and the value of the others."""
        if not vines:
            return 0.0, 0.0, 0.0
        components, vineyard = self.components, self.box.vineyard
        room = max(
            [
                vineyard.limits[i] - vineyard.sum_of(field)
                for i, field in enumerate(player.fields)
                if not player.sold >> i & 1
            ]
            or [0]
        )
        count = best = 0
        others = 0.0
        for vine in vines:
            value = components.value[vine]
            if components.needs[vine] & ~player.structures:
                others += value
            elif value > room:
                others += value / 2
            else:
                count, best = count + 1, max(best, value)
        return count / 3, best / 4, others / 8

    def _orders(self, player: Player, orders: list[int], grapes: Grapes) -> list[float]:
        """What the orders of the hand promise: those that can be filled now, the best of them, all by how near ..."""
        there = best_there = hoped = best_hoped = 0.0
        points = missing_one = 0
        ready = [self.orders.ready(card, player, grapes) for card in orders]
        for one in sorted(ready, key=_nearest, reverse=True):
            worth = one.vp + 0.5 * one.residual
            points += one.vp
            if one.now:
                # Later ones want some of the same wines.
                there += worth if not best_there else 0.6 * worth
                best_there = max(best_there, worth)
            hoped += worth * one.share
            best_hoped = max(best_hoped, worth * one.share)
            missing_one += one.missing == 1
        return [there / 8, best_there / 6, hoped / 8, best_hoped / 6, points / 10, missing_one / 3]

    def _rival(self, s: State, seat: int) -> list[float]:
        """What is public of the strongest other seat, and how far the game has come."""
        other = max((i for i in range(len(s.players)) if i != seat), key=lambda i: (_strength(s.players[i]), i))
        player = s.players[other]
        deck_of, value = self.components.deck_of, self.components.value
        wine, most = sum([SUM[bits] for bits in player.wines]), max([one.vp for one in s.players])
        return [
            player.vp / 10,
            (player.staff + player.trained) / 5,
            player.residual / 5,
            min(12, player.lira) / 10,
            (player.regular + player.grande + player.temporary) / 5,
            len(player.hand) / 7,
            sum([deck_of[card] == ORDER for card in player.hand]) / 3,
            sum([value[vine] for vines in player.fields for vine in vines]) / 12,
            (SUM[player.grapes[0]] + SUM[player.grapes[1]]) / 15,
            wine / 15,
            player.structures.bit_count() / 6,
            float(s.passed >> other & 1),
            most / 20,
            s.year / 8,
            1.0 if most >= self.box.ends_at else 0.0,
            (s.players[seat].vp - player.vp) / 8,
        ]

    def _time_alone(self, s: State) -> list[float]:
        left = self.box.terms(s).years - s.year if s.agenda is not None else 0
        return [s.alone.tokens / 3, *(float(left == years) for years in range(MOST_YEARS))]


def _kept(kept: dict[Any, list[float]], key: object, made: list[float]) -> list[float]:
    """These inputs, from now on kept for the same things."""
    if len(kept) >= MOST_KEPT:
        kept.clear()
    kept[key] = made
    return made


def _nearest(ready: Ready) -> tuple[bool, float, int, int, int]:
    return ready


def _strength(player: Player) -> float:
    wine = sum([SUM[bits] for bits in player.wines])
    return player.vp + 0.2 * wine + 0.1 * (SUM[player.grapes[0]] + SUM[player.grapes[1]]) + 0.3 * player.residual


_WEALTH = (
    "one", "vp", "lira", "first lira", "no lira", "residual", "workers in all", "regular", "grande", "temporary",
    "trained",
)  # fmt: skip
_FIELDS = (
    "planted red", "planted white", "unharvested red", "unharvested white", "planted fields", "unharvested fields",
    "sold fields", "best field", "red grapes", "white grapes", "best red grape", "best white grape", "grapes",
)  # fmt: skip
_HAND = (
    "plantable vines", "best plantable vine", "other vines", "ready orders", "best ready order", "hoped orders",
    "best hoped order", "order points", "orders lacking one wine", "unknown cards",
)  # fmt: skip
_TURN = ("row", "passed", "on turn")
_SEASONS = ("in spring", "in summer", "in fall", "in winter")
_RIVAL = (
    "rival vp", "rival workers", "rival residual", "rival lira", "rival ready workers", "rival cards", "rival orders",
    "rival planted", "rival grapes", "rival wine", "rival structures", "rival passed", "most vp", "year", "last year",
    "ahead",
)  # fmt: skip
_ALONE = ("tokens", *(f"{years} years left" for years in range(MOST_YEARS)))
_SEASON = tuple(
    [float(season - SPRING == i or (season > len(_SEASONS) and i == len(_SEASONS) - 1)) for i in range(len(_SEASONS))]
    for season in range(len(SEASONS))
)
