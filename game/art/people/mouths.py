"""Mouths, in three poses."""

from __future__ import annotations

from game.art.kit.palette import INK
from game.art.kit.shapes import Fragment, ellipse, path, polygon
from game.art.people.features import Head
from game.art.people.geometry import CORNER, Knot, clipped, curve, facet, sampled, stroke
from game.art.people.inks import skin_shade


def mouth(head: Head) -> Fragment:
    """A mouth."""
    m, y = head.middle, head.mouth_y
    left, right = {"front": (m - 12, m + 12), "three-quarter": (m - 13, m + 10.5), "profile": (18.0, 31.5)}[head.pose]
    mid = (left + right) / 2 + (1.5 if head.pose == "three-quarter" else 0)
    kind = head.mouth
    dark = skin_shade(head.skin, 0.4)
    teeth, deep = "#FFF6E6", "#5A1420"
    lip = head.lips or skin_shade(head.skin, 0.3)
    if head.pose == "profile" and kind in ("grin", "laugh", "open"):
        return facet(((left, y - 4), (right + 2, y - 1), (right - 1, y + 6)), teeth if kind == "grin" else deep, 2.2)
    if kind in ("grin", "laugh", "open"):
        drop = {"grin": 8, "laugh": 14, "open": 11}[kind]
        up = 0.0 if kind == "open" else 4.5
        if kind == "open":
            left, right = left + 4, right - 3
        top: list[Knot] = [(left, y - up, CORNER), (mid, y - (0 if up else 3)), (right, y - up, CORNER)]
        shape: list[Knot] = [*top, (right - 4, y + drop * 0.6), (mid, y + drop), (left + 4, y + drop * 0.6)]
        out = path(curve(shape), deep)
        if kind != "open":
            cut = clipped(
                sampled(shape),
                ((left - 9, y - 20), (right + 9, y - 20), (right + 9, y + drop * 0.32), (left - 9, y + drop * 0.32)),
            )
            out += path(polygon(cut), teeth) if len(cut) > 2 else ""
        if kind != "grin":
            out += ellipse(mid, y + drop - 3, 5, 2.6, "#C4574A")
        out += path(curve(shape), "none", head.lips or INK, 2.8)
        if up:
            out += stroke([(left - 2.5, y - up - 2.5), (left - 1, y - up + 1.5)], INK, 2.2)
        return out
    if kind == "whistle":
        return ellipse(mid, y, 4.2, 4.4, deep, INK, 2.2)
    bend = {"calm": 1.5, "smile": 5.5, "smirk": 2, "flat": 0, "frown": -4.5, "purse": 0, "worried": -2.5, "lips": 2.5}[
        kind
    ]
    if kind == "purse":
        left, right = left + 4, right - 4
    ends = (y - bend * 0.6, y - bend * 0.6)
    if kind == "smirk":
        ends = (y + 1.5, y - 5)
        right += 2
    line: list[Knot] = [(left, ends[0]), (mid, y + bend * 0.6), (right, ends[1])]
    if kind == "worried":
        line = [(left, y + 2), (mid - 5, y - 1.5), (mid + 4, y + 1.5), (right, y - 0.5)]
    out = ""
    if head.lips or kind in ("lips", "purse"):
        full: list[Knot] = [
            (left + 1, ends[0], CORNER),
            (mid - 5, y - 4.5),
            (mid, y - 3),
            (mid + 4, y - 4.5),
            (right - 1, ends[1], CORNER),
            (mid, y + 7 + bend * 0.3),
        ]
        out += path(curve(full), lip)
    else:
        out += path(
            curve([(mid - 7, y + 4 + bend * 0.5), (mid, y + 7.5 + bend * 0.5), (mid + 6, y + 4 + bend * 0.5)]),
            dark,
            opacity=0.75,
        )
    out += stroke(line, INK, 2.8)
    if kind in ("smile", "smirk"):
        x, yy = (right, ends[1]) if kind == "smirk" else (left, ends[0])
        side = 1 if kind == "smirk" else -1
        out += stroke([(x + side * 0.5, yy - 3), (x + side * 2, yy + 1)], INK, 2)
    return out
