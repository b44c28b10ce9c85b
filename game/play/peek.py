"""Looking at what lies open of somebody for as long as a key or a place card is held. It changes nothing of a table."""

from __future__ import annotations

from collections.abc import Iterator

import pygame

from game.art.kit.boxes import Box
from game.play.interaction import Interaction
from game.play.summary import Summary
from game.play.things import seat_at
from game.play.zoom import Zoom
from game.window.input import ACTION, Action
from game.window.screen import Point
from game.window.tree import Node, group, text_nodes

HOLD_SECONDS = 0.35
"""How long a place card is pressed until that is no click any more."""


class Peek:
    """Whose side of one table is looked at now, over that of who plays; what is picked and pointed at stays as it is.

    It shows what everybody may know, and a hand only where all hands lie open.
    """

    def __init__(self, interaction: Interaction, summary: Summary, zoom: Zoom) -> None:
        self.interaction = interaction
        self.summary = summary
        self.zoom = zoom
        self.seat: int | None = None
        """The seat that is looked at; None while nothing is held."""
        self._card: int | None = None
        """The seat whose place card is pressed."""
        self._pressed_for = 0.0
        self._shown = -1, -1
        """How many choices had been made when the key was pressed last, and which seat it showed."""

    @property
    def next_waiting(self) -> int:
        """The seat that the key shows: of the people who wait the one whose turn comes next, and pressed again before
        anybody has moved the one after that; who plays where nobody waits."""
        interaction, order = self.interaction, self.summary.order() or self.interaction.order
        asked = interaction.next_seat
        after = order.index(asked) + 1 if asked in order else 0
        waits = [seat for seat in (*order[after:], *order[:after]) if interaction.sitting.is_person(seat)]
        waits = [seat for seat in waits if seat != asked]
        going = [seat for seat in waits if not self.summary.passed(seat)]
        waits = list(dict.fromkeys((*going, *waits))) or [max(0, interaction.seat)]
        made, last = self._shown
        if made == interaction.session.made and last in waits:
            return waits[(waits.index(last) + 1) % len(waits)]
        return waits[0]

    def takes(self, event: pygame.event.Event) -> bool:
        """Begin or end to look; True where an event is about nothing else, or is meant for what lies below."""
        if event.type == pygame.WINDOWFOCUSLOST:
            self.leave()
        elif event.type == ACTION and event.name == Action.PEEK:
            if event.down and self.seat is None:
                self._open(self.next_waiting)
                self._shown = self.interaction.session.made, -1 if self.seat is None else self.seat
            elif not event.down:
                self.leave()
            return True
        elif event.type in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP) and event.button == 1:
            return self._clicked(event)
        elif event.type == pygame.MOUSEMOTION:
            return self._moved(self._point(event))
        return False

    def update(self, seconds: float) -> None:
        """Let time pass: a place card that is pressed for long is held."""
        if self._card is not None and self.seat is None:
            self._pressed_for += seconds
            if self._pressed_for >= HOLD_SECONDS:
                self.interaction.pointer.let_go()
                self._open(self._card)
        if self.seat is not None and not self._free:
            self.leave()

    def leave(self) -> None:
        """Look no more: all is as it was."""
        if self.seat is not None:
            self.interaction.redraw()
        self.seat = self._card = None

    @property
    def boxes(self) -> tuple[Box, ...]:
        """What is covered, in design px: the mat, or the cellar, and the hand where all hands lie open."""
        frame = self.interaction.frame
        return (frame.mat, frame.hand) if self.interaction.visibility.always else (frame.mat,)

    def nodes(self) -> Iterator[Node]:
        """What is looked at, in words."""
        if self.seat is not None:
            told = self.summary.own(self.seat)
            yield from group("peek", told.title, text_nodes("peek", (told.sub, told.body), self.boxes[0]))

    @property
    def _free(self) -> bool:
        """Whether nothing else lies over the table."""
        interaction = self.interaction
        return not (interaction.staged or interaction.veiled or interaction.covered or self.zoom.open)

    def _open(self, seat: int) -> None:
        if not self._free:
            self._card = None
            return
        self.seat = seat
        self.interaction.redraw()
        told = self.summary.own(seat)
        self.interaction.app.announcements.tell("answer", told.title, told.sub, told.body)

    def _clicked(self, event: pygame.event.Event) -> bool:
        """A press on a place card begins to count, its end ends the look; no press goes through what is shown."""
        point = self._point(event)
        if event.type == pygame.MOUSEBUTTONUP:
            held = self._card is not None and self.seat is not None
            self._card = None
            if held:
                self.leave()
            return held
        if self.seat is not None:
            return self._covers(point)
        free = self._free and self.interaction.buttons.at(point) is None
        self._card, self._pressed_for = seat_at(self.interaction.things, point) if free else None, 0.0
        return False

    def _moved(self, point: Point) -> bool:
        """The pointer moves: off the card before it was held long enough, or over what is shown."""
        if self.seat is not None:
            return self._card is not None or self._covers(point)
        if self._card is not None and seat_at(self.interaction.things, point) != self._card:
            self._card = None
        return False

    def _covers(self, point: Point) -> bool:
        return any(box.holds(*point) for box in self.boxes)

    def _point(self, event: pygame.event.Event) -> Point:
        return self.interaction.app.screen.design(event.pos)
