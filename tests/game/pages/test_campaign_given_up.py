"""Games of a campaign that are given up or put back: what counts, and that nothing else does."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game import paths
from game.pages.campaign import CampaignScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import campaigns, shelf
from game.store.campaigns import KeptCampaign
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.store.unsaved import AGAIN
from game.text.messages import say
from game.window.app import App
from game.window.input import ACTION, Action
from tests.game.driver import Driver
from tests.game.road import SIZE, Program, at_campaign, begun, campaign_named, dealt, ended, last_year, prepare, put
from tests.game.store.disks import full_after


def test_a_game_that_was_put_back_beyond_what_was_revealed_does_not_count() -> None:
    kept = begun("Back")
    session = put(dealt(kept), last_year(3) | {"seat": {0: {"vp": 3, "lira": 9}}})
    session.choose(session.game.grammar.parse("place worker draw_order.left"))
    assert session.forfeits(0)
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    driver = Driver(app, session, False)
    driver.scene.parts.review.look(0)
    driver.scene.parts.review.go_on_here()
    assert "campaign" in driver.scene.parts.review.asked().look.note
    driver.scene.parts.review.go_on_here()
    assert "does not count" in session.notice
    assert session.game.record.rewound
    assert campaign_named("Back").open is None
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
    assert session.made == 0
    assert not session.game.record.rewound


def given_up(name: str) -> tuple[Program, KeptCampaign, Path]:
    """A program in which the open game of a new campaign was given up, the campaign, and where the game lay."""
    session = dealt(begun(name))
    assert session.kept.file is not None
    session.close()
    program = at_campaign()
    program.press("give-up")
    program.press("give-up-no")
    assert campaign_named(name).open_record == session.kept.file.path
    program.press("give-up")
    program.press("give-up-yes")
    return program, campaign_named(name), session.kept.file.path


def test_a_game_that_is_given_up_counts_as_lost_and_goes_into_the_bin() -> None:
    program, kept, path = given_up("Tired")
    assert [(one.result, one.given_up) for one in kept.played] == [("loss", True)]
    assert (kept.progress.challenge, kept.progress.losses_in_a_row, kept.open) == (1, 1, None)
    assert [one.path.name for one in shelf.found("bin")] == [path.name]
    assert program.top.buttons.named("give-up") is None
    program.press("start")
    assert program.top.interaction.session.game.record.header.options["losses_in_a_row"] == 1


def test_a_game_that_was_given_up_counts_no_more_whatever_becomes_of_it() -> None:
    _, kept, path = given_up("Sorry")
    shelf.put_back(shelf.found("bin")[0])
    prepare(path, last_year(25))
    session = Session(KeptGame.opened(path))
    assert session.kept.campaign is None
    session.choose(session.game.grammar.parse("pass"))
    session.close()
    assert campaign_named("Sorry").played == kept.played


def test_a_game_that_is_played_in_another_window_is_not_given_up() -> None:
    session = dealt(begun("Two"))
    program = at_campaign()
    program.press("give-up")
    program.press("give-up-yes")
    assert "another window" in program.top.fault
    assert campaign_named("Two").played == ()
    assert session.kept.file is not None
    assert session.kept.file.path.is_file()


@pytest.mark.parametrize("left", [False, True], ids=["menu", "campaign"])
def test_a_game_whose_lines_wait_is_not_given_up(left: bool) -> None:
    """It would be written again, among the games that go on, as soon as there is room."""
    program = at_table(begun("Full"))
    session = program.top.interaction.session
    path = session.kept.file.path
    with full_after(path.stat().st_size + 7):
        session.choose(session.decision.choices[0])
        if left:
            program.app.scenes.replace(program.app.routes.title())
            program.frame()
            program.to_campaign()
        else:
            program.top.parts.review.menu()
            program.frame()
        program.press("give-up")
        program.press("give-up-yes")
        assert program.top.fault == say("window-error-record-waits", file=str(path))
    program.app.step(AGAIN)
    kept = campaign_named("Full")
    assert (kept.played, kept.open_record) == ((), path)
    assert shelf.found("bin") == []
    assert path.read_text("utf-8") == session.game.record.text()


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


def at_table(kept: KeptCampaign) -> Program:
    """A program at the table of the open game of a campaign."""
    session = dealt(kept)
    session.close()
    program = at_campaign()
    program.press("start")
    return program


def test_the_menu_over_a_campaign_game_gives_it_up_after_a_question() -> None:
    program = at_table(begun("Menu"))
    table = program.top
    record = table.interaction.session.kept.file.path
    table.parts.review.menu()
    program.frame()
    program.press("give-up")
    program.top.draw(program.app.screen.surface)
    program.press("give-up-no")
    assert campaign_named("Menu").open_record == record
    program.press("give-up")
    program.app.scenes.handle(pygame.event.Event(ACTION, name=Action.BACK, down=True))
    assert program.top.buttons.named("give-up") is not None
    program.press("give-up")
    program.press("give-up-yes")
    assert isinstance(program.top, CampaignScene)
    kept = campaign_named("Menu")
    assert [(one.result, one.given_up) for one in kept.played] == [("loss", True)]
    assert (kept.open, kept.progress.losses_in_a_row) == (None, 1)
    assert [one.path.name for one in shelf.found("bin")] == [record.name]


@pytest.mark.parametrize("damaged", [False, True], ids=["whole", "damaged"])
def test_deleting_the_game_a_campaign_waits_for_gives_it_up(damaged: bool) -> None:
    session = dealt(begun("Shelf"))
    session.close()
    assert session.kept.file is not None
    if damaged:
        with session.kept.file.path.open("a", encoding="utf-8") as file:
            file.write('{"choice":"no such choice"}\n' * 2)
    program = Program()
    program.press("saved")
    program.press("delete")
    assert "counts as lost" in " ".join(program.top._question())
    program.press("no")
    assert campaign_named("Shelf").open_record == session.kept.file.path
    program.press("delete")
    program.press("yes")
    kept = campaign_named("Shelf")
    assert [(one.result, one.given_up) for one in kept.played] == [("loss", True)]
    assert kept.open is None
    [binned] = shelf.found("bin")
    assert (binned.path.name, binned.awaiting) == (session.kept.file.path.name, None)


def test_deleting_a_game_that_ended_unnoticed_counts_it_as_it_ended() -> None:
    session = put(dealt(begun("Won")), last_year(25))
    session.kept.campaign = None
    assert session.kept.file is not None
    session.choose(session.game.grammar.parse("pass"))
    session.close()
    session.kept.file.path.replace(paths.saves() / session.kept.file.path.name)
    [game] = shelf.found("going")
    shelf.throw_away(game)
    after = campaign_named("Won")
    assert [(one.result, one.given_up) for one in after.played] == [("win", False)]
    assert after.progress.challenge == 2


def test_deleting_an_earlier_game_of_a_campaign_takes_nothing_from_it() -> None:
    kept = ended(begun("Earlier"), 24)
    session = dealt(kept)
    session.close()
    shelf.throw_away(shelf.found("finished")[0])
    after = campaign_named("Earlier")
    assert (after.progress.games, after.progress.challenge) == (1, 2)
    assert after.open_record == (session.kept.file.path if session.kept.file else None)


def test_the_menu_over_a_game_of_no_campaign_gives_nothing_up() -> None:
    session = Session(KeptGame.begin(("Lago",), ("lago",), 7, {}))
    app = App(GameRoutes, SIZE, Settings(animation="instant"))
    Driver(app, session, False).scene.parts.review.menu()
    app.scenes.settle()
    assert app.scenes.scenes[-1].buttons.named("give-up") is None
