"""``validate``: load all data, and hold it against what the boxes say of themselves."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rules.checking.terminal import tell, warn
from rules.command import games
from rules.command.games import GAMES
from rules.engine import edition
from rules.engine.catalog import DataFault, Folder
from rules.viticulture.card_effects import read_card
from rules.viticulture.card_files import CardFiles
from rules.viticulture.components import Components
from rules.viticulture.rules import Viticulture
from rules.viticulture.vocabulary import reader


def add_parser(subparsers: Any) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("validate", help="check all data files")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a line for each fault, and for each count of a box that says something else; 0 if there is no fault."""
    found = list(faults())
    for sentence in (*found, *(() if found else hints())):
        warn(sentence)
    if not found:
        tell("all data is in order")
    return 1 if found else 0


def faults() -> Iterator[str]:
    """Everything that is wrong with the data of all games, a sentence each."""
    for name, load in GAMES.items():
        told = list(cards(games.DATA / name)) if name == "viticulture" else []
        told += edition.faults(games.DATA / name)
        yield from told
        if told:
            continue
        try:
            rules = load()
            list(rules.hints())
        except DataFault as fault:
            yield str(fault)
            continue
        if isinstance(rules, Viticulture):
            yield from viticulture(rules.box.components)


def hints() -> Iterator[str]:
    """Where a box says something else of its counts than there is, as long as nothing is wrong. Raises DataFault."""
    for load in GAMES.values():
        yield from load().hints()


def cards(folder: Folder) -> Iterator[str]:
    """What is wrong with each card of Viticulture, and what it does."""
    told: list[DataFault] = []
    try:
        board = Components.read_board(folder)
        files = CardFiles(folder, board, told.append)
    except DataFault as fault:
        yield str(fault)
        return
    words = reader({structure.id: structure.cost for structure in board.structures})
    for card in (*files.summer_visitors, *files.winter_visitors, *files.mamas, *files.papas):
        try:
            read_card(words, card, files.written[card.id])
        except DataFault as fault:
            told.append(fault)
    yield from map(str, told)


def viticulture(components: Components) -> Iterator[str]:
    """What is wrong with the numbers of Viticulture's components."""
    for vine in components.vines:
        if not vine.red + vine.white:
            yield f"{components.folder / 'vines.yaml'}: '{vine.id}' has no value; give it a red or a white one."
