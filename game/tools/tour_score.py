"""The pictures of the tour that show the end of a game, page by page."""

from __future__ import annotations

from functools import partial

from game.play.score import ScoreScene
from game.tools.tour_pictures import Tour


def show_score(tour: Tour, name: str, scene: ScoreScene) -> None:
    """All pages of the end of a game."""
    tour.show(name, scene)
    if scene.ending.label is not None:
        tour.show(f"{name}-label", scene, partial(scene.turn, "label"))
    tour.show(f"{name}-figures", scene, partial(scene.turn, "figures"))
