"""A card of the hand is touched while a worker is asked: carried to its action it means both, worker and card."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from game.play.selection import Offer, Selection
from game.play.session import Session
from game.text.printed import board, cards
from game.viticulture.actions import deck_taken
from rules.engine.choice import Choice, Ref, choice
from rules.engine.reason import Reason


def answers_with(card: str) -> Iterator[Choice]:
    """The answers that play, plant or fill a card, possible or not."""
    deck = cards()[card].deck
    if deck == "vine":
        yield from (choice("plant", card, str(field["limit"])) for field in board()["fields"])
    else:
        yield choice("fill" if deck == "order" else "play", card)


def placements(card: str, choices: Iterable[Choice]) -> Iterator[Choice]:
    """Those of the choices that place a worker on the action of a card."""
    deck = cards()[card].deck
    return (one for one in choices if one.verb == "place" and deck_taken(one.words[1]) == deck)


def hindered(session: Session, placed: Choice, card: str) -> tuple[Reason, ...]:
    """Why a card cannot be played once a worker is placed, one reason for each way; empty where one is possible."""
    events = session.foresee(placed).events
    if any(event.kind == "auto_taken" and card in event.choice.split() for event in events):
        return ()
    found = tuple(session.refused_after((placed,), one) for one in answers_with(card))
    return () if None in found else tuple(reason for reason in found if reason is not None)


class CardsFirst(Selection):
    """The offers of a turn. A card may be carried to a free space of its action, if it ``follows`` a worker there."""

    def __init__(self, offers: Iterable[Offer], hand: Sequence[str], follows: Callable[[Choice, str], bool]) -> None:
        super().__init__(offers)
        self.hand = frozenset(Ref("card", card) for card in hand)
        self.follows = follows
        self._known: dict[Ref, tuple[Offer, ...]] = {}

    @property
    def card(self) -> Ref | None:
        """The card that is carried, or that goes with the worker."""
        return next((thing for thing in self.picked if thing in self.hand), None)

    def liftable(self) -> frozenset[Ref]:
        return super().liftable() | self.hand

    def _open(self, picked: Sequence[Ref]) -> tuple[tuple[Offer, tuple[Ref, ...]], ...]:
        card = next((thing for thing in picked if thing in self.hand), None)
        if card is None:
            return super()._open(picked)
        return Selection(self._with(card))._open(picked)

    def _with(self, card: Ref) -> tuple[Offer, ...]:
        """The placements that a card follows, one for each space, with the card in place of the worker."""
        if card not in self._known:
            found: dict[Ref, Offer] = {}
            for placed in placements(card.name, [offer.choice for offer in self.offers]):
                space = Ref("space", placed.words[1])
                if space not in found and self.follows(placed, card.name):
                    found[space] = Offer(placed, (card, space))
            self._known[card] = tuple(found.values())
        return self._known[card]
