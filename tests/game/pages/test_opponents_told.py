"""Opponents in what is told of games: on Continue, among saved games, in the score, in a rematch, in the statistics."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from game.pages.saved_words import title_of
from game.pages.statistics import panels_of
from game.pages.title import continue_line
from game.play.scene import TableScene
from game.play.session import Session
from game.program.routes import GameRoutes
from game.store import records, shelf, statistics
from game.store.kept_game import KeptGame
from game.store.settings import Settings
from game.store.statistics import Ended
from game.vino.score import VinoScore
from game.window.app import App
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.players.opponent import Opponent
from tests.game.pages.test_scenes import press, show, top

NAMES, COLOURS = ("Anna", "Livia", "Bruno", "Oreste"), ("lago", "cotto", "sole", "salvia")
WEAK, STRONG = Opponent(1, "trader", 5), Opponent(5, "host", 6)


def begun(*opponents: Opponent | None) -> KeptGame:
    """A game of Vino, by seat of a person or an opponent."""
    count = len(opponents)
    return KeptGame.begin(NAMES[:count], COLOURS[:count], 7, {}, rules=records.vino(), opponents=opponents)


def over(*opponents: Opponent | None, seed: int = 1) -> Game:
    """A game of Vino that is over and kept nowhere."""
    named = zip(NAMES, opponents, strict=False)
    seats = [{"name": name} | ({"opponent": one.text()} if one else {}) for name, one in named]
    return end(Game.new(records.vino(), seats, seed))


def end(game: Game) -> Game:
    """The game played to its end by chance."""
    stream = Stream(1, "answers")
    while game.decision is not None:
        game.choose(game.decision.choices[stream.below(len(game.decision.choices))])
    return game


def path_of(kept: KeptGame) -> Path:
    assert kept.file is not None
    kept.close()
    return kept.file.path


def test_continue_and_the_saved_games_tell_who_plays_by_itself_and_how_strong() -> None:
    kept = begun(None, WEAK, STRONG, STRONG)
    path = path_of(kept)
    assert "Anna · Livia (1 glass) · Bruno, Oreste (5 glasses)" in continue_line(records.unfinished()[0])
    assert title_of(shelf.found("going")[0]).endswith("Anna · Livia (1 glass) · Bruno, Oreste (5 glasses)")
    again = KeptGame.opened(path)
    again.hand_over(0, WEAK)
    again.hand_over(3, None)
    again.close()
    told = "Oreste · Anna, Livia (1 glass) · Bruno (5 glasses)"
    assert told in continue_line(records.unfinished()[0])
    assert told in title_of(shelf.found("going")[0])


def test_a_game_of_people_is_told_as_before() -> None:
    begun(None, None, None).close()
    assert "Anna · Livia · Bruno" in continue_line(records.unfinished()[0])


def test_a_game_taken_in_from_elsewhere_keeps_its_opponents(tmp_path: Path) -> None:
    kept = begun(None, WEAK, STRONG)
    kept.hand_over(0, STRONG)
    path_of(kept)
    file = shelf.export(shelf.found("going")[0], tmp_path)
    [taken] = shelf.take_in(file)
    assert KeptGame.opened(taken).opponents == (STRONG, WEAK, STRONG)


def test_the_score_tells_of_opponents_and_a_rematch_keeps_them() -> None:
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    scene = VinoScore(app, Session(KeptGame(over(None, WEAK, STRONG))))
    show(app, scene)
    assert {row.name: row.level for row in scene.ending.figures.rows} == {"Anna": 0, "Livia": 1, "Bruno": 5}
    press(app, "rematch")
    table = top(app)
    assert isinstance(table, TableScene)
    opponents = table.interaction.session.opponents
    assert [one and (one.level, one.character) for one in opponents] == [None, (1, "trader"), (5, "host")]
    assert not {WEAK.chance, STRONG.chance} & {one.chance for one in opponents if one}


def test_who_left_during_a_game_sits_down_again_for_a_rematch() -> None:
    kept = begun(None, WEAK, STRONG)
    kept.hand_over(0, STRONG)
    stream = Stream(1, "answers")
    while kept.game.decision is not None:
        kept.choose(kept.game.decision.choices[stream.below(len(kept.game.decision.choices))])
    app = App(GameRoutes, (640, 360), Settings(animation="instant"))
    show(app, VinoScore(app, Session(kept)))
    press(app, "rematch")
    table = top(app)
    assert isinstance(table, TableScene)
    assert [one and one.level for one in table.interaction.session.opponents] == [None, 1, 5]


@pytest.mark.parametrize("seed", range(6))
def test_a_person_counts_against_the_levels_that_were_met(seed: int) -> None:
    game = over(None, STRONG, WEAK, seed=seed)
    found = statistics.ended(game, "file")
    assert found.opponents == "1 5"
    assert (
        found.won
        == {(True, True): "both", (True, False): "people", (False, True): "opponents"}[
            0 in game.result.winners, bool(set(game.result.winners) - {0})
        ]
    )


def test_a_seat_that_an_opponent_ever_played_is_nobodys_result() -> None:
    for handed in ((0, "3 host 1"), (0, "person")):
        game = Game.new(records.vino(), [{"name": "Anna"}, {"opponent": WEAK.text()}, {"opponent": WEAK.text()}], 3)
        game.hand_over(0, "3 host 1")
        game.hand_over(*handed)
        found = statistics.ended(end(game), "file")
        assert (found.opponents, found.won) == ("", "")
    assert statistics.ended(over(None, None, None), "file").opponents == ""
    assert statistics.ended(over(WEAK, WEAK, WEAK), "file").opponents == ""


def test_wins_are_counted_for_each_level() -> None:
    def one(opponents: str, won: str) -> Ended:
        return Ended("", "", "vino", 3, 9, 7, opponents=opponents, won=won)

    games = (one("1 5", "people"), one("5 5", "opponents"), one("5", "both"), Ended("", "", "vino", 3, 9, 7))
    bars = panels_of(games)[-1].bars
    assert [(bar.games, bar.won) for bar in bars] == [(1, 1), (0, 0), (0, 0), (0, 0), (3, 2)]
    assert bars[4].name == "5 glasses, the strongest"
    assert [bar.words for bar in bars] == ["people won it", *["not met"] * 3, "people won 2 of 3"]
    assert (panels_of(games)[1].bars[0].games, panels_of(games)[1].bars[0].words) == (4, "won with 9")
    assert bars[4].words == "people won 2 of 3"
    assert len(panels_of(games[3:])) == 3


def test_older_statistics_stay_readable() -> None:
    old = {"file": "a", "day": "2026-09-21", "game": "vino", "seats": 3, "points": 9, "last": 7}
    statistics.place().parent.mkdir(parents=True, exist_ok=True)
    statistics.place().write_bytes(msgspec.json.encode([old]))
    assert statistics.played() == (Ended(**old),)
    statistics.note(over(None, WEAK, STRONG), "b")
    assert [one.opponents for one in statistics.played()] == ["", "1 5"]
