"""Seats that are handed over in a running game: kept in the record, through undo, loading and older snapshots."""

from __future__ import annotations

import msgspec
import pytest

from rules.command.games import GAMES
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.header import FORMAT, OPPONENT, PERSON, WITH_OPPONENTS, NewerRecord, RecordFault, header_of
from rules.engine.record import parse, played_by, plays_after
from tests.chains import bare, sealed

TRADER, HOST = "3 trader 918273", "5 host 7"


def begun(name: str = "viticulture", seats: int = 3) -> Game:
    """A game in which the second seat plays by itself."""
    people = [{"name": f"Anna {seat}"} for seat in range(seats)]
    people[1][OPPONENT] = TRADER
    return Game.new(GAMES[name](), people, 7)


def answer(game: Game, times: int = 1) -> Game:
    """Give so many answers by chance."""
    stream = Stream(3, f"answers {game.made}")
    for _ in range(times):
        assert game.decision is not None
        game.choose(game.decision.choices[stream.below(len(game.decision.choices))])
    return game


def again(game: Game) -> Game:
    """The game of its record."""
    loaded, note = Game.load(game.rules, game.record.text())
    assert note is None
    return loaded


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_that_is_handed_over_stays_so_through_undo_and_loading(name: str) -> None:
    game = answer(begun(name), 9)
    assert game.plays == (PERSON, TRADER, PERSON)
    game.hand_over(0, HOST)
    game.hand_over(1, PERSON)
    while not game.can_undo:
        answer(game)
    assert game.undo()
    answer(game, 20)
    loaded = again(game)
    assert game.plays == loaded.plays == (HOST, PERSON, PERSON)
    assert loaded.digest() == game.digest()
    assert loaded.events == game.events
    assert loaded.can_undo == game.can_undo
    assert loaded.record.text() == game.record.text()
    assert game.rewind(2)
    assert again(game).plays == game.plays == (HOST, PERSON, PERSON)


def test_the_log_keeps_that_a_seat_was_handed_over_when_the_choice_before_it_is_taken_back() -> None:
    game = begun()
    while not game.can_undo:
        answer(game)
    game.hand_over(0, HOST)
    assert game.undo()
    assert [(event.kind, event.seat, event.thing) for event in game.events[-1:]] == [("handed_over", 0, HOST)]
    assert game.event_spans()
    assert again(game).events == game.events


def test_nothing_is_taken_back_once_a_person_sees_the_hand_of_a_seat() -> None:
    game = begun()
    while not game.can_undo:
        answer(game)
    game.hand_over(1, PERSON)
    assert not game.can_undo
    assert not again(game).can_undo


@pytest.mark.parametrize(("seat", "plays"), [(3, HOST), (-1, HOST), (0, ""), (0, "x" * 61)])
def test_there_is_no_other_seat_and_no_longer_name(seat: int, plays: str) -> None:
    game = begun()
    before = game.record.text()
    assert not game.hand_over(seat, plays)
    assert game.record.text() == before


@pytest.mark.parametrize("line", [{"seat": 3, "plays": HOST}, {"plays": HOST}, {"seat": 0, "plays": "x" * 61}])
def test_a_record_that_hands_over_what_is_no_seat_is_told(line: dict[str, object]) -> None:
    text = answer(begun(), 3).record.text()
    with pytest.raises(RecordFault, match="does not follow from what stands before it") as fault:
        Game.load(GAMES["viticulture"](), sealed(text + msgspec.json.encode(line).decode() + "\n"))
    assert fault.value.good == text


def test_what_other_data_go_on_with_is_played_by_who_played_then() -> None:
    game = answer(begun(), 40)
    game.hand_over(0, HOST)
    while not any(line.snapshot for line in game.record.lines[-2:]):
        answer(game)
    game.hand_over(2, TRADER)
    answer(game)
    text = bare(game.record.text())
    other = text.replace(game.rules.data_digest, "0" * 16, 1)
    at = next(at for at, row in enumerate(other.splitlines()) if '"snapshot"' in row)
    odd = other.splitlines()
    odd[at - 1] = '{"choice":"wake 99","seat":0}'
    loaded, note = Game.load(game.rules, sealed("\n".join(odd)))
    assert note is not None
    assert note.id == "resumed"
    assert loaded.plays == (HOST, TRADER, TRADER)
    assert [seat.get(OPPONENT) for seat in loaded.record.header.seats] == [HOST, TRADER, None]


def test_only_a_game_with_opponents_is_written_in_the_newer_format() -> None:
    assert begun().record.header.record == WITH_OPPONENTS == FORMAT
    plain = Game.new(GAMES["viticulture"](), 2, 1)
    assert plain.record.header.record < WITH_OPPONENTS
    first = bare(begun().record.text()).splitlines()[0]
    with pytest.raises(RecordFault, match="one of record format 4"):
        header_of(first.replace('"record":4', '"record":2'))
    with pytest.raises(NewerRecord):
        parse(first.replace('"record":4', f'"record":{FORMAT + 1}'))


def test_seats_are_written_as_they_are_played() -> None:
    game = begun()
    game.hand_over(0, HOST)
    game.hand_over(1, PERSON)
    header = game.record.header
    assert plays_after(header, game.record.lines[:-1]) == [HOST, TRADER, PERSON]
    assert plays_after(header, game.record.lines) == [HOST, PERSON, PERSON]
    assert played_by(header.seats, game.plays) == [
        {"name": "Anna 0", OPPONENT: HOST}, {"name": "Anna 1"}, {"name": "Anna 2"}
    ]  # fmt: skip
    assert header.seats[1][OPPONENT] == TRADER


@pytest.mark.parametrize("words", ["6 host 1", "0 host 1", "3 hôte 1", "3 host 99999999999999999999"])
def test_a_seat_of_which_the_record_names_no_opponent_that_is_known_is_a_persons(words: str) -> None:
    people = [{"name": f"Anna {seat}"} for seat in range(3)]
    people[1][OPPONENT] = words
    game = Game.new(GAMES["viticulture"](), people, 7)
    assert game.people == {0, 1, 2}
    while not (game.can_undo and game.history.made[-1].seat == 1):
        answer(game)
    assert game.undoes == (1,)
    game.hand_over(0, words)
    assert not game.can_undo
    assert game.people == again(game).people == {0, 1, 2}
    game.hand_over(0, HOST)
    assert game.people == {1, 2}


def test_nothing_from_before_a_seat_was_handed_to_a_person_is_taken_back_after_a_rewind() -> None:
    game = answer(begun(), 9)
    while not game.can_undo:
        answer(game)
    handed = game.made
    game.hand_over(1, PERSON)
    answer(game, 6)
    assert game.rewind(handed)
    assert game.committed == again(game).committed == handed


@pytest.mark.parametrize(
    "line", [{"choice": "wake 1", "seat": 0, "plays": HOST}, {"undo": True, "seat": 0, "plays": HOST}]
)
def test_a_line_that_says_two_things_is_damaged(line: dict[str, object]) -> None:
    text = answer(begun(), 3).record.text()
    number = text.count("\n") + 1
    with pytest.raises(RecordFault, match=f"^line {number} is damaged$") as fault:
        Game.load(GAMES["viticulture"](), sealed(text + msgspec.json.encode(line).decode() + "\n"))
    assert fault.value.good == text
