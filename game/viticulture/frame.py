"""The regions of Viticulture's table in a window of any size, laid round the board, which keeps its place and shape.

A window wider than 16:9 widens rail and task panel, a higher one gives to mat and log, one of about 4:3 lays the hand
along its whole width. All lengths are design px; the window is never narrower than 1920 or lower than 1080 of them.
"""

from __future__ import annotations

from game.art import mat_boxes
from game.art.board_boxes import BOARD
from game.art.kit.boxes import Box
from game.play.frame import HEIGHT, WIDTH, Frame, has_drawer, scale_of

_GAP = 8
_RAIL_GROWS, _TASK_GROWS = 124, 228
_MOST_ZOOM = 1.25
_HAND_ROW = 346
"""Height of the hand where it lies along the whole width."""
_STACK_FROM = 352
"""Additional height from which on it does."""


def frame_of(window: tuple[int, int], words: float = 1) -> Frame:
    """The regions in a window of so many true px, with words of a size (1 is 100 %)."""
    scale = scale_of(window)
    width, height = window[0] / scale, window[1] / scale
    aside, more = (width - WIDTH) / 2, height - HEIGHT
    left, right = BOARD.x - _GAP - 276 - min(_RAIL_GROWS, aside), BOARD.right + _GAP + 412 + min(_TASK_GROWS, aside)
    drawer = has_drawer(window, words)
    if more >= _STACK_FROM:
        return _stacked(Box(-aside, 0, width, height), left, right)
    zoom = min(_MOST_ZOOM, 1 + 0.65 * more / mat_boxes.MAT.h)
    lift = (more - (zoom - 1) * mat_boxes.MAT.h) / 2
    table = Box(-aside, -lift, width, height)
    rail = Box(left, 72 - lift, BOARD.x - _GAP - left, 604 + 2 * lift)
    task, log = _column(right, -lift, BOARD.bottom + lift, drawer)
    mat = Box(left, BOARD.bottom + lift + _GAP, mat_boxes.MAT.w * zoom, mat_boxes.MAT.h * zoom)
    hand = Box(mat.right + _GAP, mat.y, right - mat.right - _GAP, mat.h)
    return Frame(table, table._replace(h=64), rail, task, hand if drawer else log, mat, hand, zoom, drawer)


def _column(right: float, top: float, foot: float, drawer: bool) -> tuple[Box, Box]:
    """Task panel and log beside the board, between two heights."""
    x = BOARD.right + _GAP
    whole = Box(x, top + 70, right - x, foot - top - 70)
    if drawer:
        return whole, whole
    task = whole._replace(h=328 + (whole.h - 606) / 2)
    return task, Box(x, task.bottom + _GAP, whole.w, whole.bottom - task.bottom - _GAP)


def _stacked(table: Box, left: float, right: float) -> Frame:
    """About 4:3: the task panel fills its column, the log lies beside the mat, the hand along the lower edge."""
    rail = Box(left, 72, BOARD.x - _GAP - left, 604)
    task = Box(BOARD.right + _GAP, 70, right - BOARD.right - _GAP, 606)
    hand = Box(left, table.bottom - _GAP - _HAND_ROW, right - left, _HAND_ROW)
    top = BOARD.bottom + _GAP
    zoom = min(_MOST_ZOOM, (hand.y - _GAP - top) / mat_boxes.MAT.h)
    mat = Box(left, top, mat_boxes.MAT.w * zoom, mat_boxes.MAT.h * zoom)
    log = Box(mat.right + _GAP, top, right - mat.right - _GAP, hand.y - _GAP - top)
    return Frame(table, table._replace(h=64), rail, task, log, mat, hand, zoom)
