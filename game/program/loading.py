"""What takes longer to be loaded than a frame may, got ready while the title is looked at."""

from __future__ import annotations

from contextlib import suppress
from importlib import import_module
from threading import Thread

from game import paths
from game.store import editions, own_cards, records
from game.text import printed
from rules.engine.catalog import DataFault


def load_ahead() -> Thread:
    """Begin to load the cards, the rules and what fills messages, beside all else; returns the thread that does it."""
    thread = Thread(target=_load)
    thread.start()
    return thread


def _load() -> None:
    import_module("fluent.runtime")
    # Whoever needs faulty data says what is wrong with them.
    with suppress(DataFault, OSError):
        records.viticulture()
        records.vino()
        printed.cards()
        own_cards.found()
        if paths.save_folder().is_dir():
            # Games that were begun before anybody kept their cards need them once the program comes with others.
            for rules in (records.viticulture(), records.vino()):
                editions.keep(rules)
