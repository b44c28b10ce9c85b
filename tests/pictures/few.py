"""A few screens of the tour, which are kept in each language: those where its words have least room."""

from __future__ import annotations

from pathlib import Path

from game.pages.settings import SettingsScene
from game.pages.title import TitleScene
from game.text.messages import FIRST, language_in_use, use_language
from game.tools.tour import visitor
from game.tools.tour_pictures import Tour
from game.tools.tour_play import played
from game.tools.tour_tables import never, season, still
from game.tools.words.check import COMPLETE
from game.viticulture.score import ViticultureScore
from tests.pictures.kept import SmallTour

OTHERS = tuple(code for code in COMPLETE if code != FIRST)
"""The languages of which a few screens are kept."""


def draw_few(tour: Tour) -> None:
    """The title, a page of long words, a question, a large card, and a score."""
    tour.show("title", TitleScene(tour.app))
    tour.show("settings-turns", SettingsScene(tour.app, "turns"))
    tour.table("plant", season("summer", "plant", 3), still)
    tour.table("visitor", visitor, still)
    tour.show("score", ViticultureScore(tour.app, played(never, tour.seats)))


def drawn(code: str, folder: Path) -> SmallTour:
    """These screens in a language, small."""
    before = language_in_use()
    use_language(code)
    try:
        tour = SmallTour(folder)
        draw_few(tour)
    finally:
        use_language(before)
    return tour
