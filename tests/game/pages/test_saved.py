"""The page of saved games: what it lists, and that moving, exporting and taking in games loses none."""

from __future__ import annotations

from contextvars import copy_context
from pathlib import Path

import pygame
import pytest

from game import paths
from game.pages.saved import SavedScene
from game.pages.title import TitleScene
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import job, records, shelf
from game.store.kept_game import PROGRAM, KeptGame
from game.store.record_file import FINISHED
from game.store.settings import Settings
from game.version import program_version
from game.window.app import App
from tests.game.driver import RECORD
from tests.game.pages.test_scenes import press, show, top
from tests.game.store.test_records import answer, begun, path_of
from tests.tables import is_replay, is_vino


@pytest.fixture
def app() -> App:
    return App(GameRoutes, (640, 360), Settings(animation="instant"))


def closed(choices: int) -> Path:
    session = begun(choices)
    session.close()
    return path_of(session)


def finished() -> Path:
    """A game that is over, among the finished ones."""
    folder = paths.saves() / FINISHED
    folder.mkdir(exist_ok=True)
    path = folder / "over.jsonl"
    path.write_bytes(RECORD.read_bytes())
    return path


def page_of(app: App, place: shelf.Place = "going") -> SavedScene:
    page = SavedScene(app, place)
    show(app, page)
    return page


def test_the_title_leads_to_the_page_and_back(app: App) -> None:
    show(app, TitleScene(app))
    press(app, "saved")
    assert isinstance(top(app), SavedScene)
    press(app, "back")
    assert isinstance(top(app), TitleScene)


def test_games_going_on_and_over_of_both_games_are_listed(app: App) -> None:
    first, over = closed(4), finished()
    vino = Session(KeptGame.begin(("Lago", "Cotto", "Sole"), ("lago", "cotto", "sole"), 5, {}, rules=records.vino()))
    vino.close()
    alone = Session(KeptGame.begin(("Lago",), ("lago",), 5, {}))
    alone.close()
    page = page_of(app)
    assert {one.path for one in page.listed()} == {first, path_of(vino), path_of(alone)}
    page.show("finished")
    assert [one.path for one in page.listed()] == [over]


def test_a_search_finds_names_day_and_game(app: App) -> None:
    closed(2)
    vino = Session(KeptGame.begin(("Salvia", "Nero", "Sole"), ("salvia", "nero", "sole"), 5, {}, rules=records.vino()))
    vino.close()
    page = page_of(app)
    page.entries.write("search")
    for letter in "nero vino":
        pygame.event.post(pygame.event.Event(pygame.TEXTINPUT, text=letter))
        app.step(0.02)
    assert [one.path for one in page.listed()] == [path_of(vino)]
    page.words["search"] = "nero viticulture"
    assert page.listed() == []


def test_continue_and_see_the_end(app: App) -> None:
    path = closed(5)
    digest = records.played(path, path.read_bytes())[0].digest()
    page_of(app)
    press(app, "open")
    table = top(app)
    assert isinstance(table, TableScene)
    assert table.interaction.session.game.digest() == digest
    table.interaction.session.close()
    vino = Session(KeptGame.begin(("Lago", "Cotto", "Sole"), ("lago", "cotto", "sole"), 5, {}, rules=records.vino()))
    vino.close()
    page = page_of(app)
    page.choose(next(one for one in page.listed() if one.path == path_of(vino)))
    page.buttons.named("open").act()
    app.scenes.settle()
    assert any(is_vino(scene) for scene in app.scenes.scenes)


def test_a_finished_game_is_replayed_and_left_to_the_page(app: App) -> None:
    finished()
    page = page_of(app, "finished")
    press(app, "replay")
    replay = top(app)
    assert is_replay(replay)
    replay.parts.review.close()
    app.scenes.settle()
    assert top(app) is page


def test_a_position_of_a_replay_goes_on_as_a_new_game(app: App) -> None:
    over = finished()
    before = over.read_bytes()
    page_of(app, "finished")
    press(app, "replay")
    replay = top(app)
    assert is_replay(replay)
    replay.parts.review.playing = False
    replay.parts.review.go_to(40)
    digest = replay.interaction.session.game.digest()
    replay.parts.review.go_on_here()
    app.scenes.settle()
    press(app, "yes")
    table = top(app)
    assert isinstance(table, TableScene)
    assert not is_replay(table)
    assert table.interaction.session.game.digest() == digest
    answer(table.interaction.session)
    path = path_of(table.interaction.session)
    assert path.read_text("utf-8") == table.interaction.session.game.record.text()
    table.interaction.session.close()
    assert Session(KeptGame.opened(path)).game.digest() == table.interaction.session.game.digest()
    assert over.read_bytes() == before


def test_a_new_game_from_a_replay_can_be_left_before_it_has_begun() -> None:
    """Many choices take their time: how far they are is told, and where nobody wants it any more no file is made."""
    closed(30)
    [kept] = shelf.found("going")
    played = KeptGame(shelf.read(kept))
    told: list[float] = []
    listening = copy_context()
    listening.run(job._listener.set, told.append)
    begun = listening.run(KeptGame.branch, played, played.game.choices)
    begun.close()
    assert told == sorted(told)
    assert len(told) == 30
    assert len(shelf.found("going")) == 2

    def leave(share: float) -> None:
        if share > 0.5:
            raise job.Cancelled

    listening.run(job._listener.set, leave)
    with pytest.raises(job.Cancelled):
        listening.run(KeptGame.branch, played, played.game.choices)
    assert len(shelf.found("going")) == 2


def test_a_new_game_from_a_replay_belongs_to_no_campaign() -> None:
    played = Session(KeptGame.begin(("Lago",), ("lago",), 3, {}, link={"campaign": "a.json", "campaign_game": "b"}))
    played.close()
    seat = Session(KeptGame.branch(played.kept, ())).game.record.header.seats[0]
    assert seat == {"name": "Lago", "colour": "lago", "from": "replay", PROGRAM: program_version()}


def test_a_game_that_goes_on_offers_no_replay(app: App) -> None:
    closed(5)
    assert page_of(app).buttons.named("replay") is None


@pytest.mark.parametrize("place", ["going", "finished"])
def test_a_game_goes_into_the_bin_comes_back_and_is_deleted(app: App, place: shelf.Place) -> None:
    path = closed(3) if place == "going" else finished()
    before = path.read_bytes()
    page = page_of(app, place)
    app.step(0.02)
    press(app, "delete")
    press(app, "no")
    assert path.read_bytes() == before
    press(app, "delete")
    press(app, "yes")
    assert not path.exists()
    assert page.listed() == []
    press(app, "place-bin")
    press(app, "put-back")
    assert path.read_bytes() == before
    assert path.with_suffix(".png").is_file()
    page.show(place)
    press(app, "delete")
    press(app, "yes")
    press(app, "place-bin")
    press(app, "empty")
    press(app, "yes")
    assert [file for file in paths.saves().rglob("*") if file.is_file()] == []


def test_a_game_that_is_played_elsewhere_is_not_thrown_away(app: App) -> None:
    session = begun(3)
    page = page_of(app)
    press(app, "delete")
    press(app, "yes")
    assert "another window" in page.fault
    assert path_of(session).is_file()


def test_two_games_of_one_name_in_the_bin_are_both_kept(app: App) -> None:
    path = closed(3)
    first = path.read_bytes()
    shelf.throw_away(shelf.found("going")[0])
    path.write_bytes(first + b"\n")
    shelf.throw_away(shelf.found("going")[0])
    assert sorted(one.path.read_bytes() for one in shelf.found("bin")) == sorted([first, first + b"\n"])


def record_in(file: Path) -> bytes:
    """The record in an exported file, without the cards that are sent along behind it."""
    record, behind = file.read_bytes().split(b'{"edition":')
    assert behind.endswith(b'"}\n')
    return record


def test_an_exported_game_is_taken_in_again(app: App, tmp_path: Path) -> None:
    path = closed(6)
    page = page_of(app)
    target = tmp_path / "a folder with ß"
    target.mkdir()
    for number in (1, 2):
        press(app, "export")
        page.entries.set_text("path", f'"{target}"')
        press(app, "yes")
        assert len(list(target.iterdir())) == number
    kept = path.read_bytes()
    assert {record_in(file) for file in target.iterdir()} == {kept}
    path.unlink()
    press(app, "import")
    page.entries.set_text("path", str(target))
    press(app, "yes")
    assert len(page.listed()) == 2
    assert {one.path.read_bytes() for one in page.listed()} == {kept}


def test_the_places_that_are_proposed_are_there(app: App) -> None:
    closed(6)
    page = page_of(app)
    for name in ("export", "import"):
        press(app, name)
        proposed = Path(page.entries.text("path")).expanduser()
        assert proposed.is_dir(), f"{name}: {proposed}"
        press(app, "no")


def test_return_in_the_entry_does_what_the_button_does(app: App, tmp_path: Path) -> None:
    path, folder = closed(6), tmp_path / "away"
    folder.mkdir()
    page = page_of(app)
    for name, key in (("export", pygame.K_RETURN), ("import", pygame.K_KP_ENTER)):
        press(app, name)
        page.entries.set_text("path", str(folder))
        page.entries.write("path")
        pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=key, mod=0, unicode="\r"))
        app.step(0.02)
        assert (page.asking, page.good) == ("", True)
    assert [record_in(file) for file in folder.iterdir()] == [path.read_bytes()]
    assert len(page.listed()) == 2


def test_return_in_the_entry_of_the_search_only_ends_the_writing(app: App) -> None:
    closed(2)
    page = page_of(app)
    page.entries.write("search")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    app.step(0.02)
    assert not page.entries.focused()
    assert top(app) is page


def test_a_dropped_file_is_taken_in_and_nonsense_is_told(app: App, tmp_path: Path) -> None:
    digest = records.played(RECORD, RECORD.read_bytes())[0].digest()
    page = page_of(app, "finished")
    app.scenes.handle(pygame.event.Event(pygame.DROPFILE, file=str(RECORD)))
    [taken] = page.listed()
    assert records.played(taken.path, taken.path.read_bytes())[0].digest() == digest
    (tmp_path / "letter.txt").write_text("Dear diary")
    for path in (tmp_path / "letter.txt", tmp_path / "none.jsonl"):
        app.scenes.handle(pygame.event.Event(pygame.DROPFILE, file=str(path)))
        assert path.name in page.notice
        assert not page.good
    assert len(page.listed()) == 1


@pytest.mark.parametrize("name", ["..", "../../out", " . ", "\x01\x02"])
def test_what_is_taken_in_stays_in_the_folder_of_saves(name: str) -> None:
    source = paths.saves() / "import"
    source.mkdir()
    file = source / f"{Path(name).name}.jsonl"
    file.write_bytes(RECORD.read_bytes())
    [taken] = shelf.take_in(file)
    assert taken.parent == paths.saves() / FINISHED
    assert taken.stem.isprintable()
