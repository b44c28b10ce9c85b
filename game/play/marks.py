"""Draws the marks on things: possible, pointed at, chosen, refused, and what only an open hand would tell."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

import pygame

from game.art import marks
from game.art.kit.boxes import Box, Spot
from game.play.things import Thing
from game.window.screen import Screen
from rules.engine.choice import Ref

CORNER = 7.0
"""How round the marks of most things are."""


class Marks:
    """Draws marks for the things of one position, whichever game it is."""

    def __init__(
        self, surface: pygame.Surface, screen: Screen, things: Sequence[Thing], lifted: Thing | None = None
    ) -> None:
        """``lifted`` is the card of the hand that stands out of the row."""
        self.surface = surface
        self.screen = screen
        self.things = tuple(things)
        self.lifted = lifted

    def spot(self, ref: Ref) -> Spot | None:
        """The ring of a round thing; None for things with corners."""
        return None

    def sign(self, ref: Ref) -> str:
        """The sign on what may be touched."""
        return "hand"

    def lift(self, ref: Ref) -> float:
        """How far the sign on a thing stands above its corner, in design px."""
        return 0

    def radius(self, ref: Ref) -> float:
        """How round the corners of a thing without a ring are, in design px."""
        return CORNER

    def legal(self, refs: Iterable[Ref], phase: int, going: Sequence[Thing] = ()) -> None:
        """Mark what may be touched.

        Of the things that are gathered those ``going`` are marked as chosen.
        """
        refs, lifted = self._from_below(refs), self.lifted
        face = self.screen.pixels(self.seen(lifted)).clip(self.surface.get_rect()) if lifted else None
        uncovered = self.surface.subsurface(face).copy() if face else None
        for ref in refs:
            self._legal(ref, phase, self.sign(ref), but=going)
        for thing in going:
            self._chosen(thing.ref, thing)
        if face is not None and uncovered is not None and lifted is not None:
            self.surface.blit(uncovered, face)
            if lifted in going:
                self._chosen(lifted.ref, lifted)
            elif lifted.ref in refs:
                self._legal(lifted.ref, phase, self.sign(lifted.ref), lifted)

    def hidden(self, refs: Iterable[Ref]) -> None:
        """Mark what only an open hand would tell."""
        for ref in self._from_below(refs):
            self._legal(ref, 0, "eye_closed")

    def _from_below(self, refs: Iterable[Ref]) -> list[Ref]:
        """In the order in which the things lie on each other, so that marks that overlap always look the same."""
        lies = {thing.ref: number for number, thing in enumerate(self.things)}
        return sorted(refs, key=lambda ref: (lies.get(ref, -1), ref.kind, ref.name))

    def _legal(self, ref: Ref, phase: int, sign: str, only: Thing | None = None, but: Sequence[Thing] = ()) -> None:
        lift, radius = self.lift(ref), self.radius(ref)
        self._each(
            ref,
            lambda spot: marks.legal_disc(spot.r, self.screen.scale, phase, sign, spot.flat),
            lambda box: marks.legal_box(box.w, box.h, self.screen.scale, phase, sign, radius, lift),
            only,
            but,
        )

    def pointed(self, ref: Ref, only: Thing | None = None) -> None:
        """Mark the thing under the pointer."""
        self._each(
            ref,
            lambda spot: marks.focus_disc(spot.r, self.screen.scale, spot.flat),
            lambda box: marks.focus_box(box.w, box.h, self.screen.scale, self.radius(ref)),
            only,
        )

    def haloed(self, ref: Ref) -> None:
        """Lead the eye to a thing, of equal ones to the first."""
        self._each(
            ref,
            lambda spot: marks.halo_disc(spot.r, self.screen.scale, spot.flat),
            lambda box: marks.halo_box(box.w, box.h, self.screen.scale, self.radius(ref)),
            next((thing for thing in self.things if thing.ref == ref), None),
        )

    def chosen(self, refs: Iterable[Ref], touched: Mapping[Ref, Thing]) -> None:
        """Mark what has been picked; of equal things only the one that was touched, where it still lies."""
        for ref in refs:
            only = touched.get(ref)
            self._chosen(ref, only if only in self.things else None)

    def _chosen(self, ref: Ref, only: Thing | None) -> None:
        self._each(
            ref,
            lambda spot: marks.chosen_disc(spot.r, self.screen.scale, spot.flat),
            lambda box: marks.chosen_box(box.w, box.h, self.screen.scale, self.radius(ref)),
            only,
        )

    def refused(self, ref: Ref) -> None:
        """Mark what was touched in vain."""
        self._each(
            ref,
            lambda spot: marks.refused_disc(spot.r, self.screen.scale, spot.flat),
            lambda box: marks.refused_box(box.w, box.h, self.screen.scale, self.radius(ref)),
        )

    def _each(
        self,
        ref: Ref,
        disc: Callable[[Spot], pygame.Surface],
        box: Callable[[Box], pygame.Surface],
        only: Thing | None = None,
        but: Sequence[Thing] = (),
    ) -> None:
        spot = self.spot(ref)
        if spot is not None:
            self.put(disc(spot), spot.box)
            return
        for thing in self.things if only is None else (only,):
            if thing.ref == ref and thing not in but:
                shape = self.seen(thing)
                self.put(box(shape), shape)

    def seen(self, thing: Thing) -> Box:
        """The part of a thing that is marked: what no other one covers."""
        return thing.box

    def put(self, picture: pygame.Surface, box: Box) -> None:
        """Draw a mark round a box."""
        self.surface.blit(picture, self.screen.pixel((box.x - marks.MARGIN, box.y - marks.MARGIN)))
