"""The animator: shows what a choice has brought about, a step of movement for each event, or for several equal ones."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple

from game.play import motion
from game.play.interaction import Interaction
from game.play.moods import Feeling, Moods
from game.play.pace import Pacing
from game.play.travel import Travel
from rules.engine.event import Event


class Reducers(NamedTuple):
    """How the picture of a game goes on with its events."""

    reduce: Callable[[Any, Event], Any]
    """The view once an event has happened."""
    face_down: Callable[[Any], Any]
    """The view when the asked seat has closed its hand."""
    told: Callable[[Any], object]
    """What of a view events tell."""


class Animator:
    """Turns the events of a choice into steps of one table; each game's is a subclass."""

    equal: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that move together when they follow one another, by the name of their group."""
    counted: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that change a number of a seat that is seen counting, and which."""
    closes: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events at which what was opened for the turn closes, where that is over."""
    feelings: ClassVar[Mapping[str, Feeling]] = {}
    """Kinds of events that the innkeeper of a seat takes in a mood, and in which."""
    strict: ClassVar[bool] = False
    """Whether to insist that the picture made by events equals the view. For tests."""

    def __init__(self, interaction: Interaction, reducers: Reducers) -> None:
        self.interaction = interaction
        self.reducers = reducers
        self.pacing = Pacing(interaction)
        """How long the moves of opponents stand."""
        self.moods = Moods()
        """How the innkeepers take what happens."""
        self.since = 0
        """How many events had been told when the table stood last, where moves go step by step."""

    @abstractmethod
    def travels(self, event: Event, before: Any, by: int) -> tuple[Travel, ...]:
        """How things travel at an event, after which the table shows what it has brought."""

    def noticed(self, event: Event, before: Any, arrival: float) -> float:
        """Show what an event changes besides; its things arrive after ``arrival`` seconds. Returns seconds to wait."""
        return 0.0

    def tell(self, events: Sequence[Event], by: int) -> None:
        """Queue what is to be seen of the events that followed from a choice of seat ``by``."""
        self.tell_all((events,), by)

    def tell_all(self, parts: Sequence[Sequence[Event]], by: int) -> None:
        """Queue what is to be seen of the events of several choices of seat ``by``, which are one move."""
        self._begin(parts, by)
        for events in parts:
            self.queue(events, by)
        self.finish(by)

    def retell(
        self, parts: Sequence[Sequence[Event]], by: int, moved: Callable[[], None], read: Callable[[], None]
    ) -> None:
        """Queue again what is to be seen of the events of several choices, and what the panel says of them.

        ``moved`` is called when all has moved, ``read`` when somebody has pressed Next.
        """
        queue = self.interaction.queue
        self._begin(parts, by)
        for number, events in enumerate(parts):
            if number:
                self.wait()
            self.queue(events, by)
        queue.add(motion.Step([], end=moved))
        queue.add(motion.Step([], begin=self.interaction.show_question, end=read, waits=True))
        queue.add(motion.Step([], end=self.settle))

    def _begin(self, parts: Sequence[Sequence[Event]], by: int) -> None:
        interaction, session = self.interaction, self.interaction.session
        end, opponent = len(session.events), self.by_opponent(by)
        self.since = end - sum(map(len, parts))
        interaction.trail.begin(by, self.since, end, anew=opponent)
        if opponent:
            told = session.events[self.since : end]
            self.pacing.say(by, partial(interaction.log.speech, told, by, interaction.by))
            interaction.show_question()
        interaction.tell_to(self.since)

    def queue(self, events: Sequence[Event], by: int) -> None:
        """Queue the steps of events."""
        for group in self.groups(events):
            self.interaction.queue.add(self.step(group, by))

    def finish(self, by: int) -> None:
        """Queue the end: the next question, before which the table waits for a press where moves go step by step.

        So it does after a move of an opponent where it is to wait for who looks on; else that move can be read first.
        """
        interaction, opponent = self.interaction, self.by_opponent(by)
        if interaction.next_seat not in (by, -1):
            self.wait(opponent and interaction.app.settings.wait_for_me)
        if opponent and self._is_read(interaction.next_seat):
            interaction.queue.add(self.pacing.rest())
        interaction.queue.add(motion.Step([], end=self.settle))

    def _is_read(self, seat: int) -> bool:
        """Whether what an opponent has done must be read before this seat is asked, since nobody waits besides."""
        settings = self.interaction.app.settings
        waits = settings.wait_for_me or settings.animation == "step"
        other = seat < 0 or self.interaction.sitting.is_person(seat)
        return other and settings.pace != "at_once" and not (waits and seat >= 0)

    def by_opponent(self, by: int) -> bool:
        """Whether an opponent moves, at a table that is played."""
        return self.interaction.asking and not self.interaction.sitting.is_person(by)

    def wait(self, wished: bool = False) -> None:
        """Let the table stand until somebody presses Next, where moves go step by step and there is something new.

        ``wished``: in any case where there is.
        """
        interaction, step = self.interaction, motion.Step([], waits=True)

        def stand() -> None:
            step.waits = step.waits and interaction.told > self.since
            interaction.show_question()

        def go_on() -> None:
            self.since = interaction.told
            interaction.show_question()

        if wished or interaction.app.settings.animation == "step":
            step.begin, step.end = stand, go_on
            interaction.queue.add(step)

    def groups(self, events: Sequence[Event]) -> list[list[Event]]:
        """The events in their order, equal ones together; no seat has two numbers changed in one group."""
        found: list[list[Event]] = []
        for event in events:
            group = found[-1] if found else []
            family = self.equal.get(event.kind)
            fits = bool(group) and family is not None and self.equal.get(group[-1].kind) == family
            if fits and event.kind in self.counted:
                fits = all(event.seat != other.seat for other in group)
            if fits:
                group.append(event)
            else:
                found.append([event])
        return found

    def step(self, group: Sequence[Event], by: int) -> motion.Step:
        """The movement of equal events, at whose beginning the picture changes."""
        interaction, step = self.interaction, motion.Step([])

        def begin() -> None:
            travels: list[Travel] = []
            for event in group:
                if event.kind in self.closes:
                    self.close_hand()
                here, pause = self._happened(event, by)
                step.pause = max(step.pause, pause)
                travels += here
            if interaction.app.settings.reduced_motion and not interaction.queue.still:
                step.pause = interaction.fade.begin(interaction.app.screen.surface)
            step.flights = motion.staggered([one.flight for one in travels])
            interaction.hide(frozenset(one.hides for one in travels if one.hides))

        step.begin, step.end = begin, lambda: interaction.hide(frozenset())
        return step

    def close_hand(self) -> None:
        """Close what was opened for the turn, where that is over."""
        interaction = self.interaction
        if interaction.turn_over and interaction.visibility.close():
            interaction.show(self.reducers.face_down(interaction.view))
            interaction.forget_hand()

    def _happened(self, raw: Event, by: int) -> tuple[tuple[Travel, ...], float]:
        """Show the picture that follows from an event; how its things travel, and the seconds to wait."""
        interaction = self.interaction
        interaction.app.sounds.tell(raw)
        if raw.kind in self.feelings and raw.seat >= 0:
            self.moods.feel(raw.seat, self.feelings[raw.kind].of(raw, by))
        interaction.tell_to(interaction.told + 1)
        event, before = raw.as_seen_by(interaction.by), interaction.view
        interaction.show(self.reducers.reduce(before, event))
        if not interaction.queue.still:
            interaction.lay()
            interaction.point_again()
        travels = () if interaction.still else self.travels(event, before, by)
        arrival = max((one.flight.seconds for one in travels), default=0.0)
        return travels, self.noticed(event, before, arrival)

    def update(self, seconds: float) -> None:
        """Let time pass for what is shown, and let it wait for who looks at it."""
        if self.moods.update(seconds):
            self.interaction.redraw()

    def settle(self) -> None:
        """All events are shown: the picture must now be the view."""
        interaction = self.interaction
        if self.strict:
            seen = interaction.session.view(interaction.by)
            told = self.reducers.told
            assert told(interaction.view) == told(seen), "the picture differs from the view"
        interaction.renew()
