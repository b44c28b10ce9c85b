"""``python -m rules learn``: players learn by many games, and go on with what was learned before."""

from __future__ import annotations

from typing import Any

from rules.command import learn_vino, learn_viticulture


def add_parser(subparsers: Any) -> None:
    """Add ``learn`` to the commands."""
    parser = subparsers.add_parser("learn", help="let players learn by many games, and go on with what was learned")
    games = parser.add_subparsers(metavar="GAME", required=True)
    for game in (learn_viticulture, learn_vino):
        game.add_parser(games)
