"""The process in which opponents think: it answers one question after the other until nobody is there to ask."""

from __future__ import annotations

import os
from contextlib import suppress
from multiprocessing import parent_process
from multiprocessing.connection import Connection
from signal import SIG_IGN, SIGINT, signal
from threading import Thread

from rules import system
from rules.players.thinking import Thinker
from rules.players.why import Stopped

NICENESS = 2
"""How far thinking stands back behind the picture, where the system has it."""


def serve(questions: Connection, replies: Connection, table: bytes) -> None:
    """Reply to the questions that come in, at this table. Ends when nobody is there to ask any more.

    It is told no further why something was answered as soon as something else is asked.
    """
    # Ctrl+C in a terminal is told to all processes; the one with the window ends this one.
    signal(SIGINT, SIG_IGN)
    end_with_parent()
    system.stand_back(NICENESS)
    thinker = Thinker(table)

    def give_way() -> None:
        if questions.poll():
            raise Stopped

    replies.send_bytes(thinker.ready())
    while True:
        try:
            asked = questions.recv_bytes()
        except (EOFError, OSError):
            return
        with suppress(Stopped):
            replies.send_bytes(thinker.reply(asked, give_way))


def end_with_parent() -> None:
    """Let this process end with the one that began it, also in the middle of a thought, on Linux even while stopped."""
    Thread(target=_end_after_parent, daemon=True).start()
    system.end_with_parent()


def _end_after_parent() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
