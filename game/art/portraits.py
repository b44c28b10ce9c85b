"""Portraits: the people on the cards, put together from the parts and recipes of assets/cards."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import pygame

from game.art.kit.cache import kept
from game.art.kit.palette import GOLD, INK, Colour, darker
from game.art.kit.raster import pixels, raster
from game.art.kit.shapes import NONE, Fragment, circle, group, path, polygon, rect
from game.paths import assets
from game.text.added import added_portraits
from game.text.edition import of_edition
from game.text.printed import cards
from rules.engine.catalog import DataFault, nearest, plain

WIDTH, HEIGHT = 100, 104
"""The grid of a portrait: head and shoulders, the shoulders cut off at the lower edge."""

IN_CIRCLE = (8.0, 14.0, 0.86)
DRAWN_IN = (5.5, 2.0, 0.86)
"""Where x, y and scale put the bust into a medallion, and what is held into the bust of a medallion."""

KINDS = {
    "hat": "hats",
    "head": "heads",
    "collar": "collars",
    "prop": "props",
    "beard": "beards",
    "feature": "features",
}
"""The words of a recipe that name a part, with the list of portrait_parts.yaml in which that stands."""
INKED = ("skin", "hair", "coat", "accent")
"""The words of a recipe that name an ink."""
OPTIONAL = frozenset({"beard", "feature"})
"""The words of a recipe that may be missing."""

Layer = Sequence[Any] | Mapping[str, Any]


class BadPortrait(ValueError):
    """A recipe names a part or an ink that is not there, or a file is damaged. The sentence says where."""


def check() -> None:
    """Read the files of all portraits and bunches. Raises BadPortrait where one is missing or damaged."""
    try:
        found: tuple[Any, ...] = parts(), recipes(), inks(), bunches()
    except (LookupError, TypeError):
        found = (None,)
    if not all(isinstance(one, Mapping) for one in found):
        raise BadPortrait(f"{assets() / 'cards'} holds no portraits that can be read; install the game again")


@cache
def read(name: str) -> Any:
    """What a file of assets/cards holds. Raises BadPortrait where it is missing or damaged."""
    try:
        return plain(assets() / "cards" / name)
    except DataFault as fault:
        raise BadPortrait(f"{fault} Mend it, or install the game again.") from None


@cache
def parts() -> Mapping[str, Any]:
    """The layers of all parts."""
    found: Mapping[str, Any] = read("portrait_parts.yaml")
    return found


@cache
def recipes() -> Mapping[str, Mapping[str, str]]:
    """Card to its recipe: hat, head, skin, hair, coat, collar, prop, accent, and maybe beard and feature."""
    found: Mapping[str, Mapping[str, str]] = read("portraits.yaml")["portraits"]
    return found


@cache
def inks() -> Mapping[str, Colour]:
    """The colours that recipes name."""
    found: Mapping[str, Colour] = read("portraits.yaml")["inks"]
    return found


@of_edition
def portrait(card: str) -> Fragment:
    """Head and shoulders of a visitor, mama or papa with what is held, on the grid. Raises BadPortrait."""
    return figure(card) + held(card)


@of_edition
def figure(card: str) -> Fragment:
    """Head and shoulders of a visitor, mama or papa, on the grid. Raises BadPortrait."""
    recipe = _recipe(card)
    hat = _part(card, "hats", recipe["hat"])
    layers = [*parts()["shoulders"], *(parts()["hair_behind"] if hat.get("behind") else ()), *parts()["neck"]]
    layers += _part(card, "collars", recipe["collar"])
    layers += _part(card, "heads", recipe["head"])
    for word in ("beard", "feature"):
        layers += _part(card, KINDS[word], recipe[word]) if word in recipe else ()
    return _drawn(card, [*layers, *hat["layers"]])


@of_edition
def held(card: str) -> Fragment:
    """What a visitor, mama or papa holds at the lower right, on the grid. Raises BadPortrait."""
    prop = _part(card, "props", _recipe(card)["prop"])
    x, y, size, turn = prop["at"]
    return group(_drawn(card, prop["layers"]), x, y, size, turn)


def in_circle(card: str) -> Fragment:
    """The portrait on the 100 by 100 units of a medallion: what is held is drawn in, so that the rim never cuts it."""
    return group(figure(card) + group(held(card), *DRAWN_IN), *IN_CIRCLE)


def faults_in(card: str, line: object) -> list[str]:
    """What is wrong with a line that says who is on a card, sentences with their cure. Raises BadPortrait."""
    if not isinstance(line, Mapping):
        return [f"{card}: a portrait names its parts, such as {{hat: straw, head: round, ...}}; write it so"]
    known: dict[str, Sequence[str]] = {word: sorted(parts()[kind]) for word, kind in KINDS.items()}
    known |= dict.fromkeys(INKED, sorted(inks()))
    found = [f"{card}: '{word}' is no word of a portrait; {nearest(word, known)}" for word in line if word not in known]
    for word, names in known.items():
        if word in line and line[word] not in names:
            found.append(f"{card}: '{line[word]}' is none of the words for {word}; {nearest(line[word], names)}")
    missing = [word for word in known if word not in line and word not in OPTIONAL]
    if missing:
        found.append(f"{card}: add {', '.join(f'{word}: {known[word][0]}' for word in missing)}, or other words for it")
    return found


@of_edition
def _recipe(card: str) -> Mapping[str, str]:
    """Who is on a card: what its own line says where somebody has added it. Raises BadPortrait.

    It is somebody else of its deck on one that nobody has drawn, as in an older edition, or that has a faulty line.
    """
    everybody = recipes()
    if not everybody:
        raise BadPortrait("assets/cards/portraits.yaml has no line; put the file back")
    own = added_portraits().get(card)
    if own is not None and not faults_in(card, own):
        return own
    if card in everybody:
        return everybody[card]
    deck = cards()[card].deck if card in cards() else ""
    alike = [one.id for one in cards().values() if one.deck == deck and one.id in everybody] or sorted(everybody)
    return everybody[alike[sum(map(ord, card)) % len(alike)]]


def _part(card: str, kind: str, name: str) -> Any:
    if name not in parts()[kind]:
        raise BadPortrait(f"assets/cards/portraits.yaml, {card}: portrait_parts.yaml has no '{name}' among its {kind}")
    return parts()[kind][name]


def _drawn(card: str, layers: Sequence[Layer]) -> Fragment:
    return "".join(_layer(card, layer) for layer in layers)


def _layer(card: str, layer: Layer) -> Fragment:
    if isinstance(layer, Mapping):
        if "line" in layer:
            return path(layer["d"], NONE, layer["line"], layer["width"])
        outline = INK if layer["width"] else None
        fill = path(layer["d"], _ink(card, layer["fill"]), opacity=layer["opacity"])
        return fill + (path(layer["d"], NONE, outline, layer["width"]) if outline else "")
    fill, width, *shape = layer
    stroke = INK if width else None
    if len(shape) == 3:
        cx, cy, r = shape
        return circle(cx, cy, r, _ink(card, fill), stroke, width)
    return path(shape[0], _ink(card, fill), stroke, width)


def _ink(card: str, word: str) -> Colour:
    if word == NONE or word.startswith("#"):
        return word
    name = _recipe(card)[word.removesuffix("+")]
    if name not in inks():
        raise BadPortrait(f"assets/cards/portraits.yaml, {card}: there is no ink '{name}'")
    return darker(inks()[name], 0.32) if word.endswith("+") else inks()[name]


@cache
def bunches() -> Mapping[str, Mapping[str, Any]]:
    """The bunches of each variety by the colour of their grapes: ``rows`` of berries and their ``inks``."""
    found: Mapping[str, Mapping[str, Any]] = read("bunches.yaml")["bunches"]
    return found


def rays(cx: float, cy: float, reach: float, count: int, colour: Colour, opacity: float, turn: float = 0) -> Fragment:
    """Rays from cx, cy: ``count`` wedges of colour with gaps as wide between them."""
    vectors = [pygame.Vector2(reach, 0).rotate(turn + 180 * i / count) for i in range(2 * count)]
    out = ""
    for i in range(0, 2 * count, 2):
        a, b = vectors[i], vectors[i + 1]
        out += path(polygon(((cx, cy), (cx + a.x, cy + a.y), (cx + b.x, cy + b.y))), colour, opacity=opacity)
    return out


@kept(256)
def medallion(card: str, size: float, scale: float, ground: Colour, light: Colour) -> pygame.Surface:
    """The round portrait of a card, ``size`` design px wide, before a sun with rays. Raises BadPortrait."""
    side = pixels(size, scale)
    unit = size / 100
    picture = rect(0, 0, 100, 100, ground) + rays(50, 60, 90, 16, light, 0.55, 6)
    picture += circle(50, 48, 36, light, opacity=0.9) + in_circle(card)
    image = raster(side, side, scale * unit, picture, painted=True)
    disc = raster(side, side, scale, circle(size / 2, size / 2, size / 2 - 1, "#FFFFFF"))
    image.blit(disc, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    rim = circle(size / 2, size / 2, size / 2 - 2.4, NONE, INK, 3.4)
    rim += circle(size / 2, size / 2, size / 2 - 5.6, NONE, GOLD, 2.4)
    rim += circle(size / 2, size / 2, size / 2 - 7.6, NONE, INK, 1.2)
    image.blit(raster(side, side, scale, rim), (0, 0))
    return image


@kept(256)
def bust(card: str, height: float, scale: float) -> pygame.Surface:
    """Head and shoulders without ground, ``height`` design px tall and about as wide. Raises BadPortrait."""
    unit = height / 103
    return raster(
        pixels(height * 1.02, scale), pixels(height, scale), scale * unit, group(portrait(card), 0, -1), painted=True
    )
