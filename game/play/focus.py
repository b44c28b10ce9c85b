"""The focus on the table: which thing or button keys and controller are at, and where they go from there."""

from __future__ import annotations

import math
from collections.abc import Iterable
from typing import ClassVar, NamedTuple

from game.art.kit.boxes import Box
from game.play.answer import Answering
from game.play.interaction import Interaction
from game.play.review import Review
from game.play.things import BACK, FOREIGN, Thing
from game.window.input import Action
from game.window.widgets.buttons import Button
from game.window.widgets.compass import neighbour
from rules.engine.choice import Ref

REGIONS = ("task", "log", "tray", "board", "demand", "mat", "hand", "rail", "ribbon")
"""The parts of the table between which the focus is passed on, in that order."""
REGION_OF = {
    "shown": "tray", "parent": "tray", "gift": "tray", "row": "board", "deck": "board", "pile": "board",
    "action": "board", "space": "board", "standing": "board", "field": "mat", "planted": "mat", "structure": "mat",
    "cellar": "mat", "grape": "mat", "wine": "mat", "worker": "mat", "card": "hand", BACK: "hand", "seat": "rail",
    "automa": "rail", "automa_card": "rail", "token": "rail", "region": "board", "vineyard": "board", "tile": "board",
    "demand": "demand", "arch": "mat", "marker": "mat", "mark": "mat",
}  # fmt: skip
"""Kind of a thing: where it lies. Roosters are not here, since each has a row."""
ONLY_IF_ASKED = frozenset({"action", "standing", "cellar"})
"""Kinds that lie over or under other things and get the focus only when they can be touched."""
TWICE = frozenset({"region", "vineyard", "tile"})
"""Kinds that may lie at several places of the table; the focus goes to the topmost."""
LEAVES = "lesson-leave"
"""The button with which a lesson is left."""
AFTER_LISTED = frozenset(
    {
        "undo",
        "cancel",
        "page-back",
        "page",
        "page-on",
        "pass",
        "log-drawer",
        "meanwhile",
        "confirm-bonus",
        "end",
        "prices",
        "advice",
        "advice-close",
        LEAVES,
    }
)
"""Buttons of the panel that are not what a question is about."""


REVIEW_ROW = frozenset({"past-now", "past-return", "past-keep"})
LINE = "line-"
"""How the names of the log's lines begin; the number of their event follows."""


class Target(NamedTuple):
    """Something that can have the focus: a thing, or a button or a line of the log by its name."""

    region: str
    box: Box
    thing: Thing | None = None
    button: str = ""

    def same(self, other: Target) -> bool:
        """Whether it is the same thing or button, wherever it lies."""
        if self.thing is None or other.thing is None:
            return self.thing is other.thing and self.button == other.button
        return self.thing.ref == other.thing.ref


class Focus:
    """The focus of one table. It is shown from the first key on, until the mouse moves."""

    regions: ClassVar[tuple[str, ...]] = REGIONS
    """The parts of the table in the order in which the focus is passed on."""

    def __init__(self, interaction: Interaction, answering: Answering, review: Review) -> None:
        self.interaction = interaction
        self.answering = answering
        self.review = review
        self.at: Target | None = None
        self._asked: object = None

    def targets(self) -> tuple[Target, ...]:
        """Everything that can have the focus now."""
        interaction = self.interaction
        found = [_of_button(button) for button in interaction.buttons.all if button.enabled]
        found += [Target("log", box, None, f"{LINE}{event}") for event, box in self.review.rows() if event >= 0]
        touchable = interaction.pointer.selection.touchable()
        seen: set[Ref] = set()
        topmost = {thing.ref: thing for thing in interaction.things}
        covered = {thing.box for thing in interaction.things if thing.ref.kind == "standing" and thing.ref in touchable}
        for thing in interaction.things:
            kind = thing.ref.kind.removeprefix(FOREIGN)
            region = REGION_OF.get(kind)
            if region is None or (kind == "worker" and thing.ref in seen):
                continue
            if kind in TWICE and topmost[thing.ref] is not thing:
                continue
            if kind == "space" and thing.box in covered:
                continue
            if thing.ref in touchable or self.worth(thing, kind):
                seen.add(thing.ref)
                found.append(Target("mat" if thing.ref.name == "yoke" else region, thing.box, thing))
        return tuple(found)

    def worth(self, thing: Thing, kind: str) -> bool:
        """Whether a thing that cannot be touched now gets the focus, to be read of."""
        return kind not in ONLY_IF_ASKED and not thing.ref.name.endswith(".art")

    def move(self, way: Action) -> None:
        """Go to the next target of the region in a direction; the first move only shows the focus."""
        here, all_targets = self.at, self.targets()
        if here is None:
            self._go(self._home(all_targets))
            return
        found = self.beside(here, all_targets, way)
        if found is None and here.region == "log" and way in (Action.UP, Action.DOWN):
            self.interaction.log.scroll(1 if way == Action.UP else -1)
            scrolled = self.targets()
            here = next((target for target in scrolled if target.same(here)), here)
            found = self.beside(here, scrolled, way)
        if found is not None:
            self._go(found)
            self.interaction.buttons.arrive()

    def beside(self, here: Target, all_targets: Iterable[Target], way: Action) -> Target | None:
        """The target of the same region that comes next in a direction; None where none does."""
        others = [target for target in all_targets if target.region == here.region and target.box != here.box]
        found = neighbour(here.box, [target.box for target in others], way)
        return None if found is None else others[found]

    def step(self, by: int) -> None:
        """Go to the next region (1) or the one before (-1), to what can be touched there first."""
        all_targets = self.targets()
        if self.at is None:
            self._go(self._home(all_targets))
            return
        filled = [region for region in self.regions if any(target.region == region for target in all_targets)]
        here = filled.index(self.at.region) if self.at.region in filled else 0
        self.enter(filled[(here + by) % len(filled)])

    @property
    def below(self) -> bool:
        """Whether the focus is in the row below the panel while the past is shown."""
        return self.at is not None and self.at.button in REVIEW_ROW

    def enter(self, region: str) -> None:
        """Go to a region, to what can be touched or answered there first, or to its first thing.

        What leads away from the table comes last.
        """
        inside = [target for target in self.targets() if target.region == region]
        inside.sort(key=lambda target: target.button == LEAVES)
        if inside:
            answers = _answers(inside) if region == "task" else []
            self._go(self._open_one(inside) or next(iter(answers), inside[-1 if region == "log" else 0]))
            self.interaction.buttons.arrive()

    def appear(self) -> None:
        """Be shown, where somebody listens to it, as by the first move."""
        if self.at is None and self.interaction.app.announcements.listeners:
            self._go(self._home(self.targets()))

    def show(self, name: str) -> None:
        """Go to a button that can be pressed, if there is one of this name."""
        found = next((target for target in self.targets() if target.button == name), None)
        if found is not None:
            self._go(found)

    def go_to(self, target: Target) -> None:
        """Go to a target that somebody names."""
        self._go(target)
        self.interaction.buttons.arrive()

    def press(self, target: Target) -> None:
        """Do to a target that somebody names what a click on it does: it is meant, however new it is."""
        button = self.interaction.buttons.named(target.button)
        if button is not None and self.interaction.queue.waiting:
            button.act()
            return
        self.go_to(target)
        self.choose()

    def choose(self) -> None:
        """Do to the target what a click on it does; one that was not shown while pieces moved is only shown.

        Neither is a choice confirmed then that has waited since before. What has come with another question is not
        chosen so soon that the last one must have been meant.
        """
        interaction, shown = self.interaction, self.at
        if interaction.buttons.fresh > 0:
            return
        unasked = not interaction.queue.empty and interaction.decision is None
        interaction.queue.skip(to_moment=True)
        interaction.redraw()
        if interaction.staged:
            return
        self.refresh()
        if unasked:
            interaction.buttons.make_sure()
        if unasked and (shown is not None or interaction.held is not None):
            return
        if shown is not None and self.at is not None and not self.at.same(shown):
            return
        if self.at is not None:
            self._choose(self.at)
        elif interaction.held is not None:
            self.answering.confirm()
        else:
            self._go(self._home(self.targets()))

    def _choose(self, target: Target) -> None:
        interaction = self.interaction
        if target.region == "log":
            x, y, w, h = target.box
            self.review.click((x + w / 2, y + h / 2))
        elif target.thing is None:
            button = interaction.buttons.named(target.button)
            if button is not None and button.enabled:
                button.act()
        else:
            interaction.attention.move(target.thing.box.centre, by_keys=True)
            outcome = interaction.pointer.choose(target.thing)
            if outcome is not None:
                self.answering.take(outcome)

    def leave(self) -> None:
        """The mouse has been taken: nothing has the focus any more."""
        if self.at is not None:
            self.at = None
            self.interaction.buttons.focus(None)
            self.interaction.attention.let_keys_go()
            self.interaction.attention.rest_for(0.0)
            self.interaction.redraw()

    def moved_on(self) -> bool:
        """Pointer or focus are at something else: a note is told only while they stay; True where one is forgotten."""
        interaction = self.interaction
        note, hovered = interaction.note, interaction.pointer.hovered
        if not note.words or any(thing.ref == note.refused for thing in hovered):
            return False
        note.forget()
        interaction.show_question()
        return True

    def refresh(self) -> None:
        """The table has changed: keep the focus where it was, or on what a new question is about.

        While pieces move on the way to that question, a focus that has lost its target waits without being seen, and
        so does every focus while a sign lies over the table.
        """
        at = self.at
        if at is None:
            return
        interaction, all_targets = self.interaction, self.targets()
        covered = interaction.handovers.covers
        told = not covered and (interaction.decision is not None or self.review.looking)
        if told and self._question() != self._asked:
            interaction.buttons.make_sure()
            self._go(self._home(all_targets))
            return
        stayed = [target for target in all_targets if target.same(at)]
        if covered or (not stayed and interaction.decision is None and not _answers(all_targets)):
            self._asked = None
            interaction.buttons.focus(None)
            interaction.pointer.hover(())
            return
        beside = [target for target in all_targets if target.region == at.region]
        nearest = min(stayed, key=lambda target: math.dist(target.box[:2], at.box[:2]), default=None)
        inside = _answers(beside) if at.region == "task" else beside
        self._go(nearest or self._open_one(beside) or next(iter(inside), self._home(all_targets)))

    def _question(self) -> object:
        """What is asked now, and whether it waits for Confirm or for the hand."""
        interaction = self.interaction
        review = self.review.looking, self.review.asks
        lines = interaction.session.lines
        advice = interaction.advice
        suggested = advice.found if advice.shown(interaction) else None
        return lines, interaction.held, interaction.decision, self._waits_for_hand(), review, suggested

    def _home(self, all_targets: Iterable[Target]) -> Target | None:
        """What the open question is about: an answer that is a button, else a thing that can be touched."""
        all_targets = tuple(all_targets)
        panel = [target for target in all_targets if target.region == "task"]
        hand = [target for target in all_targets if target.button == "hand" and self._waits_for_hand()]
        answers = _answers(panel) or self._suggested(panel)
        things = [target for target in (self._open_one(all_targets),) if target]
        return next(iter(hand or answers or things or panel or all_targets), None)

    def _suggested(self, panel: Iterable[Target]) -> list[Target]:
        """The buttons of suggestions, also of one that is otherwise not what a question is about."""
        advice = self.interaction.advice
        names = {one.answer for one in advice.found or ()} if advice.shown(self.interaction) else set()
        return [target for target in panel if target.button in names]

    def _waits_for_hand(self) -> bool:
        """Whether nothing can be answered before the hand is opened."""
        decision, session = self.interaction.decision, self.interaction.session
        return decision is not None and self.interaction.closed and session.asks_for_hand(decision)

    def _open_one(self, targets: Iterable[Target]) -> Target | None:
        marked = self.interaction.pointer.selection.marked()
        return next((target for target in targets if target.thing and target.thing.ref in marked), None)

    def _go(self, target: Target | None) -> None:
        interaction = self.interaction
        stays = target is not None and self.at is not None and target.same(self.at)
        self.at, self._asked = target, self._question()
        interaction.redraw()
        interaction.buttons.focus(target.button or None if target else None)
        interaction.pointer.hover((target.thing,) if target and target.thing else ())
        interaction.attention.move(interaction.attention.point, by_keys=target is not None)
        interaction.attention.rest_for(math.inf)
        in_log = target is not None and target.button.startswith(LINE)
        self.review.point_at_line(int(target.button.removeprefix(LINE)) if target and in_log else -1)
        if not stays:
            self.moved_on()


def _answers(targets: Iterable[Target]) -> list[Target]:
    """The buttons of the panel that are what a question is about."""
    return [target for target in targets if target.region == "task" and target.button not in AFTER_LISTED]


def region_of(button: Button) -> str:
    """The part of the table to which a button belongs: what leads away from it to none that is played with."""
    return (
        "ribbon"
        if button.name.startswith("ribbon-") or button.name == LEAVES
        else "hand"
        if button.name == "hand"
        else "task"
    )


def _of_button(button: Button) -> Target:
    return Target(region_of(button), Box(*button.box), None, button.name)
