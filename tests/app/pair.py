"""The built program and the one from source, side by side: what is clicked in one is clicked in the other.

The one from source runs without a screen: it tells where things lie, and after every click both pictures must be the
same.
"""

from __future__ import annotations

import os
import random
import time
from pathlib import Path
from typing import Any, Protocol

import pygame

from game import paths
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.window.app import App
from game.window.scene import Scene
from game.window.screen import Point
from tests.app.stage import SIZE, wait
from tests.game.driver import Driver
from tests.game.mouse import Mouse, read_on
from tests.game.vino.driver import Driver as VinoDriver
from tests.pictures.kept import MOST, difference, small
from tests.tables import vino_table, viticulture_table

ANSWERS = {"viticulture": 14, "vino": 8}
"""How many answers of a game are given."""


class Shown(Protocol):
    """Where the built program is seen and clicked."""

    def click(self, x: float, y: float) -> None:
        """Press and let go at this pixel."""

    def picture(self) -> pygame.Surface:
        """What is seen now."""

    def without_pointer(self, picture: pygame.Surface) -> pygame.Surface:
        """A picture in which nothing is seen where the screen shows the pointer."""


def calm() -> Settings:
    return Settings(animation="instant", pace="at_once", reduced_motion=True, mute=True, inspect=None, window=SIZE)


class Pair:
    """The built program and the one from source, side by side."""

    def __init__(self, screen: Shown, home: Path) -> None:
        self.screen, self.home = screen, home
        self.app = App(GameRoutes, SIZE, calm())

    def show(self, scene: Scene) -> None:
        self.app.scenes.replace(scene)
        self.app.scenes.settle()

    def same(self, what: str) -> None:
        """Both show the same picture, at the latest when what is seen for a few seconds is gone from both."""
        for _ in range(10):
            self.pass_time(0.05)
        seen = time.monotonic()

        def alike() -> bool:
            nonlocal seen
            now = time.monotonic()
            self.pass_time(now - seen)
            seen = now
            shown, expected = self.screen.picture().convert(24), self.drawn()
            covered = self.screen.without_pointer
            return difference(small(covered(shown)), small(covered(expected))).much <= MOST

        try:
            wait(alike, f"the picture of {what}")
        except AssertionError:
            pygame.image.save(self.screen.picture(), str(self.home / "seen.png"))
            pygame.image.save(self.app.screen.surface, str(self.home / "expected.png"))
            raise

    def pass_time(self, seconds: float) -> None:
        """Let so much time pass in the program from source, as it has in the built one."""
        self.app.scenes.settle()
        self.app.step(seconds)

    def drawn(self) -> pygame.Surface:
        """What the program from source shows, drawn anew."""
        for scene in self.app.scenes.scenes:
            scene.dirty = True
        self.app.step(0.0)
        return self.app.screen.surface

    def press(self, scene: Any, name: str) -> None:
        """Press a button in the built program only."""
        button = scene.buttons.named(name)
        assert button is not None, name
        x, y, w, h = button.box
        self.screen.click(*self.app.screen.pixel((x + w / 2, y + h / 2)))

    def save(self) -> Path:
        """The saved game of the built program."""
        (file,) = (self.home / "saves").glob("*.jsonl")
        return file


class Both(Mouse):
    """Clicks in both programs."""

    pair: Pair

    def frame(self) -> None:
        self.app.scenes.settle()
        self.app.step(0.02)
        if read_on(self.app):
            self.pair.screen.click(SIZE[0] / 2, SIZE[1] / 2)

    def click(self, point: Point, button: int = 1) -> None:
        self.pair.screen.click(*self.app.screen.pixel(point))
        super().click(point, button)
        self.pair.same(f"click {self.clicked} at {point}")


class TableDriver(Both, Driver):
    """Plays Viticulture."""

    def __init__(self, pair: Pair, session: Session, scene: TableScene) -> None:
        self.pair = pair
        super().__init__(pair.app, session, False, scene)


class VinoTableDriver(Both, VinoDriver):
    """Plays Vino."""

    def __init__(self, pair: Pair, session: Session, scene: TableScene) -> None:
        self.pair, self.app, self.session, self.scene = pair, pair.app, session, scene
        self.chance, self.drags = random.Random(7), False


def answer(pair: Pair, game: str, session: Session, scene: Any) -> None:
    """Give the first answers of a game in both programs."""
    chance = random.Random(7)
    if game == "vino":
        driver = VinoTableDriver(pair, session, scene)
        for _ in range(ANSWERS[game]):
            driver.answer()
        return
    table = TableDriver(pair, session, scene)
    for _ in range(ANSWERS[game]):
        decision = session.decision
        assert decision is not None
        table.answer(str(chance.choice([one for one in decision.choices if one.verb != "pass"] or decision.choices)))


def choices(file: Path) -> int:
    return file.read_text(encoding="utf-8").count('"choice"')


def begun(pair: Pair, game: str) -> Path:
    """Begin a game in the built program and give the first answers in both; the game of the one from source."""
    title = TitleScene(pair.app)
    pair.show(title)
    pair.same("the title")
    pair.press(title, "new-game")
    posters = pair.app.routes.evening()
    pair.show(posters)
    pair.same("the posters")
    pair.press(posters, f"game-{game}")
    page = pair.app.routes.new_game((), game)
    pair.show(page)
    pair.same("the new-game page")
    for at in range(1, len(page.seats)):
        pair.press(page, f"plays-{at}")
    pair.press(page, "start")
    wait(lambda: any(file.stat().st_size for file in (pair.home / "saves").glob("*.jsonl")), "the saved game")
    copy = paths.saves() / pair.save().name
    copy.write_bytes(pair.save().read_bytes())
    session = Session(KeptGame.opened(copy))
    scene = table(pair, game, session)
    pair.show(scene)
    pair.same("the table")
    answer(pair, game, session, scene)
    wait(lambda: choices(pair.save()) == choices(copy), "the last choice")
    return copy


def continued(pair: Pair, game: str, copy: Path) -> None:
    """Continue the game in the built program as in the one from source, whose game lies in ``copy``."""
    seen = pair.save().stat()
    os.utime(copy, ns=(seen.st_atime_ns, seen.st_mtime_ns))
    title = TitleScene(pair.app)
    pair.show(title)
    pair.same("the title with Continue")
    pair.press(title, "continue")
    pair.show(table(pair, game, Session(KeptGame.opened(copy))))
    pair.same("the continued table")


def table(pair: Pair, game: str, session: Session) -> Any:
    """The table of a game in the program from source."""
    return vino_table(pair.app, session) if game == "vino" else viticulture_table(pair.app, session)
