"""A game at the table: the rules' session, the people at it, and the file it is kept in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec

from game.art.kit.palette import PLAYERS
from game.play.any_order import Picks
from game.play.past import Past
from game.store import campaigns, records, statistics
from game.store.record_file import Book
from game.store.records import plain
from game.text.messages import say
from game.text.reasons_text import reason_text
from game.viticulture.beyond import taken
from rules.engine.agenda import State
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight, foresee, refused_after
from rules.engine.game import Game
from rules.engine.reason import Reason
from rules.engine.rules import Rules

HAND, OPEN = "hand", "open"
"""How a record says of a seat that its hand lies open for all."""
REWIND, ALLOWED = "rewind", "allowed"
"""How a record says that the table may put the game back to any position."""
REPLAY = "replay"
"""What a record says of its seats where the game went on from a position of another one."""

BEGINS_TURN = frozenset({"season_started", "barrel_moved"})
"""Kinds of events with which another turn begins, even of the same seat."""


class Session:
    """One game with names and colours by seat. ``book`` is its file, or None for a game that is not kept."""

    def __init__(self, game: Game, book: Book | None) -> None:
        self.game = game
        self.book = book
        seats = game.record.header.seats
        self.colours = _colours([seat.get("colour", "") for seat in seats])
        self.names = tuple(plain(seat.get("name", "")) for seat in seats)
        self.open_hands = len(seats) == 1 or any(seat.get(HAND) == OPEN for seat in seats)
        """Whether the table has agreed to play with open hands."""
        self.note = ""
        """What is said once of a game that was restored."""
        self.may_rewind = len(seats) == 1 or any(seat.get(REWIND) == ALLOWED for seat in seats)
        """Whether the table has agreed that a game may be put back further than a choice may be taken back."""
        self.past = Past(game)
        self.picks = Picks(self)
        self.campaign = campaigns.campaign_of(game) if book is not None and book.at_home else None
        """The campaign that the game belongs to, as it is on disk."""
        self._tallied = False
        """Whether the game is counted as one that is over."""
        self._steps = _steps_of(game)
        """How many questions of the turn had been answered before each choice, and now."""

    @classmethod
    def begin(
        cls,
        names: Sequence[str],
        colours: Sequence[str],
        seed: int,
        options: Mapping[str, Any],
        open_hands: bool = False,
        may_rewind: bool = False,
        link: Mapping[str, str] | None = None,
        rules: Rules | None = None,
    ) -> Session:
        """Deal a new game and begin its file; ``link`` is what its record says of the campaign it belongs to.

        ``rules`` are those of another game than Viticulture.
        """
        hand = ({HAND: OPEN} if open_hands else {}) | ({REWIND: ALLOWED} if may_rewind else {})
        hand |= link or {}
        seats = [{"name": name, "colour": colour} | hand for name, colour in zip(names, colours, strict=True)]
        book = Book.fresh()
        return cls(Game.new(rules or records.viticulture(), seats, seed, options, book.write), book)

    @classmethod
    def branch(cls, played: Session, choices: Sequence[Choice]) -> Session:
        """Begin a new game, in a file of its own, after these choices of another one; it belongs to no campaign."""
        header = played.game.record.header
        seats = [campaigns.unlinked(seat) | {statistics.FROM: REPLAY} for seat in header.seats]
        game = Game(played.game.rules, msgspec.structs.replace(header, seats=seats))
        for choice in choices:
            game.choose(choice)
        book = Book.fresh()
        book.write(game.record.text().rstrip("\n"))
        game.record.listener = book.write
        return cls(game, book)

    @classmethod
    def of_record(cls, path: Path) -> Session:
        """Go on with a saved game. Raises BadRecord."""
        game, book, note = records.opened(path)
        session = cls(game, book)
        session.note = reason_text(note) if note else ""
        session._shelve()
        return session

    def close(self) -> None:
        """Let go of the game's file: the table is left."""
        if self.book:
            self.book.close()

    @property
    def notice(self) -> str:
        """What the table must know: that the game cannot be saved, or how it was restored; empty where nothing."""
        return (self.book.fault if self.book else "") or self.note

    @property
    def steps(self) -> int:
        """How many questions of the present turn have been answered."""
        return self._steps[-1]

    @property
    def decision(self) -> Decision | None:
        """The open question; None when the game is over."""
        return self.game.decision

    @property
    def result(self) -> Any:
        """How the game ended, as the game's own kind of result; None while it goes on."""
        return self.game.result

    @property
    def events(self) -> list[Event]:
        """All that has happened so far."""
        return self.game.events

    def view(self, by: int | None) -> Any:
        """What a seat may know, as the game's own kind of view; None: what is public."""
        return self.game.view(by)

    def refused(self, choice: Choice) -> Reason | None:
        """Why a choice is not offered; None if it is."""
        return self.game.refused(choice)

    def foresee(self, choice: Choice) -> Foresight:
        """What an offered choice would bring, or one of the step after the bonus, as far as the seat may know it."""
        bonus = taken(self) if choice not in self.game.state.asked else None
        if bonus is not None:
            ahead = foresee(self.game.rules, bonus, choice)
            return ahead._replace(events=(*bonus.events, *ahead.events))
        return foresee(self.game.rules, self.game.state, choice)

    def refused_after(self, made: Sequence[Choice], choice: Choice) -> Reason | None:
        """Why a choice would not be offered once others have been made; None if it would."""
        return refused_after(self.game.rules, self.game.state, made, choice)

    def choose(self, choice: Choice) -> tuple[Event, ...]:
        """Make an offered choice; it is on disk when this returns. Returns what happened."""
        decision = self.decision
        assert decision is not None
        events = self.game.choose(choice)
        self._count(decision, events)
        self.note = ""
        self._shelve()
        return events

    def undo(self) -> bool:
        """Take back the last choice; False when that is not possible."""
        done = self.game.undo()
        if done and len(self._steps) > 1:
            self._steps.pop()
        if done:
            self._shelve()
        return done

    def redo(self) -> bool:
        """Make the choice again that was taken back last; False when there is none."""
        decision, told = self.decision, len(self.events)
        done = self.game.redo()
        if done and decision is not None:
            self._count(decision, self.events[told:])
        if done:
            self._shelve()
        return done

    def _shelve(self) -> None:
        """Keep the game among the finished ones when it is over, else among those that go on; tell its campaign."""
        if self.book is None:
            return
        over = self.decision is None
        self.book.shelve(over)
        self._tally(over)
        if self.campaign is None:
            return
        try:
            if over:
                self.campaign = campaigns.count(self.campaign, self.game)
            else:
                self.campaign = campaigns.reopened(self.campaign, self.game, self.book.path.name)
        except OSError as fault:
            words = fault.strerror or str(fault)
            self.note = say("campaign-error-save", file=str(self.campaign.path), fault=words)

    def _tally(self, over: bool) -> None:
        """Remember the game among those that are over, or forget it there; that may fail, it is no part of the game."""
        if self.book is None or over == self._tallied:
            return
        self._tallied = over
        try:
            with suppress(OSError):
                if over:
                    statistics.note(self.game, self.book.path.name)
                else:
                    statistics.forget(self.book.path.name)
        except statistics.BadTally as fault:
            self.note = str(fault)

    def restart(self) -> bool:
        """Take back all choices of the turn, or of the last one that may be taken back; False when there is none."""
        done = self.undo()
        while done and self.steps > 0 and self.undo():
            pass
        return done

    def forfeits(self, left: int) -> bool:
        """Whether putting the game back to where so many choices stood takes it out of its campaign."""
        return self.campaign is not None and campaigns.counts(self.game) and left < self.game.committed

    def rewind(self, left: int) -> bool:
        """Put the game back to where so many choices stood; False when that is not possible."""
        while self.past.last > left and self.undo():
            pass
        if self.past.last <= left:
            return True
        gone = self.past.last - left
        forfeited = self.forfeits(left)
        done = self.game.rewind(left)
        if done:
            self.note = say("campaign-rewound") if forfeited else self.note
            del self._steps[max(1, len(self._steps) - gone) :]
            self._shelve()
        return done

    def _count(self, before: Decision, events: Sequence[Event]) -> None:
        on = _goes_on(before.decider, self.game.rules, self.game.state, events)
        self._steps.append(self.steps + 1 if on else 0)


def _steps_of(game: Game) -> list[int]:
    """How many questions of a turn had been answered after the deal and after each choice of a game."""
    steps: list[int] = []
    for made, (first, end, seat, _) in enumerate(game.history()):
        on = made > 0 and _goes_on(seat, game.rules, game.position(made), game.events[first:end])
        steps.append(steps[-1] + 1 if on else 0)
    return steps


def _goes_on(seat: int, rules: Rules, after: State, events: Sequence[Event]) -> bool:
    """Whether the turn of a seat goes on in the position that its choice has led to."""
    f = after.agenda
    if f is None or f.seat != seat or rules.nodes[f.node].question(after, f) in ("turn", "wake"):
        return False
    return not any(event.kind in BEGINS_TURN for event in events)


def _colours(wished: Sequence[str]) -> tuple[str, ...]:
    """The colours of the seats; one that is unknown or taken is replaced by one that is free."""
    kept = [colour if colour in PLAYERS and colour not in wished[:i] else "" for i, colour in enumerate(wished)]
    free = iter([colour for colour in PLAYERS if colour not in kept])
    return tuple(colour or next(free) for colour in kept)
