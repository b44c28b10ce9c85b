"""Portraits: who is on the cards, by the lines of assets/cards or of whoever has added a card, in three sizes."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pygame

from game.art.kit.cache import kept
from game.art.kit.palette import GOLD, INK, Colour
from game.art.kit.raster import in_strips, pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle
from game.art.people import old_lines, scenes, words
from game.art.people.person import Person
from game.paths import assets
from game.text.added import added_portraits
from game.text.edition import of_edition
from game.text.printed import cards
from rules.engine.catalog import DataFault, plain

DECKS = ("summer_visitor", "winter_visitor", "mama", "papa")
"""The decks whose cards show somebody."""
_LARGE = 240
"""Wider pictures than this, in design px, are drawn in two parts."""
FINEST = 2.0
"""People are drawn for so many true px a design px at most: for more they are drawn like this and made larger."""

Line = Mapping[str, str]


class BadPortrait(ValueError):
    """A line names a part or an ink that is not there, or a file is damaged. The sentence says where."""


def file_of(name: str) -> Path:
    """A file of assets/cards."""
    return assets() / "cards" / name


@cache
def read(name: str) -> Any:
    """What a file of assets/cards holds. Raises BadPortrait where it is missing or damaged."""
    try:
        return plain(file_of(name))
    except DataFault as fault:
        raise BadPortrait(f"{fault} Mend it, or install the game again.") from None


@cache
def recipes() -> Mapping[str, Line]:
    """Card to the line that says who is on it."""
    found: Mapping[str, Line] = read("portraits.yaml")["portraits"]
    return found


@cache
def companions() -> Mapping[str, Line]:
    """Who stands beside others, by name."""
    found: Mapping[str, Line] = read("portraits.yaml")["companions"]
    return found


@cache
def innkeepers() -> Mapping[str, Line]:
    """The innkeepers by the colours of the players."""
    found: Mapping[str, Line] = read("portraits.yaml")["innkeepers"]
    return found


@cache
def opponents() -> Mapping[str, Line]:
    """The faces of opponents by their characters; the second one of a character at a table has a name with _2."""
    found: Mapping[str, Line] = read("portraits.yaml")["opponents"]
    return found


@cache
def vines() -> Mapping[str, Mapping[str, Any]]:
    """The varieties: their leaves, and their bunches by the colour of the grapes."""
    found: Mapping[str, Mapping[str, Any]] = read("vines.yaml")["vines"]
    return found


def faults_in(card: str, line: object) -> list[str]:
    """What is wrong with a line that says who is on a card, sentences with their cure. Raises BadPortrait."""
    if isinstance(line, Mapping) and old_lines.is_old(line):
        return old_lines.faults_in(card, line) or old_lines.lost_in(card, line)
    return words.faults_in(card, line, (*recipes(), *companions()))


@of_edition
def person(card: str) -> Person:
    """Who is on a card: what its own line says where somebody has added it. Raises BadPortrait.

    It is somebody else of its deck on one that nobody has drawn, as in an older edition, or that has a faulty line.
    """
    everybody = recipes()
    if not everybody:
        raise BadPortrait("assets/cards/portraits.yaml has no line; put the file back")
    own = added_portraits().get(card)
    if own is not None and old_lines.is_old(own) and not old_lines.faults_in(card, own):
        return Person(old_lines.converted(card, own))
    if own is not None and not faults_in(card, own):
        return Person(own)
    return Person(_checked(card if card in everybody else _stand_in(card)))


def _stand_in(card: str) -> str:
    """Somebody of the box who is drawn on a card without a line; always the same one."""
    everybody, deck = recipes(), cards()[card].deck if card in cards() else ""
    alike = [one.id for one in cards().values() if one.deck == deck and one.id in everybody] or sorted(everybody)
    return alike[sum(map(ord, card)) % len(alike)]


def _checked(card: str) -> Line:
    """The line of somebody of the box or of a companion. Raises BadPortrait."""
    line = {**companions(), **recipes()}[card]
    for fault in faults_in(card, line):
        raise BadPortrait(f"assets/cards/portraits.yaml, {fault}")
    return line


def _beside(who: Person) -> Person | None:
    """Who else is in somebody's picture."""
    return Person(_checked(who.looks["beside"])) if "beside" in who.looks else None


@kept(256)
def large_portrait(card: str, w: float, h: float, scale: float) -> pygame.Surface:
    """The picture of a large card, w by h design px. Kept: do not draw on it. Raises BadPortrait."""
    return _both(card, scenes.large(person(card), w, h), w, h, scale)


@kept(256)
def hand_portrait(card: str, w: float, h: float, scale: float) -> pygame.Surface:
    """The picture of a hand card, w by h design px, the face at its left. Kept: do not draw on it.

    Raises BadPortrait.
    """
    return _both(card, scenes.hand(person(card), w, h), w, h, scale)


def _both(card: str, view: scenes.View, w: float, h: float, scale: float) -> pygame.Surface:
    """Place and people, each drawn for itself, so that neither takes a whole frame."""
    image = _layer(card, view, w, h, min(scale, FINEST), False).copy()
    image.blit(_layer(card, view, w, h, min(scale, FINEST), True), (0, 0))
    if scale > FINEST:
        image = pygame.transform.smoothscale(image, (pixels(w, scale), pixels(h, scale)))
    return image


@kept(12)
def _layer(card: str, view: scenes.View, w: float, h: float, scale: float, people: bool) -> pygame.Surface:
    drawn = view.of(_drawn(card, people))
    return in_strips(pixels(w, scale), pixels(h, scale), scale, drawn, 2 if w > _LARGE else 1)


@kept(12)
def _drawn(card: str, people: bool) -> Fragment:
    """The shapes of place or people, kept so that they and their picture need not be made in one go."""
    who = person(card)
    return scenes.people(who, _beside(who)) if people else scenes.place(who)


@kept(256)
def disc(card: str, size: float, scale: float) -> pygame.Surface:
    """The head of whoever is on a card, in a disc ``size`` design px wide. Raises BadPortrait."""
    return in_disc(scenes.badge(person(card), size), size, scale, GOLD, size * 0.03)


def in_disc(drawn: Fragment, size: float, scale: float, band: Colour, wide: float) -> pygame.Surface:
    """A drawing cut round, with an ink rim, a band inside it and a pale hairline that keeps dark bands visible."""
    side = pixels(size, scale)
    return rimmed(raster(side, side, scale, drawn, painted=True), size, scale, band, wide)


def rimmed(image: pygame.Surface, size: float, scale: float, band: Colour, wide: float) -> pygame.Surface:
    """A square picture, on which it draws, as ``in_disc`` cuts it."""
    side, middle = pixels(size, scale), size / 2
    mask = raster(side, side, scale, circle(middle, middle, middle - 0.8, "#FFFFFF"))
    image.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ink = max(1.4, size * 0.028)
    rim = circle(middle, middle, middle - ink - wide / 2, NONE, band, wide)
    rim += circle(middle, middle, middle - ink - wide - 0.4, NONE, "#FBF1DC", 0.9)
    rim += circle(middle, middle, middle - ink / 2 - 0.2, NONE, INK, ink)
    image.blit(raster(side, side, scale, rim, painted=True), (0, 0))
    return image
