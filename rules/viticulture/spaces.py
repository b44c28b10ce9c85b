"""The places for workers on the board, numbered, and the workers on them."""

from __future__ import annotations

from rules.engine.choice import choice
from rules.viticulture.cards import KINDS
from rules.viticulture.components import Components
from rules.viticulture.state import State


class Spaces:
    """All places for workers, numbered: three of each action, then the twelve pictures, the cart and the yokes."""

    def __init__(self, components: Components) -> None:
        board = components.board
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
        self.yoke_bit = components.bit(structure)

    def spaces_at(self, places: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
        """The numbers of these places of every action."""
        return tuple(
            tuple(action * len(self.places) + place for place in places) for action in range(len(self.actions))
        )

    def kinds(self, s: State, seat: int) -> list[int]:
        """The kinds of worker that this seat has available."""
        player = s.players[seat]
        return [k for k, n in enumerate((player.regular, player.grande, player.temporary)) if n]

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
            occupied = list(s.occupied)
            occupied[space] = code
            s.occupied = tuple(occupied)
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
