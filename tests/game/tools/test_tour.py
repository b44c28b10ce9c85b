"""The tour comes to every screen it is to show, with any number of seats."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.play.session import Session
from game.store.settings import TextSize
from game.tools.tour import draw_all
from game.tools.tour_pictures import Tour
from game.tools.tour_tables import NotReached


class Walk(Tour):
    """The tour without its pictures; ``seen`` are the names of the screens it came to."""

    def __init__(self, folder: Path, seats: int, text: TextSize = 100) -> None:
        super().__init__(folder, (1280, 720), seats, text)
        self.seen: list[str] = []

    def save(self, name: str) -> None:
        self.app.scenes.settle()
        self.seen.append(name)


@pytest.mark.parametrize(("seats", "text"), [(3, 100), (5, 150)])
def test_the_tour_comes_to_each_screen(seats: int, text: TextSize, tmp_path: Path) -> None:
    """At tables of which no pictures are looked at."""
    tour = Walk(tmp_path, seats, text)
    draw_all(tour)
    assert len(set(tour.seen)) == len(tour.seen)


def test_a_screen_that_no_game_comes_to_is_named(tmp_path: Path) -> None:
    def never(_session: Session) -> bool:
        return False

    with pytest.raises(NotReached, match="for 3 seats cannot show the screen “ghost”: its question is never asked"):
        Walk(tmp_path, 3).table("ghost", never, lambda _scene: None)
