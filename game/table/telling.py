"""Tells on the table what a choice has brought about: one step of movement for each event."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.table import flights, motion, year_end
from game.table.flights import Way
from game.table.picture import after, face_down, told
from rules.engine.event import Event

if TYPE_CHECKING:
    from game.scenes.play import Play
    from game.scenes.table import TableScene

ENDS_TURN = frozenset({"season_started", "year_ended"})
"""Kinds of events at which a hand that was kept open for the turn closes, if another seat is asked next."""


class Teller:
    """Turns the events of a choice into steps of one table."""

    def __init__(self, scene: Play) -> None:
        self.scene = scene

    @abstractmethod
    def after(self, view: Any, event: Event) -> Any:
        """The view once an event has happened."""

    @abstractmethod
    def face_down(self, view: Any) -> Any:
        """The view when the asked seat has closed its hand."""

    @abstractmethod
    def told(self, view: Any) -> object:
        """What of a view events tell."""

    @abstractmethod
    def ways(self, event: Event, before: Any, by: int) -> tuple[Way, ...]:
        """How things travel at an event, after which the table shows what it has brought."""

    def tell(self, events: Sequence[Event], by: int) -> None:
        """Queue what is to be seen of the events that followed from a choice of seat ``by``."""
        for event in events:
            self.scene.queue.add(self.step(event, by))
        self.scene.queue.add(motion.Step([], end=self.settle))

    def step(self, raw: Event, by: int) -> motion.Step:
        """The movement of one event, at whose beginning the picture changes."""
        scene, step = self.scene, motion.Step([])

        def begin() -> None:
            if raw.kind in ENDS_TURN and scene.next_seat() != by and scene.sight.close():
                scene.view = self.face_down(scene.view)
            event = raw.as_seen_by(scene.by)
            before, scene.view = scene.view, self.after(scene.view, event)
            scene.lay()
            if scene.queue.instant:
                return
            if scene.app.settings.reduced_motion:
                step.pause = scene.fade.begin(scene.app.screen.surface)
                return
            ways = self.ways(event, before, by)
            step.flights = motion.staggered([way.flight for way in ways])
            scene.hidden = frozenset(way.hides for way in ways if way.hides)

        def end() -> None:
            scene.hidden = frozenset()

        step.begin, step.end = begin, end
        return step

    def settle(self) -> None:
        """All events are shown: the picture must now be the view."""
        scene = self.scene
        if scene.strict:
            seen = scene.session.view(scene.by)
            assert self.told(scene.view) == self.told(seen), "the picture differs from the view"
        scene.renew()


class YearTeller(Teller):
    """Tells events of Viticulture, with a strip for the steps of a year's end."""

    scene: TableScene

    def after(self, view: Any, event: Event) -> Any:
        return after(view, event)

    def face_down(self, view: Any) -> Any:
        return face_down(view)

    def told(self, view: Any) -> object:
        return told(view)

    def ways(self, event: Event, before: Any, by: int) -> tuple[Way, ...]:
        scene = self.scene
        mat = by if scene.viewed is None else scene.viewed
        return flights.ways(event, flights.Table(before, scene.view, scene.spread, mat, scene.session.colours))

    def tell(self, events: Sequence[Event], by: int) -> None:
        scene = self.scene
        year_over = next((i for i, event in enumerate(events) if year_end.begins(event)), -1)
        for index, event in enumerate(events):
            if index == year_over:
                scene.queue.add(self._year_end(events[index:]))
            elif index > year_over >= 0 and event.kind == "season_started":
                scene.queue.add(motion.Step([], pause=year_end.READ_SECONDS, end=scene.cleared))
            scene.queue.add(self.step(event, by))
        scene.queue.add(motion.Step([], end=self.settle))

    def _year_end(self, events: Sequence[Event]) -> motion.Step:
        """Put up the strip that tells the steps of the year's end."""
        scene = self.scene

        def begin() -> None:
            scene.strip = year_end.strip(events, scene.view, scene.session.colours, scene.session.names)

        return motion.Step([], begin, pause=year_end.READ_SECONDS)
