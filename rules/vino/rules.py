"""The rules of Vino as the engine sees them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Any

from rules.engine import rules as engine
from rules.engine.agenda import Frame
from rules.engine.catalog import Folder
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.reason import Reason
from rules.vino import bounds, counted, described, position, scoring, seen, setup
from rules.vino.box import Box
from rules.vino.named import Naming
from rules.vino.options import Options
from rules.vino.sound import Soundness
from rules.vino.state import BUY, CHOOSE, PHASES, SELL, State
from rules.vino.turns import Course
from rules.vino.view import View
from rules.vino.words import grammar

VERSION, ASKS_QUIET = 2, 2
"""The version of these rules, and the first one that asks whether a quiet game shall end (N-EDGE-51)."""


class Vino:
    """Vino with the components of one data folder. Raises DataFault."""

    name = "vino"
    seats = range(3, 6)
    rules_of_reasons: Mapping[str, str] = {"not_asked_now": "N-TURN-01"}

    in_order: frozenset[str] = frozenset()
    opening: frozenset[str] = frozenset()
    turn_questions: frozenset[str] = frozenset()
    turn_events = frozenset({"season_started", "barrel_moved"})

    def __init__(self, folder: Folder, version: int = VERSION) -> None:
        self.version = version
        self.folder = folder
        self.box = Box(folder)
        self.course = Course(self.box, asks_quiet=version >= ASKS_QUIET)
        self.nodes = self.box.nodes
        self.grammar = grammar(self.box)
        self.data_digest, self.sets = engine.digest(folder), tuple(engine.added(folder))
        self._naming = Naming(self.box)

    def hints(self) -> Iterator[str]:
        """Where the box says something else of its counts than there is. Raises DataFault."""
        return counted.hints(self.folder, self.box.components)

    def as_of(self, version: int) -> Vino:
        """A game that was begun before a quiet one was asked about is played on without that question."""
        return self._before_quiet if version < ASKS_QUIET <= self.version else self

    @cached_property
    def _before_quiet(self) -> Vino:
        return Vino(self.folder, ASKS_QUIET - 1)

    def options(self, raw: Mapping[str, Any]) -> Options:
        """The options with these values. Raises ValueError for an unknown option or value."""
        return engine.options(raw, Options)

    def start(self, options: Options, seats: int, seed: int) -> State:
        """The table after dealing. Raises ValueError for a number of seats that the game does not have."""
        self._check_seats(seats)
        s = setup.deal(self.box, options, seats, seed)
        s.agenda = Frame(self.course.turns.number, -1, -1)
        return s

    def view(self, s: State, by: int | None) -> View:
        """What this seat may know; None: what is public."""
        return seen.view(s, self.box, by)

    def result(self, s: State) -> scoring.Result:
        """How the game ended, or who is ahead now."""
        return scoring.result(s)

    def moment(self, s: State) -> tuple[int, str]:
        """Turn and phase."""
        return s.round, PHASES[s.phase]

    def encode(self, s: State) -> bytes:
        """The whole position; events and the open question's answers are no part of it."""
        return engine.encode(s)

    def named(self, s: State) -> dict[str, Any]:
        """The position by the names of its things, for a snapshot at the beginning of a turn."""
        return self._naming.named(s)

    def understood(self, named: Mapping[str, Any]) -> State:
        """The position at the beginning of a turn, by the names of its things. Raises ValueError."""
        s = self._naming.understood(named)
        s.round -= 1
        s.agenda = Frame(self.course.turns.number, -1, -1, CHOOSE)
        return s

    def restore(self, data: bytes) -> State:
        """The position that these bytes mean, whatever its moment; only for the very same data. Raises ValueError."""
        s = engine.decode(data, State, self.name)
        f = s.agenda
        while f is not None:
            if not 0 <= f.node < len(self.nodes):
                raise ValueError(f"this is no position of {self.name}: it does not know step {f.node}")
            f = f.below
        return s

    def misfits(self, s: State, seats: int) -> Iterator[str]:
        """Which numbers of a position do not belong to these rules and so many seats. Raises ValueError."""
        self._check_seats(seats)
        if s.seats != seats:
            yield f"it is no position of {seats} seats"
        else:
            yield from bounds.misfits(s, self.box)

    def faults(self, s: State, strict: bool = False) -> list[str]:
        """What is wrong with a position in which somebody is asked, if all its numbers belong to these rules.

        ``strict`` does not allow what only some cards bring about.
        """
        soundness = Soundness(self.box)
        if not strict:
            soundness.allow_everything()
        return soundness.of_position(s)

    def known_to(self, s: State, seat: int) -> State:
        """A copy that holds no more than this seat may know, and is blind for the rest."""
        trial = s.copy()
        trial.blind, trial.seed = seat, 0
        trial.face_down = tuple(sorted(s.face_down))
        if s.phase == CHOOSE:
            trial.marks = tuple(marks if one == seat else 0 for one, marks in enumerate(s.marks))
        if s.options.money_shown != "all":
            trial.money = tuple(money if one == seat else 0 for one, money in enumerate(s.money))
        return trial

    def lay(self, given: Mapping[str, Any], options: Options, seats: int, seed: int) -> State:
        """The position described by these words (choice-language §7). Raises PositionFault or ValueError."""
        self._check_seats(seats)
        return position.lay(self.box, self.course, given, options, seats, seed)

    def describe(self, s: State) -> dict[Any, Any]:
        """The position in the words of ``lay``, complete; seats stand at the top by their numbers."""
        return described.describe(s, self.box)

    def describe_view(self, view: View, seat: int) -> dict[str, Any]:
        """What a view tells of one seat, in the words of ``lay``; what is not to be known is None."""
        return described.describe_view(view, seat)

    def not_asked(self, s: State, seat: int, chosen: Choice) -> Reason:
        """Why a seat that is not being asked cannot do this now."""
        if chosen.verb == "sell":
            if not s.bottles:
                return Reason("no_sale_after_last_bottle", rule="N-END-02")
            if s.phase == SELL and s.order.index(seat) < s.order.index(s.turn):
                return Reason("already_sold", thing=chosen.words[0], rule="N-SELL-02")
        if chosen.verb == "buy" and s.phase == BUY:
            region = self.box.region_of[self.box.number[chosen.words[0]]]
            lasting = self.course.owners.why_never(s, seat, chosen.words[0])
            if lasting is not None:
                return lasting
            if not s.marks[seat] >> region & 1:
                return Reason("region_not_chosen", thing=self.box.regions[region], rule="N-BUY-03")
            if region == s.barrel and s.passed >> seat & 1:
                rule = "N-EDGE-35" if self.box.count(s, seat, region) else "N-BUY-10"
                return Reason("passed_here", thing=self.box.regions[region], rule=rule)
        return Reason("not_your_turn", rule="N-TURN-01")

    def asks_for_hand(self, decision: Decision) -> bool:
        """Nobody holds cards in this game."""
        return False

    def rests_on_hand(self, chosen: Choice) -> bool:
        """Nobody holds cards in this game."""
        return False

    def warnings(self, s: State, chosen: Choice) -> tuple[Reason, ...]:
        """What a legal answer would waste: nothing in this game is lost without being asked for."""
        return ()

    def _check_seats(self, seats: int) -> None:
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")


@cache
def load(folder: Folder) -> Vino:
    """The game with the components of this folder, read once."""
    return Vino(folder)
