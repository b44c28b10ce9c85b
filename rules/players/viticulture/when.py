"""When an order can be filled: the steps to it laid over the seasons, a worker for each of them."""

from __future__ import annotations

from typing import NamedTuple

from rules.players.viticulture.chain import Chain
from rules.players.viticulture.drawing import FARTHEST
from rules.viticulture.box import Box
from rules.viticulture.state import FALL, SETUP, SUMMER_SEASON, WINTER_SEASON, State

A_TOUR = 2
"""So many lira one worker brings in summer."""
LATEST = 12
"""No order is told to be farther than so many years."""


class Time(NamedTuple):
    """The season in which a seat stands, how many workers it can still place this year and in each later one.

    ``more`` is how many years may follow this one; where nobody knows when the game ends they are LATEST.
    """

    season: int
    left: int
    workers: int
    residual: int = 0
    more: int = LATEST

    def with_left(self, left: int) -> Time:
        """The same once the summer is over, with so many workers for winter."""
        return self._replace(season=max(self.season, FALL), left=left)


class When(NamedTuple):
    """In how many years an order can be filled, 0: this year; and what is done for it in this year's winter."""

    years: int
    deeds: tuple[str, ...] = ()


def time_of(s: State, seat: int, box: Box) -> Time:
    """Where a seat stands in the year, and in the game."""
    player = s.players[seat]
    workers = max(1, player.staff + player.trained + player.grandes)
    left = player.regular + player.grande + player.temporary
    season = s.season
    if season == SETUP:
        left = workers
    elif season in (SUMMER_SEASON, WINTER_SEASON) and s.passed >> seat & 1:
        season += 1
    return Time(season, left if season <= WINTER_SEASON else 0, workers, player.residual, years_left(s, box))


def years_left(s: State, box: Box) -> int:
    """How many years follow this one; where nobody knows yet when the game ends, LATEST."""
    if s.last_year:
        return 0
    return LATEST if s.solo is None else box.terms(s).years - max(1, s.year)


def when(chain: Chain, time: Time, lira: int) -> When:
    """In how many years at the soonest a seat with so many lira comes to the end of a chain.

    Money is earned, structures are built and vines planted in summer alone, all before any wine is made; grapes and
    wine ripen at the end of a year. Cards that would do otherwise are not counted on.
    """
    if not chain.value and chain.cost > 1:
        return When(min(LATEST, int(FARTHEST) // time.workers))
    summer, harvests, makes = chain.in_summer, chain.harvests, chain.makes
    lacks, ripens, first = chain.price - lira, chain.ripens - chain.rests, list[str]()
    for year in range(LATEST):
        workers = time.workers if year else time.left
        if year or time.season <= SUMMER_SEASON:
            tours = min(workers, -(-max(0, lacks) // A_TOUR))
            lacks -= tours * A_TOUR
            done = min(summer, workers - tours)
            summer, workers = summer - done, workers - tours - done
        now = list[str]()
        if (year or not chain.rests) and not (chain.plants and summer):
            now += ["harvest"] * min(harvests, workers)
        if len(now) == harvests and not summer:
            now += ["make"] * min(makes, workers - len(now))
        made = now.count("make") == makes and not summer and now.count("harvest") == harvests
        if made and ripens <= 0 and workers > len(now):
            return When(year, (*(now if year == 0 else first), *(["fill"] if year == 0 else [])))
        ripe = now.count("harvest") == harvests and not (summer and (chain.plants or not makes))
        harvests, makes = harvests - now.count("harvest"), makes - now.count("make")
        ripens -= ripe
        lacks -= time.residual
        first = now if year == 0 else first
    return When(LATEST, tuple(first))
