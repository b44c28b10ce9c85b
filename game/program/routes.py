"""Which scene opens which: here alone pages and tables are imported by name."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from game.pages.campaign import CampaignScene
from game.pages.keys import KeysScene
from game.pages.menu import MenuScene
from game.pages.new_game import NewGameScene
from game.pages.saved import SavedScene
from game.pages.settings import SettingsScene
from game.pages.solo import SoloScene, player_of
from game.pages.sound import SoundScene
from game.pages.statistics import StatisticsScene
from game.pages.title import TitleScene
from game.play.session import Session
from game.play.setup import Setup
from game.program import crash
from game.store import campaigns
from game.store.kept_game import KeptGame, any_seed
from game.vino import scene as vino
from game.vino.about import AboutVino
from game.vino.score import VinoScore
from game.vino.setup import VinoSetup
from game.viticulture import scene as viticulture
from game.viticulture.score import ViticultureScore
from game.viticulture.setup import ViticultureSetup
from game.viticulture.solo_score import SoloScore
from game.window.app import App
from game.window.scene import Scene
from rules.vino.rules import Vino

SETUPS: dict[str, Setup] = {setup.game: setup for setup in (ViticultureSetup(), VinoSetup())}
"""How each game is set up, in the order in which the games are offered."""
ABOUT = {Vino.name: AboutVino}
"""Where the numbers of a game come from."""


class GameRoutes:
    """The scenes of the program, made for its window; what each is, ``game.window.routes`` says."""

    def __init__(self, app: App) -> None:
        self.app = app

    def title(self) -> Scene:
        return TitleScene(self.app)

    def new_game(self, people: Sequence[tuple[str, str]] = (), game: str = "") -> Scene:
        last = next(reversed(self.app.set_up), self.app.settings.game)
        return NewGameScene(self.app, SETUPS[game or last], tuple(SETUPS), people)

    def about(self, game: str) -> Scene:
        return ABOUT[game](self.app)

    def solo(self) -> Scene:
        return SoloScene(self.app)

    def campaign(self, shown: str = "") -> Scene:
        return CampaignScene(self.app, shown)

    def campaign_game(self, kept: campaigns.KeptCampaign) -> Scene:
        seat = player_of(self.app)
        return self.table(KeptGame.of_campaign(kept, seat.name, seat.colour, any_seed()))

    def saved_games(self) -> Scene:
        return SavedScene(self.app)

    def statistics(self) -> Scene:
        return StatisticsScene(self.app)

    def settings(self) -> Scene:
        return SettingsScene(self.app)

    def keys(self) -> Scene:
        return KeysScene(self.app)

    def sound(self) -> Scene:
        return SoundScene(self.app)

    def menu(self, game: KeptGame | None = None) -> Scene:
        return MenuScene(self.app, game)

    def table(self, game: KeptGame) -> Scene:
        table = vino.table if game.game.rules.name == Vino.name else viticulture.table
        return table(self.app, game)

    def saved_table(self, record: Path) -> Scene:
        return self.table(KeptGame.opened(record))

    def replay(self, game: KeptGame) -> Scene:
        replay = vino.replay if game.game.rules.name == Vino.name else viticulture.replay
        return replay(self.app, game)

    def score(self, game: KeptGame) -> Scene:
        if game.game.rules.name == Vino.name:
            return VinoScore(self.app, Session(game))
        return (SoloScore if len(game.names) == 1 else ViticultureScore)(self.app, Session(game))


def first_scene(app: App, record: Path | None) -> Scene:
    """The scene to begin with: the title, or the game of a record named on the command line. Raises BadRecord."""
    if record is None:
        app.warn(crash.notice())
        return app.routes.title()
    return app.routes.saved_table(record)
