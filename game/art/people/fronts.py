"""What stands before a person: tables and what lies on them."""

from __future__ import annotations

from collections.abc import Callable

from game.art.kit.palette import CREAM
from game.art.kit.shapes import Fragment, path
from game.art.people.geometry import DETAIL, area, box, curve, disc, facet, flat, knots, moved, spots, stroke
from game.art.people.inks import DARK_WOOD, WOOD, light, shade
from game.art.people.props import PROPS
from game.art.people.scenery import table


def _map_table() -> Fragment:
    out = table(DARK_WOOD, None, 214) + facet(spots("176,214 418,214 436,262 160,262"), "#E9DDB8")
    out += path(curve(knots("196,262 230,238 280,246 330,226 400,240"), False), "none", "#23597D", 4)
    out += (
        area("240,220 300,218 296,234 250,238", "#A9B05A")
        + area("330,236 400,226 412,250 350,258", "#C9A04A")
        + stroke([(214, 224), (306, 250), (392, 220)], "#B3263A", 2.4)
    )
    return (
        out
        + "".join(disc(x, y, 5, "#C4420F", DETAIL) for x, y in ((214, 224), (306, 250), (392, 220)))
        + moved(PROPS["compass"].drawing, 398, 226, 0.5, 18)
    )


def _shell_table() -> Fragment:
    out = table("#6B4A3A", "#3F6E56", 218)
    for x in (262, 318, 374):
        out += facet(((x - 15, 200), (x + 15, 200), (x + 21, 240), (x - 21, 240)), "#C4573A", 2.8) + flat(
            x - 13, 202, x - 5, 202, x - 8, 238, x - 19, 238, fill="#8E3A26"
        )
        out += box(x - 23, 234, 46, 8, "#D9AE4A", 2.6)
    return out + disc(220, 240, 6.5, "#F7EEDC", 2.4)


def _glasses_table() -> Fragment:
    out = table(WOOD, CREAM, 216)
    for x, prop in ((236, "red_glass"), (282, "white_glass"), (328, "red_glass"), (374, "white_glass")):
        out += moved(PROPS[prop].drawing, x, 218, 0.86)
    return out


def _press_table() -> Fragment:
    return (
        table(WOOD, None, 222)
        + moved(PROPS["books"].drawing, 330, 220, 0.9)
        + moved(PROPS["ledger"].drawing, 386, 214, 0.5, 82)
    )


def _feast() -> Fragment:
    return (
        table(WOOD, "#E9DDC4", 218)
        + moved(PROPS["bread"].drawing, 300, 210, 0.8)
        + moved(PROPS["jug"].drawing, 366, 204, 0.9)
        + moved(PROPS["red_glass"].drawing, 242, 218, 0.8)
    )


def _anvil() -> Fragment:
    return (
        facet(
            ((196, 214), (336, 214), (330, 228), (296, 238), (300, 270), (234, 270), (238, 238), (186, 224)), "#45434F"
        )
        + area("200,216 332,216 331,221 198,221", "#8A8894")
        + facet(spots("252,202 316,202 316,214 252,214"), "#E4702A", 2.6)
    )


def _papers() -> Fragment:
    return (
        table(DARK_WOOD, None, 222)
        + facet(spots("206,226 270,222 280,250 212,254"), CREAM, 2.4)
        + "".join(stroke([(218, y), (264, y - 3)], shade(CREAM, 0.45), 1.8) for y in (232, 239, 246))
        + moved(PROPS["coin"].drawing, 342, 240, 0.5)
        + "".join(box(352 + k % 2, 232 - k * 5, 24, 6, "#D9AE4A", 2) for k in range(5))
    )


def _vat() -> Fragment:
    out = (
        facet(spots("60,206 420,206 404,270 76,270"), "#8A5A30")
        + "".join(stroke([(x, 210), (x * 0.96 + 9, 264)], shade("#8A5A30", 0.4)) for x in range(90, 420, 34))
        + box(54, 198, 372, 14, "#B5834A")
        + box(66, 234, 348, 9, "#3A2A24", 2)
    )
    return (
        "".join(disc(76 + k * 17, 196 - (k * 7) % 9, 10, "#6E1A3C" if k % 3 else "#8C2A50", 2.2) for k in range(21))
        + out
    )


def _tiles() -> Fragment:
    return (
        facet(spots("-6,226 440,226 440,270 -6,270"), "#C9C2B0")
        + "".join(
            box(222 + k * 42 - j * 14, 206 - j * 19, 40, 19, "#B4623E" if (k + j) % 2 else "#C9784E", 2.4)
            for j in range(2)
            for k in range(6 - j)
        )
        + stroke([(-4, 229), (438, 229)], light("#C9C2B0", 0.4), 3)
    )


FRONTS: dict[str, Callable[[], Fragment]] = {
    "none": lambda: "",
    "table": table,
    "laid": lambda: table(WOOD, CREAM),
    "map": _map_table,
    "shells": _shell_table,
    "tasting": _glasses_table,
    "books": _press_table,
    "feast": _feast,
    "anvil": _anvil,
    "papers": _papers,
    "vat": _vat,
    "wall": _tiles,
}
