"""A game of Vino is begun on the new-game page, left, and continued from the title."""

from __future__ import annotations

from game.pages.new_game import NewGameScene
from game.pages.title import TitleScene, continue_line
from game.program.routes import GameRoutes
from game.store import records
from game.store.settings import KeptSeat, LastTable, Settings
from game.vino import printed
from game.vino.about import AboutVino, market_parts, region_parts
from game.window.app import App
from game.window.widgets.buttons import Buttons
from tests.game.pages.new_game_page import people
from tests.tables import is_vino


def press(app: App, buttons: Buttons, name: str) -> None:
    button = buttons.named(name)
    assert button is not None, name
    assert button.enabled, name
    button.act()
    app.scenes.settle()


def test_a_game_is_begun_left_and_continued() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    title = TitleScene(app)
    app.scenes.push(title)
    app.scenes.settle()
    press(app, title.buttons, "new-game")
    press(app, app.scenes.scenes[-1].buttons, "game-vino")
    page = app.scenes.scenes[-1]
    assert isinstance(page, NewGameScene)
    assert page.setup.game == "vino"
    assert len(page.seats) == 3
    people(page)
    press(app, page.buttons, "add-seat")
    press(app, page.buttons, "money_shown-all")
    press(app, page.buttons, "start")
    table = app.scenes.scenes[-1]
    assert is_vino(table)
    assert table.interaction.session.game.record.header.options == {"money_shown": "all"}
    assert len(table.interaction.view.seats) == 4
    assert all(seat.money is not None for seat in table.interaction.view.seats)
    decision = table.interaction.session.decision
    assert decision is not None
    table.parts.answering.propose(decision.choices[0])
    digest = table.interaction.session.game.digest()
    app.scenes.replace(TitleScene(app))
    app.scenes.settle()
    [save] = records.unfinished()
    assert save.game == "vino"
    assert "Vino" in continue_line(save)
    title = app.scenes.scenes[-1]
    assert isinstance(title, TitleScene)
    press(app, title.buttons, "continue")
    table = app.scenes.scenes[-1]
    assert is_vino(table)
    assert table.interaction.session.game.digest() == digest


def test_the_last_table_of_the_last_game_is_begun_again_with_two_clicks() -> None:
    kept = tuple(KeptSeat(colour, "") for colour in ("salvia", "nero", "sole"))
    last = LastTable(kept, {"money_shown": "all"})
    app = App(GameRoutes, (640, 360), Settings(animation="instant", game="vino", vino=last))
    title = TitleScene(app)
    app.scenes.push(title)
    app.scenes.settle()
    press(app, title.buttons, "new-game")
    press(app, app.scenes.scenes[-1].buttons, "again")
    table = app.scenes.scenes[-1]
    assert is_vino(table)
    assert table.interaction.session.colours == ("salvia", "nero", "sole")
    assert table.interaction.session.game.record.header.options == {"money_shown": "all"}


def test_where_nothing_was_played_there_is_no_last_table() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    app.scenes.push(app.routes.evening())
    app.scenes.settle()
    assert app.scenes.scenes[-1].buttons.named("again") is None


def test_going_to_viticulture_and_back_keeps_the_people() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    page = app.routes.new_game([("salvia", "Salvia"), ("nero", "Nero"), ("sole", "Sole")], "vino")
    app.scenes.push(page)
    app.scenes.settle()
    press(app, page.buttons, "back")
    press(app, app.scenes.scenes[-1].buttons, "game-viticulture")
    other = app.scenes.scenes[-1]
    assert isinstance(other, NewGameScene)
    assert other.setup.game == "viticulture"
    assert [(seat.colour, seat.name) for seat in other.seats][:1] == [("salvia", "Salvia")]


def test_the_page_about_the_numbers_counts_every_one() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    app.scenes.push(AboutVino(app))
    app.scenes.settle()
    app.step(0.02)
    for region in printed.regions().values():
        numbers, sizes, bottles, varieties, prices, owners = region_parts(region)
        assert (sum(numbers.values()), sum(sizes.values()), sum(bottles.values())) == (1, 1, 1)
        assert sum(varieties.values()) == len(region.varieties)
        assert sum(prices.values()) == sum(owners.values()) == region.size.value
    parts = {part.name: part.sources for part in market_parts()}
    assert sum(parts["table"].values()) == len(printed.components().price_table)
    assert parts["start"]["published"] == 1
