"""What a choice would bring, tried out on a copy that knows no more than the seat that is asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from rules.engine.agenda import HIDDEN, ONLOOKER, Frame, advance, answer
from rules.engine.choice import Choice
from rules.engine.event import Event
from rules.engine.reason import Reason
from rules.engine.rules import Rules

UNSEEN = "?"
"""How the names of cards begin that a copy may not look at."""


class Foresight(NamedTuple):
    """What follows from a choice up to the next question, or to where nobody can tell beforehand what comes.

    ``events`` tells what the seat may know beforehand: cards drawn have no faces. ``reveals``: something hidden
    becomes known, or decides who is asked next, so that the choice cannot be taken back; ``unsure`` where it is only
    the latter, whatever comes of it. ``ends_turn``: what is asked next is no part of this turn. ``warnings`` are legal
    but wasteful parts of it. ``asks`` is another seat that is asked next, before another turn begins; -1 where there
    is none. ``decider`` is who is asked next in any case; -1 where the game is over or nobody can tell.
    """

    events: tuple[Event, ...]
    reveals: bool
    ends_turn: bool
    ends_game: bool
    warnings: tuple[Reason, ...]
    asks: int = -1
    decider: int = -1
    unsure: bool = False


def foresee(rules: Rules, s: Any, chosen: Choice, public: bool = False) -> Foresight:
    """What would follow from one of the legal answers. Nothing in it rests on what the seat cannot know.

    ``public``: nor on what it alone knows; it must be able to answer without that.
    """
    seat = s.agenda.seat
    trial = ahead(rules, s, (chosen,), public)
    asked: Frame | None = trial.agenda
    over = asked is None or rules.nodes[asked.node].flow
    decider = HIDDEN if asked is None else asked.seat
    events = tuple(_unseen(event).as_seen_by(seat) for event in trial.events)
    taken = [event.choice for event in events if event.kind == "auto_taken" and event.seat == seat and event.choice]
    known = rules.known_to(s, seat)
    told = [one for each in (chosen, *map(rules.grammar.parse, taken)) for one in rules.warnings(known, each)]
    return Foresight(
        events,
        reveals=stopped(trial) or bool(trial.revealed != s.revealed),
        ends_turn=over or decider not in (seat, HIDDEN),
        ends_game=asked is None,
        warnings=tuple(dict.fromkeys(told)),
        asks=-1 if over or decider == seat else decider,
        decider=decider,
        unsure=stopped(trial) and bool(trial.revealed == s.revealed),
    )


def foresee_all(rules: Rules, s: Any, choices: Sequence[Choice], public: bool = False) -> Foresight:
    """What would follow from legal answers one after the other; nothing hidden becomes known before the last."""
    *before, last = choices
    events: list[Event] = []
    for one in before:
        events += foresee(rules, s, one, public).events
        s = ahead(rules, s, (one,), public)
    foresight = foresee(rules, s, last, public)
    return foresight._replace(events=(*events, *foresight.events))


def reveals(rules: Rules, s: Any, chosen: Choice) -> bool:
    """Whether by a legal answer something hidden becomes known, or decides who is asked next: alike in all worlds."""
    trial = ahead(rules, s, (chosen,))
    return stopped(trial) or bool(trial.revealed != s.revealed)


def ahead(rules: Rules, s: Any, made: Sequence[Choice], public: bool = False) -> Any:
    """The position after legal choices one after the other, as far as the seat that is asked can know it, or anybody.

    ``events`` has what has happened by them. Where it would go on by something that the seat cannot know it stops,
    and so it does where another seat is asked: then nothing is asked.
    """
    trial = rules.known_to(s, ONLOOKER if public else s.agenda.seat)
    trial.events = []
    for one in made:
        answer(rules.nodes, trial, one)
        advance(rules.nodes, trial)
    return trial


def stopped(trial: Any) -> bool:
    """Whether a look ahead had to stop where nobody can tell who is asked."""
    return trial.agenda is not None and bool(trial.agenda.seat == HIDDEN)


def _unseen(event: Event) -> Event:
    """The event without the blank that stands in it for an unknown card."""
    if not event.card.startswith(UNSEEN) and UNSEEN not in event.choice:
        return event
    return msgspec.structs.replace(event, card="", choice="" if UNSEEN in event.choice else event.choice)
