"""How a structure rises on the open mat, and how a cellar is dug out of the rock."""

from __future__ import annotations

import math
from typing import ClassVar

import msgspec
import pygame

from game.art import mat_boxes
from game.art.country.pennant import pennant
from game.art.estate import buildings, store, vault
from game.art.kit.blending import blend
from game.art.kit.canvas import BLEED
from game.art.mat_boxes import CELLAR
from game.play.motion import eased
from game.text.names import called
from game.viticulture.layout import Layout
from game.viticulture.render_mat import due
from game.window.screen import Screen

RISES_SECONDS, DIGS_SECONDS = 0.6, 0.8
FILLED = 0.65
"""Share of the time in which a building rises; then its flag goes up."""
BLOWS, BROKEN = 3, 0.55
"""So many blows of the pick there are, within this share of the time; then the rock breaks."""
PIECES = 5
CELLARS: dict[str, int] = {"medium_cellar": 4, "large_cellar": 7}
"""The least wine of each cellar that is dug."""


class Building(msgspec.Struct):
    """Something that is built on the open mat, after ``delay`` seconds; what lies below it is as it was before."""

    layout: Layout
    snow: bool
    delay: float
    age: float = 0.0

    low = True
    seconds: ClassVar[float] = 0.0
    """How long it takes."""

    @property
    def over(self) -> bool:
        """Whether it is done."""
        return self.age >= self.delay + self.seconds

    def draw(self, surface: pygame.Surface, screen: Screen) -> None:
        """Draw as much of it as there is now."""
        share = (self.age - self.delay) / self.seconds
        if share > 0:
            self.draw_share(surface, screen, share)

    def draw_share(self, surface: pygame.Surface, screen: Screen, share: float) -> None:
        """Draw so much of it, from 0 on."""


class Rises(Building, kw_only=True):
    """A structure on its way up."""

    structure: str
    colour: str

    seconds = RISES_SECONDS

    def draw_share(self, surface: pygame.Surface, screen: Screen, share: float) -> None:
        scale, zoom = screen.scale * self.layout.zoom, self.layout.zoom
        names = tuple(called("structure", structure) for structure in mat_boxes.STRUCTURES)
        letters = buildings.structure_letters(names, scale)
        look = buildings.StructureLook(self.structure, called("structure", self.structure), 0, True, letters=letters)
        picture, box = buildings.structure(look, self.snow, scale), self.layout.structure_box(self.structure)
        left, top = screen.pixel((box.x - BLEED * zoom, box.y - BLEED * zoom))
        wide, tall = picture.get_size()
        hidden = round(tall * (1 - eased(share / FILLED)))
        surface.blit(picture, (left, top + hidden), pygame.Rect(0, hidden, wide, tall - hidden))
        up = eased((share - FILLED) / (1 - FILLED))
        if up > 0:
            image = pennant(self.colour, scale)
            foot = box.y + (42 - 24 * up) * zoom
            surface.blit(image, image.get_rect(midbottom=screen.pixel((box.centre[0], foot + 8 * zoom))))


class Digs(Building, kw_only=True):
    """A cellar that is dug: the blows of the pick, and then the pieces of the rock over it."""

    cellar: str
    structures: frozenset[str]

    seconds = DIGS_SECONDS

    def draw_share(self, surface: pygame.Surface, screen: Screen, share: float) -> None:
        scale = screen.scale * self.layout.zoom
        usual = mat_boxes.cellar_door(CELLARS[self.cellar])
        place = screen.pixels(self.layout.on_mat(usual))
        across, down = (round((part + BLEED) * scale) for part in (usual.x - CELLAR.x, usual.y - CELLAR.y))
        inside = pygame.Rect(across, down, place.w, place.h)
        rock = self._picture(self.structures - {self.cellar}, scale).subsurface(inside)
        if share < BROKEN:
            _blow(surface, rock, place, share / BROKEN, scale)
            return
        surface.blit(self._picture(self.structures | {self.cellar}, scale), place, inside)
        fallen = (share - BROKEN) / (1 - BROKEN)
        clip = surface.get_clip()
        surface.set_clip(place)
        for piece, (across, down, wide, tall) in enumerate(_pieces(place.w, place.h)):
            away = (piece - PIECES / 2 + 0.5) * 14 * scale * fallen, (90 + 30 * (piece % 3)) * scale * fallen**2
            at = place.x + across + away[0], place.y + down + away[1]
            blend(surface, rock, at, 1 - fallen, pygame.Rect(across, down, wide, tall))
        surface.set_clip(clip)

    def _picture(self, built: frozenset[str], scale: float) -> pygame.Surface:
        medium, large = (store.DoorLook(called("structure", one), due(one, 0), one in built) for one in CELLARS)
        return store.cellar(medium, large, self.snow, scale)


def _pieces(wide: int, tall: int) -> tuple[tuple[int, int, int, int], ...]:
    """The pieces in which a rock so many true px large breaks: two above, three below."""
    across, low, parted = wide * 2 // 5, tall * 2 // 5, wide // 3
    return (
        (0, 0, across, low), (across, 0, wide - across, low), (0, low, parted, tall - low),
        (parted, low, parted, tall - low), (2 * parted, low, wide - 2 * parted, tall - low),
    )  # fmt: skip


def _blow(surface: pygame.Surface, rock: pygame.Surface, place: pygame.Rect, share: float, scale: float) -> None:
    """The pick as it strikes the rock; over the one that is drawn there lies the rock from beside it."""
    side, top, tall = round(12 * scale), round(24 * scale), round(66 * scale)
    beside = rock.subsurface(pygame.Rect(side, top, side, tall).clip(rock.get_rect()))
    patch = pygame.transform.smoothscale(beside, (place.w - 2 * side, beside.get_height()))
    surface.blit(patch, (place.x + side, place.y + top))
    swing = share * BLOWS % 1
    image = pygame.transform.rotate(vault.pick_picture(scale), 70 * math.sin(math.pi * swing) - 10)
    surface.blit(image, image.get_rect(center=(place.centerx, place.y + round(58 * scale))))
