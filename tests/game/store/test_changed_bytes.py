"""A saved game in which a byte was changed is told as it is opened, or loses its last line and says so."""

from __future__ import annotations

import os
import shutil

import pytest

from game.store import earlier, records
from game.store.kept_game import KeptGame
from game.text.messages import say
from rules.checking.changed_records import changes, line_changes
from tests.game.store.test_records import begun, path_of

EVERY = int(os.environ.get("VENDEMMIA_BYTES_EVERY", "97"))
"""Every so many bytes are changed, and all at the end; 1 for all."""


def test_a_changed_byte_or_line_is_told_whoever_opens_the_file() -> None:
    session = begun(9)
    session.close()
    path = path_of(session)
    good = path.read_bytes()
    end = good.rstrip(b"\n").rfind(b"\n") + 1
    tried = [one for one in changes(good) if one.at % EVERY == 0 or one.at >= len(good) - 12]
    told: list[records.BadRecord] = []
    for changed in (*tried, *line_changes(good, 3)):
        path.write_bytes(changed.content)
        shutil.rmtree(path.parent / earlier.FOLDER, ignore_errors=True)
        try:
            again = KeptGame.opened(path)
        except records.BadRecord as fault:
            told.append(fault)
            continue
        again.close()
        assert changed.at >= end, changed
        torn = again.notice == say("window-torn-record", file=str(path))
        assert again.game.record.lines == session.game.record.lines[: -1 if torn else None], changed
    assert [fault for fault in told if "\n" in str(fault) or not good.startswith(fault.good.encode())] == []


def test_no_damage_is_told_of_a_game_that_is_whole() -> None:
    session = begun(9)
    session.close()
    assert KeptGame.opened(path_of(session)).notice == ""
    path_of(session).write_bytes(b"")
    with pytest.raises(records.BadRecord):
        KeptGame.opened(path_of(session))
