"""The animator of Viticulture: the end of a year, the trail, numbers that count, seasons that turn."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from game.art.estate.land import season_of
from game.art.innkeepers import GLAD, PROUD, WORRIED
from game.art.kit.boxes import Box
from game.play import motion, season_turn
from game.play.animator import Animator, Reducers
from game.play.counting import Count
from game.play.moods import Feeling
from game.play.travel import Travel
from game.viticulture import (
    animate,
    animate_mat,
    building,
    delivery,
    harvest,
    moment,
    pressing,
    reduce,
    season,
    year_end,
)
from game.viticulture.animate_parts import Transition
from game.viticulture.counters import count_place
from game.viticulture.drawn_card import SEEN_SECONDS, DrawnCards
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
AGED = frozenset({"grape_aged", "wine_aged"})
"""Kinds of events of a year's end that are seen before the night falls."""
FEELINGS = {kind: Feeling(GLAD) for kind in GAINS} | {
    "order_filled": Feeling(PROUD),
    "vp_changed": Feeling(GLAD, WORRIED),
    "residual_changed": Feeling(GLAD, WORRIED),
    "lira_changed": Feeling(GLAD, WORRIED, borne=True),
    "grape_lost": Feeling(WORRIED),
    "card_given": Feeling(WORRIED, borne=True),
    "vine_uprooted": Feeling(WORRIED, borne=True),
}


MOMENTS = frozenset({"wine_made", "order_filled"})
"""Kinds of events that have a moment over the board where they happen to a person."""


class ViticultureAnimator(Animator):
    """Shows the events of Viticulture."""

    equal: ClassVar[Mapping[str, str]] = {kind: kind for kind in EQUAL} | {
        "grape_aged": "aged", "wine_aged": "aged", "field_harvested": "harvest", "grape_gained": "harvest",
    }  # fmt: skip
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
        if interaction.year_end is not None:
            return ()
        mat = interaction.shown
        told, events = interaction.told, interaction.session.events
        colours = interaction.session.colours
        change = Transition(before, interaction.view, interaction.spread, mat, colours)
        if event.seat == mat and event.kind == "grape_gained" and (field := harvest.field_of(events, told)):
            return harvest.flown(event, change, field, harvest.AFTER_POSTER if self._poster else 0.0)
        if event.kind == "field_harvested" and self._posted(event):
            return ()
        found = animate.travels(event, change)
        if event.kind in MOMENTS and self._own(event):
            return moment.after(found, moment.seconds(events, told))
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
        if interaction.still or interaction.year_end is not None:
            return 0.0
        if event.kind == "structure_built" and event.seat == interaction.shown and before.season != "setup":
            return self._build(event.thing, event.seat, arrival)
        if event.kind == "field_harvested" and self._posted(event):
            vines = harvest.picked(before, event.seat, event.place)
            interaction.queue.overlays.append(harvest.Poster(vines))
        if event.kind in MOMENTS and self._own(event):
            return self._tell_moment(event, arrival)
        if event.kind in self.counted:
            self._count(event, before, arrival)
        return self._turn_season(before) if event.kind in animate.TURNS else 0.0

    @property
    def _poster(self) -> bool:
        """Whether the poster of a harvest is over the board."""
        return any(isinstance(one, harvest.Poster) for one in self.interaction.queue.overlays)

    def _posted(self, event: Event) -> bool:
        """Whether a harvest has a poster: the first one of the year of a person who moves on the own mat."""
        return self._own(event) and harvest.first_of_year(self.interaction.session.events, self.interaction.told)

    def _own(self, event: Event) -> bool:
        """Whether it happens to a person who moves on the own mat."""
        interaction, sitting = self.interaction, self.interaction.sitting
        return interaction.asking and event.seat == interaction.shown == sitting.acted and sitting.is_person(event.seat)

    def _tell_moment(self, event: Event, arrival: float) -> float:
        """Let a moment come over the board; how long that takes once the things of its event have arrived."""
        interaction, session = self.interaction, self.interaction.session
        events, told = session.events, interaction.told
        seconds = moment.seconds(events, told)
        who = session.innkeepers[event.seat], session.colours[event.seat]
        found: moment.Moment
        if event.kind == "wine_made":
            found = pressing.Pressing(who, seconds, wine=pressing.pressed(event))
        else:
            panel = interaction.layout.rail_panels(len(interaction.order))[event.seat]
            order = delivery.delivered(events, told)
            found = delivery.Delivery(who, seconds, order=order, home=delivery.home(panel))
        interaction.queue.overlays.append(found)
        return 0.0 if arrival else seconds

    def step(self, group: Sequence[Event], by: int) -> motion.Step:
        step = super().step(group, by)
        begin = step.begin
        if group[0].kind == "card_drawn" and begin is not None:
            return self._shows(step, begin, group)
        if not any(event.kind == "field_harvested" for event in group) or begin is None:
            return step

        def lit() -> None:
            begin()
            overlays = self.interaction.queue.overlays
            flights = tuple(flight for flight in step.flights if flight.lift == harvest.HIGH)
            if flights:
                overlays.append(harvest.Light(flights))
                step.pause = max(step.pause, harvest.POPS_SECONDS)

        step.begin = lit
        return step

    def _shows(self, step: motion.Step, begin: Callable[[], None], group: Sequence[Event]) -> motion.Step:
        """Let cards that a person has drawn be seen before the table turns to the next one."""
        interaction = self.interaction

        def shown() -> None:
            begin()
            after, sitting = interaction.next_seat, interaction.sitting
            turns = after >= 0 and sitting.is_person(after)
            hand = interaction.view.seats[interaction.shown].hand or ()
            drawn = [event.card for event in group if self._own(event) and event.seat != after and event.card in hand]
            if turns and drawn and not interaction.queue.still:
                boxes = tuple(interaction.spread.in_hand(hand, card).seen for card in drawn)
                arrival = max((flight.delay + flight.seconds for flight in step.flights), default=0.0)
                interaction.queue.overlays.append(DrawnCards(boxes, arrival))
                step.pause = max(step.pause, SEEN_SECONDS)

        step.begin = shown
        return step

    def _build(self, structure: str, seat: int, arrival: float) -> float:
        """Let a structure rise or a cellar be dug on the open mat, after so many seconds; how long that takes."""
        interaction = self.interaction
        when = interaction.layout, season_of(interaction.view.season) == "winter", arrival
        found: building.Building
        if structure in building.CELLARS:
            structures = frozenset(interaction.view.seats[seat].structures)
            found = building.Digs(*when, cellar=structure, structures=structures)
        else:
            found = building.Rises(*when, structure=structure, colour=interaction.session.colours[seat])
        interaction.queue.overlays.append(found)
        return found.seconds

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
        over = next((i for i, event in enumerate(events) if year_end.begins(event)), len(events))
        super().queue(events[:over], by)
        if over == len(events):
            return
        end = next((i for i in range(over + 1, len(events)) if events[i].kind == "season_started"), len(events))
        night = next((i for i in range(over + 1, end) if events[i].kind not in AGED), end)
        if self.by_opponent(by):
            self.interaction.queue.add(self.pacing.rest())
        super().queue(events[over:night], by)
        self._year_end(events[over:], events[night : end + 1], by)
        super().queue(events[end + 1 :], by)

    def _year_end(self, events: Sequence[Event], within: Sequence[Event], by: int) -> None:
        """Let the night fall that tells the end of a year, while the events ``within`` it happen unseen."""
        interaction = self.interaction
        settings, queue = interaction.app.settings, interaction.queue
        calm = queue.instant or settings.reduced_motion
        parts = year_end.parts(within, interaction.view)
        last = motion.Step([], begin=lambda: self._dawn(parts[-1], by, last, calm))

        def begin() -> None:
            self.close_hand()
            session = interaction.session
            earlier = session.events[: session.events.index(events[0])]
            told = interaction.view, session.colours, session.names, interaction.app.aloud.by_keys
            look = partial(year_end.look_of_year, earlier, events, *told)
            interaction.tell_year(year_end.YearEnd(look, calm), last)

        def come(number: int) -> Callable[[], None]:
            def happen() -> None:
                if interaction.year_end is not None and not calm:
                    interaction.year_end.come()
                for event in parts[number]:
                    self._happened(event, by)

            return happen

        watched = interaction.asking and not interaction.sitting.nobody
        steps = [motion.Step([], begin, pause=year_end.FALLS_SECONDS)]
        steps += [motion.Step([], come(number), pause=year_end.PLATE_SECONDS) for number in range(len(parts) - 1)]
        # In a lesson everybody has to have seen it: what is said next is about it.
        taught = interaction.session.kept.scripted
        waits = watched and (taught or queue.instant or settings.animation == "step")
        # However fast things move it has to be read.
        stands = year_end.STANDS_SECONDS * max(1.0, queue.speed)
        steps += [motion.Step([], pause=stands, waits=waits, read=watched)]
        for step in steps:
            step.moment = True
            queue.add(step)
        queue.add(last)

    def _dawn(self, events: Sequence[Event], by: int, step: motion.Step, calm: bool) -> None:
        """The morning dawns over the table of the new year."""
        interaction = self.interaction
        night = None if calm or interaction.queue.still else interaction.app.screen.surface.copy()
        for event in events:
            self._happened(event, by)
        interaction.cleared()
        interaction.redraw()
        if night is not None:
            interaction.queue.overlays.append(year_end.Dawn(night))
            step.pause = year_end.DAWN_SECONDS

    def update(self, seconds: float) -> None:
        super().update(seconds)
        moment = self.interaction.year_end
        if moment is not None and moment.update(seconds * self.interaction.queue.speed):
            self.interaction.redraw()
