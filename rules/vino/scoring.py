"""The end of the game: most vineyards, then most money, else a shared victory (N-END-03, N-TIE-*)."""

from __future__ import annotations

import msgspec

from rules.vino.state import State


class Result(msgspec.Struct, frozen=True):
    """How a game ended: ``winners`` (several when shared), ``ranking`` of all seats, what decided, and the numbers.

    ``decided_by`` is vineyards, money or shared; ``standings`` gives vineyards and money of each seat.
    """

    winners: tuple[int, ...]
    ranking: tuple[int, ...]
    decided_by: str
    standings: tuple[tuple[int, int], ...]


def result(s: State) -> Result:
    """Who is ahead by vineyards, then by all money."""
    standings = tuple((s.owners.count(seat), s.money[seat] + s.income[seat]) for seat in range(s.seats))
    ranking = tuple(sorted(range(s.seats), key=lambda seat: (-standings[seat][0], -standings[seat][1], seat)))
    best, second = standings[ranking[0]], standings[ranking[1]]
    winners = tuple(seat for seat in range(s.seats) if standings[seat] == best)
    decided_by = "shared" if len(winners) > 1 else "vineyards" if best[0] > second[0] else "money"
    return Result(winners, ranking, decided_by, standings)


def finish(s: State) -> None:
    """End the game. Now all money is shown, which a copy that is blind for it cannot count."""
    s.agenda = None
    if s.blind < 0 or s.options.money_shown == "all":
        _tell_result(s)
    else:
        s.revealed += 1


def _tell_result(s: State) -> None:
    ended = result(s)
    winner = ended.winners[0]
    s.tell("game_over", winner, ended.decided_by, amount=ended.standings[winner][0])
