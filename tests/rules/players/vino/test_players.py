"""Who plays Vino by itself: answers every question, from what its seat knows alone."""

from __future__ import annotations

import pytest

from rules.__main__ import main
from rules.command.games import DATA
from rules.players.characters import FILE, read
from rules.players.levels import players
from rules.players.match import Meeting, play
from rules.players.opponent import Opponent
from rules.players.vino.inputs import NAMES as POSITION
from rules.players.vino.inputs import Inputs
from rules.players.vino.mind import Weights, leaning
from rules.players.vino.promise import NAMES as REGION
from rules.players.vino.sale import returned, risen, sold
from tests.rules.players.vino.tables import RULES, positions

LONG_THINKING = ("4", "5")
"""Levels that are asked less often, to be short."""
PLAYERS = players(RULES, DATA / "players")


def test_the_files_of_the_program_are_all_used() -> None:
    assert PLAYERS.notes == ()


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_whole_games_of_mixed_levels_end(seats: int) -> None:
    options = RULES.options({})
    for one, others in (("1", "3"), ("2", "1")):
        outcome = play(RULES, options, seats, Meeting(seats, 1), PLAYERS.maker(one), PLAYERS.maker(others), 40)
        assert sum(outcome.points) > 10 * seats


@pytest.mark.parametrize("seats", [3, 5])
def test_each_name_has_a_number_of_moderate_size(seats: int) -> None:
    inputs = Inputs(RULES.box)
    assert len(set(inputs.names)) == len(inputs.names)
    for s in positions(seats, 2, 11):
        found = inputs.of(s, 0)
        assert len(found) == len(inputs.names)
        assert all(-1 <= number <= 12 for number in found)


@pytest.mark.covers("N-SELL-03", "N-SELL-06", "N-SELL-10", "N-MARKET-01", "N-MARKET-05")
def test_a_sale_that_is_thought_through_leads_to_a_position_that_can_be() -> None:
    met = 0
    for s in positions(3, 4, 3):
        for chosen in s.asked:
            if chosen.verb != "sell" or s.agenda is None:
                continue
            seat, variety, amount = s.agenda.seat, RULES.box.varieties.index(chosen.words[0]), int(chosen.words[1])
            after, column = sold(RULES.box, s, seat, variety, amount), RULES.box.table[amount - 1]
            assert after.income[seat] == column.revenue + s.market[variety]
            assert s.owners.count(seat) - after.owners.count(seat) == column.lost
            assert sum(after.market) == 0
            assert RULES.faults(after) == []
            met += 1
    assert met > 100


@pytest.mark.covers("N-SELL-07", "N-MARKET-03", "N-MARKET-04")
def test_what_follows_a_sale_is_chosen_together_and_can_be_answered() -> None:
    met = set()
    for s in positions(4, 5, 1):
        kind = RULES.nodes[s.agenda.node].kind if s.agenda is not None else ""
        if kind in ("return", "raise") and s.agenda is not None:
            plan = (returned if kind == "return" else risen)(RULES.box, s, s.agenda.seat, lambda s, seat: 0.0)
            assert len(plan) == s.agenda.held[2]
            names = RULES.box.give_back if kind == "return" else RULES.box.rise
            assert names[plan[0]] in s.asked
            met.add(kind)
    assert met == {"return", "raise"}


def test_a_match_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["match", "vino", "yardstick", "random", "--games", "3", "--jobs", "1"]) == 0
    first, wins, points = capsys.readouterr().out.splitlines()
    assert first == "vino, 3 seats, yardstick against random, 3 games from seed 1"
    assert wins.startswith("wins: ")
    assert points.startswith("points of yardstick: ")


def test_a_character_leans_in_what_it_values() -> None:
    plain = Weights(1, "", {"gift": 2.0, "early gift": 1.0, "money": 3.0}, {"gift": 1.0, "demand": 1.0})
    leant = leaning(plain, {"gift": 1.5, "early": 2.0})
    assert leant.position == {"gift": 3.0, "early gift": 3.0, "money": 3.0}
    assert leant.region == {"gift": 1.5, "demand": 1.0}


def test_every_character_has_a_style_and_each_of_its_words_stands_for_something() -> None:
    found = read(DATA / "players" / FILE)
    for character in found.values():
        assert character.lean.vino
        for words in character.lean.vino:
            assert any(words in name for name in (*POSITION, *REGION)), words
    differ = set()
    for s in positions(3, 3, 7):
        assert s.agenda is not None
        known = RULES.known_to(s, s.agenda.seat)
        answers = [PLAYERS.player(Opponent(3, character, 1)).choose(known) for character in found]
        if len(set(answers)) > 1:
            differ |= {(character, str(answer)) for character, answer in zip(found, answers, strict=True)}
    assert {character for character, _ in differ} == {*found}
