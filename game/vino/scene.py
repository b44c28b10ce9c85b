"""The table of Vino: one game being played by people at one screen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import pygame
from msgspec.structs import replace

from game.art.kit.boxes import Box
from game.art.log import inspector_height
from game.play import peek
from game.play.curtain import Called
from game.play.gathering import Gathering
from game.play.handover import Handover
from game.play.history import History
from game.play.inspect import Explained
from game.play.motion import Face
from game.play.play import Play
from game.play.questions import Questioner
from game.play.selection import Offer, Selection
from game.play.session import Session
from game.text.messages import say
from game.vino import gathering, layout, printed, render, round_strip
from game.vino.animator import VinoTeller
from game.vino.ask import VinoAsker
from game.vino.banner import Banner
from game.vino.control import VinoListener
from game.vino.faces import marker_face
from game.vino.focus import VinoFocus
from game.vino.gathering import PARTS, TOGETHER
from game.vino.inspect import explain
from game.vino.log import VinoLog
from game.vino.preview import VinoForeseer
from game.vino.render_table import Sheet, VinoDrawing, steps_of
from game.vino.reveal import OPENED_SECONDS, Opening, Reveal
from game.vino.round_end import RoundLook, look_of
from game.vino.sale_draft import SaleDraft
from game.vino.score import VinoScore
from game.vino.things import MARKER, things
from game.vino.words import PLACED
from game.viticulture import layout as table_layout
from game.window.app import App
from game.window.input import ACTION
from game.window.scene import Scene
from rules.engine.choice import Choice, Ref, choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.vino.view import View

INSPECTOR_TALL, INSPECTOR_MOST = 148.0, 290.0
"""How high the inspector is at least, above the lower edge of the log, and at most in the panel of the question."""


class VinoTable(Play):
    """The table of one game of Vino."""

    view: View
    asker: VinoAsker
    teller: VinoTeller

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.drawing = VinoDrawing(session.names, session.colours)
        self.questioner = Questioner(session.names, session.colours, self.propose)
        self.chronicle = VinoLog(session.names, session.colours)
        self.listener = VinoListener(self)
        self.focus = VinoFocus(self)
        self.teller: VinoTeller = VinoTeller(self)
        self.asker = VinoAsker(self)
        self.foreseer = VinoForeseer(self)
        self.history = History(self)
        self.banner: Banner | None = None
        """What is told across the map while the table rests for it."""
        self.strip: RoundLook | None = None
        """What a round has brought, while it is told over the map."""
        self.last_round: RoundLook | None = None
        """What the round before has brought, while regions are chosen; None in the first."""
        self.showing: frozenset[int] = frozenset()
        """The seats that wish to see their money on all their turns."""
        self.prices = False
        """Whether the price table is shown."""
        self.question: tuple[int, int] | None = None
        """The question that was shown last: how many choices had been made, and whose it is."""
        self.begun: Selection = Selection(())
        """What is picked to answer it, where that is a secret while somebody sees it."""

    def enter(self) -> None:
        self.app.use_table(layout.fit)
        super().enter()
        new = not any(line.choice for line in self.session.game.record.lines)
        if new and not self.queue.instant and not self.app.settings.reduced_motion:
            self.queue.overlays.append(Opening())
            self.handover = Handover(self.seat, -OPENED_SECONDS)

    def resume(self) -> None:
        self.app.use_table(layout.fit)
        super().resume()

    def exit(self) -> None:
        super().exit()
        self.app.use_table(None)

    @property
    def hides(self) -> bool:
        """Whether there is something that only the asked seat may see."""
        if self.decision is None or self.sight.always:
            return False
        return self.decision.secret or self.sight.open or self.view.seats[self.seat].money is None

    @property
    def large_region(self) -> str:
        """The region whose plate is large because purchases are made there, or empty."""
        return self.view.barrel if self.view.phase == "buy" else ""

    @property
    def place(self) -> str:
        """The region that the open question is about, or empty."""
        if self.view.gift is not None:
            return self.view.gift.region
        own = self.view.seats[self.seat]
        bare = (region for region, owners in self.view.owners.items() if self.seat in owners)
        first = next((region for region in bare if region not in own.varieties), "")
        return first if self.decision is not None and self.decision.kind == "variety" else self.view.barrel

    @property
    def thing(self) -> str:
        """The variety that the open question is about, or empty."""
        return self.view.sale.variety if self.view.sale is not None else ""

    @property
    def inspector_box(self) -> Box:
        """Where the inspector lies: over the log, and as far above it as all its words need.

        Where the log is a drawer it lies in what the question leaves free, or else over the demand table.
        """
        if table_layout.DRAWER:
            free = peek.free(self)
            top = self.asker.area().bottom if isinstance(self.pointer.selection, SaleDraft) else free.y
            tall = min(free.bottom - top, INSPECTOR_MOST)
            beside = free._replace(y=free.bottom - tall - 6, h=tall)
            return beside if tall >= INSPECTOR_TALL else layout.DEMAND
        log = table_layout.LOG
        tall = min(max(log.h, INSPECTOR_TALL, self._inspector_needs(log.w)), log.bottom - layout.DEMAND.y)
        return log._replace(y=log.bottom - tall, h=tall)

    def _inspector_needs(self, width: float) -> float:
        """How high the inspector must be for all that it tells now."""
        inspected = self.inspected()
        told = self.explain(inspected[0].ref) if inspected is not None else None
        if inspected is None or told is None:
            return 0.0
        scale = self.app.screen.scale
        return inspector_height(told.title, told.sub, told.icon, told.body, inspected[1], width, scale)

    def lay(self) -> None:
        self.order = self.view.order
        shown = self.seat if self.viewed is None else self.viewed
        self.things = things(self.view, shown, self.large_region)
        self.dirty = True

    def renew(self) -> None:
        decision = self.session.decision
        secret, before = decision is not None and decision.secret, self.question
        self.question = (self.session.game.made, decision.decider) if decision is not None else None
        again = self.question == before
        if secret and not again:
            self.sight.close()
        again = again and not (secret and self.closed)
        super().renew()
        self._go_on_picking(again)
        if decision is None or decision.secret or self.seat not in self.showing:
            return
        if self.closed and not self.sight.audience and not self.wants_curtain(decision):
            self.sight.kept = True
            self.hand_changed()

    def _go_on_picking(self, again: bool) -> None:
        """Who has only looked back before an answer of several choices finds it as it was."""
        if not again or not isinstance(self.begun, Gathering):
            self.begun = self.pointer.selection
            return
        if isinstance(self.begun, SaleDraft):
            self.begun.view = self.view
        self.pointer.ask(self.begun)
        self.show_question()

    def toggle_hand(self) -> None:
        """Show the own money, or hide it: on all turns of the seat until it wishes otherwise."""
        super().toggle_hand()
        if self.decision is not None and not self.decision.secret:
            self.showing = self.showing | {self.seat} if self.sight.kept else self.showing - {self.seat}

    def wants_curtain(self, decision: Decision) -> bool:
        if decision.secret:
            return not self.sight.open
        return super().wants_curtain(decision)

    def called(self, decision: Decision) -> Called:
        name, colour = self.session.names[decision.decider], self.session.colours[decision.decider]
        if decision.secret:
            return Called(colour, name, say("curtain-asked"), say("vino-curtain"))
        return Called(colour, name, say("curtain-next"), self.asker.look(decision).title)

    def selection(self, decision: Decision | None) -> Selection:
        if decision is None or (decision.secret and self.closed):
            return Selection(())
        if decision.kind == "region":
            return gathering.regions(decision)
        if decision.kind == "gift":
            return gathering.gifts(decision, self.view)
        if decision.kind in TOGETHER:
            return SaleDraft(decision, self.view)
        place = self.place
        return Selection(
            Offer(one, _touched(one, place)) for one in decision.choices if one.verb in ("buy", "variety")
        )  # fmt: skip

    def hand_changed(self) -> None:
        """What only the asked seat may see was shown or hidden; what is picked in secret goes with it."""
        before = self.pointer.selection
        self.look()
        decision = self.decision
        if decision is None:
            return
        if decision.secret:
            self.begun = self.selection(decision)
            self.pointer.ask(self.begun)
            if self.closed:
                self.note, self.refused = "", None
                self.fade.clear()
        elif isinstance(before, SaleDraft):
            before.view = self.view
        if self.focus.at is None:
            self.pointer.move(self.point)
        self.show_question()

    def cleared(self) -> None:
        self.banner = self.strip = None

    def round_told(self, events: Sequence[Event]) -> RoundLook | None:
        """What the last round has brought that these events tell to its end."""
        first = self.session.past.view_at(0, None).order
        return look_of(events, first, self.session.names, self.session.colours)

    def opened(self, decision: Decision | None) -> None:
        choosing = decision is not None and decision.kind == "region"
        self.last_round = self.round_told(self.session.events) if choosing else None

    def update(self, seconds: float) -> None:
        if self.strip is not None:
            self.teller.hold(round_strip.box(layout.MAP).holds(*self.point))
        super().update(seconds)

    def let_go(self) -> bool:
        selection = self.pointer.selection
        if self.history.at is None and isinstance(selection, Gathering) and selection.started:
            self.cancel()
            return True
        return super().let_go()

    def within(self) -> bool:
        decision = self.session.decision
        if decision is None:
            return False
        return decision.kind in PARTS or (decision.kind in ("region", "gift") and decision.picked > 0)

    def attempted(self, open_offers: Sequence[Offer], picked: Sequence[Ref], touched: Ref) -> Choice | None:
        decision, selection = self.decision, self.pointer.selection
        if decision is None:
            return None
        if touched.kind == "vineyard":
            verb = "return" if isinstance(selection, SaleDraft) else {"gift": "gift"}.get(decision.kind, "buy")
            if isinstance(selection, SaleDraft) and not selection.begun and not selection.quantity:
                return None
            return choice(verb, touched.name) if decision.kind != "region" else None
        if touched.kind == "region" and decision.kind == "region":
            return choice("region", touched.name)
        if touched.kind == "tile" and decision.kind == "variety":
            region, _, variety = touched.name.partition(".")
            return choice("variety", variety) if region == self.place else None
        if touched.kind == "demand" and isinstance(selection, SaleDraft) and (selection.begun or selection.quantity):
            return choice("raise", touched.name)
        if touched.kind == "arch" and decision.kind == "sell":
            return choice("sell", touched.name, "1")
        return None

    def made(self, tried: Choice) -> list[Choice]:
        """What of the collected choices stands already when another one is tried."""
        selection = self.pointer.selection
        if isinstance(selection, SaleDraft):
            return selection.before(tried)
        return selection.choices() if isinstance(selection, Gathering) else []

    def cancel(self) -> None:
        """Let go of what waits for Confirm or is picked; a sale stays that would have been dropped by passing."""
        if self.held is None or not isinstance(self.pointer.selection, SaleDraft):
            super().cancel()
        else:
            self.held = None
            self.drafted()

    def drafted(self) -> None:
        """The sale that is being put together has changed."""
        self.note, self.refused = "", None
        self.show_question()

    def drawn_ahead(self) -> Iterator[bool]:
        return (True for _ in self.drawing.ahead(self.app.screen, self.view))

    def explain(self, ref: Ref) -> Explained | None:
        return explain(ref, self.view, self.session.names, self.seat if self.viewed is None else self.viewed)

    def when(self) -> str:
        view = self.view
        phase = say(f"vino-phase-{view.phase}")
        return say("vino-when", round=view.round, phase=phase) if view.round else phase

    def places(self, event: Event) -> tuple[Ref, ...]:
        found = [Ref("seat", str(event.seat))] if event.seat >= 0 else []
        if event.kind in PLACED:
            found.append(Ref("vineyard", event.place))
        elif event.kind in ("variety_taken", "variety_returned"):
            found.append(Ref("tile", f"{event.place}.{event.thing}"))
        elif event.place in printed.regions():
            found.append(Ref("region", event.place))
        if event.kind in ("demand_changed", "wine_sold"):
            found.append(Ref("demand", event.thing))
        return tuple(found)

    def carried_face(self, ref: Ref) -> Face:
        return marker_face(self.session.colours[self.seat], 26)

    def score(self) -> Scene:
        return VinoScore(self.app, self.session)

    def handle(self, event: pygame.event.Event) -> bool:
        if self.prices and (event.type == pygame.MOUSEBUTTONDOWN or (event.type == ACTION and event.down)):
            self.show_prices(False)
            return True
        return super().handle(event)

    def show_prices(self, shown: bool) -> None:
        """Show the price table, or take it away."""
        self.prices = shown
        self.dirty = True

    def draw(self, surface: pygame.Surface) -> None:
        render.draw(self, surface)

    def _phase(self) -> str:
        """The phase that only the ribbon tells, while it is seen; else empty."""
        return "reveal" if any(isinstance(overlay, Reveal) for overlay in self.queue.overlays) else ""

    def sheet(self) -> Sheet:
        """What lies on the table now."""
        hovered = next((int(t.ref.name) for t in self.pointer.hovered if t.ref.kind == "seat"), -1)
        selection, game = self.pointer.selection, self.session.game
        draft = selection if isinstance(selection, SaleDraft) else None
        picked = tuple(ref.name for ref in selection.picked if ref.kind == "region")
        money = self.view.seats[self.seat].money
        after = None
        if draft is not None and draft.quantity and not draft.begun and money is not None:
            after = money + draft.total
        return Sheet(
            replace(self.view, phase="order") if self.strip is not None else self.view,
            self.seat if self.viewed is None else self.viewed, self.seat, self.history.seat,
            self.large_region, self._open_regions(picked), hovered, self.hidden, self.can_take_back, game.can_redo,
            draft.variety if draft else "", steps_of(draft.moves()) if draft else (), picked, after,
            self.app.settings.mute, phase=self._phase(), moving=not self.queue.empty,
        )  # fmt: skip

    def _open_regions(self, picked: Sequence[str]) -> frozenset[str]:
        """The regions that are lit: those picked, or those in which something can be bought or given."""
        if self.decision is None or not self.queue.empty or isinstance(self.pointer.selection, SaleDraft):
            return frozenset()
        marked = {ref.name.partition(".")[0] for ref in self.pointer.selection.marked() if ref.kind == "vineyard"}
        return frozenset({*picked, *marked})


def _touched(one: Choice, place: str) -> tuple[Ref, ...]:
    """The things that an answer touches."""
    if one.verb == "buy":
        return MARKER, Ref("vineyard", one.words[0])
    return (Ref("tile", f"{place}.{one.words[0]}"),)
