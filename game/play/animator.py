"""Tells on the table what a choice has brought about: a step of movement for each event, or for several equal ones."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.art.task import TaskLook
from game.play import motion
from game.play.counting import Count
from game.play.panel import Asked
from game.play.season_turn import SECONDS
from game.play.travel import Travel
from game.text.messages import say
from game.viticulture import animate, animate_mat, layout, year_end
from game.viticulture.animate_parts import Transition
from game.viticulture.counters import count_place
from game.viticulture.reduce import face_down, reduce, told
from game.viticulture.season import season_turn
from game.viticulture.trail import ViticultureTrail
from rules.engine.event import Event
from rules.viticulture.view import View

if TYPE_CHECKING:
    from game.play.play import Play
    from game.viticulture.scene import TableScene

ENDS_TURN = frozenset({"season_started", "year_ended"})
"""Kinds of events at which a hand that was kept open for the turn closes, if another seat is asked next."""
COUNTED = {"vp_changed": "vp", "lira_changed": "lira", "residual_changed": "residual"}
"""Kinds of events that change a number of a seat, and which."""


class Teller:
    """Turns the events of a choice into steps of one table."""

    equal: ClassVar[Mapping[str, str]] = {}
    """Kinds of events that move together when they follow one another, by the name of their group."""
    closes: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events at which what lies open for one seat closes, whoever is asked next."""

    def __init__(self, scene: Play) -> None:
        self.scene = scene
        self.since = 0
        """How many events had been told when the table stood last, where moves go step by step."""

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
    def ways(self, event: Event, before: Any, by: int) -> tuple[Travel, ...]:
        """How things travel at an event, after which the table shows what it has brought."""

    def noticed(self, event: Event, before: Any, arrival: float) -> float:
        """Show what an event changes besides; its things arrive after ``arrival`` seconds. Returns seconds to wait."""
        return 0.0

    def tell(self, events: Sequence[Event], by: int) -> None:
        """Queue what is to be seen of the events that followed from a choice of seat ``by``."""
        self.retell([events], by)

    def retell(self, parts: Sequence[Sequence[Event]], by: int) -> None:
        """Queue what is to be seen of the events of several choices, as if all had followed from one of seat ``by``."""
        self.since = self.scene.told = len(self.scene.session.events) - sum(map(len, parts))
        for number, events in enumerate(parts):
            if number:
                self.wait()
            self.queue(events, by)
        self.finish(by)

    def queue(self, events: Sequence[Event], by: int) -> None:
        """Queue the steps of events."""
        for group in self.groups(events):
            self.scene.queue.add(self.step(group, by))

    def finish(self, by: int) -> None:
        """Queue the end: the next question, before which the table waits for a press where moves go step by step."""
        if self.scene.next_seat() not in (by, -1):
            self.wait()
        self.scene.queue.add(motion.Step([], end=self.settle))

    def wait(self) -> None:
        """Let the table stand until somebody presses Next, where moves go step by step and there is something new."""
        scene, step = self.scene, motion.Step([], waits=True)

        def stand() -> None:
            step.waits = step.waits and scene.told > self.since
            scene.show_question()

        def go_on() -> None:
            self.since = scene.told
            scene.show_question()

        if scene.app.settings.animation == "step":
            step.begin, step.end = stand, go_on
            scene.queue.add(step)

    def groups(self, events: Sequence[Event]) -> list[list[Event]]:
        """The events in their order, equal ones together; no seat has two numbers changed in one group."""
        found: list[list[Event]] = []
        for event in events:
            group = found[-1] if found else []
            family = self.equal.get(event.kind)
            fits = bool(group) and family is not None and self.equal.get(group[-1].kind) == family
            if fits and event.kind in COUNTED:
                fits = all(event.seat != other.seat for other in group)
            if fits:
                group.append(event)
            else:
                found.append([event])
        return found

    def step(self, group: Sequence[Event], by: int) -> motion.Step:
        """The movement of equal events, at whose beginning the picture changes."""
        scene, step = self.scene, motion.Step([])

        def begin() -> None:
            ways: list[Travel] = []
            still = scene.queue.still or scene.app.settings.reduced_motion
            for raw in group:
                over = raw.kind in self.closes or (raw.kind in ENDS_TURN and scene.next_seat() != by)
                if over and scene.sight.close():
                    scene.view = self.face_down(scene.view)
                scene.app.sounds.tell(raw)
                scene.told += 1
                event = raw.as_seen_by(scene.by)
                before, scene.view = scene.view, self.after(scene.view, event)
                if not scene.queue.still:
                    scene.lay()
                    scene.point_again()
                here = () if still else self.ways(event, before, by)
                arrival = max((way.flight.seconds for way in here), default=0.0)
                step.pause = max(step.pause, self.noticed(event, before, arrival))
                ways += here
            if scene.app.settings.reduced_motion and not scene.queue.still:
                step.pause = scene.fade.begin(scene.app.screen.surface)
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
    """Tells events of Viticulture, with a strip for the steps of a year's end, a trail, and numbers that count."""

    scene: TableScene
    equal: ClassVar[Mapping[str, str]] = {
        kind: kind
        for kind in (
            "card_drawn", "card_discarded", "card_given", "card_revealed", "card_laid_aside", "card_taken_back",
            "grape_gained", "grape_lost", "grape_paid", "grape_sold", "wine_paid", "parents_dealt", "lira_changed",
            "vp_changed", "residual_changed", "automa_worker",
        )
    } | {"grape_aged": "aged", "wine_aged": "aged"}  # fmt: skip

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene)
        self.trail = ViticultureTrail(scene.session.colours)

    def after(self, view: Any, event: Event) -> Any:
        return reduce(view, event)

    def face_down(self, view: Any) -> Any:
        return face_down(view)

    def told(self, view: Any) -> object:
        return told(view)

    def ways(self, event: Event, before: Any, by: int) -> tuple[Travel, ...]:
        scene = self.scene
        mat = by if scene.viewed is None else scene.viewed
        found = animate.travels(event, Transition(before, scene.view, scene.spread, mat, scene.session.colours))
        return (*found, *animate_mat.locked(scene.view, mat)) if year_end.begins(event) else found

    def noticed(self, event: Event, before: View, arrival: float) -> float:
        scene = self.scene
        if year_end.begins(event):
            self.trail.forget()
        if event.kind in animate.TRAILED and scene.view.season != "setup":
            self.trail.add(event, before, scene.view)
        if event.kind == "season_started":
            scene.open_season(event.place)
        if scene.queue.still or scene.app.settings.reduced_motion:
            return 0.0
        if event.kind in COUNTED:
            self._count(event, before, arrival)
        return self._turn_season(before) if event.kind in animate.TURNS else 0.0

    def _count(self, event: Event, before: View, arrival: float) -> None:
        scene, what, seat = self.scene, COUNTED[event.kind], event.seat
        start, end = (getattr(view.seats[seat], what) for view in (before, scene.view))
        panels = layout.rail_panels(len(scene.spread.order))
        panel = panels[scene.spread.order.index(seat)]
        running = [
            one for one in scene.queue.overlays if isinstance(one, Count) and (one.what, one.seat) == (what, seat)
        ]
        for one in running:
            scene.queue.overlays.remove(one)
            start = one.number
        scene.queue.overlays.append(Count(what, seat, start, end, count_place(what, panel), arrival))

    def _turn_season(self, before: View) -> float:
        scene = self.scene
        old, new = (
            scene.drawing.tab(scene.app.screen, scene.sheet()._replace(view=view)) for view in (before, scene.view)
        )
        scene.queue.overlays.append(season_turn(scene.app.screen, scene.view.season, (old, new)))
        return SECONDS

    def retell(self, parts: Sequence[Sequence[Event]], by: int) -> None:
        end = len(self.scene.session.events)
        self.trail.begin(by, end - sum(map(len, parts)), end)
        super().retell(parts, by)

    def queue(self, events: Sequence[Event], by: int) -> None:
        year_over = next((i for i, event in enumerate(events) if year_end.begins(event)), len(events))
        over = next((i for i in range(year_over + 1, len(events)) if events[i].kind == "season_started"), len(events))
        super().queue(events[:year_over], by)
        if year_over < len(events):
            self._year_end(events[year_over:], events[year_over:over], by)
            super().queue(events[over:], by)

    def _year_end(self, events: Sequence[Event], within: Sequence[Event], by: int) -> None:
        """Put up the strip that tells the steps of the year's end while the events ``within`` it are shown."""
        scene = self.scene

        def begin() -> None:
            session = scene.session
            past = session.events[: session.events.index(events[0])]
            scene.strip = year_end.strip(past, events, scene.view, session.colours, session.names)
            look = TaskLook(session.colours[by], session.names[by], scene.strip.title, say("table-year-end-line"))
            scene.panel.asked = Asked(look, (), ())
            scene.dirty = True

        steps = [motion.Step([], begin, pause=year_end.READ_SECONDS)]
        steps += [self.step(group, by) for group in self.groups(within)]
        last = motion.Step([], end=scene.cleared)

        def read() -> None:
            last.pause = max(year_end.READ_SECONDS, year_end.STRIP_SECONDS - sum(step.age for step in steps))

        last.begin = read
        for step in steps:
            scene.queue.add(step)
        self.wait()
        scene.queue.add(last)
