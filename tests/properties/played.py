"""Random plays of one invented card: a turn in which it is played, from random positions, with everything checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rules.checking.branches import watched
from rules.checking.positions import position
from rules.checking.viticulture import Invariants
from rules.engine.agenda import Frame, advance, answer
from rules.engine.chance import Stream
from rules.engine.choice import Choice
from rules.engine.effect import Scope
from rules.engine.verbs import Effect
from rules.viticulture.compiling import asks_for_results
from rules.viticulture.rules import Viticulture
from rules.viticulture.state import NO_RESULTS, State
from tests.properties.search import DATA

LONGEST = 400
"""More questions than one turn has."""


class Plays:
    """Plays invented effects as if they stood on visitors of the box; the rules are its own."""

    def __init__(self) -> None:
        self.rules = Viticulture(DATA)
        self.cards = [card.id for card in self.rules.box.components.summer_visitors]
        self.cards += [card.id for card in self.rules.box.components.winter_visitors]
        self.dead_ends: list[str] = []
        self.played = 0
        self._invariants = Invariants(self.rules)
        self._invariants.allow_everything()

    @contextmanager
    def card(self, effect: Effect, card: str) -> Iterator[None]:
        """While this effect stands on a visitor."""
        rules, box = self.rules, self.rules.box
        number = box.components.numbers[card][0]
        mark, program, known = len(rules.nodes), box.visitors[number], box.effects[card]
        node = rules.language.compile(effect, card)
        if asks_for_results(effect):
            node = rules.language.add(Scope(node, NO_RESULTS), card)
        box.visitors[number], box.effects[card] = node, effect
        for one in rules.nodes[mark:]:
            rules.nodes[one.number] = watched(one, ended=self._ended(one.source))
        try:
            yield
        finally:
            del rules.nodes[mark:]
            box.visitors[number], box.effects[card] = program, known

    def _ended(self, source: str) -> Callable[[State, Frame, list[Choice] | None], None]:
        def ended(s: State, f: Frame, choices: list[Choice] | None) -> None:
            if choices is not None and not choices:
                self.dead_ends.append(source)

        return ended

    def faults(self, card: str, stream: Stream) -> list[str]:
        """What goes wrong in one turn in which this visitor is played if that is possible."""
        rules = self.rules
        seats = 2 + stream.below(rules.seats[-1] - 1)
        s = position(rules, stream, seats, card)
        s.events = []
        self.dead_ends.clear()
        said: list[str] = []
        begun = False
        while s.agenda is not None and s.asked[0].verb != "wake" and len(said) < LONGEST:
            at_turn = s.asked[-1].verb == "pass"
            if at_turn and begun:
                break
            begun = True
            answers = [one for one in s.asked if leads_to(one, card)] or ([] if at_turn else s.asked)
            if not answers:
                break
            chosen = answers[stream.below(len(answers))]
            said.append(f"{s.agenda.seat}: {chosen}")
            answer(rules.nodes, s, chosen)
            advance(rules.nodes, s)
            found = [*self._invariants.of_position(s), *(f"{one} cannot be finished" for one in self.dead_ends)]
            if found:
                return [f"{fault}, after {said}" for fault in found]
        self.played += any(event.kind == "visitor_played" and event.card == card for event in s.events)
        return ["the turn never ends"] if len(said) == LONGEST else []


def leads_to(one: Choice, card: str) -> bool:
    """Whether an answer plays this visitor or goes to where it can be played."""
    return one.words[:1] == (card,) or (one.verb == "place" and one.words[1].startswith("play_"))
