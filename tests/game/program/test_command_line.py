"""The program from the command line: options, no screen, no fonts."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game import paths
from game.program.start import main
from game.store.settings import Settings, load_settings, save_settings
from game.text.messages import language_in_use, use_language
from game.window.app import App

ROOT = Path(__file__).parents[3]


def run(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    hidden = ("SDL_VIDEODRIVER", "DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR")
    environment = {name: value for name, value in os.environ.items() if name not in hidden} | more
    return subprocess.run(
        [sys.executable, "-m", "game", *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        timeout=120,
    )


def one_sentence(text: str) -> bool:
    return text.count("\n") == 1 and "Traceback" not in text


def test_without_a_screen_it_says_so_and_stops() -> None:
    done = run()
    assert done.returncode == 2
    assert one_sentence(done.stderr)
    assert "screen" in done.stderr


@pytest.mark.parametrize(
    "arguments", [("--colour",), ("--window", "big"), ("--window", "1280"), ("extra",), ("--record",), ("--record", "")]
)
def test_an_option_that_makes_no_sense(arguments: tuple[str, ...]) -> None:
    done = run(*arguments)
    assert done.returncode == 2
    assert one_sentence(done.stderr)
    assert "--help" in done.stderr


def test_a_record_that_is_not_there() -> None:
    done = run("--record", "nowhere.jsonl", SDL_VIDEODRIVER="dummy")
    assert done.returncode == 2
    assert one_sentence(done.stderr)
    assert "nowhere.jsonl" in done.stderr


def test_help_and_version() -> None:
    assert run("--help").returncode == 0
    told = run("--version")
    assert told.returncode == 0
    assert told.stdout.startswith("vendemmia ")


def test_help_goes_to_any_terminal_and_may_be_left_unread() -> None:
    assert run("--help", PYTHONIOENCODING="ascii", LC_ALL="C").returncode == 0
    for target in ("closed pipe", "/dev/full"):
        if target == "/dev/full" and not Path(target).exists():
            continue
        out = os.open(target, os.O_WRONLY) if target == "/dev/full" else _closed_pipe()
        done = subprocess.run([sys.executable, "-m", "game", "--help"], stdout=out, stderr=subprocess.PIPE, cwd=ROOT)
        os.close(out)
        assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize(
    ("encoding", "code", "words"),
    [
        ("ascii", "ru", ("vyzov: vendemmia [--window ShkhV]", "prodolzhit' etu sokhranyonnuyu partiyu", "1-6")),
        ("cp1252", "ru", ("vyzov: vendemmia", "prodolzhit' etu sokhranyonnuyu partiyu", "1–6")),
        ("cp866", "ru", ("вызов: vendemmia", "продолжить эту сохранённую партию", "1-6")),
        ("ascii", "es", ("--language CODIGO", "tamano de la ventana en pixeles")),
    ],
)
def test_a_terminal_without_the_letters_of_a_language_gets_others_that_can_be_read(
    encoding: str, code: str, words: tuple[str, ...]
) -> None:
    told = said_in(encoding, "--language", code, "--help")
    assert told.returncode == 0
    assert all(one in " ".join(told.stdout.split()) for one in words)
    assert "\\" not in told.stdout
    assert "?" not in told.stdout
    missing = said_in(encoding, "--language", code, "--record", "Осень.jsonl", SDL_VIDEODRIVER="dummy")
    assert missing.returncode == 2
    assert one_sentence(missing.stderr)
    assert "\\" not in missing.stderr
    assert ("Осень.jsonl" if encoding == "cp866" else "Osen'.jsonl") in missing.stderr


def said_in(encoding: str, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """What the program says on a terminal of an encoding."""
    return subprocess.run(
        [sys.executable, "-X", "utf8", "-m", "game", *arguments],
        capture_output=True,
        encoding=encoding,
        cwd=ROOT,
        env=os.environ | {"PYTHONIOENCODING": encoding} | more,
        timeout=120,
    )


def _closed_pipe() -> int:
    """The end for writing of a pipe that nobody reads from."""
    read, write = os.pipe()
    os.close(read)
    return write


@pytest.mark.parametrize("words", ["\x1b[2J\x1b[31m", "two\nlines", "\u202egnp", os.fsdecode(b"\xff\xfe")])
def test_odd_words_cannot_harm_the_terminal(words: str) -> None:
    for arguments in ((words,), ("--record", words), ("--window", words)):
        done = run(*arguments, SDL_VIDEODRIVER="dummy")
        assert done.returncode == 2
        assert one_sentence(done.stderr)
        assert done.stderr.rstrip("\n").isprintable()


def test_without_fonts_it_says_how_to_build_them(tmp_path: Path) -> None:
    for name in ("data", "game", "rules"):
        (tmp_path / name).symlink_to(ROOT / name)
    (tmp_path / "assets").mkdir()
    for folder in (ROOT / "assets").iterdir():
        if folder.name != "fonts":
            (tmp_path / "assets" / folder.name).symlink_to(folder)
    script = (
        "import sys; from pathlib import Path; import game.paths as p; p.root = lambda: Path(sys.argv[1]);"
        "import game.art.kit.fonts as f; f.root = p.root; import game.art.kit.icons as i;"
        "from game.program.start import main; sys.exit(main([]))"
    )
    environment = dict(os.environ) | {"SDL_VIDEODRIVER": "dummy"}
    done = subprocess.run(
        [sys.executable, "-c", script, str(tmp_path)],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env=environment,
        timeout=120,
    )
    assert done.returncode == 2
    assert one_sentence(done.stderr)
    assert "game.tools.build_fonts" in done.stderr


@pytest.mark.parametrize("terminal", [True, False])
def test_the_built_program_says_in_a_window_why_it_stops_unless_a_terminal_does(
    terminal: bool, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown: list[str] = []
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(ROOT), raising=False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: terminal, raising=False)
    monkeypatch.setattr(pygame.display, "message_box", lambda *told: shown.append(told[1]))
    assert main(["--record", "nowhere.jsonl"]) == 2
    assert capsys.readouterr().err.count("\n") == 1
    assert [sentence for sentence in shown if "nowhere.jsonl" not in sentence] == []
    assert len(shown) == (not terminal)


SPOKEN = {
    "en": ("usage:", "Options:", "continue this saved game"),
    "es": ("uso:", "Opciones:", "continúa esta partida guardada"),
    "it": ("uso:", "Opzioni:", "continua questa partita salvata"),
    "ru": ("вызов:", "Параметры:", "продолжить эту сохранённую партию"),
}


def help_in(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    with pytest.raises(SystemExit) as ended:
        main([*arguments, "--help"])
    assert ended.value.code == 0
    return capsys.readouterr().out


@pytest.mark.parametrize("code", SPOKEN)
def test_help_is_told_in_the_language_that_is_wished_for_kept_or_the_systems(
    code: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for told in (help_in(capsys, "--language", code), help_in(capsys, f"--language={code}")):
        assert all(words in told for words in SPOKEN[code])
    monkeypatch.setenv("LC_ALL", f"{code}.UTF-8")
    assert SPOKEN[code][0] in help_in(capsys)
    save_settings(paths.settings_file(), Settings(language="ru" if code == "en" else "en"))
    assert SPOKEN["ru" if code == "en" else "en"][0] in help_in(capsys)


@pytest.mark.parametrize("code", SPOKEN)
@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        (("--window",), "--window"), (("--safe=3",), "--safe"), (("--foo", "bar"), "--foo"), (("bar",), "bar"),
        (("--window", "big"), "big"), (("--language", "tlh"), "en, es, it, ru"), (("--language",), "--language"),
    ],
)  # fmt: skip
def test_a_mistake_is_told_in_one_sentence_of_the_language(
    code: str, arguments: tuple[str, ...], named: str, capsys: pytest.CaptureFixture[str]
) -> None:
    use_language(code)
    with pytest.raises(SystemExit) as ended:
        main(["--language", code, *arguments])
    told = capsys.readouterr().err
    assert ended.value.code == 2
    assert named in told
    assert one_sentence(told)
    assert code == "en" or not any(word in told for word in ("argument", "expected", "unrecognized", "invalid"))


def test_the_language_of_the_command_line_is_kept_and_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(App, "run", lambda app: app.keep_settings() or 0)
    assert main(["--language", "it", "--window", "640x360"]) == 0
    assert language_in_use() == "it"
    assert load_settings(paths.settings_file()).language == "it"
    use_language("en")
    assert main(["--window", "640x360"]) == 0
    assert language_in_use() == "it"
