"""What is true of every position and of every question, told as sentences where it is not."""

from __future__ import annotations

from rules.checking.questions import Questions
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.viticulture.cards import DECKS, KINDS, WINES
from rules.viticulture.ops.draw import Reveal
from rules.viticulture.ops.vines import Plant
from rules.viticulture.ops.wine import MakeWine
from rules.viticulture.rules import Viticulture
from rules.viticulture.sound import Soundness
from rules.viticulture.state import State

ORDERLESS = ("branch", "draw", "no", "retrieve", "swap", "yes")
"""Verbs whose answers have an order of their own: that of the card, the decks, the spaces, the fields."""


class Invariants:
    """The invariants of one set of rules. Follows one game: it must be told the game's events as they come."""

    def __init__(self, rules: Viticulture) -> None:
        self._above_cellars = {n.source for n in rules.nodes if isinstance(n, MakeWine) and n.ignore_cellars}
        self._above_limits = {n.source for n in rules.nodes if isinstance(n, Plant) and n.any_limit}
        self._open_draws = {n.source for n in rules.nodes if isinstance(n, Reveal)}
        self._questions = Questions(rules.grammar, _orders(rules), ORDERLESS)
        self._soundness = Soundness(rules.box)

    def allow_everything(self) -> None:
        """Take it that every seat has played the cards that may break a limit; for positions without a story."""
        self._soundness.allow_everything()

    def of_position(self, s: State) -> list[str]:
        """Everything that is wrong with this position."""
        return self._soundness.of_position(s)

    def of_events(self, events: tuple[Event, ...]) -> list[str]:
        """Faces told to somebody who must not see them. Notes which seats may break a limit from now on."""
        found = []
        for event in events:
            if event.kind == "wine_made" and event.source in self._above_cellars:
                self._soundness.high_wine.add(event.seat)
            if event.kind == "vine_planted" and event.source in self._above_limits:
                self._soundness.full_field.add(event.seat)
            if not self._discreet(event):
                found.append(f"the event {event.kind} of seat {event.seat} shows {event.card} to {event.seen}")
        return found

    def of_question(self, decision: Decision | None) -> list[str]:
        """Answers that are missing, double, unreadable or out of order."""
        return self._questions.faults(decision)

    def _discreet(self, event: Event) -> bool:
        """Whether a card's face is told only to those who may know it (V-GEN-07)."""
        if event.kind == "card_drawn" and not event.origin and event.source not in self._open_draws:
            return event.seen == (event.seat,)
        if event.kind == "card_laid_aside":
            return event.seen == (event.seat,)
        if event.kind == "card_given":
            return event.seen == (event.seat, event.other)
        return True


def _orders(rules: Viticulture) -> dict[str, list[str]]:
    """The canonical order of the things of each kind (choice-language §1)."""
    box = rules.box
    spaces, components = box.spaces, box.components
    places = [f"{action}.{place}" for action in spaces.actions for place in (*(p.id for p in spaces.places), "art")]
    tokens = [f"{kind}.{value}" for kind in WINES for value in range(1, 10)]
    rows = [str(row.row) for row in components.board.wake_up_rows]
    numbers = [str(n) for n in range(10)]
    return {
        "mama": [card.id for card in components.mamas],
        "papa": [card.id for card in components.papas],
        "row": rows,
        "worker": list(KINDS),
        "space": [*places, spaces.names[spaces.cart], spaces.names[spaces.yoke]],
        "action": [*spaces.actions, spaces.names[spaces.cart]],
        "card": list(components.numbers),
        "pile": list(DECKS),
        "field": [str(limit) for limit in box.vineyard.limits],
        "structure": list(components.structures),
        "kind": list(WINES),
        "grape": tokens,
        "wine": tokens,
        "number": numbers,
        "seat": numbers,
    }
