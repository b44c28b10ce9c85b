"""The rules of Viticulture as the engine sees them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache, cached_property
from typing import Any

from rules.engine import rules as engine
from rules.engine.agenda import Frame, Node, push
from rules.engine.catalog import Folder
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.reason import Reason
from rules.viticulture import blinded, bounds, counted, described, position, scoring, seen, setup
from rules.viticulture.compiling import Compiler
from rules.viticulture.named import Naming
from rules.viticulture.on_hand import OnHand
from rules.viticulture.options import Options
from rules.viticulture.solo.automa import AutomaSeason
from rules.viticulture.solo.compiling import add_solo
from rules.viticulture.solo.position import in_campaign
from rules.viticulture.solo.terms import SoloTable
from rules.viticulture.sound import Soundness
from rules.viticulture.state import SEASONS, SPRING, SUMMER_SEASON, State
from rules.viticulture.view import View
from rules.viticulture.warnings import warnings
from rules.viticulture.words import grammar
from rules.viticulture.year import add_years

VERSION, HIDES_GIFTS = 2, 2
"""The version of these rules, and the first one in which no offer rests on the faces of cards that others may give."""


class Viticulture:
    """Viticulture Essential Edition with the components of one data folder. Raises DataFault."""

    name = "viticulture"
    seats = range(1, 7)
    rules_of_reasons: Mapping[str, str] = {
        "cannot_be_finished": "V-VISIT-03",
        "not_asked_now": "V-FLOW-05",
        "nothing_to_gain": "V-EDGE-64",
        "no_target": "V-EDGE-72",
    }

    in_order = frozenset(
        {
            "discard", "pay card", "pay grape", "pay wine", "give card", "uproot", "keep", "take", "sell grape",
            "retrieve",
        }
    )  # fmt: skip
    opening = frozenset({"bonus"})
    turn_questions = frozenset({"turn", "wake"})
    turn_events = frozenset({"season_started"})

    def __init__(self, folder: Folder, version: int = VERSION) -> None:
        self.version = version
        self.folder = folder
        compiler = Compiler(folder, shows_gifts=version < HIDES_GIFTS)
        self.box, self.language, self.reader = compiler.box, compiler.language, compiler.reader
        years = add_years(self.box)
        self._from_the_deal = setup.add_setup(self.box, years)
        self._years = years
        add_solo(compiler)
        years.turn_cards_by(self.box.add(AutomaSeason(self.box), "automa"))
        self._alone = setup.add_solo_setup(self.box, self._from_the_deal)
        self.nodes = self.box.nodes
        self.grammar = grammar(self.box)
        self.data_digest, self.sets = engine.digest(folder), tuple(engine.added(folder))
        self._on_hand = OnHand(self.box)
        self._naming = Naming(self.box)

    def hints(self) -> Iterator[str]:
        """Where the box says something else of its counts than there is. Raises DataFault."""
        return counted.hints(self.box)

    def as_of(self, version: int) -> Viticulture:
        """A game that was begun while offers rested on the faces of cards that others might give goes on so."""
        return self._before_hidden if version < HIDES_GIFTS <= self.version else self

    @cached_property
    def _before_hidden(self) -> Viticulture:
        return Viticulture(self.folder, HIDES_GIFTS - 1)

    def options(self, raw: Mapping[str, Any]) -> Options:
        """The options with these values. Raises ValueError for an unknown option or value."""
        return engine.options(raw, Options)

    def start(self, options: Options, seats: int, seed: int) -> State:
        """The table after dealing. Raises ValueError for a number of seats that the game does not have."""
        self._check(seats, options)
        s = setup.deal(self.box, options, seats, seed)
        for node in reversed(self._deal(seats)):
            s.agenda = Frame(node.number, 0, 0, 0, (), s.agenda)
        return s

    def at_season(self, s: State, season: int) -> None:
        """Let the game go on from the beginning of this season of the present year."""
        s.agenda = Frame(self._years.number, 0, 0, season, (), None)

    def view(self, s: State, by: int | None) -> View:
        """What this seat may know; None: what is public."""
        return seen.view(s, self.box, by)

    def result(self, s: State) -> scoring.Result:
        """How the game ended, or who is ahead now."""
        return scoring.result(s, self.box)

    def moment(self, s: State) -> tuple[int, str]:
        """Year and season."""
        return s.year, SEASONS[s.season]

    def encode(self, s: State) -> bytes:
        """The whole position; events and the open question's answers are no part of it.

        What seats remember is part of what one of them knows, not of what lies on the table.
        """
        if s.seen and s.blind < 0:
            s = s.copy()
            s.seen = ()
        return engine.encode(s)

    def named(self, s: State) -> dict[str, Any]:
        """The position by the names of its things, for a snapshot at the beginning of a year."""
        return self._naming.named(s)

    def understood(self, named: Mapping[str, Any]) -> State:
        """The position at the beginning of a year, by the names of its things. Raises ValueError."""
        s = self._naming.understood(named)
        if s.solo is not None and any(seat >= 0 for seat in s.rows):
            self.at_season(s, SUMMER_SEASON)
            row = next(row for row, seat in enumerate(s.rows) if seat >= 0)
            bonus = self.box.row_nodes[row]
            if s.season == SPRING and bonus is not None:
                push(s, bonus, 0, 0)
            return s
        s.year -= 1
        s.last_year = s.last_year and s.solo is None
        s.rows = (-1,) * len(s.rows)
        self.at_season(s, 0)
        return s

    def restore(self, data: bytes) -> State:
        """The position that these bytes mean, whatever its moment; only for the very same data. Raises ValueError."""
        s = engine.decode(data, State, self.name)
        frames = []
        while s.agenda is not None:
            frames.append(s.agenda)
            s.agenda = s.agenda.below
        for f in reversed(frames):
            if not 0 <= f.node < len(self.nodes):
                raise ValueError(f"this is no position of {self.name}: it does not know step {f.node}")
            s.agenda = Frame(f.node, f.seat, f.other, f.at, _tuples(f.held), s.agenda)
        return s

    def misfits(self, s: State, seats: int) -> Iterator[str]:
        """Which numbers of a position do not belong to these rules and so many seats. Raises ValueError."""
        self._check(seats, s.options)
        if len(s.players) != seats or (s.solo is None) != (seats > 1):
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
        return blinded.known_to(s, self.box.components, seat)

    def lay(self, given: Mapping[str, Any], options: Options, seats: int, seed: int) -> State:
        """The position described by these words (choice-language §7). Raises PositionFault or ValueError."""
        options = in_campaign(given, options)
        self._check(seats, options)
        return position.lay(self.box, self._years, self._deal(seats), given, options, seats, seed)

    def describe(self, s: State) -> dict[Any, Any]:
        """The position in the words of ``lay``, complete; seats stand at the top by their numbers."""
        return described.describe(s, self.box)

    def describe_view(self, view: View, seat: int) -> dict[str, Any]:
        """What a view tells of one seat, in the words of ``lay``; ``hand`` is None where it is not to be known."""
        return described.describe_view(view, seat)

    def not_asked(self, s: State, seat: int, chosen: Choice) -> Reason:
        """Why a seat that is not being asked cannot do this now."""
        return Reason("not_your_turn", rule="V-TURN-01")

    def asks_for_hand(self, decision: Decision) -> bool:
        """Whether which answers a question has rests on the faces of the decider's hand."""
        return self._on_hand.asks(decision)

    def rests_on_hand(self, chosen: Choice) -> bool:
        """Whether this answer can only be given by what is on the faces of the hand, whatever the question."""
        return self._on_hand.rests(chosen)

    @property
    def hand_actions(self) -> Mapping[str, str]:
        """The actions that take a card of the hand, with its deck."""
        return self._on_hand.actions

    @property
    def solo(self) -> SoloTable:
        """The game alone and its campaign, as the data files have them."""
        return self.box.solo

    def actions_of(self, season: str) -> tuple[str, ...]:
        """The actions of summer or winter in the order of the board; none in another season (V-PLACE-03)."""
        spaces = self.box.spaces
        return tuple(spaces.actions[action] for action in spaces.of_season.get(season, ()))

    def warnings(self, s: State, chosen: Choice) -> tuple[Reason, ...]:
        """What a legal answer would waste, to be told before it is given."""
        return warnings(s, self.box, chosen)

    def _deal(self, seats: int) -> list[Node]:
        return self._alone if seats == 1 else self._from_the_deal

    def _check(self, seats: int, options: Options) -> None:
        if seats not in self.seats:
            raise ValueError(f"{self.name} is for {self.seats[0]} to {self.seats[-1]} players, not {seats}")
        if seats == 1:
            self.box.solo.check(options)
        elif alone := options.only_solo():
            raise ValueError(f"the option '{alone[0]}' is for one player alone; leave it out or play with one seat")


def _tuples(held: Any) -> Any:
    """Lists turned back into the tuples that they were before they became bytes."""
    return tuple(map(_tuples, held)) if isinstance(held, (list, tuple)) else held


@cache
def load(folder: Folder) -> Viticulture:
    """The game with the components of this folder, read once."""
    return Viticulture(folder)
