"""The pictures of the tour that show saved games."""

from __future__ import annotations

import os
import time
from functools import partial

import msgspec

from game import paths
from game.pages.saved import SavedScene
from game.pages.statistics import WHATS, StatisticsScene
from game.play.session import Session
from game.store import records, statistics
from game.store.card_uses import Use
from game.store.kept_game import COLOURS
from game.store.record_file import FINISHED
from game.store.statistics import Ended
from game.text.printed import cards
from game.tools.tour_pictures import Tour
from rules.engine.game import Game
from rules.vino.rules import Vino
from rules.viticulture.options import LEVELS
from rules.viticulture.rules import Viticulture

HOUR = 3600
NOON = 1_790_000_000
"""When the first of these games was written, in seconds since 1970."""
PLAYED = ((2, 40), (3, 90), (6, 160), (1, 60), (4, 25), (5, 0), (2, 120))
"""Seats and choices of each game that goes on."""
RESULTS = ("win", "loss", "win")


def draw_saved(tour: Tour, finished: Session) -> None:
    """All pictures of the pages of saved games and statistics; ``finished`` is a game that is over."""
    tour.show("saved-none", SavedScene(tour.app))
    folder = paths.saves()
    for index, (seats, choices) in enumerate(PLAYED):
        _write(f"evening {index + 1}", _going(seats, choices), index)
    (folder / FINISHED).mkdir(exist_ok=True)
    _write(f"{FINISHED}/harvest", finished.game, 9)
    page = SavedScene(tour.app)
    tour.show("saved", page, lambda: _rest(page))
    over = SavedScene(tour.app, "finished")
    tour.show("saved-finished", over, lambda: _rest(over))
    for name in ("delete", "export"):
        asking = SavedScene(tour.app, "finished")
        tour.show(f"saved-{name}", asking, partial(_ask, asking, name))
    _statistics(tour, finished.game)


def _statistics(tour: Tour, finished: Game) -> None:
    """The page of statistics, with nothing and with many games."""
    tour.show("statistics-none", StatisticsScene(tour.app))
    games = [_ended(Viticulture.name, 2 + number % 5, 20 + number % 4) for number in range(0, 23, 2)]
    games += [_ended(Vino.name, 3 + number % 3, 9 + number % 4) for number in range(7)]
    games += [_ended(Viticulture.name, 1, 21, LEVELS[number % 4], RESULTS[number % 3]) for number in range(11)]
    games += [statistics.ended(game, "") for game in (finished, _going(3, 4000))]
    used = [Use(card, 1 + number * 7 % 13, number % 9, number % 4) for number, card in enumerate(cards())]
    games[0] = msgspec.structs.replace(games[0], uses=tuple(used))
    for what in WHATS:
        page = StatisticsScene(tour.app, games)
        tour.show(f"statistics-{what}", page, partial(page.show, what))


def _ended(game: str, seats: int, points: int, level: str = "", result: str = "") -> Ended:
    return Ended("", "2026-09-21", game, seats, points, 7, level, 0, result)


def _going(seats: int, choices: int) -> Game:
    """A game after so many choices, Vino where that many can play it and the number is odd."""
    rules = records.vino() if seats in (3, 5) else records.viticulture()
    people = [{"name": colour.title(), "colour": colour} for colour in COLOURS[:seats]]
    game = Game.new(rules, people, seats)
    for number in range(choices):
        if game.decision is None:
            break
        offered = game.decision.choices
        game.choose(offered[(number * 7) % len(offered)])
    return game


def _write(name: str, game: Game, hours: int) -> None:
    path = paths.saves() / f"{name}.jsonl"
    path.write_text(game.record.text(), encoding="utf-8")
    os.utime(path, (NOON + hours * HOUR, NOON + hours * HOUR))


def _rest(page: SavedScene) -> None:
    """Wait until all pictures are there."""
    page.app.scenes.settle()
    for _ in range(2 * len(PLAYED)):
        page.update(0.02)
        while page.pictures.reading:
            time.sleep(0.01)
            page.update(0.02)


def _ask(page: SavedScene, name: str) -> None:
    _rest(page)
    button = page.buttons.named(name)
    assert button is not None
    button.act()
    if "path" in page.words:
        page.words["path"] = "~/Documents"
        page.entries.set_text("path", page.words["path"])
