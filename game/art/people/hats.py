"""What is worn on the head and before the eyes, by its name."""

from __future__ import annotations

from collections.abc import Callable

from game.art.kit.palette import GOLD, INK, Colour
from game.art.kit.shapes import Fragment, ellipse
from game.art.people.brims import boater, bowler, cap, fedora, peaked, plume, straw, tophat, tricorn, visor
from game.art.people.caps import (
    beret,
    bonnet,
    cloche,
    flower,
    fur,
    headband,
    kerchief,
    laurel,
    mortarboard,
    royal,
    scholar,
    shawl,
    toque,
    veil,
    wig,
    wool,
)
from game.art.people.features import Head
from game.art.people.geometry import moved, stroke


def hat(kind: str, ink: Colour, band: Colour, head: Head) -> Fragment:
    """A hat on a head."""
    if kind == "none":
        return ""
    worn = HATS[kind](ink, band, head.form.temple / 36, head)
    return moved(worn, -6, 2, 1.1) if head.pose == "profile" else worn


HATS: dict[str, Callable[[Colour, Colour, float, Head], Fragment]] = {
    "straw": straw, "fedora": fedora, "bowler": bowler, "tophat": tophat, "boater": boater, "cap": cap,
    "beret": beret, "kerchief": kerchief, "shawl": shawl, "cloche": cloche, "fur": fur, "wool": wool,
    "tricorn": tricorn, "mortarboard": mortarboard, "toque": toque, "crown": royal, "veil": veil,
    "peaked": peaked, "bonnet": bonnet, "plume": plume, "visor": visor, "headband": headband, "flower": flower,
    "scholar": scholar, "wig": wig, "laurel": laurel,
}  # fmt: skip


BRIM_SHADOW = {"straw": -20.0, "fedora": -22.0, "bowler": -24.0, "tophat": -26.0, "boater": -22.0, "cap": -26.0,
               "plume": -22.0, "peaked": -22.0, "tricorn": -20.0, "visor": -16.0, "cloche": -20.0, "beret": -32.0,
               "kerchief": -30.0, "wool": -24.0, "fur": -22.0, "toque": -34.0, "crown": -34.0}  # fmt: skip
"""How low the shadow of a brim begins."""
REACH = {
    "tophat": 104.0,
    "toque": 102.0,
    "crown": 92.0,
    "plume": 106.0,
    "wool": 88.0,
    "mortarboard": 80.0,
    "none": 68.0,
}
"""How high above the middle of a head its hat reaches, where that is not 78."""
ROOM = {"tophat": 0.86, "toque": 0.86, "crown": 0.92, "plume": 0.92, "wool": 0.95, "mortarboard": 0.94, "fedora": 0.96}
"""Hats that need room above: the scale of whoever wears them."""


GLASSES = ("round", "monocle")


def glasses(kind: str, places: list[tuple[float, float, float, int]], head: Head) -> Fragment:
    """Spectacles or a monocle."""
    out = ""
    for i, (x, y, w, _) in enumerate(places):
        if kind == "monocle" and i + 1 < len(places):
            continue
        rx = w * 0.78
        out += ellipse(x, y + 1, rx, 11, "none", GOLD if kind == "monocle" else INK, 2.4)
    if kind == "monocle":
        x, y, w, _ = places[-1]
        return out + stroke([(x + w * 0.7, y + 6), (x + 10, y + 40), (x + 2, y + 74)], GOLD, 1.8)
    if len(places) > 1:
        (x1, y1, w1, _), (x2, _, w2, _) = places
        out += stroke([(x1 + w1 * 0.78, y1), ((x1 + x2) / 2 + 2, y1 - 3), (x2 - w2 * 0.78, y1)], INK, 2.4)
    x, y, w, _ = places[0]
    return out + stroke([(x - w * 0.78, y), (-head.form.cheek + 2, y - 2)], INK, 2.2)
