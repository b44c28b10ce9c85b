"""The end of a year: ageing, workers home, residual payments, hands cut down, a new first player (V-YEAR-*)."""

from __future__ import annotations

from rules.engine.agenda import HIDDEN, REVEALED, Frame, Node, push
from rules.engine.choice import Choice, choice
from rules.engine.reason import Reason
from rules.engine.round import Round
from rules.viticulture import memory, supply
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS
from rules.viticulture.ops.op import Op
from rules.viticulture.ops.tokens import token
from rules.viticulture.ops.wine import age_cellar
from rules.viticulture.state import State
from rules.viticulture.vineyard import VALUES


class WakeUpRound(Round, Op):
    """A round in wake-up order."""

    def seats(self, s: State) -> tuple[int, ...]:
        return s.in_wake_up_order()


class HandLimit(WakeUpRound):
    """Down to seven cards, own choice, in wake-up order and unseen until all are done (V-YEAR-08, V-EDGE-113)."""

    kind = "discard"

    def __init__(self, box: Box) -> None:
        super().__init__(box)
        self.alike = max(map(len, box.components.numbers.values()))

    def stops_with(self, s: State, f: Frame, seat: int) -> int | None:
        """How many cards must go is public; another seat is asked unless all that may go could be copies of one."""
        cards, excess = self._cards(s, seat)
        if excess < 1 or not supply.unseen(s, self.components, seat):
            return None
        return seat if seat != s.blind and len(cards) > self.alike else HIDDEN

    def stops_at_end(self, s: State) -> int | None:
        """What the others have laid aside is shown."""
        return REVEALED if any(seat != s.blind for seat, _ in s.aside) else None

    def _cards(self, s: State, seat: int) -> tuple[tuple[int, ...], int]:
        """The cards that may go next, and how many must go."""
        hand = s.players[seat].hand
        excess = len(hand) - self.box.hand_limit
        if excess < 1:
            return (), excess
        last = max((card for owner, card in s.aside if owner == seat), default=-1)
        cards = tuple(card for card in hand if card > last)
        return cards[: len(cards) - excess + 1], excess

    def visit(self, s: State, f: Frame) -> list[Choice] | None:
        cards, excess = self._cards(s, f.seat)
        if excess < 1:
            self.on(s, f)
            return None
        s.turn = f.seat
        return list(dict.fromkeys(choice("discard", self.components.names[card]) for card in cards))

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        cards, _ = self._cards(s, f.seat)
        card = next(card for card in cards if self.components.names[card] == chosen.words[0])
        supply.take_out(s, f.seat, card)
        s.aside = (*s.aside, (f.seat, card))
        deck = DECKS[self.components.deck_of[card]]
        s.tell("card_laid_aside", f.seat, "hand_limit", 1, card=chosen.words[0], place=deck, seen=(f.seat,))

    def end(self, s: State) -> None:
        laid = s.aside
        s.aside = ()
        for seat, card in laid:
            name, deck = self.components.names[card], self.components.deck_of[card]
            s.revealed += 1
            s.tell("card_discarded", seat, "hand_limit", 1, card=name, place=DECKS[deck])
            memory.left_open(s, self.components, seat, card)
            supply.to_pile(s, self.components, card)

    def secret(self, s: State, f: Frame) -> bool:
        return True

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        laid = sum(owner == f.seat for owner, _ in s.aside)
        excess = len(s.players[f.seat].hand) - self.box.hand_limit
        return excess + laid, excess + laid, laid

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "discard":
            held = {self.components.names[card] for card in s.players[f.seat].hand}
            if refused.words[0] in held:
                return Reason("let_go_in_order", rule="V-YEAR-08")
            return Reason("needs_cards", 1, 0, "card", "V-YEAR-08")
        return super().refusal(s, f, refused)


class YearEnd(Op):
    """The steps of the year end in their order (V-YEAR-02 to V-YEAR-11). ``at`` is 1 while hands are cut down."""

    flow = True

    def __init__(self, box: Box, hand_limit: Node) -> None:
        super().__init__(box)
        self.hand_limit = hand_limit

    def step(self, s: State, f: Frame) -> None:
        if f.at == 0:
            self._age(s)
            self._workers_home(s)
            self._residual(s)
            s.agenda = f.moved(1)
            push(s, self.hand_limit, f.seat, f.seat)
            return
        s.agenda = f.below
        self._first_player(s)
        s.tell("year_ended", amount=s.year)

    def _age(self, s: State) -> None:
        for seat, player in enumerate(s.players):
            pads = (self.vineyard.aged_grapes(player.grapes[0]), self.vineyard.aged_grapes(player.grapes[1]))
            for colour, (before, after) in enumerate(zip(player.grapes, pads, strict=True)):
                for old, new in zip(reversed(VALUES[before]), reversed(VALUES[after]), strict=True):
                    if old != new:
                        s.tell("grape_aged", seat, "year_end", 1, thing=token(colour, new), origin=token(colour, old))
            player.grapes = pads
            age_cellar(s, self, seat)

    def _workers_home(self, s: State) -> None:
        for player in s.players:
            player.staff += player.trained
            player.trained = 0
            player.regular, player.grande, player.temporary = player.staff, player.grandes, 0
        s.occupied = (-1,) * len(s.occupied)
        s.crowds = ((),) * len(s.crowds)
        s.temporary = -1
        s.plans = ()
        s.tell("workers_returned")

    def _residual(self, s: State) -> None:
        for seat, player in enumerate(s.players):
            if player.residual:
                player.lira += player.residual
                s.tell("lira_changed", seat, "residual", player.residual)

    def _first_player(self, s: State) -> None:
        step = -1 if s.options.first_player_moves == "counter_clockwise" else 1
        s.first_player = (s.first_player + step) % len(s.players)
        s.last_rows = s.rows
        s.rows = (-1,) * len(s.rows)
        s.passed = 0
        for player in s.players:
            player.harvested = player.used = 0
        if len(s.players) > 1:
            s.tell("first_player_moved", s.first_player)
