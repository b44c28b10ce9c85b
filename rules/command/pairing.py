"""Who meets whom at which table, and the games that they play, by one process or several."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, partial
from pathlib import Path
from typing import NamedTuple

from rules.command.games import DATA, GAMES
from rules.command.processes import shared_out
from rules.engine.rules import Rules
from rules.players import match
from rules.players.kinds import Players
from rules.players.levels import players
from rules.players.match import Meeting, Outcome

MOST_YEARS = 40
"""A game that nobody ends is ended after so many years or turns."""


class Pairing(NamedTuple):
    """Who meets whom, at which table: ``one``, in the style of a ``character``, is measured; all others are others."""

    game: str
    one: str
    others: str
    seats: int
    options: dict[str, str]
    character: str = ""

    def meetings(self, games: int, seed: int) -> list[Meeting]:
        """So many games from this deal on."""
        return list(match.meetings(self.seats, games, seed))

    def notes(self) -> tuple[str, ...]:
        """Sentences about files of the players that cannot be used."""
        return _players(self.game, DATA / "players")[1].notes

    def thinking(self) -> tuple[str, ...]:
        """What both kinds think with, which changes where a level or what was learned does."""
        _, kinds = _players(self.game, DATA / "players")
        return kinds.thinking(self.one, self.character), kinds.thinking(self.others) if self.others else ""

    def play(self, meetings: Sequence[Meeting], jobs: int) -> Iterator[Outcome]:
        """All these games in their order, whoever plays them."""
        if jobs < 2 or len(meetings) < 2:
            yield from (_one(self, meeting) for meeting in meetings)
            return
        yield from shared_out(partial(_one, self), meetings, jobs)


def _one(pairing: Pairing, meeting: Meeting) -> Outcome:
    rules, kinds = _players(pairing.game, DATA / "players")
    one, others = kinds.maker(pairing.one, pairing.character), kinds.maker(pairing.others or pairing.one)
    return match.play(rules, rules.options(pairing.options), pairing.seats, meeting, one, others, MOST_YEARS)


@cache
def _players(game: str, folder: Path) -> tuple[Rules, Players]:
    rules = GAMES[game]()
    return rules, players(rules, folder)
