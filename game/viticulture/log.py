"""The log of Viticulture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from game.art.kit.palette import NOBODY
from game.art.log import LogLine
from game.play.log import Log, Passed, Waiting
from game.play.speech import Deed
from game.text.events_text import event_line
from game.text.messages import say
from game.text.opponents import handed_over
from game.text.why import why_words
from game.viticulture.deeds import deeds
from game.viticulture.matters import matters
from rules.engine.choice import Choice
from rules.engine.event import HANDED_OVER, Event
from rules.players.cause import Cause

HEADINGS = frozenset(
    {"season_started", "game_started", "year_ended", "game_over", "last_year", "deck_reshuffled", "rewound"}
)
"""Kinds of events whose lines no player leads."""

AUTOMA_LINES = frozenset({"automa_card", "automa_worker", "automa_target"})
"""Kinds of events that are led by the Automa's emblem."""


class ViticultureLog(Log):
    """The log of one game of Viticulture."""

    by_itself = frozenset({"first_player_moved"})

    def line_at(self, events: Sequence[Event], number: int, by: int | None, everything: bool) -> LogLine | None:
        event = events[number] if everything else events[number].as_seen_by(by)
        line = self.line(event)
        if number and line is not None and _follows(event, events[number - 1]):
            before = self.line(events[number - 1] if everything else events[number - 1].as_seen_by(by))
            # What is told in the same words becomes one line with their number.
            return line if before is not None and before.words == line.words else self.line(replace(event, source=""))
        return line

    def deeds(self, events: Sequence[Event], seat: int) -> Iterator[Deed]:
        return deeds(events, seat)

    def matters(self, passed: Passed, seat: int, waiting: Waiting) -> Iterator[str]:
        return matters(passed, seat, waiting, self.names)

    def why(self, cause: Cause, given: Choice, instead: Choice | None, seat: int) -> str:
        return why_words(cause, given, instead, self.names[seat], self.names)

    def line(self, event: Event) -> LogLine | None:
        if event.kind == "season_started":
            season = say(f"season-{event.place}")
            return LogLine("", say("table-log-season", year=event.amount, season=season))
        if event.kind == HANDED_OVER:
            return LogLine("", handed_over(event, self.names[event.seat]))
        words = event_line(event, self.names)
        if words is None:
            return None
        if event.kind in AUTOMA_LINES:
            return LogLine(NOBODY, words)
        if event.seat < 0 or event.kind in HEADINGS:
            return LogLine("", words)
        return self.of_seat(event.seat, words.removeprefix(f"{self.names[event.seat]} "))


def _follows(event: Event, before: Event) -> bool:
    """Whether the line before tells already why a card is drawn, which is one of several."""
    same = (event.kind, event.seat, event.source) == (before.kind, before.seat, before.source)
    return event.kind == "card_drawn" and same
