"""What of a position an evaluation looks at, as numbers with names: made from components and verbs, not from cards."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain

from rules.players.viticulture.mat import MOST_KEPT, SUM, Mat, Part
from rules.viticulture.box import Box
from rules.viticulture.cards import ORDER
from rules.viticulture.state import SEASONS, SPRING, Player, State

MOST_YEARS = 8
"""Years that are left are told apart up to so many."""


class Inputs:
    """Makes the inputs of positions. ``names`` are those of a table of several, ``alone`` those of one.

    Inputs come in parts, whose names are ``groups`` and ``groups_alone``. What is equal in two positions is mostly the
    same part, which nobody need look through again.
    """

    def __init__(self, box: Box) -> None:
        self.box = box
        self.components = box.components
        self.mat = Mat(box)
        self._turn_of = lru_cache(MOST_KEPT)(_turn)
        self._free_of = lru_cache(MOST_KEPT)(_free)
        self._wealth_of = lru_cache(MOST_KEPT)(_wealth)
        self._rival_of = lru_cache(MOST_KEPT)(self._rival)
        self._time_of = lru_cache(MOST_KEPT)(_time)
        visitors = tuple(f"holds {self.components.names[card]}" for card in self.mat.visitors)
        free = tuple(f"free {action}" for action in box.spaces.actions)
        own = (_WEALTH, *self.mat.names(), _TURN, free, _SEASONS)
        self.groups, self.groups_alone = (*own, _RIVAL, visitors), (*own, _ALONE, visitors)
        self.names, self.alone = tuple(chain(*self.groups)), tuple(chain(*self.groups_alone))

    def of(self, s: State, seat: int) -> list[float]:
        """The inputs of a position for a seat, each about 0 to 1."""
        return [*chain(*self.parts(s, seat))]

    def parts(self, s: State, seat: int) -> tuple[Part, ...]:
        """The same in parts."""
        player = s.players[seat]
        spaces = self.box.terms(s).open if s.solo is not None else self.box.spaces.open_spaces[len(s.players)]
        return (
            self._wealth_of(
                player.vp, player.lira, player.residual, player.staff, player.trained, player.regular, player.grande,
                player.temporary,
            ),
            *self.mat.parts(
                player.hand, player.fields, player.sold, player.harvested, player.structures, player.grapes,
                player.wines,
            ),
            self._turn_of(
                s.rows.index(seat) if seat in s.rows else 0, s.passed >> seat & 1,
                s.agenda is not None and s.agenda.seat == seat,
            ),
            self._free_of(s.occupied, spaces),
            _SEASON[s.season],
            self._time_alone(s) if s.solo is not None else self._others(s, seat),
            self.mat.hand(player.hand).visitors,
        )  # fmt: skip

    def _others(self, s: State, seat: int) -> Part:
        """What is public of the strongest other seat, and how far the game has come."""
        others = [i for i in range(len(s.players)) if i != seat]
        other = others[0] if len(others) == 1 else max(others, key=lambda i: (_strength(s.players[i]), i))
        player = s.players[other]
        return self._rival_of(
            player.vp, player.staff + player.trained, player.residual, player.lira,
            player.regular + player.grande + player.temporary, player.hand, player.fields, player.grapes, player.wines,
            player.structures, s.passed >> other & 1, max([one.vp for one in s.players]), s.year, s.players[seat].vp,
        )  # fmt: skip

    def _rival(
        self,
        vp: int,
        workers: int,
        residual: int,
        lira: int,
        ready: int,
        hand: tuple[int, ...],
        fields: tuple[tuple[int, ...], ...],
        grapes: tuple[int, int],
        wines: tuple[int, ...],
        structures: int,
        passed: int,
        most: int,
        year: int,
        own: int,
    ) -> Part:
        deck_of, value = self.components.deck_of, self.components.value
        return (
            vp / 10,
            workers / 5,
            residual / 5,
            min(12, lira) / 10,
            ready / 5,
            len(hand) / 7,
            sum([deck_of[card] == ORDER for card in hand]) / 3,
            sum([value[vine] for vines in fields for vine in vines]) / 12,
            (SUM[grapes[0]] + SUM[grapes[1]]) / 15,
            sum([SUM[bits] for bits in wines]) / 15,
            structures.bit_count() / 6,
            float(passed),
            most / 20,
            year / 8,
            1.0 if most >= self.box.ends_at else 0.0,
            (own - vp) / 8,
        )

    def _time_alone(self, s: State) -> Part:
        left = self.box.terms(s).years - s.year if s.agenda is not None else 0
        return self._time_of(s.alone.tokens, left)


def _wealth(
    vp: int, lira: int, residual: int, staff: int, trained: int, regular: int, grande: int, temporary: int
) -> Part:
    return (
        1.0,
        vp / 10,
        (lira if lira < 12 else 12 + (lira - 12) * 0.3) / 10,
        (lira if lira < 4 else 4) / 4,
        1.0 if lira < 2 else 0.0,
        residual / 5,
        (staff + trained) / 5,
        regular / 5,
        grande,
        temporary,
        trained,
    )


def _time(tokens: int, left: int) -> Part:
    return (tokens / 3, *(float(left == years) for years in range(MOST_YEARS)))


def _turn(row: int, passed: int, on_turn: bool) -> Part:
    return row / 7, float(passed), float(on_turn)


def _free(occupied: tuple[int, ...], spaces: tuple[tuple[int, ...], ...]) -> Part:
    return tuple([1.0 if any(occupied[i] < 0 for i in one) else 0.0 for one in spaces])


def _strength(player: Player) -> float:
    wine = sum([SUM[bits] for bits in player.wines])
    return player.vp + 0.2 * wine + 0.1 * (SUM[player.grapes[0]] + SUM[player.grapes[1]]) + 0.3 * player.residual


_WEALTH = (
    "one", "vp", "lira", "first lira", "no lira", "residual", "workers in all", "regular", "grande", "temporary",
    "trained",
)  # fmt: skip
_TURN = ("row", "passed", "on turn")
_SEASONS = ("in spring", "in summer", "in fall", "in winter")
_RIVAL = (
    "rival vp", "rival workers", "rival residual", "rival lira", "rival ready workers", "rival cards", "rival orders",
    "rival planted", "rival grapes", "rival wine", "rival structures", "rival passed", "most vp", "year", "last year",
    "ahead",
)  # fmt: skip
_ALONE = ("tokens", *(f"{years} years left" for years in range(MOST_YEARS)))
_SEASON = [
    tuple([float(season - SPRING == i or (season > len(_SEASONS) and i == len(_SEASONS) - 1)) for i in range(4)])
    for season in range(len(SEASONS))
]
