"""Tells on the table of Vino what an answer has brought about."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar

from game.play import motion
from game.play.animator import Teller
from game.play.travel import Travel
from game.vino import animate, reduce
from game.vino.animate_parts import Transition
from game.vino.banner import READ_SECONDS, Banner, banner_of
from game.vino.round_end import ends_at
from game.vino.stirring import stir
from game.vino.trail import VinoTrail
from game.window.screen import Point
from rules.engine.event import Event
from rules.vino.view import View

if TYPE_CHECKING:
    from game.vino.scene import VinoTable

BEFORE_SECONDS, ROUND_SECONDS = 0.6, 4.0
"""How long the strip at the end of a round stays before the order changes, and after it."""


class VinoTeller(Teller):
    """Tells events of Vino, with a banner for what changes the course of the game."""

    scene: VinoTable
    equal: ClassVar[Mapping[str, str]] = {
        kind: kind
        for kind in (
            "regions_chosen",
            "regions_revealed",
            "vineyard_given",
            "vineyard_returned",
            "demand_changed",
            "order_changed",
        )
    }

    closes: ClassVar[frozenset[str]] = frozenset({"regions_revealed"})

    def __init__(self, scene: VinoTable) -> None:
        super().__init__(scene)
        self.trail = VinoTrail(scene.session.colours)
        self.order: tuple[int, ...] = ()
        """The order of play before it began to change."""
        self._reading = motion.Step([])
        self._came: Point = (0.0, 0.0)

    def after(self, view: Any, event: Event) -> Any:
        return reduce.reduce(view, event)

    def face_down(self, view: Any) -> Any:
        return reduce.face_down(view)

    def told(self, view: Any) -> object:
        return reduce.told(view)

    def ways(self, event: Event, before: Any, by: int) -> tuple[Travel, ...]:
        scene, session = self.scene, self.scene.session
        shown = by if scene.viewed is None else scene.viewed
        table = Transition(before, scene.view, scene.large_region, shown, session.colours, session.names)
        if event.kind == "order_changed":
            self.order = before.order if event.place == "1" else self.order
            places = scene.drawing.emblems(scene.app.screen, scene.sheet())
            table = table._replace(order=self.order, emblems=places)
        return animate.travels(event, table)

    def retell(self, parts: Sequence[Sequence[Event]], by: int) -> None:
        end = len(self.scene.session.events)
        self.trail.begin(by, end - sum(map(len, parts)), end)
        super().retell(parts, by)

    def noticed(self, event: Event, before: View, arrival: float) -> float:
        scene = self.scene
        if event.kind in animate.TRAILED:
            self.trail.add(event, before, scene.view)
        still = scene.queue.still or scene.app.settings.reduced_motion
        return max(0.0 if still else stir(scene, event, before, arrival), self._told(event))

    def _told(self, event: Event) -> float:
        """Put up the banner of an event that has one; the seconds it is to be read."""
        scene = self.scene
        found: Banner | None = banner_of(event, scene.view, scene.session.names)
        if found is None:
            return 0.0
        scene.banner = found
        return 0.0 if scene.queue.still else READ_SECONDS

    def queue(self, events: Sequence[Event], by: int) -> None:
        over = ends_at(events)
        first = next((at for at in range(over) if events[at].kind == "order_changed"), 0)
        super().queue(events[:first], by)
        if over:
            self._round_end(events[first:over], by)
        super().queue(events[over:], by)

    def _round_end(self, events: Sequence[Event], by: int) -> None:
        """Put up the strip that tells what the round has brought, while the order changes and to be read."""
        scene = self.scene

        def begin() -> None:
            scene.strip = scene.round_told(scene.session.events[: scene.told + len(events)])
            self._came = scene.point

        self._reading = motion.Step([], end=scene.cleared, pause=ROUND_SECONDS)
        scene.queue.add(motion.Step([], begin, pause=BEFORE_SECONDS))
        for group in self.groups(events):
            scene.queue.add(self.step(group, by))
        self.wait()
        scene.queue.add(self._reading)

    def hold(self, over: bool) -> None:
        """Let the strip at the end of a round stay for as long as a pointer that was moved onto it is over it."""
        self._reading.waits = over and self._reading.begun and self.scene.point != self._came
