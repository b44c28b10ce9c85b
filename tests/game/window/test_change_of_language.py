"""A change of language wherever somebody is: all is told anew, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest

from game import paths
from game.pages.form import Written
from game.play.inspect import Explained
from game.play.note import Held
from game.play.scene import TableScene
from game.store import records, shelf
from game.store.kept_game import KeptGame
from game.store.records import vino
from game.store.settings import load_settings
from game.text.messages import say, use_language
from game.text.seats import Seated, names_of
from game.text.told import Told
from game.window.app import App
from game.window.scene import Scene
from rules.players.opponent import Opponent
from tests.game.driver import saved_after
from tests.game.pages.new_game_page import people
from tests.game.pages.test_scenes import press, show
from tests.game.play.test_playing import until
from tests.game.window.test_languages import app_in, change, drawn, seen


def viticulture(app: App) -> Scene:
    return app.routes.table(KeptGame.begin(("Ann", "Bo"), ("lago", "cotto"), 7, {}, open_hands=True))


def vino_table(app: App) -> Scene:
    return app.routes.table(KeptGame.begin(("Ann", "Bo", "Cy"), ("lago", "cotto", "sole"), 7, {}, rules=vino()))


def finished() -> KeptGame:
    """A game that is over."""
    return KeptGame.opened(saved_after(100_000))


def of_a_finished_game(scene: Callable[[App, KeptGame], Scene]) -> Callable[[App], Scene]:
    return lambda app: scene(app, finished())


def saved(app: App) -> Scene:
    saved_after(7)
    return app.routes.saved_games()


def counted(app: App) -> Scene:
    finished()
    return app.routes.statistics()


SCREENS: dict[str, Callable[[App], Scene]] = {
    "viticulture": viticulture,
    "vino": vino_table,
    "new game": lambda app: app.routes.new_game((), "viticulture"),
    "solo": lambda app: app.routes.solo(),
    "settings": lambda app: app.routes.settings(),
    "keys": lambda app: app.routes.keys(),
    "sound": lambda app: app.routes.sound(),
    "opponents": lambda app: app.routes.opponents("vino"),
    "how to play": lambda app: app.routes.how_to_play("viticulture"),
    "rulebook": lambda app: app.routes.rulebook("viticulture"),
    "about": lambda app: app.routes.about("vino"),
    "statistics": counted,
    "campaign": lambda app: app.routes.campaign(),
    "saved games": saved,
    "score": of_a_finished_game(lambda app, game: app.routes.score(game)),
    "replay": of_a_finished_game(lambda app, game: app.routes.replay(game)),
}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_that_changes_its_language_looks_as_one_begun_in_it(name: str) -> None:
    changed = app_in()
    show(changed, SCREENS[name](changed))
    in_english = drawn(changed)
    change(changed, "ru")
    seen_then = drawn(changed)
    assert seen_then != in_english
    begun_so = app_in("ru")
    show(begun_so, SCREENS[name](begun_so))
    assert seen(begun_so) == seen_then
    change(changed, "")
    assert drawn(changed) == in_english


def turn_of(app: App) -> TableScene:
    """The table in this window, where somebody is asked for a placement."""
    scene = viticulture(app)
    assert isinstance(scene, TableScene)
    show(app, scene)
    while len(app.scenes.scenes) > 1:
        app.scenes.pop()
        app.scenes.settle()
    interaction = scene.interaction
    while interaction.decision is None or interaction.decision.kind != "turn":
        assert interaction.decision is not None
        scene.parts.answering._choose(interaction.decision.choices[0])
        app.step(0.02)
    return scene


@pytest.mark.parametrize("opened", [True, False])
def test_a_table_keeps_its_place_through_a_change(opened: bool) -> None:
    """Also with a closed hand, what is picked, held or read stays as it is."""
    app = app_in()
    scene = turn_of(app)
    interaction, zoom = scene.interaction, scene.parts.zoom
    scene.interaction.session.kept.open_hands = opened
    interaction.renew()
    decision = interaction.decision
    assert decision is not None
    place = next(choice for choice in decision.choices if choice.verb == "place")
    worker = next(thing for thing in interaction.things if thing.ref.kind == "worker")
    interaction.pointer.selection.pick((worker.ref,))
    assert interaction.pointer.selection.picked
    interaction.log.scroll(2)
    place_before = interaction.decision, interaction.pointer.selection.picked, interaction.log.back, interaction.closed
    change(app, "ru")
    assert place_before == (
        interaction.decision, interaction.pointer.selection.picked, interaction.log.back, interaction.closed
    )  # fmt: skip
    interaction.hold(Held(place, partial(say, "table-ends-turn"), "warn"))
    zoom.show(Explained("", card="planter"))
    change(app, "it")
    assert interaction.held is not None
    assert interaction.held.choice == place
    assert zoom.card == "planter"


def test_what_was_told_at_a_table_is_told_in_the_language_in_use() -> None:
    app = app_in()
    scene = turn_of(app)
    interaction = scene.interaction
    interaction.note.say(partial(say, "history-nothing-since"))
    field = next(thing for thing in interaction.things if interaction.explain(thing.ref) and thing.ref.kind == "field")
    told = interaction.explain(field.ref)
    assert told is not None
    scene.parts.zoom.show(told, ref=field.ref)
    scene.parts.answering.pacing.say(0, partial(say, "table-watching"))
    interaction.session.say(Told(partial(say, "opponent-stuck", name="Ann")))
    for code in ("ru", "en"):
        change(app, code)
        assert interaction.note.words == say("history-nothing-since")
        assert scene.parts.zoom.page == interaction.explain(field.ref)
        assert scene.parts.answering.pacing.said[-1].words == say("table-watching")
        assert interaction.session.notice == say("opponent-stuck", name="Ann")


def test_opponents_go_on_thinking_through_a_change() -> None:
    app = app_in()
    game = KeptGame.begin(
        ("Tito", "Livia"), ("lago", "cotto"), 7, {}, opponents=(Opponent(1, "grower", 3), Opponent(1, "trader", 4))
    )
    scene = app.routes.table(game)
    assert isinstance(scene, TableScene)
    app.settings.pace = "at_once"
    show(app, scene)
    made = 0
    for code in ("ru", "es", "it", "en"):
        change(app, code)
        until(app, lambda before=made: game.game.made > before + 2)
        made = game.game.made
    scene.exit()


def begun(app: App) -> KeptGame:
    """The game that was begun on a page."""
    press(app, "start")
    for scene in app.scenes.scenes:
        if isinstance(scene, TableScene):
            return scene.played
    raise AssertionError("no table")


def test_seats_without_a_typed_name_are_called_as_the_language_has_it_also_from_the_record() -> None:
    app = app_in()
    page = app.routes.new_game((), "viticulture")
    show(app, page)
    people(page)
    page.entries.set_text("name-1", "Vera")
    page.add(4)
    for seat in (2, 3):
        page.switch(seat)
    game = begun(app)
    assert game.game.record.header.seats[0]["name"] == ""
    assert tuple(game.names) == ("Lago", "Vera", "Agnese", "Oreste")
    change(app, "ru")
    assert tuple(game.names) == ("Лаго", "Vera", "Аньезе", "Оресте")
    log = next(scene for scene in app.scenes.scenes if isinstance(scene, TableScene)).interaction.log
    assert tuple(log.names) == tuple(game.names)
    assert game.file is not None
    file = game.file.path
    game.close()
    assert records.unfinished()[0].names == tuple(game.names)
    assert shelf.found("going")[0].names == tuple(game.names)
    change(app, "en")
    assert records.unfinished()[0].names == ("Lago", "Vera", "Agnese", "Oreste")
    again = KeptGame.opened(file)
    assert again.names == ("Lago", "Vera", "Agnese", "Oreste")
    again.close()
    assert [seat.name for seat in load_settings(paths.settings_file()).table.seats[:2]] == ["", "Vera"]


@pytest.mark.parametrize("name", ["new game", "solo"])
def test_a_name_on_a_page_follows_the_language_until_another_is_typed(name: str) -> None:
    app = app_in()
    page = SCREENS[name](app)
    assert isinstance(page, Written)
    entry = "name" if name == "solo" else "name-0"
    show(app, page)
    change(app, "ru")
    assert page.entries.text(entry) == "Лаго"
    page.entries.set_text(entry, "Lago")
    change(app, "en")
    assert page.entries.text(entry) == "Lago"
    page.entries.set_text(entry, "Anna")
    change(app, "it")
    assert page.entries.text(entry) == "Anna"


def test_names_that_two_seats_would_share_are_told_apart() -> None:
    assert names_of([Seated("Cotto", "lago"), Seated("", "cotto"), Seated("", "sole", "grower"), Seated("", "x")]) == (
        "Cotto", "Cotto 2", "Agnese", ""
    )  # fmt: skip
    assert names_of([Seated("agnese", "lago"), Seated("", "sole", "grower")]) == ("agnese", "Tito")


def test_the_notices_of_a_game_follow_the_language(tmp_path: Path) -> None:
    game = KeptGame.begin(("Ann", "Bo"), ("lago", "cotto"), 7, {})
    assert game.file is not None
    game.file.failed(PermissionError(13, "Permission denied"))
    for code in ("ru", "en"):
        use_language(code)
        assert game.notice == say("window-error-save", file=str(game.file.path), fault="Permission denied")
    game.file.catch_up()
    assert game.notice == ""
    game.close()
    broken = saved_after(7, folder=tmp_path)
    broken.write_bytes(broken.read_bytes() + b'{"seat":0,"choi')
    again = KeptGame.opened(broken)
    for code in ("ru", "en"):
        use_language(code)
        assert again.notice == say("window-torn-record", file=str(broken))
    again.close()
