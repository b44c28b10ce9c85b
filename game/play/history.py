"""Looking back at the table: earlier positions, what the others did, which places a line of the log touches."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from game.art.kit.boxes import Box
from game.art.log import log_rows
from game.art.task import TaskLook
from game.play.motion import Step
from game.play.panel import Answer, Asked
from game.play.selection import Selection
from game.play.things import FOREIGN
from game.text.key_names import pressed
from game.text.messages import say
from game.viticulture import layout
from game.window.input import Action
from game.window.screen import Point
from rules.engine.choice import Ref
from rules.engine.event import Event

if TYPE_CHECKING:
    from game.play.play import Play

SINCE_SECONDS, EVENT_SECONDS = 5.0, 0.5
"""The most that is taken to show what the others did, and about what one event takes at normal speed."""
MAT_PLACES = frozenset({"field", "structure", "grape", "wine"})


class History:
    """The past of one table scene. While ``at`` is a number the table shows the position after so many choices."""

    def __init__(self, scene: Play) -> None:
        self.scene = scene
        self.at: int | None = None
        self.asks = False
        """Whether it is asked if the game shall go on from the shown position."""
        self.line = -1
        """The event whose line of the log is pointed at, or -1."""

    @property
    def last(self) -> int:
        """How many choices stand."""
        return self.scene.session.past.last

    @property
    def seat(self) -> int:
        """Who was asked at the shown position; -1 when the game was over."""
        return self.scene.session.past.asked_at(self.at if self.at is not None else self.last)

    def view(self) -> Any:
        """The shown position as the open eyes may see it."""
        assert self.at is not None
        return self.scene.session.past.view_at(self.at, self.scene.by)

    @property
    def end(self) -> int:
        """How many events had happened at the shown position."""
        scene = self.scene
        return len(scene.session.events) if self.at is None else scene.session.past.events_at(self.at)

    def toggle(self) -> None:
        """Begin to look back, or go back to the present."""
        if self.at is None:
            self.look(max(0, self.last - 1))
        else:
            self.leave()

    def look(self, at: int) -> None:
        """Show the position after so many choices; the present one when there are no more."""
        scene = self.scene
        scene.queue.skip()
        if at >= self.last:
            self.leave()
            return
        self.at, self.asks = max(0, at), False
        scene.held, scene.note, scene.refused, scene.decision = None, "", None, None
        scene.handover = None
        scene.pointer.ask(Selection(()))
        scene.cleared()
        scene.look()
        scene.show_question()

    def leave(self) -> None:
        """Go back to the present."""
        if self.at is not None:
            self.at, self.asks = None, False
            self.scene.acted = self.scene.next_seat()
            self.scene.renew()

    def step(self, by: int) -> None:
        """Go so many choices on (positive) or back."""
        self.look((self.last if self.at is None else self.at) + by)

    def go_on_here(self) -> None:
        """Take back everything after the shown position; asks once."""
        if not self.asks:
            self.asks = True
            self.scene.show_question()
            return
        at, self.at, self.asks = self.at, None, False
        assert at is not None
        self.scene.session.rewind(at)
        self.scene.acted = -1
        self.scene.renew()

    def keep(self) -> None:
        """Do not go on from the shown position after all."""
        self.asks = False
        self.scene.show_question()

    def asked(self) -> Asked:
        """What the task panel says while the past is shown."""
        scene, at = self.scene, self.at or 0
        seat = max(0, self.seat)
        when = scene.when()
        colour, name = scene.session.colours[seat], say("history-title")
        if self.asks:
            look = TaskLook(colour, name, say("history-ask"), say("history-ask-line", count=self.last - at))
            if scene.session.forfeits(at):
                look = look._replace(note=say("campaign-rewind-warning"), tone="warn")
            confirm = Answer("past-return", say("history-return"), self.go_on_here, "confirm", "go")
            return Asked(look, (), (confirm, Answer("past-keep", say("table-cancel"), self.keep, "cancel", "plain")))
        keys = {"back": pressed(Action.LEFT), "on": pressed(Action.RIGHT)}
        look = TaskLook(colour, name, when or say("table-setup"), say("history-line", at=at, last=self.last, **keys))
        steps = (
            Answer("past-back", say("history-back"), lambda: self.step(-1), "undo", enabled=at > 0),
            Answer("past-on", say("history-on"), lambda: self.step(1), "redo"),
        )
        below = [Answer("past-now", say("history-now"), self.leave, "confirm", "go")]
        if scene.session.may_rewind:
            below.append(Answer("past-return", say("history-return"), self.go_on_here, "restart", "plain"))
        return Asked(look, steps, tuple(below))

    @property
    def news(self) -> bool:
        """Whether anything has happened since the last choice of the seat that is asked."""
        return self.scene.session.past.last_choice_of(self.scene.seat) + 1 < self.last

    def since(self) -> None:
        """Show again what has happened since the last choice of the seat that is asked, in a few seconds.

        A note says so where nothing has.
        """
        scene = self.scene
        self.leave()
        scene.queue.skip()
        start = scene.session.past.last_choice_of(scene.seat) + 1
        if scene.decision is None:
            return
        if start >= self.last:
            scene.note = say("history-nothing-since")
            scene.show_question()
            return
        ends = [scene.session.past.events_at(made) for made in range(start, self.last + 1)]
        parts = [scene.session.events[a:b] for a, b in pairwise(ends)]
        scene.held, scene.note, scene.refused, scene.decision = None, "", None, None
        scene.pointer.ask(Selection(()))
        scene.acted = scene.seat
        scene.view = scene.session.past.view_at(start, scene.by)
        scene.lay()
        scene.show_question()
        speed = scene.queue.speed
        scene.queue.speed = max(speed, 1.0, sum(map(len, parts)) * EVENT_SECONDS / SINCE_SECONDS)
        if scene.app.settings.animation == "step":
            scene.queue.speed = speed

        def usual() -> None:
            scene.queue.speed = speed

        scene.teller.retell(parts, scene.seat)
        scene.queue.add(Step([], end=usual))

    def rows(self) -> tuple[tuple[int, Box], ...]:
        """The lines of the log that are seen, by the index of their event, with their boxes."""
        scene = self.scene
        if scene.panel.long or (layout.DRAWER and not scene.drawer) or scene.inspected() is not None:
            return ()
        lines = scene.log_lines()
        return tuple((line.event, box) for line, box in log_rows(lines, layout.LOG, scene.app.screen.scale))

    def point(self, point: Point) -> bool:
        """The pointer is here; True when it is at another line of the log than before."""
        here = -1
        if layout.LOG.holds(*point):
            here = next((event for event, box in self.rows() if box.holds(*point)), -1)
        changed, self.line = here != self.line, here
        return changed

    def click(self, point: Point) -> bool:
        """Show the position after the line under this point; False where there is none."""
        self.point(point)
        if self.line < 0:
            return False
        self.look(self.scene.session.past.made_by(self.line))
        return True

    def lit(self) -> tuple[Ref, ...]:
        """The places that the line of the log touches at which the pointer is."""
        scene = self.scene
        if not 0 <= self.line < len(scene.session.events):
            return ()
        return scene.places(scene.session.events[self.line])


def touched(event: Event, mat: int, hand: int) -> tuple[Ref, ...]:
    """The places on the table of Viticulture that an event touches, where these seats' mat and hand lie open."""
    return tuple(_on_table(ref, mat, hand) for ref in _touched(event) if _seen(ref, event, mat))


def _seen(ref: Ref, event: Event, mat: int) -> bool:
    return ref.kind not in MAT_PLACES or event.seat == mat


def _on_table(ref: Ref, mat: int, hand: int) -> Ref:
    """The thing as it lies there: on a mat that is only looked at, fields and structures are called otherwise."""
    return Ref(FOREIGN + ref.kind, ref.name) if mat != hand and ref.kind in ("field", "structure") else ref


def _touched(event: Event) -> tuple[Ref, ...]:
    found: list[Ref] = []
    if event.seat >= 0:
        found.append(Ref("seat", str(event.seat)))
    if event.other >= 0 and event.other != event.seat:
        found.append(Ref("seat", str(event.other)))
    if event.kind == "rooster_placed":
        found.append(Ref("row", event.place))
    elif event.place in layout.DECKS:
        found.append(Ref("pile" if event.kind == "card_discarded" else "deck", event.place))
    elif event.place.isdigit():
        found.append(Ref("field", event.place))
    elif event.kind.startswith(("worker_placed", "worker_planned", "worker_retrieved")):
        found.append(Ref("space" if event.place in ("gain_lira", "yoke") else "action", event.place.partition(".")[0]))
    if event.kind == "structure_built":
        found.append(Ref("structure", event.thing))
    sort = event.kind.partition("_")[0]
    if sort in ("grape", "wine") and "." in event.thing and " " not in event.thing:
        found.append(Ref(sort, event.thing))
    return tuple(found)
