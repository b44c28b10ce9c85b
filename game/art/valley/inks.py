"""The inks of the valley: its burning trees, its evening, and its enamel signs."""

from __future__ import annotations

from game.art.kit.palette import Colour

Pair = tuple[Colour, Colour]
"""A light ink and its shaded one, or a sign's ground and its rim."""

CROWNS: tuple[Pair, ...] = (
    ("#E9A02F", "#C4661E"),
    ("#D4551F", "#96300F"),
    ("#F0C04A", "#CF8424"),
    ("#B93A1B", "#7A2210"),
)
"""The burning trees of fall."""

EVENING: dict[str, Colour] = {"spring": "#9FB4BA", "summer": "#BC9EA4", "fall": "#B0939E", "winter": "#9CA8CC"}
"""The evening over each part of the valley, multiplied with what lies there."""

ENAMEL: dict[str, Pair] = {
    "spring": ("#F8F8E6", "#2F6B4A"),
    "summer": ("#FFF6DF", "#9A4A12"),
    "fall": ("#FFF1DC", "#8E3A14"),
    "winter": ("#F3F8FA", "#1F4E79"),
}
"""A sign in its season."""

SLATE: dict[str, Pair] = {
    "spring": ("#B3C1BC", "#4A6660"),
    "summer": ("#CDB9AE", "#6E4A3A"),
    "fall": ("#C4AAA6", "#6A3A30"),
    "winter": ("#B3BDD6", "#3D5078"),
}
"""A sign in the evening."""
