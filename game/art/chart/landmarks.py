"""Landmarks: what each region is known for, drawn as on a poster. Each stands with its foot at 0, 0."""

from __future__ import annotations

from collections.abc import Callable

from game.art.kit.palette import INK, WINE, mix
from game.art.kit.shapes import Fragment, circle, ellipse, group, line, path, polygon, rect
from game.art.ships import dolphins, liner, sail

WALL, SHADE, ROOF, ROOF2, DARK = "#F6E2B8", "#CE9A60", "#C24E22", "#86300F", "#4A2418"
GREEN, GREEN2 = "#3E6B3A", "#274A2C"


def _p(words: str, fill: str, stroke: str | None = None, width: float = 2) -> Fragment:
    points = (one.split(",") for one in words.split())
    return path(polygon([(float(x), float(y)) for x, y in points]), fill, stroke, width)


def dolomites() -> Fragment:
    """Pale towers of rock, pink in the evening, with snow below."""
    out = _p(
        (
            "-120,10 -96,-46 -84,-40 -66,-104 -50,-96 -36,-138 -18,-120 -4,-152 12,-118 26,-130"
            " 42,-84 58,-96 84,-34 96,-44 124,10"
        ),
        "#D98A6C",
        INK,
        2.4,
    )
    out += _p("-66,-104 -50,-96 -44,-60 -58,8 -90,8 -84,-40", "#F2B48C")
    out += _p("-36,-138 -18,-120 -14,-60 -26,8 -52,8 -44,-60", "#F2B48C")
    out += _p("-4,-152 2,-136 4,-60 -6,8 -24,8 -14,-60", "#F7C79E")
    out += _p("26,-130 34,-104 30,-50 22,8 -2,8 12,-118", "#F2B48C") + _p(
        "58,-96 68,-66 58,-20 46,8 26,8 42,-84", "#F2B48C"
    )
    out += _p("12,-118 26,-130 22,-40 10,8 -4,8 4,-60", "#B8604E") + _p(
        "42,-84 48,-88 40,-30 28,8 20,8 30,-50", "#B8604E"
    )
    out += _p("84,-34 96,-44 124,10 70,10", "#B8604E")
    out += _p("-120,10 -88,-12 -60,2 -34,-14 -6,2 22,-12 52,2 84,-14 124,10", "#FBF2E2")
    return out + "".join(
        group(fir(), x, 14, s) for x, s in ((-98, 0.9), (-78, 1.1), (86, 1.0), (104, 0.8), (-112, 0.7))
    )


def fir() -> Fragment:
    """A fir."""
    return rect(-2, -4, 4, 8, DARK) + _p("0,-34 11,-4 -11,-4", GREEN2) + _p("0,-34 0,-4 -11,-4", GREEN)


def gondola() -> Fragment:
    """A gondola with its man, and a bell tower behind it."""
    out = rect(-74, -108, 22, 100, "#C4603A") + rect(-74, -108, 8, 100, "#E08A58") + rect(-77, -112, 28, 6, WALL)
    out += (
        rect(-72, -128, 18, 17, WALL)
        + rect(-67, -124, 4, 12, DARK)
        + rect(-60, -124, 4, 12, DARK)
        + _p("-76,-128 -63,-160 -50,-128", "#5A8F7C", INK, 2)
    )
    out += path("M-74,-8V-108H-52V-8", "none", INK, 2)
    for x, w, h, ink in ((-120, 44, 44, "#F0B98E"), (-52, 40, 54, "#EBD3A2"), (-12, 34, 40, "#E49C7A")):
        out += rect(x, -8 - h, w, h, ink, 0, INK, 2) + _p(
            f"{x - 4},{-8 - h} {x + w / 2},{-22 - h} {x + w + 4},{-8 - h}", ROOF, INK, 2
        )
        for k in range(3):
            out += path(f"M{x + 6 + k * w / 3.2:.1f},{4 - h}v-6a3,3 0 0 1 6,0v6Z", DARK)
    out += path("M-130,-8H26C20,2 -120,2 -130,-8Z", "#1F5F78")
    out += path(
        (
            "M-74,16C-40,34 46,34 84,-8C92,-18 92,-34 84,-36C90,-22 80,-6 70,-2C30,14 -40,14"
            " -92,2C-98,-2 -104,-16 -100,-20C-106,-18 -108,-4 -100,4C-94,10 -84,14 -74,16Z"
        ),
        "#241A22",
        INK,
        2.2,
    )
    out += path("M-60,14C-30,24 30,24 60,6", "none", WINE, 4) + rect(-18, -10, 30, 16, WINE, 3, INK, 2)
    out += path("M40,6L46,-30L54,-30L58,4Z", "#2A2A44", INK, 2) + path(
        "M40,-28C44,-50 58,-50 62,-28L56,-12H45Z", "#FBF6EA", INK, 2
    )
    out += (
        line(43, -36, 61, -34, "#1B56A0", 3)
        + line(43, -28, 62, -27, "#1B56A0", 3)
        + circle(51, -54, 8, "#E5A878", INK, 2)
    )
    out += path("M38,-58Q51,-64 65,-58Z", "#E6C56C", INK, 2) + rect(44, -67, 14, 8, "#E6C56C", 2, INK, 2)
    out += path("M94,34L22,-62", "none", INK, 5) + path("M94,34L22,-62", "none", "#B5834A", 2.4)
    return out + path("M-96,34q12,7 24,0t24,0t24,0t24,0t24,0", "none", "#BFE0D6", 3)


def leaning_tower() -> Fragment:
    """The tower of marble that leans, with cypresses."""
    out = ""
    for k in range(6):
        y = -k * 17
        out += rect(-21, y - 17, 42, 17, "#FBF2DC", 2, INK, 1.8) + rect(8, y - 16, 12, 15, "#D7B88A")
        out += "".join(path(f"M{x},{y - 3}v-6a3,3 0 0 1 6,0v6Z", "#8A5A3A") for x in (-17, -8, 1, 10))
        out += rect(-24, y - 19, 48, 4, "#EBD3A2", 1, INK, 1.4)
    out += rect(-15, -121, 30, 17, "#FBF2DC", 2, INK, 1.8) + path(
        "M-15,-121C-12,-132 12,-132 15,-121Z", "#D98A5C", INK, 1.8
    )
    return group(out, 0, 0, 1, 8) + "".join(group(cypress(), x, 4, s) for x, s in ((-36, 1.1), (-50, 0.8), (44, 0.9)))


def cypress() -> Fragment:
    """A cypress."""
    return path("M0,0C-12,-8 -10,-44 0,-64C10,-44 12,-8 0,0Z", GREEN2, INK, 1.6) + path(
        "M0,0C-12,-8 -10,-44 0,-64C-3,-40 -3,-14 0,0Z", GREEN
    )


def aqueduct() -> Fragment:
    """Old arches and umbrella pines."""
    out = ""
    for row, (n, h) in enumerate(((5, 34), (5, 24))):
        y = 0 if row == 0 else -36
        for k in range(n):
            x = -70 + k * 28
            out += path(
                f"M{x},{y}V{y - h}H{x + 28}V{y}H{x + 22}V{y - h + 18}A8,8 0 0 0 {x + 6},{y - h + 18}V{y}Z",
                "#E5B887" if k % 2 else "#DDA871",
                INK,
                1.6,
            )
    out += rect(-74, -66, 148, 7, "#F2D3A2", 0, INK, 1.8) + rect(-72, -37, 144, 5, "#F2D3A2", 0, INK, 1.6)
    return out + group(pine(), 92, 4, 0.9) + group(pine(), -94, 6, 0.75)


def pine() -> Fragment:
    """An umbrella pine."""
    out = path("M-3,0C-2,-30 -1,-40 -2,-62H4C3,-40 4,-30 5,0Z", "#6B3A22", INK, 1.4)
    out += path("M-36,-58C-40,-76 -18,-88 1,-88S42,-76 37,-58C20,-52 -20,-52 -36,-58Z", GREEN, INK, 1.8)
    return out + path("M4,-54C10,-64 16,-76 14,-86C34,-82 41,-72 37,-58C26,-54 16,-54 4,-54Z", GREEN2)


def vesuvius() -> Fragment:
    """The volcano with its plume, and a small town at its foot."""
    smoke = (
        "M-8,-92C-26,-104 -14,-120 -24,-132C-40,-146 -20,-164 -4,-158C2,-174 30,-174 34,-158"
        "C54,-160 62,-142 48,-134C64,-126 52,-110 36,-114C30,-102 18,-104 14,-92Z"
    )
    out = path(smoke, "#FBF2E2", INK, 2.2) + path(
        (
            "M14,-92C18,-104 30,-102 36,-114C52,-110 64,-126 48,-134C62,-142 54,-160 34,-158"
            "C44,-146 30,-140 36,-130C20,-126 24,-110 10,-108Z"
        ),
        "#E2B48E",
    )
    out += path("M-112,4C-70,-10 -40,-56 -20,-90L-8,-84L2,-92L12,-84L22,-90C42,-54 76,-10 116,4Z", "#7C4A5C", INK, 2.4)
    out += path("M-112,4C-70,-10 -40,-56 -20,-90L-8,-84C-14,-50 -30,-14 -60,4Z", "#A9687A") + path(
        "M22,-90C42,-54 76,-10 116,4H52C40,-26 26,-60 12,-84Z", "#54303F"
    )
    out += path(
        ("M-20,-90L-8,-84L2,-92L12,-84L22,-90C14,-70 16,-62 8,-50C2,-62 -2,-48 -6,-40C-10,-58 -14,-70 -20,-90Z"),
        "#EE6A24",
        INK,
        1.4,
    )
    for x, w, h, ink in (
        (-66, 18, 20, "#F0B98E"),
        (-46, 20, 28, WALL),
        (-24, 18, 18, "#E49C7A"),
        (-4, 22, 24, "#F6D28A"),
    ):
        out += rect(x, 8 - h, w, h, ink, 0, INK, 1.8) + _p(
            f"{x - 3},{8 - h} {x + w / 2},{-2 - h} {x + w + 3},{8 - h}", ROOF, INK, 1.6
        )
        out += rect(x + w / 2 - 2, 12 - h, 4, 6, DARK)
    return out


def flock() -> Fragment:
    """Sheep and their shepherd below the great rock."""
    out = (
        _p("-90,6 -58,-44 -40,-30 -8,-86 14,-52 26,-62 70,6", "#8C8A9A", INK, 2.2)
        + _p("-8,-86 14,-52 26,-62 70,6 10,6", "#62607A")
        + _p("-8,-86 4,-66 -2,-58 -10,-66 -18,-58 -22,-62", "#FBF6EA")
    )
    out += path("M-100,8C-60,-12 40,-12 100,8Z", "#8FA04A", INK, 2)
    for x, y, s in ((-58, 4, 1), (-30, -2, 0.85), (-6, 8, 1.1), (28, 2, 0.95)):
        out += group(sheep(), x, y, s)
    out += path("M56,8L60,-24C62,-34 74,-34 76,-24L82,8Z", "#6B3A52", INK, 2) + circle(68, -38, 7, "#E5A878", INK, 1.8)
    return (
        out
        + path("M56,-42Q68,-48 82,-42Z", "#7A4A28", INK, 1.8)
        + path("M62,-44C62,-52 74,-52 74,-44Z", "#7A4A28", INK, 1.8)
        + path("M88,8V-40C88,-50 98,-50 97,-42", "none", INK, 3)
    )


def sheep() -> Fragment:
    """A sheep."""
    out = line(-7, 0, -7, 8, INK, 3) + line(6, 0, 6, 8, INK, 3)
    out += path(
        (
            "M-14,0C-20,-4 -16,-12 -11,-11C-9,-17 0,-17 2,-13C9,-16 15,-11 12,-6C16,-2 10,3 6,1"
            "C2,4 -4,4 -7,1C-10,4 -14,3 -14,0Z"
        ),
        "#FBF6EA",
        INK,
        1.8,
    )
    return out + ellipse(14, -9, 5, 4, "#3A2A30", INK, 1.4)


def nuraghe() -> Fragment:
    """The round tower of old stones, with prickly pears and a sheep."""
    out = (
        _p("-40,0 -28,-56 28,-56 40,0", "#B9A58C", INK, 2.2)
        + _p("6,-56 28,-56 40,0 14,0", "#8A745F")
        + _p("-20,-56 -16,-78 16,-78 20,-56", "#C9B79A", INK, 2.2)
        + _p("4,-78 16,-78 20,-56 6,-56", "#9A8670")
    )
    for y, a, b in ((-14, -36, 36), (-28, -33, 33), (-42, -30, 30)):
        out += line(a, y, b, y, mix("#8A745F", INK, 0.25), 1.4)
        out += "".join(
            line(x + (y % 4) * 3, y, x + (y % 4) * 3 - 0.5, y - 14, mix("#8A745F", INK, 0.25), 1.2)
            for x in (-20, -6, 8)
        )
    out += path("M-7,0V-18A7,7 0 0 1 7,-18V0Z", "#2A1C14")
    out += (
        ellipse(50, -10, 8, 12, GREEN, INK, 1.8)
        + ellipse(60, -24, 7, 10, GREEN, INK, 1.8)
        + ellipse(45, -28, 6, 9, GREEN, INK, 1.8)
        + circle(62, -36, 3.4, "#C4374A")
        + circle(44, -38, 3, "#C4374A")
    )
    return out + group(sheep(), -56, 2, 1.1) + group(sheep(), -80, -4, 0.9)


def lighthouse() -> Fragment:
    """A lighthouse on its rock, throwing two beams."""
    out = path("M0,-102L-120,-130V-84Z", "#FFF3C0", opacity=0.75) + path(
        "M0,-102L120,-130V-84Z", "#FFF3C0", opacity=0.75
    )
    out += path("M-34,6C-30,-14 -12,-18 0,-16S32,-12 36,6Z", "#7A6A62", INK, 2)
    out += _p("-13,-12 -9,-92 9,-92 13,-12", "#FBF2DC", INK, 2)
    for a, b in ((-30, -46), (-62, -76)):
        wa, wb = 13 + (a + 12) / 20, 13 + (b + 12) / 20
        out += _p(f"{-wa},{a} {-wb},{b} {wb},{b} {wa},{a}", "#C4301F", INK, 1.4)
    out += (
        rect(-12, -95, 24, 4, INK)
        + rect(-7, -110, 14, 15, "#FFE48A", 0, INK, 2)
        + path("M-10,-110L0,-122L10,-110Z", "#C4301F", INK, 2)
    )
    return out


def olive_grove() -> Fragment:
    """Three olive trees."""
    out = ""
    for x, y, s in ((-34, 0, 0.9), (30, -2, 0.95), (-2, 8, 1.15)):
        tree = path("M-5,0C-3,-14 -10,-20 -12,-30L-7,-30C-4,-22 0,-22 3,-30H8C6,-20 3,-12 6,0Z", "#6B4A32", INK, 1.6)
        tree += path(
            ("M-24,-30C-32,-42 -18,-54 -8,-50C-4,-60 12,-60 14,-50C28,-50 30,-34 20,-30C10,-24 -14,-24 -24,-30Z"),
            "#8FA66E",
            INK,
            1.8,
        )
        tree += path("M2,-27C12,-34 16,-44 14,-50C28,-50 30,-34 20,-30C14,-27 8,-27 2,-27Z", "#5F7A4E")
        out += group(
            tree + "".join(circle(a, b, 2.2, "#3A2A44") for a, b in ((-14, -38), (-2, -44), (10, -36))), x, y, s
        )
    return out


def trulli() -> Fragment:
    """Houses with roofs of stone cones."""
    out = ""
    for x, s in ((-40, 0.9), (36, 0.85), (0, 1.1)):
        hut = rect(-20, -22, 40, 22, "#FFFDF5", 2, INK, 1.8) + rect(6, -21, 13, 20, "#DCCFB8")
        hut += path("M-24,-22C-14,-34 -6,-50 0,-62C6,-50 14,-34 24,-22Z", "#8A8490", INK, 1.8) + path(
            "M4,-22C6,-36 4,-50 0,-62C6,-50 14,-34 24,-22Z", "#625C6C"
        )
        hut += circle(0, -64, 4, "#FFFDF5", INK, 1.6) + path("M-6,0V-11A6,6 0 0 1 6,-11V0Z", DARK)
        out += group(hut, x, 0, s)
    return out


def terraces() -> Fragment:
    """Painted houses above terraces of vines by the sea."""
    out = ""
    for k in range(4):
        y, w = -k * 16, 150 - k * 26
        out += path(
            f"M{-w / 2},{y}Q0,{y - 8} {w / 2},{y}V{y - 10}Q0,{y - 20} {-w / 2},{y - 10}Z",
            "#C9A46A" if k % 2 else "#D8B87E",
            INK,
            1.6,
        )
        out += "".join(
            circle(
                -w / 2 + 10 + i * 12,
                y - 14 - 5 * (1 - ((i * 12 - w / 2 + 10) / (w / 2)) ** 2),
                5.4,
                GREEN if i % 2 else "#5E8A3A",
            )
            for i in range(int(w / 12) - 1)
        )
    for x, h, ink in ((-34, 34, "#E07A4A"), (-16, 44, "#F2C24E"), (2, 38, "#E8A0A0"), (20, 30, "#7FB59A")):
        out += rect(x, -62 - h, 18, h + 4, ink, 0, INK, 1.8) + rect(x + 11, -61 - h, 6, h + 2, mix(ink, "#5A1E22", 0.3))
        out += "".join(rect(x + 4, -56 - h + j * 12, 4, 6, GREEN2) for j in range(int(h / 12)))
        out += _p(f"{x - 2},{-62 - h} {x + 9},{-70 - h} {x + 20},{-62 - h}", ROOF, INK, 1.6)
    return out


def etna() -> Fragment:
    """The great volcano of Sicily, with snow and a thread of smoke."""
    out = path("M-74,14C-40,2 -24,-30 -12,-44H12C24,-30 40,2 74,14Z", "#8A6A58", INK, 2)
    out += path("M12,-44C24,-30 40,2 74,14H30C22,-10 14,-30 4,-44Z", "#5C4038")
    out += path("M-12,-44H12L4,-30L-2,-36L-8,-26Z", "#FBF6EA", INK, 1.4)
    return out + path("M0,-46C-6,-58 8,-62 2,-74C-2,-84 12,-86 12,-94", "none", "#FBF2E2", 7)


LANDMARKS: dict[str, Callable[[], Fragment]] = {
    one.__name__: one
    for one in (
        dolomites, gondola, leaning_tower, aqueduct, vesuvius, flock, nuraghe, lighthouse, olive_grove, trulli,
        terraces, liner, sail, dolphins, etna,
    )
}  # fmt: skip
"""The drawing of each landmark by its name in the data."""
