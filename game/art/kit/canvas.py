"""Canvas: a sheet in design px that collects shapes, icons, words and pictures and becomes a surface at true pixels."""

from __future__ import annotations

import math
from typing import Literal, NamedTuple

import pygame

from game.art.kit import contrast, fonts, icons, written
from game.art.kit.grain import grain as strew
from game.art.kit.letters import grown
from game.art.kit.palette import CREAM, INK, Colour, rgb
from game.art.kit.raster import kept_raster, pixels, raster, stamped
from game.art.kit.shapes import Fragment, group
from game.text import glossary
from game.text.wording import shorter

Align = Literal["left", "centre", "right"]
Valign = Literal["top", "middle", "bottom"]
Style = Literal["display", "medium", "bold", "extra", "italic"]

Plain = tuple[float, float, float, float]
"""A box as plain numbers: x, y, width, height."""

SCREEN_GRAIN = 4
"""Step of the grain on screens that must be read; posters take twice as much."""

LEAST = 18
"""The smallest letters of any word, in design px."""

BLEED = 6
"""How far the picture of a panel, cell or button reaches beyond its box on every side, in design px."""


def text_size(size: float, scale: float) -> int:
    """A design letter size as true pixels."""
    return max(6, round(size * scale))


def text_width(words: str, style: Style = "bold", size: float = 20, scale: float = 1) -> float:
    """How wide the words will be on one line, in design px."""
    return fonts.width(words, style, text_size(size, scale)) / scale


class Fitted(NamedTuple):
    """How words find room: in which wording, and in letters of which size."""

    words: str
    size: float


class Canvas:
    """A sheet ``width`` by ``height`` design px, drawn at ``scale`` true pixels per design px.

    The shapes of a ``shared`` sheet are the same on many pictures, so that they are made once and kept.

    Within a layer the shapes lie lowest, then icons and other stamps, then pictures and words, each in the order of
    their calls; ``layer()`` begins the next one above. Fewer layers are faster. Coordinates begin at ``origin``, moved
    to a whole true pixel.
    """

    def __init__(
        self,
        width: float,
        height: float,
        scale: float = 1,
        ground: Colour | None = None,
        origin: tuple[float, float] = (0, 0),
        shared: bool = False,
    ) -> None:
        self.width = width
        self.height = height
        self.scale = scale
        self._shared = shared
        self._left = round(origin[0] * scale)
        self._top = round(origin[1] * scale)
        self._size = pixels(width, scale), pixels(height, scale)
        self._laid: pygame.Surface | None = None
        if ground:
            self._sheet.fill(contrast.ink(ground))
        self._fragments: list[Fragment] = []
        self._stamps: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._above: list[tuple[pygame.Surface, tuple[int, int]]] = []
        self._margin = 0
        self._lines: dict[int, written.Words] = {}
        self._written: list[written.Words] = []

    @classmethod
    def over(cls, box: Plain, scale: float, margin: float = 0, shared: bool = False) -> Canvas:
        """A sheet over a box (x, y, width, height) of the table with a margin, in the table's coordinates."""
        x, y, w, h = box
        canvas = cls(w + 2 * margin, h + 2 * margin, scale, origin=(x - margin, y - margin), shared=shared)
        canvas._margin = int(margin * scale)
        return canvas

    @property
    def _sheet(self) -> pygame.Surface:
        if self._laid is None:
            self._laid = pygame.Surface(self._size, pygame.SRCALPHA)
        return self._laid

    def draw(self, *fragments: Fragment) -> None:
        """Put shapes on the current layer."""
        self._fragments.extend(fragments)

    def piece(self, box: Plain, *fragments: Fragment) -> None:
        """Put shapes that come again and again and lie within ``box``: they are made once and kept.

        They lie above the other shapes of the layer; what reaches beyond the box is cut off.
        """
        x, y, w, h = box
        left, top = math.floor(x * self.scale), math.floor(y * self.scale)
        right, bottom = math.ceil((x + w) * self.scale), math.ceil((y + h) * self.scale)
        image = stamped("".join(fragments), right - left, bottom - top, self.scale, -left, -top)
        self._stamps.append((image, (left - self._left, top - self._top)))

    def rim(self, box: Plain, thick: float, *fragments: Fragment) -> None:
        """Put as pieces the frame of a large box: what of the shapes lies ``thick`` px or less inside its edges."""
        x, y, w, h = box
        for side in (
            (x, y, w, thick), (x, y + h - thick, w, thick),
            (x, y + thick, thick, h - 2 * thick), (x + w - thick, y + thick, thick, h - 2 * thick),
        ):  # fmt: skip
            self.piece(side, *fragments)

    def icon(
        self, name: str, cx: float, cy: float, size: float, on_dark: bool = False, colour: Colour | None = None
    ) -> None:
        """Put an icon of ``size`` around cx, cy; ``colour`` changes signs, and the rim of things on dark."""
        drawing = icons.on_dark(name, colour or CREAM) if on_dark else icons.on_paper(name, colour or INK)
        self._icon(drawing, cx, cy, size)

    def _icon(self, drawing: Fragment, cx: float, cy: float, size: float) -> None:
        px = size * self.scale
        side = math.ceil(px) + 2
        image = stamped(drawing, side, side, px / icons.GRID, (side - px) / 2, (side - px) / 2)
        at = round(cx * self.scale - side / 2) - self._left, round(cy * self.scale - side / 2) - self._top
        self._stamps.append((image, at))

    def text(
        self,
        x: float,
        y: float,
        words: str,
        style: Style = "bold",
        size: float = 20,
        colour: Colour = INK,
        align: Align = "left",
        valign: Valign = "top",
        wrap: float | None = None,
        leading: float = 1.2,
        most: int | None = None,
        terms: str = "",
    ) -> float:
        """Put words at x, y and return their height in design px; of the game ``terms`` those of its glossary are
        underlined.

        ``valign`` top counts from the top of the letter's square, middle centres the capital letters, bottom is the
        lower end of the letter's square. With ``wrap`` the words are broken to that width; with ``most`` they have at
        most so many lines, the last one cut with an ellipsis (on a single line to the width ``wrap``).
        """
        lines = self.lines(words, style, size, wrap, most)
        if wrap and most and written.listening():
            written.ask(words, size, self.measure(words, style, size), wrap * most)
        colour = contrast.ink(colour)
        px = text_size(size, self.scale)
        step = px * leading
        block = step * (len(lines) - 1)
        face = fonts.font(style, px)
        cap_top, cap = fonts.capital_height(style, px)
        top = {
            "top": y * self.scale - (face.get_height() - px) / 2,
            "middle": y * self.scale - (block + cap) / 2 - cap_top,
            "bottom": y * self.scale - block - px - (face.get_height() - px) / 2,
        }[valign]
        marked = glossary.spots_in(lines, terms) if terms else ((),) * len(lines)
        for i, line in enumerate(lines):
            image = fonts.rendered(line, style, px, colour)
            left = x * self.scale - {"left": 0, "centre": image.get_width() / 2, "right": image.get_width()}[align]
            above = round(top + i * step) - fonts.rise(line, style, px)
            self._above.append((image, (round(left) - self._left, above - self._top)))
            if written.noting():
                self._note(line, words, style, px, colour, i == 0)
            for spot in marked[i]:
                self._underline(line, spot, style, px, colour, (round(left), top + i * step + face.get_ascent()))
        return (block + px) / self.scale

    def _underline(
        self, line: str, spot: glossary.Spot, style: Style, px: int, colour: Colour, at: tuple[float, float]
    ) -> None:
        """A thin rule under a term of a line whose letters stand at this left end and height, in true px."""
        left = fonts.rendered(line[: spot.start], style, px, colour).get_width() if spot.start else 0
        wide = fonts.rendered(line[spot.start : spot.end], style, px, colour).get_width()
        rule = pygame.Surface((wide, max(1, round(px / 16))), pygame.SRCALPHA)
        rule.fill(colour)
        rule.set_alpha(120)
        self._above.append((rule, (round(at[0]) + left - self._left, round(at[1] + px / 14) - self._top)))

    def lines(
        self, words: str, style: Style, size: float, wrap: float | None, most: int | None = None
    ) -> tuple[str, ...]:
        """The lines into which ``text`` would break these words; a word that would be cut is divided if it can be."""
        px = text_size(size, self.scale)
        if wrap is None:
            return tuple(words.split("\n"))
        room = wrap * self.scale
        lines = fonts.wrapped(words, style, px, room)
        if most and any(fonts.width(line, style, px) > room for line in lines):
            parted = fonts.wrapped(words, style, px, room, parted=True)
            lines = parted if len(parted) <= most else lines
        if most and len(lines) > most:
            lines = fonts.wrapped(words, style, px, room, whole=True)
            rest = " ".join(lines[most - 1 :])
            return (*lines[: most - 1], fonts.shortened(rest, style, px, room))
        return tuple(fonts.shortened(line, style, px, room) for line in lines) if most else lines

    def measure(self, words: str, style: Style = "bold", size: float = 20) -> float:
        """How wide the words are on one line of this canvas, in design px."""
        return text_width(words, style, size, self.scale)

    def fitting(
        self,
        words: str,
        style: Style,
        size: float,
        room: float,
        most: int = 1,
        leading: float = 1.2,
        tall: float = 999,
        least: float = 0,
    ) -> Fitted:
        """The wording and the letters for words on a place of fixed shape: as large as chosen, or as the place allows.

        The place is ``room`` wide, holds ``most`` lines and is ``tall`` px high. Where the words find no room in the
        letters that are chosen their shorter wording takes their place; only then the letters get smaller, if need be
        smaller than their usual ``size``, but never than LEAST, or than ``least`` where that is given. What finds no
        room even then has its longest words divided.
        """
        least = least or min(size, LEAST)
        if written.listening():
            written.ask(words, size, self.measure(words, style, size), room * most)
        for parted in (False, True):
            found = []
            for wording in dict.fromkeys((words, shorter(words))):
                letters = grown(size)
                place = room, most, leading, tall, parted
                while not (fits := self._fits(wording, style, letters, *place)) and letters > least:
                    letters = max(least, letters - 0.5)
                over = 0 if fits else self.measure(wording, style, letters)
                found.append((fits, letters, -over, wording))
            fits, letters, _, wording = max(found, key=lambda one: one[:3])
            if fits or most == 1:
                break
        return Fitted(wording, letters)

    def holds(self, words: str, style: Style, size: float, room: float) -> bool:
        """Whether ``fitting`` finds room for these words on one line as wide as ``room``."""
        found = self.fitting(words, style, size, room)
        return self.measure(found.words, style, found.size) <= room

    def fit(
        self,
        x: float,
        y: float,
        words: str,
        style: Style,
        size: float,
        room: float,
        colour: Colour = INK,
        align: Align = "left",
        most: int = 1,
        leading: float = 1.0,
        tall: float = 999,
    ) -> Fitted:
        """Put words with their middle at height y, as ``fitting`` finds room for them, and return how it was found."""
        found = self.fitting(words, style, size, room, most, leading, tall)
        self.text(x, y, found.words, style, found.size, colour, align, "middle", room + 4, leading, most)
        return found

    def _fits(
        self,
        words: str,
        style: Style,
        size: float,
        room: float,
        most: int,
        leading: float,
        tall: float,
        parted: bool,
    ) -> bool:
        lines = fonts.wrapped(words, style, text_size(size, self.scale), room * self.scale, parted=parted)
        high = size * (1 + (len(lines) - 1) * leading)
        wide = max(self.measure(line, style, size) for line in lines)
        return len(lines) <= most and high <= tall and wide <= room

    def picture(self, image: pygame.Surface, x: float, y: float) -> None:
        """Put a picture, already at true pixels, with its upper left corner at x, y."""
        self._above.append((image, (round(x * self.scale) - self._left, round(y * self.scale) - self._top)))

    def layer(self, shared: bool = False) -> None:
        """Begin a layer above all that was drawn so far; ``shared`` shapes are made once and kept."""
        self._flush(shared or self._shared)
        self._sheet.fblits(self._stamps)
        self._stamps.clear()
        if written.noting():
            self._listen()
        self._sheet.fblits(self._above)
        self._above.clear()

    def _flush(self, shared: bool) -> None:
        if not self._fragments:
            return
        shapes = group("".join(self._fragments), -self._left / self.scale, -self._top / self.scale)
        self._fragments.clear()
        drawn = kept_raster if shared else raster
        image = drawn(*self._size, self.scale, shapes)
        if self._laid is not None:
            self._laid.blit(image, (0, 0))
        else:
            self._laid = image.copy() if shared else image

    def surface(self, grain: int = 0) -> pygame.Surface:
        """The finished picture: width x scale by height x scale true pixels, clear where nothing was drawn.

        With ``grain`` (a step of 255) it looks printed on paper.
        """
        self.layer()
        if grain:
            strew(self._sheet, grain)
        written.note(self._sheet, self._written)
        return self._sheet

    def _note(self, line: str, words: str, style: Style, px: int, colour: Colour, first: bool) -> None:
        image, at = self._above[-1]
        box = image.get_bounding_rect().move(at)
        short = line.endswith(fonts.ELLIPSIS) and not words.endswith(fonts.ELLIPSIS)
        room = self._sheet.get_rect().inflate(-2 * self._margin, -2 * self._margin)
        inside = room.contains(box) or not box.w
        note = written.Words(line, box, px, style, colour, 0, short, inside, whole=words if first else "")
        self._lines[len(self._above) - 1] = note

    def _listen(self) -> None:
        """Put the pictures and words of the layer on the sheet one by one, to see what lies behind the words."""
        for index, (image, at) in enumerate(self._above):
            line = self._lines.get(index)
            if line is None:
                self._written += [self._laid_on(words, image, at) for words in written.on(image)]
            elif line.box.w:
                seen = written.against(self._sheet, image, at, line.colour) if written.listening() else 0
                self._written.append(line._replace(contrast=seen))
            self._sheet.blit(image, at)
        self._above.clear()
        self._lines.clear()

    def _laid_on(self, words: written.Words, image: pygame.Surface, at: tuple[int, int]) -> written.Words:
        """Words of a picture that is laid on the sheet; where it is clear behind them they are seen on the sheet."""
        moved = words.moved(*at)
        part = words.box.clip(image.get_rect())
        if words.contrast or not part.w or not written.listening():
            return moved
        return moved._replace(
            contrast=written.against(self._sheet, image.subsurface(part), moved.box.topleft, words.colour)
        )

    def veil(self, x: float, y: float, w: float, h: float, colour: Colour, grey: int = 150, cover: int = 104) -> None:
        """Fade what was drawn in a rectangle: ``grey`` (0-255) of its colour is taken, then ``colour`` laid over."""
        self.layer()
        left, top = round(x * self.scale) - self._left, round(y * self.scale) - self._top
        area = pygame.Rect(left, top, pixels(w, self.scale), pixels(h, self.scale)).clip(self._sheet.get_rect())
        faded = pygame.transform.grayscale(self._sheet.subsurface(area).copy())
        faded.set_alpha(grey)
        self._sheet.blit(faded, area)
        sheet = pygame.Surface(area.size, pygame.SRCALPHA)
        sheet.fill((*rgb(contrast.ink(colour)), cover))
        self._sheet.blit(sheet, area)
