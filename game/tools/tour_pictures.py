"""How the tour draws a screen into its folder."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame

from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store.kept_game import KeptGame
from game.store.settings import Settings, TextSize
from game.tools.tour_play import played
from game.tools.tour_tables import NotReached, Wanted
from game.viticulture import scene as viticulture
from game.voice.speakers import ESPEAK_NG
from game.window.app import App
from game.window.scene import Scene

Laid = Callable[[App, KeptGame], TableScene]
"""Lays the table of a game."""


class Tour:
    """Draws scenes one after the other into a folder."""

    def __init__(self, folder: Path, size: tuple[int, int], seats: int = 2, text: TextSize = 100) -> None:
        self.folder = folder
        self.seats = seats
        self.app = App(GameRoutes, size, Settings(animation="instant", text=text, why_shown=True))
        self.app.aloud.speak_by(ESPEAK_NG)
        self.count = 0

    def show(self, name: str, scene: Scene, prepare: Callable[[], None] = lambda: None) -> None:
        """Draw a scene, after ``prepare`` has brought it into its state. Raises NotReached where that cannot be."""
        self.app.scenes.replace(scene)
        self.app.scenes.settle()
        try:
            prepare()
        except NotReached as why:
            raise self._missing(name, str(why)) from None
        self.save(name)

    def over(self, name: str, scene: Scene) -> None:
        """Draw a scene that lies over the last one."""
        self.app.scenes.push(scene)
        self.save(name)

    def save(self, name: str) -> None:
        """Keep the picture of what is seen now."""
        self.app.scenes.settle()
        self.app.scenes.redraw()
        self.app.step(0.0)
        self.count += 1
        pygame.image.save(self.app.screen.surface, str(self.folder / f"{self.count:02d}-{name}.png"))

    def table(self, name: str, wanted: Wanted, prepare: Callable[[TableScene], None], hands: str = "open") -> None:
        """Draw the table at the first position of the game that is wanted. Raises NotReached where there is none."""
        session = self.asked(name, played(wanted, self.seats), wanted)
        session.kept.agree(open_hands=hands == "open", may_rewind=False)
        self.lay(name, session, viticulture.table, prepare)

    def lay(self, name: str, session: Session, laid: Laid, prepare: Callable[[TableScene], None]) -> None:
        """Draw the table of a game. Raises NotReached where it cannot be brought into its state."""
        scene = laid(self.app, session.kept)
        self.show(name, scene, lambda: prepare(scene))

    def asked(self, name: str, session: Session, wanted: Wanted) -> Session:
        """The game, which must have come to what the screen of this name is to show. Raises NotReached."""
        if session.decision is None or not wanted(session):
            raise self._missing(name, "its question is never asked; choose another seed for the game")
        return session

    def _missing(self, name: str, why: str) -> NotReached:
        return NotReached(f"the tour for {self.seats} seats cannot show the screen “{name}”: {why}")
