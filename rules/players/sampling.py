"""Games that players play among themselves, and how their positions looked on the way."""

from __future__ import annotations

from typing import Any, NamedTuple

from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.rules import Rules
from rules.players.fitting import Sample
from rules.players.kinds import Players
from rules.players.opponent import Opponent
from rules.players.outlook import Looker, Outlook

EVERY = 8
"""About every so manieth question is looked at."""
LAST_SETUP = 0
"""Positions of this year or turn and before are not looked at."""


class Table(NamedTuple):
    """Who plays what: all seats are played at one level."""

    seats: int
    level: int
    options: tuple[tuple[str, Any], ...] = ()


def samples(rules: Rules, players: Players, looker: Looker, table: Table, seed: int, most: int) -> list[Sample]:
    """How the positions of one game looked, and how it ended; it ends after ``most`` years or turns at the latest."""
    s: Any = rules.start(rules.options(dict(table.options)), table.seats, seed)
    s.events = None
    advance(rules.nodes, s)
    seated = [players.player(Opponent(table.level, "grower", seed + seat)) for seat in range(table.seats)]
    pick, looks = Stream(seed, "samples"), list[tuple[list[Outlook], float | None]]()
    while s.agenda is not None and rules.moment(s)[0] <= most:
        seat = s.agenda.seat
        known = rules.known_to(s, seat)
        if rules.moment(s)[0] > LAST_SETUP and not pick.below(EVERY):
            looks.append((looker.seats(known), looker.to_beat(known)))
        answer(rules.nodes, s, s.asked[0] if len(s.asked) == 1 else seated[seat].choose(known))
        advance(rules.nodes, s)
    ended = rules.result(s)
    won = tuple(1 / len(ended.winners) if seat in ended.winners else 0.0 for seat in range(table.seats))
    points = tuple(float(row[0]) for row in ended.standings)
    return [Sample(seats, to_beat, won, points) for seats, to_beat in looks]
