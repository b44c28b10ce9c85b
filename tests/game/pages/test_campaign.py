"""The campaign through the window: won and lost games, the program closed between them, its page."""

from __future__ import annotations

import json
from typing import Any

import pygame
import pytest

from game import paths
from game.pages.saved_words import title_of
from game.pages.title import continue_line
from game.play.scene import TableScene
from game.program.routes import GameRoutes
from game.store import campaigns, shelf
from game.store.records import unfinished
from game.store.settings import Settings
from game.viticulture.solo_score import SoloScore
from game.window.app import App
from game.window.input import ACTION, Action
from game.window.scene import Scene
from tests.game.driver import Driver
from tests.game.road import SIZE, Program, at_campaign, begun, campaign_named, dealt, ended, last_year, prepare, put


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
    assert isinstance(again.top, SoloScore)
    again.close()


def test_a_campaign_is_lost_and_won_over_several_evenings() -> None:
    program = Program()
    page = program.to_campaign()
    program.press("new")
    page.entries.set_text("campaign", "Evenings")
    page.entries.write("campaign")
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="\r"))
    program.frame()
    play(program, "Evenings", 12)
    assert campaign_named("Evenings").progress.losses_in_a_row == 1
    play(at_campaign(), "Evenings", 20)
    kept = campaign_named("Evenings")
    assert (kept.progress.challenge, kept.progress.losses_in_a_row, kept.progress.games) == (1, 2, 2)
    play(at_campaign(), "Evenings", 24)
    kept = campaign_named("Evenings")
    assert (kept.progress.challenge, kept.progress.losses_in_a_row, kept.progress.games) == (2, 0, 3)
    assert [one.result for one in kept.played] == ["loss", "draw", "win"]
    assert kept.open is None


def test_the_tokens_of_losses_are_there_at_the_next_try() -> None:
    kept = begun("Tokens")
    for vp in (3, 4):
        kept = ended(kept, vp)
    program = at_campaign()
    program.press("start")
    assert program.top.interaction.session.game.record.header.options == {
        "challenge": 1,
        "losses_in_a_row": 2,
        "games": 2,
    }


def test_from_the_score_the_next_challenge_or_the_next_try_begins() -> None:
    kept = begun("On")
    session = dealt(kept)
    table = put(session, last_year(22))
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    driver = Driver(app, table, False)
    driver.answer("pass")
    driver.frame()
    score = app.scenes.scenes[-1]
    assert isinstance(score, SoloScore)
    assert "small crew" in " ".join(score_words(score))
    press(app, "next")
    table_scene = app.scenes.scenes[-1]
    assert isinstance(table_scene, TableScene)
    assert table_scene.interaction.session.view(0).automa.challenge == 2


def score_words(score: SoloScore) -> list[str]:
    from game.viticulture.solo_score import plate_of

    plate = plate_of(score.session)
    return [plate.title, plate.words]


def press(app: App, name: str) -> None:
    scene: Any = app.scenes.scenes[-1]
    button = scene.buttons.named(name)
    assert button is not None
    button.act()
    app.scenes.settle()


def test_an_end_that_is_stepped_back_and_reached_again_counts_once() -> None:
    kept = begun("Once")
    session = put(dealt(kept), last_year(12))
    end = session.game.grammar.parse("pass")
    session.choose(end)
    assert campaign_named("Once").progress.games == 1
    assert session.undo()
    again = campaign_named("Once")
    assert (again.progress.games, again.open_record) == (0, session.kept.file.path if session.kept.file else None)
    session.choose(end)
    session.close()
    assert campaign_named("Once").progress.games == 1


def test_an_end_that_nobody_could_write_down_is_counted_later() -> None:
    kept = begun("Later")
    session = put(dealt(kept), last_year(25))
    session.kept.campaign = None
    session.choose(session.game.grammar.parse("pass"))
    session.close()
    assert json.loads(kept.path.read_text(encoding="utf-8"))["played"] == []
    page = at_campaign().top
    assert page.campaign.progress.challenge == 2
    assert campaign_named("Later").progress.games == 1
    assert campaign_named("Later").progress.games == 1


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
    page = at_campaign().top
    assert [one.state for one in page._stations()] == ["lit"] * 5 + ["out"] + ["lit"] * 2
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
    assert page._number_read == 6
    program.press("station-6")
    assert page._number_read == 1
    scenes: list[Scene] = program.app.scenes.scenes
    assert scenes[-1] is page
    assert paths.campaign_folder().is_dir()
