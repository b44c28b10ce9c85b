"""Draws the marks on things of Viticulture."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

import pygame

from game.art import board_boxes
from game.art.board_boxes import PLACES
from game.art.kit.boxes import Box, Spot
from game.art.kit.letters import large
from game.play.marks import CORNER, Marks
from game.play.things import Thing
from game.viticulture.fan import CardPlace
from game.viticulture.render_board import bonus_places
from game.viticulture.spread import Spread
from game.window.screen import Screen
from rules.engine.choice import Ref
from rules.viticulture.view import View

NAME_LIFT, ROW_LIFT = 40, -8
"""How far the sign on a structure, and on a row of the cellar, stands above the corner, so that it leaves the name or
the last value free, in design px of the mat."""
ROUND = frozenset({"space", "row", "grape", "standing"})
"""Kinds of things that are marked by a ring."""
CORNERS = {"wine": 18.0, "field": 10.0, "structure": 10.0, "planted": 12.0}
"""How round the marks of other things are, in design px: bottles stand in niches, plots are trodden."""


class ViticultureMarks(Marks):
    """Draws marks for the things of one position."""

    def __init__(
        self,
        surface: pygame.Surface,
        screen: Screen,
        view: View,
        spread: Spread,
        things: Sequence[Thing],
        cards: Mapping[Thing, CardPlace],
        lifted: Thing | None,
    ) -> None:
        """``cards`` are the places of those in the hand just now, ``lifted`` is the one of them that is pointed at."""
        super().__init__(surface, screen, things, lifted)
        self.view = view
        self.spread = spread
        self.cards = cards
        self._handed: frozenset[Ref] = frozenset()
        """Of the spaces that may be touched the one of each action that carries the hand."""

    def legal(self, refs: Iterable[Ref], phase: int, going: Sequence[Thing] = ()) -> None:
        refs = tuple(refs)
        best = {ref.name.partition(".")[0]: ref for ref in sorted(refs, key=_best_seen) if ref.kind == "space"}
        self._handed = frozenset(best.values())
        super().legal(refs, phase, going)

    def sign(self, ref: Ref) -> str:
        """One hand for each action, on the last slab without a bonus, which must be read.

        A space beside a full action carries a G, for the grande worker only.
        """
        if ref.kind == "gift":
            # It would hide the gift, which is hardly larger.
            return ""
        if ref.kind != "space":
            return "hand"
        if ref.name.endswith(".art"):
            return "G"
        return "hand" if ref in self._handed else ""

    def seen(self, thing: Thing) -> Box:
        if thing.ref.kind == "action" and thing.ref.name != "gain_lira":
            return board_boxes.road_and_sign(thing.box)
        return self.cards[thing].seen if thing in self.cards else thing.box

    def lift(self, ref: Ref) -> float:
        named = (ref.kind == "structure" or ref.name == "yoke") and not large()
        # Below the row it leaves the last value to be read.
        return NAME_LIFT * self.spread.layout.zoom if named else ROW_LIFT if ref.kind == "cellar" else 0

    def radius(self, ref: Ref) -> float:
        return CORNERS.get(ref.kind, CORNER)

    def spot(self, ref: Ref) -> Spot | None:
        if ref.kind not in ROUND or ref.name == "yoke":
            return None
        if ref.kind == "row":
            return board_boxes.rooster_spot(int(ref.name))
        if ref.kind == "grape":
            kind, _, value = ref.name.partition(".")
            return self.spread.layout.slot(ref.kind, kind, int(value))
        name = ref.name.rpartition(" ")[2]
        standing = len(self.view.occupied.get(name, ()))
        if ref.kind == "standing":
            kinds = [kind for _, kind in self.view.occupied.get(name, ())]
            return self.spread.space(name, kinds.index(ref.name.partition(" ")[0]))
        return self.spread.space(name, standing)


def _best_seen(ref: Ref) -> tuple[bool, int]:
    """How well a hand is seen on a space without covering anything: best far right, but not on a bonus."""
    place = ref.name.partition(".")[2]
    return place in PLACES and place not in bonus_places(), PLACES.index(place) if place in PLACES else -1
