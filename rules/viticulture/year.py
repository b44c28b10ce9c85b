"""The year: spring, summer, fall and winter, as nodes of the agenda, and their course (V-FLOW-*)."""

from __future__ import annotations

from rules.engine.agenda import HIDDEN, Frame, Node, are_numbers, are_seats, possible, push
from rules.engine.choice import Choice, choice
from rules.engine.reason import Reason
from rules.engine.round import Round
from rules.viticulture import placing, scoring
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, KINDS
from rules.viticulture.ops.op import Op
from rules.viticulture.ops.visitors import PlayVisitor
from rules.viticulture.solo import tokens, years
from rules.viticulture.state import (
    FALL,
    SEASONS,
    SPRING,
    SUMMER_SEASON,
    WINTER_SEASON,
    YEAR_END,
    State,
)
from rules.viticulture.year_end import HandLimit, WakeUpRound, YearEnd

PASS = choice("pass")


class Spring(Round, Op):
    """Every player puts the rooster on a free row, clockwise from the first player (V-SPRING-01)."""

    kind = "wake"

    def seats(self, s: State) -> tuple[int, ...]:
        count = len(s.players)
        return tuple((s.first_player + i) % count for i in range(count))

    def visit(self, s: State, f: Frame) -> list[Choice]:
        s.turn = f.seat
        rows = [row for row, seat in enumerate(s.rows) if row and seat < 0]
        if s.solo is not None and not self.box.terms(s).any_row(s.year):
            rows = [row for row in rows if s.solo.row_tokens >> row & 1]
        return [choice("wake", str(row)) for row in rows]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        self.on(s, f)
        row = int(chosen.words[0])
        if s.solo is not None:
            tokens.take_row_token(s, self.box.solo, row)
        self.box.take_row(s, s.rows, f.seat, row, "spring")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "wake" and s.solo is not None:
            return Reason("row_token_gone", thing=refused.words[0], rule="V-SOLO-07")
        if refused.verb == "wake":
            return Reason("row_taken", thing=refused.words[0], rule="V-SPRING-01")
        return super().refusal(s, f, refused)


class Turns(Op):
    """Summer or winter: in wake-up order one worker or a pass each, until all have passed (V-TURN-01).

    Frame: ``held`` is the order of the season, ``at`` the place in it of whose turn it is. The order stands for the
    whole season: who moves the rooster in it has passed, so nobody gains or loses a turn (V-EDGE-93).
    """

    flow = True
    kind = "turn"

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        order = f.held or s.in_wake_up_order()
        for i in range(len(order)):
            at = (f.at + i) % len(order)
            seat = order[at]
            if s.passed >> seat & 1:
                continue
            if not self.box.spaces.kinds(s, seat):
                self._pass(s, seat, "no_worker")
                continue
            if not f.held or f.seat != seat or f.at != at:
                s.agenda = Frame(f.node, seat, seat, at, order, f.below)
            s.turn = seat
            if s.solo is not None and s.solo.spent:
                s.change_solo(spent=False)
            return [*placing.placements(self.box, s, seat, SEASONS[s.season]), PASS]
        s.agenda = f.below
        return None

    def fits(self, s: State, f: Frame) -> bool:
        return are_seats(f.held, s) and 0 <= f.at < max(1, len(f.held))

    def _pass(self, s: State, seat: int, source: str) -> None:
        s.passed |= 1 << seat
        s.tell("passed", seat, source, place=SEASONS[s.season])

    def others_pass(self, s: State, f: Frame, seat: int) -> None:
        """Let everybody pass who has a turn before this seat has its next, without a look at what they could do."""
        order = f.held or s.in_wake_up_order()
        for i in range(len(order)):
            one = order[(f.at + i) % len(order)]
            if one == seat and not s.passed >> seat & 1 and self.box.spaces.kinds(s, seat):
                return
            s.passed |= 1 << one

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        s.agenda = f.moved((f.at + 1) % len(f.held))
        if chosen is PASS:
            self._pass(s, f.seat, "")
            return
        spaces = self.box.spaces
        kind, space = KINDS.index(chosen.words[0]), spaces.number[chosen.words[1]]
        bonus = placing.bonus_at(self.box, s, space)
        spaces.put(s, f.seat, kind, space)
        s.tell("worker_placed", f.seat, "", thing=chosen.words[0], place=chosen.words[1])
        placing.enter(self.box, s, f.seat, space, bonus)
        if self.box.action_at(space) == self.box.tour_action:
            self.box.hook(s, "after_placing_on_tour", f.seat)

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "place":
            return placing.refusal(self.box, s, f.seat, SEASONS[s.season], *refused.words)
        if refused.verb == "play":
            return self._play_refusal(s, f.seat, refused.words[0])
        if refused.verb in ("plant", "fill", "build", "harvest", "make"):
            action = {
                "plant": "plant_vine",
                "fill": "fill_order",
                "build": "build_structure",
                "harvest": "harvest_field",
                "make": "make_wine",
            }[refused.verb]
            node = self.box.space_node(s, self.box.spaces.actions.index(action)).deed
            frame = Frame(node.number, f.seat, f.seat, 0, (), f)
            if refused not in (node.step(s.copy(), frame) or []):
                return node.refusal(s, frame, refused)
        return super().refusal(s, f, refused)

    def _play_refusal(self, s: State, seat: int, name: str) -> Reason:
        """A card of the hand that could not be played even with a worker on its action says why."""
        card = self.components.numbers[name][0]
        deck = self.components.deck_of[card]
        if DECKS[deck] != f"{SEASONS[s.season]}_visitor":
            return Reason("not_this_season", thing=name, rule="V-VISIT-01")
        if card not in s.players[seat].hand:
            return Reason("no_visitor", thing=name, rule="V-VISIT-02")
        node = self.box.space_nodes[self.box.visitor_action[deck]].deed
        assert isinstance(node, PlayVisitor)
        spaces = self.box.spaces
        before = spaces.take_in_hand(s, seat, spaces.kinds(s, seat)[0])
        playable = node.playable(s, seat, card)
        told = (
            Reason("not_asked_now", thing=name, rule="V-VISIT-01") if playable else node.why_not_playable(s, seat, card)
        )
        spaces.lay_back(s, seat, before)
        return told


class Fall(WakeUpRound):
    """In wake-up order everybody draws a visitor; a cottage draws in its stead (V-FALL-*)."""

    def visit(self, s: State, f: Frame) -> None:
        s.turn = f.seat
        self.on(s, f)
        player = s.players[f.seat]
        node = self.box.fall_node
        for bit, _, instead in self.box.hooks.get("instead_of_fall_draw", ()):
            if player.structures & bit:
                node = instead
        push(s, node, f.seat, f.seat)


class Planned(Op):
    """The planned actions, at the beginning of winter, in wake-up order (V-CARD-PLANNER-02)."""

    flow = True

    def stops(self, s: State, f: Frame) -> int | None:
        plans = self._left(s, f)
        if not plans or plans[0][2] == self.box.spaces.cart:
            return None
        seat, _, space, bonus = plans[0]
        node = self.box.space_node(s, self.box.action_at(space))
        return HIDDEN if node.deed.unsure(s, seat) and not self._can(s, seat, space, bonus) else None

    def _left(self, s: State, f: Frame) -> tuple[tuple[int, int, int, int], ...]:
        """The plans still to be carried out; those whose workers were taken back are gone."""
        plans = f.held
        if not f.at:
            order = s.in_wake_up_order()
            plans = tuple(sorted(s.plans, key=lambda plan: order.index(plan[0])))
        while plans and plans[0] not in s.plans:
            plans = plans[1:]
        return plans

    def step(self, s: State, f: Frame) -> None:
        plans = self._left(s, f)
        if not plans:
            s.agenda = f.below
            s.plans = ()
            return
        s.agenda = f.moved(1, plans[1:])
        seat, kind, space, bonus = plans[0]
        done = list(s.plans)
        done.remove(plans[0])
        s.plans = tuple(done)
        if self._can(s, seat, space, bonus):
            s.turn = seat
            placing.enter(self.box, s, seat, space, bonus)
        else:
            s.tell("planned_skipped", seat, "", thing=KINDS[kind], place=self.box.spaces.names[space])

    def fits(self, s: State, f: Frame) -> bool:
        return bool(f.held) <= f.at and all(are_numbers(plan, 4) and plan[0] in range(s.seat_count) for plan in f.held)

    def _can(self, s: State, seat: int, space: int, bonus: int) -> bool:
        if space == self.box.spaces.cart:
            return True
        node = self.box.space_node(s, self.box.action_at(space))
        return possible(node.deed, s, seat, seat) or (bonus > 0 and node.bonus_first(s, seat))


class Years(Op):
    """The whole game: year after year until somebody has reached the end of the track (V-END-01/02).

    Frame: ``at`` is the season to come, spring first.
    """

    flow = True

    def __init__(self, box: Box, seasons: dict[int, list[Node]]) -> None:
        super().__init__(box)
        self.seasons = seasons
        self.automa: Node

    def turn_cards_by(self, automa: Node) -> None:
        """In the solo game this node turns the cards of a season."""
        self.automa = automa

    def step(self, s: State, f: Frame) -> None:
        season = f.at or SPRING
        if season == SPRING and self._ends(s):
            return
        if season == SPRING:
            s.year += 1
            if s.solo is not None:
                years.begin_year(s, self.box)
        s.season = season
        if season in (SUMMER_SEASON, WINTER_SEASON):
            s.passed = 0
        s.tell("season_started", place=SEASONS[season], amount=s.year)
        s.agenda = f.moved(SPRING if season == YEAR_END else season + 1)
        for node in reversed(self.seasons[season]):
            push(s, node, 0, 0)
        if s.solo is not None:
            self._turn_automa(s, season)

    def _turn_automa(self, s: State, season: int) -> None:
        """First in summer and winter Automa cards are turned; those of the season before leave the view."""
        if season in (SUMMER_SEASON, WINTER_SEASON):
            push(s, self.automa, 0, 0)
        else:
            s.change_solo(shown=())

    def _ends(self, s: State) -> bool:
        """Whether the game ends here; alone the end may have a scoring of its own first (V-CAMP-CH6-01)."""
        if s.solo is None:
            over = s.last_year
        else:
            over = years.is_over(s, self.box)
            end = self.box.terms(s).end
            if over and end is not None and not s.solo.scoring and not s.solo.lost:
                s.change_solo(scoring=True)
                push(s, end, 0, 0)
                return True
        if over:
            s.agenda = None
            scoring.tell_result(s, self.box)
        return over


def add_years(box: Box) -> Years:
    """Compile the year; returns the node that runs the whole game."""

    def add(node: Op, source: str) -> Node:
        return box.add(node, source)

    seasons: dict[int, list[Node]] = {
        SPRING: [add(Spring(box), "spring")],
        SUMMER_SEASON: [add(Turns(box), "summer")],
        FALL: [add(Fall(box), "fall")],
        WINTER_SEASON: [add(Planned(box), "planned"), add(Turns(box), "winter")],
        YEAR_END: [add(YearEnd(box, add(HandLimit(box), "hand_limit")), "year_end")],
    }
    years = Years(box, seasons)
    add(years, "years")
    return years
