"""``validate``: load all data and check it against the numbers printed on the boxes."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import Any

from rules.checking.terminal import tell, warn
from rules.command.games import DATA, GAMES
from rules.engine.catalog import DataFault
from rules.viticulture.components import Components
from rules.viticulture.rules import Viticulture
from rules.viticulture.solo.terms import SoloTable

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
    faults = list(_faults())
    for fault in faults:
        warn(fault)
    if not faults:
        tell("all data is in order")
    return 1 if faults else 0


def _faults() -> Iterator[str]:
    for name, load in GAMES.items():
        try:
            rules = load()
        except DataFault as fault:
            yield str(fault)
            continue
        if name == "viticulture":
            yield from viticulture(Components(DATA / name))
            assert isinstance(rules, Viticulture)
            yield from alone(rules.box.solo)


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
