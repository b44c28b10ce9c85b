"""The campaign through the window: won and lost games, the program closed between them, bad files, kills, rewinds."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pygame
import pytest

from game import campaigns, paths, shelf
from game.app import App
from game.campaigns import Kept
from game.input import ACTION, Action
from game.scene import Scene
from game.scenes.campaign import CampaignScene
from game.scenes.saved import title_of
from game.scenes.solo_score import SoloScoreScene
from game.scenes.table import TableScene
from game.scenes.title import TitleScene, continue_line
from game.settings import Settings
from game.storage import unfinished, viticulture
from game.table.session import Session
from rules.engine.game import Game
from rules.engine.record import Header
from tests.game.driver import Driver

SIZE = (960, 540)


class Program:
    """The program from one start to the next; everything it knows afterwards comes from disk."""

    def __init__(self) -> None:
        self.app = App(SIZE, Settings(animation="instant"))
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
        return Driver(self.app, table.session, False, table)


def prepare(file: Path, given: dict[str, Any]) -> None:
    """Put the game of a file to a prepared position: the same header, another beginning."""
    rules = viticulture()
    header = msgspec.json.decode(file.read_bytes().splitlines()[0], type=Header)
    state = rules.lay(given, rules.options(header.options), 1, header.seed)
    file.write_text(Game.at(rules, header, state).record.text(), encoding="utf-8")


def campaign_named(name: str) -> Kept:
    return next(kept for kept in campaigns.found()[0] if kept.progress.name == name)


def last_year(vp: int) -> dict[str, Any]:
    """The last winter, with a hand that is small enough and points of the own."""
    return {"season": "winter", "year": 7, "seat": {0: {"vp": vp, "lira": 0}}}


def play(program: Program, name: str, vp: int) -> None:
    """Begin the next game of the campaign, close the program, and end the game with these points when it is open."""
    program.press("start")
    assert isinstance(program.top, TableScene)
    kept = campaign_named(name)
    assert kept.open_record is not None
    program.close()
    prepare(kept.open_record, last_year(vp))
    again = Program()
    page = again.to_campaign()
    assert page.campaign is not None
    again.press("start")
    again.driver().answer("pass")
    again.frame()
    assert isinstance(again.top, SoloScoreScene)
    again.close()


def test_a_campaign_is_lost_and_won_over_several_evenings() -> None:
    program = Program()
    page = program.to_campaign()
    program.press("new")
    page.entries.set_text("campaign", "Evenings")
    program.press("begin")
    play(program, "Evenings", 12)
    assert campaign_named("Evenings").progress.losses_in_a_row == 1
    play(_at_campaign(), "Evenings", 20)
    kept = campaign_named("Evenings")
    assert (kept.progress.challenge, kept.progress.losses_in_a_row, kept.progress.games) == (1, 2, 2)
    play(_at_campaign(), "Evenings", 24)
    kept = campaign_named("Evenings")
    assert (kept.progress.challenge, kept.progress.losses_in_a_row, kept.progress.games) == (2, 0, 3)
    assert [one.result for one in kept.played] == ["loss", "draw", "win"]
    assert kept.open is None


def _at_campaign() -> Program:
    program = Program()
    program.to_campaign()
    return program


def test_the_tokens_of_losses_are_there_at_the_next_try() -> None:
    kept = begun("Tokens")
    for vp in (3, 4):
        kept = ended(kept, vp)
    program = _at_campaign()
    program.press("start")
    assert program.top.session.game.record.header.options == {"challenge": 1, "losses_in_a_row": 2, "games": 2}


def test_from_the_score_the_next_challenge_or_the_next_try_begins() -> None:
    kept = begun("On")
    session = dealt(kept)
    table = put(session, last_year(22))
    app = App(SIZE, Settings(animation="instant"))
    driver = Driver(app, table, False)
    driver.answer("pass")
    driver.frame()
    score = app.scenes.scenes[-1]
    assert isinstance(score, SoloScoreScene)
    assert "small crew" in " ".join(score_words(score))
    press(app, "next")
    table_scene = app.scenes.scenes[-1]
    assert isinstance(table_scene, TableScene)
    assert table_scene.session.view(0).automa.challenge == 2


def score_words(score: SoloScoreScene) -> list[str]:
    from game.scenes.solo_score import plate_of

    plate = plate_of(score.session)
    return [plate.title, plate.words]


def press(app: App, name: str) -> None:
    scene: Any = app.scenes.scenes[-1]
    button = scene.buttons.named(name)
    assert button is not None
    button.act()
    app.scenes.settle()


def begun(name: str, aggressive: bool = False) -> Kept:
    return campaigns.begin(name, aggressive)


def dealt(kept: Kept) -> Session:
    """A new game of a campaign."""
    link = campaigns.seat_of(kept)
    session = Session.begin(("Lago",), ("lago",), 5, kept.progress.options(), link=link)
    assert session.book is not None
    campaigns.opened(kept, link[campaigns.GAME], session.book.path.name)
    return session


def put(session: Session, given: dict[str, Any]) -> Session:
    """The session at a prepared position, read from its file."""
    assert session.book is not None
    session.close()
    prepare(session.book.path, given)
    return Session.of_record(session.book.path)


def ended(kept: Kept, vp: int) -> Kept:
    """The campaign after a game of it that ended with these points."""
    session = put(dealt(kept), last_year(vp))
    session.choose(session.game.grammar.parse("pass"))
    assert session.decision is None
    session.close()
    return campaign_named(kept.progress.name)


def test_an_end_that_is_stepped_back_and_reached_again_counts_once() -> None:
    kept = begun("Once")
    session = put(dealt(kept), last_year(12))
    end = session.game.grammar.parse("pass")
    session.choose(end)
    assert campaign_named("Once").progress.games == 1
    assert session.undo()
    again = campaign_named("Once")
    assert (again.progress.games, again.open_record) == (0, session.book.path if session.book else None)
    session.choose(end)
    session.close()
    assert campaign_named("Once").progress.games == 1


def test_an_end_that_nobody_could_write_down_is_counted_later() -> None:
    kept = begun("Later")
    session = put(dealt(kept), last_year(25))
    session.campaign = None
    session.choose(session.game.grammar.parse("pass"))
    session.close()
    assert json.loads(kept.path.read_text(encoding="utf-8"))["played"] == []
    page = _at_campaign().top
    assert page.campaign.progress.challenge == 2
    assert campaign_named("Later").progress.games == 1
    assert campaign_named("Later").progress.games == 1


def test_a_game_that_was_put_back_beyond_what_was_revealed_does_not_count() -> None:
    kept = begun("Back")
    session = put(dealt(kept), last_year(3) | {"seat": {0: {"vp": 3, "lira": 9}}})
    session.choose(session.game.grammar.parse("place worker draw_order.left"))
    assert session.forfeits(0)
    app = App(SIZE, Settings(animation="instant"))
    driver = Driver(app, session, False)
    driver.scene.history.look(0)
    driver.scene.history.go_on_here()
    assert "campaign" in driver.scene.history.asked().look.note
    driver.scene.history.go_on_here()
    assert "does not count" in session.notice
    assert session.game.record.rewound
    session.choose(session.game.grammar.parse("pass"))
    assert session.decision is None
    after = campaign_named("Back")
    assert (after.progress.games, after.open) == (0, None)


def test_stepping_back_what_could_be_stepped_back_stays_in_the_campaign() -> None:
    kept = begun("Steps")
    session = put(dealt(kept), last_year(3) | {"seat": {0: {"vp": 3, "lira": 9, "workers": {"regular": 3}}}})
    session.choose(session.game.grammar.parse("place worker gain_lira"))
    session.choose(session.game.grammar.parse("place worker gain_lira"))
    assert not session.forfeits(0)
    assert session.rewind(0)
    assert session.past.last == 0
    assert not session.game.record.rewound


def test_a_damaged_file_is_put_aside_and_the_others_stay() -> None:
    kept = ended(begun("Whole"), 22)
    bad = kept.path.with_name("bad.json")
    bad.write_bytes(b'{"progress": {"campaign": 1, "na')
    forged = json.loads(kept.path.read_text(encoding="utf-8"))
    forged["progress"]["challenge"] = 5
    forged["progress"]["tries"] = {str(n): 1 for n in range(1, 5)}
    cheat = kept.path.with_name("cheat.json")
    cheat.write_text(json.dumps(forged), encoding="utf-8")
    page = _at_campaign().top
    assert [one.progress.name for one in page.kept] == ["Whole"]
    assert "bad.json" in page.fault
    assert "cheat.json" in page.fault
    assert not bad.exists()
    assert bad.with_suffix(".damaged").read_bytes() == b'{"progress": {"campaign": 1, "na'
    assert campaigns.found()[1] == []


def test_a_damaged_game_is_told_and_another_one_may_be_begun() -> None:
    kept = begun("Torn")
    session = dealt(kept)
    assert session.book is not None
    session.close()
    session.book.path.write_text("no game\n", encoding="utf-8")
    program = _at_campaign()
    page = program.top
    program.press("start")
    assert program.top is page
    assert str(session.book.path) in page.fault
    program.press("start")
    assert isinstance(program.top, TableScene)
    assert campaign_named("Torn").open_record == program.top.session.book.path
    assert session.book.path.read_text(encoding="utf-8") == "no game\n"


@pytest.mark.parametrize("name", ["a\0b.json", "x" * 400, "..", "../campaigns/odd.json"])
def test_a_game_whose_campaign_has_an_impossible_name_goes_on_without_one(name: str) -> None:
    link = campaigns.seat_of(begun("Odd")) | {campaigns.LINK: name}
    session = Session.begin(("Lago",), ("lago",), 7, {}, link=link)
    assert session.campaign is None
    session.close()
    assert session.book is not None
    assert Session.of_record(session.book.path).campaign is None


def test_a_campaign_goes_on_with_no_file_outside_the_saved_games(tmp_path: Path) -> None:
    kept = begun("Out")
    session = dealt(kept)
    session.close()
    assert session.book is not None
    away = tmp_path / "away.jsonl"
    away.write_bytes(session.book.path.read_bytes())
    link = session.game.record.header.seats[0][campaigns.GAME]
    for file in (str(away), "../../away.jsonl"):
        assert campaigns.opened(kept, link, file).open_record is None


def test_a_half_written_campaign_changes_nothing() -> None:
    kept = begun("Kept")
    kept.path.with_name(kept.path.name + ".new").write_text('{"progress"', encoding="utf-8")
    found, told = campaigns.found()
    assert [one.progress.name for one in found] == ["Kept"]
    assert told == []


def test_the_file_of_a_newer_version_is_left_where_it_is() -> None:
    kept = begun("New")
    text = kept.path.read_text(encoding="utf-8").replace('"campaign": 1', '"campaign": 99')
    kept.path.write_text(text, encoding="utf-8")
    found, told = campaigns.found()
    assert found == []
    assert "newer version" in told[0]
    assert kept.path.read_text(encoding="utf-8") == text


def test_a_campaign_whose_folder_cannot_be_written_says_so(own_home: Path) -> None:
    own_home.mkdir(parents=True, exist_ok=True)
    (own_home / "campaigns").write_text("no folder", encoding="utf-8")
    program = Program()
    page = program.to_campaign()
    program.press("new")
    program.press("begin")
    assert "campaigns" in page.fault
    assert page.asking == "new"


def test_the_key_for_choosing_begins_a_new_campaign_and_keeps_one_that_would_be_deleted() -> None:
    program = Program()
    page = program.to_campaign()
    for asks, first in (("new", "begin"), ("delete", "delete-no")):
        program.press(asks)
        page.buttons.focused = None
        program.app.scenes.handle(pygame.event.Event(ACTION, name=Action.CHOOSE, down=True))
        assert page.buttons.focused == first
        program.press(first)


@pytest.mark.parametrize(
    ("name", "word"), [("  ", "no name"), ("x" * 30, "too long"), ("***", "letter"), ("one", "already")]
)
def test_a_name_that_makes_no_sense_is_refused(name: str, word: str) -> None:
    begun("One")
    program = Program()
    page = program.to_campaign()
    program.press("new")
    page.entries.set_text("campaign", name)
    program.press("begin")
    assert word in page.fault
    assert len(campaigns.found()[0]) == 1


def test_campaigns_are_chosen_by_name_and_deleted_after_a_question() -> None:
    first, second = begun("First"), begun("Second")
    program = Program()
    page = program.to_campaign()
    program.press(f"campaign-{first.path.stem}")
    assert page.campaign is not None
    assert page.campaign.progress.name == "First"
    program.press("delete")
    program.press("delete-no")
    assert len(page.kept) == 2
    program.press("delete")
    program.press("delete-yes")
    assert [kept.path for kept in page.kept] == [second.path]
    assert not first.path.exists()


def test_saved_games_and_continue_name_the_campaign_and_its_challenge() -> None:
    kept = ended(begun("Evenings"), 24)
    session = dealt(kept)
    session.close()
    [game] = shelf.found("going")
    assert "Challenge 2 of “Evenings”" in title_of(game)
    [save] = unfinished()
    assert "Challenge 2 of “Evenings”" in continue_line(save)
    campaigns.delete(kept)
    assert continue_line(save).startswith("Challenge 2 · ")


def given_up(name: str) -> tuple[Program, Kept, Path]:
    """A program in which the open game of a new campaign was given up, the campaign, and where the game lay."""
    session = dealt(begun(name))
    assert session.book is not None
    session.close()
    program = _at_campaign()
    program.press("give-up")
    program.press("give-up-no")
    assert campaign_named(name).open_record == session.book.path
    program.press("give-up")
    program.press("give-up-yes")
    return program, campaign_named(name), session.book.path


def test_a_game_that_is_given_up_counts_as_lost_and_goes_into_the_bin() -> None:
    program, kept, path = given_up("Tired")
    assert [(one.result, one.given_up) for one in kept.played] == [("loss", True)]
    assert (kept.progress.challenge, kept.progress.losses_in_a_row, kept.open) == (1, 1, None)
    assert [one.path.name for one in shelf.found("bin")] == [path.name]
    assert program.top.buttons.named("give-up") is None
    program.press("start")
    assert program.top.session.game.record.header.options["losses_in_a_row"] == 1


def test_a_game_that_was_given_up_counts_no_more_whatever_becomes_of_it() -> None:
    _, kept, path = given_up("Sorry")
    shelf.put_back(shelf.found("bin")[0])
    prepare(path, last_year(25))
    session = Session.of_record(path)
    assert session.campaign is None
    session.choose(session.game.grammar.parse("pass"))
    session.close()
    assert campaign_named("Sorry").played == kept.played


def test_a_game_that_is_played_in_another_window_is_not_given_up() -> None:
    session = dealt(begun("Two"))
    program = _at_campaign()
    program.press("give-up")
    program.press("give-up-yes")
    assert "another window" in program.top.fault
    assert campaign_named("Two").played == ()
    assert session.book is not None
    assert session.book.path.is_file()


def test_a_window_that_still_plays_a_game_given_up_elsewhere_changes_nothing() -> None:
    session = put(dealt(begun("Late")), last_year(25))
    kept = campaign_named("Late")
    after = campaigns.give_up(kept, session.game)
    assert after.played[-1].vp == 25
    session.choose(session.game.grammar.parse("pass"))
    assert campaigns.read(kept.path) == after
    session.undo()
    assert campaigns.read(kept.path) == after
    session.close()


def test_an_aggressive_campaign_leaves_a_challenge_out_and_ends_with_its_score_sheet() -> None:
    kept = begun("Wolf", True)
    for challenge in (1, 2, 3, 4, 5, 7, 8):
        assert kept.progress.challenge == challenge
        session = put(dealt(kept), _won(challenge))
        session.choose(session.game.grammar.parse("pass"))
        assert session.result.passed, challenge
        session.close()
        kept = campaign_named("Wolf")
    assert kept.progress.finished
    page = _at_campaign().top
    assert [one.state for one in page._stations()] == ["passed"] * 5 + ["out"] + ["passed"] * 2
    assert page.buttons.named("start") is None
    page.draw(page.app.screen.surface)


def _won(challenge: int) -> dict[str, Any]:
    given = last_year(30) | {"campaign": {"challenge": challenge}}
    return given | ({"year": 8} if challenge == 5 else {})


def test_a_challenge_on_the_road_is_read_and_let_go_again() -> None:
    begun("Read")
    program = Program()
    page = program.to_campaign()
    program.press("station-6")
    assert page._reading == 6
    program.press("station-6")
    assert page._reading == 1
    scenes: list[Scene] = program.app.scenes.scenes
    assert scenes[-1] is page
    assert paths.campaign_folder().is_dir()
