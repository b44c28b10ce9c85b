"""Letters in text entries: pygame-gui is given the program's own letters, with all the writing that those know."""

from __future__ import annotations

from typing import Any

import pygame
from pygame_gui import UIManager
from pygame_gui.core.interfaces.gui_font_interface import IGUIFontInterface
from pygame_gui.core.resource_loaders import IResourceLoader
from pygame_gui.core.ui_appearance_theme import UIAppearanceTheme

from game.art.kit import fonts

STYLE = "bold"
"""The style of all that is written in entries."""


class Lettering(IGUIFontInterface):
    """The letters of entries at one size in true pixels, as pygame-gui asks for them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._underline = False
        self._adjustment = 0.0

    def size(self, text: str) -> tuple[int, int]:
        """Width and height of words."""
        return self.get_rect(text).size

    def get_rect(self, text: str) -> pygame.Rect:
        """The room that words take; its top is their base line."""
        face = fonts.font(STYLE, self._size)
        return pygame.Rect(
            0, face.get_ascent(), fonts.width(text, STYLE, self._size), face.get_linesize() if text else 0
        )

    def get_metrics(self, text: str) -> list[object]:
        """For each letter whether it can be written, with a picture or at least as a box: None where it cannot."""
        return [fonts.written(letter, STYLE) or None for letter in text]

    def render_premul(self, text: str, text_color: pygame.Color) -> pygame.Surface:
        """The words, for blending with colours that are multiplied already."""
        red, green, blue, _ = text_color
        picture = fonts.rendered(text, STYLE, self._size, f"#{red:02x}{green:02x}{blue:02x}")
        return picture.premul_alpha() if picture.get_width() else picture

    def render_premul_to(
        self, text: str, text_colour: pygame.Color, surf_size: tuple[int, int], surf_position: tuple[int, int]
    ) -> pygame.Surface:
        """The same on a sheet of a size, with the base line at the height of a position."""
        sheet, (x, y) = pygame.Surface(surf_size, pygame.SRCALPHA), surf_position
        picture = self.render_premul(text, text_colour)
        top = y - fonts.font(STYLE, self._size).get_ascent() - fonts.rise(text, STYLE, self._size)
        sheet.blit(picture, (x, top), special_flags=pygame.BLEND_PREMULTIPLIED)
        return sheet

    def get_point_size(self) -> int:
        """The size in true pixels."""
        return self._size

    def get_padding_height(self) -> int:
        """The room below the base line."""
        return 1 - fonts.font(STYLE, self._size).get_descent()

    def get_direction(self) -> int:
        """Entries are filled from the left; a word in other writing runs its own way within."""
        return pygame.DIRECTION_LTR

    @property
    def underline(self) -> bool:
        """Whether words are underlined: pygame-gui says so, and nothing here does it."""
        return self._underline

    @underline.setter
    def underline(self, value: bool) -> None:
        self._underline = value

    @property
    def underline_adjustment(self) -> float:
        """How far below the base line that would be."""
        return self._adjustment

    @underline_adjustment.setter
    def underline_adjustment(self, value: float) -> None:
        self._adjustment = value


class LetteredTheme(UIAppearanceTheme):
    """A look of entries whose letters are all alike."""

    def __init__(self, lettering: Lettering, loader: IResourceLoader, locale: str) -> None:
        self._lettering = lettering
        super().__init__(loader, locale)

    def get_font(self, combined_element_ids: list[str]) -> IGUIFontInterface:
        """The letters of whatever is asked about."""
        return self._lettering


class EntryManager(UIManager):
    """The entries of a scene, in one look and with one lettering."""

    def __init__(self, size: tuple[int, int], look: dict[str, Any], lettering: Lettering) -> None:
        """``size`` is that of the window in true pixels."""
        self._lettering = lettering
        super().__init__(size, look, enable_live_theme_updates=False)

    def create_new_theme(self, theme_path: Any = None) -> LetteredTheme:
        """The look with the lettering in it."""
        theme = LetteredTheme(self._lettering, self.resource_loader, self._locale)
        if theme_path is not None:
            theme.load_theme(theme_path)
        return theme
