"""On every screen of the tour nothing is seen of what is closed: the same screens of another world look alike."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pygame
import pytest

from game.play import scene
from game.play.scene import TableScene
from game.play.session import Session
from game.tools.tour import draw_all
from game.tools.tour_pictures import Laid, Tour
from game.tools.tour_tables import NotReached
from game.window.scene import Scene
from tests.game.worlds import other_world

SIZE = (640, 360)


class Closed(Tour):
    """The tables of the tour with everything closed, in two worlds; ``differing`` are those that tell them apart."""

    def __init__(self, folder: Path, seats: int) -> None:
        super().__init__(folder, SIZE, seats)
        self.compared: list[str] = []
        self.differing: list[str] = []

    def lay(self, name: str, session: Session, laid: Laid, prepare: Callable[[TableScene], None]) -> None:
        if len(session.people) == 1:
            return
        session.kept.agree(open_hands=False, may_rewind=False)
        twin = other_world(session)
        one, two = (self._seen(game, laid, prepare) for game in (session, twin))
        self.compared.append(name)
        if one != two:
            self.differing.append(name)

    def _seen(self, session: Session, laid: Laid, prepare: Callable[[TableScene], None]) -> bytes:
        table = laid(self.app, session.kept)
        self.app.scenes.replace(table)
        self.app.scenes.settle()
        with suppress(NotReached):
            prepare(table)
        table.interaction.close_hand()
        self.app.scenes.settle()
        self.app.scenes.redraw()
        self.app.step(0.0)
        return pygame.image.tobytes(self.app.screen.surface, "RGB")

    def show(self, name: str, scene: Scene, prepare: Callable[[], None] = lambda: None) -> None:
        """Pages and the ends of games show nothing that is closed."""

    def over(self, name: str, scene: Scene) -> None:
        """Nor do pages over a table."""


@pytest.mark.parametrize("seats", [3])
def test_no_screen_of_the_tour_shows_what_is_closed(
    seats: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scene, "look_after_this_game_alone", lambda: None)
    tour = Closed(tmp_path, seats)
    draw_all(tour)
    assert len(tour.compared) > 40
    assert tour.differing == []
