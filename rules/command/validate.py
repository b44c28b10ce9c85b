"""``validate``: load all data and check it against the numbers printed on the boxes."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rules.checking.terminal import tell, warn
from rules.command.games import DATA, GAMES
from rules.engine.catalog import DataFault, Folder
from rules.viticulture.card_effects import read_card
from rules.viticulture.card_files import CardFiles
from rules.viticulture.components import Components
from rules.viticulture.rules import Viticulture
from rules.viticulture.solo.terms import SoloTable
from rules.viticulture.vocabulary import reader

COUNTS = {
    "vine cards": 42,
    "orders": 36,
    "summer visitors": 38,
    "winter visitors": 38,
    "mamas": 18,
    "papas": 18,
    "actions": 12,
    "wake-up rows": 7,
    "structures": 8,
    "fields": 3,
}

ALONE = {"Automa cards": 24, "levels": 5, "challenges": 8}


def add_parser(subparsers: Any) -> None:
    """Declare the command."""
    parser = subparsers.add_parser("validate", help="check all data files")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a line for each fault; 0 if there is none."""
    found = list(faults())
    for fault in found:
        warn(fault)
    if not found:
        tell("all data is in order")
    return 1 if found else 0


def faults() -> Iterator[str]:
    """Everything that is wrong with the data of all games, a sentence each."""
    for name, load in GAMES.items():
        told = list(cards(DATA / name)) if name == "viticulture" else []
        yield from told
        if told:
            continue
        try:
            rules = load()
        except DataFault as fault:
            yield str(fault)
            continue
        if isinstance(rules, Viticulture):
            yield from viticulture(rules.box.components)
            yield from alone(rules.box.solo)


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


def alone(solo: SoloTable) -> Iterator[str]:
    """What is wrong with the numbers of what only the solo game has."""
    files = {"Automa cards": solo.file, "levels": solo.file, "challenges": solo.campaign_file}
    counts = {"Automa cards": len(solo.cards), "levels": len(solo.automa.levels), "challenges": len(solo.challenges)}
    for what, count in ALONE.items():
        if counts[what] != count:
            yield f"{files[what]}: there must be {count} {what}, not {counts[what]}."


def viticulture(components: Components) -> Iterator[str]:
    """What is wrong with the numbers of Viticulture's components."""
    board = components.board
    lists = {
        "vine cards": components.first_order,
        "orders": len(components.orders),
        "summer visitors": len(components.summer_visitors),
        "winter visitors": len(components.winter_visitors),
        "mamas": len(components.mamas),
        "papas": len(components.papas),
        "actions": len(board.actions),
        "wake-up rows": len(board.wake_up_rows),
        "structures": len(board.structures),
        "fields": len(board.fields),
    }
    for what, count in COUNTS.items():
        if lists[what] != count:
            yield f"{components.folder}: there must be {count} {what}, not {lists[what]}."
    yield from _numbers(components)


def _numbers(components: Components) -> Iterator[str]:
    folder = components.folder
    for vine in components.vines:
        if not vine.red + vine.white:
            yield f"{folder / 'vines.yaml'}: '{vine.id}' has no value; give it a red or a white one."
    for order in components.orders:
        if not order.wines:
            yield f"{folder / 'orders.yaml'}: '{order.id}' asks for no wine; write at least one."
        if order.vp < 0 or order.residual < 0:
            yield f"{folder / 'orders.yaml'}: '{order.id}' cannot bring less than nothing."
