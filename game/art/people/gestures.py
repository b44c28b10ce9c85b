"""Gestures: where the elbows are, where the hands are, and which of them hold something."""

from __future__ import annotations

from typing import NamedTuple

from game.art.people.geometry import Spot

HOLDS = "holds"
"""The hand that closes around what somebody holds, in the way that thing asks for."""


class Arm(NamedTuple):
    """Where elbow and wrist are, and how the hand is turned (degrees; 0 points to the right).

    For a hand that ``holds`` the wrist is where the thing is gripped: the arm ends as far before it as its hand needs.
    """

    elbow: Spot
    wrist: Spot
    turn: float = 0
    hand: str = "fist"


class Gesture(NamedTuple):
    """Both arms, and where what is held is gripped, from the head's 0, 0."""

    near: Arm | None
    far: Arm | None
    grip: Spot


def gestures(w: float) -> dict[str, Gesture]:
    """All gestures of somebody whose shoulders are ``w`` wide at each side."""
    hang = Arm((-w - 9, 146), (-w - 2, 196), 90)
    rest = Arm((w + 4, 150), (w - 4, 200), 90)
    return {
        "still": Gesture(hang, rest, (40, 150)),
        "think": Gesture(Arm((-w - 6, 152), (30, 146), 0), Arm((w + 10, 150), (42, 92), -112), (38, 80)),
        "tip": Gesture(hang, Arm((w + 48, 80), (72, 2), -126), (56, -18)),
        "shoulder": Gesture(_holds((-w - 16, 148), (-14, 120)), rest, (-14, 120)),
        "present": Gesture(hang, _holds((w + 16, 152), (w + 38, 92)), (w + 38, 92)),
        "raise": Gesture(hang, _holds((w + 36, 112), (w + 42, 34)), (w + 42, 34)),
        "toast": Gesture(Arm((-w - 18, 142), (-34, 150), 6, "flat"), _holds((w + 32, 122), (w + 46, 54)), (w + 46, 54)),
        "chest": Gesture(hang, _holds((w + 12, 152), (44, 124)), (44, 124)),
        "both": Gesture(_holds((-w - 8, 148), (14, 132)), _holds((w + 12, 148), (62, 132)), (38, 126)),
        "table": Gesture(
            Arm((-w - 22, 136), (-44, 144), 14, "flat"), Arm((w + 20, 132), (w + 14, 142), 12, "flat"), (72, 150)
        ),
        "point": Gesture(hang, Arm((w + 22, 132), (w + 56, 96), -32, "point"), (w + 72, 84)),
        "hip": Gesture(Arm((-w - 34, 138), (-w + 18, 172), 20), _holds((w + 16, 152), (w + 38, 92)), (w + 38, 92)),
        "work": Gesture(Arm((-w - 16, 144), (-26, 148), 4, "flat"), _holds((w + 36, 126), (w + 20, 56)), (w + 20, 56)),
        "write": Gesture(Arm((-w - 18, 138), (-36, 148), 14, "flat"), _holds((w + 16, 140), (58, 140)), (58, 140)),
        "reach": Gesture(Arm((-w - 12, 150), (-w + 22, 176), 30), _holds((w + 30, 138), (w + 62, 148)), (w + 62, 148)),
        "side": Gesture(hang, _holds((w + 14, 148), (w + 22, 190)), (w + 22, 190)),
        "folded": Gesture(
            Arm((-w - 6, 150), (40, 142), -4, "flat"), Arm((w + 4, 148), (-16, 152), 184, "flat"), (40, 150)
        ),
        "heart": Gesture(Arm((-w - 12, 146), (-4, 122), -20, "flat"), rest, (10, 120)),
        "shrug": Gesture(
            Arm((-w - 22, 146), (-w - 38, 112), -120, "open"),
            Arm((w + 20, 146), (w + 38, 110), -60, "open"),
            (w + 40, 96),
        ),
        "speak": Gesture(
            Arm((-w - 10, 146), (0, 146), -4, "flat"), Arm((w + 24, 142), (w + 40, 100), -70, "open"), (16, 152)
        ),
    }


def _holds(elbow: Spot, grip: Spot) -> Arm:
    return Arm(elbow, grip, 0, HOLDS)


GESTURES = tuple(gestures(74))
"""The names of all gestures."""
