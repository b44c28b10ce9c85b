"""The mat: fields, crush pad and cellar, as functions of one player (V-SUM-PLANT, V-WIN-HARV, V-WIN-MAKE)."""

from __future__ import annotations

from collections.abc import Iterator

from rules.viticulture.cards import WINES
from rules.viticulture.components import Components
from rules.viticulture.options import Options
from rules.viticulture.state import Player

SLOTS = 0b11_1111_1110
"""The values 1-9 as bits."""

VALUES: tuple[tuple[int, ...], ...] = tuple(
    tuple(value for value in range(1, 10) if bits >> value & 1) for bits in range(1024)
)
"""The values in a bit set, rising."""

RED, WHITE, BLUSH, SPARKLING = range(4)


class Vineyard:
    """The rules of the mat, with the tables made from the board's data."""

    def __init__(self, components: Components) -> None:
        self.components = components
        board = components.board
        self.limits = tuple(field.limit for field in board.fields)
        self.prices = tuple(field.price for field in board.fields)
        self.grape_prices = (0, *board.grape_prices)
        self.least = tuple(next(r.least for r in board.recipes if r.kind == kind) for kind in WINES)
        self.cellar_bits = tuple(
            components.bit(cellar.structure) if cellar.structure else 0 for cellar in board.cellars
        )
        self.all_slots = [0] * len(WINES)
        self._slots: list[tuple[int, list[int]]] = []
        for cellar, needed in zip(board.cellars, self.cellar_bits, strict=True):
            bits = sum(1 << value for value in range(cellar.values[0], cellar.values[1] + 1))
            by_kind = [bits if kind in cellar.kinds else 0 for kind in WINES]
            self._slots.append((needed, by_kind))
            self.all_slots = [total | bits for total, bits in zip(self.all_slots, by_kind, strict=True)]
        self._built: dict[tuple[int, int], int] = {}
        self._cellars = sum(self.cellar_bits)
        self._cellars_up_to = tuple(sum(self.cellar_bits[: i + 1]) for i in range(len(self.cellar_bits)))

    def sum_of(self, vines: tuple[int, ...]) -> int:
        """The value of all vines of a field, both colours (V-SUM-PLANT-03)."""
        value = self.components.value
        return sum([value[vine] for vine in vines])

    def slots(self, player: Player, kind: int) -> int:
        """The slots for this kind of wine in the cellars that stand (V-STRUCT-CELLAR-01)."""
        key = (kind, player.structures & self._cellars)
        bits = self._built.get(key)
        if bits is None:
            bits = sum(by_kind[kind] for needed, by_kind in self._slots if needed & player.structures == needed)
            self._built[key] = bits
        return bits

    def grape_slot(self, player: Player, colour: int, value: int) -> int:
        """Where a harvested grape goes: its slot or the highest free lower one, 0 if none (V-WIN-HARV-05/06)."""
        free = SLOTS & ~player.grapes[colour] & ((2 << min(value, 9)) - 1)
        return free.bit_length() - 1 if free else 0

    def wine_slot(self, player: Player, kind: int, value: int, worth: int = 1, ignore_cellars: bool = False) -> int:
        """The value at which such a wine is kept, 0 if it cannot be made (V-WIN-MAKE-08 to -10, V-EDGE-94/95)."""
        if value < self.least[kind]:
            return 0
        allowed = self.all_slots[kind] if ignore_cellars else self.slots(player, kind)
        free = allowed & ~player.wines[kind] & ((2 << min(value, 9)) - 1)
        slot = free.bit_length() - 1 if free else 0
        return slot if slot >= worth else 0

    def recipes(self, player: Player, worth: int, ignore_cellars: bool) -> Iterator[tuple[int, tuple[int, ...], int]]:
        """Every wine that can be made now: kind, grapes (red first, values rising) and the value it is kept at."""
        reds, whites = VALUES[player.grapes[RED]], VALUES[player.grapes[WHITE]]
        for kind, grapes in ((RED, reds), (WHITE, whites)):
            for value in grapes:
                if slot := self.wine_slot(player, kind, value, worth, ignore_cellars):
                    yield kind, (value,), slot
        if not reds or not whites:
            return
        if ignore_cellars or self.slots(player, BLUSH):
            for red in reds:
                for white in whites:
                    if slot := self.wine_slot(player, BLUSH, red + white, worth, ignore_cellars):
                        yield BLUSH, (red, white), slot
        if ignore_cellars or self.slots(player, SPARKLING):
            for i, low in enumerate(reds):
                for high in reds[i + 1 :]:
                    for white in whites:
                        if slot := self.wine_slot(player, SPARKLING, low + high + white, worth, ignore_cellars):
                            yield SPARKLING, (low, high, white), slot

    def aged_grapes(self, bits: int) -> int:
        """One colour of grapes a year older, from high to low; a blocked one stays (V-YEAR-02/03/05)."""
        for value in range(8, 0, -1):
            if bits >> value & 3 == 1:
                bits ^= 3 << value
        return bits

    def aged_wine(self, player: Player, kind: int, options: Options, only: int = 0) -> int:
        """One kind of wine one step older; with ``only`` just the token of that value (V-YEAR-04/05)."""
        bits = player.wines[kind]
        for value in (only,) if only else range(8, 0, -1):
            if bits >> value & 3 == 1 and value < 9 and self._may_age(player, value, options):
                bits ^= 3 << value
        return bits

    def _may_age(self, player: Player, value: int, options: Options) -> bool:
        """Whether the cellars let a wine go from this value to the next (V-YEAR-04, RUL-082, V-OPEN-01)."""
        here, there = (value - 1) // 3, value // 3
        needed = self._cellars_up_to[there]
        if player.structures & needed == needed:
            return True
        if here != there:
            return False
        return options.zymologist_ageing == "to_six" if there == 1 else options.zymologist_above_six == "ages"

    def order_wines(self, player: Player, card: int) -> list[tuple[tuple[int, int], ...]]:
        """Every set of wines (kind, value) that fills the order, each in canonical order (V-ORDER-02)."""
        sets: set[tuple[tuple[int, int], ...]] = {()}
        for wanted in self.components.order(card).wines:
            kind = WINES.index(wanted.kind)
            fitting = [(kind, value) for value in VALUES[player.wines[kind]] if value >= wanted.value]
            sets = {tuple(sorted((*chosen, wine))) for chosen in sets for wine in fitting if wine not in chosen}
        return sorted(sets)

    def wine_worth(self, player: Player) -> int:
        """The total value of the wine in the cellar (V-TIE-02)."""
        return sum(sum(VALUES[bits]) for bits in player.wines)

    def grape_worth(self, player: Player) -> int:
        """The total value of the grapes on the crush pads (V-TIE-03)."""
        return sum(sum(VALUES[bits]) for bits in player.grapes)
