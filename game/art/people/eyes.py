"""Eyes with a gaze, and the brows above them."""

from __future__ import annotations

from game.art.kit.palette import INK, Colour, mix
from game.art.kit.shapes import Fragment, circle, path, polygon
from game.art.people.features import BROWS, EYES, GAZES, Brows, Eyes, Head
from game.art.people.geometry import CORNER, clipped, curve, ring, sampled, stroke
from game.art.people.inks import shade, skin_shade

IRIS = "#21130F"


def _eye(x: float, y: float, w: float, head: Head, kind: Eyes, outer: int) -> Fragment:
    """An eye; ``outer`` is -1 where its outer corner is at the left."""
    if kind.open <= 0:
        bend = -5.5 if kind.open == 0 else 4
        d = f"M{x - w / 2:.1f},{y + 2:.1f}Q{x:.1f},{y + 2 + bend * 1.5:.1f} {x + w / 2:.1f},{y + 2:.1f}"
        lash = ""
        if head.lashes and kind.open < 0:
            end = x + outer * w / 2
            lash = stroke([(end, y + 2), (end + outer * 3.5, y + 4.5)], INK, 2)
        return path(d, "none", INK, 3.4) + lash
    h = 6.6 * kind.open
    tilt = kind.tilt * outer
    left, right = (x - w / 2, y + tilt + 0.5), (x + w / 2, y - tilt + 0.5)
    almond = sampled(
        [(*left, CORNER), (x - w * 0.2, y - h), (x + w * 0.22, y - h), (*right, CORNER), (x + w * 0.22, y + h * 0.72),
         (x - w * 0.2, y + h * 0.72)]
    )  # fmt: skip
    gx, gy = GAZES[head.gaze]
    r = max(4.0, min(5.4, h * 0.95))
    ix, iy = x + gx * (w / 2 - r * 0.62), y + gy * h * 0.42 - 0.2
    white = mix("#FFF8EA", head.skin, 0.1)
    iris = clipped(ring(ix, iy, r, r), almond)
    out = path(polygon(almond), white) + path(polygon(iris), IRIS)
    out += circle(ix + 1.5, iy - 1.6, 1.3, "#FFF6E2")
    if kind.lid:
        cover = clipped(
            almond,
            (
                (x - 30, y - 30),
                (x + 30, y - 30),
                (x + 30, y - h + 1.7 * h * kind.lid),
                (x - 30, y - h + 1.7 * h * kind.lid),
            ),
        )
        out += path(polygon(cover), skin_shade(head.skin, 0.24)) if len(cover) > 2 else ""
    top = y - h + 1.7 * h * kind.lid if kind.lid else y - h
    upper = [
        (left[0] - (1.5 if outer < 0 else 0), left[1]),
        (x - w * 0.22, top),
        (x + w * 0.22, top),
        (right[0] + (1.5 if outer > 0 else 0), right[1]),
    ]
    out += stroke(upper, INK, 3.2)
    out += stroke([(x - w * 0.26, y + h * 0.74), (x + w * 0.26, y + h * 0.74)], skin_shade(head.skin, 0.6), 1.6)
    if head.lashes:
        corner = left if outer < 0 else right
        out += stroke([corner, (corner[0] + outer * 4, corner[1] - 3.6)], INK, 2.6)
    if kind.lid > 0.2 or head.age > 1:
        out += stroke(
            [(x - w * 0.4, y - h - 2), (x, y - h - 4.2), (x + w * 0.4, y - h - 2)], skin_shade(head.skin, 0.5), 1.6
        )
    return out


def _brow(x: float, y: float, w: float, outer: int, kind: Brows, ink: Colour, lift: float = 0) -> Fragment:
    inner_x, outer_x = x - outer * w * 0.5, x + outer * w * 0.62
    middle_x = x + outer * w * 0.18
    i, m, o = y - kind.inner - lift, y - kind.middle - lift, y - kind.outer - lift
    t = kind.thick
    return path(
        polygon(
            (
                (inner_x, i - t * 0.5),
                (middle_x, m - t * 0.62),
                (outer_x, o),
                (middle_x, m + t * 0.42),
                (inner_x, i + t * 0.6),
            )
        ),
        ink,
        ink,
        1.4,
    )


def eye_places(head: Head) -> list[tuple[float, float, float, int]]:
    """Centre, width and the side of the outer corner of each eye."""
    wide = head.form.temple / 36
    if head.pose == "profile":
        return [(18, -4, 11, -1)]
    if head.pose == "front":
        return [(-16 * wide, -3, 15, -1), (16 * wide, -3, 15, 1)]
    m, narrow = head.middle, min(1.0, wide)
    return [(m - max(17.4, 18.5 * wide), -3, 15.5 * narrow, -1), (m + max(13.4, 14.5 * wide), -3, 11.5 * narrow, 1)]


def eyes(head: Head) -> Fragment:
    """An eyes."""
    kind, brows = EYES[head.eyes], BROWS[head.brows]
    ink = shade(head.hair, 0.42)
    out = ""
    for x, y, w, outer in eye_places(head):
        socket = [(x - w * 0.62, y - 4), (x, y - 9), (x + w * 0.62, y - 4), (x + w * 0.5, y + 4), (x - w * 0.5, y + 4)]
        out += path(curve(socket), skin_shade(head.skin, 0.13))
        out += _eye(x, y, w, head, kind, outer)
        lift = 5.0 if head.brows == "skew" and outer > 0 else 0
        out += _brow(x, y, w * 1.15, outer, brows, ink, lift)
        if head.age > 1:
            out += stroke(
                [(x - w * 0.3, y + 9), (x, y + 10.5), (x + w * 0.35, y + 8.5)], skin_shade(head.skin, 0.45), 1.5
            )
        if head.age > 2 and head.pose != "profile":
            e = x + outer * w * 0.72
            out += stroke([(e, y + 1), (e + outer * 5, y - 1.5)], skin_shade(head.skin, 0.5), 1.4)
            out += stroke([(e, y + 4), (e + outer * 5, y + 5)], skin_shade(head.skin, 0.5), 1.4)
    return out
