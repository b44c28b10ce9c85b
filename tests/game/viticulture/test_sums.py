"""Every sum on the pages of a finished game against its record: sources, years, cards, the label, the Automa's row."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import pytest

from game.art import figures
from game.art.banquet.page import BanquetLook
from game.play.session import Session
from game.store import records
from game.store.kept_game import KeptGame
from game.tools.tour_play import played, some_choice
from game.tools.tour_tables import never
from game.viticulture import score, solo_score
from game.viticulture.facts import sums_of
from game.viticulture.points import SOURCES, tally_of
from rules.engine.event import Event
from rules.engine.game import Game
from rules.engine.header import Header
from rules.viticulture.view import View

ANNA = [{"name": "Anna", "colour": "lago"}]


def alone(options: dict[str, Any], seed: int) -> Session:
    """A whole game alone, answered by chance."""
    session = Session(KeptGame(Game.new(records.viticulture(), ANNA, seed, options)))
    chance = random.Random(seed)
    while session.decision is not None:
        session.choose(some_choice(session.decision, chance))
    return session


def begun_late(seats: int) -> Session:
    """A game whose record begins in the last winter, with points."""
    rules = records.viticulture()
    people = [{"name": name, "colour": name.lower()} for name in ("Lago", "Cotto", "Sole")[:seats]]
    header = Header(rules.name, rules.version, rules.data_digest, {}, people, 3)
    given = {"season": "winter", "year": 7, "seat": {0: {"vp": 21 if seats == 1 else 20, "lira": 4}}}
    session = Session(KeptGame(Game.at(rules, header, rules.lay(given, rules.options({}), seats, 3))))
    while session.decision is not None:
        chosen = next((one for one in session.decision.choices if one.verb == "pass"), session.decision.choices[0])
        session.choose(chosen)
    return session


GAMES: dict[str, Callable[[], Session]] = {
    "two": lambda: played(never, 2),
    "four": lambda: played(never, 4),
    "six": lambda: played(never, 6),
    "late": lambda: begun_late(3),
    "alone": lambda: alone({"level": "normal"}, 4),
    "alone with points": lambda: alone({"level": "easy"}, 5),
    "alone, every year": lambda: alone({"level": "easy", "aggressive": True}, 6),
    "alone, late": lambda: begun_late(1),
}


@pytest.fixture(params=GAMES)
def over(request: pytest.FixtureRequest) -> Session:
    """A game that is over."""
    session = GAMES[request.param]()
    assert session.result is not None
    return session


def figures_of(session: Session) -> figures.FiguresLook:
    pages = solo_score if len(session.names) == 1 else score
    return pages.figures_of(session)


def points_of(session: Session) -> dict[str, int]:
    """The points of each seat as the rules' view has them."""
    view: View = session.view(None)
    return {name: seat.vp for name, seat in zip(session.names, view.seats, strict=True)}


def test_sources_make_up_the_points_of_the_view(over: Session) -> None:
    look, points = figures_of(over), points_of(over)
    rows = {row.name: row for row in look.rows if row.name in points}
    assert rows.keys() == points.keys()
    for name, row in rows.items():
        assert row.total == points[name]
        assert sum(row.points) == points[name]
        assert len(row.points) == len(look.sources)


def test_the_last_year_of_each_course_is_the_total(over: Session) -> None:
    look, points = figures_of(over), points_of(over)
    ends = {course.name: course.points[-1] for course in look.courses if course.name in points}
    assert ends == points
    view: View = over.view(None)
    assert all(look.first + len(course.points) - 1 == view.year for course in look.courses)


def test_no_column_is_empty_and_no_best_year_brought_nothing(over: Session) -> None:
    look = figures_of(over)
    rows = [row.points for row in look.rows if row.points]
    assert all(any(column) for column in zip(*rows, strict=True))
    assert all(best.amount > 0 for best in sums_of(over).best_years)


def test_best_years_are_the_largest_steps_of_the_courses(over: Session) -> None:
    sums = sums_of(over)
    early = [points["earlier"] for points in sums.points]
    steps = [
        (after - before, seat, year)
        for seat, course in enumerate(sums.course)
        for year, (before, after) in enumerate(zip((early[seat], *course), course, strict=False), sums.first)
    ]
    most = max(step for step, _, _ in steps)
    wanted = {(seat, str(year)) for step, seat, year in steps if step == most > 0}
    assert {(best.seat, best.name) for best in sums.best_years} == wanted


def test_cards_and_label_tell_the_same_points(over: Session) -> None:
    points = points_of(over)
    if len(points) == 1:
        front = solo_score.alone_of(over)
        assert front.points == points[over.names[0]]
        assert sum(gain.points for gain in front.gains) == front.points
        assert all(gain.points for gain in front.gains)
        assert (front.result == "win") == (front.points > front.automa_points)
        assert (solo_score.label_of(over) is None) == (front.result != "win")
        return
    front_page: BanquetLook = score.banquet_of(over)
    assert {guest.name: int(guest.points.replace("\u2212", "-")) for guest in front_page.guests} == points
    best = max(points.values())
    assert all(points[guest.name] == best for guest in front_page.guests if guest.rank == 1)
    label = score.label_of(over)
    assert str(best) in label.points
    for name, vp in points.items():
        told = f"{name} {vp}".replace("-", "\u2212")
        assert (told in label.others) == (name not in label.names)


def test_the_automa_has_a_row_of_its_own_without_sources() -> None:
    session = alone({"level": "easy", "aggressive": True}, 6)
    rows = figures_of(session).rows
    mine, its = (next(row for row in rows if (row.name == "Anna") is own) for own in (True, False))
    assert its.total == session.result.automa_vp
    assert its.points == ()
    assert its.note
    assert (mine.rank < its.rank) == (session.result.result == "win")
    assert (mine.rank > its.rank) == (session.result.result == "loss")


def test_each_year_alone_is_compared_with_what_was_asked() -> None:
    session = alone({"level": "easy", "aggressive": True}, 6)
    front = solo_score.alone_of(session)
    assert front.result == "loss"
    assert all(year.judged for year in front.years)
    assert all(year.mine > year.its for year in front.years[:-1])
    last = front.years[-1]
    assert last.mine <= last.its == front.automa_points
    plain = solo_score.alone_of(alone({"level": "normal"}, 4))
    assert [(year.number, year.its, year.judged) for year in plain.years] == [(n, 20, n == 7) for n in range(1, 8)]
    assert plain.years[-1].mine == plain.points


def test_a_game_without_any_points_has_no_best_year() -> None:
    sums = tally_of([Event("year_ended"), Event("vp_changed", 0, "visitors", -1), Event("year_ended")], (0, 0))
    assert sums.best_years == ()
    assert sums.course == ((0, -1), (0, 0))
    assert sum(sums.points[0].values()) == -1
    assert set(sums.points[0]) == set(SOURCES)
