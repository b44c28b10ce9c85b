"""Opponents in kept games: on disk, handed over, gone back from, branched, and what is told of those nobody knows."""

from __future__ import annotations

from pathlib import Path

import pytest

from game import paths
from game.store import records
from game.store.kept_game import KeptGame
from game.store.played_seats import opponents_in
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.header import OPPONENT
from rules.engine.rules import Rules
from rules.players.levels import players
from rules.players.opponent import Opponent
from tests.chains import bare, sealed

TRADER, HOST = Opponent(3, "trader", 918273), Opponent(5, "host", 7)
GAMES = {"viticulture": records.viticulture, "vino": records.vino}


def begun(rules: Rules | None = None) -> KeptGame:
    names, colours = ("Anna", "Livia", "Oreste"), ("lago", "cotto", "sole")
    return KeptGame.begin(names, colours, 7, {}, rules=rules, opponents=(None, TRADER, HOST))


def answer(kept: KeptGame, times: int = 1) -> None:
    for _ in range(times):
        assert kept.game.decision is not None
        kept.choose(kept.game.decision.choices[-1])


def path_of(kept: KeptGame) -> Path:
    assert kept.file is not None
    kept.close()
    return kept.file.path


@pytest.mark.parametrize("name", GAMES)
def test_who_plays_is_on_disk_and_goes_on(name: str) -> None:
    kept = begun(GAMES[name]())
    assert kept.opponents == (None, TRADER, HOST)
    answer(kept, 5)
    assert kept.hand_over(0, TRADER)
    assert kept.hand_over(2, None)
    assert kept.opponents == (TRADER, TRADER, None)
    assert path_of(kept).read_text("utf-8") == kept.game.record.text()
    opened = KeptGame.opened(path_of(kept))
    assert opened.opponents == (TRADER, TRADER, None)
    assert opened.note == ""
    answer(opened, 3)
    branch = KeptGame.branch(opened, opened.game.choices[:2])
    assert branch.opponents == (TRADER, TRADER, None)
    assert KeptGame.opened(path_of(branch)).opponents == (TRADER, TRADER, None)


def test_the_seats_of_people_say_nothing_of_opponents() -> None:
    kept = KeptGame.begin(("Anna", "Bea"), ("lago", "cotto"), 7, {})
    assert kept.opponents == (None, None)
    assert not any(OPPONENT in seat for seat in kept.game.record.header.seats)


def test_nobody_sits_down_at_a_game_that_is_over() -> None:
    rules = records.vino()
    kept = KeptGame(Game.new(rules, 3, 1))
    stream = Stream(1, "answers")
    while kept.game.decision is not None:
        offered = kept.game.decision.choices
        kept.game.choose(offered[stream.below(len(offered))])
    assert not kept.hand_over(0, HOST)
    assert kept.opponents[0] is None


@pytest.mark.parametrize("words", ["9 trader 1", "somebody", "3 trader", "3 trader 1\n2"])
def test_a_seat_played_by_no_opponent_of_ours_is_a_persons_and_that_is_told(words: str) -> None:
    kept = begun()
    answer(kept, 3)
    path = path_of(kept)
    written = words.replace("\n", "\\n")
    path.write_text(sealed(bare(kept.game.record.text()).replace(TRADER.text(), written, 1)), "utf-8")
    before = path.read_text("utf-8")
    opened = KeptGame.opened(path)
    assert opened.opponents == (None, None, HOST)
    assert f"In line 1 of {path} “" in opened.note
    assert "a person plays seat 2: hand it over again" in opened.note
    assert "\n" not in opened.note
    answer(opened)
    assert opened.hand_over(1, HOST)
    assert KeptGame.opened(path_of(opened)).opponents == (None, HOST, HOST)
    assert path.read_text("utf-8").startswith(before)


def test_the_line_is_told_in_which_a_seat_is_handed_to_nobody_known() -> None:
    kept = begun()
    answer(kept, 4)
    kept.hand_over(0, TRADER)
    path = path_of(kept)
    row = kept.game.record.text().count("\n")
    rows = bare(kept.game.record.text()).splitlines()
    rows[-1] = rows[-1].replace("3 trader", "7 trader")
    path.write_text(sealed("\n".join(rows)), "utf-8")
    opened = KeptGame.opened(path)
    assert opened.opponents == (None, TRADER, HOST)
    assert f"In line {row} of {path} “7 trader 918273” is no opponent" in opened.note


@pytest.mark.parametrize("words", ["6 host 1", "3 hôte 1", "опонент", '3 "host" 1'])
def test_who_plays_is_alike_in_a_game_and_where_only_the_end_of_its_record_is_read(words: str) -> None:
    kept = begun()
    answer(kept, 4)
    kept.hand_over(1, HOST)
    kept.game.hand_over(1, words)
    text = kept.game.record.text()
    kept = KeptGame.opened(path_of(kept))
    assert opponents_in(kept.game.record.header, text.encode()) == kept.opponents == (None, None, HOST)
    assert kept.game.people == {0, 1}


@pytest.mark.parametrize("name", GAMES)
def test_a_character_that_is_gone_is_told_with_its_line_and_the_game_goes_on(name: str) -> None:
    names, colours = ("Anna", "Livia", "Oreste"), ("lago", "cotto", "sole")
    gone = Opponent(3, "nobody", 1)
    kept = KeptGame.begin(names, colours, 7, {}, rules=GAMES[name](), opponents=(None, gone, HOST))
    answer(kept, 4)
    kept.hand_over(2, Opponent(2, "stranger", 5))
    row, path = len(kept.game.record.lines) + 1, path_of(kept)
    before = path.read_bytes()
    opened = KeptGame.opened(path)
    assert opened.opponents == (None, gone, Opponent(2, "stranger", 5))
    first, second = f"In line 1 of {path} seat 2 is played by “nobody”", f"In line {row} of {path} seat 3 is played by"
    assert opened.note.startswith(first)
    assert second in opened.note
    assert "“stranger”, a character that is gone from data/players/characters.yaml" in opened.note
    assert path.read_bytes() == before
    answer(opened, 4)
    assert opened.game.choices[:4] == kept.game.choices[:4]


@pytest.mark.parametrize("level", range(1, 6))
@pytest.mark.parametrize("name", GAMES)
def test_who_has_no_character_that_is_known_plays_all_the_same(name: str, level: int) -> None:
    rules = GAMES[name]()
    seats = [{"name": colour, "colour": colour} for colour in ("lago", "cotto", "sole")]
    game = Game.new(rules, seats, 3)
    found = players(rules, paths.data() / "players").player(Opponent(level, "nobody", 1))
    decision = game.decision
    assert decision is not None
    known = rules.known_to(game.position(0), decision.decider)
    assert found.choose(known) in decision.choices
