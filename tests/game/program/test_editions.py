"""A game that was begun with other cards and numbers is shown with those."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from game import paths
from game.art.cards import hand_card
from game.art.large_face import large_face
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store import editions
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text import edition, printed
from game.text.card_text import card_text
from game.text.names import card_name
from game.vino import printed as printed_vino
from game.window.app import App
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.rules import Rules
from rules.players.chance_bot import ChanceBot
from rules.vino.rules import Vino
from rules.viticulture.rules import Viticulture

pytestmark = pytest.mark.usefixtures("own_cards_again")


def changed(folder: Path, game: str, file: str, old: str, new: str) -> Path:
    """The data of a game with something else in a file."""
    shutil.copytree(paths.data() / game, folder)
    text = (folder / file).read_text("utf-8")
    assert old in text
    (folder / file).write_text(text.replace(old, new), "utf-8")
    return folder


def saved(rules: Rules, seats: int, choices: int) -> Path:
    """A game of these rules among the saved ones, after so many choices of chance."""
    game, bot = Game.new(rules, [{"name": f"Seat {seat}"} for seat in range(seats)], 4), ChanceBot(Stream(4, "bot"))
    for _ in range(choices):
        assert game.decision is not None
        game.choose(bot.choose(game.decision))
    editions.keep(rules)
    path = paths.saves() / f"{rules.name}.jsonl"
    path.write_text(game.record.text(), "utf-8")
    return path


def opened(path: Path) -> App:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    app.scenes.push(app.routes.table(KeptGame.opened(path)))
    for _ in range(3):
        app.step(0.02)
    assert any(isinstance(scene, TableScene) for scene in app.scenes.scenes)
    return app


def test_a_card_of_other_days_is_shown_as_it_was(tmp_path: Path) -> None:
    edition.use_own()
    merlot = "{id: merlot, red: 3,", "{id: merlot_nero, red: 2,"
    old = Viticulture(changed(tmp_path / "old", "viticulture", "vines.yaml", *merlot))
    own = {card: card_text(card) for card in printed.cards()}
    app = opened(saved(old, 2, 120))
    assert printed.cards()["merlot_nero"].printed["red"] == 2
    assert card_name("merlot_nero") == "Merlot nero"
    assert card_text("merlot_nero") != own["merlot"]
    large_face("merlot_nero", 0.5)
    hand_card("merlot_nero", 0.5)
    app.scenes.replace(app.routes.evening())
    app.step(0.02)
    assert {card: card_text(card) for card in printed.cards()} == own


def test_a_visitor_that_is_no_more_is_drawn_all_the_same(tmp_path: Path) -> None:
    old = Viticulture(
        changed(tmp_path / "old", "viticulture", "summer_visitors.yaml", "id: broker", "id: stock_broker")
    )
    opened(saved(old, 2, 60))
    assert card_name("stock_broker") == "Stock broker"
    large_face("stock_broker", 0.5)
    hand_card("stock_broker", 0.5, 97)


def test_vino_is_shown_with_the_prices_of_its_day(tmp_path: Path) -> None:
    now = printed_vino.price("liguria.1")
    old = Vino(changed(tmp_path / "old", "vino", "regions.yaml", "{price: 60,", "{price: 55,"))
    app = opened(saved(old, 3, 30))
    assert printed_vino.price("liguria.1") == 55
    app.scenes.replace(app.routes.evening())
    app.step(0.02)
    assert printed_vino.price("liguria.1") == now
