"""The measures of the paper that the pages of settings, keys and sound share."""

from __future__ import annotations

SHEET = (200.0, 48.0, 1520.0, 984.0)
LEFT, RIGHT = SHEET[0] + 60, SHEET[0] + SHEET[2] - 60
"""Left and right edge of what stands on it."""
FOOT = SHEET[1] + SHEET[3] - 104
"""Upper edge of the buttons below."""
SWITCH_HEIGHT = 54.0
