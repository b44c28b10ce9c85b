"""Faces: skull, ears, what the years left, and all features in their places."""

from __future__ import annotations

from game.art.kit.palette import INK, mix
from game.art.kit.shapes import Fragment, circle, ellipse, path
from game.art.people.eyes import eye_places, eyes
from game.art.people.features import NOSES, Head
from game.art.people.geometry import (
    CORNER,
    OUTLINE,
    Knot,
    Spot,
    blob,
    curve,
    knots,
    mirrored,
    moved,
    plane,
    sampled,
    stroke,
)
from game.art.people.inks import skin_shade
from game.art.people.mouths import mouth
from game.art.people.noses import nose


def outline(head: Head) -> list[Knot]:
    """The skull's outline."""
    t, c, j, ch, crown, deep = head.form
    if head.pose == "profile":
        n = NOSES[head.nose]
        lip = head.mouth_y
        return [
            (-6, crown - 3), (14, crown + 4), (27, -30), (31, -14), (27, -5), (31 + n.bridge * 0.7, 4),
            (30 + n.reach * 0.85, n.tip - 4), (31 + n.reach * 0.9, n.tip + 1), (31 + n.reach * 0.5, n.base + 1),
            (31, n.base + 2, CORNER),
            (34, lip - 4), (35, lip - 1, CORNER), (30, lip + 1, CORNER), (34, lip + 4), (29, lip + 9),
            (24 + ch * 0.7, deep - 4), (18 + ch * 0.3, deep + 1), (2, deep - 4), (-12, 30), (-16, 14), (-36, 16),
            (-46, -6), (-43, -32), (-28, crown + 3),
        ]  # fmt: skip
    if head.pose == "front":
        half: list[Knot] = [(t * 0.62, crown + 7), (t, -30), (t, -10), (c, 8), (j, 29), (ch + 3, deep - 4)]
        other: list[Knot] = [(-p[0], p[1]) for p in reversed(half)]
        return [(0, crown), *half, (0, deep), *other]
    m = head.middle
    return [
        (-3, crown), (t * 0.66, crown + 8), (t * 0.95, -28), (t * 0.97, -13), (t * 0.87, -3), (c * 0.97, 9),
        (j * 0.62 + 11, 27), (ch * 0.9 + m + 4, deep - 5), (m + 2, deep), (m - ch - 4, deep - 3), (-j * 0.94, 31),
        (-c, 11), (-t, -12), (-t, -32), (-t * 0.62, crown + 7),
    ]  # fmt: skip


def _ear(x: float, y: float, head: Head, size: float = 1) -> Fragment:
    ink = skin_shade(head.skin, 0.2)
    return moved(
        blob(knots("3,-12 -5,-11 -9,-3 -7,6 -2,12 4,9"), ink)
        + stroke(knots("1,-6 -4,-4 -3,2 -1,5"), skin_shade(head.skin, 0.6), 1.8),
        x, y, size,
    )  # fmt: skip


def ears(head: Head) -> Fragment:
    """The ears that lie behind the face's outline."""
    if head.pose == "profile":
        return ""
    near = _ear(-head.form.cheek + 1, 2, head)
    return near + (mirrored(_ear(-head.form.cheek + 1, 2, head)) if head.pose == "front" else "")


def _lines(head: Head) -> Fragment:
    """What the years and the weather left in a face."""
    m, ink = head.middle, skin_shade(head.skin, 0.46)
    out = ""
    if head.blush:
        ruddy = mix(head.skin, "#D8543C", 0.34)
        for x, _, w, outer in eye_places(head):
            out += ellipse(x + outer * 3, 13, w * 0.5, 6, ruddy)
    if head.freckles and head.pose != "profile":
        for x, y in ((-14, 10), (-8, 13), (-3, 9), (24, 10), (28, 13)):
            out += circle(x + m - 9, y, 1.4, ink)
    if head.pose == "profile":
        return out + (stroke([(24, 20), (19, 27), (19, 33)], ink, 1.8) if head.age > 1 else "")
    if head.age > 1:
        for side in (-1, 1):
            wide = 17 if side < 0 else 13 if head.pose == "three-quarter" else 17
            out += stroke([(m + side * wide * 0.66, 17), (m + side * wide, 24), (m + side * wide * 1.02, 31)], ink, 1.9)
    if head.age > 2:
        for y in (-30, -36):
            out += stroke([(m - 18, y), (m, y - 1.5), (m + 14, y)], ink, 1.5)
    return out


def _lit_planes(head: Head, corners: list[Spot]) -> Fragment:
    """Where the light lies on forehead and cheek."""
    m, glow = head.middle, mix(head.skin, "#FFF0CC", 0.3)
    out = plane(corners, ((m - 2, -90), (m + 40, -90), (m + 24, -16), (m + 4, -16)), glow)
    wide = head.form.cheek / 35
    cheek = ((m + 9 * wide, 8), (m + 19 * wide, 6), (m + 21 * wide, 12), (m + 13 * wide, 23))
    return out + plane(corners, cheek, glow)


def face(
    head: Head, lit: int = 1, over: float | None = None, beard: Fragment = "", moustache: Fragment = ""
) -> Fragment:
    """Ears and face. ``lit`` is 1 where light comes from where the head looks, -1 from behind it.

    ``over`` is the height of a hat's brim that throws its shadow on the forehead. The beard lies under mouth and
    nose, the moustache over them.
    """
    shape = outline(head)
    corners = sampled(shape)
    dark, m = skin_shade(head.skin), head.middle
    out = ears(head) + path(curve(shape), head.skin)
    f = head.form
    upper: tuple[Spot, ...]
    lower: tuple[Spot, ...]
    if lit > 0:
        upper = ((-90, -90), (-f.temple * 0.52, -90), (-f.temple * 0.74, 4), (-90, 4))
        lower = ((-90, 2), (-f.temple * 0.74, 2), (m - f.chin - 1, 90), (-90, 90))
        if head.pose == "profile":
            upper = ((-90, -90), (-26, -90), (-22, 4), (-90, 4))
            lower = ((-90, 2), (-22, 2), (16, 90), (-90, 90))
        out += plane(corners, upper, dark) + plane(corners, lower, dark)
    else:
        upper = ((m + 9, -90), (90, -90), (90, 4), (m + 13, 4))
        lower = ((m + 13, 2), (90, 2), (90, 90), (m + 3, 90))
        out += plane(corners, upper, dark) + plane(corners, lower, dark)
    if lit > 0 and head.pose != "profile":
        out += _lit_planes(head, corners)
    if over is not None:
        tall = 9
        out += plane(
            corners,
            ((-90, over - 30), (90, over - 30), (90, over + tall - 2), (-90, over + tall + 1)),
            skin_shade(head.skin, 0.42),
        )
    out += path(curve(shape), "none", INK, OUTLINE)
    out += _lines(head) + beard + mouth(head) + eyes(head) + nose(head) + moustache
    if head.pose == "profile":
        out += _ear(-9, 3, head, 0.95)
    return out
