"""What comes from a choice itself, of all that would follow from it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from game.play.session import Session
from game.text.messages import say
from rules.engine.choice import Choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.engine.foresight import Foresight

LATER = frozenset(
    {
        "season_started",
        "automa_card",
        "grape_aged",
        "wine_aged",
        "workers_returned",
        "year_ended",
        "game_over",
        "last_year",
    }
)
"""Kinds of events with which something else begins than what the choice brings."""


def at_once(events: Sequence[Event], decision: Decision, chosen: Choice) -> Iterator[Event]:
    """The events up to the first that does not come from the choice itself, such as what the next seat is dealt.

    What happens to others comes from it when its source is what asked, what was chosen, or what moved the own things.
    """
    seat, sources = decision.decider, {decision.source, *chosen.words}
    sources |= {event.source for event in events if event.seat == seat}
    for event in events:
        foreign = event.seat not in (-1, seat) and event.source not in sources - {""}
        if foreign or event.kind in LATER:
            return
        yield event


def final(foresight: Foresight) -> str:
    """Why a choice that reveals something cannot be taken back; alike whatever the hidden things are."""
    return say("table-may-reveal") if foresight.unsure else say("table-reveals")


def price(session: Session, decision: Decision, chosen: Choice) -> int:
    """How many lira a choice of the open question takes; 0 where it takes none or brings some."""
    return paid(at_once(session.foresee(chosen).events, decision, chosen), decision.decider)


def paid(events: Iterable[Event], seat: int) -> int:
    """How many lira a seat pays by these events; 0 where it pays none or gets some."""
    return max(0, -sum(event.amount for event in events if event.kind == "lira_changed" and event.seat == seat))
