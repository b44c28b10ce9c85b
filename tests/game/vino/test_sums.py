"""Every sum on the pages of a finished game of Vino against its record."""

from __future__ import annotations

import pytest

from game.play.session import Session
from game.tools.tour_vino import played
from game.vino import printed
from game.vino.score import MOST_NAMES, banquet_of, decided, figures_of, label_of, rank
from rules.vino.scoring import Result
from rules.vino.view import View


@pytest.fixture(scope="module", params=[3, 4, 5])
def over(request: pytest.FixtureRequest) -> Session:
    """A game that is over."""
    seats: int = request.param
    return played(lambda _session: False, seats)


def owned(session: Session) -> dict[str, int]:
    """How many vineyards each owns, as the rules' view has them."""
    view: View = session.view(None)
    return {name: seat.vineyards for name, seat in zip(session.names, view.seats, strict=True)}


def test_regions_make_up_the_vineyards_of_the_view(over: Session) -> None:
    look = figures_of(over)
    assert {row.name: sum(row.points) for row in look.rows} == owned(over)
    assert {row.name: row.total for row in look.rows} == owned(over)
    assert all(any(column) for column in zip(*(row.points for row in look.rows), strict=True))


def test_the_last_round_of_each_course_is_the_total(over: Session) -> None:
    assert {course.name: course.points[-1] for course in figures_of(over).courses} == owned(over)


def test_cards_and_label_tell_the_same_vineyards_and_money(over: Session) -> None:
    result: Result = over.result
    guests = banquet_of(over).guests
    assert {guest.name: int(guest.points) for guest in guests} == owned(over)
    for seat, name in enumerate(over.names):
        guest = next(one for one in guests if one.name == name)
        assert str(result.standings[seat][1]) in guest.lines[1]
        assert (guest.rank == 1) == (seat in result.winners)
    label = label_of(over)
    assert str(max(owned(over).values())) in label.points
    assert all((f"{name} {count}" in label.others) == (name not in label.names) for name, count in owned(over).items())


def test_money_decides_between_equal_vineyards_only() -> None:
    result = Result((1,), (1, 0, 2), "money", ((12, 40), (12, 90), (9, 4000)))
    words = " ".join(decided(result, ("Anna", "Bruno", "Carla")))
    assert "90" in words
    assert "Carla" not in words
    assert [rank(result, seat) for seat in range(3)] == [2, 1, 3]


def test_all_who_grow_most_of_a_variety_are_told(over: Session) -> None:
    view: View = over.view(None)
    for variety, fact in zip(printed.varieties(), figures_of(over).facts, strict=True):
        counts = {name: seat.cellar[variety] for name, seat in zip(over.names, view.seats, strict=True)}
        most = max(counts.values())
        best = {name for name, count in counts.items() if count == most}
        if most and len(best) <= MOST_NAMES:
            assert {name for name in over.names if name in fact.words} == best
            assert fact.words.endswith(f" {most}")


def test_all_who_come_second_are_named() -> None:
    result = Result((0,), (0, 1, 2, 3), "vineyards", ((12, 40), (9, 90), (9, 40), (4, 0)))
    (words,) = decided(result, ("Anna", "Bruno", "Carla", "Dino"))
    assert "Bruno and Carla" in words
    assert "Dino" not in words
