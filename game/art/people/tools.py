"""Tools that people hold, each drawn upright around the place where it is gripped."""

from __future__ import annotations

from game.art.kit.palette import CREAM, GOLD, INK, Colour
from game.art.kit.shapes import Fragment, circle, path
from game.art.people.geometry import DETAIL, area, blob, box, disc, facet, flat, knots, moved, spots, stroke
from game.art.people.inks import BRASS, DARK_WOOD, STEEL, WOOD, light, shade


def handle(x: float, top: float, foot: float, ink: Colour = WOOD, wide: float = 8) -> Fragment:
    """A wooden handle, from ``top`` to ``foot``."""
    return box(x - wide / 2, top, wide, foot - top, ink, 2.6) + flat(
        x - wide / 2 + 1.3,
        top + 2,
        x - 0.5,
        top + 2,
        x - 0.5,
        foot - 2,
        x - wide / 2 + 1.3,
        foot - 2,
        fill=shade(ink, 0.3),
    )


def hammer() -> Fragment:
    """A hammer."""
    return (
        handle(0, -58, 30)
        + facet(spots("-24,-76 22,-76 30,-66 22,-54 -24,-54"), STEEL)
        + area("-22,-64 26,-64 20,-56 -22,-56", shade(STEEL, 0.3))
    )


def trowel() -> Fragment:
    """A trowel."""
    return (
        handle(0, -14, 18, WOOD, 11)
        + stroke([(0, -14), (0, -26)], INK, 6)
        + facet(spots("-17,-30 17,-30 0,-82"), STEEL)
        + area("-14,-32 0,-32 0,-78", shade(STEEL, 0.25))
    )


def spade() -> Fragment:
    """A spade."""
    return (
        handle(0, -40, 90)
        + blob(knots("-17,-42! 17,-42! 18,-66 0,-88! -18,-66"), STEEL)
        + stroke([(0, -50), (0, -78)], shade(STEEL, 0.35), 3)
    )


def rake() -> Fragment:
    """A rake."""
    out = handle(0, -70, 90) + box(-32, -80, 64, 11, STEEL)
    return out + "".join(
        facet(((x - 3, -92), (x + 3, -92), (x + 3, -80), (x - 3, -80)), STEEL, 2.2) for x in (-27, -13, 1, 14, 27)
    )


def shears() -> Fragment:
    """Pruning shears."""
    out = facet(spots("-3,-4 10,-60 16,-62 6,0"), STEEL, 2.6) + facet(
        ((3, -4), (-10, -60), (-16, -62), (-6, 0)), light(STEEL), 2.6
    )
    return (
        out
        + stroke([(-4, 0), (-12, 30)], INK, 11)
        + stroke([(-4, 0), (-12, 30)], "#B3263A", 6)
        + stroke([(4, 0), (13, 30)], INK, 11)
        + stroke([(4, 0), (13, 30)], "#B3263A", 6)
        + disc(0, -3, 4.4, BRASS, DETAIL)
    )


def sickle() -> Fragment:
    """A sickle."""
    blade = "M0,-14C10,-60 -20,-84 -54,-70C-30,-78 -10,-58 -10,-14Z"
    return path(blade, STEEL, INK, 2.8) + handle(-4, -16, 28, WOOD, 11)


def gavel() -> Fragment:
    """A gavel."""
    return moved(
        handle(0, -30, 40, WOOD, 8)
        + box(-28, -58, 56, 30, WOOD)
        + box(-34, -60, 10, 34, DARK_WOOD, 2.6)
        + box(24, -60, 10, 34, DARK_WOOD, 2.6),
        0,
        0,
        1,
        24,
    )


def mallet() -> Fragment:
    """A mallet."""
    return (
        handle(0, -30, 34, WOOD, 9)
        + box(-24, -66, 48, 36, "#B5834A")
        + area("-22,-48 22,-48 22,-32 -22,-32", shade("#B5834A", 0.25))
    )


def level() -> Fragment:
    """A level."""
    out = "".join(stroke([(0, -6), (x, 92)], INK, 8) + stroke([(0, -6), (x, 92)], WOOD, 3.4) for x in (-26, 2, 28))
    return (
        out
        + box(-10, -18, 22, 14, STEEL)
        + facet(spots("-34,-42 20,-46 20,-20 -34,-20"), BRASS)
        + box(20, -50, 12, 34, DARK_WOOD, 2.8)
        + box(-42, -38, 10, 14, "#3A2A24", 2.6)
        + circle(-6, -33, 5, "#FFF6DF", INK, 2)
    )


def compass() -> Fragment:
    """A compass."""
    return (
        facet(spots("-4,-60 4,-60 22,24 18,24"), STEEL, 2.4)
        + facet(spots("-4,-60 4,-60 -18,24 -22,24"), light(STEEL), 2.4)
        + disc(0, -60, 8, BRASS, 2.4)
    )


def key() -> Fragment:
    """A key."""
    out = circle(0, -50, 15, "none", INK, 10) + circle(0, -50, 15, "none", BRASS, 5) + handle(0, -36, 30, BRASS, 8)
    return out + box(3, 8, 16, 8, BRASS, 2.4) + box(3, 21, 12, 8, BRASS, 2.4)


def magnifier() -> Fragment:
    """A magnifier."""
    return (
        handle(0, -18, 30, DARK_WOOD, 9)
        + circle(0, -42, 24, "#DCE8E4", INK, 2.8, opacity=0.9)
        + circle(0, -42, 24, "none", INK, 9)
        + circle(0, -42, 24, "none", BRASS, 4.4)
        + stroke([(-8, -54), (-13, -44)], "#FFFFFF", 3)
    )


def brush() -> Fragment:
    """A brush."""
    return (
        handle(0, -40, 30, WOOD, 6)
        + box(-5, -50, 10, 12, STEEL, 2.2)
        + blob(knots("-6,-50! 6,-50! 6,-62 0,-76! -6,-62"), "#B3263A", 2.4)
    )


def quill() -> Fragment:
    """A quill."""
    return blob(knots("0,20! 2,-20 20,-66 36,-76! 30,-40 10,-8"), "#FBF3E0", 2.6) + stroke(
        [(0, 24), (12, -24), (32, -72)], shade(CREAM, 0.5)
    )


def flag() -> Fragment:
    """A guide's flag."""
    out = handle(0, -84, 40, WOOD, 7)
    return (
        out
        + blob(knots("4,-84! 26,-92 56,-80! 46,-62 56,-46! 28,-58 4,-48!"), "#C4420F")
        + disc(0, -86, 5, GOLD, DETAIL)
    )
