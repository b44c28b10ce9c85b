"""Every line of a record is held by a check: what was changed is told, and what is good before it was played."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec
import pytest

from rules.command.games import GAMES
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.header import RecordFault
from rules.engine.record import parse, with_header
from tests.chains import bare, sealed

SEATS = {"viticulture": 2, "vino": 3}


@cache
def game(name: str, choices: int = 66, seed: int = 5) -> Game:
    """A game of random answers, some of them taken back, and put back once to where fewer choices stood."""
    played, stream = Game.new(GAMES[name](), SEATS[name], seed), Stream(seed, "answers")
    for number in range(choices):
        assert played.decision is not None
        offered = played.decision.choices
        played.choose(offered[stream.below(len(offered))])
        if number % 9 == 4:
            played.undo()
        if number == choices // 2:
            played.rewind(played.made - 5)
    return played


def rows(name: str) -> list[str]:
    return game(name).record.text().splitlines(keepends=True)


def digits(text: str) -> Iterator[str]:
    """The text with another digit in the place of each."""
    for at, sign in enumerate(text):
        if sign.isdigit():
            yield text[:at] + str((int(sign) + 1) % 10) + text[at + 1 :]


@pytest.mark.parametrize("name", GAMES)
def test_every_single_digit_that_was_changed_is_told(name: str) -> None:
    """Those behind the last digest too, which nothing else held."""
    whole = rows(name)
    first = max(number for number, row in enumerate(whole) if '"digest"' in row)
    assert first < len(whole) - 3
    start, end = "".join(whole[:first]), "".join(whole[first:])
    for other in digits(end):
        with pytest.raises(RecordFault) as fault:
            Game.load(GAMES[name](), start + other)
        assert (start + end).startswith(fault.value.good)
        assert fault.value.good.startswith(start)
        Game.load(GAMES[name](), fault.value.good)


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("how", ["removed", "doubled", "swapped", "taken from another game", "without its check"])
def test_a_line_in_the_wrong_place_is_told(name: str, how: str) -> None:
    whole, other = rows(name), game(name, seed=6).record.text().splitlines(keepends=True)
    for at in range(1 if how.startswith("taken") else 0, min(len(whole), len(other)) - 1, 3):
        wrong = {
            "removed": whole[:at] + whole[at + 1 :],
            "doubled": whole[: at + 1] + whole[at:],
            "swapped": [*whole[:at], whole[at + 1], whole[at], *whole[at + 2 :]],
            "taken from another game": [*whole[:at], other[at], *whole[at + 1 :]],
            "without its check": [*whole[:at], bare(whole[at]).replace(":", ": "), *whole[at + 1 :]],
        }[how]
        assert wrong != whole
        with pytest.raises(RecordFault) as fault:
            Game.load(GAMES[name](), "".join(wrong))
        assert "".join(whole).startswith(fault.value.good)
        assert len(fault.value.good.splitlines()) >= (at if how != "removed" or at else 0)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_without_checks_is_protected_from_where_it_goes_on(name: str) -> None:
    old, heard = bare(game(name).record.text()), list[str]()
    found = parse(old)
    assert (found.held, found.protected) == (-1, False)
    loaded, note = Game.load(GAMES[name](), old, heard.append)
    assert note is None
    assert loaded.digest() == game(name).digest()
    assert loaded.decision is not None
    loaded.choose(loaded.decision.choices[0])
    text = old + "".join(row + "\n" for row in heard)
    assert parse(text).protected
    again, _ = Game.load(GAMES[name](), text)
    assert again.digest() == loaded.digest()
    assert again.record.text() == loaded.record.text() == sealed(text)
    for other in list(digits(old))[:: 1 + len(old) // 400]:
        with pytest.raises(RecordFault):
            Game.load(GAMES[name](), other + text[len(old) :])


@pytest.mark.parametrize("name", GAMES)
def test_lines_without_checks_behind_others_are_taken_and_told(name: str) -> None:
    whole = rows(name)
    text = "".join(whole[:20]) + bare("".join(whole[20:]))
    loaded, _ = Game.load(GAMES[name](), text)
    assert loaded.digest() == game(name).digest()
    assert (parse(text).held, parse(text).protected) == (19, False)


@pytest.mark.parametrize("name", GAMES)
def test_the_last_good_point_of_a_record_without_checks_was_played(name: str) -> None:
    """What is wrong may stand anywhere behind the last digest that is right."""
    whole = bare(game(name).record.text()).splitlines(keepends=True)
    ends = [number for number, row in enumerate(whole) if '"digest"' in row]
    for at, row in enumerate(whole[1:], 1):
        for other in digits(row if '"choice"' in row else ""):
            try:
                Game.load(GAMES[name](), "".join([*whole[:at], other, *whole[at + 1 :]]))
            except RecordFault as fault:
                good = fault.good.count("\n")
                assert good <= at
                assert good in (0, *(end + 1 for end in ends))


def test_a_last_line_that_breaks_off_is_left_out() -> None:
    text = game("vino").record.text()
    last = text.rstrip("\n").rindex("\n") + 1
    for end in range(last + 1, len(text) - 1):
        found = parse(text[:end])
        assert (found.torn, found.protected) == (True, True)
        assert len(found.lines) == len(parse(text).lines) - 1
    for whole in (text, text[:-1]):
        assert parse(whole) == parse(text)._replace(text=whole)
        assert not parse(whole).torn


@pytest.mark.parametrize("name", GAMES)
def test_a_record_whose_ends_of_lines_were_changed_goes_on(name: str) -> None:
    text, heard = game(name).record.text(), list[str]()
    changed = text.replace("\n", "\r\n")
    loaded, _ = Game.load(GAMES[name](), changed, heard.append)
    assert loaded.digest() == game(name).digest()
    assert loaded.decision is not None
    loaded.choose(loaded.decision.choices[0])
    again, _ = Game.load(GAMES[name](), changed + "".join(row + "\n" for row in heard))
    assert again.digest() == loaded.digest()
    header = msgspec.structs.replace(loaded.record.header, seats=[{"name": "B"}] * SEATS[name])
    assert parse(with_header(changed, header)).protected
    whole = rows(name)
    for at in range(len(whole) - 1):
        with pytest.raises(RecordFault):
            Game.load(GAMES[name](), "".join([*whole[:at], whole[at].replace("\n", "\r\n"), *whole[at + 1 :]]))


@pytest.mark.parametrize("name", GAMES)
def test_who_listens_late_hears_the_lines_that_the_text_has(name: str) -> None:
    """Checks are made once somebody listens, and go on where nobody did for a while."""
    heard: list[str] = []
    played, stream = Game.new(GAMES[name](), SEATS[name], 8), Stream(8, "late")
    for number in range(40):
        played.record.write_on(heard.append if number % 20 > 9 else None)
        assert played.decision is not None
        played.choose(played.decision.choices[stream.below(len(played.decision.choices))])
    whole = played.record.text().splitlines()
    assert len(heard) > 19
    assert [row for row in whole if row in set(heard)] == heard
    again, _ = Game.load(GAMES[name](), played.record.text())
    again.record.write_on(None)
    assert again.decision is not None
    again.choose(again.decision.choices[0])
    again.record.write_on(heard.append)
    again.choose(again.decision.choices[0])
    assert again.record.text().splitlines()[-1] == heard[-1]
