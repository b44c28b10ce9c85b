"""The table of Viticulture: one game being played by people at one screen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

import pygame

from game.play import motion
from game.play.animator import YearTeller
from game.play.ask import Asker
from game.play.gathering import MultiSelection
from game.play.history import History, touched
from game.play.inspect import Explained
from game.play.play import Play
from game.play.questions import Questioner, asks_for_hand, named_actions, unveiled
from game.play.selection import Offer, Selection
from game.play.session import Session
from game.text.messages import say
from game.viticulture import automa, faces, layout, year_end
from game.viticulture.beyond import beyond
from game.viticulture.cards_first import CardsFirst, hindered
from game.viticulture.draw_ahead import ahead
from game.viticulture.inspect import explain
from game.viticulture.reasons import aimed
from game.viticulture.render_mat import due
from game.viticulture.render_table import Sheet, TableDrawing
from game.viticulture.score import ViticultureScore
from game.viticulture.solo_score import SoloScore
from game.viticulture.things import spread_of, things
from game.viticulture.tokens import TokenForeseer, with_token
from game.window.app import App
from game.window.scene import Scene
from rules.engine.agenda import State
from rules.engine.choice import Choice, Ref, choice
from rules.engine.decision import Decision
from rules.engine.event import Event
from rules.viticulture.action import BONUS, TOKEN
from rules.viticulture.view import SeatView, View

OUTSIDE_TURNS = frozenset({"wake", "discard", "mama", "papa", "redraw", "deck"})
"""Kinds of questions during which no action of the board is open."""

Unveiled = tuple[frozenset[str], frozenset[str]]
"""The actions that are open, to closed and to open eyes."""


class TableScene(Play):
    """The table of one game of Viticulture."""

    view: View

    def __init__(self, app: App, session: Session) -> None:
        super().__init__(app, session)
        self.drawing = TableDrawing(session.names, session.colours)
        self.questioner = Questioner(session.names, session.colours, self.propose)
        self.teller: YearTeller = YearTeller(self)
        self.asker = Asker(self)
        self.foreseer = TokenForeseer(self)
        self.history = History(self)
        self.strip: year_end.Strip | None = None
        """The steps of a year's end, while they are shown over the board."""
        self.shown: SeatView | None = None
        """The seat whose cards lie in the place of the hand, where they are another's."""
        self.rebate = 0
        """How many lira less than printed structures cost in the open question."""
        self._several: tuple[State, MultiSelection] | None = None
        """What was gathered last, and in which position: it stays while the hand is closed or the past is looked at."""
        self._joined: frozenset[int] = frozenset()
        """How many choices had been made in the middle of answers that were two choices."""
        self._follows: Ref | None = None
        """The card that was carried to its action and follows the worker there."""
        self._unveiled: Unveiled = frozenset(), frozenset()
        self._turns: dict[int, tuple[str, Unveiled]] = {}
        """What was unveiled in the turns so far, with their season, by how many choices had been made."""

    def selection(self, decision: Decision | None) -> Selection:
        if decision is None:
            return Selection(())
        found = super().selection(self.session.picks.widened(decision)).offers
        chosen = self.session.picks.selection
        several = [offer for offer in found if chosen is not None and offer.choice in chosen.pool]
        if chosen is not None and several:
            beside = [offer for offer in found if offer not in several]
            copies = Counter(thing.ref for thing in self.things)
            gathering = MultiSelection(several, chosen.due, copies, chosen.least, beside)
            state, before = self.session.game.state, self._several
            if before is not None and before[0] is state:
                gathering.resume(before[1])
            self._several = state, gathering
            return gathering
        more = beyond(self.session, decision, self.closed)
        found = (*found, *more, *with_token(found, decision, self.view.automa))
        if decision.kind != "turn" or self.closed:
            return Selection(found)
        return CardsFirst(found, self._own.hand or (), lambda placed, card: not hindered(self.session, placed, card))

    def attempted(self, open_offers: Sequence[Offer], picked: Sequence[Ref], touched: Ref) -> Choice | None:
        """A card that is carried is tried; a token that is picked is no part of the placement that is tried with it."""
        if self.decision is not None and self.decision.kind == "turn" and picked and picked[0].kind == "card":
            return choice("play", picked[0].name)
        plain = [Offer(one.choice, tuple(ref for ref in one.things if ref != automa.TOKEN)) for one in open_offers]
        return super().attempted(plain, [ref for ref in picked if ref != automa.TOKEN], touched)

    def carry_out(self, chosen: Choice) -> tuple[Event, ...]:
        """Make a choice, with the bonus that it is the first step of.

        A token that was picked before a placement goes with it, where its bonus can be had.
        """
        made = self.session.game.made
        self._joined = frozenset(one for one in self._joined if one < made)
        selection = self.pointer.selection
        pays = automa.TOKEN in selection.picked and chosen.verb == "place"
        self._follows = selection.card if isinstance(selection, CardsFirst) and chosen.verb == "place" else None
        if len(self.session.game.way_to(chosen)) > 1:
            self._joined |= {made + 1}
            return (*super().carry_out(BONUS), *super().carry_out(chosen))
        events = super().carry_out(chosen)
        decision = self.session.decision
        if pays and decision is not None and TOKEN in decision.choices:
            self._joined |= {made + 1}
            events += self.session.choose(TOKEN)
        return events

    def renew(self) -> None:
        """Ask the question; a card that follows the worker that was placed is touched for its answer."""
        super().renew()
        card, self._follows = self._follows, None
        if card is None or self.decision is None or card not in self.pointer.selection.touchable():
            return
        chosen = self.pointer.selection.touch(card)
        if chosen is None:
            self.show_question()
        else:
            self.propose(chosen)

    def carry_all_out(self, choices: Sequence[Choice]) -> tuple[Event, ...]:
        return self.session.picks.make(choices)

    def within(self) -> bool:
        chosen = self.session.picks.selection
        return self.session.game.made in self._joined or (chosen is not None and bool(chosen.made))

    def lay(self) -> None:
        """Lay the things of the picture where they belong."""
        mat = self.seat if self.viewed is None else self.viewed
        self.spread = spread_of(self.view, mat, tuple(self.drawing.board.coins))
        self.order = self.spread.order
        self.shown = self._shown_hand()
        self.things = things(self.view, mat, self.seat, self.spread, self._tray(), self.shown)
        self.dirty = True

    def _shown_hand(self) -> SeatView | None:
        """The seat whose mat is looked at, where all hands lie open: then its cards are seen with it."""
        if self.viewed is None or not self.sight.always:
            return None
        at = self.history.at
        view: View = self.session.view(self.viewed) if at is None else self.session.past.view_at(at, self.viewed)
        return view.seats[self.viewed]

    def _tray(self) -> tuple[Ref, ...]:
        """The cards that lie over the board: those shown to all, or the parents to choose from."""
        if self.view.shown:
            return tuple(Ref("shown", card) for card in self.view.shown)
        decision = self.decision
        if decision is None or self.view.season != "setup":
            return ()
        if decision.kind == "plant":
            return tuple(dict.fromkeys(Ref("card", chosen.words[0]) for chosen in decision.choices if chosen.words))
        if decision.kind in ("mama", "papa"):
            return () if self.closed else tuple(Ref("parent", chosen.words[0]) for chosen in decision.choices)
        return tuple(Ref("parent", card) for card in self.view.seats[self.seat].parents)

    def opened(self, decision: Decision | None) -> None:
        """Find the actions that a turn offers, to closed and to open eyes.

        Its later questions keep them, but for those that offer actions themselves.
        """
        self.rebate = self._rebate(decision)
        if decision is None or decision.kind in OUTSIDE_TURNS:
            self._unveiled = frozenset(), frozenset()
        elif decision.kind == "turn":
            self._unveiled = unveiled(decision, self.view, True), unveiled(decision, self.view, False)
            self._turns[self.session.game.made] = self.view.season, self._unveiled
        else:
            self._unveiled = self._unveiled_before()
            named = named_actions(decision)
            if named:
                self._unveiled = self._unveiled[0] if asks_for_hand(decision) else named, named

    def _unveiled_before(self) -> Unveiled:
        """What the turn offered that has led to the present question; all of the season where that is not known."""
        now = self.session.game.made
        self._turns = {made: known for made, known in self._turns.items() if made <= now}
        season, found = self._turns.get(max(self._turns, default=-1), ("", (frozenset(), frozenset())))
        if season == self.view.season:
            return found
        every = frozenset({"summer": layout.SUMMER, "winter": layout.WINTER}.get(self.view.season, ()))
        return every, every

    def _rebate(self, decision: Decision | None) -> int:
        """How many lira less than printed structures cost in a question: those that can be built tell it."""
        built = [one for one in decision.choices if one.verb == "build"] if decision is not None else []
        if decision is None or decision.kind != "build":
            return 0
        return max((due(one.words[0], 0) - self.foreseer.price(decision, one) for one in built), default=0)

    @property
    def _own(self) -> SeatView:
        return self.view.seats[self.seat]

    def open_season(self, season: str) -> None:
        """A season begins: its half of the board opens, the other one closes."""
        every = frozenset({"summer": layout.SUMMER, "winter": layout.WINTER}.get(season, ()))
        self._unveiled = every, every

    @property
    def open_actions(self) -> frozenset[str]:
        """Which actions stand unveiled."""
        if self.history.at is not None:
            return frozenset({"summer": layout.SUMMER, "winter": layout.WINTER}.get(self.view.season, ()))
        return self._unveiled[0 if self.closed else 1]

    def cleared(self) -> None:
        """Take the strip of the year's end away."""
        self.strip = None

    def score(self) -> Scene:
        return (SoloScore if len(self.session.names) == 1 else ViticultureScore)(self.app, self.session)

    def drawn_ahead(self) -> Iterator[bool]:
        return ahead(self)

    def explain(self, ref: Ref) -> Explained | None:
        told = explain(ref, self.view, self.seat if self.viewed is None else self.viewed)
        if told is not None and self.rebate and ref.kind == "structure" and ref.name not in self._own.structures:
            return told._replace(sub=say("table-cost", cost=due(ref.name, self.rebate)))
        return told

    def aimed(self, ref: Ref) -> Ref:
        return aimed(ref, self.view, self.pointer.selection.picked)

    def when(self) -> str:
        season = say(f"season-{self.view.season}")
        return say("table-log-season", year=self.view.year, season=season) if self.view.year else ""

    def places(self, event: Event) -> tuple[Ref, ...]:
        return touched(event, self.seat if self.viewed is None else self.viewed, self.seat)

    def carried_face(self, ref: Ref) -> motion.Face:
        return faces.carried_face(ref, self.session.colours[self.seat])

    def draw(self, surface: pygame.Surface) -> None:
        from game.viticulture import render

        render.draw(self, surface)

    def sheet(self) -> Sheet:
        """What lies on the table now."""
        hovered = next((int(t.ref.name) for t in self.pointer.hovered if t.ref.kind == "seat"), -1)
        refused = self.refused
        action = refused.name.partition(".")[0] if refused and refused.kind in ("action", "space") else ""
        return Sheet(
            self.view, self.spread, self.seat if self.viewed is None else self.viewed, self.seat,
            self.history.seat if self.strip is None else self.seat, self.open_actions, action, self.lifted(), hovered,
            self.hidden, self.can_take_back, self.session.game.can_redo, self.app.settings.mute,
            shown=self.shown, news=self.history.news,
            rebate=self.rebate if self.history.at is None else 0, between=self.strip is not None,
        )  # fmt: skip

    def lifted(self) -> int:
        """Which card of the hand stands out of the row, or -1."""
        cards = [thing for thing in self.things if thing.in_hand]
        top = self.pointer.hovered[0] if self.pointer.hovered else None
        return next((i for i, thing in enumerate(cards) if thing is top), -1)
