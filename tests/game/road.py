"""A campaign in the program of a test: its beginning, its games, their ends."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from game.pages.campaign import CampaignScene
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import campaigns
from game.store.campaigns import KeptCampaign
from game.store.kept_game import KeptGame
from game.store.records import viticulture
from game.store.settings import Settings
from game.window.app import App
from rules.engine.game import Game
from rules.engine.header import header_of
from tests.game.driver import Driver

SIZE = (960, 540)


class Program:
    """The program from one start to the next; everything it knows afterwards comes from disk."""

    def __init__(self) -> None:
        self.app = App(GameRoutes, SIZE, Settings(animation="instant"))
        self.app.scenes.push(TitleScene(self.app))
        self.frame()

    def frame(self) -> None:
        """Let a frame pass."""
        self.app.scenes.settle()
        self.app.step(0.02)

    @property
    def top(self) -> Any:
        """The scene that is seen."""
        return self.app.scenes.scenes[-1]

    def press(self, name: str) -> None:
        """Click a button of the top scene."""
        button = self.top.buttons.named(name)
        assert button is not None, f"no button {name} among {[one.name for one in self.top.buttons.all]}"
        assert button.enabled
        button.act()
        self.frame()

    def to_campaign(self) -> CampaignScene:
        """From the title to the campaign page."""
        self.press("solo")
        self.press("campaign")
        assert isinstance(self.top, CampaignScene)
        return self.top

    def close(self) -> None:
        """End the program."""
        self.app.scenes.clear()
        self.app.scenes.settle()
        self.app.close()

    def driver(self) -> Driver:
        """Somebody at the table that is seen."""
        table = self.top
        assert isinstance(table, TableScene)
        return Driver(self.app, table.interaction.session, False, table)


def prepare(file: Path, given: dict[str, Any]) -> None:
    """Put the game of a file to a prepared position: the same header, another beginning."""
    rules = viticulture()
    header = header_of(file.read_text(encoding="utf-8").partition("\n")[0])
    state = rules.lay(given, rules.options(header.options), 1, header.seed)
    file.write_text(Game.at(rules, header, state).record.text(), encoding="utf-8")


def campaign_named(name: str) -> KeptCampaign:
    """The campaign of this name as it is on disk."""
    return next(kept for kept in campaigns.found()[0] if kept.progress.name == name)


def last_year(vp: int) -> dict[str, Any]:
    """The last winter, with a hand that is small enough and points of the own."""
    return {"season": "winter", "year": 7, "seat": {0: {"vp": vp, "lira": 0}}}


def at_campaign() -> Program:
    """The program, just started, at the campaign page."""
    program = Program()
    program.to_campaign()
    return program


def begun(name: str, aggressive: bool = False) -> KeptCampaign:
    """A new campaign."""
    return campaigns.begin(name, aggressive)


def dealt(kept: KeptCampaign) -> Session:
    """A new game of a campaign."""
    link = campaigns.seat_of(kept)
    session = Session(KeptGame.begin(("Lago",), ("lago",), 5, kept.progress.options(), link=link))
    assert session.kept.file is not None
    campaigns.opened(kept, link[campaigns.GAME], session.kept.file.path.name)
    return session


def put(session: Session, given: dict[str, Any]) -> Session:
    """The session at a prepared position, read from its file."""
    assert session.kept.file is not None
    session.close()
    prepare(session.kept.file.path, given)
    return Session(KeptGame.opened(session.kept.file.path))


def ended(kept: KeptCampaign, vp: int) -> KeptCampaign:
    """The campaign after a game of it that ended with these points."""
    session = put(dealt(kept), last_year(vp))
    session.choose(session.game.grammar.parse("pass"))
    assert session.decision is None
    session.close()
    return campaign_named(kept.progress.name)
