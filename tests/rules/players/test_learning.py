"""Learning of Viticulture: it goes on where it was left, and what it writes players can use."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules.command.games import DATA
from rules.engine.agenda import advance
from rules.engine.chance import Stream
from rules.players import network
from rules.players.viticulture import beginnings, learning, networks, open_cards, self_play
from rules.players.viticulture.backward import Sweep, sweep
from rules.players.viticulture.beginnings import Beginning
from rules.players.viticulture.inputs import Inputs
from rules.players.viticulture.learned import Learned
from rules.players.viticulture.learning import POSITIONS, learn
from rules.players.viticulture.networks import LOG, PROGRESS, STATE, WEIGHTS, Course, Learning, Together
from rules.players.viticulture.starts import enriched
from rules.players.viticulture.styles import STYLES, any_style
from rules.viticulture import rules as viticulture

RULES = viticulture.load(DATA / "viticulture")
INPUTS = Inputs(RULES.box)


LEARNED = networks.Versions(DATA / "viticulture", DATA / "players" / "viticulture.json", 0)
SWEEP = Sweep(positions=1, open_games=1, open_width=2)


def course(seats: int) -> Course:
    return Course(DATA / "viticulture", seats, width=1, noise=1.0, trust=0.3)


@pytest.fixture(autouse=True)
def from_the_first_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "FEWEST_GAMES", 1)


@pytest.mark.parametrize("seats", [1, 2])
def test_it_goes_on_where_it_was_left(tmp_path: Path, seats: int) -> None:
    told: list[str] = []
    learn(Learning(tmp_path, course(seats), told.append), 1, map, each=1)
    first = (tmp_path / WEIGHTS).read_bytes()
    learn(Learning(tmp_path, course(seats), told.append), 2, map, each=1)
    assert [line.split()[0] for line in told] == ["1", "2"]
    assert (tmp_path / LOG).read_text().splitlines() == told
    assert (tmp_path / WEIGHTS).read_bytes() != first
    found = network.load(tmp_path / WEIGHTS)
    assert found.learned.startswith(f"2 games of {seats}")
    s = RULES.start(RULES.options({}), seats, 3)
    advance(RULES.nodes, s)
    for starts, weights in ((False, found.within), (True, found.starts)):
        exact = Learned(INPUTS, found, found, starts).values([s], 0)
        assert Together(INPUTS, weights).values([s], 0) == pytest.approx(exact, abs=0.01)


def test_no_more_games_are_played_than_were_asked_for(tmp_path: Path) -> None:
    done = Learning(tmp_path, course(1), lambda _line: None)
    learn(done, 3, map, each=2)
    assert done.progress.games == 3


def test_without_a_position_a_sweep_says_how_to_come_by_some(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match="holds no position; play some games first"):
        sweep(Learning(tmp_path, course(2), lambda _line: None), 1, SWEEP, map)


def test_few_games_change_nothing_that_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "FEWEST_GAMES", 2)
    told: list[str] = []
    done = Learning(tmp_path, course(1), told.append)
    before = network.load(tmp_path / WEIGHTS)
    learn(done, 1, map, each=1)
    assert told[0].endswith("too few games are remembered yet to learn from")
    after = network.load(tmp_path / WEIGHTS)
    assert (after.within, after.starts) == (before.within, before.starts)
    learn(done, 3, map, each=1)
    assert network.load(tmp_path / WEIGHTS).within != before.within


@pytest.mark.parametrize(("seats", "years", "open_games"), [(1, 7, 1), (2, 8, 0)])
def test_a_sweep_goes_back_through_the_years_and_on_where_it_was_stopped(
    tmp_path: Path, seats: int, years: int, open_games: int
) -> None:
    keep_beginnings(tmp_path / POSITIONS, seats)
    told: list[str] = []

    def stopping(line: str) -> None:
        told.append(line)
        if "year 5" in line:
            raise KeyboardInterrupt

    before = Learning(tmp_path, course(seats), told.append).networks.years("")
    with pytest.raises(KeyboardInterrupt):
        sweep(Learning(tmp_path, course(seats), stopping), 1, SWEEP, map)
    sweep(Learning(tmp_path, course(seats), told.append), 1, SWEEP, map)
    done = Learning(tmp_path, course(seats), told.append)
    said = [line.split(":")[0] for line in told if line.startswith("sweep")]
    assert said == [f"sweep 1, year {year}" for year in (*range(years, 5, -1), 5, *range(5, 0, -1))]
    assert (done.progress.sweeps, done.progress.years, done.progress.open_games) == (1, 0, open_games)
    after = network.load(tmp_path / WEIGHTS)
    for now, then in ((after.within, before.within), (after.starts, before.starts)):
        assert all(one != other for one, other in zip(now, then, strict=True))
    again = len(told)
    sweep(done, 1, SWEEP, map)
    assert len(told) == again


def keep_beginnings(file: Path, seats: int) -> None:
    """Positions in which each year begins, as games with gifts meet them."""
    known: set[int] = set()
    for seed in range(200):
        s = RULES.start(RULES.options({}), seats, seed)
        s.events = None
        advance(RULES.nodes, s)
        s = enriched(RULES, s, Stream(seed, "gifts"))
        if s.agenda is not None and s.year not in known:
            known.add(s.year)
            beginnings.keep(file, [Beginning.of(s)])
            if s.year == 7:
                s.year = 8
                beginnings.keep(file, [Beginning.of(s)] if seats > 1 else [])
    assert known == set(range(1, 8))


def test_a_year_is_worth_what_comes_after_it(tmp_path: Path) -> None:
    """The last year is worth what the game comes to; one before it, what is thought of where the next one begins."""
    keep_beginnings(tmp_path / POSITIONS, 1)
    years = {one.year: one.state() for one in beginnings.kept(tmp_path / POSITIONS)}
    minds = networks.minds(LEARNED)
    [last] = self_play.year(RULES, INPUTS, minds, years[7], 1, 1, 0.0, 7)
    assert last.years[0].worth == pytest.approx(last.points, abs=0.5)
    assert last.points > 0
    [first] = self_play.year(RULES, INPUTS, minds, years[2], 1, 1, 0.0, 7)
    assert first.years[0].year == 2
    assert first.years[0].worth > first.points + 5


def test_decks_are_shuffled_and_nothing_else(tmp_path: Path) -> None:
    keep_beginnings(tmp_path / POSITIONS, 3)
    for one in beginnings.kept(tmp_path / POSITIONS):
        s, other = one.state(), beginnings.shuffled(RULES, one.state(), Stream(1, "other"))
        assert other.decks != s.decks
        assert [sorted(deck) for deck in other.decks] == [sorted(deck) for deck in s.decks]
        assert (other.players, other.asked, other.year) == (s.players, s.asked, s.year)
        assert RULES.faults(other) == []


def test_games_with_open_cards_come_to_more_the_wider_they_are_planned() -> None:
    minds = networks.minds(LEARNED)
    found, points = open_cards.game(RULES, INPUTS, minds, 5, 4)
    assert [one.year for one in found] == [1, 2, 3, 4, 5, 6, 7]
    assert open_cards.game(RULES, INPUTS, minds, 5, 1)[1] < points


@pytest.mark.parametrize("content", [b"PK nothing", b"", b"\x80\x04 more"])
def test_a_damaged_state_is_told_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / STATE).write_bytes(content)
    with pytest.raises(ValueError, match="is damaged, or of other learning; delete the folder to begin anew"):
        Learning(tmp_path, course(1), lambda _line: None)


@pytest.mark.parametrize("content", [b"", b"[]", b'{"games":"x"}', b'{"games":-1}', b'{"more":1}'])
def test_damaged_progress_is_told_in_a_sentence(tmp_path: Path, content: bytes) -> None:
    Learning(tmp_path, course(1), lambda _line: None)
    (tmp_path / PROGRESS).write_bytes(content)
    with pytest.raises(ValueError, match="delete the folder to begin anew"):
        Learning(tmp_path, course(1), lambda _line: None)


def test_a_damaged_position_is_told_in_a_sentence_and_an_unfinished_one_left_out(tmp_path: Path) -> None:
    keep_beginnings(tmp_path / POSITIONS, 1)
    with (tmp_path / POSITIONS).open("ab") as file:
        file.write(b'[3,"AAAA')
    assert len(beginnings.kept(tmp_path / POSITIONS)) == 7
    with (tmp_path / POSITIONS).open("ab") as file:
        file.write(b'\n[3,"AAAA"]\n')
    with pytest.raises(ValueError, match="line 8 holds no position; delete that line"):
        beginnings.kept(tmp_path / POSITIONS)


@pytest.mark.parametrize("seats", [1, 4])
def test_gifts_leave_positions_that_the_rules_allow(seats: int) -> None:
    given = 0
    for seed in range(12):
        s = RULES.start(RULES.options({}), seats, seed)
        advance(RULES.nodes, s)
        s = enriched(RULES, s, Stream(seed, "gifts"))
        assert RULES.faults(s) == []
        given += any(player.vp for player in s.players)
    assert given


def test_styles_overvalue_inputs_that_there_are() -> None:
    named = {name for group, _ in STYLES for name in group}
    assert named <= set(INPUTS.names) & set(INPUTS.alone)
    styles = [any_style(Stream(seed, "style")) for seed in range(20)]
    assert len({tuple(style) for style in styles}) > 10
    assert all(set(style) <= named for style in styles)
