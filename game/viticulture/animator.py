"""The animator of Viticulture: the strip of a year's end, the trail, numbers that count, seasons that turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar

from game.art.innkeepers import GLAD, PROUD, WORRIED
from game.art.kit.boxes import Box
from game.play import motion, season_turn
from game.play.animator import Animator, Reducers
from game.play.counting import Count
from game.play.moods import Feeling
from game.play.panel import Asked, look_of
from game.play.travel import Travel
from game.text.messages import say
from game.viticulture import animate, animate_mat, reduce, season, year_end
from game.viticulture.animate_parts import Transition
from game.viticulture.counters import count_place
from game.viticulture.interaction import ViticultureInteraction
from rules.engine.event import Event
from rules.viticulture.view import View

EQUAL = (
    "card_drawn", "card_discarded", "card_given", "card_revealed", "card_laid_aside", "card_taken_back",
    "grape_gained", "grape_lost", "grape_paid", "grape_sold", "wine_paid", "parents_dealt", "lira_changed",
    "vp_changed", "residual_changed", "automa_worker",
)  # fmt: skip
"""Kinds of events of which several that follow one another move together."""
GAINS = (
    "card_drawn", "worker_trained", "worker_gained", "structure_built", "grape_gained", "wine_made", "token_gained",
)  # fmt: skip
"""Kinds of events that please whoever they happen to."""
FEELINGS = {kind: Feeling(GLAD) for kind in GAINS} | {
    "order_filled": Feeling(PROUD),
    "vp_changed": Feeling(GLAD, WORRIED),
    "residual_changed": Feeling(GLAD, WORRIED),
    "lira_changed": Feeling(GLAD, WORRIED, borne=True),
    "grape_lost": Feeling(WORRIED),
    "card_given": Feeling(WORRIED, borne=True),
    "vine_uprooted": Feeling(WORRIED, borne=True),
}


class ViticultureAnimator(Animator):
    """Shows the events of Viticulture."""

    equal: ClassVar[Mapping[str, str]] = {kind: kind for kind in EQUAL} | {"grape_aged": "aged", "wine_aged": "aged"}
    counted: ClassVar[Mapping[str, str]] = {
        "vp_changed": "vp", "lira_changed": "lira", "residual_changed": "residual"
    }  # fmt: skip

    feelings: ClassVar[Mapping[str, Feeling]] = FEELINGS
    closes: ClassVar[frozenset[str]] = frozenset({"season_started"})

    interaction: ViticultureInteraction

    def __init__(self, interaction: ViticultureInteraction, tab: Callable[[View], Box]) -> None:
        """``tab`` tells where the tab of the season hangs from the ribbon while a view is shown."""
        super().__init__(interaction, Reducers(reduce.reduce, reduce.face_down, reduce.told))
        self.tab = tab

    def travels(self, event: Event, before: Any, by: int) -> tuple[Travel, ...]:
        interaction = self.interaction
        mat = interaction.shown
        colours = interaction.session.colours
        found = animate.travels(event, Transition(before, interaction.view, interaction.spread, mat, colours))
        if year_end.begins(event):
            return (*found, *animate_mat.locked(interaction.view, interaction.layout, mat))
        return found

    def noticed(self, event: Event, before: View, arrival: float) -> float:
        interaction = self.interaction
        if year_end.begins(event):
            interaction.trail.forget()
        if event.kind in animate.TRAILED and interaction.view.season != "setup":
            interaction.trail.add(event, before, interaction.view)
        if event.kind == "season_started":
            interaction.open_season()
        if interaction.still:
            return 0.0
        if event.kind in self.counted:
            self._count(event, before, arrival)
        return self._turn_season(before) if event.kind in animate.TURNS else 0.0

    def _count(self, event: Event, before: View, arrival: float) -> None:
        interaction, what, seat = self.interaction, self.counted[event.kind], event.seat
        overlays = interaction.queue.overlays
        start, end = (getattr(view.seats[seat], what) for view in (before, interaction.view))
        panel = interaction.layout.rail_panels(len(interaction.order))[seat]
        for one in [one for one in overlays if isinstance(one, Count) and (one.what, one.seat) == (what, seat)]:
            overlays.remove(one)
            start = one.number
        overlays.append(Count(what, seat, start, end, count_place(what, panel), arrival))

    def _turn_season(self, before: View) -> float:
        interaction = self.interaction
        tabs = self.tab(before), self.tab(interaction.view)
        interaction.queue.overlays.append(season.season_turn(interaction.app.screen, interaction.frame, tabs))
        return season_turn.SECONDS

    def queue(self, events: Sequence[Event], by: int) -> None:
        year_over = next((i for i, event in enumerate(events) if year_end.begins(event)), len(events))
        end = next((i for i in range(year_over + 1, len(events)) if events[i].kind == "season_started"), len(events))
        super().queue(events[:year_over], by)
        if year_over < len(events):
            if self.by_opponent(by):
                self.interaction.queue.add(self.pacing.rest())
            self._year_end(events[year_over:], events[year_over:end], by)
            super().queue(events[end:], by)

    def _year_end(self, events: Sequence[Event], within: Sequence[Event], by: int) -> None:
        """Put up the strip that tells the steps of the year's end while the events ``within`` it are shown."""
        interaction = self.interaction

        def begin() -> None:
            self.close_hand()
            session = interaction.session
            earlier = session.events[: session.events.index(events[0])]
            strip = year_end.strip(earlier, events, interaction.view, session.colours, session.names)
            look = look_of(session, by, strip.title, say("table-year-end-line"))
            interaction.panel.tell(Asked(look, (), ()))
            interaction.tell_year(strip)

        steps = [motion.Step([], begin, pause=year_end.READ_SECONDS)]
        steps += [self.step(group, by) for group in self.groups(within)]
        last = motion.Step([], end=interaction.cleared)

        def read() -> None:
            last.pause = max(year_end.READ_SECONDS, year_end.STRIP_SECONDS - sum(step.age for step in steps))

        last.begin = read
        for step in steps:
            interaction.queue.add(step)
        self.wait()
        interaction.queue.add(last)
