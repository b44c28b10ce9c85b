"""What is true of every position of Vino, told as sentences where it is not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rules.vino.box import Box
from rules.vino.preliminary import BY_TILE
from rules.vino.state import BUY, FACE_DOWN, FREE, ON_MAP, PRELIMINARY, SELL, State
from rules.vino.turns import CHOSEN
from rules.vino.words import HIGHEST


class Soundness:
    """What holds while somebody is asked, or when the game is over. Follows one game: which bottles have left.

    The numbers in a position must be within bounds.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self._bottles = box.bottles
        self._follows = True
        self._sound_land: tuple[Any, ...] | None = None

    def allow_everything(self) -> None:
        """Take it that any bottle may still be there; for positions without a story."""
        self._follows = False

    def of_position(self, s: State) -> list[str]:
        """Everything that is wrong with this position."""
        found = [*self._market(s), *self._table(s), *self._bottles_left(s)]
        for seat in range(s.seats):
            found += [f"seat {seat}: {fault}" for fault in self._seat(s, seat)]
        land = (s.owners, s.tiles, s.face_down, s.phase, self._open_kind(s))
        if land != self._sound_land:
            wrong = [*self._land(s)]
            for seat in range(s.seats):
                wrong += [f"seat {seat}: {fault}" for fault in self._growing(s, seat)]
            self._sound_land = None if wrong else land
            found += wrong
        return found

    def _market(self, s: State) -> Iterator[str]:
        f = s.agenda
        rising = f.held[2] * self.box.step if f is not None and self._open_kind(s) == "raise" else 0
        if sum(s.market) + rising:
            yield f"the demands {s.market}, with {rising} still to rise, do not add up to 0"
        for demand in s.market:
            if not self.box.least <= demand <= self.box.most or demand % self.box.step:
                yield f"a demand of {demand} is off the scale"

    def _table(self, s: State) -> Iterator[str]:
        if sorted(s.order) != list(range(s.seats)):
            yield f"the order of play is wrong: {s.order}"
        if (s.barrel >= 0) != (s.phase == BUY and s.agenda is not None) and s.agenda is not None:
            yield f"the barrel stands in region {s.barrel} in phase {s.phase}"
        if (s.round == 0) != (s.phase == PRELIMINARY):
            yield f"phase {s.phase} in turn {s.round}"
        if s.phase == SELL and not s.bottles:
            yield "wine is sold though the last bottle has gone"
        if any(s.income) and s.phase != SELL:
            yield "an income lies apart though nobody is selling"

    def _land(self, s: State) -> Iterator[str]:
        if len(s.owners) != len(self.box.names) or not set(s.owners) <= {FREE, *range(s.seats)}:
            yield "a vineyard belongs to somebody who does not play"
        if len(s.tiles) != len(self.box.variety_of):
            yield f"there are {len(s.tiles)} tiles"
        mixed = [tile for tile, place in enumerate(s.tiles) if place == FACE_DOWN]
        if sorted(s.face_down) != mixed:
            yield "the face-down tiles are not those taken off the map"
        if not set(s.tiles) <= {ON_MAP, FACE_DOWN, *range(s.seats)}:
            yield "a tile belongs to somebody who does not play"
        if s.face_down and s.phase != PRELIMINARY:
            yield "tiles lie face down after the preliminary turn"

    def _bottles_left(self, s: State) -> Iterator[str]:
        if s.bottles & ~self._bottles:
            yield "a bottle has come back"
        if self._follows:
            self._bottles = s.bottles
        waits = self._open_kind(s) in ("variety", "gift")
        late = s.round == 0 and s.options.preliminary_gift == "none"
        for region, name in enumerate(self.box.regions):
            if s.bottles >> region & 1 and not waits:
                free = {self.box.private[v] for v in self.box.free(s, region)}
                if True not in free and not late:
                    yield f"the gift of {name} is overdue"
                if False not in free:
                    yield f"the bottle of {name} stands though its government vineyards are sold"

    def _open_kind(self, s: State) -> str:
        return "" if s.agenda is None else self.box.nodes[s.agenda.node].kind

    def _seat(self, s: State, seat: int) -> Iterator[str]:
        if s.money[seat] < 0 or s.income[seat] < 0:
            yield f"money {s.money[seat]} and income {s.income[seat]} are a debt"
        if self.box.spare_markers(s, seat) < 0:
            yield "more vineyards are marked than there are markers"
        marks = s.marks[seat].bit_count()
        if marks > CHOSEN or (s.phase in (BUY, SELL) and marks != CHOSEN):
            yield f"{marks} regions are chosen"
        if s.barrel >= 0 and s.passed >> seat & 1 and not s.marks[seat] >> s.barrel & 1:
            yield "it is done in a region that it has not chosen"

    def _growing(self, s: State, seat: int) -> Iterator[str]:
        """A seat has one tile in every region where it has vineyards, and none elsewhere (N-VAR-03 to -05)."""
        f = s.agenda
        choosing = f.held[0] if f is not None and self._open_kind(s) == "variety" and f.seat == seat else -1
        drawn = 0
        for region, (first, end) in enumerate(self.box.boxes):
            tiles = s.tiles.count(seat, first, end)
            vineyards = self.box.count(s, seat, region)
            if tiles > 1 or (vineyards and not tiles and region != choosing):
                yield f"{tiles} tiles for {vineyards} vineyards in {self.box.regions[region]}"
            drawn += tiles and not vineyards
        if drawn > (BY_TILE if s.phase == PRELIMINARY else 0):
            yield f"{drawn} tiles without a vineyard"
        cellar = self.box.cellar(s, seat)
        missing = 0 if choosing < 0 else self.box.count(s, seat, choosing)
        if sum(cellar) + missing != s.owners.count(seat) or max(cellar) > HIGHEST:
            yield f"a cellar of {cellar} for {s.owners.count(seat)} vineyards"
