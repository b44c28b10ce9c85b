"""Games of people and opponents: what may be taken back, what goes with it, and that nothing known is taken back."""

from __future__ import annotations

import pytest

from game.store.kept_game import COLOURS, KeptGame
from game.store.records import vino, viticulture
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.rules import Rules
from rules.players.chance_bot import ChanceBot
from rules.players.opponent import Opponent
from tests.game.play.mixed import game_of

GAMES: list[Rules] = [viticulture(), vino()]


def known_cards(game: Game, first: int = 0) -> set[str]:
    """The cards of which people have seen the face by the events from this one on."""
    people = sorted(game.people)
    seen = (event.as_seen_by(seat) for event in game.events[first:] for seat in people)
    return {one.card for one in seen if one.card}


@pytest.mark.parametrize("people", [{0}, {1, 2}, {0, 1, 2}], ids=["one person", "two", "three"])
@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_a_choice_goes_with_the_answers_of_opponents_and_comes_back_with_them(rules: Rules, people: set[int]) -> None:
    game, stream = game_of(rules, 3, people, 11), Stream(4, "back")
    bot, over = ChanceBot(Stream(4, "bot"), curious=True), 0
    digests, cards = [game.digest()], set[str]()
    while game.decision is not None and game.made < 400:
        game.choose(bot.choose(game.decision))
        digests[game.made :] = [game.digest()]
        cards = known_cards(game)
        if not stream.below(2):
            continue
        undoes, before = game.undoes, game.made
        if not undoes:
            assert not game.undo()
            continue
        assert undoes[0] in people
        assert not people & set(undoes[1:])
        first = game.events[: next(s.first for n, s in enumerate(game.event_spans()) if n == before - len(undoes) + 1)]
        earlier, revealed = len(first), game.state.revealed
        shown = {one.card for one in game.events[earlier:] if one.seat not in people and one.card and one.seen is None}
        assert game.undo()
        over += len(undoes) > 1
        assert game.made == before - len(undoes)
        assert game.digest() == digests[game.made]
        assert game.state.revealed == revealed
        assert game.decision is not None
        assert game.decision.decider == undoes[0]
        assert shown <= known_cards(game)
        assert game.redo()
        while game.made < before and game.redo():
            pass
        assert game.made == before
        assert game.digest() == digests[before]
        assert known_cards(game) == cards
    assert over > 5 or len(people) == 3
    again, note = Game.load(rules, game.record.text())
    assert note is None
    assert again.digest() == game.digest()
    assert again.undoes == game.undoes
    assert again.record.text() == game.record.text()


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_nobody_takes_back_anything_where_only_opponents_play(rules: Rules) -> None:
    game, bot = game_of(rules, 3, set(), 5), ChanceBot(Stream(1, "bot"))
    for _ in range(40):
        assert game.decision is not None
        game.choose(bot.choose(game.decision))
        assert not game.can_undo
        assert not game.undo()
    assert game.rewind(10)
    assert game.redo()


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
def test_between_people_a_decision_stays_though_opponents_sit_between_them(rules: Rules) -> None:
    game, bot = game_of(rules, 4, {0, 2}, 9), ChanceBot(Stream(2, "bot"), curious=True)
    last, others = -1, 0
    while others < 5:
        assert game.decision is not None
        seat = game.decision.decider
        game.choose(bot.choose(game.decision))
        if seat in game.people:
            others += last not in (-1, seat)
            last = seat
        assert set(game.undoes[:1]) <= {last}
        left = game.made - len(game.undoes)
        assert all(game.asked_at(made) != 2 - last for made in range(left, game.made))


@pytest.mark.parametrize("rules", GAMES, ids=lambda rules: rules.name)
@pytest.mark.parametrize("people", ["POPO", "PPO", "OPPO"])
def test_what_stands_rests_on_the_choices_and_on_nobodys_looking(rules: Rules, people: str) -> None:
    for seed in (3, 6):
        stream, bot = Stream(seed, f"acts {people}"), ChanceBot(Stream(seed, "bot"), curious=True)
        host = Opponent(3, "host", 1)
        kept = KeptGame.begin(
            tuple(f"P{seat}" for seat in range(len(people))), COLOURS[: len(people)], seed, {}, may_rewind=True,
            rules=rules, opponents=tuple(None if one == "P" else host for one in people),
        )  # fmt: skip
        game, curious = kept.game, stream.below(3)
        for _ in range(250):
            act = stream.below(100)
            if curious and not stream.below(curious):
                assert game.can_undo == bool(game.undoes)
                assert game.committed <= game.made
            if game.decision is None or act < 2:
                kept.rewind(max(0, game.made - 1 - stream.below(12)))
            elif act < 7:
                kept.undo()
            elif act < 10:
                kept.redo()
            elif act < 12:
                kept.hand_over(stream.below(len(people)), (None, host)[stream.below(2)])
            else:
                kept.choose(bot.choose(game.decision))
        again, note = Game.load(rules, game.record.text())
        assert note is None
        assert (again.digest(), again.plays, again.choices) == (game.digest(), game.plays, game.choices)
        assert (again.committed, again.undoes) == (game.committed, game.undoes)
        kept.close()
