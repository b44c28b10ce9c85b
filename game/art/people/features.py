"""What a face is made of: kinds of skulls, noses, eyes, gazes, brows and mouths, and a head that has one of each.

A head is 100 units high around 0, 0: the eyes at -3, the chin near 50, the crown near -52. It looks to the right.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from game.art.kit.palette import Colour
from game.art.people.geometry import Spot


class Skull(NamedTuple):
    """Half widths at temple, cheek, jaw and chin; how high the crown and how deep the chin lies."""

    temple: float
    cheek: float
    jaw: float
    chin: float
    crown: float
    depth: float


SKULLS = {
    "egg": Skull(36, 35, 27, 11, -52, 50),
    "long": Skull(30, 29, 22, 9, -57, 63),
    "square": Skull(36, 37, 37, 25, -49, 51),
    "round": Skull(39, 43, 36, 15, -47, 45),
    "pear": Skull(31, 40, 45, 23, -48, 52),
    "heart": Skull(38, 36, 21, 6, -52, 51),
    "oval": Skull(34, 34, 26, 11, -52, 52),
    "bony": Skull(33, 36, 24, 13, -54, 57),
    "wedge": Skull(39, 35, 27, 16, -55, 53),
    "child": Skull(40, 40, 29, 10, -52, 44),
}


class Nose(NamedTuple):
    """How far its bridge bulges and its tip stands out, how wide it is and how deep its tip and its base lie."""

    bridge: float
    reach: float
    width: float
    tip: float
    base: float


NOSES = {
    "straight": Nose(1, 11, 9, 14, 19),
    "roman": Nose(6, 13, 9, 16, 19),
    "hook": Nose(6, 14, 8, 21, 18),
    "button": Nose(-2, 8, 8, 12, 16),
    "bulb": Nose(0, 13, 12, 15, 20),
    "broad": Nose(0, 10, 13, 15, 19),
    "long": Nose(2, 14, 8, 20, 24),
    "snub": Nose(-3, 12, 9, 9, 17),
    "pointed": Nose(1, 18, 7, 15, 19),
}


class Eyes(NamedTuple):
    """How far open (1 is usual), how much the lid covers (0-1), and how far the outer corner is raised."""

    open: float
    lid: float
    tilt: float


EYES = {
    "open": Eyes(1.0, 0.0, 0),
    "wide": Eyes(1.35, 0.0, 0),
    "calm": Eyes(0.92, 0.3, 0),
    "sly": Eyes(0.72, 0.36, 1.5),
    "heavy": Eyes(0.9, 0.5, -1),
    "keen": Eyes(0.72, 0.1, 1.5),
    "kind": Eyes(0.85, 0.18, -1.5),
    "sad": Eyes(0.9, 0.3, -2.5),
    "almond": Eyes(0.78, 0.15, 2.5),
    "glad": Eyes(0, 0, 0),
    "closed": Eyes(-1, 0, 0),
}


GAZES: dict[str, Spot] = {
    "ahead": (0.1, 0),
    "right": (0.75, 0),
    "left": (-0.75, 0),
    "up": (0.3, -0.8),
    "down": (0.35, 0.75),
    "low_left": (-0.6, 0.6),
    "low_right": (0.7, 0.6),
    "high_right": (0.7, -0.6),
}


class Brows(NamedTuple):
    """Height above the eye at the inner end, in the middle and at the outer end, and thickness."""

    inner: float
    middle: float
    outer: float
    thick: float


BROWS = {
    "flat": Brows(11, 12.5, 10, 4.2),
    "arched": Brows(11, 17, 10, 3.4),
    "thin": Brows(12, 18, 11, 2.2),
    "stern": Brows(6.5, 11, 12.5, 5.0),
    "worried": Brows(16, 13.5, 8, 4.0),
    "raised": Brows(15, 20, 14, 4.2),
    "bushy": Brows(9, 14, 10, 7.5),
    "glad": Brows(13, 17.5, 12, 4.0),
    "skew": Brows(8, 13, 13, 4.4),
}


MOUTHS = ("calm", "smile", "grin", "smirk", "flat", "frown", "open", "purse", "worried", "laugh", "lips", "whistle")

POSES = ("three-quarter", "front", "profile")


@dataclass(frozen=True)
class Head:
    """A head to be drawn. ``lips`` is the ink of painted lips; ``age`` goes from 0 (child) to 3 (old)."""

    skull: str = "egg"
    nose: str = "straight"
    eyes: str = "open"
    gaze: str = "ahead"
    brows: str = "flat"
    mouth: str = "calm"
    age: int = 1
    skin: Colour = "#DDA271"
    hair: Colour = "#46301F"
    lips: Colour | None = None
    pose: str = "three-quarter"
    blush: bool = False
    lashes: bool = False
    freckles: bool = False

    @property
    def form(self) -> Skull:
        """Its skull."""
        return SKULLS[self.skull]

    @property
    def middle(self) -> float:
        """The x of the face's middle line."""
        turned = 9.0 * min(1.0, self.form.temple / 36)
        return {"front": 0.0, "three-quarter": turned, "profile": 26.0}[self.pose]

    @property
    def left(self) -> float:
        """The x of the head's left edge at the temple: its back in profile."""
        return -46.0 if self.pose == "profile" else -self.form.temple - 1

    @property
    def right(self) -> float:
        """The x of the head's right edge at the temple."""
        return {"front": self.form.temple + 1, "three-quarter": self.form.temple * 0.95, "profile": 31.0}[self.pose]

    @property
    def mouth_y(self) -> float:
        """How low the mouth lies."""
        return NOSES[self.nose].base + (self.form.depth - NOSES[self.nose].base) * 0.41
