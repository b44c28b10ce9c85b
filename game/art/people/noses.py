"""Noses, in three poses."""

from __future__ import annotations

from game.art.kit.palette import INK, mix
from game.art.kit.shapes import Fragment, path, polygon
from game.art.people.features import NOSES, Head
from game.art.people.geometry import Knot, curve, stroke
from game.art.people.inks import skin_shade


def nose(head: Head) -> Fragment:
    """A nose."""
    n = NOSES[head.nose]
    dark, m = skin_shade(head.skin, 0.34), head.middle
    red = mix(head.skin, "#C4472F", 0.28) if head.nose == "bulb" or head.age > 2 else head.skin
    if head.pose == "profile":
        return stroke([(28, n.base - 5), (25, n.base - 1), (28, n.base + 2)], skin_shade(head.skin, 0.62), 1.8)
    if head.pose == "front":
        w = n.width
        side = [(m - 3, -6), (m - 4 - n.bridge * 0.4, 4), (m - w, n.base - 2), (m, n.base + 3), (m - 1, 6)]
        out = path(polygon(side), dark)
        out += path(
            curve(
                [
                    (m - w, n.base - 4),
                    (m - w * 0.5, n.base + 1),
                    (m, n.base + 3),
                    (m + w * 0.5, n.base + 1),
                    (m + w, n.base - 4),
                ],
                False,
            ),
            "none",
            INK,
            2.6,
        )
        return out + stroke([(m - 4, -5), (m - 4 - n.bridge * 0.3, 6)], skin_shade(head.skin, 0.6), 1.8)
    bridge: list[Knot] = [
        (m + 4, -8),
        (m + 4.5 + n.bridge * 0.55, 2),
        (m + n.reach + 1, n.tip - 3),
        (m + n.reach, n.tip + 2),
        (m + 4, n.base),
    ]
    body: list[Knot] = [
        *bridge,
        (m - n.width * 0.5, n.base + 0.5),
        (m - n.width, n.base - 4),
        (m - n.width * 0.55, n.base - 9),
        (m - 1, 2),
    ]
    out = path(curve(body), red)
    out += path(
        curve(
            [
                (m + 1, -6),
                (m + 1, 4),
                (m + 2, n.tip - 2),
                (m - n.width, n.base - 4),
                (m - n.width * 0.6, n.base - 9),
                (m - 3, 3),
            ]
        ),
        skin_shade(head.skin, 0.18),
    )
    out += path(polygon(((m - n.width * 0.8, n.base - 1), (m + n.reach, n.tip + 2), (m + 4, n.base + 2))), dark)
    out += path(curve(bridge, False), "none", INK, 2.6)
    return out + stroke(
        [
            (m - n.width * 0.5, n.base - 8),
            (m - n.width, n.base - 4),
            (m - n.width * 0.6, n.base),
            (m - 1, n.base + 0.5),
        ],
        INK,
        2.2,
    )
