"""What commands say on a terminal: harmless, in any letters, to any reader, and also when they are stopped."""

from __future__ import annotations

import ast
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from rules.__main__ import main
from rules.command.games import GAMES
from rules.engine.chance import Stream
from rules.engine.game import Game
from rules.engine.printable import printable, readable
from rules.players.chance_bot import ChanceBot

ROOT = Path(__file__).parents[3]
RECORD = ROOT / "tests" / "records" / "two_seats.jsonl"
EVIL = "\x1b[2J\x1b[31mred\x07\nok    all is well\r\x9b1m \u202egnp.exe\u2066 \u200b\x00\ud800"
SEEN = "".join(sign for sign in EVIL if sign.isprintable())


def harmless(text: str) -> bool:
    """Whether a text is of whole lines in which every sign can be seen."""
    return all(line.isprintable() for line in text.split("\n"))


def test_a_text_becomes_one_line_that_can_be_seen() -> None:
    assert harmless(printable(EVIL))
    assert "\n" not in printable(EVIL)
    assert printable("\x1b\n\u202e") == r"\x1b\n\u202e"
    assert printable("Ünï ș 中 “x”") == "Ünï ș 中 “x”"


def test_letters_that_a_terminal_lacks_become_others_that_can_be_read() -> None:
    assert readable("Щука — «ёж»… № 5, Юг, объём, ЯЩИК") == 'Shchuka - "yozh"... No. 5, Yug, ob\'yom, YaShchIK'
    assert readable("¿Qué tal, niño? Così è più; 3 × 2 ≥ 5 €") == "Que tal, nino? Cosi e piu; 3 x 2 >= 5 EUR"
    assert readable("中") == r"\u4e2d"


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[bytes]:
    """A command in a process of its own."""
    return subprocess.run(
        [sys.executable, "-m", "rules", *words],
        cwd=ROOT,
        env=os.environ | environment,
        capture_output=True,
        timeout=120,
    )


def saved(folder: Path, name: str = "odd.jsonl", lines: Sequence[str] = (), **more: object) -> Path:
    """A record with other words in its header, and with other lines behind it."""
    raw = json.loads(RECORD.read_text("utf-8").splitlines()[0]) | more
    file = folder / name
    file.write_text("".join(row + "\n" for row in (json.dumps(raw), *lines)), "utf-8")
    return file


HEADERS: dict[str, dict[str, object]] = {
    "option": {"options": {EVIL: "x"}},
    "value": {"options": {"setup": EVIL}},
    "value of another sort": {"options": {"setup": [EVIL]}},
    "game": {"game": EVIL},
    "name": {"seats": [{"name": EVIL, "colour": "lago"}, {"name": "b", "colour": EVIL}]},
    "digest": {"data": EVIL},
    "position": {"position": EVIL},
}


@pytest.mark.parametrize("what", HEADERS)
def test_words_in_a_saved_game_cannot_harm_the_terminal(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for more in ([], ["--scenario"]):
        main(["show", str(saved(tmp_path, **HEADERS[what])), *more])
        said = capsys.readouterr()
        assert harmless(said.out)
        assert harmless(said.err)
        assert said.err.count("\n") <= 1


def test_a_choice_in_a_saved_game_cannot_harm_the_terminal(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = saved(tmp_path, lines=[json.dumps({"choice": EVIL, "seat": 0})] * 2)
    assert main(["show", str(file)]) == 1
    assert harmless(capsys.readouterr().err)


STORIES = {
    "name": {"name": EVIL},
    "unknown key": {"name": "a", EVIL: 1},
    "unknown option": {"name": "a", "options": {EVIL: 1}},
    "unknown value": {"name": "a", "options": {"setup": EVIL}},
    "game": {"name": "a", "game": EVIL},
    "step": {"name": "a", "steps": [{EVIL: 1}]},
    "choice": {"name": "a", "steps": [{"choose": {0: EVIL}}]},
    "asked": {"name": "a", "steps": [{"asked": EVIL}]},
    "state": {"name": "a", "steps": [{"state": {EVIL: EVIL}}]},
    "given": {"name": "a", "given": {EVIL: EVIL}},
    "card": {"name": "a", "given": {"seat": {0: {"hand": [EVIL]}}}},
    "events": {"name": "a", "steps": [{"events": [EVIL]}]},
}


@pytest.mark.parametrize("what", STORIES)
def test_words_in_a_scenario_cannot_harm_the_terminal(
    what: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(json.dumps({"steps": [], "given": {}} | STORIES[what]).replace("\\ud800", ""), "utf-8")
    main(["check", str(file)])
    said = capsys.readouterr()
    assert harmless(said.out)
    assert said.out.count("\n") == 2
    assert said.err == ""


@pytest.mark.parametrize("command", ["show", "check"])
@pytest.mark.parametrize("name", ["\x1b[31mred\n.jsonl", os.fsdecode(b"\xff\xfe"), "n" * 300, "a/b/../../c", "\u202ex"])
def test_names_of_files_cannot_harm_the_terminal(
    command: str, name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([command, str(tmp_path / name)]) == 1
    said = capsys.readouterr()
    assert harmless(said.out)
    assert harmless(said.err)


@pytest.mark.parametrize("words", [("show", "\x1b[31m", "\n"), ("\x1b[2J",), ("simulate", "\n\x1b[2J")])
def test_an_odd_command_line_is_answered_in_a_sentence(
    words: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stopped:
        main(words)
    assert stopped.value.code == 2
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert harmless(said)


def test_a_scenario_that_is_printed_means_what_the_game_is(tmp_path: Path) -> None:
    told = run("show", str(saved(tmp_path, "\u202eodd\x1b.jsonl")), "--scenario")
    (tmp_path / "told.yaml").write_bytes(told.stdout)
    assert harmless(told.stdout.decode())
    assert run("check", str(tmp_path / "told.yaml")).returncode == 0


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "utf-8"])
def test_letters_that_the_terminal_lacks_stop_nothing(encoding: str, tmp_path: Path) -> None:
    file = saved(tmp_path, seats=[{"name": "Żółć 中", "colour": "lago"}, {"name": "b", "colour": "cotto"}])
    done = run("show", str(file), PYTHONIOENCODING=encoding, LC_ALL="C")
    assert done.returncode == 0
    assert b"Traceback" not in done.stderr
    if encoding == "ascii":
        assert b"Zo" in done.stdout
    file = saved(tmp_path, seats=[{"name": "Анна", "colour": "lago"}, {"name": "b", "colour": "cotto"}])
    shown = run("show", str(file), PYTHONIOENCODING=encoding, LC_ALL="C").stdout.decode(encoding)
    assert ("Анна" if encoding == "utf-8" else "Anna") in shown
    missing = run("show", str(tmp_path / "中.jsonl"), PYTHONIOENCODING=encoding, PYTHONUTF8="0", LC_ALL="C")
    assert missing.returncode == 1
    assert missing.stderr.count(b"\n") == 1


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A game with the cards that there are now."""
    game, bot = Game.new(GAMES["viticulture"](), 2, 1), ChanceBot(Stream(1, "bot"))
    while game.made < 40 and game.decision is not None:
        game.choose(bot.choose(game.decision))
    file = tmp_path / "record.jsonl"
    file.write_text(game.record.text(), encoding="utf-8")
    return file


def test_a_reader_that_goes_away_ends_it_without_a_word(record: Path) -> None:
    for words in (["show", str(record)], ["--help"], ["check", "tests/scenarios/vineyard"]):
        read, write = os.pipe()
        os.close(read)
        with os.fdopen(write, "wb") as nowhere:
            done = subprocess.run(
                [sys.executable, "-m", "rules", *words], cwd=ROOT, stdout=nowhere, stderr=subprocess.PIPE, timeout=120
            )
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_full_disk_behind_it_is_told(record: Path) -> None:
    for words in (["show", str(record)], ["validate"]):
        with open("/dev/full", "wb") as full:
            done = subprocess.run(
                [sys.executable, "-m", "rules", *words], cwd=ROOT, stdout=full, stderr=subprocess.PIPE, timeout=120
            )
        assert done.returncode == 1
        assert done.stderr.count(b"\n") == 1
        assert b"free some space" in done.stderr


@pytest.mark.skipif(sys.platform == "win32", reason="signals as Linux and macOS know them")
@pytest.mark.parametrize(("jobs", "name"), [("1", "SIGINT"), ("1", "SIGHUP"), ("2", "SIGINT"), ("2", "SIGTERM")])
def test_a_command_that_is_stopped_says_so_in_a_line(jobs: str, name: str) -> None:
    stop = getattr(signal, name)
    process = subprocess.Popen(
        [sys.executable, "-m", "rules", "simulate", "vino", "--games", "5000", "--jobs", jobs],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    time.sleep(1.2)
    # As a terminal does for Ctrl+C: all processes of the command are told.
    os.killpg(process.pid, stop) if stop == signal.SIGINT else process.send_signal(stop)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 128 + stop
    assert (out, err) == (b"", b"stopped before the end.\n")
    end = time.monotonic() + 20
    while _anybody(process.pid):
        assert time.monotonic() < end, "a process of the command goes on"
        time.sleep(0.05)


def _anybody(group: int) -> bool:
    """Whether there is a process of this group."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return False
    return True


def test_whatever_commands_print_goes_through_one_function() -> None:
    for file in (ROOT / "rules").rglob("*.py"):
        if file.name != "terminal.py":
            calls = (node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, ast.Call))
            assert "print" not in [ast.unparse(call.func) for call in calls], file
