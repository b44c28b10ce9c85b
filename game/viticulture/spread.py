"""Where the things of one position lie on the table."""

from __future__ import annotations

from collections.abc import Sequence

from game.art import board_boxes
from game.art.kit.boxes import Box, Spot
from game.viticulture.fan import CardPlace
from game.viticulture.hand import lying
from game.viticulture.layout import Layout
from rules.engine.choice import Ref


class Spread:
    """The table of one position: how many seats and places, whose cards are in the open hand, what grows.

    ``layout`` is that of the window, ``seats`` how many panels the rail has, ``places`` the open places of each
    action, ``hand`` the ids of the open hand, ``fields`` the vines of each field of the open mat, ``regulars`` its
    regular workers, ``asked`` the ids of the cards that the open question asks for.
    """

    def __init__(
        self,
        layout: Layout,
        seats: int = 2,
        places: Sequence[str] = ("left",),
        hand: Sequence[str] = (),
        fields: dict[int, tuple[str, ...]] | None = None,
        regulars: int = 2,
        asked: frozenset[str] = frozenset(),
    ) -> None:
        self.layout = layout
        self.seats = seats
        self.places = tuple(places)
        self.hand = tuple(hand)
        self.fields = fields or {}
        self.regulars = regulars
        self.asked = asked

    def spaces(self, action: str) -> tuple[Spot, ...]:
        """The open spaces of an action, left to right."""
        return board_boxes.cell_places(board_boxes.action_cell(action), len(self.places))

    def space(self, name: str, index: int = 0) -> Spot | None:
        """The spot of a space such as ``give_tour.left``; ``index`` tells workers apart that share one (cart, .art)."""
        if name == "gain_lira":
            return board_boxes.cart_spot(index)
        if name == "yoke":
            x, foot = self.layout.yoke_foot
            return Spot(x, foot - 27, 26)
        action, _, place = name.partition(".")
        if action not in (*board_boxes.SUMMER, *board_boxes.WINTER):
            return None
        if place == "art":
            waiting = board_boxes.art_spots(board_boxes.action_cell(action), len(self.places))
            return waiting[min(index, len(waiting) - 1)]
        return self.spaces(action)[self.places.index(place)] if place in self.places else None

    def box(self, ref: Ref) -> Box | None:
        """The box of a thing that a choice touches, or None when it does not lie on the table just now."""
        kind, name = ref.kind, ref.name
        if kind == "space" and name == "gain_lira":
            return board_boxes.CART
        if kind == "space":
            return None if (spot := self.space(name)) is None else spot.box
        if kind == "card":
            return self._card(name)
        if kind in ("grape", "wine"):
            sort, _, value = name.partition(".")
            return self.layout.slot(kind, sort, int(value)).box
        if kind == "worker":
            return self.layout.worker_place(name, 0, self.regulars).box
        if kind == "seat":
            return self.layout.rail_panels(self.seats)[int(name)]
        single = {
            "field": lambda: self.layout.field_box(int(name)),
            "structure": lambda: self.layout.structure_box(name),
            "row": lambda: board_boxes.wake_up_row(int(name)),
            "deck": lambda: board_boxes.deck_box(name),
            "pile": lambda: board_boxes.pile_box(name),
            "action": lambda: board_boxes.action_cell(name),
        }.get(kind)
        return single() if single else None

    def in_hand(self, hand: Sequence[str], card: str) -> CardPlace:
        """Where a card lies in a hand of these cards; of equal ones the last. Raises ValueError for another card."""
        found = lying(self.layout.frame.hand, [Ref("card", one) for one in hand], self.asked)
        number = len(hand) - 1 - tuple(reversed(hand)).index(card)
        return next(one.place for one in found if one.number == number)

    def _card(self, name: str) -> Box | None:
        if name in self.hand:
            return self.in_hand(self.hand, name).found
        for limit, vines in self.fields.items():
            if name in vines:
                return self.layout.vine_box(limit, vines.index(name), len(vines))
        return None
