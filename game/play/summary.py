"""What keys tell of a table in a few sentences: whose turn it is, what is asked, one's own side and the others."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from itertools import chain

import pygame

from game.play.inspect import Explained
from game.play.interaction import Interaction
from game.play.zoom import Zoom
from game.text.messages import say
from game.text.names import joined
from game.window.announcements import sentences
from game.window.input import Action, action_of

MOST_ANSWERS = 6
"""Of so many answers all are told with the question."""


class Summary(ABC):
    """Tells of one table; each game's is a subclass. It knows what the picture shows, so nothing of a closed hand."""

    def __init__(self, interaction: Interaction, zoom: Zoom) -> None:
        self.interaction = interaction
        self.zoom = zoom
        self._tells: dict[Action, Callable[[], Explained]] = {
            Action.TELL_TURN: self._turn,
            Action.TELL_ASKED: self._asked,
            Action.TELL_OWN: self._own,
            Action.TELL_OTHERS: self._others,
        }

    @abstractmethod
    def own(self, seat: int) -> Explained:
        """What is shown of the side of a seat: a title, and the rest as sentences."""

    @abstractmethod
    def other(self, seat: int) -> str:
        """The same of another seat, in one sentence."""

    @abstractmethod
    def order(self) -> tuple[int, ...]:
        """The seats in the order in which they act; none where there is no order now."""

    @abstractmethod
    def passed(self, seat: int) -> bool:
        """Whether a seat is done for now."""

    def more(self) -> Iterator[str]:
        """What is told of the others that sit on no seat."""
        yield from ()

    def prepared(self) -> tuple[str, ...]:
        """What is told of an answer that is prepared."""
        return ()

    def last(self) -> str:
        """That the end is near, in a sentence; empty where it is not."""
        return ""

    def takes(self, event: pygame.event.Event) -> bool:
        """Tell what a key asks for; False where it asks for nothing of this, or closes what is read."""
        action = action_of(event)
        if action not in self._tells or self.zoom.open:
            return False
        announcements, told = self.interaction.app.announcements, self._tells[action]()
        if announcements.listeners:
            announcements.tell("answer", told.title, told.sub, told.body)
        elif self.interaction.staged:
            return False
        else:
            self.zoom.show(told, secret=not self.interaction.closed)
        return True

    def _turn(self) -> Explained:
        interaction = self.interaction
        names, seat = interaction.session.names, self._asked_seat
        title = say("table-turn", name=names[seat]) if seat >= 0 else say("table-turn-over")
        order = self.order() if len(names) > 1 else ()
        waits = [names[one] for one in order if not self.passed(one)]
        done = [names[one] for one in order if self.passed(one)]
        lines = (
            say("voice-order", list=joined(waits)) if waits else "",
            say("voice-passed", list=joined(done)) if done else "",
            self.last(),
        )
        return Explained(title, interaction.when(), "rooster", sentences(*lines))

    @property
    def _asked_seat(self) -> int:
        """Who is asked at the shown position; -1 when the game is over."""
        interaction = self.interaction
        return interaction.next_seat if interaction.at is None else interaction.session.asked_at(interaction.at)

    def _asked(self) -> Explained:
        interaction, asked = self.interaction, self.interaction.panel.asked
        if asked is None:
            return Explained(say("voice-nothing-asked"), "", "thinking")
        look = asked.look
        answers = [
            one.words for one in chain(asked.answers, asked.below) if one.enabled and one.words and one.name != "undo"
        ]
        told = say("voice-answers", list=joined(answers)) if 0 < len(answers) <= MOST_ANSWERS else ""
        lines = [look.line, *self.prepared(), look.note, *([told] if interaction.decision is not None else [])]
        if (top := interaction.app.scenes.top) is not None:
            lines.append(top.heading)
        # While an example or a moment plays without words the panel asks nothing.
        return Explained(look.title or say("voice-nothing-asked"), look.name, "thinking", sentences(*lines))

    def _own(self) -> Explained:
        return self.own(self.interaction.seat)

    def _others(self) -> Explained:
        seat, names = self.interaction.seat, self.interaction.session.names
        lines = [*(self.other(one) for one in range(len(names)) if one != seat), *self.more()]
        return Explained(say("voice-others-title"), "", "person", sentences(*lines) or say("voice-alone"))


def of(name: str, *facts: str) -> str:
    """A sentence of somebody with these facts, but for those that are empty."""
    return say("voice-of", name=name, list=joined([fact for fact in facts if fact]))
