"""The title: a poster with the menu on it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import pygame

from game import storage
from game.app import App
from game.art import poster
from game.art.canvas import Canvas
from game.art.palette import CREAM, ILLEGAL, INK
from game.art.shapes import rect
from game.scene import Scene
from game.text.messages import say
from game.version import program_version
from game.widgets import faces
from game.widgets.buttons import Button, Buttons

MENU_LEFT, MENU_TOP = 104.0, 372.0
PLATE = (1862.0, 986.0)
"""Upper right corner of the plate with language and version."""
NOTICE = (104.0, 958.0, 1400.0, 64.0)


def first_scene(app: App, record: Path | None) -> Scene:
    """The scene to begin with: the title, or the game of a record named on the command line. Raises BadRecord."""
    if record is None:
        return TitleScene(app)
    return table_of(app, record)


def table_of(app: App, record: Path) -> Scene:
    """The table of a saved game. Raises BadRecord."""
    from game.scenes.table import TableScene
    from game.table.session import Session

    return TableScene(app, Session.of_record(record))


class TitleScene(Scene):
    """Continue (when there is a game to continue), New game, Quit."""

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.notice, app.notice = app.notice, ""
        self.buttons = Buttons()
        self._bar: tuple[object, pygame.Surface] | None = None

    def enter(self) -> None:
        self._place_buttons()

    def resized(self) -> None:
        super().resized()
        self._bar = None

    def handle(self, event: pygame.event.Event) -> bool:
        self.dirty = self.buttons.handle(event, self.app.screen) or self.dirty
        return True

    def draw(self, surface: pygame.Surface) -> None:
        screen = self.app.screen
        games = (say("window-title-game"),)
        surface.blit(poster.poster(say("window-title"), games, screen.scale), screen.frame)
        self._plate(surface)
        self.buttons.draw(surface, screen)
        if self.notice:
            if self._bar is None:
                self._bar = self.notice, notice_bar(self.notice, NOTICE[2], NOTICE[3], screen.scale)
            surface.blit(self._bar[1], screen.pixel((NOTICE[0], NOTICE[1])))

    def _plate(self, surface: pygame.Surface) -> None:
        words = say("window-plate", version=program_version())
        plate = poster.foot_plate(words, "language", self.app.screen.scale)
        surface.blit(plate, plate.get_rect(topright=self.app.screen.pixel(PLATE)))

    def _place_buttons(self) -> None:
        top = MENU_TOP
        buttons = []
        newest = storage.newest_unfinished()
        if newest is not None:
            face = faces.label(say("window-continue"), 470, 98, "play_btn", continue_line(newest), strong=True)
            buttons.append(
                Button(
                    "continue",
                    (MENU_LEFT, top, 470, 98),
                    face,
                    lambda: self._continue(newest.path),
                    margin=faces.MARGIN,
                )
            )
            top += 98 + 16
        for name, icon, act in (
            ("new-game", "grape_any", self._new_game),
            ("settings", "settings", self._settings),
            ("quit", "quit", self.app.scenes.clear),
        ):
            face = faces.label(say(f"window-{name}"), 400, 70, icon)
            buttons.append(Button(name, (MENU_LEFT, top, 400, 70), face, act, margin=faces.MARGIN))
            top += 70 + 16
        self.buttons.replace(buttons)

    def _new_game(self) -> None:
        from game.scenes.new_game import NewGameScene

        self.app.scenes.replace(NewGameScene(self.app))

    def _settings(self) -> None:
        from game.scenes.settings import SettingsScene

        self.app.scenes.push(SettingsScene(self.app))

    def _continue(self, record: Path) -> None:
        try:
            self.app.scenes.replace(table_of(self.app, record))
        except storage.BadRecord as fault:
            self.notice = str(fault)
            self._bar = None
            self.dirty = True


def continue_line(save: storage.Save) -> str:
    """What is said on Continue of the saved game."""
    when = datetime.fromtimestamp(save.changed)
    return say("window-continue-what", names=" · ".join(save.names), when=f"{when:%d.%m. %H:%M}")


def notice_bar(words: str, width: float, height: float, scale: float) -> pygame.Surface:
    """A bar with one sentence of bad news."""
    canvas = Canvas(width, height, scale)
    canvas.draw(rect(1, 1, width - 2, height - 2, ILLEGAL, 6, INK, 2))
    canvas.icon("warning", 34, height / 2, 32, on_dark=True, colour=CREAM)
    canvas.text(66, height / 2, words, "bold", 22, CREAM, valign="middle", wrap=width - 90, most=2)
    return canvas.surface()
