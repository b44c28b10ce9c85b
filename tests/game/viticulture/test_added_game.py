"""A whole game with cards of one's own at the window, saved in the middle, gone on with after their folder is gone."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest

from game import paths
from game.pages.saved import SavedScene
from game.pages.saved_words import facts_of
from game.pages.statistics import StatisticsScene
from game.play.animator import Animator
from game.play.replay import Replay
from game.play.scene import TableScene
from game.play.score import ScoreScene
from game.program.routes import GameRoutes
from game.store import own_cards
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.text import edition
from game.text.names import card_name
from game.text.printed import cards
from game.window.app import App
from rules.engine.chance import Stream
from rules.players.chance_bot import ChanceBot
from tests.game.added import write_set
from tests.game.driver import Driver

VISITORS = (
    "{gain: {lira: 2}}",
    "[pay: {lira: 1}, gain: {vp: 1}]",
    "{choose: [{draw: {vine: 2}}, {gain: {lira: 4}}]}",
    "{each: opponents, do: {may: [give: {lira: 1}]}}",
    "{may: {plant: 1}}",
)
"""Of each season so many, each with every effect, so that many of them are played in a game."""


def village() -> dict[str, str]:
    rows, names = "", ""
    for season in ("summer", "winter"):
        rows += f"{season}_visitors:\n"
        for number in range(30):
            card = f"{season}_{number}"
            rows += f"- {{id: {card}, effect: {VISITORS[number % len(VISITORS)]}}}\n"
            names += f"card-{card} = {season.title()} guest {number}\n"
    rows += "mamas:\n" + "".join(
        f"- {{id: mama_{i}, effect: [gain: {{lira: 2}}, draw: {{vine: 1}}]}}\n" for i in range(40)
    )
    return {"mine.yaml": rows, "en.ftl": names}


@pytest.fixture(autouse=True)
def _strict(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    monkeypatch.setattr(Animator, "strict", True)
    yield
    edition.use_own()


def at_table(app: App, game: KeptGame) -> Driver:
    """Somebody with a mouse at the table of a game."""
    scene = app.routes.table(game)
    assert isinstance(scene, TableScene)
    app.scenes.replace(scene)
    app.scenes.settle()
    return Driver(app, scene.interaction.session, False, scene)


def play(driver: Driver, bot: ChanceBot, most: int) -> None:
    """Let chance answer so many questions, or all."""
    for _ in range(most):
        if driver.session.decision is None:
            return
        driver.answer(str(bot.choose(driver.session.decision)))


def test_a_whole_game_with_cards_of_ones_own_outlives_their_folder() -> None:
    write_set(paths.cards_folder() / "village", village())
    app = App(GameRoutes, (480, 270), Settings(animation="instant"))
    rules = own_cards.rules_with(("village",))
    driver = at_table(app, KeptGame.begin(("Lago", "Cotto"), ("lago", "cotto"), 5, {}, rules=rules))
    bot = ChanceBot(Stream(5, "guests"))
    play(driver, bot, 45)
    before = driver.session.game.digest()
    file = driver.session.kept.file
    assert file is not None
    driver.session.close()
    shutil.rmtree(paths.cards_folder())

    page = SavedScene(app)
    app.scenes.replace(page)
    driver.frame()
    assert page.shown is not None
    assert any("village" in fact.words for fact in facts_of(page.shown))

    driver = at_table(app, KeptGame.opened(file.path))
    assert driver.session.game.digest() == before
    play(driver, bot, 45)
    game = driver.session.kept
    while game.game.decision is not None:
        game.choose(bot.choose(game.game.decision))
    app.scenes.replace(app.routes.score(game))
    driver.frame()
    assert isinstance(app.scenes.scenes[-1], ScoreScene)
    played = {event.card for event in game.game.events if event.kind == "visitor_played"}
    own = {card_name(card) for card in played if cards()[card].set}
    assert len(own) > 4
    assert all("guest" in name for name in own)

    replay = app.routes.replay(game)
    assert isinstance(replay, TableScene)
    app.scenes.replace(replay)
    review = replay.parts.review
    assert isinstance(review, Replay)
    for number in (0, len(review.choices) // 2, len(review.choices)):
        review.stop_at(number)
        driver.frame()
    assert replay.interaction.session.game.digest() == game.game.digest()

    assert counted(app) >= own
    write_set(paths.cards_folder() / "village", village())
    assert counted(app) >= own


def counted(app: App) -> set[str]:
    """The names of the cards that the page of statistics tells of."""
    page = app.routes.statistics()
    assert isinstance(page, StatisticsScene)
    found: set[str] = set()
    for what in ("visitors", "orders", "vines"):
        page.show(what)
        found |= {bar.name for panel in page.panels() for bar in panel.bars}
    return found
