"""Beards and moustaches."""

from __future__ import annotations

from game.art.kit.palette import INK, Colour, mix
from game.art.kit.shapes import Fragment, ellipse, path, polygon
from game.art.people.features import Head
from game.art.people.geometry import CORNER, OUTLINE, Knot, blob, curve, knots, plane, sampled, stroke
from game.art.people.heads import outline
from game.art.people.inks import light, shade

BEARDS = ("full", "long", "short", "stubble", "goatee", "mutton")
MOUSTACHES = ("chevron", "pencil", "handlebar", "walrus", "tash")


def beard(style: str, ink: Colour, head: Head) -> Fragment:
    """A beard or moustache, drawn before mouth and nose."""
    m, lip, deep = head.middle, head.mouth_y, head.form.depth
    out, dark = "", shade(ink, 0.25)
    corners = sampled(list(outline(head)))
    if head.pose == "profile":
        ear = -4.0
        if style in ("full", "long"):
            drop = 34 if style == "long" else 10
            out += blob(
                [
                    (ear, -6, CORNER),
                    (4, 14),
                    (16, 22),
                    (32, lip - 5, CORNER),
                    (37, lip - 1),
                    (30, lip + 2, CORNER),
                    (36, lip + 8),
                    (30, deep + drop),
                    (10, deep + drop - 3),
                    (-8, 34),
                ],
                ink,
            )
        elif style == "goatee":
            out += blob([(30, lip + 6, CORNER), (35, deep), (26, deep + 16, CORNER), (16, deep - 4)], ink)
        return out
    grown = [((x - m) * 1.1 + m, (y - 14) * 1.1 + 14) for x, y in corners]
    if style in ("full", "long", "short", "stubble"):
        drop = {"full": 7, "long": 34, "short": 1, "stubble": 0}[style]
        if style == "stubble":
            grown = corners
        low = [(x, y + drop * max(0, min(1, (y - 22) / 22))) for x, y in grown]
        f, top = head.form, 8 if style in ("short", "stubble") else -2
        far = (0.84, 1.0) if head.pose == "three-quarter" else (0.66, 0.8)
        cheek: list[Knot] = [
            (-f.cheek * 0.8, top, CORNER),
            (-f.cheek * 0.62, 14),
            (m - 16, lip - 9),
            (m, lip - 6),
            (m + 13, lip - 9),
            (f.cheek * far[0], 13),
            (f.cheek * far[1], top, CORNER),
        ]
        edge = [p for p in low if p[1] > top + 2]
        whole = [*edge, *sampled([*cheek, (m, -40, CORNER)])[:31]]
        if style == "stubble":
            return path(polygon(whole), mix(head.skin, ink, 0.28)) + path(curve(outline(head)), "none", INK, OUTLINE)
        out += path(polygon(whole), ink)
        out += plane(whole, ((-90, -9), (-f.jaw * 0.62, -9), (m - 10, 140), (-90, 140)), dark)
        out += path(polygon(whole), "none", INK, OUTLINE)
        out += stroke([(m - 6, deep + drop * 0.4 - 2), (m - 2, deep + drop - 1)], light(ink, 0.2), 2.2) + stroke(
            [(m + 8, deep + drop * 0.4 - 3), (m + 7, deep + drop - 2)], light(ink, 0.2), 2.2
        )
        out += ellipse(m + 0.5, lip + 2, 9, 5, mix(head.skin, "#A8402F", 0.3))
    if style == "goatee":
        out += blob(
            [
                (m - 10, lip + 7, CORNER),
                (m, lip + 9),
                (m + 9, lip + 7, CORNER),
                (m + 9, deep),
                (m + 2, deep + 17, CORNER),
                (m - 9, deep),
            ],
            ink,
            2.6,
        )
    if style == "mutton":
        out += blob(knots("-31,0! -20,8 -14,26 -18,38 -32,38 -38,18"), ink)
        if head.pose == "three-quarter":
            out += blob(knots("34,2! 29,14 26,30 31,26 38,12"), ink, 2.4)
    return out


def moustache(style: str, ink: Colour, head: Head) -> Fragment:
    """What grows under the nose, drawn over everything else."""
    m, y = head.middle, head.mouth_y - 5
    if head.pose == "profile":
        lip: list[Knot] = [(19, y + 6, CORNER), (25, y - 2), (34, y - 3), (38, y + 3), (35, y + 9, CORNER), (28, y + 4)]
        return blob(lip, ink, 2.4) if style in MOUSTACHES or style in ("full", "long") else ""
    far = 0.85 if head.pose == "three-quarter" else 1
    shapes: dict[str, list[Knot]] = {
        "chevron": [
            (m, y - 5),
            (m + 9 * far, y - 4),
            (m + 17 * far, y + 5, CORNER),
            (m + 2, y + 3),
            (m - 18, y + 5, CORNER),
            (m - 10, y - 4),
        ],
        "pencil": [
            (m, y - 2, CORNER),
            (m + 8 * far, y - 2),
            (m + 16 * far, y + 3, CORNER),
            (m + 2, y + 1.5),
            (m - 16, y + 3, CORNER),
            (m - 8, y - 2),
        ],
        "handlebar": [
            (m, y - 3, CORNER),
            (m + 8 * far, y - 5),
            (m + 18 * far, y + 2),
            (m + 27 * far, y - 9, CORNER),
            (m + 20 * far, y + 9),
            (m + 6, y + 5),
            (m, y + 1, CORNER),
            (m - 6, y + 5),
            (m - 20, y + 9),
            (m - 28, y - 9, CORNER),
            (m - 18, y + 2),
            (m - 8, y - 5),
        ],
        "walrus": [
            (m, y - 6),
            (m + 12 * far, y - 4),
            (m + 22 * far, y + 12, CORNER),
            (m + 8, y + 6),
            (m, y + 4),
            (m - 10, y + 6),
            (m - 24, y + 12, CORNER),
            (m - 13, y - 4),
        ],
        "tash": [(m, y - 4), (m + 7 * far, y - 3), (m + 11 * far, y + 3), (m, y + 3), (m - 11, y + 3), (m - 8, y - 3)],
    }
    if style in ("full", "long"):
        style = "chevron"
    if style == "goatee":
        style = "pencil"
    return blob(shapes[style], ink, 2.2) if style in shapes else ""
