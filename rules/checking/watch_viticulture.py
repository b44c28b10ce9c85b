"""Trial games of Viticulture: watched play that also looks after every branch of every card."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rules.checking.branches import Branches
from rules.checking.positions import position
from rules.checking.viticulture import Invariants
from rules.checking.watch import Played, WatchedPlay
from rules.engine.agenda import advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import State

TRIES = 1500
"""Generated positions in which a branch that the games have missed is looked for."""


class Trials(WatchedPlay):
    """Plays Viticulture; the rules are its own, for it watches their cards."""

    rules: Viticulture

    def __init__(self, folder: Path, options: Mapping[str, Any], years: int) -> None:
        super().__init__(Viticulture(folder), options, years)
        self.branches = Branches(self.rules)

    def invariants(self) -> Invariants:
        return Invariants(self.rules)

    def scores(self, s: State) -> list[int]:
        return [player.vp for player in s.players]

    def begin(self) -> None:
        self.branches.met.clear()

    def met(self) -> list[tuple[str, str]]:
        return sorted(self.branches.met)

    def summary(self, games: list[Played]) -> tuple[list[str], list[str]]:
        """Which branches of the cards were taken; those the games missed are taken from generated positions.

        Alone some have no chance: those of cards that are taken out, and what a challenge forbids.
        """
        met = {branch for game in games for branch in game.met} & self.branches.all
        if len(games[0].scores) == 1:
            return [f"branches: {len(met)} of {len(self.branches.all)} taken"], []
        missing = self.branches.all - met
        taken, wrong = self.from_positions(missing)
        found = taken & missing
        count = f"{len(met) + len(found)} of {len(self.branches.all)}"
        lines = [f"branches: {count} taken ({len(found)} from generated positions)"]
        never = sorted(missing - found)
        if never:
            lines.append("  never taken: " + ", ".join(f"{card} {branch}" for card, branch in never))
            wrong += [f"the branch {branch} of {card} was never taken" for card, branch in never]
        return lines, wrong

    def dead_ends(self) -> list[str]:
        found = [f"{source} was begun and cannot be finished" for source in self.branches.dead_ends]
        self.branches.dead_ends.clear()
        return found

    def strangers(self, stream: Stream) -> Iterator[Choice]:
        """Choices of the game that may or may not be offered now."""
        spaces, components = self.rules.box.spaces, self.rules.box.components
        cards, structures = list(components.numbers), components.structures
        visitors = [card.id for card in (*components.summer_visitors, *components.winter_visitors)]
        order = components.orders[stream.below(len(components.orders))]
        field = components.board.fields[stream.below(len(components.board.fields))]
        texts = [
            f"place worker {spaces.names[stream.below(len(spaces.names))]}",
            f"place grande {spaces.names[stream.below(len(spaces.names))]}",
            f"play {visitors[-1 - stream.below(len(visitors))]}",
            f"plant {cards[stream.below(len(components.vines))]} {field.limit}",
            f"build {structures[stream.below(len(structures))]}",
            f"harvest {field.limit}",
            f"make red red.{1 + stream.below(9)}",
            f"wake {1 + stream.below(len(components.board.wake_up_rows))}",
            f"fill {order.id}",
            *("pass", "done", "yes", "no", "bonus", "both", "seat 1", "token"),
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
            faults += [*self.loose.of_position(s), *self.dead_ends()]
        return faults

    def _position_with(self, card: str, stream: Stream) -> State:
        box = self.rules.box
        seats = 2 + stream.below(self.rules.seats[-1] - 1)
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
