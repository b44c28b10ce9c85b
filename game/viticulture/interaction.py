"""The interaction at a table of Viticulture: what is asked, picked and shown there, as its rules have it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from game.art.kit import letters
from game.art.kit.boxes import Box
from game.play import motion
from game.play.curtain import Called
from game.play.gathering import Gathering, MultiSelection
from game.play.handover import Handover
from game.play.inspect import Explained, with_player
from game.play.interaction import Interaction
from game.play.motion import Face
from game.play.note import Held
from game.play.selection import Offer, Selection
from game.play.session import Session
from game.play.things import ASKING, Thing
from game.text.key_names import pressed
from game.text.messages import say
from game.text.printed import cards
from game.viticulture import automa, faces
from game.viticulture.actions import actions_of
from game.viticulture.after_bonus import free_lira, offers_after
from game.viticulture.cards_first import CardsFirst, hindered
from game.viticulture.closed_hand import conceals, seen_choices
from game.viticulture.confirming import held_back
from game.viticulture.curtains import called, curtain_wanted
from game.viticulture.fan import CardPlace
from game.viticulture.hand import Hand, Lying
from game.viticulture.inspect import explain
from game.viticulture.layout import Layout, layout_of
from game.viticulture.log import ViticultureLog
from game.viticulture.moment import Moment
from game.viticulture.offers import attempted, offers
from game.viticulture.open_actions import OpenActions, Opened
from game.viticulture.order_ways import OrderWays
from game.viticulture.outcome import price
from game.viticulture.places import touched
from game.viticulture.reasons import Reasons, aimed
from game.viticulture.render_mat import due
from game.viticulture.things import hand_things, part, spread_of, things, zone
from game.viticulture.tokens import with_token
from game.viticulture.trail import ViticultureTrail
from game.viticulture.tray import gift_offers, gift_things, tray
from game.viticulture.turn_change import TurnChanges
from game.viticulture.year_end import YearEnd, told_year
from game.window.app import App
from game.window.input import Action
from rules.engine.choice import Choice, Ref, choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.viticulture.action import BONUS, TOKEN
from rules.viticulture.view import SeatView, View


class ViticultureInteraction(Interaction):
    """What goes on at one table of Viticulture."""

    view: View
    layout: Layout

    def __init__(self, app: App, session: Session, asking: bool = True) -> None:
        log = ViticultureLog(session.names, session.colours)
        super().__init__(app, session, log, ViticultureTrail(session.colours), asking)
        self.year_end: YearEnd | None = None
        """The end of a year, while it lies over the table."""
        self.year_over: motion.Step | None = None
        """The step of the queue with which it ends."""
        self.shown_hand: SeatView | None = None
        """The seat whose cards lie in the place of the hand, where they are another's."""
        self.hand = Hand()
        self._asked: frozenset[str] = frozenset()
        """The cards of the hand that the last question asks for."""
        self.rebate = 0
        """How many lira less than printed structures cost in the open question."""
        self.reasons = Reasons(session)
        self._open_actions = OpenActions(session)
        self._order_ways = OrderWays(session)
        self._turn_changes = TurnChanges()
        self._gathered: tuple[int, MultiSelection] | None = None
        """What was gathered last, and how long the record was: it stays while the hand is closed or the past seen."""
        self._joined: frozenset[int] = frozenset()
        """How many choices had been made in the middle of answers that were two choices."""
        self._pays = False
        """Whether a token was picked together with the last placement."""
        self._bonus_too = False
        """Whether the bonus of the placement that is confirmed is taken with it."""
        self._follows: Ref | None = None
        """The card that was carried to its action and follows the worker there."""

    def handing_over(self, seat: int) -> Handover | None:
        two = len(self.session.names) == 2
        return self._turn_changes.next(seat, two, self.handovers.since, (self.view.year, self.view.season))

    def laid_out(self) -> Layout:
        return layout_of(self.app.screen.surface.get_size(), letters.share())

    def placed(self) -> tuple[tuple[int, ...], Sequence[Thing]]:
        asked = self._asked if self.at is None else frozenset()
        self.spread = spread_of(self.view, self.layout, self.shown, asked)
        self.shown_hand = self.open_hand(self.viewed)
        others = self.shown_hand is not None
        self.hand.lay(self.frame.hand, hand_things(self.shown_hand or self.own), frozenset() if others else asked)
        lies = self.hand.resting
        over = tray(self.view, self.decision, self.own, self.closed)
        lying = things(self.view, self.shown, self.seat, self.spread, lies, over, others)
        return tuple(range(self.spread.seats)), (*lying, *gift_things(self.decision, over))

    @property
    def raised(self) -> Thing | None:
        """The card of the hand that is pointed at."""
        top = self.pointer.hovered[0] if self.pointer.hovered else None
        return next((thing for thing in self.things if thing.in_hand and thing == top), None)

    def hand_now(self) -> tuple[Lying, ...]:
        """The cards of the hand where they are now, with the one that is pointed at raised."""
        in_hand = zip((thing for thing in self.things if thing.in_hand), self.hand.resting, strict=True)
        raised = self.raised
        self.hand.point(next((one.number for thing, one in in_hand if thing == raised), -1), self.still)
        return self.hand.now()

    def hand_places(self) -> dict[Thing, CardPlace]:
        """Where the things of the hand are seen now."""
        now = {one.number: one.place for one in self.hand_now()}
        in_hand = zip((thing for thing in self.things if thing.in_hand), self.hand.resting, strict=True)
        return {thing: now[one.number] for thing, one in in_hand}

    def moves_on(self, seconds: float) -> bool:
        self.hand_now()
        return self.hand.update(seconds * self.queue.speed)

    def open_hand(self, seat: int | None) -> SeatView | None:
        """A seat with the faces of its cards, where all hands lie open; else None."""
        if seat is None or not self.visibility.always:
            return None
        session = self.session
        view: View = session.view(seat) if self.at is None else session.view_at(self.at, seat)
        return view.seats[seat]

    @property
    def own(self) -> SeatView:
        """What is shown of the asked seat."""
        return self.view.seats[self.seat]

    @property
    def advice_hidden(self) -> bool:
        return self.closed

    @property
    def open_actions(self) -> frozenset[str]:
        """Which actions somebody may take."""
        return self.opened_actions.actions

    @property
    def opened_actions(self) -> Opened:
        """Which actions somebody may take, and what the others lack."""
        if self.at is not None:
            return Opened(frozenset(actions_of(self.view.season)))
        return self._open_actions.seen(self.closed)

    def selection_for(self, decision: Decision) -> Selection:
        chosen = self.session.any_order.selection
        widened = self.session.any_order.widened(decision)
        found = Selection(offers(seen_choices(self.session, widened, self.closed))).offers
        pooled = [offer for offer in found if chosen is not None and offer.choice in chosen.pool]
        if chosen is not None and pooled:
            beside = [offer for offer in found if offer not in pooled]
            return self._gathering(MultiSelection(pooled, chosen.due, self._copies(), chosen.least, beside))
        more = offers_after(self.session.game, decision, self.closed)
        found = (*found, *more, *with_token(found, decision, self.view.automa), *gift_offers(decision))
        if decision.kind != "turn" or self.closed:
            return Selection(found)
        return CardsFirst(found, self.own.hand or (), lambda placed, card: not hindered(self.session, placed, card))

    def _copies(self) -> Counter[Ref]:
        return Counter(thing.ref for thing in self.things)

    def _gathering(self, gathering: MultiSelection) -> MultiSelection:
        """The gathering of the open question, as far as it had come."""
        lines, before = self.session.lines, self._gathered
        if before is not None and before[0] == lines:
            gathering.resume(before[1])
        self._gathered = lines, gathering
        return gathering

    def part(self, name: str) -> Box | None:
        return part(name, self.view.seats[self.shown], self.layout)

    def zone(self, name: str) -> Box | None:
        return zone(name, self.layout)

    def select_again(self, decision: Decision, before: Selection) -> None:
        """What is picked stays while the hand is opened, and goes with it."""
        self.pointer.ask(self.selection_for(decision))
        if self.closed:
            if self.held is not None:
                # Whether it could wait on would tell if it rests on the hand.
                self.hold(None)
                self.note.say(partial(say, "table-let-go"))
        elif not isinstance(self.pointer.selection, Gathering):
            self.pointer.selection.pick(before.picked)
        self.opened(decision)

    def attempted(self, open_offers: Sequence[Offer], picked: Sequence[Ref], touched: Ref) -> Choice | None:
        """A card that is carried is tried; a token that is picked is no part of the placement that is tried with it."""
        if self.decision is not None and self.decision.kind == "turn" and picked and picked[0].kind == "card":
            return choice("play", picked[0].name)
        plain = [Offer(one.choice, tuple(ref for ref in one.things if ref != automa.TOKEN)) for one in open_offers]
        return attempted(plain, [ref for ref in picked if ref != automa.TOKEN], touched)

    def steps(self, chosen: Choice) -> tuple[Choice, ...]:
        """A choice with the bonus that it is the first step of, or that comes after it unasked."""
        selection, made = self.pointer.selection, self.session.made
        placed = chosen.verb == "place"
        self._pays = placed and automa.TOKEN in selection.picked
        self._follows = selection.card if isinstance(selection, CardsFirst) and placed else None
        steps = (*(self.session.game.steps_to(chosen) or (chosen,)), *self.brings_along(chosen))
        self._joined = frozenset(one for one in self._joined if one < made)
        self._joined |= frozenset(range(made + 1, made + len(steps)))
        return steps

    def brings_along(self, chosen: Choice) -> tuple[Choice, ...]:
        # Who wants to confirm everything is asked everything.
        return () if self.app.settings.confirm == "always" else free_lira(self.session.game, chosen)

    def take_bonus_too(self) -> None:
        """The placement that is confirmed now takes its bonus with it, unasked."""
        self._bonus_too = True

    def added(self) -> Choice | None:
        """A token that was picked before a placement goes with it, where its bonus can be had; or the bonus itself."""
        decision, wanted = self.session.decision, TOKEN if self._pays else BONUS if self._bonus_too else None
        self._pays = self._bonus_too = False
        if wanted is None or decision is None or decision.kind != "bonus" or wanted not in decision.choices:
            return None
        self._joined |= {self.session.made}
        return wanted

    def within(self) -> bool:
        chosen = self.session.any_order.selection
        return self.session.made in self._joined or (chosen is not None and bool(chosen.made))

    def following(self) -> Ref | None:
        """The card that was carried to its action, where it can answer the open question."""
        card, self._follows = self._follows, None
        open_now = card is not None and self.decision is not None and card in self.pointer.selection.touchable()
        return card if open_now else None

    def opened(self, decision: Decision | None) -> None:
        """A question opens: find what building costs in it, which actions it offers, and lay the cards it asks for."""
        self.rebate = self._rebate(decision)
        self._ask_for(self._cards_of(decision))
        if self.thinking >= 0:
            self.open_season()
        else:
            self._open_actions.ask(decision, self.view)

    def _cards_of(self, decision: Decision | None) -> frozenset[str]:
        """The cards that answer a question; none where a worker is asked for, though cards may follow it."""
        if decision is None or decision.kind == "turn":
            return frozenset()
        things = (ref for offer in self.pointer.selection.offers for ref in offer.things)
        return frozenset(ref.name for ref in things if ref.kind == "card")

    def _ask_for(self, cards: frozenset[str]) -> None:
        """Lay those cards of the hand before the others."""
        if cards != self._asked:
            self._asked = cards
            self.lay()
            self.point_again()

    def retell(self, view: View) -> None:
        self._asked = frozenset()
        super().retell(view)

    def _rebate(self, decision: Decision | None) -> int:
        """How many lira less than printed structures cost in a question: those that can be built tell it."""
        if decision is None or decision.kind != "build":
            return 0
        built = [one for one in decision.choices if one.verb == "build"]
        return max((due(one.words[0], 0) - price(self.session, decision, one) for one in built), default=0)

    def open_season(self) -> None:
        """A season begins: its places open."""
        self._open_actions.open_season(self.view)

    def tell_year(self, moment: YearEnd, last: motion.Step | None = None) -> None:
        """Show the end of a year over the table, until a step of the queue at the latest."""
        self.year_end, self.year_over = moment, last
        self.show_question()

    @property
    def moment_lines(self) -> tuple[str, ...]:
        return told_year(self.year_end.look, self.session.names) if self.year_end is not None else ()

    @property
    def staged(self) -> bool:
        return self.year_end is not None or super().staged

    def end_moment(self) -> bool:
        if any(isinstance(one, Moment) for one in self.queue.overlays):
            self.queue.skip(to_moment=True)
            self.redraw()
            return True
        if self.year_end is None:
            return super().end_moment()
        self.queue.skip_past(self.year_over)
        self.year_end = None
        self.redraw()
        return True

    def cleared(self) -> None:
        self.year_end = self.year_over = None

    def explain(self, ref: Ref) -> Explained | None:
        if ref == ASKING and self.decision is not None and self.decision.source in cards():
            ref = Ref("card", self.decision.source)
        told = explain(ref, self.view, self.shown)
        if told is not None and self.rebate and ref.kind == "structure" and ref.name not in self.own.structures:
            return told._replace(sub=say("table-cost", cost=due(ref.name, self.rebate)))
        if told is not None and ref.kind == "card":
            return self._order_ways.told(told, self.own.hand or (), self.seat, self.at)
        return with_player(told, self.session.opponents[int(ref.name)]) if told and ref.kind == "seat" else told

    def aimed(self, ref: Ref) -> Ref:
        return aimed(ref, self.view, self.pointer.selection.picked)

    def meant(self, ref: Ref, tried: Choice) -> Choice:
        there = self.aimed(ref)
        elsewhere = tried.verb in ("place", "plan") and there != ref
        return choice(tried.verb, tried.words[0], there.name) if elsewhere else tried

    def looks_on(self, seat: int) -> bool:
        return self.view.seats[seat].passed

    def when(self) -> str:
        season = say(f"season-{self.view.season}")
        return say("table-log-season", year=self.view.year, season=season) if self.view.year else ""

    def places(self, event: Event) -> tuple[Ref, ...]:
        return touched(event, self.shown, self.seat)

    def carried_face(self, ref: Ref) -> Face:
        return faces.carried_face(ref, self.session.colours[self.seat])

    def wants_curtain(self, decision: Decision) -> bool:
        always = self.app.settings.curtain == "always"
        return curtain_wanted(self.session, decision, self.sitting.present, self.visibility, always)

    def called(self, decision: Decision) -> Called:
        return called(self.session, decision)

    def why(self, ref: Ref, tried: Choice | None) -> str:
        decision, selection = self.decision, self.pointer.selection
        if decision is None:
            return ""
        if (
            isinstance(selection, MultiSelection)
            and selection.complete
            and any(ref in offer.things for offer in selection.offers)
        ):
            return say("table-full", due=selection.due)
        hidden = self.closed and (ref.kind == "back" or self.session.asks_for_hand(decision))
        reason = self.session.refused(tried) if tried is not None and not hidden else None
        if hidden or (self.closed and conceals(ref, tried, reason, self.view, decision.decider)):
            return say("table-hidden", press=pressed(Action.OPEN_HAND))
        if reason is None:
            return ""
        if tried is not None and tried.verb == "play" and decision.kind == "turn":
            waits = self.held.choice if self.held is not None else None
            return self.reasons.of_card(decision, tried.words[0], self.view, waits)
        able = tried is not None and BONUS in decision.choices and self.session.refused_after((BONUS,), tried) is None
        return self.reasons.words(decision, reason, after_bonus=able)

    def _unasked(self, events: Sequence[Event]) -> str:
        """The visitor that would be played by these events though it was not chosen; empty where there is none.

        It is the only one that can be played: the questions that it asks may answer themselves, but not this one. While
        the hand is closed nothing is told of what is in it.
        """
        selection = self.pointer.selection
        carried = selection.card if isinstance(selection, CardsFirst) else None
        words = (event.choice.split() for event in events if event.kind == "auto_taken" and event.seat == self.seat)
        played = (each[1] for each in words if each[:1] == ["play"])
        return next((card for card in played if not self.closed and carried != Ref("card", card)), "")

    def waits(self, chosen: Choice) -> Held | None:
        assert self.decision is not None
        foresight = self.session.foresee(chosen, after=self.brings_along(chosen))
        mode = self.app.settings.confirm
        return held_back(self.session, self.decision, chosen, foresight, self.view, mode, self._unasked)
