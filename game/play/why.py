"""Why an opponent made a move: one sentence beside its line of the log, while that is pointed at."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from msgspec.structs import replace

from game.art import task
from game.art.kit.boxes import Box
from game.art.log import REASON_SIGN, reason_sign
from game.play.interaction import Interaction
from game.play.review import Review
from game.text.messages import say
from game.text.why import PASS
from rules.engine.choice import Choice
from rules.engine.event import HANDED_OVER
from rules.players.cause import BEST, ONLY, Cause

AFTER, WAITING_AFTER, WAITS = 0.2, 0.7, 4.0
"""Seconds that a line is pointed at before it is asked why, before it is said that this is found out, and before it is
said that this takes too long; where it is found out later, it is said then."""
SIGN_AT = (7.0, 23.0)
"""Where the middle of the sign of a line of which there is more to read lies from the line's corner."""
BESIDE = 8.0
"""How far the sentence lies left of its line, in design px."""
ROOM = 460.0
"""How wide it may be, in design px."""


class Why:
    """Tells at one table why; ``find`` gives the cause of the choice of a number, None until it is found out."""

    def __init__(self, interaction: Interaction, review: Review, find: Callable[[int], Cause | None]) -> None:
        self.interaction, self.review, self.find = interaction, review, find
        self.words = ""
        """What is said now; empty where there is nothing to say."""
        self._line = -1
        self._rested = 0.0
        self._numbers: tuple[int, dict[int, int]] = -1, {}
        """How many choices have been made, and which ones lines of the log tell of, as ``number``."""
        self._pointed = -1
        """How many choices had been made when it was shown first where to read why; -1 before."""

    def update(self, seconds: float) -> None:
        """Let time pass while a line is pointed at."""
        if self.review.line != self._line:
            self._line, self._rested = self.review.line, 0.0
        else:
            self._rested += seconds
        words = self._found() if self._rested >= AFTER else ""
        if words != self.words:
            self.words = words
            self.interaction.redraw()
        self._show_once()

    def _show_once(self) -> None:
        """Where to read why is shown until somebody has read it, or has answered once."""
        made = self.interaction.session.made
        if not self.points:
            if self._pointed >= 0 and self._pointed != made and not self.interaction.app.settings.why_shown:
                self._seen()
        elif self.words:
            self._seen()
        elif self._pointed < 0 and self.signed(self.review.rows()):
            self._pointed = made
            self.interaction.redraw()

    def draw(self, surface: pygame.Surface) -> pygame.Rect | None:
        """Draw the sentence beside its line, and a sign at each line that has one; where the sentence lies."""
        screen, rows = self.interaction.app.screen, self.review.rows()
        signed = self.signed(rows)
        for _, box in signed:
            x, y = box.x + SIGN_AT[0], box.y + SIGN_AT[1]
            surface.blit(reason_sign(screen.scale), screen.pixel((x - REASON_SIGN / 2, y - REASON_SIGN / 2)))
        row = next((box for event, box in rows if event == self._line), None)
        if self.words and row is not None:
            return self._say(surface, self.words, row, "plain")
        if signed and self.points:
            self._say(surface, say("why-point"), signed[-1][1], "reason")
        return None

    def signed(self, rows: Sequence[tuple[int, Box]]) -> list[tuple[int, Box]]:
        """Of these lines of the log those that say first of an opponent's choice what came of it."""
        made = self.interaction.session.made
        if self._numbers[0] != made:
            self._numbers = made, {}
        numbers = self._numbers[1]
        found, before = [], -1
        for event, box in rows:
            number = numbers[event] if event in numbers else numbers.setdefault(event, self.number(event))
            if number >= 0 and number != before:
                found.append((event, box))
            before = number
        return found

    @property
    def points(self) -> bool:
        """Whether somebody who has never read why is shown where to, while the table waits for an answer."""
        settings = self.interaction.app.settings
        asked = self.interaction.decision is not None and bool(self.interaction.when())
        return asked and not settings.why_shown and settings.tips != "off"

    def _seen(self) -> None:
        """Show nobody any more where to read why."""
        app = self.interaction.app
        app.settings.why_shown = True
        app.keep_settings()
        self.interaction.redraw()

    def _say(self, surface: pygame.Surface, words: str, row: Box, tone: str) -> pygame.Rect:
        screen = self.interaction.app.screen
        picture = task.bubble(words, screen.scale, tone, ROOM)
        place = picture.get_rect(midright=screen.pixel((row.x - BESIDE, row.y + row.h / 2)))
        return surface.blit(picture, place.clamp(screen.frame))

    def number(self, line: int) -> int:
        """The choice of an opponent of which this event tells, by its number from 0; -1 for any other event."""
        session = self.interaction.session
        if not 0 <= line < len(session.events):
            return -1
        event = session.events[line]
        if event.seat < 0 or session.opponents[event.seat] is None or session.kept.scripted:
            return -1
        made = self.interaction.log.earlier(event)
        number = self._at_once(line) if made is None else self._given(made, event.seat, session.made_by(line))
        return number if number >= 0 and self._by_who_plays_now(number, event.seat) else -1

    def _by_who_plays_now(self, number: int, seat: int) -> bool:
        """Whether the opponent that plays a seat now has made its choice of this number."""
        session = self.interaction.session
        since = session.events[session.events_at(number) :]
        handed = any(one.kind == HANDED_OVER and one.seat == seat for one in since)
        return not handed and not session.by_person(number)

    def _at_once(self, line: int) -> int:
        """The choice at which this event happened, unless it is another seat's, or came by itself."""
        session = self.interaction.session
        number, event = session.made_by(line) - 1, session.events[line]
        if number < 0 or session.asked_at(number) != event.seat or event.kind in self.interaction.log.by_itself:
            return -1
        other_turn = session.game.rules.turn_events
        ended = any(one.kind in other_turn for one in session.events[session.events_at(number) : line + 1])
        return -1 if ended else number

    def _given(self, made: Choice, seat: int, before: int) -> int:
        """Where a seat gave this answer last, before so many choices stood."""
        session = self.interaction.session
        choices = session.game.choices
        numbers = range(before - 1, -1, -1)
        return next((at for at in numbers if choices[at] == made and session.asked_at(at) == seat), -1)

    def _found(self) -> str:
        """The sentence for the line that is pointed at, as far as it may be known."""
        number = self.number(self._line)
        if number < 0:
            return ""
        session = self.interaction.session
        seat, cause = session.asked_at(number), self.find(number)
        name = session.names[seat]
        if cause is None:
            # A pass may need no reason, so that none is promised.
            if self._rested < WAITING_AFTER or session.game.choices[number].verb == PASS:
                return ""
            return say("why-waiting" if self._rested < WAITS else "why-late", name=name)
        return self.told_of(cause, session.game.choices[number], number, seat)

    def told_of(self, cause: Cause, given: Choice, number: int, seat: int) -> str:
        """The sentence for the cause of an answer of a seat, as far as it may be known; empty for a forced pass.

        ``number`` is that of the choice.
        """
        told = self._told(cause, number, seat)
        if given.verb == PASS and told.kind in (ONLY, BEST) and not told.instead:
            return ""
        instead = self.interaction.session.game.grammar.parse(told.instead) if told.instead else None
        return self.interaction.log.why(told, given, instead, seat)

    def _told(self, cause: Cause, number: int, seat: int) -> Cause:
        """What of a cause those who read it may know; all of it where everything lies open or the game is over."""
        if self.interaction.visibility.always or self.interaction.session.decision is None:
            return cause
        also = cause.also and self._unless_shown(cause.also, number, seat)
        return replace(self._unless_shown(cause, number, seat), also=also).public()

    def _unless_shown(self, cause: Cause, number: int, seat: int) -> Cause:
        """A cause that is hidden no longer where its thing has been shown since."""
        return replace(cause, hidden=cause.hidden and not self._shown(cause.thing, number, seat))

    def _shown(self, thing: str, number: int, seat: int) -> bool:
        """Whether a seat has shown a thing to all since this choice."""
        session = self.interaction.session
        since = session.events[session.events_at(number) :]
        return bool(thing) and any(one.card == thing and one.seat == seat and one.seen is None for one in since)
