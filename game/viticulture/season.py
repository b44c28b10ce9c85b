"""The change of a season on the table of Viticulture."""

from __future__ import annotations

from game.art import board_boxes
from game.art.kit.boxes import Box
from game.play.season_turn import SeasonTurn, seen
from game.viticulture import layout
from game.window.screen import Screen


def season_turn(screen: Screen, season: str, tabs: tuple[Box, Box]) -> SeasonTurn:
    """The change to a season from the table as it is on the window now; ``tabs`` are the ribbon's old and new tab."""
    parts = layout.RIBBON._replace(h=76), board_boxes.BOARD.grown(4)
    blank = layout.RAIL.right + 5, layout.RIBBON.y + 30
    return SeasonTurn(seen(screen, parts), tabs, blank, board_boxes.SEASON_AREAS.get(season))
