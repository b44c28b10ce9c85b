"""Trial games: random play in which every position and every question is checked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

import msgspec

from rules.bots.chance_bot import ChanceBot
from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.game import Game
from rules.engine.reason import Refused
from rules.viticulture.branches import Branches
from rules.viticulture.generate import position
from rules.viticulture.invariants import Invariants
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

CLOSE_LOOK = 64
"""Every so many questions all answers are tried out on copies, and some others are shown to be refused."""

LONGEST = 100_000
"""More questions than any game has; a game that goes on longer is stuck."""

TRIES = 1500
"""Generated positions in which a branch that the games have missed is looked for."""


class Played(msgspec.Struct):
    """What is kept of one game."""

    years: int
    points: list[int]
    decisions: int
    unasked: int
    ended: bool
    met: list[tuple[str, str]]
    violations: list[str]
    record: str = ""


class Trials:
    """Plays games of one kind; the rules are its own, for it watches their cards."""

    def __init__(self, folder: Path, options: Mapping[str, Any], years: int) -> None:
        self.rules = Viticulture(folder)
        self.options = options
        self.years = years
        self.branches = Branches(self.rules)
        self._loose = Invariants(self.rules)
        self._loose.allow_everything()

    def play(self, seats: int, seed: int, keep_record: bool) -> Played:
        """One game of random play with every position checked. Depends on nothing but its arguments."""
        self.branches.met.clear()
        game = Game.new(self.rules, seats, seed, self.options)
        bots = [ChanceBot(Stream(seed, "bot", seat), curious=True) for seat in range(seats)]
        look = Stream(seed, "look")
        watched = Invariants(self.rules)
        wrong = watched.of_events(tuple(game.events))
        decisions = 0
        while (decision := game.decision) is not None and game.state.year <= self.years and not wrong:
            chosen = bots[decision.decider].choose(decision)
            wrong += watched.of_question(decision)
            if decisions % CLOSE_LOOK == look.below(CLOSE_LOOK):
                wrong += self.look_closely(game, look)
            wrong += watched.of_events(game.choose(chosen))
            wrong += watched.of_position(game.state)
            wrong += self._dead_ends()
            decisions += 1
            if decisions > LONGEST:
                wrong.append("the game never ends")
        if wrong:
            wrong = [f"seed {seed}, answer {decisions}: {fault}" for fault in wrong]
        return Played(
            years=min(game.state.year, self.years),
            points=[player.vp for player in game.state.players],
            decisions=decisions,
            unasked=sum(event.kind == "auto_taken" for event in game.events),
            ended=game.decision is None,
            met=sorted(self.branches.met),
            violations=wrong,
            record=game.record.text() if keep_record or wrong else "",
        )

    def _dead_ends(self) -> list[str]:
        found = [f"{source} was begun and cannot be finished" for source in self.branches.dead_ends]
        self.branches.dead_ends.clear()
        return found

    def look_closely(self, game: Game, stream: Stream) -> list[str]:
        """Every listed answer can be given, others are refused with a reason, and nothing of that shows in the game."""
        decision = game.decision
        assert decision is not None
        before = game.digest()
        found = []
        for one in decision.choices:
            trial = game.state.copy()
            answer(self.rules.nodes, trial, one)
            advance(self.rules.nodes, trial)
            found += [f"after '{one}': {fault}" for fault in self._loose.of_position(trial)]
        for one in self._strangers(stream):
            if one in decision.choices:
                continue
            if game.refused(one) is None:
                found.append(f"'{one}' is not offered, yet nothing speaks against it")
            try:
                game.choose(one)
                found.append(f"'{one}' is not offered, yet it can be chosen")
            except Refused:
                pass
        if game.digest() != before:
            found.append("trying answers out has changed the game")
        return found

    def _strangers(self, stream: Stream) -> Iterator[Choice]:
        """Choices of the game that may or may not be offered now."""
        spaces, components = self.rules.box.spaces, self.rules.box.components
        cards, structures = list(components.numbers), components.structures
        texts = [
            f"place worker {spaces.names[stream.below(len(spaces.names))]}",
            f"place grande {spaces.names[stream.below(len(spaces.names))]}",
            f"play {cards[-1 - stream.below(76)]}",
            f"plant {cards[stream.below(len(self.rules.box.components.vines))]} 6",
            f"build {structures[stream.below(len(structures))]}",
            f"harvest {5 + stream.below(3)}",
            f"make red red.{1 + stream.below(9)}",
            f"wake {1 + stream.below(7)}",
            f"fill order_{1 + stream.below(36)}",
            *("pass", "done", "yes", "no", "bonus", "both", "seat 1"),
        ]
        return (self.rules.grammar.parse(text) for text in texts)

    def from_positions(self, missing: Iterable[tuple[str, str]]) -> tuple[set[tuple[str, str]], list[str]]:
        """Take these branches from generated positions: those taken, and what went wrong on the way."""
        taken: set[tuple[str, str]] = set()
        wrong: list[str] = []
        for card, branch in sorted(missing):
            for number in range(TRIES):
                if (card, branch) in taken:
                    break
                self.branches.met.clear()
                stream = Stream(number, f"{card} {branch}")
                wrong += [f"{card} from position {number}: {fault}" for fault in self._play_card(card, stream)]
                taken |= self.branches.met
        return taken, wrong

    def _play_card(self, card: str, stream: Stream) -> list[str]:
        """One turn in which this visitor is played, or the setup of somebody with this mama or papa."""
        s = self._position_with(card, stream)
        faults = []
        begun = False
        while s.agenda is not None and s.asked[0].verb != "wake":
            at_turn = s.asked[-1].verb == "pass"
            if at_turn and begun:
                break
            begun = True
            answers = [one for one in s.asked if _leads_to(one, card)] or ([] if at_turn else s.asked)
            if not answers:
                break
            answer(self.rules.nodes, s, answers[stream.below(len(answers))])
            advance(self.rules.nodes, s)
            faults += [*self._loose.of_position(s), *self._dead_ends()]
        return faults

    def _position_with(self, card: str, stream: Stream) -> State:
        box = self.rules.box
        seats = self.rules.seats[stream.below(len(self.rules.seats))]
        options = self.rules.options(self.options)
        parents = [one.id for one in (*box.components.mamas, *box.components.papas)]
        if card not in parents:
            s = position(self.rules, stream, seats, card, options)
            s.events = []
            return s
        s = self.rules.start(options, seats, stream.below(1 << 30))
        at = parents.index(card)
        mamas = len(box.components.mamas)
        for player in s.players:
            player.mamas, player.papas = (at % mamas,), (at % mamas,)
        s.events = []
        advance(self.rules.nodes, s)
        return s


def _leads_to(one: Choice, card: str) -> bool:
    return one.words[:1] == (card,) or (one.verb == "place" and one.words[1].startswith("play_"))
