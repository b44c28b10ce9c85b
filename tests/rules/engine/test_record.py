"""Records: saving, loading, drift, damage, and games saved with other rules."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.__main__ import main
from rules.command.games import GAMES
from rules.engine.chance import Stream
from rules.engine.choice import choice
from rules.engine.game import Game
from rules.engine.header import RecordFault
from tests.chains import bare, sealed

RULES = GAMES["viticulture"]()


def played(choices: int, seats: int = 2, seed: int = 7, undo: bool = False) -> Game:
    """A game of random answers, with some of them taken back and made again."""
    game = Game.new(RULES, seats, seed)
    stream = Stream(seed, "answers")
    for number in range(choices):
        if game.decision is None:
            break
        offered = game.decision.choices
        game.choose(offered[stream.below(len(offered))])
        if undo and number % 7 == 3 and game.undo() and number % 2:
            game.redo()
    return game


GAME = played(140, undo=True)
TEXT = GAME.record.text()


@pytest.mark.parametrize("seats", range(2, 7))
def test_game_goes_on_where_it_was(seats: int) -> None:
    game = played(200, seats, undo=True)
    heard: list[str] = []
    loaded, note = Game.load(RULES, game.record.text(), heard.append)
    assert note is None
    assert loaded.digest() == game.digest()
    assert loaded.decision == game.decision
    assert loaded.events == game.events
    assert loaded.can_undo == game.can_undo
    assert loaded.record.text() == game.record.text()
    assert heard == []
    assert loaded.decision is not None
    loaded.choose(loaded.decision.choices[0])
    assert game.record.text() + "".join(line + "\n" for line in heard) == loaded.record.text()


def test_undo_and_redo_survive_loading() -> None:
    game = played(0)
    while not game.can_undo:
        assert game.decision is not None
        game.choose(game.decision.choices[0])
    game.undo()
    before = game.digest()
    loaded, _ = Game.load(RULES, game.record.text())
    assert loaded.digest() == before
    assert loaded.redo()
    assert game.redo()
    assert loaded.digest() == game.digest()


def test_torn_last_line_is_dropped() -> None:
    last = TEXT.rstrip("\n").rindex("\n") + 1
    whole, _ = Game.load(RULES, TEXT[:last])
    torn, note = Game.load(RULES, TEXT[: last + 9])
    assert note is None
    assert torn.digest() == whole.digest()


def test_lost_digest_line_does_not_matter() -> None:
    lines = bare(TEXT).splitlines(keepends=True)
    at = max(i for i, line in enumerate(lines) if '"digest"' in line)
    loaded, note = Game.load(RULES, "".join(lines[:at] + lines[at + 1 :]))
    assert note is None
    assert loaded.digest() == GAME.digest()


def changed(number: int, **parts: object) -> str:
    """The record with other parts in one line (0: the header), as if it had been written so."""
    lines = bare(TEXT).splitlines()
    lines[number] = json.dumps(json.loads(lines[number]) | parts)
    return sealed("\n".join(lines))


def first(key: str, after: int = 1) -> int:
    """The first line with this part."""
    return next(i for i, line in enumerate(TEXT.splitlines()) if i >= after and f'"{key}"' in line)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1 is not the header"),
        ("hello\n", "line 1 is not the header"),
        ("[1]\n", "line 1 is not the header"),
        (changed(0, game="vino"), "a game of 'vino'"),
        (changed(0, record=99), "newer version"),
        (changed(0, colour="red"), "newer version"),
        (changed(0, seats=[]), "for 1 to 6 players"),
        (changed(0, options={"cottage": "both"}), "of the option 'cottage'"),
        (changed(0, seed=8), "does not follow"),
        (changed(first("choice"), choice="bonus"), "does not follow"),
        (changed(first("choice"), choice="fly 4"), "does not follow"),
        (changed(first("choice"), seat=5), "does not follow"),
        (changed(first("digest"), digest="0"), "does not follow"),
        (changed(first("choice"), choice=4), "is damaged"),
        (TEXT.replace('{"choice"', '{"choicé"', 1), "is damaged"),
    ],
)
def test_bad_record_is_told_in_one_sentence(text: str, words: str) -> None:
    with pytest.raises(RecordFault) as fault:
        Game.load(RULES, text)
    assert words in str(fault.value)
    assert "\n" not in str(fault.value)


def test_damage_leaves_the_good_part() -> None:
    lines = TEXT.splitlines(keepends=True)
    at = first("choice", 60)
    false = json.dumps({"choice": "bonus", "seat": 0}) + "\n"
    for text in (
        "".join([*lines[:at], "{\n", *lines[at + 1 :]]),
        "".join([*lines[:at], false, *lines[at + 1 :]]),
        sealed("".join([*lines[:at], false, *lines[at:]])),
    ):
        with pytest.raises(RecordFault) as fault:
            Game.load(RULES, text)
        assert fault.value.good == "".join(lines[:at])
        Game.load(RULES, fault.value.good)


def test_choice_that_is_not_offered_is_refused() -> None:
    """A false bonus in a record gains nothing (BUG-026)."""
    game = played(0)
    while game.decision is not None and game.decision.kind != "turn":
        game.choose(game.decision.choices[0])
    assert game.decision is not None
    false = json.dumps({"choice": "bonus", "seat": game.decision.decider})
    with pytest.raises(RecordFault):
        Game.load(RULES, game.record.text() + false + "\n")


def test_game_of_other_rules_goes_on_from_its_last_year() -> None:
    """The record says that it is of other cards, and a choice in its last year is no longer possible."""
    lines = bare(TEXT).splitlines()
    header = json.loads(lines[0]) | {"data": "0", "version": 0}
    year = max(json.loads(line)["at"][0] for line in lines if '"snapshot"' in line)
    start = max(i for i, line in enumerate(lines) if '"snapshot"' in line)
    lines[1:start] = [json.dumps({"choice": "bonus", "seat": 0})]
    text = "\n".join([json.dumps(header), *lines[1:]]) + "\n"
    loaded, note = Game.load(RULES, text)
    assert note is not None
    assert (note.id, note.need) == ("resumed", year)
    assert loaded.digest() == GAME.digest()
    again, note = Game.load(RULES, loaded.record.text())
    assert note is None
    assert again.digest() == loaded.digest()
    assert again.record.header.data == RULES.data_digest


def test_game_of_other_rules_without_a_good_year_is_refused() -> None:
    lines = bare(TEXT).splitlines()
    header = json.loads(lines[0]) | {"data": "0"}
    text = "\n".join([json.dumps(header), json.dumps({"choice": "bonus", "seat": 0})]) + "\n"
    with pytest.raises(RecordFault, match="other rules or numbers"):
        Game.load(RULES, text)


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, len(TEXT)))
def test_record_cut_anywhere(at: int) -> None:
    _load_or_refuse(TEXT[:at])


@settings(max_examples=120, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.integers(0, len(TEXT) - 1), st.characters(), st.booleans())
def test_record_with_a_wrong_sign_anywhere(at: int, sign: str, instead: bool) -> None:
    _load_or_refuse(TEXT[:at] + sign + TEXT[at + instead :])


@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.data())
def test_position_record_with_a_wrong_sign(data: st.DataObject) -> None:
    game = Game.at(RULES, GAME.record.header, GAME.state)
    assert game.decision is not None
    game.choose(game.decision.choices[0])
    text = game.record.text()
    again, _ = Game.load(RULES, text)
    assert again.digest() == game.digest()
    at = data.draw(st.integers(0, len(text) - 1))
    _load_or_refuse(text[:at] + data.draw(st.characters()) + text[at + 1 :])


def _load_or_refuse(text: str) -> None:
    """A record either gives a game whose record can be loaded again, or is refused in one sentence."""
    try:
        game, _ = Game.load(RULES, text)
    except RecordFault as fault:
        sentence = str(fault)
    else:
        sentence = "loaded"
        Game.load(RULES, game.record.text())
    assert sentence
    assert "\n" not in sentence


def test_show_prints_choices_and_events(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(TEXT, encoding="utf-8")
    assert main(["show", str(file)]) == 0
    whole = capsys.readouterr().out
    assert "viticulture, 2 seats, seed 7" in whole
    assert main(["show", str(file), "--at", "3"]) == 0
    part = capsys.readouterr().out
    assert whole.startswith(part)
    assert sum(": " in line for line in part.splitlines() if line[:4].strip().isdigit()) == 3
    assert "no checks" not in whole + part
    lines = TEXT.splitlines(keepends=True)
    for text, said in (
        (bare(TEXT), "no checks in it"),
        ("".join(lines[:9]) + bare("".join(lines[9:])), "no checks behind line 9"),
        (TEXT[:-9], "its last line breaks off"),
    ):
        file.write_text(text, encoding="utf-8")
        assert main(["show", str(file)]) == 0
        assert said in capsys.readouterr().out
    assert main(["show", str(tmp_path / "none")]) == 1
    file.write_bytes(b"\xff\xfe")
    assert main(["show", str(file)]) == 1
    assert len(capsys.readouterr().err.splitlines()) == 2


def test_what_is_no_plain_file_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for words in (["show", os.devnull], ["show", str(tmp_path)], ["check", os.devnull]):
        assert main(words) == 1
        said = capsys.readouterr()
        assert "no file but a folder or a device" in said.err + said.out
        assert len(said.err.splitlines() or said.out.splitlines()[:-1]) == 1


def test_show_does_not_read_what_is_far_too_large(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "large.jsonl"
    with file.open("wb") as large:
        large.truncate((64 << 20) + 1)
    assert main(["show", str(file)]) == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_pass_is_one_object() -> None:
    """Rules compare some answers by identity; reading a record must give the same objects."""
    assert RULES.grammar.parse("pass") is choice("pass")
