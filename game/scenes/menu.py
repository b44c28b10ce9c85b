"""The small menu over the table."""

from __future__ import annotations

import pygame

from game.art import ground
from game.art.canvas import BLEED
from game.scenes.page import Page
from game.table import layout
from game.text.messages import say
from game.widgets import faces
from game.widgets.buttons import Button

SHEET = (690.0, 250.0, 540.0, 534.0)


class MenuScene(Page):
    """Go on playing, leave for the title, or quit. The game is saved already."""

    opaque = False

    def place(self) -> None:
        acts = (
            ("play-on", "play_btn", self.app.scenes.pop),
            ("settings", "settings", self._settings),
            ("to-title", "menu", self._to_title),
            ("quit", "quit", self.app.scenes.clear),
        )
        x, y, w, _ = SHEET
        self.buttons.replace(
            Button(
                name, (x + 50, y + 96 + i * 104, w - 100, 78),
                faces.label(say(f"window-{name}"), w - 100, 78, icon), act, margin=faces.MARGIN,
            )
            for i, (name, icon, act) in enumerate(acts)
        )  # fmt: skip

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        surface.blit(ground.vignette(*layout.TABLE[2:], screen.scale), screen.frame)
        x, y, w, h = SHEET
        surface.blit(
            ground.paper_sheet(w, h, screen.scale, say("window-menu-title")), screen.pixel((x - BLEED, y - BLEED))
        )
        self.buttons.draw(surface, screen)

    def _settings(self) -> None:
        from game.scenes.settings import SettingsScene

        self.app.scenes.push(SettingsScene(self.app))

    def _to_title(self) -> None:
        from game.scenes.title import TitleScene

        self.app.scenes.replace(TitleScene(self.app))
