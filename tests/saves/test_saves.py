"""What an earlier version has kept for somebody is found, opens and goes on in this one."""

from __future__ import annotations

import shutil
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from game import paths
from game.store import campaigns, lessons, records, shelf, statistics
from game.store.kept_game import KeptGame
from game.store.lessons import LessonGame
from game.store.settings import Settings, kept_settings, load_settings, save_settings
from game.text.lessons import lesson
from game.version import program_version
from tests.saves.keep import CHANGED, FOLDER, GAMES

VERSIONS = sorted(folder.name for folder in FOLDER.iterdir() if (folder / "saves").is_dir())
MORE = 6
"""How many choices are made in a game that goes on."""


@pytest.fixture(params=VERSIONS)
def version(request: pytest.FixtureRequest, own_home: Path) -> str:
    """A version, and the home of somebody who has played it so far."""
    shutil.copytree(FOLDER / request.param, own_home)
    return str(request.param)


def test_this_version_is_kept() -> None:
    assert program_version() in VERSIONS, "a new version: python -m tests.saves.keep"


def test_every_game_is_on_the_shelf(version: str) -> None:
    for place, over in (("going", False), ("finished", True)):
        found = shelf.found(place)
        assert all(one.whole and one.protected for one in found)
        wanted = Counter((game.seats, game.vino) for game in GAMES if game.over is over)
        wanted.update([(1, False)] * (not over))
        assert Counter((len(one.names), one.game == "vino") for one in found) == wanted


def test_every_game_that_goes_on_does_so(version: str) -> None:
    for kept in shelf.found("going"):
        game = KeptGame.opened(kept.path)
        assert game.notice == "", kept.path.name
        made = game.game.made
        for _ in range(MORE):
            assert game.game.decision is not None
            game.choose(game.game.decision.choices[0])
        game.close()
        again = KeptGame.opened(kept.path)
        assert (again.game.made, again.game.digest()) == (made + MORE, game.game.digest())
        assert again.opponents == game.opponents
        again.close()


def test_every_game_that_is_over_can_be_seen_again(version: str) -> None:
    for kept in shelf.found("finished"):
        game = shelf.read(kept)
        assert game.decision is None
        assert game.result is not None


def test_a_campaign_waits_for_its_game(version: str) -> None:
    [found], told = campaigns.found()
    assert told == []
    assert found.open_record is not None
    game = KeptGame.opened(found.open_record)
    assert game.campaign is not None
    assert game.campaign.progress.name == "Le sere"
    game.close()


def test_the_statistics_count_on(version: str) -> None:
    before = statistics.played()
    assert Counter(one.game for one in before) == {"viticulture": 1, "vino": 1}
    over = records.played(shelf.found("finished")[0].path, records.content(shelf.found("finished")[0].path))[0]
    statistics.note(over, "another.jsonl")
    assert statistics.played()[: len(before)] == before
    assert len(statistics.played()) == len(before) + 1


def test_the_settings_are_those_that_were_chosen(version: str) -> None:
    settings, told = kept_settings(paths.settings_file())
    assert told == ""
    assert {name: getattr(settings, name) for name in CHANGED} == CHANGED
    save_settings(paths.settings_file(), settings)
    kept = load_settings(paths.settings_file())
    for name in Settings.__struct_fields__:
        assert getattr(kept, name) == getattr(settings, name)


def test_a_lesson_goes_on_where_it_was_left(version: str) -> None:
    before = msgspec.structs.asdict(lessons.progress("viticulture"))
    assert len(before["choices"]) == 3
    game = LessonGame.taken_up(lesson("viticulture"))
    assert (game.game.made, game.read) == (3, before["read"])
