"""The change of a season on the table of Viticulture."""

from __future__ import annotations

from game.art import board_boxes
from game.art.kit.boxes import Box
from game.play.frame import Frame
from game.play.season_turn import SeasonTurn, seen
from game.window.screen import Screen


def season_turn(screen: Screen, frame: Frame, tabs: tuple[Box, Box]) -> SeasonTurn:
    """The change of a season from the table as it is on the window now, in its regions.

    ``tabs`` are the ribbon's old and new tab.
    """
    parts = frame.ribbon._replace(h=76), board_boxes.BOARD.grown(4)
    blank = frame.rail.right + 5, frame.ribbon.y + 30
    return SeasonTurn(seen(screen, parts), tabs, blank)
