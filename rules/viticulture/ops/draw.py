"""Drawing and revealing cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Any

from rules.engine.agenda import REVEALED, Frame, Node, are_numbers
from rules.engine.choice import DONE, Choice, choice
from rules.engine.effect import Each
from rules.engine.reason import Reason
from rules.viticulture import memory, supply
from rules.viticulture.box import Box
from rules.viticulture.cards import DECKS, SUMMER, WINTER
from rules.viticulture.ops.op import Deed, Op, Selecting
from rules.viticulture.state import DECK, HAND, State

MOST_DRAWN_BEFORE = 4
"""Cards of one deck that are spared for whatever else a card may draw, if it does not draw more; then those."""
MOST_SEATS = 6
"""So many seats may do what stands inside an ``each``."""


class Drawing:
    """What draws cards, and knows how many cards the rest of its card may draw before."""

    spare = MOST_DRAWN_BEFORE

    def most(self) -> int:
        """The most cards of one deck that it draws."""
        raise NotImplementedError

    def belong(self, program: Sequence[Node]) -> None:
        """A deck with enough cards for all draws of the card cannot fail any of them."""
        seats = MOST_SEATS if any(isinstance(node, Each) for node in program) else 1
        others = sum(node.most() for node in program if isinstance(node, Drawing) and node is not self)
        self.spare = max(MOST_DRAWN_BEFORE, others * seats)


class Draw(Drawing, Deed):
    """``draw`` of named decks. A clause of the card's owner must be filled in full; others get what there is (RUL-035).

    ``partial`` draws (rows, fall, mamas) also take what there is.
    """

    reads = DECK
    writes = DECK | HAND

    def __init__(self, box: Box, amounts: dict[str, int], partial: bool) -> None:
        super().__init__(box)
        self.amounts = tuple((DECKS.index(name), amount) for name, amount in amounts.items())
        self.partial = partial
        self.always = partial

    def _short(self, s: State, seat: int, other: int, spare: int = 0) -> int | None:
        """The deck that cannot give all its cards, if that matters."""
        if self.partial or seat != other:
            return None
        for deck, amount in self.amounts:
            if supply.left(s, deck) < amount + spare:
                return deck
        return None

    def open(self, s: State, seat: int, other: int) -> bool:
        return self._short(s, seat, other) is None

    def sure(self, s: State, seat: int, other: int) -> bool:
        return self._short(s, seat, other, self.spare) is None

    def most(self) -> int:
        return max(amount for _, amount in self.amounts)

    def happens(self, s: State, seat: int, other: int) -> bool:
        return any(supply.left(s, deck) for deck, _ in self.amounts)

    def do(self, s: State, seat: int, other: int) -> bool:
        if self._short(s, seat, other) is not None and s.blind >= 0:
            return False
        for deck, amount in self.amounts:
            for _ in range(amount):
                supply.draw(s, self.components, seat, deck, self.source)
        return True

    def reason(self, s: State, seat: int, other: int) -> Reason:
        deck = self._short(s, seat, other)
        if deck is None:
            deck = self.amounts[0][0]
        return Reason("deck_empty", have=supply.left(s, deck), thing=DECKS[deck], rule="V-DECK-02")


class DrawVisitors(Drawing, Op):
    """``draw: {visitor: n}``: cards of either season; all kinds are named before any is seen (V-FALL-03).

    The owner of a card draws them in full, unless it is ``partial``; others draw what there is (RUL-035).
    """

    kind = "deck"
    reads = DECK
    writes = DECK | HAND

    def __init__(self, box: Box, count: int, up_to: bool, partial: bool) -> None:
        super().__init__(box)
        self.count, self.up_to = count, up_to
        self.always = up_to or partial

    def open(self, s: State, seat: int, other: int) -> bool:
        return self.always or seat != other or _visitors(s) >= self.count

    def sure(self, s: State, seat: int, other: int) -> bool:
        return self.always or seat != other or _visitors(s) >= self.count + 2 * self.spare

    def most(self) -> int:
        return self.count

    def happens(self, s: State, seat: int, other: int) -> bool:
        return bool(self._bundles(s, 1))

    def _bundles(self, s: State, count: int) -> list[tuple[int, ...]]:
        return [
            decks
            for decks in combinations_with_replacement((SUMMER, WINTER), count)
            if all(supply.left(s, deck) >= decks.count(deck) for deck in decks)
        ]

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        """``at`` counts the cards drawn where they are drawn one by one (V-OPT-03)."""
        if s.blind >= 0 and not self.open(s, f.seat, f.other):
            return []
        one_by_one = self.up_to and s.options.cottage == "one_by_one"
        most = min(self.count, _visitors(s))
        counts = range(1 if self.up_to and not one_by_one else most, most + 1)
        if one_by_one:
            counts = range(1, 2)
        bundles = [bundle for count in counts if count for bundle in self._bundles(s, count)]
        if not bundles or f.at == self.count:
            s.agenda = f.below
            return None
        choices = [choice("draw", *(DECKS[deck] for deck in bundle)) for bundle in bundles]
        if f.at:
            choices.append(DONE)
        return choices

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        one_by_one = self.up_to and s.options.cottage == "one_by_one" and chosen is not DONE
        s.agenda = f.moved(f.at + 1) if one_by_one else f.below
        for name in chosen.words:
            supply.draw(s, self.components, f.seat, DECKS.index(name), self.source)

    def reason(self, s: State, seat: int, other: int) -> Reason:
        return Reason("deck_empty", have=_visitors(s), thing=DECKS[SUMMER], rule="V-DECK-02")


def _visitors(s: State) -> int:
    """How many visitors of either season can still be drawn."""
    return supply.left(s, SUMMER) + supply.left(s, WINTER)


class Reveal(Drawing, Op):
    """``reveal``: the top card of each deck is shown to all, ``keep`` of them go to the hand (RUL-157).

    It is offered where every deck has one; where others have emptied a deck before, what there is must do.
    """

    kind = "keep"
    reads = DECK
    writes = DECK | HAND

    def __init__(self, box: Box, keep: int) -> None:
        super().__init__(box)
        self.keep = keep

    def most(self) -> int:
        return 1

    def open(self, s: State, seat: int, other: int) -> bool:
        return all(supply.left(s, deck) for deck in range(len(DECKS)))

    def stops(self, s: State, f: Frame) -> int | None:
        return REVEALED if f.at == 0 and self.open(s, f.seat, f.other) else None

    def step(self, s: State, f: Frame) -> list[Choice] | None:
        """``at`` is 0 before the cards lie open, then counts from 1 the cards kept."""
        if f.at == 0:
            if s.blind >= 0 and not self.open(s, f.seat, f.other):
                return []
            shown = []
            for deck in range(len(DECKS)):
                card = supply.lift(s, self.components, deck)
                if card is not None:
                    card = card if s.blind < 0 else self.components.blank + deck
                    shown.append((f.seat, card))
                    s.tell("card_revealed", f.seat, self.source, card=self.components.names[card], place=DECKS[deck])
                    supply.refill(s, deck)
            s.aside = (*s.aside, *shown)
            s.agenda = f = f.moved(1, tuple(card for _, card in shown))
        keep = min(self.keep, len(f.held))
        if f.at > keep:
            for card in f.held:
                if (f.seat, card) in s.aside:
                    self._leave(s, f.seat, card)
            s.agenda = f.below
            return None
        left = [card for card in f.held if (f.seat, card) in s.aside]
        needed = keep + 1 - f.at
        last = max((card for card in f.held if (f.seat, card) not in s.aside), default=-1)
        open_ = [card for card in left if card > last]
        return [choice("keep", self.components.names[card]) for card in open_[: len(open_) - needed + 1]]

    def fits(self, s: State, f: Frame) -> bool:
        return are_numbers(f.held) and bool(f.held) == bool(f.at)

    def _leave(self, s: State, seat: int, card: int) -> None:
        s.aside = tuple(one for one in s.aside if one != (seat, card))
        name, deck = self.components.names[card], self.components.deck_of[card]
        s.tell("card_discarded", seat, self.source, card=name, place=DECKS[deck])
        supply.to_pile(s, self.components, card)

    def take(self, s: State, f: Frame, chosen: Choice) -> None:
        card = next(c for c in f.held if (f.seat, c) in s.aside and self.components.names[c] == chosen.words[0])
        s.aside = tuple(one for one in s.aside if one != (f.seat, card))
        supply.take_in(s, f.seat, card)
        memory.saw(s, f.seat, card, memory.everybody(s))
        s.tell("card_drawn", f.seat, self.source, 1, card=chosen.words[0], place=DECKS[self.components.deck_of[card]])
        s.agenda = f.moved(f.at + 1)

    def asks(self, s: State, f: Frame) -> tuple[int, int, int]:
        keep = min(self.keep, len(f.held))
        return keep, keep, f.at - 1

    def reason(self, s: State, seat: int, other: int) -> Reason:
        empty = next((deck for deck in range(len(DECKS)) if not supply.left(s, deck)), 0)
        return Reason("deck_empty", thing=DECKS[empty], rule="V-DECK-02")


class TakeDiscarded(Selecting):
    """``take_discarded``: the top cards of that many different discard piles (RUL-156)."""

    kind = "take"
    reads = DECK
    writes = DECK | HAND

    def open(self, s: State, seat: int, other: int) -> bool:
        return sum(bool(pile) for pile in s.piles) >= self.count

    def candidates(self, s: State, f: Frame) -> list[Choice]:
        last = f.held[0] if f.held else -1
        open_ = [deck for deck in range(len(DECKS)) if deck > last and s.piles[deck]]
        needed = self.count - f.at
        return [choice("take", DECKS[deck]) for deck in open_[: max(0, len(open_) - needed + 1)]]

    def pick(self, s: State, f: Frame, chosen: Choice) -> tuple[Any, ...]:
        deck = DECKS.index(chosen.words[0])
        card = s.piles[deck][-1]
        s.piles = (*s.piles[:deck], s.piles[deck][:-1], *s.piles[deck + 1 :])
        supply.take_in(s, f.seat, card)
        memory.saw(s, f.seat, card, memory.everybody(s))
        name = self.components.names[card]
        s.tell("card_drawn", f.seat, self.source, 1, card=name, place=chosen.words[0], origin="pile")
        return (deck,)

    def rest(self, s: State, f: Frame) -> bool:
        return True

    def reason(self, s: State, seat: int, other: int) -> Reason:
        have = sum(bool(pile) for pile in s.piles)
        return Reason("needs_cards", self.count, have, thing="pile", rule="RUL-156")

    def refusal(self, s: State, f: Frame, refused: Choice) -> Reason:
        if refused.verb == "take":
            return Reason("deck_empty", thing=refused.words[0], rule="RUL-156")
        return super().refusal(s, f, refused)
