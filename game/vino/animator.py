"""The animator of Vino: banners, the strip at the end of a round, the ribbon, and regions that light up."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from game.art.innkeepers import GLAD, PROUD, WORRIED
from game.art.kit.boxes import Box
from game.play import motion, season_turn
from game.play.animator import Animator, Reducers
from game.play.moods import Feeling
from game.play.season_turn import SeasonTurn
from game.play.travel import Travel
from game.vino import animate, counters, map_boxes, reduce, round_strip
from game.vino.animate_parts import Transition
from game.vino.banner import READ_SECONDS, banner_of
from game.vino.interaction import VinoInteraction
from game.vino.reveal import TOKEN_SECONDS, Reveal
from game.vino.round_end import ends_at
from game.window.screen import Point
from rules.engine.event import Event
from rules.vino.view import View

BEFORE_SECONDS, ROUND_SECONDS, READ_ROUND_SECONDS = 0.6, 4.0, 2.0
"""How long the strip at the end of a round stays before the order changes, and after it; there at least, however fast
things move."""
EQUAL = (
    "regions_chosen", "regions_revealed", "vineyard_given", "vineyard_returned", "demand_changed", "order_changed",
)  # fmt: skip
"""Kinds of events of which several that follow one another move together."""
FEELINGS = {kind: Feeling(GLAD) for kind in ("vineyard_bought", "vineyard_given", "variety_taken")} | {
    "wine_sold": Feeling(PROUD),
    "variety_returned": Feeling(WORRIED),
}


class VinoAnimator(Animator):
    """Shows the events of Vino, with a banner for what changes the course of the game."""

    equal: ClassVar[Mapping[str, str]] = {kind: kind for kind in EQUAL}
    feelings: ClassVar[Mapping[str, Feeling]] = FEELINGS
    closes: ClassVar[frozenset[str]] = frozenset({"regions_revealed", "season_started", "barrel_moved"})

    interaction: VinoInteraction

    def __init__(
        self,
        interaction: VinoInteraction,
        tab: Callable[[View], Box],
        faces: Callable[[], tuple[Point, ...]],
    ) -> None:
        """``tab`` tells where the tab of the phase hangs from the ribbon while a view is shown, ``faces`` where the
        faces lie on it, in order of play."""
        super().__init__(interaction, Reducers(reduce.reduce, reduce.face_down, reduce.told))
        self.tab = tab
        self.faces = faces
        self.order: tuple[int, ...] = ()
        """The order of play before it began to change."""
        self._strip_step = motion.Step([])
        self._came: Point = (0.0, 0.0)

    def travels(self, event: Event, before: Any, by: int) -> tuple[Travel, ...]:
        interaction, session = self.interaction, self.interaction.session
        change = Transition(
            before, interaction.view, interaction.layout, interaction.large_region, interaction.shown,
            session.colours, session.names, session.innkeepers,
        )  # fmt: skip
        if event.kind == "order_changed":
            self.order = before.order if event.place == "1" else self.order
            change = change._replace(order=self.order, faces=self.faces())
        return animate.travels(event, change)

    def noticed(self, event: Event, before: View, arrival: float) -> float:
        interaction = self.interaction
        if event.kind in animate.TRAILED:
            interaction.trail.add(event, before, interaction.view)
        return max(0.0 if interaction.still else self._stir(event, before, arrival), self._banner(event))

    def _stir(self, event: Event, before: View, arrival: float) -> float:
        """Move what is no thing: numbers that count, the ribbon, light on the map; the seconds to wait for it."""
        interaction = self.interaction
        counters.count(
            interaction.queue, event, before, interaction.view, interaction.layout, interaction.shown, arrival
        )
        if event.kind == "season_started":
            return self._turn_phase(before)
        return self._light(event.thing) if event.kind == "regions_revealed" else 0.0

    def _turn_phase(self, before: View) -> float:
        """The tab of the ribbon slides from the phase that is over to the one that begins."""
        interaction = self.interaction
        tabs = self.tab(before), self.tab(interaction.view)
        ribbon = season_turn.seen(interaction.app.screen, (interaction.frame.ribbon._replace(h=76),))
        blank = interaction.frame.rail.right + 5, interaction.frame.ribbon.y + 30
        interaction.queue.overlays.append(SeasonTurn(ribbon, tabs, blank))
        return season_turn.SECONDS

    def _light(self, region: str) -> float:
        overlays = self.interaction.queue.overlays
        found = next((one for one in overlays if isinstance(one, Reveal)), None)
        if found is None:
            found = Reveal(set())
            overlays.append(found)
        found.regions.add(region)
        return max(0.0, found.seconds - TOKEN_SECONDS)

    def _banner(self, event: Event) -> float:
        """Put up the banner of an event that has one; the seconds it is to be read."""
        interaction = self.interaction
        found = banner_of(event, interaction.view, interaction.session.names)
        if found is None:
            return 0.0
        interaction.tell_banner(found)
        return 0.0 if interaction.queue.still else READ_SECONDS

    def queue(self, events: Sequence[Event], by: int) -> None:
        end = ends_at(events)
        first = next((at for at in range(end) if events[at].kind == "order_changed"), 0)
        super().queue(events[:first], by)
        if end:
            self._round_end(events[first:end], by)
        super().queue(events[end:], by)

    def _round_end(self, events: Sequence[Event], by: int) -> None:
        """Put up the strip that tells what the round has brought, while the order changes and to be read."""
        interaction = self.interaction

        def begin() -> None:
            self.close_hand()
            interaction.tell_round(interaction.session.events[: interaction.told + len(events)])
            self._came = interaction.attention.point

        self._strip_step = motion.Step(
            [], end=interaction.cleared, pause=max(ROUND_SECONDS, READ_ROUND_SECONDS * interaction.queue.speed)
        )
        interaction.queue.add(motion.Step([], begin, pause=BEFORE_SECONDS))
        for group in self.groups(events):
            interaction.queue.add(self.step(group, by))
        self.wait()
        interaction.queue.add(self._strip_step)

    def update(self, seconds: float) -> None:
        """Let the strip at the end of a round stay for as long as a pointer that was moved onto it is over it."""
        super().update(seconds)
        interaction, point = self.interaction, self.interaction.attention.point
        if interaction.strip is not None:
            on_strip = round_strip.box(map_boxes.MAP).holds(*point)
            self._strip_step.hold(on_strip and self._strip_step.begun and point != self._came)
