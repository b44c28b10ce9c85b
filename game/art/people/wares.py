"""Papers, money and finery that people hold."""

from __future__ import annotations

from game.art.kit.palette import CREAM, GOLD, INK, Colour
from game.art.kit.shapes import Fragment, circle, path
from game.art.people.geometry import CORNER, DETAIL, area, blob, box, disc, facet, knots, moved, oval, spots, stroke
from game.art.people.harvest import leaf
from game.art.people.inks import BRASS, DARK_WOOD, LEATHER, PAPER, WOOD, light, shade
from game.art.people.tools import handle


def ledger(ink: Colour = "#20402F") -> Fragment:
    """A ledger."""
    out = (
        box(-32, -42, 64, 78, ink)
        + box(26, -38, 9, 70, CREAM, 2.2)
        + area("-30,-40 -18,-40 -18,34 -30,34", shade(ink, 0.4))
    )
    return (
        out
        + box(-8, -26, 26, 20, CREAM, 2)
        + stroke([(-4, -19), (14, -19)], shade(CREAM, 0.5))
        + stroke([(-4, -12), (8, -12)], shade(CREAM, 0.5))
    )


def book(ink: Colour = "#8C1D3F") -> Fragment:
    """A book."""
    out = blob(knots("0,-14! -22,-26 -50,-22! -50,20! -22,16 0,26! 22,16 50,20! 50,-22! 22,-26"), CREAM)
    out += stroke([(0, -14), (0, 26)], INK) + "".join(
        stroke([(s * 10, y - 8), (s * 40, y - 12)], shade(CREAM, 0.4), 1.8) for s in (-1, 1) for y in (0, 10, 20)
    )
    return facet(spots("-54,-16 0,-8 54,-16 54,28 0,34 -54,28"), ink) + out


def scroll() -> Fragment:
    """A scroll."""
    out = blob(knots("-24,-46! 30,-50! 26,30! -28,34!"), PAPER)
    out += "".join(stroke([(-14, y), (18, y - 2)], shade(PAPER, 0.45)) for y in (-30, -18, -6, 6))
    return (
        out
        + oval(-26, 34, 8, 7, shade(PAPER, 0.2), 2.4)
        + oval(28, -50, 8, 7, shade(PAPER, 0.2), 2.4)
        + disc(14, 20, 8, "#B3263A", 2.2)
    )


def plan() -> Fragment:
    """A drawing of a house."""
    out = facet(spots("-48,-40 46,-48 52,26 -44,34"), "#2E6A94") + facet(
        ((-40, -32), (40, -39), (44, 19), (-37, 26)), "#2E6A94", 0
    )
    lines = ((-30, 16, -28, -12, 0, -30, 26, -16, 28, 12, -30, 16),)
    for one in lines:
        out += stroke([(x, y, CORNER) for x, y in zip(one[::2], one[1::2], strict=True)], "#E4EEF2", 2.6)
    return out + stroke(knots("-6,14 -6,-4 8,-5 8,13"), "#E4EEF2", 2.2) + stroke([(-34, 22), (38, 16)], "#A9C6D6", 1.8)


def letter() -> Fragment:
    """A letter."""
    return (
        box(-32, -26, 64, 46, CREAM)
        + stroke([(-32, -26, CORNER), (0, 2, CORNER), (32, -26, CORNER)], INK, 2.4)
        + disc(0, 0, 8, "#B3263A", 2.2)
    )


def purse() -> Fragment:
    """A purse."""
    out = blob(knots("-10,-26! 10,-26! 30,6 24,34 -24,34 -30,6"), "#A06A38") + blob(
        knots("-16,-40! 0,-34 16,-40! 9,-26! -9,-26!"), "#B5834A"
    )
    return (
        out
        + stroke([(-11, -26), (11, -26)], "#C4573A", 4.6)
        + disc(0, 8, 12, GOLD, 2.4)
        + disc(0, 8, 6, light(GOLD, 0.4), 1.6)
    )


def coin() -> Fragment:
    """A coin."""
    return disc(0, -16, 20, "#D9AE4A") + disc(0, -16, 13.5, "#EBCB78", DETAIL) + leaf(0, -12, 0.42, 0, "#A87A22")


def mask() -> Fragment:
    """A mask on a stick."""
    out = handle(0, -14, 40, GOLD, 6)
    out += blob(knots("-40,-52 -20,-48 0,-42 20,-48 40,-52 44,-34 24,-14 6,-22 0,-26 -6,-22 -24,-14 -44,-34"), CREAM)
    out += oval(-20, -34, 10, 6, "#2A1C14", 2) + oval(20, -34, 10, 6, "#2A1C14", 2)
    return (
        out
        + facet(spots("0,-44 -6,-52 0,-62 6,-52"), "#B3263A", 2.2)
        + stroke([(-34, -22), (-18, -16)], "#B3263A", 2.4)
        + stroke([(34, -22), (18, -16)], "#B3263A", 2.4)
    )


def horn() -> Fragment:
    """A speaking trumpet."""
    return (
        facet(spots("-16,-14 0,-30 54,-72 66,-34 10,-2"), BRASS)
        + area("-10,-12 12,-3 62,-33 58,-46", shade(BRASS, 0.28))
        + blob(knots("54,-76 64,-62 70,-34 64,-28 56,-48"), light(BRASS, 0.3))
        + facet(spots("-22,-18 -10,-24 -4,-12 -16,-4"), DARK_WOOD, 2.6)
    )


def fan(ink: Colour = "#B3263A") -> Fragment:
    """A fan."""
    out = ""
    for k in range(6):
        a = facet(spots("0,14 -8,-62 8,-62"), ink if k % 2 else light(ink, 0.35), 2.2)
        out += moved(a, 0, 0, 1, -48 + k * 18)
    return out + disc(0, 12, 6, GOLD, DETAIL)


def books() -> Fragment:
    """A short row of books."""
    return (
        box(-40, -6, 80, 10, WOOD)
        + box(-36, -28, 14, 22, "#8C1D3F", 2.4)
        + box(-22, -34, 12, 28, "#23597D", 2.4)
        + box(-10, -26, 14, 20, "#59652A", 2.4)
    )


def suitcase() -> Fragment:
    """A suitcase."""
    return (
        path("M-16,-22C-16,-40 16,-40 16,-22", "none", INK, 8)
        + box(-42, -22, 84, 58, LEATHER)
        + box(-42, -22, 12, 58, shade(LEATHER, 0.25), 2.4)
        + box(30, -22, 12, 58, shade(LEATHER, 0.25), 2.4)
        + disc(0, -6, 6, BRASS, DETAIL)
        + box(-22, 6, 24, 16, "#E9C63F", 2)
    )


def wheel() -> Fragment:
    """A cart wheel."""
    spoke = stroke([(0, -34), (0, 34)], INK, 8) + stroke([(0, -34), (0, 34)], WOOD, 4)
    spokes = "".join(moved(spoke, 0, 0, 1, turn) for turn in (0, 45, 90, 135))
    rim = circle(0, 0, 36, "none", INK, 14) + circle(0, 0, 36, "none", WOOD, 8)
    return spokes + rim + disc(0, 0, 9, DARK_WOOD, 2.6)


def rings() -> Fragment:
    """Two wedding rings on a cushion."""
    out = blob(knots("-40,-8! -20,-14 0,-12 20,-14 40,-8! 36,8 40,24! 0,20 -40,24! -36,8"), "#C4374A")
    for x in (-11, 11):
        out += circle(x, -18, 14, "none", INK, 9) + circle(x, -18, 14, "none", GOLD, 4.6)
    return out
