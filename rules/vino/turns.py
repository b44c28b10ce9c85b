"""The course of a game: preliminary turn, then choosing, buying, selling and a new order, again and again."""

from __future__ import annotations

from rules.engine.agenda import REVEALED, Frame, Node, push
from rules.engine.choice import DONE, Choice, choice
from rules.engine.reason import Reason
from rules.engine.round import Round
from rules.vino import scoring
from rules.vino.box import Box
from rules.vino.gift import Gift
from rules.vino.preliminary import AnyRegion, DrawnTiles, ThirdPurchases
from rules.vino.purchase import Barrel, Newcomers, Owners, Variety
from rules.vino.sale import GiveBack, Sales, Shift
from rules.vino.state import BUY, CHOOSE, PHASES, PRELIMINARY, SELL, State
from rules.vino.step import Step

CHOSEN = 2
"""So many regions are chosen each turn (N-BUY-01)."""

QUIET = 3
"""After so many turns in a row in which nobody bought or sold all may end the game (N-EDGE-51)."""

END = choice("end")


class Quiet(Round, Step):
    """Where nothing happens any more the seats say in the open whether the game shall end (N-EDGE-51).

    One that plays on decides it; the seats are asked again after as many more quiet turns. If all would end it, it is
    over as it stands (N-END-03).
    """

    kind = "quiet"

    def seats(self, s: State) -> tuple[int, ...]:
        return s.order if s.quiet >= QUIET else ()

    def visit(self, s: State, f: Frame) -> list[Choice]:
        s.turn = f.seat
        return [END, DONE]

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        if chosen is DONE:
            s.quiet = 0
            s.tell("declined", f.seat, self.source)
            s.agenda = f.below
            return
        s.tell("end_wished", f.seat, self.source)
        if len(f.held) > 1:
            self.on(s, f)
        else:
            scoring.finish(s)


class Choosing(Round, Step):
    """Seat after seat, unseen, each chooses two regions; then all are shown (N-BUY-01/02)."""

    kind = "region"
    flow = False

    def seats(self, s: State) -> tuple[int, ...]:
        return s.order

    def visit(self, s: State, f: Frame) -> list[Choice] | None:
        marks = s.marks[f.seat]
        left = CHOSEN - marks.bit_count()
        if not left:
            self.on(s, f)
            return None
        s.turn = f.seat
        return list(self.box.mark[marks.bit_length() : len(self.box.mark) - left + 1])

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        region = self.box.regions.index(chosen.words[0])
        s.marks = (*s.marks[: f.seat], s.marks[f.seat] | 1 << region, *s.marks[f.seat + 1 :])
        s.tell("regions_chosen", f.seat, thing=chosen.words[0], seen=(f.seat,))

    def stops_at_end(self, s: State) -> int | None:
        return REVEALED

    def end(self, s: State) -> None:
        s.revealed += 1
        for seat in s.order:
            for region, name in enumerate(self.box.regions):
                if s.marks[seat] >> region & 1:
                    s.tell("regions_revealed", seat, thing=name, place=name)

    def secret(self, s: State, f: Frame) -> bool:
        return True

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        return CHOSEN, CHOSEN, s.marks[f.seat].bit_count()

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        picked = s.marks[f.seat].bit_count()
        if refused.verb in ("done", "pass"):
            return Reason("counts_must_match", CHOSEN, picked, rule="N-EDGE-11")
        if refused.verb != "region":
            return super().refusal(s, f, refused)
        if s.marks[f.seat] >> self.box.regions.index(refused.words[0]) & 1:
            return Reason("same_region", thing=refused.words[0], rule="N-EDGE-10")
        return Reason("counts_must_match", CHOSEN, picked, rule="N-BUY-01")


class NewOrder(Step):
    """The lowest income goes first; equals keep their order; then the money is put together (N-ORDER-01 to -04)."""

    def step(self, s: State, f: Frame) -> None:
        s.agenda = f.below
        s.order = tuple(sorted(s.order, key=lambda seat: s.income[seat]))
        for place, seat in enumerate(s.order, 1):
            s.tell("order_changed", seat, amount=s.income[seat], place=str(place))
        s.money = tuple(old + new for old, new in zip(s.money, s.income, strict=True))
        s.income = (0,) * s.seats
        s.quiet += 1


class Turns(Step):
    """The whole game. Frame: ``at`` is the phase to come."""

    def __init__(self, box: Box, phases: dict[int, list[Node]], gift: Gift) -> None:
        super().__init__(box)
        self.phases, self.gift = phases, gift

    def step(self, s: State, f: Frame) -> None:
        phase = f.at
        if phase == SELL and not s.bottles:
            scoring.finish(s)
            return
        s.phase = phase
        if phase == CHOOSE:
            s.round += 1
            s.marks = (0,) * s.seats
            s.quiet = max(0, s.quiet)
        s.tell("season_started", place=PHASES[phase], amount=s.round)
        s.agenda = f.moved(CHOOSE if phase == SELL else phase + 1)
        for node in reversed(self.phases[phase]):
            push(s, node, -1, -1)
        if phase == CHOOSE and s.round == 1 and s.options.preliminary_gift == "none":
            self._late_gifts(s)

    def _late_gifts(self, s: State) -> None:
        """Gifts that fell due in the preliminary turn and were kept for the first turn (N-OPT-04)."""
        for region in reversed(self.box.by_number):
            if s.bottles >> region & 1 and self.gift.due(s, region):
                push(s, self.gift, -1, -1, (region, -1, 0))


class Course:
    """All nodes of a game, added to the box."""

    def __init__(self, box: Box, asks_quiet: bool) -> None:
        """``asks_quiet``: whether the seats are asked at all if the game shall end (N-EDGE-51)."""
        gift, variety = Gift(box), Variety(box)
        self.any_region = AnyRegion(box, gift, variety)
        self.drawn = DrawnTiles(box, gift, variety, self.any_region)
        self.third = ThirdPurchases(box, self.any_region)
        self.quiet, self.choosing = Quiet(box), Choosing(box)
        self.owners, self.newcomers = Owners(box, gift, variety), Newcomers(box, gift, variety)
        self.barrel = Barrel(box, self.owners, self.newcomers)
        give_back, shift = GiveBack(box), Shift(box)
        self.sales, new_order = Sales(box, give_back, shift), NewOrder(box)
        self.turns = Turns(
            box,
            {
                PRELIMINARY: [self.drawn, self.third],
                CHOOSE: [self.quiet, self.choosing] if asks_quiet else [self.choosing],
                BUY: [self.barrel],
                SELL: [self.sales, new_order],
            },
            gift,
        )
        self.new_order = new_order
        for node, source in (
            (gift, "gift"),
            (variety, "variety"),
            (Step(box), "nobody"),  # Saved positions name steps by their numbers, so none may move up.
            (self.any_region, "any_region"),
            (self.drawn, "drawn_tiles"),
            (self.third, "third_purchases"),
            (self.choosing, "choosing"),
            (self.owners, "owners"),
            (self.newcomers, "newcomers"),
            (self.barrel, "barrel"),
            (give_back, "give_back"),
            (shift, "shift"),
            (self.sales, "sales"),
            (new_order, "new_order"),
            (self.turns, "turns"),
            (self.quiet, "quiet"),
        ):
            box.add(node, source)
