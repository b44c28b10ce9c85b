"""Planting, uprooting, swapping and harvesting."""

from __future__ import annotations

from typing import Any

from rules.engine.agenda import HIDDEN, Frame
from rules.engine.choice import Choice, choice
from rules.engine.reason import Reason
from rules.viticulture import memory, supply
from rules.viticulture.box import Box
from rules.viticulture.cards import VINE
from rules.viticulture.ops.op import Op, Selecting
from rules.viticulture.state import (
    GRAPES,
    HAND,
    HARVESTED,
    HARVESTED_FIELDS,
    PLANTED_VALUE,
    PLANTED_VARIETIES,
    STRUCTURES,
    VINES,
    VP,
    State,
)


def with_field(fields: tuple[tuple[int, ...], ...], at: int, vines: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """The fields with one of them changed."""
    return (*fields[:at], vines, *fields[at + 1 :])


class Plant(Selecting):
    """``plant``: vines from the hand on own fields (V-SUM-PLANT-*); the limit or the structures may be ignored."""

    kind = "plant"
    reads = HAND | VINES | STRUCTURES
    writes = HAND | VINES | VP

    def __init__(self, box: Box, count: int, up_to: bool, ignore: str, from_deck: bool) -> None:
        super().__init__(box, count, up_to)
        self.from_deck = from_deck
        self.any_structures = ignore == "structures"
        self.any_limit = ignore == "limit"

    def _room(self, s: State, seat: int) -> list[int]:
        """What each field can still take; below zero for a sold one."""
        player = s.players[seat]
        vineyard = self.vineyard
        return [
            -1 if player.sold >> i & 1 else 99 if self.any_limit else limit - vineyard.sum_of(player.fields[i])
            for i, limit in enumerate(vineyard.limits)
        ]

    def _fitting(self, s: State, seat: int, card: int) -> bool:
        built = s.players[seat].structures
        needs = 0 if self.any_structures else self.components.needs[card]
        return built & needs == needs

    def _source(self, s: State, seat: int) -> tuple[int, ...]:
        """The cards among which the vines are: the hand, or the deck, looked through (V-CAMP-CH1-01)."""
        return tuple(sorted(s.decks[VINE])) if self.from_deck else s.players[seat].hand

    def _vines(self, s: State, seat: int) -> list[int]:
        """One card of each variety in the hand or deck; blanks and other cards cannot be planted."""
        first_order, variety = self.components.first_order, self.components.variety
        found: dict[int, int] = {}
        for card in self._source(s, seat):
            if card >= first_order:
                break
            found.setdefault(variety[card], card)
        return list(found.values())

    def open(self, s: State, seat: int, other: int) -> bool | None:
        most = max(self._room(s, seat))
        value = self.components.value
        found = self._enough(s, seat, 0) and any(
            value[card] <= most and self._fitting(s, seat, card) for card in self._vines(s, seat)
        )
        return found if self.count == 1 or self.up_to or not found else None

    def _enough(self, s: State, seat: int, planted: int) -> bool:
        """Whether there are cards for all that must still be planted."""
        if self.up_to:
            return True
        vines = [card for card in self._source(s, seat) if self.components.deck_of[card] == VINE]
        return len(vines) >= self.count - planted

    def public_open(self, s: State, seat: int, other: int) -> bool:
        return max(self._room(s, seat)) > 0 and supply.count(s, self.components, seat, VINE) > 0

    def unsure(self, s: State, seat: int) -> bool:
        unseen = not self.from_deck and supply.unseen(s, self.components, seat, (VINE,))
        return unseen and self.public_open(s, seat, seat)

    def stops(self, s: State, f: Frame) -> int | None:
        return HIDDEN if f.at < self.count and self.unsure(s, f.seat) else None

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        room = self._room(s, f.seat)
        value, names, limits = self.components.value, self.components.names, self.vineyard.limits
        if not self._enough(s, f.seat, f.at):
            return []
        return [
            choice("plant", names[card], str(limits[i]))
            for card in self._vines(s, f.seat)
            if self._fitting(s, f.seat, card)
            for i, left in enumerate(room)
            if value[card] <= left
        ]

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        name, limit = chosen.words
        player = s.players[f.seat]
        at = self.vineyard.limits.index(int(limit))
        card = next(card for card in self._source(s, f.seat) if self.components.names[card] == name)
        if self.from_deck:
            s.decks = (tuple(other for other in s.decks[VINE] if other != card), *s.decks[VINE + 1 :])
        else:
            supply.take_out(s, f.seat, card)
            memory.left_open(s, self.components, f.seat, card)
        vines = tuple(sorted((*player.fields[at], card)))
        player.fields = with_field(player.fields, at, vines)
        variety = self.components.variety
        results = list(s.results)
        results[PLANTED_VALUE] = self.components.value[card]
        results[PLANTED_VARIETIES] = len({variety[vine] for vine in vines})
        s.results = tuple(results)
        s.tell("vine_planted", f.seat, self.source, card=name, place=limit)
        self.box.hook(s, "after_planting", f.seat)
        return ()

    def reason(self, s: State, seat: int, other: int) -> Reason:
        if not self._vines(s, seat):
            return Reason("no_vine_card", rule="V-EDGE-28")
        vines = self._vines(s, seat)
        told = {self._cause(s, seat, card, i) for card in vines for i in range(len(self.vineyard.limits))}
        return told.pop() if len(told) == 1 else self._nearest(s, seat, told)

    def _nearest(self, s: State, seat: int, told: set[Reason]) -> Reason:
        """The cause that is told where vines and fields fail for several: a structure that one vine lacks alone."""
        structures = {cause for cause in told if cause.id == "needs_structure"}
        if len(structures) == 1:
            return structures.pop()
        return Reason("not_plantable", rule="V-EDGE-28")

    def _cause(self, s: State, seat: int, card: int, at: int) -> Reason:
        """Why this vine cannot be planted on this field."""
        player = s.players[seat]
        limit = self.vineyard.limits[at]
        missing = 0 if self.any_structures else self.components.needs[card] & ~player.structures
        if missing:
            name = self.components.structures[missing.bit_length() - 1]
            return Reason("needs_structure", thing=name, rule="V-SUM-PLANT-02")
        if player.sold >> at & 1:
            return Reason("field_sold", thing=str(limit), rule="V-SUM-SELL-04")
        total = self.vineyard.sum_of(player.fields[at]) + self.components.value[card]
        if total > limit and not self.any_limit:
            return Reason("field_limit", limit, total, str(limit), "V-SUM-PLANT-03")
        return Reason("cannot_be_finished")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "plant":
            return super().refusal(s, f, refused)
        name, limit = refused.words
        vines = (card for card in self._source(s, f.seat) if card < self.components.first_order)
        card = next((card for card in vines if self.components.names[card] == name), None)
        if card is None:
            return Reason("no_vine_card", thing=name, rule="V-SUM-PLANT-01")
        return self._cause(s, f.seat, card, self.vineyard.limits.index(int(limit)))


class Uproot(Selecting):
    """``uproot``: planted vines go back to the hand (V-UPROOT-01)."""

    kind = "uproot"
    reads = VINES
    writes = VINES | HAND

    def __init__(self, box: Box, count: int, up_to: bool) -> None:
        super().__init__(box, count, up_to)

    def _planted(self, s: State, seat: int) -> list[tuple[int, int, int]]:
        """(variety, field, card) of every planted vine in canonical order."""
        variety = self.components.variety
        fields = s.players[seat].fields
        return sorted((variety[card], at, card) for at, vines in enumerate(fields) for card in vines)

    def open(self, s: State, seat: int, other: int) -> bool:
        return sum(map(len, s.players[seat].fields)) >= (1 if self.up_to else self.count)

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        planted = [one for one in self._planted(s, f.seat) if one[:2] >= f.held]
        if not self.up_to:
            planted = planted[: max(0, len(planted) - (self.count - f.at) + 1)]
        names, limits = self.components.names, self.vineyard.limits
        return list(dict.fromkeys(choice("uproot", names[card], str(limits[at])) for _, at, card in planted))

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        name, limit = chosen.words
        player = s.players[f.seat]
        at = self.vineyard.limits.index(int(limit))
        card = next(card for card in player.fields[at] if self.components.names[card] == name)
        player.fields = with_field(player.fields, at, tuple(vine for vine in player.fields[at] if vine != card))
        supply.take_in(s, f.seat, card)
        memory.saw(s, f.seat, card, memory.everybody(s))
        s.tell("vine_uprooted", f.seat, self.source, card=name, place=limit)
        return self.components.variety[card], at

    def rest(self, s: State, f: Frame) -> bool:
        return True

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("field_empty", self.count, sum(map(len, s.players[seat].fields)), rule="V-UPROOT-01")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        return self.reason(s, f.seat, f.other) if refused.verb == "uproot" else super().refusal(s, f, refused)


class SwapVines(Op):
    """``swap_vines``: two planted vines on two fields change places; both sums must fit (RUL-052)."""

    kind = "swap"
    reads = writes = VINES

    def candidates(self, s: State, seat: int) -> list[Choice]:
        """Every swap of two different varieties, the lower field first."""
        fields = s.players[seat].fields
        limits, value, names = self.vineyard.limits, self.components.value, self.components.names
        sums = [self.vineyard.sum_of(vines) for vines in fields]
        variety = self.components.variety
        found: dict[Choice, None] = {}
        for low in range(len(fields)):
            for high in range(low + 1, len(fields)):
                for one in fields[low]:
                    for two in fields[high]:
                        more = value[two] - value[one]
                        fits = sums[low] + more <= limits[low] and sums[high] - more <= limits[high]
                        if fits and variety[one] != variety[two]:
                            found[choice("swap", names[one], str(limits[low]), names[two], str(limits[high]))] = None
        return list(found)

    def open(self, s: State, seat: int, other: int) -> bool:
        return bool(self.candidates(s, seat))

    def step(self, s: State, f: Frame) -> list[Choice]:
        return self.candidates(s, f.seat)

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        player = s.players[f.seat]
        names, limits = self.components.names, self.vineyard.limits
        one, low, two, high = chosen.words
        places = limits.index(int(low)), limits.index(int(high))
        cards = [next(c for c in player.fields[at] if names[c] == n) for at, n in zip(places, (one, two), strict=True)]
        for at, goes, comes in zip(places, cards, reversed(cards), strict=True):
            vines = tuple(sorted((*(c for c in player.fields[at] if c != goes), comes)))
            player.fields = with_field(player.fields, at, vines)
        s.agenda = f.below
        s.tell("vines_swapped", f.seat, self.source, card=one, place=low, thing=two, origin=high)

    def reason(self, s: State, seat: int, other: int) -> Reason:
        if sum(map(bool, s.players[seat].fields)) < 2:
            return Reason("field_empty", rule="RUL-052")
        return Reason("field_limit", rule="RUL-052")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        return self.reason(s, f.seat, f.other) if refused.verb == "swap" else super().refusal(s, f, refused)


class Harvest(Selecting):
    """``harvest``: planted fields not yet harvested this year give a grape of each colour (V-WIN-HARV-*)."""

    kind = "harvest"
    reads = VINES | HARVESTED
    writes = HARVESTED | GRAPES

    def __init__(self, box: Box, count: int, up_to: bool) -> None:
        super().__init__(box, count, up_to)

    def _ripe(self, s: State, seat: int) -> list[int]:
        player = s.players[seat]
        return [at for at, vines in enumerate(player.fields) if vines and not player.harvested >> at & 1]

    def open(self, s: State, seat: int, other: int) -> bool:
        return len(self._ripe(s, seat)) >= (1 if self.up_to else self.count)

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        ripe = self._ripe(s, f.seat)
        if not self.up_to and len(ripe) < self.count - f.at:
            return []
        return [choice("harvest", str(self.vineyard.limits[at])) for at in ripe]

    def alternatives(self, s: State, f: Frame) -> list[Choice]:
        return [choice("harvest", str(limit)) for limit in self.vineyard.limits]

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        at = self.vineyard.limits.index(int(chosen.words[0]))
        player = s.players[f.seat]
        player.harvested |= 1 << at
        s.tell("field_harvested", f.seat, self.source, place=chosen.words[0])
        for colour, values in enumerate((self.components.red, self.components.white)):
            total = sum(values[card] for card in player.fields[at])
            if total:
                gain_grape(s, self, f.seat, colour, total)
        results = list(s.results)
        results[HARVESTED_FIELDS] += 1
        s.results = tuple(results)
        return ()

    def rest(self, s: State, f: Frame) -> bool:
        return True

    def reason(self, s: State, seat: int, other: int) -> Reason:
        if not any(s.players[seat].fields):
            return Reason("field_empty", rule="V-EDGE-01")
        return Reason("already_harvested", self.count, len(self._ripe(s, seat)), rule="V-WIN-HARV-04")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "harvest":
            return super().refusal(s, f, refused)
        at = self.vineyard.limits.index(int(refused.words[0]))
        player = s.players[f.seat]
        if player.sold >> at & 1:
            return Reason("field_sold", thing=refused.words[0], rule="V-SUM-SELL-04")
        if not player.fields[at]:
            return Reason("field_empty", thing=refused.words[0], rule="V-EDGE-01")
        return Reason("already_harvested", thing=refused.words[0], rule="V-WIN-HARV-04")


def gain_grape(s: State, node: Op, seat: int, colour: int, value: int) -> None:
    """A grape goes to its slot or the highest free lower one; with none free it is lost (V-WIN-HARV-05/06)."""
    player = s.players[seat]
    slot = node.vineyard.grape_slot(player, colour, value)
    name = ("red", "white")[colour]
    if not slot:
        s.tell("grape_lost", seat, node.source, value, thing=f"{name}.{min(value, 9)}")
        return
    pads = list(player.grapes)
    pads[colour] |= 1 << slot
    player.grapes = (pads[0], pads[1])
    s.tell("grape_gained", seat, node.source, value, thing=f"{name}.{slot}")
