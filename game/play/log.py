"""The log: what happened, in lines that the reader may know."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from game.art.log import LogLine
from game.text.events_text import event_line
from game.text.messages import language_in_use, say
from game.viticulture.render_board import NOBODY
from rules.engine.event import Event

HEADINGS = frozenset(
    {"season_started", "game_started", "year_ended", "game_over", "last_year", "deck_reshuffled", "rewound"}
)
"""Kinds of events whose lines no player leads."""

AUTOMA_LINES = frozenset({"automa_card", "automa_worker", "automa_target"})
"""Kinds of events that are led by the Automa's emblem."""

LINES_SHOWN = 14
"""At least as many lines as the log shows at once."""


class Chronicle:
    """The log of one game; ``back`` is how many of the last lines the reader has scrolled past."""

    def __init__(self, names: Sequence[str], colours: Sequence[str]) -> None:
        self.names = tuple(names)
        self.colours = tuple(colours)
        self.back = 0
        self._read: tuple[object, tuple[LogLine, ...]] = None, ()
        """What was read last, and its lines."""

    def lines(self, events: Sequence[Event], by: int | None, everything: bool = False) -> tuple[LogLine, ...]:
        """The last lines as seat ``by`` may read them (None: what is public), or with everything; the newest marked."""
        last = events[-1] if events else None
        what = len(events), last, by, everything, self.back, language_in_use()
        if what != self._read[0]:
            lines = self._lines(events, by, everything)
            self._read = (*what[:4], self.back, what[5]), lines
        return self._read[1]

    def _lines(self, events: Sequence[Event], by: int | None, everything: bool) -> tuple[LogLine, ...]:
        wanted = LINES_SHOWN + self.back
        found: list[LogLine] = []
        for number in range(len(events) - 1, -1, -1):
            line = self._told(events, number, by, everything)
            if line is not None:
                found.append(line._replace(event=number))
                if len(found) == wanted:
                    break
        self.back = max(0, min(self.back, len(found) - 1))
        shown = found[self.back :]
        if shown and not self.back:
            shown[0] = shown[0]._replace(now=bool(shown[0].colour))
        return tuple(reversed(shown))

    def told(self, events: Sequence[Event], start: int, by: int | None, everything: bool = False) -> list[LogLine]:
        """The lines of the events from number ``start`` on."""
        found = (self._told(events, number, by, everything) for number in range(start, len(events)))
        return [line for line in found if line is not None]

    def _told(self, events: Sequence[Event], number: int, by: int | None, everything: bool) -> LogLine | None:
        """The line of an event among others; None where the log passes over it or tells it with another one."""
        return self._line(_seen(events, number, by, everything))

    def _line(self, event: Event) -> LogLine | None:
        if event.kind == "season_started":
            season = say(f"season-{event.place}")
            return LogLine("", say("table-log-season", year=event.amount, season=season))
        words = event_line(event, self.names)
        if words is None:
            return None
        if event.kind in AUTOMA_LINES:
            return LogLine(NOBODY, words)
        if event.seat < 0 or event.kind in HEADINGS:
            return LogLine("", words)
        return LogLine(self.colours[event.seat], words.removeprefix(f"{self.names[event.seat]} "))

    def scroll(self, by: int) -> None:
        """Scroll up (positive) or down."""
        self.back = max(0, self.back + by)


def _seen(events: Sequence[Event], number: int, by: int | None, everything: bool) -> Event:
    """An event as it is told to a seat."""
    event = events[number]
    if number and _follows(event, events[number - 1]):
        event = replace(event, source="")
    return event if everything else event.as_seen_by(by)


def _follows(event: Event, before: Event) -> bool:
    """Whether the line before tells already why a card is drawn, which is one of several."""
    return event.kind == "card_drawn" and (event.kind, event.seat, event.source) == (
        before.kind,
        before.seat,
        before.source,
    )
