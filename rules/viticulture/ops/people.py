"""Workers, roosters and visitors: taking back, planning, using actions, passing, playing visitors."""

from __future__ import annotations

from typing import Any

from rules.engine.agenda import Frame, Node, become, possible
from rules.engine.choice import DONE, Choice, choice
from rules.engine.reason import Reason
from rules.viticulture import placing
from rules.viticulture.action import NO_BONUS, PAID_BONUS, TOKEN, TOKEN_BONUS
from rules.viticulture.box import Box
from rules.viticulture.cards import KINDS
from rules.viticulture.ops.op import Deed, Op, Selecting
from rules.viticulture.ops.visitors import PlayVisitor
from rules.viticulture.solo import tokens
from rules.viticulture.state import PLACED, ROWS, SEASON, SEASONS, SUMMER_SEASON, WINTER_SEASON, State


class Retrieve(Selecting):
    """``retrieve``: own workers come back from their spaces and may be used again (RUL-133, RUL-136)."""

    kind = "retrieve"
    reads = writes = PLACED

    def __init__(self, box: Box, count: int, up_to: bool, grande_only: bool, other_actions: bool) -> None:
        super().__init__(box, count, up_to)
        self.grande_only, self.other_actions = grande_only, other_actions

    def _workers(self, s: State, seat: int, f: Frame | None) -> list[tuple[int, int]]:
        spaces = self.box.spaces
        placed = [one for one in spaces.placed(s, seat) if not self.grande_only or one[1] == 1]
        if not self.other_actions:
            return placed
        actions, used = self._in_use(s, f)
        if s.options.producer_exclusion == "whole_action":
            return [one for one in placed if self.box.action_at(one[0]) not in actions]
        return [one for one in placed if one[0] not in used]

    def _in_use(self, s: State, f: Frame | None) -> tuple[set[int], set[int]]:
        """The actions on which the visitor is being played, and the spaces of the workers that play it (V-OPEN-03)."""
        own_deck = self.components.deck_of[self.components.numbers[self.source][0]]
        actions, used = {self.box.visitor_action[own_deck]}, set()
        below = f if f is not None else s.agenda
        while below is not None:
            node = self.nodes[below.node]
            if isinstance(node, PlayVisitor):
                actions.add(self.box.visitor_action[node.deck])
            elif node.kind == "bonus":
                used.add(below.held[1])
            below = below.below
        return actions, used

    def open(self, s: State, seat: int, other: int) -> bool:
        return len(self._workers(s, seat, None)) >= (1 if self.up_to else self.count)

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        workers = [one for one in self._workers(s, f.seat, f) if one >= f.held]
        if not self.up_to:
            workers = workers[: max(0, len(workers) - (self.count - f.at) + 1)]
        names = self.box.spaces.names
        return list(dict.fromkeys(choice("retrieve", KINDS[kind], names[space]) for space, kind in workers))

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        kind, space = KINDS.index(chosen.words[0]), self.box.spaces.number[chosen.words[1]]
        self.box.spaces.back(s, f.seat, kind, space)
        s.tell("worker_retrieved", f.seat, self.source, thing=chosen.words[0], place=chosen.words[1])
        return space, kind

    def rest(self, s: State, f: Frame) -> bool:
        return True

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("no_target", thing="grande" if self.grande_only else "worker", rule="RUL-133")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "retrieve":
            return super().refusal(s, f, refused)
        return Reason("no_target", thing=refused.words[1], rule="V-EDGE-84")


class UseAction(Op):
    """``use_action: earlier_season``: one action of the board, no worker, no bonus, full or not (RUL-138)."""

    kind = "use"
    reads = SEASON

    def _usable(self, s: State, seat: int) -> list[tuple[str, Node]]:
        if s.season != WINTER_SEASON:
            return []
        spaces = self.box.spaces
        found = [
            (name, self.box.space_node(s, action).deed)
            for action, name in enumerate(spaces.actions)
            if spaces.season[action] == "summer" and possible(self.box.space_node(s, action).deed, s, seat, seat)
        ]
        return [*found, (spaces.names[spaces.cart], self.box.cart_node)]

    def open(self, s: State, seat: int, other: int) -> bool:
        return s.season == WINTER_SEASON

    def step(self, s: State, f: Frame) -> list[Choice]:
        return [choice("use", name) for name, _ in self._usable(s, f.seat)]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        node = dict(self._usable(s, f.seat))[chosen.words[0]]
        s.tell("action_used", f.seat, self.source, place=chosen.words[0])
        become(s, f, node, f.seat, f.seat)

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("not_this_season", rule="V-CARD-MANAGER-01")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "use" or refused.words[0] not in self.box.spaces.actions:
            return super().refusal(s, f, refused)
        action = self.box.spaces.actions.index(refused.words[0])
        if self.box.spaces.season[action] != "summer":
            return Reason("not_this_season", thing=refused.words[0], rule="V-CARD-MANAGER-01")
        return self.box.space_node(s, action).deed.reason(s, f.seat, f.seat)


class PlanWorker(Op):
    """``plan_worker: later_season``: an available worker goes now to an action that is done later (RUL-127)."""

    kind = "plan"
    reads = PLACED | SEASON
    writes = PLACED

    def _targets(self, s: State) -> list[int]:
        spaces = self.box.spaces
        found = [
            space
            for action, season in enumerate(spaces.season)
            if season == "winter"
            for space in placing.open_to(self.box, s, action, True)
        ]
        return [*found, spaces.cart]

    def open(self, s: State, seat: int, other: int) -> bool:
        return s.season == SUMMER_SEASON and bool(self.box.spaces.kinds(s, seat))

    def step(self, s: State, f: Frame) -> list[Choice]:
        """``at`` is 1 while it is asked whether a bonus action token goes with the worker (V-EDGE-135)."""
        if f.at:
            return [TOKEN, DONE]
        if not self.open(s, f.seat, f.other):
            return []
        spaces = self.box.spaces
        targets = self._targets(s)
        return [
            spaces.plan_choice[kind][space]
            for kind in spaces.kinds(s, f.seat)
            for space in targets
            if kind == 1 or space < spaces.first_crowd or space == spaces.cart
        ]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        if f.at:
            s.agenda = f.below
            if chosen is TOKEN:
                tokens.spend(s, self.source)
                s.plans = (*s.plans[:-1], (*s.plans[-1][:3], PAID_BONUS))
            return
        kind, space = KINDS.index(chosen.words[0]), self.box.spaces.number[chosen.words[1]]
        bonus = placing.bonus_at(self.box, s, space)
        s.agenda = f.moved(1) if bonus == TOKEN_BONUS else f.below
        self.box.spaces.put(s, f.seat, kind, space)
        s.plans = (*s.plans, (f.seat, kind, space, NO_BONUS if bonus == TOKEN_BONUS else bonus))
        s.tell("worker_planned", f.seat, self.source, thing=chosen.words[0], place=chosen.words[1])

    def reason(self, s: State, seat: int, other: int) -> Reason:
        if s.season != SUMMER_SEASON:
            return Reason("not_this_season", rule="V-CARD-PLANNER-01")
        return Reason("no_worker", rule="V-EDGE-76")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb != "plan":
            return super().refusal(s, f, refused)
        spaces = self.box.spaces
        if spaces.number[refused.words[1]] == spaces.yoke:
            return Reason("not_this_season", thing="yoke", rule="V-CARD-PLANNER-03")
        return placing.refusal(self.box, s, f.seat, "winter", *refused.words)


class MoveRooster(Op):
    """``move_rooster: empty_row``: the rooster goes to a free row, whose bonus comes at once (RUL-123)."""

    kind = "wake"
    reads = writes = ROWS

    def step(self, s: State, f: Frame) -> list[Choice]:
        closed = self.box.solo.automa.no_moving_to_rows if s.solo is not None else ()
        rows = [row for row, seat in enumerate(s.rows) if row and seat < 0 and row not in closed]
        return [choice("wake", str(row)) for row in rows]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        s.agenda = f.below
        rows = tuple(-1 if seat == f.seat else seat for seat in s.rows)
        self.box.take_row(s, rows, f.seat, int(chosen.words[0]), self.source)

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "wake" and s.rows[int(refused.words[0])] < 0:
            return Reason("row_not_in_solo", thing=refused.words[0], rule="V-CARD-ORGANIZER-03")
        if refused.verb == "wake":
            return Reason("row_taken", thing=refused.words[0], rule="V-CARD-ORGANIZER-01")
        return super().refusal(s, f, refused)


class PassSeason(Deed):
    """``pass: season``: no more workers are placed this season."""

    always = True

    def do(self, s: State, seat: int, other: int) -> bool:
        s.passed |= 1 << seat
        s.tell("passed", seat, self.source, place=SEASONS[s.season])
        return True
