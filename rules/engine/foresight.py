"""What a choice would bring, tried out on a copy that knows no more than the seat that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from rules.engine.agenda import advance, answer, probe
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.reason import Reason, ruled
from rules.engine.rules import Rules

UNSEEN = "?"
"""How the names of cards begin that a copy may not look at."""


class Foresight(NamedTuple):
    """What follows from a choice up to the next question.

    ``events`` tells what the seat may know beforehand: cards drawn have no faces. ``reveals``: something hidden
    becomes known, so that the choice cannot be taken back. ``ends_turn``: what is asked next is no part of this turn.
    ``warnings`` are legal but wasteful parts of it. ``asks`` is another seat that is asked next, before another turn
    begins; -1 where there is none. ``decider`` is who is asked next in any case; -1 where the game is over.
    """

    events: tuple[Event, ...]
    reveals: bool
    ends_turn: bool
    ends_game: bool
    warnings: tuple[Reason, ...]
    asks: int = -1
    decider: int = -1


def foresee(rules: Rules, s: Any, chosen: Choice) -> Foresight:
    """What would follow from one of the legal answers. Nothing in it rests on decks or on the hands of others."""
    seat = s.agenda.seat
    real = after(rules, s, (chosen,))
    reveals = bool(real.revealed != s.revealed)
    trial = _done(rules, probe(s, seat), (chosen,)) if reveals else real
    asked = trial.agenda
    left_out = reveals and trial.revealed == s.revealed
    over = asked is None or rules.nodes[asked.node].flow
    ends = over or asked is None or asked.seat != seat
    events = tuple(_unseen(event).as_seen_by(seat) for event in trial.events)
    taken = [event.choice for event in events if event.kind == "auto_taken" and event.seat == seat and event.choice]
    told = [one for each in (chosen, *map(rules.grammar.parse, taken)) for one in rules.warnings(s, each)]
    asks = asked.seat if asked is not None and ends and not over and not left_out else -1
    decider = -1 if asked is None else asked.seat
    warned = tuple(dict.fromkeys(told))
    return Foresight(events, reveals, ends and not left_out, asked is None, warned, asks, decider)


def foresee_all(rules: Rules, s: Any, choices: Sequence[Choice]) -> Foresight:
    """What would follow from legal answers one after the other; nothing hidden becomes known before the last."""
    *before, last = choices
    events: list[Event] = []
    for one in before:
        events += foresee(rules, s, one).events
        s = after(rules, s, (one,))
    foresight = foresee(rules, s, last)
    return foresight._replace(events=(*events, *foresight.events))


def refused_after(rules: Rules, s: Any, made: Sequence[Choice], chosen: Choice) -> Reason | None:
    """Why a choice would not be offered once legal ones have been made, as far as they are asked; None if it would."""
    trial = s.copy()
    for one in made:
        if one in trial.asked:
            answer(rules.nodes, trial, one)
            advance(rules.nodes, trial)
    if chosen in trial.asked:
        return None
    f = trial.agenda
    reason = rules.nodes[f.node].refusal(trial, f, chosen) if f is not None else Reason("not_asked_now")
    return ruled(reason, rules.rules_of_reasons)


def after(rules: Rules, s: Any, made: Sequence[Choice]) -> Any:
    """A copy of the position after legal choices one after the other, with what has happened by them."""
    return _done(rules, s.copy(), made)


def _done(rules: Rules, trial: Any, made: Sequence[Choice]) -> Any:
    trial.events = []
    for one in made:
        answer(rules.nodes, trial, one)
        advance(rules.nodes, trial)
    return trial


def _unseen(event: Event) -> Event:
    """The event without the blank that stands in it for an unknown card."""
    if not event.card.startswith(UNSEEN) and UNSEEN not in event.choice:
        return event
    return msgspec.structs.replace(event, card="", choice="" if UNSEEN in event.choice else event.choice)
