"""Which scene opens which: here alone pages and tables are imported by name."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from game.pages.campaign import CampaignScene
from game.pages.keys import KeysScene
from game.pages.menu import MenuScene
from game.pages.new_game import NewGameScene
from game.pages.new_vino import NewVinoScene
from game.pages.saved import SavedScene
from game.pages.settings import SettingsScene
from game.pages.solo import SoloScene, player_of
from game.pages.sound import SoundScene
from game.pages.statistics import StatisticsScene
from game.pages.title import TitleScene
from game.pages.vino_info import VinoInfo
from game.play.replay import replay_of
from game.play.session import Session
from game.program import crash
from game.store import campaigns
from game.text.messages import say
from game.vino.scene import VinoTable
from game.viticulture.scene import TableScene
from game.window.app import App
from game.window.scene import Scene
from rules.vino.rules import Vino


class GameRoutes:
    """The scenes of the program, made for its window; what each is, ``game.window.routes`` says."""

    def __init__(self, app: App) -> None:
        self.app = app

    def title(self) -> Scene:
        return TitleScene(self.app)

    def new_game(self, people: Sequence[tuple[str, str]] = (), game: str = "") -> Scene:
        last = next(reversed(self.app.set_up), self.app.settings.game)
        return (NewVinoScene if (game or last) == Vino.name else NewGameScene)(self.app, people)

    def about_vino(self) -> Scene:
        return VinoInfo(self.app)

    def solo(self) -> Scene:
        return SoloScene(self.app)

    def campaign(self, shown: str = "") -> Scene:
        return CampaignScene(self.app, shown)

    def campaign_game(self, kept: campaigns.Kept) -> Scene:
        seat, link = player_of(self.app), campaigns.seat_of(kept)
        options = kept.progress.options()
        session = Session.begin((seat.name,), (seat.colour,), secrets.randbelow(10**9), options, link=link)
        assert session.book is not None
        try:
            session.campaign = campaigns.opened(kept, link[campaigns.GAME], session.book.path.name)
        except OSError as fault:
            words = fault.strerror or str(fault)
            session.note = say("campaign-error-save", file=str(kept.path), fault=words)
        return self.table(session)

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

    def menu(self, session: Session | None = None) -> Scene:
        return MenuScene(self.app, session)

    def table(self, session: Session) -> Scene:
        return (VinoTable if session.game.rules.name == Vino.name else TableScene)(self.app, session)

    def saved_table(self, record: Path) -> Scene:
        return self.table(Session.of_record(record))

    def replay(self, session: Session) -> Scene:
        return replay_of(self.app, session)


def first_scene(app: App, record: Path | None) -> Scene:
    """The scene to begin with: the title, or the game of a record named on the command line. Raises BadRecord."""
    if record is None:
        app.notice = app.notice or crash.notice()
        return app.routes.title()
    return app.routes.saved_table(record)
