"""The log of Vino."""

from __future__ import annotations

from game.art.log import LogLine
from game.table.chronicle import Chronicle
from game.text.messages import say
from game.vino.words import event_words
from rules.engine.event import Event

HEADINGS = frozenset({"season_started", "game_over", "gift_started", "barrel_moved", "bottle_removed", "last_turn"})
"""Kinds of events whose lines no player leads."""


class VinoChronicle(Chronicle):
    """The log of one game of Vino."""

    def _line(self, event: Event) -> LogLine | None:
        if event.kind == "rewound":
            return LogLine("", say("log-rewound", amount=event.amount))
        words = event_words(event, self.names)
        if words is None:
            return None
        led = event.seat >= 0 and event.kind not in HEADINGS
        return LogLine(self.colours[event.seat] if led else "", words)
