"""Advice: shares of the win, points and answers, from what a seat knows; and how the numbers for it are found."""

from __future__ import annotations

from pathlib import Path
from statistics import mean
from time import process_time

import pytest

from rules.checking.other_worlds import VinoWorlds, ViticultureWorlds
from rules.command.games import DATA
from rules.engine.catalog import DataFault
from rules.engine.chance import Stream
from rules.players import advice
from rules.players.advice import Fit
from rules.players.advisers import adviser
from rules.players.fitting import Sample, fit, loss, reliability
from rules.players.outlook import Outlook
from tests.properties.search import RULES
from tests.rules.players.tables import positions
from tests.rules.players.vino.tables import RULES as VINO
from tests.rules.players.vino.tables import positions as vino_positions

ADVISER = adviser(RULES, DATA / "players")
VINO_ADVISER = adviser(VINO, DATA / "players")
MOST_SECONDS = 0.05
"""What advice may take in the mean, of one core."""


@pytest.mark.parametrize("seats", [1, 2, 4, 6])
def test_shares_points_and_all_answers_are_told(seats: int) -> None:
    for s in positions(seats, 2, 17):
        assert s.agenda is not None
        found = ADVISER.advise(RULES.known_to(s, s.agenda.seat))
        assert len(found.shares) == len(found.points) == seats
        assert all(0 <= share <= 1 for share in found.shares)
        assert seats == 1 or sum(found.shares) == pytest.approx(1)
        assert {one.choice for one in found.answers} == set(s.asked)
        values = [one.value for one in found.answers]
        assert values == sorted(values, reverse=True)
        assert all(s.players[seat].vp - 3 <= points < 60 for seat, points in enumerate(found.points))


@pytest.mark.parametrize("seats", [1, 2, 6])
def test_advice_is_there_at_once(seats: int) -> None:
    found = [(s, s.agenda.seat) for s in positions(seats, 3, 13) if s.agenda is not None]
    ADVISER.advise(RULES.known_to(*found[0]))
    seconds = []
    for s, seat in found:
        before = process_time()
        ADVISER.advise(RULES.known_to(s, seat))
        seconds.append(process_time() - before)
    assert mean(seconds) < MOST_SECONDS, f"{mean(seconds):.3f} s"


@pytest.mark.parametrize("seats", [3, 5])
def test_advice_in_vino_is_there_at_once_and_rests_on_nothing_hidden(seats: int) -> None:
    worlds, seconds = VinoWorlds(VINO), []
    for number, s in enumerate(vino_positions(seats, 2, 31, 300)):
        assert s.agenda is not None
        seat = s.agenda.seat
        other = worlds.other(s, seat, Stream(number, "other"), ())
        other.asked = s.asked
        before = process_time()
        found = VINO_ADVISER.advise(VINO.known_to(s, seat))
        seconds.append(process_time() - before)
        assert found == VINO_ADVISER.advise(VINO.known_to(other, seat))
        assert sum(found.shares) == pytest.approx(1)
        assert len(found.points) == seats
        assert {one.choice for one in found.answers} <= set(s.asked)
        assert found.answers
    assert mean(seconds) < MOST_SECONDS, f"{mean(seconds):.3f} s"


def test_advice_rests_on_nothing_hidden() -> None:
    worlds = ViticultureWorlds(RULES)
    for number, s in enumerate(positions(3, 2, 23)):
        assert s.agenda is not None
        seat = s.agenda.seat
        other = worlds.other(s, seat, Stream(number, "other"), ())
        other.asked = s.asked
        assert ADVISER.advise(RULES.known_to(other, seat)) == ADVISER.advise(RULES.known_to(s, seat))


def test_a_game_that_is_over_has_no_answers_and_its_points() -> None:
    s = RULES.lay({"seat": {0: {"vp": 22}, 1: {"vp": 15}}, "last_year": True}, RULES.options({}), 2, 1)
    s.agenda, s.asked = None, []
    found = ADVISER.advise(RULES.known_to(s, 0))
    assert found.points == (22, 15)
    assert found.shares[0] > 0.95
    assert found.answers == ()


def test_more_points_with_the_same_to_come_win_more_and_the_surer_the_later() -> None:
    one = Fit("by hand", (0, 1, 0, 0), (0.1, 0.4))
    early, late = ([Outlook(9, 4, left), Outlook(6, 4, left)] for left in (5.0, 0.5))
    assert 0.5 < one.shares(early, None)[0] < one.shares(late, None)[0] < 1
    assert one.shares(early[:1], 8)[0] > one.shares(early[:1], 12)[0] > one.shares(early[:1], 20)[0]
    assert one.expected(Outlook(9, 4, 2)) == 13
    assert one.expected(Outlook(9, 4, 0)) == 9


def test_the_numbers_of_played_games_are_found_again() -> None:
    """Games that were made to end by known numbers."""
    stream, made = Stream(7, "fit"), Fit("made", (1, 0.5, 2, 0.1), (0.2, 0.6))
    samples = []
    for _ in range(800):
        left = 0.5 + stream.below(12) / 2
        seats = [Outlook(stream.below(20), stream.below(15), left) for _ in range(2)]
        shares, drawn = made.shares(seats, None), stream.below(1 << 20) / (1 << 20)
        won = (1.0, 0.0) if drawn < shares[0] else (0.0, 1.0)
        samples.append(Sample(seats, None, won, tuple(map(made.expected, seats))))
    found = fit(samples, "found")
    assert found.points == pytest.approx(made.points, abs=0.01)
    assert found.share == pytest.approx(made.share, abs=0.2)
    assert loss(found, samples) <= loss(made, samples) + 1e-9
    for one in reliability(found, samples):
        assert one.size < 60 or one.came == pytest.approx(one.told, abs=0.12)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("viticulture: {how: so, points: [1, 2], share: [1, 1]}\n", "line"),
        ("viticulture: {how: so, points: [1, 2, 3, 4], share: [1, 1]}\n", "viticulture_alone"),
        ("viticulture: [", "not YAML"),
    ],
)
def test_damaged_numbers_are_told_in_a_sentence(tmp_path: Path, content: str, words: str) -> None:
    file = tmp_path / advice.FILE
    file.write_text(content)
    with pytest.raises(DataFault, match=words) as fault:
        advice.read(file)
    assert str(file) in str(fault.value)
    assert "\n" not in str(fault.value)
