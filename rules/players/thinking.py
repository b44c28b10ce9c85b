"""What somebody who thinks beside the window is told and asked, and how it answers, as bytes.

Nothing hidden is in them: of the position it gets what the asked seat may know, never the seed of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import msgspec

from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.packing import unpacked
from rules.engine.rules import Rules
from rules.players import advice
from rules.players import opponent as opponents
from rules.players.advice import Adviser
from rules.players.advisers import adviser
from rules.players.cause import Cause
from rules.players.kinds import own_chance
from rules.players.levels import players
from rules.players.match import Player
from rules.players.opponent import Opponent
from rules.players.suggestion import Suggestion
from rules.players.why import go_on
from rules.vino.rules import Vino
from rules.viticulture.rules import Viticulture

_KINDS: dict[str, type[Viticulture] | type[Vino]] = {kind.name: kind for kind in (Viticulture, Vino)}


class Table(msgspec.Struct, frozen=True):
    """At which table is played: its game, the version of its rules, and the archive of its data, cards of one's own
    included. ``folder`` is where it lies what opponents think with."""

    game: str
    version: int
    data: bytes
    folder: str


class Asked(msgspec.Struct, frozen=True):
    """A question to an opponent that is open in a position, of which ``known`` is all that the seat may know.

    ``number`` is how many choices had been made before.
    """

    number: int
    seat: int
    opponent: Opponent
    known: Any
    answers: Sequence[Choice]


class Question(msgspec.Struct, frozen=True):
    """A question to an opponent. ``number`` is how many choices had been made before; ``known`` is the position as the
    seat may know it. Where an answer is ``given``, it is asked why it was that one; with ``advise``: what a person
    might answer; its number tells one such request, from 1 on, from another."""

    number: int
    seat: int
    opponent: str
    known: bytes
    answers: tuple[str, ...]
    given: str = ""
    advise: int = 0


class Reply(msgspec.Struct, frozen=True):
    """What an opponent answers to the question of this number, or why it has done so where that was asked; or what is
    suggested to a person."""

    number: int
    answer: str
    cause: Cause | None = None
    why: bool = False
    """Whether it was asked why; without a cause nobody can tell."""
    advised: int = 0
    """The number of the request for what a person might answer; 0 where that was not asked."""
    suggestions: tuple[Suggestion, ...] = ()


def table(rules: Rules, data: bytes, folder: Path) -> bytes:
    """A table that is played by these rules, in bytes.

    ``data`` is the archive of their data, ``folder`` where it lies what opponents think with.
    """
    return msgspec.msgpack.encode(Table(rules.name, rules.version, data, str(folder)))


def question(rules: Rules, asked: Asked, given: str = "", advise: int = 0) -> bytes:
    """A question in bytes; with ``given``: why this answer was given to it; with ``advise``, the number of
    this request: what might be answered."""
    words = tuple(map(str, asked.answers))
    known = rules.encode(asked.known)
    return msgspec.msgpack.encode(
        Question(asked.number, asked.seat, asked.opponent.text(), known, words, given, advise)
    )


def notes(data: bytes) -> tuple[str, ...]:
    """What these bytes say that must be known before the first question: sentences. Raises ValueError."""
    return msgspec.msgpack.decode(data, type=tuple[str, ...])


def reply(data: bytes) -> Reply:
    """What these bytes answer. Raises ValueError."""
    return msgspec.msgpack.decode(data, type=Reply)


class Thinker:
    """Thinks for the opponents of one table.

    The same answer is given to the same question, whatever was asked before; only a plan that was made for the seat is
    kept to, as long as its questions go on.
    """

    def __init__(self, table: bytes) -> None:
        """Raises ValueError and DataFault for what is no table, OSError where something cannot be read."""
        found = msgspec.msgpack.decode(table, type=Table)
        self.rules = _KINDS[found.game](unpacked(found.data, found.game), found.version)
        self.players = players(self.rules, Path(found.folder))
        self._seated: dict[int, _Seated] = {}
        self._folder = Path(found.folder)
        self._advice_notes = advice.notes(self._folder)

    def ready(self) -> bytes:
        """What is said before the first question can be asked: sentences about files that cannot be used."""
        return msgspec.msgpack.encode(self.players.notes + self._advice_notes)

    def reply(self, data: bytes, between: Callable[[], None] = go_on) -> bytes:
        """The answer to a question, why it was given, or what is suggested.

        ``between`` is called between the steps of all but the first.

        Raises ValueError for what is no question, and Stopped where ``between`` does.
        """
        asked = msgspec.msgpack.decode(data, type=Question)
        known = self.rules.restore(asked.known)
        known.asked = [self.rules.grammar.parse(answer) for answer in asked.answers]
        if asked.advise:
            found = () if self._advice_notes else self._adviser.suggest(known, between)
            return msgspec.msgpack.encode(Reply(asked.number, "", advised=asked.advise, suggestions=found))
        if asked.given:
            given = self.rules.grammar.parse(asked.given)
            who, cause = opponents.read(asked.opponent), None
            if not self._advice_notes:
                cause = self._adviser.why(known, who, asked.number, given, between)
            return msgspec.msgpack.encode(Reply(asked.number, asked.given, cause, why=True))
        player = self._player(asked)
        return msgspec.msgpack.encode(Reply(asked.number, str(player.choose(known))))

    @cached_property
    def _adviser(self) -> Adviser:
        """Who tells why; made when that is asked first."""
        return adviser(self.rules, self._folder)

    def _player(self, asked: Question) -> Player:
        """Who plays at the seat: the same as before as long as the game goes on, else somebody who thinks anew."""
        before, opponent = self._seated.get(asked.seat), opponents.read(asked.opponent)
        chance = own_chance(opponent, asked.number)
        if before is None or before.opponent != opponent or before.number >= asked.number:
            before = self._seated[asked.seat] = _Seated(opponent, self.players.player(opponent, chance), chance)
        before.number = asked.number
        before.chance.follow(chance)
        return before.player


class _Seated(msgspec.Struct):
    """Somebody at a seat, with its chance and the number of the question that it has answered last."""

    opponent: Opponent
    player: Player
    chance: Stream
    number: int = -1
