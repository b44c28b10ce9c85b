"""The log of Vino."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from game.art.log import LogLine
from game.play.log import Log, Passed, Waiting
from game.play.speech import Deed
from game.text.messages import say
from game.text.opponents import handed_over
from game.text.wording import shorter
from game.vino import printed
from game.vino.deeds import deeds
from game.vino.matters import matters
from game.vino.why import why_words
from game.vino.words import event_words, region_name, variety_name
from rules.engine.choice import Choice, choice
from rules.engine.event import HANDED_OVER, Event
from rules.players.cause import Cause

HEADINGS = frozenset({"season_started", "game_over", "gift_started", "barrel_moved", "bottle_removed", "last_turn"})
"""Kinds of events whose lines no player leads."""
WITHIN_SALE = frozenset({"vineyard_returned", "variety_returned", "demand_changed", "auto_taken"})
"""Kinds of events that follow from a sale."""
SEEN_BY_ALL = frozenset({"no_variety", "vineyard_taken"})
"""Reasons for buying nothing that lie open; whether the money is too little does not."""


class VinoLog(Log):
    """The log of one game of Vino. A sale is one line with the demands that it moves, and one for what it costs."""

    by_itself = frozenset({"order_changed"})
    openly = frozenset({"regions_revealed", "order_changed"})

    def line_at(self, events: Sequence[Event], number: int, by: int | None, everything: bool) -> LogLine | None:
        event = events[number]
        if event.kind == "demand_changed":
            return None
        if event.kind == "wine_sold":
            return self._sale(event, list(_following(events, number)))
        if event.kind == "vineyard_returned":
            return self._returned(events, number)
        if event.kind == "passed" and event.place and number:
            return self._passed(events, number)
        return super().line_at(events, number, by, everything)

    def deeds(self, events: Sequence[Event], seat: int) -> Iterator[Deed]:
        return deeds(events, seat)

    def earlier(self, event: Event) -> Choice | None:
        return choice("region", event.place) if event.kind == "regions_revealed" else None

    def matters(self, passed: Passed, seat: int, waiting: Waiting) -> Iterator[str]:
        return matters(passed, seat, waiting, self.names)

    def why(self, cause: Cause, given: Choice, instead: Choice | None, seat: int) -> str:
        return why_words(cause, given, instead, self.names[seat], self.names)

    def line(self, event: Event) -> LogLine | None:
        if event.kind == "rewound":
            return LogLine("", say("log-rewound", amount=event.amount))
        if event.kind == HANDED_OVER:
            return LogLine("", handed_over(event, self.names[event.seat]))
        words = event_words(event, self.names)
        if words is None:
            return None
        led = event.seat >= 0 and event.kind not in HEADINGS
        return self.of_seat(event.seat, words) if led else LogLine("", words)

    def _sale(self, event: Event, following: Sequence[Event]) -> LogLine | None:
        line, moved = self.line(event), Counter[str]()
        for one in following:
            if one.kind == "demand_changed":
                moved[one.thing] += one.amount
        if line is None or not moved:
            return line
        parts = [
            say(
                "vino-log-demand_changed",
                thing=shorter(variety_name(variety)),
                letter=say(f"variety-letter-{variety}"),
                sign="minus" if amount < 0 else "plus",
                amount=abs(amount),
            )
            for variety, amount in moved.items()
        ]
        return line._replace(words=say("vino-log-sale", sale=line.words, list=", ".join(parts)))

    def _returned(self, events: Sequence[Event], number: int) -> LogLine | None:
        """The vineyards that a sale has cost, in the line of the first one."""
        before = (events[at].kind for at in reversed(range(number)))
        other = next((kind for kind in before if kind not in ("auto_taken", "variety_returned")), "")
        line = self.line(events[number])
        if other == "vineyard_returned" or line is None:
            return None
        for one in _following(events, number):
            if one.kind == "vineyard_returned":
                price, place = printed.price(one.place), region_name(one.place.partition(".")[0])
                line = line._replace(words=say("vino-log-returned-too", first=line.words, price=price, place=place))
        return line

    def _passed(self, events: Sequence[Event], number: int) -> LogLine | None:
        """A seat that is done in a region; where it has bought nothing, and why where that lies open."""
        event, before = events[number], events[number - 1]
        line = self.line(event)
        if line is None or event.seat in _buyers(events, number):
            return line
        told = before.refused if (before.kind, before.seat) == ("auto_taken", event.seat) else ()
        why = next((reason.id for _, reason in told if reason.id in SEEN_BY_ALL), "nothing")
        return line._replace(words=say(f"vino-log-passed-{why}"))


def _buyers(events: Sequence[Event], number: int) -> set[int]:
    """Who has bought since the barrel has come to where it is."""
    found = set()
    for at in reversed(range(number)):
        if events[at].kind == "barrel_moved":
            break
        if events[at].kind == "vineyard_bought":
            found.add(events[at].seat)
    return found


def _following(events: Sequence[Event], number: int) -> Iterator[Event]:
    """What has followed from the same sale."""
    seat = events[number].seat
    for at in range(number + 1, len(events)):
        if events[at].kind not in WITHIN_SALE or events[at].seat != seat:
            return
        yield events[at]
