"""Cards that leave a hand: paid, given, offered together."""

from __future__ import annotations

from typing import Any

from rules.engine.agenda import HIDDEN, Frame, Node, are_numbers, are_seats, become
from rules.engine.choice import Choice, choice
from rules.engine.effect import OTHERS, Who
from rules.engine.reason import Reason
from rules.viticulture import memory, supply
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, SUMMER, VINE, WINTER
from rules.viticulture.ops.op import Op, Selecting
from rules.viticulture.state import DECK, HAND, State

HAND_THINGS: dict[str, tuple[int, ...]] = {
    "card": (0, 1, 2, 3),
    "visitor": (SUMMER, WINTER),
    "summer_visitor": (SUMMER,),
    "winter_visitor": (WINTER,),
    "vine": (VINE,),
}
"""The decks whose cards a word for cards in the hand means."""


class SelectingCards(Selecting):
    """Selects cards of certain decks from the own hand, in canonical order."""

    verb: tuple[str, ...] = ()
    reads = HAND

    def __init__(self, box: Box, thing: str, count: int) -> None:
        super().__init__(box, count, False)
        self.thing = thing
        self.decks = HAND_THINGS[thing]
        self.alike = max(len(box.components.numbers[box.components.names[card]]) for card in self._all())

    def _all(self) -> list[int]:
        return [card for deck in self.decks for card in self.components.cards_of[deck]]

    def cards(self, s: State, seat: int) -> list[int]:
        """The cards of the hand that may be selected."""
        deck_of = self.components.deck_of
        return [card for card in s.players[seat].hand if deck_of[card] in self.decks]

    def open(self, s: State, seat: int, other: int) -> bool:
        return len(self.cards(s, seat)) >= self.count

    def stops(self, s: State, f: Frame) -> int | None:
        """Where not all cards are due, those of another seat are asked for unless all could be copies of one."""
        free = len(self._open(s, f))
        if f.at == self.count or free < 2 or not supply.unseen(s, self.components, f.seat, self.decks):
            return None
        return f.seat if f.seat != s.blind and free > self.alike else HIDDEN

    def _open(self, s: State, f: Frame) -> list[int]:
        """Cards from the last one on; enough of them must remain. Those selected have left the hand."""
        last = f.held[0] if f.held else -1
        cards = [card for card in self.cards(s, f.seat) if card >= last]
        return cards[: max(0, len(cards) - (self.count - f.at) + 1)]

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        """Copies of a vine are one answer."""
        cards = self._open(s, f)
        return list(dict.fromkeys(choice(*self.verb, self.components.names[card]) for card in cards))

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        last = f.held[0] if f.held else -1
        name = chosen.words[-1]
        card = next(c for c in self.cards(s, f.seat) if c >= last and self.components.names[c] == name)
        self.part_with(s, f, card)
        return (card,)

    def part_with(self, s: State, f: Frame, card: int) -> None:
        """What becomes of the card."""
        raise NotImplementedError

    def rest(self, s: State, f: Frame) -> bool:
        return True

    def secret(self, s: State, f: Frame) -> bool:
        return f.seat != f.other

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("needs_cards", self.count, len(self.cards(s, seat)), thing=self.thing, rule="V-VISIT-03")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == self.verb[0]:
            return Reason("needs_cards", self.count, len(self.cards(s, f.seat)), thing=self.thing, rule="V-VISIT-02")
        return super().refusal(s, f, refused)


class PayCards(SelectingCards):
    """``pay`` of cards from the hand to their piles."""

    kind = "pay"
    verb = ("pay", "card")
    is_price = True
    writes = HAND | DECK

    def part_with(self, s: State, f: Frame, card: int) -> None:
        supply.discard(s, self.components, f.seat, card, self.source)


class PayAllCards(Op):
    """``pay: {card: all}``: the whole hand, at least one card (RUL-162)."""

    is_price = True
    reads = HAND
    writes = HAND | DECK

    def open(self, s: State, seat: int, other: int) -> bool:
        return bool(s.players[seat].hand)

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        hand = s.players[f.seat].hand
        if not hand:
            return []
        s.agenda = f.below
        for card in hand:
            supply.discard(s, self.components, f.seat, card, self.source)
        return None

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("needs_cards", 1, 0, thing="card", rule="RUL-162")


class GiveCards(SelectingCards):
    """``give`` of cards to the other party; only giver and receiver see the faces."""

    kind = "give"
    verb = ("give", "card")
    writes = HAND

    def part_with(self, s: State, f: Frame, card: int) -> None:
        hand_over(s, self, f.seat, f.other, card)


def hand_over(s: State, node: Op, seat: int, other: int, card: int) -> None:
    """A card goes from one hand to another; on a copy that is blind for it, without its face."""
    supply.take_out(s, seat, card)
    memory.left_unseen(s, node.components, seat, card, 1 << seat | 1 << other)
    memory.saw(s, other, card, 1 << seat)
    if s.blind not in (-1, seat) and not node.box.shows_gifts:
        card = node.components.blank + node.components.deck_of[card]
    supply.take_in(s, other, card)
    deck = DECKS[node.components.deck_of[card]]
    name = node.components.names[card]
    s.revealed += 1
    s.tell("card_given", seat, node.source, 1, card=name, place=deck, other=other, seen=(seat, other))


class Together(Op):
    """``together``: the seats may jointly hand over exactly this many cards, any split; otherwise the rest (RUL-141).

    Frame: ``held`` is (seats still to ask, cards still missing, seat that gives now, cards it still gives).
    """

    kind = "offer"

    def __init__(self, box: Box, who: Who, thing: str, count: int, otherwise: Node) -> None:
        super().__init__(box)
        self.who, self.thing, self.count, self.otherwise = who, thing, count, otherwise
        self.decks = HAND_THINGS[thing]
        self.reads = otherwise.reads | OTHERS
        self.writes = otherwise.writes | HAND

    def open(self, s: State, seat: int, other: int) -> bool | None:
        return self.otherwise.open(s, seat, other)

    def happens(self, s: State, seat: int, other: int) -> bool:
        return self.otherwise.happens(s, seat, other)

    def _cards(self, s: State, seat: int) -> list[int]:
        deck_of = self.components.deck_of
        return [card for card in s.players[seat].hand if deck_of[card] in self.decks]

    def stops(self, s: State, f: Frame) -> int | None:
        """Who holds none of the cards offers none unasked; how many everybody holds is public."""
        if f.at or not self._enough(s, f.seat):
            return None
        return next(one for one in self.who(s, f.seat) if self._cards(s, one))

    def _enough(self, s: State, seat: int) -> bool:
        return sum(len(self._cards(s, one)) for one in self.who(s, seat)) >= self.count

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        if f.at == 0:
            seats = self.who(s, f.seat)
            if s.blind >= 0 or not self._enough(s, f.seat):
                become(s, f, self.otherwise, f.seat, f.other)
                return None
            s.agenda = Frame(f.node, seats[0], f.seat, 1, (seats, self.count, 0, -1), f.below)
            return None
        seats, missing, due, last = f.held
        if due:
            cards = [card for card in self._cards(s, f.seat) if card > last]
            return [choice("give", "card", self.components.names[c]) for c in cards[: len(cards) - due + 1]]
        if f.at == 1:
            return [choice("offer", str(n)) for n in range(min(missing, len(self._cards(s, f.seat))) + 1)]
        if missing and len(seats) > 1:
            s.agenda = Frame(f.node, seats[1], f.other, 1, (seats[1:], missing, 0, -1), f.below)
            return None
        self._settle(s, f, missing == 0)
        return None

    def fits(self, s: State, f: Frame) -> bool:
        if not f.at:
            return not f.held
        seats, *numbers = f.held
        return are_numbers(tuple(numbers), 3) and f.at <= 2 and bool(seats) and are_seats(seats, s)

    def question(self, s: State, f: Frame) -> str:
        return "give" if f.held[2] else self.kind

    def _settle(self, s: State, f: Frame, complete: bool) -> None:
        """All cards go over, or all go back unseen."""
        owner = f.other
        offered = s.aside
        s.aside = ()
        s.agenda = f.below
        for seat, card in offered:
            supply.take_in(s, seat, card)
            self._tell(s, "card_taken_back", seat, card)
            if complete:
                hand_over(s, self, seat, owner, card)
        if not complete:
            become(s, f, self.otherwise, owner, owner)

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        seats, missing, due, last = f.held
        if chosen.verb == "offer":
            offered = int(chosen.words[0])
            s.tell("cards_offered", f.seat, self.source, offered)
            s.agenda = f.moved(1 if offered else 2, (seats, missing - offered, offered, -1))
            return
        card = next(c for c in self._cards(s, f.seat) if c > last and self.components.names[c] == chosen.words[1])
        supply.take_out(s, f.seat, card)
        s.aside = (*s.aside, (f.seat, card))
        self._tell(s, "card_laid_aside", f.seat, card)
        s.agenda = f.moved(1 if due > 1 else 2, (seats, missing, due - 1, card))

    def _tell(self, s: State, kind: str, seat: int, card: int) -> None:
        deck = DECKS[self.components.deck_of[card]]
        s.tell(kind, seat, self.source, 1, card=self.components.names[card], place=deck, seen=(seat,))

    def secret(self, s: State, f: Frame) -> bool:
        return True

    def rest(self, s: State, f: Frame) -> bool:
        return True

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        if not f.held[2]:
            return 1, 1, 0
        laid = sum(seat == f.seat for seat, _ in s.aside)
        return f.held[2] + laid, f.held[2] + laid, laid

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return self.otherwise.reason(s, seat, other)
