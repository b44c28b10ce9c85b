"""What is done otherwise on one system than on another: each answer, asked here as if it were that system."""

from __future__ import annotations

import os
import signal
import sys
from io import FileIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rules import system

PLATFORMS = {"linux": "linux", "win32": "windows", "darwin": "macos", "freebsd14": "linux"}
"""How Python names systems, and which of the three each is taken for."""


@pytest.fixture
def on(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    """The system as which the program sees itself."""
    monkeypatch.setattr(sys, "platform", request.param)
    return str(request.param)


def as_if(*platforms: str) -> pytest.MarkDecorator:
    """The test is done as if the program ran on each of these systems."""
    return pytest.mark.parametrize("on", platforms, indirect=True)


class Library:
    """A C library that notes what it is asked for."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []

    def __getattr__(self, function: str) -> Any:
        return lambda *values: self.asked.append((function, *values))


@pytest.fixture
def library(monkeypatch: pytest.MonkeyPatch) -> Library:
    made = Library()
    monkeypatch.setattr(system.ctypes, "CDLL", lambda name: made)
    return made


@as_if(*PLATFORMS)
def test_every_system_is_one_of_three(on: str) -> None:
    assert system.name() == PLATFORMS[on]


@as_if(*PLATFORMS)
def test_only_windows_opens_windows_for_processes(on: str) -> None:
    assert system.without_window() == (0x08000000 if on == "win32" else 0)


@as_if(*PLATFORMS)
def test_only_where_there_are_desktops_of_many_kinds_variables_tell(on: str) -> None:
    told = on not in ("win32", "darwin")
    assert system.tells_language_by_variables() is told
    assert system.tells_screen_by_variables() is told


@pytest.mark.parametrize("called", ["AMD64", "x86_64", "arm64"])
def test_the_kind_of_processor_is_told_in_small_letters(called: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system.platform, "machine", lambda: called)
    monkeypatch.setattr(system.platform, "system", lambda: "Windows")
    assert system.machine() == called.lower()
    assert system.described() == f"Windows {called}, Python {sys.version.split()[0]}"


def test_signals_are_those_that_the_system_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system, "signal", SimpleNamespace(SIGTERM=15, SIGBREAK=21))
    assert system.ending_signals() == [15, 21]
    monkeypatch.setattr(system, "signal", SimpleNamespace(SIGTERM=15, SIGHUP=1))
    assert system.ending_signals() == [15, 1]
    monkeypatch.undo()
    assert signal.SIGINT not in system.ending_signals()


@as_if("linux", "darwin", "win32")
def test_a_process_stands_back_where_it_can(on: str, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[int] = []
    monkeypatch.setattr(os, "nice", steps.append, raising=False)
    if on == "win32":
        monkeypatch.delattr(os, "nice")
    system.stand_back(2)
    assert steps == ([] if on == "win32" else [2])


@as_if("linux", "darwin", "win32")
def test_only_the_c_library_of_linux_is_asked(on: str, library: Library) -> None:
    system.end_with_parent()
    system.give_memory_back()
    system.keep_memory_apart(4096)
    wanted = [("prctl", 1, 9), ("malloc_trim", 0), ("mallopt", -3, 4096)]
    assert library.asked == (wanted if on == "linux" else [])


@as_if("linux", "freebsd14")
def test_another_c_library_may_lack_all_of_it(on: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(system.ctypes, "CDLL", lambda name: SimpleNamespace())
    system.end_with_parent()
    system.give_memory_back()
    system.keep_memory_apart(4096)


@as_if("linux", "darwin", "win32")
def test_memory_is_counted_in_bytes(on: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = SimpleNamespace(RUSAGE_SELF=0, getrusage=lambda who: SimpleNamespace(ru_maxrss=4096))
    monkeypatch.setitem(sys.modules, "resource", None if on == "win32" else told)
    assert system.most_memory() == {"linux": 4096 << 10, "darwin": 4096, "win32": 0}[on]


@as_if("linux", "darwin", "win32")
def test_a_pipe_is_opened_without_waiting_where_there_are_such(on: str, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    monkeypatch.setattr(os, "open", lambda file, how: asked.append(how) or 7)
    monkeypatch.setattr(os, "O_NONBLOCK", 2048, raising=False)
    if on == "win32":
        monkeypatch.delattr(os, "O_NONBLOCK")
    assert system.open_at_once("pipe", 1) == 7
    assert asked == [1 if on == "win32" else 1 | 2048]


@as_if("win32")
def test_windows_locks_one_byte_far_behind_the_end(on: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked: list[tuple[int, int, int]] = []
    with FileIO(tmp_path / "game.jsonl", "w+") as file:
        windows = SimpleNamespace(LK_NBLCK=2, locking=lambda *how: locked.append((*how[1:], file.tell())))
        monkeypatch.setitem(sys.modules, "msvcrt", windows)
        file.write(b"a line\n")
        system.take(file)
        assert locked == [(2, 1, 1 << 30)]
        assert file.tell() == 0
        monkeypatch.setattr(windows, "locking", _refuse)
        with pytest.raises(PermissionError):
            system.take(file)


def _refuse(*how: int) -> None:
    raise PermissionError(13, "Permission denied")


@as_if("linux", "darwin")
def test_other_systems_lock_the_whole_file(on: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    locked: list[int] = []
    unix = SimpleNamespace(LOCK_EX=2, LOCK_NB=4, flock=lambda number, how: locked.append(how))
    monkeypatch.setitem(sys.modules, "fcntl", unix)
    with FileIO(tmp_path / "game.jsonl", "w+") as file:
        system.take(file)
    assert locked == [6]


@as_if("linux", "darwin", "win32")
def test_no_file_is_written_over(on: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if on == "win32":
        monkeypatch.setattr(Path, "rename", _renamed_as_on_windows)
    mine, theirs, free = (tmp_path / name for name in ("mine", "theirs", "free"))
    mine.write_text("mine")
    theirs.write_text("theirs")
    with pytest.raises(FileExistsError):
        system.rename(mine, theirs)
    assert (mine.read_text(), theirs.read_text()) == ("mine", "theirs")
    system.rename(mine, free)
    assert (mine.exists(), free.read_text()) == (False, "mine")


def _renamed_as_on_windows(file: Path, place: Path) -> Path:
    if place.exists():
        raise FileExistsError(str(place))
    os.rename(file, place)
    return place


@as_if("linux", "darwin")
def test_a_disk_without_second_names_writes_over_nothing(
    on: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_links(*names: Path, follow_symlinks: bool) -> None:
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    mine, theirs = tmp_path / "mine", tmp_path / "theirs"
    mine.write_text("mine")
    theirs.write_text("theirs")
    with pytest.raises(FileExistsError):
        system.rename(mine, theirs)
    theirs.unlink()
    system.rename(mine, theirs)
    assert (mine.exists(), theirs.read_text()) == (False, "mine")


@as_if("linux", "darwin", "win32")
def test_names_are_put_on_disk_where_a_folder_can_be_opened(
    on: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    settled: list[int] = []
    monkeypatch.setattr(os, "fsync", settled.append)
    closed: list[int] = []
    close = os.close
    monkeypatch.setattr(os, "close", lambda handle: (closed.append(handle), close(handle)))
    system.settle(tmp_path)
    assert len(settled) == (on != "win32")
    assert closed == settled


DEVICES = ("CON", "nul", "Aux.txt", "prn .jsonl", "COM1", "lpt9.tar.gz", "com¹", "CONOUT$")
BARRED = ("a:b", "a\\b", "a/b", "why?", "a*", 'a"b', "<a>", "a|b", "a\nb", "ends in a dot.", "and in a blank ", "")
FREE = ("con artist", "console", "com10", "Vendemmia 2026-11-30 07.26.40.jsonl", "été – Мои игры", "a.b", "nulla", ".a")


@pytest.mark.parametrize("called", DEVICES)
def test_windows_keeps_names_for_its_devices(called: str) -> None:
    assert system.keeps_for_itself(called)
    assert not system.holds_everywhere(called)


@pytest.mark.parametrize("called", BARRED)
def test_windows_bars_letters_that_others_allow(called: str) -> None:
    assert not system.keeps_for_itself(called)
    assert not system.holds_everywhere(called)


@pytest.mark.parametrize("called", FREE)
def test_all_other_names_can_be_had_everywhere(called: str) -> None:
    assert system.holds_everywhere(called)


@as_if("linux", "darwin", "win32")
def test_only_on_windows_such_a_name_is_refused(on: str) -> None:
    refused = {called for called in (*DEVICES, *BARRED, *FREE) if not system.holds(called)}
    assert refused == ({*DEVICES, *BARRED} if on == "win32" else set())


@pytest.mark.parametrize(
    ("frozen", "given", "left"),
    [
        (False, {"LD_LIBRARY_PATH": "/own"}, {"LD_LIBRARY_PATH": "/own"}),
        (True, {"LD_LIBRARY_PATH": "/game", "LANG": "it"}, {"LANG": "it"}),
        (True, {"LD_LIBRARY_PATH": "/game", "LD_LIBRARY_PATH_ORIG": "/own"}, {"LD_LIBRARY_PATH": "/own"}),
        (True, {"LANG": "it"}, {"LANG": "it"}),
    ],
)
def test_another_program_is_begun_with_the_libraries_of_the_system(
    frozen: bool, given: dict[str, str], left: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    assert system.surroundings(given) == left
