"""The pages of the tour that are about opponents."""

from __future__ import annotations

from functools import partial

from game.pages.new_game import NewGameScene
from game.pages.opponents import AboutOpponents
from game.pages.seats import SeatsScene
from game.pages.statistics import StatisticsScene
from game.play.session import Session
from game.store import records
from game.store.kept_game import COLOURS, KeptGame
from game.store.statistics import Ended
from game.text.opponents import characters, name_of
from game.tools.tour_pictures import Tour
from game.vino.score import VinoScore
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.header import OPPONENT
from rules.engine.rules import Rules
from rules.players.opponent import STRONGEST, Opponent

MET = (("1 1", "people"), ("1 3", "people"), ("3", "opponents"), ("2 2 2", "both"), ("4 5", "opponents"))
"""Levels of opponents and who won against them, in games that are counted."""


def draw_opponents(tour: Tour) -> None:
    """All pictures of them."""
    page = tour.app.routes.new_game((), "viticulture")
    assert isinstance(page, NewGameScene)
    tour.show("new-game-opponents", page, partial(_fill, page))
    tour.show("opponents", AboutOpponents(tour.app, "viticulture"))
    tour.show("opponents-vino", AboutOpponents(tour.app, "vino"))
    tour.show("seats", SeatsScene(tour.app, KeptGame(_game(records.viticulture(), 4))))
    over = _game(records.vino(), 5)
    stream = Stream(1, "answers")
    while over.decision is not None:
        over.choose(over.decision.choices[stream.below(len(over.decision.choices))])
    tour.show("score-opponents", VinoScore(tour.app, Session(KeptGame(over))))
    games = [Ended("", "", "vino", 3, 20, 9, opponents=met, won=won) for met, won in MET for _ in range(len(met))]
    tour.show("statistics-opponents", StatisticsScene(tour.app, games))


def _fill(page: NewGameScene) -> None:
    """Let three opponents play against the first seat."""
    page.add(4)
    for seat in range(1, 4):
        page.fill(seat, 2 * seat - 1)


def _game(rules: Rules, seats: int) -> Game:
    """A game of one person and opponents."""
    people = [{"name": "Anna", "colour": COLOURS[0]}]
    for at, (colour, character) in enumerate(zip(COLOURS[1:seats], characters(), strict=False), 1):
        opponent = Opponent(1 + at % STRONGEST, character, at)
        people.append({"name": name_of(character, ()), "colour": colour, OPPONENT: opponent.text()})
    return Game.new(rules, people, 3)
