"""Positions of Viticulture in which something around a seat is otherwise: the others, the board, the time."""

from __future__ import annotations

from collections.abc import Iterator

from rules.players.cause import Cause, Without
from rules.players.viticulture.changes import changed
from rules.viticulture import placing
from rules.viticulture.box import Box
from rules.viticulture.state import FALL, SPRING, State

YEARS_BACK = 3
"""By so many years the end is put off where it may be that it is near."""


class ViticultureAround:
    """Changes, one after the other, what is around a seat; each position that it makes is a legal one."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def each(self, known: State, seat: int) -> Iterator[Without]:
        """The positions in which something around this seat is otherwise, with what it is; all of it is public."""
        if known.solo is not None:
            yield from self._years(known)
            return
        yield from self._others(known, seat)
        yield from self._spaces(known, seat)
        yield from self._rows(known, seat)
        yield from self._end(known, seat)

    def _others(self, known: State, seat: int) -> Iterator[Without]:
        rivals = [(one.vp, -at) for at, one in enumerate(known.players) if at != seat]
        if max(rivals)[0] > 0:
            vp, other = max(rivals)[0], -max(rivals)[1]
            yield Without(Cause("rival", amount=vp, other=other), changed(known, other, vp=0), True)
        others = (1 << len(known.players)) - 1 & ~(1 << seat)
        if others & ~known.passed and SPRING < known.season != FALL:
            s = known.copy()
            s.passed |= others
            yield Without(Cause("others", amount=(others & ~known.passed).bit_count()), s, True)

    def _spaces(self, known: State, seat: int) -> Iterator[Without]:
        """Actions of which all spaces are taken, by others too, or the one with a bonus while others are free."""
        spaces = self.box.spaces
        for action, name in enumerate(spaces.actions):
            taken = spaces.open_spaces[len(known.players)][action]
            others = [space for space in taken if known.occupied[space] >= 0 and known.occupied[space] >> 2 != seat]
            full = not placing.free_spaces(self.box, known, action)
            best = others if full else [space for space in others if placing.bonus_at(self.box, known, space)]
            if best:
                s = known.copy()
                code = known.occupied[best[0]]
                spaces.back(s, code >> 2, code & 3, best[0])
                yield Without(Cause("taken" if full else "bonus_taken", name, other=code >> 2), s)

    def _rows(self, known: State, seat: int) -> Iterator[Without]:
        """Wake-up rows that others have taken, left for the last one that is free."""
        free = [row for row, other in enumerate(known.rows) if row and other < 0]
        if known.season != SPRING or known.year == 0 or seat in known.rows:
            return
        for row, other in enumerate(known.rows):
            if row and other >= 0 and free:
                rows = list(known.rows)
                rows[row], rows[free[-1]] = -1, other
                s = known.copy()
                s.rows = tuple(rows)
                yield Without(Cause("row_taken", str(row), other=other), s)

    def _years(self, known: State) -> Iterator[Without]:
        left = self.box.terms(known).years - known.year
        if known.year > 1:
            s = known.copy()
            s.year, s.last_year = max(1, known.year - YEARS_BACK), False
            yield Without(Cause("years", amount=left), s, True)
        if left > 0 and known.year:
            s = known.copy()
            s.year, s.last_year = known.year + left, True
            yield Without(Cause("many_years", amount=left), s, True)

    def _end(self, known: State, seat: int) -> Iterator[Without]:
        most = max(one.vp for one in known.players)
        if known.last_year or most > self.box.ends_at // 2:
            s = known.copy()
            s.last_year = False
            for player in s.players:
                player.vp = max(self.box.least_vp, player.vp - self.box.ends_at // 2)
                player.vp = min(player.vp, self.box.ends_at - 1)
            yield Without(Cause("last_year" if known.last_year else "near_end", amount=most), s, True)
        if not known.last_year and known.year:
            rival = max((one.vp, -at) for at, one in enumerate(known.players) if at != seat)
            s = changed(known, -rival[1], vp=self.box.ends_at)
            s.last_year = True
            yield Without(Cause("far_end", amount=most), s, True)
