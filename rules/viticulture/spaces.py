"""The spaces of the board: which are open, who may be placed where, and doing an action with its bonus."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from rules.engine.agenda import BONUS, DONE, TOKEN, Frame, Node, possible, probe, push
from rules.engine.choice import Choice, choice
from rules.engine.effect import NOTHING
from rules.engine.reason import Reason
from rules.viticulture import alone
from rules.viticulture.cards import KINDS
from rules.viticulture.ops.vines import Plant
from rules.viticulture.state import State

if TYPE_CHECKING:
    from rules.viticulture.box import Box

NO_BONUS, MAY_BONUS, MUST_BONUS, TOKEN_BONUS, PAID_BONUS = range(5)
"""What a worker does about a bonus: none there; if wanted; always (V-FRIENDLY-01); for a token; token already spent."""


class Space(Node):
    """An action with its bonus: the action is compulsory, the bonus optional, in either order (V-BONUS-02/03).

    Frame: ``held`` is (whether there is a bonus, number of the space). ``at`` is 0 at first, 1 while the action is
    being done with the bonus still open, 2 when only the action is left, 3 when nothing is.
    """

    kind = "bonus"

    def __init__(self, box: Box, action: int, deed: Node, bonus: Node, pair: Node) -> None:
        self.box = box
        self.action, self.deed, self.bonus, self.pair = action, deed, bonus, pair
        self.reads = deed.reads | bonus.reads
        self.writes = deed.writes | bonus.writes
        self.same = type(deed) is type(bonus)

    def bonus_first(self, s: State, seat: int) -> bool:
        """Whether the action becomes possible by taking the bonus first (V-EDGE-32, V-EDGE-57)."""
        if not self.bonus.writes & self.deed.reads or self.same:
            return False
        if not possible(self.bonus, s, seat, seat):
            return False
        trial = probe(s, seat)
        self.bonus.step(trial, Frame(self.bonus.number, seat, seat))
        return possible(self.deed, trial, seat, seat)

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        bonus = f.held[0]
        if f.at == 3:
            s.agenda = f.below
        elif f.at == 2:
            s.agenda = f.moved(3)
            push(s, self.deed, f.seat, f.seat)
        elif f.at == 0:
            return self._begin(s, f, bonus)
        else:
            return self._after_action(s, f, bonus)
        return None

    def _begin(self, s: State, f: Frame, bonus: int) -> list[Choice] | None:
        if bonus != NO_BONUS and not possible(self.deed, s, f.seat, f.seat):
            if bonus == TOKEN_BONUS:
                return [TOKEN]
            s.agenda = f.moved(2)
            s.tell("auto_taken", f.seat, self.source, choice="bonus")
            push(s, self.bonus, f.seat, f.seat)
            return None
        s.agenda = f.moved(1 if bonus != NO_BONUS else 3)
        push(s, self.deed, f.seat, f.seat)
        s.beside = bonus != NO_BONUS and not self.same and s.blind < 0
        return None

    def keeps_open(self, s: State, f: Frame) -> bool:
        """A token is never spent unasked (choice-language §3)."""
        return f.at == 0

    def beside(self, f: Frame) -> Choice:
        return TOKEN if f.held[0] == TOKEN_BONUS else BONUS

    def widens(self, s: State, f: Frame) -> bool:
        """Its lira may pay for another structure than the only one that can be paid without (RUL-004)."""
        if not self.bonus.writes & self.deed.reads:
            return False
        trial = probe(s, f.seat)
        frame = Frame(self.deed.number, f.seat, f.seat)
        before = self.deed.step(trial, frame) or []
        self.bonus.step(trial, Frame(self.bonus.number, f.seat, f.seat))
        return len(self.deed.step(trial, frame) or []) > len(before)

    def _after_action(self, s: State, f: Frame, bonus: int) -> list[Choice] | None:
        s.beside = False
        lost = s.options.organizer_second_visitor == "lost" and s.passed >> f.seat & 1
        unpaid = bonus == TOKEN_BONUS and not alone.may_spend(s, self.box)
        if lost or unpaid or not possible(self.bonus, s, f.seat, f.seat):
            s.agenda = f.below
        elif bonus == MUST_BONUS:
            s.agenda = f.moved(3)
            push(s, self.bonus, f.seat, f.seat)
        else:
            return [self.beside(f), DONE]
        return None

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        """The bonus or nothing after the action; or the bonus chosen beside the action's first question."""
        if chosen is DONE:
            s.agenda = f.below
            return
        if chosen is TOKEN:
            alone.spend(s, self.source)
        s.agenda = f.moved(3 if s.agenda is f and f.at else 2)
        push(s, self.bonus, f.seat, f.seat)

    def rest(self, s: State, f: Frame) -> bool:
        return f.at != 2

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return self.deed.reason(s, seat, other)

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused is BONUS:
            return Reason("bonus_not_usable", rule="V-BONUS-04")
        if refused is TOKEN:
            return alone.why_no_token(s, self.box)
        return super().refusal(s, f, refused)


class Spaces:
    """All places for workers, numbered: three of each action, then the twelve pictures, the cart and the yokes."""

    def __init__(self, box: Box) -> None:
        board = box.components.board
        self.box = box
        self.places = board.places
        self.actions = tuple(action.id for action in board.actions)
        self.season = tuple(action.season for action in board.actions)
        self.of_season = {
            season: tuple(i for i, its in enumerate(self.season) if its == season) for season in ("summer", "winter")
        }
        self.first_crowd = len(self.actions) * len(self.places)
        self.cart = self.first_crowd + len(self.actions)
        self.yoke = self.cart + 1
        self.names = (
            *(f"{action}.{place.id}" for action in self.actions for place in self.places),
            *(f"{action}.art" for action in self.actions),
            *(space.id for space in board.shared),
            *(space.id for space in board.private),
        )
        self.number = {name: i for i, name in enumerate(self.names)}
        self.has_bonus = tuple(place.bonus for place in self.places) * len(self.actions)
        self.open_places = tuple(
            tuple(i for i, place in enumerate(self.places) if place.seats <= max(1, seats)) for seats in range(7)
        )
        self.open_spaces = tuple(self.spaces_at(places) for places in self.open_places)
        self.place_choice = tuple(tuple(choice("place", kind, name) for name in self.names) for kind in KINDS)
        self.plan_choice = tuple(tuple(choice("plan", kind, name) for name in self.names) for kind in KINDS)
        structure = board.private[0].structure
        self.yoke_bit = box.components.bit(structure)

    def spaces_at(self, places: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The numbers of these places of every action."""
        return tuple(
            tuple(action * len(self.places) + place for place in places) for action in range(len(self.actions))
        )

    def places_here(self, s: State) -> tuple[int, ...]:
        """The places of an action that are open at this table (V-PLACE-04, V-SOLO-09, V-CAMP-CH2-02)."""
        return self.open_places[len(s.players)] if s.solo is None else self.box.terms(s).places

    def free(self, s: State, action: int) -> list[int]:
        """The free spaces of an action among those open at this number of players (V-PLACE-04/05)."""
        occupied = s.occupied
        opened = self.open_spaces[len(s.players)] if s.solo is None else self.box.terms(s).open
        return [space for space in opened[action] if occupied[space] < 0]

    def kinds(self, s: State, seat: int) -> list[int]:
        """The kinds of worker that this seat has available."""
        player = s.players[seat]
        return [k for k, n in enumerate((player.regular, player.grande, player.temporary)) if n]

    def targets(self, s: State, action: int, grande: bool) -> list[int]:
        """The spaces of an action that a worker could stand on: the free ones, or the picture for a grande."""
        free = self.free(s, action)
        if free:
            return free
        return [self.first_crowd + action] if grande else []

    def put(self, s: State, seat: int, kind: int, space: int) -> None:
        """Move an available worker to a space."""
        player = s.players[seat]
        if kind == 0:
            player.regular -= 1
        elif kind == 1:
            player.grande -= 1
        else:
            player.temporary -= 1
        code = seat * 4 + kind
        if space < self.first_crowd:
            s.occupied = (*s.occupied[:space], code, *s.occupied[space + 1 :])
        else:
            at = space - self.first_crowd
            s.crowds = (*s.crowds[:at], (*s.crowds[at], code), *s.crowds[at + 1 :])

    def back(self, s: State, seat: int, kind: int, space: int) -> None:
        """Take a worker back from a space; what was planned with it is gone (V-EDGE-81)."""
        player = s.players[seat]
        if kind == 0:
            player.regular += 1
        elif kind == 1:
            player.grande += 1
        else:
            player.temporary += 1
        if space < self.first_crowd:
            s.occupied = (*s.occupied[:space], -1, *s.occupied[space + 1 :])
        else:
            at = space - self.first_crowd
            crowd = list(s.crowds[at])
            crowd.remove(seat * 4 + kind)
            s.crowds = (*s.crowds[:at], tuple(crowd), *s.crowds[at + 1 :])
        self._drop_plan(s, seat, kind, space)

    def _drop_plan(self, s: State, seat: int, kind: int, space: int) -> None:
        """Of equal workers on the cart those with nothing planned come back first."""
        mine = [plan for plan in s.plans if plan[:3] == (seat, kind, space)]
        if len(mine) > self.placed(s, seat).count((space, kind)):
            plans = list(s.plans)
            plans.remove(mine[-1])
            s.plans = tuple(plans)

    def placed(self, s: State, seat: int) -> list[tuple[int, int]]:
        """The workers of this seat that stand somewhere, as (space, kind) in canonical order."""
        found = [(space, code & 3) for space, code in enumerate(s.occupied) if code >= 0 and code >> 2 == seat]
        for at, crowd in enumerate(s.crowds):
            found += sorted((self.first_crowd + at, code & 3) for code in crowd if code >> 2 == seat)
        return found

    def placements(self, s: State, seat: int, season: str) -> list[Choice]:
        """Every worker and space that this seat may choose for its turn (V-PLACE-*)."""
        kinds = self.kinds(s, seat)
        spaces: list[int] = []
        before = self.take_in_hand(s, seat, kinds[0])
        for action in self.of_season[season]:
            targets = self.targets(s, action, 1 in kinds)
            if targets:
                spaces += self.usable(s, seat, action, targets)
        self.lay_back(s, seat, before)
        choices = []
        yoke = self.yoke_open(s, seat)
        for kind in kinds:
            table = self.place_choice[kind]
            choices += [table[space] for space in spaces if kind == 1 or space < self.first_crowd]
            choices.append(table[self.cart])
            if yoke:
                choices.append(table[self.yoke])
        return choices

    def take_in_hand(self, s: State, seat: int, kind: int) -> tuple[int, int, int]:
        """While it is asked what can be done, the worker to be placed counts as gone (V-EDGE-76)."""
        player = s.players[seat]
        before = player.regular, player.grande, player.temporary
        player.regular -= kind == 0
        player.grande -= kind == 1
        player.temporary -= kind == 2
        return before

    def lay_back(self, s: State, seat: int, before: tuple[int, int, int]) -> None:
        """The worker is available again."""
        player = s.players[seat]
        player.regular, player.grande, player.temporary = before

    def usable(self, s: State, seat: int, action: int, targets: list[int]) -> list[int]:
        """Those of the spaces on which the action can be done."""
        space_node = self.box.space_nodes[action] if s.solo is None else self.box.space_node(s, action)
        plain = possible(space_node.deed, s, seat, seat)
        if plain and s.options.bonus_spaces == "standard":
            return targets
        return [
            space
            for space in targets
            if (self._with_bonus(s, seat, space_node, targets, plain) if self.bonus_at(s, space) != NO_BONUS else plain)
        ]

    def _with_bonus(self, s: State, seat: int, space_node: Space, targets: list[int], plain: bool) -> bool:
        """Whether the bonus space can be used; in the friendly variant only with its bonus (V-FRIENDLY-01)."""
        if not plain and not space_node.bonus_first(s, seat):
            return False
        if s.options.bonus_spaces == "standard" or len(targets) == 1 or not plain:
            return True
        return possible(space_node.pair, s, seat, seat)

    def bonus_at(self, s: State, space: int) -> int:
        """What a worker that is about to stand on this space does about its bonus."""
        if space >= self.first_crowd or not self.has_bonus[space]:
            return TOKEN_BONUS if space < self.cart and alone.may_spend(s, self.box) else NO_BONUS
        free = self.free(s, space // len(self.places))
        friendly = s.options.bonus_spaces == "friendly" and any(other != space for other in free)
        return MUST_BONUS if friendly else MAY_BONUS

    def yoke_open(self, s: State, seat: int) -> bool:
        """Whether the own yoke can be used: built, not used this year, and something to do (V-STRUCT-YOKE-01)."""
        player = s.players[seat]
        if not player.structures & self.yoke_bit or player.used & self.yoke_bit:
            return False
        return possible(self.box.yoke_node, s, seat, seat)

    def enter(self, s: State, seat: int, space: int, bonus: int) -> None:
        """Put onto the agenda what a worker on this space does."""
        if space == self.cart:
            push(s, self.box.cart_node, seat, seat)
        elif space == self.yoke:
            s.players[seat].used |= self.yoke_bit
            push(s, self.box.yoke_node, seat, seat)
        else:
            action = space - self.first_crowd if space >= self.first_crowd else space // len(self.places)
            push(s, self.box.space_node(s, action), seat, seat, (bonus, space))

    def refusal(self, s: State, seat: int, season: str, kind_name: str, space_name: str) -> Reason:
        """Why this worker cannot be placed there; of several causes the first of season, space, worker, deed."""
        space = self.number[space_name]
        kind = KINDS.index(kind_name)
        if space == self.yoke:
            return self._yoke_refusal(s, seat, kind)
        if space == self.cart:
            return Reason("no_worker", thing=kind_name, rule="V-PLACE-01")
        action = space - self.first_crowd if space >= self.first_crowd else space // len(self.places)
        if self.season[action] != season:
            return Reason("not_this_season", thing=self.actions[action], rule="V-PLACE-03")
        taken = self._space_refusal(s, space, action, kind)
        if taken is not None and (taken.id != "action_full" or self._publicly_possible(s, seat, action)):
            return taken
        if taken is None and kind not in self.kinds(s, seat):
            return Reason("no_worker", thing=kind_name, rule="V-PLACE-01")
        space_node = self.box.space_node(s, action)
        before = self.take_in_hand(s, seat, kind)
        refused = None
        if not possible(space_node.deed, s, seat, seat):
            refused = self._deed_refusal(s, seat, space_node.deed)
        self.lay_back(s, seat, before)
        if refused is not None:
            return refused
        return Reason("bonus_not_usable", thing=space_name, rule="V-FRIENDLY-01")

    def _publicly_possible(self, s: State, seat: int, action: int) -> bool:
        """Whether the action can be done as far as all can know, so that a grande worker would have something to do."""
        return self.box.space_node(s, action).deed.public_open(s, seat, seat)

    def _deed_refusal(self, s: State, seat: int, deed: Node) -> Reason:
        """Why the action cannot be done; of vines in the hand only ``plant ...`` tells the deeper cause."""
        told = deed.reason(s, seat, seat)
        if isinstance(deed, Plant) and told.id != "no_vine_card":
            return Reason("not_plantable", rule="V-EDGE-28")
        half_way = told.id == "cannot_be_finished" or told.rule == "V-VISIT-03"
        return msgspec.structs.replace(told, rule="V-PLACE-07") if half_way else told

    def _space_refusal(self, s: State, space: int, action: int, kind: int) -> Reason | None:
        free = self.free(s, action)
        name = self.names[space]
        if space >= self.first_crowd:
            if free:
                return Reason("grande_only_when_full", thing=name, rule="V-EDGE-48" if kind == 1 else "V-GRANDE-02")
            return None if kind == 1 else Reason("action_full", thing=name, rule="V-GRANDE-02")
        place = space % len(self.places)
        if place not in self.places_here(s):
            if s.solo is not None and self.box.terms(s).rules.spaces:
                return self.box.terms(s).barred("spaces", name)
            return Reason("space_closed", self.places[place].seats, len(s.players), name, "V-PLACE-04")
        if space not in free:
            return Reason("space_taken", thing=name, rule="V-PLACE-05")
        return None

    def _yoke_refusal(self, s: State, seat: int, kind: int) -> Reason:
        player = s.players[seat]
        if not player.structures & self.yoke_bit:
            return Reason("needs_structure", thing=self.names[self.yoke], rule="V-PLACE-08")
        if player.used & self.yoke_bit:
            return Reason("used_this_year", thing=self.names[self.yoke], rule="V-STRUCT-YOKE-01")
        if kind not in self.kinds(s, seat):
            return Reason("no_worker", thing=KINDS[kind], rule="V-PLACE-01")
        return Reason("field_empty", rule="V-EDGE-43") if not any(player.fields) else NOTHING
