"""What an opponent is, in words and back, and that there is a player for it in each game."""

from __future__ import annotations

import pytest

from rules.command.games import DATA, GAMES
from rules.engine.agenda import advance
from rules.engine.chance import LARGEST_SEED
from rules.players.levels import players
from rules.players.opponent import Opponent, read


@pytest.mark.parametrize("opponent", [Opponent(1, "trader", 0), Opponent(5, "wine_maker", LARGEST_SEED)])
def test_an_opponent_is_understood_from_its_own_words(opponent: Opponent) -> None:
    assert read(opponent.text()) == opponent


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "is no opponent; write level, character and chance"),
        ("3 trader", "is no opponent"),
        ("3 Trader 1", "is no opponent"),
        ("3 trader -1", "is no opponent"),
        ("3 trader 1\n", "is no opponent"),
        ("x" * 100_000, "is no opponent"),
        ("0 trader 1", "there is no level 0; give one from 1 to 5"),
        ("6 trader 1", "there is no level 6"),
        (f"3 trader {LARGEST_SEED + 1}", "is too large"),
    ],
)
def test_what_is_no_opponent_is_refused_in_a_sentence(text: str, said: str) -> None:
    with pytest.raises(ValueError, match=said) as fault:
        read(text)
    assert len(str(fault.value)) < 200
    assert "\n" not in str(fault.value).strip()


@pytest.mark.parametrize("game", GAMES)
def test_there_is_a_player_for_each_opponent_and_the_same_one_answers_alike(game: str) -> None:
    rules = GAMES[game]()
    found = players(rules, DATA / "players")
    s = rules.start(rules.options({}), 3, 1)
    advance(rules.nodes, s)
    assert s.agenda is not None
    known = rules.known_to(s, s.agenda.seat)
    for level in range(1, 6):
        opponent = Opponent(level, "trader", 7)
        one, two = (found.player(opponent).choose(known) for _ in range(2))
        assert one == two
        assert one in s.asked
