"""Pages find room for words half as long again, however large these are chosen."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.pages.campaign import CampaignScene
from game.pages.how_to_play import HowToPlayScene
from game.pages.rulebook import RulebookScene
from game.pages.saved import SavedScene
from game.pages.settings import SettingsScene
from game.pages.settings_rows import TABS
from game.pages.solo import SoloScene
from game.pages.statistics import WHATS, StatisticsScene
from game.store import campaigns
from game.store.settings import TextSize
from game.store.statistics import Ended
from game.text.pseudo import PSEUDO
from game.vino.about import AboutVino
from game.window.scene import Scene
from tests.pictures.looking import LookedAt, listening

MET = Ended("", "2026-09-21", "viticulture", 3, 20, 9, opponents="1 2 3 4 5", won="people")
GAMES = [MET, *(Ended("", "2026-09-21", game, 4, 21, 7) for game in ("viticulture", "vino") for _ in range(11))]


@pytest.mark.parametrize("text", [125, 175])
def test_pages_find_room_for_words_half_as_long_again(text: TextSize, tmp_path: Path) -> None:
    with listening(PSEUDO):
        looked = LookedAt(tmp_path, (1280, 720), text=text)
        app = looked.app
        kept = campaigns.begin("Autumn evenings", False)
        pages: list[Scene] = [
            AboutVino(app), SoloScene(app), SavedScene(app), CampaignScene(app, kept.path.name),
            HowToPlayScene(app, "viticulture", ("vino",)), HowToPlayScene(app, "vino", ("viticulture",)),
            RulebookScene(app, "viticulture"), RulebookScene(app, "vino"),
        ]  # fmt: skip
        for number, page in enumerate(pages):
            looked.show(f"{type(page).__name__}-{number}", page)
        for tab in TABS:
            looked.show(f"settings-{tab}", SettingsScene(app, tab))
        for what in WHATS:
            statistics = StatisticsScene(app, GAMES)
            statistics.show(what)
            looked.show(f"statistics-{what}", statistics)
    assert looked.count == len(pages) + len(TABS) + len(WHATS)
    assert not looked.faults, "\n".join(looked.faults)
    assert not looked.short, "\n".join(looked.short)
