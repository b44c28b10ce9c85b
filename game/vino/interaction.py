"""The interaction at a table of Vino: what is asked, picked and shown there, as its rules have it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.play.curtain import Called
from game.play.gathering import Gathering, MultiSelection
from game.play.handover import Handover
from game.play.inspect import Explained, with_player
from game.play.interaction import Interaction
from game.play.motion import Face
from game.play.note import Held
from game.play.selection import Offer, Selection
from game.play.session import Session
from game.play.things import Thing
from game.text.key_names import pressed
from game.text.messages import say
from game.vino import gathering, map_boxes, printed
from game.vino.banner import Banner
from game.vino.faces import flag_face
from game.vino.from_view import road
from game.vino.gathering import PARTS, TOGETHER
from game.vino.inspect import explain
from game.vino.layout import Layout, layout_of
from game.vino.log import VinoLog
from game.vino.panel import VinoPanel
from game.vino.reveal import OPENED_SECONDS, Opening
from game.vino.round_end import RoundLook, look_of
from game.vino.sale_draft import SaleDraft
from game.vino.things import MARKER, things
from game.vino.trail import VinoTrail
from game.vino.unrolling import Unrolling
from game.vino.words import PLACED, final, question_words, reason_words, variety_name
from game.window.app import App
from game.window.input import Action
from rules.engine.choice import Choice, Ref, choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.vino.view import View

FOR_MONEY = frozenset({"needs_money", "keeps_too_little"})
"""Reasons that rest on the money of the asked seat."""


class VinoInteraction(Interaction):
    """What goes on at one table of Vino."""

    told_over_log = False
    view: View
    layout: Layout

    def __init__(self, app: App, session: Session, asking: bool = True) -> None:
        log = VinoLog(session.names, session.colours)
        super().__init__(app, session, log, VinoTrail(session.colours), asking)
        self.panel: VinoPanel = VinoPanel(self.show_question, lambda: self.frame)
        self.banner: Banner | None = None
        """What is told across the map while the table rests for it."""
        self.strip: RoundLook | None = None
        """What a round has brought, while it is told over the map."""
        self.last_round: RoundLook | None = None
        """What the round before has brought, while regions are chosen; None in the first."""
        self.looked = ""
        """The region that is unrolled to be looked at, or empty."""
        self.prices = False
        """Whether the price table is shown."""
        self._question: tuple[int, int] | None = None
        """The question that was shown last: how many choices had been made, and whose it is."""
        self._covered: tuple[tuple[int, int] | None, Selection] | None = None
        """The secret question before which the hand was covered, and what was picked for it."""
        self._begun: Selection = Selection(())
        """What is picked to answer it, where that is a secret while somebody sees it."""

    def begin(self) -> None:
        super().begin()
        moves = not self.queue.instant and not self.app.settings.reduced_motion
        if self.asking and self.session.fresh and moves:
            self.queue.overlays.append(Opening())
            self.handovers.turn(Handover(self.seat, -OPENED_SECONDS))

    @property
    def by(self) -> int | None:
        if not self.asking and self.viewed is not None:
            return self.viewed if self.visibility.open else None
        return super().by

    @property
    def veiled(self) -> bool:
        return self.prices

    @property
    def hides(self) -> bool:
        """Whether there is something that only the asked seat may see."""
        if self.decision is None or self.visibility.stays:
            return False
        return self.decision.secret or self.visibility.open or self.view.seats[self.seat].money is None

    @property
    def advice_hidden(self) -> bool:
        return self.hides and self.closed

    @property
    def large_region(self) -> str:
        """The region that is unrolled because it is looked at or purchases are made there, or empty."""
        return self.looked or self.region_in_play

    @property
    def region_in_play(self) -> str:
        """The region in which purchases are made, or empty."""
        return self.view.barrel if self.view.phase == "buy" else ""

    def look_at_region(self, region: str) -> None:
        """Unroll a region to be looked at, or with an empty one roll up what was."""
        region, before = "" if region == self.region_in_play else region, self.looked
        if region == before:
            return
        self.looked = region
        if not (self.still or self.queue.instant or self.app.settings.reduced_motion):
            colours = self.session.colours
            self.queue.overlays.extend(
                Unrolling(name, road(self.view, name, colours, self.hidden), up)
                for name, up in ((before, False), (region, True))
                if name
            )
        self.lay()
        self.point_again()
        self.redraw()

    def in_sight(self) -> Sequence[Box]:
        large = self.large_region
        return (self.layout.demand, *((map_boxes.large_box(large),) if large else ()))

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
    def bought(self) -> bool:
        """Whether the asked seat owns a vineyard in the region in play, where who came without one has then bought."""
        return self.region_in_play != "" and self.seat in self.view.owners[self.region_in_play]

    @property
    def alone(self) -> bool:
        """Whether nobody but the asked seat has still a go in the region in play."""
        buyers = self.view.buyers
        return buyers is not None and (*buyers.owners, *buyers.newcomers) == (self.seat,)

    def laid_out(self) -> Layout:
        return layout_of(self.app.screen.surface.get_size(), letters.share(), len(self.session.names))

    def placed(self) -> tuple[tuple[int, ...], Sequence[Thing]]:
        return self.view.order, things(self.view, self.layout, self.shown, self.large_region)

    def renew(self) -> None:
        decision = self.session.decision
        secret, before = decision is not None and decision.secret, self._question
        self._question = (self.session.made, decision.decider) if decision is not None else None
        again = self._question == before and not (secret and self.closed)
        super().renew()
        if self.asking:
            self._resume_selection(again)

    def _resume_selection(self, again: bool) -> None:
        """Who has only looked back before an answer of several choices finds it as it was."""
        if not again or not isinstance(self._begun, Gathering):
            self._begun = self.pointer.selection
            return
        if isinstance(self._begun, SaleDraft):
            self._begun.see(self.view)
        self.pointer.ask(self._begun)
        self.show_question()

    def select_again(self, decision: Decision, before: Selection) -> None:
        """What is picked in secret, or for money that is closed, goes when it is hidden; all else stays.

        A secret that another scene has covered is found again once the hand is open.
        """
        if decision.secret or decision.kind == "buy":
            covered, self._covered = self._covered, None
            if self.closed and self.covered and decision.secret:
                self._covered = self._question, before
            found = covered is not None and not self.closed and covered[0] == self._question
            self._begun = covered[1] if covered is not None and found else self.selection_for(decision)
            self.pointer.ask(self._begun)
        elif isinstance(before, SaleDraft):
            before.see(self.view)
        if self.closed and self.held is not None and self.held != self.waits(self.held.choice):
            self.hold(None)
        if not self.attention.by_keys:
            self.pointer.move(self.attention.point)

    def wants_curtain(self, decision: Decision) -> bool:
        if decision.secret:
            return not self.visibility.open
        always = self.app.settings.curtain == "always"
        return always and not self.visibility.unshared and decision.decider != self.sitting.present

    def called(self, decision: Decision) -> Called:
        session, seat = self.session, decision.decider
        asked = say("vino-curtain") if decision.secret else question_words(decision, self.place, self.thing)[0]
        return Called(session.colours[seat], session.names[seat], asked, session.innkeepers[seat])

    def selection_for(self, decision: Decision) -> Selection:
        if decision.secret and self.closed:
            return Selection(())
        if decision.kind == "region":
            return gathering.regions(decision)
        if decision.kind == "gift":
            return gathering.gifts(decision, self.view)
        if decision.kind in TOGETHER:
            return SaleDraft(decision, self.view)
        place = self.place
        open_choices = [one for one in decision.choices if one.verb in ("buy", "variety")]
        if decision.kind == "buy" and self.conceals_money:
            open_choices += self._refused_for_money()
        return Selection(Offer(one, _touched(one, place)) for one in open_choices)

    @property
    def conceals_money(self) -> bool:
        """Whether nobody may see from the table how much money the asked seat has."""
        return self.closed and self.view.seats[self.seat].money is None

    def _refused_for_money(self) -> Iterator[Choice]:
        """The purchases that only the money of the asked seat does not allow."""
        for region, owners in self.view.owners.items():
            for at, owner in enumerate(owners, 1):
                tried = choice("buy", f"{region}.{at}")
                reason = self.session.refused(tried) if owner is None else None
                if reason is not None and reason.id in FOR_MONEY:
                    yield tried

    def withheld(self, chosen: Choice) -> Ref | None:
        bought = chosen.verb == "buy" and self.decision is not None and chosen not in self.decision.choices
        return Ref("vineyard", chosen.words[0]) if bought else None

    def cleared(self) -> None:
        self.banner = self.strip = None

    def tell_banner(self, banner: Banner) -> None:
        """Tell something across the map."""
        self.banner = banner

    def tell_round(self, events: Sequence[Event]) -> None:
        """Tell over the map what the last round has brought that these events tell to its end."""
        self.strip = self._round(events)

    def _round(self, events: Sequence[Event]) -> RoundLook | None:
        first = self.session.view_at(0, None).order
        return look_of(events, first, self.session.names, self.session.colours)

    def opened(self, decision: Decision | None) -> None:
        choosing = decision is not None and decision.kind == "region"
        self.last_round = self._round(self.session.events) if choosing else None

    def let_go(self) -> bool:
        selection = self.pointer.selection
        if isinstance(selection, Gathering) and selection.started:
            self.cancel()
            return True
        return super().let_go()

    def cancel(self) -> None:
        """Let go of what waits for Confirm or is picked; a sale stays that would have been dropped by passing."""
        if self.held is None or not isinstance(self.pointer.selection, SaleDraft):
            super().cancel()
        else:
            self.hold(None)
            self.drafted()

    def drafted(self) -> None:
        """The sale that is being put together has changed."""
        self.note.forget()
        self.show_question()

    def within(self) -> bool:
        decision = self.session.decision
        if decision is None:
            return False
        return decision.kind in PARTS or (decision.kind in ("region", "gift") and decision.picked > 0)

    def zone(self, name: str) -> Box | None:
        return None

    def attempted(self, open_offers: Sequence[Offer], picked: Sequence[Ref], touched: Ref) -> Choice | None:
        decision, draft = self.decision, self.pointer.selection
        if decision is None:
            return None
        if touched.kind == "vineyard":
            verb = "return" if isinstance(draft, SaleDraft) else {"gift": "gift"}.get(decision.kind, "buy")
            if isinstance(draft, SaleDraft) and not draft.begun and not draft.quantity:
                return None
            return choice(verb, touched.name) if decision.kind != "region" else None
        if touched.kind == "region" and decision.kind == "region":
            return choice("region", touched.name)
        if touched.kind == "tile" and decision.kind == "variety":
            region, _, variety = touched.name.partition(".")
            return choice("variety", variety) if region == self.place else None
        if touched.kind == "demand" and isinstance(draft, SaleDraft) and (draft.begun or draft.quantity):
            return choice("raise", touched.name)
        if touched.kind == "arch" and decision.kind == "sell":
            return choice("sell", touched.name, "1")
        return None

    def why(self, ref: Ref, tried: Choice | None) -> str:
        selection = self.pointer.selection
        if self.decision is None or tried is None:
            return ""
        if self.decision.secret and self.closed:
            return say("vino-hidden", press=pressed(Action.OPEN_HAND))
        if isinstance(selection, SaleDraft | MultiSelection) and selection.full(ref):
            return _full(ref, selection)
        made = selection.choices() if isinstance(selection, Gathering) else []
        made = selection.before(tried) if isinstance(selection, SaleDraft) else made
        reason = self.session.refused_after(made, tried)
        if reason is not None and reason.id in FOR_MONEY and self.conceals_money:
            return say("vino-hidden", press=pressed(Action.OPEN_HAND))
        return reason_words(reason) if reason is not None else ""

    def waits(self, chosen: Choice) -> Held | None:
        mode, decision, draft = self.app.settings.confirm, self.decision, self.pointer.selection
        assert decision is not None
        if chosen.verb == "pass" and isinstance(draft, SaleDraft) and draft.started:
            quantity, variety = draft.quantity, draft.variety
            return Held(chosen, lambda: say("vino-drops-sale", quantity=quantity, thing=variety_name(variety)), "warn")
        if mode == "never":
            return None
        public = self.conceals_money
        foresight = self.session.foresee(chosen, public)
        if foresight.reveals:
            return Held(chosen, partial(final, foresight, public), "warn")
        long = self.session.steps > 0 or any(event.kind == "auto_taken" for event in foresight.events)
        # Where the same seat is asked again it can take the choice back.
        wanted = foresight.ends_turn and foresight.decider != decision.decider and (long or mode == "always")
        return Held(chosen, partial(say, "vino-final"), "plain") if wanted else None

    def show_prices(self, shown: bool) -> None:
        """Show the price table, or take it away."""
        self.prices = shown
        self.redraw()

    def explain(self, ref: Ref) -> Explained | None:
        draft = self.pointer.selection
        moves = draft.moves() if isinstance(draft, SaleDraft) else {}
        told = explain(ref, self.view, self.session.names, self.shown, moves)
        return with_player(told, self.session.opponents[int(ref.name)]) if told and ref.kind == "seat" else told

    def looks_on(self, seat: int) -> bool:
        buyers = self.view.buyers
        return buyers is not None and seat not in (*buyers.owners, *buyers.newcomers)

    def when(self) -> str:
        phase = say(f"vino-phase-{self.view.phase}")
        return say("vino-when", round=self.view.round, phase=phase) if self.view.round else phase

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
        return flag_face(self.session.colours[self.seat], 1.2)


def _touched(one: Choice, place: str) -> tuple[Ref, ...]:
    """The things that an answer touches."""
    if one.verb == "buy":
        return MARKER, Ref("vineyard", one.words[0])
    return (Ref("tile", f"{place}.{one.words[0]}"),)


def _full(ref: Ref, selection: SaleDraft | MultiSelection) -> str:
    """That as many are chosen as are due, and how to give one up."""
    kind = "rises" if ref.kind == "demand" else "regions" if ref.kind == "region" else "vineyards"
    due = (
        selection.due if not isinstance(selection, SaleDraft) else selection.steps if kind == "rises" else selection.due
    )
    return say(f"vino-full-{kind}", due=due)
